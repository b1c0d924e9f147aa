import type { AuditEntry } from '../domain/audit-entry';
import type { AuthorizationCode } from '../domain/authorization-code';
import type { AuthorizationRequest } from '../domain/authorization-request';
import type { Customer } from '../domain/customer';
import type { Delegation } from '../domain/delegation';
import type { EmailChange } from '../domain/email-change';
import type { EmployeeAccess } from '../domain/employee-access';
import type { Grant } from '../domain/grant';
import type { KeyRefusal } from '../domain/machine-key';
import type { OAuthClient } from '../domain/oauth-client';
import type { OwnRole } from '../domain/own-role';
import type { PartnerLink } from '../domain/partner-link';
import type { Passkey } from '../domain/passkey';
import type { PasswordLink } from '../domain/password-link';
import type { Plan } from '../domain/plan';
import type { ReleaseRequest, ReleaseRules } from '../domain/release';
import type { SecondFactor } from '../domain/second-factor';
import type { Session } from '../domain/session';
import type { SignInChallenge } from '../domain/sign-in-challenge';
import type { SignOnDomain } from '../domain/sign-on-domain';
import type { SigningKey } from '../domain/signing-key';
import type { Subscription } from '../domain/subscription';
import type { TokenPair } from '../domain/token-pair';
import type { User } from '../domain/user';
import type { AccountEmail } from '../ports/account-stores';
import { MemoryTable } from './memory-table';

export type Row<T> = T & { readonly id: number; readonly version: number };

export interface KeyRefusals {
  readonly id: number;
  readonly version: number;
  readonly clientRecordId: number;
  readonly reason: KeyRefusal;
  readonly notedAt: number;
  readonly unnoted: number;
}

export type MemoryAccountTables = ReturnType<typeof memoryAccountTables>;

/** The rows of every store of this package, by the name of what they hold. */
export function memoryAccountTables() {
  return {
    customers: new MemoryTable<Customer>(),
    users: new MemoryTable<User>((user) => user.emailKey),
    ownRoles: new MemoryTable<OwnRole>((role) => `${role.customerId} ${role.nameKey}`),
    plans: new MemoryTable<Plan>((plan) => plan.code),
    subscriptions: new MemoryTable<Subscription>(),
    partnerLinks: new MemoryTable<PartnerLink>((link) => String(link.endCustomerId)),
    listings: new MemoryTable<Row<{ userId: number; companyId: number }>>((row) => `${row.userId} ${row.companyId}`),
    accesses: new MemoryTable<EmployeeAccess>((row) => String(row.employeeId)),
    clients: new MemoryTable<OAuthClient>((client) => client.clientId),
    refusals: new MemoryTable<KeyRefusals>((row) => `${row.clientRecordId} ${row.reason}`),
    grants: new MemoryTable<Grant>(),
    codes: new MemoryTable<AuthorizationCode>((code) => code.hash),
    pairs: new MemoryTable<TokenPair>((pair) => pair.accessHash),
    requests: new MemoryTable<AuthorizationRequest>((request) => request.hash),
    sessions: new MemoryTable<Session>((session) => session.hash),
    links: new MemoryTable<PasswordLink>((link) => link.hash),
    emailChanges: new MemoryTable<EmailChange>(),
    releaseRules: new MemoryTable<Row<ReleaseRules>>((rules) => String(rules.companyId)),
    releases: new MemoryTable<ReleaseRequest>(),
    delegations: new MemoryTable<Delegation>(),
    bankAccounts: new MemoryTable<Row<{ companyId: number; employeeId: number; at: number }>>(
      (row) => `${row.companyId} ${row.employeeId}`,
    ),
    factors: new MemoryTable<SecondFactor>((factor) => String(factor.userId)),
    signOnDomains: new MemoryTable<SignOnDomain>(({ customerId, domain }) => `${customerId} ${domain}`),
    challenges: new MemoryTable<SignInChallenge>((challenge) => challenge.hash),
    passkeys: new MemoryTable<Passkey>((passkey) => passkey.credentialHash),
    guessLogs: new MemoryTable<Row<{ key: string; guesses: readonly number[] }>>((log) => log.key),
    signingKeys: new MemoryTable<SigningKey>((key) => String(key.generation)),
    audit: new MemoryTable<Row<AuditEntry>>((entry) => `${entry.customerId} ${entry.sequence}`),
    emails: new MemoryTable<Row<AccountEmail & { readonly at: number }>>(),
  };
}
