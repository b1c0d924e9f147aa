import { AsyncContext } from '@anz-payroll/kernel/async-context';
import type { Announcements, Clock, UnitOfWork } from '@anz-payroll/kernel';
import {
  bindIdempotency,
  type Database,
  type IdempotencyKeys,
  type Transaction,
} from '@anz-payroll/persistence-typeorm';

/** A request that may be sent twice. */
export interface KeyedWork {
  readonly customerId: number;
  readonly key: string;
  /** Of what is asked; the same key with another one is a conflict. */
  readonly fingerprint: string;
}

export type WorkOutcome<T> =
  | { readonly kind: 'done'; readonly outcome: T }
  /** An earlier request with this key did it, to these records. */
  | { readonly kind: 'repeated'; readonly recordIds: readonly number[] }
  | { readonly kind: 'conflict' };

/**
 * Does work once for each key: key and effect are stored by one transaction, the first of the work that stores something.
 * The use cases know nothing of it. Work that refuses leaves its key free.
 */
export interface OnceScope {
  run<T>(request: KeyedWork, work: () => Promise<T>): Promise<WorkOutcome<T>>;
  /** Whether work with this key was done, so that whoever asks again gets its answer or a conflict. */
  wasDone(request: Pick<KeyedWork, 'customerId' | 'key'>): Promise<boolean>;
  unitOfWork<S>(bind: (tx: Transaction) => S): UnitOfWork<S>;
  announcing(announcements: Announcements): Announcements;
}

interface Scope {
  readonly request: KeyedWork;
  announced: number[];
  isStored: boolean;
}

/** Thrown out of the unit of work, so that nothing of it is kept. */
class SentBefore extends Error {
  constructor(readonly answer: Exclude<WorkOutcome<never>, { readonly kind: 'done' }>) {
    super('A request with this key was sent before.');
  }
}

export function onceScope(database: Pick<Database, 'unitOfWork' | 'reading'>, clock: Clock): OnceScope {
  const scopes = new AsyncContext<Scope>();
  return {
    run: async (request, work) => {
      try {
        return { kind: 'done', outcome: await scopes.run({ request, announced: [], isStored: false }, work) };
      } catch (error) {
        if (error instanceof SentBefore) return error.answer;
        throw error;
      }
    },
    wasDone: ({ customerId, key }) =>
      database
        .reading((tx) => bindIdempotency(tx, clock))
        .run((keys) => keys.isAnswered({ scope: scopeOf(customerId), key })),
    unitOfWork: (bind) => {
      const plain = database.unitOfWork(bind);
      const keyed = database.unitOfWork((tx) => ({ stores: bind(tx), keys: bindIdempotency(tx, clock) }));
      return {
        run: async (work) => {
          const scope = scopes.current();
          if (scope === undefined || scope.isStored) return plain.run(work);
          const { result, isStored } = await keyed.run(({ stores, keys }) => once(scope, keys, () => work(stores)));
          scope.isStored = isStored;
          return result;
        },
      };
    },
    announcing: (announcements) => ({
      add: async (events) => {
        await announcements.add(events);
        scopes.current()?.announced.push(...events.map(({ entity }) => entity.id));
      },
    }),
  };
}

function scopeOf(customerId: number): string {
  return `customer:${customerId}`;
}

async function once<T>(scope: Scope, keys: IdempotencyKeys, work: () => Promise<T>) {
  const { customerId, key, fingerprint } = scope.request;
  scope.announced = [];
  const begun = await keys.begin({ scope: scopeOf(customerId), key, fingerprint });
  if (begun.kind === 'conflict') throw new SentBefore(begun);
  if (begun.kind === 'replay') throw new SentBefore({ kind: 'repeated', recordIds: begun.answer.body as number[] });
  const result = await work();
  const recordIds = scope.announced.length > 0 ? scope.announced : idIn(result);
  const isStored = recordIds !== undefined;
  if (isStored) await begun.store({ status: 201, body: recordIds });
  return { result, isStored };
}

/** The id of the record that was made without being announced; undefined where the work refused. */
function idIn(result: unknown): readonly number[] | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  if ('id' in result && typeof result.id === 'number') return [result.id];
  if (!('ok' in result) || result.ok !== true) return undefined;
  return 'value' in result ? (idIn(result.value) ?? []) : [];
}
