import { groupBy } from '@anz-payroll/kernel';
import { decimal, isZero, subtract } from 'payroll-core';
import { several, type Audited, type Invariant } from './invariant';

interface EventRow {
  readonly id: number;
  readonly record: string;
  readonly event: string;
  readonly body: string;
}

/** Every record has been told of as it is now, and nothing was told of that is not there. */
export const changesAndEvents: Invariant = {
  says: 'every change has its event and every event its change',
  breaches: async (audited) => {
    const told = await toldOf(audited);
    const [companies, employees, pays] = [
      await companiesOf(audited),
      await employeesOf(audited),
      await paysOf(audited),
    ];
    const records = new Set([...companies, ...employees, ...pays].map(({ record }) => record));
    return [
      ...several(
        'events about records that are not there',
        [...told.keys()].filter((record) => !records.has(record)),
      ),
      ...several('companies that were not created by one event', untold(companies, told, 'company.created')),
      ...several('employees that were not created by one event', untold(employees, told, 'employee.created')),
      ...[...companies, ...employees, ...pays].flatMap((state) => {
        const wrong = state.isWrong(told.get(state.record) ?? []);
        return wrong === undefined ? [] : [`${state.record}: ${wrong}`];
      }),
    ];
  },
};

interface State {
  readonly record: string;
  /** What is wrong with what was told of it, oldest first; undefined if nothing is. */
  isWrong(events: readonly EventRow[]): string | undefined;
}

async function toldOf({ query }: Audited): Promise<ReadonlyMap<string, readonly EventRow[]>> {
  const events = await query<EventRow>('SELECT id, record, event, body FROM events ORDER BY id');
  return groupBy(events, ({ record }) => record);
}

function untold(states: readonly State[], told: ReadonlyMap<string, readonly EventRow[]>, event: string) {
  return states
    .map(({ record }) => record)
    .filter((record) => told.get(record)?.filter((row) => row.event === event).length !== 1);
}

async function companiesOf({ query }: Audited): Promise<readonly State[]> {
  const rows = await query<{ id: number; is_deleted: number }>('SELECT id, is_deleted FROM companies');
  return rows.map(({ id, is_deleted }) => ({
    record: `company:${id}`,
    isWrong: (events) => {
      const isToldDeleted = events.at(-1)?.event === 'company.deleted';
      return isToldDeleted === (is_deleted === 1) ? undefined : 'whether it is deleted was not told';
    },
  }));
}

async function employeesOf({ query }: Audited): Promise<readonly State[]> {
  const rows = await query<{ id: number; last_name: string; is_deleted: number; is_terminated: number }>(
    'SELECT id, last_name, is_deleted, is_terminated FROM employees',
  );
  return rows.map(({ id, last_name, is_deleted, is_terminated }) => ({
    record: `employee:${id}`,
    isWrong: (events) => {
      const last = events.at(-1);
      if (last === undefined) return 'was never told of';
      const data = dataOf<{ last_name: string; is_terminated: boolean }>(last);
      if ((last.event === 'employee.deleted') !== (is_deleted === 1)) return 'whether it is deleted was not told';
      if (data.last_name !== last_name) return `is ${last_name} and was told as ${data.last_name}`;
      return data.is_terminated === (is_terminated === 1) ? undefined : 'its termination was not told';
    },
  }));
}

/** Only a completed pay is told about (spec 6, rule 1). */
async function paysOf({ query }: Audited): Promise<readonly State[]> {
  const rows = await query<{ id: number; status: string; gross: string; processed_at: number | null }>(
    'SELECT id, status, gross, processed_at FROM pays',
  );
  return rows.map(({ id, status, gross, processed_at }) => ({
    record: `pay:${id}`,
    isWrong: (events) => {
      const last = events.at(-1);
      if (processed_at === null) return last === undefined ? undefined : 'is not completed and was told of';
      if (last === undefined) return 'was never told of';
      if ((last.event === 'pay.deleted') !== (status === 'voided')) return `is ${status} and was told as ${last.event}`;
      if (status === 'voided') return undefined;
      const heard = String(dataOf<{ gross: number | string }>(last).gross);
      return isZero(subtract(decimal(gross), decimal(heard))) ? undefined : `is ${gross} and was told as ${heard}`;
    },
  }));
}

function dataOf<T>({ body }: EventRow): T {
  return (JSON.parse(body) as { data: T }).data;
}
