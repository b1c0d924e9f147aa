import fc from 'fast-check';
import { civilDate } from '../../calendar';
import { add, decimal, isMore, nzd, whole } from '../../money';
import { inForce } from '../../statutory';
import { holidays, printRate } from '../holidays';
import {
  accrueEmploymentLeave,
  accrueOverPeriods,
  compareLeaveLaws,
  compareLeaveLawsOfCompany,
  convertBalances,
  employmentLeave,
  employmentLeaveNotAtHand,
  leaveCompensationPayment,
  leaveLawOn,
  leavePaymentRate,
  payLeaveHours,
  type ComparedEmployee,
  type PreviousLeave,
  type StandardHours,
} from '.';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';

const day = civilDate;
const next = inForce(employmentLeave, day('2028-08-06'));
const now = inForce(holidays, day('2026-11-15'));
if (!next.ok || !now.ok) throw new Error('no figures');
const law = next.value;
const act = now.value;
const NONE = whole(0);

describe('which law', () => {
  test('the new one from 6 August 2028 (s 2), the Holidays Act before', () => {
    const on = (date: string) => {
      const found = leaveLawOn(day(date), { allowUnconfirmed: true });
      return found.ok ? found.value.law : found.error.code;
    };
    expect([on('2026-11-15'), on('2028-08-05'), on('2028-08-06'), on('2029-01-01')]).toEqual([
      'holidays-act',
      'holidays-act',
      'employment-leave-act',
      'employment-leave-act',
    ]);
    expect(leaveLawOn(day('2028-08-07'))).toMatchObject({ ok: false, error: { code: 'statutory/unconfirmed' } });
    expect(leaveLawOn(firstUnconfirmedDay(holidays))).toMatchObject({
      ok: false,
      error: { code: 'statutory/unconfirmed' },
    });
  });

  test('what was not at hand is named', () => {
    expect(employmentLeaveNotAtHand.length).toBeGreaterThan(0);
  });
});

describe('accrual in hours (ss 24, 25, 73, 75)', () => {
  const accrue = (hours: Partial<StandardHours>, sickBefore = '0') => {
    const { annual, sick } = accrueEmploymentLeave(
      { worked: NONE, paidLeave: NONE, ...hours },
      decimal(sickBefore),
      law,
    );
    return [annual.value.toString(), sick.value.toString()];
  };

  test('the Act’s example: 37.5 standard hours a week are 2.88375 hours', () => {
    expect(accrue({ worked: decimal('37.5') })[0]).toBe('2.88375');
  });

  test('paid leave and unpaid leave by law accrue; other unpaid leave, accident compensation and agreed leave do not', () => {
    expect(accrue({ worked: whole(30), paidLeave: whole(10) })).toEqual(['3.076', '1.54']);
    expect(accrue({ unpaidByLaw: whole(40) })[0]).toBe('3.076');
    expect(accrue({ worked: whole(20), otherUnpaid: whole(20), onAccidentCompensation: whole(5) })[0]).toBe('1.538');
    expect(accrue({ paidByAgreement: whole(40), agreedNotToAccrue: whole(10) })[0]).toBe('2.307');
  });

  test('sick leave stops at 160 hours until some is taken', () => {
    expect(accrue({ worked: whole(40) }, '159')).toEqual(['3.076', '1']);
    expect(accrue({ worked: whole(40) }, '160')).toEqual(['3.076', '0']);
    expect(accrue({ worked: whole(40) }, '170')[1]).toBe('0');
  });
});

describe('pay', () => {
  test('the Act’s example: 30 dollars, three additional hours, 11.25 (s 126)', () => {
    expect(leaveCompensationPayment(nzd('30'), whole(3), law).value.toString()).toBe('11.25');
    expect(leaveCompensationPayment(nzd('30'), whole(3), law).says()).toBe('30 × 0.125 × 3 hours = 11.25');
  });

  test.each([
    // 78,000 over 2,080 standard hours
    ['salary', { kind: 'salary' as const, salary: nzd('78000'), standardHours: whole(2080) }, '37.5'],
    [
      'the lowest of the hourly rates',
      { kind: 'wages' as const, hourlyRates: [nzd('32'), nzd('28.5'), nzd('30')] },
      '28.5',
    ],
    // 10,400 ÷ 400 hours = 26, and no hourly rate
    [
      'piece work',
      {
        kind: 'piece-work' as const,
        pieceWorkWages: nzd('10400'),
        hours: whole(400),
        hourlyRates: [],
        minimumHourlyRate: nzd('23.95'),
      },
      '26',
    ],
    // 2,000 ÷ 400 + 10 = 15, below the minimum
    [
      'piece work below the minimum wage',
      {
        kind: 'piece-work' as const,
        pieceWorkWages: nzd('2000'),
        hours: whole(400),
        hourlyRates: [nzd('10')],
        minimumHourlyRate: nzd('23.95'),
      },
      '23.95',
    ],
    ['commission alone', { kind: 'commission' as const, hourlyRates: [], minimumHourlyRate: nzd('23.95') }, '23.95'],
  ])('the leave payment rate: %s', (_name, pay, rate) => {
    expect(printRate(leavePaymentRate(pay).value).toString()).toBe(rate);
  });

  test('hours at the rate, rounded once: 7.6 × 61,000 ÷ 1,950 = 237.74', () => {
    const rate = leavePaymentRate({ kind: 'salary', salary: nzd('61000'), standardHours: whole(1950) });
    expect(payLeaveHours(decimal('7.6'), rate).value.toString()).toBe('237.74');
  });
});

describe('conversion of balances (Schedule 1)', () => {
  const previous: PreviousLeave = {
    annualWeeks: decimal('2.5'),
    annualSince: day('2028-02-07'),
    sickDays: whole(6),
    sickSince: day('2028-02-07'),
    weeklyHours: { kind: 'agreement', hours: whole(40) },
    dailyHours: { hours: whole(520), days: whole(65) },
  };
  const converted = (changes: Partial<PreviousLeave> = {}) => convertBalances({ ...previous, ...changes }, act, law);

  test('type A: 2.5 weeks × 40 hours, 6 days × 8 hours', () => {
    expect(converted().annual.entitled.value.toString()).toBe('100');
    expect(converted().ordinaryDailyHours.value.toString()).toBe('8');
    expect(converted().sick.entitled.value.toString()).toBe('48');
  });

  test('type B: 40 × (4 × 181 ÷ 366) and 8 × (10 × 181 ÷ 366); 2028 is a leap year', () => {
    // 7 February to 5 August 2028: 23 + 31 + 30 + 31 + 30 + 31 + 5 = 181 days. 79.12568… and 39.56284…, up at the fourth decimal.
    expect(converted().annual.sinceThen.value.toString()).toBe('79.1257');
    expect(converted().sick.sinceThen.value.toString()).toBe('39.5629');
    expect(converted().annual.hours.value.toString()).toBe('179.1257');
    expect(converted().sick.hours.value.toString()).toBe('87.5629');
  });

  test('days of unpaid leave come off, and a whole year is at most four weeks', () => {
    // 40 × (4 × 160 ÷ 366)
    expect(converted({ unpaidDays: 21 }).annual.sinceThen.value.toString()).toBe('69.9454');
    expect(converted({ annualSince: day('2027-01-01') }).annual.sinceThen.value.toString()).toBe('160');
    expect(converted({ annualSince: law.effectiveFrom }).annual.sinceThen.value.toString()).toBe('0');
  });

  test('ordinary weekly hours: by agreement, by a work cycle, by an average', () => {
    // 48 hours in 8 days: × 7 ÷ 8
    const cycle = converted({ weeklyHours: { kind: 'work-cycle', standardHours: whole(48), days: whole(8) } });
    expect(cycle.ordinaryWeeklyHours.value.toString()).toBe('42');
    const average = converted({ weeklyHours: { kind: 'average', hours: whole(400), weeks: whole(13) } });
    expect(average.ordinaryWeeklyHours.value.toString()).toBe('30.7693');
  });
});

describe('the two laws on the same hours', () => {
  const weeks = (count: number, week: ComparedEmployee['weeks'][number]) => Array.from({ length: count }, () => week);
  const text = (row: { holidaysAct: unknown; employmentLeaveAct: unknown; difference: unknown }) =>
    [row.holidaysAct, row.employmentLeaveAct, row.difference].map(String);

  test('a full-time year of 40 hours at 30: 160 hours against 159.952', () => {
    const both = compareLeaveLaws(
      { weeks: weeks(52, { standardHours: whole(40) }), hourlyRate: nzd('30'), hoursPerDay: whole(8) },
      act,
      law,
    );
    // 52 × 40 × 0.0769 = 159.952
    expect(text(both.annualLeaveHours)).toEqual(['160', '159.952', '-0.048']);
    // Holidays Act: 4 × 1,200 and, by s 26, 8 % of that payment: 4,800 + 384. New: 159.952 × 30.
    expect(text(both.annualLeaveValue)).toEqual(['5184', '4798.56', '-385.44']);
    // 10 days of 8 hours, given at six months, against 2,080 × 0.0385
    expect(text(both.sickLeaveHours)).toEqual(['80', '80.08', '0.08']);
    expect(text(both.paidWithPays)).toEqual(['0', '0', '0']);
  });

  test('three days a week: sick leave follows the hours', () => {
    const both = compareLeaveLaws(
      { weeks: weeks(52, { standardHours: whole(24) }), hourlyRate: nzd('30'), hoursPerDay: whole(8) },
      act,
      law,
    );
    // 10 days against 1,248 × 0.0385 = 48.048 hours, 6 days
    expect(text(both.sickLeaveHours)).toEqual(['80', '48.048', '-31.952']);
  });

  test('overtime: average weekly earnings now, leave compensation payments then', () => {
    const both = compareLeaveLaws(
      {
        weeks: weeks(52, { standardHours: whole(40), additionalHours: whole(5) }),
        hourlyRate: nzd('30'),
        hoursPerDay: whole(8),
      },
      act,
      law,
    );
    // 45 × 30 = 1,350 a week: 4 × 1,350 = 5,400, and 8 % of it. Then: 4,798.56 and 52 × 5 × 3.75 = 975.
    expect(text(both.annualLeaveValue)).toEqual(['5832', '4798.56', '-1033.44']);
    expect(text(both.paidWithPays)).toEqual(['0', '975', '975']);
    expect(text(both.value)).toEqual(['5832', '5773.56', '-58.44']);
  });

  test('casual hours: 8 % now, 12.5 % then', () => {
    const both = compareLeaveLaws(
      {
        weeks: weeks(10, { standardHours: NONE, casualHours: whole(20) }),
        hourlyRate: nzd('25'),
        hoursPerDay: whole(8),
      },
      act,
      law,
    );
    // 5,000 × 8 % and × 12.5 %
    expect(text(both.paidWithPays)).toEqual(['400', '625', '225']);
    expect(text(both.annualLeaveHours)).toEqual(['0', '0', '0']);
  });

  test('half a year: nothing may be taken yet now, 79.976 hours then; on leaving 8 % of 31,200', () => {
    const both = compareLeaveLaws(
      { weeks: weeks(26, { standardHours: whole(40) }), hourlyRate: nzd('30'), hoursPerDay: whole(8) },
      act,
      law,
    );
    expect(text(both.annualLeaveHours)).toEqual(['0', '79.976', '79.976']);
    expect(text(both.annualLeaveValue)).toEqual(['2496', '2399.28', '-96.72']);
  });

  test('a company adds its employees up', () => {
    const one: ComparedEmployee = {
      weeks: weeks(52, { standardHours: whole(40) }),
      hourlyRate: nzd('30'),
      hoursPerDay: whole(8),
    };
    const casual: ComparedEmployee = {
      weeks: weeks(10, { standardHours: NONE, casualHours: whole(20) }),
      hourlyRate: nzd('25'),
      hoursPerDay: whole(8),
    };
    const both = compareLeaveLawsOfCompany([one, casual], act, law);
    expect(text(both.value)).toEqual(['5584', '5423.56', '-160.44']);
    expect(text(both.sickLeaveHours)).toEqual(['80', '80.08', '0.08']);
  });
});

test('accrual is the same week by week as in one, until sick leave meets its maximum', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6000 }), { maxLength: 120 }), (minutes) => {
      const periods = minutes.map((each) => ({ worked: decimal((each / 100).toFixed(2)), paidLeave: NONE }));
      const { annual, sick } = accrueOverPeriods(periods, law);
      const hours = periods.reduce((total, { worked }) => add(total, worked), NONE);
      const at = accrueEmploymentLeave({ worked: hours, paidLeave: NONE }, NONE, law);
      expect(annual.toString()).toBe(at.annual.value.toString());
      expect(sick.toString()).toBe(at.sick.value.toString());
      expect(isMore(sick, law.values.mostSickLeaveHours)).toBe(false);
    }),
  );
});
