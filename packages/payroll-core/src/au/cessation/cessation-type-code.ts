/** Why the employment ends, as the caller says it. */
export const terminationReasons = [
  'TERMINATION',
  'INVALIDITY',
  'DEATH_DEPENDENT',
  'DEATH_NON_DEPENDENT',
  'DEATH_ESTATE',
  'REDUNDANCY',
] as const;
export type TerminationReason = (typeof terminationReasons)[number];

/** STP cessation type codes: voluntary, ill health, deceased, redundancy, dismissal, contract end, transfer. */
export type CessationTypeCode = 'V' | 'I' | 'D' | 'R' | 'F' | 'C' | 'T';

/** Those that a caller may send, and only with the reason TERMINATION. */
export const sendableCessationTypeCodes = ['V', 'F', 'C', 'T'] as const;
export type SendableCessationTypeCode = (typeof sendableCessationTypeCodes)[number];

const derived: Readonly<Record<Exclude<TerminationReason, 'TERMINATION'>, CessationTypeCode>> = {
  INVALIDITY: 'I',
  DEATH_DEPENDENT: 'D',
  DEATH_NON_DEPENDENT: 'D',
  DEATH_ESTATE: 'D',
  REDUNDANCY: 'R',
};

/** @law ATO, STP Phase 2 employer reporting guidelines, "When an employee transfers or leaves" */
export function cessationTypeCode(
  reason: TerminationReason,
  sent: SendableCessationTypeCode | undefined,
): CessationTypeCode {
  return reason === 'TERMINATION' ? (sent ?? 'V') : derived[reason];
}

export function isDeath(reason: TerminationReason): boolean {
  return derived[reason as keyof typeof derived] === 'D';
}
