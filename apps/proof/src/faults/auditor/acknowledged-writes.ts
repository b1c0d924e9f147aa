import { decimal, isZero, subtract } from 'payroll-core';
import { several, type Audited, type Invariant } from './invariant';

/** What a client was told is done is there. */
export const acknowledgedWrites: Invariant = {
  says: 'every acknowledged write is there',
  breaches: async (audited) => [
    ...(await ofEmployees(audited)),
    ...(await ofPays(audited)),
    ...(await ofCheckout(audited)),
  ],
};

interface EmployeeRow {
  readonly id: number;
  readonly customer_id: number;
  readonly number: string | null;
  readonly last_name: string;
  readonly is_deleted: number;
  readonly is_terminated: number;
}

async function ofEmployees({ query, remembered }: Audited): Promise<readonly string[]> {
  const rows = await query<EmployeeRow>(
    'SELECT id, customer_id, number, last_name, is_deleted, is_terminated FROM employees',
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = new Set(
    rows.flatMap(({ customer_id, number, last_name }) => [
      `number ${customer_id} ${number}`,
      `last_name ${customer_id} ${last_name}`,
    ]),
  );
  const hired = remembered.hires.filter(({ isAcknowledged }) => isAcknowledged);
  const ended = remembered.terminations.filter(
    ({ isAcknowledged, employeeId }) => isAcknowledged && !remembered.reinstated.has(employeeId),
  );
  return [
    ...several(
      'acknowledged employees that are not there',
      hired.flatMap(({ customerId, by, names: wanted }) =>
        wanted.filter((name) => !names.has(`${by} ${customerId} ${name}`)),
      ),
    ),
    ...several(
      'employees without their acknowledged name',
      [...remembered.lastNames].flatMap(([id, may]) => {
        const name = byId.get(id)?.last_name;
        return name !== undefined && may.has(name) ? [] : [`${id} is ${name}, not ${[...may].join(' or ')}`];
      }),
    ),
    ...several(
      'acknowledged deletions of employees that are undone',
      [...remembered.deletedEmployees].filter((id) => byId.get(id)?.is_deleted !== 1),
    ),
    ...several(
      'acknowledged terminations that are undone',
      ended.filter(({ employeeId }) => byId.get(employeeId)?.is_terminated !== 1).map(({ employeeId }) => employeeId),
    ),
  ];
}

async function ofPays({ query, remembered }: Audited): Promise<readonly string[]> {
  const rows = await query<{ id: number; status: string; gross: string; department: string | null }>(
    'SELECT id, status, gross, department FROM pays',
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const departments = new Set(rows.map(({ department }) => department));
  const runs = await query<{ id: number; pending_count: number; pay_count: number }>(
    'SELECT id, pending_count, pay_count FROM pay_runs',
  );
  const processed = new Set(runs.filter((run) => run.pending_count === 0 && run.pay_count > 0).map(({ id }) => id));
  return [
    ...several(
      'acknowledged requests for pays that are not there',
      remembered.payRequests
        .filter(({ key, isAcknowledged }) => isAcknowledged && !departments.has(key))
        .map(({ key }) => key),
    ),
    ...several(
      'pays that are not what was acknowledged',
      [...remembered.grosses].flatMap(([id, gross]) => {
        const row = byId.get(id);
        if (row === undefined) return [`${id} is not there`];
        const isRight = row.status === 'processed' && isZero(subtract(decimal(row.gross), decimal(gross)));
        return isRight ? [] : [`${id} is ${row.status} ${row.gross}, not processed ${gross}`];
      }),
    ),
    ...several(
      'acknowledged deletions of pays that are undone',
      [...remembered.deletedPays].filter((id) => byId.get(id)?.status !== 'voided'),
    ),
    ...several(
      'runs that were acknowledged as processed and are not',
      [...remembered.processedRuns].filter((id) => !processed.has(id)),
    ),
  ];
}

async function ofCheckout({ query, remembered }: Audited): Promise<readonly string[]> {
  const trials = await query<{ id: number }>('SELECT id FROM checkout_trials');
  const orders = await query<{ id: number; kind: string }>('SELECT id, kind FROM checkout_orders');
  const there = new Set([...trials.map(({ id }) => `trial ${id}`), ...orders.map(({ id, kind }) => `${kind} ${id}`)]);
  return several(
    'acknowledged trials, orders and upgrades that are not there',
    remembered.checkouts
      .filter(({ kind, id }) => id !== undefined && !there.has(`${kind} ${id}`))
      .map(({ kind, id }) => `${kind} ${id}`),
  );
}
