import type { AccessFacts, GoodRefresh, RefreshFacts } from './access-facts';
import type { AuditEntry } from '../domain/audit-entry';
import type { AuthorizationCode } from '../domain/authorization-code';
import type { AuthorizationRequest } from '../domain/authorization-request';
import type { Customer } from '../domain/customer';
import type { Delegation } from '../domain/delegation';
import type { EmailChange } from '../domain/email-change';
import type { EmployeeAccess } from '../domain/employee-access';
import type { Grant, RevocationReason } from '../domain/grant';
import type { KeyRefusal } from '../domain/machine-key';
import type { NewRecord } from '../domain/new-record';
import type { OAuthClient } from '../domain/oauth-client';
import type { PartnerLink } from '../domain/partner-link';
import type { Passkey } from '../domain/passkey';
import type { PasswordLink } from '../domain/password-link';
import type { Plan } from '../domain/plan';
import type { ReleaseKind, ReleaseRequest, ReleaseRules, ReleaseSettings } from '../domain/release';
import type { SecondFactor } from '../domain/second-factor';
import type { Session } from '../domain/session';
import type { SignInChallenge } from '../domain/sign-in-challenge';
import type { SignOnDomain } from '../domain/sign-on-domain';
import type { SigningKey } from '../domain/signing-key';
import type { SubscribedPlan } from '../domain/licence';
import type { Subscription } from '../domain/subscription';
import type { TokenPair } from '../domain/token-pair';
import type { OwnRole } from '../domain/own-role';
import type { Role } from '../domain/role';
import type { User } from '../domain/user';

/** When another writer changed a record first, `save` makes the unit of work start again: no change is lost. */
export interface Customers {
  add(customer: NewRecord<Customer>): Promise<Customer>;
  find(id: number): Promise<Customer | undefined>;
  save(customer: Customer): Promise<void>;
  /** In the order of their ids. */
  all(): Promise<readonly Customer[]>;
}

export interface Users {
  /** Undefined when another user has the same `emailKey`. */
  add(user: NewRecord<User>): Promise<User | undefined>;
  find(id: number): Promise<User | undefined>;
  findByEmail(emailKey: string): Promise<User | undefined>;
  /** In the order of their ids, without those who were removed. */
  ofCustomer(customerId: number): Promise<readonly User[]>;
  save(user: User): Promise<void>;
  /** The same with another `emailKey`; false when another user has it. */
  saveUnlessTaken(user: User): Promise<boolean>;
}

/** Roles that customers made for themselves. A user who has one is read with it as it is now. */
export interface OwnRoles {
  /** Undefined when the customer has a role of that name. */
  add(role: NewRecord<OwnRole>): Promise<OwnRole | undefined>;
  find(id: number): Promise<OwnRole | undefined>;
  /** In the order of their names. */
  ofCustomer(customerId: number): Promise<readonly OwnRole[]>;
  save(role: OwnRole): Promise<void>;
  /** The version that was read. */
  remove(role: OwnRole): Promise<void>;
}

export interface Plans {
  /** Undefined when another plan has the same `code`. */
  add(plan: NewRecord<Plan>): Promise<Plan | undefined>;
  find(id: number): Promise<Plan | undefined>;
  findByCode(code: string): Promise<Plan | undefined>;
}

export interface Subscriptions {
  add(subscription: NewRecord<Subscription>): Promise<Subscription>;
  find(id: number): Promise<Subscription | undefined>;
  ofCustomer(customerId: number): Promise<readonly Subscription[]>;
  /** Each subscription of the customer with its plan's cap. */
  subscribedPlans(customerId: number): Promise<readonly SubscribedPlan[]>;
  save(subscription: Subscription): Promise<void>;
}

export interface PartnerLinks {
  /** Undefined when the end customer already has a reseller. */
  add(link: NewRecord<PartnerLink>): Promise<PartnerLink | undefined>;
  ofReseller(resellerId: number): Promise<readonly PartnerLink[]>;
  ofEndCustomer(endCustomerId: number): Promise<PartnerLink | undefined>;
}

/** Where a company belongs, and what ties the user to it. */
export interface CompanyReach {
  readonly customerId: number;
  /** The user's role; null when no user was asked about, or there is no such user. */
  readonly role: Role | null;
  readonly isListed: boolean;
}

export interface CompanyAccess {
  /** Undefined when there is no such company, or it was deleted. */
  reach(companyId: number, userId: number | null): Promise<CompanyReach | undefined>;
  /** The same for every company of a customer that is not deleted, by its id. */
  reachWithin(customerId: number, userId: number | null): Promise<ReadonlyMap<number, CompanyReach>>;
  companiesOf(userId: number): Promise<readonly number[]>;
  replace(userId: number, companyIds: readonly number[]): Promise<void>;
  /** Lists one more company for the user; listing it twice changes nothing. */
  list(userId: number, companyId: number): Promise<void>;
}

/** Which users are which employees. */
export interface EmployeeAccesses {
  /** Undefined when the employee has a user, or the user is another employee of the company. */
  add(access: NewRecord<EmployeeAccess>): Promise<EmployeeAccess | undefined>;
  ofEmployee(employeeId: number): Promise<EmployeeAccess | undefined>;
  /** In the order of their ids. */
  ofUser(userId: number): Promise<readonly EmployeeAccess[]>;
  remove(id: number): Promise<void>;
}

export interface OAuthClients {
  add(client: NewRecord<OAuthClient>): Promise<OAuthClient>;
  find(id: number): Promise<OAuthClient | undefined>;
  findByClientId(clientId: string): Promise<OAuthClient | undefined>;
  /** In the order of their ids, revoked ones too. */
  ofCustomer(customerId: number): Promise<readonly OAuthClient[]>;
  /** The client ids of public applications, not revoked, with a redirect address of this web origin. */
  publicOfOrigin(origin: string): Promise<readonly string[]>;
  save(client: OAuthClient): Promise<void>;
  /** Notes when a key for a machine got a token. */
  use(id: number, at: number): Promise<void>;
  /**
   * Counts a refusal of a key. Answers how many there were since the last entry of the audit log, this one included, where
   * so many milliseconds have passed since that entry; undefined where it is too early for another.
   */
  refuse(id: number, reason: KeyRefusal, at: number, quietMs: number): Promise<number | undefined>;
}

/** A live grant as its owner or its partner sees it. */
export interface Connection {
  readonly grant: Grant;
  readonly clientName: string;
  readonly clientId: string;
  readonly customerName: string;
}

export interface Grants {
  add(grant: NewRecord<Grant>): Promise<Grant>;
  find(id: number): Promise<Grant | undefined>;
  /** In the order of their ids, revoked ones too. */
  ofClients(clientRecordIds: readonly number[]): Promise<readonly Grant[]>;
  /** False when it was revoked already. */
  revoke(id: number, at: number, because: RevocationReason): Promise<boolean>;
  /** Revokes every grant that the user gave or acts by; answers how many. */
  revokeAllOfUser(userId: number, at: number, because: RevocationReason): Promise<number>;
  /** Live grants to clients that this API admin owns: neither grant nor client revoked, a refresh token still good. */
  liveForPartner(partnerId: number, now: number): Promise<readonly Connection[]>;
  /** Live grants by which clients act for this customer, and tokens that the operator handed out. */
  liveForCustomer(customerId: number, now: number): Promise<readonly Connection[]>;
}

export interface AuthorizationCodes {
  add(code: NewRecord<AuthorizationCode>): Promise<void>;
  find(hash: string): Promise<AuthorizationCode | undefined>;
  /** Marks it used in one conditional update; false when it already was. */
  use(hash: string, at: number): Promise<boolean>;
}

export interface Tokens {
  add(pair: NewRecord<TokenPair>): Promise<void>;
  addAll(pairs: readonly NewRecord<TokenPair>[]): Promise<void>;
  /** A refresh token and what decides whether it may be exchanged, in one read. */
  findByRefresh(refreshHash: string): Promise<RefreshFacts | undefined>;
  /**
   * Those of several, by their hashes, that may be exchanged: neither used nor expired, their grant and client not
   * revoked, their user active.
   */
  findGoodRefreshes(refreshHashes: readonly string[], now: number): Promise<ReadonlyMap<string, GoodRefresh>>;
  /** Marks it used in one conditional update; false when it already was. */
  useRefresh(refreshHash: string, at: number): Promise<boolean>;
  /** The same for several different ones; answers how many were not used before. */
  useRefreshes(refreshHashes: readonly string[], at: number): Promise<number>;
  /** All that decides about a request with this access token, in one read. */
  findAccess(accessHash: string): Promise<AccessFacts | undefined>;
  revokeAccess(accessHash: string, at: number): Promise<void>;
}

export interface AuthorizationRequests {
  add(request: NewRecord<AuthorizationRequest>): Promise<void>;
  find(hash: string): Promise<AuthorizationRequest | undefined>;
  /** Marks it used in one conditional update; false when it already was. */
  use(hash: string, at: number): Promise<boolean>;
}

export interface Sessions {
  add(session: NewRecord<Session>): Promise<void>;
  find(hash: string): Promise<Session | undefined>;
  end(hash: string, at: number): Promise<void>;
  /** Notes that it was used. */
  see(hash: string, at: number): Promise<void>;
  endAllOfUser(userId: number, at: number): Promise<void>;
  /** Newest first, ended ones too until they are deleted. */
  ofUser(userId: number): Promise<readonly Session[]>;
  /** Notes that somebody has shown by a code that it is them. */
  confirm(id: number, at: number): Promise<void>;
}

export interface SecondFactors {
  find(userId: number): Promise<SecondFactor | undefined>;
  add(factor: NewRecord<SecondFactor>): Promise<void>;
  save(factor: SecondFactor): Promise<void>;
  remove(userId: number): Promise<void>;
}

export interface PasswordLinks {
  add(link: NewRecord<PasswordLink>): Promise<void>;
  find(hash: string): Promise<PasswordLink | undefined>;
  /** Marks it used in one conditional update; false when it already was. */
  use(hash: string, at: number): Promise<boolean>;
  /** Marks every unused link of the user as used. */
  useAllOfUser(userId: number, at: number): Promise<void>;
}

export interface EmailChanges {
  add(change: NewRecord<EmailChange>): Promise<EmailChange>;
  find(id: number): Promise<EmailChange | undefined>;
  findByHash(hash: string): Promise<EmailChange | undefined>;
  /** The one that was asked for last. */
  latestOfUser(userId: number): Promise<EmailChange | undefined>;
  setHash(id: number, hash: string): Promise<void>;
  /** Marks it used in one conditional update; false when it already was. */
  use(hash: string, at: number): Promise<boolean>;
  /** Marks every unused one of the user as used. */
  endAllOfUser(userId: number, at: number): Promise<void>;
}

export interface SignOnDomains {
  /** Undefined when the account has named a provider for the domain already. */
  add(domain: NewRecord<SignOnDomain>): Promise<SignOnDomain | undefined>;
  find(id: number): Promise<SignOnDomain | undefined>;
  ofCustomer(customerId: number): Promise<readonly SignOnDomain[]>;
  /** Of every account that has users of this domain. */
  ofDomain(domain: string): Promise<readonly SignOnDomain[]>;
  save(domain: SignOnDomain): Promise<void>;
  remove(id: number): Promise<void>;
}

export interface SignInChallenges {
  add(challenge: NewRecord<SignInChallenge>): Promise<void>;
  find(hash: string): Promise<SignInChallenge | undefined>;
  /** Marks it used in one conditional update; false when it already was. */
  use(hash: string, at: number): Promise<boolean>;
}

export interface Passkeys {
  /** Undefined when somebody has this credential already. */
  add(passkey: NewRecord<Passkey>): Promise<Passkey | undefined>;
  findByCredential(credentialHash: string): Promise<Passkey | undefined>;
  /** In the order of their ids. */
  ofUser(userId: number): Promise<readonly Passkey[]>;
  save(passkey: Passkey): Promise<void>;
  remove(id: number): Promise<void>;
}

/** An e-mail to a user, written when it is sent: neither an address nor a link is kept. */
export interface AccountEmail {
  readonly kind:
    | 'invitation'
    | 'employee-invitation'
    | 'employee-access'
    | 'password-reset'
    | 'password-changed'
    | 'email-confirmation'
    | 'email-change-asked'
    | 'email-changed'
    | 'sign-on-confirmation'
    | 'sign-in-changed'
    | 'new-device'
    | 'approval-needed'
    | 'approver-named'
    | 'delegate-named';
  readonly userId: number;
  readonly facts: Readonly<Record<string, string>>;
}

export interface Releases {
  rulesOf(companyId: number): Promise<ReleaseRules | undefined>;
  /** The same, held until the unit of work ends: of several who ask for the same at one moment, the others see what the first asked for. */
  holdRules(companyId: number): Promise<ReleaseRules | undefined>;
  /** Over the version that was read, undefined where there were none: of two at the same moment one begins again. */
  setRules(
    company: { readonly customerId: number; readonly companyId: number },
    settings: ReleaseSettings,
    seen: number | undefined,
  ): Promise<void>;
  add(request: NewRecord<ReleaseRequest>): Promise<ReleaseRequest>;
  find(id: number): Promise<ReleaseRequest | undefined>;
  /** Newest first. */
  ofSubject(companyId: number, kind: ReleaseKind, subject: string): Promise<readonly ReleaseRequest[]>;
  /** Newest first, at most 200. */
  ofCompany(companyId: number): Promise<readonly ReleaseRequest[]>;
  /** In one conditional update; false when somebody decided it before. */
  decide(
    id: number,
    decision: Readonly<Pick<ReleaseRequest, 'decidedFor'>> & {
      readonly decidedBy: number;
      readonly decidedAt: number;
      readonly isApproved: boolean;
    },
  ): Promise<boolean>;
  /** Spends an approval in one conditional update; false when it was spent, or there is none. */
  use(id: number, at: number): Promise<boolean>;
  /** Takes back what was spent at this moment, in one conditional update; false when it was not, or is not any more. */
  giveBack(id: number, usedAt: number): Promise<boolean>;
  /** Notes when the bank accounts of employees were last changed, in the transaction that changes them. */
  noteBankAccounts(
    changed: readonly { readonly companyId: number; readonly employeeId: number }[],
    at: number,
  ): Promise<void>;
  /** Whose bank account was changed after this moment. */
  bankAccountsSince(companyId: number, since: number): Promise<readonly number[]>;
}

export interface Delegations {
  add(delegation: NewRecord<Delegation>): Promise<Delegation>;
  find(id: number): Promise<Delegation | undefined>;
  /** Those that hold now or will, in the order of their ids. */
  ofCustomer(customerId: number, now: number): Promise<readonly Delegation[]>;
  /** Those by which somebody stands in for others now, in the order of their ids. */
  activeTo(delegateId: number, now: number): Promise<readonly Delegation[]>;
  /** In one conditional update; false when it was ended before. */
  end(id: number, at: number): Promise<boolean>;
}

export interface AccountEmails {
  /** Queues it in the transaction of what it tells. */
  add(email: AccountEmail, at: number): Promise<void>;
}

export interface GuessLogs {
  /** The moments of earlier guesses under this key. Until the unit of work ends no other one gets at the same key. */
  hold(key: string): Promise<readonly number[]>;
  put(key: string, guesses: readonly number[]): Promise<void>;
}

export interface AuditPage {
  /** Only entries with a smaller sequence. */
  readonly before?: number;
  /** Only what this user did. */
  readonly userId?: number;
  /** Only this action. */
  readonly action?: string;
  readonly limit: number;
}

/** The newest entry of a chain, as it is noted outside the database. */
export interface AuditHead {
  readonly customerId: number;
  readonly sequence: number;
  readonly hash: string;
}

export interface AuditLog {
  /** The keyed hash of an entry's text, 43 base64url characters; its key is not in the database. */
  mac(text: string): string;
  /**
   * The place of the next entry in the customer's chain. Until the unit of work ends no other one gets a place in the
   * same chain, so that the chain never forks.
   */
  reserve(customerId: number): Promise<{ readonly sequence: number; readonly previousHash: string }>;
  /** Entries of one chain that follow one another from the reserved place on. */
  append(entries: readonly AuditEntry[]): Promise<void>;
  /** Newest first. */
  latest(customerId: number, page: AuditPage): Promise<readonly AuditEntry[]>;
  /** Oldest first, from the entry after `sequence`. */
  after(customerId: number, sequence: number, limit: number): Promise<readonly AuditEntry[]>;
  /** How many entries the chain should have, and the hash of the last. */
  head(customerId: number): Promise<AuditHead & { /** Whether this service wrote it. */ readonly isGenuine: boolean }>;
  /** The heads of all chains, in the order of their customers. */
  heads(): Promise<readonly AuditHead[]>;
}

export interface SigningKeys {
  /** In the order of their generations. */
  all(): Promise<readonly SigningKey[]>;
  /** Undefined when another process added this generation first. */
  add(key: NewRecord<SigningKey>): Promise<SigningKey | undefined>;
  withdraw(id: number, at: number): Promise<void>;
  delete(ids: readonly number[]): Promise<void>;
}

/** What has run its course and may be deleted, in bounded chunks. The audit log is not among it. */
export interface Housekeeping {
  /** Deletes at most `limit` codes, tokens, requests, sessions, links and guess logs of each kind that ended before `before`. */
  deleteEnded(before: number, limit: number): Promise<number>;
}

/** All that one unit of work over accounts can reach. */
export interface AccountStores {
  readonly customers: Customers;
  readonly users: Users;
  readonly ownRoles: OwnRoles;
  readonly plans: Plans;
  readonly subscriptions: Subscriptions;
  readonly partnerLinks: PartnerLinks;
  readonly companyAccess: CompanyAccess;
  readonly employeeAccess: EmployeeAccesses;
  readonly clients: OAuthClients;
  readonly grants: Grants;
  readonly codes: AuthorizationCodes;
  readonly tokens: Tokens;
  readonly authorizationRequests: AuthorizationRequests;
  readonly sessions: Sessions;
  readonly passwordLinks: PasswordLinks;
  readonly emailChanges: EmailChanges;
  readonly secondFactors: SecondFactors;
  readonly signOnDomains: SignOnDomains;
  readonly signInChallenges: SignInChallenges;
  readonly passkeys: Passkeys;
  readonly releases: Releases;
  readonly delegations: Delegations;
  readonly emails: AccountEmails;
  readonly guessLogs: GuessLogs;
  readonly audit: AuditLog;
  readonly signingKeys: SigningKeys;
  readonly housekeeping: Housekeeping;
}
