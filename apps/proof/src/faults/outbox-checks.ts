import type { Service } from '@anz-payroll/composition';
import type { OutboxListener } from './outbox-listener';

interface DeliveryLine {
  readonly id: number;
  readonly envelope_id: string;
  readonly status: string;
  readonly attempts: number;
  readonly body: string;
}

export interface OutboxFindings {
  readonly employees: number;
  readonly deliveries: number;
  readonly duplicates: number;
  /** Broken invariants, one line each; empty is a pass. */
  readonly broken: readonly string[];
}

/** What is true of an outbox that lost nothing, read from the tables and from what the listener holds. */
export async function checkOutbox(
  service: Service,
  listener: OutboxListener,
  webhooks: number,
  acknowledged: readonly number[],
): Promise<OutboxFindings> {
  const rows = await service.database
    .reading((tx) => tx)
    .run((tx) =>
      tx.query<DeliveryLine>(
        `SELECT d.id, d.envelope_id, d.status, d.attempts, v.body
           FROM webhook_deliveries d JOIN events v ON v.envelope_id = d.envelope_id`,
      ),
    );
  const employees = await service.database
    .reading((tx) => tx)
    .run((tx) => tx.query<{ id: number; last_name: string }>('SELECT id, last_name FROM employees'));
  const broken: string[] = [];
  const expectNone = (what: string, which: readonly unknown[]): void => {
    if (which.length > 0) broken.push(`${which.length} ${what}, such as ${String(which[0])}`);
  };

  expectNone(
    'deliveries not delivered',
    rows.filter(({ status }) => status !== 'delivered').map(({ id, status }) => `${id} (${status})`),
  );
  expectNone(
    'deliveries with more than 8 attempts',
    rows.filter(({ attempts }) => attempts > 8).map(({ id }) => id),
  );
  const pairs = new Map(rows.map((row) => [`${row.id} ${row.envelope_id}`, row.body]));
  expectNone(
    'deliveries the listener never received',
    [...pairs.keys()].filter((pair) => !listener.bodies.has(pair)),
  );
  expectNone(
    'pairs the listener received that are no delivery',
    [...listener.bodies.keys()].filter((pair) => !pairs.has(pair)),
  );
  expectNone(
    'bodies that differ from what was queued',
    [...pairs].filter(([pair, body]) => listener.bodies.get(pair) !== body).map(([pair]) => pair),
  );
  expectNone('pairs that came with two bodies', listener.changed);

  const there = new Set(employees.map(({ id }) => id));
  expectNone(
    'acknowledged employees that are gone',
    acknowledged.filter((id) => !there.has(id)),
  );
  const heard = heardStates(listener);
  expectNone(
    'employees whose creation was not heard by every webhook',
    employees.filter(({ id }) => (heard.created.get(id) ?? 0) !== webhooks).map(({ id }) => id),
  );
  expectNone(
    'employees whose last state was never heard',
    employees.filter(({ id, last_name }) => !heard.states.has(`${id} ${last_name}`)).map(({ id }) => id),
  );
  expectNone(
    'creations heard of employees that are not there',
    [...heard.created.keys()].filter((id) => !there.has(id)),
  );
  return {
    employees: employees.length,
    deliveries: rows.length,
    duplicates: listener.requests() - listener.bodies.size,
    broken,
  };
}

function heardStates(listener: OutboxListener) {
  const created = new Map<number, number>();
  const states = new Set<string>();
  for (const body of listener.bodies.values()) {
    const { type, entity, data } = JSON.parse(body) as {
      type: string;
      entity: { id: number };
      data: { last_name: string };
    };
    if (type === 'employee.created') created.set(entity.id, (created.get(entity.id) ?? 0) + 1);
    states.add(`${entity.id} ${data.last_name}`);
  }
  return { created, states };
}
