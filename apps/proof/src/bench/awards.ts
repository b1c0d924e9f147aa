import { civilDate, addDays, type CivilDate } from 'payroll-core';
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
    ...(await onEachEngine((fixture) => checked(fixture, short ? shortTurns : longTurns))).flat(),
  ];
  return { figures, lines: figures.map(figureLine) };
}

interface Turns {
  readonly size: number;
  readonly warmUps: number;
  readonly turns: number;
  /** No new turn begins after so long. */
  readonly seconds: number;
}

const shortTurns: Turns = { size: 10, warmUps: 1, turns: 2, seconds: 5 };
/** The median of an odd number of pairs; both engines together stay below a minute. */
const longTurns: Turns = { size: 200, warmUps: 4, turns: 25, seconds: 15 };

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
  { size, warmUps, turns, seconds }: Turns,
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
    const rostered = await hireFor(service, customer, size);
    must(
      await service.employees.updateEmployees({
        companyId: rostered.companyId,
        identifierType: 'employee_id',
        items: rostered.employeeIds.map((id) => ({
          id,
          award_code: 'MA000004',
          award_classification: 'Retail employee level 1',
        })),
      }),
    );
    const [without, withCheck, fromShifts]: [number[], number[], number[]] = [[], [], []];
    const processor = new Map<BenchEmployer, number>();
    const pay = async (employer: BenchEmployer, week: CivilDate): Promise<number> => {
      const before = api.processorSeconds() ?? 0;
      const took = await secondsOf(() => payEverybody(api, employer, week));
      processor.set(employer, (processor.get(employer) ?? 0) + (api.processorSeconds() ?? 0) - before);
      return took;
    };
    // A process that has just started compiles as it goes.
    for (let turn = 0; turn < warmUps; turn++) {
      const week = weeks.next().value;
      await pay(plain, week);
      await pay(covered, week);
    }
    processor.clear();
    const ends = performance.now() + seconds * 1_000;
    for (let turn = 0; turn < 2 || (turn < turns && performance.now() < ends); turn++) {
      const week = weeks.next().value;
      // Who comes first takes turns, so that neither side always finds what the other left behind.
      const [first, second] = turn % 2 === 0 ? [plain, covered] : [covered, plain];
      const [one, other] = [await pay(first, week), await pay(second, week)];
      without.push(first === plain ? one : other);
      withCheck.push(first === plain ? other : one);
    }
    const inProcessor = (processor.get(covered) ?? 0) / (processor.get(plain) ?? 0);
    // The conditions of Retail are confirmed for fewer weeks than its rates, which begin with the first full week of July.
    const rosteredWeeks = weeksFrom(civilDate('2026-07-12'));
    for (let turn = 0; turn < 2; turn++) {
      const week = rosteredWeeks.next().value;
      await rosterWeek(service, rostered, week);
      const took = await pay(rostered, week);
      if (turn > 0) fromShifts.push(took);
    }
    await isChecked(api, covered);
    await isChecked(api, rostered);
    return [
      figure(
        `${engine}: a pay run of ${size} with every pay held against its award, beside one without`,
        'times the time',
        pairRatios(withCheck, without),
        atMost(1.25),
      ),
      // Other load on the machine only ever adds time, so the best turn of each side says what the check costs.
      // Processor time of the service does not depend on what else the machine does.
      ...(Number.isFinite(inProcessor)
        ? [figure(`${engine}: the same in processor time of the service`, 'times the time', [inProcessor])]
        : []),
      figure(`${engine}: the same, the best turn of each side`, 'times the time', [
        Math.min(...withCheck) / Math.min(...without),
      ]),
      figure(
        `${engine}: a pay run of ${size} whose hours are five approved shifts each, priced by the award and checked`,
        'employees a second',
        fromShifts.map((seconds) => size / seconds),
      ),
    ];
  } finally {
    await api.stop();
  }
}

/** Five shifts of everybody in the week that ends on a pay date, Saturday and Sunday among them. */
async function rosterWeek(
  { pays }: BenchFixture['service'],
  { customerId, companyId, employeeIds }: BenchEmployer,
  payDate: CivilDate,
): Promise<void> {
  const shifts = employeeIds.flatMap((employeeId, at) =>
    [-6, -4, -3, -1, 0].map((day) => ({
      employeeId,
      shift: {
        date: addDays(payDate, day),
        start: `${String(8 + (at % 4)).padStart(2, '0')}:00`,
        end: `${15 + (at % 4)}:30`,
      },
    })),
  );
  const where = { customerId, companyId, identifierType: 'employee_id' as const };
  for (let from = 0; from < shifts.length; from += 1_000) {
    const entered = must(await pays.enterShifts({ ...where, shifts: shifts.slice(from, from + 1_000) }));
    must(await pays.approveShifts({ ...where, shiftIds: entered.map(({ id }) => id), by: 'bench' }));
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
