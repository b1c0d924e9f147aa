import type { CalculationInput } from './calculation-input';
import type { TerminationRequest } from './pay-command';

/** The request behind a staged termination, with what payroll-core takes apart from it; null where there is none. */
export function terminationAsked(calculationInput: CalculationInput): TerminationRequest | null {
  if (calculationInput.country === 'AU') {
    const { termination: ended } = calculationInput;
    return ended === null ? null : { ...ended.termination, ...ended.facts };
  }
  const { termination: ended } = calculationInput;
  if (ended === null) return null;
  const isAgreed = ended.holidayPay?.isAdvanceRecoveryAgreed === true;
  return { ...ended.termination, ...(isAgreed ? { isAdvanceRecoveryAgreed: true } : {}) };
}
