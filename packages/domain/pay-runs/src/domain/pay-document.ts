import { documentVersions, type StoredDocument } from '@anz-payroll/companies';
import type { CalculationInput } from './calculation-input';
import type { PayRecord } from './pay-record';

/**
 * What of a pay is stored as one document: whom it paid, its year to date, its result, its termination, and the end of
 * its run where that is not its own.
 */
export type PayDocument = Pick<PayRecord, 'employee' | 'yearToDate' | 'result' | 'termination' | 'runEndDate'>;

const payVersions = documentVersions('pay', [
  // Version 2 names its version.
  (document) => document,
  // From version 3 the balances of Australian leave have the names of the National Employment Standards.
  withNamesOfStandards,
]);
const inputVersions = documentVersions('calculation input', [
  // Version 2 names its version.
  (document) => document,
  // From version 3 the eight per cent of a New Zealand leaver count alternative holidays and notice.
  withoutOtherPayments,
]);
const answerVersions = documentVersions('answer', [
  // Version 2 holds the answer in a member of its own, beside the version.
  (answer) => ({ answer }),
]);

const namesOfStandards: Readonly<Record<string, string>> = {
  'Holiday leave': 'Annual leave',
  'Sick leave': 'Personal leave',
};

/** A payslip of an earlier pay says what today's does. Only the balances of Australia have one of the kind HOLIDAY. */
function withNamesOfStandards(document: StoredDocument): StoredDocument {
  const { result } = document as unknown as PayDocument;
  const rows = result.leaveBalanceRows;
  if (!rows.some(({ leaveType }) => leaveType === 'HOLIDAY')) return document;
  const leaveBalanceRows = rows.map((row) => ({ ...row, name: namesOfStandards[row.name] ?? row.name }));
  return { ...document, result: { ...result, leaveBalanceRows } };
}

/** A final pay of New Zealand from before is worked out again as it was paid. */
function withoutOtherPayments(document: StoredDocument): StoredDocument {
  const { country, termination } = document as unknown as CalculationInput;
  if (country !== 'NZ' || termination === null) return document;
  const holidayPay = { ...termination.holidayPay, leavesOutOtherPayments: true };
  return { ...document, termination: { ...termination, holidayPay } };
}

/** The document to store. */
export function payDocument({ employee, yearToDate, result, termination, runEndDate }: PayRecord) {
  return {
    documentVersion: payVersions.current,
    employee,
    yearToDate,
    result,
    termination,
    ...(runEndDate === undefined ? {} : { runEndDate }),
  };
}

/** A stored pay of any version, as it would be stored today. */
export function upgradePayDocument(document: StoredDocument): PayDocument {
  const { documentVersion: _version, ...pay } = payVersions.upgrade(document);
  return pay as unknown as PayDocument;
}

/** The document to store: what a pay was calculated from. The verdict on an award is stored once, in the result of the pay. */
export function calculationInputDocument(calculationInput: CalculationInput) {
  if (calculationInput.awardCheck === undefined) {
    return { documentVersion: inputVersions.current, ...calculationInput };
  }
  const { awardCheck: _inResult, ...input } = calculationInput;
  return { documentVersion: inputVersions.current, ...input };
}

/** What a stored pay was calculated from, with the verdict that its result holds. */
export function withVerdictOf({ result }: Pick<PayRecord, 'result'>, input: CalculationInput): CalculationInput {
  const { awardCheck } = result as { readonly awardCheck?: CalculationInput['awardCheck'] };
  return awardCheck === undefined ? input : { ...input, awardCheck };
}

/** What a pay was calculated from, of any version, as payroll-core reads it today. */
export function upgradeCalculationInput(document: StoredDocument): CalculationInput {
  const { documentVersion: _version, ...input } = inputVersions.upgrade(document);
  return input as unknown as CalculationInput;
}

/** An answer that is kept under an idempotency key, with the documents of its pays. */
export function answerDocument(answer: unknown): StoredDocument {
  return { documentVersion: answerVersions.current, answer };
}

/** A kept answer of any version. */
export function upgradeAnswerDocument(document: StoredDocument): unknown {
  return answerVersions.upgrade(document)['answer'];
}
