import { masked, type Country } from '@anz-payroll/companies';
import type { CivilDate } from 'payroll-core';
import { countryEmployee, countryEmployees } from '../countries/registered-countries';
import type { Employee } from './employee';
import { encryptedFieldNames, type EmployeeDetails } from './fields/employee-fields';
import type { EmploymentStatus } from './fields/employment-status';
import { readableStpStatus } from './stp-employment-status';
import { notReported, stpExtras, type StpExtras } from './stp-extras';

export interface EmployeeReadModel extends EmployeeDetails, StpExtras {
  readonly id: number;
  readonly company_id: number;
  readonly is_terminated: boolean;
  readonly termination_date: CivilDate | null;
  readonly is_deleted: boolean;
  readonly readable_stp_employment_status: EmploymentStatus;
  /** The payee's id in Single Touch Payroll; it outlives a change of number. */
  readonly stp_id: string;
}

/** What a read shows that is no detail of the employee. */
export const shownBesideNames = [
  'id',
  'company_id',
  'is_terminated',
  'termination_date',
  'is_deleted',
  'readable_stp_employment_status',
  'stp_id',
  'is_australian_resident',
  'income_stream',
  'tax_treatment_code',
  'single_touch_residency_status',
] as const satisfies readonly Exclude<keyof EmployeeReadModel, keyof EmployeeDetails>[];

/** Rates that follow the law on the pay date are shown as they stand today. */
export interface CurrentRates {
  /** The company's: what it withholds and reports follows from where it is, not from where the employee lives. */
  readonly country: Country;
  readonly kiwisaver_employee_rate: string | null;
  readonly kiwisaver_employer_rate: string | null;
}

interface Made {
  readonly current: CurrentRates;
  readonly model: EmployeeReadModel;
}

/** Records do not change, so what is made of one is made once. */
const madeOf = new WeakMap<Employee, Made>();

export function employeeReadModel(employee: Employee, current: CurrentRates): EmployeeReadModel {
  const made = madeOf.get(employee);
  if (made !== undefined && isSame(made.current, current)) return made.model;
  const model = Object.freeze({ ...employee.details, ...shownBeside(employee, current) });
  madeOf.set(employee, { current, model });
  return model;
}

function isSame(one: CurrentRates, other: CurrentRates): boolean {
  return (
    one.country === other.country &&
    one.kiwisaver_employee_rate === other.kiwisaver_employee_rate &&
    one.kiwisaver_employer_rate === other.kiwisaver_employer_rate
  );
}

function shownBeside(employee: Employee, current: CurrentRates) {
  const { details } = employee;
  const { showsKiwisaverRates, isReportedBySingleTouch } = countryEmployees[current.country];
  const showsRates = showsKiwisaverRates || countryEmployee(details.country)?.showsKiwisaverRates === true;
  return {
    id: employee.id,
    company_id: employee.companyId,
    kiwisaver_employee_rate: details.kiwisaver_employee_rate ?? (showsRates ? current.kiwisaver_employee_rate : null),
    kiwisaver_employer_rate: details.kiwisaver_employer_rate ?? (showsRates ? current.kiwisaver_employer_rate : null),
    is_terminated: employee.isTerminated,
    termination_date: employee.terminationDate,
    is_deleted: employee.isDeleted,
    readable_stp_employment_status: readableStpStatus[details.stp_employment_status],
    stp_id: String(employee.id),
    ...(isReportedBySingleTouch ? stpExtras(details) : notReported),
  };
}

/** What an event carries: tax and bank numbers do not leave the vault for a queue. */
export function maskedReadModel(employee: Employee, current: CurrentRates): EmployeeReadModel {
  const model: Record<string, unknown> & EmployeeReadModel = { ...employeeReadModel(employee, current) };
  return Object.assign(model, Object.fromEntries(encryptedFieldNames.map((name) => [name, masked(model[name])])));
}
