import { several, type Invariant } from './invariant';

/** Whoever was shown tax or bank numbers is in the audit log. */
export const numbersRead: Invariant = {
  says: 'every answered read of tax and bank numbers is in the audit log once',
  breaches: async ({ query, remembered }) => {
    const rows = await query<{ request_id: string; entries: number }>(
      `SELECT request_id, COUNT(*) AS entries FROM audit_entries
        WHERE action = 'employee.read-numbers' AND request_id LIKE 'look-%' GROUP BY request_id`,
    );
    const entered = new Set(rows.map(({ request_id }) => request_id));
    return [
      ...several(
        'answered reads without an entry',
        [...remembered.looks].filter((id) => !entered.has(id)),
      ),
      ...several(
        'reads with more than one entry',
        rows.filter(({ entries }) => Number(entries) > 1).map(({ request_id }) => request_id),
      ),
    ];
  },
};
