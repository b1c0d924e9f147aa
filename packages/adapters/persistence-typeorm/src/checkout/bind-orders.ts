import type { Orders } from '@anz-payroll/partner-checkout';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { addRecord } from '../accounts/add-record';
import { findRecord } from '../accounts/find-record';
import { saveRecord } from '../accounts/save-record';
import type { Transaction } from '../database';
import { OrderTable } from './checkout-tables';

export function bindOrders(tx: Transaction): Orders {
  return {
    add: (order) => addRecord(tx, OrderTable, order),
    find: (resellerId, id) => findRecord(tx, OrderTable, { resellerId, id }),
    ofReseller: (resellerId, { limit, offset }) =>
      tx.repository(OrderTable).find({ where: { resellerId }, order: { id: 'DESC' }, take: limit, skip: offset }),
    ofCustomers: (customerIds) =>
      tx.repository(OrderTable).find({ where: { customerId: In([...customerIds]) }, order: { id: 'ASC' } }),
    save: (order) => saveRecord(tx, OrderTable, order),
    ended: (now, limit) =>
      tx.repository(OrderTable).find({
        where: { closedAt: IsNull(), endsAt: LessThanOrEqual(now) },
        order: { endsAt: 'ASC', id: 'ASC' },
        take: limit,
      }),
  };
}
