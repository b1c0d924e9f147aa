import { add, whole, type Decimal } from 'payroll-core/money';
import type { ReportColumn, ReportRow } from './report';
import { dollarsOf } from './totals';

type Amounts = Readonly<Record<string, Decimal>>;

interface Group {
  about: ReportRow;
  readonly amounts: Record<string, Decimal>;
}

/** Rows that grow: amounts of the same key are added, and the newest description of a row stands. */
export function addUp<K>(columns: readonly ReportColumn[]) {
  const groups = new Map<K, Group>();
  return {
    add(key: K, about: ReportRow, amounts: Amounts): void {
      const group = groups.get(key) ?? { about, amounts: {} };
      group.about = about;
      for (const { name } of columns) {
        const amount = amounts[name];
        if (amount !== undefined) group.amounts[name] = add(group.amounts[name] ?? whole(0), amount);
      }
      groups.set(key, group);
    },
    rows(): readonly ReportRow[] {
      return [...groups.values()].map(({ about, amounts }) => ({
        ...about,
        ...Object.fromEntries(columns.map(({ name, kind }) => [name, cellOf(kind, amounts[name] ?? whole(0))])),
      }));
    },
  };
}

function cellOf(kind: ReportColumn['kind'], amount: Decimal): string {
  return kind === 'amount' ? dollarsOf(amount) : amount.toString();
}
