import { anomaliesCsv, anomalyTitles, type ReviewedAnomaly } from '@anz-payroll/pay-runs';
import { answer, answerOrRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { AcknowledgeAnomaly, PayRunAnomalies, PayRunAnomaly } from './anomaly-contracts';
import { PayRunPath } from './pay-queries';
import { refusePays } from './pays-answers';
import { writesPays } from './pays-auth';
import type { PaysServices } from './pays-services';

const tag = 'Pay runs';

export function anomalyRoutes(services: PaysServices): readonly Route[] {
  return [readAnomaliesRoute(services), acknowledgeAnomalyRoute(services)];
}

const readAnomaliesRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pay-runs/{pay_run_id}/anomalies',
    operation: 'get-pay-run-anomalies',
    may: 'pays.read',
    summary: 'What to look at before a run is approved',
    description:
      'Bank accounts that are new or shared, first pays, changed rates, nothing or twice as much paid out, hours beyond the ' +
      'pattern, leave below zero, leavers, people who are missing, pay below the minimum wage, and net pay further from the ' +
      'median of the last twelve than six times their usual distance from it. JSON, or CSV.',
    tag,
    auth: readsCompany,
    rate: 'calculation',
    weight: 'heavy',
    request: { params: PayRunPath },
    responses: {
      200: answerOrRaw(PayRunAnomalies, ['text/csv'], 'Each with its reason, and what was noted about it.'),
    },
    errors: { 400: 'No company found with the given company_id', 404: 'Pay run not found' },
    async handle({ params, context }) {
      const found = await pays.readAnomalies({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payRunId: params.pay_run_id,
      });
      if (!found.ok) return refusePays(found.error, 'one');
      const { run, anomalies, pays: count } = found.value;
      if (context.accepts(['application/json', 'text/csv']) === 'text/csv') {
        return { status: 200, mediaType: 'text/csv', body: anomaliesCsv(anomalies) };
      }
      return { status: 200, body: { pay_run_id: run.id, pays: count, anomalies: anomalies.map(showAnomaly) } };
    },
  });

const acknowledgeAnomalyRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pay-runs/{pay_run_id}/anomalies/acknowledge',
    operation: 'acknowledge-pay-run-anomaly',
    may: 'pays.write',
    summary: 'Keeps a note about an anomaly of a run',
    description: 'It holds as long as the anomaly says the same; another note takes its place.',
    tag,
    auth: writesPays,
    rate: 'pay',
    request: { params: PayRunPath, body: json(AcknowledgeAnomaly) },
    responses: { 200: answer(PayRunAnomaly, 'The anomaly with the note.') },
    errors: { 403: 'No active subscription', 404: 'Company, pay run or anomaly not found' },
    async handle({ params, body, context }) {
      const { customerId, userId } = context.principal;
      const kept = await pays.acknowledgeAnomaly({
        customerId,
        companyId: params.company_id,
        payRunId: params.pay_run_id,
        employeeId: body.employee_id,
        code: body.code,
        note: body.note,
        userId,
        userName: userId === null ? 'An operator’s token' : `User ${userId}, through the API`,
      });
      return kept.ok ? { status: 200, body: showAnomaly(kept.value) } : refusePays(kept.error, 'one');
    },
  });

function showAnomaly({ code, employeeId, employeeNumber, payId, says, acknowledged }: ReviewedAnomaly): PayRunAnomaly {
  return {
    code,
    title: anomalyTitles[code],
    employee_id: employeeId,
    employee_number: employeeNumber,
    pay_id: payId,
    says,
    acknowledged:
      acknowledged === undefined
        ? null
        : {
            note: acknowledged.note,
            user_id: acknowledged.userId,
            user_name: acknowledged.userName,
            acknowledged_at: acknowledged.acknowledgedAt,
          },
  };
}
