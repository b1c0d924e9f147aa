import type { PayRecord } from '@anz-payroll/pay-runs';
import type { NzFiledPay } from './payday-filing/line-of-pay';
import type { AuFiledPay } from './stp/kept-au-pay';

/** A processed Australian pay as filing reads it. */
export function auFiledPay(record: Extract<PayRecord, { readonly country: 'AU' }>): AuFiledPay {
  return {
    country: 'AU',
    payId: record.id,
    employeeId: record.employeeId,
    payRunId: record.payRunId,
    payDate: record.payDate,
    periodStart: record.periodStart,
    periodEnd: record.periodEnd,
    stpStatus: record.stpStatus,
    net: record.net,
    pay: record.result,
    termination: record.termination,
  };
}

export function nzFiledPay(record: Extract<PayRecord, { readonly country: 'NZ' }>): NzFiledPay {
  const { result } = record;
  return {
    country: 'NZ',
    payId: record.id,
    employeeId: record.employeeId,
    employeeName: `${record.employee.firstName} ${record.employee.lastName}`,
    payRunId: record.payRunId,
    payDate: record.payDate,
    periodStart: record.periodStart,
    periodEnd: record.periodEnd,
    payPeriod: record.payPeriod,
    net: record.net,
    hoursWorked: result.hoursWorked,
    leave: result.leave,
    terminationDate: record.termination?.terminationDate ?? null,
    employmentInformation: result.employmentInformation,
  };
}

/** Pays of one country; a company has only pays of its own. */
export function auFiledPays(records: readonly PayRecord[]): readonly AuFiledPay[] {
  return records.flatMap((record) => (record.country === 'AU' ? [auFiledPay(record)] : []));
}

export function nzFiledPays(records: readonly PayRecord[]): readonly NzFiledPay[] {
  return records.flatMap((record) => (record.country === 'NZ' ? [nzFiledPay(record)] : []));
}
