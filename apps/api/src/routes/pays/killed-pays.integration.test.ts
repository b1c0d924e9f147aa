import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

/** More for a longer run: `PAY_KILLS=50 npx jest killed-pays`. */
const KILLS = Number(process.env['PAY_KILLS'] ?? 3);
const SEED = Number(process.env['PAY_KILLS_SEED'] ?? 20261115);
const EMPLOYEES = 40;

jest.setTimeout(60_000 + KILLS * 20_000);

/** Numbers from 0 to 1 that are the same for the same seed (Park and Miller). */
function* numbersFrom(seed: number): Generator<number, never> {
  for (let state = seed % 2147483647; ;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

/**
 * Starts a process that creates pays and kills it in the middle of it: once its first request is acknowledged, after
 * `share` of twice the time which that one took. Answers what it had acknowledged.
 */
async function killedWhilePaying(words: readonly string[], share: number): Promise<readonly string[]> {
  const loader = join(__dirname, '../../../../../packages/platform/tooling/run-typescript.cjs');
  const main = join(__dirname, '../../testing/pay-service/paying-main.ts');
  const child = spawn(process.execPath, ['-r', loader, main, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  const said = (word: string) =>
    new Promise<number>((resolve, reject) => {
      child.stdout.on('data', () => {
        if (text.includes(word)) resolve(performance.now());
      });
      child.once('exit', () => reject(new Error('The process ended before it was killed')));
    });
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [readyAt, madeAt] = await Promise.all([said('ready'), said('made')]);
  await setTimeout(share * 2 * (madeAt - readyAt));
  child.kill('SIGKILL');
  await gone;
  return [...text.matchAll(/made (\S+)\n/g)].map((match) => match[1]!);
}

interface StoredPay {
  readonly id: number;
  readonly employee_id: number;
  readonly pay_department: string;
  readonly gross: number;
  readonly pay_run_id: number;
}

describe.each(testEngines)('a process killed while it creates pays on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  test('[4.3-07] leaves all of a request or nothing: pays, events, run totals and year to date', async () => {
    console.log(`${KILLS} kills on ${engine.engine}, seed ${SEED}`);
    const numbers = numbersFrom(SEED);
    const ids = await employer.hireAll(
      'au',
      Array.from({ length: EMPLOYEES }, () => ({})),
    );
    const acknowledged: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const words = [api.database.url, employer.customerId, employer.au, ids.join(), `k${kill}`].map(String);
      acknowledged.push(...(await killedWhilePaying(words, numbers.next().value)));
      // The server may still be ending what the dead process had begun; whoever changes these rows waits for it.
      const settled = await employer.pay(
        'au',
        ids.map((id) => ({ employee_id: id, pay_department: `settled-${kill}`, hours: [] })),
      );
      expect(settled.status).toBe(201);
      acknowledged.push(`settled-${kill}`);
      // Nothing mends what a kill has left, so a later look sees it too.
      if (kill % 5 === 4 || kill === KILLS - 1) await check(acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * KILLS);
  });

  async function check(acknowledged: readonly string[]): Promise<void> {
    const listed = await employer.call('GET', `/api/company/${employer.au}/pays`);
    const pays = listed.body as readonly StoredPay[];
    const byRequest = new Map<string, number>();
    for (const { pay_department } of pays) byRequest.set(pay_department, (byRequest.get(pay_department) ?? 0) + 1);
    expect([...byRequest].filter(([, count]) => count !== EMPLOYEES)).toEqual([]);
    expect(acknowledged.filter((request) => !byRequest.has(request))).toEqual([]);

    const told = (await employer.events()).filter(({ type }) => type === 'pay.created').map(({ entity }) => entity.id);
    expect(told.sort((a, b) => a - b)).toEqual(pays.map(({ id }) => id).sort((a, b) => a - b));

    const runs = (await employer.call('GET', `/api/company/${employer.au}/pay-runs`)).body as readonly {
      readonly pay_run_id: number;
      readonly pay_count: number;
      readonly gross: number;
    }[];
    for (const run of runs) {
      const ofRun = pays.filter(({ pay_run_id }) => pay_run_id === run.pay_run_id);
      expect([run.pay_count, cents(run.gross)]).toEqual([ofRun.length, total(ofRun)]);
    }
    const preview = await employer.call(
      'POST',
      `/api/company/${employer.au}/pays/${pays.at(-1)!.id}/correction/preview`,
      { pay_department: 'any', hours: [] },
    );
    const mine = pays.filter(({ employee_id }) => employee_id === pays.at(-1)!.employee_id);
    expect(cents((preview.body.year_to_date.before.gross ?? 0) as number)).toBe(total(mine));
  }
});

function total(pays: readonly { readonly gross: number }[]): number {
  return pays.reduce((sum, { gross }) => sum + cents(gross), 0);
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}
