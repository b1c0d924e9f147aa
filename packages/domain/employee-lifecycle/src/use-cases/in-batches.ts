import type { StoreAway } from '@anz-payroll/kernel';
import { isFailure, type BatchOutcome, type EmployeeResult } from '../domain/employee-result';

/** Small enough for a transaction of some hundred rows: employees and their events. */
export const BATCH = 100;

/**
 * Works through a batch in bounded pieces, each in one transaction. When a piece fails for a reason that nobody
 * foresaw, its items are tried one by one, so that one bad row does not take ninety-nine good ones with it. When the
 * store was away there is no bad row: the piece is there whole or not at all, and the rest is not begun.
 */
export async function inBatches<T>(
  items: readonly T[],
  work: (piece: readonly T[]) => Promise<readonly EmployeeResult[]>,
): Promise<BatchOutcome> {
  const results: EmployeeResult[] = [];
  const surprises: unknown[] = [];
  for (let from = 0; from < items.length; from += BATCH) {
    const piece = items.slice(from, from + BATCH);
    try {
      results.push(...(await work(piece)));
    } catch (failure) {
      if (isStoreAway(failure)) {
        if (from === 0) throw failure;
        results.push(...items.slice(from).map(() => ({ errors: { exception: away } })));
        break;
      }
      for (const item of piece) {
        try {
          results.push(...(await work([item])));
        } catch (surprise) {
          surprises.push(surprise);
          results.push({ errors: { exception: 'This item failed unexpectedly and was not stored. Try it again.' } });
        }
      }
    }
  }
  // Nothing went through and nothing was refused: that is not the items' fault, and the caller should hear so.
  if (surprises.length === items.length) throw surprises[0];
  return { results, failed: results.filter(isFailure).length };
}

const away = 'The database was away when this item was to be stored. Look whether it is there, then try it again.';

function isStoreAway(failure: unknown): boolean {
  return (failure as Partial<StoreAway> | null)?.isStoreAway === true;
}
