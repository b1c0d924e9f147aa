import { addDays, civilDate } from 'payroll-core';
import { startBenchApi } from './bench-api';
import { employeeBody, hireFor, hoursOf, subscribe, type BenchEmployer } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import { atMost, figure, figureLine, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { startLoad } from './load/start-load';

interface Plan {
  readonly paid: number;
  readonly imported: number;
  readonly reads: number;
  readonly rounds: number;
}

const whole: Plan = { paid: 5_000, imported: 10_000, reads: 1_000, rounds: 3 };
const small: Plan = { paid: 20, imported: 20, reads: 20, rounds: 1 };

const EVERY_MS = 10;
/** As many employees as one request may bring. */
const CHUNK = 1_000;

/** One customer reads at a steady pace, first alone, then while a second pays 5,000 people and a third imports 10,000. */
export async function runFairnessBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const figures = (await onEachEngine((fixture) => ofEngine(fixture, short ? small : whole))).flat();
  return { figures, lines: figures.map(figureLine) };
}

async function ofEngine({ service, environment }: BenchFixture, plan: Plan): Promise<readonly Figure[]> {
  const { engine } = service.database;
  const [reader, payer, importer] = [
    await subscribe(service, 'reader'),
    await subscribe(service, 'payer'),
    await subscribe(service, 'importer'),
  ];
  const read = await hireFor(service, reader, 10);
  const paid = await hireFor(service, payer, plan.paid);
  const api = await startBenchApi(environment, reader.token);
  const load = startLoad();
  const reading = async (): Promise<number> => {
    const { milliseconds = [] } = await load.run({
      ...{ kind: 'paced', port: api.port, path: `/api/employees/${read.employeeIds[0]}` },
      ...{ headers: { authorization: `Bearer ${reader.token}` }, requests: plan.reads, everyMs: EVERY_MS },
    });
    return quantile(milliseconds, 0.99);
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  let [week, imports] = [0, 0];
  try {
    // A process that has just started compiles as it goes.
    await send(api.url, payer.token, ...payments(paid, week++));
    await reading();
    for (let round = 0; round < plan.rounds; round += 1) {
      alone.push(await reading());
      const company = await hireFor(service, importer, 0);
      const busy = { is: true };
      const paying = (async () => {
        while (busy.is) await send(api.url, payer.token, ...payments(paid, week++));
      })();
      const importing = (async () => {
        while (busy.is) await send(api.url, importer.token, ...newcomers(company.companyId, imports++, plan.imported));
      })();
      beside.push(await reading());
      busy.is = false;
      await Promise.all([paying, importing]);
    }
  } finally {
    await load.stop();
    await api.stop();
  }
  return [
    figure(`${engine}: 99th percentile of reads, alone`, 'ms', alone),
    figure(
      `${engine}: 99th percentile of reads while others pay ${plan.paid} and import ${plan.imported}`,
      'ms',
      beside,
    ),
    figure(
      `${engine}: reads beside giants over reads alone, 99th percentile`,
      'ratio',
      beside.map((each, at) => each / alone[at]!),
      atMost(3),
    ),
  ];
}

type Request = readonly [method: 'PUT', path: string, body: string];

function payments({ companyId, employeeIds }: BenchEmployer, week: number): Request {
  const payDate = addDays(civilDate('2026-07-09'), 7 * week);
  const items = employeeIds.map((employee_id, at) => ({
    employee_id,
    hours: hoursOf(at).map(({ isOvertime, ...row }) => ({ ...row, is_overtime: isOvertime ?? false })),
  }));
  return ['PUT', `/api/company/${companyId}/pays/create?pay_date=${payDate}`, JSON.stringify(items)];
}

function newcomers(companyId: number, chunk: number, most: number): Request {
  const length = Math.min(CHUNK, most);
  const items = Array.from({ length }, (_, at) => employeeBody(companyId, chunk * CHUNK + at, 'with-numbers'));
  return ['PUT', `/api/company/${companyId}/employees/create`, JSON.stringify(items)];
}

/** The answer is read and thrown away: taking it apart would keep the processor from what is measured. */
async function send(url: string, token: string, method: string, path: string, body: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
