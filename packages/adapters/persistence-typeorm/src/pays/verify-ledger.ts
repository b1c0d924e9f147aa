import { addFigures, runningSums, type Figures, type PayStatus } from '@anz-payroll/pay-runs';
import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import type { Finding } from '../integrity/finding';
import { AccountTable, LedgerTable, PayRunTable, PayTable, YearTable } from './pay-tables';

/**
 * Whether the ledger, its sums and the pays say the same: the figures of each processed pay are entered once more than they were
 * reversed, and nothing is left of others; leave balances, years and their ends are the sums of the entries; runs count
 * their pays.
 */
export async function verifyLedger(tx: Transaction): Promise<readonly Finding[]> {
  const entries = await readRows(tx, LedgerTable, {
    only: ['employeeId', 'payId', 'payDate', 'year', 'reason', 'leaveHours', 'figures'],
  });
  const entered = new Map<number, Entered>();
  const leave = new Map<number, Figures>();
  const years = new Map<string, Figures>();
  const leaveOfYears = new Map<number, Record<string, Figures>>();
  for (const { employeeId, payId, payDate, year, reason, leaveHours, figures } of entries) {
    const before = entered.get(payId) ?? nothingEntered;
    const by = reason === 'pay' ? 1 : -1;
    entered.set(payId, {
      times: before.times + by,
      withFigures: before.withFigures + (Object.keys(figures).length === 0 ? 0 : by),
      leave: addFigures(before.leave, leaveHours),
      figures: addFigures(before.figures, figures),
      of: [...before.of, `${employeeId} ${payDate}`],
    });
    leave.set(employeeId, addFigures(leave.get(employeeId) ?? {}, leaveHours));
    const key = `${employeeId} ${year}`;
    years.set(key, addFigures(years.get(key) ?? {}, figures));
    const ofYears = leaveOfYears.get(employeeId) ?? {};
    ofYears[year] = addFigures(ofYears[year] ?? {}, leaveHours);
    leaveOfYears.set(employeeId, ofYears);
  }
  const ends = new Map([...leaveOfYears].map(([employeeId, moved]) => [employeeId, runningSums(moved)]));
  return [...(await verifyPays(tx, entered)), ...(await verifySums(tx, leave, years, ends))];
}

/** How often a pay stands in the ledger, with what, and whose and of which day each of its entries is. */
interface Entered {
  readonly times: number;
  /** Entries by which a pay takes over entitlements of a deleted one, or follows a change of hours, have leave alone. */
  readonly withFigures: number;
  readonly leave: Figures;
  readonly figures: Figures;
  readonly of: readonly string[];
}

const nothingEntered: Entered = { times: 0, withFigures: 0, leave: {}, figures: {}, of: [] };

/** A processed pay is entered once, a pay of nothing by entries without figures; of any other pay nothing is left. */
function isEnteredAs(status: PayStatus, gross: string, { times, withFigures, leave, figures }: Entered): boolean {
  if (status !== 'processed') return Object.keys({ ...leave, ...figures }).length === 0;
  return withFigures === 1 || (withFigures === 0 && times > 0 && Number(gross) === 0);
}

async function verifyPays(tx: Transaction, entered: Map<number, Entered>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const runs = new Map<number, { pays: number; pending: number }>();
  const pays = await readRows(tx, PayTable, {
    only: ['id', 'employeeId', 'payRunId', 'payDate', 'status', 'gross', 'batch', 'batchPlace'],
    order: { batch: 'ASC', batchPlace: 'ASC' },
  });
  let last = { batch: '', id: 0 };
  for (const { id, employeeId, payRunId, payDate, status, gross, batch } of pays) {
    // Pays of one request are numbered in its order; their codes, which are older than their numbers, cannot hold these.
    if (batch === last.batch && id < last.id)
      findings.push({ where: `pays, id ${id}, employee_id ${employeeId}`, why: 'its number is that of another pay' });
    last = { batch, id };
    const own = entered.get(id) ?? nothingEntered;
    entered.delete(id);
    if (!isEnteredAs(status, gross, own) || own.of.some((entry) => entry !== `${employeeId} ${payDate}`)) {
      const why = 'its entries in the ledger are not its own, or not those of its status';
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
  ends: ReadonlyMap<number, Readonly<Record<string, Figures>>>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const why = 'it is not the sum of the entries in the ledger';
  const gone = 'the ledger has entries and the sum is gone; it is summed up again when it is needed';
  const accounts = await readRows(tx, AccountTable, { only: ['employeeId', 'leaveHours'] });
  for (const { employeeId, leaveHours } of accounts) {
    if (!isSame(leaveHours, leave.get(employeeId))) {
      findings.push({ where: `pay_accounts, employee_id ${employeeId}`, why });
    }
  }
  const kept = new Set(accounts.map(({ employeeId }) => employeeId));
  for (const employeeId of leave.keys()) {
    if (!kept.has(employeeId)) findings.push({ where: `pay_accounts, employee_id ${employeeId}`, why: gone });
  }
  const keptYears = new Set<string>();
  for (const { employeeId, year, figures, leaveHours } of await readRows(tx, YearTable, {
    only: ['employeeId', 'year', 'figures', 'leaveHours'],
  })) {
    keptYears.add(`${employeeId} ${year}`);
    const where = `pay_years, employee_id ${employeeId}, year ${year}`;
    if (!isSame(figures, years.get(`${employeeId} ${year}`))) findings.push({ where, why });
    if (leaveHours !== null && !isSame(leaveHours, ends.get(employeeId)?.[year])) {
      findings.push({ where, why: 'its leave is not the sum of the entries up to the end of the year' });
    }
  }
  for (const key of years.keys()) {
    if (keptYears.has(key)) continue;
    const [employeeId = '', year = ''] = key.split(' ');
    findings.push({ where: `pay_years, employee_id ${employeeId}, year ${year}`, why: gone });
  }
  return findings;
}

function isSame(kept: Figures, summed: Figures = {}): boolean {
  const text = (figures: Figures) => JSON.stringify(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)));
  return text(kept) === text(summed);
}
