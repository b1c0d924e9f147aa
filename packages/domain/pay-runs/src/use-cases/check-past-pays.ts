import type { Company } from '@anz-payroll/companies';
import { employmentStatuses, type Employee } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import {
  accepted,
  add,
  decimal,
  isNegative,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import type { CountryPayroll } from '../countries/country-payroll';
import { countryPayroll } from '../countries/registered-countries';
import { minimumInWords, type AwardCheck } from '../domain/award-check';
import type { BackPaymentItem, DecimalText, InCompany } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import type { PaysRefusal } from '../domain/pays-refusal';
import { firstDayThatCounts, shiftsOfPeriod, type ShiftsOfPeriod } from '../domain/timesheets/shifts-of-period';
import type { PayStores } from '../ports';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';

export interface CheckPastPays extends InCompany {
  /** Pay dates. */
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** One pay period of one employee as it stands today, and what was said of it when it was paid. */
export interface CheckedPeriod {
  readonly employee: Employee;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly payDate: CivilDate;
  readonly payIds: readonly number[];
  /** By the record, the approved shifts and the rates of today; undefined where the record names no minimum. */
  readonly check: AwardCheck | undefined;
  /** As the last pay of the period kept it. */
  readonly whenPaid: AwardCheck | undefined;
  /** What it was held against when it was paid, where something is owed and today's record names something else. */
  readonly otherwiseWhenPaid?: string;
  /** Back pay for this period in later pays. */
  readonly paidBack: DecimalText;
  readonly owed: DecimalText;
  /** The row that pays what is owed; undefined where nothing is. */
  readonly backPayment: BackPaymentItem | undefined;
}

/** Holds past pays against their awards once more: what is owed, and the row that pays it. */
export function checkPastPays(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: CheckPastPays): Promise<Result<readonly CheckedPeriod[], PaysRefusal>> =>
    deps.reading.run((stores) => checkedPeriods(stores, query));
}

export async function checkedPeriods(
  stores: PayStores,
  query: CheckPastPays,
): Promise<Result<readonly CheckedPeriod[], PaysRefusal>> {
  const company = await companyOf(stores, query);
  if (!company.ok) return company;
  // Back pay may have been paid after the days that are asked about.
  const { customerId, companyId, from } = query;
  const all = await stores.pays.list({ customerId, companyId, from, status: 'processed' });
  const periods = periodsOf(all.filter(({ payDate }) => payDate <= query.to));
  const ids = [...new Set(periods.map(([last]) => last.employeeId))];
  const employees = new Map((await stores.employees.ofIds(query.companyId, ids)).map((one) => [one.id, one]));
  const shifts = await shiftsOf(stores, company.value, employees, periods);
  const payroll = countryPayroll(company.value.country);
  const backPaid = backPayments(payroll, all);
  const checked = periods.flatMap(([last, ...earlier]): CheckedPeriod[] => {
    const employee = employees.get(last.employeeId);
    if (employee === undefined) return [];
    const pays = [...earlier, last];
    const { periodStart, periodEnd } = last;
    const whenPaid = payroll.verdictWhenPaid(last.result);
    const check = payroll.minimumCheck({
      employee: asEmployed(employee, whenPaid),
      run: { startDate: periodStart, endDate: periodEnd },
      pays: pays.map(({ result }) => result),
      shifts: shifts(last, employee),
      findAward: (code) => stores.awards.find(code),
    });
    const description = backPayName(check, last);
    const paidBack = backPaid.get(`${last.employeeId} ${description}`) ?? whole(0);
    const owed = atLeastZero(subtract(decimal(check?.shortBy ?? '0'), paidBack)).toString();
    return [
      {
        employee,
        periodStart,
        periodEnd,
        payDate: last.payDate,
        payIds: pays.map(({ id }) => id),
        check,
        whenPaid,
        ...(owed === '0' ? {} : otherwiseWhenPaid(whenPaid, check)),
        paidBack: paidBack.toString(),
        owed,
        backPayment: owed === '0' ? undefined : { description, amount: owed, stpCategory: 'GROSS' },
      },
    ];
  });
  return accepted(checked);
}

/** Whether somebody was a casual then is a fact of then: who becomes permanent, or a casual, was not so before. */
function asEmployed(employee: Employee, whenPaid: AwardCheck | undefined): Employee {
  const { details } = employee;
  const then = employmentStatuses.find(
    (status) => status.toLowerCase() === whenPaid?.evidence.employmentType?.toLowerCase(),
  );
  return then === undefined || then === details.employment_status
    ? employee
    : { ...employee, details: { ...details, employment_status: then } };
}

/** Nothing tells a promotion from a classification that was wrong then, so both are told. */
function otherwiseWhenPaid(
  whenPaid: AwardCheck | undefined,
  check: AwardCheck | undefined,
): Pick<CheckedPeriod, 'otherwiseWhenPaid'> {
  if (whenPaid === undefined || check === undefined || whenPaid.testedAt === 'nothing') return {};
  return levelOf(whenPaid) === levelOf(check) ? {} : { otherwiseWhenPaid: minimumInWords(whenPaid) };
}

/** The award and the level, whatever the age of a junior. */
function levelOf({ evidence: { award = '', classification = '' } }: AwardCheck): string {
  return `${award} ${classification.replace(/, [^,]*\byears\b[^,]*$/i, '')}`.toLowerCase();
}

type Period = readonly [last: PayRecord, ...earlier: PayRecord[]];

/** The pays of each employee and period, the last one first, in the order in which they were paid. */
function periodsOf(pays: readonly PayRecord[]): readonly Period[] {
  const periods = new Map<string, [PayRecord, ...PayRecord[]]>();
  for (const pay of pays) {
    const key = `${pay.employeeId} ${pay.periodStart} ${pay.periodEnd}`;
    const known = periods.get(key);
    periods.set(key, known === undefined ? [pay] : [pay, ...known]);
  }
  return [...periods.values()];
}

async function shiftsOf(
  stores: PayStores,
  { id: companyId, details: calendar }: Company,
  employees: ReadonlyMap<number, Employee>,
  periods: readonly Period[],
): Promise<(pay: PayRecord, employee: Employee) => ShiftsOfPeriod> {
  const starts = periods
    .flatMap(([{ employeeId, periodStart }]) => {
      const employee = employees.get(employeeId);
      return employee === undefined ? [] : [firstDayThatCounts(calendar, periodStart, employee.details)];
    })
    .sort();
  const ends = periods.map(([{ periodEnd }]) => periodEnd).sort();
  const [from, to] = [starts[0], ends.at(-1)];
  const found =
    from === undefined || to === undefined
      ? []
      : await stores.timesheets.list({ companyId, employeeIds: [...employees.keys()], from, to, approved: true });
  const own = groupBy(found, ({ employeeId }) => employeeId);
  return ({ employeeId, periodStart: startDate, periodEnd: endDate }, { details }) =>
    shiftsOfPeriod(calendar, { startDate, endDate }, details, own.get(employeeId) ?? []);
}

/** What the row is called by which back pay of a period is found again. */
function backPayName(check: AwardCheck | undefined, { periodStart, periodEnd }: PayRecord): string {
  return `Back pay ${check?.evidence.award ?? 'minimum wage'} ${periodStart} to ${periodEnd}`;
}

/** What later pays gave as back pay, by employee and name of the row. */
function backPayments(payroll: CountryPayroll, pays: readonly PayRecord[]): ReadonlyMap<string, Decimal> {
  const paid = new Map<string, Decimal>();
  for (const pay of pays) {
    for (const { description, amount } of payroll.backPaymentsOf(pay.result)) {
      const key = `${pay.employeeId} ${description}`;
      paid.set(key, add(paid.get(key) ?? whole(0), decimal(amount)));
    }
  }
  return paid;
}

function atLeastZero(amount: Decimal): Decimal {
  return isNegative(amount) ? whole(0) : amount;
}
