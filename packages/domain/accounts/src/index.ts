export { accountsRefusalCodes, type AccountsRefusal, type AccountsRefusalCode } from './domain/accounts-refusal';
export type { Actor } from './domain/actor';
export { auditOrigin, auditText, type AuditEntry, type AuditEvent, type AuditForm } from './domain/audit-entry';
export type { AuthorizationCode } from './domain/authorization-code';
export type { AuthorizationAsk, AuthorizationParameters, AuthorizationRequest } from './domain/authorization-request';
export type { Customer } from './domain/customer';
export { isDelegationActive, longestDelegationMs, type Delegation } from './domain/delegation';
export type { EmployeeAccess } from './domain/employee-access';
export { emailKeyOf, isEmailAddress } from './domain/email-address';
export { deviceLifetime, type Sign } from './domain/known-device';
export {
  mostGrantedCompanies,
  operatorTokenName,
  revocationReasons,
  type Grant,
  type RevocationReason,
} from './domain/grant';
export { guessLimits, resetLimits } from './domain/guess-throttle';
export { licenceOf, type Licence, type SubscribedPlan } from './domain/licence';
export { expiryOf, lifetimes } from './domain/lifetimes';
export type { NewRecord } from './domain/new-record';
export {
  lastDayOf,
  lastKeyDay,
  machineKeyScopes,
  machineKeyStatus,
  mostMachineKeys,
  usualKeyDay,
  type MachineKey,
  type MachineKeyStatus,
  type KeyRefusal,
} from './domain/machine-key';
export { isMachineClient, type OAuthClient } from './domain/oauth-client';
export { oauthErrors, oauthRefusal, type OAuthError, type OAuthRefusal } from './domain/oauth-refusal';
export type { ChallengePurpose, SignInChallenge } from './domain/sign-in-challenge';
export { domainOf, type SignOnDomain } from './domain/sign-on-domain';
export { mustSignInAgain, type SignInDemand } from './domain/sign-in-demand';
export type { PublicJwk, SigningKey } from './domain/signing-key';
export type { PartnerLink } from './domain/partner-link';
export { passwordLength } from './domain/password';
export type { EmailChange, WaitingEmailChange } from './domain/email-change';
export type { PasswordLink } from './domain/password-link';
export { mostPasskeys, type Passkey } from './domain/passkey';
export type { Plan } from './domain/plan';
export {
  isScope,
  satisfiesScope,
  scopeNames,
  scopes,
  meaningOf,
  scopesThatRead,
  type EventEntity,
  withIdentity,
  type Scope,
} from './domain/scope';
export {
  needsSecondPerson,
  noReleaseRules,
  releaseKinds,
  releaseStateOf,
  type ReleaseKind,
  type ReleaseRequest,
  type ReleaseRules,
  type ReleaseSettings,
  type ReleaseState,
} from './domain/release';
export { confirmedForMs, type SecondFactor } from './domain/second-factor';
export type { Session } from './domain/session';
export {
  isSubscriptionActive,
  subscriptionKinds,
  type Subscription,
  type SubscriptionKind,
} from './domain/subscription';
export type { TokenPair } from './domain/token-pair';
export { webOrigins } from './domain/web-origins';
export {
  departmentPermissions,
  fieldGroupNames,
  mostDepartments,
  ownRoleChoices,
  ownRolePermissions,
  type FieldGroup,
  type OwnRole,
  type OwnRoleDetails,
  type OwnRolePermission,
} from './domain/own-role';
export {
  departmentsOf,
  permissionsOf,
  reachesAll,
  roleMay,
  rolePermissions,
  rolesThatRead,
  staffRoles,
  userRoles,
  type Role,
  type RolePermission,
  type StaffRole,
  type UserRole,
} from './domain/role';
export { canSignIn, type User } from './domain/user';

export type { AccessFacts, GoodRefresh, RefreshFacts } from './ports/access-facts';
export type * from './ports/account-stores';
export type { AuditedWork } from './ports/audited-work';
export type { AheadWrites } from './ports/ahead-writes';
export type { BatchedWrites } from './ports/batched-writes';
export type {
  IdentityProviders,
  ProviderProblem,
  ProviderSettings,
  VerifiedIdentity,
} from './ports/identity-providers';
export type { OneTimeCodes } from './ports/one-time-codes';
export type { NewCredential, PasskeyCeremonies } from './ports/passkey-ceremonies';
export type { PasswordHasher } from './ports/password-hasher';
export type { Secrets } from './ports/secrets';
export type { Claims, NewKeyPair, TokenSigner } from './ports/token-signer';

export type { AccountsDependencies } from './use-cases/accounts-dependencies';
export { accountsUseCases, type AccountsUseCases } from './use-cases/accounts-use-cases';
export { employeesHeld } from './use-cases/bank-account-changes';
export type { Bearer } from './use-cases/authenticate-bearer';
export type { AnsweredAuthorization } from './use-cases/approve-authorization';
export type { AuthorizationProblem, CheckedAuthorization } from './use-cases/check-authorization';
export { closeAccess } from './use-cases/close-access';
export type { MachineToken } from './use-cases/exchange-machine-key';
export type { KeyWithSecret } from './use-cases/machine-keys';
export type { ClientWithSecret } from './use-cases/create-client';
export type { ActiveToken } from './use-cases/introspect-token';
export type { IssuedTokens, TokenIdentity } from './use-cases/issued-tokens';
export type { ApprovalRight } from './use-cases/delegation';
export type { EmployeeAccessState, InvitedEmployee } from './use-cases/employee-access';
export type { CompanyAnswer } from './use-cases/reach-company';
export type { AccountIdentity } from './use-cases/read-identity';
export type { CurrentSession } from './use-cases/read-session';
export { recordAudit, type AuditedAct } from './use-cases/record-audit';
export type { ListedUser } from './use-cases/list-users';
export type { ListedRole } from './use-cases/own-roles';
export type { ListedRelease, Permit, VersionedRules } from './use-cases/release';
export type { PasskeyQuestion } from './use-cases/passkeys';
export type { SecondFactorState } from './use-cases/second-factor';
export type { ShownAuthorization } from './use-cases/show-authorization';
export type { SignedIn } from './use-cases/begin-session';
export type { AuditVerdict } from './use-cases/verify-audit-log';
