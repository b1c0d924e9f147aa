import {
  normalKey,
  type CompanyAllowance,
  type CompanyAllowances,
  type NewCompanyAllowance,
} from '@anz-payroll/companies';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { readRows } from '../hot-sql';
import { changeRowSet, checkRowSet } from '../integrity/row-set';
import { ownedRows, rowsBehind, rowSet } from '../integrity/rows-in-set';
import { deleteVersioned, insertRow, updateVersioned } from '../rows';
import { AllowanceEmployeeTable, AllowanceTable, type AllowanceEmployeeRow, type AllowanceRow } from './company-tables';
import { attachedTo, replaceAttached, type EmployeeLink } from './replace-attached';

const link: EmployeeLink<AllowanceEmployeeRow> = { table: AllowanceEmployeeTable, ownerOf: (row) => row.allowanceId };

const templates = ownedRows(AllowanceTable, 'companyId', ['version']);
const attachments = rowsBehind(AllowanceEmployeeTable, 'allowanceId', AllowanceTable, 'companyId');
export const allowanceSet = rowSet('allowances', [templates, attachments]);

export function bindAllowances(tx: Transaction): CompanyAllowances {
  const table = () => tx.repository(AllowanceTable);
  const withEmployees = async (rows: readonly AllowanceRow[]): Promise<readonly CompanyAllowance[]> => {
    if (rows.length === 0) return [];
    const attached = await attachedTo(tx, link, { allowanceId: In(rows.map(({ id }) => id)) });
    return rows.map((row) => toAllowance(row, attached.get(row.id) ?? []));
  };
  const attach = (allowanceId: number, employeeIds: readonly number[]): Promise<void> =>
    replaceAttached(
      tx,
      link,
      { allowanceId },
      employeeIds.map((employeeId) => ({ allowanceId, employeeId })),
    );
  const changing = <T>(companyId: number, change: () => Promise<T>): Promise<T> =>
    changeRowSet(tx, allowanceSet, { ownerId: companyId, companyId }, change);
  return {
    ofCompany: async (companyId) => {
      const rows = await readRows(tx, AllowanceTable, {
        where: { companyId },
        order: { descriptionKey: 'ASC', id: 'ASC' },
      });
      const found = await withEmployees(rows);
      const texts = [
        ...rows.map((row) => templates.textOf(row)),
        ...found.flatMap(({ id: allowanceId, employeeIds }) =>
          employeeIds.map((employeeId) => attachments.textOf({ allowanceId, employeeId })),
        ),
      ];
      await checkRowSet(tx, allowanceSet, [companyId], new Map([[companyId, texts]]));
      return found;
    },
    find: async (companyId, id) => (await withEmployees(await table().findBy({ id, companyId })))[0],
    withDescription: async (companyId, descriptionKey) => (await table().findOneBy({ companyId, descriptionKey }))?.id,
    add: (allowance) =>
      changing(allowance.companyId, async () => {
        const id = await insertRow(tx, AllowanceTable, { ...toRow(allowance), version: 1 });
        await attach(id, allowance.employeeIds);
        return { ...allowance, id, version: 1 };
      }),
    save: (allowance) =>
      changing(allowance.companyId, async () => {
        const version = await updateVersioned(tx, AllowanceTable, allowance, toRow(allowance));
        await attach(allowance.id, allowance.employeeIds);
        return { ...allowance, version };
      }),
    remove: (allowance) =>
      changing(allowance.companyId, async () => {
        await attach(allowance.id, []);
        await deleteVersioned(tx, AllowanceTable, allowance);
      }),
  };
}

function toRow(allowance: NewCompanyAllowance): Omit<AllowanceRow, 'id' | 'version'> {
  return {
    companyId: allowance.companyId,
    description: allowance.description,
    descriptionKey: normalKey(allowance.description),
    amount: allowance.amount,
    category: storedCategory(allowance),
    autoApplyToPay: allowance.autoApplyToPay,
    isTaxable: allowance.isTaxable,
    isItemised: allowance.isItemised,
    isIncludedInSuperCalculations: allowance.isIncludedInSuperCalculations,
  };
}

/**
 * What an allowance of the category OD is for, and whether it is within its limit, stand behind the category: OD/U1, CD//within, OD/T1/above.
 * The codes of stored rows cover every column, so that a column of their own would change all of them.
 */
function storedCategory({ category, otherType, isWithinLimit }: NewCompanyAllowance): string | null {
  if (otherType === null && isWithinLimit === null) return category;
  const limit = isWithinLimit === null ? [] : [isWithinLimit ? 'within' : 'above'];
  return [category ?? '', otherType ?? '', ...limit].join('/');
}

function toAllowance(row: AllowanceRow, employeeIds: readonly number[]): CompanyAllowance {
  const { descriptionKey: _key, category: stored, ...rest } = row;
  const [category, otherType, limit] = stored?.split('/') ?? [];
  return {
    ...rest,
    category: (category || null) as CompanyAllowance['category'],
    otherType: (otherType || null) as CompanyAllowance['otherType'],
    isWithinLimit: limit === undefined ? null : limit === 'within',
    employeeIds,
  };
}
