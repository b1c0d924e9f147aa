import { multiply } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { centsInWords } from '../../trace/cents-in-words';
import { explainRate } from '../../trace/explain-rate';
import { step, type Step } from '../../trace/step';
import type { PayHours } from './pay-hours';

/** A row of hours as paid: the rate in full, the amount to the cent. */
export interface PricedHours {
  readonly description: string;
  readonly units: string;
  readonly value: Decimal;
  readonly rate: Decimal;
  readonly multiplier: Decimal | undefined;
  readonly rateReference: string | undefined;
  readonly rateDescription: string | undefined;
  readonly isOvertime: boolean;
  readonly payAmount: Aud;
}

/** Units times rate, to the cent. The rate itself is never rounded: 1.5 times 30.335 stays 45.5025. */
export function priceHours(hours: PayHours, payRatePerHour: Decimal): PricedHours {
  const rate =
    hours.rate ?? (hours.multiplier === undefined ? payRatePerHour : multiply(payRatePerHour, hours.multiplier));
  return {
    description: hours.description,
    units: hours.units,
    value: hours.value,
    rate,
    multiplier: hours.multiplier,
    rateReference: hours.rateReference,
    rateDescription: hours.rateDescription,
    isOvertime: hours.isOvertime,
    payAmount: toCents(multiply(rate, hours.value)) as Aud,
  };
}

export function explainHours(row: PricedHours, payRatePerHour: Decimal): Step<Aud> {
  const { inWords, because } = explainRate(row.rate, row.multiplier, payRatePerHour);
  return step(
    'au.hours.price',
    row.payAmount,
    () =>
      `${row.description}: ${row.value.toString()} ${row.units} × ${inWords}` +
      centsInWords(multiply(row.rate, row.value)),
    because,
  );
}
