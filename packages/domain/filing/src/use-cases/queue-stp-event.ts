import { localDay, type Company } from '@anz-payroll/companies';
import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import { earlierEmployments, inEmployment, type EndedEmployment, type PayRecord } from '@anz-payroll/pay-runs';
import { utcTimestamp } from '@anz-payroll/kernel';
import { cessationTypeCode } from 'payroll-core/au';
import { daysBetween, type CivilDate } from 'payroll-core/calendar';
import { auFiledPays } from '../domain/filed-pay';
import { checkPayee, checkPayer, type StpFault } from '../domain/stp/check-stp-event';
import { encodeStpEvent, saysTheSame } from '../domain/stp/encode-stp-event';
import type { AuFiledPay, StpAction, StpStatus } from '../domain/stp/kept-au-pay';
import { incomeCountryOf, isReported, payeeOfEmployee } from '../domain/stp/payee-of-employee';
import { payerOfCompany } from '../domain/stp/payer-of-company';
import { paymentTotals } from '../domain/stp/payment-totals';
import type { IncomeOfType, ReportedPayee } from '../domain/stp/stp-event';
import { emptiedIncomes } from '../domain/stp/incomes-told';
import { fringeBenefitsOf } from '../domain/stp/fringe-benefits';
import { addAmounts, inBoxes } from '../domain/stp/stp-amounts';
import { paysInEvent, yearToDateByIncomeType, type OpeningFigures } from '../domain/stp/year-to-date';
import type { FilingStores } from '../ports';
import type { FilingDependencies } from './filing-dependencies';
import { incomesToldBefore } from './incomes-told-before';
import type { StpBatch } from './stp-batches';

export interface StpRow {
  readonly payId: number;
  readonly stpStatus: StpStatus;
  readonly message: string;
}

export interface QueuedBatch {
  readonly rows: readonly StpRow[];
  readonly messageId: string | null;
  /** A message that says the same is on its way, so none was made. */
  readonly isWaiting?: boolean;
  /** Financial year and number of employees whose finalisation the message takes back. */
  readonly opened?: { readonly year: string; readonly employees: number };
}

/**
 * An amendment of a finalised year goes by an update event within 14 days; with the final indicator off the income
 * statement is no longer tax ready until the employer finalises again.
 * @law ATO, Single Touch Payroll business implementation guide, 3.3.6 "Amended finalisation"
 */
export function yearOpened(year: string, employees: number): string {
  const whose = employees === 1 ? 'one employee' : `${employees} employees`;
  return `The financial year ${year} was finalised; this opens it again for ${whose}. Finalise it again within 14 days, once the figures are right.`;
}

interface Reporting {
  readonly company: Company;
  readonly action: StpAction;
  readonly isFinal: boolean;
}

/**
 * One message, from the rows it speaks of to the queue, in one unit of work: who cannot be reported is left out and told
 * why, everyone else goes. The pays are locked first, so that two submissions at once never report a payment twice.
 */
export async function queueStpEvent(
  stores: FilingStores,
  batch: StpBatch,
  { company, action, isFinal }: Reporting,
  deps: Pick<FilingDependencies, 'clock' | 'ids' | 'softwareId'>,
  readBefore: readonly PayRecord[],
): Promise<QueuedBatch> {
  const now = deps.clock.now();
  const statuses = await stores.pays.lock(batch.payIds);
  const reported = await reportedPayments(stores, batch.payIds);
  const asked = batch.payIds.filter((id) => action === 'ADJUST' || reported.has(id) === (action === 'UPDATE'));
  const rows: StpRow[] = batch.payIds
    .filter((id) => !asked.includes(id))
    .map((payId) => leftOut(payId, action, statuses.get(payId)!));
  if (asked.length === 0 && action !== 'UPDATE') return { rows, messageId: null };
  const early = daysUntil(batch, company, now);
  if (action !== 'UPDATE' && early > MOST_DAYS_AHEAD) {
    rows.push(...asked.map((payId) => tooEarly(payId, statuses.get(payId)!, batch.paymentDate, early)));
    return { rows, messageId: null };
  }

  const year = auFiledPays(await paysOfYear(stores, company.id, batch, readBefore));
  const pays = year.filter(({ payId }) => asked.includes(payId));
  const payer = payerOfCompany(company, deps.softwareId);
  const known = await stores.lodgements.reportedYears(company.id, batch.year.name, batch.employeeIds);
  // An update speaks of those whom the tax office knows this year; nobody is finalised whose pays it has not heard of.
  const candidates = (await payeesOf(stores, batch, { company, action, isFinal, now }, year, pays)).filter(
    ({ employeeId }) => action !== 'UPDATE' || known.has(employeeId),
  );
  const faultsOfPayer = checkPayer(payer);
  const payees: ReportedPayee[] = [];
  const payeeIds: number[] = [];
  const refusals = new Map<number, string>();
  /** Whom Single Touch Payroll does not know at all: nothing was sent back, so nothing is marked. */
  const outside = new Set<number>();
  for (const { payee, employeeId, unreported, isOutside } of candidates) {
    const faults = unreported === undefined ? [...faultsOfPayer, ...checkPayee(payee)] : [];
    if (unreported !== undefined) {
      if (isOutside) outside.add(employeeId);
      refusals.set(employeeId, unreported);
    } else if (faults.length > 0) refusals.set(employeeId, faults.map(inWords).join(' '));
    else {
      payees.push(payee);
      payeeIds.push(employeeId);
    }
  }
  await refuse(stores, pays, refusals, { action, now, rows, outside });

  const going = pays.filter(({ employeeId }) => !refusals.has(employeeId));
  if (payees.length === 0) return { rows, messageId: null };
  const messageId = deps.ids.uuid();
  const kind = action === 'UPDATE' ? 'update-event' : 'pay-event';
  const replaced =
    action === 'ADJUST' && batch.isFirstOfDay ? await stores.lodgements.payEventsOf(company.id, batch.paymentDate) : [];
  const body = encodeStpEvent({
    kind,
    action,
    messageId,
    replacesMessageIds: replaced.map((each) => each.messageId),
    financialYear: batch.year.name,
    paymentDate: batch.paymentDate,
    // To the second, as the interface writes it.
    madeAt: utcTimestamp(now).slice(0, 19),
    payer,
    payees,
    totals: kind === 'pay-event' ? paymentTotals(going) : null,
  });
  const payIds = going.map(({ payId }) => payId);
  const waiting = action === 'UPDATE' ? await sameWaiting(stores, company.id, body, payIds) : undefined;
  if (waiting !== undefined) {
    const message = `Already queued in message ${waiting}, which says the same.`;
    rows.push(...payIds.map((payId): StpRow => ({ payId, stpStatus: 'queued', message })));
    return { rows, messageId: null, isWaiting: true };
  }
  const opened = isFinal ? 0 : payeeIds.filter((id) => known.get(id) === true).length;
  const withPay = new Set(going.map(({ employeeId }) => employeeId));
  await stores.lodgements.add({
    customerId: company.customerId,
    companyId: company.id,
    messageId,
    kind,
    action,
    financialYear: batch.year.name,
    paymentDate: batch.paymentDate,
    body,
    payIds,
    otherPayees: payeeIds.filter((id) => !withPay.has(id)),
    payeeCount: payees.length,
    isFinal,
    now,
  });
  const message = `Queued in message ${messageId}.`;
  await stores.pays.markStp(payIds, { status: 'queued', action, at: now, message });
  rows.push(...payIds.map((payId): StpRow => ({ payId, stpStatus: 'queued', message })));
  return { rows, messageId, ...(opened === 0 ? {} : { opened: { year: batch.year.name, employees: opened } }) };
}

/** The newest message, where it waits and says of the same pays what this one would: a second click, or a second person. */
async function sameWaiting(
  stores: FilingStores,
  companyId: number,
  body: string,
  payIds: readonly number[],
): Promise<string | undefined> {
  const newest = await stores.lodgements.newestWaiting(companyId);
  if (newest === undefined || !saysTheSame(newest.body, body)) return undefined;
  const held = new Set(await stores.lodgements.paysOf(newest.id));
  return held.size === payIds.length && payIds.every((id) => held.has(id)) ? newest.messageId : undefined;
}

/** A payday is reported on the day or shortly before it; one that is further ahead may still change. */
const MOST_DAYS_AHEAD = 14;

function daysUntil({ paymentDate }: StpBatch, company: Company, now: number): number {
  return daysBetween(localDay(now, company.details.timezone), paymentDate);
}

function tooEarly(payId: number, stpStatus: StpStatus, paymentDate: CivilDate, days: number): StpRow {
  const message = `Not reported: its payday, ${paymentDate}, is ${days} days ahead. Submit it ${MOST_DAYS_AHEAD} days before that day or later.`;
  return { payId, stpStatus, message };
}

/**
 * The pays of the batch's year. Reading them all takes long, so it is done before the unit of work begins, and only again
 * where one of them changed since.
 */
async function paysOfYear(
  stores: FilingStores,
  companyId: number,
  { year, employeeIds }: StpBatch,
  readBefore: readonly PayRecord[],
): Promise<readonly PayRecord[]> {
  const versions = await stores.pays.versionsBetween(companyId, year.firstDay, year.lastDay, employeeIds);
  const isSame =
    versions.size === readBefore.length && readBefore.every(({ id, version }) => versions.get(id) === version);
  return isSame ? readBefore : stores.pays.between(companyId, year.firstDay, year.lastDay, employeeIds);
}

/**
 * Which payments the tax office has, or is about to. The payment of a pay that was corrected was reported with the pay it
 * replaced: a correction changes figures, it does not pay again.
 */
export async function reportedPayments(stores: FilingStores, payIds: readonly number[]): Promise<ReadonlySet<number>> {
  const origins = await stores.pays.originsOf(payIds);
  const reported = await stores.lodgements.reportedAmong([...new Set([...origins.values()].flat())]);
  return new Set(payIds.filter((id) => (origins.get(id) ?? [id]).some((origin) => reported.has(origin))));
}

/** A payment is reported once, by a new submission; an update changes only what was reported. */
function leftOut(payId: number, action: StpAction, stpStatus: StpStatus): StpRow {
  if (action === 'UPDATE') {
    return { payId, stpStatus, message: 'Its payment is not reported yet; submit it with NEW first.' };
  }
  const message =
    stpStatus === 'queued'
      ? 'Already queued; a message that holds it is on its way.'
      : 'Already reported; send a change with ADJUST or UPDATE.';
  return { payId, stpStatus, message };
}

interface Candidate {
  readonly employeeId: number;
  readonly payee: ReportedPayee;
  /** Why Single Touch Payroll does not know this person; undefined for nearly everyone. */
  readonly unreported: string | undefined;
  /** A super-only contractor: nothing is wrong, and nothing is to be put right. */
  readonly isOutside: boolean;
}

async function payeesOf(
  stores: FilingStores,
  batch: StpBatch,
  { company, action, isFinal, now }: Reporting & { readonly now: number },
  year: readonly AuFiledPay[],
  pays: readonly AuFiledPay[],
): Promise<readonly Candidate[]> {
  const employees = await stores.employees.ofIds(company.id, batch.employeeIds);
  const openings = await stores.parts.ofEmployees(batch.employeeIds, 'opening-balances');
  const gone = employees.filter(({ isTerminated }) => isTerminated).map(({ id }) => id);
  const cessationCodes = await stores.pays.cessationCodesOf(gone);
  const on = employmentDay(batch, action, localDay(now, company.details.timezone));
  const back = employees.filter(({ details }) => details.start_date > on).map(({ id }) => id);
  const ended = back.length === 0 ? [] : await stores.pays.endedEmployments(back);
  const before = await reportedPayments(
    stores,
    year.map(({ payId }) => payId),
  );
  const reported = new Set([...before, ...pays.map(({ payId }) => payId)]);
  const toldBefore = await incomesToldBefore(stores, company.id, batch);
  const paidUntil = action === 'UPDATE' ? undefined : batch.paymentDate;
  const wanted = new Set(action === 'UPDATE' ? batch.employeeIds : pays.map(({ employeeId }) => employeeId));
  return employees
    .filter(({ id }) => wanted.has(id))
    .map((employee) => {
      const own = year.filter(({ employeeId }) => employeeId === employee.id);
      const counted = paysInEvent(own, paidUntil, reported);
      const told = own.filter(({ payId }) => reported.has(payId));
      const job = jobOn(employee, on, ended, pays) ?? {
        employee: endsLater(employee, on, told) ? stillEmployed(employee) : employee,
        cessationCode: cessationCodes.get(employee.id),
      };
      const payee = payeeOfEmployee(job.employee, job.cessationCode, counted);
      const incomes = yearToDateByIncomeType(
        counted,
        payee.incomeType,
        batch.year,
        openingOf(openings.get(employee.id)),
      );
      const others = [...incomes]
        .filter(([incomeType]) => incomeType !== payee.incomeType)
        .map(([incomeType, yearToDate]): IncomeOfType => {
          return { incomeType, incomeCountry: incomeCountryOf(employee, incomeType, counted), yearToDate };
        });
      return {
        employeeId: employee.id,
        payee: {
          ...payee,
          ...spanOf(
            pays.filter(({ employeeId }) => employeeId === employee.id),
            batch.paymentDate,
          ),
          isFinal,
          yearToDate: addAmounts(
            incomes.get(payee.incomeType) ?? inBoxes([]),
            fringeBenefitsOf(employee.details, batch.year),
          ),
          otherIncomeTypes: [
            ...others,
            ...emptiedIncomes(toldBefore(employee.id, payee.payrollId), [payee, ...others]),
          ],
        },
        unreported: isReported(employee) ? undefined : notReported(employee),
        isOutside: employee.details.is_super_only_contractor,
      };
    });
}

/** A pay event tells the employment of its payday; an update that of today, or of the last day of a year that is over. */
function employmentDay({ paymentDate, year }: StpBatch, action: StpAction, today: CivilDate): CivilDate {
  if (action !== 'UPDATE') return paymentDate;
  return today < year.lastDay ? today : year.lastDay;
}

/**
 * The employment before a reinstatement, where the day belongs to it; it had ended where its last day had come or the event
 * holds its final pay. Undefined where the day is one of the employment of the record.
 * @law ATO, STP Phase 2 employer reporting guidelines, "Commencement date" and "Cessation date"
 */
function jobOn(
  employee: Employee,
  on: CivilDate,
  ended: readonly EndedEmployment[],
  pays: readonly AuFiledPay[],
): { readonly employee: Employee; readonly cessationCode: string | undefined } | undefined {
  if (employee.details.start_date <= on) return undefined;
  const job = earlierEmployments(employee, ended).findLast(({ startDate }) => startDate <= on);
  if (job === undefined) return undefined;
  const then = inEmployment(employee, job);
  const holdsFinalPay = pays.some(
    ({ employeeId, termination }) => employeeId === employee.id && termination?.terminationDate === job.lastDay,
  );
  return job.lastDay <= on || holdsFinalPay
    ? { employee: then, cessationCode: cessationCodeOf(job) }
    : { employee: stillEmployed(then), cessationCode: undefined };
}

/** The last day is still to come, and no message tells of the final pay: on the day of the event somebody is employed. */
function endsLater({ terminationDate }: Employee, on: CivilDate, told: readonly AuFiledPay[]): boolean {
  if (terminationDate === null || terminationDate <= on) return false;
  return !told.some(({ termination }) => termination?.terminationDate === terminationDate);
}

function stillEmployed(employee: Employee): Employee {
  return { ...employee, isTerminated: false, terminationDate: null };
}

function cessationCodeOf({ finalPay }: EndedEmployment): string | undefined {
  if (finalPay.country !== 'AU' || finalPay.termination === null) return undefined;
  const { reason, cessationTypeCode: sent } = finalPay.termination.termination;
  return cessationTypeCode(reason ?? 'TERMINATION', sent ?? undefined);
}

function notReported(employee: Employee): string {
  return employee.details.is_super_only_contractor
    ? 'Not reported: the employee is a super-only contractor.'
    : 'stp/income-type: The employee has no Australian tax declaration.';
}

function spanOf(pays: readonly AuFiledPay[], paymentDate: CivilDate) {
  const starts = pays.map(({ periodStart }) => periodStart).sort();
  const ends = pays.map(({ periodEnd }) => periodEnd).sort();
  return { periodStart: starts[0] ?? paymentDate, periodEnd: ends.at(-1) ?? paymentDate };
}

function openingOf(parts: readonly Part[] | undefined): OpeningFigures | undefined {
  const values = parts?.[0]?.values;
  if (values === undefined) return undefined;
  const money = (name: string): string => (typeof values[name] === 'string' ? values[name] : '0');
  return {
    asAt: money('as_at') as CivilDate,
    gross: money('gross'),
    tax: money('tax'),
    super: money('super'),
    rescSuper: money('resc_super'),
    salarySacrifice: money('salary_sacrifice'),
    qualifyingEarnings: money('qualifying_earnings'),
  };
}

function inWords({ code, message }: StpFault): string {
  return `${code}: ${message}`;
}

interface Refusing {
  readonly action: StpAction;
  readonly now: number;
  readonly rows: StpRow[];
  readonly outside: ReadonlySet<number>;
}

/** The pays of those who cannot be reported carry the reason. */
async function refuse(
  stores: FilingStores,
  pays: readonly AuFiledPay[],
  refusals: ReadonlyMap<number, string>,
  { action, now, rows, outside }: Refusing,
): Promise<void> {
  for (const [employeeId, message] of refusals) {
    const payIds = pays.filter((pay) => pay.employeeId === employeeId).map(({ payId }) => payId);
    if (payIds.length === 0) continue;
    const stpStatus = outside.has(employeeId) ? 'not_submitted' : 'rejected';
    if (stpStatus === 'rejected') await stores.pays.markStp(payIds, { status: stpStatus, action, at: now, message });
    rows.push(...payIds.map((payId): StpRow => ({ payId, stpStatus, message })));
  }
}
