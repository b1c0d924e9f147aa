import type { CalculationInput } from './calculation-input';
import type { PayRecord } from './pay-record';

interface PayWithInput {
  readonly pay: PayRecord;
  readonly calculationInput: CalculationInput;
}

/**
 * A pay that was made at once for a bonus or back pay and for no days. Whoever has only such a pay in a run is still to be paid for
 * the period. A pay that was staged, or that a correction put in the place of another, is the pay of its period whatever is in it.
 */
export function isOneOffPay({ pay, calculationInput: { input } }: PayWithInput): boolean {
  if (pay.status !== 'processed' || pay.processedAt !== pay.createdAt) return false;
  if (pay.replacesPayId !== null || pay.termination !== null) return false;
  if ((input.hours ?? []).length > 0 || (input.leave ?? []).length > 0) return false;
  return (input.bonuses ?? []).length + (input.backPayments ?? []).length > 0;
}

/** A final pay that carries the termination alone. A pay of the same run has the days, and the run works out both again. */
export function isForNoDays({ result }: Pick<PayRecord, 'result'>): boolean {
  return result.hours.length + result.leave.length === 0;
}
