import { civilDate } from '../../calendar';
import { aud, decimal } from '../../money';
import { auWarningCodes, calculatePay, type AuState } from '..';
import { longServiceAccrualWarning, plausibilityWarnings, type PlausibilityFacts } from '.';

const week: PlausibilityFacts = { periodStart: civilDate('2026-08-03'), periodEnd: civilDate('2026-08-09') };

function warned(hours: string, rate: string, facts: Partial<PlausibilityFacts> = {}, units = 'hours') {
  const pay = calculatePay({
    payDate: '2026-08-12',
    payPeriod: 'WEEKLY',
    employee: { taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } },
    hours: [{ description: 'Row', units, value: hours, rate }],
  });
  if (!pay.ok) throw new Error(pay.error.message);
  return plausibilityWarnings(pay.value, { ...week, ...facts }).map(({ code, field }) => [code, field]);
}

const MINIMUM = [['au.plausibility/below-minimum-wage', 'pay_rate_per_hour']];
const born = (date: string) => ({ dateOfBirth: civilDate(date) });

// National Minimum Wage Order from 1 July 2026: 26.44 an hour, 33.05 casual; at 17 57.8 % of 1,004.90 ÷ 38 = 15.285: 15.29.
test.each<[string, string, Partial<PlausibilityFacts>, unknown]>([
  ['the minimum wage', '26.44', {}, []],
  ['a cent below', '26.43', {}, MINIMUM],
  ['a casual with loading', '33.05', { isCasual: true }, []],
  ['a casual a cent below', '33.04', { isCasual: true }, MINIMUM],
  ['a junior of 17', '15.29', born('2009-08-03'), []],
  ['a junior of 17 a cent below', '15.28', born('2009-08-03'), MINIMUM],
  ['21 on the first day', '26.43', born('2005-08-03'), MINIMUM],
  ['20 on the first day: 97.7 %', '25.84', born('2005-08-04'), []],
  [
    'a period that began before the order took effect',
    '24.95',
    { periodStart: civilDate('2026-06-29'), periodEnd: civilDate('2026-07-05') },
    [],
  ],
  [
    'a year whose order is not known',
    '1',
    { periodStart: civilDate('2030-01-07'), periodEnd: civilDate('2030-01-13') },
    [],
  ],
])('%s', (_name, rate, facts, expected) => {
  expect(warned('38', rate, facts)).toEqual(expected);
});

test('kilometres are no hours', () => {
  expect(warned('200', '0.88', {}, 'km')).toEqual([]);
});

test('a week has 168 hours', () => {
  expect(warned('168', '30')).toEqual([]);
  expect(warned('169', '30')).toEqual([['au.plausibility/more-hours-than-time', 'hours']]);
});

describe('days of employment', () => {
  const standard = { standardHours: decimal('38') };
  test.each<[string, string, Partial<PlausibilityFacts>, unknown]>([
    ['the first day of the period', '38', { ...standard, employmentStart: civilDate('2026-08-03') }, []],
    [
      'a full week for a Wednesday starter',
      '38',
      { ...standard, employmentStart: civilDate('2026-08-05') },
      [['au.plausibility/full-period-for-part', 'hours']],
    ],
    ['three days of it', '22.8', { ...standard, employmentStart: civilDate('2026-08-05') }, []],
    [
      'a full week for somebody who left on Friday',
      '38',
      { ...standard, employmentEnd: civilDate('2026-08-07') },
      [['au.plausibility/full-period-for-part', 'hours']],
    ],
    [
      'a pay before the start',
      '10',
      { employmentStart: civilDate('2026-08-10') },
      [['au.plausibility/before-start-date', 'start_date']],
    ],
    [
      'a pay after the end',
      '10',
      { employmentEnd: civilDate('2026-08-02') },
      [['au.plausibility/after-last-day', 'termination_date']],
    ],
  ])('%s', (_name, hours, facts, expected) => {
    expect(warned(hours, '30', facts)).toEqual(expected);
  });
});

test('ten times the last pay', () => {
  expect(warned('10', '99.99', { lastGross: aud('100') })).toEqual([]);
  expect(warned('10', '100', { lastGross: aud('100') })).toEqual([['au.plausibility/ten-times-last-pay', 'hours']]);
});

test('the usual accrual is less than the Acts of South Australia and the Northern Territory give', () => {
  const on = civilDate('2026-08-03');
  const states: readonly AuState[] = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];
  const below = states.filter((state) => longServiceAccrualWarning(state, undefined, on) !== undefined);
  expect(below).toEqual(['SA', 'NT']);
  // 1.3 weeks a year of 52.
  expect(longServiceAccrualWarning('SA', decimal('0.025'), on)).toBeUndefined();
  expect(longServiceAccrualWarning('SA', undefined, on)?.message).toContain('gives 0.025');
});

test('every warning code is listed once', () => {
  expect(new Set(auWarningCodes).size).toBe(auWarningCodes.length);
});

// Fair Work Act 2009 ss 93(2)(a), 94(2): four weeks of 38 hours are 152; s 101(2)(a): 15 days of 7.6 hours are 114.
describe('leave that is cashed out', () => {
  const ordinaryHours = { week: decimal('38'), day: decimal('7.6') };
  const cashedOut = (leaveType: 'HOLIDAY' | 'SICK' | 'LONG_SERVICE', balance: string, isCashUp = true) => {
    const pay = calculatePay({
      payDate: '2026-08-12',
      payPeriod: 'WEEKLY',
      employee: {
        taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
        ...{ payRatePerHour: '40', isLeaveEnabled: false },
        ...{ holidayLeaveHours: balance, sickLeaveHours: balance, lslHours: balance },
      },
      leave: [{ description: 'Row', leaveType, date: '2026-08-05', hours: '38', isCashUp }],
    });
    if (!pay.ok) throw new Error(pay.error.message);
    return plausibilityWarnings(pay.value, { ...week, ordinaryHours }).map(({ message }) => message);
  };

  test.each([
    ['HOLIDAY', '190', undefined],
    ['HOLIDAY', '189.99', '152 hours, 4 weeks of 38 hours, must remain (Fair Work Act 2009 ss 93(2)(a), 94(2))'],
    ['SICK', '152', undefined],
    ['SICK', '151.99', '114 hours, 15 days of 7.6 hours, must remain (Fair Work Act 2009 s 101(2)(a))'],
    ['LONG_SERVICE', '38', undefined],
  ] as const)('38 hours of %s from %s', (type, balance, says) => {
    expect(cashedOut(type, balance)).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
  });

  test('leave that is taken may use the balance up', () => {
    expect(cashedOut('HOLIDAY', '38', false)).toEqual([]);
  });
});
