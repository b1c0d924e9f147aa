export { bindFiling } from './bind-filing';
export { sealedLodgementColumn } from './bind-lodgements';
export { sealedPaydayReturnColumn } from './bind-payday-returns';
export { sealedPaymentFileColumn } from './bind-payment-files';
export { filingTables } from './filing-tables';
