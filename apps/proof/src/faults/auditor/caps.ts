import { several, type Invariant } from './invariant';

/** Plans hold no more employees than they have places for, and a business has one free trial and one free month. */
export const caps: Invariant = {
  says: 'no cap exceeded',
  breaches: async ({ query }) => {
    const customers = await query<{ id: number; taken: number | null; counted: number; cap: number | null }>(
      `SELECT c.id, p.taken,
              (SELECT COUNT(*) FROM employees e
                WHERE e.customer_id = c.id AND e.is_deleted = 0 AND e.is_terminated = 0) AS counted,
              (SELECT MAX(l.employee_cap) FROM subscriptions s JOIN plans l ON l.id = s.plan_id
                WHERE s.customer_id = c.id) AS cap
         FROM customers c LEFT JOIN plan_places p ON p.customer_id = c.id`,
    );
    const trials = await query<{ abn: string }>(
      `SELECT k.abn FROM checkout_trials t JOIN companies k ON k.id = t.company_id
        WHERE t.cancelled_at IS NULL AND k.abn IS NOT NULL GROUP BY k.abn HAVING COUNT(*) > 1`,
    );
    const months = await query<{ abn: string }>(
      `SELECT k.abn FROM checkout_orders o JOIN companies k ON k.id = o.company_id
        WHERE o.free_trial_month_applied = 1 AND k.abn IS NOT NULL GROUP BY k.abn HAVING COUNT(*) > 1`,
    );
    return [
      ...several(
        'plans with more employees than places',
        customers
          .filter(({ counted, cap }) => cap !== null && Number(counted) > cap)
          .map(({ id, counted, cap }) => `customer ${id} (${counted} of ${cap})`),
      ),
      ...several(
        'plans whose taken places are not their employees',
        customers
          .filter(({ taken, counted }) => (taken ?? 0) !== Number(counted))
          .map(({ id, taken, counted }) => `customer ${id} (${taken ?? 0} taken, ${counted} employees)`),
      ),
      ...several(
        'businesses with two free trials',
        trials.map(({ abn }) => abn),
      ),
      ...several(
        'businesses with two free months',
        months.map(({ abn }) => abn),
      ),
    ];
  },
};
