import { attemptTimeoutMs } from '@anz-payroll/webhook-outbox';

export const timeoutText = `No complete answer within ${attemptTimeoutMs / 1000} seconds`;

/** The kind of failure and nothing of what the listener said: an error text could carry somebody's data. */
export function failureText(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)
    ? `The connection failed: ${code}`
    : 'The connection failed';
}
