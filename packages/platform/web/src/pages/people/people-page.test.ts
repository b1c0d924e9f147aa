import { payRateInWords } from './people-page';

// A salary of 85,000 for 38 hours a week is 85,000 ÷ 52 ÷ 38 = 43.016194 an hour, which no contract says.
test.each([
  [{ annual_salary: 85_000, pay_rate_per_hour: '43.016194' }, '$85,000.00 a year'],
  [{ annual_salary: null, pay_rate_per_hour: '38.5' }, '$38.50 an hour'],
  [{ annual_salary: null, pay_rate_per_hour: null }, null],
])('%# a pay rate as it was agreed', (record, shown) => {
  expect(payRateInWords(record)).toBe(shown);
});
