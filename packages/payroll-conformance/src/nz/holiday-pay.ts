import { add, nzd, whole, type Nzd } from 'payroll-core/money';
import {
  averageDailyPay,
  averageWeeklyEarnings,
  averageWeeklyEarningsSinceStart,
  ordinaryWeeklyPayAgreed,
  ordinaryWeeklyPayByFormula,
  payAnnualHoliday,
  payDayOfLeave,
  payHolidaysOnLeaving,
  payPublicHolidayWorked,
  printRate,
  timeOf,
  weeklyHolidayRate,
  type LeaveRate,
  type LeaveTime,
  type NzRules,
} from 'payroll-core/nz';
import { explainAsText, type Step } from 'payroll-core/trace';
import { decimalIn, has, nzdIn, onlyKnows } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, JsonObject, Vector } from '../vector';
import { rulesOf } from './inputs';

const known = [
  'pay_date',
  'ordinary_weekly_pay',
  'gross_4_weeks',
  'irregular_pay',
  'gross_12_months',
  'unpaid_weeks_agreed',
  'gross_since_start',
  'weeks_worked',
  'weeks',
  'hours',
  'week_hours',
  'untaken_weeks',
  'gross_since_anniversary',
  'public_holidays_after_end',
  'pay_for_time_worked',
  'penal_rates',
  'gross_52_weeks',
  'days',
  'days_worked',
];

const NIL = nzd('0');

/** Holiday pay in the forms the Act knows; the members given say which. */
export function holidayPayKind(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, [...known, ...advanceNames(inputs)]);
  const rules = rulesOf(vector);
  if (has(inputs, 'pay_for_time_worked')) return publicHolidayWorked(inputs, rules);
  if (has(inputs, 'gross_52_weeks')) return dailyPay(inputs);
  const isLeaving = has(inputs, 'gross_since_anniversary') || has(inputs, 'untaken_weeks');
  const ordinary = ordinaryOf(inputs, rules);
  const average = averageOf(inputs, rules);
  const weekly =
    ordinary !== undefined && average !== undefined ? weeklyHolidayRate(ordinary, average) : (ordinary ?? average);
  const rates = {
    ordinary_weekly_pay: ordinary === undefined ? undefined : printRate(ordinary.value),
    average_weekly_earnings: average === undefined ? undefined : printRate(average.value),
  };
  const time = timeIn(inputs);
  if (!isLeaving && time !== undefined && weekly !== undefined) {
    const pay = payAnnualHoliday(time, weekly);
    return { actual: { ...rates, holiday_pay: pay.value }, trace: () => explainAsText(pay) };
  }
  if (!isLeaving && !has(inputs, 'gross_since_start')) {
    if (weekly === undefined) throw new UnreadableVector('Neither weekly pay nor time worked is given.');
    return { actual: rates, trace: () => explainAsText(weekly) };
  }
  return onLeaving(inputs, weekly, rates, rules);
}

function onLeaving(
  inputs: JsonObject,
  weekly: Step<LeaveRate> | undefined,
  rates: Readonly<Record<string, unknown>>,
  rules: NzRules,
): Computed {
  const since = has(inputs, 'gross_since_anniversary') ? 'gross_since_anniversary' : 'gross_since_start';
  const paid = payHolidaysOnLeaving(
    {
      weekly: weekly ?? ordinaryWeeklyPayAgreed(NIL),
      publicHolidays: publicHolidaysIn(inputs),
      grossSince: has(inputs, since) ? nzdIn(inputs, since) : NIL,
      paidInAdvance: advanceIn(inputs),
      ...(has(inputs, 'untaken_weeks') ? { untaken: timeOf(decimalIn(inputs, 'untaken_weeks')) } : {}),
    },
    rules.holidays,
  );
  return {
    actual: {
      ...rates,
      untaken_entitlement: paid.untakenEntitlement.value,
      public_holidays: paid.publicHolidays.value,
      eight_percent: paid.eightPercent.value,
      advance_excess: paid.advanceLeftOver,
      total: paid.total.value,
      holiday_pay: paid.total.value,
    },
    trace: () => explainAsText(paid.total),
  };
}

function publicHolidayWorked(inputs: JsonObject, rules: NzRules): Computed {
  const pay = payPublicHolidayWorked(
    {
      payForTimeWorked: nzdIn(inputs, 'pay_for_time_worked'),
      penalRates: has(inputs, 'penal_rates') ? nzdIn(inputs, 'penal_rates') : NIL,
    },
    rules.holidays,
  );
  return {
    actual: { public_holiday_worked_pay: pay.value, holiday_pay: pay.value },
    trace: () => explainAsText(pay),
  };
}

function dailyPay(inputs: JsonObject): Computed {
  const days = decimalIn(inputs, has(inputs, 'days_worked') ? 'days_worked' : 'days');
  const average = averageDailyPay(nzdIn(inputs, 'gross_52_weeks'), days);
  const day = payDayOfLeave(timeOf(whole(1)), average);
  return { actual: { average_daily_pay: day.value, holiday_pay: day.value }, trace: () => explainAsText(day) };
}

function ordinaryOf(inputs: JsonObject, rules: NzRules): Step<LeaveRate> | undefined {
  if (has(inputs, 'gross_4_weeks')) {
    const irregular = has(inputs, 'irregular_pay') ? nzdIn(inputs, 'irregular_pay') : NIL;
    return ordinaryWeeklyPayByFormula(nzdIn(inputs, 'gross_4_weeks'), irregular, rules.holidays);
  }
  return has(inputs, 'ordinary_weekly_pay') ? ordinaryWeeklyPayAgreed(nzdIn(inputs, 'ordinary_weekly_pay')) : undefined;
}

function averageOf(inputs: JsonObject, rules: NzRules): Step<LeaveRate> | undefined {
  if (has(inputs, 'gross_since_start') && has(inputs, 'weeks_worked')) {
    return averageWeeklyEarningsSinceStart(nzdIn(inputs, 'gross_since_start'), decimalIn(inputs, 'weeks_worked'));
  }
  if (!has(inputs, 'gross_12_months')) return undefined;
  const unpaid = has(inputs, 'unpaid_weeks_agreed') ? decimalIn(inputs, 'unpaid_weeks_agreed') : undefined;
  return averageWeeklyEarnings(nzdIn(inputs, 'gross_12_months'), rules.holidays, unpaid);
}

function timeIn(inputs: JsonObject): LeaveTime | undefined {
  if (has(inputs, 'hours')) return { taken: decimalIn(inputs, 'hours'), of: decimalIn(inputs, 'week_hours') };
  return has(inputs, 'weeks') ? timeOf(decimalIn(inputs, 'weeks')) : undefined;
}

/** Holiday pay given in advance goes by several names: `advance_paid`, `paid_in_advance`. */
function advanceNames(inputs: JsonObject): readonly string[] {
  return Object.keys(inputs).filter((name) => name.includes('advance'));
}

function advanceIn(inputs: JsonObject): Nzd {
  return advanceNames(inputs).reduce((total, name) => add(total, nzdIn(inputs, name)), NIL);
}

function publicHolidaysIn(inputs: JsonObject): readonly Nzd[] {
  const listed = inputs['public_holidays_after_end'] ?? [];
  if (!Array.isArray(listed)) throw new UnreadableVector('Expected a list in public_holidays_after_end.');
  return listed.map((_, i) => nzdIn(listed as unknown as JsonObject, String(i)));
}
