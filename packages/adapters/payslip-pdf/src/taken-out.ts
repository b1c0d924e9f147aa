import type { Payslip } from '@anz-payroll/payslips';

/** Gross less net, in whole cents: what tax and deductions came to. */
export function takenOut({ gross, net }: Payslip): string {
  const cents = inCents(gross) - inCents(net);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function inCents(amount: string): bigint {
  const [dollars = '0', cents = ''] = amount.replace('-', '').split('.');
  const value = BigInt(dollars + cents.padEnd(2, '0').slice(0, 2));
  return amount.startsWith('-') ? -value : value;
}
