import type { AccountsUseCases, AuditHead } from '@anz-payroll/accounts';
import { Flag, Text, WholeNumber } from '@anz-payroll/http-kit/contract';
import { answer, bearer, route, type Route } from '@anz-payroll/http-kit/route';

export type NotedHeads = () => Promise<readonly AuditHead[]>;

class AuditLogVerdict {
  @Flag() is_intact!: boolean;
  @WholeNumber({ optional: true }) entries?: number;
  @Text({ optional: true, description: 'The hash of the newest entry. Keep it: a later log must contain it.' })
  head?: string;
  @WholeNumber({ optional: true, description: 'The first place at which the log was changed.' }) broken_at?: number;
}

/** Held against the heads that were noted outside of the database, where this process can read them. */
export const verifyAuditLogRoute = (accounts: AccountsUseCases, notedHeads: NotedHeads): Route =>
  route({
    method: 'GET',
    path: '/api/audit-log/verification',
    operation: 'verify-audit-log',
    may: 'audit.read',
    summary: "Checks the account's audit log from its first entry to its last",
    tag: 'Accounts',
    auth: bearer(['payroll.read']),
    rate: 'pay',
    weight: 'heavy',
    responses: { 200: answer(AuditLogVerdict, 'Whether every entry still fits the one before it.') },
    errors: { 403: 'The role of the user does not allow it' },
    async handle({ context }) {
      const { principal } = context;
      const verdict = await accounts.verifyAuditLog(principal.customerId, await notedHeads());
      return {
        status: 200,
        body: verdict.isIntact
          ? { is_intact: true, entries: verdict.entries, head: verdict.head }
          : { is_intact: false, broken_at: verdict.brokenAt },
      };
    },
  });
