import { addFigures, type Figures } from '@anz-payroll/pay-runs';
import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import type { Finding } from '../integrity/finding';
import { AccountTable, LedgerTable, PayRunTable, PayTable, YearTable } from './pay-tables';

/**
 * Whether the ledger, its sums and the pays say the same: each processed pay is entered once more than it was reversed,
 * others as often as they were reversed; leave balances and years are the sums of the entries; runs count their pays.
 */
export async function verifyLedger(tx: Transaction): Promise<readonly Finding[]> {
  const entries = await readRows(tx, LedgerTable, {
    only: ['employeeId', 'payId', 'year', 'reason', 'leaveHours', 'figures'],
  });
  const entered = new Map<number, number>();
  const leave = new Map<number, Figures>();
  const years = new Map<string, Figures>();
  for (const { employeeId, payId, year, reason, leaveHours, figures } of entries) {
    entered.set(payId, (entered.get(payId) ?? 0) + (reason === 'pay' ? 1 : -1));
    leave.set(employeeId, addFigures(leave.get(employeeId) ?? {}, leaveHours));
    const key = `${employeeId} ${year}`;
    years.set(key, addFigures(years.get(key) ?? {}, figures));
  }
  return [...(await verifyPays(tx, entered)), ...(await verifySums(tx, leave, years))];
}

async function verifyPays(tx: Transaction, entered: Map<number, number>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const runs = new Map<number, { pays: number; pending: number }>();
  const pays = await readRows(tx, PayTable, { only: ['id', 'employeeId', 'payRunId', 'status'] });
  for (const { id, employeeId, payRunId, status } of pays) {
    const times = entered.get(id) ?? 0;
    entered.delete(id);
    if (times !== (status === 'processed' ? 1 : 0)) {
      const why = 'its entries in the ledger are not those of its status';
      findings.push({ where: `pays, id ${id}, employee_id ${employeeId}`, why });
    }
    if (status === 'voided') continue;
    const run = runs.get(payRunId) ?? { pays: 0, pending: 0 };
    runs.set(payRunId, { pays: run.pays + 1, pending: run.pending + (status === 'pending' ? 1 : 0) });
  }
  for (const id of entered.keys())
    findings.push({ where: `pays, id ${id}`, why: 'the ledger names it and it is gone' });
  for (const { id, payCount, pendingCount } of await readRows(tx, PayRunTable, {
    only: ['id', 'payCount', 'pendingCount'],
  })) {
    const run = runs.get(id) ?? { pays: 0, pending: 0 };
    if (run.pays !== payCount || run.pending !== pendingCount) {
      findings.push({ where: `pay_runs, id ${id}`, why: 'it does not count the pays that are there' });
    }
  }
  return findings;
}

async function verifySums(
  tx: Transaction,
  leave: ReadonlyMap<number, Figures>,
  years: ReadonlyMap<string, Figures>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const why = 'it is not the sum of the entries in the ledger';
  const accounts = await readRows(tx, AccountTable, { only: ['employeeId', 'leaveHours'] });
  for (const { employeeId, leaveHours } of accounts) {
    if (!isSame(leaveHours, leave.get(employeeId))) {
      findings.push({ where: `pay_accounts, employee_id ${employeeId}`, why });
    }
  }
  for (const { employeeId, year, figures } of await readRows(tx, YearTable, {
    only: ['employeeId', 'year', 'figures'],
  })) {
    if (!isSame(figures, years.get(`${employeeId} ${year}`))) {
      findings.push({ where: `pay_years, employee_id ${employeeId}, year ${year}`, why });
    }
  }
  return findings;
}

function isSame(kept: Figures, summed: Figures = {}): boolean {
  const text = (figures: Figures) => JSON.stringify(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(kept) === text(summed);
}
