import type { FieldProblem } from '@anz-payroll/companies/fields';

/** Every reason this package refuses with. An edge maps them exhaustively, so a new one does not compile unseen. */
const checkoutRefusalCodes = [
  'idempotency/other-payload',
  'client/unknown',
  'client/email-mismatch',
  'client/company-mismatch',
  'client/email-taken',
  'client/had-trial',
  'client/already-subscribed',
  'client/nothing-to-upgrade',
  'client/replaced',
  'client/invalid',
  'trial/unknown',
  'trial/not-active',
  'order/unknown',
  'order/not-active',
  'order/renewal-waits',
  'order/same-product',
  'product/unknown',
  'product/not-sold-there',
  'product/invalid',
] as const;

export type CheckoutRefusalCode = (typeof checkoutRefusalCodes)[number];

/** `message` is for people and carries no name, e-mail address or number of anybody. */
export interface CheckoutRefusal {
  readonly code: CheckoutRefusalCode;
  readonly message: string;
  /** What was wrong with the body, field by field. */
  readonly problems?: readonly FieldProblem[];
}

export function refusal(
  code: CheckoutRefusalCode,
  message: string,
): { readonly ok: false; readonly error: CheckoutRefusal } {
  return { ok: false, error: { code, message } };
}
