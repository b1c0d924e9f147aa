import { startBenchApi, type BenchApi } from './bench-api';
import { hireFor, hoursOf, subscribe, type BenchEmployer } from './bench-employer';
import { inBenchFixture, type BenchFixture } from './bench-fixture';
import { atLeast, figure, figureLine, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { startLoad, type Load } from './load/start-load';

const CORES = 2;
const CLIENTS = 16;
const ROUNDS = 4;
const PEOPLE = 100;
const PAID = 20;

interface Served {
  /** Requests a second. */
  readonly rate: number;
  /** The same for each processor that the load left over. */
  readonly ratePerCore: number;
}

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly json?: string;
  readonly requests: number;
}

/**
 * One serving process and two on the same MySQL or MariaDB, in turn. Of previews of pays the service itself has most of
 * the work; of pages of employees, which it keeps (decision 1110), the database and the load have half. The load comes
 * from the same machine; the processor time that it takes is taken off what either had.
 */
export async function runWorkersBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const server = process.env['TEST_MYSQL_URL'] ?? '';
  if (server === '') return { figures: [], lines: ['Set TEST_MYSQL_URL: SQLite has one serving process.'] };
  const figures = await inBenchFixture(server, (fixture) => besideEachOther(fixture, short));
  return { figures, lines: figures.map(figureLine) };
}

function subjectsOf({ companyId, employeeIds }: BenchEmployer, short: boolean): readonly Subject[] {
  const company = `/api/company/${companyId}`;
  const pays = employeeIds.slice(0, PAID).map((employee_id, at) => ({
    employee_id,
    hours: hoursOf(at).map(({ isOvertime = false, ...row }) => ({ ...row, is_overtime: isOvertime })),
  }));
  return [
    {
      name: `previews of ${PAID} pays`,
      path: `${company}/pays/preview?pay_date=2026-07-02`,
      json: JSON.stringify(pays),
      requests: short ? 40 : 1_000,
    },
    {
      name: `pages of ${PEOPLE} employees`,
      path: `${company}/employees?limit=${PEOPLE}`,
      requests: short ? 60 : 1_500,
    },
  ];
}

async function besideEachOther({ service, environment }: BenchFixture, short: boolean): Promise<readonly Figure[]> {
  const customer = await subscribe(service);
  const employer = await hireFor(service, customer, PEOPLE);
  const load = startLoad();
  const one = await startBenchApi({ ...environment, WORKERS: '1' }, customer.token);
  const two = await startBenchApi({ ...environment, WORKERS: '2' }, customer.token);
  try {
    const figures: Figure[] = [];
    for (const subject of subjectsOf(employer, short)) {
      figures.push(...(await ofSubject(load, subject, [one, two], customer.token, short ? 1 : ROUNDS)));
    }
    return figures;
  } finally {
    await load.stop();
    await one.stop();
    await two.stop();
  }
}

async function ofSubject(
  load: Load,
  subject: Subject,
  [one, two]: readonly [BenchApi, BenchApi],
  token: string,
  rounds: number,
): Promise<readonly Figure[]> {
  const { name, path, json } = subject;
  const asked = await one.ask(json === undefined ? 'GET' : 'POST', path, 200, json && JSON.parse(json));
  const bytes = Buffer.byteLength(JSON.stringify(asked));
  const measure = ({ port }: BenchApi) => served(load, port, token, subject, bytes);
  const [ofOne, ofTwo]: [Served[], Served[]] = [[], []];
  // Processes that have just started compile as they go.
  for (const api of [one, two, two]) await measure(api);
  for (let round = 0; round < rounds; round += 1) {
    ofOne.push(await measure(one));
    ofTwo.push(await measure(two));
  }
  const ratio = ofTwo.map(({ ratePerCore }, at) => ratePerCore / ofOne[at]!.ratePerCore);
  const plain = ofTwo.map(({ rate }, at) => rate / ofOne[at]!.rate);
  return [
    figure(`mysql: ${name}, one worker`, 'requests a second', ratesOf(ofOne)),
    figure(`mysql: ${name}, two workers`, 'requests a second', ratesOf(ofTwo)),
    figure(`mysql: ${name}, two workers over one`, 'ratio', plain),
    figure(`mysql: ${name}, two workers over one, without the processors of the load`, 'ratio', ratio, atLeast(1.6)),
  ];
}

const ratesOf = (served: readonly Served[]) => served.map(({ rate }) => rate);

async function served(
  load: Load,
  port: number,
  token: string,
  { path, json, requests }: Subject,
  bytes: number,
): Promise<Served> {
  const { seconds, processorSeconds } = await load.run({
    ...{ kind: 'read', port, paths: [path], headers: { authorization: `Bearer ${token}` } },
    ...(json === undefined ? {} : { json }),
    ...{ requests, clients: CLIENTS, bytes },
  });
  const rate = requests / seconds;
  return { rate, ratePerCore: rate / (CORES - processorSeconds / seconds) };
}
