import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from 'composition';
import { readSettings } from 'configuration';
import { addDays, civilDate, type CivilDate } from 'payroll-core';
import { hire, hoursOf, type BenchEmployer } from './bench-employer';
import { copyTables, insertRaw, rowsWritten, tableMarks } from './raw-inserts';
import { startBenchApi } from './bench-api';

const SIZES = [10, 100, 1_000, 5_000] as const;
const PAIRS = 5;
const PAIR_SIZE = 1_000;

export interface PayBenchOptions {
  /** `mysql://root@127.0.0.1:3306`: a database is made there and removed; without it, a SQLite file. */
  readonly server: string | undefined;
}

/** Pays worked out and committed, beside inserting the rows that they leave, with the same driver. */
export async function runPayBench({ server }: PayBenchOptions): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pays-bench-'));
  const name = `pays_bench_${randomBytes(5).toString('hex')}`;
  const environment = {
    DATABASE_URL: server === undefined ? `sqlite:${join(folder, 'bench.sqlite')}` : new URL(name, `${server}/`).href,
    DATA_FOLDER: folder,
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    DISPATCHER: 'off',
    LOG_LEVEL: 'error',
  };
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  try {
    await service.database.migrate();
    const employer = await hire(service, Math.max(...SIZES));
    const weeks = weeksFrom(civilDate('2026-07-05'));
    const direct = async (count: number) => {
      const payDate = weeks.next().value;
      return secondsOf(() => pay(service, employer, count, payDate));
    };
    await direct(50);
    const lines: string[] = [];
    for (const size of SIZES) lines.push(await sizeLine(size, direct));
    lines.push(...(await besideRaw(service, direct)));
    const api = await startBenchApi(environment, employer.token);
    try {
      // A process that has just started compiles as it goes.
      for (let turn = 0; turn < 4; turn++) await api.create(employer, PAIR_SIZE, weeks.next().value);
      const perSecond: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const payDate = weeks.next().value;
        perSecond.push(PAIR_SIZE / (await secondsOf(() => api.create(employer, PAIR_SIZE, payDate))));
      }
      lines.push(`over HTTP, ${PAIR_SIZE} pays in a request: ${rate(perSecond)}`);
    } finally {
      await api.stop();
    }
    return lines.map((line) => `${service.database.engine}: ${line}`);
  } finally {
    if (server !== undefined) {
      await service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(`DROP DATABASE IF EXISTS ${name}`));
    }
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A week of its own for every request, as it is in life; the year starts anew before the law of it ends. */
function* weeksFrom(first: CivilDate): Generator<CivilDate, never> {
  for (let week = 0; ; week++) yield addDays(first, 7 * (week % 50));
}

async function sizeLine(size: number, direct: (count: number) => Promise<number>): Promise<string> {
  const each: number[] = [];
  for (let turn = 0; turn < 3; turn++) each.push(((await direct(size)) * 1000) / size);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  return `${String(size).padStart(5)} pays in a request: ${median(each).toFixed(3)} ms a pay (resident memory ${memory} MiB)`;
}

async function besideRaw(
  { database }: Service,
  direct: (count: number) => Promise<number>,
): Promise<readonly string[]> {
  const [ours, raw]: [number[], number[]] = [[], []];
  const copies = await copyTables(database);
  for (let pair = 0; pair <= PAIRS; pair++) {
    const marks = await tableMarks(database, copies);
    const seconds = await direct(PAIR_SIZE);
    const rows = await rowsWritten(database, marks);
    const rawSeconds = await secondsOf(() => insertRaw(database, rows));
    if (pair === 0) continue;
    ours.push(PAIR_SIZE / seconds);
    raw.push(PAIR_SIZE / rawSeconds);
  }
  const ratio = median(ours.map((each, at) => each / raw[at]!));
  return [
    `worked out, explained and committed: ${rate(ours)}`,
    `raw inserts of the same rows, same driver, one transaction: ${rate(raw)}`,
    `ratio: ${ratio.toFixed(2)} of raw inserts (median of ${PAIRS} pairs, first dropped)`,
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

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function rate(perSecond: readonly number[]): string {
  const [least, most] = [Math.min(...perSecond), Math.max(...perSecond)].map((each) => Math.round(each));
  return `${Math.round(median(perSecond))} pays a second (${least} to ${most}, ${perSecond.length} runs)`;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
