import type { FiledPayday, PaydayState } from '@anz-payroll/filing';
import { groupBy } from '@anz-payroll/kernel';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { inForce } from 'payroll-core';
import type { CivilDate } from 'payroll-core/calendar';
import * as nz from 'payroll-core/nz';
import { dueItem, type DueItem } from './due-item';

/** Pays that no pay event holds, by payday: the event is due on or before the day of payment. */
export function dueStp(pays: readonly PayRecord[], outside: ReadonlySet<number>): readonly DueItem[] {
  const open = pays.filter(
    ({ stpStatus, employeeId }) =>
      stpStatus === 'rejected' || (stpStatus === 'not_submitted' && !outside.has(employeeId)),
  );
  return [...groupBy(open, ({ payDate }) => payDate)].map(([date, due]) => {
    const rejected = due.filter(({ stpStatus }) => stpStatus === 'rejected').length;
    const what = `${due.length} ${due.length === 1 ? 'pay' : 'pays'}`;
    if (rejected === 0) return dueItem('stp', date, `Report ${what} through Single Touch Payroll`);
    return rejected === due.length
      ? dueItem('stp', date, `Put right and report again through Single Touch Payroll: ${what} rejected`)
      : dueItem('stp', date, `Report ${what} through Single Touch Payroll, ${rejected} of them rejected before`);
  });
}

/**
 * Paydays that were not recorded as filed.
 * @law Tax Administration Act 1994 (NZ) s 23E: within two working days after payday where it is filed electronically
 */
export function duePaydayFiling(pays: readonly PayRecord[], filed: readonly FiledPayday[]): readonly DueItem[] {
  const known = new Set(filed.map(({ payDate }) => payDate));
  const open = [...new Set(pays.map(({ payDate }) => payDate))].filter((date) => !known.has(date));
  return open.map((date) =>
    dueItem('payday-filing', lastDayToFile(date), `File the payday ${date} with Inland Revenue`),
  );
}

/**
 * Paydays that say something else today than was filed: a correction is told as soon as it is known.
 * @law Tax Administration Act 1994 (NZ) s 23N: errors in employment income information are corrected
 */
export function duePaydayAmendments(paydays: readonly PaydayState[], today: CivilDate): readonly DueItem[] {
  return paydays
    .filter(({ state }) => state === 'changed')
    .map(({ payDate }) => dueItem('payday-filing', today, `Amend the payday ${payDate} with Inland Revenue`));
}

function lastDayToFile(payDate: CivilDate): CivilDate {
  const edition = inForce(nz.paydayFiling, payDate);
  return edition.ok ? nz.employmentInformationDueDate(payDate, 'electronic', edition.value).value : payDate;
}
