/** Every reason this package refuses with. An edge maps them exhaustively, so a new one does not compile unseen. */
export const filingRefusalCodes = [
  'filing/company-not-found',
  'filing/pay-run-not-found',
  'filing/pay-not-found',
  'filing/employee-not-found',
  'filing/payment-file-not-found',
  'filing/period-invalid',
  'filing/wrong-country',
  'filing/nothing-to-file',
  'filing/formula-in-text',
  'stp/selection-invalid',
  'stp/no-gateway',
  'payday-filing/incomplete',
  'payday-filing/nothing-filed',
  'payday-filing/pays-pending',
  'bank-file/company-incomplete',
  'bank-file/employee-incomplete',
  'bank-file/account-held',
  'bank-file/several-paydays',
  'bank-file/too-large',
  'super-file/company-incomplete',
  'super-file/employee-incomplete',
] as const;

export type FilingRefusalCode = (typeof filingRefusalCodes)[number];

/** Messages name records by their ids, never people or their numbers. */
export interface FilingRefusal {
  readonly code: FilingRefusalCode;
  readonly message: string;
  /** Where it is some employees whose records are not complete: a payment file of the others can be written. */
  readonly employees?: readonly EmployeeFault[];
}

export interface EmployeeFault {
  readonly employeeId: number;
  readonly message: string;
}

export function refusal(
  code: FilingRefusalCode,
  message: string,
): { readonly ok: false; readonly error: FilingRefusal } {
  return { ok: false, error: { code, message } };
}

const MOST_NAMED = 20;

/** Everybody whose record is not complete is named at once, so that nobody has to ask again for each of them. */
export function refuseEmployees(code: FilingRefusalCode, employees: readonly EmployeeFault[]) {
  const more = employees.length - MOST_NAMED;
  const named = employees.slice(0, MOST_NAMED).map(({ message }) => message);
  const message = [...named, ...(more > 0 ? [`The same holds of ${more} more.`] : [])].join(' ');
  return { ok: false, error: { code, message, employees } } as const;
}
