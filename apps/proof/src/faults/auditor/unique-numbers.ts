import { several, type Invariant } from './invariant';

/** Nobody has the number of somebody else, and nobody is there or paid twice by one request. */
export const uniqueNumbers: Invariant = {
  says: 'no duplicate number',
  breaches: async ({ query, remembered }) => {
    const employees = await query<{ id: number; customer_id: number; number: string | null; last_name: string }>(
      'SELECT id, customer_id, number, last_name FROM employees',
    );
    const users = await query<{ email: string }>('SELECT email FROM users');
    const staged = await query<{ pay_run_id: number; employee_id: number }>(
      "SELECT pay_run_id, employee_id FROM pays WHERE status <> 'voided'",
    );
    const unnumbered = new Set(remembered.hires.filter(({ by }) => by === 'last_name').flatMap(({ names }) => names));
    return [
      ...several(
        'employee numbers held twice',
        // Spec 2.5: unique across all companies of the account, whatever its case and blanks.
        twice(
          employees.flatMap(({ customer_id, number }) => (number === null ? [] : [`${customer_id} ${folded(number)}`])),
        ),
      ),
      ...several(
        'employees made twice by one request',
        twice(employees.map(({ last_name }) => last_name).filter((name) => unnumbered.has(name))),
      ),
      ...several('e-mail addresses of two users', twice(users.map(({ email }) => folded(email)))),
      ...several(
        'employees staged twice in one run',
        twice(
          staged
            .filter(({ pay_run_id }) => remembered.processedRuns.has(pay_run_id))
            .map(({ pay_run_id, employee_id }) => `employee ${employee_id} in run ${pay_run_id}`),
        ),
      ),
    ];
  },
};

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}

function twice(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}
