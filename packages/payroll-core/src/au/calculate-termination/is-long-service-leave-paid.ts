import { isPositive } from '../../money/arithmetic';
import type { Decimal } from '../../money/decimal';
import { given, step, type Step } from '../../trace/step';
import { isDeath } from '../cessation/cessation-type-code';
import { isPaidOnLeaving } from '../long-service-leave/leave-on-leaving';
import { lengthOfService } from '../long-service-leave/length-of-service';
import type { LeavingReason } from '../long-service-leave/long-service-leave-rules';
import type { ByPeriod } from '../unused-leave/split-long-service-leave';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';

const rule = 'au.termination.is-unused-lsl-paid';

/** Whether unused long service leave is paid: as the caller says, else by an amount set by hand, else as the state says. */
export function isLongServiceLeavePaid(
  termination: AuTermination,
  manual: ByPeriod<Decimal> | undefined,
  rules: AuTerminationRules,
): Step<boolean> {
  const { request, balances, state, longService, terminationDate } = termination;
  const sent = request.isUnusedLslPaid;
  if (sent !== undefined) return step(rule, sent, () => `as asked: ${sent}`, [given('isUnusedLslPaid', sent)]);
  if (manual !== undefined) {
    const some = Object.values(manual).some(isPositive);
    return step(rule, some, () => 'amounts were set by hand', [given('manual', some)]);
  }
  if (!isPositive(balances.longService)) return step(rule, false, () => 'there is no long service leave to pay');
  if (state === undefined) return step(rule, false, () => 'the state is not known, and the states differ');
  return isPaidOnLeaving(
    state,
    lengthOfService(longService.serviceFrom, terminationDate),
    leavingReason(termination),
    rules.longServiceLeave,
  );
}

/** The reason in the words of the state Acts. */
export function leavingReason({ reason, request, facts }: AuTermination): LeavingReason {
  if (reason === 'REDUNDANCY') return 'redundancy';
  if (reason === 'INVALIDITY') return 'illness';
  if (isDeath(reason)) return 'death';
  switch (request.cessationTypeCode ?? 'V') {
    case 'F':
      return facts.isSeriousMisconduct ? 'misconduct' : 'dismissal';
    case 'C':
      return 'contract-end';
    case 'T':
      return 'transfer';
    case 'V':
      return facts.isPressingNecessity ? 'necessity' : 'resignation';
  }
}
