import type { StoredDocument } from '@anz-payroll/companies';
import {
  calculationInputDocument,
  countryPayroll,
  payDocument,
  upgradeCalculationInput,
  upgradePayDocument,
  withVerdictOf,
  type CalculationInput,
  type PayRecord,
  type PayWithInput,
} from '@anz-payroll/pay-runs';
import type { PayRow } from './pay-tables';

/** A new pay has no id yet. */
interface PayToWrite extends PayWithInput, Pick<PayRow, 'version' | 'batch' | 'batchPlace'> {
  readonly id: number | undefined;
}

/** One literal, because copying some forty columns from row to row takes as long as converting them. */
export function toPayRow({ pay, calculationInput, id, version, batch, batchPlace }: PayToWrite) {
  const { result, termination } = pay;
  const payroll = countryPayroll(pay.country);
  const { taxable, ordinary, holidays, oneOff, days } = payroll.historyFigures(pay);
  return {
    id,
    customerId: pay.customerId,
    companyId: pay.companyId,
    employeeId: pay.employeeId,
    payRunId: pay.payRunId,
    version,
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
    note: pay.note,
    isTermination: termination !== null,
    hasWorkersComp: payroll.hasWorkersCompensation(result),
    gross: pay.gross,
    tax: pay.tax,
    net: pay.net,
    superAmount: pay.super,
    stpStatus: pay.stpStatus,
    stpServiceAction: pay.stpServiceAction,
    stpTimestamp: pay.stpTimestamp,
    stpLodgedWith: pay.stpLodgedWith ?? null,
    replacesPayId: pay.replacesPayId,
    replacedByPayId: pay.replacedByPayId,
    taxable,
    ordinary,
    holidays,
    oneOff,
    days,
    body: JSON.stringify(payDocument(pay)),
    // The column keeps the name that it was created with.
    grounds: JSON.stringify(calculationInputDocument(calculationInput)),
    batch,
    batchPlace,
  };
}

export function toPay(
  row: Omit<
    PayRow,
    'grounds' | 'batch' | 'batchPlace' | 'taxable' | 'ordinary' | 'holidays' | 'oneOff' | 'days' | 'mac'
  >,
): PayRecord {
  const { superAmount, body, isTermination: _termination, hasWorkersComp: _workersComp, ...columns } = row;
  return {
    ...columns,
    super: superAmount,
    ...upgradePayDocument(JSON.parse(body) as StoredDocument),
  } as unknown as PayRecord;
}

export function toPayWithInput({
  grounds,
  ...row
}: Parameters<typeof toPay>[0] & Pick<PayRow, 'grounds'>): PayWithInput {
  const pay = toPay(row);
  return { pay, calculationInput: withVerdictOf(pay, toCalculationInput(grounds)) };
}

export function toCalculationInput(grounds: string): CalculationInput {
  return upgradeCalculationInput(JSON.parse(grounds) as StoredDocument);
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
  'note',
  'isTermination',
  'hasWorkersComp',
  'gross',
  'tax',
  'net',
  'superAmount',
  'stpStatus',
  'stpServiceAction',
  'stpTimestamp',
  'stpLodgedWith',
  'replacesPayId',
  'replacedByPayId',
  'body',
] as const satisfies readonly (keyof PayRow)[];
