import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { fingerprintOf, readIdempotencyKey, requireIdempotencyKey } from '.';

const sent = (key?: string) => ({ header: (name: string) => (name === 'idempotency-key' ? key : undefined) });

describe('fingerprints', () => {
  const endpoint = 'POST /api/partner-checkout/orders';

  test('do not depend on the order of members', () => {
    expect(fingerprintOf(endpoint, { a: 1, b: { c: 2, d: [3, { e: 4, f: 5 }] } })).toBe(
      fingerprintOf(endpoint, { b: { d: [3, { f: 5, e: 4 }], c: 2 }, a: 1 }),
    );
  });

  test('differ when the payload or the endpoint differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const equal = JSON.stringify(one) === JSON.stringify(other);
        fc.pre(!equal && !isReordered(one, other));
        expect(fingerprintOf(endpoint, one)).not.toBe(fingerprintOf(endpoint, other));
      }),
    );
    expect(fingerprintOf('POST /a', {})).not.toBe(fingerprintOf('POST /b', {}));
  });

  test('are SHA-256 in base64url', () => {
    expect(fingerprintOf('POST /a', null)).toBe(createHash('sha256').update('POST /a\nnull').digest('base64url'));
  });
});

const isReordered = (one: unknown, other: unknown) => {
  try {
    expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)));
    return true;
  } catch {
    return false;
  }
};

describe('the Idempotency-Key header (spec 8.3)', () => {
  test('may have 255 characters', () => {
    expect(readIdempotencyKey(sent('k'.repeat(255)))).toEqual({ ok: true, value: 'k'.repeat(255) });
  });

  test('of 256 characters is a 400', () => {
    expect(readIdempotencyKey(sent('k'.repeat(256)))).toMatchObject({ ok: false, error: { problem: 'bad-request' } });
  });

  test.each([undefined, ''])('%p is no key: a 400 where one is required', (key) => {
    expect(readIdempotencyKey(sent(key))).toEqual({ ok: true, value: undefined });
    expect(requireIdempotencyKey(sent(key))).toMatchObject({ ok: false, error: { problem: 'bad-request' } });
  });
});
