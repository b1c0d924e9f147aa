import { addDays, addMonths, civilDate, type CivilDate } from '../../calendar';
import { decimal, nzd, whole } from '../../money';
import { inForce } from '../../statutory';
import { holidays, printRate, type LeaveRate } from '../holidays';
import type { Step } from '../../trace';
import { calculatePay } from '../calculate-pay';
import {
  earningsInWindow,
  grossSinceEntitled,
  holidayRates,
  leaveFactsOfPay,
  type HolidayHistory,
  type PayEarnings,
} from '.';

const found = inForce(holidays, civilDate('2026-11-15'));
if (!found.ok) throw new Error(found.error.message);
const act = found.value;

const print = (rate: Step<LeaveRate> | undefined) =>
  rate === undefined ? undefined : printRate(rate.value).toString();

/** Weekly pays, the last of which ends on a day. */
function weeklyPays(count: number, lastDay: string, gross: (week: number) => string): readonly PayEarnings[] {
  return Array.from({ length: count }, (_, i) => {
    const periodEnd = addDays(civilDate(lastDay), -7 * (count - 1 - i));
    return { periodStart: addDays(periodEnd, -6), periodEnd, gross: nzd(gross(i)), days: whole(5) };
  });
}

const sunday = '2026-11-15';
const startDate = civilDate('2020-02-03');

describe('a whole history', () => {
  // 40 weeks of 1,000 and, last, 12 weeks of 1,500: 40,000 + 18,000 = 58,000 in 52 weeks.
  const history: HolidayHistory = {
    startDate,
    pays: weeklyPays(60, sunday, (week) => (week < 48 ? '1000' : '1500')),
  };
  const rates = holidayRates(
    history,
    {
      lastPeriodEnd: civilDate(sunday),
      frequency: 'weekly',
      ordinaryWeeklyPay: nzd('1200'),
      relevantDailyPay: nzd('240'),
    },
    act,
  );

  test('52 weekly pays are the 12 months: 58,000 ÷ 52 = 1,115.38 (s 21)', () => {
    expect(rates.earnings.of12Months.gross.toString()).toBe('58000');
    expect(print(rates.averageWeeklyEarnings)).toBe('1115.38');
  });

  test('the greater counts, and it says why', () => {
    expect(rates.weekly).toMatchObject({
      name: 'ordinary-weekly-pay',
      because:
        'Ordinary weekly pay is 1200.00 and average weekly earnings are 1115.38: the greater counts (Holidays Act 2003 s 21(2)).',
    });
    const paidMore = holidayRates(
      history,
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly', ordinaryWeeklyPay: nzd('1100') },
      act,
    );
    expect(paidMore.weekly?.name).toBe('average-weekly-earnings');
  });

  test('average daily pay: 58,000 over 52 × 5 days = 223.08 (s 9A), beside relevant daily pay', () => {
    expect(print(rates.averageDailyPay)).toBe('223.08');
    expect(print(rates.relevantDailyPay)).toBe('240');
    expect(rates.daily).toMatchObject({ name: 'relevant-daily-pay' });
  });

  test('average daily pay in place of relevant daily pay where pay varies or the day is not known (s 9A(1))', () => {
    const asked = { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' as const };
    expect(
      holidayRates(history, { ...asked, relevantDailyPay: nzd('240'), dailyPayVaries: true }, act).daily?.name,
    ).toBe('average-daily-pay');
    expect(holidayRates(history, asked, act).daily?.name).toBe('average-daily-pay');
  });

  test('without an agreed week, four weeks less what is irregular, over four: (6,000 − 400) ÷ 4 = 1,400 (s 8(2))', () => {
    const pays = history.pays.map((pay, i) => (i === 58 ? { ...pay, irregular: nzd('400') } : pay));
    const byFormula = holidayRates(
      { ...history, pays },
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' },
      act,
    );
    expect(print(byFormula.ordinaryWeeklyPay)).toBe('1400');
  });

  test('nothing is assumed', () => {
    expect(rates.assumptions).toEqual([]);
    expect(rates.warnings).toEqual([]);
  });
});

test('unpaid leave that both agreed to count lowers the divisor by its days beyond a week: 50,000 ÷ 50 (s 16(3))', () => {
  const history = { startDate, pays: weeklyPays(52, sunday, (week) => (week < 2 ? '0' : '1000')) };
  const rates = holidayRates(
    history,
    { lastPeriodEnd: civilDate(sunday), frequency: 'weekly', agreedUnpaidDays: 14 },
    act,
  );
  expect(print(rates.averageWeeklyEarnings)).toBe('1000');
  const none = holidayRates(history, { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' }, act);
  // 50,000 ÷ 52
  expect(print(none.averageWeeklyEarnings)).toBe('961.54');
});

describe('weeks away without pay that nobody made a pay for', () => {
  // 52 weeks, of which the 26 from 18 May to 15 November 2026 are parental leave.
  const worked = weeklyPays(26, '2026-05-17', () => '1000');
  const away = { from: civilDate('2026-05-18'), until: civilDate(sunday) };
  const asked = { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' as const, averageWeeklyEarningsOnly: true };

  test('are weeks in which nothing was earned: 26,000 ÷ 52 (Parental Leave and Employment Protection Act 1987 s 42(2))', () => {
    const rates = holidayRates({ startDate, pays: worked, absences: [away] }, asked, act);
    expect(print(rates.weekly?.rate)).toBe('500');
    expect(rates.warnings).toEqual([]);
    // Without that fact they are a gap, for which the known weeks stand.
    const untold = holidayRates({ startDate, pays: worked }, asked, act);
    expect(print(untold.weekly?.rate)).toBe('1000');
    expect(untold.warnings.map(({ code }) => code)).toEqual(['nz.holidays/history-short']);
  });

  test('that both agreed to count leave the divisor once: 48,000 ÷ 49 (Holidays Act 2003 s 16(3))', () => {
    const pays = [...weeklyPays(24, '2026-05-03', () => '1000'), ...weeklyPays(24, sunday, () => '1000')];
    const month = { from: civilDate('2026-05-04'), until: civilDate('2026-05-31') };
    const rates = holidayRates({ startDate, pays, absences: [month] }, { ...asked, agreedUnpaidDays: 21 }, act);
    expect(print(rates.averageWeeklyEarnings)).toBe('979.59');
  });

  test('do not put eight per cent at stake', () => {
    const history = {
      startDate,
      pays: worked,
      absences: [away, { from: civilDate('2027-01-04'), until: civilDate('2027-01-31') }],
    };
    const since = grossSinceEntitled(history, civilDate('2025-11-17'), civilDate(sunday), undefined, act);
    expect([since.gross.value.toString(), since.warnings]).toEqual(['26000', []]);
  });
});

describe('pay periods', () => {
  const fortnights = (count: number): readonly PayEarnings[] =>
    Array.from({ length: count }, (_, i) => {
      const periodEnd = addDays(civilDate(sunday), -14 * i);
      return { periodStart: addDays(periodEnd, -13), periodEnd, gross: nzd('2000'), days: whole(10) };
    });
  const months = (count: number): readonly PayEarnings[] =>
    Array.from({ length: count }, (_, i) => {
      const periodStart = addMonths(civilDate('2026-10-01'), -i);
      return { periodStart, periodEnd: addDays(addMonths(periodStart, 1), -1), gross: nzd('5200'), days: whole(21) };
    });

  test('26 fortnights and 12 months make a year', () => {
    const year = (pays: readonly PayEarnings[], lastDay: CivilDate) =>
      earningsInWindow({ startDate, pays }, lastDay, '12-months').gross.toString();
    expect(year(fortnights(40), civilDate(sunday))).toBe('52000');
    expect(year(months(20), civilDate('2026-10-31'))).toBe('62400');
  });

  test('of a month that begins before the 52 weeks, its days inside count', () => {
    // 364 days back from 31 October 2026 is 2 November 2025: 29 of the 30 days of that November are inside.
    const weeks = earningsInWindow({ startDate, pays: months(20) }, civilDate('2026-10-31'), '52-weeks');
    expect(weeks.window.from).toBe('2025-11-02');
    // 11 × 5,200 + 5,200 × 29 ÷ 30 = 57,200 + 5,026.67
    expect(weeks.gross.toString()).toBe('62226.67');
    // 11 × 21 + 21 × 29 ÷ 30 = 231 + 20.3
    expect(weeks.days?.toString()).toBe('251.3');
  });

  test('a pay period longer than four weeks is itself what s 8(2)(a)(ii) looks at: 5,200 ÷ 4', () => {
    const rates = holidayRates(
      { startDate, pays: months(20) },
      { lastPeriodEnd: civilDate('2026-10-31'), frequency: 'monthly' },
      act,
    );
    expect(print(rates.ordinaryWeeklyPay)).toBe('1300');
  });

  test('and all that was paid for it, in one pay or in two', () => {
    const [first, ...others] = months(20);
    const halves = [first!, first!].map((pay) => ({ ...pay, gross: nzd('2600'), irregular: nzd('100') }));
    const asked = { lastPeriodEnd: civilDate('2026-10-31'), frequency: 'monthly' } as const;
    const rates = holidayRates({ startDate, pays: [...halves, ...others] }, asked, act);
    // (5,200 − 200) ÷ 4
    expect(print(rates.ordinaryWeeklyPay)).toBe('1250');
  });
});

describe('what came from the payroll before', () => {
  test('single weeks are exact when the window moves on', () => {
    // 50 weeks told, 2 paid here: 50 × 900 + 2 × 1,000 = 47,000 over 52.
    const pays = weeklyPays(2, sunday, () => '1000');
    const weeks = Array.from({ length: 50 }, (_, i) => ({
      weekEnding: addDays(civilDate(sunday), -7 * (i + 2)),
      gross: nzd('900'),
      days: whole(4),
    }));
    const opening = { asAt: addDays(civilDate(sunday), -14), weeks };
    const rates = holidayRates(
      { startDate, opening, pays },
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' },
      act,
    );
    expect(rates.earnings.of12Months.gross.toString()).toBe('47000');
    expect(rates.warnings).toEqual([]);
    // 50 × 4 + 2 × 5 = 210 days
    expect(rates.earnings.of52Weeks.days?.toString()).toBe('210');
  });

  test('a total is spread by days once part of it has left the window, and a warning says so', () => {
    // Told to 30 September 2026: 12 months of 52,000. Paid since: 4 weeks of 1,000 to 28 October 2026.
    const pays = weeklyPays(4, '2026-10-28', () => '1000');
    const opening = { asAt: civilDate('2026-09-30'), grossOf12Months: nzd('52000') };
    const year = earningsInWindow({ startDate, opening, pays }, civilDate('2026-10-28'), '12-months');
    // The window begins on 29 October 2025; of the 365 days from 1 October 2025, 337 are inside.
    // 52,000 × 337 ÷ 365 = 48,010.96, and 4,000 since.
    expect(year.gross.toString()).toBe('52010.96');
    const rates = holidayRates(
      { startDate, opening, pays },
      { lastPeriodEnd: civilDate('2026-10-28'), frequency: 'weekly', ordinaryWeeklyPay: nzd('1000') },
      act,
    );
    expect(rates.warnings.map(({ code }) => code)).toEqual(['nz.holidays/history-assumed']);
    expect(rates.assumptions).toHaveLength(1);
  });

  test('pays that the opening figures hold are not counted twice', () => {
    const pays = weeklyPays(10, sunday, () => '1000');
    const opening = { asAt: civilDate(sunday), grossOf12Months: nzd('52000'), grossSinceAnniversary: nzd('9000') };
    const history = { startDate, opening, pays };
    expect(earningsInWindow(history, civilDate(sunday), '12-months').gross.toString()).toBe('52000');
    expect(
      grossSinceEntitled(history, civilDate('2026-09-07'), civilDate(sunday), undefined, act).gross.value.toString(),
    ).toBe('9000');
  });
});

describe('a short history', () => {
  test('missing weeks are named, with the earnings that were assumed', () => {
    // 10 of 52 weeks are known.
    const rates = holidayRates(
      { startDate, pays: weeklyPays(10, sunday, () => '1000') },
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly', ordinaryWeeklyPay: nzd('900') },
      act,
    );
    expect(print(rates.averageWeeklyEarnings)).toBe('1000');
    expect(rates.warnings).toEqual([
      {
        code: 'nz.holidays/history-short',
        message:
          'Earnings of 42 weeks of the last 12 months are missing (2025-11-17 to 2026-09-06). The average of the known ' +
          'weeks stands for them: $42,000.00 of earnings are assumed. Tell them in the opening balances.',
        // 42 × 1,000
        details: { missingWeeks: '42', amountAtStake: '42000.00' },
      },
    ]);
  });

  test('an employment under 12 months divides by its own weeks (s 22(3)); that is the law and no gap', () => {
    const rates = holidayRates(
      { startDate: civilDate('2026-09-07'), pays: weeklyPays(10, sunday, () => '1040') },
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly', ordinaryWeeklyPay: nzd('900') },
      act,
    );
    expect(print(rates.averageWeeklyEarnings)).toBe('1040');
    expect(rates.warnings).toEqual([]);
    expect(rates.assumptions).toHaveLength(1);
  });

  test('with no earnings at all only the agreed week is left', () => {
    const rates = holidayRates(
      { startDate, pays: [] },
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly', ordinaryWeeklyPay: nzd('900') },
      act,
    );
    expect(rates.weekly).toMatchObject({
      name: 'ordinary-weekly-pay',
      because: 'It is the only weekly rate that is known.',
    });
    // 52 × 900
    expect(rates.warnings[0]?.details).toEqual({ missingWeeks: '52', amountAtStake: '46800.00' });
    const nothing = holidayRates(
      { startDate, pays: [] },
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' },
      act,
    );
    expect([nothing.weekly, nothing.daily]).toEqual([undefined, undefined]);
  });

  test('one missing week is a week', () => {
    const { warnings } = holidayRates(
      { startDate, pays: weeklyPays(51, sunday, () => '1000') },
      { lastPeriodEnd: civilDate(sunday), frequency: 'weekly', ordinaryWeeklyPay: nzd('900') },
      act,
    );
    expect(warnings[0]?.message).toMatch(
      /^Earnings of 1 week of the last 12 months are missing .* \$1,000\.00 of earnings/,
    );
  });

  test('the eight per cent count what is known and name what is at stake', () => {
    const { gross, warnings } = grossSinceEntitled(
      { startDate, pays: weeklyPays(10, sunday, () => '1000') },
      civilDate('2026-02-03'),
      civilDate(sunday),
      { paid: nzd('1000'), over: decimal('1') },
      act,
    );
    expect(gross.value.toString()).toBe('10000');
    // 3 February to 6 September 2026: 216 days. 1,000 × 216 ÷ 7 = 30,857.14, and 8 % of it 2,468.57.
    expect(warnings).toMatchObject([
      { code: 'nz.holidays/history-short', details: { missingWeeks: '30.86', amountAtStake: '2468.57' } },
    ]);
    expect(warnings[0]?.message).toContain('2026-02-03 to 2026-09-06');
  });
});

describe('a pay whose period holds the anniversary', () => {
  const month = (periodStart: string, periodEnd: string, gross: string): PayEarnings => ({
    periodStart: civilDate(periodStart),
    periodEnd: civilDate(periodEnd),
    gross: nzd(gross),
  });
  const july = month('2026-07-01', '2026-07-31', '6900');
  const august = month('2026-08-01', '2026-08-31', '6900');
  const since = (history: Partial<HolidayHistory>, from: string, until = '2026-08-31') =>
    grossSinceEntitled(
      { startDate, pays: [july, august], ...history },
      civilDate(from),
      civilDate(until),
      undefined,
      act,
    );
  const weekdays = { kind: 'weekly', weekdays: [1, 2, 3, 4, 5] } as const;

  // July 2026 has 23 days from Monday to Friday; 13 of them are from Wednesday 15 July on. 6,900 × 13 ÷ 23 = 3,900.
  test('counts for its working days since (s 25(2): since the employee last became entitled)', () => {
    const { gross, missing } = since({ workPattern: weekdays }, '2026-07-15');
    expect(gross.value.toString()).toBe('10800');
    expect(
      gross.because.map((reason) => ('given' in reason ? [reason.given, String(reason.value)] : [])),
    ).toContainEqual(['2026-07-15 to 2026-07-31, 13 of the 23 working days of 6900', '3900']);
    expect(missing).toEqual([]);
  });

  test('counts for its calendar days where the working days are not known: 6,900 × 17 ÷ 31', () => {
    expect(since({}, '2026-07-15').gross.value.toString()).toBe('10683.87');
    expect(since({ workPattern: { kind: 'unknown' } }, '2026-07-15').gross.value.toString()).toBe('10683.87');
  });

  test('counts whole from the first day of the employment, also where the period began before it', () => {
    const started = { startDate: civilDate('2026-07-15'), workPattern: weekdays };
    expect(since(started, '2026-07-15').gross.value.toString()).toBe('13800');
  });

  test('is for the days until the last one where the employment ended in it', () => {
    // 1 to 20 July has 14 working days, and 15 to 20 July 4 of them: 2,800 × 4 ÷ 14.
    const left = {
      pays: [month('2026-07-01', '2026-07-31', '2800')],
      lastDay: civilDate('2026-07-20'),
      workPattern: weekdays,
    };
    const { gross, missing } = since(left, '2026-07-15', '2026-07-31');
    expect(gross.value.toString()).toBe('800');
    expect(missing).toEqual([]);
  });

  test('a final pay that is made in a later period counts whole', () => {
    const left = { lastDay: civilDate('2026-07-24'), workPattern: weekdays };
    // 15 to 24 July: 8 of the 18 working days of 1 to 24 July. 6,900 × 8 ÷ 18 = 3,066.67.
    expect(since(left, '2026-07-15').gross.value.toString()).toBe('9966.67');
  });

  test('single weeks that were brought along are shared out as well', () => {
    const weeks = ['2026-07-12', '2026-07-19'].map((day) => ({ weekEnding: civilDate(day), gross: nzd('1000') }));
    const opening = { asAt: civilDate('2026-07-19'), weeks };
    // Wednesday to Friday of the second week: 600.
    const { gross } = since({ opening, pays: [], workPattern: weekdays }, '2026-07-15', '2026-07-19');
    expect(gross.value.toString()).toBe('600');
  });
});

test('holidays that arose in or after parental leave are paid at average weekly earnings alone, though they are less', () => {
  const rates = holidayRates(
    { startDate, pays: weeklyPays(52, sunday, (week) => (week < 26 ? '0' : '1000')) },
    {
      lastPeriodEnd: civilDate(sunday),
      frequency: 'weekly',
      ordinaryWeeklyPay: nzd('1000'),
      averageWeeklyEarningsOnly: true,
    },
    act,
  );
  // 26 × 1,000 ÷ 52
  expect(print(rates.weekly?.rate)).toBe('500');
  expect(rates.weekly?.name).toBe('average-weekly-earnings');
});

describe('the rates in a pay', () => {
  const holiday = (rates: Parameters<typeof leaveFactsOfPay>[0], leaveType: 'ANNUAL_HOLIDAYS' | 'SICK') => {
    const pay = calculatePay({
      payDate: '2026-11-19',
      payPeriod: 'WEEKLY',
      employee: {
        nzTaxCode: 'M',
        payRatePerHour: '20',
        hoursPerWeek: '40',
        hoursPerDay: '8',
        ...leaveFactsOfPay(rates),
      },
      leave: [{ description: 'Leave', leaveType, date: '2026-11-16', hours: leaveType === 'SICK' ? '8' : '40' }],
    });
    if (!pay.ok) throw new Error(pay.error.message);
    return pay.value.gross.toString();
  };
  const asked = { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' as const, ordinaryWeeklyPay: nzd('900') };
  const history = { startDate, pays: weeklyPays(52, sunday, (week) => (week < 26 ? '0' : '2000')) };

  test('pay a week at the greater, 26 × 2,000 ÷ 52, and a day at average daily pay, 52,000 ÷ 260', () => {
    const rates = holidayRates(history, asked, act);
    expect(holiday(rates, 'ANNUAL_HOLIDAYS')).toBe('1000');
    expect(holiday(rates, 'SICK')).toBe('200');
  });

  test('pay average weekly earnings alone after parental leave, and the day itself where it is known', () => {
    const rates = holidayRates(
      history,
      { ...asked, ordinaryWeeklyPay: nzd('1500'), averageWeeklyEarningsOnly: true },
      act,
    );
    expect(holiday(rates, 'ANNUAL_HOLIDAYS')).toBe('1000');
    expect(holiday(holidayRates(history, { ...asked, relevantDailyPay: nzd('180') }, act), 'SICK')).toBe('180');
  });

  test('are exact where only some weeks are known', () => {
    const some = { startDate, pays: weeklyPays(3, sunday, (week) => ['700', '800', '900.01'][week] ?? '0') };
    // 2,400.01 ÷ 3 weeks, and 900 by agreement
    expect(holiday(holidayRates(some, { ...asked, ordinaryWeeklyPay: nzd('700') }, act), 'ANNUAL_HOLIDAYS')).toBe(
      '800',
    );
  });
});

describe('a bonus of 7,300 for a year of 365 days beside 52 weeks of 1,000', () => {
  const averageWith = (from: string, until: string) => {
    const bonus = { periodStart: civilDate(from), periodEnd: civilDate(until), gross: nzd('7300'), days: whole(0) };
    const history: HolidayHistory = { startDate, pays: [...weeklyPays(52, sunday, () => '1000'), bonus] };
    const asked = { lastPeriodEnd: civilDate(sunday), frequency: 'weekly' as const };
    return print(holidayRates(history, asked, act).averageWeeklyEarnings);
  };

  // @law Holidays Act 2003 s 14: payments for the period during which the earnings are assessed
  test.each([
    ['the 12 months themselves: (52,000 + 7,300) ÷ 52', '2025-11-16', '2026-11-15', '1140.38'],
    ['began two weeks before: 351 of its days, 7,020', '2025-11-02', '2026-11-01', '1135'],
    ['ends after: the 319 days until 15 November, 6,380', '2026-01-01', '2026-12-31', '1122.69'],
    ['ended before', '2024-11-01', '2025-10-31', '1000'],
  ])('%s', (_name, from, until, expected) => {
    expect(averageWith(from, until)).toBe(expected);
  });
});
