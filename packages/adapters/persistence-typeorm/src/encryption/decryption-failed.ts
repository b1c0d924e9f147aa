import { StoredValueChanged } from './stored-value-changed';
import type { ValueOwner } from './field-encryption';

/** An encrypted value that cannot be decrypted where it stands. */
export class DecryptionFailed extends StoredValueChanged {
  override readonly name: string = 'DecryptionFailed';
}

/** Nothing is wrong with the value: whoever wrote it had a key that this process was started without. */
export class UnknownKey extends DecryptionFailed {
  override readonly name = 'UnknownKey';

  constructor(
    where: string,
    readonly keyId: string,
  ) {
    super(where, `key ${keyId} is not among ENCRYPTION_KEYS`);
  }
}

/** `employee_parts.sealed, id 33, employee_id 12, kind bank-account`: ids and kinds, nothing about a person. */
export function describeOwner({ column, row }: ValueOwner): string {
  return describeRow(column, row);
}

export function describeRow(name: string, row: Readonly<Record<string, string | number | null>>): string {
  const named = Object.entries(row).filter(([column]) =>
    /(^|_)id$|^(kind|pay_date|year|reason|sequence)$/.test(column),
  );
  return [name, ...named.map(([column, value]) => `${column} ${String(value)}`)].join(', ');
}
