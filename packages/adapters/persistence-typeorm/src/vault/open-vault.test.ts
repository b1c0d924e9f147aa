import fc from 'fast-check';
import { isSealed, openVault, SealBroken, type Vault } from '.';

const key = (n: number) => Buffer.alloc(32, n).toString('base64');
const lookupKey = 'a lookup key that only tests use.';
const vaultOf = (current: string, ...ids: readonly (readonly [string, number])[]): Vault =>
  openVault({ encryptionKeys: { current, keys: Object.fromEntries(ids.map(([id, n]) => [id, key(n)])) }, lookupKey });

const vault = vaultOf('k1', ['k1', 1]);
const place = 'employees.tfn';

test('what was sealed opens again, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
      const sealed = vault.seal(plain, place);
      expect(vault.open(sealed, place)).toBe(plain);
      expect(isSealed(sealed)).toBe(true);
      expect(vault.seal(plain, place)).not.toBe(sealed);
    }),
  );
});

test('another implementation of AES-GCM opens it: the form is v1.<key id>.<iv>.<tag>.<ciphertext>', async () => {
  const [version, id, iv, tag, ciphertext] = vault.seal('123 456 782', place).split('.');
  expect([version, id]).toEqual(['v1', 'k1']);
  const bytes = [iv, tag, ciphertext].map((part) => Buffer.from(part!, 'base64url'));
  expect(bytes.map((part) => part.length)).toEqual([12, 16, 11]);
  const secret = await crypto.subtle.importKey('raw', Buffer.from(key(1), 'base64'), 'AES-GCM', false, ['decrypt']);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes[0]!, additionalData: Buffer.from(place) },
    secret,
    Buffer.concat([bytes[2]!, bytes[1]!]),
  );
  expect(Buffer.from(opened).toString()).toBe('123 456 782');
});

test('a value does not open in another column, nor for another purpose', () => {
  const sealed = vault.seal('06-0123-0123456-00', 'employees.bank_account');
  expect(() => vault.open(sealed, 'employees.tfn')).toThrow(SealBroken);
  expect(() => vault.open(sealed, 'employees.bank_account#payee')).toThrow(SealBroken);
});

test('any change to a sealed value is noticed', () => {
  const sealed = vault.seal('123456782', place);
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom(...'ABab01-_.'), (at, letter) => {
      const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1);
      // The last letter of a part carries spare bits, so two texts can stand for the same bytes.
      const same = changed.split('.').every((part, n) => decoded(part) === decoded(sealed.split('.')[n]!));
      fc.pre(!same || changed.split('.').length !== 5);
      expect(() => vault.open(changed, place)).toThrow(SealBroken);
    }),
    { numRuns: 500 },
  );
  for (const wrong of ['', '123456782', 'v2' + sealed.slice(2), sealed + '.x', sealed.slice(0, 30)]) {
    expect(() => vault.open(wrong, place)).toThrow(SealBroken);
    expect(() => vault.keyOf(wrong)).toThrow(SealBroken);
  }
});

const decoded = (part: string) => Buffer.from(part, 'base64url').toString('hex') + part.length;

test('an older key still opens, a key that is gone says so, and neither tells the value', () => {
  const sealed = vault.seal('123456782', place);
  const rotated = vaultOf('k2', ['k2', 2], ['k1', 1]);
  expect(rotated.open(sealed, place)).toBe('123456782');
  expect(rotated.keyOf(sealed)).toBe('k1');
  expect(rotated.keyOf(rotated.seal('x', place))).toBe('k2');
  const without = vaultOf('k2', ['k2', 2]);
  expect(() => without.open(sealed, place)).toThrow('key k1 is not among ENCRYPTION_KEYS');
  const impostor = vaultOf('k1', ['k1', 9]);
  expect(() => impostor.open(sealed, place)).toThrow(SealBroken);
});

test('the look-up hash is HMAC-SHA-256 of place and text, by another implementation too', async () => {
  const hmac = await crypto.subtle.importKey('raw', Buffer.from(lookupKey), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const expected = await crypto.subtle.sign('HMAC', hmac, Buffer.from('employees.tfn\x00123456782'));
  expect(vault.lookupHash('123456782', place)).toBe(Buffer.from(expected).toString('base64url'));
  expect(vault.lookupHash('123456782', 'companies.abn')).not.toBe(vault.lookupHash('123456782', place));
  const other = openVault({ encryptionKeys: { current: 'k1', keys: { k1: key(1) } }, lookupKey: `${lookupKey}!` });
  expect(other.lookupHash('123456782', place)).not.toBe(vault.lookupHash('123456782', place));
});

test('keys that are no keys are refused at once', () => {
  expect(() => vaultOf('k3', ['k1', 1])).toThrow('k3 is not listed');
  expect(() => openVault({ encryptionKeys: { current: 'a', keys: { a: 'c2hvcnQ=' } }, lookupKey })).toThrow('32 bytes');
  expect(() => openVault({ encryptionKeys: { current: 'a', keys: { a: key(1) } }, lookupKey: 'short' })).toThrow(
    '32 characters',
  );
});
