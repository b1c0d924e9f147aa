import { civilDate } from '../../calendar';
import { decimal, nzd, toFixed } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, type Step } from '../../trace';
import {
  chooseEsctRate,
  daysEmployedInYear,
  esct,
  taxContribution,
  thresholdAmountExpected,
  thresholdAmountOfLastYear,
} from '.';
import from2024 from './vectors/2024-04-01.json';
import from2025 from './vectors/2025-04-01.json';

function esctOn(day: string) {
  const found = inForce(esct, civilDate(day));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

interface Row {
  readonly thresholdAmount?: string;
  readonly contribution?: string;
  readonly rate?: string;
  readonly esct?: string;
}

describe.each<[string, { readonly rows: readonly Row[] }]>([
  ['2024-04-01', from2024],
  ['2025-04-01', from2025],
])('the edition of %s', (day, { rows }) => {
  test.each(rows.flatMap((row) => (row.thresholdAmount === undefined ? [] : [[row.thresholdAmount, row.rate]])))(
    'a threshold amount of %s chooses %s',
    (amount, rate) => {
      expect(chooseEsctRate(nzd(amount ?? ''), esctOn(day)).value.toString()).toBe(rate);
    },
  );

  test.each(rows.flatMap((row) => (row.contribution === undefined ? [] : [[row.contribution, row.rate, row.esct]])))(
    '%s at %s bears %s',
    (contribution, rate, tax) => {
      expect(toFixed(taxContribution(nzd(contribution ?? ''), decimal(rate ?? '')).value, 2)).toBe(tax);
    },
  );
});

describe('the threshold amount', () => {
  test('of someone employed all of last year: pay and contributions (specification 5.22.1)', () => {
    const amount = thresholdAmountOfLastYear({ salaryOrWages: nzd('50000'), employerContributions: nzd('4216') });
    expect(amount.value.toString()).toBe('54216');
    expect(amount.says()).toBe('50000 + 4216 = 54216');
    expect(amount.because).toHaveLength(2);
  });

  test('of a starter: what this year will hold, by days (specification 5.22.2, example 1)', () => {
    const amount = thresholdAmountExpected({
      startDate: civilDate('2024-07-17'),
      payDate: civilDate('2024-07-24'),
      pay: nzd('380'),
      employerContribution: nzd('11.4'),
      payDays: 7,
    });
    expect(amount.value.toString()).toBe('14425.88');
    expect(amount.says()).toBe('(380 + 11.4) ÷ 7 × 258 days, truncated to cents 14425.88');
    expect(amount.because).toHaveLength(3);
  });

  test('of someone who started late last year: the whole of this one (example 2)', () => {
    const amount = thresholdAmountExpected({
      startDate: civilDate('2024-03-15'),
      payDate: civilDate('2024-04-10'),
      pay: nzd('878'),
      employerContribution: nzd('26.34'),
      payDays: 14,
    });
    expect(amount.value.toString()).toBe('23577.43');
  });

  test('days are counted with both ends', () => {
    expect(daysEmployedInYear(civilDate('2024-07-17'), civilDate('2025-03-31'))).toBe(258);
    expect(daysEmployedInYear(civilDate('2025-03-31'), civilDate('2025-03-31'))).toBe(1);
    expect(daysEmployedInYear(civilDate('2024-04-01'), civilDate('2024-05-01'))).toBe(365);
    expect(daysEmployedInYear(civilDate('2020-01-01'), civilDate('2024-05-01'))).toBe(365);
  });
});

test('the traces name their figures', () => {
  const rate = chooseEsctRate(nzd('54216.99'), esctOn('2024-12-01'));
  expect(rate.says()).toBe('54216 falls in the band from 16801: 0.175');
  expect(rate.because).toMatchObject([{ given: 'threshold amount' }, { parameter: 'nz.esct/bands/16801' }]);
  const tax = taxContribution(nzd('51.71'), decimal('0.175'));
  expect(tax.says()).toBe('51 × 0.175, truncated to cents 8.92');
  expect(tax.because).toMatchObject([{ given: 'employer contribution' }, { given: 'ESCT rate' }]);
});

/** A trace without the names of the publications, which the parameter files hold. */
const lines = (root: Step): string[] =>
  explainAsText(root)
    .split('\n')
    .map((line) => line.split(' (since')[0] ?? '');

test('traces in full', () => {
  expect(lines(chooseEsctRate(nzd('54216.99'), esctOn('2024-12-01')))).toEqual([
    'nz.esct.choose-rate: 54216 falls in the band from 16801: 0.175',
    '  given.threshold amount: threshold amount 54216.99',
    '  nz.esct/bands/16801: 0.175',
  ]);
  expect(lines(taxContribution(nzd('51.71'), decimal('0.175')))).toEqual([
    'nz.esct.tax-contribution: 51 × 0.175, truncated to cents 8.92',
    '  given.employer contribution: employer contribution 51.71',
    '  given.ESCT rate: ESCT rate 0.175',
  ]);
  expect(lines(thresholdAmountOfLastYear({ salaryOrWages: nzd('1'), employerContributions: nzd('2') }))).toEqual([
    'nz.esct.threshold-amount-of-last-year: 1 + 2 = 3',
    '  given.salary or wages: salary or wages 1',
    '  given.employer contributions: employer contributions 2',
  ]);
  const expected = {
    startDate: civilDate('2025-03-25'),
    payDate: civilDate('2025-03-31'),
    pay: nzd('380'),
    employerContribution: nzd('11.4'),
    payDays: 7,
  };
  expect(lines(thresholdAmountExpected(expected))).toEqual([
    'nz.esct.threshold-amount-expected: (380 + 11.4) ÷ 7 × 7 days, truncated to cents 391.4',
    '  given.pay: pay 380',
    '  given.employer contribution: employer contribution 11.4',
    '  given.days: days 7',
  ]);
});
