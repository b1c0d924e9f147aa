import type { Ledger, LedgerEntry } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { Between, In, MoreThanOrEqual } from 'typeorm';
import type { Transaction } from '../database';
import { insertRowsWithMac, putRowsWithMac, readRows } from '../hot-sql';
import { accountsOf, accountsOn } from './accounts-of';
import { accountMac, ledgerMac, yearMac } from './pay-macs';
import { idsInChunks } from './ids-in-chunks';
import { AccountTable, LedgerTable, YearTable, type LedgerRow } from './pay-tables';
import { yearEndsOf } from './year-ends-of';

export function bindLedger(tx: Transaction): Ledger {
  return {
    accountsOf: (employeeIds, years) => accountsOf(tx, employeeIds, years),
    accountsOn: (employeeIds, year, day) => accountsOn(tx, employeeIds, year, day),
    saveAccounts: async (accounts) => {
      const leave = accounts.map(({ employeeId, customerId, leave: leaveHours }) => ({
        employeeId,
        customerId,
        leaveHours,
      }));
      await putRowsWithMac(tx, AccountTable, accountMac, leave);
      const years = accounts.flatMap(({ employeeId, customerId, years: byYear, yearEnds }) =>
        Object.entries(byYear).map(([year, figures]) => ({
          ...{ employeeId, year, customerId, figures, leaveHours: yearEnds[year] ?? null },
        })),
      );
      await putRowsWithMac(tx, YearTable, yearMac, years);
    },
    yearEndsOf: (employeeIds, years) => yearEndsOf(tx, employeeIds, years),
    append: (entries) =>
      insertRowsWithMac(
        tx,
        LedgerTable,
        ledgerMac,
        entries.map(({ leave: leaveHours, ...entry }) => ({ ...entry, leaveHours })),
      ),
    entriesOf: async (employeeId) =>
      (await readRows(tx, LedgerTable, { where: { employeeId }, order: { id: 'ASC' } })).map(toEntry(tx)),
    ofPays: (payIds) =>
      idsInChunks(payIds, async (ids) =>
        (await readRows(tx, LedgerTable, { where: { payId: In([...ids]) }, order: { id: 'ASC' } })).map(toEntry(tx)),
      ),
    entriesFrom: (employeeIds, from, to) =>
      idsInChunks(employeeIds, async (ids) => {
        const payDate = to === undefined ? MoreThanOrEqual<string>(from) : Between<string>(from, to);
        return (await readRows(tx, LedgerTable, { where: { employeeId: In([...ids]), payDate } })).map(toEntry(tx));
      }),
  };
}

function toEntry({ encryption }: Transaction) {
  return (stored: LedgerRow): LedgerEntry => {
    ledgerMac.check(encryption, stored);
    const { id: _id, mac: _mac, leaveHours, payDate, ...row } = stored;
    return { ...row, leave: leaveHours, payDate: payDate as CivilDate };
  };
}
