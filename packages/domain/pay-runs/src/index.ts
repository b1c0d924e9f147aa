/** Pays: calendars, what a pay is made of, what it leaves behind in leave and year to date, and how it is put right. */
export { partsOfPays } from './domain/parts-of-pays';
export * from './domain/pay-command';
export type * from './domain/pay-record';
export type { LeftOut, PayRun, RunApproval, WorkedPayRun } from './domain/pay-run';
export { cellOf, type EnteredPay, type PayCell } from './domain/cells/pay-cell';
export { leaveDescription } from './domain/leave-description';
export { codeMembers, columnKey, readColumnKey, type ItemColumn, type PayColumn } from './domain/cells/pay-column';
export { namesFamilyViolence } from './domain/names-family-violence';
export {
  earlierEmployments,
  employedOn,
  endedEmployment,
  inEmployment,
  type EndedEmployment,
} from './domain/ended-employment';
export { itemKey, type ItemKind, type KnownItem } from './domain/known-items';
export type { CalculationInput } from './domain/calculation-input';
export {
  answerDocument,
  calculationInputDocument,
  payDocument,
  upgradeAnswerDocument,
  upgradeCalculationInput,
  upgradePayDocument,
  withVerdictOf,
  type PayDocument,
} from './domain/pay-document';
export { differencesCsv } from './domain/comparing/differences-csv';
export { countryPayroll, countryPayrolls } from './countries/registered-countries';
export type { CountryPayroll, FilingAfterCorrection } from './countries/country-payroll';
export { grossUpLine } from './countries/gross-up';
export type { CalculatedPay } from './domain/calculate-pay';
export type * from './domain/year-figures';
export { payAnnouncement } from './use-cases/pay-announcement';
export { payEventModel, payReadModel, terminationReadModel } from './domain/pay-read-model';
export type * from './domain/pay-read-model-types';
export { warningsOf } from './domain/warnings-of';
export { awardCheckReadModel, minimumInWords, type AwardCheck } from './domain/award-check';
export { isForgotten, type NewRunningClock, type RunningClock } from './domain/timesheets/time-clock';
export { isApproved, type NewTimesheetShift, type TimesheetShift } from './domain/timesheets/timesheet-shift';
export type * from './domain/balances';
export type { LeaveStatement, LeaveStatementEntry } from './countries/nz/nz-leave-statement';
export type { LeaveOfPeople, LeaveOfPerson } from './use-cases/leave-of-people';
export type { LeaveOwed } from './domain/leave-owed';
export type { LeaveOwedTo } from './use-cases/leave-owed';
export type { BalancesOfCompany, ListBalances, ReadBalances } from './use-cases/read-balances';
export { periodOf, type Period } from './domain/period-of';
export { addFigures, negateFigures } from './domain/figures';
export { accountOfEntries, accountWith, newAccount, runningSums } from './use-cases/account-with';
export { sumsAsAt, type LedgerPosition, type LedgerSums } from './use-cases/sums-as-at';
export type * from './ports';
export type { ComparedPay, ComparePay, DifferencesOfRun, MovedPay } from './use-cases/compare-pays';
export {
  anomalyCodes,
  anomalyTitles,
  type Acknowledgement,
  type Anomaly,
  type AnomalyCode,
  type ReviewedAnomaly,
} from './domain/anomalies/anomaly';
export { monthlyPaydayAfter } from './domain/forecast/paydays';
export { anomaliesCsv } from './domain/anomalies/anomalies-csv';
export {
  forecastFigures,
  type CashDate,
  type Forecast,
  type ForecastAmounts,
  type ForecastMonth,
} from './domain/forecast/forecast';
export { forecastCsv } from './domain/forecast/forecast-csv';
export { taxDue } from './domain/forecast/tax-dates';
export type { ReadForecast } from './use-cases/read-forecast';
export { changeInWords } from './domain/scenarios/change-in-words';
export type { CostOfChange, CostOfScenario, NewScenario, Scenario, ScenarioChange } from './domain/scenarios/scenario';
export { scenariosCsv } from './domain/scenarios/scenarios-csv';
export type { SaveScenario } from './use-cases/scenarios';
export { impactCsv, type ImpactRow } from './domain/impact/impact-csv';
export type { ChangeAsked, ImpactOnCompany, ReadImpact } from './use-cases/read-impact';
export type { AcknowledgeAnomaly, AnomaliesOfRun } from './use-cases/review-run';
export type { BackPayRows, OwedPeriod } from './domain/back-pay';
export { correctionInWords } from './use-cases/correction-in-words';
export type { AwardBackPay, OwedByAwards, PaidAwardBackPay, PreviewedAwardBackPay } from './use-cases/award-back-pay';
export type { BackPay, OwedBackPay, PaidBackPay, PreviewedBackPay } from './use-cases/back-pay';
export type { ApprovePayRun } from './use-cases/approve-pay-run';
export type { CellChange, ChangeCells, ChangedCells } from './use-cases/change-cells';
export { itemWithCells, type CellsOfPay } from './use-cases/cells-of-pay';
export { lineLists, type PayLine, type PayLines } from './domain/pay-lines';
export type { CellsOfRun, StagedCells } from './use-cases/read-cells';
export type { CheckedPeriod, CheckPastPays } from './use-cases/check-past-pays';
export type { TakenTimesheet } from './use-cases/take-timesheets';
export type { ClockAction, MoveClock } from './use-cases/time-clock';
export type {
  ApprovedShift,
  ApproveShifts,
  EnterShifts,
  ListShifts,
  OneShift,
  ShiftEntry,
} from './use-cases/timesheets';
export type { PaysDependencies } from './use-cases/pays-dependencies';
export type { CancelPlan, OnePlan, PlanOfEmployee, PlanTermination } from './use-cases/plan-termination';
export { paysUseCases } from './use-cases/pays-use-cases';
export { paysRefusalCodes, type Confirmation, type PaysRefusal, type PaysRefusalCode } from './domain/pays-refusal';
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
