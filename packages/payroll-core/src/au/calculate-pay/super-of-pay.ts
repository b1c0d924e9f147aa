import { completedYears } from '../../calendar/civil-date';
import { add, isLess } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { step, type Step } from '../../trace/step';
import type { Deducted } from '../deductions/deduct';
import type { PricedLines } from '../gross/price-lines';
import type { PayHours } from '../hours/pay-hours';
import type { SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import {
  compulsoryBecause,
  contributeSuper,
  ratesOfSuper,
  reportableBecause,
  type SuperContributions,
  type SuperSettings,
} from '../super-guarantee/contribute-super';
import { earningsForSuper, type EarningsForSuper, type LinesForSuper } from '../super-guarantee/earnings-for-super';
import type { SuperBase, SuperGuarantee } from '../super-guarantee/super-guarantee';
import { leaveNotWorked, weeksOfWork, type WeeksOfWork } from '../super-guarantee/weeks-of-work';
import type { AuPayRules } from './au-pay-rules';
import type { ParsedPay, ParsedPeriodShare } from './parsed-pay';

export interface SuperOfPay {
  readonly base: SuperBase;
  readonly earnings: EarningsForSuper;
  /** Only where super is worked out on gross, while the law counts qualifying earnings. */
  readonly qualifyingEarnings: Aud | undefined;
  readonly contributions: SuperContributions;
  /** The employee's base counts less than the law's, which was used instead. */
  readonly isBaseRaised: boolean;
  /** Present only where the hours of each week decide. */
  readonly weeks: WeeksOfWork | undefined;
  /** Hours of paid leave of a minor that do not count as worked, where there would be super with them; zero for nearly everybody. */
  readonly leaveNotWorked: Decimal;
}

const NOTHING = aud('0');
const NO_HOURS = whole(0);

export function superOfPay(
  pay: ParsedPay,
  lines: PricedLines,
  sacrifices: readonly SacrificedSalary[],
  sacrificedToSuper: Aud,
  deductions: readonly Deducted[],
  rules: AuPayRules,
): SuperOfPay {
  const law = rules.superGuarantee;
  const settings = pay.employee.super;
  const { base, isBaseRaised, weeks, earnings, qualifyingEarnings } = earningsOfPay(
    pay,
    lines,
    sacrifices,
    deductions,
    pay.hours,
    rules,
  );
  const { superEarningsInQuarter: quarter, superEarningsInYear: year } = pay.yearToDate;
  return {
    base,
    earnings,
    qualifyingEarnings,
    contributions:
      pay.periodShare === undefined
        ? contributeSuper(earnings.earnings, { quarter, year }, sacrificedToSuper, settings, law)
        : shareOfContributions(earnings.earnings, pay.periodShare, { quarter, year }, sacrificedToSuper, settings, law),
    isBaseRaised: settings.isSuperEnabled && isBaseRaised,
    weeks,
    leaveNotWorked:
      weeks === undefined || settings.isPrivateOrDomesticWorker || !settings.isSuperEnabled || weeks.counts(undefined)
        ? NO_HOURS
        : leaveNotWorked(pay.hours, pay.leave, pay.frequency, law.values.partTime.hoursInWeek),
  };
}

/** The earnings of a pay that count for super, before any maximum. `hours` are those of the whole period. */
export function earningsOfPay(
  pay: ParsedPay,
  lines: PricedLines,
  sacrifices: readonly SacrificedSalary[],
  deductions: readonly Deducted[],
  hours: readonly PayHours[],
  { superGuarantee: law }: AuPayRules,
): Pick<SuperOfPay, 'base' | 'isBaseRaised' | 'weeks' | 'earnings' | 'qualifyingEarnings'> {
  const settings = pay.employee.super;
  const isBaseRaised = settings.superBasedOn === 'OTE' && law.values.base === 'QE';
  const base = isBaseRaised ? law.values.base : (settings.superBasedOn ?? law.values.base);
  const weeks = hoursDecide(pay, law.values.partTime.underAge)
    ? weeksOfWork(hours, pay.frequency, law.values.partTime.hoursInWeek)
    : undefined;
  const counted: LinesForSuper = {
    hours: pay.hours,
    pricedHours: lines.hours,
    leave: lines.leave,
    allowances: lines.allowances,
    bonuses: pay.bonuses,
    backPayments: pay.backPayments,
    sacrifices,
    deductions,
    termination: pay.termination?.amountInSuper ?? NOTHING,
  };
  const on = (which: SuperBase): EarningsForSuper =>
    earningsForSuper(counted, which, settings.includeLeaveLoadingInSuper, weeks, law);
  const qualifyingEarnings = base === 'GROSS' && law.values.base === 'QE' ? on('QE').earnings.value : undefined;
  return { base, isBaseRaised, weeks, earnings: on(base), qualifyingEarnings };
}

/** Contributions of a period that was worked out as a whole: the earnings and amounts that fell to this pay. */
function shareOfContributions(
  earnings: Step<Aud>,
  { superEarningsOfPay, compulsorySuperOfPay, superAboveCompulsoryOfPay }: ParsedPeriodShare,
  earlier: { readonly quarter: Aud; readonly year: Aud },
  sacrificed: Aud,
  settings: SuperSettings,
  law: Dated<SuperGuarantee>,
): SuperContributions {
  const { rate, compulsoryRate, isRateRaised, isCompulsoryRateRaised } = ratesOfSuper(settings, law.values);
  const reportable = add(superAboveCompulsoryOfPay, sacrificed);
  const compulsoryStep = step(
    'au.super-guarantee.compulsory-share-of-period',
    compulsorySuperOfPay,
    () =>
      `${compulsorySuperOfPay.toString()} of the period is for this pay, on ${superEarningsOfPay.toString()} at ` +
      compulsoryRate.toString(),
    compulsoryBecause(earnings, earlier, settings, law),
  );
  const reportableStep = step(
    'au.super-guarantee.reportable-share-of-period',
    reportable,
    () =>
      `${superAboveCompulsoryOfPay.toString()} above the compulsory rate, at ${rate.toString()} in all, ` +
      `plus sacrificed ${sacrificed.toString()} = ${reportable.toString()}`,
    reportableBecause(compulsoryStep, sacrificed, settings),
  );
  const total = add(compulsorySuperOfPay, reportable);
  return {
    compulsory: compulsoryStep,
    reportable: reportableStep,
    total: step(
      'au.super-guarantee.total',
      total,
      () => `compulsory ${compulsorySuperOfPay.toString()} + reportable ${reportable.toString()} = ${total.toString()}`,
      [compulsoryStep, reportableStep],
    ),
    earnings: superEarningsOfPay,
    isLimited: settings.isSuperEnabled && isLess(superEarningsOfPay, earnings.value),
    isRateRaised: settings.isSuperEnabled && isRateRaised,
    isCompulsoryRateRaised: settings.isSuperEnabled && isCompulsoryRateRaised,
  };
}

/** A minor where the age test is on, or a private or domestic worker: super depends on the hours of each week. */
function hoursDecide(pay: ParsedPay, adultFrom: number): boolean {
  const { super: settings, dateOfBirth } = pay.employee;
  if (settings.isPrivateOrDomesticWorker) return true;
  return (
    settings.isSuperAgeThresholdEnabled &&
    dateOfBirth !== undefined &&
    completedYears(dateOfBirth, pay.payDate) < adultFrom
  );
}
