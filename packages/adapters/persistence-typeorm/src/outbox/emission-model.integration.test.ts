import fc from 'fast-check';
import { finishAttempt, type AttemptOutcome } from '@anz-payroll/webhook-outbox';
import type { Announcement } from '@anz-payroll/kernel';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { bindAnnouncements, bindOutbox, outboxTables, workQueue } from '.';

/** One step of a random life of the outbox. */
type Step =
  | { readonly do: 'commit'; readonly changes: readonly Change[] }
  | { readonly do: 'roll back'; readonly changes: readonly Change[] }
  | { readonly do: 'attempt'; readonly most: number; readonly status: number }
  | { readonly do: 'switch'; readonly endpoint: number };

interface Change {
  readonly what: 'created' | 'updated' | 'deleted';
  readonly record: number;
}

/** What the specification, part 6, says there must be; written with lists and words and without the code under test. */
interface Expected {
  readonly endpoint: number;
  readonly event: string;
  readonly record: number;
  state: number;
  status: 'pending' | 'retry' | 'delivered' | 'skipped';
}

const customer = 1;
const endpoints = [
  ['employee.created', 'employee.updated', 'employee.deleted'],
  ['employee.updated'],
  ['employee.created', 'employee.deleted'],
] as const;

const change = fc.record({
  what: fc.constantFrom<Change['what']>('created', 'updated', 'updated', 'updated', 'deleted'),
  record: fc.integer({ min: 1, max: 3 }),
});
/** In a commit a record can be created only by its first change, and a deletion is its last. */
const changes = fc
  .array(change, { minLength: 1, maxLength: 4 })
  .map((made) =>
    made.filter(
      ({ what, record }, index) =>
        !made
          .slice(0, index)
          .some((earlier) => earlier.record === record && (what === 'created' || earlier.what === 'deleted')),
    ),
  );
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: changes.map((made): Step => ({ do: 'commit', changes: made })) },
  { weight: 1, arbitrary: changes.map((made): Step => ({ do: 'roll back', changes: made })) },
  {
    weight: 3,
    arbitrary: fc
      .record({ most: fc.integer({ min: 1, max: 3 }), status: fc.constantFrom(200, 500) })
      .map((rest): Step => ({ do: 'attempt', ...rest })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 }).map((endpoint): Step => ({ do: 'switch', endpoint })) },
);

/** Rules 2, 4 and 5: one commit tells of a record once. */
function toldBy(made: readonly Change[], stateOf: (index: number) => number) {
  const told: { what: Change['what']; record: number; state: number }[] = [];
  for (const record of new Set(made.map((each) => each.record))) {
    let known: (typeof told)[number] | undefined;
    for (const [index, { what, record: of }] of made.entries()) {
      if (of !== record) continue;
      const isNew = known?.what === 'created';
      // Made and removed in one commit, and then not touched again: nobody else ever saw it.
      if (isNew && what === 'deleted') known = undefined;
      else known = { what: isNew ? 'created' : what, record, state: stateOf(index) };
    }
    if (known !== undefined) told.push(known);
  }
  return told;
}

describe.each(testEngines)('emission and coalescing against a model on $engine', (engine) => {
  let database: TestDatabase;
  let now = 1_000_000;
  const clock = { now: () => now };
  const unit = () => database.unitOfWork((tx) => tx);

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 120_000);
  afterAll(() => database.remove());

  const clear = () =>
    unit().run(async (tx) => {
      for (const table of outboxTables) await tx.execute(`DELETE FROM ${table.options.name}`);
    });

  const open = () =>
    database
      .unitOfWork((tx) => bindOutbox(tx, clock))
      .run((stores) =>
        Promise.all(
          endpoints.map((events) =>
            stores.endpoints.add({
              customerId: customer,
              url: 'https://hooks.partner.com/x',
              events,
              description: '',
              isActive: true,
              secret: 'a-secret-of-the-model',
              createdAt: now,
              updatedAt: now,
            }),
          ),
        ),
      );

  const commit = async (announcements: readonly Announcement[], rollsBack: boolean) => {
    const work = database
      .unitOfWork((tx) => bindAnnouncements(tx, clock))
      .run(async (port) => {
        await port.add(announcements);
        if (rollsBack) throw new Error('rolled back');
      });
    if (rollsBack) await expect(work).rejects.toThrow('rolled back');
    else await work;
  };

  async function live(steps: readonly Step[]): Promise<void> {
    await clear();
    const ids = (await open()).map(({ id }) => id);
    const isActive = endpoints.map(() => true);
    const expected: Expected[] = [];
    const feed: string[] = [];
    const queue = workQueue({ unitOfWork: unit(), reading: database.reading((tx) => tx) });
    let states = 0;
    for (const each of steps) {
      now += 1;
      if (each.do === 'commit' || each.do === 'roll back') {
        const first = states;
        states += each.changes.length;
        await commit(
          each.changes.map(({ what, record }, index) => ({
            type: `employee.${what}` as const,
            customerId: customer,
            companyId: 1,
            entity: { type: 'employee' as const, id: record },
            data: { state: first + index },
          })),
          each.do === 'roll back',
        );
        if (each.do === 'roll back') continue;
        for (const { what, record, state } of toldBy(each.changes, (index) => first + index)) {
          const event = `employee.${what}`;
          feed.push(`${event} ${record} ${state}`);
          for (const [index, events] of endpoints.entries()) {
            if (!isActive[index] || !(events as readonly string[]).includes(event)) continue;
            // Rule 6: rewritten in place while queued and unattempted; a record is created once, so that is never rewritten.
            const queued = expected.findLast(
              (one) =>
                one.endpoint === index && one.event === event && one.record === record && one.status === 'pending',
            );
            if (queued !== undefined && what !== 'created') queued.state = state;
            else expected.push({ endpoint: index, event, record, state, status: 'pending' });
          }
        }
      } else if (each.do === 'switch') {
        const endpoint = each.endpoint;
        isActive[endpoint] = !isActive[endpoint];
        await database
          .unitOfWork((tx) => bindOutbox(tx, clock))
          .run(async (stores) => {
            const known = await stores.endpoints.find(customer, ids[endpoint]!);
            await stores.endpoints.save({ ...known!, isActive: isActive[endpoint]! });
          });
      } else {
        const claimed = await queue.turn([], {
          limit: each.most,
          perEndpoint: 100,
          perHost: 100,
          endpointsUnderWay: new Map(),
          hostsUnderWay: new Map(),
          dueBy: now,
          now,
          leaseUntil: now + 8_000,
        });
        const outcome: AttemptOutcome = { kind: 'answered', statusCode: each.status, durationMs: 1 };
        await queue.turn(
          claimed.map(({ id, claimToken, delivery, target }) =>
            target.kind === 'skipped'
              ? { id, claimToken, now, delivery: { ...delivery, status: 'skipped', attempts: delivery.attempts - 1 } }
              : { id, claimToken, now, outcome, delivery: finishAttempt(delivery, outcome, now) },
          ),
          undefined,
        );
        // In the order in which they were queued; a rewritten one keeps its place.
        const due = expected.filter(({ status }) => status === 'pending').slice(0, each.most);
        expect(claimed).toHaveLength(due.length);
        for (const one of due) {
          one.status = !isActive[one.endpoint] ? 'skipped' : each.status === 200 ? 'delivered' : 'retry';
        }
      }
      expect(await stored(ids)).toEqual(expected.map(lineOf));
      expect(await told()).toEqual(feed);
    }
  }

  const stored = (ids: readonly number[]) =>
    unit().run(async (tx) => {
      const rows = await tx.query<{ endpoint_id: number; event: string; body: string; status: string }>(
        `SELECT d.endpoint_id, d.event, v.body, d.status
           FROM webhook_deliveries d JOIN events v ON v.envelope_id = d.envelope_id ORDER BY d.id`,
      );
      return rows.map(({ endpoint_id, event, body, status }) => {
        const { entity, data } = JSON.parse(body) as { entity: { id: number }; data: { state: number } };
        return lineOf({
          endpoint: ids.indexOf(endpoint_id),
          event,
          record: entity.id,
          state: data.state,
          status: status as Expected['status'],
        });
      });
    });

  const told = () =>
    unit().run(async (tx) => {
      const rows = await tx.query<{ event: string; body: string; envelope_id: string }>(
        'SELECT event, body, envelope_id FROM events ORDER BY id',
      );
      expect(new Set(rows.map(({ envelope_id }) => envelope_id)).size).toBe(rows.length);
      return rows.map(({ event, body }) => {
        const { entity, data } = JSON.parse(body) as { entity: { id: number }; data: { state: number } };
        return `${event} ${entity.id} ${data.state}`;
      });
    });

  const lineOf = ({ endpoint, event, record, state, status }: Expected) =>
    `${endpoint} ${event} ${record} ${state} ${status}`;

  test('any order of commits, rollbacks, attempts and switches leaves what the rules say', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), live), {
      numRuns: engine.engine === 'sqlite' ? 50 : 20,
    });
  }, 120_000);
});
