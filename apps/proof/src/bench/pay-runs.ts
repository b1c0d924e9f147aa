import { setTimeout } from 'node:timers/promises';
import { civilDate, type CivilDate } from 'payroll-core';
import { startBenchApi, type BenchApi } from './bench-api';
import { hireFor, subscribe, type BenchEmployer } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import { atLeast, atMost, figure, figureLine, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { weeksFrom } from './pays';
import type { ServerProcess } from './server-process';
import { secondsOf } from './statistics';

const SIZES = [10, 100, 1_000, 10_000] as const;
const TURNS = 3;
/** A small run is over in milliseconds; more of them say more. */
const SMALL = 100;

interface Run {
  readonly pay_run_id: number;
  readonly status: string;
  readonly pay_count: number;
  readonly net: number;
}

/** Whole pay runs over HTTP: opened for everybody, every pay worked out and committed, then processed; small ones also by one request. */
export async function runPayRunBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const sizes = short ? [10, 30] : SIZES;
  const figures = (await onEachEngine((fixture) => ofEngine(fixture, sizes, short ? 1 : TURNS))).flat();
  return { figures, lines: figures.map(figureLine) };
}

async function ofEngine(
  { service, environment }: BenchFixture,
  sizes: readonly number[],
  turns: number,
): Promise<readonly Figure[]> {
  const { engine } = service.database;
  const customer = await subscribe(service);
  const api = await startBenchApi(environment, customer.token);
  const weeks = weeksFrom(civilDate('2026-07-05'));
  const figures: Figure[] = [];
  const perEmployee: number[] = [];
  try {
    // A process that has just started compiles as it goes. Large runs start the batch thread, which then does the small ones too.
    for (const [size, warming] of [
      [sizes.at(-2)!, turns],
      [Math.min(...sizes), turns * 20],
    ] as const) {
      const first = await hireFor(service, customer, size);
      for (let turn = 0; turn < warming; turn++) {
        await payEverybody(api, first, weeks.next().value);
        if (size <= SMALL) await payAtOnce(api, first, weeks.next().value);
      }
    }
    for (const size of sizes) {
      const employer = await hireFor(service, customer, size);
      const [rates, each, atOnce]: [number[], number[], number[]] = [[], [], []];
      const memory = watchMemory(api);
      for (let turn = 0; turn < (size <= SMALL ? turns * 3 : turns); turn++) {
        const seconds = await secondsOf(() => payEverybody(api, employer, weeks.next().value));
        rates.push(size / seconds);
        each.push((seconds * 1000) / size);
        if (size > SMALL) continue;
        const payDate = weeks.next().value;
        atOnce.push(((await secondsOf(() => payAtOnce(api, employer, payDate))) * 1000) / size);
      }
      const most = await memory.end();
      const bar = size >= 1_000 ? atLeast(1_000) : undefined;
      const time = figure(`${engine}: a pay run of ${size}`, 'ms an employee', each);
      figures.push(figure(`${engine}: a pay run of ${size}`, 'employees a second', rates, bar), time);
      if (atOnce.length > 0) {
        figures.push(
          figure(`${engine}: a pay run of ${size}, opened and processed by one request`, 'ms an employee', atOnce),
        );
      }
      if (most > 0) figures.push(figure(`${engine}: a pay run of ${size}, resident memory at most`, 'MiB', [most]));
      perEmployee.push(time.median);
    }
  } finally {
    await api.stop();
  }
  const growth = perEmployee.at(-1)! / perEmployee.at(-2)!;
  const [from, to] = [sizes.at(-2), sizes.at(-1)];
  figures.push(figure(`${engine}: growth of time per employee from ${from} to ${to}`, 'ratio', [growth], atMost(1.25)));
  return figures;
}

/** One run of everybody, from opened to processed. */
export async function payEverybody(api: BenchApi, employer: BenchEmployer, payDate: CivilDate): Promise<Run> {
  const runs = `/api/company/${employer.companyId}/pay-runs`;
  const opened = await api.ask<Run>('POST', runs, 201, { pay_period: 'WEEKLY', pay_date: payDate });
  return complete(await api.ask<Run>('POST', `${runs}/${opened.pay_run_id}/process`, 200), employer);
}

/** The same by one request. */
async function payAtOnce(api: BenchApi, employer: BenchEmployer, payDate: CivilDate): Promise<Run> {
  const path = `/api/company/${employer.companyId}/pay-runs/process`;
  return complete(await api.ask<Run>('POST', path, 201, { pay_period: 'WEEKLY', pay_date: payDate }), employer);
}

function complete(run: Run, { employeeIds }: BenchEmployer): Run {
  if (run.status !== 'processed' || run.pay_count !== employeeIds.length || run.net <= 0) {
    throw new Error(`Pays are missing: ${JSON.stringify(run)}`);
  }
  return run;
}

/** The most resident memory between now and the end, in MiB; 0 where the system does not tell. */
export function watchMemory(server: ServerProcess): { end(): Promise<number> } {
  let most = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, server.residentMiB() ?? 0);
      await setTimeout(50);
    }
  })();
  return {
    end: async () => {
      over.abort();
      await watching;
      return most;
    },
  };
}
