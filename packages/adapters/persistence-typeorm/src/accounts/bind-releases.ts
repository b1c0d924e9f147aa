import type { ReleaseRules, Releases } from '@anz-payroll/accounts';
import { IsNull, MoreThan } from 'typeorm';
import { DuplicateKey, StaleVersion, type Transaction } from '../database';
import { putRows } from '../hot-sql';
import { insertRow, nextVersion, updateRows } from '../rows';
import { BankAccountChangeTable, ReleaseRequestTable, ReleaseRulesTable, type ReleaseRulesRow } from './account-tables';
import { addRecord } from './add-record';
import { findRecord } from './find-record';

const mostShown = 200;

/** Requests are decided and spent by conditional updates: of parallel people one wins. */
export function bindReleases(tx: Transaction): Releases {
  return {
    rulesOf: async (companyId) => toRules(await findRecord(tx, ReleaseRulesTable, { companyId })),
    holdRules: async (companyId) =>
      toRules((await tx.repository(ReleaseRulesTable).findOne({ where: { companyId }, ...tx.rowLock })) ?? undefined),
    setRules: async ({ customerId, companyId }, settings, seen) => {
      const stored =
        seen === undefined
          ? await insertRules(tx, { companyId, customerId, version: 1, ...settings })
          : await updateRows(
              tx,
              ReleaseRulesTable,
              { companyId, version: seen },
              { ...settings, version: nextVersion },
            );
      // Rules have no id of their own: the next try locks the company instead.
      if (stored !== 1) throw new StaleVersion('companies', companyId, seen ?? 0);
    },
    add: (request) => addRecord(tx, ReleaseRequestTable, request),
    find: (id) => findRecord(tx, ReleaseRequestTable, { id }),
    ofSubject: (companyId, kind, subject) =>
      tx.repository(ReleaseRequestTable).find({ where: { companyId, kind, subject }, order: { id: 'DESC' } }),
    ofCompany: (companyId) =>
      tx.repository(ReleaseRequestTable).find({ where: { companyId }, order: { id: 'DESC' }, take: mostShown }),
    decide: async (id, decision) =>
      (await updateRows(
        tx,
        ReleaseRequestTable,
        { id, decidedAt: IsNull() },
        { ...decision, version: nextVersion },
      )) === 1,
    use: async (id, usedAt) =>
      (await updateRows(
        tx,
        ReleaseRequestTable,
        { id, usedAt: IsNull(), isApproved: true },
        { usedAt, version: nextVersion },
      )) === 1,
    giveBack: async (id, usedAt) =>
      (await updateRows(tx, ReleaseRequestTable, { id, usedAt }, { usedAt: null, version: nextVersion })) === 1,
    noteBankAccounts: (changed, changedAt) =>
      putRows(
        tx,
        BankAccountChangeTable,
        changed.map(({ companyId, employeeId }) => ({ companyId, employeeId, changedAt })),
      ),
    bankAccountsSince: async (companyId, since) => {
      const rows = await tx
        .repository(BankAccountChangeTable)
        .find({ where: { companyId, changedAt: MoreThan(since) }, order: { employeeId: 'ASC' } });
      return rows.map(({ employeeId }) => employeeId);
    },
  };
}

function toRules(row: ReleaseRulesRow | undefined): ReleaseRules | undefined {
  return row && { ...row, holdHours: row.holdHours === 0 ? 0 : 24 };
}

/** How many were stored: none where somebody else set rules for this company just now. */
async function insertRules(tx: Transaction, rules: ReleaseRules): Promise<number> {
  try {
    await insertRow(tx, ReleaseRulesTable, rules);
    return 1;
  } catch (error) {
    if (error instanceof DuplicateKey) return 0;
    throw error;
  }
}
