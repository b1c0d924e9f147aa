import type { EmailKind } from '@anz-payroll/mail';
import { column, defineTable, nullable } from '../columns';

/** `waiting` and due, `sent`, or `failed` for good. An e-mail being sent is waiting for the end of its lease. */
export type EmailStatus = 'waiting' | 'sent' | 'failed';

export interface EmailRow {
  readonly id: number;
  readonly kind: EmailKind;
  readonly userId: number;
  readonly facts: Readonly<Record<string, string>>;
  readonly status: EmailStatus;
  readonly attempts: number;
  readonly dueAt: number;
  readonly claimToken: string | null;
  readonly lastError: string | null;
  readonly createdAt: number;
  readonly sentAt: number | null;
}

export const EmailTable = defineTable<EmailRow>('letters', {
  id: column.id(),
  kind: column.code<EmailKind>(32),
  userId: column.integer(),
  facts: column.json<EmailRow['facts']>(),
  status: column.code<EmailStatus>(16),
  attempts: column.integer(),
  dueAt: column.epochMs(),
  claimToken: nullable(column.code(36)),
  lastError: nullable(column.text(255)),
  createdAt: column.epochMs(),
  sentAt: nullable(column.epochMs()),
});
