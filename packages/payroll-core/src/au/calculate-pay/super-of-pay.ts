import { completedYears } from '../../calendar/civil-date';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Deducted } from '../deductions/deduct';
import type { PricedLines } from '../gross/price-lines';
import type { SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import { contributeSuper, type SuperContributions } from '../super-guarantee/contribute-super';
import { earningsForSuper, type EarningsForSuper } from '../super-guarantee/earnings-for-super';
import type { SuperBase } from '../super-guarantee/super-guarantee';
import { weeksOfWork, type WeeksOfWork } from '../super-guarantee/weeks-of-work';
import type { AuPayRules } from './au-pay-rules';
import type { ParsedPay } from './parsed-pay';

export interface SuperOfPay {
  readonly base: SuperBase;
  readonly earnings: EarningsForSuper;
  readonly contributions: SuperContributions;
  /** The employee's base counts less than the law's, which was used instead. */
  readonly isBaseRaised: boolean;
  /** Present only where the hours of each week decide. */
  readonly weeks: WeeksOfWork | undefined;
}

const NOTHING = aud('0');

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
  const isBaseRaised = settings.superBasedOn === 'OTE' && law.values.base === 'QE';
  const base = isBaseRaised ? law.values.base : (settings.superBasedOn ?? law.values.base);
  const weeks = hoursDecide(pay, law.values.partTime.underAge)
    ? weeksOfWork(pay.hours, pay.frequency, law.values.partTime.hoursInWeek)
    : undefined;
  const earnings = earningsForSuper(
    {
      hours: pay.hours,
      pricedHours: lines.hours,
      leave: lines.leave,
      allowances: lines.allowances,
      bonuses: pay.bonuses,
      backPayments: pay.backPayments,
      sacrifices,
      deductions,
      termination: pay.termination?.amountInSuper ?? NOTHING,
    },
    base,
    settings.includeLeaveLoadingInSuper,
    weeks,
    law,
  );
  const { superEarningsInQuarter: quarter, superEarningsInYear: year } = pay.yearToDate;
  return {
    base,
    earnings,
    contributions: contributeSuper(earnings.earnings, { quarter, year }, sacrificedToSuper, settings, law),
    isBaseRaised: settings.isSuperEnabled && isBaseRaised,
    weeks,
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
