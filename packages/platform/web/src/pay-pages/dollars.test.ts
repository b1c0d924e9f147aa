import { day, days, dollars, hours, isNothing } from '.';

describe('amounts as people read them', () => {
  test.each([
    ['0', '$0.00'],
    ['1234.5', '$1,234.50'],
    ['-0.05', '−$0.05'],
    ['1234567.89', '$1,234,567.89'],
    ['999', '$999.00'],
  ])('%s is %s', (amount, shown) => expect(dollars(amount)).toBe(shown));

  // An empty text was $.00.
  test.each(['', 'as agreed', '1e3', '<b>'])('%j is no amount and stays', (text) => {
    expect(dollars(text)).toBe(text);
    expect(hours(text)).toBe(text);
  });

  test('hours keep at most three places and lose trailing zeros', () => {
    expect(['5.846153', '7.600', '-1234.5', '0'].map(hours)).toEqual(['5.846', '7.6', '−1,234.5', '0']);
  });

  test('nothing is zero in any spelling', () => {
    expect(['0', '0.00', '-0', undefined, '0.01', '10'].map(isNothing)).toEqual([true, true, true, true, false, false]);
  });

  test('days are written as here; what is no day stays', () => {
    expect(['2026-11-05', '2026-13-05', 'soon'].map(day)).toEqual(['5 Nov 2026', '2026-13-05', 'soon']);
    expect(days('2026-11-09', '2026-11-22')).toBe('9 Nov to 22 Nov 2026');
    expect(days('2026-12-21', '2027-01-03')).toBe('21 Dec 2026 to 3 Jan 2027');
  });
});
