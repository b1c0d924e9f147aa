import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { expiryOf } from '../domain/lifetimes';
import { nameLineOf } from '../domain/name-line';
import { mostPasskeys, type Passkey } from '../domain/passkey';
import type { ChallengePurpose } from '../domain/sign-in-challenge';
import type { AccountStores } from '../ports/account-stores';
import { beginSession, type SignedIn, type SigningBrowser } from './begin-session';
import { recordAudit } from './record-audit';
import { hasPasswordsOff } from './sign-on-of';

type Deps = Pick<
  AccountsDependencies,
  'unitOfWork' | 'reading' | 'clock' | 'secrets' | 'sign' | 'passkeys' | 'wakeMail'
>;

/** What a page hands to the browser, and the secret that comes back with the answer. */
export interface PasskeyQuestion {
  /** The challenge itself, too: 256 random bits. */
  readonly challenge: string;
  /** For the browser's `navigator.credentials`, as JSON. */
  readonly options: string;
}

export interface PasskeyAnswer {
  /** The address that pages are reached by: a passkey is bound to it. */
  readonly origin: string;
  readonly challenge: string;
  readonly response: string;
}

export function listPasskeys(deps: Pick<Deps, 'reading'>) {
  return (userId: number): Promise<readonly Passkey[]> => deps.reading.run(({ passkeys }) => passkeys.ofUser(userId));
}

export function startPasskey(deps: Deps) {
  return async (userId: number, origin: string): Promise<Result<PasskeyQuestion, AccountsRefusal>> => {
    const challenge = deps.secrets.random();
    const found = await deps.unitOfWork.run(async (stores) => {
      const user = await stores.users.find(userId);
      const known = await stores.passkeys.ofUser(userId);
      if (user === undefined || known.length >= mostPasskeys) return undefined;
      await ask(deps, stores, challenge, 'passkey-registration', userId);
      return { user, known };
    });
    if (found === undefined) return tooMany();
    return accepted({
      challenge,
      options: await deps.passkeys.registrationOptions(origin, challenge, found.user, found.known),
    });
  };
}

/** Keeps the passkey that a device has made for somebody who is signed in, and tells them. */
export function addPasskey(deps: Deps) {
  return async (
    command: PasskeyAnswer & { readonly userId: number; readonly name: string },
    actor: Actor,
  ): Promise<Result<Passkey, AccountsRefusal>> => {
    const { userId, origin, challenge, response } = command;
    const made = await deps.passkeys.readRegistration(origin, challenge, response);
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<Passkey, AccountsRefusal>> => {
      const now = deps.clock.now();
      const asked = await take(deps, stores, challenge, 'passkey-registration', now);
      if (asked?.userId !== userId || !made.ok || made.value.credentialId.length > 1400) return invalid();
      const known = await stores.passkeys.ofUser(userId);
      if (known.length >= mostPasskeys) return tooMany();
      const passkey = await stores.passkeys.add({
        ...made.value,
        userId,
        credentialHash: deps.secrets.digest(made.value.credentialId),
        name: nameOf(command.name, known),
        createdAt: now,
        usedAt: null,
      });
      if (passkey === undefined) return invalid();
      await tell(stores, userId, actor, now, 'passkey-added', passkey);
      return accepted(passkey);
    });
    deps.wakeMail();
    return outcome;
  };
}

export function removePasskey(deps: Deps) {
  return async (
    { userId, passkeyId }: { readonly userId: number; readonly passkeyId: number },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> => {
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<null, AccountsRefusal>> => {
      const passkey = (await stores.passkeys.ofUser(userId)).find(({ id }) => id === passkeyId);
      if (passkey === undefined) return refused({ code: 'passkey/unknown', message: 'You have no such passkey.' });
      await stores.passkeys.remove(passkey.id);
      await tell(stores, userId, actor, deps.clock.now(), 'passkey-removed', passkey);
      return accepted(null);
    });
    deps.wakeMail();
    return outcome;
  };
}

/** Before a sign-in the device says whose passkey it has; nobody types an address. */
export function startPasskeySignIn(deps: Deps) {
  return async (origin: string): Promise<PasskeyQuestion> => {
    const challenge = deps.secrets.random();
    await deps.unitOfWork.run((stores) => ask(deps, stores, challenge, 'passkey-sign-in', null));
    return { challenge, options: await deps.passkeys.authenticationOptions(origin, challenge, []) };
  };
}

/** Signs in whose passkey it is. It counts as both factors: the device, and what opens it. */
export function signInByPasskey(deps: Deps) {
  return async (command: PasskeyAnswer & SigningBrowser): Promise<Result<SignedIn, AccountsRefusal>> => {
    const judged = await judge(deps, command);
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<SignedIn, AccountsRefusal>> => {
      const now = deps.clock.now();
      const asked = await take(deps, stores, command.challenge, 'passkey-sign-in', now);
      const passkey = asked === undefined ? undefined : await used(stores, judged, now);
      const user = passkey === undefined ? undefined : await stores.users.find(passkey.userId);
      const isShut = user !== undefined && (await hasPasswordsOff(stores, user.emailKey));
      if (user?.isActive !== true || isShut) {
        const { requestId, address } = command;
        const customerId = user?.customerId ?? null;
        const actor = { customerId, userId: user?.id ?? null, clientId: null, requestId, address };
        const recordId = user === undefined ? null : String(user.id);
        const act = { action: 'user.sign-in-refused', recordType: 'user', recordId, details: { by: 'passkey' } };
        await recordAudit(stores, actor, now, act);
        if (!isShut || user.isActive !== true) return invalid();
        return refused({ code: 'password/off', message: 'Addresses of your domain sign in by single sign-on.' });
      }
      return accepted(await beginSession(deps, stores, user, 'passkey', command, now));
    });
    deps.wakeMail();
    return outcome;
  };
}

/** Asks somebody who is signed in for one of their passkeys, before money leaves. */
export function startPasskeyConfirmation(deps: Deps) {
  return async (userId: number, origin: string): Promise<Result<PasskeyQuestion, AccountsRefusal>> => {
    const challenge = deps.secrets.random();
    const known = await deps.unitOfWork.run(async (stores) => {
      await ask(deps, stores, challenge, 'passkey-confirmation', userId);
      return stores.passkeys.ofUser(userId);
    });
    if (known.length === 0) return refused({ code: 'passkey/unknown', message: 'You have no passkey.' });
    return accepted({ challenge, options: await deps.passkeys.authenticationOptions(origin, challenge, known) });
  };
}

export function confirmByPasskey(deps: Deps) {
  return async (
    command: PasskeyAnswer & { readonly userId: number; readonly sessionId: number },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> => {
    const judged = await judge(deps, command);
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const asked = await take(deps, stores, command.challenge, 'passkey-confirmation', now);
      if (asked?.userId !== command.userId || judged?.passkey.userId !== command.userId) return invalid();
      if ((await used(stores, judged, now)) === undefined) return invalid();
      await stores.sessions.confirm(command.sessionId, now);
      await recordAudit(stores, actor, now, {
        action: 'user.confirm',
        recordType: 'user',
        recordId: String(command.userId),
        details: { second_factor: 'passkey' },
      });
      return accepted(null);
    });
  };
}

interface JudgedPasskey {
  readonly passkey: Passkey;
  readonly counter: number;
}

/** Signatures are checked outside of the unit of work; what they stand on is read again in it. */
async function judge(deps: Deps, { origin, challenge, response }: PasskeyAnswer): Promise<JudgedPasskey | undefined> {
  const credentialId = deps.passkeys.credentialIdIn(response);
  if (credentialId === undefined) return undefined;
  const hash = deps.secrets.digest(credentialId);
  const passkey = await deps.reading.run(({ passkeys }) => passkeys.findByCredential(hash));
  if (passkey === undefined) return undefined;
  const right = await deps.passkeys.readAuthentication(origin, challenge, response, passkey);
  return right.ok ? { passkey, counter: right.value.counter } : undefined;
}

/** Notes the use of a passkey that is still there, over the version that was judged. */
async function used(
  { passkeys }: Pick<AccountStores, 'passkeys'>,
  judged: JudgedPasskey | undefined,
  now: number,
): Promise<Passkey | undefined> {
  if (judged === undefined) return undefined;
  const present = await passkeys.findByCredential(judged.passkey.credentialHash);
  if (present === undefined || present.version !== judged.passkey.version) return undefined;
  await passkeys.save({ ...present, counter: judged.counter, usedAt: now });
  return present;
}

function ask(
  deps: Deps,
  { signInChallenges }: Pick<AccountStores, 'signInChallenges'>,
  challenge: string,
  purpose: ChallengePurpose,
  userId: number | null,
): Promise<void> {
  const expiresAt = expiryOf('signInChallenge', deps.clock.now());
  const hash = deps.secrets.digest(challenge);
  return signInChallenges.add({
    hash,
    purpose,
    userId,
    signOnDomainId: null,
    identity: null,
    next: null,
    expiresAt,
    usedAt: null,
  });
}

async function take(
  deps: Deps,
  { signInChallenges }: Pick<AccountStores, 'signInChallenges'>,
  challenge: string,
  purpose: ChallengePurpose,
  now: number,
) {
  const hash = deps.secrets.digest(challenge);
  const asked = await signInChallenges.find(hash);
  if (asked?.purpose !== purpose || asked.expiresAt <= now) return undefined;
  return (await signInChallenges.use(hash, now)) ? asked : undefined;
}

/** People may leave the name out. */
function nameOf(typed: string, known: readonly Passkey[]): string {
  const name = nameLineOf(typed, 60);
  return name === '' ? `Passkey ${known.length + 1}` : name;
}

async function tell(
  stores: AccountStores,
  userId: number,
  actor: Actor,
  now: number,
  what: 'passkey-added' | 'passkey-removed',
  { id }: Passkey,
): Promise<void> {
  await stores.emails.add({ kind: 'sign-in-changed', userId, facts: { what } }, now);
  await recordAudit(stores, actor, now, {
    action: `user.${what}`,
    recordType: 'user',
    recordId: String(userId),
    details: { passkey: String(id) },
  });
}

function invalid(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({
    code: 'passkey/invalid',
    message: 'That passkey is not known here, or the answer came too late. Try again, or use another way.',
  });
}

function tooMany(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({
    code: 'passkey/limit',
    message: `Nobody has more than ${mostPasskeys} passkeys. Remove one first.`,
  });
}
