import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { isEncrypted, openEncryption, DecryptionFailed, UnknownKey, type FieldEncryption, type ValueOwner } from '.';

const key = (n: number) => Buffer.alloc(32, n).toString('base64');
const lookupKey = 'a lookup key that only tests use.';
const encryptionOf = (current: string, ...ids: readonly (readonly [string, number])[]): FieldEncryption =>
  openEncryption({
    encryptionKeys: { current, keys: Object.fromEntries(ids.map(([id, n]) => [id, key(n)])) },
    lookupKey,
  });

const encryption = encryptionOf('k1', ['k1', 1]);
const place: ValueOwner = { column: 'employees.tfn', row: { id: 7, company_id: 3 } };

function encryptedBefore(version: string, authenticated: string): string {
  const iv = Buffer.alloc(12, 5);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key(1), 'base64'), iv).setAAD(Buffer.from(authenticated));
  const ciphertext = Buffer.concat([cipher.update('123456782'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'));
  return [version, 'k1', ...parts].join('.');
}

test('what was encrypted is decrypted again, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
      const encrypted = encryption.encrypt(plain, place);
      expect(encryption.decrypt(encrypted, place)).toBe(plain);
      expect(isEncrypted(encrypted)).toBe(true);
      expect(encryption.encrypt(plain, place)).not.toBe(encrypted);
    }),
  );
});

test('another implementation of AES-GCM decrypts it: the form is v3.<key id>.<iv>.<tag>.<ciphertext>', async () => {
  const [version, id, iv, tag, ciphertext] = encryption.encrypt('123 456 782', place).split('.');
  expect([version, id]).toEqual(['v3', 'k1']);
  const bytes = [iv, tag, ciphertext].map((part) => Buffer.from(part!, 'base64url'));
  expect(bytes.map((part) => part.length)).toEqual([12, 16, 11]);
  const authenticated = 'column:13:employees.tfn;id=7;company_id=3;';
  const secret = await crypto.subtle.importKey('raw', Buffer.from(key(1), 'base64'), 'AES-GCM', false, ['decrypt']);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes[0]!, additionalData: Buffer.from(authenticated) },
    secret,
    Buffer.concat([bytes[2]!, bytes[1]!]),
  );
  expect(Buffer.from(opened).toString()).toBe('123 456 782');
});

test('a value is not decrypted in another column, nor in another row, nor for another owner of the row', () => {
  const encrypted = encryption.encrypt('06-0123-0123456-00', place);
  const { column, row } = place;
  for (const other of [
    { column: 'employees.bank_account' as const, row },
    { column, row: { ...row, id: 8 } },
    { column, row: { ...row, company_id: 4 } },
    { column, row: { id: 7 } },
    { column, row: { id: '7', company_id: 3 } },
  ]) {
    expect(() => encryption.decrypt(encrypted, other)).toThrow(DecryptionFailed);
  }
  expect(() => encryption.decrypt(encrypted, { column, row: { ...row, id: 8 } })).toThrow(
    'employees.tfn, id 8, company_id 3',
  );
});

test('a value of the version before, whose row is bound as JSON, is decrypted where it was and nowhere else', () => {
  const earlier = encryptedBefore('v2', '["employees.tfn",[["id",7],["company_id",3]]]');
  expect(encryption.decrypt(earlier, place)).toBe('123456782');
  expect(() => encryption.decrypt(earlier, { ...place, row: { id: 8, company_id: 3 } })).toThrow(DecryptionFailed);
  expect(() => encryption.decrypt(earlier.replace('v2', 'v3'), place)).toThrow(DecryptionFailed);
});

test('a value of an earlier version, which is bound to its column alone, is read by the migration and nowhere else', () => {
  const earlier = encryptedBefore('v1', 'employees.tfn');
  expect(encryption.decryptUnbound(earlier, 'employees.tfn')).toBe('123456782');
  expect(() => encryption.decryptUnbound(earlier, 'employees.bank_account')).toThrow(DecryptionFailed);
  expect(() => encryption.decrypt(earlier, place)).toThrow(DecryptionFailed);
  expect(() => encryption.decryptUnbound(encryption.encrypt('x', place), 'employees.tfn')).toThrow(DecryptionFailed);
});

test('codes depend on key, purpose and text', () => {
  const mac = encryption.mac('audit', 'text');
  expect(mac).toMatch(/^[\w-]{43}$/);
  expect(encryptionOf('k2', ['k2', 2]).mac('audit', 'text')).toBe(mac);
  expect(encryption.mac('row', 'text')).not.toBe(mac);
  expect(encryption.mac('audit', 'text ')).not.toBe(mac);
  expect(encryption.lookupHash('text', 'a.b')).not.toBe(encryption.mac('a.b', 'text'));
  const keys = { encryptionKeys: { current: 'k1', keys: { k1: key(1) } } };
  const kept = openEncryption({ ...keys, lookupKey: `${lookupKey} new`, integrityKey: lookupKey });
  expect(kept.mac('audit', 'text')).toBe(mac);
  expect(openEncryption({ ...keys, lookupKey: `${lookupKey} new` }).mac('audit', 'text')).not.toBe(mac);
});

test('any change to a encrypted value is noticed', () => {
  const encrypted = encryption.encrypt('123456782', place);
  fc.assert(
    fc.property(fc.nat(encrypted.length - 1), fc.constantFrom(...'ABab01-_.'), (at, letter) => {
      const changed = encrypted.slice(0, at) + letter + encrypted.slice(at + 1);
      // The last letter of a part carries spare bits, so two texts can stand for the same bytes.
      const same = changed.split('.').every((part, n) => decoded(part) === decoded(encrypted.split('.')[n]!));
      fc.pre(!same || changed.split('.').length !== 5);
      expect(() => encryption.decrypt(changed, place)).toThrow(DecryptionFailed);
    }),
    { numRuns: 500 },
  );
  for (const wrong of ['', '123456782', 'v4' + encrypted.slice(2), encrypted + '.x', encrypted.slice(0, 30)]) {
    expect(() => encryption.decrypt(wrong, place)).toThrow(DecryptionFailed);
    expect(() => encryption.keyOf(wrong)).toThrow(DecryptionFailed);
  }
});

const decoded = (part: string) => Buffer.from(part, 'base64url').toString('hex') + part.length;

test('an older key still decrypts, a key that is gone says so, and neither tells the value', () => {
  const encrypted = encryption.encrypt('123456782', place);
  const rotated = encryptionOf('k2', ['k2', 2], ['k1', 1]);
  expect(rotated.decrypt(encrypted, place)).toBe('123456782');
  expect(rotated.keyOf(encrypted)).toBe('k1');
  expect(rotated.keyOf(rotated.encrypt('x', place))).toBe('k2');
  const without = encryptionOf('k2', ['k2', 2]);
  expect(() => without.decrypt(encrypted, place)).toThrow('key k1 is not among ENCRYPTION_KEYS');
  expect(() => without.decrypt(encrypted, place)).toThrow(UnknownKey);
  const impostor = encryptionOf('k1', ['k1', 9]);
  expect(() => impostor.decrypt(encrypted, place)).toThrow(DecryptionFailed);
});

test('the look-up hash is HMAC-SHA-256 of column and text, by another implementation too', async () => {
  const hmac = await crypto.subtle.importKey('raw', Buffer.from(lookupKey), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const expected = await crypto.subtle.sign('HMAC', hmac, Buffer.from('employees.tfn\x00123456782'));
  expect(encryption.lookupHash('123456782', 'employees.tfn')).toBe(Buffer.from(expected).toString('base64url'));
  expect(encryption.lookupHash('123456782', 'companies.abn')).not.toBe(
    encryption.lookupHash('123456782', 'employees.tfn'),
  );
  const other = openEncryption({ encryptionKeys: { current: 'k1', keys: { k1: key(1) } }, lookupKey: `${lookupKey}!` });
  expect(other.lookupHash('123456782', 'employees.tfn')).not.toBe(encryption.lookupHash('123456782', 'employees.tfn'));
});

test('keys that are no keys are refused at once', () => {
  expect(() => encryptionOf('k3', ['k1', 1])).toThrow('k3 is not listed');
  expect(() => openEncryption({ encryptionKeys: { current: 'a', keys: { a: 'c2hvcnQ=' } }, lookupKey })).toThrow(
    '32 bytes',
  );
  expect(() => openEncryption({ encryptionKeys: { current: 'a', keys: { a: key(1) } }, lookupKey: 'short' })).toThrow(
    '32 characters',
  );
});
