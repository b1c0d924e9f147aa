import { accepted, type Result } from 'payroll-core';
import { aud, toFixed } from 'payroll-core/money';
import { auFiledPays } from '../domain/filed-pay';
import { refusal, type FilingRefusal } from '../domain/filing-refusal';
import { financialYearNamed, payrollTaxReport, type PayrollTaxReport } from '../domain/payroll-tax/payroll-tax-report';
import type { AuFiledPay } from '../domain/stp/kept-au-pay';
import { companyIn } from './company-in-country';
import type { FilingDependencies } from './filing-dependencies';
import type { WrittenFile } from './written-file';

export interface PayrollTaxQuery {
  readonly companyId: number;
  /** The other companies of its payroll tax group; the caller has made sure that they may be read. */
  readonly groupCompanyIds: readonly number[];
  /** Such as 2025-26. */
  readonly financialYear: string;
  /** Wages in Australia of group members that are not kept here, and wages outside pays. */
  readonly otherWages: string;
}

/** State payroll tax of a company and those grouped with it. */
export function payrollTaxOf(deps: Pick<FilingDependencies, 'reading'>) {
  return (query: PayrollTaxQuery): Promise<Result<PayrollTaxReport, FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const year = financialYearNamed(query.financialYear);
      if (year === undefined) {
        return refusal('filing/period-invalid', 'financial_year is a year from July to June, such as 2025-26.');
      }
      const pays: AuFiledPay[] = [];
      const states = new Map<number, string>();
      for (const companyId of new Set([query.companyId, ...query.groupCompanyIds])) {
        const company = await companyIn('AU', stores, companyId);
        if (!company.ok) return company;
        const own = auFiledPays(await stores.pays.between(companyId, year.firstDay, year.lastDay));
        pays.push(...own);
        const ids = [...new Set(own.map(({ employeeId }) => employeeId))];
        for (const { id, details } of await stores.employees.ofIds(companyId, ids)) states.set(id, details.state);
      }
      return accepted(payrollTaxReport(pays, (id) => states.get(id), year, aud(query.otherWages)));
    });
}

/** The wages of the report as a file for a spreadsheet. */
export function payrollTaxFile(deps: Pick<FilingDependencies, 'reading'>) {
  const report = payrollTaxOf(deps);
  return async (query: PayrollTaxQuery): Promise<Result<WrittenFile, FilingRefusal>> => {
    const made = await report(query);
    if (!made.ok) return made;
    const rows = made.value.months.map(({ month, state, gross, super: paid, wages }) =>
      [month, state ?? '', toFixed(gross, 2), toFixed(paid, 2), toFixed(wages, 2)].join(','),
    );
    return accepted({
      fileName: `payroll-tax-${query.companyId}-${query.financialYear}.csv`,
      mediaType: 'text/csv',
      content: `${['month,state,gross,super,wages', ...rows].join('\r\n')}\r\n`,
    });
  };
}
