import fc from 'fast-check';
import { dayNumber, fromDayNumber, civilDate } from '../../../calendar';
import { compare, toFixed } from '../../../money';
import type { Award } from '../award';
import type { EmploymentType } from '../employment-type';
import { MA000002 } from '../MA000002';
import { MA000003 } from '../MA000003';
import { MA000004 } from '../MA000004';
import { MA000005 } from '../MA000005';
import { MA000009 } from '../MA000009';
import { MA000010 } from '../MA000010';
import { MA000018 } from '../MA000018';
import { MA000022 } from '../MA000022';
import { MA000100 } from '../MA000100';
import { MA000119 } from '../MA000119';
import { MA000120 } from '../MA000120';
import type { AwardShift } from './award-shift';
import { interpretShifts, type AwardInterpretation } from './interpret-shifts';

/** `AWARD_ROSTERS=10000 npx jest rosters.properties` reads as many rosters of each award. */
const numRuns = Number(process.env['AWARD_ROSTERS'] ?? '150');

/**
 * A slow reading of the awards, minute by minute, written from the clauses and not from the rules' files: what the
 * interpreter finds by cutting shifts at a few times must be the sum over all their minutes.
 */
interface Person {
  readonly employment: EmploymentType;
  readonly worker: string;
}

/** One minute of work, as a clause sees it. */
interface Minute {
  readonly weekday: number;
  readonly clock: number;
  readonly holiday: boolean;
  readonly beginsOnHoliday: boolean;
  /** Minutes after midnight at which the shift starts, and ends (more than 1440 on the next day). */
  readonly starts: number;
  readonly ends: number;
  /** The minute lies on the day on which the shift starts. */
  readonly firstDay: boolean;
}

type Paid = readonly [kind: string, permanent: number, casual: number];

interface Reading {
  readonly award: Award;
  readonly classification: string;
  readonly stream?: string;
  readonly workers: readonly string[];
  readonly inSpan: (minute: Minute, person: Person) => boolean;
  readonly ordinary: (minute: Minute, person: Person) => Paid;
  /** The ordinary hour of the day alone, for the minimum engagement. */
  readonly dayRate: (minute: Minute, person: Person) => Paid;
  readonly overtime: (minute: Minute, minutesBefore: number, person: Person, beyondWeek: boolean) => Paid;
  readonly dailyHours: (person: Person) => readonly [plain: number, longDay?: number];
  readonly daysOfWeek?: (person: Person) => number;
  readonly minimumHours: (person: Person, onHoliday: boolean, first: Minute) => number;
  readonly minimumOvertimeHours?: (minute: Minute, person: Person, beyondWeek: boolean) => number;
  /** Days whose overtime is paid until the employee is relieved from duty, with the hours that are paid at least. */
  readonly untilRelieved?: readonly {
    readonly on: (minute: Minute) => boolean;
    readonly percent: (person: Person) => number | undefined;
    readonly hours: number;
  }[];
  readonly restBetweenDays?: readonly [
    hours: number,
    permanent: number,
    casual: number,
    holiday: number,
    holidayCasual: number,
  ];
  readonly restAfterOvertimeHours?: number;
  /** Hours of rest between days without which the whole shift is overtime. */
  readonly overtimeWithoutRestHours?: number;
  readonly hourlyAmount?: (minute: Minute) => string | undefined;
  readonly missedMeal?: boolean;
}

const isWeekday = ({ weekday }: Minute): boolean => weekday <= 5;
const between = (value: number, from: number, to: number): boolean => value >= from * 60 && value < to * 60;
const casual = ({ employment }: Person): boolean => employment === 'casual';

const readings: Readonly<Record<string, Reading>> = {
  // Clauses 15.1, 15.4, 15.5, 16.6, 21.2, 22.1; shiftworkers 24 and 25.
  Retail: {
    award: MA000004,
    classification: 'Retail employee level 4',
    workers: ['day', 'shiftworker'],
    inSpan: ({ weekday, clock }, { worker }) =>
      worker !== 'day' || between(clock, weekday === 7 ? 9 : 7, weekday <= 5 ? 21 : 18),
    ordinary: (minute, person) => {
      if (person.worker === 'shiftworker') {
        if (minute.beginsOnHoliday) return ['penalty', 225, 250];
        if (minute.weekday === 7) return ['shift', 175, 200];
        if (minute.weekday === 6) return ['shift', 150, 175];
        if (minute.starts >= 18 * 60 || minute.starts < 5 * 60) return ['shift', 130, 155];
      }
      if (minute.holiday) return ['penalty', 225, 250];
      if (minute.weekday === 7) return ['penalty', 150, 175];
      if (minute.weekday === 6) return ['penalty', 125, 150];
      return minute.clock >= 18 * 60 ? ['penalty', 125, 150] : ['ordinary', 100, 125];
    },
    dayRate: (minute, person) => {
      const paid = readings['Retail']!.ordinary({ ...minute, clock: 12 * 60 }, person);
      return paid;
    },
    overtime: ({ weekday, holiday }, before) => {
      if (holiday) return ['overtime', 250, 275];
      if (weekday === 7) return ['overtime', 200, 225];
      return before < 180 ? ['overtime', 150, 175] : ['overtime', 200, 225];
    },
    dailyHours: () => [9, 11],
    minimumHours: ({ employment }) => (employment === 'full-time' ? 0 : 3),
    restBetweenDays: [12, 200, 225, 225, 250],
  },
  // Clauses 25.2, 26, 28.1, 28.3, 29, 34.2.
  Schads: {
    award: MA000100,
    classification: 'Level 2 - pay point 1',
    stream: 'Social and community services',
    workers: ['day', 'shiftworker'],
    inSpan: ({ clock }, { worker }) => worker !== 'day' || between(clock, 6, 20),
    ordinary: (minute, person) => {
      if (minute.holiday) return ['penalty', 250, 275];
      if (minute.weekday === 7) return ['penalty', 200, 225];
      if (minute.weekday === 6) return ['penalty', 150, 175];
      if (person.worker === 'shiftworker') {
        if (minute.ends > 24 * 60 || minute.starts < 6 * 60) return ['shift', 115, 140];
        if (minute.ends > 20 * 60) return ['shift', 112.5, 137.5];
      }
      return ['ordinary', 100, 125];
    },
    dayRate: (minute, person) => readings['Schads']!.ordinary(minute, person),
    overtime: ({ weekday, holiday }, before, { employment }) => {
      if (holiday) return ['overtime', 250, 275];
      if (weekday === 7) return ['overtime', 200, 225];
      return before < (employment === 'full-time' ? 180 : 120) ? ['overtime', 150, 175] : ['overtime', 200, 225];
    },
    dailyHours: ({ employment }) => (employment === 'full-time' ? [24] : [10]),
    minimumHours: ({ employment }) => (employment === 'full-time' ? 0 : 3),
    restAfterOvertimeHours: 10,
  },
  // Clauses 17.2, 17.5, 32, 33; casual percentages of the casual rate.
  Manufacturing: {
    award: MA000010,
    classification: 'C10 - Engineering/manufacturing tradesperson - level I',
    stream: 'General manufacturing',
    workers: ['day', 'shiftworker', 'continuous-shiftworker'],
    inSpan: (minute, { worker }) => worker !== 'day' || (isWeekday(minute) && between(minute.clock, 6, 18)),
    ordinary: (minute, { worker }) => {
      // "The time so worked before midnight does not entitle the employee to the Sunday or public holiday rate" (33.2(j)(iv)).
      const fromEleven = worker !== 'day' && minute.firstDay && minute.starts >= 23 * 60;
      if (minute.holiday && !fromEleven) {
        return worker === 'continuous-shiftworker' ? ['penalty', 200, 200] : ['penalty', 250, 250];
      }
      if (minute.weekday === 7 && !fromEleven) return ['penalty', 200, 200];
      if (minute.weekday === 6) return ['penalty', 150, 150];
      if (worker === 'day') return ['ordinary', 100, 100];
      const afternoon = minute.ends > 18 * 60 && minute.ends <= 24 * 60;
      const night = (minute.ends > 24 * 60 && minute.ends <= 32 * 60) || minute.ends <= 8 * 60;
      return afternoon || night ? ['shift', 115, 115] : ['ordinary', 100, 100];
    },
    dayRate: (minute, person) => readings['Manufacturing']!.ordinary(minute, person),
    overtime: ({ weekday, holiday }, before, { worker }) => {
      if (worker === 'continuous-shiftworker') return ['overtime', 200, 200];
      if (holiday) return ['overtime', 250, 250];
      if (weekday === 7) return ['overtime', 200, 200];
      return before < 180 ? ['overtime', 150, 150] : ['overtime', 200, 200];
    },
    dailyHours: () => [8],
    minimumHours: ({ employment, worker }, holiday) =>
      employment !== 'full-time' ? 4 : worker === 'day' && holiday ? 3 : 0,
    minimumOvertimeHours: ({ weekday }, { worker }) => (weekday === 6 && worker === 'day' ? 4 : 0),
    // Clauses 32.6 and 32.7: no exception for overtime that began the day before, unlike 32.5.
    untilRelieved: [
      {
        on: ({ holiday }) => holiday,
        percent: ({ worker }) => (worker === 'continuous-shiftworker' ? undefined : 250),
        hours: 3,
      },
      { on: ({ weekday }) => weekday === 7, percent: () => 200, hours: 3 },
    ],
    restAfterOvertimeHours: 10,
  },
  // Clauses 14.4, 14.5, 22.2 to 22.5, 23.1, 23.2.
  Hair: {
    award: MA000005,
    classification: 'Level 3',
    workers: ['day'],
    inSpan: ({ weekday, clock }, person) =>
      casual(person) || between(clock, weekday === 7 ? 10 : 7, weekday === 7 ? 17 : weekday === 6 ? 18 : 21),
    ordinary: (minute, person) => {
      if (minute.holiday) return ['penalty', 250, 250];
      if (minute.weekday === 7) return ['penalty', 200, 225];
      const inSpan = between(minute.clock, 7, minute.weekday === 6 ? 18 : 21);
      if (minute.weekday === 6) return ['penalty', 133, inSpan ? 158 : 150];
      return casual(person) && !inSpan ? ['penalty', 100, 150] : ['ordinary', 100, 125];
    },
    dayRate: (minute, person) =>
      minute.weekday <= 5 && !minute.holiday ? ['ordinary', 100, 125] : readings['Hair']!.ordinary(minute, person),
    overtime: ({ weekday, holiday }, before) => {
      if (holiday) return ['overtime', 250, 250];
      if (weekday === 7) return ['overtime', 200, 225];
      return before < 180 ? ['overtime', 150, 175] : ['overtime', 200, 225];
    },
    dailyHours: (person) => (casual(person) ? [10.5] : [9, 10.5]),
    minimumHours: ({ employment }) => (employment === 'full-time' ? 0 : 3),
  },
  // Clauses 22.7, 23, 25.1, 26, 29.2.
  AgedCare: {
    award: MA000018,
    classification: 'BR90190',
    workers: ['day', 'shiftworker'],
    inSpan: () => true,
    ordinary: (minute, { worker }) => {
      if (minute.holiday) return ['penalty', 250, 275];
      if (minute.weekday === 7) return ['penalty', 175, 200];
      if (minute.weekday === 6) return ['penalty', 150, 175];
      const start = minute.starts / 60;
      // With less than 38 hours a week only shifts that start before 6am or end after 6pm.
      if (worker === 'shiftworker' || start < 6 || minute.ends > 18 * 60) {
        if (start >= 10 && start < 13) return ['shift', 110, 135];
        if (start >= 13 && start < 16) return ['shift', 112.5, 137.5];
        if (start >= 16 || start < 4) return ['shift', 115, 140];
        if (start < 6) return ['shift', 110, 135];
      }
      return ['ordinary', 100, 125];
    },
    dayRate: (minute, person) => readings['AgedCare']!.ordinary(minute, person),
    overtime: ({ weekday, holiday }, before, { employment }, beyondWeek) => {
      if (holiday) return ['overtime', 250, 312.5];
      // "Over 10 h a day Mon-Sat": a Saturday is a weekday there, but not beyond the hours of the week (25.1(b), (c)).
      const ofDay = weekday === 6 && employment !== 'full-time' && !beyondWeek;
      if (weekday >= 6 && !ofDay) return ['overtime', 200, 250];
      return before < 120 ? ['overtime', 150, 187.5] : ['overtime', 200, 250];
    },
    dailyHours: ({ employment }) => (employment === 'full-time' ? [24] : [10]),
    minimumHours: ({ employment }) => (employment === 'full-time' ? 4 : 2),
    restAfterOvertimeHours: 10,
  },
  // Clauses 10.4(e), (f), 10.5(c), (e), 21.2, 21.3, 22.3, 23.2, 23.4, 23.5; the loading of casuals on weekends and holidays is ours.
  ChildrensServices: {
    award: MA000120,
    classification: 'Level 4 - Experienced educator',
    workers: ['day', 'shiftworker', 'permanent-night'],
    inSpan: ({ weekday, clock }, { worker }) =>
      worker !== 'day' || (weekday <= 5 && clock >= 6 * 60 && clock < 18.5 * 60),
    ordinary: ({ weekday, holiday, starts, ends }, { worker }) => {
      if (holiday) return ['penalty', 250, 275];
      if (weekday === 7) return ['penalty', 200, 225];
      if (worker === 'day') return ['ordinary', 100, 125];
      if (weekday === 6) return ['penalty', 150, 175];
      if (starts >= 5 * 60 && starts < 6 * 60) return ['shift', 110, 135];
      if ((ends > DAY && ends <= DAY + 8 * 60) || (starts < 5 * 60 && ends <= 8 * 60))
        return worker === 'permanent-night' ? ['shift', 130, 155] : ['shift', 117.5, 142.5];
      return ends > 18.5 * 60 && ends <= DAY ? ['shift', 115, 140] : ['ordinary', 100, 125];
    },
    dayRate: (minute, person) => readings['ChildrensServices']!.ordinary(minute, person),
    overtime: ({ weekday, holiday }, before) => {
      if (holiday) return ['overtime', 250, 275];
      if (weekday === 7) return ['overtime', 200, 225];
      return before < 120 ? ['overtime', 150, 175] : ['overtime', 200, 225];
    },
    dailyHours: ({ employment, worker }) => [employment === 'full-time' && worker !== 'day' ? 24 : 8],
    minimumHours: ({ employment }, onHoliday, { weekday }) =>
      onHoliday || weekday >= 6 ? 4 : employment === 'full-time' ? 0 : 2,
    minimumOvertimeHours: ({ weekday, holiday }) => (holiday || weekday >= 6 ? 4 : 0),
    overtimeWithoutRestHours: 10,
  },
  // Clauses 16.5, 28.2, 28.4, 29.2 (transcribed).
  Hospitality: {
    award: MA000009,
    classification: 'Level 2 food and beverage attendant grade 2',
    workers: ['day'],
    inSpan: () => true,
    ordinary: (minute) => {
      if (minute.holiday) return ['penalty', 225, 250];
      if (minute.weekday === 7) return ['penalty', 150, 175];
      return minute.weekday === 6 ? ['penalty', 125, 150] : ['ordinary', 100, 125];
    },
    dayRate: (minute, person) => readings['Hospitality']!.ordinary(minute, person),
    overtime: ({ weekday, holiday }, before) => {
      if (holiday) return ['overtime', 225, 250];
      if (weekday >= 6) return ['overtime', 200, 200];
      return before < 120 ? ['overtime', 150, 150] : ['overtime', 200, 200];
    },
    dailyHours: (person) => (casual(person) ? [12] : [11.5]),
    // On a public holiday four hours, casuals two (29.4; Restaurant 24.4).
    minimumHours: ({ employment }, holiday) =>
      holiday && employment !== 'casual' ? 4 : { 'full-time': 0, 'part-time': 3, casual: 2 }[employment],
    hourlyAmount: ({ clock }) => (clock >= 19 * 60 ? '2.95' : clock < 7 * 60 ? '4.42' : undefined),
    missedMeal: true,
  },
  // Clauses 16.5, 23.1, 23.4, 24.2 (transcribed); a level above 2, so 175 per cent for casuals on Sundays.
  Restaurant: {
    award: MA000119,
    classification: 'Level 3 - cook grade 2',
    workers: ['day'],
    inSpan: () => true,
    ordinary: (minute) => {
      if (minute.holiday) return ['penalty', 225, 250];
      if (minute.weekday === 7) return ['penalty', 150, 175];
      return minute.weekday === 6 ? ['penalty', 125, 150] : ['ordinary', 100, 125];
    },
    dayRate: (minute, person) => readings['Restaurant']!.ordinary(minute, person),
    overtime: ({ weekday, holiday }, before) => {
      if (holiday) return ['overtime', 225, 250];
      if (weekday === 7) return ['overtime', 200, 200];
      if (weekday === 6) return before < 120 ? ['overtime', 175, 175] : ['overtime', 200, 200];
      return before < 120 ? ['overtime', 150, 150] : ['overtime', 200, 200];
    },
    dailyHours: (person) => (casual(person) ? [12] : [11.5]),
    // On a public holiday four hours, casuals two (29.4; Restaurant 24.4).
    minimumHours: ({ employment }, holiday) =>
      holiday && employment !== 'casual' ? 4 : { 'full-time': 0, 'part-time': 3, casual: 2 }[employment],
    hourlyAmount: ({ clock }) => (clock >= 22 * 60 ? '2.95' : clock < 6 * 60 ? '4.42' : undefined),
    missedMeal: true,
  },
  // Clauses 11.3, 13.5, 20.6 Table 5, 21 Table 6 (transcribed); a level above 1, so 150 and 175 per cent on Sundays.
  FastFood: {
    award: MA000003,
    classification: 'Fast food employee level 2',
    workers: ['day'],
    inSpan: () => true,
    ordinary: (minute) => {
      if (minute.holiday) return ['penalty', 225, 250];
      if (minute.weekday === 7) return ['penalty', 150, 175];
      if (minute.weekday === 6) return ['penalty', 125, 150];
      if (minute.clock >= 22 * 60) return ['penalty', 110, 135];
      return minute.clock < 6 * 60 ? ['penalty', 115, 140] : ['ordinary', 100, 125];
    },
    dayRate: (minute, person) => readings['FastFood']!.ordinary({ ...minute, clock: 12 * 60 }, person),
    overtime: ({ weekday, holiday }, before) => {
      if (holiday) return ['overtime', 250, 275];
      if (weekday === 7) return ['overtime', 200, 225];
      return before < 120 ? ['overtime', 150, 175] : ['overtime', 200, 225];
    },
    dailyHours: () => [11],
    minimumHours: ({ employment }) => (employment === 'full-time' ? 0 : 3),
  },
};

const clerksAndCleaning = {
  // Clauses 13.2, 13.3, 13.7, 21.4 Table 5, 22, 24 (transcribed).
  Clerks: {
    award: MA000002,
    classification: 'Level 3',
    workers: ['day'],
    inSpan: ({ weekday, clock }: Minute) => weekday <= 6 && between(clock, 7, weekday === 6 ? 12.5 : 19),
    ordinary: (minute: Minute): Paid => {
      if (minute.holiday) return ['penalty', 250, 275];
      if (minute.weekday === 7) return ['penalty', 200, 225];
      return minute.weekday === 6 ? ['penalty', 125, 150] : ['ordinary', 100, 125];
    },
    dayRate: (minute: Minute): Paid => clerksAndCleaning.Clerks.ordinary(minute),
    overtime: ({ weekday, holiday }: Minute, before: number): Paid => {
      if (holiday) return ['overtime', 250, 275];
      if (weekday === 7) return ['overtime', 200, 225];
      return before < 120 ? ['overtime', 150, 175] : ['overtime', 200, 225];
    },
    dailyHours: (): readonly [number] => [10],
    minimumHours: ({ employment }: Person, holiday: boolean) => (holiday ? 4 : employment === 'full-time' ? 0 : 3),
    minimumOvertimeHours: ({ weekday, holiday }: Minute, _person: Person, beyondWeek: boolean) =>
      holiday || weekday === 7 ? 4 : weekday === 6 && beyondWeek ? 3 : 0,
    restAfterOvertimeHours: 10,
  },
  // Clauses 10.2, 11.2, 13.5(c), 19.2, 19.3 Table 5, 20.2 Table 7 (transcribed).
  Cleaning: {
    award: MA000022,
    classification: 'Level 1',
    workers: ['day', 'permanent-night'],
    inSpan: () => true,
    ordinary: (minute: Minute, { employment, worker }: Person): Paid => {
      const partTime = employment === 'part-time' ? 15 : 0;
      if (minute.holiday) return ['penalty', 250 + partTime, 275];
      if (minute.weekday === 7) return ['penalty', 200 + partTime, 225];
      if (minute.weekday === 6) return ['penalty', 150 + partTime, 175];
      const endsAtNight = (minute.ends > 24 * 60 && minute.ends <= 32 * 60) || minute.ends <= 8 * 60;
      if (worker === 'permanent-night' && endsAtNight) return ['shift', 130, 155];
      if (minute.starts < 6 * 60 || minute.ends > 18 * 60) return ['shift', 115 + partTime, 140];
      return ['ordinary', 100 + partTime, 125];
    },
    dayRate: (minute: Minute, person: Person): Paid => clerksAndCleaning.Cleaning.ordinary(minute, person),
    overtime: ({ weekday, holiday }: Minute, before: number): Paid => {
      if (holiday) return ['overtime', 250, 275];
      if (weekday === 7) return ['overtime', 200, 225];
      return before < 120 ? ['overtime', 150, 175] : ['overtime', 200, 225];
    },
    dailyHours: ({ employment }: Person): readonly [number] => [employment === 'full-time' ? 24 : 7.6],
    daysOfWeek: ({ employment }: Person) => (employment === 'full-time' ? 7 : 5),
    minimumHours: ({ employment }: Person) => (employment === 'full-time' ? 0 : 1),
  },
} satisfies Record<string, Reading>;

const allReadings: Readonly<Record<string, Reading>> = { ...readings, ...clerksAndCleaning };

/** NSW holidays in the fortnight from Monday 28 September 2026: Labour Day, Monday 5 October. */
const FIRST_DAY = dayNumber(civilDate('2026-09-28'));
const LABOUR_DAY = dayNumber(civilDate('2026-10-05'));

interface Worked {
  readonly start: number;
  readonly end: number;
  readonly rest?: readonly [from: number, to: number];
}

const DAY = 1440;

/** Minutes by kind and percentage, and hours of an amount for each hour or part; one map for each shift. */
function readSlowly(
  reading: Reading,
  person: Person,
  shifts: readonly Worked[],
  rostered?: number,
): readonly Map<string, number>[] {
  const ordinaryOfDay = new Map<number, number>();
  const overtimeOfDay = new Map<number, number>();
  const ordinaryOfWeek = new Map<number, number>();
  const longDay = new Map<number, number>();
  const daysOfWeek = new Map<number, Set<number>>();
  let previous: { end: number; day: number; overtime: boolean } | undefined;
  return shifts.map(({ start, end, rest }) => {
    const found = new Map<string, number>();
    const count = (key: string, by = 1): void => void found.set(key, (found.get(key) ?? 0) + by);
    const day = Math.floor(start / DAY);
    const week = Math.floor((day - FIRST_DAY) / 7);
    const minuteAt = (moment: number): Minute => {
      const today = Math.floor(moment / DAY);
      return {
        weekday: ((((today + 3) % 7) + 7) % 7) + 1,
        clock: moment - today * DAY,
        holiday: today === LABOUR_DAY,
        beginsOnHoliday: day === LABOUR_DAY,
        starts: start - day * DAY,
        ends: (rostered ?? end) - day * DAY,
        firstDay: today === day,
      };
    };
    const percent = ([, permanent, loaded]: Paid): number => (casual(person) ? loaded : permanent);
    const gap = previous === undefined ? Infinity : start - previous.end;
    const restPercent = (minute: Minute): Paid | undefined => {
      const days = reading.restBetweenDays;
      if (days !== undefined && previous !== undefined && previous.day < day && gap < days[0] * 60) {
        return ['rest-break', minute.holiday ? days[3] : days[1], minute.holiday ? days[4] : days[2]];
      }
      const hours = reading.restAfterOvertimeHours;
      return hours !== undefined && previous?.overtime === true && gap < hours * 60 && !casual(person)
        ? ['overtime', 200, 200]
        : undefined;
    };
    const pay = (paid: Paid, minute: Minute): void => {
      const instead = restPercent(minute);
      const chosen = instead !== undefined && percent(instead) >= percent(paid) ? instead : paid;
      count(`${chosen[0]} ${percent(chosen)}`);
      if (chosen[0] === 'ordinary' && isWeekday(minute)) {
        const amount = reading.hourlyAmount?.(minute);
        if (amount !== undefined) count(`minutes ${amount}`);
      }
    };
    const restHours = reading.overtimeWithoutRestHours ?? 0;
    const isRestless = previous !== undefined && previous.day < day && gap > 0 && gap < restHours * 60;
    let worked = 0;
    let ordinary = 0;
    let overtime = 0;
    let endedWithOvertime = false;
    let beyondWeek: boolean | undefined;
    let held = 0;
    let onHoliday = false;
    const begun = new Map<number, { before: number; overtime: boolean; minute: Minute }>();
    const payHeld = (paid: Paid, minute: Minute): void =>
      pay(percent(paid) >= held ? paid : ['overtime', held, held], minute);
    for (let moment = start; moment < end; moment++) {
      if (rest !== undefined && moment >= rest[0] && moment < rest[1]) continue;
      worked += 1;
      const minute = minuteAt(moment);
      onHoliday ||= minute.holiday;
      const before = ordinaryOfDay.get(day) ?? 0;
      const [plain, long] = reading.dailyHours(person);
      const isLongDay =
        long !== undefined &&
        before >= plain * 60 &&
        (longDay.get(week) ?? day) === day &&
        reading.inSpan(minute, person);
      const limit = (isLongDay ? long : plain) * 60;
      if (isLongDay) longDay.set(week, day);
      const days = daysOfWeek.get(week) ?? new Set<number>();
      const isSixthDay = !days.has(day) && days.size >= (reading.daysOfWeek?.(person) ?? 7);
      const weekDone = (ordinaryOfWeek.get(week) ?? 0) >= 38 * 60;
      const isOvertime =
        isRestless ||
        !reading.inSpan(minute, person) ||
        before >= limit ||
        isSixthDay ||
        weekDone ||
        percent(reading.ordinary(minute, person)) < held;
      for (const [i, each] of (reading.untilRelieved ?? []).entries()) {
        if (!each.on(minute)) continue;
        const known = begun.get(i) ?? { before: ordinary + overtime, overtime: false, minute };
        begun.set(i, { ...known, overtime: known.overtime || isOvertime });
        if (isOvertime) held = Math.max(held, each.percent(person) ?? 0);
      }
      if (isOvertime) {
        // Outside the span is outside whatever the week has; of several limits the first is named.
        beyondWeek ??= weekDone && reading.inSpan(minute, person) && before < limit;
        const used = overtimeOfDay.get(day) ?? 0;
        payHeld(reading.overtime(minute, used, person, weekDone), minute);
        overtimeOfDay.set(day, used + 1);
        overtime += 1;
        endedWithOvertime = true;
      } else {
        pay(reading.ordinary(minute, person), minute);
        daysOfWeek.set(week, days.add(day));
        ordinaryOfDay.set(day, before + 1);
        ordinaryOfWeek.set(week, (ordinaryOfWeek.get(week) ?? 0) + 1);
        ordinary += 1;
        endedWithOvertime = false;
      }
    }
    let filledUntil = end;
    const fill = (minute: Minute): void => {
      const used = overtimeOfDay.get(day) ?? 0;
      payHeld(reading.overtime(minute, used, person, false), minute);
      overtimeOfDay.set(day, used + 1);
      worked += 1;
      filledUntil += 1;
    };
    for (const [i, { hours }] of (reading.untilRelieved ?? []).entries()) {
      const from = begun.get(i);
      while (from?.overtime === true && worked - from.before < hours * 60) fill(from.minute);
    }
    if (ordinary === 0 && overtime > 0) {
      const least = (reading.minimumOvertimeHours?.(minuteAt(start), person, beyondWeek ?? false) ?? 0) * 60;
      while (worked < least) fill(minuteAt(filledUntil));
    }
    // Nobody is paid more for time that fills a minimum than for working it; minutes that were filled before count as worked.
    const notMoreThanWorked = (paid: Paid, minute: Minute, filled: number): Paid => {
      const days = daysOfWeek.get(week) ?? new Set<number>();
      const isSixthDay = !days.has(day) && days.size >= (reading.daysOfWeek?.(person) ?? 7);
      const left = Math.min(
        reading.dailyHours(person)[0] * 60 - (ordinaryOfDay.get(day) ?? 0),
        38 * 60 - (ordinaryOfWeek.get(week) ?? 0),
        isSixthDay ? 0 : Infinity,
      );
      if (filled < left) return paid;
      const worth = reading.overtime(minute, (overtimeOfDay.get(day) ?? 0) + filled - Math.max(0, left), person, false);
      return percent(worth) < percent(paid) ? worth : paid;
    };
    // What fills one minimum after another follows it on the clock.
    for (
      let moment = filledUntil;
      worked < reading.minimumHours(person, onHoliday, minuteAt(start)) * 60;
      moment++, worked++
    ) {
      const minute = minuteAt(moment);
      const paid = notMoreThanWorked(reading.dayRate(minute, person), minute, moment - filledUntil);
      const instead = restPercent(minute);
      const chosen = instead !== undefined && percent(instead) >= percent(paid) ? instead : paid;
      count(`${chosen[0]} ${percent(chosen)}`);
    }
    if (reading.missedMeal === true) {
      const untilMeal = (rest === undefined ? end : rest[0]) - start;
      if (untilMeal > 360) count('loading 50', untilMeal - 360);
    }
    for (const amount of ['2.95', '4.42']) {
      const minutes = found.get(`minutes ${amount}`);
      found.delete(`minutes ${amount}`);
      if (minutes !== undefined) found.set(`hours at ${amount}`, Math.ceil(minutes / 60));
    }
    previous = { end, day, overtime: endedWithOvertime };
    return found;
  });
}

function asShift({ start, end, rest }: Worked, rostered?: number): AwardShift {
  const day = Math.floor(start / DAY);
  const clock = (moment: number): string => {
    const minutes = moment - day * DAY;
    const pad = (value: number): string => String(value).padStart(2, '0');
    const later = Math.floor(minutes / DAY);
    const inDay = minutes - later * DAY;
    return `${later === 0 ? '' : `+${later} `}${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
  };
  return {
    date: fromDayNumber(day),
    start: clock(start),
    end: clock(end),
    ...(rest === undefined ? {} : { unpaidBreaks: [[clock(rest[0]), clock(rest[1])]] }),
    ...(rostered === undefined ? {} : { rosteredEnd: clock(rostered) }),
  };
}

function interpret(
  reading: Reading,
  person: Person,
  shifts: readonly AwardShift[],
  payPeriodStart = '2026-09-28',
  shiftsBefore: readonly AwardShift[] = [],
): AwardInterpretation {
  const result = interpretShifts({
    award: reading.award,
    employee: {
      employmentType: person.employment,
      classification: reading.classification,
      worker: person.worker,
      ...(reading.stream === undefined ? {} : { stream: reading.stream }),
    },
    state: 'NSW',
    payPeriodStart,
    shifts,
    shiftsBefore,
  });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The interpreter's lines in the same words, shift by shift. */
function minutesOf(result: AwardInterpretation, shifts: readonly AwardShift[]): readonly Record<string, number>[] {
  return shifts.map(({ date }) => {
    const found: Record<string, number> = {};
    for (const line of result.lines.filter(({ shiftDate }) => shiftDate === date)) {
      const key = line.per === undefined ? `${line.kind} ${Number(line.percent)}` : `hours at ${line.rate!.toString()}`;
      found[key] = (found[key] ?? 0) + (line.per === undefined ? line.minutes : Number(line.hours.toString()));
    }
    return found;
  });
}

/** At most one shift begins on a day; a shift never begins before the one of the day before has ended. */
const rosters = fc
  .array(
    fc.record({
      off: fc.boolean(),
      start: fc.integer({ min: 0, max: DAY - 1 }),
      length: fc.integer({ min: 20, max: 14 * 60 }),
      pause: fc.option(fc.record({ at: fc.integer({ min: 1, max: 600 }), length: fc.integer({ min: 10, max: 60 }) })),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((days): readonly Worked[] => {
    const shifts: Worked[] = [];
    for (const [i, { off, start, length, pause }] of days.entries()) {
      if (off) continue;
      const from = Math.max((FIRST_DAY + i) * DAY + start, (shifts.at(-1)?.end ?? 0) + 1);
      if (Math.floor(from / DAY) !== FIRST_DAY + i) continue;
      const end = from + length;
      const rest =
        pause === null || pause.at + pause.length >= length
          ? undefined
          : ([from + pause.at, from + pause.at + pause.length] as const);
      shifts.push({ start: from, end, ...(rest === undefined ? {} : { rest }) });
    }
    return shifts;
  })
  .filter((shifts) => shifts.length > 0);

const people = (reading: Reading): fc.Arbitrary<Person> =>
  fc.record({
    employment: fc.constantFrom<EmploymentType>('full-time', 'part-time', 'casual'),
    worker: fc.constantFrom(...reading.workers),
  });

describe.each(Object.entries(allReadings))('%s', (_name, reading) => {
  test('a roster is worth the sum over its minutes', () => {
    fc.assert(
      fc.property(people(reading), rosters, (person, worked) => {
        const shifts = worked.map((each) => asShift(each));
        const result = interpret(reading, person, shifts);
        expect(minutesOf(result, shifts)).toEqual(
          readSlowly(reading, person, worked).map((each) => Object.fromEntries(each)),
        );
        let cents = 0n;
        // Half up: (2 × rate in cents × minutes + 60) / 120, rounded down.
        const priced = (rate: bigint, minutes: number) => (2n * rate * BigInt(minutes) + 60n) / 120n;
        const centsOf = (amount: AwardInterpretation['total']) => BigInt(toFixed(amount, 2).replace('.', ''));
        for (const line of result.lines) {
          cents += centsOf(line.amount);
          if (line.per !== undefined) continue;
          const rate = centsOf(line.rate!);
          if (!line.says.includes('with the minimum payment')) {
            expect(centsOf(line.amount)).toBe(priced(rate, line.minutes));
            continue;
          }
          // What fills a minimum payment is the rest of the shift's rounded whole at that rate.
          const alike = result.lines.filter(
            (other) => other.shiftDate === line.shiftDate && other.per === undefined && centsOf(other.rate!) === rate,
          );
          const paid = alike.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
          expect(paid).toBe(
            priced(
              rate,
              alike.reduce((sum, { minutes }) => sum + minutes, 0),
            ),
          );
        }
        expect(toFixed(result.total, 2).replace('.', '')).toBe(cents.toString().padStart(3, '0'));
      }),
      { numRuns },
    );
  });

  test('a record that is split in two without a gap is the same shift', () => {
    fc.assert(
      fc.property(people(reading), rosters, fc.integer({ min: 1, max: 10_000 }), (person, worked, where) => {
        const split = worked.flatMap((each): readonly Worked[] => {
          const at = each.start + (where % (each.end - each.start));
          const { rest } = each;
          if (at === each.start || (rest !== undefined && at >= rest[0] && at <= rest[1])) return [each];
          const early = rest !== undefined && rest[1] < at ? { rest } : {};
          const late = rest !== undefined && rest[0] > at ? { rest } : {};
          return [
            { start: each.start, end: at, ...early },
            { start: at, end: each.end, ...late },
          ];
        });
        const whole = interpret(
          reading,
          person,
          worked.map((each) => asShift(each)),
        );
        const parts = interpret(
          reading,
          person,
          split.map((each) => asShift(each)),
        );
        expect(toFixed(parts.total, 2)).toBe(toFixed(whole.total, 2));
        expect(parts.lines.map(({ rule, minutes }) => [rule, minutes])).toEqual(
          whole.lines.map(({ rule, minutes }) => [rule, minutes]),
        );
      }),
      { numRuns },
    );
  });

  test('pay periods that divide a roster pay what it is worth in one', () => {
    fc.assert(
      fc.property(people(reading), rosters, fc.nat(), (person, worked, where) => {
        const shifts = worked.map((each) => asShift(each));
        const at = where % shifts.length;
        const from = shifts[at]!.date;
        const rest = interpret(reading, person, shifts.slice(at), from, shifts.slice(0, at));
        const priced = ({ lines }: AwardInterpretation) =>
          lines
            .filter(({ shiftDate }) => shiftDate >= from)
            .map(({ shiftDate, rule, minutes, amount }) => [shiftDate, rule, minutes, toFixed(amount, 2)]);
        expect(priced(rest)).toEqual(priced(interpret(reading, person, shifts)));
      }),
      { numRuns },
    );
  });

  test('a later finish never pays less', () => {
    fc.assert(
      fc.property(people(reading), rosters, fc.integer({ min: 1, max: 240 }), (person, worked, longer) => {
        const last = worked.at(-1)!;
        // The kind of a shift in Manufacturing follows its rostered end (clause 33.2), which a late finish does not change.
        const rostered = person.worker === 'day' ? undefined : last.end;
        const before = interpret(reading, person, [
          ...worked.slice(0, -1).map((each) => asShift(each)),
          asShift(last, rostered),
        ]);
        const after = interpret(reading, person, [
          ...worked.slice(0, -1).map((each) => asShift(each)),
          asShift({ ...last, end: last.end + longer }, rostered),
        ]);
        expect(compare(after.total, before.total)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });
});
