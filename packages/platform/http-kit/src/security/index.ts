export type { Authentication, Authenticator } from './authenticator';
export type { CompanyAccess } from './company-access';
export type { Delegates } from './delegates';
export type { RegisteredOrigins } from './registered-origins';
export { beyondRole, type NarrowedRoute, type Narrowing, type RoleLimits } from './narrowing';
export { accountWide, limitedToCompanies, permissionNames, permissions, type Permission } from './permission';
export type { Principal } from './principal';
export {
  coversScope,
  narrowScopes,
  permissionsWithin,
  satisfiesScope,
  scopeMeanings,
  scopes,
  sufficientScopes,
  type Scope,
} from './scope';
