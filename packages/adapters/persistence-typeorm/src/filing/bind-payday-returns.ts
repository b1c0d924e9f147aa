import type { EmploymentLine, FiledPayday, PaydayReturns } from '@anz-payroll/filing';
import { nzd } from 'payroll-core';
import { Between } from 'typeorm';
import type { Transaction } from '../database';
import type { SealedColumn } from '../resealing';
import { insertRow } from '../rows';
import type { Place } from '../vault';
import { PaydayReturnTable } from './filing-tables';

const linesPlace: Place = 'payday_returns.lines';

export const sealedPaydayReturnColumn: SealedColumn = { table: 'payday_returns', column: 'lines', place: linesPlace };

export function bindPaydayReturns(tx: Transaction): PaydayReturns {
  const table = tx.repository(PaydayReturnTable);
  return {
    filedBetween: async (companyId, from, to) => {
      const rows = await table.find({ where: { companyId, payDate: Between(from, to) }, order: { payDate: 'ASC' } });
      return rows.map(({ payDate, lines }) => ({
        payDate: payDate as FiledPayday['payDate'],
        lines: (JSON.parse(tx.vault.open(lines, linesPlace)) as readonly WrittenLine[]).map(toLine),
      }));
    },
    save: async (companyId, { payDate, lines }, now) => {
      await table.delete({ companyId, payDate });
      const sealed = tx.vault.seal(JSON.stringify(lines), linesPlace);
      await insertRow(tx, PaydayReturnTable, { companyId, payDate, lines: sealed, filedAt: now });
    },
  };
}

type WrittenLine = Omit<EmploymentLine, 'amounts'> & { readonly amounts: Readonly<Record<string, string>> };

function toLine(written: WrittenLine): EmploymentLine {
  const amounts = Object.fromEntries(Object.entries(written.amounts).map(([name, amount]) => [name, nzd(amount)]));
  return { ...written, amounts: amounts as unknown as EmploymentLine['amounts'] };
}
