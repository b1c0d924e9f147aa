import { startBenchApi } from './bench-api';
import { hireFor, subscribe } from './bench-employer';
import { inBenchFixture, type BenchFixture } from './bench-fixture';
import { atLeast, figure, figureLine, type BenchOptions, type BenchOutcome } from './figures';
import { startLoad, type Load } from './load/start-load';

const CORES = 2;
const CLIENTS = 16;
const ROUNDS = 4;
const PEOPLE = 100;

interface Served {
  /** Requests a second. */
  readonly rate: number;
  /** The same for each processor that the load left over. */
  readonly ratePerCore: number;
}

/**
 * One serving process and two on the same MySQL or MariaDB, in turn: pages of a hundred employees. The load comes from the same
 * machine; the processor time that it takes is taken off what either had.
 */
export async function runWorkersBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const server = process.env['TEST_MYSQL_URL'] ?? '';
  if (server === '') return { figures: [], lines: ['Set TEST_MYSQL_URL: SQLite has one serving process.'] };
  const requests = short ? 60 : 1_500;
  const rounds = short ? 1 : ROUNDS;
  const [one, two] = await inBenchFixture(server, (fixture) => besideEachOther(fixture, requests, rounds));
  const ratio = two.map(({ ratePerCore }, at) => ratePerCore / one[at]!.ratePerCore);
  const plain = two.map(({ rate }, at) => rate / one[at]!.rate);
  const figures = [
    figure('mysql: pages of 100 employees, one worker', 'requests a second', ratesOf(one)),
    figure('mysql: pages of 100 employees, two workers', 'requests a second', ratesOf(two)),
    figure('mysql: two workers over one', 'ratio', plain),
    figure('mysql: two workers over one, without the processors of the load', 'ratio', ratio, atLeast(1.6)),
  ];
  return { figures, lines: figures.map(figureLine) };
}

const ratesOf = (served: readonly Served[]) => served.map(({ rate }) => rate);

async function besideEachOther(
  { service, environment }: BenchFixture,
  requests: number,
  rounds: number,
): Promise<readonly [readonly Served[], readonly Served[]]> {
  const customer = await subscribe(service);
  const { companyId } = await hireFor(service, customer, PEOPLE);
  const load = startLoad();
  const one = await startBenchApi({ ...environment, WORKERS: '1' }, customer.token);
  const two = await startBenchApi({ ...environment, WORKERS: '2' }, customer.token);
  const path = `/api/company/${companyId}/employees?limit=${PEOPLE}`;
  const bytes = Buffer.byteLength(JSON.stringify(await one.ask('GET', path, 200)));
  const measure = (port: number) => served(load, port, { path, token: customer.token, requests, bytes });
  const [ofOne, ofTwo]: [Served[], Served[]] = [[], []];
  try {
    // Processes that have just started compile as they go.
    for (const { port } of [one, two, two]) await measure(port);
    for (let round = 0; round < rounds; round += 1) {
      ofOne.push(await measure(one.port));
      ofTwo.push(await measure(two.port));
    }
  } finally {
    await load.stop();
    await one.stop();
    await two.stop();
  }
  return [ofOne, ofTwo];
}

async function served(
  load: Load,
  port: number,
  {
    path,
    token,
    requests,
    bytes,
  }: { readonly path: string; readonly token: string; readonly requests: number; readonly bytes: number },
): Promise<Served> {
  const { seconds, processorSeconds } = await load.run({
    ...{ kind: 'read', port, paths: [path], headers: { authorization: `Bearer ${token}` } },
    ...{ requests, clients: CLIENTS, bytes },
  });
  const rate = requests / seconds;
  return { rate, ratePerCore: rate / (CORES - processorSeconds / seconds) };
}
