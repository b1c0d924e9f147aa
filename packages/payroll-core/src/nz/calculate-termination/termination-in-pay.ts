import type { NzTerminationInPay } from '../calculate-pay/nz-pay-input';
import type { NzTerminationResult } from './nz-termination-result';

/** What the pay that carries a termination needs of it: `calculatePay({ …, termination: terminationInPay(result) })`. */
export function terminationInPay(result: NzTerminationResult): NzTerminationInPay {
  return {
    totalAmount: result.totalAmount.toString(),
    taxAmount: result.taxAmount.toString(),
    levyAmount: result.levyAmount.toString(),
    amountInKiwisaver: result.amountInKiwisaver.toString(),
    amountNotLiableForAcc: result.amountNotLiableForAcc.toString(),
    taxedAtLowRate: result.taxedAtLowRate,
  };
}
