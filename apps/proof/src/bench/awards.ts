import { civilDate, addDays } from 'payroll-core';
import { interpretShifts, type Award, type AwardEmployee, type AwardShift } from 'payroll-core/au/awards';
import { MA000004 } from 'payroll-core/au/awards/MA000004';
import { MA000010 } from 'payroll-core/au/awards/MA000010';
import { MA000100 } from 'payroll-core/au/awards/MA000100';
import { MA000119 } from 'payroll-core/au/awards/MA000119';
import { must } from '../must';
import { startBenchApi, type BenchApi } from './bench-api';
import { hireFor, subscribe, type BenchEmployer } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import {
  atLeast,
  atMost,
  figure,
  figureLine,
  pairRatios,
  type BenchOptions,
  type BenchOutcome,
  type Figure,
} from './figures';
import { payEverybody } from './pay-runs';
import { weeksFrom } from './pays';
import { secondsOf } from './statistics';

/** Fortnights that the award interpreter prices on one core, and what the check of every pay adds to a pay run. */
export async function runAwardBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const figures = [
    interpreted(short ? 50 : 1_000, short ? 1 : 5),
    ...(await onEachEngine((fixture) => checked(fixture, short ? 10 : 300, short ? 1 : 7))).flat(),
  ];
  return { figures, lines: figures.map(figureLine) };
}

const people: readonly (readonly [Award, Omit<AwardEmployee, 'employmentType'>])[] = [
  [MA000004, { classification: 'Retail employee level 4' }],
  [MA000010, { classification: 'C10 - Engineering/manufacturing tradesperson - level I' }],
  [MA000100, { classification: 'Level 2 - pay point 1', stream: 'Social and community services' }],
  [MA000119, { classification: 'Level 2 - cook grade 1' }],
];
const types = ['full-time', 'part-time', 'casual'] as const;
const start = civilDate('2026-08-03');

/** Ten shifts in two weeks, weekends among them, each with an unpaid break. */
function fortnight(at: number): readonly AwardShift[] {
  return [0, 1, 3, 4, 5, 6, 8, 9, 12, 13].map((day, i) => {
    const hour = 6 + ((at + i * 3) % 11);
    const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;
    return {
      date: addDays(start, day),
      start: clock(hour),
      end: clock(hour + 7),
      unpaidBreaks: [[clock(hour + 3), `${String(hour + 3).padStart(2, '0')}:30`]],
    };
  });
}

function interpreted(count: number, turns: number): Figure {
  const work = (): void => {
    for (let at = 0; at < count; at++) {
      const [award, person] = people[at % people.length]!;
      const employee = { ...person, employmentType: types[at % types.length]! };
      const shifts = fortnight(at);
      const priced = interpretShifts({ award, employee, state: 'NSW', payPeriodStart: start, shifts });
      if (!priced.ok || priced.value.lines.length < shifts.length) throw new Error('A fortnight was not priced.');
    }
  };
  work();
  const rates: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const began = process.hrtime.bigint();
    work();
    rates.push(count / (Number(process.hrtime.bigint() - began) / 1e9));
  }
  return figure('fortnights of ten shifts interpreted on one core', 'a second', rates, atLeast(1_000));
}

/** The same people in two companies, one of them with an award in every record; their runs take turns. */
async function checked(
  { service, environment }: BenchFixture,
  size: number,
  turns: number,
): Promise<readonly Figure[]> {
  const { engine } = service.database;
  const customer = await subscribe(service);
  const api = await startBenchApi(environment, customer.token);
  const weeks = weeksFrom(civilDate('2026-07-05'));
  try {
    const plain = await hireFor(service, customer, size);
    const covered = await hireFor(service, customer, size);
    const items = covered.employeeIds.map((id) => ({
      id,
      award_code: 'MA000004',
      award_classification: 'Retail employee level 1',
      award_ordinary_hours_only: true,
    }));
    must(
      await service.employees.updateEmployees({
        companyId: covered.companyId,
        identifierType: 'employee_id',
        items,
      }),
    );
    const [without, withCheck]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns + 1; turn++) {
      const week = weeks.next().value;
      const first = await secondsOf(() => payEverybody(api, plain, week));
      const second = await secondsOf(() => payEverybody(api, covered, week));
      // A process that has just started compiles as it goes.
      if (turn === 0) continue;
      without.push(first);
      withCheck.push(second);
    }
    await isChecked(api, covered);
    return [
      figure(
        `${engine}: a pay run of ${size} with every pay held against its award, beside one without`,
        'times the time',
        pairRatios(withCheck, without),
        atMost(1.25),
      ),
    ];
  } finally {
    await api.stop();
  }
}

async function isChecked(api: BenchApi, { companyId }: BenchEmployer): Promise<void> {
  const pays = await api.ask<readonly { readonly award_check: unknown }[]>(
    'GET',
    `/api/company/${companyId}/pays?limit=10`,
    200,
  );
  if (pays.length === 0 || pays.some(({ award_check: check }) => check === null))
    throw new Error('A pay was not checked.');
}
