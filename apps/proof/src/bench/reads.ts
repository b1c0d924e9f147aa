import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBenchApi, type BenchApi } from './bench-api';
import { hireFor, subscribe, type BenchCustomer, type BenchEmployer } from './bench-employer';
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
import { startLoad, type Load } from './load/start-load';
import { startServerProcess, type ServerProcess } from './server-process';

const CLIENTS = 16;
const PAGE = 100;

interface Plan {
  readonly pairs: number;
  readonly reads: number;
  readonly pages: number;
  readonly sizes: readonly number[];
  readonly employees: number;
}

const whole: Plan = { pairs: 5, reads: 1_600, pages: 80, sizes: [10, 100, 1_000, 10_000], employees: 1_000 };
const small: Plan = { pairs: 1, reads: 40, pages: 8, sizes: [10, 50], employees: 120 };

/** What is read: the same rows by both sides, and answers of the same length. */
interface Subject {
  readonly name: string;
  readonly paths: readonly string[];
  /** The same on the bare side. */
  readonly barePath: string;
  readonly requests: number;
  readonly bytes: number;
  /** What the service answers, for the bare side to answer too. */
  readonly body: unknown;
}

/**
 * Employees read and listed over HTTP by a client with a token, beside an Express that makes the same query with the
 * same driver and gives the same answer, asking for no token and hiding nothing. Where numbers are shown, the law wants
 * an entry in the audit log before the answer goes out; the bare side then commits a row as durably.
 */
export async function runReadBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const plan = short ? small : whole;
  const load = startLoad();
  try {
    const figures = (await onEachEngine((fixture) => ofEngine(fixture, load, plan))).flat();
    return {
      figures,
      lines: [...figures.map(figureLine), `${CLIENTS} clients at a time, pairs in turn, first dropped`],
    };
  } finally {
    await load.stop();
  }
}

async function ofEngine(fixture: BenchFixture, load: Load, plan: Plan): Promise<readonly Figure[]> {
  const { service, environment } = fixture;
  const { engine } = service.database;
  const customer = await subscribe(service);
  const open = await hireFor(service, customer, plan.employees, 'without-numbers');
  const secret = await hireFor(service, customer, plan.employees);
  const api = await startBenchApi(environment, customer.token);
  try {
    const figures: Figure[] = [];
    for (const [employer, isNoted] of [
      [open, false],
      [secret, true],
    ] as const) {
      const subjects = await subjectsOf(api, employer, plan, isNoted);
      const bare = await startBare(fixture, employer, subjects, isNoted);
      try {
        for (const subject of subjects) {
          figures.push(...(await beside(engine, load, { api, bare, customer }, subject, plan)));
        }
      } finally {
        await bare.stop();
      }
    }
    figures.push(...(await growth(fixture, load, api, customer, plan)));
    return figures;
  } finally {
    await api.stop();
  }
}

async function subjectsOf(
  api: BenchApi,
  { companyId, employeeIds }: BenchEmployer,
  plan: Plan,
  isNoted: boolean,
): Promise<readonly Subject[]> {
  const shows = isNoted ? ', its numbers shown and noted' : '';
  // Names and numbers differ in length from one employee to the next; those of one length are enough.
  const one = await sameLength(
    api,
    employeeIds.slice(100).map((id) => `/api/employees/${id}`),
  );
  const list = `/api/company/${companyId}/employees?limit=${PAGE}`;
  const page = await lengthOf(api, list);
  return [
    { name: `an employee${shows}`, ...one, barePath: '/one', requests: isNoted ? plan.reads / 4 : plan.reads },
    {
      name: `a page of ${PAGE} employees${shows}`,
      paths: [list],
      bytes: page.bytes,
      body: page.body,
      barePath: '/list',
      requests: plan.pages,
    },
  ];
}

async function sameLength(api: BenchApi, paths: readonly string[]): Promise<Pick<Subject, 'paths' | 'bytes' | 'body'>> {
  // One after the other: a process that has just started is busy, and refuses sixty at a time.
  const lengths: Answered[] = [];
  for (const path of paths.slice(0, 60)) lengths.push(await lengthOf(api, path));
  const { bytes, body } = lengths[0]!;
  return { bytes, body, paths: lengths.filter((each) => each.bytes === bytes).map(({ path }) => path) };
}

interface Answered {
  readonly path: string;
  readonly bytes: number;
  readonly body: unknown;
}

async function lengthOf(api: BenchApi, path: string): Promise<Answered> {
  const body = await api.ask<unknown>('GET', path, 200);
  return { path, bytes: Buffer.byteLength(JSON.stringify(body)), body };
}

async function startBare(
  { environment, file }: BenchFixture,
  { companyId, employeeIds }: BenchEmployer,
  [one, list]: readonly Subject[],
  isNoted: boolean,
): Promise<ServerProcess> {
  const folder = environment['DATA_FOLDER']!;
  const [oneFile, listFile] = [join(folder, 'one.json'), join(folder, 'list.json')];
  await writeFile(oneFile, JSON.stringify(one!.body));
  await writeFile(listFile, JSON.stringify(list!.body));
  return startServerProcess(
    join(__dirname, 'bare-express-main.js'),
    {
      ...(file === undefined ? { BARE_SERVER: environment['DATABASE_URL']! } : { BARE_FILE: file }),
      BARE_COMPANY: String(companyId),
      BARE_EMPLOYEE: String(employeeIds[100]),
      BARE_PAGE: String(PAGE + 1),
      BARE_ONE: oneFile,
      BARE_LIST: listFile,
      BARE_NOTES: String(isNoted),
    },
    '/one',
  );
}

interface Sides {
  readonly api: BenchApi;
  readonly bare: ServerProcess;
  readonly customer: BenchCustomer;
}

async function beside(
  engine: string,
  load: Load,
  { api, bare, customer }: Sides,
  { name, paths, barePath, requests, bytes }: Subject,
  { pairs }: Plan,
): Promise<readonly Figure[]> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  const same = { kind: 'read', requests, bytes, clients: CLIENTS } as const;
  const headers = { authorization: `Bearer ${customer.token}` };
  for (let pair = 0; pair <= pairs; pair++) {
    const our = await load.run({ ...same, port: api.port, paths, headers });
    const their = await load.run({ ...same, port: bare.port, paths: [barePath], headers });
    if (pair === 0) continue;
    ours.push(requests / our.seconds);
    theirs.push(requests / their.seconds);
  }
  return [
    figure(`${engine}: ${name}`, 'reads a second', ours),
    figure(`${engine}: ${name}, bare Express`, 'reads a second', theirs),
    figure(`${engine}: ${name}, over bare Express`, 'ratio', pairRatios(ours, theirs), atLeast(0.6)),
  ];
}

/** Reading one, and listing all, in companies of growing size. */
async function growth(
  { service }: BenchFixture,
  load: Load,
  api: BenchApi,
  customer: BenchCustomer,
  { sizes, reads, pairs }: Plan,
): Promise<readonly Figure[]> {
  const { engine } = service.database;
  const figures: Figure[] = [];
  const [perRead, perListed]: [number[], number[]] = [[], []];
  for (const size of sizes) {
    const { companyId, employeeIds } = await hireFor(service, customer, size, 'without-numbers');
    const headers = { authorization: `Bearer ${customer.token}` };
    const one = await lengthOf(api, `/api/employees/${employeeIds.at(-1)}`);
    const all = await lengthOf(api, `/api/company/${companyId}/employees`);
    const [read, listed]: [number[], number[]] = [[], []];
    for (let turn = 0; turn <= pairs; turn++) {
      const few = Math.ceil(reads / 8);
      const asked = await load.run({
        ...{ kind: 'read', port: api.port, paths: [one.path], headers },
        ...{ requests: few, clients: CLIENTS, bytes: one.bytes },
      });
      const lists = Math.max(1, Math.round(1_000 / size));
      const got = await load.run({
        ...{ kind: 'read', port: api.port, paths: [all.path], headers },
        ...{ requests: lists, clients: 1, bytes: all.bytes },
      });
      if (turn === 0) continue;
      read.push((asked.seconds * 1000) / few);
      listed.push((got.seconds * 1000) / lists / size);
    }
    const reading = figure(`${engine}: one of ${size} employees read`, 'ms', read);
    const listing = figure(`${engine}: ${size} employees listed`, 'ms an employee', listed);
    figures.push(reading, listing);
    perRead.push(reading.median);
    perListed.push(listing.median);
  }
  return [
    ...figures,
    figure(`${engine}: growth of a read from ${sizes[0]} to ${sizes.at(-1)}`, 'ratio', [grown(perRead)], atMost(1.5)),
    figure(
      `${engine}: growth of a list, an employee, from ${sizes[0]} to ${sizes.at(-1)}`,
      'ratio',
      [grown(perListed)],
      atMost(1.5),
    ),
  ];
}

function grown(values: readonly number[]): number {
  return values.at(-1)! / values[0]!;
}
