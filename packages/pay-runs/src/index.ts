/** Pays: calendars, what a pay is made of, what it leaves behind in leave and year to date, and how it is put right. */
export * from './domain/pay-command';
export type * from './domain/pay-record';
export type { PayRun } from './domain/pay-run';
export { paysRefusalCodes, type PaysRefusal, type PaysRefusalCode } from './domain/pays-refusal';
export type {
  CorrectPay,
  Correction,
  CreatedPays,
  GrossedUpPay,
  OnePayRun,
  OpenPayRun,
  PaysUseCases,
  ReplayedPay,
  TerminationOfEmployee,
} from './use-cases/pays-use-cases';
