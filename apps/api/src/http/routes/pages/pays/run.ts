import type { PayRecord, PayRun } from 'pay-runs';
import { pageHeaders, runPage } from '../../../../pages';
import { CodeOf, PathId, Text, WholeNumber } from '../../../contract';
import { problem } from '../../../errors';
import { answer, everyone, form, route, type Route } from '../../../route';
import { act } from '../act';
import { checkForm, enterCompany, isTurned, type CompanyVisit } from '../enter';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { runDownloads } from './downloads';

class RunPagePath {
  @PathId() company_id!: number;
  @PathId() pay_run_id!: number;
}

class RunPageQuery {
  @CodeOf(['processed'], { optional: true }) done?: 'processed';
}

class ProcessForm {
  @Text({ optional: true, max: 200 }) seal?: string;
}

class RunProgress {
  @WholeNumber() pay_count!: number;
  @WholeNumber() pending_count!: number;
}

const common = { tag: 'Pages', auth: everyone, rate: 'unlimited' } as const;
/** Its script asks how far the run is. */
const headers = pageHeaders({ script: true, connect: true });

export const runPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}',
    operation: 'page-pay-run',
    summary: 'One pay run with its pays',
    request: { params: RunPagePath, query: RunPageQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await enterCompany(web, context, params.company_id);
      if (isTurned(visit)) return visit.turned;
      const notice = query.done === undefined ? {} : { notice: 'The run is processed.' };
      const body = await runPageBody(web, visit, params.pay_run_id, notice);
      return body === undefined ? notThere() : showPage(200, body, headers);
    },
  });

export const processRunRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/process',
    operation: 'form-process-pay-run',
    summary: 'Completes the pending pays of a run',
    request: { params: RunPagePath, body: form(ProcessForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const foreign = checkForm(web, context, body.seal);
      if (foreign !== undefined) return foreign.turned;
      const visit = await enterCompany(web, context, params.company_id);
      if (isTurned(visit)) return visit.turned;
      const one = oneRun(visit, params.pay_run_id);
      const what = { action: 'process-pay-run', recordType: 'pay-runs', recordId: params.pay_run_id };
      const processed = await act(web, visit, what, () => web.pays.processPayRun(one));
      if (processed.ok) return goTo(`/companies/${one.companyId}/pays/runs/${one.payRunId}?done=processed`);
      const again = await runPageBody(web, visit, one.payRunId, { problem: processed.error.message });
      return again === undefined ? notThere() : showPage(422, again, headers);
    },
  });

export const runProgressRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/progress',
    operation: 'pay-run-progress',
    summary: 'How far a run is, for the page that processes it',
    request: { params: RunPagePath },
    responses: { 200: answer(RunProgress, 'How many pays there are, and how many are pending.') },
    errors: { 404: 'There is no such run, or nobody is signed in' },
    async handle({ params, context }) {
      const visit = await enterCompany(web, context, params.company_id);
      if (isTurned(visit)) return problem('not-found');
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return problem('not-found');
      return { status: 200, body: { pay_count: run.value.payCount, pending_count: run.value.pendingCount } };
    },
  });

function oneRun({ session, company }: CompanyVisit, payRunId: number) {
  return { customerId: session.customer.id, companyId: company.id, payRunId };
}

async function runPageBody(
  web: WebAppServices,
  visit: CompanyVisit,
  payRunId: number,
  more: { readonly notice?: string; readonly problem?: string },
): Promise<string | undefined> {
  const run = await web.pays.readPayRun(oneRun(visit, payRunId));
  if (!run.ok) return undefined;
  const pays = await paysOfRun(web, visit, run.value);
  return runPage({ ...visit, run: run.value, pays, downloads: runDownloads(visit.company, run.value), ...more });
}

/** The run's pays by name. A pay lies in the run whose period holds its date. */
async function paysOfRun({ pays }: WebAppServices, visit: CompanyVisit, run: PayRun): Promise<readonly PayRecord[]> {
  const { customerId, companyId } = oneRun(visit, run.id);
  const listed = await pays.listPays({ customerId, companyId, from: run.startDate, to: run.endDate });
  const own = listed.ok ? listed.value.filter(({ payRunId }) => payRunId === run.id) : [];
  const key = ({ employee, id }: PayRecord) => `${employee.lastName}\n${employee.firstName}\n${id}`;
  return own.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
}
