import type { AccountsUseCases } from '@anz-payroll/accounts';
import type { Route } from '@anz-payroll/http-kit/route';
import { readAuditLogRoute } from './read-audit-log';
import { verifyAuditLogRoute, type NotedHeads } from './verify-audit-log';

export function accountRoutes(accounts: AccountsUseCases, notedHeads: NotedHeads): readonly Route[] {
  return [readAuditLogRoute(accounts), verifyAuditLogRoute(accounts, notedHeads)];
}
