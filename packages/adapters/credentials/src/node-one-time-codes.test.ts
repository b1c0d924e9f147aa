import { fromBase32, hotp, nodeOneTimeCodes, toBase32 } from './node-one-time-codes';

const key = Buffer.from('12345678901234567890', 'ascii');

describe('one-time codes', () => {
  // RFC 4226, appendix D.
  const published = [
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ];
  test.each(published.map((code, counter) => [counter, code] as const))('counter %i gives %s', (counter, code) => {
    expect(hotp(key, counter, 6)).toBe(code);
  });

  // RFC 6238, appendix B, the rows of SHA-1.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(hotp(key, step, 8)).toBe(code);
    // Six digits are the last six of the eight.
    expect(nodeOneTimeCodes.codeOf(toBase32(key), step)).toBe(code.slice(2));
  });

  // RFC 4648, section 10.
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%p in base32 is %p', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(fromBase32(encoded).toString()).toBe(text);
  });

  test('a secret has 160 bits, a recovery code ten characters, and no two are alike', () => {
    const secrets = new Set(Array.from({ length: 100 }, () => nodeOneTimeCodes.newSecret()));
    const codes = new Set(Array.from({ length: 100 }, () => nodeOneTimeCodes.newRecoveryCode()));
    expect([secrets.size, codes.size]).toEqual([100, 100]);
    for (const secret of secrets) expect(fromBase32(secret)).toHaveLength(20);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{10}$/);
  });
});
