import { column, defineTable } from '../columns';

/** A message authentication code over rows that belong together, so that one that is changed, added or deleted is known. */
export interface RowSetRow {
  readonly name: RowSetName;
  /** Of what the rows belong to: a company, an employee, a pay run, a file, a message. */
  readonly ownerId: number;
  readonly companyId: number;
  /** How many rows. */
  readonly size: number;
  readonly mac: string;
}

/** `row-sets` counts the sets of a company, and so misses one that is deleted with all its rows. */
export type RowSetName =
  | 'row-sets'
  | 'employees'
  | 'pay-runs'
  | 'allowances'
  | 'pay-rates'
  | 'journal-accounts'
  | 'pay-items'
  | 'payment-file'
  | 'lodgement'
  | 'payday-returns'
  | 'super-receipts'
  | 'timesheets';

export const RowSetTable = defineTable<RowSetRow>(
  'row_sets',
  {
    name: column.code<RowSetName>(24),
    ownerId: column.integer(),
    companyId: column.integer(),
    size: column.integer(),
    mac: column.lookupHash(),
  },
  { primaryKey: ['name', 'ownerId'] },
);
