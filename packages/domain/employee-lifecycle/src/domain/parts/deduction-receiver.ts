import { normalKey } from '@anz-payroll/companies';
import type { Part } from './part';

/** Where an amount that was deducted goes. */
export interface DeductionReceiver {
  readonly name: string;
  readonly bsb: string | null;
  readonly accountNumber: string | null;
  readonly reference: string | null;
}

/** The receiver that a standing deduction of this description names; pays find their items by it too. */
export function deductionReceiver(deductions: readonly Part[], description: string): DeductionReceiver | undefined {
  const key = normalKey(description);
  const found = deductions.find(({ values }) => normalKey(String(values['description'])) === key);
  const name = found?.values['receiver_name'];
  if (found === undefined || typeof name !== 'string') return undefined;
  return {
    name,
    bsb: textIn(found, 'receiver_bsb'),
    accountNumber: textIn(found, 'receiver_account_number'),
    reference: textIn(found, 'receiver_reference'),
  };
}

function textIn({ values }: Part, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}
