import { inChunks } from '../database';

/** One query for every 500 ids, their rows in one list. */
export async function idsInChunks<Row>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  await inChunks(ids, 500, async (some) => {
    for (const row of await read(some)) rows.push(row);
  });
  return rows;
}
