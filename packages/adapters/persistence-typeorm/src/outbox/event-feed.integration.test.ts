import { outboxUseCases } from '@anz-payroll/webhook-outbox';
import type { Announcement } from '@anz-payroll/kernel';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { barrier } from '../testing/barrier';
import { bindAnnouncements, bindOutbox, workQueue } from '.';

const customerId = 1;
const clock = { now: () => 1_000_000 };
const created = (id: number): Announcement => ({
  type: 'employee.created',
  customerId,
  companyId: 1,
  entity: { type: 'employee', id },
  data: {},
});

describe.each(testEngines)('the event feed on $engine', (engine) => {
  let database: TestDatabase;
  const readFeed = (after: number, limit = 1000) =>
    outboxUseCases({
      unitOfWork: database.unitOfWork((tx) => bindOutbox(tx, clock)),
      reading: database.reading((tx) => bindOutbox(tx, clock)),
      clock,
      ids: { uuid: () => crypto.randomUUID() },
      targets: { vet: () => Promise.resolve({ ok: true }) },
      secrets: { secret: () => 'a-secret-made-for-this-test' },
      wait: () => Promise.resolve(),
      wake: () => undefined,
    }).readFeed({ customerId, userId: null, clientId: null }, after, limit);
  const employees = (entries: readonly { readonly body: string }[]) =>
    entries.map(({ body }) => (JSON.parse(body) as { entity: { id: number } }).entity.id);
  const tell = (announcements: readonly Announcement[], beforeCommit: () => Promise<void> = () => Promise.resolve()) =>
    database
      .unitOfWork((tx) => bindAnnouncements(tx, clock))
      .run(async (port) => {
        await port.add(announcements);
        await beforeCommit();
      });
  const place = () =>
    workQueue({ unitOfWork: database.unitOfWork((tx) => tx), reading: database.reading((tx) => tx) }).placeEvents();

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 120_000);
  beforeEach(() =>
    database
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        for (const table of ['events', 'event_feed']) await tx.execute(`DELETE FROM ${table}`);
      }),
  );
  afterAll(() => database.remove());

  // On SQLite a second writer does not begin before the first has ended.
  if (engine.engine === 'mysql')
    test('a commit that began earlier and ends later is read after the cursor of one that overtook it', async () => {
      const [bothWritten, mayEnd] = [barrier(2), barrier(2)];
      const late = tell([created(1)], async () => {
        await bothWritten();
        await mayEnd();
      });
      await bothWritten();
      await tell([created(2)]);
      const first = await readFeed(0);
      expect(employees(first)).toEqual([2]);
      await mayEnd();
      await late;
      expect(employees(await readFeed(first.at(-1)!.cursor))).toEqual([1]);
      expect(employees(await readFeed(0))).toEqual([2, 1]);
    });

  test('readers that follow the cursor beside many writers see every event once', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let each = 0; each < 10; each++) await tell([created(writer * 100 + each)]);
    });
    let isWriting = true;
    const reader = async () => {
      const seen: number[] = [];
      let cursor = 0;
      for (let last = false; !last;) {
        last = !isWriting;
        for (let page = await readFeed(cursor, 7); page.length > 0; page = await readFeed(cursor, 7)) {
          seen.push(...employees(page));
          cursor = page.at(-1)!.cursor;
        }
      }
      return seen;
    };
    const readers = [reader(), reader()];
    await Promise.all(writers);
    isWriting = false;
    const [one, other] = await Promise.all(readers);
    const all = Array.from({ length: 80 }, (_, n) => Math.floor(n / 10) * 100 + (n % 10));
    expect([...one!].sort((a, b) => a - b)).toEqual(all);
    expect(other).toEqual(one);
  }, 60_000);

  test('several that place at once give every event one place, without gaps, in the order of their making', async () => {
    await tell(Array.from({ length: 1200 }, (_, n) => created(n)));
    const rounds = async () => {
      while ((await place()) > 0);
    };
    await Promise.all([rounds(), rounds(), rounds()]);
    await rounds();
    const rows = await database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ position: number }>('SELECT position FROM events ORDER BY id'));
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 1200 }, (_, n) => n + 1));
    expect(await place()).toBe(0);
  });
});
