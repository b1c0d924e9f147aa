import { several, type Invariant } from './invariant';
import { SumsByKey } from './sums';

interface RunRow {
  readonly id: number;
  readonly pay_count: number;
  readonly pending_count: number;
  readonly gross_cents: number;
  readonly tax_cents: number;
  readonly net_cents: number;
  readonly super_cents: number;
}

interface PayRow {
  readonly pay_run_id: number;
  readonly status: string;
  readonly gross: string;
  readonly tax: string;
  readonly net: string;
  readonly super_amount: string;
}

/** What a run says of itself is what its pays add up to. */
export const payRunTotals: Invariant = {
  says: 'pay-run totals equal their pays',
  breaches: async ({ query }) => {
    const kept = new SumsByKey();
    for (const run of await query<RunRow>('SELECT * FROM pay_runs')) {
      kept.of(`run ${run.id}`).addAll({
        pays: String(run.pay_count),
        pending: String(run.pending_count),
        gross: dollars(run.gross_cents),
        tax: dollars(run.tax_cents),
        net: dollars(run.net_cents),
        super: dollars(run.super_cents),
      });
    }
    const summed = new SumsByKey();
    const pays = await query<PayRow>(
      "SELECT pay_run_id, status, gross, tax, net, super_amount FROM pays WHERE status <> 'voided'",
    );
    for (const { pay_run_id, status, gross, tax, net, super_amount } of pays) {
      const pending = status === 'pending' ? '1' : '0';
      summed.of(`run ${pay_run_id}`).addAll({ pays: '1', pending, gross, tax, net, super: super_amount });
    }
    return several('runs whose totals are not those of their pays', kept.differences(summed));
  },
};

function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
