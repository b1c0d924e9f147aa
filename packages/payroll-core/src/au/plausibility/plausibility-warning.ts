/** Something that is possible and rarely meant. The figures stand; somebody should look. */
export interface PlausibilityWarning {
  readonly code: PlausibilityWarningCode;
  readonly message: string;
  /** The member of the API that the warning is about. */
  readonly field?: string;
}

/** Every warning about whether a pay can be meant. */
export const plausibilityWarningCodes = [
  'au.leave/cashed-out-leaves-too-little',
  'au.leave/long-service-accrual-below-act',
  'au.plausibility/after-last-day',
  'au.plausibility/before-start-date',
  'au.plausibility/below-minimum-wage',
  'au.plausibility/full-period-for-part',
  'au.plausibility/more-hours-than-time',
  'au.plausibility/ten-times-last-pay',
] as const;

/** The codes of warnings that hold a pay against what is plausible. */
export type PlausibilityWarningCode = (typeof plausibilityWarningCodes)[number];
