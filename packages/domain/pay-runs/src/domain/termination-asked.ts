import type { Employee } from '@anz-payroll/employee-lifecycle';
import { apartFromRequest } from '../countries/au/au-termination-facts';
import { weeklyHours } from '../countries/pay-basis';
import type { CalculationInput } from './calculation-input';
import type { TerminationRequest } from './pay-command';

/** The request behind a staged termination, with what payroll-core takes apart from it; null where there is none. */
export function terminationAsked(calculationInput: CalculationInput, employee: Employee): TerminationRequest | null {
  if (calculationInput.country === 'AU') {
    const { termination: ended } = calculationInput;
    if (ended === null) return null;
    return { ...ended.termination, ...ended.facts, ...apartFromRequest(ended, weeklyHours(employee)) };
  }
  const { termination: ended } = calculationInput;
  if (ended === null) return null;
  const isAgreed = ended.holidayPay?.isAdvanceRecoveryAgreed === true;
  return { ...ended.termination, ...(isAgreed ? { isAdvanceRecoveryAgreed: true } : {}) };
}
