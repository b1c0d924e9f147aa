import { add, greater, isMore, isZero, lesser, multiply, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { dropCents, toNearestDollar } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Reason, type Step } from '../../trace/step';
import type { EtpCode } from './etp-code';
import type { EtpRules } from './etp-rules';

/** One kind of payment of one termination, in its two components. Only the taxable one is withheld from. */
export interface EtpPayment {
  readonly code: EtpCode;
  readonly taxable: Aud;
  readonly taxFree: Aud;
}

/** To whom an employment termination payment is made, as far as tax depends on it. */
export interface EtpPayee {
  readonly reachedPreservationAge: Step<boolean>;
  readonly hasTaxFileNumber: boolean;
  readonly residency: 'resident' | 'foreign';
  /** Taxable components of ETPs that used the ETP cap before: of this termination in any year, of any one this year. */
  readonly etpCapUsed: Aud;
  /** Other taxable payments of this income year: pay, unused leave, ETPs paid earlier in it. */
  readonly otherTaxableIncome: Aud;
}

/** The cap that applies to an employment termination payment. */
export type CapName = 'etp' | 'whole-of-income' | 'none';

/** What is withheld from an employment termination payment, by component. */
export interface EtpWithheld {
  readonly code: EtpCode;
  readonly taxable: Aud;
  readonly taxFree: Aud;
  readonly cap: CapName;
  /** What was left of the two caps when this payment's turn came. */
  readonly etpCapRemaining: Aud;
  readonly wholeOfIncomeCapRemaining: Aud;
  /** What is taxed at the top rate. */
  readonly aboveCap: Aud;
  /** The rate up to the cap. */
  readonly rate: Decimal;
  readonly withheld: Step<Aud>;
}

const zero = aud('0');

/** Payments that only the ETP cap limits come first: they lower it for those that both caps limit. */
const order: readonly EtpCode[] = ['R', 'S', 'O', 'P', 'D', 'N', 'B', 'T'];

/**
 * Withholds from the ETPs of one termination paid on one day.
 *
 * A payment under R or S paid at the same time lowers the ETP cap left for O and P, but not their whole-of-income cap.
 * Where the two caps are equal the whole-of-income cap is the one that applies.
 * @law ATO Schedule 11, Table A; Income Tax Assessment Act 1997 (Cth) s 82-10, 82-65, 82-70, 82-160
 */
export function withholdFromEtps(
  payments: readonly EtpPayment[],
  payee: EtpPayee,
  rules: Dated<EtpRules>,
): readonly EtpWithheld[] {
  let etpCap = remaining(rules.values.etpCap, payee.etpCapUsed);
  let wholeOfIncome = remaining(rules.values.wholeOfIncomeCap, payee.otherTaxableIncome);
  return order.flatMap((code) =>
    payments
      .filter((payment) => payment.code === code)
      .map((payment) => {
        const row = withholdFromEtp(payment, payee, rules, etpCap, wholeOfIncome);
        etpCap = remaining(etpCap, payment.taxable);
        if (bothCapsLimit(code)) wholeOfIncome = remaining(wholeOfIncome, payment.taxable);
        return row;
      }),
  );
}

function remaining(cap: Aud, used: Aud): Aud {
  return greater(subtract(cap, used), zero);
}

function bothCapsLimit(code: EtpCode): boolean {
  return code === 'O' || code === 'P';
}

function withholdFromEtp(
  payment: EtpPayment,
  payee: EtpPayee,
  rules: Dated<EtpRules>,
  etpCapRemaining: Aud,
  wholeOfIncomeCapRemaining: Aud,
): EtpWithheld {
  const { code, taxable, taxFree } = payment;
  const byWholeOfIncome = bothCapsLimit(code) && !isMore(wholeOfIncomeCapRemaining, etpCapRemaining);
  const capAmount = byWholeOfIncome ? wholeOfIncomeCapRemaining : etpCapRemaining;
  const withinCap = code === 'T' ? taxable : lesser(taxable, capAmount);
  const aboveCap = subtract(taxable, withinCap);
  const rate = rateUpToCap(code, payee, rules.values);
  const cap: CapName = code === 'T' ? 'none' : byWholeOfIncome ? 'whole-of-income' : 'etp';
  return {
    code,
    taxable,
    taxFree,
    cap,
    etpCapRemaining,
    wholeOfIncomeCapRemaining,
    aboveCap,
    rate,
    withheld: withheldFrom({ code, taxable, withinCap, aboveCap, rate, cap, capAmount }, payee, rules),
  };
}

interface Split {
  readonly code: EtpCode;
  readonly taxable: Aud;
  readonly withinCap: Aud;
  readonly aboveCap: Aud;
  readonly rate: Decimal;
  readonly cap: CapName;
  readonly capAmount: Aud;
}

function withheldFrom(split: Split, payee: EtpPayee, rules: Dated<EtpRules>): Step<Aud> {
  const { code, taxable, withinCap, aboveCap, rate, cap, capAmount } = split;
  const because: Reason[] = [given('taxableComponent', taxable)];
  if (code === 'T') {
    return step('au.etp.withhold', zero, () => 'code T: nothing is withheld from a payment to the trustee', because);
  }
  if (!payee.hasTaxFileNumber) {
    const topRate = rules.values.noTaxFileNumber[payee.residency];
    const dollars = dropCents(taxable);
    const withheld = dropCents(multiply(dollars, topRate));
    because.push(
      parameter(rules, `noTaxFileNumber/${payee.residency}`, () => `${topRate.toString()} without a tax file number`),
    );
    return step(
      'au.etp.withhold',
      withheld,
      () =>
        `code ${code}: no tax file number, ${topRate.toString()} × ${dollars.toString()}, cents ignored, ${withheld.toString()}`,
      because,
    );
  }
  const topRate = lessMedicareLevy(rules.values.aboveCap, payee, rules.values);
  const exact = add(multiply(withinCap, rate), multiply(aboveCap, topRate));
  const withheld = toNearestDollar(exact);
  because.push(
    payee.reachedPreservationAge,
    parameter(rules, rateLine(code, payee), () => `${rate.toString()} up to the cap`),
    parameter(
      rules,
      cap === 'etp' ? 'etpCap' : 'wholeOfIncomeCap',
      () => `${capAmount.toString()} of the ${cap === 'etp' ? 'ETP' : cap} cap was left`,
    ),
  );
  if (!isZero(aboveCap)) because.push(parameter(rules, 'aboveCap', () => `${topRate.toString()} above the cap`));
  return step(
    'au.etp.withhold',
    withheld,
    () =>
      `code ${code}: ${rate.toString()} × ${withinCap.toString()}${isZero(aboveCap) ? '' : ` + ${topRate.toString()} × ${aboveCap.toString()}`} = ${exact.toString()}, ` +
      `to the nearest dollar ${withheld.toString()}`,
    because,
  );
}

function rateUpToCap(code: EtpCode, payee: EtpPayee, rules: EtpRules): Decimal {
  if (code === 'T') return zero;
  if (code === 'D') return rules.deathBenefit.dependant;
  const rate =
    code === 'N' || code === 'B'
      ? rules.deathBenefit.nonDependant
      : payee.reachedPreservationAge.value
        ? rules.lifeBenefit.preservationAgeOrOver
        : rules.lifeBenefit.underPreservationAge;
  return lessMedicareLevy(rate, payee, rules);
}

function rateLine(code: EtpCode, payee: EtpPayee): string {
  if (code === 'D') return 'deathBenefit/dependant';
  if (code === 'N' || code === 'B') return 'deathBenefit/nonDependant';
  return `lifeBenefit/${payee.reachedPreservationAge.value ? 'preservationAgeOrOver' : 'underPreservationAge'}`;
}

function lessMedicareLevy(rate: Decimal, payee: EtpPayee, rules: EtpRules): Decimal {
  return payee.residency === 'foreign' ? subtract(rate, rules.foreignResidentReduction) : rate;
}
