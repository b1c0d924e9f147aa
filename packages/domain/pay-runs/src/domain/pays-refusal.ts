/** Every reason this package refuses with. An edge maps them exhaustively, so a new one does not compile unseen. */
export const paysRefusalCodes = [
  /** Spec 7.2: an unknown company is 400 here. */
  'pay/company-not-found',
  'pay/not-found',
  'pay/empty-request',
  /** An item names no employee of the company; `index` says which. */
  'pay/unknown-employee',
  'pay/employee-deleted',
  /** A staged pay is for days after the last day of the employment. */
  'pay/after-last-day',
  /** A field that a new item cannot do without is missing, a member does not belong here, an amount is out of range. */
  'pay/malformed',
  /** Several rates share the description: the caller must send `rate_reference`. */
  'pay/ambiguous-rate',
  'pay/unknown-rate',
  /** The law or the employee's record does not let this pay be calculated. */
  'pay/invalid',
  /** No confirmed statutory values for the pay date. */
  'pay/no-law-for-date',
  /** No confirmed statutory values for the employee's own schedule; others are paid on that day. */
  'pay/no-law-for-employee',
  /** A termination pay is not rebuilt or corrected. */
  'pay/termination-pay',
  'pay/department-required',
  'pay/not-processed',
  /** The tax office knows the pay, and the caller did not confirm the change. */
  'pay/reported',
  /** A standing payment file holds the pay, and the caller did not confirm the change. */
  'pay/paid-out',
  'pay/changed-meanwhile',
  /** The days hold back pay of an earlier pay. */
  'pay/paid-back-already',
  'pay/no-subscription',
  'pay-run/not-found',
  /** The hours differ from the approved shifts and nobody says why. */
  'pay/reason-required',
  'timesheet/not-found',
  'timesheet/paid',
  'timesheet/not-clocked-in',
  'anomaly/not-found',
  'scenario/not-found',
  'termination/unknown-employee',
  'termination/not-found',
  'termination/not-planned',
  'termination/schema',
  'termination/business',
  'termination/employee-deleted',
  'termination/already-terminated',
  'termination/unprocessed-termination-pay',
  'idempotency/other-request',
] as const;

export type PaysRefusalCode = (typeof paysRefusalCodes)[number];

export interface PaysRefusal {
  readonly code: PaysRefusalCode;
  readonly message: string;
  /** Which item of the request, from 0. */
  readonly index?: number;
  /** The member inside the item, in camelCase: `allowances[0].amount`. */
  readonly path?: string;
  /** Every member that is at fault, in camelCase, where several are. */
  readonly fields?: readonly string[];
  /** What the caller has to confirm for it to be done all the same. */
  readonly confirm?: readonly Confirmation[];
}

/** Members of a command that say that the caller knows what a change brings with it. */
export type Confirmation = 'confirmReported' | 'confirmPaid';

export interface Refused {
  readonly ok: false;
  readonly error: PaysRefusal;
}

export function refusal(
  code: PaysRefusalCode,
  message: string,
  where: Omit<PaysRefusal, 'code' | 'message'> = {},
): Refused {
  return { ok: false, error: { code, message, ...where } };
}
