import { greater, lesser, multiply, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { truncateToCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { PayrollGiving } from './payroll-giving';

const NIL = nzd('0');

/**
 * The tax credit for donations through the payroll, truncated; never more than the income tax inside PAYE.
 * @law Income Tax Act 2007 s LD 4; Inland Revenue payroll specification 5.17
 */
export function creditDonation(donation: Nzd, paye: Nzd, levy: Nzd, giving: Dated<PayrollGiving>): Step<Nzd> {
  const { creditRate } = giving.values;
  const worked = truncateToCents(multiply(donation, creditRate));
  const tax = greater(subtract(paye, levy), NIL);
  const value = lesser(worked, tax);
  return step(
    'nz.payroll-giving.credit-donation',
    value,
    () =>
      `${donation.toString()} × ${creditRate.toString()}, truncated to cents ${worked.toString()}, at most the tax ${paye.toString()} − ${levy.toString()}: ${value.toString()}`,
    [given('donation', donation), parameter(giving, 'creditRate', () => `${creditRate.toString()}`)],
  );
}
