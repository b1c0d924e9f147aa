import { several, type Invariant } from './invariant';

/** Money leaves once: of the files that stand, a pay is in at most one of a kind, and no file lost the pays that it covers. */
export const paymentFiles: Invariant = {
  says: 'each pay is in exactly one live payment file',
  breaches: async ({ query, remembered }) => {
    const rows = await query<{
      file_id: number;
      kind: string;
      pay_id: number | null;
      live_key: string | null;
      cancelled: number | null;
    }>(
      `SELECT f.id AS file_id, f.kind, p.pay_id, p.live_key, c.file_id AS cancelled
         FROM payment_files f
         LEFT JOIN payment_file_pays p ON p.file_id = f.id
         LEFT JOIN payment_file_cancellations c ON c.file_id = f.id`,
    );
    const holders = new Map<string, number[]>();
    const pays = new Map<number, number[]>();
    const wrongMarks: string[] = [];
    for (const { file_id, kind, pay_id, live_key, cancelled } of rows) {
      const own = pays.get(file_id) ?? [];
      pays.set(file_id, own);
      if (pay_id === null) continue;
      own.push(pay_id);
      if ((live_key === null) !== (cancelled !== null)) wrongMarks.push(`pay ${pay_id} in file ${file_id}`);
      if (cancelled !== null) continue;
      const key = `${kind} file of pay ${pay_id}`;
      holders.set(key, [...(holders.get(key) ?? []), file_id]);
    }
    const twice = [...holders]
      .filter(([, files]) => files.length > 1)
      .map(([key, files]) => `${key}: ${files.join(', ')}`);
    const empty = [...pays].filter(([, own]) => own.length === 0).map(([id]) => id);
    const lost = [...remembered.paymentFiles].filter(
      ([id, told]) =>
        JSON.stringify([...(pays.get(id) ?? [])].sort(byNumber)) !== JSON.stringify([...told].sort(byNumber)),
    );
    return [
      ...several('pays in two files that stand', twice),
      ...several('files without pays', empty),
      ...several('pays whose mark is not that of their file', wrongMarks),
      ...several(
        'acknowledged files that do not hold their pays',
        lost.map(([id]) => id),
      ),
    ];
  },
};

function byNumber(a: number, b: number): number {
  return a - b;
}
