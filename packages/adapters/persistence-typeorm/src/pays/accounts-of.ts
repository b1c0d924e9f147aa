import { addFigures, type Account, type AccountOnDay, type Figures } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { accountRowsOn, readRows } from '../hot-sql';
import { idsInChunks } from './ids-in-chunks';
import { accountMac, ledgerMac } from './pay-macs';
import { AccountTable, LedgerTable, type AccountRow, type LedgerRow } from './pay-tables';
import { yearEndsSince } from './year-ends-of';

interface Sums {
  readonly customerId: number;
  leave: Figures;
  readonly years: Record<string, Figures>;
  readonly yearEnds: Record<string, Figures>;
}

/**
 * The sums of the employees' ledgers. They are kept beside the ledger, and one that is not there, or was not written by this
 * service, is summed up again from entries that are checked: a MariaDB on a full disk can lose a row that grows, and an
 * employee's year must not begin anew because of it. Entries of the ledger are only ever added.
 */
export async function accountsOf(
  tx: Transaction,
  employeeIds: readonly number[],
  years: readonly string[],
): Promise<readonly Account[]> {
  const kept = await idsInChunks(employeeIds, (ids) =>
    readRows(tx, AccountTable, { where: { employeeId: In([...ids]) } }),
  );
  return (await sumsBeside(tx, employeeIds, years, kept)).accounts;
}

/** The same, and who has entries after a day. */
export async function accountsOn(
  tx: Transaction,
  employeeIds: readonly number[],
  year: string,
  day: CivilDate,
): Promise<readonly AccountOnDay[]> {
  const kept = await idsInChunks(employeeIds, (ids) => accountRowsOn(tx, ids, day));
  const { accounts, summedUp } = await sumsBeside(
    tx,
    employeeIds,
    [year],
    kept.map(({ row }) => row),
  );
  const later = new Set([
    ...kept.filter(({ hasLaterEntries }) => hasLaterEntries).map(({ row }) => row.employeeId),
    ...summedUp.filter(({ payDate }) => payDate > day).map(({ employeeId }) => employeeId),
  ]);
  return accounts.map((account) => ({ ...account, hasLaterEntries: later.has(account.employeeId) }));
}

async function sumsBeside(
  tx: Transaction,
  employeeIds: readonly number[],
  years: readonly string[],
  kept: readonly AccountRow[],
): Promise<{ readonly accounts: readonly Account[]; readonly summedUp: readonly LedgerRow[] }> {
  const accounts = new Map<number, Sums>();
  for (const row of kept) {
    if (!accountMac.isGenuine(tx.encryption, row)) continue;
    const { employeeId, customerId, leaveHours } = row;
    accounts.set(employeeId, { customerId, leave: leaveHours, years: {}, yearEnds: {} });
  }
  const summedUp = await sumLeaveAgain(
    tx,
    accounts,
    employeeIds.filter((id) => !accounts.has(id)),
  );
  const paid = employeeIds.filter((id) => accounts.has(id));
  for (const { employeeId, year, leave, figures } of await yearEndsSince(tx, paid, years)) {
    const { years: byYear, yearEnds } = accounts.get(employeeId)!;
    yearEnds[year] = leave;
    if (figures !== undefined) byYear[year] = figures;
  }
  return { accounts: [...accounts].map(([employeeId, sums]) => ({ employeeId, ...sums })), summedUp };
}

/** Whoever was never paid has no entries, and gets no account. Answers the entries. */
async function sumLeaveAgain(
  tx: Transaction,
  accounts: Map<number, Sums>,
  ids: readonly number[],
): Promise<readonly LedgerRow[]> {
  const entries = await idsInChunks(ids, (some) =>
    readRows(tx, LedgerTable, {
      where: { employeeId: In([...some]) },
    }),
  );
  for (const entry of entries) {
    ledgerMac.check(tx.encryption, entry);
    const { employeeId, customerId, leaveHours } = entry;
    const sums = accounts.get(employeeId) ?? { customerId, leave: {}, years: {}, yearEnds: {} };
    sums.leave = addFigures(sums.leave, leaveHours);
    accounts.set(employeeId, sums);
  }
  return entries;
}
