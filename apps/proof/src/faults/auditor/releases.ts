import { several, type Invariant } from './invariant';

interface Release {
  readonly id: number;
  readonly company_id: number;
  readonly kind: string;
  readonly summary: string;
  readonly requested_by: number;
  readonly decided_by: number | null;
  readonly decided_for: number | null;
  readonly is_approved: number | null;
  readonly used_at: number | string | null;
}

/** Of a company that asks for a second person, nothing left without one, nothing twice by one approval, and the log says so. */
export const releases: Invariant = {
  says: 'nothing is released twice or unapproved',
  breaches: async ({ query }) => {
    const requests = await query<Release>(
      `SELECT id, company_id, kind, summary, requested_by, decided_by, decided_for, is_approved, used_at
         FROM release_requests`,
    );
    const name = ({ id }: Release) => `request ${id}`;
    const spent = requests.filter(({ used_at }) => used_at !== null);
    const own = requests.filter(
      ({ requested_by, decided_by, decided_for }) => decided_by === requested_by || decided_for === requested_by,
    );
    // Processed runs and bank files of companies that ask for a second person for each.
    const runs = await query<{ id: number; company_id: number }>(
      `SELECT r.id, r.company_id FROM pay_runs r JOIN release_rules g ON g.company_id = r.company_id AND g.pay_runs = 1
        WHERE r.pay_count > 0 AND r.pending_count = 0`,
    );
    const files = await query<{ pay_run_id: number; company_id: number; files: number }>(
      `SELECT f.pay_run_id, f.company_id, COUNT(*) AS files
         FROM payment_files f JOIN release_rules g ON g.company_id = f.company_id AND g.payments = 1
        GROUP BY f.pay_run_id, f.company_id`,
    );
    const approvals = (kind: string, companyId: number, payRunId: number) =>
      spent.filter(
        (one) =>
          one.kind === kind &&
          one.company_id === companyId &&
          new RegExp(`, pay run ${payRunId}(?:,|$)`).test(one.summary),
      ).length;
    const noted = new Map<string, number>();
    for (const { action, record_id } of await query<{ action: string; record_id: string }>(
      "SELECT action, record_id FROM audit_entries WHERE action IN ('release.use', 'release.return')",
    )) {
      noted.set(record_id, (noted.get(record_id) ?? 0) + (action === 'release.use' ? 1 : -1));
    }
    return [
      ...several('approvals spent that nobody gave', spent.filter((one) => !one.is_approved).map(name)),
      ...several('requests decided by who asked, or in their place', own.map(name)),
      ...several(
        'processed runs that nobody approved',
        runs.filter(({ id, company_id }) => approvals('pay-run', company_id, id) === 0).map(({ id }) => `run ${id}`),
      ),
      ...several(
        'runs with more bank files than approvals',
        files
          .filter((one) => Number(one.files) > approvals('payment', one.company_id, one.pay_run_id))
          .map(({ pay_run_id }) => `run ${pay_run_id}`),
      ),
      ...several(
        'requests that the log knows otherwise',
        requests.filter((one) => (noted.get(String(one.id)) ?? 0) !== (one.used_at === null ? 0 : 1)).map(name),
      ),
    ];
  },
};
