import fc from 'fast-check';
import {
  isIrdNumber,
  isNzBankAccount,
  isNzbn,
  nzBankAlgorithm,
  nzBanks,
  parseNzBankAccount,
  type NzBankAccount,
} from '.';

describe('IRD numbers', () => {
  // Inland Revenue's specification 2025 V1.3, section 6, examples 1 to 6, and numbers of its test files.
  test.each([
    ['49091850', true],
    ['35901981', true],
    ['49098576', true],
    ['136410132', true],
    ['136410133', false],
    ['9125568', false],
    ['048125352', true],
    ['134-890-444', true],
    ['134 890 444', true],
    ['123250265', true],
    ['00000000', false],
    ['09999999', false],
    ['10000001', false],
    ['1234567890', false],
    ['4909185O', false],
    ['', false],
  ])('%s: %s', (text, valid) => {
    expect(isIrdNumber(text)).toBe(valid);
  });

  test('the issued range can be moved', () => {
    expect(isIrdNumber('136410132', 136_410_131)).toBe(false);
    expect(isIrdNumber('136410132', 136_410_132)).toBe(true);
    // 150,000,007 would pass the check digit but lies above the range
    const above = Array.from({ length: 10 }, (_, digit) => `15000001${digit}`);
    expect(above.some((text) => isIrdNumber(text))).toBe(false);
    expect(above.some((text) => isIrdNumber(text, 200_000_000))).toBe(true);
  });

  test('the lowest number there can be', () => {
    expect(Array.from({ length: 10 }, (_, digit) => isIrdNumber(`1000000${digit}`)).filter(Boolean)).toHaveLength(1);
    expect(Array.from({ length: 10 }, (_, digit) => isIrdNumber(`0999999${digit}`)).filter(Boolean)).toHaveLength(0);
  });

  test('at most one check digit fits a base number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 14_999_999 }), (base) => {
        const valid = Array.from({ length: 10 }, (_, digit) => `${base}${digit}`).filter((text) => isIrdNumber(text));
        expect(valid.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('bank accounts', () => {
  // Specification 2025 V1.3, 7.2, examples 1 to 3, and the same with a digit changed.
  test.each([
    ['01-902-0068389-00', 'A', true],
    ['01-902-0068390-00', 'A', false],
    ['08-6523-1954512-001', 'D', true],
    ['08-6523-1954513-001', 'D', false],
    ['26-2600-0320871-032', 'G', true],
    ['26-2600-0320872-032', 'G', false],
    ['31-2840-0115000-99', 'X', true],
    ['01-0902-00068389-0000', 'A', true],
    ['01 902 0068389 00', 'A', true],
    ['010902006838900', 'A', true],
    ['0109020068389000', 'A', true],
  ])('%s by %s: %s', (text, algorithm, valid) => {
    const parts = parseNzBankAccount(text);
    expect(parts && nzBankAlgorithm(parts)).toBe(algorithm);
    expect(isNzBankAccount(text)).toBe(valid);
  });

  test.each([
    '',
    '1',
    '01-902-0068389',
    '01-902-0068389-00-1',
    '99-0000-0000000-00',
    'aa-902-0068389-00',
    '010902006838',
    '01_902_0068389_00',
  ])('%s is no account', (text) => {
    expect(isNzBankAccount(text)).toBe(false);
  });

  test('parts are padded to their full width', () => {
    expect(parseNzBankAccount('1-902-68389-0')).toEqual({
      bank: '01',
      branch: '0902',
      base: '00068389',
      suffix: '0000',
    });
    expect(parseNzBankAccount(' 01-902-0068389-00 ')).toBeDefined();
    expect(parseNzBankAccount('nothing')).toBeUndefined();
  });

  // Weights worked by hand, one digit each: the sum divides by the modulus only for the right digit.
  test.each([
    // A: 6 3 7 9 for the branch, 10 5 8 4 2 1 for the base: branch 0001 and base …2 give 9 + 2 = 11
    ['01-0001-0000002-00', true],
    ['01-0001-0000003-00', false],
    ['01-1000-0000005-00', true],
    ['01-0100-0000008-00', true],
    ['01-0010-0000004-00', true],
    // B from base 990000 on: the branch has no weight; 990000: 10×9 + 5×9 = 135, + 8 = 143 = 13 × 11
    ['01-9999-0990008-00', true],
    ['01-0000-0990008-00', true],
    ['01-0000-0990009-00', false],
    // D: 7 6 5 4 3 2 1, and the branch has none
    ['08-0000-1000004-00', true],
    ['08-9999-0000051-00', true],
    // E: 5 4 3 2 on the last four digits of the base, 1 on the last of the suffix, digits of products added twice
    ['09-0000-0001003-00', true],
    ['09-0000-0009001-00', true],
    ['09-0000-0001006-00', false],
    ['09-0000-0000001-09', true],
    // F: 1 7 3 1 7 3 1, modulo 10
    ['25-0000-0100003-00', true],
    ['33-0000-1000009-00', true],
    // G: 1 3 7 1 3 7 1, and 3 7 1 on the suffix
    ['28-0000-0000001-009', true],
    // 7 × 7 = 49, 4 + 9 = 13, 1 + 3 = 4
    ['28-0000-0000076-000', true],
    ['29-0000-0000000-114', false],
    ['28-0000-0000003-010', true],
  ])('%s: %s', (text, valid) => {
    expect(isNzBankAccount(text)).toBe(valid);
  });

  test('A below base 990000, B from it', () => {
    const account = (base: string): NzBankAccount => ({ bank: '12', branch: '3141', base, suffix: '0000' });
    expect(nzBankAlgorithm(account('00989999'))).toBe('A');
    expect(nzBankAlgorithm(account('00990000'))).toBe('B');
  });

  test('a caller may bring its own table', () => {
    const { '26': _gone, ...without26 } = nzBanks;
    expect(isNzBankAccount('26-2600-0320871-032', without26)).toBe(false);
    expect(isNzBankAccount('31-0000-0000001-00', { '31': 'F' })).toBe(false);
    expect(isNzBankAccount('31-0000-0000000-00', { '31': 'C' })).toBe(false);
    // C: 3 × 3 + 7 × 1 = 16, and 1 × 6 = 22 = 2 × 11
    expect(isNzBankAccount('31-0000-0000006-00', { '31': 'C' })).toBe(true);
  });

  test('names of objects are no banks', () => {
    expect(nzBankAlgorithm({ bank: 'toString', branch: '', base: '0', suffix: '' })).toBeUndefined();
  });
});

describe('business numbers', () => {
  test.each([
    ['9429039501974', true],
    ['9429 0395 01974', true],
    ['9429039501975', false],
    ['9429039501947', false],
    ['942903950197', false],
    ['94290395019744', false],
    ['942903950197x', false],
  ])('%s: %s', (text, valid) => {
    expect(isNzbn(text)).toBe(valid);
  });
});
