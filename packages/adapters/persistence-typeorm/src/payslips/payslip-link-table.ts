import { column, defineTable } from '../columns';

export interface PayslipLinkRow {
  readonly secretHash: string;
  readonly customerId: number;
  readonly companyId: number;
  readonly payId: number;
  readonly expiresAt: number;
}

export const PayslipLinkTable = defineTable<PayslipLinkRow>(
  'payslip_links',
  {
    secretHash: column.code(64),
    customerId: column.integer(),
    companyId: column.integer(),
    payId: column.integer(),
    expiresAt: column.epochMs(),
  },
  { primaryKey: ['secretHash'] },
);
