export { openDatabase } from './open-database';
export {
  DatabaseBusy,
  DatabaseUnavailable,
  DuplicateKey,
  EventLoopYield,
  inChunks,
  NestedUnitOfWork,
  parseDatabaseUrl,
  StaleVersion,
  type Database,
  type DatabaseOptions,
  type Engine,
  type Readiness,
  type Transaction,
} from './database';
export { UnstorableText } from './columns';
export { MigrationFailed } from './migrating';
export { BackupRefused, type Manifest, type RestoreOptions, type TableSum, type VerifyOptions } from './backup';
export { type ReencryptOptions, type ReencryptReport, type UnderOlderKeys } from './reencryption';
export { DecryptionFailed, StoredValueChanged, UnknownKey, type ColumnName, type FieldEncryption } from './encryption';
export { type Finding } from './integrity/finding';
export { bindAccounts, bindAudit } from './accounts';
export { bindCompanies, type CompanyNeighbours } from './companies';
export { bindEmployees, type EmployeeNeighbours } from './employees';
export { bindAnnouncements, bindOutbox, workQueue } from './outbox';
export {
  bindIdempotency,
  type BegunRequest,
  type IdempotencyKeys,
  type KeyedRequest,
  type StoredAnswer,
} from './idempotency';
export { bindCheckout, type CheckoutNeighbours } from './checkout';
export { bindFiling } from './filing';
export { bindEmployeeMail, bindIssuedPayslips, bindPayslipLinks } from './payslips';
export { bindReports } from './reports';
export { waitingWork, type WaitingWork } from './waiting-work';
export { bindEmails, emailQueue } from './mail';
export { bindAllowanceHistory, bindFinalPays, bindPayRuns, bindPays, type PayNeighbours } from './pays';
