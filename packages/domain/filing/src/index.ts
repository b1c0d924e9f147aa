/** What leaves the building: Single Touch Payroll, payday filing, bank files and super files. */
export { accountsOfEmployee } from './domain/bank/accounts-of-employee';
export { splitNetPay, type NetPayShare } from './domain/bank/split-net-pay';
export type { BankAccount, BankPayment, RankedAccount } from './domain/bank/bank-payment';
export { writeAba, type AbaFile, type DirectEntryUser } from './domain/bank/write-aba';
export { writeNzDirectCredits, type NzDirectCredits } from './domain/bank/write-nz-direct-credits';
export { filingRefusalCodes, type FilingRefusal, type FilingRefusalCode } from './domain/filing-refusal';
export {
  afterAttempt,
  lodgementStatuses,
  maxAttempts,
  type AttemptedLodgement,
  type LodgementAnswer,
  type LodgementStatus,
} from './domain/lodgement/lodgement';
export type { EmploymentLine } from './domain/payday-filing/employment-line';
export { taxCodeField } from './domain/payday-filing/line-of-pay';
export { amountsOfPay } from './domain/stp/amounts-of-pay';
export { checkPayee, checkPayer, stpFaultCodes, type StpFault, type StpFaultCode } from './domain/stp/check-stp-event';
export { encodeStpEvent } from './domain/stp/encode-stp-event';
export { stpActions, stpStatuses, type AuFiledPay, type StpAction, type StpStatus } from './domain/stp/kept-au-pay';
export type { StpEvent } from './domain/stp/stp-event';
export { superStates, type SuperState } from './domain/super/super-clock';
export { writeSaff, type SaffFile } from './domain/super/write-saff';
export type * from './ports';
export type { BankFileOfRun } from './use-cases/bank-file';
export type { SubmitStpPays } from './use-cases/choose-stp-pays';
export type { FilingDependencies } from './use-cases/filing-dependencies';
export { filingUseCases, type FilingUseCases } from './use-cases/filing-use-cases';
export { lodgeDue, type LodgeDependencies, type OnAttempt } from './use-cases/lodge-due';
export type { LodgementWithPays, StpPay, StpYear, StpYearOfOne } from './use-cases/lodgement-log';
export type { FiledDay, PaydayPeriod } from './use-cases/payday-files';
export { payrollTaxPay, type PayrollTaxReport } from './domain/payroll-tax/payroll-tax-report';
export type { PayrollTaxQuery } from './use-cases/payroll-tax';
export type { LeftOutPay, MadePaymentFile, MakePaymentFile } from './use-cases/payment-files';
export type { StpRow } from './use-cases/queue-stp-event';
export type { PaydayState } from './use-cases/payday-files';
export type { SubmittedStp } from './use-cases/submit-stp-pays';
export type { ClockedContribution, RecordSuperReceived, SuperFileOfRun, SuperPeriod } from './use-cases/super-files';
export type { WrittenFile } from './use-cases/written-file';
export { openingReportsOn, paymentsOn, reportsOn } from './use-cases/follow-changes';
