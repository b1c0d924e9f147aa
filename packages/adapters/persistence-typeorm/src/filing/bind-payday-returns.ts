import type { EmploymentLine, FiledPayday, PaydayReturns } from '@anz-payroll/filing';
import { nzd } from 'payroll-core';
import { Between } from 'typeorm';
import type { Transaction } from '../database';
import { changeRowSet, checkRowSet } from '../integrity/row-set';
import { ownedRows, rowSet } from '../integrity/rows-in-set';
import { encryptedColumn } from '../reencryption';
import { insertEncrypted } from '../rows';
import { PaydayReturnTable } from './filing-tables';

export const encryptedPaydayReturnColumn = encryptedColumn(PaydayReturnTable, 'lines', {
  boundTo: ['id', 'companyId', 'payDate'],
});

/** Which paydays a company filed. */
export const paydayReturnSet = rowSet('payday-returns', [ownedRows(PaydayReturnTable, 'companyId', ['lines'])]);

export function bindPaydayReturns(tx: Transaction): PaydayReturns {
  const table = tx.repository(PaydayReturnTable);
  return {
    filedBetween: async (companyId, from, to) => {
      await checkRowSet(tx, paydayReturnSet, [companyId]);
      const rows = await table.find({ where: { companyId, payDate: Between(from, to) }, order: { payDate: 'ASC' } });
      return rows.map((row) => ({
        payDate: row.payDate as FiledPayday['payDate'],
        lines: (
          JSON.parse(
            tx.encryption.decrypt(row.lines, encryptedPaydayReturnColumn.ownerOf(row)),
          ) as readonly WrittenLine[]
        ).map(toLine),
      }));
    },
    save: (companyId, { payDate, lines }, now) =>
      changeRowSet(tx, paydayReturnSet, { ownerId: companyId, companyId }, async () => {
        await table.delete({ companyId, payDate });
        const row = { companyId, payDate, filedAt: now };
        await insertEncrypted(tx, PaydayReturnTable, encryptedPaydayReturnColumn, 'lines', JSON.stringify(lines), row);
      }),
  };
}

type WrittenLine = Omit<EmploymentLine, 'amounts'> & { readonly amounts: Readonly<Record<string, string>> };

function toLine(written: WrittenLine): EmploymentLine {
  const amounts = Object.fromEntries(Object.entries(written.amounts).map(([name, amount]) => [name, nzd(amount)]));
  return { ...written, amounts: amounts as unknown as EmploymentLine['amounts'] };
}
