import { confirmedForMs, departmentsOf, permissionsOf, roleMay, type CurrentSession } from '@anz-payroll/accounts';
import { nextAddress, sectionsOf, type PageServices } from '../pages';
import type { PageSecurity, RequestContext, SessionAuth } from '@anz-payroll/http-kit/route';
import { beyondRole, type Permission } from '@anz-payroll/http-kit/security';
import { withOwnDepartments } from './own-departments';
import {
  expiredForm,
  goTo,
  keptForm,
  notForYou,
  notThere,
  problemReply,
  staleForm,
  unconfirmedForm,
} from './page-replies';
import type { CompanyVisit, OwnVisit, Visit } from './visit';

/** Who may see which page, as the routes declare it, and which forms come from our own pages. */
export function pageSecurity(pages: PageServices): PageSecurity {
  return {
    async admit(page, context, params) {
      const { auth, may } = page;
      const session = await pages.session(context);
      if (session === undefined) {
        const reply = goTo(signInAddress(auth, context));
        return pages.forms.isOwn(context) ? { reply, keepForm: (sent) => keptForm(sent) ?? reply } : { reply };
      }
      const { customer, user } = session;
      if (may === undefined || !(await isAllowed(pages, session, may))) return { reply: notForYou() };
      const { role } = user;
      const beyond = beyondRole(page, { permissions: permissionsOf(role), departments: departmentsOf(role) });
      if (beyond !== undefined) return { reply: notForYou(beyond) };
      if (auth.apiAdmin === true && !sectionsOf(session).includes('developers')) return { reply: notForYou() };
      if (auth.stepUp !== undefined && (await mustConfirm(pages, session, context.now))) {
        const reply = goTo(`/confirm?next=${encodeURIComponent(pageBefore(context))}`);
        const isKept = auth.stepUp === 'keeps-form' && pages.forms.isOwn(context);
        return isKept ? { reply, keepForm: (sent) => unconfirmedForm(sent) ?? reply } : { reply };
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
      if (auth.employee !== undefined) {
        const own = await ownVisit(pages, visit, auth.employee, params);
        return own === undefined ? { reply: notThere() } : { visit: own, clientKey };
      }
      if (auth.company !== true) return { visit, clientKey };
      const company = await companyWithin(pages, visit, params);
      return company === undefined
        ? { reply: notThere() }
        : { visit: { ...visit, company } satisfies CompanyVisit, clientKey };
    },
    notFoundPage: notThere,
    problemPage: problemReply,
    refuseForm: (context, csrfToken, sent) => {
      if (pages.forms.accepts(context, csrfToken)) return undefined;
      return pages.forms.isOwn(context) ? expiredForm(sent(), pages.forms.token(context).csrfToken) : staleForm();
    },
  };
}

/** The role allows it; or somebody who approves is absent, and this user is their delegate. */
async function isAllowed({ accounts }: PageServices, { user }: CurrentSession, may: Permission): Promise<boolean> {
  return roleMay(user.role, may) || (may === 'pays.approve' && (await accounts.isDelegate(user.id)));
}

/** A company within reach; another one does not exist. */
async function companyWithin(
  { accounts, companies, employees }: PageServices,
  { session }: Visit,
  params: object | undefined,
): Promise<CompanyVisit['company'] | undefined> {
  const companyId = params !== undefined && 'company_id' in params ? params.company_id : undefined;
  if (typeof companyId !== 'number') throw new TypeError('A page of a company has company_id in its path');
  const who = { customerId: session.customer.id, userId: session.user.id };
  if ((await accounts.reachCompany(who, companyId)) !== 'reachable') return undefined;
  const company = await companies.readCompany({ companyId });
  return company.ok ? withOwnDepartments(employees, session.user.role, company.value.value) : undefined;
}

/** The own job of whoever is signed in; any other does not exist, nor does what its employer has not opened. */
async function ownVisit(
  { accounts, companies, employees }: PageServices,
  visit: Visit,
  flags: readonly string[],
  params: object | undefined,
): Promise<OwnVisit | undefined> {
  const employeeId = params !== undefined && 'employee_id' in params ? params.employee_id : undefined;
  if (typeof employeeId !== 'number') throw new TypeError('A page about an employee has employee_id in its path');
  const own = (await accounts.ownEmployments(visit.session.user.id)).find((one) => one.employeeId === employeeId);
  if (own === undefined) return undefined;
  const { customerId, companyId } = own;
  const found = await employees.readEmployee({ customerId, employeeId });
  if (!found.ok) return undefined;
  const employee = found.value.value;
  if (employee.company_id !== companyId || employee.is_deleted || !employee.employee_portal_active) return undefined;
  const isOpen = flags.length === 0 || flags.some((flag) => Reflect.get(employee, flag) === true);
  const company = isOpen ? await companies.readCompany({ companyId }) : undefined;
  if (company?.ok !== true) return undefined;
  const { id, country, timezone, trading_name, legal_name } = company.value.value;
  return {
    ...visit,
    actor: { ...visit.actor, customerId },
    company: { id, country, timezone, trading_name, legal_name },
    employee,
    employerId: customerId,
  };
}

/** Whoever is not signed in comes back to the page; behind a form that is the page with the form. */
function signInAddress({ afterSignIn }: SessionAuth, context: RequestContext): string {
  const asked = context.method === 'GET' ? (context.url.split('?', 1)[0] ?? '/home') : pageBefore(context);
  const path = afterSignIn === undefined ? asked : '/home';
  return path === '/home' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`;
}

/** Somebody with an authenticator app or a passkey who has not shown either within a quarter of an hour. */
export async function mustConfirm(
  { accounts }: PageServices,
  { session, user }: CurrentSession,
  now: number,
): Promise<boolean> {
  if (session.confirmedAt !== null && now - session.confirmedAt < confirmedForMs) return false;
  if ((await accounts.readSecondFactor(user.id)).isOn) return true;
  return (await accounts.listPasskeys(user.id)).length > 0;
}

/** The page that the form or link was on; browsers name it to pages of the same origin. */
function pageBefore(context: RequestContext): string {
  const referer = context.header('referer') ?? '';
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/home';
  return nextAddress(path);
}
