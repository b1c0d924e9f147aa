import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { emailKeyOf } from '../domain/email-address';
import { expiryOf } from '../domain/lifetimes';
import { domainOf, type SignOnDomain } from '../domain/sign-on-domain';
import type { User } from '../domain/user';
import type { ProviderProblem } from '../ports/identity-providers';
import type { SignedIn, SigningBrowser } from './begin-session';
import { askForConfirmation, identityAt, isConfirmedIdentity, signOn } from './confirm-sign-on';
import { recordAudit } from './record-audit';
import { seesPayElsewhere, signOnOf } from './sign-on-of';

export interface StartSingleSignOn {
  readonly email: string;
  /** The page that was asked for. */
  readonly next: string;
  readonly redirectUri: string;
}

/**
 * Begins a sign-in at the provider of the address's domain. State, nonce and code verifier are derived from one secret that
 * the browser keeps, so that an answer counts in the browser that asked, once, and nothing secret is stored.
 */
export function startSingleSignOn(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'providers'>) {
  return async ({
    email,
    next,
    redirectUri,
  }: StartSingleSignOn): Promise<Result<{ readonly address: string; readonly secret: string }, AccountsRefusal>> => {
    const emailKey = emailKeyOf(email).slice(0, 254);
    const secret = deps.secrets.random();
    const domain = await deps.unitOfWork.run(async (stores) => {
      const found = await signOnOf(stores, emailKey);
      if (found === undefined) return undefined;
      await stores.signInChallenges.add({
        hash: deps.secrets.digest(secret),
        purpose: 'single-sign-on',
        userId: null,
        signOnDomainId: found.id,
        identity: null,
        next: next.slice(0, 500),
        expiresAt: expiryOf('signInChallenge', deps.clock.now()),
        usedAt: null,
      });
      return found;
    });
    if (domain === undefined) {
      return refused({
        code: 'sign-on/none',
        message: 'There is no single sign-on for this address. Sign in with your password.',
      });
    }
    const proofs = proofsOf(deps, secret);
    const address = await deps.providers.authorizationAddress(domain, { ...proofs, redirectUri, loginHint: emailKey });
    return address.ok
      ? accepted({ address: address.value, secret })
      : refused({ code: 'sign-on/refused', message: problemTexts[address.error] });
  };
}

export interface FinishSingleSignOn extends SigningBrowser {
  /** What the browser kept from the start. */
  readonly secret: string | undefined;
  /** Where the browser came back to, with what the provider sent along. */
  readonly returnAddress: string;
}

/** Signed in, or the user confirms by a link first that they are who the provider vouches for. */
export type SignOnOutcome =
  | (SignedIn & { readonly kind: 'signed-in'; readonly next: string | null })
  | { readonly kind: 'to-confirm'; /** For the browser to keep: the link counts there. */ readonly secret: string };

/**
 * Signs in whom the provider vouches for: the user of the account who has the address, where the provider calls it verified
 * and it is of the domain that the provider was named for. The first time, and whenever it is somebody else at the provider,
 * the address itself is asked: an owner names the provider and must not thereby come in as somebody else.
 */
export function finishSingleSignOn(
  deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'sign' | 'providers' | 'wakeMail'>,
) {
  return async (command: FinishSingleSignOn): Promise<Result<SignOnOutcome, AccountsRefusal>> => {
    const { secret } = command;
    if (secret === undefined) return stale();
    const started = await deps.unitOfWork.run(async (stores) => {
      const hash = deps.secrets.digest(secret);
      const challenge = await stores.signInChallenges.find(hash);
      if (challenge?.purpose !== 'single-sign-on' || challenge.expiresAt <= deps.clock.now()) return undefined;
      if (!(await stores.signInChallenges.use(hash, deps.clock.now()))) return undefined;
      const domain = await stores.signOnDomains.find(challenge.signOnDomainId ?? 0);
      return domain === undefined ? undefined : { challenge, domain };
    });
    if (started === undefined) return stale();
    const { challenge, domain } = started;
    const proofs = proofsOf(deps, secret);
    const vouched = await deps.providers.identityOf(domain, { ...proofs, address: command.returnAddress });
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<SignOnOutcome, AccountsRefusal>> => {
      const now = deps.clock.now();
      const note = async (why: ProviderProblem | keyof typeof matchTexts | 'to-confirm', user?: User) => {
        const { requestId, address } = command;
        const actor = { customerId: domain.customerId, userId: user?.id ?? null, clientId: null, requestId, address };
        await recordAudit(stores, actor, now, {
          action: 'user.sign-in-refused',
          recordType: 'user',
          recordId: user === undefined ? null : String(user.id),
          details: { by: 'single-sign-on', domain: domain.domain, why },
        });
      };
      const refuse = async (why: ProviderProblem | keyof typeof matchTexts, user?: User) => {
        await note(why, user);
        const message = why in matchTexts ? matchTexts[why as 'no-user'] : problemTexts[why as ProviderProblem];
        return refused({ code: 'sign-on/refused' as const, message });
      };
      if (!vouched.ok) return refuse(vouched.error);
      const { email, isEmailVerified } = vouched.value;
      if (email === null || !isEmailVerified) return refuse('unverified-address');
      const emailKey = emailKeyOf(email);
      if (domainOf(emailKey) !== domain.domain) return refuse('other-domain');
      const user = await stores.users.findByEmail(emailKey);
      if (user?.customerId !== domain.customerId || user.removedAt !== null) return refuse('no-user');
      if (!user.isActive) return refuse('no-user', user);
      if (await seesPayElsewhere(stores, user)) return refuse('own-sign-in', user);
      const present = await stores.signOnDomains.find(domain.id);
      // Whoever changed the provider meanwhile has not named this one.
      if (present === undefined || !isSameProvider(present, domain)) return refuse('invalid', user);
      const arrival = {
        user,
        domain: present,
        identity: identityAt(deps, present, vouched.value),
        next: challenge.next,
      };
      if (await isConfirmedIdentity(deps, stores, user, arrival.identity, command, now)) {
        return accepted({ kind: 'signed-in', ...(await signOn(deps, stores, arrival, command, now)) });
      }
      const asked = await askForConfirmation(deps, stores, arrival, now);
      await note('to-confirm', user);
      return asked.ok ? accepted({ kind: 'to-confirm', secret: asked.value }) : asked;
    });
    deps.wakeMail();
    return outcome;
  };
}

function isSameProvider(present: SignOnDomain, used: SignOnDomain): boolean {
  return present.issuer === used.issuer && present.clientId === used.clientId;
}

function proofsOf({ secrets }: Pick<AccountsDependencies, 'secrets'>, secret: string) {
  return {
    state: secrets.digest(`single sign-on state ${secret}`),
    nonce: secrets.digest(`single sign-on nonce ${secret}`),
    codeVerifier: secrets.digest(`single sign-on verifier ${secret}`),
  };
}

const problemTexts: Readonly<Record<ProviderProblem, string>> = {
  unreachable: 'The identity provider of your organisation does not answer. Try again in a while, or tell its owner.',
  'wrong-issuer':
    'What answers is not the identity provider that the owner of your account named. Nobody was signed in. Tell the owner.',
  refused: 'The identity provider of your organisation did not sign you in.',
  invalid:
    'The answer of the identity provider does not hold: it was changed, used before, or meant for somebody else. Nobody was signed in.',
};

const matchTexts = {
  'unverified-address':
    'The identity provider does not say that your e-mail address is verified, so it cannot be matched with a user here.',
  'other-domain': 'The identity provider vouches for an address of another domain. Nobody was signed in.',
  'no-user':
    'Nobody in this account has the address that the identity provider vouches for. Ask the owner to invite you.',
  'own-sign-in':
    'Your sign-in shows pay of another employer too, so the identity provider of this organisation does not open it. Sign in with your password or a passkey.',
} as const;

function stale(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({
    code: 'sign-on/refused',
    message: 'This sign-in was not begun in this browser, was used already, or took too long. Begin again.',
  });
}
