import type { CivilDate } from '../../calendar/civil-date';
import { asNzd, nzd, whole } from '../../money/parse';
import { greater, isZero, lesser, multiply, subtract } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { centsInWords } from '../../trace/cents-in-words';
import { explainRate } from '../../trace/explain-rate';
import { step, type Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';
import { payPublicHolidayWorked } from '../holidays/pay-public-holiday-worked';
import type { NzPayHours } from './pay-hours';

const ONE: Decimal = whole(1);

/** A row of hours as paid: the rate in full, the amount to the cent. */
export interface NzPricedHours {
  readonly description: string;
  readonly units: string;
  readonly value: Decimal;
  readonly rate: Decimal;
  readonly multiplier: Decimal | undefined;
  readonly rateReference: string | undefined;
  readonly rateDescription: string | undefined;
  readonly isOvertime: boolean;
  /** The public holiday that was worked on. */
  readonly publicHolidayDate: CivilDate | undefined;
  readonly payAmount: Nzd;
}

/** Units times rate, to the cent. The rate itself is never rounded: 1.5 times 30.335 stays 45.5025. */
export function priceNzHours(hours: NzPayHours, payRatePerHour: Decimal, holidays: Dated<Holidays>): NzPricedHours {
  const agreed =
    hours.rate ?? (hours.multiplier === undefined ? payRatePerHour : multiply(payRatePerHour, hours.multiplier));
  const rate =
    hours.publicHolidayDate === undefined
      ? agreed
      : greater(agreed, multiply(ordinaryRate(agreed, payRatePerHour), holidays.values.publicHolidayWorkedMultiplier));
  return {
    description: hours.description,
    units: hours.units,
    value: hours.value,
    rate,
    multiplier: hours.multiplier,
    rateReference: hours.rateReference,
    rateDescription: hours.rateDescription,
    isOvertime: hours.isOvertime,
    publicHolidayDate: hours.publicHolidayDate,
    payAmount: asNzd(toCents(multiply(rate, hours.value))),
  };
}

/** What an hour pays without penal rates; where the employee has no hourly rate, the rate of the row. */
function ordinaryRate(agreed: Decimal, payRatePerHour: Decimal): Decimal {
  return isZero(payRatePerHour) ? agreed : payRatePerHour;
}

/**
 * What an hour of a row pays without penal rates, which the minimum wage is held against: time and a half hides no base
 * rate below it.
 * @law Minimum Wage Act 1983 s 6
 */
export function rateWithoutPenalties(hours: NzPayHours, payRatePerHour: Decimal): Decimal {
  const { rate, multiplier = ONE, isOvertime, publicHolidayDate } = hours;
  const hasPenalty = isOvertime || publicHolidayDate !== undefined;
  if (isZero(payRatePerHour) || !hasPenalty) return rate ?? multiply(payRatePerHour, lesser(multiplier, ONE));
  return payRatePerHour;
}

export function explainNzHours(
  row: NzPricedHours,
  hours: NzPayHours,
  payRatePerHour: Decimal,
  holidays: Dated<Holidays>,
): Step<Nzd> {
  const { inWords, because } = explainRate(row.rate, row.multiplier, payRatePerHour);
  return step(
    'nz.hours.price',
    row.payAmount,
    () =>
      `${row.description}: ${row.value.toString()} ${row.units} × ${inWords}` +
      centsInWords(multiply(row.rate, row.value)),
    [...because, ...(row.publicHolidayDate === undefined ? [] : [timeAndAHalf(hours, payRatePerHour, holidays)])],
  );
}

/** The comparison of the Act behind hours on a public holiday: penal rates are what the row adds to the hourly rate. */
function timeAndAHalf(hours: NzPayHours, payRatePerHour: Decimal, holidays: Dated<Holidays>): Step<Nzd> {
  const agreed =
    hours.rate ?? (hours.multiplier === undefined ? payRatePerHour : multiply(payRatePerHour, hours.multiplier));
  const ordinary = ordinaryRate(agreed, payRatePerHour);
  const work = {
    payForTimeWorked: asNzd(multiply(ordinary, hours.value)),
    penalRates: greater(asNzd(multiply(subtract(agreed, ordinary), hours.value)), nzd('0')),
  };
  return payPublicHolidayWorked(work, holidays);
}
