import { localDay, type Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import {
  accepted,
  add,
  addDays,
  addYears,
  decimal,
  isZero,
  whole,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { approvedLeaveOf, leaveRows, lessHours, withLeave } from '../domain/approved-leave';
import { openDays, withClosedown, type Closedown } from '../domain/closedown-days';
import { assumedDays, daysOfJob, type DaysAtWork } from '../domain/days-at-work';
import { addFigures, figure } from '../domain/figures';
import {
  leaveInOtherPays,
  leaveOfPays,
  leavePaidAhead,
  leavePaidElsewhere,
  type LeaveElsewhere,
} from '../domain/leave-elsewhere';
import { noOpeningBalances, openingBalances } from '../domain/leave-account';
import { newPay } from '../domain/new-pay';
import type { LeaveItem, PayItem } from '../domain/pay-command';
import type { Figures, PayRecord } from '../domain/pay-record';
import type { PayRun } from '../domain/pay-run';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { isForNoDays, isOneOffPay } from '../domain/one-off-pay';
import { plannedTermination, type PlannedTermination } from '../domain/planned-termination';
import type { ItemCatalogue } from '../domain/settle-items';
import { finalItem, hoursBesideTimeAway, itemUntil, standardItem } from '../domain/standard-item';
import type { NewPayRun, PayStores } from '../ports';
import { calculatePays, settleItem, type PreparedPay, type WantedPay } from './calculate-pays';
import { itemOfShifts, leaveLessHolidaysWorked, withShifts } from './hours-of-shifts';
import { lastDays } from './last-days';
import { accountIn, loadPayContext, type PayContext, type RunOfPay } from './pay-context';
import { runChange, savePays } from './save-pays';

export interface PaysToStage<Run extends NewPayRun = PayRun> {
  readonly company: Company;
  readonly run: Run;
  readonly payDate: CivilDate;
  /** Locked by the caller. */
  readonly employeeIds: readonly number[];
  readonly batch: string;
  readonly moment: number;
}

/**
 * Stages a pending pay for those of the employees whom the run pays and who have none in it, or only a bonus, back pay or
 * the final pay of the job before: standard hours and standing items. Somebody whose planned last day lies in the period gets the final pay, and somebody whose final pay is staged
 * already the hours until the last day; after that day nobody gets a pay, and neither does somebody who is away without pay.
 * Answers the run with its sums as they are then.
 */
export async function stagePays(stores: PayStores, staging: PaysToStage): Promise<Result<PayRun, PaysRefusal>> {
  const { run } = staging;
  const paid = await paidInRun(stores, staging);
  const prepared = await preparePays(stores, staging, paid);
  if (!prepared.ok) return prepared;
  if (prepared.value === undefined) return accepted(run);
  const pending = prepared.value.pays.map((pay) => pendingPay(staging, pay));
  const pays = await savePending(stores, staging, prepared.value, pending);
  if (pays.length === 0) return accepted(run);
  // A run that had no pays, or only a bonus or back pay of some other day, is of the day that it is opened for.
  const isFirst = run.payCount === paid.oneOffs;
  return accepted(
    await stores.runs.change(run.id, {
      ...runChange([], pays),
      ...(isFirst ? { payDate: staging.payDate } : {}),
    }),
  );
}

/**
 * The same for a run that is not there yet. It is opened when its pays are known, so that it is written with their sums.
 * Undefined where somebody else has opened it meanwhile.
 */
export async function stageNewRun(
  stores: PayStores,
  staging: PaysToStage<NewPayRun>,
): Promise<Result<PayRun | undefined, PaysRefusal>> {
  const prepared = await preparePays(stores, { ...staging, run: { ...staging.run, id: 0 } }, nobodyPaid);
  if (!prepared.ok) return prepared;
  const { context, pays = [] } = prepared.value ?? {};
  const pending = pays.map((pay) => pendingPay(staging, pay));
  const run = await stores.runs.open(staging.run, pending.length === 0 ? undefined : runChange([], pending));
  if (run === undefined || context === undefined) return accepted(run);
  await savePending(
    stores,
    staging,
    { context, pays: pays.map((pay) => ({ ...pay, run: { ...pay.run, id: run.id } })) },
    pending.map((pay) => ({ ...pay, payRunId: run.id })),
  );
  return accepted(run);
}

/**
 * Pays everybody of a run that is not there yet, without staging them first: what processing the staged pays would leave, written
 * once. Undefined where a pay is a final one, which takes locks of its own, where nobody is to be paid, or where somebody else
 * has opened the run meanwhile.
 */
export async function processNewRun(
  stores: PayStores,
  staging: PaysToStage<NewPayRun>,
): Promise<Result<PayRun | undefined, PaysRefusal>> {
  const prepared = await preparePays(stores, { ...staging, run: { ...staging.run, id: 0 } }, nobodyPaid);
  if (!prepared.ok) return prepared;
  const { context, pays = [] } = prepared.value ?? {};
  if (context === undefined || pays.length === 0 || pays.some(({ termination }) => termination !== null)) {
    return accepted(undefined);
  }
  const { payDate, batch, moment } = staging;
  const paid = pays.map((pay) => newPay({ ...pay, payDate, status: 'processed', moment }));
  const run = await stores.runs.open(staging.run, runChange([], paid));
  if (run === undefined) return accepted(undefined);
  const ofRun = pays.map((pay) => ({ ...pay, run: { ...pay.run, id: run.id } }));
  await savePays(stores, context, ofRun, { batch, status: 'processed', moment });
  return accepted(run);
}

interface PaidInRun {
  readonly whoever: ReadonlySet<number>;
  /** Those of them who were paid for no days of the period. */
  readonly oneOffOnly: ReadonlySet<number>;
  /** How many such pays there are. */
  readonly oneOffs: number;
}

const nobodyPaid: PaidInRun = { whoever: new Set(), oneOffOnly: new Set(), oneOffs: 0 };

async function paidInRun(stores: PayStores, { run, employeeIds }: PaysToStage): Promise<PaidInRun> {
  const whoever = await stores.pays.employeesIn(run.id, employeeIds);
  if (whoever.size === 0 || run.payCount === run.pendingCount) return { ...nobodyPaid, whoever };
  const oneOffs = (await stores.pays.madeAtOnceIn(run.id, [...whoever])).filter(isOneOffPay);
  if (oneOffs.length === 0) return { ...nobodyPaid, whoever };
  const oneOffOnly = new Set(oneOffs.map(({ pay }) => pay.employeeId));
  const ids = [...oneOffOnly];
  for (const status of ['pending', 'processed'] as const) {
    for (const one of await stores.pays.ofRun(run.id, ids, status)) {
      if (!isOneOffPay(one)) oneOffOnly.delete(one.pay.employeeId);
    }
  }
  return { whoever, oneOffOnly, oneOffs: oneOffs.length };
}

interface PreparedPays {
  readonly context: PayContext;
  readonly pays: readonly PreparedPay[];
}

/** Undefined where the run pays none of the employees. */
async function preparePays(
  stores: PayStores,
  { company, run, payDate, employeeIds, moment }: PaysToStage<NewPayRun & RunOfPay>,
  { whoever, oneOffOnly }: PaidInRun,
): Promise<Result<PreparedPays | undefined, PaysRefusal>> {
  const active = (await stores.employees.ofIds(company.id, employeeIds))
    .filter((employee) => isPaidIn(employee, run))
    .filter(({ isDeleted, isTerminated }) => !isDeleted && !isTerminated);
  const backAgain = await backAgainIn(
    stores,
    run,
    active.filter(({ id }) => whoever.has(id) && !oneOffOnly.has(id)),
  );
  const employees = active
    .filter(({ id }) => !whoever.has(id) || oneOffOnly.has(id) || backAgain.has(id))
    .sort((a, b) => a.id - b.id);
  if (employees.length === 0) return accepted(undefined);
  const payroll = countryPayroll(company.country);
  const context = await loadPayContext(stores, {
    company,
    payDate,
    employees,
    settles: true,
    rates: false,
    // A standing bonus may be spread over earlier pays, and a termination is valued by them.
    asksForPast: (_id, parts) =>
      payroll.everyPayAsksForHistory || parts.some(({ kind }) => kind === 'bonus' || kind === 'planned-termination'),
    mayEnd: (_id, parts) => isLastRun(plannedTermination(parts), run),
    runs: 'look',
    run,
  });
  const leaving = await lastDays(stores, company, employees);
  const finalPays = await finalPaysOfPlans(stores, context, employees, run);
  const today = localDay(moment, company.details.timezone);
  const catalogues = new Map<number, ItemCatalogue>();
  const wanted: WantedPay[] = [];
  for (const [index, employee] of employees.entries()) {
    const parts = context.parts.get(employee.id) ?? [];
    const waiting = finalPays.get(employee.id);
    // The final pay of a plan is made once; another run has it. One that was asked for by itself has none of the days up to its own last one.
    if (waiting !== undefined && !(isForNoDays(waiting) && leaving.has(employee.id))) continue;
    const planned = waiting === undefined ? plannedTermination(parts) : undefined;
    const lastDay = planned?.terminationDate ?? leaving.get(employee.id);
    if (lastDay !== undefined && lastDay < run.startDate) {
      if (planned !== undefined && lastDay < today) return planHasPassed(lastDay, index);
      continue;
    }
    const item = itemOfRun(context, employee, run, { lastDay, planned });
    const worked = itemOfShifts(context, employee);
    if (!worked.ok) return { ok: false, error: { ...worked.error, index } };
    const employed = daysOfJob(employee.details, run, lastDay);
    const isTimesheet = worked.value !== undefined;
    const rows = leaveRows(context.company.country, approvedLeaveOf(parts), employed);
    const taken = isTimesheet ? rows : rows.filter((row) => payroll.isLeaveTaken(employee.details, row));
    const paid = leavePaidAhead(context.company.country, accountIn(context, employee.id).leave, employed);
    const elsewhere = taken.length + paid.length === 0 ? nowhere : await leaveElsewhere(stores, company, employee, run);
    const outside = leaveInOtherPays(withAlso(taken, paid), elsewhere);
    const hoursPerDay = decimal(employee.details.standard_hours_per_day);
    // Shifts that were worked are paid, whatever time away was told.
    const atWork = isTimesheet ? undefined : payroll.daysAtWork(employee.details, parts, run, employed);
    const timeAway = hoursBesideTimeAway(employee.details, atWork);
    const placed = { isTimesheet, hoursPerDay, elsewhere, timeAway };
    const staged = withShifts(item, worked.value);
    const away = besideHolidays(withAlso(taken, paid), staged);
    const withoutClosedown = withLeave(withoutHolidaysPaid(staged, elsewhere), away, placed);
    const closedowns = payroll.closedowns(employee.details, parts, employed);
    const closed = {
      ...{ country: context.company.country, closedowns, isTimesheet },
      hoursPerDay,
      left: figure(leaveBefore(context, employee), 'ANNUAL_HOLIDAYS'),
      outside,
    };
    const { item: full, warnings: told } =
      closedowns.length === 0
        ? { item: withoutClosedown, warnings: [] }
        : withClosedown(withoutClosedown, closed, daysWorked(context, employee));
    if (isClosedThroughout(full, closedowns, run)) continue;
    if (hasNoDayToPay(atWork, full)) continue;
    if (oneOffOnly.has(employee.id) && paysNothing(full)) continue;
    const settled = settleItem(context, employee, full, index, 'of-a-staged-pay', catalogues);
    if (!settled.ok) return settled;
    const assumed = [
      ...told,
      ...leavePaidElsewhere(withAlso(taken, paid), elsewhere),
      ...((full.hours ?? []).length === 0 ? [] : assumedDays(atWork, run)),
    ];
    wanted.push(assumed.length === 0 ? settled.value : { ...settled.value, assumed });
  }
  const prepared = calculatePays(context, wanted, { redistributeTaxByGross: false });
  return prepared.ok ? accepted({ context, pays: prepared.value }) : prepared;
}

function isLastRun(planned: PlannedTermination | undefined, { startDate, endDate }: RunOfPay): boolean {
  return planned !== undefined && planned.terminationDate >= startDate && planned.terminationDate <= endDate;
}

/** A final pay is seldom paid later than so many days after the job began anew. */
const DAYS_SINCE = 62;

/**
 * Who was reinstated and has in the run the final pay of the job before and no other pay. Its days, where it has any, are those up to
 * the last one.
 */
async function backAgainIn(stores: PayStores, run: RunOfPay, paid: readonly Employee[]): Promise<ReadonlySet<number>> {
  const from = addDays(run.startDate, -DAYS_SINCE);
  const began = paid.filter(({ details }) => details.start_date >= from).map(({ id }) => id);
  if (began.length === 0) return new Set();
  const back = new Set<number>();
  const others = new Set((await stores.pays.ofRun(run.id, began, 'pending')).map(({ pay }) => pay.employeeId));
  for (const { pay } of await stores.pays.ofRun(run.id, began, 'processed')) {
    (pay.termination === null ? others : back).add(pay.employeeId);
  }
  return new Set([...back].filter((id) => !others.has(id)));
}

/** Who has a final pay that waits, among those whose planned last day is in the period or before it. */
async function finalPaysOfPlans(
  stores: PayStores,
  { parts }: PayContext,
  employees: readonly Employee[],
  { endDate }: RunOfPay,
): Promise<ReadonlyMap<number, PayRecord>> {
  const ids = employees.flatMap(({ id }) => {
    const planned = plannedTermination(parts.get(id) ?? []);
    return planned !== undefined && planned.terminationDate <= endDate ? [id] : [];
  });
  if (ids.length === 0) return new Map();
  return new Map((await stores.pays.stagedTerminations(ids)).map((pay) => [pay.employeeId, pay]));
}

function planHasPassed(lastDay: CivilDate, index: number) {
  return refusal(
    'termination/business',
    `The planned last day, ${lastDay}, has passed, and no final pay was made. Open the pay run of that day, which makes it, or terminate ` +
      'the employee, or take the plan back.',
    { index },
  );
}

type Saving = Pick<PaysToStage, 'payDate' | 'batch' | 'moment'>;

async function savePending(
  stores: PayStores,
  { batch, moment }: Saving,
  { context, pays: prepared }: PreparedPays,
  pays: readonly PayRecord[],
): Promise<readonly PayRecord[]> {
  // What came from a template is noted by the number of its pay.
  if (prepared.some(({ templates }) => templates.length > 0)) {
    return savePays(stores, context, prepared, { batch, status: 'pending', moment });
  }
  await stores.pays.stageAll(
    batch,
    pays.map((pay, n) => ({ pay, calculationInput: prepared[n]!.calculated.calculationInput })),
  );
  await stores.knownItems.remember(prepared.flatMap(({ created }) => created));
  return pays;
}

function pendingPay({ payDate, moment }: Saving, pay: PreparedPay): PayRecord {
  return newPay({ ...pay, payDate, status: 'pending', moment });
}

const nowhere: LeaveElsewhere = new Map();

/** Approved leave, and days of leave that were paid before their period without an approval. */
function withAlso(approved: readonly LeaveItem[], paid: readonly LeaveItem[]): readonly LeaveItem[] {
  const isApproved = ({ leaveType, date }: LeaveItem) =>
    approved.some((row) => row.leaveType === leaveType && row.date === date);
  return paid.length === 0 ? approved : [...approved, ...paid.filter((row) => !isApproved(row))];
}

/** The item without public holidays that another pay has: the hours of the item leave them out already. */
function withoutHolidaysPaid(item: PayItem, elsewhere: LeaveElsewhere): PayItem {
  if (elsewhere.size === 0 || item.leave === undefined) return item;
  const isPaid = ({ leaveType, date }: LeaveItem) =>
    leaveType === 'PAID_PUBLIC_HOLIDAY' && elsewhere.has(`${leaveType}:${date}`);
  return { ...item, leave: (item.leave ?? []).filter((row) => !isPaid(row)) };
}

/** The rows that take hours out of the item: a public holiday that it has is out of them. */
function besideHolidays(rows: readonly LeaveItem[], { leave }: PayItem): readonly LeaveItem[] {
  const holidays = (leave ?? []).filter(({ leaveType }) => leaveType === 'PAID_PUBLIC_HOLIDAY');
  return rows.filter(({ date }) => !holidays.some((holiday) => holiday.date === date));
}

/** Leave that other pays of the employee than this one have, made up to a year before the period. */
async function leaveElsewhere(
  stores: PayStores,
  { id: companyId, customerId }: Company,
  { id: employeeId }: Employee,
  run: RunOfPay,
  payId?: number,
): Promise<LeaveElsewhere> {
  const pays = await stores.pays.list({ customerId, companyId, employeeId, from: addYears(run.startDate, -1) });
  return leaveOfPays(pays.filter(({ id }) => id !== payId));
}

/** What is in the leave account before a pay, opening balances included. */
function leaveBefore(context: PayContext, { id, details }: Employee): Figures {
  const opening = openingBalances(context.parts.get(id) ?? []) ?? noOpeningBalances;
  const brought = countryPayroll(context.company.country).openingLeave(details, opening);
  return addFigures(brought, accountIn(context, id).leave);
}

function daysWorked({ shifts }: PayContext, { id }: Employee): ReadonlySet<string> {
  return new Set((shifts.get(id)?.own ?? []).flatMap(({ date }) => date ?? []));
}

/** Nothing is worked or paid in a period that a closedown of before fills. In that of its first day holiday pay may be due. */
function isClosedThroughout({ hours, leave, termination }: PayItem, closedowns: readonly Closedown[], run: RunOfPay) {
  if (closedowns.length === 0 || closedowns.some(({ began }) => began >= run.startDate)) return false;
  if ((leave ?? []).length > 0 || (termination ?? null) !== null) return false;
  return hours !== undefined && (hours ?? []).every(({ value }) => isZero(decimal(value)));
}

/**
 * What a run stages for somebody without shifts: the standard hours, less the leave that the pay has, and the public holidays
 * off. Leave that was approved and is in no pay takes no hours out of it.
 */
export async function itemWithoutShifts(
  stores: PayStores,
  context: PayContext,
  employee: Employee,
  run: RunOfPay,
  pay: { readonly id: number; readonly leave: PayItem['leave'] },
): Promise<Pick<PayItem, 'hours' | 'leave'>> {
  const parts = context.parts.get(employee.id) ?? [];
  const leaving = await lastDays(stores, context.company, [employee]);
  const planned = plannedTermination(parts);
  const lastDay = planned?.terminationDate ?? leaving.get(employee.id);
  const item = itemOfRun(context, employee, run, { lastDay, planned });
  const { startDate, endDate } = daysOfJob(employee.details, run, lastDay);
  const payroll = countryPayroll(context.company.country);
  const inPay = (pay.leave ?? []).filter(
    (row) =>
      row.leaveType !== 'PAID_PUBLIC_HOLIDAY' &&
      row.isCashUp !== true &&
      row.isAdjustment !== true &&
      startDate <= row.date &&
      row.date <= endDate,
  );
  const { country } = context.company;
  const approved = withAlso(
    leaveRows(country, approvedLeaveOf(parts), { startDate, endDate }),
    leavePaidAhead(country, accountIn(context, employee.id).leave, { startDate, endDate }),
  );
  const elsewhere =
    approved.length === 0 ? nowhere : await leaveElsewhere(stores, context.company, employee, run, pay.id);
  const outside = leaveInOtherPays(approved, elsewhere);
  const away = [...inPay, ...outside].filter((row) => payroll.isLeaveTaken(employee.details, row));
  const perDay = decimal(employee.details.standard_hours_per_day);
  const timeAway = hoursBesideTimeAway(
    employee.details,
    payroll.daysAtWork(employee.details, parts, run, { startDate, endDate }),
  );
  const taken = withLeave(item, besideHolidays(away, item), { isTimesheet: false, hoursPerDay: perDay, timeAway });
  const closedowns = payroll.closedowns(employee.details, parts, { startDate, endDate });
  const closed = closedowns
    .flatMap((closedown) => openDays(closedown, [...(taken.leave ?? []), ...outside], perDay))
    .reduce<Decimal>((sum, { open }) => add(sum, open), whole(0));
  return {
    hours: { ...taken, ...lessHours(taken, closed) }.hours ?? [],
    leave: withoutHolidaysPaid(item, elsewhere).leave ?? [],
  };
}

interface EndOfJob {
  readonly lastDay: CivilDate | undefined;
  readonly planned: PlannedTermination | undefined;
}

function itemOfRun(context: PayContext, employee: Employee, run: RunOfPay, { lastDay, planned }: EndOfJob): PayItem {
  const { company, payDate, parts: partsOf } = context;
  const parts = partsOf.get(employee.id) ?? [];
  const payroll = countryPayroll(company.country);
  const off = payroll.publicHolidaysOff(employee.details, parts, company.details.region, { ...run, payDate });
  const atWork = payroll.daysAtWork(employee.details, parts, run, daysOfJob(employee.details, run, lastDay));
  const item =
    lastDay === undefined || lastDay > run.endDate
      ? standardItem(employee, off, atWork)
      : planned === undefined
        ? itemUntil(employee, lastDay, off, atWork)
        : finalItem(employee, planned, off, atWork);
  const leave = leaveLessHolidaysWorked(context, employee, item.leave);
  return leave === undefined ? item : { ...item, leave };
}

/**
 * At work on no working day of the period, with no leave and no end of the job to pay. Whoever is paid for the hours worked and
 * no others, such as a casual, may have worked on any day of the job.
 */
function hasNoDayToPay(atWork: DaysAtWork | undefined, { hours, leave, termination }: PayItem): boolean {
  if (atWork?.worked !== 0 || (leave ?? []).length > 0 || (termination ?? null) !== null) return false;
  return hours !== undefined || atWork.away.length > 0;
}

function paysNothing({ hours, leave, termination }: PayItem): boolean {
  return (hours ?? []).length + (leave ?? []).length === 0 && (termination ?? null) === null;
}

function isPaidIn({ details }: Employee, run: RunOfPay): boolean {
  return details.active_pay_recipient && details.pay_period === run.payPeriod && details.start_date <= run.endDate;
}
