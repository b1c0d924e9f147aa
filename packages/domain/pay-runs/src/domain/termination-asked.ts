import type { CalculationInput } from './calculation-input';
import type { TerminationRequest } from './pay-command';

/** The request behind a staged termination, with what payroll-core takes apart from it; null where there is none. */
export function terminationAsked(calculationInput: CalculationInput): TerminationRequest | null {
  const { termination } = calculationInput;
  if (termination === null) return null;
  const asked = termination.termination as unknown as TerminationRequest;
  if ('facts' in termination) return { ...asked, ...termination.facts };
  const isAgreed = 'holidayPay' in termination && termination.holidayPay?.isAdvanceRecoveryAgreed === true;
  return isAgreed ? { ...asked, isAdvanceRecoveryAgreed: true } : asked;
}
