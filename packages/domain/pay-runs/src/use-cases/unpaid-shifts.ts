import { addDays, divide, whole, type CivilDate } from 'payroll-core';
import { shiftMinutes } from 'payroll-core/au/awards';
import type { PayRecord, PayWarning } from '../domain/pay-record';
import type { PayStores } from '../ports';

/** Days before the last one that are looked through: the longest pay period and the one before it. */
const DAYS = 62;
const MINUTES = whole(60);

interface Leaver {
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly lastDay: CivilDate;
  /** The pay that is only previewed. */
  readonly previewed?: PayRecord;
}

/**
 * Warns of approved shifts up to the last day that no pay was made for: a run that is opened after the end of a job stages
 * nothing for it, so that they would stay unpaid.
 */
export async function warnOfUnpaidShifts(stores: PayStores, leaver: Leaver): Promise<readonly PayWarning[]> {
  const { customerId, companyId, employeeId, lastDay, previewed } = leaver;
  const from = addDays(lastDay, -DAYS);
  const shifts = await stores.timesheets.list({
    companyId,
    employeeIds: [employeeId],
    from,
    to: lastDay,
    approved: true,
  });
  if (shifts.length === 0) return [];
  const pays = await stores.pays.list({ customerId, companyId, employeeId, from });
  const withHours = [...pays, ...(previewed === undefined ? [] : [previewed])].filter(
    ({ result }) => result.hours.length > 0,
  );
  const unpaid = shifts.filter(
    ({ date }) => !withHours.some(({ periodStart, periodEnd }) => periodStart <= date && date <= periodEnd),
  );
  const [first] = unpaid;
  if (first === undefined) return [];
  const minutes = shiftMinutes(unpaid.map(({ shift }) => shift));
  const hours = minutes.ok ? ` (${divide(whole(minutes.value), MINUTES, 2, 'half-up').toString()} hours)` : '';
  const days = [...new Set(unpaid.map(({ date }) => date))];
  return [
    {
      code: 'termination/shifts-not-paid',
      field: 'termination_date',
      message:
        `Approved shifts${hours} of ${days.join(', ')} are in no pay, and runs that are opened after the end of the job leave ` +
        'this employee out. Pay them in a pay of their own for those days, or open the run before the job is ended.',
    },
  ];
}
