import type { PayrollTaxQuery as PayrollTaxAsked, PayrollTaxReport as MadeReport } from '@anz-payroll/filing';
import { Amount, CodeOf, DecimalText, ListOf, Text, toAmount, WholeNumberList } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { auStates } from 'payroll-core/au';
import { readsCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { fileHeaders } from './file-answer';
import { refuseFiling } from './filing-answers';
import type { FilingServices } from './filing-services';

class PayrollTaxQuery {
  @Text({ max: 7, description: 'Such as 2025-26.' }) financial_year!: string;
  @Text({
    optional: true,
    max: 400,
    description:
      'Ids of the other companies of the payroll tax group, with commas. Thresholds are had once by the group.',
  })
  group_company_ids?: string;
  @DecimalText({
    optional: true,
    min: '0',
    decimals: 2,
    description:
      'Taxable wages in Australia that no pay here holds: of other group members, contractors, fringe benefits. Default 0.',
  })
  other_australian_wages?: string;
}

class PayrollTaxWages {
  @Text({ description: 'Such as 2026-08.' }) month!: string;
  @CodeOf(auStates, {
    nullable: true,
    description: 'Null where no state of Australia is in the record of the employee.',
  })
  state!: string | null;
  @Amount({ description: 'After salary sacrifice, with the taxable part of terminations.' }) gross!: number;
  @Amount({ description: 'All super, sacrificed super included.' }) super!: number;
  @Amount() wages!: number;
}

class PayrollTaxOfState {
  @CodeOf(auStates, { nullable: true }) state!: string | null;
  @Amount({ description: 'Wages of the group in the state.' }) wages!: number;
  @Amount({ nullable: true, description: 'Tax of the group for the whole year; null where message says why not.' })
  tax!: number | null;
  @Text({ nullable: true }) message!: string | null;
}

class PayrollTaxReport {
  @Text() financial_year!: string;
  @WholeNumberList() company_ids!: readonly number[];
  @Amount() australian_wages!: number;
  @ListOf(() => PayrollTaxWages) months!: readonly PayrollTaxWages[];
  @ListOf(() => PayrollTaxOfState) states!: readonly PayrollTaxOfState[];
}

const common = {
  method: 'GET',
  tag: 'Payroll tax',
  auth: readsCompany,
  rate: 'default',
  weight: 'heavy',
  request: { params: CompanyPath, query: PayrollTaxQuery },
  errors: {
    400: 'No company found with the given company_id, a New Zealand company, or no financial year',
    404: 'A company of the group that does not exist or is not accessible',
  },
} as const;

/** State payroll tax: a report of the employer's own tax, which no pay withholds. */
export function payrollTaxRoutes({ filing, access }: FilingServices): readonly Route[] {
  /** What is asked, unless a company of the group is out of reach: it then does not exist (spec part 5). */
  const asked = async (
    principal: Principal,
    companyId: number,
    query: PayrollTaxQuery,
  ): Promise<PayrollTaxAsked | undefined> => {
    const ids = (query.group_company_ids ?? '')
      .split(',')
      .filter((id) => id.trim() !== '')
      .map(Number);
    for (const id of ids) {
      if (!Number.isSafeInteger(id) || (await access.check(principal, id)) !== 'reachable') return undefined;
    }
    return {
      companyId,
      groupCompanyIds: ids,
      financialYear: query.financial_year,
      otherWages: query.other_australian_wages ?? '0',
    };
  };
  const outOfReach = () => problem('not-found', 'group_company_ids names a company that does not exist.');
  return [
    route({
      ...common,
      path: '/api/company/{company_id}/payroll-tax',
      operation: 'get-payroll-tax',
      may: 'pays.read',
      summary:
        'Wages by state and month of a financial year, and payroll tax of the year where the law of the state is confirmed',
      responses: { 200: answer(PayrollTaxReport, 'Processed pays by pay date.') },
      async handle({ params, query, context }) {
        const wanted = await asked(context.principal, params.company_id, query);
        if (wanted === undefined) return outOfReach();
        const made = await filing.payrollTax(wanted);
        return made.ok ? { status: 200, body: show(wanted, made.value) } : refuseFiling(made.error);
      },
    }),
    route({
      ...common,
      path: '/api/company/{company_id}/payroll-tax/file',
      operation: 'get-payroll-tax-file',
      may: 'pays.read',
      summary: 'The wages by state and month as CSV',
      responses: { 200: answerRaw('text/csv', 'month, state, gross, super, wages.', { headers: fileHeaders }) },
      async handle({ params, query, context }) {
        const wanted = await asked(context.principal, params.company_id, query);
        if (wanted === undefined) return outOfReach();
        const written = await filing.payrollTaxFile(wanted);
        if (!written.ok) return refuseFiling(written.error);
        const { content, fileName } = written.value;
        return {
          status: 200,
          body: content,
          mediaType: 'text/csv',
          headers: { 'Content-Disposition': `attachment; filename="${fileName}"`, 'Cache-Control': 'no-store' },
        };
      },
    }),
  ];
}

function show(wanted: PayrollTaxAsked, { year, months, states, australianWages }: MadeReport): PayrollTaxReport {
  return {
    financial_year: year.name,
    company_ids: [...new Set([wanted.companyId, ...wanted.groupCompanyIds])],
    australian_wages: toAmount(australianWages),
    months: months.map(({ month, state, gross, super: paid, wages }) => ({
      month,
      state: state ?? null,
      gross: toAmount(gross),
      super: toAmount(paid),
      wages: toAmount(wages),
    })),
    states: states.map(({ state, wages, tax, message }) => ({
      state: state ?? null,
      wages: toAmount(wages),
      tax: tax === undefined ? null : toAmount(tax),
      message: message ?? null,
    })),
  };
}
