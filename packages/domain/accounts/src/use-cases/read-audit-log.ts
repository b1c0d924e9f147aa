import type { AccountsDependencies } from './accounts-dependencies';
import type { AuditEntry } from '../domain/audit-entry';
import type { AuditPage } from '../ports/account-stores';

/** A page of a customer's audit log, newest first. */
export function readAuditLog(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (customerId: number, page: AuditPage): Promise<readonly AuditEntry[]> =>
    deps.reading.run((stores) => stores.audit.latest(customerId, page));
}
