import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import type { PageServices } from '../pages';
import type { Visit } from './visit';

type Refused = { readonly ok: false; readonly error: { readonly message: string } };

/** The form was sent before and did its work then. */
export interface Repeated {
  readonly ok: true;
  readonly isRepeated: true;
  /** What was made, where the answer names it. */
  readonly recordId: number;
}

const otherValues =
  'This form was sent before with other values. Look whether what it made is what you want, and send it again if not.';

/** Does what a form that creates something asks: once for each time that the form was shown, however often it is sent. */
export async function createOnce<T extends { readonly ok: boolean }>(
  { once }: Pick<PageServices, 'once'>,
  { session }: Visit,
  what: { readonly operation: string; readonly sent: { readonly request_key?: string } },
  work: () => Promise<T>,
): Promise<T | Repeated | Refused> {
  const { request_key: key = '', ...sent } = what.sent;
  if (once === undefined || key === '') return work();
  const { csrf_token: _, ...fields } = sent as Readonly<Record<string, unknown>>;
  const fingerprint = fingerprintOf(what.operation, fields);
  const done = await once.run({ customerId: session.customer.id, key: `page ${key}`, fingerprint }, work);
  if (done.kind === 'done') return done.outcome;
  if (done.kind === 'conflict') return { ok: false, error: { message: otherValues } };
  return { ok: true, isRepeated: true, recordId: done.recordIds[0] ?? 0 };
}
