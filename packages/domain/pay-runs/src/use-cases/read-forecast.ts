import { localDay, type Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import {
  accepted,
  add,
  addDays,
  addMonths,
  decimal,
  divide,
  isNegative,
  multiply,
  subtract,
  toCents,
  whole,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import { raisedPay, type Rise } from 'payroll-core/changes';
import { calculatePay } from '../domain/calculate-pay';
import type { CalculationInput } from '../domain/calculation-input';
import type { CashDate, Forecast, ForecastAmounts, ForecastFigure, ForecastMonth } from '../domain/forecast/forecast';
import { paydaysBetween } from '../domain/forecast/paydays';
import { standingPay } from '../domain/forecast/standing-pay';
import type { InCompany } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import { plannedTermination } from '../domain/planned-termination';
import { periodPaidOn } from '../domain/period-paid-on';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { CountryForecast, ForecastPay } from '../countries/country-forecast';
import { countryPayroll } from '../countries/registered-countries';
import type { PastPay, PayStores } from '../ports';
import { companyOf } from './company-of';
import { lastPaysForDays, PAYS_LOOKED_AT } from './last-pays-for-days';
import type { PaysDependencies } from './pays-dependencies';

const PEOPLE_AT_ONCE = 500;
const LOOK_BACK_DAYS = 400;
const MOST_MONTHS = 24;
/** Of a normal distribution, four fifths lie within so many standard deviations. */
const FOUR_FIFTHS = 1.2816;
export interface ReadForecast extends InCompany {
  /** What is known at the end of this day; today if absent. */
  readonly asAt?: CivilDate;
  readonly months?: number;
  /** A rise of everybody's rate from a day on. */
  readonly rise?: { readonly from: CivilDate; readonly rise: Rise };
}

/** What payroll will cost and when the cash leaves, from standing hours and what the last pays were like. */
export function readForecast(deps: Pick<PaysDependencies, 'reading' | 'clock'>) {
  return (query: ReadForecast): Promise<Result<Forecast, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const today = localDay(deps.clock.now(), company.value.details.timezone);
      const asAt = query.asAt ?? today;
      const months = query.months ?? 12;
      if (months < 1 || months > MOST_MONTHS) {
        return refusal('pay/invalid', `A forecast has from 1 to ${MOST_MONTHS} months.`);
      }
      const until = addDays(addMonths(firstOfMonth(asAt), months + 1), -1);
      const sums = new Sums(company.value, asAt, until);
      const everybody = (await stores.employees.ofCompany(query.companyId, 'all')).filter(
        (one) => !one.isDeleted && isEmployed(one, asAt, today),
      );
      for (let from = 0; from < everybody.length; from += PEOPLE_AT_ONCE) {
        await forecastPeople(stores, query, everybody.slice(from, from + PEOPLE_AT_ONCE), sums, today);
      }
      const runs = await stores.runs.list({ ...query, from: addDays(asAt, 1), status: 'processed' });
      for (const run of runs) if (run.payDate > asAt) sums.happened(run.payDate, run);
      return accepted(sums.forecast(today));
    });
}

/** Who left later than the day the forecast stands on was still there then. */
function isEmployed({ isTerminated, terminationDate }: Employee, asAt: CivilDate, today: CivilDate): boolean {
  return !isTerminated || (asAt < today && terminationDate !== null && terminationDate > asAt);
}

/** The pays of each person that a standing pay rests on, oldest first. */
export async function paysThatSayWhatIsUsual(
  stores: PayStores,
  ids: readonly number[],
  asAt: CivilDate,
): Promise<ReadonlyMap<number, readonly PastPay[]>> {
  const past = await stores.pays.past(ids, addDays(asAt, -LOOK_BACK_DAYS), asAt);
  return groupBy(past, ({ employeeId }) => employeeId);
}

async function forecastPeople(
  stores: PayStores,
  query: ReadForecast,
  people: readonly Employee[],
  sums: Sums,
  today: CivilDate,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const past = await paysThatSayWhatIsUsual(stores, ids, sums.asAt);
  const lists = [...past.values()].map((pays) => pays.slice(-PAYS_LOOKED_AT));
  const last = new Map((await lastPaysForDays(stores, query.companyId, lists)).map((one) => [one.pay.employeeId, one]));
  const parts = await stores.roster.partsOf(ids);
  for (const employee of people) {
    const paid = last.get(employee.id);
    if (paid === undefined || paid.pay.termination !== null) continue;
    const planned = plannedTermination(parts.filter(({ employeeId }) => employeeId === employee.id));
    // A plan that was made since was not known on a day that is past.
    const lastDay = sums.asAt < today ? undefined : planned?.terminationDate;
    const gross = (past.get(employee.id) ?? []).map((one) => one.gross);
    const standing = standingPay(employee, paid.calculationInput, gross);
    sums.person({
      employee,
      lastPay: paid.pay,
      lastDay,
      input: standing.calculationInput,
      spread: standing.spread,
      leave: paid.pay.result.leaveBalanceRows.find(({ leaveType }) => annualLeave.has(leaveType))?.hours ?? '0',
      ...(query.rise === undefined ? {} : { rise: query.rise }),
    });
  }
}

const annualLeave: ReadonlySet<string> = new Set(['HOLIDAY', 'ANNUAL_HOLIDAYS']);

interface Person {
  readonly employee: Employee;
  readonly lastPay: PayRecord;
  readonly lastDay: CivilDate | undefined;
  readonly input: CalculationInput;
  readonly spread: Decimal;
  readonly leave: string;
  readonly rise?: NonNullable<ReadForecast['rise']>;
}

interface Month {
  amounts: ForecastAmounts;
  variance: number;
  leaveAdded: Decimal;
  actual: Omit<ForecastAmounts, 'cost'> | undefined;
}

const NOTHING: Decimal = whole(0);
const noAmounts: ForecastAmounts = { gross: NOTHING, tax: NOTHING, net: NOTHING, super: NOTHING, cost: NOTHING };

class Sums {
  private readonly countryForecast: CountryForecast;
  private readonly months = new Map<string, Month>();
  private readonly taxByPayday = new Map<CivilDate, Decimal>();
  private readonly netByPayday = new Map<CivilDate, Decimal>();
  /** Contributions that are paid with the tax of their payday. */
  private readonly superByPayday = new Map<CivilDate, Decimal>();
  private readonly superByDueDate = new Map<CivilDate, Decimal>();
  private leave: Decimal = NOTHING;
  private people = 0;
  private assumedFrom: CivilDate | undefined;

  constructor(
    private readonly company: Company,
    readonly asAt: CivilDate,
    private readonly until: CivilDate,
  ) {
    this.countryForecast = countryPayroll(company.country).forecast;
    for (let day = firstOfMonth(asAt); day <= until; day = addMonths(day, 1)) {
      this.months.set(monthOf(day), { amounts: noAmounts, variance: 0, leaveAdded: NOTHING, actual: undefined });
    }
  }

  person(person: Person): void {
    const { employee, lastPay, lastDay } = person;
    const { pay_period: payPeriod, pay_rate_per_hour: rate } = employee.details;
    this.people++;
    this.leave = add<Decimal>(this.leave, toCents(multiply(decimal(person.leave), decimal(rate))));
    const worked = new Map<string, ForecastPay>();
    // The law of this day counts where none is confirmed; what was paid on it was calculated by it.
    let lastConfirmed = lastPay.payDate;
    for (const payDate of paydaysBetween(payPeriod, lastPay.payDate, this.asAt, this.until)) {
      const part = partPaid(this.company, person, payDate, lastDay);
      if (part === undefined) continue;
      const isRaised = person.rise !== undefined && payDate >= person.rise.from;
      // Figures change with the law, which changes with the financial year, and with a rise.
      const key = `${countryPayroll(this.company.country).yearOf(payDate).name} ${isRaised}`;
      let pay = worked.get(key) ?? this.work(person, payDate, isRaised);
      if (pay !== undefined && !worked.has(key)) lastConfirmed = payDate;
      if (pay === undefined) {
        pay = this.work(person, lastConfirmed, isRaised);
        if (pay === undefined) continue;
        if (this.assumedFrom === undefined || payDate < this.assumedFrom) this.assumedFrom = payDate;
      }
      worked.set(key, pay);
      this.count(payDate, pay, part, person);
    }
  }

  private work({ input, rise }: Person, payDate: CivilDate, isRaised: boolean): ForecastPay | undefined {
    const dated = { ...input, input: { ...input.input, payDate } } as CalculationInput;
    let asked = dated;
    if (isRaised && rise !== undefined) {
      const raised = raisedPay(
        { country: dated.country, input: dated.input } as Parameters<typeof raisedPay>[0],
        rise.rise,
      );
      if (raised.ok) asked = { ...dated, input: raised.value.input } as CalculationInput;
    }
    const calculated = calculatePay(asked);
    return calculated.ok ? this.countryForecast.forecastPay(calculated.value.figures, asked) : undefined;
  }

  private count(payDate: CivilDate, { amounts, cash, leaveAdded }: ForecastPay, part: Decimal, person: Person): void {
    const month = this.months.get(monthOf(payDate));
    if (month === undefined) return;
    const of = (amount: Decimal): Decimal => toCents(multiply(amount, part));
    month.amounts = each((name) => add<Decimal>(month.amounts[name], of(amounts[name])));
    // A band is drawn, not paid: this is the one place where digits may go.
    month.variance += Number(person.spread.toString()) ** 2;
    month.leaveAdded = add<Decimal>(month.leaveAdded, of(leaveAdded));
    put(this.netByPayday, payDate, of(cash.wages));
    put(this.taxByPayday, payDate, of(cash.tax));
    const due = this.countryForecast.contributionsDue(payDate, person.lastPay);
    if (due === undefined) put(this.superByPayday, payDate, of(cash.super));
    else put(this.superByDueDate, due, of(cash.super));
  }

  /** What a run of the time after the forecast's day came to. */
  happened(
    payDate: CivilDate,
    run: { readonly gross: string; readonly tax: string; readonly net: string; readonly super: string },
  ): void {
    const month = this.months.get(monthOf(payDate));
    if (month === undefined) return;
    const before = month.actual ?? { gross: NOTHING, tax: NOTHING, net: NOTHING, super: NOTHING };
    month.actual = {
      gross: add<Decimal>(before.gross, decimal(run.gross)),
      tax: add<Decimal>(before.tax, decimal(run.tax)),
      net: add<Decimal>(before.net, decimal(run.net)),
      super: add<Decimal>(before.super, decimal(run.super)),
    };
  }

  forecast(today: CivilDate): Forecast {
    let leave = this.leave;
    const months = [...this.months].map(([month, { amounts, variance, leaveAdded, actual }]): ForecastMonth => {
      leave = add<Decimal>(leave, leaveAdded);
      const band = decimal((FOUR_FIFTHS * Math.sqrt(variance)).toFixed(2));
      const low = subtract<Decimal>(amounts.gross, band);
      return {
        month,
        amounts,
        low: isNegative(low) ? NOTHING : low,
        high: add<Decimal>(amounts.gross, band),
        leaveLiability: leave,
        actual: month < monthOf(today) || this.asAt < today ? actual : undefined,
      };
    });
    return { asAt: this.asAt, months, cash: this.cash(), people: this.people, notes: this.notes() };
  }

  private taxInYear(): Decimal {
    const all = [...this.taxByPayday.values()].reduce<Decimal>((sum, one) => add<Decimal>(sum, one), NOTHING);
    return divide(multiply(all, whole(12)), whole(Math.max(1, this.months.size)), 2, 'half-up');
  }

  private cash(): readonly CashDate[] {
    const country = this.countryForecast;
    const inYear = this.taxInYear();
    const found = new Map<string, CashDate>();
    const note = (kind: CashDate['kind'], date: CivilDate, says: string, amount: Decimal) => {
      const key = `${kind} ${date}`;
      const there = found.get(key);
      found.set(key, { kind, date, says, amount: add<Decimal>(there?.amount ?? NOTHING, amount) });
    };
    for (const [date, amount] of this.netByPayday)
      note('payday', date, 'Wages on payday, and what is deducted from them', amount);
    for (const [payDate, amount] of this.taxByPayday) {
      note('tax', country.taxDue(payDate, inYear), country.taxPayment, amount);
    }
    for (const [date, amount] of this.superByDueDate) note('super', date, country.contributionPayment, amount);
    for (const [payDate, amount] of this.superByPayday)
      note('super', country.taxDue(payDate, inYear), country.contributionPayment, amount);
    return [...found.values()]
      .filter(({ amount }) => amount.toString() !== '0')
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.kind < b.kind ? -1 : 1));
  }

  private notes(): readonly string[] {
    return [
      'Standing hours where the last pays bear them out, else the middle of the last twelve; standing items; no leave, bonus or overtime beyond that.',
      'What falls due at the tax office on a Saturday, a Sunday or a public holiday is shown on the next business day.',
      'Cash is that of the paydays ahead. Tax and super of past paydays that are still to be paid stand on the company’s page and come on top.',
      'Annual leave grows by what the pays accrue; leave that will be taken is not known.',
      ...(this.assumedFrom === undefined
        ? []
        : [`From ${this.assumedFrom} on the law is taken as it stands; no values are confirmed for that time.`]),
    ];
  }
}

const NO_DAYS = { worked: 0, all: 0 };

/** The part of the period that somebody is there: all of it, up to a planned last day, or none. */
function partPaid(
  company: Company,
  { employee }: Person,
  payDate: CivilDate,
  lastDay: CivilDate | undefined,
): Decimal | undefined {
  if (lastDay === undefined) return whole(1);
  const period = periodPaidOn(company.details, employee.details.pay_period, payDate);
  if (lastDay < period.startDate) return undefined;
  if (lastDay >= period.endDate) return whole(1);
  const employed = { ...period, endDate: lastDay };
  const { worked, all } = countryPayroll(company.country).daysAtWork(employee.details, [], period, employed) ?? NO_DAYS;
  return all === 0 ? undefined : divide(whole(worked), whole(all), 6, 'half-up');
}

function each(value: (name: ForecastFigure) => Decimal): ForecastAmounts {
  return { gross: value('gross'), tax: value('tax'), net: value('net'), super: value('super'), cost: value('cost') };
}

function put(map: Map<CivilDate, Decimal>, day: CivilDate, amount: Decimal): void {
  map.set(day, add<Decimal>(map.get(day) ?? NOTHING, amount));
}

function monthOf(day: CivilDate): string {
  return day.slice(0, 7);
}

function firstOfMonth(day: CivilDate): CivilDate {
  return `${day.slice(0, 7)}-01` as CivilDate;
}
