import type { OwnRole, Role, User } from '@anz-payroll/accounts';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { OwnRoleTable, type UserRow } from './account-tables';
import { findRecords } from './find-record';

type Named = Pick<UserRow, 'role' | 'ownRoleId'>;

/** The own roles of these users, by their ids; nothing is asked where nobody has one. */
export async function ownRolesOf(tx: Transaction, users: readonly Named[]): Promise<ReadonlyMap<number, OwnRole>> {
  const ids = [...new Set(users.flatMap(({ role, ownRoleId }) => (role === 'own' ? (ownRoleId ?? []) : [])))];
  if (ids.length === 0) return new Map();
  return new Map((await findRecords(tx, OwnRoleTable, { id: In(ids) })).map((role) => [role.id, role]));
}

/** A role that is gone allows nothing beyond the own pay. */
export function roleOf({ role, ownRoleId }: Named, own: ReadonlyMap<number, OwnRole>): Role {
  return role === 'own' ? (own.get(ownRoleId ?? 0) ?? 'employee') : role;
}

export async function toUsers(tx: Transaction, rows: readonly UserRow[]): Promise<readonly User[]> {
  const own = await ownRolesOf(tx, rows);
  return rows.map(({ ownRoleId, ...row }) => ({ ...row, role: roleOf({ role: row.role, ownRoleId }, own) }));
}

export function toUserRow<U extends Pick<User, 'role'>>(user: U): Omit<U, 'role'> & Named {
  const { role } = user;
  return typeof role === 'object' ? { ...user, role: 'own', ownRoleId: role.id } : { ...user, role, ownRoleId: null };
}
