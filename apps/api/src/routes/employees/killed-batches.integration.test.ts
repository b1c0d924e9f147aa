import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newCompany } from '@anz-payroll/companies/testing';
import { bindAnnouncements, bindEmployees } from '@anz-payroll/persistence-typeorm';
import { openTestDatabase, testEngines, type TestDatabase } from '@anz-payroll/persistence-typeorm/testing';

jest.setTimeout(240_000);

const ROUNDS = 6;

/** Starts a process that creates batches and kills it in the middle; answers the batches it had acknowledged. */
async function killedWhileCreating(url: string, companyId: number, word: string, afterMs: number): Promise<number[]> {
  const loader = join(__dirname, '../../../../../packages/platform/tooling/run-typescript.cjs');
  const main = join(__dirname, '../../testing/people-service/creating-main.ts');
  const child = spawn(process.execPath, ['-r', loader, main, url, String(companyId), word], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('ready')) resolve();
    });
    child.once('exit', () => reject(new Error('The process ended before it was killed')));
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await ready;
  await setTimeout(afterMs);
  child.kill('SIGKILL');
  await gone;
  return [...text.matchAll(/batch (\d+)/g)].map((match) => Number(match[1]));
}

describe.each(testEngines)('a process killed during a batch on $engine', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 60_000);
  afterAll(() => database.remove(), 60_000);

  test('[7.3-03] leaves whole employees with their events, every acknowledged batch, and nothing without its event', async () => {
    const clock = { now: () => Date.now() };
    const bind = (tx: Parameters<typeof bindEmployees>[0]) =>
      bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) });
    const company = await database.unitOfWork(bind).run(({ companies }) => companies.add(newCompany(1)));
    for (let round = 0; round < ROUNDS; round++) {
      const word = `r${round}`;
      const batches = await killedWhileCreating(database.url, company.id, word, 60 + round * 170);
      // The server may still be ending what the dead process had begun; whoever gets this row knows that it has.
      await database.unitOfWork(bind).run(({ seats }) => seats.lock(1));
      const employees = await database.reading(bind).run((stores) => stores.employees.ofCompany(company.id, 'all'));
      const [events, taken] = [await recordsTold(), await takenSeats()];
      const told = employees.map(({ id }) => `employee:${id}`).sort();
      expect(events).toEqual(told);
      expect(taken).toBe(employees.length);
      const numbers = new Set(employees.map(({ details }) => details.number));
      for (const batch of batches) {
        const missing = Array.from({ length: 250 }, (_, n) => `${word}-${batch}-${n}`).filter(
          (number) => !numbers.has(number),
        );
        expect(missing).toEqual([]);
      }
      for (const { details } of employees) expect(details.tax_file_number).toBe('123456782');
    }

    async function recordsTold(): Promise<string[]> {
      const rows = await database
        .reading((tx) => tx)
        .run((tx) => tx.query<{ record: string }>("SELECT record FROM events WHERE event = 'employee.created'"));
      return rows.map(({ record }) => record).sort();
    }
    async function takenSeats(): Promise<number> {
      const [row] = await database
        .reading((tx) => tx)
        .run((tx) => tx.query<{ taken: number }>('SELECT taken FROM plan_places WHERE customer_id = 1'));
      return row?.taken ?? 0;
    }
  });
});
