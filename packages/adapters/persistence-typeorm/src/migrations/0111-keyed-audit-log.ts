import type { QueryRunner } from 'typeorm';
import { column, defineTable, nullable } from '../columns';
import type { FieldEncryption } from '../encryption';
import { rowMac } from '../integrity/row-mac';
import { addColumn, changeRows, dropColumn, type Migration, migrationName } from '../migrating';

const Heads = defineTable<Record<'customerId' | 'sequence' | 'hash', unknown>>('audit_heads', {
  customerId: column.integer(),
  sequence: column.integer(),
  hash: column.code(43),
});

/** New entries of the audit log are keyed; what is there is held by the keyed head of its chain. */
export class KeyedAuditLog0111 implements Migration {
  readonly name = migrationName('0111-keyed-audit-log');

  constructor(private readonly encryption?: FieldEncryption) {}

  async up(runner: QueryRunner): Promise<void> {
    const { encryption } = this;
    if (encryption === undefined) throw new TypeError('This migration needs the encryption keys.');
    await addColumn(runner, 'audit_entries', 'address', nullable(column.text(64)));
    await addColumn(runner, 'audit_entries', 'operator', nullable(column.text(120)));
    await addColumn(runner, 'audit_entries', 'form', nullable(column.integer()));
    await addColumn(runner, 'audit_heads', 'mac', nullable(column.lookupHash()));
    await changeRows(runner, async () => {
      const mac = rowMac(Heads, ['customerId', 'sequence', 'hash']);
      const rows = (await runner.query('SELECT customer_id, sequence, hash FROM audit_heads')) as readonly Readonly<
        Record<string, string | number>
      >[];
      for (const row of rows) {
        await runner.query('UPDATE audit_heads SET mac = ? WHERE customer_id = ?', [
          mac.macOfStored(encryption, row),
          row['customer_id'],
        ]);
      }
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'audit_heads', 'mac');
    for (const name of ['form', 'operator', 'address']) await dropColumn(runner, 'audit_entries', name);
  }
}
