import { add, greater, isLess, lesser, multiply, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { centsInWords, roundingInWords } from '../../trace/cents-in-words';
import { given, parameter, step, type Reason, type Step } from '../../trace/step';
import type { SuperBase, SuperGuarantee } from './super-guarantee';

/** What an employee's record says about super; what is absent follows the law on the pay date. */
export interface SuperSettings {
  readonly isSuperEnabled: boolean;
  readonly isSuperAgeThresholdEnabled: boolean;
  readonly isPrivateOrDomesticWorker: boolean;
  readonly superBasedOn: SuperBase | undefined;
  readonly superRate: Decimal | undefined;
  readonly compulsorySuperRate: Decimal | undefined;
  readonly includeLeaveLoadingInSuper: boolean;
}

/** What one pay puts into super. */
export interface SuperContributions {
  /** What the law or the agreed compulsory rate asks for. */
  readonly compulsory: Step<Aud>;
  /** Reportable: what the employer pays above the compulsory rate, and sacrificed salary. */
  readonly reportable: Step<Aud>;
  /** Both together: what the fund receives for this pay. */
  readonly total: Step<Aud>;
  /** Earnings on which contributions were worked out, after the maximum contribution base. */
  readonly earnings: Aud;
  readonly isLimited: boolean;
  /** The employee's rate is below the compulsory one, which was used instead. */
  readonly isRateRaised: boolean;
  /** The employee's compulsory rate is below the law's, which was used instead. */
  readonly isCompulsoryRateRaised: boolean;
}

const NOTHING = aud('0');

/** The rates that count: what is stored, and never less than the law asks for. */
export function ratesOfSuper(
  { compulsorySuperRate: agreed, superRate }: SuperSettings,
  { rate: statutory }: SuperGuarantee,
): {
  readonly compulsoryRate: Decimal;
  readonly rate: Decimal;
  readonly isRateRaised: boolean;
  readonly isCompulsoryRateRaised: boolean;
} {
  const isCompulsoryRateRaised = agreed !== undefined && isLess(agreed, statutory);
  const compulsoryRate = agreed === undefined || isCompulsoryRateRaised ? statutory : agreed;
  const asked = superRate ?? compulsoryRate;
  const isRateRaised = isLess(asked, compulsoryRate);
  return { compulsoryRate, rate: isRateRaised ? compulsoryRate : asked, isRateRaised, isCompulsoryRateRaised };
}

/**
 * Contributions at the compulsory rate and above it. A stored rate below the law's never counts: the law's rate is the
 * least, a higher one is kept. Earnings over the maximum contribution base of the quarter or year
 * need no contribution, so the pay that passes it counts only up to it.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 10A, s 15 (maximum contribution base), s 17A
 */
export function contributeSuper(
  earnings: Step<Aud>,
  earlierEarnings: { readonly quarter: Aud; readonly year: Aud },
  sacrificed: Aud,
  settings: SuperSettings,
  law: Dated<SuperGuarantee>,
): SuperContributions {
  const { maximumContributionBase: most } = law.values;
  const room = greater(subtract(most.amount, earlierEarnings[most.per]), NOTHING);
  const counted = settings.isSuperEnabled ? lesser(earnings.value, room) : NOTHING;
  const { compulsoryRate, rate, isRateRaised, isCompulsoryRateRaised } = ratesOfSuper(settings, law.values);
  const compulsory = toCents(multiply(counted, compulsoryRate));
  const above = subtract(toCents(multiply(counted, rate)), compulsory);
  const reportable = add(above, sacrificed);
  const total = add(compulsory, reportable);
  const compulsoryStep = step(
    'au.super-guarantee.compulsory',
    compulsory,
    () =>
      (settings.isSuperEnabled ? '' : 'super is switched off for the employee: ') +
      `${compulsoryRate.toString()} × ${counted.toString()}${centsInWords(multiply(counted, compulsoryRate))}`,
    compulsoryBecause(earnings, earlierEarnings, settings, law),
  );
  const reportableStep = step(
    'au.super-guarantee.reportable',
    reportable,
    () =>
      `${rate.toString()} × ${counted.toString()}${roundingInWords(multiply(counted, rate))} ` +
      `less ${compulsory.toString()} = ${above.toString()}, plus sacrificed ${sacrificed.toString()} = ${reportable.toString()}`,
    reportableBecause(compulsoryStep, sacrificed, settings),
  );
  return {
    compulsory: compulsoryStep,
    reportable: reportableStep,
    total: step(
      'au.super-guarantee.total',
      total,
      () => `compulsory ${compulsory.toString()} + reportable ${reportable.toString()} = ${total.toString()}`,
      [compulsoryStep, reportableStep],
    ),
    earnings: counted,
    isLimited: settings.isSuperEnabled && isLess(counted, earnings.value),
    isRateRaised: settings.isSuperEnabled && isRateRaised,
    isCompulsoryRateRaised: settings.isSuperEnabled && isCompulsoryRateRaised,
  };
}

/** What compulsory contributions stand on, of a pay or of its part in a period. */
export function compulsoryBecause(
  earnings: Step<Aud>,
  earlierEarnings: { readonly quarter: Aud; readonly year: Aud },
  settings: SuperSettings,
  law: Dated<SuperGuarantee>,
): readonly Reason[] {
  const { rate, maximumContributionBase: most } = law.values;
  return [
    earnings,
    ...(settings.compulsorySuperRate === undefined ? [] : [given('compulsory rate', settings.compulsorySuperRate)]),
    given('earlier earnings of the ' + most.per, earlierEarnings[most.per]),
    parameter(law, 'rate', () => `super guarantee rate ${rate.toString()}`),
    parameter(law, 'maximumContributionBase', () => `at most ${most.amount.toString()} a ${most.per}`),
  ];
}

export function reportableBecause(compulsory: Step<Aud>, sacrificed: Aud, settings: SuperSettings): readonly Reason[] {
  return [
    ...(settings.superRate === undefined ? [] : [given('super rate of the employee', settings.superRate)]),
    compulsory,
    given('sacrificed to super', sacrificed),
  ];
}
