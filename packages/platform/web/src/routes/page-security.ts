import { confirmedForMs, roleMay, type CurrentSession } from '@anz-payroll/accounts';
import { nextAddress, sectionsOf, type PageServices } from '../pages';
import type { PageSecurity, RequestContext, SessionAuth } from '@anz-payroll/http-kit/route';
import { goTo, notForYou, notThere, staleForm } from './page-replies';
import type { CompanyVisit, Visit } from './visit';

/** Who may see which page, as the routes declare it, and which forms come from our own pages. */
export function pageSecurity(pages: PageServices): PageSecurity {
  return {
    async admit({ auth, may }, context, params) {
      const session = await pages.session(context);
      if (session === undefined) return { reply: goTo(signInAddress(auth, context)) };
      const { customer, user } = session;
      if (may === undefined || !roleMay(user.role, may)) return { reply: notForYou() };
      if (auth.apiAdmin === true && !sectionsOf(session).includes('developers')) return { reply: notForYou() };
      if (auth.stepUp === true && (await mustConfirm(pages, session, context.now))) {
        return { reply: goTo(`/confirm?next=${encodeURIComponent(pageBefore(context))}`) };
      }
      const visit: Visit = {
        session,
        csrfToken: pages.forms.token(context).csrfToken,
        actor: {
          customerId: customer.id,
          userId: user.id,
          clientId: null,
          requestId: context.requestId,
          address: context.ip,
        },
      };
      const clientKey = `customer:${customer.id}:user:${user.id}`;
      if (auth.company !== true) return { visit, clientKey };
      const company = await companyWithin(pages, visit, params);
      return company === undefined
        ? { reply: notThere() }
        : { visit: { ...visit, company } satisfies CompanyVisit, clientKey };
    },
    notFoundPage: notThere,
    refuseForm: (context, csrfToken) => (pages.forms.accepts(context, csrfToken) ? undefined : staleForm()),
  };
}

/** A company within reach; another one does not exist. */
async function companyWithin(
  { accounts, companies }: PageServices,
  { session }: Visit,
  params: object | undefined,
): Promise<CompanyVisit['company'] | undefined> {
  const companyId = params !== undefined && 'company_id' in params ? params.company_id : undefined;
  if (typeof companyId !== 'number') throw new TypeError('A page of a company has company_id in its path');
  const who = { customerId: session.customer.id, userId: session.user.id };
  if ((await accounts.reachCompany(who, companyId)) !== 'reachable') return undefined;
  const company = await companies.readCompany({ companyId });
  return company.ok ? company.value.value : undefined;
}

/** Whoever is not signed in comes back to the page; behind a form that is the home page. */
function signInAddress({ afterSignIn }: SessionAuth, { method, url }: RequestContext): string {
  const path = method === 'GET' && afterSignIn === undefined ? (url.split('?', 1)[0] ?? '/home') : '/home';
  return path === '/home' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`;
}

/** Somebody with an authenticator app who has not shown a code within a quarter of an hour. */
async function mustConfirm(
  { accounts }: PageServices,
  { session, user }: CurrentSession,
  now: number,
): Promise<boolean> {
  if (session.confirmedAt !== null && now - session.confirmedAt < confirmedForMs) return false;
  return (await accounts.readSecondFactor(user.id)).isOn;
}

/** The page that the form or link was on; browsers name it to pages of the same origin. */
function pageBefore(context: RequestContext): string {
  const referer = context.header('referer') ?? '';
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/home';
  return nextAddress(path);
}
