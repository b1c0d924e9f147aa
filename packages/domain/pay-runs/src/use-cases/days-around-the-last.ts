import type { Employee } from '@anz-payroll/employee-lifecycle';
import { addDays, divide, whole, type CivilDate } from 'payroll-core';
import { shiftMinutes } from 'payroll-core/au/awards';
import { countryPayroll } from '../countries/registered-countries';
import { daysPaidAfter } from '../domain/days-paid-after';
import type { PayRecord, PayWarning } from '../domain/pay-record';
import type { TimesheetShift } from '../domain/timesheets/timesheet-shift';
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
  /** The final pay; pays that were made after it say themselves that they are for days after the last one. */
  readonly finalPayId?: number;
}

/**
 * Warns of pays for days up to the last one that wait beside a final pay that does not, so that it has nothing of what they earn. Warns
 * of approved shifts up to the last day that no pay was made for, or without shifts of the days after the last pay: a run
 * that is opened after the end of a job stages nothing for it, so that they would stay unpaid. Warns of days after the last one, too,
 * that pays were made for before.
 */
export async function warnOfDaysAround(stores: PayStores, leaver: Leaver): Promise<readonly PayWarning[]> {
  const { customerId, companyId, employeeId, lastDay, previewed, finalPayId } = leaver;
  const from = addDays(lastDay, -DAYS);
  const shifts = await stores.timesheets.list({
    companyId,
    employeeIds: [employeeId],
    from,
    to: lastDay,
    approved: true,
  });
  const pays = await stores.pays.list({ customerId, companyId, employeeId, from });
  const all = [...pays, ...(previewed === undefined ? [] : [previewed])];
  const employee = await stores.employees.find(employeeId);
  if (employee === undefined) return [];
  const unpaid = shifts.length > 0 ? unpaidShifts(shifts, all) : daysAfterLastPay(employee, all, lastDay);
  const before = pays.filter(({ id }) => finalPayId === undefined || id < finalPayId);
  const [first] = pays;
  if (first === undefined) return unpaid;
  const payroll = countryPayroll(first.country);
  const finalPay = finalPayId === undefined ? payroll.finalPayStatus : pays.find(({ id }) => id === finalPayId)?.status;
  // A final pay that waits itself is worked out again when its run is processed. Whoever is employed again has pays of the new job.
  const isMade = finalPay === 'processed' && (finalPayId === undefined || employee.isTerminated);
  const waiting = isMade ? paysThatWait(pays, lastDay) : [];
  if (!before.some(({ periodEnd }) => periodEnd > lastDay)) return [...waiting, ...unpaid];
  const parts = await stores.roster.partsOf([employeeId]);
  const after = daysPaidAfter(employee, before, lastDay, (period, employed) =>
    payroll.daysAtWork(employee.details, parts, period, employed),
  );
  return [...waiting, ...unpaid, ...after];
}

function paysThatWait(pays: readonly PayRecord[], lastDay: CivilDate): readonly PayWarning[] {
  const waiting = pays.filter(
    ({ status, termination, periodStart, result }) =>
      status === 'pending' &&
      termination === null &&
      periodStart <= lastDay &&
      result.hours.length + result.leave.length > 0,
  );
  if (waiting.length === 0) return [];
  const named = waiting.map(
    ({ id, payRunId, periodStart, periodEnd }) => `pay ${id} for ${periodStart} to ${periodEnd} in pay run ${payRunId}`,
  );
  return [
    {
      code: 'termination/pays-wait',
      field: 'termination_date',
      message:
        `Pays for days up to the last one wait: ${named.join(', ')}. The final pay has nothing of the leave and holiday pay that they earn. ` +
        'Process them first and end the job then; where it is ended already, delete the final pay, process them, and end it again.',
    },
  ];
}

function unpaidShifts(shifts: readonly TimesheetShift[], pays: readonly PayRecord[]): readonly PayWarning[] {
  const withHours = pays.filter(({ result }) => result.hours.length > 0);
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

/** Casuals may not have worked on them. Somebody without a pay for so long was not at work. */
function daysAfterLastPay(
  { details }: Employee,
  pays: readonly PayRecord[],
  lastDay: CivilDate,
): readonly PayWarning[] {
  if (details.employment_status === 'Casual' || details.is_death_beneficiary) return [];
  const began = details.start_date;
  const ends = pays
    .filter(({ result, periodStart }) => periodStart <= lastDay && result.hours.length + result.leave.length > 0)
    .map(({ periodEnd }) => periodEnd);
  const until = ends.toSorted().at(-1);
  if (until === undefined && began < addDays(lastDay, -DAYS)) return [];
  const from = until === undefined || until < began ? began : addDays(until, 1);
  if (from > lastDay) return [];
  return [
    {
      code: 'termination/days-not-paid',
      field: 'termination_date',
      message:
        `No pay is for the days from ${from} to ${lastDay}, and the final pay holds no hours. What was worked on them is still to be paid, ` +
        'by a pay of its own.',
    },
  ];
}
