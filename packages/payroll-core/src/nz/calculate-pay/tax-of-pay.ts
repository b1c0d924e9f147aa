import { addDays } from '../../calendar/civil-date';
import { add, isMore, isZero } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { accepted, type Result } from '../../refusal/result';
import { step, type Step } from '../../trace/step';
import { levyInPay } from '../acc-earners-levy/levy-in-pay';
import {
  treatContributionAsPay,
  upliftPay,
  type ContributionAsPay,
} from '../employer-contribution-as-pay/treat-contribution-as-pay';
import type { TaxOnExtraPays } from '../extra-pays/tax-extra-pays';
import { withholdPaye, type PayeBasis } from '../paye/withhold-paye';
import { monthOfPay, withholdFromSpreadBonus } from '../regular-bonuses/withhold-from-spread-bonus';
import { monthsCovered } from '../regular-bonuses/months-covered';
import type { NzRules } from '../rules/rules-in-force';
import { chooseSchedularRate } from '../schedular-payments/choose-schedular-rate';
import { taxSchedularPayment } from '../schedular-payments/tax-schedular-payment';
import { extraPaysOfPay, NO_EXTRA_PAYS } from './extra-pays-of-pay';
import type { NzPayWarning } from './nz-pay-warning';
import type { ParsedNzPay } from './parsed-nz-pay';
import type { PricedLines } from './price-lines';

export interface TaxOfPay {
  /** Everything withheld: ordinary pay, regular bonuses, extra pays and a termination. */
  readonly paye: Step<Nzd>;
  /** The part of it that is ACC earners' levy. */
  readonly levy: Step<Nzd>;
  readonly extraPays: TaxOnExtraPays;
  readonly contributionAsPay: ContributionAsPay | undefined;
  readonly uplift: Nzd;
}

const NIL = nzd('0');

const NO_LEVY = step('nz.acc-earners-levy.none', NIL, () => 'a schedular payment bears no levy');

/** PAYE of one pay. `contribution` is the employer's KiwiSaver contribution, which may be treated as pay. */
export function taxOfPay(
  pay: ParsedNzPay,
  lines: PricedLines,
  contribution: Nzd,
  rules: NzRules,
  warnings: NzPayWarning[],
): Result<TaxOfPay> {
  const { taxCode } = pay.employee;
  const alone =
    taxCode.kind === 'schedular'
      ? taxOfContractor(pay, lines, rules)
      : taxOfEmployee(pay, lines, contribution, rules, warnings);
  if (!alone.ok || pay.taxedTogether === undefined) return alone;
  return accepted({ ...alone.value, paye: pay.taxedTogether.paye, levy: pay.taxedTogether.levy });
}

function taxOfContractor(pay: ParsedNzPay, lines: PricedLines, rules: NzRules): Result<TaxOfPay> {
  if (pay.employee.schedular === undefined) throw new TypeError('Code WT needs its activity: the reader asks for it');
  const rate = chooseSchedularRate(pay.employee.schedular, rules.schedular);
  if (!rate.ok) {
    return { ok: false, error: { ...rate.error, path: `employee.schedular.${rate.error.path ?? 'activity'}` } };
  }
  const payment = add(add(lines.ordinary, lines.spreadAmount), lines.extraAmount);
  const tax = taxSchedularPayment(payment, rate.value.value);
  const paye = step('nz.pay.tax', tax.value, () => `schedular tax of ${tax.value.toString()}`, [tax, rate.value]);
  return accepted({ paye, levy: NO_LEVY, extraPays: NO_EXTRA_PAYS, contributionAsPay: undefined, uplift: NIL });
}

function taxOfEmployee(
  pay: ParsedNzPay,
  lines: PricedLines,
  contribution: Nzd,
  rules: NzRules,
  warnings: NzPayWarning[],
): Result<TaxOfPay> {
  const { taxCode, certificate, contributionAsPay } = pay.employee;
  const basis: PayeBasis = { taxCode, frequency: pay.frequency, certificateRate: certificate?.rate };
  const asPay =
    contributionAsPay === undefined
      ? undefined
      : treatContributionAsPay(
          lines.ordinary,
          upliftPay(contribution, contributionAsPay.fraction),
          contributionAsPay.option,
          basis,
          rules,
        );
  const uplift = asPay?.uplift.value ?? NIL;
  const ordinary = add(lines.ordinary, uplift);
  const onOrdinary = asPay?.payeWith ?? withholdPaye(ordinary, basis, rules);
  const extraPays = extraPaysOfPay(pay, lines, ordinary, rules, warnings);
  if (!extraPays.ok) return extraPays;
  const onSpread = lines.spread.map((bonus) =>
    withholdFromSpreadBonus(
      bonus.amount,
      monthsCovered(bonus.startDate ?? pay.payDate, bonus.endDate ?? pay.payDate),
      payOfMonth(pay, ordinary),
      basis,
      rules,
    ),
  );
  let total = add(onOrdinary.value, extraPays.value.tax.value);
  for (const one of onSpread) total = add(total, one.value);
  const { termination } = pay;
  if (termination !== undefined) total = add(total, termination.taxAmount);
  const levied = levyInPay(add(ordinary, lines.spreadAmount), pay.frequency, taxCode.kind === 'main', rules.levy);
  const levy = levyOfPay(levied, extraPays.value.levy, lines.extraPays.length > 0, termination?.levyAmount);
  return accepted({
    paye: step(
      'nz.pay.paye',
      total,
      () =>
        `ordinary pay ${onOrdinary.value.toString()}` +
        (lines.spread.length === 0 ? '' : `, regular bonuses ${onSpread.map((one) => one.value).join(' + ')}`) +
        (lines.extraPays.length === 0 ? '' : `, extra pays ${extraPays.value.tax.value.toString()}`) +
        (termination === undefined ? '' : `, termination ${termination.taxAmount.toString()}`) +
        ` = ${total.toString()}`,
      lines.extraPays.length === 0 && onSpread.length === 0
        ? [onOrdinary]
        : [onOrdinary, ...onSpread, extraPays.value.tax],
    ),
    levy: taxCode.kind === 'certificate' ? withinTax(levy, total) : levy,
    extraPays: extraPays.value,
    contributionAsPay: asPay,
    uplift,
  });
}

/** The levy in the PAYE of a pay: of its ordinary pay, its extra pays and its termination. */
function levyOfPay(onOrdinary: Step<Nzd>, onExtra: Step<Nzd>, hasExtraPays: boolean, ofTermination = NIL): Step<Nzd> {
  if (!hasExtraPays && isZero(ofTermination)) return onOrdinary;
  const total = add(add(onOrdinary.value, onExtra.value), ofTermination);
  return step(
    'nz.pay.levy',
    total,
    () =>
      `ordinary pay ${onOrdinary.value.toString()}` +
      (hasExtraPays ? `, extra pays ${onExtra.value.toString()}` : '') +
      (isZero(ofTermination) ? '' : `, termination ${ofTermination.toString()}`) +
      ` = ${total.toString()}`,
    hasExtraPays ? [onOrdinary, onExtra] : [onOrdinary],
  );
}

/** A certificate may ask for less than the levy, and income tax is never below zero. */
function withinTax(levy: Step<Nzd>, tax: Nzd): Step<Nzd> {
  if (!isMore(levy.value, tax)) return levy;
  return step('nz.pay.levy', tax, () => `no more than the PAYE of ${tax.toString()} by the certificate`, [levy]);
}

/** The pay of a month, as the rule for regular bonuses wants it: the pays of four weeks where they are known. */
function payOfMonth({ earlierPays, frequency, payDate }: ParsedNzPay, ordinary: Nzd): Nzd {
  if (earlierPays === undefined || frequency === 'monthly') return monthOfPay(ordinary, frequency);
  const since = addDays(payDate, -28);
  return earlierPays
    .filter((earlier) => earlier.payDate > since && earlier.payDate <= payDate)
    .reduce((total, earlier) => add(total, earlier.ordinaryEarnings), ordinary);
}
