import { isAustralianBusinessNumber } from './australian-business-number';
import { isAustralianCompanyNumber } from './australian-company-number';
import { formatBankStateBranch, isBankStateBranch } from './bank-state-branch';
import { isUniqueSuperannuationIdentifier } from './unique-superannuation-identifier';

describe('an Australian business number', () => {
  // The tax office's own, a company's, AustralianSuper's and Westpac's.
  test.each(['51824753556', '53004085616', '65714394898', '33007457141', '51 824 753 556'])('%s is one', (number) => {
    expect(isAustralianBusinessNumber(number)).toBe(true);
  });

  test.each(['51824753557', '15824753556', '5182475355', '518247535566', '01824753556', '5182475355a', ''])(
    '%s is none',
    (number) => {
      expect(isAustralianBusinessNumber(number)).toBe(false);
    },
  );

  test('a number that begins with 0 is none, even where the sum divides', () => {
    expect(isAustralianBusinessNumber('01000100000')).toBe(false);
    expect(isAustralianBusinessNumber('10000000000')).toBe(true);
  });
});

describe('an Australian company number', () => {
  test.each(['004085616', '000000019', '004 085 616'])('%s is one', (number) => {
    expect(isAustralianCompanyNumber(number)).toBe(true);
  });

  test.each(['004085617', '000000018', '04085616', '0040856160', '00408561x'])('%s is none', (number) => {
    expect(isAustralianCompanyNumber(number)).toBe(false);
  });
});

describe('a BSB', () => {
  test.each(['062000', '062-000'])('%s is one, printed 062-000', (text) => {
    expect(isBankStateBranch(text)).toBe(true);
    expect(formatBankStateBranch(text)).toBe('062-000');
  });

  test.each(['06200', '0620000', '06-2000', '062_000', '062--000', 'a62000', ' 062000'])('%s is none', (text) => {
    expect(isBankStateBranch(text)).toBe(false);
  });
});

describe('the shape of a unique superannuation identifier', () => {
  test.each(['STA0100AU', '65714394898001'])('%s fits', (text) => {
    expect(isUniqueSuperannuationIdentifier(text)).toBe(true);
  });

  test.each(['STA0100', 'sta0100au', 'STA0100AUX', 'XSTA0100AU', '65714394897001', '6571439489800', '657143948980011'])(
    '%s does not',
    (text) => {
      expect(isUniqueSuperannuationIdentifier(text)).toBe(false);
    },
  );
});
