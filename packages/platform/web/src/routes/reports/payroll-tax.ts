import { localDay } from '@anz-payroll/companies';
import { auFinancialYear } from 'payroll-core/calendar';
import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { pageHeaders, payrollTaxPage } from '../../pages';
import { plainDigits } from '../../pay-pages';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

class PayrollTaxPageQuery {
  @Text({ optional: true, pattern: /^20\d\d-\d\d$/, max: 7 }) year?: string;
  @CodeOf(['alone', 'all'], { optional: true }) group?: 'alone' | 'all';
  @Text({ optional: true, max: 100, trim: true }) other?: string;
}

/** This year and those before it that a return may still be amended for. */
const YEARS = 5;

/** Payroll tax as /api/company/{company_id}/payroll-tax works it out. */
export const payrollTaxPageRoute = (web: WebAppServices): Route =>
  route({
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    weight: 'heavy',
    method: 'GET',
    path: '/companies/{company_id}/reports/payroll-tax-of-year',
    operation: 'page-payroll-tax-of-year',
    may: 'pays.read',
    summary: 'Payroll tax of a financial year by state, of the company or its group',
    request: { params: CompanyPagePath, query: PayrollTaxPageQuery },
    responses: {
      200: pageAnswers[200],
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ query, context: { visit, now } }) {
      const { company } = visit;
      if (company.country !== 'AU') return notThere();
      const years = yearsUntil(now, company.timezone);
      const { year = years[0] ?? '', group, other = '' } = query;
      const others = await otherCompanies(web, visit);
      const isGroup = group === 'all' && others.length > 0;
      const wages = otherWagesOf(other);
      const report =
        wages === undefined
          ? undefined
          : await web.filing.payrollTax({
              companyId: company.id,
              groupCompanyIds: isGroup ? others.map(({ id }) => id) : [],
              financialYear: year,
              otherWages: wages,
            });
      const wrong =
        wages === undefined ? { problem: 'Type an amount of dollars, such as 120,000.', at: 'other' } : undefined;
      const refused = report?.ok === false ? { problem: 'Choose a financial year.', at: 'year' } : undefined;
      const body = payrollTaxPage({
        ...visit,
        ...{ years, year, isGroup, others, otherWages: other },
        report: report?.ok === true ? report.value : undefined,
        ...wrong,
        ...refused,
      });
      return showPage(wrong === undefined && refused === undefined ? 200 : 422, body, pageHeaders({ script: true }));
    },
  });

function yearsUntil(now: number, timezone: string): readonly string[] {
  const current = auFinancialYear(localDay(now, timezone));
  const first = Number(current.name.slice(0, 4));
  return Array.from(
    { length: YEARS },
    (_, back) => `${first - back}-${String((first - back + 1) % 100).padStart(2, '0')}`,
  );
}

/** As it is typed; nothing is none, and undefined is no amount. */
function otherWagesOf(typed: string): string | undefined {
  const plain = plainDigits(typed);
  if (plain === '') return '0';
  return /^\d{1,13}(?:\.\d{1,2})?$/.test(plain) && !typed.includes('%') ? plain : undefined;
}

/** Those of the account in Australia that whoever looks reaches. */
async function otherCompanies({ accounts, companies }: WebAppServices, { session, company }: CompanyVisit) {
  const { customer, user } = session;
  const who = { customerId: customer.id, userId: user.id };
  const reached = await companies.listCompanies({
    customerId: customer.id,
    reachable: () => accounts.reachableCompanies(who),
  });
  return reached
    .filter(({ id, country }) => country === 'AU' && id !== company.id)
    .map(({ id, trading_name, legal_name }) => ({ id, name: trading_name ?? legal_name }));
}
