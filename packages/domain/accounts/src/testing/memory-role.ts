import type { User } from '../domain/user';
import type { MemoryAccountTables } from './memory-account-tables';

/** The user with the role as it is now. */
export function withRole<U extends User | undefined>({ ownRoles }: MemoryAccountTables, user: U): U {
  return user === undefined || typeof user.role !== 'object'
    ? user
    : { ...user, role: ownRoles.get(user.role.id) ?? ('employee' as const) };
}
