import { normalKey, type Country } from '@anz-payroll/companies';
import { Text, CodeOf } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  importedParts,
  type EmployeeReadModel,
  type ImportOutcome,
  type ImportProblem,
  type ImportRow,
  type Part,
} from '@anz-payroll/employee-lifecycle';
import {
  alikePeople,
  exportedParts,
  importPage,
  leavesCountryOut,
  newEmployeeForm,
  pageHeaders,
  peopleColumns,
  peopleCsv,
  peopleTemplate,
  problemsOfNotes,
  readPeople,
  readSpreadsheet,
  type ExportedPerson,
} from '../../pages';
import { createOnce } from '../create-once';
import { redirectWithNotice } from '../notice-after-redirect';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

/** A thousand people with every column are far less. */
const MOST_BYTES = 4_000_000;

class ImportPeopleForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @Text({ optional: true, max: 4_000_000, isCheckedByReader: true, description: 'The file.' }) csv?: string;
  @Text({ optional: true, max: 4_000_000, description: 'A workbook (.xlsx) in base64; it goes before csv.' })
  xlsx?: string;
  @CodeOf(['import'], { optional: true }) confirm?: 'import';
}

const common = { tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const people = '/companies/{company_id}/people';
const script = pageHeaders({ script: true });

export function importPeopleRoutes(web: WebAppServices): readonly Route[] {
  return [importPageRoute(), importFormRoute(web), templateRoute(), exportRoute(web)];
}

function readFile({ csv = '', xlsx = '' }: Pick<ImportPeopleForm, 'csv' | 'xlsx'>, country: Country) {
  const chosen = xlsx === '' ? { ok: true as const, csv } : readSpreadsheet(Buffer.from(xlsx, 'base64'));
  if (!chosen.ok) return { csv: '', read: chosen };
  const sheet = 'sheet' in chosen ? { sheet: chosen.sheet } : {};
  return { csv: chosen.csv, ...sheet, read: readPeople(columnsOf(country).record, country, chosen.csv) };
}

const accountField = /^(?:(?:primary_|secondary_)?bank_|deduction_receiver_|fund_(?:bsb|account_(?:number|name))$)/;

/**
 * What a file says of where money goes, by the number of the person: bank accounts, receivers of deductions, and accounts of
 * self-managed super funds.
 */
export function accountsInImport(
  sent: object,
  country: Country,
): readonly { readonly number: string; readonly fields: Readonly<Record<string, unknown>> }[] {
  const { read } = readFile(sent, country);
  return (read.ok ? read.people.rows : []).flatMap(({ employee, parts }) => {
    const { number } = employee;
    const fields = Object.entries({
      ...employee,
      ...prefixed('bank', parts.bank),
      ...prefixed('deduction', parts.deduction),
      ...prefixed('fund', parts.fund),
    }).filter(([name]) => accountField.test(name));
    return typeof number !== 'string' || fields.length === 0 ? [] : [{ number, fields: Object.fromEntries(fields) }];
  });
}

function prefixed(prefix: string, values: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}_${name}`, value]));
}

const columnsOf = (country: Country) => {
  const record = newEmployeeForm(country, { types: [], tenures: [] });
  return { record, columns: peopleColumns(record, country) };
};

const importPageRoute = (): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${people}/import`,
    operation: 'page-import-people',
    may: 'people.write',
    summary: 'People from a spreadsheet or a CSV file: where to choose or paste it',
    request: { params: CompanyPagePath },
    responses: { ...answers, 200: pageAnswers[200] },
    handle: ({ context }) => Promise.resolve(showPage(200, importPage({ ...context.visit, csv: '' }), script)),
  });

const importFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: `${people}/import`,
    operation: 'form-import-people',
    release: 'bank-account',
    weight: 'heavy-if-long',
    may: 'people.write',
    summary: 'Imports people from a file, everybody or nobody; without confirm it only shows what would happen',
    request: { params: CompanyPagePath, body: form(ImportPeopleForm, { maxBytes: MOST_BYTES }) },
    responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const { read, ...file } = readFile(body, visit.company.country);
      const again = (problem: string) => showPage(422, importPage({ ...visit, ...file, problem }), script);
      if (!read.ok) return again(read.problem);
      const companyId = params.company_id;
      const { rows } = read.people;
      const refused = await problemsOfRows(web, visit, rows);
      const bring = (isPreview: boolean) => web.employees.importEmployees({ companyId, rows, isPreview });
      const what = { action: 'import-employees', recordType: 'company', recordId: companyId };
      const once = { operation: `form-import-people ${companyId}`, sent: body };
      const done =
        body.confirm === undefined || refused.length > 0
          ? await bring(true)
          : await createOnce(web.pages, visit, once, () => withAudit(web, visit, what, () => bring(false)));
      if (!done.ok) return again(done.error.message);
      const imported = `/companies/${companyId}/people?done=imported`;
      if ('isRepeated' in done) return goTo(imported);
      const outcome = { ...done.value, problems: [...refused, ...done.value.problems] };
      if (body.confirm !== undefined && outcome.problems.length === 0) {
        return redirectWithNotice(web.pages, imported, importedInWords(outcome));
      }
      const alike = outcome.problems.length > 0 ? [] : alikePeople(read.people, await peopleThere(web, visit));
      const page = importPage({ ...visit, ...file, preview: { people: read.people, outcome, alike } });
      return showPage(outcome.problems.length === 0 ? 200 : 422, page, script);
    },
  });

function importedInWords({ created, updated, told = [] }: ImportOutcome): string {
  const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
  const added = created === 0 ? [] : [`${people(created)} ${created === 1 ? 'is' : 'are'} added`];
  const changed = updated === 0 ? [] : [`${people(updated)} ${updated === 1 ? 'is' : 'are'} changed`];
  return [`The people are imported: ${[...added, ...changed].join(', ')}.`, ...told].join(' ');
}

async function peopleThere(web: WebAppServices, { company }: CompanyVisit): Promise<readonly EmployeeReadModel[]> {
  const listed = await web.employees.listEmployees({ companyId: company.id });
  return listed.ok ? listed.value.employees : [];
}

/** What the form of one person would refuse; where a line does not say where somebody lives, their record does. */
async function problemsOfRows(
  web: WebAppServices,
  { company }: CompanyVisit,
  rows: readonly ImportRow[],
): Promise<readonly ImportProblem[]> {
  const listed = leavesCountryOut(rows)
    ? await web.employees.listEmployees({ companyId: company.id, status: 'all' })
    : undefined;
  const homes = new Map(
    (listed?.ok === true ? listed.value.employees : []).map(({ number, country }) => [
      normalKey(number ?? ''),
      country,
    ]),
  );
  return problemsOfNotes(columnsOf(company.country).record, company.country, rows, (number) =>
    homes.get(normalKey(number)),
  );
}

const fileHeaders = (name: string) => ({
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
});

const templateRoute = (): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${people}/import/template.csv`,
    operation: 'page-import-template',
    may: 'people.read',
    summary: 'Every column that an import of people knows',
    request: { params: CompanyPagePath },
    responses: { ...answers, 200: answerRaw('text/csv', 'The headings.') },
    handle: ({ context }) =>
      Promise.resolve({
        status: 200,
        mediaType: 'text/csv',
        headers: fileHeaders('people-template.csv'),
        body: peopleTemplate(columnsOf(context.visit.company.country).columns),
      } as const),
  });

const exportRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${people}/export.csv`,
    operation: 'page-export-people',
    weight: 'heavy',
    may: 'numbers.read',
    summary: 'The active people of a company as an import reads them',
    request: { params: CompanyPagePath },
    responses: { ...answers, 200: answerRaw('text/csv', 'The people, with their tax and bank numbers.') },
    async handle({ params, context }) {
      const { visit } = context;
      const companyId = params.company_id;
      const listed = await web.employees.listEmployees({ companyId, status: 'active' });
      if (!listed.ok) return notThere();
      const customerId = visit.session.customer.id;
      const partsOf = new Map<number, Record<string, Part['values']>>();
      for (const prefix of exportedParts) {
        const lists = await web.employees.listPartsOfCompany({ customerId, companyId, kind: importedParts[prefix] });
        if (!lists.ok) return notThere();
        for (const [employeeId, [first]] of lists.value) {
          if (first === undefined) continue;
          partsOf.set(employeeId, { ...partsOf.get(employeeId), [prefix]: first.values });
        }
      }
      const persons: readonly ExportedPerson[] = listed.value.employees.map((employee) => ({
        employee,
        parts: partsOf.get(employee.id) ?? {},
      }));
      await web.accounts.noteAudit(visit.actor, {
        action: 'company.read-numbers',
        recordType: 'company',
        recordId: String(companyId),
        details: { file: 'people.csv' },
      });
      return {
        status: 200,
        mediaType: 'text/csv',
        headers: fileHeaders('people.csv'),
        body: peopleCsv(columnsOf(visit.company.country).columns, persons),
      };
    },
  });
