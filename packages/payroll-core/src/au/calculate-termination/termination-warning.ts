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
  'au.termination/long-service-leave-death-not-named',
  'au.termination/redundancy-not-genuine',
  'au.termination/invalidity-certificates',
  'au.termination/delayed-payment',
  'au.termination/tax-summaries-differ',
  'au.termination/tax-summaries-exceed-payment',
  'au.termination/genuine-redundancy-assumed',
  'au.termination/tax-free-limit-of-instalments',
  'au.termination/notice-tax-free',
  'au.termination/continuous-service-of-payment',
  'au.termination/invalidity-segment',
  'au.termination/pre-july-1983-segment',
  'au.termination/death-benefit-of-dependant',
  'au.termination/death-benefit-of-estate',
  'au.termination/death-benefit-of-recipient',
  'au.termination/leave-after-death-not-taxed',
  'au.termination/no-normal-earnings',
  'au.termination/annual-leave-before-1993',
  'au.termination/annual-leave-taken-as-recent',
  'au.termination/long-service-leave-before-1993',
  'au.termination/long-service-leave-shortfall',
  'au.termination/long-service-leave-shortfall-paid',
  'au.termination/long-service-leave-not-compared',
  'au.termination/rdo-not-paid',
  'au.termination/toil-not-paid',
  'au.termination/transfer-pays-out-leave',
  'au.termination/notice-below-minimum',
  'au.termination/redundancy-below-minimum',
  'au.termination/minimum-not-compared',
  'au.termination/small-business-assumed',
] as const;

/** The codes of warnings on an Australian termination. */
export type AuTerminationWarningCode = (typeof auTerminationWarningCodes)[number] | AuWithholdingWarningCode;
