import fc from 'fast-check';
import { addDays, civilDate, dayOfWeek, easterSunday, weekdayOfMonth, type CivilDate } from '../../calendar';
import { decimal, nzd } from '../../money';
import { inForce } from '../../statutory';
import { holidays, rateOf, relevantDailyPay } from '../holidays';
import {
  nzRegions,
  otherwiseWorkingDay,
  parseNzRegion,
  payPublicHoliday,
  publicHolidays,
  publicHolidaysInUntakenLeave,
  publicHolidaysOfEmployee,
  type EmployeeCalendar,
  type NzRegion,
} from '.';

const day = civilDate;
const list = inForce(publicHolidays, day('2026-11-15'));
const law = inForce(holidays, day('2026-11-15'));
if (!list.ok || !law.ok) throw new Error('no figures');
const calendar = list.value;
const act = law.value;

const officeWeek: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays: [1, 2, 3, 4, 5] } };
const days2026 = { from: day('2026-01-01'), until: day('2026-12-31') };
const keptOn = (employee: EmployeeCalendar, window = days2026) =>
  publicHolidaysOfEmployee(window, employee, calendar).holidays.map(({ date, name }) => `${date} ${name}`);

describe('the list against the rules of the Act and of Employment New Zealand', () => {
  const dated = (name: string) => calendar.values.days.filter((each) => each.name === name).map(({ date }) => date);
  const years = [2024, 2025, 2026, 2027];
  const ymd = (year: number, month: number, date: number): CivilDate =>
    day(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
  /** "The Monday nearest": three days back at most, three forward. */
  const nearestMonday = (date: CivilDate): CivilDate => {
    const weekday = dayOfWeek(date);
    return addDays(date, weekday <= 4 ? 1 - weekday : 8 - weekday);
  };
  const labourDay = (year: number): CivilDate => weekdayOfMonth(year, 10, 1, 4);

  test.each<[string, (year: number) => CivilDate]>([
    ["New Year's Day", (year) => ymd(year, 1, 1)],
    ["Day after New Year's Day", (year) => ymd(year, 1, 2)],
    ['Waitangi Day', (year) => ymd(year, 2, 6)],
    ['Good Friday', (year) => addDays(easterSunday(year), -2)],
    ['Easter Monday', (year) => addDays(easterSunday(year), 1)],
    ['Anzac Day', (year) => ymd(year, 4, 25)],
    ["King's Birthday", (year) => weekdayOfMonth(year, 6, 1, 1)],
    ['Labour Day', labourDay],
    ['Christmas Day', (year) => ymd(year, 12, 25)],
    ['Boxing Day', (year) => ymd(year, 12, 26)],
    ['Auckland Anniversary Day', (year) => nearestMonday(ymd(year, 1, 29))],
    ['Northland Anniversary Day', (year) => nearestMonday(ymd(year, 1, 29))],
    ['Wellington Anniversary Day', (year) => nearestMonday(ymd(year, 1, 22))],
    ['Nelson Anniversary Day', (year) => nearestMonday(ymd(year, 2, 1))],
    ['Taranaki Anniversary Day', (year) => weekdayOfMonth(year, 3, 1, 2)],
    ['Otago Anniversary Day', (year) => nearestMonday(ymd(year, 3, 23))],
    ['Southland Anniversary Day', (year) => addDays(easterSunday(year), 2)],
    ['South Canterbury Anniversary Day', (year) => weekdayOfMonth(year, 9, 1, 4)],
    ["Hawke's Bay Anniversary Day", (year) => addDays(labourDay(year), -3)],
    ['Marlborough Anniversary Day', (year) => addDays(labourDay(year), 7)],
    // The second Friday after the first Tuesday in November.
    ['Canterbury Anniversary Day', (year) => addDays(weekdayOfMonth(year, 11, 2, 1), 10)],
    ['Westland Anniversary Day', (year) => nearestMonday(ymd(year, 12, 1))],
    ['Chatham Islands Anniversary Day', (year) => nearestMonday(ymd(year, 11, 30))],
  ])('%s', (name, rule) => {
    expect(dated(name)).toEqual(years.map(rule));
  });

  test('Matariki, by the schedule of its Act', () => {
    expect(dated('Matariki')).toEqual(['2024-06-28', '2025-06-20', '2026-07-10', '2027-06-25']);
  });

  test('every region has one anniversary day a year, and the nation eleven days: 12 for an employee (s 43)', () => {
    for (const region of nzRegions) {
      expect(keptOn({ ...officeWeek, region })).toHaveLength(12);
      expect(calendar.values.days.filter((each) => each.region === region)).toHaveLength(4);
    }
    expect(keptOn(officeWeek)).toHaveLength(11);
  });
});

describe('weekends (ss 45, 45A)', () => {
  test('Anzac Day on Saturday 25 April 2026: the Monday, or the day itself for somebody who works on Saturdays', () => {
    expect(keptOn(officeWeek)).toContain('2026-04-27 Anzac Day');
    const shop: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays: [2, 3, 4, 5, 6] } };
    expect(keptOn(shop)).toContain('2026-04-25 Anzac Day');
    expect(keptOn(shop)).not.toContain('2026-04-27 Anzac Day');
  });

  test('Christmas 2027, Saturday and Sunday: Monday and Tuesday, each by its own day', () => {
    const december = { from: day('2027-12-20'), until: day('2027-12-31') };
    expect(keptOn(officeWeek, december)).toEqual(['2027-12-27 Christmas Day', '2027-12-28 Boxing Day']);
    const saturdays: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays: [2, 3, 4, 5, 6] } };
    expect(keptOn(saturdays, december)).toEqual(['2027-12-25 Christmas Day', '2027-12-28 Boxing Day']);
  });

  test('a holiday that moves into a window is found in it', () => {
    expect(keptOn(officeWeek, { from: day('2026-04-27'), until: day('2026-05-03') })).toEqual(['2026-04-27 Anzac Day']);
    expect(keptOn(officeWeek, { from: day('2026-04-20'), until: day('2026-04-26') })).toEqual([]);
  });
});

describe('would it otherwise be a working day? (s 12)', () => {
  const ask = (date: string, employee: EmployeeCalendar) => {
    const { answer, isCertain } = otherwiseWorkingDay(day(date), employee);
    return [answer.value, isCertain];
  };

  test('by the days of the week, and for one day as agreed', () => {
    expect(ask('2026-02-06', officeWeek)).toEqual([true, true]);
    expect(ask('2026-02-07', officeWeek)).toEqual([false, true]);
    const overrides = [{ date: day('2026-02-06'), isWorkingDay: false }];
    expect(ask('2026-02-06', { ...officeWeek, overrides })).toEqual([false, true]);
    expect(ask('2026-02-05', { ...officeWeek, overrides })).toEqual([true, true]);
  });

  test('by a roster of four days on and four off, also before its first day', () => {
    const roster: EmployeeCalendar = {
      pattern: {
        kind: 'roster',
        firstDay: day('2026-01-05'),
        days: [true, true, true, true, false, false, false, false],
      },
    };
    expect(ask('2026-01-08', roster)).toEqual([true, true]);
    expect(ask('2026-01-09', roster)).toEqual([false, true]);
    expect(ask('2026-01-13', roster)).toEqual([true, true]);
    expect(ask('2026-01-04', roster)).toEqual([false, true]);
    expect(ask('2025-12-28', roster)).toEqual([true, true]);
    expect(ask('2026-01-04', { pattern: { kind: 'roster', firstDay: day('2026-01-05'), days: [] } })).toEqual([
      false,
      false,
    ]);
  });

  test('by the weeks before: Fridays worked in two of four weeks are one, but nobody can be certain', () => {
    const fridays = ['2026-01-09', '2026-01-23'].map(day);
    const past = (workedOn: readonly CivilDate[]): EmployeeCalendar => ({
      pattern: { kind: 'worked-days', weeksUntil: day('2026-02-01'), weeks: 4, workedOn },
    });
    expect(ask('2026-02-06', past(fridays))).toEqual([true, false]);
    expect(ask('2026-02-06', past(fridays.slice(1)))).toEqual([false, false]);
    expect(ask('2026-02-06', past([]))).toEqual([false, true]);
    expect(ask('2026-02-06', past(['2026-01-09', '2026-01-16', '2026-01-23', '2026-01-30'].map(day)))).toEqual([
      true,
      true,
    ]);
    // A Friday before the four weeks does not count.
    expect(ask('2026-02-06', past(['2026-01-02', '2026-01-09'].map(day)))).toEqual([false, false]);
    const { warnings } = publicHolidaysOfEmployee(
      { from: day('2026-02-02'), until: day('2026-02-08') },
      past(fridays),
      calendar,
    );
    expect(warnings).toMatchObject([
      { code: 'nz.public-holidays/working-day-uncertain', details: { date: '2026-02-06', assumed: 'true' } },
    ]);
  });

  test('nothing known is no working day, with a warning', () => {
    expect(ask('2026-02-06', { pattern: { kind: 'unknown' } })).toEqual([false, false]);
  });
});

describe('transfer by agreement (s 44B)', () => {
  const transferred = (from: string, on: string, employee = officeWeek) =>
    publicHolidaysOfEmployee(days2026, { ...employee, transfers: [{ from: day(from), on: day(on) }] }, calendar);

  test('the agreed day takes its place', () => {
    const { holidays: kept, warnings } = transferred('2026-06-01', '2026-07-20');
    expect(warnings).toEqual([]);
    expect(kept.find(({ name }) => name === "King's Birthday")).toMatchObject({
      date: '2026-07-20',
      calendarDate: '2026-06-01',
      moved: 'transfer',
    });
    expect(kept).toHaveLength(11);
  });

  test('not to another public holiday, and not from a day that would not be worked', () => {
    expect(transferred('2026-06-01', '2026-07-10').warnings.map(({ code }) => code)).toEqual([
      'nz.public-holidays/transfer-not-allowed',
    ]);
    const tuesdays: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays: [2] } };
    const { holidays: kept, warnings } = transferred('2026-06-01', '2026-07-21', tuesdays);
    expect(warnings.map(({ code }) => code)).toEqual(['nz.public-holidays/transfer-not-allowed']);
    expect(kept.find(({ name }) => name === "King's Birthday")?.date).toBe('2026-06-01');
  });

  test('a holiday is found where it was transferred to, outside its own month', () => {
    const employee = { ...officeWeek, transfers: [{ from: day('2026-06-01'), on: day('2026-07-20') }] };
    expect(keptOn(employee, { from: day('2026-07-13'), until: day('2026-07-26') })).toEqual([
      "2026-07-20 King's Birthday",
    ]);
    expect(keptOn(employee, { from: day('2026-06-01'), until: day('2026-06-07') })).toEqual([]);
  });
});

describe('what it pays (ss 49, 50, 56)', () => {
  const on = (date: string, employee: EmployeeCalendar = officeWeek) => {
    const found = publicHolidaysOfEmployee({ from: day(date), until: day(date) }, employee, calendar).holidays[0];
    if (found === undefined) throw new Error(`no holiday on ${date}`);
    return found;
  };
  const daily = relevantDailyPay(nzd('240'));

  test('a day off that would have been worked pays the day', () => {
    const paid = payPublicHoliday({ holiday: on('2026-10-26'), daily }, act);
    expect([paid.kind, paid.pay.value.toString(), paid.alternativeDays.value.toString()]).toEqual([
      'day-off-paid',
      '240',
      '0',
    ]);
  });

  test('another day off pays nothing', () => {
    const tuesdays: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays: [2] } };
    const paid = payPublicHoliday({ holiday: on('2026-10-26', tuesdays), daily }, act);
    expect([paid.kind, paid.pay.value.toString()]).toEqual(['not-a-working-day', '0']);
  });

  test('4 hours of work at 30: 120 × 1.5 = 180, and a whole alternative day', () => {
    const worked = { payForTimeWorked: nzd('120'), penalRates: nzd('0') };
    const paid = payPublicHoliday({ holiday: on('2026-10-26'), worked, daily }, act);
    expect([paid.kind, paid.pay.value.toString(), paid.alternativeDays.value.toString()]).toEqual([
      'worked',
      '180',
      '1',
    ]);
  });

  test('work on a day that would not have been worked pays time and a half and earns no day; nor does work on holidays only', () => {
    const worked = { payForTimeWorked: nzd('120'), penalRates: nzd('0') };
    const tuesdays: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays: [2] } };
    const other = payPublicHoliday({ holiday: on('2026-10-26', tuesdays), worked, daily }, act);
    expect([other.pay.value.toString(), other.alternativeDays.value.toString()]).toEqual(['180', '0']);
    const only = payPublicHoliday({ holiday: on('2026-10-26'), worked, daily, worksOnlyOnPublicHolidays: true }, act);
    expect(only.alternativeDays.value.toString()).toBe('0');
  });
});

describe('public holidays in holidays not taken, after the last day (s 40)', () => {
  const after = (lastDay: string, days: string, employee: EmployeeCalendar = officeWeek) =>
    publicHolidaysInUntakenLeave(day(lastDay), decimal(days), employee, calendar);
  const names = (found: ReturnType<typeof after>) => found.holidays.map(({ date }) => date);

  test('ten days from 18 December 2026: Christmas, Boxing Day, New Year and the day after fall into them', () => {
    // 21-24 December are 4 days, 29-31 three; 25 and 28 December, 1 and 4 January are holidays; 5, 6 and 7 January are the last three.
    const found = after('2026-12-18', '10');
    expect(names(found)).toEqual(['2026-12-25', '2026-12-28', '2027-01-01', '2027-01-04']);
    // With seven days they end on 31 December.
    expect(names(after('2026-12-18', '7'))).toEqual(['2026-12-25', '2026-12-28']);
    expect(found.warnings).toEqual([]);
  });

  test('only those that would have been worked', () => {
    const tuesdays: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays: [2] } };
    expect(names(after('2026-12-18', '4', tuesdays))).toEqual([]);
  });

  test('nothing left, nothing found; beyond the list it says so', () => {
    expect(names(after('2026-12-18', '0'))).toEqual([]);
    expect(after('2027-12-23', '10').warnings.map(({ code }) => code)).toEqual(['nz.public-holidays/calendar-ends']);
    expect(after('2026-12-18', '10', { pattern: { kind: 'unknown' } }).warnings).toHaveLength(1);
  });
});

describe('regions by name', () => {
  test.each<[string, NzRegion | undefined]>([
    ["Hawke's Bay", 'HAWKES_BAY'],
    ['auckland', 'AUCKLAND'],
    ['Canterbury (South)', 'SOUTH_CANTERBURY'],
    ['Chatham Islands', 'CHATHAM_ISLANDS'],
    ['Manawatū-Whanganui', 'WELLINGTON'],
    ['TKI', 'TARANAKI'],
    ['Mordor', undefined],
  ])('%s', (text, region) => {
    expect(parseNzRegion(text)).toBe(region);
  });
});

test('whatever the pattern, nobody has a holiday twice or loses one: 11 or 12 in a year', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
      fc.option(fc.constantFrom(...nzRegions), { nil: undefined }),
      (weekdays, region) => {
        const employee: EmployeeCalendar = { pattern: { kind: 'weekly', weekdays }, region };
        const all = publicHolidaysOfEmployee(
          { from: day('2024-01-01'), until: day('2027-12-31') },
          employee,
          calendar,
        ).holidays;
        expect(all).toHaveLength(region === undefined ? 44 : 48);
        expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
        // A day off pays exactly where it would have been worked.
        for (const holiday of all) {
          const { kind, pay } = payPublicHoliday(
            { holiday, daily: { ...relevantDailyPay(nzd('8')), value: rateOf(nzd('8')) } },
            act,
          );
          expect(pay.value.toString()).toBe(weekdays.includes(dayOfWeek(holiday.date)) ? '8' : '0');
          expect(kind).not.toBe('worked');
        }
      },
    ),
    { numRuns: 60 },
  );
});
