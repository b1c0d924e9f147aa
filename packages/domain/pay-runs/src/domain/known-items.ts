import { normalKey } from '@anz-payroll/companies';
import { parseDecimal } from 'payroll-core';

export type ItemKind = 'allowance' | 'deduction' | 'bonus' | 'sacrifice' | 'back-payment';

/** What a pay once created under a description, with the values a later pay may leave out. */
export interface KnownItem {
  readonly customerId: number;
  readonly employeeId: number;
  readonly kind: ItemKind;
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Descriptions are compared trimmed and without regard to case; back payments by their amount as well. */
export function itemKey(kind: ItemKind, description: string, amount?: string | null): string {
  const key = normalKey(description);
  if (kind !== 'back-payment') return key;
  const parsed = parseDecimal(amount ?? '0');
  return `${parsed.ok ? parsed.value.toString() : ''} ${key}`;
}
