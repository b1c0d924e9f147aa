import { localDay } from '@anz-payroll/companies';
import { forecastCsv, type ReadForecast } from '@anz-payroll/pay-runs';
import { PathId, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted } from 'payroll-core';
import { forecastPage, pageHeaders, type Problems } from '../../pages';
import { csvReply, notThere, pageAnswers, showPage } from '../page-replies';
import { typedDays } from '../typed-day';
import { typedPercent } from '../typed-percent';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

class ForecastPath {
  @PathId() company_id!: number;
}
class ForecastPageQuery {
  @Text({ optional: true, max: 20, trim: true }) as_at?: string;
  @Text({ optional: true, max: 20, trim: true }) percent?: string;
  @Text({ optional: true, max: 20, trim: true }) rise_from?: string;
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
      const asked = askedFor(visit, context.now, query);
      const found = asked.ok ? await web.pays.readForecast(asked.value) : asked;
      const problems = 'problems' in asked ? asked.problems : {};
      const body = forecastPage({
        ...visit,
        asAt: (asked.ok ? asked.value.asAt : query.as_at) ?? localDay(context.now, visit.company.timezone),
        percent: query.percent ?? '',
        riseFrom: asked.ok && asked.value.rise !== undefined ? asked.value.rise.from : (query.rise_from ?? ''),
        forecast: found.ok ? found.value : undefined,
        ...(found.ok || Object.keys(problems).length > 0 ? {} : { problem: found.error.message }),
        problems,
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
      const asked = askedFor(visit, context.now, query);
      if (!asked.ok) return notThere();
      const found = await web.pays.readForecast(asked.value);
      return found.ok
        ? csvReply(
            `forecast-${asked.value.asAt ?? localDay(context.now, visit.company.timezone)}.csv`,
            forecastCsv(found.value),
          )
        : notThere();
    },
  });

type Asked =
  | { readonly ok: true; readonly value: ReadForecast }
  | { readonly ok: false; readonly error: { readonly message: string }; readonly problems: Problems };

function askedFor({ session, company }: CompanyVisit, now: number, query: ForecastPageQuery): Asked {
  const { days, problems } = typedDays({ as_at: query.as_at, rise_from: query.rise_from });
  const [wrong] = Object.values(problems);
  if (wrong !== undefined) return { ok: false, error: { message: wrong }, problems };
  const asAt = days.as_at ?? localDay(now, company.timezone);
  const asked = { customerId: session.customer.id, companyId: company.id, asAt };
  const { percent = '' } = query;
  if (percent === '') return accepted(asked);
  const by = typedPercent(percent);
  if (!by.ok) return { ...by, problems: { percent: by.error.message } };
  if (days.rise_from === undefined) {
    const message = 'A rise needs the day from which it counts.';
    return { ok: false, error: { message }, problems: { rise_from: message } };
  }
  return accepted({ ...asked, rise: { from: days.rise_from, rise: { kind: 'percentage', by: by.value } } });
}
