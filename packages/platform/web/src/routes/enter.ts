import type { Actor, CurrentSession } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import { placesOf } from '../pages';
import type { RequestContext } from '@anz-payroll/http-kit/route';
import { goTo, notForYou, notThere, staleForm } from './page-replies';
import type { WebAppServices } from './web-app-services';

/** Somebody signed in, on a page that is theirs. */
export interface Visit {
  readonly session: CurrentSession;
  readonly seal: string;
  readonly actor: Actor;
}

export interface CompanyVisit extends Visit {
  readonly company: CompanyReadModel;
}

type Turned = { readonly turned: ReturnType<typeof goTo | typeof notForYou | typeof notThere | typeof staleForm> };

/** Answers that every page behind a sign-in can give instead of itself. */
export function isTurned<V extends object>(visit: V | Turned): visit is Turned {
  return 'turned' in visit;
}

/** Whoever is not signed in goes to sign in first and comes back to the page. */
export async function enter({ pages }: WebAppServices, context: RequestContext): Promise<Visit | Turned> {
  const session = await pages.session(context);
  if (session === undefined) return { turned: goTo(`/sign-in?next=${encodeURIComponent(pathOf(context))}`) };
  const { customer, user } = session;
  return {
    session,
    seal: pages.forms.seal(context).seal,
    actor: { customerId: customer.id, userId: user.id, clientId: null, requestId: context.requestId },
  };
}

/** A company within reach; another one does not exist. */
export async function enterCompany(
  web: WebAppServices,
  context: RequestContext,
  companyId: number,
): Promise<CompanyVisit | Turned> {
  const visit = await enter(web, context);
  if (isTurned(visit)) return visit;
  const who = { customerId: visit.session.customer.id, userId: visit.session.user.id };
  if ((await web.accounts.reachCompany(who, companyId)) !== 'reachable') return { turned: notThere() };
  const company = await web.companies.readCompany({ companyId });
  return company.ok ? { ...visit, company: company.value.value } : { turned: notThere() };
}

/** The developers' area is for owners of accounts that are API admins, as its part of the API is. */
export async function enterDevelopers(web: WebAppServices, context: RequestContext): Promise<Visit | Turned> {
  const visit = await enter(web, context);
  if (isTurned(visit)) return visit;
  return placesOf(visit.session).includes('developers') ? visit : { turned: notForYou() };
}

/** A form that did not come from one of our pages is turned away before anything else. */
export function checkForm(
  { pages }: WebAppServices,
  context: RequestContext,
  seal: string | undefined,
): Turned | undefined {
  return pages.forms.isOurs(context, seal) ? undefined : { turned: staleForm() };
}

/** The page behind a form: where the reader came from, not where the form went. */
function pathOf({ method, url }: RequestContext): string {
  return method === 'GET' ? (url.split('?', 1)[0] ?? '/home') : '/home';
}
