import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import { weeklyEarnings } from '../payg-schedule-1';
import { studyLoanComponent, studyLoans, withholdWithStudyLoan } from '.';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';

function edition(on: string) {
  const found = inForce(studyLoans, civilDate(on));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe('the pay date chooses the edition, also in the middle of a year', () => {
  // Weekly 1,300 on scale 2: 2.5 % (2024-25), 2 % (from 1 July 2025), then 15 % of what passes 67,000 a year, then 69,528.
  test.each([
    ['2024-07-01', '33'],
    ['2025-06-30', '33'],
    ['2025-07-01', '26'],
    ['2025-09-23', '26'],
    ['2025-09-24', '2'],
    ['2026-06-30', '2'],
    ['2026-07-01', '0'],
    ['2027-06-30', '0'],
  ])('on %s a week of 1,300 repays %s', (payDate, component) => {
    const x = weeklyEarnings(aud('1300'), 'weekly');
    expect(studyLoanComponent(x, 'weekly', 2, edition(payDate)).value.toString()).toBe(component);
  });

  test.each(['2024-06-30', firstUnconfirmedDay(studyLoans)])('on %s there is no answer', (payDate) => {
    expect(inForce(studyLoans, civilDate(payDate)).ok).toBe(false);
  });
});

test('without the threshold a loan is repaid from 350 a week less, since that much is not free of tax', () => {
  const at987 = weeklyEarnings(aud('987'), 'weekly');
  const at1337 = weeklyEarnings(aud('1337'), 'weekly');
  const on = edition('2026-07-01');
  expect(studyLoanComponent(at1337, 'weekly', 1, on).value.toString()).toBe('53');
  expect(studyLoanComponent(at987, 'weekly', 1, on).value.toString()).toBe('0');
  expect(studyLoanComponent(at987, 'weekly', 1, on).says()).toBe(
    '0.15 × 987.99 − 148.0615 = 0.137, to the nearest dollar 0',
  );
  for (const scale of [2, 3, 5, 6] as const) {
    expect(studyLoanComponent(at987, 'weekly', scale, on).says()).toBe('0 × 987.99 − 0 = 0, to the nearest dollar 0');
  }
});

test('the combined table of scale 3 drops the 30 cents of Schedule 1 once the loan begins', () => {
  const on = edition('2026-07-01');
  const withLoan = withholdWithStudyLoan(weeklyEarnings(aud('1337'), 'weekly'), 'weekly', 3, on);
  expect(withLoan.rule).toBe('au.study-loans.withhold-weekly-with-study-loan');
  expect(withLoan.says()).toBe('0.45 × 1337.99 − 200.5615 = 401.534, to the nearest dollar 402');
  expect(withLoan.because.map((reason) => ('parameter' in reason ? reason.parameter : ''))).toContain(
    'au.study-loans/withLoan/scale3/1337',
  );
});

test('the component names its table', () => {
  const on = edition('2026-07-01');
  const names = ([1, 2] as const).map((scale) => {
    const component = studyLoanComponent(weeklyEarnings(aud('2608.36'), 'weekly'), 'weekly', scale, on);
    return [
      component.rule,
      ...component.because.flatMap((reason) => ('parameter' in reason ? reason.parameter : [])),
    ].join(' ');
  });
  expect(names).toEqual([
    'au.study-loans.weekly-component au.study-loans/component/thresholdNotClaimed/2144',
    'au.study-loans.weekly-component au.study-loans/component/thresholdClaimedOrForeign/2494',
  ]);
});
