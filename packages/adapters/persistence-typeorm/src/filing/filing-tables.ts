import type { LodgementReceiver, LodgementStatus, PaymentFile, PaymentFileKind, StpAction } from '@anz-payroll/filing';
import { column, defineTable, nullable } from '../columns';

export interface LodgementRow {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly messageId: string;
  readonly kind: 'pay-event' | 'update-event';
  readonly action: StpAction;
  readonly financialYear: string;
  readonly paymentDate: string;
  readonly payeeCount: number;
  readonly isFinal: boolean | null;
  readonly body: string;
  readonly status: LodgementStatus;
  readonly attempts: number;
  readonly dueAt: number;
  readonly claimToken: string | null;
  readonly leaseUntil: number | null;
  readonly message: string | null;
  readonly lodgedWith: LodgementReceiver | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const LodgementTable = defineTable<LodgementRow>('lodgements', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  messageId: column.code(64),
  kind: column.code<LodgementRow['kind']>(16),
  action: column.code<StpAction>(8),
  financialYear: column.code(7),
  paymentDate: column.civilDate(),
  payeeCount: column.integer(),
  isFinal: nullable(column.boolean()),
  body: column.encrypted(),
  status: column.code<LodgementStatus>(16),
  attempts: column.integer(),
  dueAt: column.epochMs(),
  claimToken: nullable(column.code(36)),
  leaseUntil: nullable(column.epochMs()),
  message: nullable(column.text(1000)),
  lodgedWith: nullable(column.code<LodgementReceiver>(16)),
  createdAt: column.epochMs(),
  updatedAt: column.epochMs(),
});

export interface LodgementPayRow {
  readonly lodgementId: number;
  readonly payId: number;
}

export interface LodgementPayeeRow {
  readonly lodgementId: number;
  readonly employeeId: number;
}

/** Employees of a message of whom it holds no pay. */
export const LodgementPayeeTable = defineTable<LodgementPayeeRow>(
  'lodgement_payees',
  { lodgementId: column.integer(), employeeId: column.integer() },
  { primaryKey: ['lodgementId', 'employeeId'] },
);

export const LodgementPayTable = defineTable<LodgementPayRow>(
  'lodgement_pays',
  { lodgementId: column.integer(), payId: column.integer() },
  { primaryKey: ['lodgementId', 'payId'] },
);

export interface StpPayMessageRow {
  readonly payId: number;
  readonly message: string;
  readonly updatedAt: number;
  /** Over the message and what the pay's own row says about its report. */
  readonly mac: string | null;
}

export const StpPayMessageTable = defineTable<StpPayMessageRow>(
  'stp_pay_messages',
  {
    payId: column.integer(),
    message: column.text(1000),
    updatedAt: column.epochMs(),
    mac: nullable(column.lookupHash()),
  },
  { primaryKey: ['payId'] },
);

export interface PaydayReturnRow {
  readonly id: number;
  readonly companyId: number;
  readonly payDate: string;
  readonly lines: string;
  readonly filedAt: number;
}

export const PaydayReturnTable = defineTable<PaydayReturnRow>('payday_returns', {
  id: column.id(),
  companyId: column.integer(),
  payDate: column.civilDate(),
  lines: column.encrypted(),
  filedAt: column.epochMs(),
});

export interface SuperReceiptRow {
  readonly payId: number;
  readonly companyId: number;
  readonly receivedOn: string;
  readonly recordedAt: number;
}

export const SuperReceiptTable = defineTable<SuperReceiptRow>(
  'super_receipts',
  {
    payId: column.integer(),
    companyId: column.integer(),
    receivedOn: column.civilDate(),
    recordedAt: column.epochMs(),
  },
  { primaryKey: ['payId'] },
);

export interface PaymentFileRow {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly payRunId: number;
  readonly kind: PaymentFileKind;
  readonly fileName: string;
  readonly mediaType: PaymentFile['mediaType'];
  readonly content: string;
  readonly createdAt: number;
}

export const PaymentFileTable = defineTable<PaymentFileRow>('payment_files', {
  id: column.id(),
  customerId: column.integer(),
  companyId: column.integer(),
  payRunId: column.integer(),
  kind: column.code<PaymentFileKind>(8),
  fileName: column.code(80),
  mediaType: column.code<PaymentFile['mediaType']>(20),
  content: column.encrypted(),
  createdAt: column.epochMs(),
});

export interface PaymentFilePayRow {
  readonly fileId: number;
  readonly payId: number;
  /** Kind and pay while the file stands; unique. */
  readonly liveKey: string | null;
}

export const PaymentFilePayTable = defineTable<PaymentFilePayRow>(
  'payment_file_pays',
  { fileId: column.integer(), payId: column.integer(), liveKey: nullable(column.code(40)) },
  { primaryKey: ['fileId', 'payId'] },
);

export interface PaymentFileCancellationRow {
  readonly fileId: number;
  readonly cancelledAt: number;
  readonly reason: string;
}

export const PaymentFileCancellationTable = defineTable<PaymentFileCancellationRow>(
  'payment_file_cancellations',
  { fileId: column.integer(), cancelledAt: column.epochMs(), reason: column.text(200) },
  { primaryKey: ['fileId'] },
);

export const filingTables = [
  PaymentFileTable,
  PaymentFilePayTable,
  PaymentFileCancellationTable,
  LodgementTable,
  LodgementPayTable,
  LodgementPayeeTable,
  StpPayMessageTable,
  PaydayReturnTable,
  SuperReceiptTable,
];
