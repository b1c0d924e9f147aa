import { normalKey, type PayRateGroup, type PayRates } from '@anz-payroll/companies';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { putRows, readRows } from '../hot-sql';
import { changeRowSet, checkRowSet } from '../integrity/row-set';
import { ownedRows, rowsBehind, rowSet } from '../integrity/rows-in-set';
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

const awardsInSet = ownedRows(AwardTable, 'companyId');
const groupsInSet = ownedRows(PayRateGroupTable, 'companyId');
const attachedInSet = rowsBehind(PayRateGroupEmployeeTable, 'groupId', PayRateGroupTable, 'companyId');
const ratesInSet = rowsBehind(PayRateTable, 'groupId', PayRateGroupTable, 'companyId');
export const payRateSet = rowSet('pay-rates', [awardsInSet, groupsInSet, attachedInSet, ratesInSet]);

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
  const changing = <T>(companyId: number, change: () => Promise<T>): Promise<T> =>
    changeRowSet(tx, payRateSet, { ownerId: companyId, companyId }, change);
  const changingRates = async <T>(groupId: number, change: () => Promise<T>): Promise<T> =>
    changing((await groups.findOneByOrFail({ id: groupId })).companyId, change);
  return {
    awardsOf: async (companyId) =>
      (await awards.find({ where: { companyId }, order: { nameKey: 'ASC', id: 'ASC' } })).map(
        ({ nameKey: _key, ...award }) => award,
      ),
    addAward: (companyId, name) =>
      changing(companyId, async () => ({
        id: await insertRow(tx, AwardTable, { companyId, name, nameKey: normalKey(name) }),
        companyId,
        name,
      })),
    renameAward: ({ id, companyId, name }) =>
      changing(companyId, async () => {
        await awards.update({ id }, { name, nameKey: normalKey(name) });
      }),
    removeAward: ({ id, companyId }) =>
      changing(companyId, async () => {
        await awards.delete({ id });
      }),
    groupsOf: async (companyId) => {
      await checkRowSet(tx, payRateSet, [companyId]);
      const rows = await groups.find({ where: { companyId }, order: { nameKey: 'ASC', id: 'ASC' } });
      const attached = await attachedTo(tx, link, { groupId: In(rows.map(({ id }) => id)) });
      return rows.map(({ nameKey: _key, ...row }): PayRateGroup => ({
        ...row,
        employeeIds: attached.get(row.id) ?? [],
      }));
    },
    addGroup: (group) =>
      changing(group.companyId, async () => {
        const { employeeIds, ...row } = group;
        const id = await insertRow(tx, PayRateGroupTable, { ...row, nameKey: normalKey(row.name) });
        await attach(id, employeeIds);
        return { ...group, id };
      }),
    saveGroup: ({ id, companyId, name, awardId, employeeIds }) =>
      changing(companyId, async () => {
        await groups.update({ id }, { name, nameKey: normalKey(name), awardId });
        await attach(id, employeeIds);
      }),
    removeGroup: ({ id, companyId }) =>
      changing(companyId, async () => {
        await rates.delete({ groupId: id });
        await attach(id, []);
        await deleteRows(tx, FollowedAwardTable, { groupId: id });
        await groups.delete({ id });
      }),
    ratesOf: async (groupIds) =>
      groupIds.length === 0 ? [] : rates.find({ where: { groupId: In([...groupIds]) }, order: { id: 'ASC' } }),
    addRate: (rate) =>
      changingRates(rate.groupId, async () => ({ ...rate, id: await insertRow(tx, PayRateTable, rate) })),
    saveRate: ({ id, ...rate }) =>
      changingRates(rate.groupId, async () => {
        await rates.update({ id }, rate);
      }),
    removeRate: ({ id, groupId }) =>
      changingRates(groupId, async () => {
        await rates.delete({ id });
      }),
    followedIn: (companyId) => readRows(tx, FollowedAwardTable, { where: { companyId }, order: { groupId: 'ASC' } }),
    follow: (followed) => putRows(tx, FollowedAwardTable, [followed]),
    unfollow: async (groupId) => {
      await deleteRows(tx, FollowedAwardTable, { groupId });
    },
  };
}
