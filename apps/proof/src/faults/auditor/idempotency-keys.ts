import { several, type Audited, type Invariant } from './invariant';

/** However often a request was sent under its key, it was done once, and its answer is kept. */
export const idempotencyKeys: Invariant = {
  says: 'one effect per idempotency key',
  breaches: async (audited) => [
    ...(await keptAnswers(audited)),
    ...(await payEffects(audited)),
    ...(await checkoutEffects(audited)),
  ],
};

async function keptAnswers({ query, remembered }: Audited): Promise<readonly string[]> {
  const rows = await query<{ scope: string; request_key: string; status: number | null }>(
    'SELECT scope, request_key, status FROM idempotency_keys',
  );
  const kept = new Set(
    rows.filter(({ status }) => status !== null).map(({ scope, request_key }) => `${scope} ${request_key}`),
  );
  const ofCustomers = [...remembered.payRequests, ...remembered.terminations].filter((each) => each.isAcknowledged);
  const wanted = [
    ...ofCustomers.map(({ customerId, key }) => `customer:${customerId} ${key}`),
    ...remembered.checkouts
      .filter(({ id }) => id !== undefined)
      .map(({ resellerId, key }) => `partner:${resellerId} ${key}`),
  ];
  return several(
    'acknowledged keys without a kept answer',
    wanted.filter((key) => !kept.has(key)),
  );
}

async function payEffects({ query, remembered }: Audited): Promise<readonly string[]> {
  const made = await query<{ department: string; n: number }>(
    `SELECT department, COUNT(*) AS n FROM pays
      WHERE department IS NOT NULL AND replaces_pay_id IS NULL GROUP BY department`,
  );
  const sizes = new Map(remembered.payRequests.map(({ key, size }) => [key, size]));
  const ended = await query<{ employee_id: number }>(
    `SELECT employee_id FROM pays WHERE is_termination = 1 AND status <> 'voided'
      GROUP BY employee_id HAVING COUNT(*) > 1`,
  );
  return [
    ...several(
      'keys that made their pays more than once',
      made
        .filter(({ department, n }) => Number(n) > (sizes.get(department) ?? Number(n)))
        .map(({ department }) => department),
    ),
    ...several(
      'employees with two final pays',
      ended.map(({ employee_id }) => employee_id),
    ),
  ];
}

async function checkoutEffects({ query, remembered }: Audited): Promise<readonly string[]> {
  const made = await query<{ email: string; kind: string; n: number }>(
    `SELECT u.email, o.kind, COUNT(*) AS n FROM checkout_orders o JOIN users u ON u.customer_id = o.customer_id
      GROUP BY u.email, o.kind
      UNION ALL
     SELECT u.email, 'trial' AS kind, COUNT(*) AS n FROM checkout_trials t JOIN users u ON u.customer_id = t.customer_id
      GROUP BY u.email`,
  );
  const asked = new Map<string, number>();
  for (const { kind, email } of remembered.checkouts) {
    asked.set(`${kind} of ${email}`, (asked.get(`${kind} of ${email}`) ?? 0) + 1);
  }
  return several(
    'trials, orders and upgrades done more often than asked for',
    made
      .filter(({ kind, email, n }) => Number(n) > (asked.get(`${kind} of ${email}`) ?? 0))
      .map(({ kind, email, n }) => `${kind} of ${email} (${n})`),
  );
}
