/** Why the employment ends, as the caller says it. */
export const terminationReasons = [
  'TERMINATION',
  'INVALIDITY',
  'DEATH_DEPENDENT',
  'DEATH_NON_DEPENDENT',
  'DEATH_ESTATE',
  'REDUNDANCY',
] as const;
/** Why employment ended, by API code. */
export type TerminationReason = (typeof terminationReasons)[number];

/** STP cessation type codes: voluntary, ill health, deceased, redundancy, dismissal, contract end, transfer. */
export type CessationTypeCode = 'V' | 'I' | 'D' | 'R' | 'F' | 'C' | 'T';

/** Those that a caller may send, and only with the reason TERMINATION. */
export const sendableCessationTypeCodes = ['V', 'F', 'C', 'T'] as const;
/** The cessation type codes that may be sent with a termination. */
export type SendableCessationTypeCode = (typeof sendableCessationTypeCodes)[number];

const derived: Readonly<Record<Exclude<TerminationReason, 'TERMINATION'>, CessationTypeCode>> = {
  INVALIDITY: 'I',
  DEATH_DEPENDENT: 'D',
  DEATH_NON_DEPENDENT: 'D',
  DEATH_ESTATE: 'D',
  REDUNDANCY: 'R',
};

/** @law ATO, STP Phase 2 employer reporting guidelines, "When an employee transfers or leaves" */
/** The STP cessation type code of a termination's reason. */
export function cessationTypeCode(
  reason: TerminationReason,
  sent: SendableCessationTypeCode | undefined,
): CessationTypeCode {
  return reason === 'TERMINATION' ? (sent ?? 'V') : derived[reason];
}

/** Whether employment ended by the employee's death. */
export function isDeath(reason: TerminationReason): boolean {
  return derived[reason as keyof typeof derived] === 'D';
}
