import { Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { inWords } from '../../pay-pages';
import { goTo, notThere, pageAnswers } from '../page-replies';
import { typedDay } from '../typed-day';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { paydaysOf } from './paydays-of-run';
import { paysOfRun } from './pays-of-run';
import { runPageReply } from './run-page-reply';
import { oneRun, runAddress, RunForm, RunPagePath } from './run-path';

class SuperReceivedForm extends RunForm {
  @Text({ max: 40 }) received_on!: string;
}

const common = {
  method: 'POST',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'default',
  may: 'money.release',
  responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
} as const;

/** New Zealand: what was uploaded to Inland Revenue is kept; later differences are amendments. */
export const recordPaydayFilingRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/filed',
    operation: 'form-record-payday-filing',
    summary: 'Records that the paydays of a run were filed with Inland Revenue as they stand',
    request: { params: RunPagePath, body: form(RunForm, { maxBytes: 4096 }) },
    async handle({ params, context: { visit } }) {
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const paydays = paydaysOf(run.value, await paysOfRun(web, visit, run.value));
      const what = { action: 'record-payday-filing', recordType: 'company', recordId: params.company_id };
      const recorded = await withAudit(web, visit, what, () =>
        web.filing.recordPaydayFiling({ companyId: params.company_id, ...paydays }),
      );
      if (recorded.ok) return goTo(`${runAddress(run.value)}?done=filed`);
      return (await runPageReply(web, visit, run.value, { problem: recorded.error.message }))(422);
    },
  });

/** Australia: the day on which the funds had the super of a run. */
export const recordSuperReceivedRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/super-received',
    operation: 'form-record-super-received',
    summary: 'Records the day on which the funds received the super of a run',
    request: { params: RunPagePath, body: form(SuperReceivedForm, { maxBytes: 4096 }) },
    async handle({ params, body, context: { visit } }) {
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const again = async (problem: string) =>
        (await runPageReply(web, visit, run.value, { received: { typed: body.received_on, problem } }))(422);
      const receivedOn = typedDay(body.received_on);
      if (!receivedOn.ok) return again(receivedOn.error.message);
      const pays = await paysOfRun(web, visit, run.value);
      const companyId = params.company_id;
      const clocked = await web.filing.superContributions({ companyId, ...paydaysOf(run.value, pays) });
      const own = clocked.ok ? clocked.value.filter(({ payRunId }) => payRunId === run.value.id) : [];
      const what = { action: 'record-super-received', recordType: 'company', recordId: companyId };
      const payIds = [...new Set(own.filter((one) => one.receivedOn === null).map(({ payId }) => payId))];
      const recorded = await withAudit(web, visit, what, () =>
        web.filing.recordSuperReceived({ companyId, payIds, receivedOn: receivedOn.value }),
      );
      if (recorded.ok) return goTo(`${runAddress(run.value)}?done=received`);
      return again(
        inWords(recorded.error.message.replace(/^received_on is /, 'This day is ').replace(/ of pay \d+/, '')),
      );
    },
  });
