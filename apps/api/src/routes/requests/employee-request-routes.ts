import type { AccountsUseCases } from '@anz-payroll/accounts';
import { requestKinds, type EmployeeRequest, type EmployeesUseCases, type RequestKind } from '@anz-payroll/employee-lifecycle'; // prettier-ignore
import type { PaysUseCases } from '@anz-payroll/pay-runs';
import {
  CivilDateText,
  CodeOf,
  DecimalText,
  ListOf,
  ObjectOf,
  PathId,
  Text,
  TimestampText,
  toTimestamp,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, answerList, json, route, type RequestContext, type Route } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { refuse } from '../companies/people-answers';
import { seenEmployees } from '../companies/own-departments';
import { showNumbers } from '../companies/show-numbers';

class AskedLeaveDay {
  @CivilDateText() date!: string;
  @DecimalText() hours!: string;
}

class AskedLeave {
  @Text() leave_type!: string;
  @CivilDateText() start_date!: string;
  @CivilDateText() end_date!: string;
  @ListOf(() => AskedLeaveDay) days!: readonly AskedLeaveDay[];
  @Text({ nullable: true }) note!: string | null;
}

class AskedValue {
  @Text({ description: 'The field of the employee record or of its list.' }) name!: string;
  @Text({ description: 'Tax and bank numbers are masked unless the role sees them.' }) value!: string;
}

class EmployeeRequestRecord {
  @WholeNumber() id!: number;
  @WholeNumber() employee_id!: number;
  @CodeOf(requestKinds) kind!: RequestKind;
  @CodeOf(['waiting', 'approved', 'declined']) status!: 'waiting' | 'approved' | 'declined';
  @TimestampText() requested_at!: string;
  @ObjectOf(() => AskedLeave, { nullable: true, description: 'The leave that is asked for; null for other kinds.' })
  leave!: AskedLeave | null;
  @ListOf(() => AskedValue, { description: 'What the record would hold.' }) values!: readonly AskedValue[];
  @Text({ nullable: true, description: 'What was written to the employee.' }) reason!: string | null;
}

class EmployeeRequestDecisionPath extends CompanyPath {
  @PathId() employee_id!: number;
  @PathId() request_id!: number;
}

class EmployeeRequestDecision {
  @CodeOf(requestKinds, { description: 'As whoever decides saw it.' }) kind!: RequestKind;
  @CodeOf(['approve', 'decline']) decision!: 'approve' | 'decline';
  @Text({ optional: true, max: 300, trim: true, description: 'The employee reads it.' }) reason?: string;
}

type LeavePlaced = 'placed' | 'later' | 'paid' | 'refused';

class DecidedEmployeeRequest extends EmployeeRequestRecord {
  @CodeOf(['placed', 'later', 'paid', 'refused'], {
    nullable: true,
    description:
      'Approved leave: placed in the pay that waits, or entered in the pay of its days before; taken in by a later pay; some of its days are in a processed pay without it, which is corrected by hand; or the pay that waits refused it, and it is entered by hand.',
  })
  leave_placed!: LeavePlaced | null;
}

export interface RequestServices {
  readonly accounts: Pick<AccountsUseCases, 'noteAudit' | 'listCompanyForUser'>;
  readonly employees: Pick<EmployeesUseCases, 'waitingRequests' | 'decideRequest' | 'employeesOfDepartments'>;
  readonly pays: Pick<PaysUseCases, 'placeLeave'>;
}

const tag = 'Employees';

/** What employees ask for, and the answer of somebody else. */
export function employeeRequestRoutes(services: RequestServices): readonly Route[] {
  const { employees, pays } = services;
  return [
    route({
      method: 'GET',
      path: '/api/company/{company_id}/employee-requests',
      operation: 'list-employee-requests',
      may: 'people.read',
      narrowed: 'list',
      summary: 'What employees ask for and nobody has decided yet, oldest first',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath },
      responses: { 200: answerList(EmployeeRequestRecord, 'What waits.') },
      errors: { 400: 'No company found with the given company_id' },
      async handle({ params, context }) {
        const where = { customerId: context.principal.customerId, companyId: params.company_id };
        const isSeen = await seenEmployees(services, context.principal, params.company_id);
        const waits = (await employees.waitingRequests(where)).filter(({ employeeId }) => isSeen(employeeId));
        return { status: 200, body: await toRecords(services, context, params.company_id, waits) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/employees/{employee_id}/requests/{request_id}/decision',
      operation: 'decide-employee-request',
      release: 'bank-account',
      may: 'people.write',
      narrowed: 'employee',
      summary: 'Approves or declines what an employee asks for; the employee is told by e-mail',
      description:
        'Nobody decides what they asked for. An approved request changes the record with the decision; approved leave goes into the pay of its days.',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: EmployeeRequestDecisionPath, body: json(EmployeeRequestDecision) },
      responses: { 200: answer(DecidedEmployeeRequest, 'The request as decided.') },
      errors: {
        400: 'The record cannot be changed so',
        403: 'The role of the user does not allow it, or they asked for it themselves',
        404: 'Not found',
        409: 'It was decided or taken back already',
      },
      async handle({ params, body, context }) {
        const { customerId, userId } = context.principal;
        if (userId === null) return problem('forbidden', 'Somebody must have signed in. This token acts for nobody.');
        const where = { customerId, companyId: params.company_id };
        const waits = await employees.waitingRequests(where);
        const found = waits.find(({ id, employeeId }) => id === params.request_id && employeeId === params.employee_id);
        if (found === undefined) return problem('not-found', 'There is no such request, or it was decided already.');
        const reason = (body.reason ?? '') === '' ? null : (body.reason ?? null);
        const isApproved = body.decision === 'approve';
        const decided = await employees.decideRequest({
          ...{ customerId, employeeId: params.employee_id, requestId: params.request_id },
          ...{ kind: body.kind, isApproved, by: userId, reason },
        });
        if (!decided.ok) return refuse(decided.error);
        const { leave } = decided.value.asked;
        const placed =
          isApproved && leave !== undefined
            ? await pays.placeLeave({ ...where, employeeId: params.employee_id, leave })
            : undefined;
        const [record] = await toRecords(services, context, params.company_id, [decided.value]);
        return { status: 200, body: { ...record!, leave_placed: placed === undefined ? null : inWords(placed) } };
      },
    }),
  ];
}

function inWords(placed: Awaited<ReturnType<PaysUseCases['placeLeave']>>): LeavePlaced {
  if (!placed.ok || placed.value.problem !== undefined) return 'refused';
  if (placed.value.isPaid) return 'paid';
  return placed.value.payIds.length > 0 ? 'placed' : 'later';
}

async function toRecords(
  { accounts }: RequestServices,
  context: RequestContext & { readonly principal: Principal },
  companyId: number,
  requests: readonly EmployeeRequest[],
): Promise<readonly EmployeeRequestRecord[]> {
  const flat = requests.map(({ asked: { changes, bankAccount, superFund } }) => ({
    ...changes,
    ...bankAccount,
    ...superFund,
  }));
  const shown = await showNumbers({ accounts }, context, 'employee-requests', companyId, flat);
  return requests.map((request, n) => ({
    id: request.id,
    employee_id: request.employeeId,
    kind: request.kind,
    status: request.state === 'cancelled' ? 'declined' : request.state,
    requested_at: toTimestamp(request.requestedAt),
    leave: leaveOf(request),
    values: Object.entries(shown[n] ?? {}).flatMap(([name, value]: [string, unknown]) =>
      value === null || value === undefined || value === ''
        ? []
        : [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }],
    ),
    reason: request.reason,
  }));
}

function leaveOf({ asked: { leave } }: EmployeeRequest): AskedLeave | null {
  if (leave === undefined) return null;
  const { leaveType, startDate, endDate, days, note } = leave;
  return { leave_type: leaveType, start_date: startDate, end_date: endDate, days, note };
}
