import { paysPerYear } from '../../calendar/pay-period';
import { deepFreeze } from '../../immutable/deep-freeze';
import { add, isZero, subtract, sum } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { step, type Step } from '../../trace/step';
import { withholdWithoutTaxFileNumber } from '../payg-schedule-1/withhold-without-tax-file-number';
import type { FormulaScale } from '../payg-schedule-1/schedule-1';
import { withholdFromReturnToWork } from '../return-to-work/withhold-from-return-to-work';
import { needed } from '../withholding/special-schedules';
import { pickScale } from '../withholding/pick-scale';
import {
  repaysStudyLoan,
  withholdByNotice,
  withholdFromPeriod,
  type AmountWithheld,
  type PeriodWithholding,
} from '../withholding/withhold-from-period';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { AuTaxDeclaration, DownwardVariation } from '../withholding/tax-declaration';
import { hasRateForEveryPayment } from '../withholding/withhold-from-every-payment';
import type { AdditionalPayment, EarlierThisYear } from './additional-payment';
import type { TableColumn } from './extra-on-top';
import { spreadOverPays } from './spread-over-pays';
import type { WithheldOnAdditional } from './withheld-on-additional';
import { withholdByMethodA } from './withhold-by-method-a';
import { withholdByMethodB1 } from './withhold-by-method-b1';
import { withholdByMethodB2 } from './withhold-by-method-b2';

/** A pay with its additional payments. `earnings` are the normal earnings of the period, without them. */
export interface PayWithholding extends PeriodWithholding {
  readonly additionalPayments: readonly AdditionalPayment[];
  readonly earlierThisYear?: EarlierThisYear;
  /**
   * What the methods of Schedule 5 work on top of where this pay has no normal earnings of its own: a bonus that is paid
   * before or apart from the pay of its period. Without it they work on top of nothing.
   */
  readonly usualEarnings?: Aud | undefined;
}

/** What is withheld from regular earnings and additional payments together, with its parts. */
export interface AmountWithheldFromPay extends AmountWithheld {
  /** From the normal earnings, with what was marked as such. */
  readonly ordinary: AmountWithheld;
  /** From the other additional payments: one entry for those that are taxed together. */
  readonly additional: readonly WithheldOnAdditional[];
}

const NOTHING = aud('0');
const NONE: readonly WithheldOnAdditional[] = Object.freeze([]);
const NO_STUDY_LOAN: Step<Aud> = deepFreeze(
  step('au.study-loans.none', NOTHING, () => 'no study loan is repaid from this pay'),
);
const FIRST_PAY: EarlierThisYear = {
  normalEarnings: NOTHING,
  payPeriods: 0,
  backPaymentsB1: NOTHING,
  paymentsB2: NOTHING,
  withheldB2: NOTHING,
};

/**
 * Everything withheld from one pay: Schedule 1 or 15 on its normal earnings, and each additional payment by its own
 * method. Back payments for pays of this year come first, since the average of Method B(ii) counts them in.
 * @law ATO Schedule 5, "Working out the withholding amount"
 */
export function withholdFromPay(pay: PayWithholding, rules: AuWithholdingRules): AmountWithheldFromPay {
  if (pay.additionalPayments.length === 0) {
    // Nearly every pay ends here. Named members, not a spread: copying an object costs more than all of Schedule 1.
    const ordinary = withholdFromPeriod(pay, rules);
    const { total, studyLoan, warnings } = ordinary;
    return { total, studyLoan, warnings, ordinary, additional: NONE };
  }
  const asNormal = amountOf(pay.additionalPayments.filter(({ method }) => method === 'NORMAL_EARNINGS'));
  const period: PeriodWithholding = { ...pay, earnings: add(pay.earnings, asNormal) };
  const ordinary = withholdFromPeriod(period, rules);
  const base =
    pay.usualEarnings !== undefined && isZero(period.earnings) ? { ...period, earnings: pay.usualEarnings } : period;
  const additional = withholdFromAdditional(period, base, pay, ordinary, rules);
  if (additional.length === 0) return { ...ordinary, ordinary, additional };
  return {
    total: together(
      'au.withholding.ordinary-and-additional',
      ordinary.total,
      additional.map(({ total }) => total),
    ),
    studyLoan: together(
      'au.study-loans.ordinary-and-additional',
      ordinary.studyLoan,
      additional.map(({ studyLoan }) => studyLoan),
    ),
    warnings: ordinary.warnings,
    ordinary,
    additional,
  };
}

function withholdFromAdditional(
  period: PeriodWithholding,
  base: PeriodWithholding,
  { additionalPayments, earlierThisYear = FIRST_PAY }: PayWithholding,
  ordinary: AmountWithheld,
  rules: AuWithholdingRules,
): readonly WithheldOnAdditional[] {
  const { declaration, frequency, earnings } = base;
  const payments = additionalPayments.filter(({ method, amount }) => method !== 'NORMAL_EARNINGS' && !isZero(amount));
  if (payments.length === 0 || declaration.isSuperOnlyContractor === true) return [];
  if (joinsThePay(declaration)) return [alongside(period, amountOf(payments), ordinary, rules)];
  const returning = amountOf(payments.filter(({ method }) => method === 'RETURN_TO_WORK'));
  const others = payments.filter(({ method }) => method !== 'RETURN_TO_WORK');
  if (!isZero(returning)) {
    const rest = { additionalPayments: others, earlierThisYear };
    return [
      onReturnToWork(returning, declaration, rules),
      ...withholdFromAdditional(period, base, { ...period, ...rest }, ordinary, rules),
    ];
  }
  if (declaration.downwardVariation?.coversAdditionalPayments === true) {
    return [byNotice(amountOf(payments), declaration.downwardVariation)];
  }
  const scale = pickScale(declaration);
  if (scale === 4) {
    return payments.map(({ amount }) => ({
      payment: amount,
      total: withholdWithoutTaxFileNumber(amount, declaration.residency, rules.schedule1),
      studyLoan: NO_STUDY_LOAN,
    }));
  }
  const column = columnOf(period, scale);
  const year = paysPerYear[frequency];
  const backPayments = payments.filter((payment) => payment.method === 'METHOD_B1');
  const earned = { normalEarnings: earnings, backPaymentsB1: amountOf(backPayments) };
  const b2 = amountOf(payments.filter(({ method }) => method === 'METHOD_B2'));
  return [
    ...backPayments.map(({ amount, allocations }) =>
      withholdByMethodB1(amount, allocations, frequency, declaration, rules),
    ),
    ...byPays(payments, 'METHOD_A_WHOLE_YEAR', 'METHOD_A_SPECIFIC_RANGE', year).map(([pays, amount]) =>
      withholdByMethodA(amount, pays, earnings, column, rules),
    ),
    ...(isZero(b2) ? [] : [withholdByMethodB2(b2, year, earned, earlierThisYear, column, rules)]),
    ...byPays(payments, 'SPREAD_OVER_FINANCIAL_YEAR', 'SPREAD_OVER_SPECIFIC_RANGE', year).map(([pays, amount]) =>
      spreadOverPays(amount, pays, earnings, column, rules),
    ),
  ];
}

function columnOf({ declaration, frequency }: PeriodWithholding, scale: FormulaScale): TableColumn {
  const column = { scale, frequency, repaysStudyLoan: repaysStudyLoan(declaration, scale) };
  const { schedule, medicareLevyExemption: exemption } = declaration;
  if (schedule?.kind !== 'seniors-and-pensioners' || scale === 3) return column;
  return { ...column, senior: { status: schedule.status, exemption } };
}

/** Payments of a pay that stand for the same number of pays are taxed as one; no payment stands for more than a year. */
function byPays(
  payments: readonly AdditionalPayment[],
  wholeYear: AdditionalPayment['method'],
  specificRange: AdditionalPayment['method'],
  year: number,
): readonly (readonly [pays: number, amount: Aud])[] {
  const amounts = new Map<number, Aud>();
  for (const payment of payments) {
    if (payment.method !== wholeYear && payment.method !== specificRange) continue;
    const pays = 'payPeriods' in payment ? Math.min(Math.max(payment.payPeriods, 1), year) : year;
    amounts.set(pays, add(amounts.get(pays) ?? NOTHING, payment.amount));
  }
  return [...amounts];
}

/** Payees with one rate and no table: nothing can be looked up on top of a normal pay. */
function joinsThePay(declaration: AuTaxDeclaration): boolean {
  if (hasRateForEveryPayment(declaration)) return true;
  const kind = declaration.taxFileNumber === 'not-quoted' ? undefined : declaration.schedule?.kind;
  return kind === 'promotional-performer' || kind === 'horticulture-or-shearing';
}

/** A schedule with one rate for all that is paid at a time: an additional payment simply joins the pay. */
function alongside(
  period: PeriodWithholding,
  amount: Aud,
  ordinary: AmountWithheld,
  rules: AuWithholdingRules,
): WithheldOnAdditional {
  const all = withholdFromPeriod({ ...period, earnings: add(period.earnings, amount) }, rules);
  const value = subtract(all.total.value, ordinary.total.value);
  return {
    payment: amount,
    total: step(
      period.declaration.workingHolidayMaker === undefined
        ? 'au.additional-payments.joins-the-pay'
        : 'au.additional-payments.working-holiday-maker',
      value,
      () => `${all.total.value.toString()} − ${ordinary.total.value.toString()} = ${value.toString()}`,
      [all.total, ordinary.total],
    ),
    studyLoan: NO_STUDY_LOAN,
  };
}

function onReturnToWork(payment: Aud, declaration: AuTaxDeclaration, rules: AuWithholdingRules): WithheldOnAdditional {
  const edition = needed(rules.special?.returnToWork, 'Schedule 4');
  const quotes = declaration.taxFileNumber !== 'not-quoted';
  return {
    payment,
    total: withholdFromReturnToWork(payment, quotes, declaration.residency, edition),
    studyLoan: NO_STUDY_LOAN,
  };
}

/** A variation notice that names additional payments sets their rate; one that names an amount has taken it already. */
function byNotice(amount: Aud, notice: DownwardVariation): WithheldOnAdditional {
  const rated: DownwardVariation = notice.kind === 'amount' ? { ...notice, amount: NOTHING } : notice;
  const { total, studyLoan } = withholdByNotice(amount, rated);
  return { payment: amount, total, studyLoan };
}

function amountOf(payments: readonly AdditionalPayment[]): Aud {
  return sum(
    NOTHING,
    payments.map(({ amount }) => amount),
  );
}

function together(rule: string, ordinary: Step<Aud>, additional: readonly Step<Aud>[]): Step<Aud> {
  const parts = [ordinary, ...additional];
  const value = sum(
    NOTHING,
    parts.map((part) => part.value),
  );
  return step(
    rule,
    value,
    () => `${parts.map((part) => part.value.toString()).join(' + ')} = ${value.toString()}`,
    parts,
  );
}
