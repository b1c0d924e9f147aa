import { add, isLess, isZero, lesser, multiply, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { divide, dropCents, toNearestDollar } from '../../money/rounding';
import { entryOf, notOneOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import { needed } from '../withholding/special-schedules';
import { hasRateForEveryPayment, withholdFromEveryPayment } from '../withholding/withhold-from-every-payment';
import type { LongServiceLeavePeriod, UnusedLeaveRules } from './unused-leave-rules';
import { withholdAtMarginalRates, type NormalPay } from './withhold-at-marginal-rates';

/** Leave paid out on leaving, by when it accrued. Annual leave is with its loading. */
export interface UnusedLeavePayment {
  readonly annualLeave: { readonly before18August1993: Aud; readonly from18August1993: Aud };
  readonly longServiceLeave: Readonly<Record<LongServiceLeavePeriod, Aud>>;
  /** `concessional`: genuine redundancy, invalidity or an approved early retirement scheme. */
  readonly ending: 'normal' | 'concessional' | 'death';
  readonly normalPay: NormalPay;
  /** Paid by this employer earlier in the financial year; only Schedule 15 asks for it. */
  readonly paidEarlierThisYear: Aud;
}

/** What is withheld from unused leave, by part. */
export interface UnusedLeaveWithheld {
  readonly annualLeave: Step<Aud>;
  readonly longServiceLeave: Step<Aud>;
}

const zero = aud('0');
const endings: ReadonlySet<UnusedLeavePayment['ending']> = new Set(['normal', 'concessional', 'death']);

/**
 * Withholds from unused leave paid on leaving, annual leave with its loading and long service leave apart.
 * @law ATO Schedule 7; Taxation Administration Act 1953 (Cth) Sch 1 s 12-90
 */
export function withholdFromUnusedLeave(
  payment: UnusedLeavePayment,
  rules: Dated<UnusedLeaveRules>,
  withholding: AuWithholdingRules,
): UnusedLeaveWithheld {
  if (!endings.has(payment.ending)) throw notOneOf([...endings], payment.ending, 'an ending of employment');
  if (payment.ending === 'death') return nothingAfterDeath();
  if (payment.normalPay.declaration.isSuperOnlyContractor === true) return nothingOutsidePayg();
  if (hasRateForEveryPayment(payment.normalPay.declaration)) return atOneRate(payment, rules, withholding);
  if (payment.normalPay.declaration.taxFileNumber === 'not-quoted') return withoutTaxFileNumber(payment, rules);
  return bySchedule7(payment, rules, withholding);
}

/** @law ATO Schedule 7, "payments to a deceased estate": leave paid after death is neither taxed nor reported. */
function nothingAfterDeath(): UnusedLeaveWithheld {
  const nothing = step('au.unused-leave.after-death', zero, () => 'nothing is withheld from unused leave after death');
  return { annualLeave: nothing, longServiceLeave: nothing };
}

function nothingOutsidePayg(): UnusedLeaveWithheld {
  const nothing = step('au.unused-leave.outside-payg', zero, () => 'paid outside PAYG: nothing is withheld');
  return { annualLeave: nothing, longServiceLeave: nothing };
}

/** Only what is assessable is withheld from: all of it, but a small share of the oldest long service leave. */
function assessable({ annualLeave, longServiceLeave }: UnusedLeavePayment, rules: UnusedLeaveRules) {
  return {
    annualLeave: add(annualLeave.before18August1993, annualLeave.from18August1993),
    longServiceLeave: add(
      multiply(longServiceLeave.before16August1978, rules.assessableShareBefore16August1978),
      add(longServiceLeave.to17August1993, longServiceLeave.after17August1993),
    ),
  };
}

function atOneRate(
  payment: UnusedLeavePayment,
  rules: Dated<UnusedLeaveRules>,
  withholding: AuWithholdingRules,
): UnusedLeaveWithheld {
  const taxed = assessable(payment, rules.values);
  const from = (amount: Aud, paidEarlierThisYear: Aud): Step<Aud> =>
    needed(
      withholdFromEveryPayment(amount, paidEarlierThisYear, payment.normalPay.declaration, withholding),
      'a rate for everything that is paid',
    );
  return {
    annualLeave: from(taxed.annualLeave, payment.paidEarlierThisYear),
    longServiceLeave: from(taxed.longServiceLeave, add(payment.paidEarlierThisYear, taxed.annualLeave)),
  };
}

/** @law ATO Schedule 7, "When a TFN is not provided": the top rate, cents ignored */
function withoutTaxFileNumber(payment: UnusedLeavePayment, rules: Dated<UnusedLeaveRules>): UnusedLeaveWithheld {
  const taxed = assessable(payment, rules.values);
  const { residency } = payment.normalPay.declaration;
  const rate = entryOf(rules.values.noTaxFileNumber, residency, 'a residency');
  const line = parameter(rules, `noTaxFileNumber/${residency}`, () => `${rate.toString()} without a tax file number`);
  const from = (amount: Aud): Step<Aud> => {
    const dollars = dropCents(amount);
    const withheld = dropCents(multiply(dollars, rate));
    return step(
      'au.unused-leave.no-tax-file-number',
      withheld,
      () => `${rate.toString()} × ${dollars.toString()}, cents ignored, ${withheld.toString()}`,
      [given('amount', amount), line],
    );
  };
  return { annualLeave: from(taxed.annualLeave), longServiceLeave: from(taxed.longServiceLeave) };
}

function bySchedule7(
  payment: UnusedLeavePayment,
  rules: Dated<UnusedLeaveRules>,
  withholding: AuWithholdingRules,
): UnusedLeaveWithheld {
  const { annualLeave, longServiceLeave, ending } = payment;
  const isNormal = ending === 'normal';
  const oldestShare = multiply(longServiceLeave.before16August1978, rules.values.assessableShareBefore16August1978);
  const marginalAnnual = isNormal ? annualLeave.from18August1993 : zero;
  const marginalLong = add(oldestShare, isNormal ? longServiceLeave.after17August1993 : zero);
  const flatAnnual = subtract(add(annualLeave.before18August1993, annualLeave.from18August1993), marginalAnnual);
  const flatLong = add(longServiceLeave.to17August1993, isNormal ? zero : longServiceLeave.after17August1993);

  const marginal = marginalPart(marginalAnnual, marginalLong, payment, rules, withholding);
  const annualShare = shareOf(marginal.value, marginalAnnual, add(marginalAnnual, marginalLong));
  return {
    annualLeave: together('annual-leave', lumpSumPart(flatAnnual, rules), marginal, annualShare),
    longServiceLeave: together(
      'long-service-leave',
      lumpSumPart(flatLong, rules),
      marginal,
      subtract(marginal.value, annualShare),
    ),
  };
}

/** Lump Sum A: one rate, to the nearest dollar. @law ATO Schedule 7, withholding table and "Rounding" */
function lumpSumPart(amount: Aud, rules: Dated<UnusedLeaveRules>): Step<Aud> {
  const rate = rules.values.lumpSumRate;
  const exact = multiply(amount, rate);
  const withheld = toNearestDollar(exact);
  return step(
    'au.unused-leave.lump-sum-rate',
    withheld,
    () =>
      `${rate.toString()} × ${amount.toString()} = ${exact.toString()}, to the nearest dollar ${withheld.toString()}`,
    [given('amount', amount), parameter(rules, 'lumpSumRate', () => rate.toString())],
  );
}

/**
 * What accrued after 17 August 1993 is looked at together, annual and long service leave; on a normal ending, and below
 * the small-payment limit, no more is withheld than the lump sum rate would take.
 * @law ATO Schedule 7, "When a TFN is provided"
 */
function marginalPart(
  annual: Aud,
  long: Aud,
  payment: UnusedLeavePayment,
  rules: Dated<UnusedLeaveRules>,
  withholding: AuWithholdingRules,
): Step<Aud> {
  const total = add(annual, long);
  if (isZero(total)) return step('au.unused-leave.marginal-part', zero, () => 'nothing is taxed at marginal rates');
  const byTable = withholdAtMarginalRates(total, payment.normalPay, withholding);
  const recent = add(annual, payment.ending === 'normal' ? payment.longServiceLeave.after17August1993 : zero);
  if (payment.ending !== 'normal' || !isLess(recent, rules.values.smallPaymentBelow)) return byTable;
  const byRate = lumpSumPart(total, rules);
  return step(
    'au.unused-leave.small-payment',
    lesser(byTable.value, byRate.value),
    () =>
      `${recent.toString()} is below ${rules.values.smallPaymentBelow.toString()}: the lesser of ` +
      `${byTable.value.toString()} by the table and ${byRate.value.toString()} at the lump sum rate`,
    [byTable, byRate, parameter(rules, 'smallPaymentBelow', () => rules.values.smallPaymentBelow.toString())],
  );
}

/** The schedule gives one figure for both kinds of leave; each bears its part of it, to the nearest dollar. */
function shareOf(withheld: Aud, part: Aud, total: Aud): Aud {
  return isZero(total) ? zero : divide(multiply(withheld, part), total, 0, 'half-up');
}

function together(kind: string, lumpSum: Step<Aud>, marginal: Step<Aud>, marginalShare: Aud): Step<Aud> {
  const total = add(lumpSum.value, marginalShare);
  return step(
    `au.unused-leave.withhold-from-${kind}`,
    total,
    () =>
      `${lumpSum.value.toString()} at the lump sum rate + ${marginalShare.toString()} of the ` +
      `${marginal.value.toString()} at marginal rates = ${total.toString()}`,
    [lumpSum, marginal],
  );
}
