export type { AccountsRefusal, AccountsRefusalCode } from './domain/accounts-refusal';
export type { Actor } from './domain/actor';
export type { AuditEntry, AuditEvent } from './domain/audit-entry';
export type { AuthorizationCode } from './domain/authorization-code';
export type { AuthorizationParameters, AuthorizationRequest } from './domain/authorization-request';
export type { Customer } from './domain/customer';
export { isDelegationActive, type Delegation } from './domain/delegation';
export type { EmployeeAccess } from './domain/employee-access';
export { emailKeyOf } from './domain/email-address';
export { deviceLifetime } from './domain/known-device';
export { mostGrantedCompanies, operatorTokenName, type Grant, type RevocationReason } from './domain/grant';
export type { Licence, SubscribedPlan } from './domain/licence';
export { lifetimes } from './domain/lifetimes';
export type { NewRecord } from './domain/new-record';
export {
  lastDayOf,
  lastKeyDay,
  machineKeyScopes,
  machineKeyStatus,
  usualKeyDay,
  type MachineKey,
  type MachineKeyStatus,
  type KeyRefusal,
} from './domain/machine-key';
export { isMachineClient, type OAuthClient } from './domain/oauth-client';
export { oauthErrors, oauthRefusal, type OAuthError, type OAuthRefusal } from './domain/oauth-refusal';
export type { ChallengePurpose, SignInChallenge } from './domain/sign-in-challenge';
export { domainOf, type SignOnDomain } from './domain/sign-on-domain';
export { mustSignInAgain } from './domain/sign-in-demand';
export type { PublicJwk, SigningKey } from './domain/signing-key';
export type { PartnerLink } from './domain/partner-link';
export { passwordLength } from './domain/password';
export type { EmailChange } from './domain/email-change';
export type { PasswordLink } from './domain/password-link';
export type { Passkey } from './domain/passkey';
export type { Plan } from './domain/plan';
export { isScope, scopeNames, scopes, meaningOf, scopesThatRead, type EventEntity, type Scope } from './domain/scope';
export {
  needsSecondPerson,
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
export type { Subscription, SubscriptionKind } from './domain/subscription';
export type { TokenPair } from './domain/token-pair';
export { webOrigins } from './domain/web-origins';
export {
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
export type { IdentityProviders, ProviderProblem, ProviderSettings } from './ports/identity-providers';
export type { OneTimeCodes } from './ports/one-time-codes';
export type { PasskeyCeremonies } from './ports/passkey-ceremonies';
export type { PasswordHasher } from './ports/password-hasher';
export type { Secrets } from './ports/secrets';
export type { TokenSigner } from './ports/token-signer';

export { accountsUseCases, type AccountsUseCases } from './use-cases/accounts-use-cases';
export { employeesHeld } from './use-cases/bank-account-changes';
export type { Bearer } from './use-cases/authenticate-bearer';
export type { AuthorizationProblem } from './use-cases/check-authorization';
export { closeAccess } from './use-cases/close-access';
export type { MachineToken } from './use-cases/exchange-machine-key';
export type { KeyWithSecret } from './use-cases/machine-keys';
export type { IssuedTokens } from './use-cases/issued-tokens';
export type { ApprovalRight } from './use-cases/delegation';
export type { EmployeeAccessState } from './use-cases/employee-access';
export type { CurrentSession } from './use-cases/read-session';
export { recordAudit, type AuditedAct } from './use-cases/record-audit';
export type { ListedUser } from './use-cases/list-users';
export type { ListedRole } from './use-cases/own-roles';
export type { ListedRelease, Permit, VersionedRules } from './use-cases/release';
export type { PasskeyQuestion } from './use-cases/passkeys';
export type { SecondFactorState } from './use-cases/second-factor';
export type { ShownAuthorization } from './use-cases/show-authorization';
export type { SignedIn, SigningBrowser } from './use-cases/begin-session';
export type { AuditVerdict } from './use-cases/verify-audit-log';
