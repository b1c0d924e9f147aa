import type { Country } from '@anz-payroll/companies';
import { auFinancialYear, nzTaxYear, type CivilDate, type FinancialYear } from 'payroll-core';

/** The financial year that a pay date counts for. */
export function yearOf(country: Country, payDate: CivilDate): FinancialYear {
  return country === 'AU' ? auFinancialYear(payDate) : nzTaxYear(payDate);
}
