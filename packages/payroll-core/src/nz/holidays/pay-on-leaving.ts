import { add, greater, isNegative, isZero, lesser, multiply, negate, subtract, sum } from '../../money/arithmetic';
import { nzd, whole } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { Holidays } from './holidays';
import type { LeaveRate, LeaveTime } from './leave-rate';
import { payAnnualHolidays } from './pay-leave';

/** What is unused and owed when employment ends. */
export interface HolidaysOnLeaving {
  /** Annual holidays that had become an entitlement and were not taken, in weeks; absent before 12 months. */
  readonly untaken?: LeaveTime;
  /** Of the untaken holidays, in the same unit, those that average weekly earnings alone pay for. */
  readonly untakenAtAverage?: Decimal;
  /** Average weekly earnings; left out, the weekly rate stands for them. */
  readonly averageWeekly?: Step<LeaveRate>;
  /** The greater of ordinary weekly pay and average weekly earnings at the end of employment. */
  readonly weekly: Step<LeaveRate>;
  /** Pay of each public holiday inside the untaken entitlement, run on from the last day. */
  readonly publicHolidays: readonly Nzd[];
  /** Gross earnings since the last anniversary, or since the start. */
  readonly grossSince: Nzd;
  /** Alternative holidays that are paid out (s 60(2)(b)); they have a line of their own. */
  readonly alternativeHolidays?: Nzd;
  /** Notice that is paid in lieu; it has a line of its own. */
  readonly notice?: Nzd;
  /** Holiday pay already given for leave in advance. */
  readonly paidInAdvance: Nzd;
  /** Holiday pay that was paid with the pays among `grossSince` (s 28). */
  readonly paidWithPay?: Nzd;
}

/** Holiday pay at the end of employment and its parts. */
export interface HolidayPayOnLeaving {
  readonly untakenEntitlement: Step<Nzd>;
  readonly publicHolidays: Step<Nzd>;
  readonly eightPercent: Step<Nzd>;
  readonly total: Step<Nzd>;
  /** Advance pay that the eight per cent do not cover. It is a debt, taken from other pay only by agreement. */
  readonly advanceLeftOver: Nzd;
}

const NIL = nzd('0');
const NONE = whole(0);

/**
 * Holiday pay at the end of employment. The eight per cent also count what is paid out beside them: the untaken
 * entitlement, public holidays, alternative holidays and notice.
 * @law Holidays Act 2003 ss 14(a), 23 to 26, 40(3), 60(2); Parental Leave and Employment Protection Act 1987 s 42(2)
 */
export function payHolidaysOnLeaving(leaving: HolidaysOnLeaving, holidays: Dated<Holidays>): HolidayPayOnLeaving {
  const untakenEntitlement =
    leaving.untaken === undefined
      ? step('nz.holidays.untaken-entitlement', NIL, () => 'no entitlement yet', [])
      : payAnnualHolidays(
          { ...leaving.untaken, atAverage: lesser(leaving.untakenAtAverage ?? NONE, leaving.untaken.taken) },
          leaving.weekly,
          leaving.averageWeekly ?? leaving.weekly,
        );
  const publicHolidays = step(
    'nz.holidays.public-holidays-after-leaving',
    sum(NIL, leaving.publicHolidays),
    () => (leaving.publicHolidays.length === 0 ? 'none' : leaving.publicHolidays.map(String).join(' + ')),
    [],
  );
  const { payAsYouGoRate: rate } = holidays.values;
  const besides = [
    { name: 'alternative holidays', paid: leaving.alternativeHolidays ?? NIL },
    { name: 'notice', paid: leaving.notice ?? NIL },
  ].filter(({ paid }) => !isZero(paid));
  const amounts = [
    leaving.grossSince,
    untakenEntitlement.value,
    publicHolidays.value,
    ...besides.map(({ paid }) => paid),
  ];
  const gross = sum(NIL, amounts);
  const worked = toCents(multiply(gross, rate));
  const { paidWithPay = NIL } = leaving;
  const left = subtract(subtract(worked, paidWithPay), leaving.paidInAdvance);
  const eightPercent = step(
    'nz.holidays.eight-percent',
    greater(left, NIL),
    () =>
      `(${amounts.map(String).join(' + ')}) × ${rate.toString()}, ` +
      `to the nearest cent ${worked.toString()}, less ${leaving.paidInAdvance.toString()} in advance` +
      (isZero(paidWithPay) ? '' : ` and ${paidWithPay.toString()} paid with the pays`),
    [
      given('gross earnings since', leaving.grossSince),
      parameter(holidays, 'payAsYouGoRate', () => `${rate.toString()}`),
      untakenEntitlement,
      publicHolidays,
      ...besides.map(({ name, paid }) => given(name, paid)),
    ],
  );
  const amount = add(add(untakenEntitlement.value, publicHolidays.value), eightPercent.value);
  return {
    untakenEntitlement,
    publicHolidays,
    eightPercent,
    total: step(
      'nz.holidays.pay-on-leaving',
      amount,
      () =>
        `${untakenEntitlement.value.toString()} + ${publicHolidays.value.toString()} + ${eightPercent.value.toString()} = ${amount.toString()}`,
      [untakenEntitlement, publicHolidays, eightPercent],
    ),
    advanceLeftOver: isNegative(left) ? negate(left) : NIL,
  };
}
