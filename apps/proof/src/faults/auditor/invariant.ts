import type { Remembered } from '../load/remembered';
import type { BalancesAt } from './balances-on';

/** What an auditor looks at: the tables as they are, what the load was told, and what the listener received. */
export interface Audited {
  readonly query: <Row>(sql: string, values?: readonly (string | number)[]) => Promise<readonly Row[]>;
  /** What the service tells at the end of a day. */
  readonly balancesAt: BalancesAt;
  /** What the payslips say that were handed out of a pay, oldest first, as JSON. */
  readonly payslipsOf: (payId: number) => Promise<readonly string[]>;
  /** What the key of the audit log is derived from. */
  readonly integrityKey: string;
  readonly remembered: Remembered;
  /** Bodies by delivery id and envelope id; undefined where nobody listened. */
  readonly received: ReadonlyMap<string, string> | undefined;
}

/** Something that must be true whatever happened; what is not is told in words, a line each. */
export interface Invariant {
  readonly says: string;
  readonly breaches: (audited: Audited) => Promise<readonly string[]>;
}

/** One line for many of a kind, with an example. */
export function several(what: string, which: readonly unknown[]): readonly string[] {
  return which.length === 0 ? [] : [`${which.length} ${what}, such as ${String(which[0])}`];
}
