import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { domainOf, isPublicMailDomain, type SignOnDomain } from '../domain/sign-on-domain';
import type { ProviderProblem } from '../ports/identity-providers';
import { recordAudit } from './record-audit';

export function listSignOnDomains(deps: Pick<AccountsDependencies, 'reading'>) {
  return (customerId: number): Promise<readonly SignOnDomain[]> =>
    deps.reading.run(({ signOnDomains }) => signOnDomains.ofCustomer(customerId));
}

export interface SetSignOnDomain {
  readonly customerId: number;
  readonly userId: number;
  readonly issuer: string;
  readonly clientId: string;
  /** Left out, the one that is stored stays. */
  readonly clientSecret?: string;
}

/**
 * Names the provider of a domain. It is the domain of the owner's own address, which they have shown to be theirs: nobody
 * names a provider for addresses of others. The provider is asked before anything is stored.
 */
export function setSignOnDomain(deps: Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'clock' | 'providers'>) {
  return async (command: SetSignOnDomain, actor: Actor): Promise<Result<SignOnDomain, AccountsRefusal>> => {
    const { customerId, userId } = command;
    const owner = await deps.reading.run(({ users }) => users.find(userId));
    const domain = domainOf(owner?.emailKey ?? '');
    if (owner?.customerId !== customerId || domain === '') {
      return refused({ code: 'sign-on/unknown', message: 'There is no such owner.' });
    }
    // Whoever names the provider decides who is let in, as anybody of the domain.
    if (owner.role !== 'owner') {
      return refused({ code: 'user/not-owner', message: 'Only an owner names the provider of a domain.' });
    }
    if (isPublicMailDomain(domain)) {
      return refused({
        code: 'sign-on/invalid',
        message: `Anybody can have an address at ${domain}. Sign in with an address of your organisation first.`,
      });
    }
    const issuer = command.issuer.trim();
    const clientId = command.clientId.trim();
    if (clientId === '' || clientId.length > 255 || /[^\x20-\x7e]/.test(clientId)) {
      return refused({ code: 'sign-on/invalid', message: 'The client ID is the one that the provider gave you.' });
    }
    const known = (await listSignOnDomains(deps)(customerId)).find((one) => one.domain === domain);
    const clientSecret = command.clientSecret ?? known?.clientSecret ?? null;
    const checked = await deps.providers.check({ issuer, clientId, clientSecret });
    if (!checked.ok) return refused({ code: 'sign-on/invalid', message: checkTexts[checked.error] });
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const present = (await stores.signOnDomains.ofCustomer(customerId)).find((one) => one.domain === domain);
      const settings = { issuer, clientId, clientSecret };
      const isSame = present?.issuer === issuer && present.clientId === clientId;
      let stored: SignOnDomain | undefined;
      // Another provider has to show first that somebody can sign in by it, and ends what was begun with the former one.
      if (present !== undefined && !isSame) await stores.signOnDomains.remove(present.id);
      if (present === undefined || !isSame) {
        const fresh = { customerId, domain, ...settings, passwordsOff: false, provenAt: null, createdAt: now };
        stored = await stores.signOnDomains.add(fresh);
        if (stored === undefined) return refused({ code: 'sign-on/taken', message: 'Somebody set it just now.' });
      } else {
        stored = { ...present, ...settings };
        await stores.signOnDomains.save(stored);
      }
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'sign-on.set',
        recordType: 'sign-on-domain',
        recordId: String(stored.id),
        details: { domain, issuer, client_id: clientId },
      });
      return accepted(stored);
    });
  };
}

export interface SetPasswordSignIn {
  readonly customerId: number;
  readonly id: number;
  readonly passwordsOff: boolean;
}

/** Passwords go off when somebody has signed in by the provider as it is set now: nobody is shut out by a typing error. */
export function setPasswordSignIn(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return ({ customerId, id, passwordsOff }: SetPasswordSignIn, actor: Actor): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const domain = await stores.signOnDomains.find(id);
      if (domain?.customerId !== customerId) return unknown();
      if (passwordsOff && domain.provenAt === null) {
        return refused({
          code: 'sign-on/not-proven',
          message: 'Sign in by the provider once. Then passwords can be turned off.',
        });
      }
      await stores.signOnDomains.save({ ...domain, passwordsOff });
      await recordAudit(stores, { ...actor, customerId }, deps.clock.now(), {
        action: passwordsOff ? 'sign-on.passwords-off' : 'sign-on.passwords-on',
        recordType: 'sign-on-domain',
        recordId: String(id),
        details: { domain: domain.domain },
      });
      return accepted(null);
    });
}

/** Users of the domain sign in with passwords again; whoever never had one asks for a link. */
export function removeSignOnDomain(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return (
    command: { readonly id: number; /** Left out by the operator. */ readonly customerId?: number },
    actor: Actor,
  ): Promise<Result<SignOnDomain, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const domain = await stores.signOnDomains.find(command.id);
      if (domain === undefined || (command.customerId ?? domain.customerId) !== domain.customerId) return unknown();
      await stores.signOnDomains.remove(domain.id);
      await recordAudit(stores, { ...actor, customerId: domain.customerId }, deps.clock.now(), {
        action: 'sign-on.remove',
        recordType: 'sign-on-domain',
        recordId: String(domain.id),
        details: { domain: domain.domain },
      });
      return accepted(domain);
    });
}

const checkTexts: Readonly<Record<ProviderProblem, string>> = {
  unreachable:
    'The issuer does not answer, or its address may not be asked: it begins with https:// and is reached from outside. Its description is at /.well-known/openid-configuration below it.',
  'wrong-issuer': 'What answers there calls itself another issuer. Copy the issuer exactly as the provider writes it.',
  refused: 'The provider refused to be asked.',
  invalid: 'What answers there is no OpenID provider that this service can use.',
};

function unknown(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'sign-on/unknown', message: 'There is no single sign-on of that number.' });
}
