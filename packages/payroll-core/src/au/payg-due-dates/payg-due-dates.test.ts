import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import { paygDueDates } from './payg-due-dates';
import vectors from './vectors/2024-07-01.json';
import { publicHolidays } from '../public-holidays/public-holidays';
import { payableOn, withholderSize, withholdingDueDate } from './withholding-due-date';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';

function dated(payDate: string) {
  const dates = inForce(paygDueDates, civilDate(payDate));
  if (!dates.ok) throw new Error(dates.error.message);
  return dates.value;
}

test.each(vectors.rows)('withheld on $withheldOn with $withheldInYear a year: $size, due on $due', (row) => {
  const dates = dated(row.withheldOn);
  const size = withholderSize(aud(row.withheldInYear), dates);
  expect(size).toBe(row.size);
  const found = withholdingDueDate(civilDate(row.withheldOn), size, dates);
  expect(found.value).toBe(row.due);
  expect(explainAsText(found)).toContain(`due on ${row.due}`);
});

test('nobody says when tax of a day past the last confirmed one is due', () => {
  expect(inForce(paygDueDates, firstUnconfirmedDay(paygDueDates))).toMatchObject({
    ok: false,
    error: { code: 'statutory/unconfirmed' },
  });
});

describe('a day that is no business day (Taxation Administration Act 1953 s 8AAZMB)', () => {
  const holidays = inForce(publicHolidays, civilDate('2026-07-01'));
  if (!holidays.ok) throw new Error(holidays.error.message);
  const payable = (withheldOn: string, size: 'small' | 'medium' | 'large') =>
    payableOn(withholdingDueDate(civilDate(withheldOn), size, dated(withheldOn)), holidays.value.values);

  test.each([
    // The quarter to December is due on 28 February, in 2027 a Sunday. Monday 1 March is Labour Day in the whole of Western
    // Australia, and so no business day anywhere.
    ['2026-12-17', 'small', '2027-03-02'],
    // The 21st of March 2027 is a Sunday, that of November 2026 a Saturday; that of December a Monday.
    ['2027-02-11', 'medium', '2027-03-22'],
    ['2026-10-15', 'medium', '2026-11-23'],
    ['2026-11-26', 'medium', '2026-12-21'],
    // Withheld on Monday 28 September 2026, due on the Monday after: Labour Day in New South Wales and elsewhere.
    ['2026-09-28', 'large', '2026-10-06'],
    // Withheld on Thursday 17 December, due on the Thursday after.
    ['2026-12-17', 'large', '2026-12-24'],
    // Withheld on Friday 19 March 2027, due on Thursday 25 March, the day before Good Friday.
    ['2027-03-19', 'large', '2027-03-25'],
    // Withheld on Tuesday 22 December, due on Monday 28 December: Boxing Day is kept then, and the 29th is a business day.
    ['2026-12-22', 'large', '2026-12-29'],
  ] as const)('withheld on %s by a %s withholder: payable on %s', (withheldOn, size, day) => {
    expect(payable(withheldOn, size).value).toBe(day);
  });

  test('is explained with the day that the Act names', () => {
    expect(explainAsText(payable('2026-12-17', 'small')).split('\n').slice(0, 2)).toEqual([
      'au.payg-due-dates.payable-on: 2027-02-28 is no business day; payable on the first one after it, 2027-03-02',
      '  au.payg-due-dates.due: withheld on 2026-12-17 by a small withholder, due on 2027-02-28',
    ]);
    expect(payable('2026-11-26', 'medium').rule).toBe('au.payg-due-dates.due');
  });
});
