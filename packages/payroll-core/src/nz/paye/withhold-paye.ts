import { add, multiply, subtract } from '../../money/arithmetic';
import { dropCents, truncateToCents } from '../../money/rounding';
import { nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import { levyAnnualIncome } from '../acc-earners-levy/levy-annual-income';
import type { AccEarnersLevy } from '../acc-earners-levy/acc-earners-levy';
import { creditAnnualIncome } from '../independent-earner-credit/credit-annual-income';
import type { IndependentEarnerCredit } from '../independent-earner-credit/independent-earner-credit';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { TaxCode } from '../tax-codes/tax-code';
import { annualise } from './annualise';
import type { FlatRateCode, Paye } from './paye';
import { periodOfWeek, weekOfYear } from './share-of-year';
import { taxAnnualIncome } from './tax-annual-income';

/** The editions PAYE stands on. */
export interface PayeRules {
  readonly paye: Dated<Paye>;
  readonly credit: Dated<IndependentEarnerCredit>;
  readonly levy: Dated<AccEarnersLevy>;
}

/** Whose pay it is, as far as PAYE asks. */
export interface PayeBasis {
  readonly taxCode: TaxCode;
  readonly frequency: NzPayFrequency;
  /** The rate on a tailored tax code certificate (code STC); the levy is inside it. */
  readonly certificateRate?: Decimal | undefined;
}

const NIL = nzd('0');

/**
 * PAYE on ordinary pay: income tax and the ACC earners' levy together. Schedular payments (WT) are not ordinary pay and
 * have a rule of their own.
 * @law Income Tax Act 2007 s RD 10; Inland Revenue payroll specification 5.2, 5.3, 5.5 to 5.9
 */
export function withholdPaye(pay: Nzd, basis: PayeBasis, rules: PayeRules): Step<Nzd> {
  switch (basis.taxCode.kind) {
    case 'main':
      return withholdFromMainIncome(pay, basis, rules);
    case 'certificate':
      return withholdAtCertificateRate(pay, basis);
    case 'schedular':
      throw new TypeError('Schedular payments are taxed by taxSchedularPayment, not as ordinary pay');
    default:
      return withholdAtFlatRate(pay, basis.taxCode.base as FlatRateCode, rules);
  }
}

function withholdFromMainIncome(pay: Nzd, { taxCode, frequency }: PayeBasis, rules: PayeRules): Step<Nzd> {
  const income = annualise(pay, frequency);
  const tax = taxAnnualIncome(income.value, rules.paye);
  const levy = levyAnnualIncome(income.value, rules.levy);
  const credit = taxCode.base === 'ME' ? creditAnnualIncome(income.value, rules.credit) : undefined;
  const annual = subtract(add(tax.value, levy.value), credit?.value ?? NIL);
  const weekly = weekOfYear(annual);
  const value = periodOfWeek(weekly, frequency);
  return step(
    'nz.paye.withhold-from-main-income',
    value,
    () =>
      `${tax.value.toString()} + ${levy.value.toString()}${credit === undefined ? '' : ` − ${credit.value.toString()}`} = ${annual.toString()}; ` +
      `a week's share, truncated to cents, ${weekly.toString()}` +
      (frequency === 'weekly' ? '' : `; ${frequency}, truncated to cents, ${value.toString()}`),
    credit === undefined ? [income, tax, levy] : [income, tax, levy, credit],
  );
}

function withholdAtFlatRate(pay: Nzd, code: FlatRateCode, { paye, levy }: PayeRules): Step<Nzd> {
  const dollars = dropCents(pay);
  const tax = paye.values.flatRates[code];
  const rate = add(tax, levy.values.rate);
  const value = truncateToCents(multiply(dollars, rate));
  return step(
    'nz.paye.withhold-at-flat-rate',
    value,
    () =>
      `${dollars.toString()} × (${tax.toString()} + ${levy.values.rate.toString()}), truncated to cents ${value.toString()}`,
    [
      given('pay', pay),
      parameter(paye, `flatRates/${code}`, () => `${tax.toString()}`),
      parameter(levy, 'rate', () => `${levy.values.rate.toString()}`),
    ],
  );
}

function withholdAtCertificateRate(pay: Nzd, { certificateRate }: PayeBasis): Step<Nzd> {
  if (certificateRate === undefined) throw new TypeError('Code STC needs the rate of its certificate');
  const dollars = dropCents(pay);
  const value = truncateToCents(multiply(dollars, certificateRate));
  return step(
    'nz.paye.withhold-at-certificate-rate',
    value,
    () => `${dollars.toString()} × ${certificateRate.toString()}, truncated to cents ${value.toString()}`,
    [given('pay', pay), given('certificate rate', certificateRate)],
  );
}
