import type { EmployeeResult } from '../domain/employee-result';
import { BATCH, inBatches } from './in-batches';

const good = { employee: {}, errors: {} } as unknown as EmployeeResult;

describe('batches in pieces', () => {
  test('pieces are bounded and in order', async () => {
    const seen: number[] = [];
    const outcome = await inBatches(
      Array.from({ length: 2 * BATCH + 5 }, (_, n) => n),
      async (piece) => {
        seen.push(piece.length);
        return piece.map(() => good);
      },
    );
    expect([seen, outcome.results.length, outcome.failed]).toEqual([[BATCH, BATCH, 5], 2 * BATCH + 5, 0]);
  });

  test('[2.6-06] when a piece fails unexpectedly its items are tried one by one, and only the bad one fails', async () => {
    const outcome = await inBatches([1, 2, 3], async (piece) => {
      if (piece.includes(2)) throw new Error('secret of the database');
      return piece.map(() => good);
    });
    expect(outcome.results).toEqual([good, { errors: { exception: expect.any(String) } }, good]);
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(outcome.failed).toBe(1);
  });

  test('when the store is away, nothing is tried in parts: a piece is there whole or not at all', async () => {
    const away = Object.assign(new Error('disk full'), { isStoreAway: true });
    const seen: number[] = [];
    const work = async (piece: readonly number[]) => {
      seen.push(piece.length);
      if (piece.includes(1)) throw away;
      return piece.map(() => good);
    };
    await expect(inBatches([1, 2, 3], work)).rejects.toBe(away);
    expect(seen).toEqual([3]);

    const items = Array.from({ length: 2 * BATCH + 5 }, (_, n) => (n === BATCH ? 1 : 0));
    const outcome = await inBatches(items, work);
    expect(seen).toEqual([3, BATCH, BATCH]);
    expect([outcome.results.length, outcome.failed]).toEqual([2 * BATCH + 5, BATCH + 5]);
  });

  test('when nothing at all went through, the failure itself is told', async () => {
    await expect(inBatches([1, 2], () => Promise.reject(new Error('database is gone')))).rejects.toThrow(
      'database is gone',
    );
  });
});
