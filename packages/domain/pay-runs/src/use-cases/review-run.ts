import type { Country } from '@anz-payroll/companies';
import { mainJobTwice, type Employee } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import { accepted, add, addDays, type CivilDate, type Decimal, type Result } from 'payroll-core';
import {
  anomaliesOfPay,
  hoursInRun,
  severalPays,
  type HoursInRun,
  type PayUnderReview,
} from '../domain/anomalies/anomalies-of-pay';
import type { Acknowledgement, Anomaly, AnomalyCode, LastDay, ReviewedAnomaly } from '../domain/anomalies/anomaly';
import { USUAL_PAYS } from '../domain/anomalies/usual-pay';
import { daysPaidAlready } from '../domain/days-paid-already';
import type { PayRecord } from '../domain/pay-record';
import type { PayRun } from '../domain/pay-run';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { plannedTermination } from '../domain/planned-termination';
import type { PaidBefore, PayStores, PayWithInput } from '../ports';
import { allOrNothing } from './all-or-nothing';
import { eachPieceOfRun } from './compare-pays';
import { lastDaysBefore } from './last-days';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun } from './pays-use-cases';
import { payRunOf } from './read-pays';

/** Twelve monthly pays and a little. */
const LOOK_BACK_DAYS = 400;
/** The pays under review are among the last ones where they are processed. */
const LOOKED_BACK_AT = USUAL_PAYS + 6;

export interface AnomaliesOfRun {
  readonly run: PayRun;
  /** By name, then in the order of `anomalyCodes`. */
  readonly anomalies: readonly ReviewedAnomaly[];
  readonly pays: number;
}

/** What somebody should look at before a run is approved, and what was noted about it. */
export function readAnomalies(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: OnePayRun): Promise<Result<AnomaliesOfRun, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const run = await payRunOf(stores, query);
      return run.ok ? accepted(await anomaliesOf(stores, run.value)) : run;
    });
}

export interface AcknowledgeAnomaly extends OnePayRun {
  readonly employeeId: number;
  readonly code: AnomalyCode;
  readonly note: string;
  readonly userId: number | null;
  readonly userName: string;
}

/** Keeps who looked at an anomaly and what they noted; another note takes the place of the first. */
export function acknowledgeAnomaly(deps: PaysDependencies) {
  return (command: AcknowledgeAnomaly): Promise<Result<ReviewedAnomaly, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const run = await payRunOf(stores, command);
      if (!run.ok) return run;
      const { employeeId, code, note, userId, userName } = command;
      const found = (await anomaliesOf(stores, run.value)).anomalies.find(
        (one) => one.employeeId === employeeId && one.code === code,
      );
      if (found === undefined) {
        return refusal('anomaly/not-found', 'The run has no such anomaly; it may have been put right.');
      }
      const acknowledged: Acknowledgement = {
        payRunId: run.value.id,
        employeeId,
        code,
        says: found.says,
        note,
        userId,
        userName,
        acknowledgedAt: deps.clock.now(),
      };
      await stores.acknowledgements.put(acknowledged);
      return accepted({ ...found, acknowledged });
    });
}

async function anomaliesOf(stores: PayStores, run: PayRun): Promise<AnomaliesOfRun> {
  const found: Anomaly[] = [];
  const others = (await runsOnDaysOf(stores, run)).map(({ id }) => id);
  const seen: PeopleOfAccounts = new Map();
  const worked: HoursOfPeople = new Map();
  const people: PeoplePaid = new Map();
  const here = new Set<number>();
  let count = 0;
  const look = async (pays: readonly PayWithInput[]): Promise<void> => {
    count += pays.length;
    for (const { pay } of pays) here.add(pay.employeeId);
    found.push(...(await anomaliesOfPiece(stores, run, pays, { others, seen, worked, people })));
  };
  await eachPieceOfRun(stores, run, look, 'shownWithInput');
  for (const sharers of seen.values()) found.push(...sharing([...sharers.values()]));
  found.push(...(await mainJobsTwice(stores, run, people)));
  for (const { person, hours } of worked.values()) {
    const several = severalPays(hours);
    if (several !== undefined) found.push({ ...person, code: several[0], says: several[1] });
  }
  found.push(...(await missing(stores, run, here)));
  const kept = new Map((await stores.acknowledgements.ofRun(run.id)).map((one) => [keyOf(one), one]));
  const anomalies = found.map((one): ReviewedAnomaly => ({ ...one, acknowledged: kept.get(keyOf(one)) }));
  return { run, anomalies: anomalies.sort(byName), pays: count };
}

type Person = Pick<Anomaly, 'employeeId' | 'employeeNumber' | 'name' | 'payId'>;

/** By account, everybody of the run who is paid into it. */
type PeopleOfAccounts = Map<string, Map<number, Person>>;

/** Of those with standard hours, what the pays of the run are for together, under the last of them. */
type HoursOfPeople = Map<number, { readonly person: Person; readonly hours: HoursInRun }>;

/** By employee, whoever the run pays. */
type PeoplePaid = Map<number, Person>;

/** An acknowledgement belongs to the anomaly that says the same. */
function keyOf({ employeeId, code, says }: Pick<Anomaly, 'employeeId' | 'code' | 'says'>): string {
  return `${employeeId} ${code} ${says}`;
}

interface WholeRun {
  /** Other runs with some of the same days. */
  readonly others: readonly number[];
  readonly seen: PeopleOfAccounts;
  readonly worked: HoursOfPeople;
  readonly people: PeoplePaid;
}

async function runsOnDaysOf(stores: PayStores, run: PayRun): Promise<readonly PayRun[]> {
  const { customerId, companyId, startDate, endDate } = run;
  const runs = await stores.runs.list({ customerId, companyId, from: startDate, to: endDate });
  return runs.filter(({ id, payCount, pendingCount }) => id !== run.id && payCount > pendingCount);
}

async function anomaliesOfPiece(
  stores: PayStores,
  run: PayRun,
  pays: readonly PayWithInput[],
  { others, seen, worked, people }: WholeRun,
): Promise<readonly Anomaly[]> {
  const ids = [...new Set(pays.map(({ pay }) => pay.employeeId))];
  const days = pays.map(({ pay }) => pay.payDate).sort();
  const employees = byId(await stores.employees.ofIds(run.companyId, ids));
  const past = grouped(await stores.pays.latest(ids, addDays(days[0]!, -LOOK_BACK_DAYS), days.at(-1)!, LOOKED_BACK_AT));
  const before = pays.map(({ pay }) => earlier(past.get(pay.employeeId), pay));
  const lastIds = new Set(before.flatMap((paid) => paid.at(-1)?.payId ?? []));
  const last = new Map((await stores.pays.shownWithInput(run.companyId, [...lastIds])).map((one) => [one.pay.id, one]));
  const parts = grouped(await stores.roster.partsOf(ids));
  const beside: PayRecord[] = [];
  for (const id of others) for (const { pay } of await stores.pays.ofRun(id, ids, 'processed')) beside.push(pay);
  const paidBeside = grouped(beside);
  const accounts = new Map((await stores.accounts.of([...employees.values()])).map((one) => [one.employeeId, one]));
  const lastDaysOfJobsBefore = await lastDaysBefore(stores, run.endDate, [...employees.values()]);
  const reviews = pays.flatMap(({ pay, calculationInput }, at): readonly ReviewOfPay[] => {
    const employee = employees.get(pay.employeeId);
    if (employee === undefined) return [];
    const person = personOf(pay);
    people.set(employee.id, person);
    addHours(worked, person, hoursInRun({ pay, employee }));
    const paidInto = accounts.get(pay.employeeId);
    for (const account of paidInto?.accounts ?? []) peopleOf(seen, account).set(pay.employeeId, person);
    const paid = before[at]!;
    const lastPay = paid.at(-1);
    const review = {
      ...{ pay, calculationInput, employee },
      lastDay: lastDayOf(employee, parts.get(employee.id) ?? [], lastDaysOfJobsBefore.get(employee.id)),
      last: lastPay === undefined ? undefined : last.get(lastPay.payId),
      paidAlready: paidAlready(employee, pay, pays, paidBeside.get(employee.id) ?? []),
      pastNets: netsOf(paid),
      accountsChangedAt: paidInto?.changedAt ?? undefined,
    };
    return [{ person, paid, review, found: anomaliesOfPay(review) }];
  });
  return besidePaysOfTheSamePeriod(stores, reviews);
}

interface ReviewOfPay {
  readonly person: Person;
  /** The pays before, oldest first. */
  readonly paid: readonly PaidBefore[];
  readonly review: PayUnderReview;
  readonly found: ReturnType<typeof anomaliesOfPay>;
}

function netsOf(paid: readonly PaidBefore[]): readonly string[] {
  return paid.slice(-USUAL_PAYS).map(({ net }) => net);
}

/** What is unusual beside the pays before may be as ever beside those of the same pay period, which are asked for only then. */
async function besidePaysOfTheSamePeriod(
  stores: PayStores,
  reviews: readonly ReviewOfPay[],
): Promise<readonly Anomaly[]> {
  const isUnusual = ({ found }: ReviewOfPay) =>
    found.some(([code]) => code === 'outside-usual' || code === 'doubled-net');
  const ids = reviews.filter(isUnusual).flatMap(({ paid }) => paid.map(({ payId }) => payId));
  const periods = ids.length === 0 ? undefined : await stores.pays.payPeriodsOf(ids);
  return reviews.flatMap((one): readonly Anomaly[] => {
    const { person, paid, review } = one;
    const isOfPeriod = ({ payId }: PaidBefore) => periods?.get(payId) === review.pay.payPeriod;
    const found = isUnusual(one) ? anomaliesOfPay({ ...review, pastNets: netsOf(paid.filter(isOfPeriod)) }) : one.found;
    return found.map(([code, says]) => ({ ...person, code, says }));
  });
}

/**
 * After a change of the pay period or of the company's calendar, periods overlap, and the standard hours of a run are those of all of
 * its days.
 */
function paidAlready(
  employee: Employee,
  pay: PayRecord,
  ofRun: readonly PayWithInput[],
  beside: readonly PayRecord[],
): string | undefined {
  const days = { startDate: pay.periodStart, endDate: pay.periodEnd };
  const besides = ofRun.filter((one) => one.pay.employeeId === employee.id && one.pay.id !== pay.id);
  const inRun = besides.map((one) => one.pay.result);
  return daysPaidAlready(pay.result, days, inRun, beside, employee.details)[0]?.message;
}

function addHours(worked: HoursOfPeople, person: Person, hours: HoursInRun | undefined): void {
  if (hours === undefined) return;
  const before = worked.get(person.employeeId)?.hours;
  const together =
    before === undefined
      ? hours
      : { ...hours, pays: before.pays + hours.pays, hours: add<Decimal>(before.hours, hours.hours) };
  worked.set(person.employeeId, { person, hours: together });
}

function peopleOf(seen: PeopleOfAccounts, account: string): Map<number, Person> {
  const known = seen.get(account);
  if (known !== undefined) return known;
  const people = new Map<number, Person>();
  seen.set(account, people);
  return people;
}

const NAMED = 5;

/** The same account for two people; two pays of one person are no matter. */
function sharing(people: readonly Person[]): readonly Anomaly[] {
  if (people.length < 2) return [];
  return people.map((person): Anomaly => {
    const others = people.filter(({ employeeId }) => employeeId !== person.employeeId).map(({ name }) => name);
    return { ...person, code: 'shared-account', says: `Paid into the same account as ${firstOf(others)}.` };
  });
}

/** Of several records of one person that are each taxed as the main job, those that the run pays. The company may pay the others in other runs. */
async function mainJobsTwice(stores: PayStores, { companyId }: PayRun, paid: PeoplePaid): Promise<readonly Anomaly[]> {
  const alike = await stores.roster.sharingTaxNumber(companyId);
  if (alike.length === 0) return [];
  const company = await stores.companies.find(companyId);
  if (company === undefined) return [];
  const { country } = company;
  const records = await stores.employees.ofIds(companyId, alike);
  return mainJobTwice(country, records, ({ details }) => details).flatMap((same) =>
    same.flatMap(({ id }): readonly Anomaly[] => {
      const person = paid.get(id);
      if (person === undefined) return [];
      const others = same.filter((one) => one.id !== id).map(recordInWords);
      return [{ ...person, ...twoMainJobs[country](firstOf(others)) }];
    }),
  );
}

const twoMainJobs: Readonly<Record<Country, (others: string) => Pick<Anomaly, 'code' | 'says'>>> = {
  AU: (others) => ({
    code: 'threshold-claimed-twice',
    says: `Has one tax file number with ${others}, and both claim the tax-free threshold, which counts once: too little tax is withheld.`,
  }),
  NZ: (others) => ({
    code: 'two-main-tax-codes',
    says:
      `The IRD number is also that of ${others}, and each record is taxed by a main code (M or ME). One person has one main job: enter the ` +
      'secondary code of the other, or end the record that was entered twice.',
  }),
};

function recordInWords({ details: { first_name: first, last_name: last, number } }: Employee): string {
  return `${first} ${last}${number === null ? '' : ` (${number})`}`;
}

function firstOf(names: readonly string[]): string {
  return `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' and others' : ''}`;
}

/** Who was in the run before and is still employed. */
async function missing(stores: PayStores, run: PayRun, here: ReadonlySet<number>): Promise<readonly Anomaly[]> {
  const { customerId, companyId, payPeriod } = run;
  const runs = await stores.runs.list({ customerId, companyId, payPeriod, to: addDays(run.startDate, -1) });
  const before = runs.findLast(({ payCount, id }) => payCount > 0 && id !== run.id);
  if (before === undefined) return [];
  const absent = (await stores.roster.activeIn(companyId)).filter((id) => !here.has(id));
  const gone = [...(await stores.pays.employeesIn(before.id, absent))];
  return (await stores.employees.ofIds(companyId, gone)).map(({ id, details }): Anomaly => ({
    employeeId: id,
    employeeNumber: details.number,
    name: `${details.first_name} ${details.last_name}`,
    code: 'missing-from-run',
    payId: null,
    says: `Paid in the run to ${before.endDate}, employed, and not in this run${whyMissing(details, run)}.`,
  }));
}

const periods: Readonly<Record<PayRun['payPeriod'], string>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  MONTHLY: 'monthly',
};

/** What of the record leaves somebody out of the run. */
function whyMissing(details: Employee['details'], { payPeriod }: PayRun): string {
  if (!details.active_pay_recipient) return ': the record says that no pays are made (active_pay_recipient)';
  return details.pay_period === payPeriod ? '' : `: the pay period of the record is ${periods[details.pay_period]} now`;
}

function lastDayOf(
  employee: Employee,
  parts: Parameters<typeof plannedTermination>[0],
  ofJobBefore: CivilDate | undefined,
): LastDay | undefined {
  if (ofJobBefore !== undefined) return { day: ofJobBefore, isPlanned: false };
  if (employee.isTerminated && employee.terminationDate !== null) {
    return { day: employee.terminationDate, isPlanned: false };
  }
  const planned = plannedTermination(parts);
  return planned === undefined ? undefined : { day: planned.terminationDate, isPlanned: true };
}

function earlier(past: readonly PaidBefore[] | undefined, pay: PayRecord): readonly PaidBefore[] {
  return (past ?? []).filter(
    ({ payId, payDate }) => payId !== pay.id && (payDate < pay.payDate || (payDate === pay.payDate && payId < pay.id)),
  );
}

function grouped<T extends { readonly employeeId: number }>(all: readonly T[]): ReadonlyMap<number, readonly T[]> {
  return groupBy(all, ({ employeeId }) => employeeId);
}

function byId(employees: readonly Employee[]): ReadonlyMap<number, Employee> {
  return new Map(employees.map((employee) => [employee.id, employee]));
}

function personOf({ id: payId, employeeId, employee }: PayRecord): Person {
  return { employeeId, employeeNumber: employee.number, name: `${employee.firstName} ${employee.lastName}`, payId };
}

function byName(a: Anomaly, b: Anomaly): number {
  return a.name.localeCompare(b.name, 'en') || a.employeeId - b.employeeId;
}
