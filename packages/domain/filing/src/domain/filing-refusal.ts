/** Every reason this package refuses with. An edge maps them exhaustively, so a new one does not compile unseen. */
export const filingRefusalCodes = [
  'filing/company-not-found',
  'filing/pay-run-not-found',
  'filing/pay-not-found',
  'filing/payment-file-not-found',
  'filing/period-invalid',
  'filing/wrong-country',
  'filing/nothing-to-file',
  'filing/formula-in-text',
  'stp/selection-invalid',
  'stp/no-gateway',
  'payday-filing/incomplete',
  'payday-filing/nothing-filed',
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
}

export function refusal(
  code: FilingRefusalCode,
  message: string,
): { readonly ok: false; readonly error: FilingRefusal } {
  return { ok: false, error: { code, message } };
}
