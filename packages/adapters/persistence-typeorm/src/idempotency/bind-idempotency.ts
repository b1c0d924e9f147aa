import { In, LessThan } from 'typeorm';
import { DuplicateKey, StaleVersion, type Transaction } from '../database';
import { deleteRows, insertRow, updateRows } from '../rows';
import { encryptedAnswerColumn, IdempotencyTable, type IdempotencyRow } from './idempotency-table';

export interface KeyedRequest {
  /** Whose key it is, like `partner:12`: the same key of another scope is another key. */
  readonly scope: string;
  readonly key: string;
  /** SHA-256 of endpoint and payload, 43 base64url characters. */
  readonly fingerprint: string;
}

export interface StoredAnswer {
  readonly status: number;
  /** A JSON value. */
  readonly body: unknown;
}

export type BegunRequest =
  /** Nobody did it yet: do it, and `store` the answer. Without `store` the key stays free for another try. */
  | { readonly kind: 'fresh'; store(answer: StoredAnswer): Promise<void> }
  | { readonly kind: 'replay'; readonly answer: StoredAnswer }
  /** The key belongs to another payload. */
  | { readonly kind: 'conflict' };

export interface IdempotencyKeys {
  begin(request: KeyedRequest): Promise<BegunRequest>;
  /** Whether a request with this key was answered, whatever it asked. */
  isAnswered(request: Pick<KeyedRequest, 'scope' | 'key'>): Promise<boolean>;
  /** Deletes at most `limit` keys that were first used before `before`, and answers how many. */
  forget(before: number, limit: number): Promise<number>;
}

export function bindIdempotency(tx: Transaction, clock: { now(): number }): IdempotencyKeys {
  return {
    begin: async (request) => {
      const known = await findKey(tx, request, tx.rowLock);
      if (known !== null) return answeredOr(tx, known, request, () => takeOver(tx, known.id, request, clock.now()));
      try {
        const { scope, key: requestKey, fingerprint } = request;
        const row = { scope, requestKey, fingerprint, status: null, body: null, createdAt: clock.now() };
        return fresh(tx, await insertRow(tx, IdempotencyTable, row), request);
      } catch (error) {
        if (!(error instanceof DuplicateKey)) throw error;
      }
      // Another request with this key has ended while this one waited at the unique index. If that one was refused, the
      // key is free again: the next try of this unit of work locks the row first and takes it over.
      const ended = await findKey(tx, request, {});
      if (ended === null) throw new StaleVersion('idempotency_keys', 0, 0);
      return answeredOr(tx, ended, request, () => {
        throw new StaleVersion('idempotency_keys', ended.id, 0);
      });
    },
    isAnswered: async (request) => isAnswer(await findKey(tx, request, {})),
    forget: async (before, limit) => {
      const found = await tx.repository(IdempotencyTable).find({
        select: { id: true },
        where: { createdAt: LessThan(before) },
        order: { createdAt: 'ASC' },
        take: limit,
      });
      return found.length === 0 ? 0 : deleteRows(tx, IdempotencyTable, { id: In(found.map(({ id }) => id)) });
    },
  };
}

function findKey(
  tx: Transaction,
  { scope, key }: Pick<KeyedRequest, 'scope' | 'key'>,
  lock: Partial<Transaction['rowLock']>,
): Promise<IdempotencyRow | null> {
  return tx.repository(IdempotencyTable).findOne({ where: { scope, requestKey: key }, ...lock });
}

function isAnswer(
  row: IdempotencyRow | null,
): row is IdempotencyRow & { readonly status: number; readonly body: string } {
  return row !== null && row.status !== null && row.body !== null;
}

async function answeredOr(
  tx: Transaction,
  row: IdempotencyRow,
  request: KeyedRequest,
  whenFree: () => Promise<BegunRequest>,
): Promise<BegunRequest> {
  if (!isAnswer(row)) return whenFree();
  if (row.fingerprint !== request.fingerprint) return { kind: 'conflict' };
  const body: unknown = JSON.parse(tx.encryption.decrypt(row.body, encryptedAnswerColumn.ownerOf(row)));
  return { kind: 'replay', answer: { status: row.status, body } };
}

async function takeOver(tx: Transaction, id: number, request: KeyedRequest, now: number): Promise<BegunRequest> {
  await updateRows(tx, IdempotencyTable, { id }, { fingerprint: request.fingerprint, createdAt: now });
  return fresh(tx, id, request);
}

function fresh(tx: Transaction, id: number, { scope, key, fingerprint }: KeyedRequest): BegunRequest {
  return {
    kind: 'fresh',
    store: async ({ status, body }) => {
      const owner = encryptedAnswerColumn.ownerOf({ id, scope, requestKey: key, fingerprint, status });
      const encrypted = tx.encryption.encrypt(JSON.stringify(body), owner);
      await updateRows(tx, IdempotencyTable, { id }, { status, body: encrypted });
    },
  };
}
