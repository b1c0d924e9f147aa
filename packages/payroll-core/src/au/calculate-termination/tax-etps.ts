import { auFinancialYear } from '../../calendar/financial-year';
import { add, isZero, multiply, sum } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { dropCents, toNearestDollar } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { given, parameter, step, type Step } from '../../trace/step';
import { reachedPreservationAge } from '../etp/preservation-age';
import { withholdFromEtps, type EtpPayment, type EtpWithheld } from '../etp/withhold-from-etps';
import type { EtpCode } from '../etp/etp-code';
import { isDeath } from '../cessation/cessation-type-code';
import { needed } from '../withholding/special-schedules';
import { hasRateForEveryPayment, withholdFromEveryPayment } from '../withholding/withhold-from-every-payment';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';

export interface TaxedEtp {
  readonly code: EtpCode;
  readonly taxable: Aud;
  readonly taxFree: Aud;
  readonly withheld: Step<Aud>;
  /** The caps as they stood; absent where Schedule 11 does not apply. */
  readonly caps?: Pick<EtpWithheld, 'cap' | 'etpCapRemaining' | 'wholeOfIncomeCapRemaining' | 'aboveCap'>;
}

const zero = aud('0');

/**
 * Withholds from the ETPs. Working holiday makers are under Schedule 15 with everything they are paid.
 * `otherTaxable` is what this termination pays besides its ETPs and is taxable in the year. A death benefit is the payment
 * of somebody else: ETPs that the employee had in life leave its cap whole.
 * @law Income Tax Assessment Act 1997 (Cth) s 82-65, 82-70
 */
export function taxEtps(
  payments: readonly EtpPayment[],
  termination: AuTermination,
  otherTaxable: Aud,
  rules: AuTerminationRules,
): readonly TaxedEtp[] {
  const { declaration, payDate, dateOfBirth, earlierEtps, yearToDateTaxableIncome, reason } = termination;
  if (declaration.isSuperOnlyContractor === true) {
    const nothing = step('au.termination.outside-payg', zero, () => 'paid outside PAYG: nothing is withheld');
    return payments.map((payment) => ({ ...payment, withheld: nothing }));
  }
  if (hasRateForEveryPayment(declaration)) return atOneRate(payments, termination, otherTaxable, rules);
  const thisYear = etpsOfYear(termination);
  const rows = withholdFromEtps(
    payments,
    {
      reachedPreservationAge: reachedPreservationAge(dateOfBirth, payDate, rules.etp),
      hasTaxFileNumber: declaration.taxFileNumber !== 'not-quoted',
      residency: declaration.residency,
      etpCapUsed: taxableOf(
        earlierEtps.filter((earlier) => earlier.isSameTermination || (!isDeath(reason) && thisYear.includes(earlier))),
      ),
      otherTaxableIncome: add(add(yearToDateTaxableIncome, otherTaxable), taxableOf(thisYear)),
    },
    rules.etp,
  );
  return rows.map(({ code, taxable, taxFree, withheld, ...caps }) => ({ code, taxable, taxFree, withheld, caps }));
}

/** Taxable components of the ETPs that were paid before in this financial year. */
export function etpsPaidThisYear(termination: AuTermination): Aud {
  return taxableOf(etpsOfYear(termination));
}

function etpsOfYear({ earlierEtps, payDate }: AuTermination): AuTermination['earlierEtps'] {
  const { firstDay } = auFinancialYear(payDate);
  return earlierEtps.filter(({ paidOn }) => paidOn >= firstDay);
}

function taxableOf(earlier: AuTermination['earlierEtps']): Aud {
  return sum(
    zero,
    earlier.map(({ taxableComponent }) => taxableComponent),
  );
}

function atOneRate(
  payments: readonly EtpPayment[],
  termination: AuTermination,
  otherTaxable: Aud,
  rules: AuTerminationRules,
): readonly TaxedEtp[] {
  let paidEarlierThisYear = sum(zero, [
    termination.yearToDateTaxableIncome,
    etpsPaidThisYear(termination),
    otherTaxable,
  ]);
  return payments.map((payment) => {
    const withheld = withholdFromAnyPart(payment.taxable, paidEarlierThisYear, termination, rules);
    paidEarlierThisYear = add(paidEarlierThisYear, payment.taxable);
    return { ...payment, withheld };
  });
}

/**
 * A delayed termination payment comes more than a year after the end; it is no ETP and has one rate.
 * @law ATO Schedule 11, "Delayed termination payments"
 */
export function taxDelayed(
  delayed: Aud,
  termination: AuTermination,
  paidEarlierThisYear: Aud,
  rules: AuTerminationRules,
): Step<Aud> {
  const rule = 'au.termination.delayed-termination-payment';
  const { declaration } = termination;
  if (isZero(delayed) || declaration.isSuperOnlyContractor === true) {
    return step(rule, zero, () => 'nothing is withheld from a delayed termination payment');
  }
  if (hasRateForEveryPayment(declaration)) {
    return withholdFromAnyPart(delayed, paidEarlierThisYear, termination, rules);
  }
  const hasNumber = declaration.taxFileNumber !== 'not-quoted';
  const rate = hasNumber ? rules.etp.values.delayed.rate : rules.etp.values.noTaxFileNumber[declaration.residency];
  const withheld = hasNumber ? toNearestDollar(multiply(delayed, rate)) : dropCents(multiply(dropCents(delayed), rate));
  return step(rule, withheld, () => `${rate.toString()} × ${delayed.toString()} = ${withheld.toString()}`, [
    given('delayed', delayed),
    parameter(rules.etp, 'delayed', () => rate.toString()),
  ]);
}

/** Whatever a working holiday maker or seasonal worker is paid has one rate. Only for a declaration that says so. */
function withholdFromAnyPart(
  payment: Aud,
  paidEarlierThisYear: Aud,
  { declaration }: AuTermination,
  rules: AuTerminationRules,
): Step<Aud> {
  const withheld = withholdFromEveryPayment(payment, paidEarlierThisYear, declaration, rules.withholding);
  return needed(withheld, 'a rate for everything that is paid');
}
