export const emailKinds = [
  'trial-welcome',
  'order-welcome',
  'order-confirmed',
  'invitation',
  'employee-invitation',
  'employee-access',
  'password-reset',
  'password-changed',
  'email-confirmation',
  'email-change-asked',
  'email-changed',
  'sign-on-confirmation',
  'sign-in-changed',
  'new-device',
  'approval-needed',
  'approver-named',
  'delegate-named',
  'request-decided',
  'bank-account-changed',
  'address-changed',
  'payslip',
] as const;

export type EmailKind = (typeof emailKinds)[number];

/**
 * What is to be told to whom. It holds no secret and no address: the recipient is looked up and a link is made when the
 * email is written, so that nothing in the queue is worth stealing and a late email has a fresh link. Only that an address was
 * changed is told to the former one, which stands nowhere else.
 */
export interface Email {
  readonly kind: EmailKind;
  /** A user; of a payslip, a changed bank account or address, the employee. */
  readonly userId: number;
  readonly facts: Readonly<Record<string, string>>;
}

/** An email ready to be sent. */
export interface WrittenEmail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachment?: Attachment;
}

/** A PDF that goes with an email. */
export interface Attachment {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}
