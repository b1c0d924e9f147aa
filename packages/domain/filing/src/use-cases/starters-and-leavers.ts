import { localDay, type Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { earlierEmployments, inEmployment, type EndedEmployment, type PayRecord } from '@anz-payroll/pay-runs';
import { civilDate, type CivilDate } from 'payroll-core/calendar';
import { nzFiledPays } from '../domain/filed-pay';
import { filedLine } from '../domain/payday-filing/employment-line';
import { employedFor, lineOfPay } from '../domain/payday-filing/line-of-pay';
import { taxCodeDeclared, taxCodeOfFinalPay } from '../domain/payday-filing/write-employee-details';
import type { FilingStores } from '../ports';

export interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface MovedPeriod extends Days {
  readonly companyId: number;
  /** The pay dates of a run, which may lie outside its days; the days themselves where left out. */
  readonly paydays?: Days | undefined;
}

export interface MovedEmployee {
  /** In the employment that began or ended. */
  readonly employee: Employee;
  readonly taxCode: string;
  readonly isStarter: boolean;
  /** Began or ended before the days: it was entered or corrected since. */
  readonly isLate: boolean;
}

const ALWAYS: Days = { from: civilDate('1900-01-01'), to: civilDate('9999-12-31') };

const isIn = (day: string | null, { from, to }: Days): boolean => day !== null && day >= from && day <= to;

/**
 * Whose details go with the employment information of these days: employments that begin or end in them; those that began or ended
 * before and were entered only since, with the first or the final pay; and those whose days differ from what was filed. Whoever
 * is deleted is left out, unless they were paid: Inland Revenue hears of everybody who is or was employed.
 * @law Tax Administration Act 1994 (NZ) s 23E, 23I: before or with the employer's next employment information
 */
export async function startersAndLeavers(
  stores: FilingStores,
  company: Company,
  period: MovedPeriod,
): Promise<readonly MovedEmployee[]> {
  const employees = await stores.employees.ofCompany(company.id, 'all');
  const ended = await stores.pays.endedEmployments(employees.map(({ id }) => id));
  const corrected = await correctedSinceFiled(stores, company.id, period.paydays ?? period, ended);
  const jobs = employees.flatMap((employee) => [
    ...earlierEmployments(employee, ended).map((job) => ({
      employee: inEmployment(employee, job),
      taxCode: taxCodeOfFinalPay(job),
    })),
    { employee, taxCode: taxCodeDeclared(employee.details) },
  ]);
  const before = jobs.filter(({ employee: { details, terminationDate } }) =>
    [details.start_date, terminationDate].some((day) => day !== null && day < period.from),
  );
  const late = await enteredSince(stores, company, period, before);
  const moved = jobs.flatMap(({ employee, taxCode }): readonly MovedEmployee[] => {
    const key = jobKey(employee);
    const starts = isIn(employee.details.start_date, period);
    const isLate = late.starters.has(key) || late.leavers.has(key) || corrected.has(key);
    if (!starts && !isIn(employee.terminationDate, period) && !isLate) return [];
    return [
      { employee, taxCode, isStarter: starts || late.starters.has(key) || corrected.get(key) === 'start', isLate },
    ];
  });
  const deleted = moved.flatMap(({ employee }) => (employee.isDeleted ? [employee.id] : []));
  const paid = new Set((await paysOf(stores, company.id, ALWAYS, deleted)).map(({ employeeId }) => employeeId));
  return moved.filter(({ employee }) => !employee.isDeleted || paid.has(employee.id));
}

function jobKey({ id, details }: Employee): string {
  return `${id} ${details.start_date}`;
}

async function paysOf(
  stores: FilingStores,
  companyId: number,
  { from, to }: Days,
  ids: readonly number[],
): Promise<readonly PayRecord[]> {
  return ids.length === 0 ? [] : stores.pays.between(companyId, from, to, [...new Set(ids)]);
}

/**
 * Employments that began or ended before these days and could be in no earlier file: the record, or the final pay, was made since.
 * Who started before the company was set up here was told by the payroll before this one.
 */
async function enteredSince(
  stores: FilingStores,
  company: Company,
  { from, to, paydays = { from, to } }: MovedPeriod,
  before: readonly { readonly employee: Employee }[],
) {
  const dayOf = (moment: number): CivilDate => localDay(moment, company.details.timezone);
  const starters = before.filter(
    ({ employee: { details, createdAt } }) =>
      details.start_date < from && details.start_date >= dayOf(company.createdAt) && dayOf(createdAt) >= from,
  );
  const all = await paysOf(
    stores,
    company.id,
    ALWAYS,
    starters.map(({ employee }) => employee.id),
  );
  const isFirstPaidHere = ({ id }: Employee): boolean =>
    isIn(all.find(({ employeeId }) => employeeId === id)?.payDate ?? null, paydays);
  const leavers = before.filter(
    ({ employee: { terminationDate } }) => terminationDate !== null && terminationDate < from,
  );
  const made = await paysOf(
    stores,
    company.id,
    paydays,
    leavers.map(({ employee }) => employee.id),
  );
  const endedHere = ({ id, terminationDate }: Employee): boolean =>
    made.some(
      ({ employeeId, termination, createdAt }) =>
        employeeId === id && termination?.terminationDate === terminationDate && dayOf(createdAt) >= from,
    );
  const keys = (jobs: typeof before, isTold: (employee: Employee) => boolean): ReadonlySet<string> =>
    new Set(jobs.filter(({ employee }) => isTold(employee)).map(({ employee }) => jobKey(employee)));
  return { starters: keys(starters, isFirstPaidHere), leavers: keys(leavers, endedHere) };
}

/** Employments whose first or last day differs from what the lines of these paydays said when they were filed. */
async function correctedSinceFiled(
  stores: FilingStores,
  companyId: number,
  paydays: Days,
  ended: readonly EndedEmployment[],
): Promise<ReadonlyMap<string, 'start' | 'end'>> {
  const filed = await stores.paydayReturns.filedBetween(companyId, paydays.from, paydays.to);
  if (filed.length === 0) return new Map();
  const lines = new Map(filed.map((payday) => [payday.payDate, payday.lines]));
  const pays = nzFiledPays(await stores.pays.between(companyId, paydays.from, paydays.to));
  const ids = [...new Set(pays.map(({ employeeId }) => employeeId))];
  const employees = new Map((await stores.employees.ofIds(companyId, ids)).map((each) => [each.id, each]));
  const codes = await stores.pays.taxCodesOf(pays.map(({ payId }) => payId));
  const found = new Map<string, 'start' | 'end'>();
  for (const pay of pays) {
    const then = lines.get(pay.payDate) ?? [];
    const employee = employedFor(pay, employees.get(pay.employeeId)!, ended);
    const now = lineOfPay(pay, employee, codes.get(pay.payId)!, (line) => filedLine(then, line));
    const was = filedLine(then, now);
    if (was === undefined) continue;
    if (was.startDate !== now.startDate) found.set(jobKey(employee), 'start');
    else if (was.finishDate !== now.finishDate) found.set(jobKey(employee), 'end');
  }
  return found;
}
