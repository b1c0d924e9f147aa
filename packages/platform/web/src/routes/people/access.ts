import { CodeOf, Text, type ContractClass } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  accessPage,
  accessVersion,
  nothingSaved,
  pageHeaders,
  personName,
  portalFlags,
  portalFlagsOf,
  type AccessFacts,
} from '../../pages';
import { createOnce } from '../create-once';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { isStale } from '../record-form-contract';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee, type EmployeeVisit } from './find-employee';

const notices = {
  invited: 'The invitation is on its way.',
  ended: 'The access has ended.',
  saved: 'Saved.',
} as const;

class AccessQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class AccessActionForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

class InviteEmployeeForm extends AccessActionForm {
  @Text({ optional: true, max: 200 }) request_key?: string;
}

class AccessForm extends AccessActionForm {
  @Text({ optional: true, max: 200 }) version?: string;
}
for (const flag of Object.keys(portalFlags)) CodeOf(['on'], { optional: true })(AccessForm.prototype, flag);

const script = pageHeaders({ script: true });
const common = { tag: 'Pages', auth: inCompany(), rate: 'lookup' } as const;
const path = '/companies/{company_id}/people/{employee_id}' as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** Whether an employee sees their own pay, and how much of it. */
export function accessRoutes(web: WebAppServices): readonly Route[] {
  const { accounts } = web;
  return [
    route({
      ...common,
      method: 'GET',
      path: `${path}/access`,
      operation: 'page-employee-access',
      may: 'people.read',
      narrowed: 'employee',
      summary: 'Whether an employee sees their own pay, and how much of it',
      request: { params: EmployeePagePath, query: AccessQuery },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ params, query, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        if (visit === undefined) return notThere();
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await accessBody(web, visit, notice), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/access`,
      operation: 'form-employee-access',
      may: 'people.write',
      narrowed: 'employee',
      summary: 'Opens or closes what an employee sees and asks for',
      request: { params: EmployeePagePath, body: form(AccessForm as ContractClass<AccessForm>, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body: sent, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        if (visit === undefined) return notThere();
        const flags = portalFlagsOf(visit.company.country).map(
          ([flag]) => [flag, Reflect.get(sent, flag) === 'on'] as const,
        );
        const typed = Object.fromEntries(flags);
        const again = async (problem: string) => {
          const now = await withEmployee(web, context.visit, params.employee_id);
          return now === undefined ? notThere() : showPage(422, await accessBody(web, now, { problem, typed }), script);
        };
        if (isStale(sent, { version: accessVersion(visit.employee) })) return again(nothingSaved);
        const what = { action: 'update-employees', recordType: 'employees', recordId: params.employee_id };
        const changed = await withAudit(web, visit, what, () =>
          web.employees.updateEmployees({
            companyId: params.company_id,
            identifierType: 'employee_id',
            items: [{ ...typed, id: params.employee_id }],
            mayTouch: (stored) => stored === visit.version,
          }),
        );
        const [result] = changed.ok ? changed.value.results : [];
        if (result !== undefined && 'employee' in result) return goTo(`${addressOf(visit)}?done=saved`);
        if (!changed.ok && changed.error.code === 'employee/changed-meanwhile') return again(nothingSaved);
        return again(changed.ok ? Object.values(result?.errors ?? {}).join(' ') : changed.error.message);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/invitation`,
      operation: 'form-invite-employee',
      // Whoever lets somebody see pays may see them: HR could send the invitation to an address of its own.
      may: 'pays.write',
      summary: 'Invites an employee by e-mail to see their own pay',
      request: { params: EmployeePagePath, body: form(InviteEmployeeForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body: sent, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        if (visit === undefined) return notThere();
        const { employee, company, session, actor } = visit;
        if (employee.is_deleted || !employee.employee_portal_active) {
          const problem = 'Switch the access on first.';
          return showPage(422, await accessBody(web, visit, { problem }), script);
        }
        const command = {
          customerId: session.customer.id,
          companyId: company.id,
          employeeId: employee.id,
          name: personName(employee),
          email: employee.email_address,
          companyName: company.trading_name ?? company.legal_name,
        };
        const once = { operation: `form-invite-employee ${employee.id}`, sent };
        const invited = await createOnce(web.pages, visit, once, () => accounts.inviteEmployee(command, actor));
        if (invited.ok) return goTo(`${addressOf(visit)}?done=invited`);
        return showPage(422, await accessBody(web, visit, { problem: invited.error.message }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/access/end`,
      operation: 'form-end-employee-access',
      may: 'people.write',
      narrowed: 'employee',
      summary: 'Ends the access of an employee at once',
      request: { params: EmployeePagePath, body: form(AccessActionForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        if (visit === undefined) return notThere();
        const whose = { customerId: visit.session.customer.id, employeeId: params.employee_id };
        const ended = await accounts.endEmployeeAccess(whose, visit.actor);
        if (ended.ok) return goTo(`${addressOf(visit)}?done=ended`);
        return showPage(422, await accessBody(web, visit, { problem: ended.error.message }), script);
      },
    }),
  ];
}

function addressOf({ company, employee }: EmployeeVisit): string {
  return `/companies/${company.id}/people/${employee.id}/access`;
}

async function accessBody(
  { accounts }: WebAppServices,
  visit: EmployeeVisit,
  more: Pick<AccessFacts, 'notice' | 'problem' | 'typed'>,
): Promise<string> {
  const whose = { customerId: visit.session.customer.id, employeeId: visit.employee.id };
  return accessPage({ ...visit, access: await accounts.readEmployeeAccess(whose), ...more });
}
