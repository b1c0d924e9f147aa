import { rowMac } from '../integrity/row-mac';
import { AccountTable, LedgerTable, PayRunApprovalTable, PayRunTable, PayTable, YearTable } from './pay-tables';

export const runMac = rowMac(PayRunTable, [
  'id',
  'customerId',
  'companyId',
  'version',
  'payPeriod',
  'startDate',
  'endDate',
  'payDate',
  'payCount',
  'pendingCount',
  'grossCents',
  'taxCents',
  'netCents',
  'superCents',
  'createdAt',
  'updatedAt',
]);

export const approvalMac = rowMac(
  PayRunApprovalTable,
  ['payRunId', 'runVersion', 'userId', 'userName', 'approvedAt'],
  ['onBehalfOf'],
);

/** A pay is known by its batch and its place there, which exist before its id; both are unique together. */
export const payMac = rowMac(
  PayTable,
  [
    'batch',
    'batchPlace',
    'customerId',
    'companyId',
    'employeeId',
    'payRunId',
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
    'taxable',
    'ordinary',
    'holidays',
    'replacesPayId',
    'replacedByPayId',
    'body',
    'grounds',
  ],
  ['oneOff', 'days'],
);

export const ledgerMac = rowMac(LedgerTable, [
  'customerId',
  'employeeId',
  'payId',
  'year',
  'payDate',
  'reason',
  'leaveHours',
  'figures',
  'createdAt',
]);

export const accountMac = rowMac(AccountTable, ['employeeId', 'customerId', 'leaveHours']);

export const yearMac = rowMac(YearTable, ['employeeId', 'year', 'customerId', 'figures'], ['leaveHours']);

export const payMacTables = [runMac, approvalMac, payMac, ledgerMac, accountMac, yearMac];
