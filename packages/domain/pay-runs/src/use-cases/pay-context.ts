import type { Company, CompanyAllowance } from '@anz-payroll/companies';
import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import { addDays, civilDate, type CivilDate, type FinancialYear } from 'payroll-core';
import type { Award } from 'payroll-core/au/awards';
import type { EndedEmployment } from '../domain/ended-employment';
import { negateFigures } from '../domain/figures';
import type { KnownItem } from '../domain/known-items';
import type { PayPeriod } from '../domain/pay-command';
import type { PayRun } from '../domain/pay-run';
import type { Figures, PayRecord } from '../domain/pay-record';
import { periodOf, type PayCalendar, type Period } from '../domain/period-of';
import { periodPaidOn } from '../domain/period-paid-on';
import type { CompanyRates } from '../domain/settle-hours';
import { firstDayThatCounts, shiftsOfPeriod, type ShiftsOfPeriod } from '../domain/timesheets/shifts-of-period';
import { isApproved, type TimesheetShift } from '../domain/timesheets/timesheet-shift';
import type { ServiceOnEnding } from '../countries/pay-basis';
import { countryPayroll } from '../countries/registered-countries';
import type { Account, PayWithInput, LedgerEntry, PastPay, PayStores } from '../ports';
import { accountWith } from './account-with';

/** The run of a pay, or in a preview the run that it would make; the days are those that the pay is for. */
export interface RunOfPay extends Pick<PayRun, 'id' | 'payPeriod' | 'startDate' | 'endDate' | 'payDate'> {
  /** The last day of the run, where the pay is for other days than the run. */
  readonly runEndDate?: CivilDate;
}

/** Everything that the pays of some employees on one day are calculated from, read in a few queries. */
export interface PayContext {
  readonly company: Company;
  readonly payDate: CivilDate;
  readonly year: FinancialYear;
  readonly employees: ReadonlyMap<number, Employee>;
  readonly parts: ReadonlyMap<number, readonly Part[]>;
  readonly templates: ReadonlyMap<number, readonly CompanyAllowance[]>;
  readonly rates: CompanyRates;
  readonly known: ReadonlyMap<number, readonly KnownItem[]>;
  readonly accounts: ReadonlyMap<number, Account>;
  /** Ledger entries after these pays, of those who have some. The accounts hold them; the year to date before the pays does not. */
  readonly later: ReadonlyMap<number, readonly LedgerEntry[]>;
  readonly past: ReadonlyMap<number, readonly PastPay[]>;
  /** Processed pays of a later pay date, of those whose job ends with these pays, where the country asks for them. */
  readonly paidLater: ReadonlyMap<number, readonly PastPay[]>;
  readonly runs: ReadonlyMap<PayPeriod, RunOfPay>;
  /** Processed pays of these employees in those runs. */
  readonly inRuns: ReadonlyMap<number, readonly PayWithInput[]>;
  /** Processed pays of these employees in other runs with days of those runs: of somebody whose pay period or calendar has changed. */
  readonly beside: ReadonlyMap<number, readonly PayRecord[]>;
  /** Approved shifts of those who have some on the days that the pays are for, or shortly before. */
  readonly shifts: ReadonlyMap<number, ShiftsOfPeriod>;
  /** Shifts of these days that nobody has approved. */
  readonly openShifts: ReadonlyMap<number, readonly TimesheetShift[]>;
  readonly findAward: (code: string) => Award | undefined;
  /** Employments that ended, of those who are paid for days before the present one or after their last day. */
  readonly ended: readonly EndedEmployment[];
  /** Of those whose job ends with these pays, where the country asks for it. */
  readonly services: ReadonlyMap<number, ServiceOnEnding>;
}

export interface ContextWanted {
  readonly company: Company;
  readonly payDate: CivilDate;
  readonly employees: readonly Employee[];
  /** Whether rows are still to be settled, for which templates and known items are looked up. */
  readonly settles: boolean;
  /** Whether rates are looked up by reference or description. */
  readonly rates: boolean;
  /** Whether this employee, with these standing items, has a pay that asks about earlier ones. */
  readonly asksForPast: (employeeId: number, parts: readonly Part[]) => boolean;
  /** Whether the job of this employee, with these entries, may end with a pay; nobody's, unless given. */
  readonly mayEnd?: (employeeId: number, parts: readonly Part[]) => boolean;
  /** `open` makes a run that is not there; `look` only imagines it. */
  readonly runs: 'open' | 'look';
  /** The run to use instead, where the pays are in one already, by its number or as it was read: its days never change. */
  readonly runId?: number;
  readonly run?: RunOfPay;
  /** The last day of the run's period; without one, the company's calendar says which period is paid on the pay date. */
  readonly periodEnd?: CivilDate | undefined;
  /** The days that the pays are for, where the request names them. */
  readonly period?: Period | undefined;
}

/** Days end with the year 2199. */
const LAST_PAYDAY = civilDate('2199-12-31');

const noRates: CompanyRates = { groups: [], rates: [] };

export async function loadPayContext(stores: PayStores, wanted: ContextWanted): Promise<PayContext> {
  const { company, payDate, employees } = wanted;
  const ids = employees.map(({ id }) => id);
  const payroll = countryPayroll(company.country);
  const year = payroll.yearOf(payDate);
  // Asked for together: a database server works on the next question while the answer before it is read here.
  const [partsOfAll, templatesOfAll, knownOfAll, accounts] = await Promise.all([
    stores.roster.partsOf(ids),
    wanted.settles ? stores.allowances.ofCompany(company.id) : [],
    wanted.settles ? stores.knownItems.of(ids) : [],
    stores.ledger.accountsOn(ids, year.name, payDate),
  ]);
  const parts = grouped(partsOfAll);
  const templates = templatesByEmployee(templatesOfAll, new Set(ids));
  const known = grouped(knownOfAll);
  const paidLater = accounts.filter(({ hasLaterEntries }) => hasLaterEntries).map(({ employeeId }) => employeeId);
  const later = paidLater.length === 0 ? [] : await stores.ledger.entriesFrom(paidLater, addDays(payDate, 1));
  const runs = new Map<PayPeriod, RunOfPay>();
  const inRuns = new Map<number, readonly PayWithInput[]>();
  for (const payPeriod of new Set(employees.map(({ details }) => details.pay_period))) {
    const run = await runOf(stores, wanted, payPeriod);
    runs.set(payPeriod, forDays(run, wanted.period));
    if (run.id === 0) continue;
    const there = employees.filter(({ details }) => details.pay_period === payPeriod).map(({ id }) => id);
    for (const [id, pays] of grouped(await processedIn(stores, run.id, there)))
      inRuns.set(
        id,
        pays.map(({ own }) => own),
      );
  }
  const asked = ids.filter(
    (id) => wanted.asksForPast(id, parts.get(id) ?? []) || (inRuns.get(id) ?? []).some(hasPayments),
  );
  const lists = asked.map((id) => parts.get(id) ?? []);
  const past = asked.length === 0 ? [] : await stores.pays.past(asked, payroll.historyFrom(payDate, lists), payDate);
  const leaving = employees.filter(({ id }) => wanted.mayEnd?.(id, parts.get(id) ?? []) === true);
  return {
    company,
    payDate,
    year,
    employees: new Map(employees.map((employee) => [employee.id, employee])),
    parts,
    templates,
    rates: wanted.rates ? await ratesOf(stores, company.id) : noRates,
    known,
    accounts: new Map(accounts.map((account) => [account.employeeId, account])),
    later: grouped(later),
    past: grouped(past),
    paidLater: payroll.everyPayAsksForHistory ? await paidAfter(stores, payDate, leaving) : new Map(),
    runs,
    inRuns,
    beside: await paidBeside(stores, company, employees, runs),
    ...(await shiftsOfDays(stores, company, employees, runs)),
    findAward: (code) => stores.awards.find(code),
    ended: await endedBefore(stores, employees, runs, payDate),
    services: await servicesOf(stores, company, payroll.endingAsksForService ? leaving : []),
  };
}

async function paidAfter(
  stores: PayStores,
  payDate: CivilDate,
  leaving: readonly Employee[],
): Promise<ReadonlyMap<number, readonly PastPay[]>> {
  if (leaving.length === 0) return new Map();
  const ids = leaving.map(({ id }) => id);
  return grouped(await stores.pays.past(ids, addDays(payDate, 1), LAST_PAYDAY));
}

/** One look into the runs of the company: mostly no other one has the same days. */
async function paidBeside(
  stores: PayStores,
  { id: companyId, customerId }: Company,
  employees: readonly Employee[],
  runs: ReadonlyMap<PayPeriod, RunOfPay>,
): Promise<ReadonlyMap<number, readonly PayRecord[]>> {
  const found: PayRecord[] = [];
  for (const [payPeriod, { id, startDate, endDate }] of runs) {
    const there = employees.filter(({ details }) => details.pay_period === payPeriod).map((employee) => employee.id);
    if (there.length === 0) continue;
    for (const other of await stores.runs.list({ customerId, companyId, from: startDate, to: endDate })) {
      if (other.id === id) continue;
      for (const { pay } of await stores.pays.ofRun(other.id, there, 'processed')) found.push(pay);
    }
  }
  return grouped(found);
}

/** What the record knows of the service of those who leave. */
async function servicesOf(
  stores: PayStores,
  { id: companyId, customerId }: Company,
  leaving: readonly Employee[],
): Promise<ReadonlyMap<number, ServiceOnEnding>> {
  const services = new Map<number, ServiceOnEnding>();
  if (leaving.length === 0) return services;
  const active = await stores.roster.activeIn(companyId);
  for (const { id, details } of leaving) {
    const employees = new Set([...active, id]).size;
    const pays = await stores.pays.list({
      customerId,
      companyId,
      employeeId: id,
      from: details.start_date,
      status: 'processed',
    });
    services.set(id, { employees, pays });
  }
  return services;
}

async function endedBefore(
  stores: PayStores,
  employees: readonly Employee[],
  runs: ReadonlyMap<PayPeriod, RunOfPay>,
  payDate: CivilDate,
): Promise<readonly EndedEmployment[]> {
  const ids: number[] = [];
  for (const { id, details, terminationDate } of employees) {
    const isBefore = details.start_date > runs.get(details.pay_period)!.endDate;
    if (isBefore || (terminationDate !== null && terminationDate < payDate)) ids.push(id);
  }
  return ids.length === 0 ? [] : stores.pays.endedEmployments(ids);
}

/** Bonuses and back payments may be taxed with earlier pays, and they are taxed anew with every pay of their period. */
function hasPayments({ calculationInput: { input } }: PayWithInput): boolean {
  return (input.bonuses ?? []).length + (input.backPayments ?? []).length > 0;
}

async function shiftsOfDays(
  stores: PayStores,
  { id: companyId, details: calendar }: Company,
  employees: readonly Employee[],
  runs: ReadonlyMap<PayPeriod, RunOfPay>,
): Promise<Pick<PayContext, 'shifts' | 'openShifts'>> {
  const shifts = new Map<number, ShiftsOfPeriod>();
  const openShifts = new Map<number, readonly TimesheetShift[]>();
  for (const [payPeriod, run] of runs) {
    const details = new Map(
      employees.filter((one) => one.details.pay_period === payPeriod).map((one) => [one.id, one.details]),
    );
    const [from] = [...details.values()].map((one) => firstDayThatCounts(calendar, run.startDate, one)).sort();
    if (from === undefined) continue;
    const query = { companyId, employeeIds: [...details.keys()], from, to: run.endDate };
    for (const [employeeId, found] of grouped(await stores.timesheets.list(query))) {
      const ofPeriod = shiftsOfPeriod(calendar, run, details.get(employeeId)!, found.filter(isApproved));
      if (ofPeriod.own.length > 0 || ofPeriod.before.length > 0) shifts.set(employeeId, ofPeriod);
      const open = found.filter((shift) => !isApproved(shift) && shift.date >= run.startDate);
      if (open.length > 0) openShifts.set(employeeId, open);
    }
  }
  return { shifts, openShifts };
}

async function processedIn(stores: PayStores, runId: number, employeeIds: readonly number[]) {
  const pays = await stores.pays.ofRun(runId, employeeIds, 'processed');
  return pays.map((own) => ({ employeeId: own.pay.employeeId, own }));
}

async function runOf(stores: PayStores, wanted: ContextWanted, payPeriod: PayPeriod): Promise<RunOfPay> {
  const { company, payDate } = wanted;
  if (wanted.run !== undefined) return wanted.run;
  const fixed = wanted.runId === undefined ? undefined : await stores.runs.find(company.id, wanted.runId);
  if (fixed !== undefined) return fixed;
  const period = periodOfRun(company.details, payPeriod, wanted);
  // A run that was opened under an earlier calendar is still found by the pay date.
  const day = payDate >= period.startDate && payDate <= period.endDate ? payDate : period.endDate;
  const fresh = { customerId: company.customerId, companyId: company.id, payPeriod, payDate, ...period };
  if (wanted.runs === 'open') return stores.runs.findOrOpen(fresh, day);
  return (await stores.runs.holding(company.id, payPeriod, day)) ?? { ...fresh, id: 0 };
}

/** Named by its last day, or by all its days, or chosen by the calendar of the company. */
export function periodOfRun(
  calendar: PayCalendar,
  payPeriod: PayPeriod,
  { payDate, periodEnd, period }: Pick<ContextWanted, 'payDate' | 'periodEnd' | 'period'>,
): Period {
  if (periodEnd !== undefined) return periodOf(calendar, payPeriod, periodEnd);
  if (period !== undefined) {
    const { startDate, endDate } = periodOf(calendar, payPeriod, period.endDate);
    if (startDate === period.startDate && endDate === period.endDate) return period;
  }
  return periodPaidOn(calendar, payPeriod, payDate);
}

function forDays(run: RunOfPay, period: Period | undefined): RunOfPay {
  if (period === undefined || (period.startDate === run.startDate && period.endDate === run.endDate)) return run;
  return { ...run, ...period, runEndDate: run.endDate };
}

async function ratesOf(stores: PayStores, companyId: number): Promise<CompanyRates> {
  const groups = await stores.payRates.groupsOf(companyId);
  return { groups, rates: await stores.payRates.ratesOf(groups.map(({ id }) => id)) };
}

function templatesByEmployee(
  templates: readonly CompanyAllowance[],
  asked: ReadonlySet<number>,
): ReadonlyMap<number, readonly CompanyAllowance[]> {
  const byEmployee = new Map<number, CompanyAllowance[]>();
  for (const template of templates) {
    for (const id of template.employeeIds) {
      if (!asked.has(id)) continue;
      const own = byEmployee.get(id);
      if (own === undefined) byEmployee.set(id, [template]);
      else own.push(template);
    }
  }
  return byEmployee;
}

function grouped<T extends { readonly employeeId: number }>(rows: readonly T[]): Map<number, T[]> {
  return groupBy(rows, ({ employeeId }) => employeeId);
}

/** The sums of an employee's ledger so far: leave, and the year of the pay. */
export function accountIn(
  context: PayContext,
  employeeId: number,
): { readonly leave: Figures; readonly year: Figures } {
  const account = context.accounts.get(employeeId);
  return { leave: account?.leave ?? {}, year: account?.years[context.year.name] ?? {} };
}

/**
 * The same context as if a pay had not been: what its entries added is taken off again. Pays of its day that came `after`
 * it are later ones.
 */
export function contextWithout(
  context: PayContext,
  entries: readonly LedgerEntry[],
  after: readonly LedgerEntry[],
): PayContext {
  if (entries.length === 0) return context;
  const gone = new Set(entries.map(({ payId }) => payId));
  const notBefore = new Set([...gone, ...after.map(({ payId }) => payId)]);
  const accounts = new Map(context.accounts);
  for (const entry of entries) {
    const before = accounts.get(entry.employeeId);
    if (before === undefined) continue;
    const { year, leave, figures } = entry;
    const undone = { year, leave: negateFigures(leave), figures: negateFigures(figures) };
    accounts.set(entry.employeeId, accountWith(before, undone));
  }
  const without = <T>(map: ReadonlyMap<number, readonly T[]>, isLeftOut: (row: T) => boolean) =>
    new Map([...map].map(([id, rows]) => [id, rows.filter((row) => !isLeftOut(row))]));
  return {
    ...context,
    accounts,
    later: grouped([...[...context.later.values()].flat(), ...after]),
    past: without(context.past, ({ payId }) => notBefore.has(payId)),
    paidLater: without(context.paidLater, ({ payId }) => gone.has(payId)),
    inRuns: without(context.inRuns, ({ pay }) => gone.has(pay.id)),
  };
}
