import { countryPayroll, type PayRecord } from '@anz-payroll/pay-runs';
import type { PayRow } from './pay-tables';

type Written = Omit<PayRow, 'id' | 'batch' | 'batchPlace' | 'grounds'>;

export function toPayRow(pay: PayRecord): Written {
  const { result, termination, employee, yearToDate } = pay;
  const payroll = countryPayroll(pay.country);
  return {
    customerId: pay.customerId,
    companyId: pay.companyId,
    employeeId: pay.employeeId,
    payRunId: pay.payRunId,
    version: pay.version,
    country: pay.country,
    status: pay.status,
    payDate: pay.payDate,
    payPeriod: pay.payPeriod,
    periodStart: pay.periodStart,
    periodEnd: pay.periodEnd,
    processedAt: pay.processedAt,
    createdAt: pay.createdAt,
    updatedAt: pay.updatedAt,
    department: pay.department,
    isTermination: termination !== null,
    hasWorkersComp: payroll.hasWorkersCompensation(result),
    gross: pay.gross,
    tax: pay.tax,
    net: pay.net,
    superAmount: pay.super,
    ...payroll.historyFigures(pay),
    stpStatus: pay.stpStatus,
    stpServiceAction: pay.stpServiceAction,
    stpTimestamp: pay.stpTimestamp,
    replacesPayId: pay.replacesPayId,
    replacedByPayId: pay.replacedByPayId,
    body: { employee, yearToDate, result, termination },
  };
}

export function toPay(
  row: Omit<PayRow, 'grounds' | 'batch' | 'batchPlace' | 'taxable' | 'ordinary' | 'holidays'>,
): PayRecord {
  const { superAmount, body, isTermination: _termination, hasWorkersComp: _workersComp, ...columns } = row;
  return { ...columns, super: superAmount, ...body } as unknown as PayRecord;
}

/** Everything but what only the next pays ask for and what explains a pay. */
export const shownColumns = [
  'id',
  'customerId',
  'companyId',
  'employeeId',
  'payRunId',
  'version',
  'country',
  'status',
  'payDate',
  'payPeriod',
  'periodStart',
  'periodEnd',
  'processedAt',
  'createdAt',
  'updatedAt',
  'department',
  'isTermination',
  'hasWorkersComp',
  'gross',
  'tax',
  'net',
  'superAmount',
  'stpStatus',
  'stpServiceAction',
  'stpTimestamp',
  'replacesPayId',
  'replacedByPayId',
  'body',
] as const satisfies readonly (keyof PayRow)[];
