import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { admitGuess, emailChangeLimit, settleGuess } from '../domain/guess-throttle';
import type { Sign } from '../domain/known-device';
import { expiryOf } from '../domain/lifetimes';
import type { SignInChallenge } from '../domain/sign-in-challenge';
import { domainOf, type SignOnDomain } from '../domain/sign-on-domain';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import type { VerifiedIdentity } from '../ports/identity-providers';
import { beginSession, type SignedIn, type SigningBrowser } from './begin-session';
import { recordAudit } from './record-audit';
import { seesPayElsewhere } from './sign-on-of';

/**
 * How a user remembers who they are at a provider: its issuer and the subject there, which alone name somebody for good.
 * @law OpenID Connect Core 1.0, 5.7
 */
export function identityAt(
  { secrets }: Pick<AccountsDependencies, 'secrets'>,
  { issuer }: Pick<SignOnDomain, 'issuer'>,
  { subject }: Pick<VerifiedIdentity, 'subject'>,
): string {
  return secrets.digest(JSON.stringify([issuer, subject]));
}

/**
 * Whether the provider's word is enough: this user has confirmed that they are who it vouches for, or is signed in with this
 * browser and thereby shows it now. Otherwise whoever named the provider could come in as anybody of the domain.
 */
export async function isConfirmedIdentity(
  { secrets }: Pick<AccountsDependencies, 'secrets'>,
  { sessions }: Pick<AccountStores, 'sessions'>,
  { id, signedOnAs }: User,
  identity: string,
  { sessionSecret }: Pick<SigningBrowser, 'sessionSecret'>,
  now: number,
): Promise<boolean> {
  if (signedOnAs === identity) return true;
  const session = sessionSecret === undefined ? undefined : await sessions.find(secrets.digest(sessionSecret));
  if (session?.userId !== id || session.isPending || session.endedAt !== null) return false;
  return session.expiresAt > now && expiryOf('sessionIdle', session.seenAt ?? session.createdAt) > now;
}

/** Mails the user a link; answers the secret that the browser keeps meanwhile, since the link counts there alone. */
export async function askForConfirmation(
  deps: Pick<AccountsDependencies, 'secrets'>,
  stores: AccountStores,
  { user, domain, identity, next }: Arrival,
  now: number,
): Promise<Result<string, AccountsRefusal>> {
  const key = deps.secrets.digest(`sign-on-confirmation ${user.id}`);
  const admission = admitGuess(await stores.guessLogs.hold(key), now, emailChangeLimit);
  if (admission.kind !== 'admitted') return tooOften;
  await stores.guessLogs.put(key, settleGuess(admission.log, now, false));
  const secret = deps.secrets.random();
  const hash = deps.secrets.digest(secret);
  await stores.signInChallenges.add({
    hash,
    purpose: 'sign-on-confirmation',
    userId: user.id,
    signOnDomainId: domain.id,
    identity,
    next,
    expiresAt: expiryOf('signOnConfirmation', now),
    usedAt: null,
  });
  const facts = { challenge: hash, provider: hostOf(domain.issuer) };
  await stores.emails.add({ kind: 'sign-on-confirmation', userId: user.id, facts }, now);
  return accepted(secret);
}

/** Somebody whom a provider vouches for. */
export interface Arrival {
  readonly user: User;
  readonly domain: SignOnDomain;
  /** See `identityAt`. */
  readonly identity: string;
  readonly next: string | null;
}

/** Notes whom the provider vouched for, and begins the session. */
export async function signOn(
  deps: Pick<AccountsDependencies, 'secrets' | 'sign'>,
  stores: AccountStores,
  { user, domain, identity, next }: Arrival,
  browser: SigningBrowser,
  now: number,
): Promise<SignedIn & { readonly next: string | null }> {
  if (domain.provenAt === null) await stores.signOnDomains.save({ ...domain, provenAt: now });
  const isNoted = user.signedOnAt !== null && user.signedOnAs === identity;
  const noted = { ...user, signedOnAt: user.signedOnAt ?? now, signedOnAs: identity };
  if (!isNoted) await stores.users.save(noted);
  const signedOn = isNoted ? user : { ...noted, version: user.version + 1 };
  return { ...(await beginSession(deps, stores, signedOn, 'single-sign-on', browser, now)), next };
}

/** The link's secret, made anew whenever it is needed: nothing of it is stored. */
export function signOnLink({ sign }: Pick<AccountsDependencies, 'sign'>) {
  return (challengeHash: string): string => tokenOf(sign, challengeHash);
}

function tokenOf(sign: Sign, challengeHash: string): string {
  return sign(`sign-on-confirmation ${challengeHash}`);
}

export interface SignOnProofs {
  /** What the browser kept. */
  readonly secret: string | undefined;
  /** What the link says. */
  readonly token: string;
}

type Confirming = Pick<AccountsDependencies, 'secrets' | 'sign' | 'clock'>;

/** Who would be signed in, and at which provider; undefined where the link is of another browser, used or too old. */
export function readSignOnConfirmation(deps: Confirming & Pick<AccountsDependencies, 'reading'>) {
  return (proofs: SignOnProofs): Promise<{ readonly email: string; readonly provider: string } | undefined> =>
    deps.reading.run(async (stores) => {
      const open = await openConfirmation(deps, stores, proofs);
      return open && { email: open.arrival.user.email, provider: hostOf(open.arrival.domain.issuer) };
    });
}

/** The mailbox and the browser have both been shown: from now on the provider's word is enough for this user. */
export function confirmSignOn(deps: Confirming & Pick<AccountsDependencies, 'unitOfWork' | 'wakeMail'>) {
  return async (
    command: SignOnProofs & SigningBrowser,
  ): Promise<Result<SignedIn & { readonly next: string | null }, AccountsRefusal>> => {
    const outcome = await deps.unitOfWork.run(
      async (stores): Promise<Result<SignedIn & { readonly next: string | null }, AccountsRefusal>> => {
        const now = deps.clock.now();
        const open = await openConfirmation(deps, stores, command);
        if (open === undefined || !(await stores.signInChallenges.use(open.hash, now))) return spent;
        const { user, domain } = open.arrival;
        const begun = await signOn(deps, stores, open.arrival, command, now);
        const { requestId, address } = command;
        await recordAudit(
          stores,
          { customerId: user.customerId, userId: user.id, clientId: null, requestId, address },
          now,
          {
            action: 'user.confirm-sign-on',
            recordType: 'user',
            recordId: String(user.id),
            details: { domain: domain.domain, issuer: domain.issuer },
          },
        );
        return accepted(begun);
      },
    );
    deps.wakeMail();
    return outcome;
  };
}

async function openConfirmation(
  { secrets, sign, clock }: Confirming,
  stores: AccountStores,
  { secret, token }: SignOnProofs,
): Promise<{ readonly hash: string; readonly arrival: Arrival } | undefined> {
  if (secret === undefined) return undefined;
  const hash = secrets.digest(secret);
  if (!secrets.equal(token, tokenOf(sign, hash))) return undefined;
  const challenge = await stores.signInChallenges.find(hash);
  if (challenge?.purpose !== 'sign-on-confirmation' || challenge.usedAt !== null) return undefined;
  const { identity, next, expiresAt } = challenge;
  const who = await whoIn(stores, challenge);
  return who === undefined || identity === null || expiresAt <= clock.now()
    ? undefined
    : { hash, arrival: { ...who, identity, next } };
}

/** The user and the provider, where the provider may still sign the user in. */
async function whoIn(
  stores: AccountStores,
  { userId, signOnDomainId }: SignInChallenge,
): Promise<Pick<Arrival, 'user' | 'domain'> | undefined> {
  const user = await stores.users.find(userId ?? 0);
  const domain = await stores.signOnDomains.find(signOnDomainId ?? 0);
  if (user?.isActive !== true || domain?.customerId !== user.customerId) return undefined;
  return domainOf(user.emailKey) !== domain.domain || (await seesPayElsewhere(stores, user))
    ? undefined
    : { user, domain };
}

function hostOf(issuer: string): string {
  return /^https?:\/\/([^/?#]+)/i.exec(issuer)?.[1] ?? issuer;
}

const tooOften = refused<AccountsRefusal>({
  code: 'sign-in/throttled',
  message: 'Links to confirm this sign-in were sent too often. Use the last one, or wait an hour and try again.',
});

const spent = refused<AccountsRefusal>({
  code: 'sign-on/refused',
  message:
    'This link was used already, has expired, or was opened in another browser. Sign in by single sign-on again.',
});
