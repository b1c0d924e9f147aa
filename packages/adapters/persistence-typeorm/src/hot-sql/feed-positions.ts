import { inChunks } from '../database/in-chunks';
import type { Transaction } from '../database/transaction';
import { placeholders } from './placeholders';

const byOneStatement = 100;

/**
 * Gives events their positions in the feed, one after another from the first.
 *
 * @bench `npm run bench -- deliveries`: a repository would send a statement for each event
 */
export async function givePositions(tx: Transaction, eventIds: readonly number[], first: number): Promise<void> {
  await inChunks(eventIds, byOneStatement, async (ids, from) => {
    await tx.execute(
      `UPDATE events SET position = CASE id ${ids.map(() => 'WHEN ? THEN ?').join(' ')} END
        WHERE id IN (${placeholders(ids)}) AND position IS NULL`,
      [...ids.flatMap((id, n) => [id, first + from + n]), ...ids],
    );
  });
}
