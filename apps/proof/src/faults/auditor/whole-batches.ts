import { several, type Invariant } from './invariant';

/** Every batch of employees and every request for pays is there whole or not at all. */
export const wholeBatches: Invariant = {
  says: 'no half batch',
  breaches: async ({ query, remembered }) => {
    const employees = await query<{ customer_id: number; number: string | null; last_name: string }>(
      'SELECT customer_id, number, last_name FROM employees',
    );
    const known = new Set(
      employees.flatMap(({ customer_id, number, last_name }) => [
        `number ${customer_id} ${number}`,
        `last_name ${customer_id} ${last_name}`,
      ]),
    );
    const halfHires = remembered.hires.flatMap(({ customerId, by, names }) => {
      const found = names.filter((name) => known.has(`${by} ${customerId} ${name}`)).length;
      return found === 0 || found === names.length ? [] : [`${names[0]} (${found} of ${names.length})`];
    });
    const pays = await query<{ department: string; n: number }>(
      `SELECT department, COUNT(*) AS n FROM pays
        WHERE department IS NOT NULL AND replaces_pay_id IS NULL GROUP BY department`,
    );
    const counts = new Map(pays.map(({ department, n }) => [department, Number(n)]));
    const halfPays = remembered.payRequests.flatMap(({ key, size }) => {
      const found = counts.get(key) ?? 0;
      return found === 0 || found >= size ? [] : [`${key} (${found} of ${size})`];
    });
    return [...several('half batches of employees', halfHires), ...several('half requests for pays', halfPays)];
  },
};
