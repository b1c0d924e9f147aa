export type { Authentication, Authenticator } from './authenticator';
export type { CompanyAccess } from './company-access';
export type { RegisteredOrigins } from './registered-origins';
export { permissionNames, permissions, type Permission } from './permission';
export type { Principal } from './principal';
export { satisfiesScope, scopeMeanings, scopes, type Scope } from './scope';
