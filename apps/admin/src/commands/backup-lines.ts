import type { Manifest } from '@anz-payroll/persistence-typeorm';

/** What stands in a backup, for the operator's eyes. */
export function backupLines({ tables, keys }: Manifest): readonly string[] {
  const sums = Object.entries(tables);
  const width = Math.max(0, ...sums.map(([name]) => name.length));
  const total = sums.reduce((all, [, { rows }]) => all + rows, 0);
  return [
    ...sums.map(([name, { rows, sha256 }]) => `${name.padEnd(width)}  ${String(rows).padStart(9)}  ${sha256}`),
    `${total} rows in ${sums.length} tables`,
    keys.length === 0
      ? 'No value in it is encrypted.'
      : `Encrypted values in it need ${keys.join(', ')} of ENCRYPTION_KEYS: keep those apart from the backup.`,
  ];
}
