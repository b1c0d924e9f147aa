import { countryCompanies, type Country, type CountryCompany } from '@anz-payroll/companies';
import { countryEmployees, type CountryEmployee } from '@anz-payroll/employee-lifecycle';
import { countryPayrolls, type CountryPayroll } from '@anz-payroll/pay-runs';
import type { CountryPayslip } from '../countries/country-payslip';
import { countryPayslips } from '../countries/registered-countries';

/** What a country is made of. */
export interface CountryModule {
  readonly company: CountryCompany;
  readonly employee: CountryEmployee;
  readonly payroll: CountryPayroll;
  readonly payslip: CountryPayslip;
}

/** Registers a country for a test and answers its code, which no type knows. */
export function registerCountry(code: string, module: CountryModule): Country {
  Object.assign(countryCompanies, { [code]: module.company });
  Object.assign(countryEmployees, { [code]: module.employee });
  Object.assign(countryPayrolls, { [code]: module.payroll });
  Object.assign(countryPayslips, { [code]: module.payslip });
  return code as Country;
}
