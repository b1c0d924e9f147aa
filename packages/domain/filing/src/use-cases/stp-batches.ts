import { groupBy } from '@anz-payroll/kernel';
import { auFinancialYear, type CivilDate, type FinancialYear } from 'payroll-core/calendar';
import type { AuFiledPay, StpAction } from '../domain/stp/kept-au-pay';
import type { StpSelection } from './choose-stp-pays';

/** What becomes one message: a payday or a year, and no more payees than one message holds. */
export interface StpBatch {
  readonly year: FinancialYear;
  readonly paymentDate: CivilDate;
  readonly employeeIds: readonly number[];
  readonly payIds: readonly number[];
  /** The first message of a payday takes the place of what was lodged for it before. */
  readonly isFirstOfDay: boolean;
}

export const MOST_PAYEES = 500;

/** A pay event is of one payday; an update event of one financial year. Oldest first. */
export function stpBatches({ pays, employeesWithout }: StpSelection, action: StpAction): readonly StpBatch[] {
  const groups = groupBy<AuFiledPay, string>(pays, ({ payDate }) =>
    action === 'UPDATE' ? auFinancialYear(payDate).name : payDate,
  );
  for (const { year } of employeesWithout) if (!groups.has(year)) groups.set(year, []);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, ofGroup]) => {
      const without = employeesWithout.filter(({ year }) => year === key).map(({ employeeId }) => employeeId);
      return batchesOf(key, ofGroup, without);
    });
}

function batchesOf(key: string, pays: readonly AuFiledPay[], without: readonly number[]): readonly StpBatch[] {
  const paymentDate = pays.reduce((latest, pay) => (pay.payDate > latest ? pay.payDate : latest), '' as CivilDate);
  const year = auFinancialYear(paymentDate === '' ? (`${key.slice(0, 4)}-07-01` as CivilDate) : paymentDate);
  const employeeIds = [...new Set([...pays.map(({ employeeId }) => employeeId), ...without])].sort((a, b) => a - b);
  const batches: StpBatch[] = [];
  for (let from = 0; from < employeeIds.length; from += MOST_PAYEES) {
    const chunk = new Set(employeeIds.slice(from, from + MOST_PAYEES));
    batches.push({
      year,
      paymentDate: paymentDate === '' ? year.firstDay : paymentDate,
      employeeIds: [...chunk],
      payIds: pays.filter(({ employeeId }) => chunk.has(employeeId)).map(({ payId }) => payId),
      isFirstOfDay: from === 0,
    });
  }
  return batches;
}
