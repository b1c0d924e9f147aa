import type { Employee } from '@anz-payroll/employee-lifecycle';
import { addDays, civilDate, type CivilDate } from 'payroll-core';
import * as au from 'payroll-core/au';
import * as nz from 'payroll-core/nz';
import { asJson } from '../as-json';
import type { PayRecord } from '../pay-record';
import { anomaliesOfPay, type PayUnderReview } from './anomalies-of-pay';
import { outsideUsual } from './usual-pay';

/** A small generator with a seed, so that the year is the same on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const kinds = ['salaried', 'hourly', 'part-time', 'casual'] as const;

interface Person {
  readonly country: 'AU' | 'NZ';
  readonly kind: (typeof kinds)[number];
  readonly rate: string;
  readonly weekly: number;
}

/** What a week of somebody is like when nothing happens: leave, sick days, overtime, a day without pay, hours that come and go. */
function weekOf({ country, kind, weekly }: Person, draw: () => number, date: CivilDate) {
  const day = weekly / 5;
  const luck = draw();
  const hours = (value: number, more: object = {}) => ({
    description: 'Ordinary time',
    units: 'hours',
    value: value.toFixed(2),
    ...more,
  });
  const leave = (value: number) => ({
    description: 'Leave',
    leaveType: (country === 'AU' ? 'HOLIDAY' : 'ANNUAL_HOLIDAYS') as never,
    date,
    hours: value.toFixed(2),
  });
  if (kind === 'casual') return { hours: [hours(8 + Math.round(draw() * 88) / 4)], leave: [] };
  if (luck < 0.05) return { hours: [], leave: [leave(weekly)] };
  if (luck < 0.12) return { hours: [hours(weekly - day)], leave: [leave(day)] };
  if (luck < 0.14) return { hours: [hours(weekly - day)], leave: [] };
  if (kind === 'hourly' && luck < 0.5) {
    const extra = 1 + Math.floor(draw() * 5);
    return {
      hours: [hours(weekly), hours(extra, { description: 'Overtime', multiplier: '1.5', isOvertime: true })],
      leave: [],
    };
  }
  if (kind === 'part-time') return { hours: [hours(weekly + Math.round((draw() - 0.5) * 4))], leave: [] };
  return { hours: [hours(weekly)], leave: [] };
}

function inputOf({ country, rate, weekly }: Person, payDate: CivilDate, rows: object, more: object = {}): unknown {
  return country === 'AU'
    ? {
        payDate,
        payPeriod: 'WEEKLY',
        employee: {
          payRatePerHour: rate,
          holidayLeaveHours: '300',
          leaveLoadingPercentage: '0.175',
          taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
          ...more,
        },
        ...rows,
      }
    : {
        payDate,
        payPeriod: 'WEEKLY',
        employee: {
          payRatePerHour: rate,
          nzTaxCode: 'M',
          holidayLeaveHours: '300',
          ordinaryWeeklyPay: (Number(rate) * weekly).toFixed(2),
          hoursPerWeek: String(weekly),
          ...more,
        },
        ...rows,
      };
}

/** The pay as it is kept, with what the review asks of it. */
function payOf(person: Person, id: number, payDate: CivilDate, rows: object, more: object = {}) {
  const input = inputOf(person, payDate, rows, more);
  const worked =
    person.country === 'AU' ? au.calculatePay(input as au.AuPayInput) : nz.calculatePay(input as nz.NzPayInput);
  if (!worked.ok) throw new Error(worked.error.message);
  const result = asJson<{ readonly net: string }>(worked.value);
  const pay = {
    id,
    payDate,
    payPeriod: 'WEEKLY',
    periodStart: addDays(payDate, -7),
    periodEnd: addDays(payDate, -1),
    createdAt: id,
    processedAt: id,
    termination: null,
    net: result.net,
    result,
  } as unknown as PayRecord;
  return { pay, calculationInput: { country: person.country, input, termination: null } as never };
}

const employeeOf = ({ weekly }: Person, more: object = {}): Employee => {
  const hours = { standard_hours_per_day: String(weekly / 5), standard_days_per_week: 5 };
  return { details: { start_date: '2020-02-03', ...hours, ...more } } as unknown as Employee;
};

function people(count: number, draw: () => number): readonly Person[] {
  return Array.from({ length: count }, (_, i): Person => {
    const kind = kinds[i % kinds.length]!;
    return {
      country: i % 8 < 4 ? 'AU' : 'NZ',
      kind,
      rate: (26 + Math.round(draw() * 5000) / 100).toFixed(2),
      weekly: kind === 'part-time' ? 22.5 : 38,
    };
  });
}

const START = civilDate('2025-11-13');

test('over a quiet year of random people at most one pay in two hundred is flagged', () => {
  const draw = random(20261116);
  let [pays, flagged] = [0, 0];
  const seen = new Map<string, number>();
  for (const person of people(80, draw)) {
    const nets: string[] = [];
    let last: ReturnType<typeof payOf> | undefined;
    for (let week = 0; week < 52; week++) {
      const payDate = addDays(START, 7 * week);
      const made = payOf(person, week + 1, payDate, weekOf(person, draw, payDate));
      const found = anomaliesOfPay({
        ...made,
        employee: employeeOf(person),
        lastDay: undefined,
        last,
        paidAlready: undefined,
        pastNets: nets.slice(-12),
        accountsChangedAt: undefined,
      });
      if (last !== undefined) {
        pays++;
        if (found.length > 0) flagged++;
        for (const [code] of found) seen.set(`${person.kind} ${code}`, (seen.get(`${person.kind} ${code}`) ?? 0) + 1);
      }
      nets.push(made.pay.net);
      last = made;
    }
  }
  expect(pays).toBe(80 * 51);
  expect([flagged <= pays / 200, flagged, [...seen]]).toEqual([true, flagged, [...seen]]);
});

describe('what is planted is found', () => {
  const person: Person = { country: 'AU', kind: 'salaried', rate: '40', weekly: 38 };
  const hours = (value: string, more: object = {}) => [
    { description: 'Ordinary time', units: 'hours', value, ...more },
  ];
  const usual = { hours: hours('38') };
  const today = addDays(START, 7 * 12);
  const last = payOf(person, 12, addDays(today, -7), usual);
  const review = (rows: object, more: Partial<PayUnderReview> = {}, employee: object = {}): readonly string[] =>
    anomaliesOfPay({
      ...payOf(person, 13, today, rows, employee),
      employee: employeeOf(person),
      lastDay: undefined,
      last,
      paidAlready: undefined,
      pastNets: Array.from({ length: 12 }, () => last.pay.net),
      accountsChangedAt: undefined,
      ...more,
    }).map(([code]) => code);
  const leave = (taken: string) => [{ description: 'Leave', leaveType: 'HOLIDAY', date: today, hours: taken }];

  test.each<[string, readonly string[], readonly string[]]>([
    ['nothing', review(usual), []],
    ['an account changed after the last pay', review(usual, { accountsChangedAt: 20 }), ['account-changed']],
    ['an account changed before it', review(usual, { accountsChangedAt: 5 }), []],
    ['a first pay', review(usual, { last: undefined, pastNets: [] }), ['first-pay']],
    ['a changed rate', review(usual, {}, { payRatePerHour: '41' }), ['rate-changed']],
    ['nothing paid', review({ hours: [] }), ['zero-net', 'outside-usual']],
    [
      'three times the hours',
      review({ hours: hours('114') }),
      ['doubled-net', 'hours-beyond-pattern', 'outside-usual'],
    ],
    [
      'a bonus of a month',
      review({ ...usual, bonuses: [{ description: 'B', amount: '6000' }] }),
      ['doubled-net', 'outside-usual'],
    ],
    ['leave that is not there', review({ leave: leave('38') }, {}, { holidayLeaveHours: '0' }), ['leave-below-zero']],
    [
      'somebody who left',
      review(usual, { lastDay: { day: addDays(today, -30), isPlanned: false } }),
      ['leaver-in-run'],
    ],
    ['somebody who leaves later', review(usual, { lastDay: { day: addDays(today, 30), isPlanned: true } }), []],
  ])('%s', (_name, found, expected) => expect(found).toEqual(expected));

  test('a whole week after the part of one in which the job began is nothing to look at', () => {
    const part = payOf(person, 1, addDays(today, -7), { hours: hours('15.2') });
    const after = (startDate: string) => {
      const employee = employeeOf(person);
      const begun = { ...employee, details: { ...employee.details, start_date: startDate as CivilDate } };
      return review(usual, { employee: begun, last: part, pastNets: [part.pay.net] });
    };
    expect(after(addDays(part.pay.periodStart, 3))).toEqual([]);
    expect(after(part.pay.periodStart)).toEqual(['doubled-net']);
  });
});

describe('a first pay', () => {
  const person: Person = { country: 'AU', kind: 'salaried', rate: '40', weekly: 38 };
  // A week from Thursday 29 January to Wednesday 4 February: from Monday on three of its five working days.
  const says = (details: object): string | undefined =>
    anomaliesOfPay({
      ...payOf(person, 1, civilDate('2026-02-05'), {
        hours: [{ description: 'Ordinary time', units: 'hours', value: '22.8' }],
      }),
      employee: employeeOf(person, details),
      ...{ lastDay: undefined, last: undefined, paidAlready: undefined, pastNets: [], accountsChangedAt: undefined },
    })[0]?.[1];

  test('of a job that begins within the period says of which part it is', () => {
    expect(says({ start_date: '2026-02-02' })).toContain(
      'The job began on 2026-02-02, within the period of 2026-01-29 to 2026-02-04: 22.8 hours are paid; ' +
        'the standard hours of the whole period are 38.',
    );
    expect(says({ start_date: '2026-02-02', employment_status: 'Casual' })).toMatch(/: 22\.8 hours are paid\.$/);
  });

  test.each(['2020-02-03', '2026-01-29', '2026-02-05'])(
    'of a job from %s on says no more than before',
    (start_date) => {
      expect(says({ start_date })).toMatch(/^The first pay of this person: \$[\d.]+ net\.$/);
    },
  );
});

describe('what is usual', () => {
  const twelve = ['900', '910', '905', '895', '900', '902', '898', '900', '905', '899', '901', '5000'];

  // The middle of the twelve is 900.50 and of their distances from it 2.00, less than 5 % of 900.50, 45.025. Six times: 270.15.
  test.each([
    ['1170.65', false],
    ['1170.66', true],
    ['630.35', false],
    ['630.34', true],
  ])('%s beside them is outside: %s', (net, isOutside) => {
    expect(outsideUsual(net, twelve) !== undefined).toBe(isOutside);
  });

  test('fewer than eight pays say nothing', () => {
    expect(outsideUsual('9000', twelve.slice(0, 7))).toBeUndefined();
    // Between 577.93 and 577.94, and 5 % of it six times: both have more than two decimals.
    const odd = ['577.93', '577.94', '577.93', '577.94', '577.93', '577.94', '577.93', '577.94'];
    expect(outsideUsual('9000', odd)).toBe(
      'Net pay $9,000.00; the middle of the last 8 is $577.94, and they suggest at most $173.38 more or less.',
    );
  });
});
