import type { AuTerminationInPay } from '../calculate-pay/au-pay-input';
import type { AuTerminationResult } from './au-termination-result';

/** What the pay that carries a termination needs of it: `calculatePay({ …, termination: terminationInPay(result) })`. */
export function terminationInPay(result: AuTerminationResult): AuTerminationInPay {
  return {
    totalAmount: result.totalAmount.toString(),
    taxAmount: result.taxAmount.toString(),
    amountInSuper: result.amountInSuper.toString(),
  };
}
