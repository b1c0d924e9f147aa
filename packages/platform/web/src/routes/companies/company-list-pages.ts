import { CodeOf, PathId, type ContractClass } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  changedBody,
  companyListPage,
  newBody,
  pageHeaders,
  problemsAtFields,
  problemsMeanwhile,
  shownRecord,
  type ListEntry,
  type Problems,
  type Typed,
} from '../../pages';
import { createOnce } from '../create-once';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { isStale, recordFormContract, typedOf } from '../record-form-contract';
import { inCompany, type CompanyVisit } from '../visit';
import { withAudit } from '../with-audit';
import type { WebAppServices } from '../web-app-services';
import { editedLists, formOf, type EditedList } from './company-lists';

/** The path of an entry, with the id under the name that the API gives it. */
function entryPath({ idName, operation }: EditedList): ContractClass<CompanyPagePath> {
  const name = `${operation}-entry-path`;
  const path = { [name]: class extends CompanyPagePath {} }[name] as ContractClass<CompanyPagePath>;
  PathId()(path.prototype as object, idName);
  return path;
}

function idIn({ idName }: EditedList, params: object): number {
  return Number(Reflect.get(params, idName));
}

const notices = { added: 'Added.', saved: 'Saved.', removed: 'Removed.' } as const;

class ListQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

const RemoveForm = recordFormContract('RemoveCompanyEntryForm', []);
const common = { tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const script = pageHeaders({ script: true });
const page = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** Allowances, awards, classifications and pay rates by page: the same use cases as the API's routes. */
export function companyListRoutes(web: WebAppServices): readonly Route[] {
  return editedLists.flatMap((list) => {
    const words = list.operation.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const contract = recordFormContract(`${words.join('')}PageForm`, Object.keys(list.fields));
    return [...listRoutes(web, list, contract), ...entryRoutes(web, list, contract)];
  });
}

type Contract = ReturnType<typeof recordFormContract>;

function listRoutes(web: WebAppServices, list: EditedList, contract: Contract): readonly Route[] {
  const path = `/companies/{company_id}/settings/${list.path}` as const;
  return [
    route({
      ...common,
      method: 'GET',
      path,
      operation: `page-${list.operation}-list`,
      may: 'company.read',
      summary: `${list.title} of a company`,
      request: { params: CompanyPagePath, query: ListQuery },
      responses: { 200: pageAnswers[200], ...page },
      async handle({ query, context }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await listPage(web, context.visit, list, { typed: {}, problems: {}, ...notice }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path,
      operation: `form-create-${list.operation}`,
      may: 'pay-items.write',
      summary: `Gives a company a ${list.one}, as the API does`,
      request: { params: CompanyPagePath, body: form(contract, { maxBytes: 65_536 }) },
      responses: { ...page, 422: pageAnswers[422] },
      async handle({ body: sent, context }) {
        const { visit } = context;
        const typed = typedOf(sent);
        const record = await formOf(web, visit, list);
        const again = async (problems: Problems) =>
          showPage(422, await listPage(web, visit, list, { typed, problems }), script);
        const read = newBody(record, typed);
        if (!read.ok) return again(read.problems);
        const what = { action: `create-${list.operation}`, recordType: 'company', recordId: visit.company.id };
        const once = { operation: `form-create-${list.operation} ${visit.company.id}`, sent };
        const made = await createOnce(web.pages, visit, once, () =>
          withAudit(web, visit, what, () => list.create(web, visit, read.body)),
        );
        return made.ok ? goTo(`${addressOf(visit, list)}?done=added`) : again(problemsAtFields(record, made.error));
      },
    }),
  ];
}

function entryRoutes(web: WebAppServices, list: EditedList, contract: Contract): readonly Route[] {
  const path = `/companies/{company_id}/settings/${list.path}/{${list.idName}}` as const;
  const EntryPath = entryPath(list);
  return [
    route({
      ...common,
      method: 'GET',
      path,
      operation: `page-${list.operation}`,
      may: 'company.read',
      summary: `A ${list.one} of a company, to be changed`,
      request: { params: EntryPath },
      responses: { 200: pageAnswers[200], ...page },
      async handle({ params, context }) {
        const { visit } = context;
        const entry = await entryOf(web, visit, list, idIn(list, params));
        if (entry === undefined) return notThere();
        const typed = shownRecord(await formOf(web, visit, list, entry), entry.values);
        return showPage(200, await listPage(web, visit, list, { entry, typed, problems: {} }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path,
      operation: `form-update-${list.operation}`,
      may: 'pay-items.write',
      summary: `Changes a ${list.one}, as the API does`,
      request: { params: EntryPath, body: form(contract, { maxBytes: 65_536 }) },
      responses: { ...page, 422: pageAnswers[422] },
      async handle({ params, body: sent, context }) {
        const { visit } = context;
        const entry = await entryOf(web, visit, list, idIn(list, params));
        if (entry === undefined) return notThere();
        const typed = typedOf(sent);
        const record = await formOf(web, visit, list, entry);
        const again = async (problems: Problems) =>
          showPage(422, await listPage(web, visit, list, { entry, typed, problems }), script);
        const meanwhile = async () => {
          const now = await entryOf(web, visit, list, entry.id);
          if (now === undefined) return notThere();
          const problems = problemsMeanwhile(await formOf(web, visit, list, now), now.values, typed);
          return showPage(422, await listPage(web, visit, list, { entry: now, typed, problems }), script);
        };
        if (isStale(sent, record)) return meanwhile();
        const read = changedBody(record, shownRecord(record, entry.values), typed);
        if (!read.ok) return again(read.problems);
        const what = { action: `update-${list.operation}`, recordType: list.path, recordId: entry.id };
        const changed = await withAudit(web, visit, what, () => list.update(web, visit, entry, read.body));
        if (changed.ok) return goTo(`${addressOf(visit, list)}?done=saved`);
        return changed.error.code === 'company/changed-meanwhile'
          ? meanwhile()
          : again(problemsAtFields(record, changed.error));
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/remove`,
      operation: `form-delete-${list.operation}`,
      may: 'pay-items.write',
      summary: `Removes a ${list.one}, as the API does`,
      request: { params: EntryPath, body: form(RemoveForm, { maxBytes: 4096 }) },
      responses: { ...page, 422: pageAnswers[422] },
      async handle({ params, context }) {
        const { visit } = context;
        const entry = await entryOf(web, visit, list, idIn(list, params));
        if (entry === undefined) return notThere();
        const what = { action: `delete-${list.operation}`, recordType: list.path, recordId: entry.id };
        const removed = await withAudit(web, visit, what, () => list.remove(web, visit, entry));
        if (removed.ok) return goTo(`${addressOf(visit, list)}?done=removed`);
        const more = { typed: {}, problems: {}, problem: removed.error.message };
        return showPage(422, await listPage(web, visit, list, more), script);
      },
    }),
  ];
}

function addressOf({ company }: CompanyVisit, { path }: EditedList): string {
  return `/companies/${company.id}/settings/${path}`;
}

async function entryOf(
  web: WebAppServices,
  visit: CompanyVisit,
  list: EditedList,
  id: number,
): Promise<ListEntry | undefined> {
  return (await list.entries(web, visit)).find((entry) => entry.id === id);
}

async function listPage(
  web: WebAppServices,
  visit: CompanyVisit,
  list: EditedList,
  more: {
    readonly entry?: ListEntry;
    readonly typed: Typed;
    readonly problems: Problems;
    readonly notice?: string;
    readonly problem?: string;
  },
): Promise<string> {
  const record = await formOf(web, visit, list, more.entry);
  const entries = await list.entries(web, visit);
  return companyListPage({ ...visit, list, lists: editedLists, form: record, entries, ...more });
}
