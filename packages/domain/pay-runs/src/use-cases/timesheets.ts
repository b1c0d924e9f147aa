import { localDay, normalKey } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import { accepted, parseCivilDate, type CivilDate, type Result } from 'payroll-core';
import { shiftMinutes, type AwardShift } from 'payroll-core/au/awards';
import { addDays } from 'payroll-core/calendar';
import type { IdentifierType, InCompany } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { dayOutsideJob } from '../domain/timesheets/day-outside-job';
import { isApproved, type TimesheetShift } from '../domain/timesheets/timesheet-shift';
import type { PayStores } from '../ports';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';

/** A shift of somebody, as it was worked. */
export interface ShiftEntry {
  readonly employeeId?: number;
  readonly employeeNumber?: string;
  readonly shift: AwardShift;
  readonly note?: string | null;
}

export interface EnterShifts extends InCompany {
  readonly identifierType: IdentifierType;
  readonly shifts: readonly ShiftEntry[];
  /** Shifts that these replace, such as a day that is typed anew. Approved ones are not replaced. */
  readonly instead?: readonly number[];
  /** Days of an employee that are entered anew: refused where what is stored there is not what the caller has seen. */
  readonly seen?: {
    readonly employeeId: number;
    readonly from: CivilDate;
    readonly to: CivilDate;
    readonly mayTouch: (stored: readonly TimesheetShift[]) => boolean;
  };
}

export interface ListShifts extends InCompany {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly employeeId?: number;
  readonly approved?: boolean;
}

export interface ApproveShifts extends InCompany {
  readonly shiftIds: readonly number[];
  readonly by: string;
}

export interface OneShift extends InCompany {
  readonly shiftId: number;
}

/** All the shifts of a request or none. */
export function enterShifts(deps: PaysDependencies) {
  return (command: EnterShifts): Promise<Result<readonly TimesheetShift[], PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, (stores) => enterShiftsIn(stores, deps, command));
}

/** The same as a part of a larger unit of work. */
export async function enterShiftsIn(
  stores: PayStores,
  deps: Pick<PaysDependencies, 'clock'>,
  command: EnterShifts,
): Promise<Result<readonly TimesheetShift[], PaysRefusal>> {
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  if (!(await isAsSeen(stores, command))) {
    return refusal('pay/changed-meanwhile', 'The shifts have changed since they were read. Read them again.');
  }
  const removed = await removeEntered(stores, command, command.instead ?? []);
  if (!removed.ok) return removed;
  const employees = await employeesOf(stores, command);
  if (!employees.ok) return employees;
  const employeeIds = [...new Set(employees.value.map(({ id }) => id))].sort((a, b) => a - b);
  await stores.roster.lockAll(command.companyId, employeeIds);
  const ended = await stores.pays.endedEmployments(employeeIds);
  const createdAt = deps.clock.now();
  const today = localDay(createdAt, company.value.details.timezone);
  const entered: Omit<TimesheetShift, 'id'>[] = [];
  for (const [index, { shift, note }] of command.shifts.entries()) {
    const date = parseCivilDate(shift.date);
    if (!date.ok) return refusal('pay/malformed', date.error.message, { index, path: 'date' });
    const minutes = shiftMinutes([shift]);
    if (!minutes.ok) return refusal('pay/malformed', minutes.error.message, { index });
    const employee = employees.value[index]!;
    const outside = dayOutsideJob(date.value, employee, ended, today);
    if (outside !== undefined) return refusal('pay/malformed', outside, { index, path: 'date' });
    entered.push({
      customerId: command.customerId,
      companyId: command.companyId,
      employeeId: employee.id,
      date: date.value,
      shift,
      note: note ?? null,
      approvedBy: null,
      approvedAt: null,
      createdAt,
    });
  }
  const overlap = await overlapping(stores, command.companyId, entered);
  return overlap ?? accepted(await stores.timesheets.addAll(entered));
}

/** Looked at with the employee locked, so that nobody enters a shift between the look and the change. */
async function isAsSeen(stores: PayStores, { companyId, seen }: EnterShifts): Promise<boolean> {
  if (seen === undefined) return true;
  const { employeeId, from, to, mayTouch } = seen;
  await stores.roster.lockAll(companyId, [employeeId]);
  return mayTouch(await stores.timesheets.list({ companyId, employeeIds: [employeeId], from, to }));
}

/** Nobody works two shifts at a time: the shifts of a day are held against those of the day before and after. */
async function overlapping(
  stores: PayStores,
  companyId: number,
  entered: readonly Omit<TimesheetShift, 'id'>[],
): Promise<ReturnType<typeof refusal> | undefined> {
  const dates = entered.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const employeeIds = [...new Set(entered.map(({ employeeId }) => employeeId))];
  const there = await stores.timesheets.list({
    companyId,
    employeeIds,
    from: dayBefore(first),
    to: dayAfter(last),
  });
  for (const employeeId of employeeIds) {
    const own = [...there, ...entered].filter((row) => row.employeeId === employeeId).map(({ shift }) => shift);
    const minutes = shiftMinutes(own);
    if (minutes.ok) continue;
    const { error } = minutes;
    const before = there.filter((row) => row.employeeId === employeeId).map(({ shift }) => shift);
    // The first that does not go with those before it, so that its line or day can be named.
    const index = entered.findIndex((row) => {
      if (row.employeeId !== employeeId) return false;
      before.push(row.shift);
      return !shiftMinutes(before).ok;
    });
    return refusal('pay/malformed', error.message, { index });
  }
  return undefined;
}

const dayBefore = (date: CivilDate): CivilDate => addDays(date, -1);
const dayAfter = (date: CivilDate): CivilDate => addDays(date, 1);

/** The shifts of some days, by date. */
export function listShifts(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: ListShifts): Promise<Result<readonly TimesheetShift[], PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const { companyId, from, to, employeeId, approved } = query;
      return accepted(
        await stores.timesheets.list({
          companyId,
          from,
          to,
          ...(employeeId === undefined ? {} : { employeeIds: [employeeId] }),
          ...(approved === undefined ? {} : { approved }),
        }),
      );
    });
}

/** A shift that is approved, and the processed pay of its day that was made without it. */
export interface ApprovedShift extends TimesheetShift {
  /** Null where the pay of the day has the shift or is still to come. */
  readonly leftOutOfPayId: number | null;
}

/** Notes who approved the shifts. What is approved already stays as it was. */
export function approveShifts(deps: PaysDependencies) {
  return (command: ApproveShifts): Promise<Result<readonly ApprovedShift[], PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const seen = await shiftsOf(stores, command, command.shiftIds);
      if (!seen.ok) return seen;
      // Whoever enters a week anew holds the same locks: nothing is replaced in the moment it is approved.
      const people = [...new Set(seen.value.map(({ employeeId }) => employeeId))].sort((a, b) => a - b);
      await stores.roster.lockAll(command.companyId, people);
      const found = await shiftsOf(stores, command, command.shiftIds);
      if (!found.ok) return found;
      const open = found.value.filter((shift) => !isApproved(shift)).map(({ id }) => id);
      await stores.timesheets.approve(open, command.by, deps.clock.now());
      const approved = await stores.timesheets.ofIds(command.companyId, command.shiftIds);
      return accepted(await withPaysWithout(stores, command, approved));
    });
}

/** No pay is dated longer before the days that it is for. */
const PAID_AHEAD_DAYS = 62;

/** A run takes the shifts of its own days, so that shifts of a processed pay are paid by correcting that pay. */
async function withPaysWithout(
  stores: PayStores,
  { companyId, customerId }: InCompany,
  approved: readonly TimesheetShift[],
): Promise<readonly ApprovedShift[]> {
  const pays = new Map<number, readonly PayRecord[]>();
  for (const [employeeId, shifts] of groupBy(approved, (shift) => shift.employeeId)) {
    const first = shifts.reduce((day, { date }) => (date < day ? date : day), shifts[0]!.date);
    const from = addDays(first, -PAID_AHEAD_DAYS);
    pays.set(employeeId, await stores.pays.list({ customerId, companyId, employeeId, from }));
  }
  return approved.map((shift) => {
    const ofDay = paysOfDay(pays.get(shift.employeeId) ?? [], shift.date);
    const isWithout = ofDay.length > 0 && ofDay.every((pay) => pay.status === 'processed' && !hasShift(pay, shift));
    return { ...shift, leftOutOfPayId: isWithout ? (ofDay.at(-1)?.id ?? null) : null };
  });
}

/** The pays that are for a day; a bonus that is paid by itself is for none. */
function paysOfDay(pays: readonly PayRecord[], date: CivilDate): readonly PayRecord[] {
  return pays.filter(
    ({ status, periodStart, periodEnd, result }) =>
      periodStart <= date &&
      date <= periodEnd &&
      (status === 'pending' || result.hours.length + result.leave.length > 0),
  );
}

/** A pay may have the shifts that were approved before it was made or last changed. */
function hasShift({ updatedAt }: PayRecord, { approvedAt }: TimesheetShift): boolean {
  return approvedAt !== null && approvedAt <= updatedAt;
}

/** A shift that a processed pay was made for is a record of that pay and stays. @law Fair Work Regulations 2009 reg 3.44 */
export function deleteShift(deps: PaysDependencies) {
  return (command: OneShift): Promise<Result<undefined, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const found = await shiftsOf(stores, command, [command.shiftId]);
      if (!found.ok) return found;
      const [shift] = found.value;
      if (shift === undefined) return accepted(undefined);
      if (isApproved(shift) && (await isPaid(stores, shift))) return paidAlready();
      await stores.timesheets.remove([shift.id]);
      return accepted(undefined);
    });
}

async function removeEntered(
  stores: PayStores,
  command: InCompany,
  ids: readonly number[],
): Promise<Result<undefined, PaysRefusal>> {
  if (ids.length === 0) return accepted(undefined);
  const found = await shiftsOf(stores, command, ids);
  if (!found.ok) return found;
  for (const shift of found.value) if (isApproved(shift) && (await isPaid(stores, shift))) return paidAlready();
  await stores.timesheets.remove(ids);
  return accepted(undefined);
}

function paidAlready() {
  return refusal(
    'timesheet/paid',
    'A processed pay was made for this shift, so its record stays. Correct the pay, or enter what is missing as another shift.',
  );
}

async function isPaid(stores: PayStores, { companyId, customerId, employeeId, date }: TimesheetShift) {
  return paysOfDay(await stores.pays.list({ customerId, companyId, employeeId, status: 'processed' }), date).length > 0;
}

async function shiftsOf(
  stores: PayStores,
  command: InCompany,
  ids: readonly number[],
): Promise<Result<readonly TimesheetShift[], PaysRefusal>> {
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  const found = await stores.timesheets.ofIds(command.companyId, [...new Set(ids)]);
  const there = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !there.has(id));
  return missing === undefined
    ? accepted(found)
    : refusal('timesheet/not-found', `There is no shift ${missing} in this company.`);
}

async function employeesOf(
  stores: PayStores,
  { companyId, customerId, identifierType, shifts }: EnterShifts,
): Promise<Result<readonly Employee[], PaysRefusal>> {
  const keys = shifts.map(({ employeeNumber }) => (employeeNumber === undefined ? '' : normalKey(employeeNumber)));
  const holders =
    identifierType === 'employee_number'
      ? await stores.employees.holdersOf(customerId, [...new Set(keys.filter((key) => key !== ''))])
      : [];
  const byKey = new Map(holders.map((holder) => [holder.numberKey, holder.employeeId]));
  const ids = shifts.map(({ employeeId }, i) =>
    identifierType === 'employee_id' ? employeeId : byKey.get(keys[i] ?? ''),
  );
  const there = await stores.employees.ofIds(
    companyId,
    ids.filter((id) => id !== undefined),
  );
  const known = new Map(there.filter(({ isDeleted }) => !isDeleted).map((employee) => [employee.id, employee]));
  const found = ids.flatMap((id) => (id === undefined ? [] : (known.get(id) ?? [])));
  if (found.length === ids.length) return accepted(found);
  const index = ids.findIndex((id) => id === undefined || !known.has(id));
  const path = identifierType === 'employee_id' ? 'employeeId' : 'employeeNumber';
  const said = identifierType === 'employee_id' ? shifts[index]!.employeeId : shifts[index]!.employeeNumber;
  return refusal('pay/unknown-employee', `No employee of this company has ${identifierType} ${said ?? ''}.`, {
    index,
    path,
  });
}
