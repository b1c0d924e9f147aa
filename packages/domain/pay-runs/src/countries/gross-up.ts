import type { Refusal } from 'payroll-core';
import type { Refused } from '../domain/pays-refusal';
import { refusedPay } from '../domain/refused-calculation';

/** The row of ordinary earnings by which a pay is grossed up. */
export function grossUpLine(amount: string) {
  return { description: 'Gross-up', units: 'dollars', value: amount, rate: '1' };
}

/** A net that no gross comes to is no fault of the request's form. */
export function refusedGrossUp(error: Refusal): Refused {
  const refused = refusedPay(error);
  return error.code === 'calculation/no-solution'
    ? { ok: false, error: { ...refused.error, code: 'pay/invalid' } }
    : refused;
}
