import { add, isZero, subtract } from '../../money/arithmetic';
import { nzd, whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { priceNzAllowance, type NzPricedAllowance } from '../allowances/price-allowance';
import type { NzPayBonus } from '../bonuses/pay-bonus';
import type { ExtraPay } from '../extra-pays/extra-pay';
import { averageDailyPay, relevantDailyPay } from '../holidays/daily-pay';
import { isGrossEarnings } from '../holidays/gross-earnings';
import { averageWeeklyEarningsTold, ordinaryWeeklyPayAgreed, weeklyHolidayRate } from '../holidays/weekly-pay';
import { holidayPayWithPay, type HolidayPayWithPay } from '../holiday-pay-with-pay/holiday-pay-with-pay';
import { priceNzHours, type NzPricedHours } from '../hours/price-hours';
import { isGrossEarningsLeave } from '../leave/leave-type';
import { priceNzLeave, type NzLeaveRates, type NzPricedLeave } from '../leave/price-leave';
import { payClosedown } from '../leave-account/pay-closedown';
import type { NzRules } from '../rules/rules-in-force';
import type { Step } from '../../trace/step';
import type { ParsedNzPay } from './parsed-nz-pay';

/** The lines of a pay in dollars, and the sums that tax, KiwiSaver and holidays ask for. */
export interface PricedLines {
  readonly hours: readonly NzPricedHours[];
  readonly leave: readonly NzPricedLeave[];
  readonly allowances: readonly NzPricedAllowance[];
  readonly leaveRates: NzLeaveRates;
  readonly hoursWorked: Decimal;
  readonly totalAllowances: Nzd;
  /** Hours, leave, taxable allowances and regular bonuses: ordinary pay. */
  readonly ordinary: Nzd;
  /** Regular bonuses that cover months. */
  readonly spread: readonly NzPayBonus[];
  readonly spreadAmount: Nzd;
  readonly extraPays: readonly ExtraPay[];
  /** Extra pays that tax is withheld from, money or not. */
  readonly extraAmount: Nzd;
  /** Share scheme benefits: not money, or money that is reported as a benefit. */
  readonly shareSchemes: Nzd;
  readonly shareSchemesInMoney: Nzd;
  /** Extra pays other than share scheme benefits that bear no levy. */
  readonly extraNotLiable: Nzd;
  readonly untaxed: Nzd;
  /** Everything paid in money. */
  readonly gross: Nzd;
  readonly forKiwisaver: Nzd;
  /** Eight per cent holiday pay paid with this pay; absent where the employee has no such terms. */
  readonly holidayPayWithPay: HolidayPayWithPay | undefined;
  /** Eight per cent at the beginning of a closedown. */
  readonly closedown: Step<Nzd> | undefined;
  /** Gross earnings in the sense of the Holidays Act. */
  readonly forHolidays: Nzd;
}

const NIL = nzd('0');
const NO_HOURS = whole(0);

export function priceLines(pay: ParsedNzPay, rules: NzRules): PricedLines {
  const { employee } = pay;
  const leaveRates = leaveRatesOf(pay, rules);
  let ordinary = NIL;
  let forKiwisaver = NIL;
  let forHolidays = NIL;
  let untaxed = NIL;
  let totalAllowances = NIL;
  let hoursWorked: Decimal = NO_HOURS;
  const hours = pay.hours.map((row) => {
    const priced = priceNzHours(row, employee.payRatePerHour, rules.holidays);
    ordinary = add(ordinary, priced.payAmount);
    if (row.isTime) hoursWorked = add(hoursWorked, row.value);
    return priced;
  });
  const leave = pay.leave.map((row) => {
    const priced = priceNzLeave(row, leaveRates);
    // What is paid in place of leave is an extra pay, and a lump sum for holidays may be one.
    if (!row.isCashUp && !row.taxAsNzExtraPay) ordinary = add(add(ordinary, priced.amount), priced.leaveLoadingAmount);
    return priced;
  });
  forKiwisaver = ordinary;
  forHolidays = leave
    .filter(({ leaveType }) => !isGrossEarningsLeave(leaveType))
    .reduce((gross, row) => subtract(subtract(gross, row.amount), row.leaveLoadingAmount), ordinary);
  const allowances = pay.allowances.map((row) => {
    const priced = priceNzAllowance(row);
    totalAllowances = add(totalAllowances, priced.totalAmount);
    if (!row.isTaxable) {
      untaxed = add(untaxed, priced.totalAmount);
      return priced;
    }
    ordinary = add(ordinary, priced.totalAmount);
    forHolidays = add(forHolidays, priced.totalAmount);
    if (row.isIncludedInSuperCalculations) forKiwisaver = add(forKiwisaver, priced.totalAmount);
    return priced;
  });
  const extraPays: ExtraPay[] = [];
  const spread: NzPayBonus[] = [];
  const excluded = rules.kiwisaver.values.excludedPayments;
  const { notLiableForLevy } = rules.extraPays.values;
  let spreadAmount = NIL;
  let extraAmount = NIL;
  let shareSchemes = NIL;
  let shareSchemesInMoney = NIL;
  let extraNotLiable = NIL;
  let money = NIL;
  let closedown: Step<Nzd> | undefined;
  for (const bonus of pay.bonuses) {
    const { amount, extraPayKind } = bonus;
    const isExtra = bonus.taxAsNzExtraPay || bonus.isNzEss;
    if (bonus.isNzEss) {
      shareSchemes = add(shareSchemes, amount);
      if (bonus.isNzEssCashSettled) shareSchemesInMoney = add(shareSchemesInMoney, amount);
    } else if (isExtra) {
      money = add(money, amount);
      if (notLiableForLevy.includes(extraPayKind)) extraNotLiable = add(extraNotLiable, amount);
    }
    if (isExtra) {
      if (bonus.withholdPaye) {
        extraAmount = add(extraAmount, amount);
        extraPays.push(extraPayOf(bonus.description, extraPayKind, amount, bonus.electedRate, pay));
      }
    } else if (bonus.taxMethod === 'SPREAD_OVER_SPECIFIC_RANGE') {
      spread.push(bonus);
      spreadAmount = add(spreadAmount, amount);
    } else {
      ordinary = add(ordinary, amount);
    }
    const kind = isExtra ? extraPayKind : 'bonus';
    if (bonus.isIncludedInSuperCalculations && !excluded.includes(kind)) forKiwisaver = add(forKiwisaver, amount);
    if (!bonus.isNzDiscretionary && isGrossEarnings(kind)) forHolidays = add(forHolidays, amount);
  }
  for (const back of pay.backPayments) {
    money = add(money, back.amount);
    extraAmount = add(extraAmount, back.amount);
    forKiwisaver = add(forKiwisaver, back.amount);
    forHolidays = add(forHolidays, back.amount);
    extraPays.push(extraPayOf(back.description, 'back-pay', back.amount, back.electedRate, pay));
  }
  for (const { name, leaveType, amount, leaveLoadingAmount, isCashUp, taxAsNzExtraPay } of leave) {
    if (!isCashUp && taxAsNzExtraPay !== true) continue;
    const paid = add(amount, leaveLoadingAmount);
    if (!isCashUp) forHolidays = add(forHolidays, paid);
    money = add(money, paid);
    extraAmount = add(extraAmount, paid);
    forKiwisaver = add(forKiwisaver, paid);
    const kind = leaveType === 'ALT_HOLIDAY' ? 'alternative-holiday' : 'holiday-pay';
    extraPays.push(extraPayOf(name, kind, paid, undefined, pay));
  }
  if (pay.closedown !== undefined) {
    const paid = payClosedown(pay.closedown, rules.holidays);
    closedown = paid;
    if (!pay.closedown.isExtraPay) {
      ordinary = add(ordinary, paid.value);
    } else if (!isZero(paid.value)) {
      money = add(money, paid.value);
      extraAmount = add(extraAmount, paid.value);
      extraPays.push(extraPayOf(CLOSEDOWN, 'holiday-pay', paid.value, undefined, pay));
    }
    forKiwisaver = add(forKiwisaver, paid.value);
    forHolidays = add(forHolidays, paid.value);
  }
  const withPay =
    employee.holidayPayWithPay === undefined
      ? undefined
      : holidayPayWithPay(forHolidays, employee.holidayPayWithPay, pay.payDate, pay.frequency, rules.holidays);
  if (withPay !== undefined) {
    ordinary = add(ordinary, withPay.pay.value);
    forKiwisaver = add(forKiwisaver, withPay.pay.value);
  }
  const { termination } = pay;
  if (termination !== undefined) {
    money = add(money, termination.totalAmount);
    forKiwisaver = add(forKiwisaver, termination.amountInKiwisaver);
  }
  return {
    hours,
    leave,
    allowances,
    leaveRates,
    hoursWorked,
    totalAllowances,
    ordinary,
    spread,
    spreadAmount,
    extraPays,
    extraAmount,
    shareSchemes,
    shareSchemesInMoney,
    extraNotLiable,
    untaxed,
    gross: add(add(add(ordinary, untaxed), spreadAmount), add(money, shareSchemesInMoney)),
    forKiwisaver,
    holidayPayWithPay: withPay,
    closedown,
    forHolidays,
  };
}

/** The name of the extra pay at the beginning of a closedown. */
export const CLOSEDOWN = 'Holiday pay of the closedown';

function extraPayOf(
  name: string,
  kind: ExtraPay['kind'],
  amount: Nzd,
  electedRate: Decimal | undefined,
  { employee }: ParsedNzPay,
): ExtraPay {
  return { name, kind, amount, electedRate: electedRate ?? employee.extraPayElectedRate };
}

function leaveRatesOf({ employee, leave }: ParsedNzPay, rules: NzRules): NzLeaveRates {
  const { payRatePerHour } = employee;
  const facts = employee.leave;
  if (leave.length === 0) {
    return {
      payRatePerHour,
      hoursPerWeek: undefined,
      hoursPerDay: undefined,
      weekly: undefined,
      averageWeekly: undefined,
      daily: undefined,
      firstWeek: undefined,
    };
  }
  const { ordinaryWeeklyPay, averageWeekly, relevantDailyPay: daily, averageDaily } = facts;
  const ordinary = ordinaryWeeklyPay === undefined ? undefined : ordinaryWeeklyPayAgreed(ordinaryWeeklyPay);
  const average = averageWeekly === undefined ? undefined : averageWeeklyEarningsTold(averageWeekly, rules.holidays);
  return {
    payRatePerHour,
    hoursPerWeek: facts.hoursPerWeek,
    hoursPerDay: facts.hoursPerDay,
    firstWeek: rules.firstWeekCompensation,
    averageWeekly: average,
    weekly:
      ordinary !== undefined && average !== undefined ? weeklyHolidayRate(ordinary, average) : (ordinary ?? average),
    daily:
      daily !== undefined
        ? relevantDailyPay(daily)
        : averageDaily === undefined
          ? undefined
          : averageDailyPay(averageDaily.gross, averageDaily.days),
  };
}

/** A row of leave that nothing prices: no rate of its own, no hourly rate, and not what the Act asks for. */
export function unpricedLeave(pay: ParsedNzPay, lines: PricedLines): number {
  if (!isZero(pay.employee.payRatePerHour)) return -1;
  return lines.leave.findIndex(
    (row, i) =>
      row.pricedBy !== 'act' && row.leaveType !== 'UNPAID' && !isZero(row.hours) && pay.leave[i]!.rate === undefined,
  );
}
