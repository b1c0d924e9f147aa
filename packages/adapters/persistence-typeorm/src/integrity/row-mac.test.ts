import { createHmac, hkdfSync } from 'node:crypto';
import { column, defineTable, nullable } from '../columns';
import { openEncryption } from '../encryption';
import { rowMac } from './row-mac';

interface NoteRow {
  id: number;
  text: string;
  addedLater: string | null;
  mac: string | null;
}

const Notes = defineTable<NoteRow>('notes', {
  id: column.integer(),
  text: column.longText(),
  addedLater: nullable(column.text(20)),
  mac: nullable(column.lookupHash()),
});
const mac = rowMac(Notes, ['id', 'text'], ['addedLater']);
const integrityKey = 'an integrity key that only tests use.';
const encryption = openEncryption({
  encryptionKeys: { current: 'k1', keys: { k1: Buffer.alloc(32, 1).toString('base64') } },
  ...{ lookupKey: 'a lookup key that only tests use.', integrityKey },
});
const row = { id: 7, text: 'says "no"', addedLater: null };

/** By another way than the service's own. */
function codeOf(text: string): string {
  const key = Buffer.from(hkdfSync('sha256', integrityKey, '', 'anz-payroll integrity v1', 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

test('the code is over names, lengths and values', () => {
  expect(mac.macOf(encryption, row)).toBe(codeOf('row 2 notes\0id=7;text:9:says "no";'));
});

test('rows that an earlier version wrote are genuine, and no other row has their code', () => {
  const earlier = codeOf('row notes\0[["id",7],["text","says \\"no\\""]]');
  expect(mac.isGenuine(encryption, { ...row, mac: earlier })).toBe(true);
  for (const changed of [{ id: 8 }, { text: 'says "yes"' }, { addedLater: '' }]) {
    expect(mac.isGenuine(encryption, { ...row, ...changed, mac: earlier })).toBe(false);
    expect(() => mac.check(encryption, { ...row, ...changed, mac: earlier })).toThrow('notes, id');
  }
});
