import type { Country } from '@anz-payroll/companies';
import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { add, decimal, multiply, toCents, type CivilDate, type Decimal } from 'payroll-core';
import { figure, figureText } from './figures';
import { jsonNumber } from './json-number';
import type { Figures } from './pay-record';

/** What an employee has on a day, under the names of the interface. */
export interface BalancesReadModel {
  readonly employee_id: number;
  readonly employee_number: string | null;
  readonly as_at: CivilDate;
  readonly leave: readonly LeaveOnADay[];
  readonly year_to_date: YearToDateReadModel;
  readonly opening: OpeningReadModel;
}

export interface LeaveOnADay {
  readonly leave_type: string;
  readonly name: string;
  readonly hours: number;
  readonly value: number;
  readonly opening_hours: number;
}

export interface YearAmounts {
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
  readonly super: number;
  readonly deductions: number;
  readonly allowances: number;
  readonly student_loan: number;
  readonly kiwisaver_employee: number;
  readonly kiwisaver_employer: number;
}

export interface YearToDateReadModel extends YearAmounts {
  readonly year: string;
  readonly from: CivilDate;
}

export interface OpeningReadModel extends YearAmounts {
  readonly as_at: CivilDate | null;
}

export interface EmployeeOnADay {
  readonly country: Country;
  readonly employee: { readonly id: number; readonly details: Pick<EmployeeDetails, 'number' | 'pay_rate_per_hour'> };
  readonly asAt: CivilDate;
  readonly financialYear: { readonly name: string; readonly firstDay: CivilDate };
  readonly leave: Figures;
  readonly year: Figures;
  readonly opening: { readonly asAt: CivilDate | undefined; readonly leave: Figures; readonly year: Figures };
}

/** The leave that a country counts, by leave code, as payslips name it. */
const leaveKinds: Readonly<
  Record<Country, readonly { readonly code: string; readonly type: string; readonly name: string }[]>
> = {
  AU: [
    { code: 'HOLIDAY', type: 'HOLIDAY', name: 'Annual leave' },
    { code: 'SICK', type: 'SICK', name: 'Personal leave' },
    { code: 'LONG_SERVICE', type: 'LONG_SERVICE', name: 'Long service leave' },
    { code: 'RDO', type: 'OTHER', name: 'Rostered days off' },
    { code: 'TOIL', type: 'OTHER', name: 'Time off in lieu' },
  ],
  NZ: [
    { code: 'ANNUAL_HOLIDAYS', type: 'ANNUAL_HOLIDAYS', name: 'Annual holidays' },
    { code: 'SICK', type: 'SICK', name: 'Sick leave' },
    { code: 'ALT_HOLIDAY', type: 'ALT_HOLIDAY', name: 'Alternative holidays' },
    { code: 'NZ_FAMILY_VIOLENCE', type: 'NZ_FAMILY_VIOLENCE', name: 'Family violence leave' },
  ],
};

/** Leave is valued at the employee's rate per hour of today, to the cent, without leave loading. */
export function balancesReadModel(day: EmployeeOnADay): BalancesReadModel {
  const { employee, leave, opening } = day;
  const rate = decimal(employee.details.pay_rate_per_hour);
  return {
    employee_id: employee.id,
    employee_number: employee.details.number,
    as_at: day.asAt,
    leave: leaveKinds[day.country].map(({ code, type, name }) => ({
      leave_type: type,
      name,
      hours: jsonNumber(figureText(leave, code)),
      value: jsonNumber(toCents(multiply(figure(leave, code), rate)).toString()),
      opening_hours: jsonNumber(figureText(opening.leave, code)),
    })),
    year_to_date: { year: day.financialYear.name, from: day.financialYear.firstDay, ...amounts(day.year) },
    opening: { as_at: opening.asAt ?? null, ...amounts(opening.year) },
  };
}

function amounts(year: Figures): YearAmounts {
  const amount = (name: string): number => jsonNumber(figureText(year, name));
  return {
    gross: amount('gross'),
    tax: amount('tax'),
    net: amount('net'),
    super: amount('super'),
    deductions: amount('deductions'),
    allowances: amount('allowances'),
    student_loan: jsonNumber(studentLoanOfYear(year).toString()),
    kiwisaver_employee: amount('kiwisaverEmployee'),
    kiwisaver_employer: amount('kiwisaverEmployer'),
  };
}

/** Everything that was deducted for a student loan: study loans in Australia; the standard, compulsory and voluntary deductions in New Zealand. */
function studentLoanOfYear(year: Figures): Decimal {
  const names = ['studyLoan', 'studentLoan', 'studentLoanCir', 'studentLoanBor'];
  return names.map((name) => figure(year, name)).reduce((total, amount) => add(total, amount));
}
