import { civilDate, type CivilDate } from 'payroll-core';
import { startBenchApi, type BenchApi } from './bench-api';
import { subscribe } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import { atMost, figure, figureLine, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { morePaidPeople, paidPeople, TERMS, type PaidPeople } from './paid-people';
import { watchMemory } from './pay-runs';
import { weeksFrom } from './pays';
import { secondsOf } from './statistics';

const PEOPLE = 10_000;
const TURNS = 3;
const MOST_SECONDS = 10;
const PAST_PAYS = 12;
const DAY = 86_400_000;

/** What a change of law does to everybody, and what to look at in a run, over HTTP. `BENCH_PEOPLE` sets how many there are. */
export async function runChangesBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const people = Number(process.env['BENCH_PEOPLE'] ?? (short ? 30 : PEOPLE));
  if (!Number.isInteger(people) || people < 1) throw new Error('BENCH_PEOPLE is how many people there are');
  const figures = (await onEachEngine((fixture) => ofEngine(fixture, people, short ? 1 : TURNS))).flat();
  return { figures, lines: figures.map(figureLine) };
}

async function ofEngine(
  { service, environment }: BenchFixture,
  people: number,
  turns: number,
): Promise<readonly Figure[]> {
  const { engine } = service.database;
  const customer = await subscribe(service);
  const api = await startBenchApi(environment, customer.token);
  const [impact, anomalies, processor]: [number[], number[], number[]] = [[], [], []];
  try {
    const few = Math.min(people, TERMS);
    const some = await paidPeople(service, api, customer, few, paydays());
    // As many people as in one turn, asked about a few at a time: what memory grows beyond that comes from their number.
    const inPieces = watchMemory(api);
    for (let asked = 0; asked < people; asked += few) await askBoth(api, some, few);
    const memoryInPieces = await inPieces.end();
    const everybody = await morePaidPeople(service, some, people);
    const atOnce = watchMemory(api);
    for (let turn = 0; turn < turns; turn++) {
      const before = api.processorSeconds() ?? 0;
      const took = await askBoth(api, everybody, people);
      impact.push(took.impact);
      anomalies.push(took.anomalies);
      processor.push((api.processorSeconds() ?? 0) - before);
    }
    const memory = await atOnce.end();
    const growth = memory / Math.max(1, memoryInPieces);
    return [
      figure(`${engine}: impact of a change of law on ${people}`, 'seconds', impact, atMost(MOST_SECONDS)),
      figure(`${engine}: anomalies of a run of ${people}`, 'seconds', anomalies, atMost(MOST_SECONDS)),
      figure(`${engine}: processor time of both`, 'seconds', processor),
      figure(`${engine}: resident memory at most, ${few} people at a time`, 'MiB', [memoryInPieces]),
      figure(`${engine}: resident memory at most, ${people} people at once`, 'MiB', [memory]),
      figure(`${engine}: growth of memory from ${few} people to ${people}`, 'ratio', [growth], atMost(1.5)),
    ];
  } finally {
    await api.stop();
  }
}

/** The last pays are looked for within a hundred days, and the usual ones are the last twelve. */
function paydays(): readonly CivilDate[] {
  const first = new Date(Date.now() - (PAST_PAYS + 2) * 7 * DAY).toISOString().slice(0, 10);
  const weeks = weeksFrom(civilDate(first));
  return Array.from({ length: PAST_PAYS + 1 }, () => weeks.next().value);
}

async function askBoth(
  api: BenchApi,
  { employer, runs }: PaidPeople,
  people: number,
): Promise<{ readonly impact: number; readonly anomalies: number }> {
  const company = `/api/company/${employer.companyId}`;
  const law = { from: '2026-06-30', to: '2026-07-01' };
  type Impact = { readonly touched: readonly unknown[]; readonly untouched: number };
  const impact = await secondsOf(async () => {
    const found = await api.ask<Impact>('POST', `${company}/impact`, 200, { law });
    if (found.touched.length + found.untouched !== people) throw new Error('Somebody is missing');
  });
  const anomalies = await secondsOf(async () => {
    const path = `${company}/pay-runs/${runs.at(-1)}/anomalies`;
    const found = await api.ask<{ readonly pays: number; readonly anomalies: readonly unknown[] }>('GET', path, 200);
    if (found.pays !== people) throw new Error('Pays are missing');
    if (found.anomalies.length > people / 200) throw new Error('Quiet pays are flagged');
  });
  return { impact, anomalies };
}
