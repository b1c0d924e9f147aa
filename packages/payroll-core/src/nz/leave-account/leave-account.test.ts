import { civilDate } from '../../calendar';
import { decimal, nzd, whole } from '../../money';
import { inForce } from '../../statutory';
import { holidays } from '../holidays';
import {
  anniversaryOf,
  daysAgreedToCount,
  keepLeaveAccount,
  leaveArisingIn,
  payClosedown,
  recoverAdvance,
  serviceFrom,
  type Absence,
  type LeaveFactsOfEmployee,
} from '.';

const found = inForce(holidays, civilDate('2026-11-15'));
if (!found.ok) throw new Error(found.error.message);
const act = found.value;

const fullTime = [{ from: civilDate('2020-01-01'), hoursPerWeek: whole(40), hoursPerDay: whole(8) }];

function account(facts: Omit<LeaveFactsOfEmployee, 'workingTime'> & Partial<LeaveFactsOfEmployee>) {
  return keepLeaveAccount({ workingTime: fullTime, ...facts }, act);
}
const day = civilDate;
const balance = (facts: Parameters<typeof account>[0]) => account(facts).balances.ANNUAL_HOLIDAYS.toString();

describe('nobody’s leave is invented', () => {
  const since2020 = { startDate: day('2020-02-03'), accountFrom: day('2026-07-01') };

  test('service without opening balances starts at zero, with a warning that asks for them', () => {
    const { balances, entries, warnings } = account({ ...since2020, until: day('2026-11-15') });
    expect(Object.values(balances).map(String)).toEqual(['0', '80', '0', '80']);
    // The only entries are the sick and family violence leave that arose on 3 August 2026, 6 years and 6 months on.
    expect(entries.map(({ date, reason }) => [date, reason])).toEqual([
      ['2026-08-03', 'sick-entitlement'],
      ['2026-08-03', 'family-violence-entitlement'],
    ]);
    expect(warnings).toMatchObject([{ code: 'nz.leave/no-opening-balance', details: { entitlementsBefore: '6' } }]);
  });

  test('the next anniversary gives four weeks, and opening balances what they say', () => {
    expect(balance({ ...since2020, until: day('2027-02-03') })).toBe('160');
    const opening = {
      asAt: day('2026-06-30'),
      annualHours: whole(55),
      sickHours: whole(40),
      alternativeHours: whole(8),
      familyViolenceHours: whole(80),
    };
    const told = account({ startDate: day('2020-02-03'), opening, until: day('2026-07-31') });
    expect(told.balances.ANNUAL_HOLIDAYS.toString()).toBe('55');
    expect(told.warnings).toEqual([]);
  });

  test('an anniversary on the first day of the account is given', () => {
    expect(balance({ startDate: day('2020-07-01'), accountFrom: day('2026-07-01'), until: day('2026-07-01') })).toBe(
      '160',
    );
  });
});

describe('anniversaries (s 16)', () => {
  const year = serviceFrom(day('2025-03-10'));
  const on = (absences: readonly Absence[]) => anniversaryOf(year, absences, act).date;
  const away = (from: string, until: string, reason: Absence['reason'], agreedToCount = false): Absence => ({
    from: day(from),
    until: day(until),
    reason,
    agreedToCount,
  });

  test('12 months of continuous employment', () => {
    expect(on([])).toBe('2026-03-10');
  });

  test('a week of unpaid leave counts; of three weeks, the two beyond it move the day', () => {
    expect(on([away('2025-06-02', '2025-06-08', 'UNPAID_OTHER')])).toBe('2026-03-10');
    expect(on([away('2025-06-02', '2025-06-22', 'UNPAID_OTHER')])).toBe('2026-03-24');
  });

  test('unpaid leave that lasts over the anniversary moves it to its end', () => {
    // 2 March to 5 April 2026: 9 March to 5 April do not count, 28 days; one day of the 12 months was still to come.
    expect(on([away('2026-03-02', '2026-04-05', 'UNPAID_OTHER')])).toBe('2026-04-07');
  });

  test.each<Absence['reason']>([
    'PARENTAL',
    'VOLUNTEERS',
    'ACCIDENT_COMPENSATION',
    'UNPAID_SICK',
    'UNPAID_BEREAVEMENT',
    'UNPAID_FAMILY_VIOLENCE',
  ])('%s counts as employment', (reason) => {
    expect(on([away('2025-06-02', '2025-10-26', reason)])).toBe('2026-03-10');
  });

  test('what both agreed to count moves nothing; the divisor falls by the days beyond a week instead (s 16(3))', () => {
    const agreed = away('2025-06-02', '2025-06-22', 'UNPAID_OTHER', true);
    expect(on([agreed])).toBe('2026-03-10');
    const window = { from: day('2025-03-10'), until: day('2026-03-09') };
    expect(daysAgreedToCount([agreed, away('2025-09-01', '2025-09-28', 'UNPAID_OTHER')], window)).toBe(14);
  });

  test('later anniversaries follow the moved one', () => {
    const absences = [away('2025-06-02', '2025-06-22', 'UNPAID_OTHER')];
    const first = anniversaryOf(year, absences, act);
    expect(anniversaryOf(first.next, absences, act).date).toBe('2027-03-24');
  });

  test('29 February comes back in a leap year', () => {
    const facts = { startDate: day('2024-02-29'), until: day('2028-02-29') };
    const { entries } = account(facts);
    const days = entries.filter(({ reason }) => reason === 'annual-entitlement').map(({ date }) => date);
    expect(days).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
  });
});

test('parental leave: entitlements in it and within 12 months of the return are paid at average weekly earnings alone', () => {
  // Away from 5 May 2025 to 3 May 2026; anniversaries on 3 February. The return is on 4 May 2026.
  const facts = {
    startDate: day('2023-02-03'),
    absences: [{ from: day('2025-05-05'), until: day('2026-05-03'), reason: 'PARENTAL' as const }],
    taken: [{ date: day('2028-06-05'), leaveType: 'ANNUAL_HOLIDAYS' as const, hours: whole(400) }],
  };
  const { entitlementsLeft } = account({ ...facts, until: day('2028-02-03') });
  expect(entitlementsLeft.map((lot) => [lot.entitledOn, lot.averageWeeklyEarningsOnly])).toEqual([
    ['2024-02-03', false],
    ['2025-02-03', false],
    ['2026-02-03', true],
    ['2027-02-03', true],
    ['2028-02-03', false],
  ]);
  const { entries } = account({ ...facts, until: day('2028-06-05') });
  expect(entries.at(-1)?.parts?.map((part) => [part.hours.toString(), part.averageWeeklyEarningsOnly])).toEqual([
    ['160', false],
    ['160', false],
    ['80', true],
  ]);
});

describe('closedown (ss 34, 35)', () => {
  test('without holidays left, the 12 months begin with it; with some left nothing moves', () => {
    const facts = {
      startDate: day('2026-03-02'),
      closedowns: [{ began: day('2026-12-21') }],
      until: day('2027-12-31'),
    };
    const annual = account(facts).entries.filter(({ leaveType }) => leaveType === 'ANNUAL_HOLIDAYS');
    expect(annual.map(({ date }) => date)).toEqual(['2027-12-21']);
    const entitled = account({ ...facts, startDate: day('2025-03-03') });
    expect(entitled.entries.filter(({ reason }) => reason === 'annual-entitlement').map(({ date }) => date)).toEqual([
      '2026-03-03',
      '2027-03-03',
    ]);
  });

  test('the day that the employer nominated counts', () => {
    const closedowns = [{ began: day('2026-12-21'), nominatedDate: day('2026-12-20') }];
    expect(account({ startDate: day('2026-03-02'), closedowns, until: day('2027-01-31') }).nextEntitlementOn).toBe(
      '2027-12-20',
    );
  });

  test('it pays eight per cent less what was paid in advance: 8 % of 30,000 − 900 = 1,500', () => {
    const pay = payClosedown({ grossSince: nzd('30000'), paidInAdvance: nzd('900'), paidWithPay: nzd('0') }, act);
    expect(pay.value.toString()).toBe('1500');
    const none = payClosedown({ grossSince: nzd('10000'), paidInAdvance: nzd('900'), paidWithPay: nzd('0') }, act);
    expect(none.value.toString()).toBe('0');
  });
});

describe('holidays in advance', () => {
  const facts = {
    startDate: day('2026-01-05'),
    taken: [
      { date: day('2026-07-06'), leaveType: 'ANNUAL_HOLIDAYS' as const, hours: whole(40), paid: nzd('1200') },
      { date: day('2026-10-05'), leaveType: 'ANNUAL_HOLIDAYS' as const, hours: whole(40), paid: nzd('1280') },
    ],
  };

  test('they are entries of their own and wait for the entitlement', () => {
    const before = account({ ...facts, until: day('2026-11-15') });
    expect(before.balances.ANNUAL_HOLIDAYS.toString()).toBe('-80');
    expect(before.entries.filter(({ reason }) => reason === 'taken-in-advance')).toHaveLength(2);
    expect(before.advances.map(({ paid }) => paid?.toString())).toEqual(['1200', '1280']);
    const after = account({ ...facts, until: day('2027-01-05') });
    expect(after.advances).toEqual([]);
    expect(after.entitlementsLeft.map(({ hours }) => hours.toString())).toEqual(['80']);
  });

  test('on leaving, what was paid comes off the eight per cent: 8 % of 25,000 = 2,000 of 2,480', () => {
    const { advances } = account({ ...facts, until: day('2026-11-15') });
    const without = recoverAdvance({
      advances,
      eightPercent: nzd('2000'),
      netPay: nzd('700'),
      consentInWriting: false,
    });
    expect(
      [without.fromEightPercent, without.fromNetPay, without.leftOver].map(({ value }) => value.toString()),
    ).toEqual(['2000', '0', '480']);
    expect(without.warnings.map(({ code }) => code)).toEqual(['nz.leave/advance-left-over']);
    const consent = recoverAdvance({ advances, eightPercent: nzd('2000'), netPay: nzd('300'), consentInWriting: true });
    expect(
      [consent.fromEightPercent, consent.fromNetPay, consent.leftOver].map(({ value }) => value.toString()),
    ).toEqual(['2000', '300', '180']);
  });

  test('an amount that nobody told is not recovered', () => {
    const recovered = recoverAdvance({
      advances: [{ takenOn: day('2026-07-06'), hours: whole(40), paid: undefined }],
      eightPercent: nzd('2000'),
      netPay: nzd('300'),
      consentInWriting: true,
    });
    expect(recovered.fromEightPercent.value.toString()).toBe('0');
    expect(recovered.warnings.map(({ code }) => code)).toEqual(['nz.leave/advance-amount-unknown']);
  });
});

describe('cash-ups (ss 28A, 28B)', () => {
  const facts = { startDate: day('2024-01-08'), until: day('2026-11-15') };

  test('at most a week in each entitlement year', () => {
    const { entries, warnings } = account({
      ...facts,
      cashUps: [
        { date: day('2025-03-03'), hours: whole(30) },
        { date: day('2025-09-01'), hours: whole(30) },
        { date: day('2026-02-02'), hours: whole(40) },
      ],
    });
    const paid = entries.filter(({ reason }) => reason === 'cashed-up').map(({ hours }) => hours.toString());
    expect(paid).toEqual(['-30', '-10', '-40']);
    expect(warnings).toMatchObject([{ code: 'nz.leave/cash-up-over-limit', details: { allowedHours: '10' } }]);
  });

  test('never in advance of an entitlement', () => {
    const { entries, warnings } = account({ ...facts, cashUps: [{ date: day('2024-11-04'), hours: whole(8) }] });
    expect(entries.some(({ reason }) => reason === 'cashed-up')).toBe(false);
    expect(warnings).toHaveLength(1);
  });
});

describe('the other kinds of leave', () => {
  test('sick leave: 10 days after 6 months, 10 more each year, 20 at most (ss 63, 65, 66)', () => {
    const days = (until: string) =>
      account({ startDate: day('2024-01-08'), until: day(until) }).balances.SICK.toString();
    expect([days('2024-07-07'), days('2024-07-08'), days('2025-07-08'), days('2026-07-08')]).toEqual([
      '0',
      '80',
      '160',
      '160',
    ]);
  });

  test('family violence leave is not carried over (s 72H)', () => {
    const taken = [{ date: day('2025-01-06'), leaveType: 'NZ_FAMILY_VIOLENCE' as const, hours: whole(24) }];
    const { balances, entries } = account({ startDate: day('2024-01-08'), taken, until: day('2025-07-08') });
    expect(balances.NZ_FAMILY_VIOLENCE.toString()).toBe('80');
    expect(entries.find(({ reason }) => reason === 'family-violence-not-carried-over')?.hours.toString()).toBe('-56');
  });

  test('an alternative holiday is a whole day, however short the work, and may be exchanged after 12 months (ss 57, 61)', () => {
    const publicHolidaysWorked = [
      { date: day('2025-02-06'), isOtherwiseWorkingDay: true },
      { date: day('2025-04-25'), isOtherwiseWorkingDay: false },
    ];
    const facts = { startDate: day('2024-01-08'), publicHolidaysWorked, until: day('2026-11-15') };
    expect(account(facts).balances.ALT_HOLIDAY.toString()).toBe('8');
    const early = account({ ...facts, alternativeHolidaysExchanged: [{ date: day('2026-02-05'), days: whole(1) }] });
    expect(early.warnings.map(({ code }) => code)).toEqual(['nz.leave/alternative-holiday-too-young']);
    const later = account({ ...facts, alternativeHolidaysExchanged: [{ date: day('2026-02-06'), days: whole(1) }] });
    expect(later.warnings).toEqual([]);
  });

  test('a changed working week leaves the weeks what they are: 160 hours of 40 are 96 of 24', () => {
    const workingTime = [...fullTime, { from: day('2025-06-02'), hoursPerWeek: whole(24), hoursPerDay: decimal('8') }];
    const { balances, entries } = account({ startDate: day('2024-01-08'), workingTime, until: day('2025-06-30') });
    expect(balances.ANNUAL_HOLIDAYS.toString()).toBe('96');
    expect(
      entries.filter(({ reason }) => reason === 'working-week-changed').map(({ hours }) => hours.toString()),
    ).toEqual(['-64']);
  });
});

test('what arises within a pay period, for its input: entitlements and what lapses, not what the lines take', () => {
  const facts = {
    startDate: day('2024-01-08'),
    taken: [{ date: day('2025-07-09'), leaveType: 'NZ_FAMILY_VIOLENCE' as const, hours: whole(8) }],
    until: day('2026-01-11'),
  };
  // On 8 July 2025 family violence leave of 80 hours lapses and comes anew; sick leave comes.
  expect(leaveArisingIn(account(facts), { from: day('2025-07-07'), until: day('2025-07-13') })).toEqual({
    holidayLeaveHours: '0',
    sickLeaveHours: '80',
    altHolidayHours: '0',
    familyViolenceLeaveHours: '0',
  });
  expect(leaveArisingIn(account(facts), { from: day('2026-01-05'), until: day('2026-01-11') }).holidayLeaveHours).toBe(
    '160',
  );
});
