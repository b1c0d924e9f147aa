import { refused } from 'payroll-core';

const reportRefusalCodes = [
  'report/company-not-found',
  'report/employee-not-found',
  'report/not-in-country',
  'report/period-invalid',
  'report/account-invalid',
] as const;
export type ReportRefusalCode = (typeof reportRefusalCodes)[number];

export interface ReportRefusal {
  readonly code: ReportRefusalCode;
  readonly message: string;
}

export function refusal(code: ReportRefusalCode, message: string) {
  return refused<ReportRefusal>({ code, message });
}
