import { departmentsOf } from '@anz-payroll/accounts';
import { requestKinds, type RequestKind } from '@anz-payroll/employee-lifecycle';
import { CodeOf, PathId, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { pageHeaders, requestsPage, type RequestsFacts } from '../../pages';
import { goTo, pageAnswers, showPage } from '../page-replies';
import { EmployeePagePath } from '../people/employee';
import { namesInMessage } from '../pays/names-in-message';
import { CompanyPagePath } from '../pays/runs';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

const notices = {
  approved: 'Approved; the record is changed.',
  noted:
    'Approved. The record stays as it is: enter the fund that follows from this choice under “Super funds” on the page of the person.',
  declined: 'Declined.',
  placed: 'Approved; the leave is in the pay of those days.',
  later: 'Approved; the pay of those days takes the leave in.',
  paid: 'Approved. Some of the days are in a pay that is processed: correct that pay by hand.',
  refused:
    'Approved, but the leave could not be put into the pending pay. Enter it there; where approved shifts wait for that pay, take the timesheets first.',
} as const;

class RequestsQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class EmployeeRequestPath extends EmployeePagePath {
  @PathId() request_id!: number;
}

class RequestDecisionForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(requestKinds) kind!: RequestKind;
  @CodeOf(['approve', 'decline']) decision!: 'approve' | 'decline';
  @Text({ optional: true, max: 300, trim: true }) reason?: string;
}

const common = { tag: 'Pages', rate: 'lookup' } as const;
const script = pageHeaders({ script: true });
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** What employees ask for. */
export function requestRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      path: '/companies/{company_id}/requests',
      operation: 'page-employee-requests',
      may: 'people.read',
      narrowed: 'list',
      summary: 'What employees ask for and nobody has decided yet',
      auth: inCompany(),
      request: { params: CompanyPagePath, query: RequestsQuery },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ query, context: { visit } }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await requestsBody(web, visit, notice), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/companies/{company_id}/people/{employee_id}/requests/{request_id}',
      operation: 'form-decide-employee-request',
      release: 'bank-account',
      may: 'people.write',
      narrowed: 'employee',
      summary: 'Approves or declines what an employee asks for',
      auth: inCompany({ stepUp: 'keeps-form' }),
      request: { params: EmployeeRequestPath, body: form(RequestDecisionForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body, context: { visit } }) {
        const isApproved = body.decision === 'approve';
        const reason = body.reason ?? '';
        const command = {
          customerId: visit.session.customer.id,
          employeeId: params.employee_id,
          requestId: params.request_id,
          kind: body.kind,
          isApproved,
          by: visit.session.user.id,
          reason: reason === '' ? null : reason,
        };
        const what = {
          action: isApproved ? 'approve-request' : 'decline-request',
          recordType: 'employees',
          recordId: params.employee_id,
          details: { kind: body.kind, request_id: String(params.request_id) },
        };
        const waits = await web.employees.waitingRequests(inOne(visit));
        const isThere = waits.some(
          ({ id, employeeId }) => id === params.request_id && employeeId === params.employee_id,
        );
        const decided = isThere
          ? await withAudit(web, visit, what, () => web.employees.decideRequest(command))
          : ({ ok: false, error: { message: 'This was decided or taken back already.' } } as const);
        if (!decided.ok) {
          const problem = await namesInMessage(web, visit, decided.error.message);
          const typedReason = { requestId: params.request_id, reason };
          return showPage(422, await requestsBody(web, visit, { problem, typedReason }), script);
        }
        const { leave, changes, bankAccount, superFund } = decided.value.asked;
        const home = `/companies/${params.company_id}/requests`;
        if (!isApproved) return goTo(`${home}?done=declined`);
        if (leave === undefined) {
          const isChanged = [changes, bankAccount, superFund].some((asked) => asked !== undefined);
          return goTo(`${home}?done=${isChanged ? 'approved' : 'noted'}`);
        }
        const placed = await web.pays.placeLeave({
          ...inOne(visit),
          employeeId: params.employee_id,
          leave,
        });
        if (!placed.ok || placed.value.problem !== undefined) return goTo(`${home}?done=refused`);
        const { isPaid, payIds } = placed.value;
        return goTo(`${home}?done=${isPaid ? 'paid' : payIds.length > 0 ? 'placed' : 'later'}`);
      },
    }),
  ];
}

function inOne({ session, company }: CompanyVisit) {
  return { customerId: session.customer.id, companyId: company.id };
}

async function requestsBody(
  { employees }: WebAppServices,
  visit: CompanyVisit,
  more: Pick<RequestsFacts, 'notice' | 'problem' | 'typedReason'>,
): Promise<string> {
  const names = new Map(visit.company.employees.map(({ id, format_name }) => [id, format_name]));
  const waits = await employees.waitingRequests(inOne(visit));
  // The employees of the visit are those whom the role sees.
  const requests =
    departmentsOf(visit.session.user.role) === null ? waits : waits.filter(({ employeeId }) => names.has(employeeId));
  return requestsPage({ ...visit, requests, names, ...more });
}
