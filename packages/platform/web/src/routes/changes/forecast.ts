import { localDay } from '@anz-payroll/companies';
import { forecastCsv, type ReadForecast } from '@anz-payroll/pay-runs';
import { CivilDateText, PathId, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted, civilDate, parseCivilDate, parseDecimal, type Result } from 'payroll-core';
import { decimal, multiply } from 'payroll-core/money';
import { forecastPage, pageHeaders } from '../../pages';
import { csvReply, notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

class ForecastPath {
  @PathId() company_id!: number;
}
class ForecastPageQuery {
  @CivilDateText({ optional: true }) as_at?: string;
  @Text({ optional: true, max: 8 }) percent?: string;
  @Text({ optional: true, max: 10 }) rise_from?: string;
}

const path = '/companies/{company_id}/reports/forecast';
const common = { method: 'GET', tag: 'Pages', auth: inCompany(), rate: 'calculation' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

export function forecastPageRoutes(web: WebAppServices): readonly Route[] {
  return [forecastPageRoute(web), forecastFileRoute(web)];
}

const forecastPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path,
    operation: 'page-forecast',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'What payroll will cost and when the cash leaves',
    request: { params: ForecastPath, query: ForecastPageQuery },
    responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
    async handle({ query, context }) {
      const { visit } = context;
      const asAt = query.as_at ?? localDay(context.now, visit.company.timezone);
      const asked = askedFor(visit, asAt, query);
      const found = asked.ok ? await web.pays.readForecast(asked.value) : asked;
      const body = forecastPage({
        ...visit,
        asAt,
        percent: query.percent ?? '',
        riseFrom: query.rise_from ?? '',
        forecast: found.ok ? found.value : undefined,
        ...(found.ok ? {} : { problem: found.error.message }),
      });
      return showPage(found.ok ? 200 : 422, body, pageHeaders({ script: true }));
    },
  });

const forecastFileRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: `${path}.csv`,
    operation: 'page-forecast-file',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'The forecast as a file',
    request: { params: ForecastPath, query: ForecastPageQuery },
    responses: { ...answers, 200: answerRaw('text/csv', 'The file.') },
    async handle({ query, context }) {
      const { visit } = context;
      const asAt = query.as_at ?? localDay(context.now, visit.company.timezone);
      const asked = askedFor(visit, asAt, query);
      const found = asked.ok ? await web.pays.readForecast(asked.value) : asked;
      return found.ok ? csvReply(`forecast-${asAt}.csv`, forecastCsv(found.value)) : notThere();
    },
  });

function askedFor(
  { session, company }: CompanyVisit,
  asAt: string,
  { percent = '', rise_from = '' }: ForecastPageQuery,
): Result<ReadForecast, { readonly message: string }> {
  const asked = { customerId: session.customer.id, companyId: company.id, asAt: civilDate(asAt) };
  if (percent === '') return accepted(asked);
  const typed = parseDecimal(percent, 'percent');
  if (!typed.ok) return typed;
  const from = parseCivilDate(rise_from, 'rise_from');
  if (!from.ok) return { ok: false, error: { message: 'A rise needs the day from which it counts.' } };
  const by = multiply(typed.value, decimal('0.01')).toString();
  return accepted({ ...asked, rise: { from: from.value, rise: { kind: 'percentage', by } } });
}
