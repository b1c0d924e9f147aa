import { CodeOf, QueryWholeNumber, Text, WholeNumber } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, form, route, type Route } from '@anz-payroll/http-kit/route';
import { withAudit } from '../with-audit';
import { inCompany } from '../visit';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { redirectWithNotice, noticeAfterRedirect } from '../notice-after-redirect';
import { runPageReply } from './run-page-reply';
import { oneRun, RunForm, RunPagePath, runAddress } from './run-path';
import { leftOutInWords } from './left-out-in-words';
import { namesInMessage } from './names-in-message';
import { standingApproval } from './standing-approval';

const notices = {
  processed: 'The run is processed.',
  undone: 'The pays of the run are deleted, and what they moved is back where it was.',
  deleted: 'The pay is deleted, and what it moved is back where it was.',
  filed: 'The payday is recorded as filed with Inland Revenue.',
  received: 'The day on which the funds received the super is recorded.',
  reported: 'The report is queued for the tax office; each pay shows what becomes of it.',
} as const;

class RunPageQuery {
  @CodeOf(['processed', 'reported', 'filed', 'received', 'deleted', 'undone'], { optional: true })
  done?: keyof typeof notices;
  @Text({ optional: true, max: 100 }) q?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
}

class ReportRunForm extends RunForm {
  @CodeOf(['NEW', 'ADJUST', 'UPDATE'], { optional: true }) action?: 'NEW' | 'ADJUST' | 'UPDATE';
}

class RunProgress {
  @WholeNumber() pay_count!: number;
  @WholeNumber() pending_count!: number;
}

const common = { tag: 'Pages', auth: inCompany(), rate: 'lookup' } as const;

export const runPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}',
    operation: 'page-pay-run',
    weight: { above: 100 },
    may: 'pays.read',
    summary: 'One pay run with its pays',
    request: { params: RunPagePath, query: RunPageQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const { visit } = context;
      const { headers, ...told } = noticeAfterRedirect(web.pages, context);
      const { q = '', page } = query;
      const asked = { q: q.trim(), ...(page === undefined ? {} : { page }) };
      const notice = { ...asked, ...(query.done === undefined ? told : { notice: notices[query.done] }) };
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      return run.ok ? (await runPageReply(web, visit, run.value, notice, headers))(200) : notThere();
    },
  });

export const processRunRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/process',
    operation: 'form-process-pay-run',
    weight: 'heavy',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Completes the pending pays of a run',
    request: { params: RunPagePath, body: form(RunForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, context }) {
      const { visit } = context;
      const one = oneRun(visit, params.pay_run_id);
      if ((await standingApproval(web, one)) === undefined) {
        const run = await web.pays.readPayRun(one);
        if (!run.ok) return notThere();
        const isDone = run.value.pendingCount === 0 && run.value.payCount > 0;
        if (isDone) return goTo(runAddress(run.value));
        const isBegun = run.value.pendingCount < run.value.payCount;
        // A run that was interrupted goes on: its own progress is what changed it since it was approved.
        if (!isBegun) {
          const problem = 'The run has not been approved as it stands. Review and approve it first.';
          return (await runPageReply(web, visit, run.value, { problem }))(422);
        }
      }
      const what = { action: 'process-pay-run', recordType: 'pay-runs', recordId: params.pay_run_id };
      const processed = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.processPayRun({ ...one, asReviewed: true })),
      );
      const address = runAddress({ companyId: one.companyId, id: one.payRunId });
      if (processed.ok) {
        const leftOut = leftOutInWords(visit, processed.value.leftOut, 'The pays of everybody else are processed.');
        if (leftOut === undefined) return goTo(`${address}?done=processed`);
        // The others are paid, so that loading the page again must not send the form again.
        return redirectWithNotice(web.pages, address, { problem: await namesInMessage(web, visit, leftOut) });
      }
      const run = await web.pays.readPayRun(one);
      if (!run.ok) return notThere();
      return (await runPageReply(web, visit, run.value, { problem: processed.error.message }))(422);
    },
  });

/** Australia: tells the tax office about the pays that no report holds yet (spec 4.4). */
export const reportRunRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/report',
    operation: 'form-report-pay-run',
    release: 'filing',
    auth: inCompany({ stepUp: true }),
    may: 'money.release',
    summary: 'Queues the Single Touch Payroll report of a run',
    request: { params: RunPagePath, body: form(ReportRunForm, { maxBytes: 4096 }) },
    responses: {
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ params, body, context }) {
      const { visit } = context;
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const what = { action: 'submit-stp-pays', recordType: 'pay-runs', recordId: params.pay_run_id };
      const command = {
        companyId: params.company_id,
        payRunId: params.pay_run_id,
        action: body.action ?? 'NEW',
        isFinal: false,
      } as const;
      const queued = await withAudit(web, visit, what, () => web.filing.submitStpPays(command));
      // A change of what was reported says what became of it; the first report shows it on each pay.
      if (queued.ok && body.action !== undefined)
        return redirectWithNotice(web.pages, runAddress(run.value), queued.value.message);
      if (queued.ok) return goTo(`${runAddress(run.value)}?done=reported`);
      return (await runPageReply(web, visit, run.value, { problem: queued.error.message }))(422);
    },
  });

export const runProgressRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    auth: inCompany({ refusal: 'not-found' }),
    method: 'GET',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/progress',
    operation: 'pay-run-progress',
    may: 'pays.read',
    summary: 'How far a run is, for the page that processes it',
    request: { params: RunPagePath },
    responses: { 200: answer(RunProgress, 'How many pays there are, and how many are pending.') },
    errors: { 404: 'There is no such run, or nobody is signed in' },
    async handle({ params, context }) {
      const run = await web.pays.readPayRun(oneRun(context.visit, params.pay_run_id));
      if (!run.ok) return problem('not-found');
      return { status: 200, body: { pay_count: run.value.payCount, pending_count: run.value.pendingCount } };
    },
  });
