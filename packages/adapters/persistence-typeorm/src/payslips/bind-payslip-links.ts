import type { PayslipLinks } from '@anz-payroll/payslips';
import { LessThanOrEqual } from 'typeorm';
import type { Transaction } from '../database';
import { deleteRows, insertRow } from '../rows';
import { PayslipLinkTable } from './payslip-link-table';

export function bindPayslipLinks(tx: Transaction): PayslipLinks {
  return {
    add: async (link, now) => {
      await deleteRows(tx, PayslipLinkTable, { expiresAt: LessThanOrEqual(now) });
      await insertRow(tx, PayslipLinkTable, link);
    },
    find: async (secretHash) => (await tx.repository(PayslipLinkTable).findOneBy({ secretHash })) ?? undefined,
  };
}
