/** What a member of a termination request holds. */
export type FieldType =
  | { readonly type: 'amount' }
  | { readonly type: 'signed-amount' }
  | { readonly type: 'flag' }
  | { readonly type: 'date' }
  | { readonly type: 'code'; readonly codes: readonly string[] }
  | { readonly type: 'rows' };

export type TerminationField = FieldType & {
  readonly country: 'both' | 'AU' | 'NZ';
  /** Only with `isManualLeaveAmounts`. */
  readonly manualOnly?: true;
  /** Only with `isPaymentInLieuPaid`. */
  readonly notice?: true;
};

/** Every member of a termination request, of both countries: the members of the API's body in camel case. */
export const terminationFields = {
  terminationDate: { country: 'both', type: 'date' },
  isManualLeaveAmounts: { country: 'both', type: 'flag' },
  isPaymentInLieuPaid: { country: 'both', type: 'flag' },
  redundancyAmount: { country: 'both', type: 'amount' },
  nonEtpAmount: { country: 'both', type: 'amount' },
  unusedHolidayAmount: { country: 'both', type: 'signed-amount', manualOnly: true },

  reason: {
    country: 'AU',
    type: 'code',
    codes: ['TERMINATION', 'INVALIDITY', 'DEATH_DEPENDENT', 'DEATH_NON_DEPENDENT', 'DEATH_ESTATE', 'REDUNDANCY'],
  },
  cessationTypeCode: { country: 'AU', type: 'code', codes: ['V', 'F', 'C', 'T'] },
  paymentInLieuType: { country: 'AU', type: 'code', codes: ['NOTICE_HOURS', 'NOTICE_LUMP_SUM'], notice: true },
  noticeHours: { country: 'AU', type: 'amount', notice: true },
  noticeLumpSum: { country: 'AU', type: 'amount', notice: true },
  isUnusedHolidayPaid: { country: 'AU', type: 'flag' },
  isUnusedLeaveLoadingPaid: { country: 'AU', type: 'flag' },
  isUnusedLslPaid: { country: 'AU', type: 'flag' },
  isUnusedSickPaid: { country: 'AU', type: 'flag' },
  redundancyTaxFreePilonComponent: { country: 'AU', type: 'amount' },
  etpAmount: { country: 'AU', type: 'amount' },
  unusedLeaveLoadingAmount: { country: 'AU', type: 'amount', manualOnly: true },
  unusedSickAmount: { country: 'AU', type: 'amount', manualOnly: true },
  unusedLslPreAugust1978: { country: 'AU', type: 'amount', manualOnly: true },
  unusedLslAugust1978ToAugust1993: { country: 'AU', type: 'amount', manualOnly: true },
  unusedLslPostAugust1993: { country: 'AU', type: 'amount', manualOnly: true },
  normalEarnings: { country: 'AU', type: 'amount', manualOnly: true },
  taxSummaries: { country: 'AU', type: 'rows', manualOnly: true },

  paymentInLieuAmount: { country: 'NZ', type: 'amount', notice: true },
  unusedAltHolidayAmount: { country: 'NZ', type: 'amount', manualOnly: true },
  nzYtdTaxable: { country: 'NZ', type: 'amount' },
} as const satisfies Record<string, TerminationField>;

export type TerminationFieldName = keyof typeof terminationFields;

/** Members of the API's body that go to the calculation beside the request, as facts of the employer or the employment. */
export const factCountries: Readonly<Record<string, 'AU' | 'NZ'>> = {
  isGenuineRedundancy: 'AU',
  isInvalidityCertified: 'AU',
  isSeriousMisconduct: 'AU',
  isPressingNecessity: 'AU',
  isUnusedRdoPaid: 'AU',
  isUnusedToilPaid: 'AU',
  toilRatePerHour: 'AU',
  isLslShortfallPaid: 'AU',
  noticeRatePerHour: 'AU',
  mandatoryRetirementDate: 'AU',
  lastRetirementDate: 'AU',
  noticeEtpCode: 'AU',
  noticeGivenDate: 'AU',
  continuousServiceFrom: 'AU',
  serviceDaysNotCounted: 'AU',
  isSmallBusiness: 'AU',
  isFixedTerm: 'AU',
  isTrainingArrangement: 'AU',
  isApprentice: 'AU',
  lslServiceFrom: 'AU',
  lslWeeklyHours: 'AU',
  lslOrdinaryHoursWorked: 'AU',
  lslHoursTaken: 'AU',
  lslDaysUsedBefore16August1978: 'AU',
  lslDaysUsedTo17August1993: 'AU',
  lslDaysUsedAfter17August1993: 'AU',
  holidayHoursBefore18August1993: 'AU',
  earlierEtps: 'AU',
  isAdvanceRecoveryAgreed: 'NZ',
};
