import { bindIssuedPayslips, type Transaction } from '@anz-payroll/persistence-typeorm';
import { payslipJson } from '@anz-payroll/payslips';
import type { Audited } from './invariant';

/** What is kept of the payslips that were handed out, in the words of the interface. */
export function payslipsKept(tx: Transaction): Audited['payslipsOf'] {
  const { issued } = bindIssuedPayslips(tx);
  return async (payId) => {
    const [pay] = await tx.query<{ company_id: number }>('SELECT company_id FROM pays WHERE id = ?', [payId]);
    const kept = pay === undefined ? [] : await issued.ofPay(pay.company_id, payId);
    return kept.map(({ payslip }) => JSON.stringify(payslipJson(payslip)));
  };
}
