import { greater, isLess, isPositive, multiply, subtract } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import { divide, round, toCents } from '../../money/rounding';
import { daysBetween } from '../../calendar/civil-date';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { given, step, type Step } from '../../trace/step';
import { isDeath } from '../cessation/cessation-type-code';
import type { EmploymentEnding, EndingEmployment, MinimumWeeks } from '../notice-and-redundancy/ending-employment';
import { minimumNotice, minimumRedundancy } from '../notice-and-redundancy/minimum-weeks';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';
import { employmentFrom } from './employment-of-payment';
import { baseRateOfPay, fullRateOfPay, type RateOfPay, type RateSource } from './full-rate-of-pay';

/** What the Act gives at least, beside what is paid. */
export interface MinimumEntitlement {
  /** Weeks that the Act gives; zero where it gives none. */
  readonly weeks: Decimal;
  /** The weeks that are to be paid: of notice, those that were not given before the last day. */
  readonly weeksToPay: Decimal;
  /** Null where the ordinary hours of a week are not known; so are the amount and the shortfall. */
  readonly hours: Decimal | null;
  readonly ratePerHour: Decimal;
  /** Whether it is the base rate, as for redundancy pay, or the full rate of pay and where that came from. */
  readonly rateSource: RateSource;
  /** The hours at that rate. */
  readonly amount: Aud | null;
  readonly paidAmount: Aud;
  readonly shortfallAmount: Aud | null;
  /** The section of the Fair Work Act 2009 that gives the weeks, or gives none. */
  readonly section: string;
  /** Why it is so many weeks, or none. */
  readonly says: string;
}

/** The minimum notice and redundancy pay of the National Employment Standards. Nothing of it is paid by itself. */
export interface MinimumEntitlements {
  readonly notice: MinimumEntitlement;
  readonly redundancy: MinimumEntitlement;
  /** True where the number of employees that the record counts made the employer a small business, and nobody said so. */
  readonly isSmallBusinessAssumed: boolean;
}

/** Why each of the two is what it is. */
export interface MinimumSteps {
  readonly minimumNotice: Step<Aud | null>;
  readonly minimumRedundancy: Step<Aud | null>;
}

const zero = aud('0');
const none = whole(0);
const DAYS_OF_WEEK = whole(7);
const PLACES = 6;

/**
 * Undefined where the input tells nothing of the employment that the Act goes by. Payment in lieu of notice is measured at
 * the full rate of pay, redundancy pay at the base rate.
 * @law Fair Work Act 2009 (Cth) s 117(2), s 119(2)
 */
export function minimumEntitlements(
  termination: AuTermination,
  noticePaid: Aud,
  rules: AuTerminationRules,
): { readonly minimum: MinimumEntitlements; readonly steps: MinimumSteps } | undefined {
  const { standards, request, terminationDate } = termination;
  if (standards === undefined) return undefined;
  const isSmall = isSmallBusiness(termination, rules);
  const ended = endingOf(termination, isSmall);
  const ofNotice = minimumNotice(ended, rules.noticeAndRedundancy);
  const given = divide(whole(daysBetween(ended.noticeGivenOn, terminationDate)), DAYS_OF_WEEK, PLACES, 'half-up');
  const unserved = greater(subtract(ofNotice.weeks.value, given), none);
  const ofRedundancy = minimumRedundancy(ended, rules.noticeAndRedundancy);
  const redundancyPaid = (request.redundancyAmount ?? zero) as Aud;
  const notice = priced('minimum-notice', ofNotice, unserved, noticePaid, termination, fullRateOfPay(termination));
  const redundancy = priced(
    'minimum-redundancy',
    ofRedundancy,
    ofRedundancy.weeks.value,
    redundancyPaid,
    termination,
    baseRateOfPay(termination),
  );
  return {
    minimum: {
      notice: notice.payment,
      redundancy: redundancy.payment,
      isSmallBusinessAssumed:
        isSmall && standards.isSmallBusiness === undefined && ofRedundancy.section === smallBusinessSection(rules),
    },
    steps: { minimumNotice: notice.step, minimumRedundancy: redundancy.step },
  };
}

/** Casuals count where they work regularly, which the record does not know: with all of them still too few, it is small. */
function isSmallBusiness({ standards }: AuTermination, rules: AuTerminationRules): boolean {
  if (standards?.isSmallBusiness !== undefined) return standards.isSmallBusiness;
  return (
    standards?.employees !== undefined &&
    standards.employees < rules.noticeAndRedundancy.values.redundancy.smallBusinessBelow
  );
}

function smallBusinessSection(rules: AuTerminationRules): string {
  return rules.noticeAndRedundancy.values.exclusions['small-business'].section;
}

function endingOf(termination: AuTermination, isSmall: boolean): EndingEmployment {
  const { standards, terminationDate, dateOfBirth, isCasual, facts } = termination;
  return {
    ending: howEnded(termination),
    serviceFrom: employmentFrom(termination),
    lastDay: terminationDate,
    noticeGivenOn: standards?.noticeGivenDate ?? terminationDate,
    daysNotCounted: standards?.daysNotCounted ?? 0,
    dateOfBirth,
    isCasual,
    isFixedTerm: standards?.isFixedTerm === true,
    isTrainingArrangement: standards?.isTrainingArrangement === true,
    isApprentice: standards?.isApprentice === true,
    isSeriousMisconduct: facts.isSeriousMisconduct,
    isSmallBusiness: isSmall,
  };
}

const byCode = { V: 'employee-left', F: 'dismissal', C: 'contract-end', T: 'transfer' } as const satisfies Record<
  string,
  EmploymentEnding
>;

/** Ill health is reported as a resignation for it, so that no notice of the employer is due. */
function howEnded({ reason, request }: AuTermination): EmploymentEnding {
  if (reason === 'REDUNDANCY') return 'redundancy';
  if (isDeath(reason)) return 'death';
  return reason === 'INVALIDITY' ? 'employee-left' : byCode[request.cessationTypeCode ?? 'V'];
}

function priced(
  name: string,
  { weeks, section }: MinimumWeeks,
  weeksToPay: Decimal,
  paidAmount: Aud,
  { standards }: AuTermination,
  { rate, source }: RateOfPay,
): { readonly payment: MinimumEntitlement; readonly step: Step<Aud | null> } {
  const ratePerHour = rate.value;
  const weeklyHours = isPositive(weeksToPay) ? standards?.weeklyHours : none;
  const hours = weeklyHours === undefined ? null : round(multiply(weeksToPay, weeklyHours), PLACES, 'half-up');
  const isKnown = hours !== null && (isPositive(ratePerHour) || !isPositive(hours));
  const amount = isKnown ? (toCents(multiply(ratePerHour, hours)) as Aud) : null;
  const payment: MinimumEntitlement = {
    weeks: weeks.value,
    weeksToPay,
    hours,
    ratePerHour,
    rateSource: source,
    amount,
    paidAmount,
    shortfallAmount: amount === null ? null : isLess(paidAmount, amount) ? subtract(amount, paidAmount) : zero,
    section,
    says: weeks.says(),
  };
  return {
    payment,
    step: step(
      `au.termination.${name}`,
      amount,
      () =>
        amount === null
          ? `${weeksToPay.toString()} weeks; without weekly hours and a rate there is no amount`
          : `${weeksToPay.toString()} weeks × ${weeklyHours!.toString()} hours × ${ratePerHour.toString()} = ${amount.toString()} at least; ${paidAmount.toString()} is paid`,
      [weeks, ...(standards?.weeklyHours === undefined ? [] : [given('weeklyHours', standards.weeklyHours)]), rate],
    ),
  };
}
