import { multiply } from '../../money/arithmetic';
import { truncateToCents } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';

/**
 * Tax on a schedular payment without its GST: rate times payment, truncated. No levy, student loan or KiwiSaver; the
 * whole payment is reported as not liable for the levy.
 * @law Income Tax Act 2007 s RD 10B; Inland Revenue payroll specification 5.9.1, 5.15.2
 */
export function taxSchedularPayment(payment: Nzd, rate: Decimal): Step<Nzd> {
  const value = truncateToCents(multiply(payment, rate));
  return step(
    'nz.schedular-payments.tax-payment',
    value,
    () => `${payment.toString()} × ${rate.toString()}, truncated to cents ${value.toString()}`,
    [given('payment without GST', payment), given('rate', rate)],
  );
}
