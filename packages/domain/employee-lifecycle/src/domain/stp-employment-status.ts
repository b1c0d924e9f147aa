import type { EmployeeDetails } from './fields/employee-fields';
import type { EmploymentStatus } from './fields/employment-status';

/** @law ATO STP Phase 2, employment basis codes */
export const stpStatusOf: Readonly<Record<EmploymentStatus, EmployeeDetails['stp_employment_status']>> = {
  'Full-time': 'F',
  'Part-time': 'P',
  Casual: 'C',
  'Labour Hire': 'L',
};

export const readableStpStatus: Readonly<Record<EmployeeDetails['stp_employment_status'], EmploymentStatus>> = {
  F: 'Full-time',
  P: 'Part-time',
  C: 'Casual',
  L: 'Labour Hire',
};
