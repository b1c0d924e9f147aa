import type { StoredDocument } from '@anz-payroll/companies';
import {
  issuedPayslipDocument,
  upgradeIssuedPayslip,
  type IssuedPayslip,
  type IssuedPayslipStores,
} from '@anz-payroll/payslips';
import { civilDate } from 'payroll-core';
import { MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { DuplicateKey, type Transaction } from '../database';
import { queryWrittenOnce } from '../hot-sql';
import { LedgerTable, PayTable } from '../pays/pay-tables';
import { insertEncrypted } from '../rows';
import { encryptedPayslipColumn, IssuedPayslipTable, type IssuedPayslipRow } from './issued-payslip-table';

export function bindIssuedPayslips(tx: Transaction): IssuedPayslipStores {
  const found = async (where: FindOptionsWhere<IssuedPayslipRow>): Promise<readonly IssuedPayslip[]> => {
    const order = { payDate: 'ASC', payId: 'ASC', number: 'ASC' } as const;
    const rows = await tx.repository(IssuedPayslipTable).find({ where, order });
    return rows.map(({ document, ...row }) => {
      const plain = tx.encryption.decrypt(document, encryptedPayslipColumn.ownerOf(row));
      return { ...row, payslip: upgradeIssuedPayslip(JSON.parse(plain) as StoredDocument) };
    });
  };
  return {
    issued: {
      ofPay: (companyId, payId) => found({ companyId, payId }),
      ofEmployee: (companyId, employeeId, from) =>
        found({ companyId, employeeId, ...(from === undefined ? {} : { payDate: MoreThanOrEqual(from) }) }),
      beforeRun: async (companyId, payRunId) => {
        const write = () =>
          tx
            .repository(IssuedPayslipTable)
            .createQueryBuilder('issued')
            .innerJoin(
              LedgerTable.options.name,
              'entry',
              'entry.employeeId = issued.employeeId AND entry.payDate <= issued.payDate',
            )
            .innerJoin(PayTable.options.name, 'pay', 'pay.id = entry.payId')
            .where('pay.payRunId = :payRunId AND pay.companyId = :companyId')
            .andWhere('issued.issuedAt <= entry.createdAt')
            .groupBy('issued.employeeId')
            .orderBy('issued.employeeId')
            .select('issued.employeeId', 'employeeId')
            .addSelect('MIN(entry.payDate)', 'payDate');
        const rows = await queryWrittenOnce<{ employeeId: number | string; payDate: string }>(
          tx,
          'payslips issued before a run',
          write,
          { payRunId, companyId },
        );
        return rows.map(({ employeeId, payDate }) => ({ employeeId: Number(employeeId), from: civilDate(payDate) }));
      },
      add: async ({ payslip, ...row }) => {
        try {
          const document = JSON.stringify(issuedPayslipDocument(payslip));
          await insertEncrypted(tx, IssuedPayslipTable, encryptedPayslipColumn, 'document', document, row);
          return true;
        } catch (error) {
          if (error instanceof DuplicateKey) return false;
          throw error;
        }
      },
    },
  };
}
