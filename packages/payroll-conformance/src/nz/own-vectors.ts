import { addYears, civilDate, type CivilDate } from 'payroll-core/calendar';
import { decimal, subtract, type Nzd } from 'payroll-core/money';
import {
  accrueEmploymentLeave,
  annualiseLastTwoPays,
  averageDailyPay,
  chooseEsctRate,
  chooseSchedularRate,
  contributeFromPay,
  convertBalances,
  creditDonation,
  daysEmployedInYear,
  deductCompulsoryExtra,
  deductStandard,
  employmentLeave,
  employerMustContribute,
  holidays,
  leaveCompensationPayment,
  liablePay,
  minimumWage,
  mostUnderOrders,
  nzRegions,
  nzRulesInForce,
  parseTaxCode,
  paydayFiling,
  payFirstWeekCompensation,
  paymentDueDate,
  printRate,
  publicHolidays,
  publicHolidaysOfEmployee,
  taxContribution,
  taxExtraPays,
  taxSchedularPayment,
  thresholdAmountExpected,
  withholdPaye,
  type ExtraPay,
  type NzRules,
} from 'payroll-core/nz';
import { inForce } from 'payroll-core/statutory';
import { explainAsText, given, step, type Step } from 'payroll-core/trace';
import { countIn, dateIn, decimalIn, has, nzdIn, orUnreadable, textIn, wordIn } from '../read-input';
import type { Json, JsonObject, OwnKind } from '../vector';
import { holidayPayKind } from './holiday-pay';
import { frequencyIn } from './inputs';
import { ownPay } from './pay';

type Row = ReturnType<OwnKind>;

function rulesOn(effectiveFrom: string): NzRules {
  return orUnreadable(nzRulesInForce(civilDate(effectiveFrom)));
}

function figure(expected: Json | undefined, found: Step): Row {
  return { actual: found.value, expected: expected ?? null, trace: () => explainAsText(found) };
}

/** `{ taxCode, frequency, pay, paye }`: a line of the PAYE tables or of the developers' casebook. */
const ownPaye: OwnKind = (row, effectiveFrom) => {
  const taxCode = orUnreadable(parseTaxCode(row['taxCode']));
  const basis = { taxCode, frequency: frequencyIn(row) };
  return figure(row['paye'], withholdPaye(nzdIn(row, 'pay'), basis, rulesOn(effectiveFrom)));
};

/** `{ taxCode, frequency, pay, deduction }` or `{ …, compulsoryExtraRate, compulsoryExtra }`. */
const ownStudentLoan: OwnKind = (row, effectiveFrom) => {
  const { studentLoan } = rulesOn(effectiveFrom);
  const { kind } = orUnreadable(parseTaxCode(row['taxCode']));
  const liable = liablePay(nzdIn(row, 'pay'), kind === 'main' ? frequencyIn(row) : 'none', studentLoan);
  if (has(row, 'compulsoryExtraRate')) {
    const extra = { rate: decimalIn(row, 'compulsoryExtraRate') };
    return figure(row['compulsoryExtra'], deductCompulsoryExtra(liable, extra, false));
  }
  return figure(row['deduction'], deductStandard(liable, undefined, studentLoan));
};

/** `{ pay, rate, contribution }` or `{ age, employerMustContribute }`. */
const ownKiwisaver: OwnKind = (row, effectiveFrom) => {
  if (has(row, 'age')) {
    const payDate = civilDate(effectiveFrom);
    const born = addYears(payDate, -countIn(row, 'age'));
    return figure(
      row['employerMustContribute'],
      employerMustContribute(born, payDate, rulesOn(effectiveFrom).kiwisaver),
    );
  }
  return figure(row['contribution'], contributeFromPay(nzdIn(row, 'pay'), decimalIn(row, 'rate')));
};

/** `{ thresholdAmount, rate }`, `{ contribution, rate, esct }` or `{ startDate, payDate, …, expectedAmount }`. */
const ownEsct: OwnKind = (row, effectiveFrom) => {
  if (has(row, 'contribution')) {
    return figure(row['esct'], taxContribution(nzdIn(row, 'contribution'), decimalIn(row, 'rate')));
  }
  if (has(row, 'thresholdAmount')) {
    return figure(row['rate'], chooseEsctRate(nzdIn(row, 'thresholdAmount'), rulesOn(effectiveFrom).esct));
  }
  const expected = {
    startDate: dateIn(row, 'startDate'),
    payDate: dateIn(row, 'payDate'),
    pay: nzdIn(row, 'pay'),
    employerContribution: nzdIn(row, 'employerContribution'),
    payDays: countIn(row, 'payDays'),
  };
  const amount = thresholdAmountExpected(expected);
  return {
    actual: { amount: amount.value, days: daysEmployedInYear(expected.startDate, expected.payDate) },
    expected: { amount: row['expectedAmount'] ?? null, days: row['days'] ?? null },
    trace: () => explainAsText(amount),
  };
};

/** `{ taxCode, annualised, extraPay, liableForLevy, … }` or `{ frequency, lastTwoPays, annualised }`. */
const ownExtraPays: OwnKind = (row, effectiveFrom) => {
  const rules = rulesOn(effectiveFrom);
  if (has(row, 'lastTwoPays')) {
    const pays = row['lastTwoPays'] as readonly Json[];
    const amounts = pays.map((_, i) => nzdIn(pays as unknown as JsonObject, String(i)));
    return figure(row['annualised'], annualiseLastTwoPays(amounts, frequencyIn(row), rules.extraPays));
  }
  const amount = nzdIn(row, 'extraPay');
  const liable = nzdIn(row, 'liableForLevy');
  const income = nzdIn(row, 'annualised');
  const parts: ExtraPay[] = [
    { name: 'liable', kind: 'bonus', amount: liable },
    { name: 'free', kind: 'redundancy', amount: subtract(amount, liable) },
  ];
  const taxed = taxExtraPays(
    parts,
    { taxCode: orUnreadable(parseTaxCode(row['taxCode'])), annualised: givenIncome(income) },
    rules,
  );
  return {
    actual: {
      grossedUp: taxed.grossedUp,
      rate: taxed.parts[0]!.rate,
      tax: taxed.tax.value,
      taxedAtLowRate: taxed.taxedAtLowRate,
    },
    expected: {
      grossedUp: row['grossedUp'] ?? null,
      rate: row['rate'] ?? null,
      tax: row['tax'] ?? null,
      taxedAtLowRate: row['taxedAtLowRate'] ?? null,
    },
    trace: () => explainAsText(taxed.tax),
  };
};

function givenIncome(income: Nzd): Step<Nzd> {
  return step('given.annualised-income', income, () => `${income.toString()}`, [given('annualised income', income)]);
}

/** `{ activity, payment, rate, tax }`. */
const ownSchedular: OwnKind = (row, effectiveFrom) => {
  const rate = orUnreadable(
    chooseSchedularRate({ activity: textIn(row, 'activity') }, rulesOn(effectiveFrom).schedular),
  );
  const tax = taxSchedularPayment(nzdIn(row, 'payment'), rate.value);
  return {
    actual: { rate: rate.value, tax: tax.value },
    expected: { rate: row['rate'] ?? null, tax: row['tax'] ?? null },
    trace: () => explainAsText(tax),
  };
};

/** The forms of holiday pay, in the names of the shared kind. */
const ownHolidays: OwnKind = (row, effectiveFrom) => {
  if (has(row, 'averageDailyPay')) {
    const average = averageDailyPay(nzdIn(row, 'grossOf52Weeks'), decimalIn(row, 'days'));
    return { actual: printRate(average.value), expected: row['averageDailyPay'] ?? null };
  }
  const inputs = renamed(row, {
    ordinaryWeeklyPay: 'ordinary_weekly_pay',
    grossOf12Months: 'gross_12_months',
    grossSinceStart: 'gross_since_start',
    weeksWorked: 'weeks_worked',
    weeks: 'weeks',
    hours: 'hours',
    weekHours: 'week_hours',
    untakenWeeks: 'untaken_weeks',
    grossSince: 'gross_since_anniversary',
    paidInAdvance: 'paid_in_advance',
    payForTimeWorked: 'pay_for_time_worked',
    penalRates: 'penal_rates',
  });
  const expected = renamed(row, {
    averageWeeklyEarnings: 'average_weekly_earnings',
    holidayPay: 'holiday_pay',
    untakenEntitlement: 'untaken_entitlement',
    eightPercent: 'eight_percent',
    total: 'total',
    publicHolidayWorked: 'public_holiday_worked_pay',
  });
  const publicHolidays = has(row, 'publicHolidays') ? { public_holidays_after_end: [row['publicHolidays'] ?? ''] } : {};
  const all = { ...inputs, ...publicHolidays, pay_date: effectiveFrom };
  return { ...holidayPayKind({ inputs: all, expected }), expected };
};

function renamed(row: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(
    Object.entries(names).flatMap(([ours, shared]) => (has(row, ours) ? [[shared, row[ours] ?? null]] : [])),
  );
}

/** `{ donation, paye, levy, credit }`. */
const ownPayrollGiving: OwnKind = (row, effectiveFrom) => {
  const { payrollGiving } = rulesOn(effectiveFrom);
  const credit = creditDonation(nzdIn(row, 'donation'), nzdIn(row, 'paye'), nzdIn(row, 'levy'), payrollGiving);
  return figure(row['credit'], credit);
};

/** `{ gross, paye, levy, most }`. */
const ownChildSupport: OwnKind = (row, effectiveFrom) => {
  const pay = { gross: nzdIn(row, 'gross'), paye: nzdIn(row, 'paye'), levy: nzdIn(row, 'levy') };
  return figure(row['most'], mostUnderOrders(pay, rulesOn(effectiveFrom).childSupport));
};

/** `{ wage, perHour }`. */
const ownMinimumWage: OwnKind = (row, effectiveFrom) => {
  const wages = orUnreadable(inForce(minimumWage, civilDate(effectiveFrom))).values;
  const wage = wordIn(row, 'wage', ['adult', 'startingOut', 'training']);
  return { actual: wages[wage], expected: row['perHour'] ?? null };
};

/** `{ size, payDate, due }`. */
const ownPaydayFiling: OwnKind = (row, effectiveFrom) => {
  const filing = orUnreadable(inForce(paydayFiling, civilDate(effectiveFrom)));
  const payDate: CivilDate = dateIn(row, 'payDate');
  return figure(row['due'], paymentDueDate(payDate, wordIn(row, 'size', ['small', 'large']), filing));
};

/** `{ region, weekdays, year, kept }`: the days on which an employee of that week keeps the year's public holidays. */
const ownPublicHolidays: OwnKind = (row, effectiveFrom) => {
  const calendar = orUnreadable(inForce(publicHolidays, civilDate(effectiveFrom)));
  const year = textIn(row, 'year');
  const weekdays = (row['weekdays'] as readonly Json[]).map(Number);
  const { holidays } = publicHolidaysOfEmployee(
    { from: civilDate(`${year}-01-01`), until: civilDate(`${year}-12-31`) },
    { region: wordIn(row, 'region', nzRegions), pattern: { kind: 'weekly', weekdays } },
    calendar,
  );
  return { actual: holidays.map(({ date }) => date), expected: row['kept'] ?? null };
};

/** `{ earningsLost, compensation }`. */
const ownFirstWeekCompensation: OwnKind = (row, effectiveFrom) =>
  figure(
    row['compensation'],
    payFirstWeekCompensation(nzdIn(row, 'earningsLost'), rulesOn(effectiveFrom).firstWeekCompensation),
  );

/** `{ standardHours, annualLeaveHours }`, `{ …, sickLeaveHours }`, `{ ordinaryHourlyRate, hours, … }` or `{ weeks, … }`. */
const ownEmploymentLeave: OwnKind = (row, effectiveFrom) => {
  const law = orUnreadable(inForce(employmentLeave, civilDate(effectiveFrom)));
  if (has(row, 'ordinaryHourlyRate')) {
    const payment = leaveCompensationPayment(nzdIn(row, 'ordinaryHourlyRate'), decimalIn(row, 'hours'), law);
    return figure(row['leaveCompensationPayment'], payment);
  }
  if (has(row, 'weeks')) {
    const converted = convertBalances(
      {
        annualWeeks: decimalIn(row, 'weeks'),
        annualSince: law.effectiveFrom,
        sickDays: decimal('0'),
        sickSince: law.effectiveFrom,
        weeklyHours: { kind: 'agreement', hours: decimalIn(row, 'ordinaryWeeklyHours') },
        dailyHours: { hours: decimal('8'), days: decimal('1') },
      },
      // The Act that the balances come from: its last edition.
      holidays.editions.at(-1) ?? orUnreadable(inForce(holidays, civilDate(effectiveFrom))),
      law,
    );
    return figure(row['annualLeaveHoursFromWeeks'], converted.annual.hours);
  }
  const accrued = accrueEmploymentLeave(
    { worked: decimalIn(row, 'standardHours'), paidLeave: decimal('0') },
    decimal('0'),
    law,
  );
  return has(row, 'sickLeaveHours')
    ? figure(row['sickLeaveHours'], accrued.sick)
    : figure(row['annualLeaveHours'], accrued.annual);
};

/** New Zealand instruments' own vectors, by folder. */
export const nzOwnKinds: Readonly<Record<string, OwnKind>> = {
  'nz/calculate-pay': ownPay,
  'nz/paye': ownPaye,
  'nz/independent-earner-credit': ownPaye,
  'nz/acc-earners-levy': ownPaye,
  'nz/student-loan': ownStudentLoan,
  'nz/kiwisaver': ownKiwisaver,
  'nz/esct': ownEsct,
  'nz/extra-pays': ownExtraPays,
  'nz/schedular-payments': ownSchedular,
  'nz/holidays': ownHolidays,
  'nz/payroll-giving': ownPayrollGiving,
  'nz/child-support': ownChildSupport,
  'nz/minimum-wage': ownMinimumWage,
  'nz/payday-filing': ownPaydayFiling,
  'nz/public-holidays': ownPublicHolidays,
  'nz/first-week-compensation': ownFirstWeekCompensation,
  'nz/employment-leave': ownEmploymentLeave,
};
