export type {
  FiledPayday,
  FilingStores,
  FilingUnitOfWork,
  HeldAccounts,
  PaydayReturns,
  ProcessedPays,
  StpMark,
  SuperReceipts,
} from './filing-stores';
export type {
  ClaimedLodgement,
  Lodgement,
  LodgementReceiver,
  Lodgements,
  LodgementService,
  NewLodgement,
} from './lodgements';
export type { NewPaymentFile, ChangedPay, PaymentFile, PaymentFileKind, PaymentFiles } from './payment-files';
