import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { checkEmail, emailTaken } from './add-user';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { EmailChange, WaitingEmailChange } from '../domain/email-change';
import { admitGuess, emailChangeLimit, settleGuess } from '../domain/guess-throttle';
import { expiryOf } from '../domain/lifetimes';
import { passwordLength } from '../domain/password';
import { domainOf } from '../domain/sign-on-domain';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { ownUser } from './own-user';
import { recordAudit } from './record-audit';
import { hasPasswordsOff } from './sign-on-of';

export interface AskForEmailChange {
  readonly userId: number;
  readonly email: string;
  /** The user's password; left out by those who have none. */
  readonly password?: string | undefined;
}

/**
 * Asks for another e-mail address to sign in with. The new address gets a link that confirms it, the present one is told.
 * Until the link is opened nothing changes.
 */
export function askForEmailChange(deps: AccountsDependencies) {
  return async (command: AskForEmailChange, actor: Actor): Promise<Result<EmailChange, AccountsRefusal>> => {
    const checked = checkEmail(command.email);
    if (!checked.ok) return checked;
    const fresh = checked.value;
    const { userId } = command;
    const admitted = await deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const key = deps.secrets.digest(`email-change ${userId}`);
      const admission = admitGuess(await stores.guessLogs.hold(key), now, emailChangeLimit);
      if (admission.kind !== 'admitted') return tooOften;
      await stores.guessLogs.put(key, settleGuess(admission.log, now, false));
      const user = await ownUser(stores, userId, actor.customerId ?? undefined);
      if (!user.ok) return user;
      return accepted({ user: user.value, takesPassword: await takesPassword(stores, user.value) });
    });
    if (!admitted.ok) return admitted;
    const { user, takesPassword: isAsked } = admitted.value;
    const password = (command.password ?? '').slice(0, passwordLength.most * 2);
    if (isAsked && !(await deps.passwords.verify(password, user.passwordHash))) return wrongPassword;
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<EmailChange, AccountsRefusal>> => {
      const now = deps.clock.now();
      const found = await ownUser(stores, userId, actor.customerId ?? undefined);
      if (!found.ok) return found;
      if (found.value.email === fresh.email) {
        return refused({ code: 'user/invalid', message: 'That is the address you have now.', path: 'email' });
      }
      const free = await mayHave(stores, found.value, fresh.emailKey);
      if (!free.ok) return free;
      await stores.emailChanges.endAllOfUser(userId, now);
      const change = await stores.emailChanges.add({
        userId,
        ...fresh,
        previousEmail: found.value.email,
        hash: null,
        createdAt: now,
        expiresAt: expiryOf('passwordLink', now),
        usedAt: null,
      });
      const facts = { change: String(change.id) };
      await stores.emails.add({ kind: 'email-confirmation', userId, facts }, now);
      await stores.emails.add({ kind: 'email-change-asked', userId, facts }, now);
      await note(stores, actor, now, 'user.ask-email-change', userId);
      return accepted(change);
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}

/** Whether the user shows a password before the address changes: those who sign in otherwise have none to show. */
async function takesPassword(
  stores: Pick<AccountStores, 'users' | 'signOnDomains' | 'employeeAccess'>,
  user: User,
): Promise<boolean> {
  return user.passwordHash !== null && !(await hasPasswordsOff(stores, user.emailKey));
}

/** The address that a user waits for, and whether another one is asked for with the password. */
export function readOwnEmailChange(deps: Pick<AccountsDependencies, 'reading' | 'clock'>) {
  return (userId: number): Promise<{ readonly waiting: EmailChange | undefined; readonly takesPassword: boolean }> =>
    deps.reading.run(async (stores) => {
      const user = await stores.users.find(userId);
      const latest = await stores.emailChanges.latestOfUser(userId);
      const waiting = latest !== undefined && isOpen(latest, deps.clock.now()) ? latest : undefined;
      return { waiting, takesPassword: user !== undefined && (await takesPassword(stores, user)) };
    });
}

/** Withdraws what the user asked for; the link stops working. */
export function cancelEmailChange(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return (userId: number, actor: Actor): Promise<void> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const latest = await stores.emailChanges.latestOfUser(userId);
      if (latest === undefined || !isOpen(latest, now)) return;
      await stores.emailChanges.endAllOfUser(userId, now);
      await note(stores, actor, now, 'user.cancel-email-change', userId);
    });
}

/** Makes the secret of the link when the e-mail is written; the one made before it stops working. */
export function issueEmailChangeLink(deps: Pick<AccountsDependencies, 'unitOfWork' | 'secrets'>) {
  return async (changeId: number): Promise<string> => {
    const secret = deps.secrets.random();
    await deps.unitOfWork.run(({ emailChanges }) => emailChanges.setHash(changeId, deps.secrets.digest(secret)));
    return secret;
  };
}

/** Both addresses of a change, for the e-mails that tell of it; undefined once it is forgotten or the user gone. */
export function readEmailChange(deps: Pick<AccountsDependencies, 'reading'>) {
  return (changeId: number): Promise<WaitingEmailChange | undefined> =>
    deps.reading.run(async ({ emailChanges, users }) => {
      const change = await emailChanges.find(changeId);
      const user = change === undefined ? undefined : await users.find(change.userId);
      return change === undefined || user?.isActive !== true ? undefined : { change, user };
    });
}

/** What a link confirms; undefined when it is unknown, used or expired. */
export function readEmailChangeLink(deps: Pick<AccountsDependencies, 'reading' | 'clock' | 'secrets'>) {
  return (secret: string): Promise<WaitingEmailChange | undefined> =>
    deps.reading.run((stores) => openChange(stores, deps.secrets.digest(secret), deps.clock.now()));
}

/**
 * The new address counts from now on. Links to set a password that went to the former one stop working; whoever is signed
 * in stays so.
 */
export function confirmEmailChange(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'wakeMail'>) {
  return async (command: {
    readonly secret: string;
    readonly requestId: string;
    readonly address: string;
  }): Promise<Result<User, AccountsRefusal>> => {
    const hash = deps.secrets.digest(command.secret);
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<User, AccountsRefusal>> => {
      const now = deps.clock.now();
      const open = await openChange(stores, hash, now);
      if (open === undefined) return spent;
      const { change, user } = open;
      const free = await mayHave(stores, user, change.emailKey);
      if (!free.ok) return free;
      if (!(await stores.emailChanges.use(hash, now))) return spent;
      const { requestId, address } = command;
      const actor = { customerId: user.customerId, userId: user.id, clientId: null, requestId, address };
      const next = await giveEmail(stores, user, change, now);
      if (!next.ok) return next;
      await stores.emails.add({ kind: 'email-changed', userId: user.id, facts: { change: String(change.id) } }, now);
      await note(stores, actor, now, 'user.change-email', user.id);
      return next;
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}

/** By the operator, for somebody who can neither sign in nor read e-mails at the new address yet. */
export function setEmail(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'wakeMail'>) {
  return async (
    command: { readonly userId: number; readonly email: string },
    actor: Omit<Actor, 'customerId'>,
  ): Promise<Result<User, AccountsRefusal>> => {
    const checked = checkEmail(command.email);
    if (!checked.ok) return checked;
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<User, AccountsRefusal>> => {
      const now = deps.clock.now();
      const found = await ownUser(stores, command.userId, undefined);
      if (!found.ok) return found;
      const user = found.value;
      const other = await stores.users.findByEmail(checked.value.emailKey);
      if (other !== undefined && other.id !== user.id) return emailTaken(other, user.customerId);
      const told = await stores.emailChanges.add({
        userId: user.id,
        ...checked.value,
        previousEmail: user.email,
        hash: null,
        createdAt: now,
        expiresAt: now,
        usedAt: now,
      });
      const next = await giveEmail(stores, user, checked.value, now);
      if (!next.ok) return next;
      await stores.emails.add({ kind: 'email-changed', userId: user.id, facts: { change: String(told.id) } }, now);
      await note(stores, { ...actor, customerId: user.customerId }, now, 'user.change-email', user.id);
      return next;
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}

/** Stores the address and ends every link that went to the former one. */
export async function giveEmail(
  stores: Pick<AccountStores, 'users' | 'passwordLinks' | 'emailChanges'>,
  user: User,
  { email, emailKey }: Pick<User, 'email' | 'emailKey'>,
  now: number,
): Promise<Result<User, AccountsRefusal>> {
  const next = { ...user, email, emailKey };
  if (!(await stores.users.saveUnlessTaken(next))) {
    return emailTaken(await stores.users.findByEmail(emailKey), user.customerId);
  }
  await stores.passwordLinks.useAllOfUser(user.id, now);
  await stores.emailChanges.endAllOfUser(user.id, now);
  return accepted({ ...next, version: user.version + 1 });
}

async function openChange(
  { emailChanges, users }: Pick<AccountStores, 'emailChanges' | 'users'>,
  hash: string,
  now: number,
): Promise<WaitingEmailChange | undefined> {
  const change = await emailChanges.findByHash(hash);
  if (change === undefined || !isOpen(change, now)) return undefined;
  const user = await users.find(change.userId);
  return user?.isActive === true ? { change, user } : undefined;
}

function isOpen({ usedAt, expiresAt }: EmailChange, now: number): boolean {
  return usedAt === null && expiresAt > now;
}

/**
 * Nobody else has the address, and it does not lead out of single sign-on: whoever signs in by their employer's provider
 * alone would keep access after the provider has shut them out.
 */
async function mayHave(
  stores: Pick<AccountStores, 'users' | 'signOnDomains' | 'employeeAccess'>,
  user: User,
  emailKey: string,
): Promise<Result<null, AccountsRefusal>> {
  const other = await stores.users.findByEmail(emailKey);
  if (other !== undefined && other.id !== user.id) return emailTaken(other, user.customerId);
  if (!(await hasPasswordsOff(stores, user.emailKey))) return accepted(null);
  const named = await stores.signOnDomains.ofDomain(domainOf(emailKey));
  if (named.some(({ customerId, passwordsOff }) => customerId === user.customerId && passwordsOff)) {
    return accepted(null);
  }
  return refused({
    code: 'password/off',
    message: 'You sign in by single sign-on alone, so the new address must be of a domain that does too.',
    path: 'email',
  });
}

async function note(stores: AccountStores, actor: Actor, now: number, action: string, userId: number): Promise<void> {
  await recordAudit(stores, actor, now, { action, recordType: 'user', recordId: String(userId) });
}

const spent = refused<AccountsRefusal>({
  code: 'email-change/spent',
  message: 'This link was used already or has expired. Ask for the new address once more on your account page.',
});

const wrongPassword = refused<AccountsRefusal>({
  code: 'password/wrong',
  message: 'That is not your password.',
  path: 'password',
});

const tooOften = refused<AccountsRefusal>({
  code: 'sign-in/throttled',
  message: 'Too many attempts. Wait an hour and try again.',
});
