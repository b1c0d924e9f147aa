import type { FieldProblem } from '@anz-payroll/companies/fields';

/** Every reason this package refuses with. An edge maps them exhaustively, so a new one does not compile unseen. */
export const employeeRefusalCodes = [
  'employee/not-found',
  'employee/no-such-id',
  'employee/malformed',
  'employee/invalid',
  'employee/empty-batch',
  'employee/no-subscription',
  'employee/cap-reached',
  'employee/already-deleted',
  'employee/not-deleted',
  'employee/deleted',
  'employee/already-terminated',
  'employee/not-terminated',
  'employee/unprocessed-termination-pay',
  'employee/start-before-termination',
  'employee/termination-before-start',
  'employee/changed-meanwhile',
  'employee/company-not-found',
  'part/not-found',
  'part/malformed',
  'part/invalid',
  'part/duplicate-description',
  'request/not-found',
  'request/decided',
  'request/own',
  'request/invalid',
  'employment-type/not-found',
  'employment-type/malformed',
  'employment-type/duplicate-name',
  'employment-type/built-in',
  'employment-type/in-use',
] as const;

export type EmployeeRefusalCode = (typeof employeeRefusalCodes)[number];

export interface EmployeeRefusal {
  readonly code: EmployeeRefusalCode;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
  /** The fields that the message is about as a whole, for a form that shows it at each of them. */
  readonly fields?: readonly string[];
}

export function refusal(
  code: EmployeeRefusalCode,
  message: string,
  fields: readonly string[] = [],
): { readonly ok: false; readonly error: EmployeeRefusal } {
  return { ok: false, error: { code, message, ...(fields.length === 0 ? {} : { fields }) } };
}

/** Someone else was faster than a caller who insists on the version they have read. */
export function changedMeanwhile(
  what: 'employee' | 'entry' | 'record of opening balances',
): ReturnType<typeof refusal> {
  return refusal('employee/changed-meanwhile', `The ${what} has changed since it was read. Read it again.`);
}

export function malformed(
  code: EmployeeRefusalCode,
  problems: readonly FieldProblem[],
): { readonly ok: false; readonly error: EmployeeRefusal } {
  const first = problems[0];
  const message = first === undefined ? 'The body cannot be read.' : `${first.path} ${first.message}.`;
  return { ok: false, error: { code, message, problems } };
}
