import { partRules, type Part } from '@anz-payroll/employee-lifecycle';
import { CodeOf, PathId } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  changedBody,
  newBody,
  pageHeaders,
  partForm,
  partLists,
  partsWithoutFigures,
  partsPage,
  problemsAtFields,
  problemsMeanwhile,
  shownRecord,
  type PartList,
  type Problems,
  type Typed,
} from '../../pages';
import { createOnce } from '../create-once';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { isStale, recordFormContract, typedOf } from '../record-form-contract';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee, type EmployeeVisit } from './find-employee';

class PartPagePath extends EmployeePagePath {
  @PathId() id!: number;
}

const notices = { added: 'Added.', saved: 'Saved.', removed: 'Removed.' } as const;

class PartsQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

const RemoveForm = recordFormContract('RemovePartForm', []);
const common = { tag: 'Pages', auth: inCompany(), rate: 'lookup' } as const;
const script = pageHeaders({ script: true });
const page = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** The lists that hang on an employee, by page: the same use cases as the API's routes of these lists. */
export function partPageRoutes(web: WebAppServices): readonly Route[] {
  return partLists.flatMap((list) => {
    const fields = Object.keys(partRules[list.kind].fields);
    const words = list.operation.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const contract = recordFormContract(`${words.join('')}Form`, fields, { isReadByTable: true });
    return [...listRoutes(web, list, contract), ...entryRoutes(web, list, contract)];
  });
}

/** What hangs on one employee; most of it are pay figures. */
function narrowedPart({ kind }: PartList) {
  return { narrowed: 'employee', ...(partsWithoutFigures.has(kind) ? {} : { showsPay: true as const }) } as const;
}

/** Entries that can say where money goes. */
const hasAccount: ReadonlySet<PartList['kind']> = new Set(['bank-account', 'deduction', 'super-fund']);

type Contract = ReturnType<typeof recordFormContract>;

function listRoutes(web: WebAppServices, list: PartList, contract: Contract): readonly Route[] {
  const path = `/companies/{company_id}/people/{employee_id}/${list.path}` as const;
  return [
    route({
      ...common,
      method: 'GET',
      path,
      operation: `page-${list.operation}-list`,
      may: 'people.read',
      ...narrowedPart(list),
      summary: `${list.title} of an employee`,
      request: { params: EmployeePagePath, query: PartsQuery },
      responses: { 200: pageAnswers[200], ...page },
      async handle({ params, query, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        if (visit === undefined) return notThere();
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await listPage(web, visit, list, { typed: {}, problems: {}, ...notice }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path,
      operation: `form-create-${list.operation}`,
      ...(hasAccount.has(list.kind) ? { release: 'bank-account' as const } : {}),
      may: 'people.write',
      ...narrowedPart(list),
      summary: `Gives an employee a ${list.one}, as the API does`,
      request: { params: EmployeePagePath, body: form(contract, { maxBytes: 65_536 }) },
      responses: { ...page, 422: pageAnswers[422] },
      async handle({ params, body: sent, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        if (visit === undefined) return notThere();
        const typed = typedOf(sent);
        const record = partForm(list.kind, visit.company.country);
        const again = async (problems: Problems) =>
          showPage(422, await listPage(web, visit, list, { typed, problems }), script);
        const read = newBody(record, typed);
        if (!read.ok) return again(read.problems);
        const what = { action: `create-${list.operation}`, recordType: 'employees', recordId: params.employee_id };
        const once = { operation: `form-create-${list.operation} ${params.employee_id}`, sent };
        const made = await createOnce(web.pages, visit, once, () =>
          withAudit(web, visit, what, () => web.employees.createPart({ ...ofEmployee(visit, list), body: read.body })),
        );
        return made.ok ? goTo(`${addressOf(visit, list)}?done=added`) : again(problemsAtFields(record, made.error));
      },
    }),
  ];
}

function entryRoutes(web: WebAppServices, list: PartList, contract: Contract): readonly Route[] {
  const path = `/companies/{company_id}/people/{employee_id}/${list.path}/{id}` as const;
  return [
    route({
      ...common,
      method: 'GET',
      path,
      operation: `page-${list.operation}`,
      may: 'people.read',
      ...narrowedPart(list),
      summary: `A ${list.one} of an employee, to be changed`,
      request: { params: PartPagePath },
      responses: { 200: pageAnswers[200], ...page },
      async handle({ params, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        const part = visit === undefined ? undefined : await partOf(web, visit, list, params.id);
        if (visit === undefined || part === undefined) return notThere();
        const typed = shownRecord(partForm(list.kind, visit.company.country, part), part.values);
        return showPage(200, partsPage({ ...visit, list, parts: [], part, typed, problems: {} }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path,
      operation: `form-update-${list.operation}`,
      ...(hasAccount.has(list.kind) ? { release: 'bank-account' as const } : {}),
      may: 'people.write',
      ...narrowedPart(list),
      summary: `Changes a ${list.one}, as the API does`,
      request: { params: PartPagePath, body: form(contract, { maxBytes: 65_536 }) },
      responses: { ...page, 422: pageAnswers[422] },
      async handle({ params, body: sent, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        const part = visit === undefined ? undefined : await partOf(web, visit, list, params.id);
        if (visit === undefined || part === undefined) return notThere();
        const typed = typedOf(sent);
        const record = partForm(list.kind, visit.company.country, part);
        const again = (problems: Problems) =>
          showPage(422, partsPage({ ...visit, list, parts: [], part, typed, problems }), script);
        const meanwhile = async () => {
          const now = await partOf(web, visit, list, part.id);
          if (now === undefined) return notThere();
          const problems = problemsMeanwhile(partForm(list.kind, visit.company.country, now), now.values, typed);
          return showPage(422, partsPage({ ...visit, list, parts: [], part: now, typed, problems }), script);
        };
        if (isStale(sent, record)) return meanwhile();
        const read = changedBody(record, shownRecord(record, part.values), typed);
        if (!read.ok) return again(read.problems);
        const what = { action: `update-${list.operation}`, recordType: list.path, recordId: part.id };
        const changed = await withAudit(web, visit, what, () =>
          web.employees.updatePart({
            ...ofEmployee(visit, list),
            partId: part.id,
            body: read.body,
            mayTouch: (stored) => partForm(list.kind, visit.company.country, stored).version === record.version,
          }),
        );
        if (changed.ok) return goTo(`${addressOf(visit, list)}?done=saved`);
        return changed.error.code === 'employee/changed-meanwhile'
          ? meanwhile()
          : again(problemsAtFields(record, changed.error));
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/remove`,
      operation: `form-delete-${list.operation}`,
      ...(list.kind === 'bank-account' ? { release: 'bank-account' as const } : {}),
      may: 'people.write',
      ...narrowedPart(list),
      summary: `Takes a ${list.one} away, as the API does`,
      request: { params: PartPagePath, body: form(RemoveForm, { maxBytes: 4096 }) },
      responses: { ...page, 422: pageAnswers[422] },
      async handle({ params, context }) {
        const visit = await withEmployee(web, context.visit, params.employee_id);
        if (visit === undefined) return notThere();
        const what = { action: `delete-${list.operation}`, recordType: list.path, recordId: params.id };
        const removed = await withAudit(web, visit, what, () =>
          web.employees.deletePart({ ...ofEmployee(visit, list), partId: params.id }),
        );
        if (removed.ok) return goTo(`${addressOf(visit, list)}?done=removed`);
        if (removed.error.code === 'part/not-found') return notThere();
        const said = Object.values(problemsAtFields(partForm(list.kind, visit.company.country), removed.error));
        const problem = said[0] ?? removed.error.message;
        return showPage(422, await listPage(web, visit, list, { typed: {}, problems: {}, problem }), script);
      },
    }),
  ];
}

function ofEmployee({ session, employee }: EmployeeVisit, { kind }: PartList) {
  return { customerId: session.customer.id, employeeId: employee.id, kind };
}

function addressOf({ company, employee }: EmployeeVisit, { path }: PartList): string {
  return `/companies/${company.id}/people/${employee.id}/${path}`;
}

async function partsOf(web: WebAppServices, visit: EmployeeVisit, list: PartList): Promise<readonly Part[]> {
  const listed = await web.employees.listParts(ofEmployee(visit, list));
  return listed.ok ? listed.value : [];
}

async function partOf(
  web: WebAppServices,
  visit: EmployeeVisit,
  list: PartList,
  id: number,
): Promise<Part | undefined> {
  return (await partsOf(web, visit, list)).find((part) => part.id === id);
}

async function listPage(
  web: WebAppServices,
  visit: EmployeeVisit,
  list: PartList,
  more: { readonly typed: Typed; readonly problems: Problems; readonly notice?: string; readonly problem?: string },
): Promise<string> {
  const parts = await partsOf(web, visit, list);
  const isUntouched = Object.keys(more.typed).length === 0 && parts.length === 0;
  return partsPage({ ...visit, list, parts, ...more, ...(isUntouched ? { typed: usualEntry(visit, list) } : {}) });
}

/** The first super fund of somebody begins with the employer's default fund, which a chosen one overwrites. */
function usualEntry({ company }: EmployeeVisit, { kind }: PartList): Typed {
  const { default_fund_usi: usi, default_fund_name: name } = company;
  return kind === 'super-fund' && usi !== null ? { usi, fund_name: name ?? '' } : {};
}
