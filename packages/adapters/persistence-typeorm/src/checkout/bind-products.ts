import type { Product, Products } from '@anz-payroll/partner-checkout';
import { addRecord } from '../accounts/add-record';
import { findRecord, findRecords } from '../accounts/find-record';
import { saveRecord } from '../accounts/save-record';
import type { Transaction } from '../database';
import { ProductTable, type ProductRow } from './checkout-tables';

export function bindProducts(tx: Transaction): Products {
  return {
    add: async ({ interval, ...product }) =>
      toProduct(await addRecord(tx, ProductTable, { ...product, billingInterval: interval })),
    find: async (id) => {
      const row = await findRecord(tx, ProductTable, { id });
      return row && toProduct(row);
    },
    all: async () => (await findRecords(tx, ProductTable, {})).map(toProduct),
    save: ({ interval, ...product }) => saveRecord(tx, ProductTable, { ...product, billingInterval: interval }),
  };
}

function toProduct({ billingInterval, ...row }: ProductRow): Product {
  return { ...row, interval: billingInterval };
}
