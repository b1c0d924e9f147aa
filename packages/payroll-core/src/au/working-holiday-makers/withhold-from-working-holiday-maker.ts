import { aud } from '../../money/parse';
import { compare, greater, multiply } from '../../money/arithmetic';
import { dropCents, toNearestDollar } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Parameter, type Step } from '../../trace/step';
import type { Schedule15 } from './schedule-15';

const NOTHING = aud('0');

/** A payment to a working holiday maker and what was paid earlier in the year. */
export interface WorkingHolidayMakerPayment {
  readonly payment: Aud;
  readonly paidEarlierThisYear: Aud;
  readonly quotesTaxFileNumber: boolean;
  readonly employerIsRegistered: boolean;
}

/**
 * Every payment to a working holiday maker, whatever it is for: the rate of the band that the payments before it have
 * reached, on the payment itself. A payment that crosses a band is not split.
 * @law ATO Schedule 15
 */
export function withholdFromWorkingHolidayMaker(
  { payment, paidEarlierThisYear, quotesTaxFileNumber, employerIsRegistered }: WorkingHolidayMakerPayment,
  edition: Dated<Schedule15>,
): Step<Aud> {
  const { rate, line } = quotesTaxFileNumber
    ? rateReached(paidEarlierThisYear, employerIsRegistered, edition)
    : withoutTaxFileNumber(edition);
  const ignoresCents = compare(rate, edition.values.dropsCentsFromRate) >= 0;
  const value = greater(
    ignoresCents ? dropCents(multiply(dropCents(payment), rate)) : toNearestDollar(multiply(payment, rate)),
    NOTHING,
  );
  return step(
    'au.working-holiday-makers.withhold',
    value,
    () =>
      ignoresCents
        ? `${rate.toString()} × ${dropCents(payment).toString()}, cents ignored, = ${value.toString()}`
        : `${rate.toString()} × ${payment.toString()}, to the nearest dollar, = ${value.toString()}`,
    [given('payment', payment), given('paid earlier this year', paidEarlierThisYear), line],
  );
}

interface RateAndLine {
  readonly rate: Decimal;
  readonly line: Parameter;
}

function rateReached(paidEarlier: Aud, employerIsRegistered: boolean, edition: Dated<Schedule15>): RateAndLine {
  const table = employerIsRegistered ? 'registered' : 'unregistered';
  const bands = edition.values[table];
  let i = bands.length - 1;
  while (i > 0 && compare(bands[i]!.from, paidEarlier) > 0) i--;
  const { from, rate } = bands[i]!;
  return {
    rate,
    line: parameter(
      edition,
      `${table}/${from.toString()}`,
      () => `${table} employer, from ${from.toString()} paid in the year: ${rate.toString()}`,
    ),
  };
}

function withoutTaxFileNumber(edition: Dated<Schedule15>): RateAndLine {
  const rate = edition.values.noTaxFileNumber;
  return {
    rate,
    line: parameter(edition, 'noTaxFileNumber', () => `no tax file number: ${rate.toString()}`),
  };
}
