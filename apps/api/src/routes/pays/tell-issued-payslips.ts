import type { PayRecord } from '@anz-payroll/pay-runs';
import type { PayslipsUseCases, ToldIssuedPayslip } from '@anz-payroll/payslips';
import type { Pay } from './pay-contracts';

type Payslips = Pick<PayslipsUseCases, 'issuedThatDiffer'>;

/** Payslips from the day of a pay on that were handed out and read otherwise since it came, changed or went. */
export function issuedSince(
  payslips: Payslips,
  { customerId, companyId, employeeId, payDate }: PayRecord,
): Promise<readonly ToldIssuedPayslip[]> {
  return payslips.issuedThatDiffer({ customerId, companyId, employeeId, from: payDate });
}

/** The answer with a warning that names them; the same answer where there are none. */
export function warningOfIssued<T extends Pick<Pay, 'warnings'>>(shown: T, issued: readonly ToldIssuedPayslip[]): T {
  if (issued.length === 0) return shown;
  const which = issued.map(({ payId, number, payDate }) => `payslip ${number} of pay ${payId} (${payDate})`);
  const warning = {
    code: 'payslip/handed-out-differs',
    field: 'pay_date',
    message: `Handed out already and different now: ${which.join(', ')}. Hand them out again.`,
  };
  return { ...shown, warnings: [...shown.warnings, warning] };
}
