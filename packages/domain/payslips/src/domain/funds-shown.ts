import { asPercent } from 'payroll-core/money';
import type { Payslip, PayslipFundShown } from './payslip';
import { dateShown } from './shown';

/**
 * Where contributions go and when they are due, a sentence each.
 * @law Fair Work Regulations 2009 (Cth) reg 3.46(5): the name, or the name and number, of the fund
 */
export function fundsShown({ funds, dueDate }: Payslip['employerContributions']): readonly string[] {
  return [
    ...(funds === undefined ? [] : funds.length === 0 ? ['Fund: not recorded yet'] : funds.map(fundShown)),
    ...(dueDate === undefined ? [] : [`Payable to the fund by ${dateShown(dueDate)}`]),
  ];
}

function fundShown({ name, memberNumber, share }: PayslipFundShown): string {
  return [
    `Fund: ${name}`,
    ...(memberNumber === undefined ? [] : [`member ${memberNumber}`]),
    ...(share === undefined ? [] : [asPercent(share)]),
  ].join(', ');
}
