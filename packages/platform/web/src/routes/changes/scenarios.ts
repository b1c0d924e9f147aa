import { scenariosCsv, type ScenarioChange } from '@anz-payroll/pay-runs';
import { PathId, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted, parseDecimal, refused, type Result } from 'payroll-core';
import { decimal, multiply } from 'payroll-core/money';
import { pageHeaders, plainDigits, scenariosPage, type ScenariosFacts } from '../../pages';
import { createOnce } from '../create-once';
import { csvReply, goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

class ScenariosPath {
  @PathId() company_id!: number;
}
class ScenarioPagePath extends ScenariosPath {
  @PathId() scenario_id!: number;
}
class ScenarioForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @Text({ min: 1, max: 120 }) name!: string;
  @Text({ optional: true, max: 20 }) percent?: string;
  @Text({ optional: true, max: 20 }) hours_per_week?: string;
  @Text({ optional: true, max: 20 }) net?: string;
  @Text({ optional: true, max: 20 }) hire_rate?: string;
  @Text({ optional: true, max: 20 }) hire_hours?: string;
}
class DeleteForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

const path = '/companies/{company_id}/reports/scenarios';
const common = { tag: 'Pages', auth: inCompany(), rate: 'calculation' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

export function scenarioPageRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      path,
      operation: 'page-scenarios',
      may: 'pays.read',
      summary: 'What it would cost: scenarios side by side',
      request: { params: ScenariosPath },
      responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
      handle: ({ context }) => reply(web, context.visit),
    }),
    route({
      ...common,
      method: 'GET',
      path: `${path}.csv`,
      operation: 'page-scenarios-file',
      may: 'pays.read',
      summary: 'The scenarios as a file',
      request: { params: ScenariosPath },
      responses: { ...answers, 200: answerRaw('text/csv', 'The file.') },
      async handle({ context }) {
        const found = await web.pays.compareScenarios(where(context.visit));
        return found.ok ? csvReply('scenarios.csv', scenariosCsv(found.value)) : notThere();
      },
    }),
    route({
      ...common,
      method: 'POST',
      path,
      operation: 'form-create-scenario',
      may: 'pays.write',
      summary: 'Keeps a scenario',
      request: { params: ScenariosPath, body: form(ScenarioForm, { maxBytes: 4096 }) },
      responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
      async handle({ params, body, context }) {
        const { visit } = context;
        const changes = changesIn(body);
        const { csrf_token: _, request_key: __, ...typed } = body;
        if (!changes.ok) return reply(web, visit, { ...changes.error, typed: { ...typed } });
        const what = { action: 'create-scenario', recordType: 'companies', recordId: params.company_id };
        const once = { operation: `form-create-scenario ${params.company_id}`, sent: body };
        const saved = await createOnce(web.pages, visit, once, () =>
          withAudit(web, visit, what, () =>
            web.pays.saveScenario({ ...where(visit), name: body.name, changes: changes.value }),
          ),
        );
        return saved.ok
          ? goTo(`/companies/${params.company_id}/reports/scenarios`)
          : reply(web, visit, { problem: saved.error.message, typed: { ...typed } });
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/{scenario_id}/delete`,
      operation: 'form-delete-scenario',
      may: 'pays.write',
      summary: 'Deletes a scenario',
      request: { params: ScenarioPagePath, body: form(DeleteForm, { maxBytes: 4096 }) },
      responses: answers,
      async handle({ params, context }) {
        const { visit } = context;
        const what = { action: 'delete-scenario', recordType: 'companies', recordId: params.company_id };
        const deleted = await withAudit(web, visit, what, () =>
          web.pays.deleteScenario({ ...where(visit), scenarioId: params.scenario_id }),
        );
        return deleted.ok ? goTo(`/companies/${params.company_id}/reports/scenarios`) : notThere();
      },
    }),
  ];
}

function where({ session, company }: CompanyVisit) {
  return { customerId: session.customer.id, companyId: company.id };
}

async function reply(
  web: WebAppServices,
  visit: CompanyVisit,
  told: Pick<ScenariosFacts, 'problem' | 'at' | 'typed'> = {},
) {
  const found = await web.pays.compareScenarios(where(visit));
  const body = scenariosPage({
    ...visit,
    scenarios: found.ok ? found.value : [],
    ...told,
  });
  return showPage(told.problem === undefined ? 200 : 422, body, pageHeaders({ script: true }));
}

/** Whatever was filled in, for everybody. */
function changesIn(
  form: ScenarioForm,
): Result<readonly ScenarioChange[], { readonly problem: string; readonly at?: string }> {
  const typed = new Map<string, string>();
  for (const name of ['percent', 'hours_per_week', 'net', 'hire_rate', 'hire_hours'] as const) {
    const text = form[name] ?? '';
    if (text === '') continue;
    const read = parseDecimal(plainDigits(text));
    if (!read.ok) return refused({ problem: `“${text}” is no number. Write it as 42.50.`, at: name });
    typed.set(name, read.value.toString());
  }
  const [percent, hours, net, rate, weekly] = ['percent', 'hours_per_week', 'net', 'hire_rate', 'hire_hours'].map(
    (name) => typed.get(name),
  );
  const changes: ScenarioChange[] = [];
  if (percent !== undefined) {
    const read = parseDecimal(multiply(decimal(percent), decimal('0.01')).toString());
    if (!read.ok) return refused({ problem: 'A percentage has at most 8 decimals.', at: 'percent' });
    changes.push({ kind: 'raise', percentage: read.value.toString(), employeeIds: null });
  }
  if (hours !== undefined) changes.push({ kind: 'hours', hoursPerWeek: hours, employeeIds: null });
  if (net !== undefined) changes.push({ kind: 'bonus', net, employeeIds: null });
  if (rate !== undefined) {
    changes.push({ kind: 'hire', people: 1, hourlyRate: rate, hoursPerWeek: weekly ?? '38', payPeriod: 'FORTNIGHTLY' });
  }
  return changes.length === 0 ? refused({ problem: 'Fill in what changes.', at: 'percent' }) : accepted(changes);
}
