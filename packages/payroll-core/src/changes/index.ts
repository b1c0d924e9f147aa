/** What changes between two pays, and why; what a change of law or of pay does to people. */
export { causeNames, causeTitles, type CauseName } from './cause';
export type { PayOfCountry } from './compared-country';
export {
  explainAgainstFigures,
  explainDifference,
  type Cause,
  type Difference,
  type FiguresFromOutside,
} from './explain-difference';
export { atHourlyRate, impactOfChange, impactOfRise, raisedPay, type Rise } from './impact-of-rise';
export { changeOfLaw, impactOfLaw, type ChangeOfLaw, type Impact, type LawOfDay } from './impact-of-law';
export { dayOfChange, noteToStaff } from './note-to-staff';
export { totalNames, type PayTotals } from './pay-totals';
export type { RuleMovement } from './rules-that-moved';
