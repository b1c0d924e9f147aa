import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, add, decimal, equal, whole, type Decimal, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import type { PayItem } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { shiftsOfPeriod } from '../domain/timesheets/shifts-of-period';
import type { WorkedItem } from '../domain/timesheets/plain-hours';
import type { PayContext } from './pay-context';

/** The rows that the approved shifts of an employee make in the pay; undefined where there are none. */
export function itemOfShifts(context: PayContext, employee: Employee): Result<WorkedItem | undefined, PaysRefusal> {
  const shifts = context.shifts.get(employee.id);
  const run = context.runs.get(employee.details.pay_period);
  if (shifts === undefined || run === undefined) return accepted(undefined);
  const { findAward } = context;
  return countryPayroll(context.company.country).itemOfShifts({ employee, run, shifts, findAward });
}

/** Whether an allowance of that description is one that shifts of this person make. */
export function allowancesOfShifts(context: PayContext, employee: Employee): WorkedItem['isOfShift'] {
  const run = context.runs.get(employee.details.pay_period);
  if (run === undefined) return () => false;
  const { company, findAward } = context;
  const shifts = shiftsOfPeriod(company.details, run, []);
  const worked = countryPayroll(company.country).itemOfShifts({ employee, run, shifts, findAward });
  return worked.ok ? worked.value.isOfShift : () => false;
}

/** The item with the hours of the shifts in place of its own. */
export function withShifts(item: PayItem, worked: WorkedItem | undefined): PayItem {
  if (worked === undefined) return item;
  const { hours, allowances } = worked;
  return {
    ...item,
    hours,
    hoursFrom: 'timesheets',
    ...(allowances.length === 0 ? {} : { allowances: [...(item.allowances ?? []), ...allowances] }),
  };
}

/** Hours that differ from the approved shifts need a note that says why. */
export function reasonMissing(
  context: PayContext,
  employee: Employee,
  hours: readonly Row[],
  note: string | null,
): ReturnType<typeof refusal> | undefined {
  if (note !== null && note.trim() !== '') return undefined;
  const worked = itemOfShifts(context, employee);
  if (!worked.ok || worked.value === undefined) return undefined;
  const due = hoursIn(worked.value.hours);
  const entered = hoursIn(hours);
  return equal(due, entered)
    ? undefined
    : refusal(
        'pay/reason-required',
        `The approved timesheets make ${due.toString()} hours, the pay has ${entered.toString()}. Say why in the note.`,
        { path: 'note' },
      );
}

interface Row {
  readonly units: string;
  readonly value: string;
}

function hoursIn(rows: readonly Row[]): Decimal {
  return rows
    .filter(({ units }) => units === 'hours')
    .reduce<Decimal>((sum, { value }) => add(sum, decimal(value)), whole(0));
}
