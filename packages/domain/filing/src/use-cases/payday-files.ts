import type { Company } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { CivilDate } from 'payroll-core/calendar';
import { nzFiledPays } from '../domain/filed-pay';
import { refusal, refuseEmployees, type FilingRefusal } from '../domain/filing-refusal';
import { refuseFormulaIn } from '../domain/refuse-formula';
import { reportedFullName } from '../domain/reported-name';
import { filedLine, joinLines, type EmploymentLine } from '../domain/payday-filing/employment-line';
import { employedFor, lineOfPay, nameField } from '../domain/payday-filing/line-of-pay';
import { writeAmendments } from '../domain/payday-filing/write-amendments';
import { detailsOfEmployee, writeEmployeeDetails } from '../domain/payday-filing/write-employee-details';
import { filerOf, writeEmploymentInformation, type Payday } from '../domain/payday-filing/write-employment-information';
import type { FilingStores } from '../ports';
import { companyIn, periodOf } from './company-in-country';
import type { FilingDependencies } from './filing-dependencies';
import { startersAndLeavers, type MovedPeriod } from './starters-and-leavers';
import type { WrittenFile } from './written-file';

export interface PaydayPeriod {
  readonly companyId: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

type Filed = Promise<Result<WrittenFile, FilingRefusal>>;

/** The employment information of every payday of the period that has processed pays; of a single day without any, a nil return. */
export function employmentInformation(deps: Pick<FilingDependencies, 'reading' | 'softwareId'>) {
  return (query: PaydayPeriod): Filed =>
    deps.reading.run(async (stores) => {
      const company = await ready(stores, query);
      if (!company.ok) return company;
      const paydays = await paydaysOf(stores, query);
      if (!paydays.ok) return paydays;
      const told = await orNilReturn(stores, query, paydays.value);
      if (!told.ok) return told;
      const written = writeEmploymentInformation(filerOf(company.value, deps.softwareId), told.value);
      return csv('employment-information', query, written);
    });
}

/** New and departing employees of the period, a row for each employment. */
export function employeeDetails(deps: Pick<FilingDependencies, 'reading' | 'softwareId'>) {
  return (query: MovedPeriod): Filed =>
    deps.reading.run(async (stores) => {
      const company = await ready(stores, query);
      if (!company.ok) return company;
      const told = await startersAndLeavers(stores, company.value, query);
      const unnamed = told.filter(({ employee }) => nameField(reportedFullName(employee)) === '');
      if (unnamed.length > 0) return nameless(unnamed.map(({ employee }) => employee.id));
      const rows = told.map(({ employee, taxCode, isStarter }) => detailsOfEmployee(employee, taxCode, isStarter));
      return csv('employee-details', query, writeEmployeeDetails(filerOf(company.value, deps.softwareId), rows));
    });
}

/** How many people the employee details of the period tell of, and how many of them began or ended before it. */
export function countMoved(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: MovedPeriod): Promise<Result<{ readonly people: number; readonly late: number }, FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyIn('NZ', stores, query.companyId);
      if (!company.ok) return company;
      const told = await startersAndLeavers(stores, company.value, query);
      const count = (some: typeof told): number => new Set(some.map(({ employee }) => employee.id)).size;
      return accepted({ people: count(told), late: count(told.filter(({ isLate }) => isLate)) });
    });
}

/** Keeps what the paydays of the period say now as what was filed; later differences are amendments. */
export function recordPaydayFiling(deps: Pick<FilingDependencies, 'unitOfWork' | 'clock'>) {
  return (command: PaydayPeriod): Promise<Result<readonly FiledDay[], FilingRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const company = await ready(stores, command);
      if (!company.ok) return company;
      const before = await stores.paydayReturns.filedBetween(command.companyId, command.from, command.to);
      const paydays = await paydaysOf(stores, command, before);
      if (!paydays.ok) return paydays;
      const gone = before.filter(({ payDate }) => !paydays.value.some((payday) => payday.payDate === payDate));
      const all = [...paydays.value, ...gone.map(({ payDate }) => ({ payDate, lines: [] }))];
      const now = await orNilReturn(stores, command, all);
      if (!now.ok) return now;
      for (const payday of now.value) await stores.paydayReturns.save(command.companyId, payday, deps.clock.now());
      return accepted(now.value.map(({ payDate, lines }) => ({ payDate, lineCount: lines.length })));
    });
}

export interface FiledDay {
  readonly payDate: CivilDate;
  readonly lineCount: number;
}

/** What has changed since it was filed, as Inland Revenue takes it. */
export function paydayAmendments(deps: Pick<FilingDependencies, 'reading' | 'softwareId'>) {
  return (query: PaydayPeriod): Filed =>
    deps.reading.run(async (stores) => {
      const company = await ready(stores, query);
      if (!company.ok) return company;
      const filed = await stores.paydayReturns.filedBetween(query.companyId, query.from, query.to);
      if (filed.length === 0) {
        return refusal('payday-filing/nothing-filed', 'No payday of this period was recorded as filed.');
      }
      const paydays = await paydaysOf(stores, query, filed);
      if (!paydays.ok) return paydays;
      const now = new Map(paydays.value.map(({ payDate, lines }) => [payDate, lines]));
      const amended = filed.map(({ payDate, lines }) => ({ payDate, filed: lines, now: now.get(payDate) ?? [] }));
      return csv('amendments', query, writeAmendments(filerOf(company.value, deps.softwareId), amended));
    });
}

/** Where a payday stands with Inland Revenue, as it was recorded. */
export interface PaydayState {
  readonly payDate: CivilDate;
  readonly state: 'not-filed' | 'filed' | 'changed';
}

/** Of each payday of the period that has processed pays, or was filed: whether it was recorded as filed, and says the same today. */
export function readPaydays(deps: Pick<FilingDependencies, 'reading' | 'softwareId'>) {
  return (query: PaydayPeriod): Promise<Result<readonly PaydayState[], FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyIn('NZ', stores, query.companyId);
      if (!company.ok) return company;
      const filed = await stores.paydayReturns.filedBetween(query.companyId, query.from, query.to);
      const before = new Map(filed.map(({ payDate, lines }) => [payDate, lines]));
      const paydays = await paydaysOf(stores, query, filed);
      if (!paydays.ok) return paydays;
      const now = new Map(paydays.value.map(({ payDate, lines }) => [payDate, lines]));
      const filer = filerOf(company.value, deps.softwareId);
      const stateOf = (payDate: CivilDate): PaydayState['state'] => {
        const was = before.get(payDate);
        if (was === undefined) return 'not-filed';
        return writeAmendments(filer, [{ payDate, filed: was, now: now.get(payDate) ?? [] }]) === ''
          ? 'filed'
          : 'changed';
      };
      const days = [...new Set([...before.keys(), ...now.keys()])].toSorted();
      return accepted(days.map((payDate) => ({ payDate, state: stateOf(payDate) })));
    });
}

async function ready(stores: FilingStores, query: PaydayPeriod): Promise<Result<Company, FilingRefusal>> {
  const period = periodOf(query.from, query.to);
  if (!period.ok) return period;
  const company = await companyIn('NZ', stores, query.companyId);
  if (!company.ok) return company;
  const { phone, email_address } = company.value.details;
  const missing = [phone === null ? 'phone' : '', email_address === null ? 'email_address' : ''].filter(Boolean);
  return missing.length === 0
    ? company
    : refusal('payday-filing/incomplete', `The company needs ${missing.join(' and ')} to file with Inland Revenue.`);
}

/** Processed pays of the period as lines, payday by payday, each by name. `filed` tells what was filed for them before. */
async function paydaysOf(
  stores: FilingStores,
  { companyId, from, to }: PaydayPeriod,
  filed: readonly Payday[] = [],
): Promise<Result<readonly Payday[], FilingRefusal>> {
  const pays = nzFiledPays(await stores.pays.between(companyId, from, to));
  const ids = [...new Set(pays.map(({ employeeId }) => employeeId))];
  const employees = new Map((await stores.employees.ofIds(companyId, ids)).map((employee) => [employee.id, employee]));
  const ended = await stores.pays.endedEmployments(ids);
  const codes = await stores.pays.taxCodesOf(pays.map(({ payId }) => payId));
  const before = new Map(filed.map(({ payDate, lines }) => [payDate, lines]));
  const days = new Map<CivilDate, Map<number, EmploymentLine[]>>();
  const unnamed: number[] = [];
  for (const pay of pays) {
    const { employeeId, payDate } = pay;
    const filedAs = (line: EmploymentLine) => filedLine(before.get(payDate) ?? [], line);
    const employee = employedFor(pay, employees.get(employeeId)!, ended);
    const line = lineOfPay(pay, employee, codes.get(pay.payId)!, filedAs);
    if (line.name === '') unnamed.push(employeeId);
    const day = days.get(payDate) ?? new Map<number, EmploymentLine[]>();
    days.set(payDate, day.set(employeeId, [...(day.get(employeeId) ?? []), line]));
  }
  if (unnamed.length > 0) return nameless(unnamed);
  // People are joined one by one: two without an IRD number may share a name.
  return accepted([...days].map(([payDate, day]) => ({ payDate, lines: [...day.values()].flatMap(joinLines) })));
}

/**
 * A payday on which nobody was paid is told as such, where somebody asks for that day alone and no pay of it waits.
 * @law Payday Filing File Upload Specification 2025 V1.00, 5.2, header field 5
 */
async function orNilReturn(
  { pays }: FilingStores,
  { companyId, from, to }: PaydayPeriod,
  paydays: readonly Payday[],
): Promise<Result<readonly Payday[], FilingRefusal>> {
  if (paydays.length > 0 || from !== to) return accepted(paydays);
  return (await pays.isAnyPending(companyId, from))
    ? refusal(
        'payday-filing/pays-pending',
        `Pays of ${from} are not processed yet, so that the day is no nil return. Process their run, or delete them.`,
      )
    : accepted([{ payDate: from, lines: [] }]);
}

/** @law Payday Filing File Upload Specification 2025 V1.00, 5.4 and 5.6: the name is required, in plain letters */
function nameless(employeeIds: readonly number[]) {
  const faults = [...new Set(employeeIds)].map((employeeId) => ({
    employeeId,
    message: `Employee ${employeeId} needs reported_last_name, the name in plain letters: Inland Revenue takes no others.`,
  }));
  return refuseEmployees('payday-filing/incomplete', faults);
}

function csv(what: string, { companyId, from, to }: PaydayPeriod, content: string): Result<WrittenFile, FilingRefusal> {
  const refused = refuseFormulaIn(content);
  if (refused !== undefined) return refused;
  return accepted({ fileName: `${what}-${companyId}-${from}-${to}.csv`, mediaType: 'text/csv', content });
}
