import { forecastCsv, type Forecast as PayForecast } from '@anz-payroll/pay-runs';
import { toAmount } from '@anz-payroll/http-kit/contract';
import { invalidRequest } from '@anz-payroll/http-kit/errors';
import { answerOrRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { civilDate, decimal, multiply, parseDecimal } from 'payroll-core';
import { readsCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { Forecast, ForecastQuery } from './forecast-contracts';
import { refusePays } from './pays-answers';
import type { PaysServices } from './pays-services';

export const forecastRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/forecast',
    operation: 'get-forecast',
    may: 'pays.read',
    summary: 'What payroll will cost, month by month, and when the cash leaves',
    description:
      'From standing hours and items, the rhythm of the paydays, planned last days and what the last pays were like; with ' +
      '`as_at` in the past, beside what then happened. JSON, or CSV.',
    tag: 'Pays',
    auth: readsCompany,
    rate: 'calculation',
    weight: 'heavy',
    request: { params: CompanyPath, query: ForecastQuery },
    responses: { 200: answerOrRaw(Forecast, ['text/csv'], 'Months, and the days on which cash leaves.') },
    errors: { 400: 'No company found with the given company_id', 422: 'The rise is no number' },
    async handle({ params, query, context }) {
      const { as_at, months, rise_percent, rise_from } = query;
      const percent = rise_percent === undefined ? undefined : parseDecimal(rise_percent, 'rise_percent');
      if (percent?.ok === false) {
        return invalidRequest([{ path: 'query.rise_percent', code: 'wrong_form', message: percent.error.message }]);
      }
      const by = percent === undefined ? undefined : multiply(percent.value, decimal('0.01')).toString();
      const found = await pays.readForecast({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        ...(as_at === undefined ? {} : { asAt: civilDate(as_at) }),
        ...(months === undefined ? {} : { months }),
        ...(by === undefined || rise_from === undefined
          ? {}
          : { rise: { from: civilDate(rise_from), rise: { kind: 'percentage', by } } }),
      });
      if (!found.ok) return refusePays(found.error, 'one');
      if (context.accepts(['application/json', 'text/csv']) === 'text/csv') {
        return { status: 200, mediaType: 'text/csv', body: forecastCsv(found.value) };
      }
      return { status: 200, body: showForecast(found.value) };
    },
  });

function showForecast({ asAt, people, months, cash, notes }: PayForecast): Forecast {
  return {
    as_at: asAt,
    people,
    months: months.map(({ month, amounts, low, high, leaveLiability, actual }) => ({
      month,
      gross: toAmount(amounts.gross),
      tax: toAmount(amounts.tax),
      net: toAmount(amounts.net),
      super: toAmount(amounts.super),
      cost: toAmount(amounts.cost),
      gross_low: toAmount(low),
      gross_high: toAmount(high),
      leave_liability: toAmount(leaveLiability),
      actual:
        actual === undefined
          ? null
          : {
              gross: toAmount(actual.gross),
              tax: toAmount(actual.tax),
              net: toAmount(actual.net),
              super: toAmount(actual.super),
            },
    })),
    cash: cash.map(({ date, kind, says, amount }) => ({ date, kind, says, amount: toAmount(amount) })),
    notes,
  };
}
