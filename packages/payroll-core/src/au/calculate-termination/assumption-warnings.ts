import { isPositive, isZero } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import type { Step } from '../../trace/step';
import { pickScale } from '../withholding/pick-scale';
import { hasRateForEveryPayment } from '../withholding/withhold-from-every-payment';
import type { AnnualLeaveSplit } from '../unused-leave/split-annual-leave';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';
import { employmentFrom } from './employment-of-payment';
import type { HowItEnded } from './how-it-ended';
import { isLongServiceNotCompared } from './long-service-shortfall';
import type { TerminationWarning } from './termination-warning';
import type { ValuedLeave } from './value-unused-leave';

export interface TerminationToWarnOf {
  readonly termination: AuTermination;
  readonly how: HowItEnded;
  readonly leave: ValuedLeave;
  readonly annualLeave: AnnualLeaveSplit;
  /** Where the tax-free components of ETPs come from. */
  readonly segments: readonly Step<Aud>[];
  readonly etpAmount: Aud;
  readonly nonEtpAmount: Aud;
  readonly rules: AuTerminationRules;
}

/** Every assumption that lowers tax, and everything that is owed to somebody who leaves and was not paid. */
export function assumptionWarnings(ended: TerminationToWarnOf): readonly TerminationWarning[] {
  return [
    ...onRedundancy(ended),
    ...onSegments(ended),
    ...onEmployment(ended),
    ...onDeath(ended),
    ...onNormalEarnings(ended),
    ...onOlderLeave(ended),
    ...onLeaveOwed(ended),
  ];
}

function onRedundancy({ termination, how }: TerminationToWarnOf): readonly TerminationWarning[] {
  const { facts, request, earlierEtps } = termination;
  if (how.ending !== 'genuine-redundancy') return [];
  const warnings: TerminationWarning[] = [];
  if (facts.isGenuineRedundancy === undefined) {
    warnings.push({
      code: 'au.termination/genuine-redundancy-assumed',
      message:
        'The redundancy was taken as genuine: the job is abolished, the employer ends it, nobody is to be re-employed and ' +
        'the parties deal at arm’s length. Redundancy pay is tax-free up to the limit and leave is taxed at the lower rate ' +
        'for it. Check the conditions.',
      field: 'reason',
    });
  }
  const instalments = earlierEtps.filter(({ isSameTermination }) => isSameTermination);
  if (instalments.length > 0 && instalments.every(({ lumpSumD }) => lumpSumD === undefined)) {
    warnings.push({
      code: 'au.termination/tax-free-limit-of-instalments',
      message:
        'Redundancy pay is tax-free up to one limit for the whole termination, and an earlier instalment was told without what of it was ' +
        'tax free. All of the limit was taken as left. Send lump_sum_d with the earlier instalment, 0 where it had none.',
      field: 'earlier_etps',
    });
  }
  const ofNotice = request.redundancyTaxFreePilonComponent;
  if (ofNotice !== undefined && isPositive(ofNotice)) {
    warnings.push({
      code: 'au.termination/notice-tax-free',
      message: 'A part of the notice was taken as redundancy pay: what the employee would not have had on resigning.',
      field: 'redundancy_tax_free_pilon_component',
    });
  }
  return warnings;
}

function onSegments({ segments, termination }: TerminationToWarnOf): readonly TerminationWarning[] {
  const warnings: TerminationWarning[] = [];
  const field = termination.standards?.continuousServiceFrom === undefined ? 'start_date' : 'continuous_service_from';
  for (const { rule, value } of segments) {
    if (!isPositive(value)) continue;
    if (rule.includes('invalidity')) {
      warnings.push({
        code: 'au.termination/invalidity-segment',
        message: `${asDollars(value)} is a tax-free invalidity segment, for the time to the last retirement day.`,
      });
    } else {
      warnings.push({
        code: 'au.termination/pre-july-1983-segment',
        message: `${asDollars(value)} is tax-free for service before 1 July 1983. Check ${field}.`,
        field,
      });
    }
  }
  return warnings;
}

/** The tax-free amounts of a redundancy and of ETPs follow from an employment that the start date does not tell. */
function onEmployment({ termination, how, segments }: TerminationToWarnOf): readonly TerminationWarning[] {
  const { startDate, request } = termination;
  const from = employmentFrom(termination);
  const redundancy = how.ending === 'genuine-redundancy' ? request.redundancyAmount : undefined;
  const isCounted =
    (redundancy !== undefined && isPositive(redundancy)) || segments.some(({ value }) => isPositive(value));
  if (from === startDate || !isCounted) return [];
  return [
    {
      code: 'au.termination/continuous-service-of-payment',
      message:
        `What is tax-free of the payment was counted for the employment from ${from}, as continuous_service_from says, and not from the ` +
        `start date ${startDate}. Check that the payment is for all of that employment.`,
      field: 'continuous_service_from',
    },
  ];
}

function onDeath({ termination, how, leave, etpAmount }: TerminationToWarnOf): readonly TerminationWarning[] {
  if (how.ending !== 'death') return [];
  const warnings: TerminationWarning[] = [];
  if (termination.reason === 'DEATH_DEPENDENT' && isPositive(etpAmount)) {
    warnings.push({
      code: 'au.termination/death-benefit-of-dependant',
      message: 'Nothing is withheld up to the cap because the payee is a dependant of the deceased. Keep the evidence.',
      field: 'reason',
    });
  }
  if (termination.reason === 'DEATH_ESTATE' && isPositive(etpAmount)) {
    warnings.push({
      code: 'au.termination/death-benefit-of-estate',
      message: 'Nothing is withheld because the trustee of the estate is paid, who is taxed instead.',
      field: 'reason',
    });
  }
  // @law ATO, STP Phase 2 employer reporting guidelines, "Paying an ETP to a death beneficiary"
  if (isPositive(etpAmount)) {
    warnings.push({
      code: 'au.termination/death-benefit-of-recipient',
      message:
        'The tax office asks for a death benefit under the name and tax file number of whoever receives it, and this pay is reported with those ' +
        'of the employee. Leave it out of this pay; enter the recipient as somebody who receives a death benefit (is_death_beneficiary), and ' +
        'terminate that record with it.',
      field: 'reason',
    });
  }
  const hasLeave = [leave.holiday, leave.loading, ...Object.values(leave.longService)].some(({ value }) =>
    isPositive(value),
  );
  if (hasLeave) {
    warnings.push({
      code: 'au.termination/leave-after-death-not-taxed',
      message: 'Nothing is withheld from unused leave that is paid after death, and it is not reported.',
      field: 'reason',
    });
  }
  return warnings;
}

/** Unused leave on a normal ending, and what is neither leave nor an ETP, are taxed on top of a normal pay. */
function onNormalEarnings(ended: TerminationToWarnOf): readonly TerminationWarning[] {
  const { how, leave, annualLeave, nonEtpAmount } = ended;
  const { earnings, declaration } = ended.termination.normalPay;
  if (!isZero(earnings) || hasRateForEveryPayment(declaration) || pickScale(declaration) === 4) return [];
  const { before16August1978, after17August1993 } = leave.longService;
  const marginal = [
    ...(how.ending === 'normal' ? [annualLeave.from18August1993, after17August1993.value] : []),
    ...(how.ending === 'death' ? [] : [before16August1978.value, nonEtpAmount, leave.toil.value]),
  ];
  if (!marginal.some((amount) => isPositive(amount))) return [];
  return [
    {
      code: 'au.termination/no-normal-earnings',
      message:
        'Unused leave and other payouts are taxed on top of what a normal pay earns. The record gives none, so too little is withheld: ' +
        'enter standard hours and a rate, or send normal_earnings with is_manual_leave_amounts.',
      field: 'normal_earnings',
    },
  ];
}

function onOlderLeave({ termination, leave, annualLeave, rules }: TerminationToWarnOf): readonly TerminationWarning[] {
  const { startDate, holidayAccruedFrom, holidayHoursBefore18August1993, longService, request } = termination;
  const changeover = rules.unusedLeave.values.periodStarts.after17August1993;
  const warnings: TerminationWarning[] = [];
  if (isPositive(annualLeave.before18August1993)) {
    warnings.push({
      code: 'au.termination/annual-leave-before-1993',
      message: `${asDollars(annualLeave.before18August1993)} of the annual leave is taxed as accrued before 18 August 1993.`,
    });
  } else if (
    startDate < changeover &&
    isPositive(annualLeave.from18August1993) &&
    holidayAccruedFrom === undefined &&
    holidayHoursBefore18August1993 === undefined
  ) {
    warnings.push({
      code: 'au.termination/annual-leave-taken-as-recent',
      message:
        'The employee started before 18 August 1993. All unused annual leave was taken as accrued since; leave that is ' +
        'older is taxed otherwise.',
      field: 'start_date',
    });
  }
  const isByService =
    longService.hoursByPeriod === undefined &&
    request.unusedLslPreAugust1978 === undefined &&
    request.unusedLslAugust1978ToAugust1993 === undefined;
  const older = [leave.longService.before16August1978, leave.longService.to17August1993];
  if (isByService && older.some(({ value }) => isPositive(value))) {
    warnings.push({
      code: 'au.termination/long-service-leave-before-1993',
      message:
        'Long service leave was divided over the periods before 16 August 1978 and 18 August 1993 by the days of service; ' +
        'the older parts are taxed less. Set the amounts by hand where records show otherwise.',
      field: 'start_date',
    });
  }
  return warnings;
}

function onLeaveOwed({ termination, leave, rules }: TerminationToWarnOf): readonly TerminationWarning[] {
  const { balances, facts, request } = termination;
  const warnings: TerminationWarning[] = [];
  if (isPositive(balances.rdo) && !leave.isRdoPaid) {
    warnings.push({
      code: 'au.termination/rdo-not-paid',
      message: `${balances.rdo.toString()} hours of rostered days off are left and were not paid.`,
      field: 'rdo_hours',
    });
  }
  if (isPositive(balances.toil) && !leave.isToilPaid) {
    warnings.push({
      code: 'au.termination/toil-not-paid',
      message: `${balances.toil.toString()} hours of time in lieu are left and were not paid; awards ask for them on leaving.`,
      field: 'toil_hours',
    });
  }
  const short = leave.comparison;
  if (short !== undefined && isPositive(short.shortfallHours)) {
    const says =
      `The state’s Act gives ${short.entitlementHours.value.toString()} hours of long service leave, ` +
      `${short.shortfallHours.toString()} more than the balance (${asDollars(short.shortfallAmount)})`;
    warnings.push(
      facts.isLslShortfallPaid && leave.isLongServicePaid.value
        ? { code: 'au.termination/long-service-leave-shortfall-paid', message: `${says}; they were paid.` }
        : {
            code: 'au.termination/long-service-leave-shortfall',
            message: `${says}; they were not paid. Send is_lsl_shortfall_paid to pay them, or lsl_hours_taken if they were taken.`,
            field: 'is_lsl_shortfall_paid',
          },
    );
  }
  if (isLongServiceNotCompared(termination, rules)) {
    warnings.push({
      code: 'au.termination/long-service-leave-not-compared',
      message:
        'The state’s Act gives long service leave for this ending. Without the weekly hours it could not be compared with ' +
        'the balance.',
      field: 'standard_hours_per_day',
    });
  }
  const isTransfer = termination.reason === 'TERMINATION' && request.cessationTypeCode === 'T';
  if (isTransfer && (leave.isHolidayPaid || leave.isLongServicePaid.value)) {
    warnings.push({
      code: 'au.termination/transfer-pays-out-leave',
      message: 'Leave is paid out although the employee transfers; the new employer takes over what is not paid.',
      field: 'cessation_type_code',
    });
  }
  return warnings;
}
