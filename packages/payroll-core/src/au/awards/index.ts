export { awardCatalogue, type AwardCoverage, type AwardEntry } from './catalogue/award-catalogue';
export { defineAward, type Award, type AwardFiles } from './award';
export { awardEdition } from './award-edition';
export type { AwardEmployee } from './award-employee';
export {
  rateTypes,
  type AwardCasualLoading,
  type AwardRate,
  type AwardRates,
  type ExpenseAllowance,
  type RateType,
  type WageAllowance,
} from './award-rates';
export type { Certainty } from './certainty';
export { employmentTypes, type EmploymentType } from './employment-type';
export {
  checkLeaveLoading,
  type LeaveLoadingCheck,
  type LeaveLoadingTerms,
  type PaidAnnualLeave,
} from './leave-loading/check-leave-loading';
export { minimumRate, type MinimumRate } from './minimum-rate';
export type { PayGuide, PayGuideColumn, PayGuideRow, PayGuideSection } from './pay-guide';
export { percentageOf, type AwardPercentages } from './percentages';
export { percentOf } from './percent-of';
export { priceCell, type PayGuideCell } from './price-cell';
export type * from './rules/award-rules';
export {
  auStates,
  awardPublicHolidays,
  publicHolidayOn,
  type AuState,
  type AwardPublicHoliday,
} from './public-holidays/award-public-holidays';
export {
  minimumWageAt,
  nationalMinimumWage,
  type MinimumWageOfAge,
  type NationalMinimumWage,
} from './national-minimum-wage/national-minimum-wage';
export {
  interpretShifts,
  type AwardInterpretation,
  type InterpretShiftsInput,
  type RosterCycle,
} from './interpreter/interpret-shifts';
export { timeOffFor, type TimeOff } from './interpreter/time-off';
export { shiftFacts, type AwardShift, type ClockRange, type ShiftFact } from './interpreter/award-shift';
export { awardLineKinds, type AwardLineKind, type AwardPayLine } from './interpreter/pay-line';
export { checkUnderpayment } from './guard/check-underpayment';
export {
  paidCategories,
  uncoveredArrangements,
  type CheckUnderpaymentInput,
  type MinimumSetBy,
  type PaidCategory,
  type PaidLine,
  type RecordedWork,
  type UncoveredArrangement,
  type WorkedHours,
} from './guard/check-underpayment-input';
export {
  underpaymentReasons,
  type CategoryComparison,
  type RequiredLine,
  type UnderpaymentCheck,
  type UnderpaymentEvidence,
  type UnderpaymentReason,
  type UnderpaymentReasonCode,
} from './guard/underpayment-check';
export { shiftMinutes } from './interpreter/shift-minutes';
export { workByDay, type WorkOfDay } from './interpreter/work-by-day';
