import { civilDate } from '../../calendar';
import { decimal } from '../../money';
import { explainAsText } from '../../trace';
import { auStates, hoursForHoursWorked, isPaidOnLeaving, lengthOfService, longServiceLeave, weeksOnLeaving } from '.';

const rules = longServiceLeave.editions[0]!;

describe('length of service, first and last day both served', () => {
  test.each([
    ['2016-07-01', '2026-06-30', [10, 0, 0]],
    ['2016-07-01', '2026-06-29', [9, 11, 29]],
    ['2016-07-01', '2026-07-01', [10, 0, 1]],
    ['2009-11-01', '2015-05-01', [5, 6, 1]],
    ['2020-01-31', '2020-02-29', [0, 1, 0]],
    ['2020-01-31', '2020-03-29', [0, 1, 29]],
    ['2024-02-29', '2025-02-28', [1, 0, 0]],
    ['2026-10-30', '2026-10-30', [0, 0, 1]],
    ['2020-03-15', '2026-03-13', [5, 11, 27]],
  ])('%s to %s', (from, to, expected) => {
    const { years, months, weeks, days } = lengthOfService(civilDate(from), civilDate(to));
    expect([years, months, days]).toEqual(expected);
    expect(weeks).toBe(0);
  });
});

test('the Acts of all eight states and territories are known', () => {
  expect(Object.keys(rules.values.states).sort()).toEqual([...auStates].sort());
});

test('the working is told, with the Act', () => {
  const tenYears = { years: 10, months: 6, weeks: 0, days: 0 };
  const weeks = weeksOnLeaving('NSW', tenYears, 'resignation', rules);
  expect(weeks.says()).toBe('NSW, resignation: 10.5 years × 0.86667 weeks = 9.100035');
  expect(explainAsText(weeks)).toContain(
    'au.long-service-leave/states/NSW: Long Service Leave Act 1955 (NSW) s 4: for named reasons from 5 years, ' +
      'for any from 10, 0.86667 weeks a year',
  );
  const paid = isPaidOnLeaving('NSW', tenYears, 'resignation', rules);
  expect([paid.value, paid.says()]).toEqual([true, 'NSW, resignation after 10 years: paid']);
  expect(explainAsText(paid)).toContain('states/NSW');
  expect(isPaidOnLeaving('NSW', { ...tenYears, years: 9 }, 'resignation', rules).says()).toBe(
    'NSW, resignation after 9 years: not paid',
  );
});

test('any reason gives nothing before the state asks for none', () => {
  expect(weeksOnLeaving('NSW', { years: 9, months: 0, weeks: 0, days: 0 }, 'any', rules).value.toString()).toBe('0');
});

test('hours for hours worked', () => {
  // 9,600 hours × 0.86667 ÷ 52, six places.
  expect(hoursForHoursWorked('QLD', decimal('9600'), rules).toString()).toBe('160.000615');
  // 0.86667 ÷ 52 = 0.0166667…
  expect(hoursForHoursWorked('QLD', decimal('1'), rules).toString()).toBe('0.016667');
});
