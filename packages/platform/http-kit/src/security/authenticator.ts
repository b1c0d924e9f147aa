import type { Principal } from './principal';

export type Authentication =
  | { readonly ok: true; readonly principal: Principal }
  | { readonly ok: false; readonly reason: 'unknown' | 'expired' };

/** Finds out whose token this is. */
export interface Authenticator {
  authenticate(bearerToken: string): Promise<Authentication>;
}
