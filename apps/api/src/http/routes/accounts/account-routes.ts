import type { AccountsUseCases } from 'accounts';
import type { Route } from '../../route';
import { readAuditLogRoute } from './read-audit-log';
import { verifyAuditLogRoute } from './verify-audit-log';

export function accountRoutes(accounts: AccountsUseCases): readonly Route[] {
  return [readAuditLogRoute(accounts), verifyAuditLogRoute(accounts)];
}
