import type { AuWithholdingWarningCode } from '../withholding/withholding-warning';

/** Something a person should look at. The figures stand. */
export interface TerminationWarning {
  readonly code: AuTerminationWarningCode;
  readonly message: string;
  /** The member of the API that the warning is about. */
  readonly field?: string;
}

/** Every warning of a termination, beside those about the tax declaration. */
export const auTerminationWarningCodes = [
  'au.termination/negative-leave-balance',
  'au.termination/manual-amount-not-paid',
  'au.termination/long-service-leave-state-unknown',
  'au.termination/long-service-leave-reason-ambiguous',
  'au.termination/redundancy-not-genuine',
  'au.termination/invalidity-certificates',
  'au.termination/delayed-payment',
  'au.termination/tax-summaries-differ',
  'au.termination/tax-summaries-exceed-payment',
] as const;

export type AuTerminationWarningCode = (typeof auTerminationWarningCodes)[number] | AuWithholdingWarningCode;
