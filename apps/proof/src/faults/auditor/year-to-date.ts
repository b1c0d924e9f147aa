import { several, type Invariant } from './invariant';
import { SumsByKey } from './sums';

interface LedgerRow {
  readonly employee_id: number;
  readonly pay_id: number;
  readonly year: string;
  readonly figures: string;
}

/**
 * An employee's year is the sum of their pays: of the ledger's entries in every figure, of the pays in their totals. A
 * sum that is not kept is summed up when it is asked for, and is no breach.
 */
export const yearToDate: Invariant = {
  says: 'year to date equals the sum of the pays',
  breaches: async ({ query }) => {
    const ledger = await query<LedgerRow>('SELECT employee_id, pay_id, year, figures FROM pay_ledger');
    const entered = new SumsByKey();
    const byPay = new SumsByKey();
    for (const { employee_id, pay_id, year, figures } of ledger) {
      const values = JSON.parse(figures) as Record<string, string>;
      entered.of(`employee ${employee_id} in ${year}`).addAll(values);
      byPay.of(`pay ${pay_id}`).addAll(totalsIn(values));
    }
    const kept = new SumsByKey();
    const years = await query<{ employee_id: number; year: string; figures: string }>(
      'SELECT employee_id, year, figures FROM pay_years',
    );
    for (const { employee_id, year, figures } of years) {
      kept.of(`employee ${employee_id} in ${year}`).addAll(JSON.parse(figures) as Record<string, string>);
    }
    const paid = new SumsByKey();
    const pays = await query<{ id: number; gross: string; tax: string; net: string; super_amount: string }>(
      "SELECT id, gross, tax, net, super_amount FROM pays WHERE status = 'processed'",
    );
    for (const { id, gross, tax, net, super_amount } of pays) {
      paid.of(`pay ${id}`).addAll({ gross, tax, net, super: super_amount });
    }
    return [
      ...several('years that are not the sum of the ledger', kept.differences(entered, [...kept.all.keys()])),
      ...several('pays that the ledger holds otherwise', byPay.differences(paid)),
    ];
  },
};

function totalsIn(figures: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const totals = ['gross', 'tax', 'net', 'super'];
  return Object.fromEntries(totals.map((name) => [name, figures[name] ?? '0']));
}
