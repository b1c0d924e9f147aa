import type { Sender } from '@anz-payroll/webhook-outbox';

/** A sender with connections of its own, which it lets go in the end. */
export interface ClosableSender extends Sender {
  close(): void;
}
