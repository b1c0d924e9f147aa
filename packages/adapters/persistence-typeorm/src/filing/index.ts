export { bindFiling } from './bind-filing';
export { encryptedLodgementColumn } from './bind-lodgements';
export { encryptedPaydayReturnColumn } from './bind-payday-returns';
export { encryptedPaymentFileColumn } from './bind-payment-files';
export { filingTables } from './filing-tables';
