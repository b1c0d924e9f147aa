import {
  anomaliesCsv,
  anomalyCodes,
  differencesCsv,
  type AnomalyCode,
  type ChangePay,
  type Confirmation,
  type PayRecord,
  type PayRun,
} from '@anz-payroll/pay-runs';
import { addDays } from 'payroll-core';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import { isNothing } from '../../pay-pages';
import { pageHeaders, reviewRunPage } from '../../pages';
import { missingDetails } from '../companies/missing-details';
import { licensed } from '../licensed';
import { csvReply, goTo, notForYou, notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany, type CompanyVisit } from '../visit';
import { withAudit } from '../with-audit';
import type { WebAppServices } from '../web-app-services';
import { refusedInWords, toSeeTo } from './changed-pay';
import { paysOfRun } from './pays-of-run';
import { redirectWithNotice } from '../notice-after-redirect';
import { oneRun, RunForm, RunPagePath, runAddress } from './run-path';
import { standingApproval } from './standing-approval';

class ApproveForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) run_version!: number;
}

class ReviewQuery {
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
}

const headers = pageHeaders({ script: true, connect: true });
const common = { tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const path = '/companies/{company_id}/pays/runs/{pay_run_id}';
const afterForm = {
  303: pageAnswers[303],
  403: pageAnswers[403],
  404: pageAnswers[404],
  422: pageAnswers[422],
};

export const reviewRunPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${path}/review`,
    operation: 'page-review-pay-run',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'What a run pays and how it differs from the last one',
    request: { params: RunPagePath, query: ReviewQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const body = await reviewPage(web, context.visit, params.pay_run_id, query);
      return body === undefined ? notThere() : showPage(200, body, headers);
    },
  });

export const runDifferencesFileRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${path}/differences.csv`,
    operation: 'page-pay-run-differences-file',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'Whom a run pays otherwise than last time, a row for each cause',
    request: { params: RunPagePath },
    responses: {
      200: answerRaw('text/csv', 'The file.'),
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
    },
    async handle({ params, context }) {
      const compared = await web.pays.compareRun(oneRun(context.visit, params.pay_run_id));
      if (!compared.ok) return notThere();
      return csvReply(`differences-${compared.value.run.endDate}.csv`, differencesCsv(compared.value.moved));
    },
  });

export const runAnomaliesFileRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${path}/anomalies.csv`,
    operation: 'page-pay-run-anomalies-file',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'What to look at before a run is approved, with the notes',
    request: { params: RunPagePath },
    responses: {
      200: answerRaw('text/csv', 'The file.'),
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
    },
    async handle({ params, context }) {
      const found = await web.pays.readAnomalies(oneRun(context.visit, params.pay_run_id));
      if (!found.ok) return notThere();
      return csvReply(`anomalies-${found.value.run.endDate}.csv`, anomaliesCsv(found.value.anomalies));
    },
  });

class AcknowledgeForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) employee_id!: number;
  @CodeOf(anomalyCodes) code!: AnomalyCode;
  @Text({ min: 1, max: 500 }) note!: string;
}

export const acknowledgeAnomalyFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: `${path}/anomalies/acknowledge`,
    operation: 'form-acknowledge-anomaly',
    may: 'pays.write',
    summary: 'Keeps a note about an anomaly of a run',
    request: { params: RunPagePath, body: form(AcknowledgeForm, { maxBytes: 4096 }) },
    responses: afterForm,
    async handle({ params, body, context }) {
      const { visit } = context;
      const { user } = visit.session;
      const what = { action: 'acknowledge-anomaly', recordType: 'pay-runs', recordId: params.pay_run_id };
      const command = {
        ...oneRun(visit, params.pay_run_id),
        employeeId: body.employee_id,
        code: body.code,
        note: body.note,
        userId: user.id,
        userName: user.name,
      };
      const kept = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.acknowledgeAnomaly(command)),
      );
      if (kept.ok) return goTo(`/companies/${params.company_id}/pays/runs/${params.pay_run_id}/review#anomalies`);
      const again = await reviewPage(web, visit, params.pay_run_id, { problem: kept.error.message });
      return again === undefined ? notThere() : showPage(422, again, headers);
    },
  });

export const approveRunRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: `${path}/approve`,
    operation: 'form-approve-pay-run',
    weight: 'heavy',
    may: 'pays.approve',
    summary: 'Approves a run as it was reviewed',
    request: { params: RunPagePath, body: form(ApproveForm, { maxBytes: 4096 }) },
    responses: afterForm,
    async handle({ params, body, context }) {
      const { visit } = context;
      const { user } = visit.session;
      const right = await rightOf(web, visit);
      if (right === undefined) return notForYou();
      const { onBehalfOf } = right;
      const command = {
        ...oneRun(visit, params.pay_run_id),
        runVersion: body.run_version,
        userId: user.id,
        userName: onBehalfOf === null ? user.name : `${user.name} for ${onBehalfOf.name}`.slice(0, 200),
        onBehalfOf: onBehalfOf?.id ?? null,
      };
      const details = onBehalfOf === null ? {} : { details: { on_behalf_of: String(onBehalfOf.id) } };
      const what = { action: 'approve-pay-run', recordType: 'pay-runs', recordId: params.pay_run_id, ...details };
      const approved = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.approvePayRun(command)),
      );
      if (approved.ok) return goTo(`/companies/${params.company_id}/pays/runs/${params.pay_run_id}/review#process`);
      const again = await reviewPage(web, visit, params.pay_run_id, { problem: approved.error.message });
      return again === undefined ? notThere() : showPage(422, again, headers);
    },
  });

/** Casuals who did not work: their empty pays are deleted, and the run may be opened again for them. */
export const leaveOutRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: `${path}/leave-out`,
    operation: 'form-leave-out-of-pay-run',
    may: 'pays.write',
    summary: 'Takes the pending pays of nothing out of a run',
    request: { params: RunPagePath, body: form(RunForm, { maxBytes: 4096 }) },
    responses: afterForm,
    async handle({ params, context }) {
      const { visit } = context;
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const empty = (await paysOfRun(web, visit, run.value)).filter(
        ({ status, gross, termination }) => status === 'pending' && isNothing(gross) && termination === null,
      );
      return deleteAll(web, visit, run.value, empty, 'review');
    },
  });

class UndoRunForm extends RunForm {
  @CodeOf(['true'], { optional: true }) confirm_reported?: 'true';
  @CodeOf(['true'], { optional: true }) confirm_paid?: 'true';
}

export const undoRunRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: `${path}/undo`,
    operation: 'form-undo-pay-run',
    may: 'pays.write',
    summary: 'Deletes the processed pays of a run',
    request: { params: RunPagePath, body: form(UndoRunForm, { maxBytes: 4096 }) },
    responses: afterForm,
    async handle({ params, body, context }) {
      const { visit } = context;
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const processed = (await paysOfRun(web, visit, run.value)).filter(({ status }) => status === 'processed');
      return deleteAll(web, visit, run.value, processed, '', {
        confirmReported: body.confirm_reported === 'true',
        confirmPaid: body.confirm_paid === 'true',
      });
    },
  });

/** Each pay by itself: what is deleted stays so where a later one is refused. */
async function deleteAll(
  web: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
  pays: readonly PayRecord[],
  then: 'review' | '',
  confirmed: Pick<ChangePay, Confirmation> = {},
) {
  const gone: PayRecord[] = [];
  for (const { id, customerId, companyId } of pays) {
    const what = { action: 'delete-pay', recordType: 'pays', recordId: id };
    const deleted = await withAudit(web, visit, what, () =>
      licensed(web, visit, () => web.pays.deletePay({ customerId, companyId, payId: id, ...confirmed })),
    );
    if (deleted.ok) {
      gone.push(deleted.value);
      continue;
    }
    const again = await reviewPage(web, visit, run.id, { problem: refusedInWords(deleted.error) });
    return again === undefined ? notThere() : showPage(422, again, headers);
  }
  const seeTo = toSeeTo(gone);
  const now = await web.pays.readPayRun(oneRun(visit, run.id));
  if (seeTo.length > 0 && now.ok) {
    const notice = ['The pays of the run are deleted, and what they moved is back where it was.', ...seeTo].join(' ');
    return redirectWithNotice(web.pages, runAddress(now.value), notice);
  }
  const address = `/companies/${run.companyId}/pays/runs/${run.id}`;
  return goTo(then === '' ? `${address}?done=undone` : `${address}/${then}`);
}

function rightOf({ accounts }: WebAppServices, { session, company }: CompanyVisit) {
  const { customer, user } = session;
  return accounts.approvalRight({ customerId: customer.id, companyId: company.id, userId: user.id });
}

async function reviewPage(
  web: WebAppServices,
  visit: CompanyVisit,
  payRunId: number,
  more: { readonly page?: number; readonly problem?: string },
): Promise<string | undefined> {
  const one = oneRun(visit, payRunId);
  const run = await web.pays.readPayRun(one);
  if (!run.ok) return undefined;
  const pays = (await paysOfRun(web, visit, run.value)).filter(({ status }) => status === 'pending');
  const before = await runBefore(web, visit, run.value);
  const compared = await web.pays.compareRun(one);
  const reviewed = await web.pays.readAnomalies(one);
  const approval = await standingApproval(web, one);
  const right = await rightOf(web, visit);
  return reviewRunPage({
    ...visit,
    run: run.value,
    pays,
    before,
    moved: compared.ok ? compared.value.moved : [],
    first: compared.ok ? compared.value.first : [],
    anomalies: reviewed.ok ? reviewed.value.anomalies : [],
    missing: await missingDetails(
      web,
      visit,
      pays.map(({ employeeId }) => employeeId),
    ),
    ...(approval === undefined ? {} : { approval }),
    ...(right === undefined ? {} : { right }),
    ...more,
  });
}

/** The last run of the same pay period that paid somebody. */
export async function runBefore(
  { pays }: WebAppServices,
  { session, company }: CompanyVisit,
  run: PayRun,
): Promise<PayRun | undefined> {
  const where = { customerId: session.customer.id, companyId: company.id };
  const runs = await pays.listPayRuns({ ...where, payPeriod: run.payPeriod, to: addDays(run.startDate, -1) });
  return runs.ok ? runs.value.findLast(({ payCount, id }) => payCount > 0 && id !== run.id) : undefined;
}
