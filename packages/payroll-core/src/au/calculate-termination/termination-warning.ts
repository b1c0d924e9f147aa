/** Something a person should look at. The figures stand. */
export interface TerminationWarning {
  readonly code: AuTerminationWarningCode;
  readonly message: string;
}

export type AuTerminationWarningCode =
  | 'au.termination/negative-leave-balance'
  | 'au.termination/manual-amount-not-paid'
  | 'au.termination/long-service-leave-state-unknown'
  | 'au.termination/long-service-leave-reason-ambiguous'
  | 'au.termination/redundancy-not-genuine'
  | 'au.termination/invalidity-certificates'
  | 'au.termination/delayed-payment'
  | 'au.termination/tax-summaries-differ'
  | 'au.termination/tax-summaries-exceed-payment';
