import type { Delegations } from '@anz-payroll/accounts';
import { IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Transaction } from '../database';
import { nextVersion, updateRows } from '../rows';
import { DelegationTable } from './account-tables';
import { addRecord } from './add-record';
import { findRecord, findRecords } from './find-record';

export function bindDelegations(tx: Transaction): Delegations {
  return {
    add: (delegation) => addRecord(tx, DelegationTable, delegation),
    find: (id) => findRecord(tx, DelegationTable, { id }),
    ofCustomer: (customerId, now) =>
      findRecords(tx, DelegationTable, { customerId, endedAt: IsNull(), endsAt: MoreThan(now) }),
    activeTo: (delegateId, now) =>
      findRecords(tx, DelegationTable, {
        ...{ delegateId, endedAt: IsNull() },
        ...{ startsAt: LessThanOrEqual(now), endsAt: MoreThan(now) },
      }),
    end: async (id, endedAt) =>
      (await updateRows(tx, DelegationTable, { id, endedAt: IsNull() }, { endedAt, version: nextVersion })) === 1,
  };
}
