/** What happened, before it has its place in the chain. */
export interface AuditEvent {
  readonly at: number;
  /** Zero is the operator's own log: what concerns no customer. */
  readonly customerId: number;
  readonly userId: number | null;
  readonly clientId: string | null;
  readonly requestId: string;
  /** The address that the request came from; null where there was none, and in entries of earlier versions. */
  readonly address: string | null;
  /** Who did it at the command line; null for whatever came over HTTP. */
  readonly operator: string | null;
  /** What was done, like `employee.update` or `employee.read-tax-number`. */
  readonly action: string;
  readonly recordType: string;
  readonly recordId: string | null;
  /** Further facts that are no secret, like the names of the changed fields; never their values. */
  readonly details: Readonly<Record<string, string>>;
}

/**
 * How an entry's hash was made. 1: SHA-256, which anybody can compute who can write to the database. 2: a message
 * authentication code under a key that is not in the database, over address and operator too.
 */
export type AuditForm = 1 | 2;

/** A link of one customer's chain: `hash` covers the event, its place and the hash before it. */
export interface AuditEntry extends AuditEvent {
  readonly form: AuditForm;
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** The hash before the first entry. */
export const auditOrigin = '';

/**
 * The exact text an entry's hash covers. A JSON array has one way to be written, so two different entries never give
 * the same text; `details` is sorted by name.
 */
export function auditText(event: AuditEvent, sequence: number, previousHash: string, form: AuditForm = 2): string {
  const details = Object.entries(event.details).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    ...(form === 1 ? [] : [form, event.address, event.operator]),
    previousHash,
    sequence,
    event.at,
    event.customerId,
    event.userId,
    event.clientId,
    event.requestId,
    event.action,
    event.recordType,
    event.recordId,
    details,
  ]);
}
