import { normalKey, type PayRateGroup, type PayRates } from '@anz-payroll/companies';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { putRows, readRows } from '../hot-sql';
import { deleteRows, insertRow } from '../rows';
import {
  AwardTable,
  FollowedAwardTable,
  PayRateGroupEmployeeTable,
  PayRateGroupTable,
  PayRateTable,
  type PayRateGroupEmployeeRow,
} from './company-tables';
import { attachedTo, replaceAttached, type EmployeeLink } from './replace-attached';

const link: EmployeeLink<PayRateGroupEmployeeRow> = { table: PayRateGroupEmployeeTable, ownerOf: (row) => row.groupId };

export function bindPayRates(tx: Transaction): PayRates {
  const awards = tx.repository(AwardTable);
  const groups = tx.repository(PayRateGroupTable);
  const rates = tx.repository(PayRateTable);
  const attach = (groupId: number, employeeIds: readonly number[]): Promise<void> =>
    replaceAttached(
      tx,
      link,
      { groupId },
      employeeIds.map((employeeId) => ({ groupId, employeeId })),
    );
  return {
    awardsOf: async (companyId) =>
      (await awards.find({ where: { companyId }, order: { nameKey: 'ASC', id: 'ASC' } })).map(
        ({ nameKey: _key, ...award }) => award,
      ),
    addAward: async (companyId, name) => ({
      id: await insertRow(tx, AwardTable, { companyId, name, nameKey: normalKey(name) }),
      companyId,
      name,
    }),
    renameAward: async ({ id, name }) => {
      await awards.update({ id }, { name, nameKey: normalKey(name) });
    },
    removeAward: async ({ id }) => {
      await awards.delete({ id });
    },
    groupsOf: async (companyId) => {
      const rows = await groups.find({ where: { companyId }, order: { nameKey: 'ASC', id: 'ASC' } });
      const attached = await attachedTo(tx, link, { groupId: In(rows.map(({ id }) => id)) });
      return rows.map(({ nameKey: _key, ...row }): PayRateGroup => ({
        ...row,
        employeeIds: attached.get(row.id) ?? [],
      }));
    },
    addGroup: async (group) => {
      const { employeeIds, ...row } = group;
      const id = await insertRow(tx, PayRateGroupTable, { ...row, nameKey: normalKey(row.name) });
      await attach(id, employeeIds);
      return { ...group, id };
    },
    saveGroup: async ({ id, name, awardId, employeeIds }) => {
      await groups.update({ id }, { name, nameKey: normalKey(name), awardId });
      await attach(id, employeeIds);
    },
    removeGroup: async ({ id }) => {
      await rates.delete({ groupId: id });
      await attach(id, []);
      await deleteRows(tx, FollowedAwardTable, { groupId: id });
      await groups.delete({ id });
    },
    ratesOf: async (groupIds) =>
      groupIds.length === 0 ? [] : rates.find({ where: { groupId: In([...groupIds]) }, order: { id: 'ASC' } }),
    addRate: async (rate) => ({ ...rate, id: await insertRow(tx, PayRateTable, rate) }),
    saveRate: async ({ id, ...rate }) => {
      await rates.update({ id }, rate);
    },
    removeRate: async ({ id }) => {
      await rates.delete({ id });
    },
    followedIn: (companyId) => readRows(tx, FollowedAwardTable, { where: { companyId }, order: { groupId: 'ASC' } }),
    follow: (followed) => putRows(tx, FollowedAwardTable, [followed]),
    unfollow: async (groupId) => {
      await deleteRows(tx, FollowedAwardTable, { groupId });
    },
  };
}
