import { documentVersions, type StoredDocument } from '@anz-payroll/companies';
import type { Payslip } from './payslip';
import { payslipJson } from './payslip-json';

/** A payslip as it was handed out. It is never changed. */
export interface IssuedPayslip {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly payId: number;
  readonly payDate: string;
  /** The first payslip of a pay is 1. */
  readonly number: number;
  readonly issuedAt: number;
  readonly payslip: Payslip;
}

const versions = documentVersions('issued payslip', []);

/** The document to store. */
export function issuedPayslipDocument(payslip: Payslip): StoredDocument {
  return { documentVersion: versions.current, ...payslip };
}

/** A stored payslip of any version. */
export function upgradeIssuedPayslip(document: StoredDocument): Payslip {
  const { documentVersion: _version, ...payslip } = versions.upgrade(document);
  return payslip as unknown as Payslip;
}

/** Whether the two print the same. */
export function isSamePayslip(one: Payslip, other: Payslip): boolean {
  if (one.employee.plainName !== other.employee.plainName) return false;
  return membersThatDiffer(payslipJson(one), payslipJson(other)).length === 0;
}

/**
 * Which members of the payslip say something else about the pay. Who and where somebody is may move without it, and how many digits
 * of a number are shown.
 */
export function figuresThatDiffer(issued: Payslip, now: Payslip): readonly string[] {
  return membersThatDiffer(figuresOf(issued), figuresOf(now), (name, value) =>
    name.endsWith('_shown') ? undefined : value,
  );
}

function figuresOf(payslip: Payslip): Readonly<Record<string, unknown>> {
  const { employer: _employer, employee: _employee, payments: _payments, ...figures } = payslipJson(payslip);
  const { lines, total, due_date } = figures.employer_contributions;
  return { ...figures, employer_contributions: { lines, total, due_date } };
}

function membersThatDiffer(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  compared?: (name: string, value: unknown) => unknown,
): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => JSON.stringify(one[name], compared) !== JSON.stringify(other[name], compared));
}
