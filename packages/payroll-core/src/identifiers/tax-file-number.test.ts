import fc from 'fast-check';
import { isTaxFileNumber, taxFileNumberMeaning } from './tax-file-number';

describe('a tax file number', () => {
  test.each(['123456782', '876543210', '459599230', '37118629', '123 456 782'])('%s satisfies the rule', (number) => {
    expect(isTaxFileNumber(number)).toBe(true);
    expect(taxFileNumberMeaning(number)).toBe('quoted');
  });

  test.each([
    '123456783',
    '37118628',
    '00000000',
    '1234567',
    '1234567890',
    '12345678a',
    'x123456782',
    '123456782x',
    '',
  ])('%s does not', (number) => {
    expect(isTaxFileNumber(number)).toBe(false);
    expect(taxFileNumberMeaning(number)).toBe('not-quoted');
  });

  // ATO, PAYG payment summary instructions, Section A
  test.each([
    ['000000000', 'not-quoted'],
    ['111111111', 'applied-for'],
    ['333333333', 'under-18'],
    ['444444444', 'pensioner'],
    ['987654321', 'quoted'],
    ['111 111 111', 'applied-for'],
  ])('%s stands for %s, whatever the check digit says', (number, meaning) => {
    expect(isTaxFileNumber(number)).toBe(true);
    expect(taxFileNumberMeaning(number)).toBe(meaning);
  });

  test('names of built-in members are no stand-ins', () => {
    expect(isTaxFileNumber('toString')).toBe(false);
  });

  test('a single mistyped digit of a nine-digit number is caught', () => {
    // Every weight is prime to 11, so a wrong digit always moves the sum; only a stand-in could slip through.
    fc.assert(
      fc.property(fc.constantFrom('123456782', '876543210', '459599230'), fc.nat(8), fc.nat(9), (number, at, digit) => {
        const typed = number.slice(0, at) + String(digit) + number.slice(at + 1);
        fc.pre(typed !== number && typed !== '987654321');
        expect(isTaxFileNumber(typed)).toBe(false);
      }),
    );
  });
});
