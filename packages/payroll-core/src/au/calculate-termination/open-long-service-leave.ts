import { isPositive } from '../../money/arithmetic';
import { isPaidOnLeaving } from '../long-service-leave/leave-on-leaving';
import { lengthOfService } from '../long-service-leave/length-of-service';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';
import { leavingReason } from './is-long-service-leave-paid';
import type { TerminationWarning } from './termination-warning';
import type { ValuedLeave } from './value-unused-leave';

/** Long service leave that was not paid although a fact that nobody gave could make it due. */
export function openLongServiceLeave(
  termination: AuTermination,
  leave: ValuedLeave,
  rules: AuTerminationRules,
): readonly TerminationWarning[] {
  const { request, state, balances, longService, terminationDate } = termination;
  if (request.isUnusedLslPaid !== undefined || !isPositive(balances.longService) || leave.isLongServicePaid.value) {
    return [];
  }
  if (state === undefined) {
    return [
      {
        code: 'au.termination/long-service-leave-state-unknown',
        message:
          'Long service leave was not paid: the employee’s state is not known. Set state, or send is_unused_lsl_paid.',
      },
    ];
  }
  const reason = leavingReason(termination);
  if (reason !== 'resignation' && reason !== 'death') return [];
  const service = lengthOfService(longService.serviceFrom, terminationDate);
  if (!isPaidOnLeaving(state, service, 'necessity', rules.longServiceLeave).value) return [];
  if (reason === 'death') {
    return [
      {
        code: 'au.termination/long-service-leave-death-not-named',
        message:
          `Long service leave was not paid: death is not among the reasons for which ${state} says that it is paid out after ${service.years} years. ` +
          'Ask the authority of the state, or send is_unused_lsl_paid.',
        field: 'is_unused_lsl_paid',
      },
    ];
  }
  return [
    {
      code: 'au.termination/long-service-leave-reason-ambiguous',
      message:
        `Long service leave was not paid, as on a plain resignation. After ${service.years} years the Act of ${state} owes it to ` +
        'somebody who resigns for illness or a pressing necessity, which code V is for too. Send is_pressing_necessity if that was the reason.',
      field: 'is_pressing_necessity',
    },
  ];
}
