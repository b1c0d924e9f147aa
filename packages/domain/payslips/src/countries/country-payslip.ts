import type { Country } from '@anz-payroll/companies';
import type { EmployeeReadModel, Part } from '@anz-payroll/employee-lifecycle';
import type { PayRecord, PayTypes } from '@anz-payroll/pay-runs';
import type { PayslipLine } from '../domain/payslip';
import type { PayslipInput, PayslipYearToDate } from '../domain/payslip-input';

/** What a payslip says in one country. One folder holds a country, one line in `registered-countries.ts` registers it. */
export interface CountryPayslip<C extends Country = Country> {
  /** Whether the payslip names the super funds that contributions go to. */
  readonly namesSuperFunds: boolean;
  /** Whether a line of leave always shows its hours and rate. */
  readonly alwaysShowsLeaveHours: boolean;
  /** The tax code that a pay was worked out by, where the country's payslips name one. */
  taxCode?(input: PayTypes[C]['input']): string;
  /** What somebody paid by the year had as a salary when the pay was made, where the country's payslips name it. */
  annualRate?(pay: PayRecord<C>): string | undefined;
  /** Rows, figures and contributions of a pay. */
  content(
    pay: PayRecord<C>,
    employee: EmployeeReadModel,
    superFunds: readonly Part[],
  ): Pick<PayslipInput, 'rows' | 'figures' | 'superannuation' | 'kiwisaver'>;
  /** The year's sums beside those that every country shows. */
  yearToDate(year: PayTypes[C]['year']): Partial<PayslipYearToDate>;
  withheldLines(input: PayslipInput): readonly PayslipLine[];
}
