import { civilDate } from '../../calendar';
import { decimal, nzd, toFixed } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, type Step } from '../../trace';
import {
  contributeByEmployer,
  contributeFromPay,
  employerMustContribute,
  isContributingStatus,
  kiwisaver,
  kiwisaverStatusCodes,
} from '.';
import from2024 from './vectors/2024-04-01.json';
import from2026 from './vectors/2026-04-01.json';

function kiwisaverOn(day: string) {
  const found = inForce(kiwisaver, civilDate(day));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe.each([
  ['2024-04-01', from2024],
  ['2026-04-01', from2026],
] as const)('the edition of %s', (day, { rows }) => {
  const contributions = rows.flatMap((row) => (row.pay === undefined ? [] : [[row.pay, row.rate, row.contribution]]));
  test.each(contributions)('%s at %s: %s', (pay, rate, contribution) => {
    expect(toFixed(contributeFromPay(nzd(pay ?? ''), decimal(rate ?? '')).value, 2)).toBe(contribution);
    expect(toFixed(contributeByEmployer(nzd(pay ?? ''), decimal(rate ?? '')).value, 2)).toBe(contribution);
  });

  const ages = rows.flatMap((row) => (row.age === undefined ? [] : ([[row.age, row.employerMustContribute]] as const)));
  test.each(ages)('at %s the employer must contribute: %s', (age, must) => {
    const payDate = civilDate(day);
    const birthday = civilDate(`${Number(day.slice(0, 4)) - age}${day.slice(4)}`);
    expect(employerMustContribute(birthday, payDate, kiwisaverOn(day)).value).toBe(must);
  });
});

describe('rates by pay date', () => {
  test.each([
    ['2026-03-31', '0.03', '0.03', ['0.03', '0.04', '0.06', '0.08', '0.1']],
    ['2026-04-01', '0.035', '0.035', ['0.035', '0.04', '0.06', '0.08', '0.1']],
    ['2027-03-31', '0.035', '0.035', ['0.035', '0.04', '0.06', '0.08', '0.1']],
  ])('on %s the default is %s and the employer pays %s', (day, employee, employer, rates) => {
    const { values } = kiwisaverOn(day);
    expect(values.defaultEmployeeRate.toString()).toBe(employee);
    expect(values.employerRate.toString()).toBe(employer);
    expect(values.employeeRates.map(String)).toEqual(rates);
  });

  test('a temporary reduction exists from 1 April 2026', () => {
    expect(kiwisaverOn('2026-03-31').values.temporaryRate).toBeUndefined();
    expect(kiwisaverOn('2026-04-01').values.temporaryRate?.employee.toString()).toBe('0.03');
    expect(kiwisaverOn('2026-04-01').values.temporaryRate?.employer.toString()).toBe('0.03');
  });

  test('redundancy and share schemes are not salary or wages', () => {
    expect(kiwisaverOn('2024-04-01').values.excludedPayments).toEqual(
      expect.arrayContaining(['redundancy', 'share-scheme', 'accommodation']),
    );
  });
});

describe('who is liable', () => {
  test('the day before the birthday is still too young, and the 65th birthday ends it', () => {
    const on = kiwisaverOn('2026-06-15');
    const due = (born: string) => employerMustContribute(civilDate(born), civilDate('2026-06-15'), on).value;
    expect(due('2010-06-16')).toBe(false);
    expect(due('2010-06-15')).toBe(true);
    expect(due('1961-06-16')).toBe(true);
    expect(due('1961-06-15')).toBe(false);
  });

  test('says why', () => {
    const on = kiwisaverOn('2026-06-15');
    const unknown = employerMustContribute(undefined, civilDate('2026-06-15'), on);
    expect([unknown.value, unknown.says()]).toEqual([true, 'no date of birth given: contributions are due']);
    expect(unknown.because).toMatchObject([{ parameter: 'nz.kiwisaver/employerFromAge' }]);
    const child = employerMustContribute(civilDate('2012-01-01'), civilDate('2026-06-15'), on);
    expect(child.says()).toBe('age 14: contributions are voluntary');
    expect(child.because).toHaveLength(2);
    expect(employerMustContribute(civilDate('2000-01-01'), civilDate('2026-06-15'), on).says()).toBe(
      'age 26: contributions are due',
    );
  });

  test('status codes of the employee details file', () => {
    expect(kiwisaverStatusCodes.map((code) => [code, isContributingStatus(code)])).toEqual([
      ['AE', true],
      ['AK', true],
      ['OK', true],
      ['NK', false],
      ['CT', false],
    ]);
  });
});

describe('contributions to another scheme count', () => {
  test('the employer pays the rest', () => {
    // 861.85 × 3.5 % = 30.16475
    const salary = nzd('861.85');
    const rate = decimal('0.035');
    expect(contributeByEmployer(salary, rate).value.toString()).toBe('30.16');
    expect(contributeByEmployer(salary, rate).says()).toBe('861.85 × 0.035, truncated to cents 30.16');
    const rest = contributeByEmployer(salary, rate, nzd('20'));
    expect(rest.value.toString()).toBe('10.16');
    expect(rest.says()).toBe('861.85 × 0.035, truncated to cents 30.16, less 20 to another scheme: 10.16');
    expect(contributeByEmployer(salary, rate, nzd('30.16')).value.toString()).toBe('0');
    expect(contributeByEmployer(salary, rate, nzd('31')).value.toString()).toBe('0');
  });

  test("the employee's says so too", () => {
    const own = contributeFromPay(nzd('861.85'), decimal('0.035'));
    expect(own.says()).toBe('861.85 × 0.035, truncated to cents 30.16');
    expect(own.because).toMatchObject([{ given: 'salary or wages' }, { given: 'rate' }]);
  });
});

/** A trace without the names of the publications, which the parameter files hold. */
const lines = (root: Step): string[] =>
  explainAsText(root)
    .split('\n')
    .map((line) => line.split(' (since')[0] ?? '');

test('traces in full', () => {
  expect(lines(contributeFromPay(nzd('1000'), decimal('0.035')))).toEqual([
    'nz.kiwisaver.contribute-from-pay: 1000 × 0.035, truncated to cents 35',
    '  given.salary or wages: salary or wages 1000',
    '  given.rate: rate 0.035',
  ]);
  expect(lines(contributeByEmployer(nzd('1000'), decimal('0.035')))).toEqual([
    'nz.kiwisaver.contribute-by-employer: 1000 × 0.035, truncated to cents 35',
    '  given.salary or wages: salary or wages 1000',
    '  given.rate: rate 0.035',
  ]);
  const on = kiwisaverOn('2026-06-15');
  expect(lines(employerMustContribute(civilDate('2000-01-01'), civilDate('2026-06-15'), on))).toEqual([
    'nz.kiwisaver.employer-must-contribute: age 26: contributions are due',
    '  given.age: age 26',
    '  nz.kiwisaver/employerFromAge: from 16, until 65',
  ]);
  expect(lines(employerMustContribute(undefined, civilDate('2026-06-15'), on))).toEqual([
    'nz.kiwisaver.employer-must-contribute: no date of birth given: contributions are due',
    '  nz.kiwisaver/employerFromAge: from 16, until 65',
  ]);
});
