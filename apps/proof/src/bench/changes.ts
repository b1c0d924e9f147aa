import { civilDate } from 'payroll-core';
import { startBenchApi } from './bench-api';
import { hireFor, subscribe } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import { atMost, figure, figureLine, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { payEverybody, watchMemory } from './pay-runs';
import { weeksFrom } from './pays';
import { secondsOf } from './statistics';

const PEOPLE = 10_000;
const TURNS = 3;
const MOST_SECONDS = 10;
const FOUR_WEEKS = 28 * 86_400_000;

/** What a change of law does to everybody, and what to look at in a run, over HTTP. */
export async function runChangesBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const figures = (await onEachEngine((fixture) => ofEngine(fixture, short ? 30 : PEOPLE, short ? 1 : TURNS))).flat();
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
  // The last pays are looked for within a hundred days.
  const weeks = weeksFrom(civilDate(new Date(Date.now() - FOUR_WEEKS).toISOString().slice(0, 10)));
  const [impact, anomalies, memory]: [number[], number[], number[]] = [[], [], []];
  try {
    const employer = await hireFor(service, customer, people);
    await payEverybody(api, employer, weeks.next().value);
    const { pay_run_id: run } = await payEverybody(api, employer, weeks.next().value);
    const company = `/api/company/${employer.companyId}`;
    for (let turn = 0; turn < turns; turn++) {
      const watched = watchMemory(api);
      const law = { from: '2026-06-30', to: '2026-07-01' };
      impact.push(
        await secondsOf(async () => {
          const found = await api.ask<{ readonly touched: readonly unknown[]; readonly untouched: number }>(
            'POST',
            `${company}/impact`,
            200,
            { law },
          );
          if (found.touched.length + found.untouched !== people) throw new Error('Somebody is missing');
        }),
      );
      anomalies.push(
        await secondsOf(async () => {
          const found = await api.ask<{ readonly pays: number }>('GET', `${company}/pay-runs/${run}/anomalies`, 200);
          if (found.pays !== people) throw new Error('Pays are missing');
        }),
      );
      memory.push(await watched.end());
    }
  } finally {
    await api.stop();
  }
  const growth = memory.at(-1)! / Math.max(1, memory[0]!);
  return [
    figure(`${engine}: impact of a change of law on ${people}`, 'seconds', impact, atMost(MOST_SECONDS)),
    figure(`${engine}: anomalies of a run of ${people}`, 'seconds', anomalies, atMost(MOST_SECONDS)),
    figure(`${engine}: resident memory at most`, 'MiB', [Math.max(...memory)]),
    figure(`${engine}: growth of memory from the first turn to the last`, 'ratio', [growth], atMost(1.25)),
  ];
}
