import { accepted, refused, type Result } from 'payroll-core';
import { addYears, dayNumber, fromDayNumber, parseCivilDate, type CivilDate } from 'payroll-core/calendar';
import type { AccountsRefusal } from './accounts-refusal';
import { readClientName } from './check-client-details';
import type { Grant } from './grant';
import type { MachineClient } from './oauth-client';
import { isScope, meaningOf, scopeNames, withIdentity, type Scope } from './scope';

/** A key by which a machine acts as the user who made it, within its scopes and companies, until it ends. */
export interface MachineKey {
  readonly client: MachineClient;
  readonly grant: Grant;
}

/** Why a key works or does not: its owner was closed, or its last day is over. */
export type MachineKeyStatus = 'active' | 'ended' | 'owner-closed';

export function machineKeyStatus({ client, grant }: MachineKey, now: number): MachineKeyStatus {
  if (grant.revokedAt !== null) return 'owner-closed';
  return client.endsAt <= now ? 'ended' : 'active';
}

/** Why a key was refused, as the audit log names it. */
export type KeyRefusal = 'ended' | 'owner-closed' | 'scope' | 'secret' | 'revoked';

/** The audit log has one entry in this time for each reason: anybody who knows a client id can be refused without end. */
export const refusalQuietMs = 3_600_000;

/** How many keys of one customer can be there at a time. */
export const mostMachineKeys = 50;

/** What a key can be given: not to make further keys, which would outlive it, and not what no endpoint asks for. */
export const machineKeyScopes = scopeNames.filter((name) => !['openid', 'openapi', 'keys.manage'].includes(name));

const dayMs = 86_400_000;

/** The last day on which a key made at this moment can work: the same day a year later, in UTC. */
export function lastKeyDay(now: number): CivilDate {
  return addYears(dayOf(now), 1);
}

/** The last day of a key for which nobody says one. */
export function usualKeyDay(now: number): CivilDate {
  return dayOf(now + 90 * dayMs);
}

/** The last day of a key that ends at this moment. */
export function lastDayOf(endsAt: number): CivilDate {
  return dayOf(endsAt - 1);
}

function dayOf(at: number): CivilDate {
  return fromDayNumber(Math.floor(at / dayMs));
}

export interface MachineKeyDetails {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly endsAt: number;
}

/** Checks what does not need the account: name, scopes, and a last day from today to a year ahead. */
export function checkMachineKey(
  given: { readonly name: string; readonly scopes: readonly string[]; readonly endsOn?: string | undefined },
  isReseller: boolean,
  now: number,
): Result<MachineKeyDetails, AccountsRefusal> {
  const name = readClientName(given.name);
  if (name === undefined) return invalid('A key needs a name of 1 to 100 visible characters.', 'name');
  const scopes = given.scopes.filter(isScope);
  const isAllowed = (scope: Scope) => machineKeyScopes.includes(scope) && (isReseller || !meaningOf(scope).isReseller);
  if (given.scopes.length === 0 || scopes.length !== given.scopes.length || !scopes.every(isAllowed)) {
    return invalid('A key needs one or more of the scopes that keys can have.', 'scopes');
  }
  const endsOn = given.endsOn ?? usualKeyDay(now);
  const lastDay = parseCivilDate(endsOn);
  if (!lastDay.ok || endsOn < dayOf(now) || endsOn > lastKeyDay(now)) {
    return invalid('The last day of a key is today or later, and at most a year ahead.', 'endsOn');
  }
  const endsAt = (dayNumber(lastDay.value) + 1) * dayMs;
  return accepted({ name, scopes: withIdentity(scopes), endsAt });
}

function invalid(message: string, path: string): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'key/invalid', message, path });
}
