import { localDay } from '@anz-payroll/companies';
import { countryAsked, readCalculator } from '../pay-pages';
import { countryFeatures, pageHeaders, tryPage, type PageServices } from '../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { everyone, route, type Route } from '@anz-payroll/http-kit/route';
import { pageAnswers, showPage } from './page-replies';

const optional = { optional: true, max: 100 } as const;

/** The fields of both countries' forms; a fault in one is said on the page, by the calculation itself. */
class TryQuery {
  @Text(optional) country?: string;
  @Text(optional) pay_date?: string;
  @Text(optional) pay_period?: string;
  @Text(optional) hours?: string;
  @Text(optional) rate?: string;
  @Text(optional) residency?: string;
  @Text(optional) medicare_exemption?: string;
  @Text(optional) tfn?: string;
  @Text(optional) threshold?: string;
  @Text(optional) study_loan?: string;
  @Text(optional) tax_code?: string;
  @Text(optional) student_loan?: string;
  @Text(optional) kiwisaver?: string;
  @Text(optional) esct?: string;
  @Text(optional) overtime?: string;
  @Text(optional) bonus?: string;
  @Text(optional) allowance?: string;
  @Text(optional) deduction?: string;
  @Text(optional) sacrifice?: string;
}

export const tryRoute = (
  { session, forms }: PageServices,
  { allowUnconfirmed }: { readonly allowUnconfirmed: boolean },
): Route =>
  route({
    method: 'GET',
    path: '/try',
    operation: 'page-try',
    summary: 'The pay calculator, without signing in; the address holds the calculation',
    tag: 'Pages',
    auth: everyone,
    rate: 'calculation',
    request: { query: TryQuery },
    responses: { 200: pageAnswers[200] },
    async handle({ query, context }) {
      const zone = countryFeatures[countryAsked(query.country)].timeZone;
      const state = readCalculator({ ...query }, localDay(context.now, zone));
      const current = await session(context);
      const signedIn =
        current === undefined ? {} : { signedIn: { session: current, csrfToken: forms.token(context).csrfToken } };
      return showPage(200, tryPage({ state, allowUnconfirmed, ...signedIn }), pageHeaders({ script: true }));
    },
  });
