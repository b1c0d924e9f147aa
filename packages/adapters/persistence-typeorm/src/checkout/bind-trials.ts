import type { Trial, Trials, TrialStatus } from '@anz-payroll/partner-checkout';
import { In, IsNull, LessThanOrEqual, MoreThan, Not, type FindOptionsWhere } from 'typeorm';
import { addRecord } from '../accounts/add-record';
import { findRecord } from '../accounts/find-record';
import { saveRecord } from '../accounts/save-record';
import type { Transaction } from '../database';
import { TrialTable } from './checkout-tables';

export function bindTrials(tx: Transaction): Trials {
  return {
    add: (trial) => addRecord(tx, TrialTable, trial),
    find: (resellerId, id) => findRecord(tx, TrialTable, { resellerId, id }),
    ofReseller: (resellerId, { limit, offset, status, now }) =>
      tx.repository(TrialTable).find({
        where: { resellerId, ...(status === undefined ? {} : inStatus(status, now)) },
        order: { id: 'DESC' },
        take: limit,
        skip: offset,
      }),
    ofCustomers: (customerIds) =>
      tx.repository(TrialTable).find({ where: { customerId: In([...customerIds]) }, order: { id: 'ASC' } }),
    save: (trial) => saveRecord(tx, TrialTable, trial),
    ended: (now, limit) =>
      tx.repository(TrialTable).find({
        where: { closedAt: IsNull(), endsAt: LessThanOrEqual(now) },
        order: { endsAt: 'ASC', id: 'ASC' },
        take: limit,
      }),
  };
}

function inStatus(status: TrialStatus, now: number): FindOptionsWhere<Trial> {
  if (status === 'cancelled') return { cancelledAt: Not(IsNull()) };
  return { cancelledAt: IsNull(), endsAt: status === 'active' ? MoreThan(now) : LessThanOrEqual(now) };
}
