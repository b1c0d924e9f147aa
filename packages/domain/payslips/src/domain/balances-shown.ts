import { decimal, isNegative } from 'payroll-core/money';
import type { PayslipFlags } from './display-flags';
import { isFamilyViolenceBalance } from './family-violence-leave';
import type { PayslipBalance } from './payslip';
import type { PayslipBalanceRow, PayslipInput } from './payslip-input';
import { balanceShown } from './shown';

/** The balances that the flags ask for; those below zero only where that is asked for too. */
export function balancesShown({ balances, flags }: PayslipInput): readonly PayslipBalance[] {
  return balances
    .filter((row) => isAskedFor(row, flags) && !isFamilyViolenceBalance(row))
    .filter(({ hours }) => flags.payslip_show_negative_leave_balances || !isNegative(decimal(hours)))
    .map(({ name, hours }) => ({ name, hours: balanceShown(hours, flags.payslip_time_non_decimal) }));
}

function isAskedFor({ leaveType }: PayslipBalanceRow, flags: PayslipFlags): boolean {
  switch (leaveType) {
    case 'HOLIDAY':
    case 'ANNUAL_HOLIDAYS':
      return flags.payslip_show_holiday_leave_balance;
    case 'SICK':
      return flags.payslip_show_sick_leave_balance;
    case 'LONG_SERVICE':
      return flags.payslip_show_lsl_balance;
    default:
      return flags.payslip_show_custom_balances;
  }
}
