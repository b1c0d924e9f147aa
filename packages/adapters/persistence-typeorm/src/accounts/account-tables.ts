import type {
  AuditEntry,
  AuthorizationCode,
  AuthorizationRequest,
  Customer,
  Delegation,
  EmployeeAccess,
  Grant,
  KeyRefusal,
  OAuthClient,
  OwnRole,
  PublicJwk,
  SigningKey,
  PartnerLink,
  Plan,
  ReleaseKind,
  ReleaseRequest,
  ReleaseRules,
  RevocationReason,
  Session,
  Subscription,
  SubscriptionKind,
  TokenPair,
  User,
  UserRole,
} from '@anz-payroll/accounts';
import { column, defineTable, nullable } from '../columns';
import {
  EmailChangeTable,
  PasskeyTable,
  PasswordLinkTable,
  SecondFactorTable,
  SignInChallengeTable,
  SignOnDomainTable,
} from './sign-in-tables';

/** Scopes are kept as the protocol writes them: names with a space between. */
type WithScopeText<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]: string };

export type GrantRow = WithScopeText<Omit<Grant, 'companyIds'>, 'scopes'> & {
  /** Each between commas; null for all. */
  readonly companyIds: string | null;
};
export type AuthorizationRequestRow = WithScopeText<AuthorizationRequest, 'scopes'>;
export type AuditEntryRow = Omit<AuditEntry, 'at' | 'form'> & {
  readonly id: number;
  readonly occurredAt: number;
  /** Absent in entries of versions that had one form only. */
  readonly form: number | null;
};

const hash = () => column.code(43);
const scopeText = () => column.text(255);
const version = () => column.integer();

export const CustomerTable = defineTable<Customer>('customers', {
  id: column.id(),
  version: version(),
  name: column.text(200),
  isApiAdmin: column.boolean(),
  isReseller: column.boolean(),
  defaultCompanyId: nullable(column.integer()),
  createdAt: column.epochMs(),
});

/** The role is named; one of the account's own by its id. */
export interface UserRow extends Omit<User, 'role'> {
  readonly role: UserRole | 'own';
  readonly ownRoleId: number | null;
}

export const UserTable = defineTable<UserRow>('users', {
  id: column.id(),
  version: version(),
  customerId: column.integer(),
  name: column.text(120),
  email: column.text(254),
  emailKey: column.key(254),
  role: column.code<UserRole | 'own'>(16),
  ownRoleId: nullable(column.integer()),
  passwordHash: nullable(column.code(255)),
  signedOnAt: nullable(column.epochMs()),
  signedOnAs: nullable(column.code(43)),
  isActive: column.boolean(),
  removedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
});

export const OwnRoleTable = defineTable<OwnRole>('own_roles', {
  id: column.id(),
  version: version(),
  customerId: column.integer(),
  name: column.text(60),
  nameKey: column.key(120),
  permissions: column.json<OwnRole['permissions']>(),
  companyIds: nullable(column.json<readonly number[]>()),
  departments: nullable(column.json<readonly string[]>()),
  fieldGroups: column.json<OwnRole['fieldGroups']>(),
  createdAt: column.epochMs(),
});

export const PlanTable = defineTable<Plan>('plans', {
  id: column.id(),
  version: version(),
  code: column.code(60),
  name: column.text(200),
  employeeCap: nullable(column.integer()),
  createdAt: column.epochMs(),
});

export const SubscriptionTable = defineTable<Subscription>('subscriptions', {
  id: column.id(),
  version: version(),
  customerId: column.integer(),
  planId: column.integer(),
  kind: column.code<SubscriptionKind>(16),
  startsAt: column.epochMs(),
  endsAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
});

export const PartnerLinkTable = defineTable<PartnerLink>('partner_links', {
  id: column.id(),
  version: version(),
  resellerId: column.integer(),
  endCustomerId: column.integer(),
  createdAt: column.epochMs(),
});

export interface UserCompanyRow {
  readonly userId: number;
  readonly companyId: number;
}

export const UserCompanyTable = defineTable<UserCompanyRow>(
  'user_companies',
  { userId: column.integer(), companyId: column.integer() },
  { primaryKey: ['userId', 'companyId'] },
);

export const OAuthClientTable = defineTable<OAuthClient>('oauth_clients', {
  id: column.id(),
  version: version(),
  clientId: column.code(43),
  customerId: column.integer(),
  name: column.text(100),
  isPublic: column.boolean(),
  secretHash: nullable(hash()),
  redirectUris: column.json<readonly string[]>(),
  endsAt: nullable(column.epochMs()),
  lastUsedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
  revokedAt: nullable(column.epochMs()),
});

/** Where pages of an application run: the origins of its redirect addresses. */
export interface ClientOriginRow {
  readonly clientRecordId: number;
  readonly origin: string;
}

export const ClientOriginTable = defineTable<ClientOriginRow>(
  'oauth_client_origins',
  { clientRecordId: column.integer(), origin: column.code(300) },
  { primaryKey: ['clientRecordId', 'origin'] },
);

export interface KeyRefusalRow {
  readonly clientRecordId: number;
  readonly reason: KeyRefusal;
  /** When the audit log last had an entry for it; zero where it never had. */
  readonly notedAt: number;
  /** Refusals since then. */
  readonly unnoted: number;
}

export const KeyRefusalTable = defineTable<KeyRefusalRow>(
  'key_refusals',
  {
    clientRecordId: column.integer(),
    reason: column.code<KeyRefusal>(16),
    notedAt: column.epochMs(),
    unnoted: column.integer(),
  },
  { primaryKey: ['clientRecordId', 'reason'] },
);

export const GrantTable = defineTable<GrantRow>('oauth_grants', {
  id: column.id(),
  version: version(),
  clientRecordId: nullable(column.integer()),
  customerId: column.integer(),
  userId: nullable(column.integer()),
  scopes: scopeText(),
  companyIds: nullable(column.longText()),
  authenticatedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
  revokedAt: nullable(column.epochMs()),
  revokedBecause: nullable(column.code<RevocationReason>(32)),
});

export type TokenRow = WithScopeText<TokenPair, 'accessScopes'>;

export const TokenTable = defineTable<TokenRow>('oauth_tokens', {
  id: column.id(),
  version: version(),
  grantId: column.integer(),
  accessHash: hash(),
  accessScopes: scopeText(),
  accessExpiresAt: column.epochMs(),
  accessRevokedAt: nullable(column.epochMs()),
  refreshHash: nullable(hash()),
  refreshExpiresAt: nullable(column.epochMs()),
  refreshUsedAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
});

export const AuthorizationCodeTable = defineTable<AuthorizationCode>('oauth_codes', {
  id: column.id(),
  version: version(),
  hash: hash(),
  grantId: column.integer(),
  redirectUri: column.code(512),
  codeChallenge: nullable(column.code(43)),
  nonce: nullable(column.text(255)),
  expiresAt: column.epochMs(),
  usedAt: nullable(column.epochMs()),
});

export const AuthorizationRequestTable = defineTable<AuthorizationRequestRow>('oauth_requests', {
  id: column.id(),
  version: version(),
  hash: hash(),
  sessionId: column.integer(),
  clientRecordId: column.integer(),
  redirectUri: column.code(512),
  state: nullable(column.text(1024)),
  scopes: scopeText(),
  codeChallenge: nullable(column.code(43)),
  nonce: nullable(column.text(255)),
  expiresAt: column.epochMs(),
  usedAt: nullable(column.epochMs()),
});

/** Absent in sessions of earlier versions. */
export type SessionRow = Omit<Session, 'isPending'> & { readonly isPending: boolean | null };

export const SessionTable = defineTable<SessionRow>('sessions', {
  id: column.id(),
  version: version(),
  hash: hash(),
  userId: column.integer(),
  createdAt: column.epochMs(),
  expiresAt: column.epochMs(),
  seenAt: nullable(column.epochMs()),
  endedAt: nullable(column.epochMs()),
  isPending: nullable(column.boolean()),
  confirmedAt: nullable(column.epochMs()),
  address: nullable(column.text(64)),
  agent: nullable(column.text(200)),
});

export type ReleaseRulesRow = Omit<ReleaseRules, 'holdHours'> & { readonly holdHours: number };

export const ReleaseRulesTable = defineTable<ReleaseRulesRow>(
  'release_rules',
  {
    companyId: column.integer(),
    customerId: column.integer(),
    version: version(),
    payRuns: column.boolean(),
    payments: column.boolean(),
    filings: column.boolean(),
    bankAccounts: column.boolean(),
    limitCents: nullable(column.integer()),
    holdHours: column.integer(),
  },
  { primaryKey: ['companyId'] },
);

export const ReleaseRequestTable = defineTable<ReleaseRequest>('release_requests', {
  id: column.id(),
  version: version(),
  customerId: column.integer(),
  companyId: column.integer(),
  kind: column.code<ReleaseKind>(16),
  subject: column.code(255),
  summary: column.text(300),
  amountCents: nullable(column.integer()),
  requestedBy: column.integer(),
  requestedAt: column.epochMs(),
  decidedBy: nullable(column.integer()),
  decidedFor: nullable(column.integer()),
  decidedAt: nullable(column.epochMs()),
  isApproved: nullable(column.boolean()),
  usedAt: nullable(column.epochMs()),
});

export const DelegationTable = defineTable<Delegation>('delegations', {
  id: column.id(),
  version: version(),
  customerId: column.integer(),
  userId: column.integer(),
  delegateId: column.integer(),
  startsAt: column.epochMs(),
  endsAt: column.epochMs(),
  createdBy: column.integer(),
  createdAt: column.epochMs(),
  endedAt: nullable(column.epochMs()),
});

/** When the bank account of an employee was last changed. */
export interface BankAccountChangeRow {
  readonly companyId: number;
  readonly employeeId: number;
  readonly changedAt: number;
}

export const BankAccountChangeTable = defineTable<BankAccountChangeRow>(
  'bank_account_changes',
  { companyId: column.integer(), employeeId: column.integer(), changedAt: column.epochMs() },
  { primaryKey: ['companyId', 'employeeId'] },
);

export const EmployeeAccessTable = defineTable<EmployeeAccess>('employee_access', {
  id: column.id(),
  version: version(),
  userId: column.integer(),
  customerId: column.integer(),
  companyId: column.integer(),
  employeeId: column.integer(),
  createdAt: column.epochMs(),
});

export const AuditEntryTable = defineTable<AuditEntryRow>('audit_entries', {
  id: column.id(),
  customerId: column.integer(),
  sequence: column.integer(),
  occurredAt: column.epochMs(),
  userId: nullable(column.integer()),
  clientId: nullable(column.code(43)),
  requestId: column.text(128),
  address: nullable(column.text(64)),
  operator: nullable(column.text(120)),
  form: nullable(column.integer()),
  action: column.code(64),
  recordType: column.code(64),
  recordId: nullable(column.text(128)),
  details: column.json<AuditEntry['details']>(),
  previousHash: hash(),
  hash: hash(),
});

/** The last entry of each customer's chain. */
export interface AuditHeadRow {
  readonly customerId: number;
  readonly sequence: number;
  readonly hash: string;
  readonly mac: string | null;
}

export const AuditHeadTable = defineTable<AuditHeadRow>(
  'audit_heads',
  {
    customerId: column.integer(),
    sequence: column.integer(),
    hash: hash(),
    mac: nullable(column.lookupHash()),
  },
  { primaryKey: ['customerId'] },
);

export interface GuessLogRow {
  readonly keyHash: string;
  /** As versions before 0112 kept them; too short for a day. */
  readonly guesses: readonly number[];
  readonly dayLog: readonly number[] | null;
  /** When a guess was last counted. */
  readonly countedAt: number;
}

export const GuessLogTable = defineTable<GuessLogRow>(
  'guess_logs',
  {
    keyHash: hash(),
    guesses: column.json<readonly number[]>(),
    dayLog: nullable(column.json<readonly number[]>()),
    countedAt: column.epochMs(),
  },
  { primaryKey: ['keyHash'] },
);

/** The private half is encrypted; everything else is published. */
export const SigningKeyTable = defineTable<SigningKey>('oauth_signing_keys', {
  id: column.id(),
  version: version(),
  generation: column.integer(),
  kid: column.code(43),
  publicJwk: column.json<PublicJwk>(),
  privateKey: column.encrypted(),
  createdAt: column.epochMs(),
  signsFrom: column.epochMs(),
  withdrawnAt: nullable(column.epochMs()),
});

export const accountTables = [
  CustomerTable,
  UserTable,
  OwnRoleTable,
  PlanTable,
  SubscriptionTable,
  PartnerLinkTable,
  UserCompanyTable,
  EmployeeAccessTable,
  OAuthClientTable,
  ClientOriginTable,
  KeyRefusalTable,
  GrantTable,
  TokenTable,
  AuthorizationCodeTable,
  AuthorizationRequestTable,
  SessionTable,
  PasswordLinkTable,
  EmailChangeTable,
  SecondFactorTable,
  SignOnDomainTable,
  SignInChallengeTable,
  PasskeyTable,
  ReleaseRulesTable,
  ReleaseRequestTable,
  DelegationTable,
  BankAccountChangeTable,
  AuditEntryTable,
  AuditHeadTable,
  GuessLogTable,
  SigningKeyTable,
];
