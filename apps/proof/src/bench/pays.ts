import type { Service } from '@anz-payroll/composition';
import { addDays, civilDate, type CivilDate } from 'payroll-core';
import { startBenchApi } from './bench-api';
import { hire, hoursOf, type BenchEmployer } from './bench-employer';
import { onEachEngine } from './bench-fixture';
import { figure, figureLine, pairRatios, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { copyTables, insertRaw, rowsWritten, tableMarks } from './raw-inserts';
import { secondsOf } from './statistics';

const SIZES = [10, 100, 1_000, 5_000] as const;
const PAIRS = 5;
const PAIR_SIZE = 1_000;

/** Pays worked out and committed, beside inserting the rows that they leave, with the same driver. */
export async function runPayBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const sizes = short ? [10, 50] : SIZES;
  const pairSize = short ? 20 : PAIR_SIZE;
  const pairs = short ? 1 : PAIRS;
  const measured = await onEachEngine(async ({ service, environment }) => {
    const employer = await hire(service, Math.max(...sizes, pairSize));
    const weeks = weeksFrom(civilDate('2026-07-05'));
    const direct = async (count: number) => {
      const payDate = weeks.next().value;
      return secondsOf(() => pay(service, employer, count, payDate));
    };
    await direct(Math.min(50, employer.employeeIds.length));
    const { engine } = service.database;
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await figuresOfSize(engine, size, direct)));
    figures.push(...(await besideRaw(service, direct, pairSize, pairs)));
    const api = await startBenchApi(environment, employer.token);
    try {
      // A process that has just started compiles as it goes, and the batch thread, which takes over after some requests, once more.
      for (let turn = 0; turn < (short ? 0 : 14); turn++) await api.create(employer, pairSize, weeks.next().value);
      const perSecond: number[] = [];
      for (let turn = 0; turn < (short ? 1 : 5); turn++) {
        const payDate = weeks.next().value;
        perSecond.push(pairSize / (await secondsOf(() => api.create(employer, pairSize, payDate))));
      }
      figures.push(figure(`${engine}: over HTTP, ${pairSize} pays in a request`, 'pays a second', perSecond));
    } finally {
      await api.stop();
    }
    return figures;
  });
  const figures = measured.flat();
  return { figures, lines: figures.map(figureLine) };
}

/** A week of its own for every request, as it is in life; the year starts anew before the law of it ends. */
export function* weeksFrom(first: CivilDate): Generator<CivilDate, never> {
  for (let week = 0; ; week++) yield addDays(first, 7 * (week % 50));
}

async function figuresOfSize(
  engine: string,
  size: number,
  direct: (count: number) => Promise<number>,
): Promise<readonly Figure[]> {
  const each: number[] = [];
  for (let turn = 0; turn < 3; turn++) each.push(((await direct(size)) * 1000) / size);
  const memory = process.memoryUsage().rss / 2 ** 20;
  return [
    figure(`${engine}: ${size} pays in a request`, 'ms a pay', each),
    figure(`${engine}: ${size} pays in a request, resident memory afterwards`, 'MiB', [memory]),
  ];
}

async function besideRaw(
  { database }: Service,
  direct: (count: number) => Promise<number>,
  size: number,
  pairs: number,
): Promise<readonly Figure[]> {
  const [ours, raw]: [number[], number[]] = [[], []];
  const copies = await copyTables(database);
  for (let pair = 0; pair <= pairs; pair++) {
    const marks = await tableMarks(database, copies);
    const seconds = await direct(size);
    const rows = await rowsWritten(database, marks);
    const rawSeconds = await secondsOf(() => insertRaw(database, rows));
    if (pair === 0) continue;
    ours.push(size / seconds);
    raw.push(size / rawSeconds);
  }
  const { engine } = database;
  return [
    figure(`${engine}: worked out, explained and committed`, 'pays a second', ours),
    figure(`${engine}: raw inserts of the same rows, same driver, one transaction`, 'pays a second', raw),
    figure(`${engine}: pays over raw inserts (pairs, first dropped)`, 'ratio', pairRatios(ours, raw)),
  ];
}

async function pay(
  { pays }: Service,
  { customerId, companyId, employeeIds }: BenchEmployer,
  count: number,
  payDate: CivilDate,
): Promise<void> {
  const items = employeeIds.slice(0, count).map((employeeId, at) => ({ employeeId, hours: hoursOf(at) }));
  const made = await pays.createPays({ customerId, companyId, identifierType: 'employee_id', payDate, items });
  if (!made.ok || made.value.pays.length !== count) throw new Error(made.ok ? 'Pays are missing' : made.error.message);
}
