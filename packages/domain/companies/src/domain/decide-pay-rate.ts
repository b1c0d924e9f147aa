import { accepted, type Result } from 'payroll-core';
import { refusal, type CompaniesRefusal } from './companies-refusal';
import type { PayRate, PayRateBody } from './pay-rates';

type RateTerms = Pick<PayRate, 'description' | 'units' | 'rate' | 'multiplier' | 'isOvertime'>;

const unset: RateTerms = { description: '', units: 'hours', rate: null, multiplier: null, isOvertime: false };

/** A rate says dollars or a multiple of the hourly rate. Sending the one replaces the other. */
export function decidePayRate(body: PayRateBody, before: RateTerms = unset): Result<RateTerms, CompaniesRefusal> {
  if (typeof body.rate === 'string' && typeof body.multiplier === 'string') {
    return refusal('pay-rate/invalid', 'rate and multiplier exclude each other: send one of them.');
  }
  const rate = typeof body.multiplier === 'string' ? null : body.rate === undefined ? before.rate : body.rate;
  const multiplier =
    typeof body.rate === 'string' ? null : body.multiplier === undefined ? before.multiplier : body.multiplier;
  if (rate === null && multiplier === null) {
    return refusal(
      'pay-rate/invalid',
      'A pay rate needs a rate (dollars per unit) or a multiplier of the hourly rate.',
      ['rate', 'multiplier'],
    );
  }
  return accepted({
    description: body.description ?? before.description,
    units: body.units ?? before.units,
    rate,
    multiplier,
    isOvertime: body.is_overtime ?? before.isOvertime,
  });
}
