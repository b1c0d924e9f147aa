import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { inForce } from 'payroll-core/statutory';
import { reportableAmount, reportableFringeBenefits } from 'payroll-core/au';
import type { FinancialYear } from 'payroll-core/calendar';
import { aud } from 'payroll-core/money';
import { inBoxes, noAmounts, type StpAmounts } from './stp-amounts';

/**
 * What is reported of an employee's fringe benefits, in the financial year that holds the end of the FBT year.
 * @law Fringe Benefits Tax Assessment Act 1986 (Cth) s 135P; STP Phase 2 employer reporting guidelines, "Reportable fringe benefits amount"
 */
export function fringeBenefitsOf(details: EmployeeDetails, year: FinancialYear): StpAmounts {
  const { fringe_benefits_taxable_value: value, fringe_benefits_year_end: end } = details;
  if (value === null || end === null || end < year.firstDay || end > year.lastDay) return noAmounts;
  const rules = inForce(reportableFringeBenefits, end);
  if (!rules.ok) return noAmounts;
  const code = details.is_fbt_exempt_employer ? 'X' : 'T';
  return inBoxes([[`fringe-benefits/${code}`, reportableAmount(aud(value), rules.value).value]]);
}
