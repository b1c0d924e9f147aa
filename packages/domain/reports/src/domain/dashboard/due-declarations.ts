import type { Employee } from '@anz-payroll/employee-lifecycle';
import { addDays, civilDate, type CivilDate } from 'payroll-core/calendar';
import { dueItem, type DueItem } from './due-item';

/** What an employee or an office declared until a day, by the field that holds its last day. */
const lapsing = {
  stc_end_date: 'The tailored tax code certificate ends; after it the code before it counts, and without one ND',
  withholding_variation_to: 'The withholding variation notice ends',
  kiwisaver_suspension_end_date: 'The savings suspension ends; contributions begin again',
  kiwisaver_reduction_end_date: 'The temporary rate reduction of KiwiSaver ends',
  holiday_pay_with_pay_end_date: 'The fixed term ends, and holiday pay with the pay with it',
} as const;

const DAYS_AHEAD = 60;
const DAYS_BACK = 14;

/** Declarations that lapse soon, or have just lapsed. */
export function dueDeclarations(employees: readonly Employee[], today: CivilDate): readonly DueItem[] {
  const from = addDays(today, -DAYS_BACK);
  const to = addDays(today, DAYS_AHEAD);
  return employees
    .filter(({ isTerminated }) => !isTerminated)
    .flatMap(({ id, details }) =>
      (Object.keys(lapsing) as readonly (keyof typeof lapsing)[]).flatMap((field) => {
        const last = details[field];
        return last === null || last < from || last > to
          ? []
          : [
              dueItem('declaration', civilDate(last), `${details.first_name} ${details.last_name}: ${lapsing[field]}`, {
                employeeId: id,
              }),
            ];
      }),
    );
}
