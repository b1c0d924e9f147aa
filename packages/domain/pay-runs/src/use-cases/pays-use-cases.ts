import type { BalancesReadModel } from '../domain/balances';
import type { CalculationInput } from '../domain/calculation-input';
import type { LeaveOwed } from '../domain/leave-owed';
import {
  listBalances,
  readBalances,
  type BalancesOfCompany,
  type ListBalances,
  type ReadBalances,
} from './read-balances';
import type { Versioned } from '@anz-payroll/companies';
import type { CivilDate, Result } from 'payroll-core';
import type {
  ChangePay,
  CreatePays,
  DecimalText,
  InCompany,
  ListPayRuns,
  ListPays,
  NetToGross,
  OnePay,
  PayPeriod,
  RebuildPay,
  Terminate,
} from '../domain/pay-command';
import type { ReviewedAnomaly } from '../domain/anomalies/anomaly';
import type { Figures, PayExplanation, PayRecord, PayWarning, PreviewedPay } from '../domain/pay-record';
import type { FilingAfterCorrection, OverpaidPay } from '../countries/country-payroll';
import type { PayRun, RunApproval, WorkedPayRun } from '../domain/pay-run';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { RunningClock } from '../domain/timesheets/time-clock';
import type { TimesheetShift } from '../domain/timesheets/timesheet-shift';
import { approvePayRun, readApproval, type ApprovePayRun } from './approve-pay-run';
import { readCellsOfPay, type CellsOfPay } from './cells-of-pay';
import { changeCells, type ChangeCells, type ChangedCells } from './change-cells';
import {
  payAwardBackPay,
  previewAwardBackPay,
  type AwardBackPay,
  type PaidAwardBackPay,
  type PreviewedAwardBackPay,
} from './award-back-pay';
import { payBackPay, previewBackPay, type BackPay, type PaidBackPay, type PreviewedBackPay } from './back-pay';
import { deletePay, rebuildPay } from './change-pay';
import { checkPastPays, type CheckedPeriod, type CheckPastPays } from './check-past-pays';
import {
  comparePay,
  comparePreviews,
  compareRun,
  type ComparedPay,
  type ComparePay,
  type DifferencesOfRun,
} from './compare-pays';
import { applyCorrection, previewCorrection } from './correct-pay';
import { createPays } from './create-pays';
import { leaveOwed, type LeaveOwedTo } from './leave-owed';
import { leaveOfPeople, type LeaveOfPeople, type LeaveOfPerson } from './leave-of-people';
import { openAndProcessPayRun } from './open-and-process-pay-run';
import { openPayRun } from './open-pay-run';
import type { MadeGood } from './made-good';
import type { PaysDependencies } from './pays-dependencies';
import {
  cancelPlannedTermination,
  planTermination,
  readPlannedTermination,
  type CancelPlan,
  type OnePlan,
  type PlanOfEmployee,
  type PlanTermination,
} from './plan-termination';
import { netToGross, previewPays } from './preview-pays';
import { placeLeave, type PlacedLeave, type PlaceLeave } from './place-leave';
import { processPayRun } from './process-pay-run';
import { rebuildAccounts, type RebuiltAccounts } from './rebuild-accounts';
import { readCells, type CellsOfRun, type ReadCells } from './read-cells';
import {
  inputsOf,
  listPayRuns,
  listPays,
  payRunsOf,
  readExplanation,
  readPay,
  readPayRun,
  replayPay,
} from './read-pays';
import { takeTimesheets, type TakenTimesheet } from './take-timesheets';
import { moveClock, runningClocks, type MoveClock, type MovedClock } from './time-clock';
import { acknowledgeAnomaly, readAnomalies, type AcknowledgeAnomaly, type AnomaliesOfRun } from './review-run';
import type { Forecast } from '../domain/forecast/forecast';
import { readForecast, type ReadForecast } from './read-forecast';
import { readImpact, type ImpactOnCompany, type ReadImpact } from './read-impact';
import { compareScenarios, deleteScenario, saveScenario, type SaveScenario } from './scenarios';
import type { CostOfScenario } from '../domain/scenarios/scenario';
import { readTermination, terminate } from './terminate';
import {
  approveShifts,
  deleteShift,
  enterShifts,
  listShifts,
  type ApprovedShift,
  type ApproveShifts,
  type EnterShifts,
  type ListShifts,
  type OneShift,
} from './timesheets';

export interface CreatedPays {
  /** In the order of the request. */
  readonly pays: readonly PayRecord[];
  /** True where an idempotency key brought back what an earlier request had made. */
  readonly replayed: boolean;
}

/** A termination as a pay carries it, with what is known through the employee. */
export interface TerminationOfEmployee {
  /** The pay's own record: `pay.termination` holds the figures, never null here. */
  readonly pay: PayRecord;
  /** What is to be said of the last day, beside the warnings of the pay. */
  readonly lastDayWarnings?: readonly PayWarning[];
  /** The pay run's own date. */
  readonly payRunDate: CivilDate;
  readonly isPayProcessed: boolean;
  readonly employeeNumber: string | null;
  readonly isEmployeeTerminated: boolean;
  readonly replayed: boolean;
}

export interface GrossedUpPay extends PreviewedPay {
  /** What has to be added to the pay. */
  readonly amount: DecimalText;
}

export interface ReplayedPay {
  readonly payId: number;
  readonly isEqual: boolean;
  readonly differences: readonly { readonly path: string; readonly stored: string; readonly replayed: string }[];
  readonly parameterFiles: readonly string[];
}

export interface CorrectPay extends RebuildPay {
  /** The day the mistake was found; the company's today by default. */
  readonly identifiedOn?: CivilDate;
}

/** What replacing one pay by another does; `before`, `after` and `change` hold the same names. */
export interface Correction {
  readonly pay: PayRecord;
  readonly replacement: PreviewedPay;
  readonly change: Figures;
  readonly leave: readonly { readonly leaveType: string; readonly name: string; readonly hours: DecimalText }[];
  readonly yearToDate: { readonly before: Figures; readonly after: Figures };
  readonly filing: FilingAfterCorrection;
  /** What the employee repays where the pay was corrected to less. */
  readonly overpayment: OverpaidPay | null;
  /** Processed pays of the same year that were calculated after this one and are left as they are. */
  readonly laterPayIds: readonly number[];
  /** Back pay that was paid for the pay as it was. */
  readonly backPay?: MadeGood | undefined;
}

export interface OpenPayRun extends InCompany {
  readonly payPeriod: PayPeriod;
  readonly payDate: CivilDate;
  /** The last day of the run's period; left out, the period that holds the pay date. */
  readonly periodEnd?: CivilDate;
}

export interface OnePayRun extends InCompany {
  readonly payRunId: number;
}

export interface ProcessPayRun extends OnePayRun {
  /** Pays whose figures are not those that stand in the run wait with the new ones, so that nothing is paid that nobody has seen. */
  readonly asReviewed?: boolean;
}

/** Every use case of this package, as an edge calls them. */
export interface PaysUseCases {
  createPays(command: CreatePays): Promise<Result<CreatedPays, PaysRefusal>>;
  /** Nothing is stored and any pay date is fine; `idempotency` is ignored. In the order of the request. */
  previewPays(command: CreatePays): Promise<Result<readonly PreviewedPay[], PaysRefusal>>;
  netToGross(command: NetToGross): Promise<Result<GrossedUpPay, PaysRefusal>>;

  /** Ordered by pay date, then id. */
  listPays(query: ListPays): Promise<Result<readonly PayRecord[], PaysRefusal>>;
  /** Pays with a workers-compensation amount, ordered by pay date, then id. */
  listWorkersCompPays(query: ListPays): Promise<Result<readonly PayRecord[], PaysRefusal>>;
  /** What an employee has at the end of a day, in whatever state the employee is. */
  readBalances(query: ReadBalances): Promise<Result<BalancesReadModel, PaysRefusal>>;
  /** The same of everybody in the company who is not deleted, a page at a time by name. */
  listBalances(query: ListBalances): Promise<Result<BalancesOfCompany, PaysRefusal>>;
  /** What would be paid for leave if the jobs ended, where the hours of the balances do not tell it. */
  leaveOwed(query: LeaveOwedTo): Promise<Result<ReadonlyMap<number, LeaveOwed>, PaysRefusal>>;
  /** New Zealand: every change of leave with its reason, and the hours that the leave laws look at. */
  leaveOfPeople(query: LeaveOfPeople): Promise<Result<readonly LeaveOfPerson[], PaysRefusal>>;
  readPay(query: OnePay): Promise<Result<Versioned<PayRecord>, PaysRefusal>>;
  rebuildPay(command: RebuildPay): Promise<Result<Versioned<PayRecord>, PaysRefusal>>;
  /** Answers the pay that was taken back. */
  deletePay(command: ChangePay): Promise<Result<PayRecord, PaysRefusal>>;

  readExplanation(query: OnePay): Promise<
    Result<
      {
        readonly explanation: PayExplanation;
        readonly warnings: readonly PayWarning[];
        readonly parameterFiles: readonly string[];
      },
      PaysRefusal
    >
  >;
  replayPay(query: OnePay): Promise<Result<ReplayedPay, PaysRefusal>>;
  comparePay(query: ComparePay): Promise<Result<ComparedPay, PaysRefusal>>;
  /** The same of pays that nobody has stored, in the order of the request. */
  comparePreviews(command: CreatePays): Promise<Result<readonly ComparedPay[], PaysRefusal>>;
  /** Whom a run pays otherwise than last time, the largest movement of net first. */
  compareRun(query: OnePayRun): Promise<Result<DifferencesOfRun, PaysRefusal>>;
  previewCorrection(command: CorrectPay): Promise<Result<Correction, PaysRefusal>>;
  /** The old pay is voided and the new one stored in one transaction; `replacement.pay` is the stored one. */
  applyCorrection(command: CorrectPay): Promise<Result<Correction, PaysRefusal>>;

  previewBackPay(command: BackPay): Promise<Result<PreviewedBackPay, PaysRefusal>>;
  payBackPay(command: BackPay): Promise<Result<PaidBackPay, PaysRefusal>>;

  /** Ordered by start date, then id. */
  listPayRuns(query: ListPayRuns): Promise<Result<readonly PayRun[], PaysRefusal>>;
  readPayRun(query: OnePayRun): Promise<Result<PayRun, PaysRefusal>>;
  /** The runs of these pays, for grouping an answer. */
  payRunsOf(query: InCompany & { readonly payRunIds: readonly number[] }): Promise<readonly PayRun[]>;
  /** What these pays were worked out from, by their numbers. */
  inputsOf(query: InCompany & { readonly payIds: readonly number[] }): Promise<ReadonlyMap<number, CalculationInput>>;
  /** For the operator, where kept sums were changed past the service. */
  rebuildAccounts(command: InCompany): Promise<Result<RebuiltAccounts, PaysRefusal>>;
  openPayRun(command: OpenPayRun): Promise<Result<WorkedPayRun, PaysRefusal>>;
  /** Both at once, for those who need not look at the staged pays. */
  openAndProcessPayRun(command: OpenPayRun): Promise<Result<WorkedPayRun, PaysRefusal>>;
  processPayRun(command: ProcessPayRun): Promise<Result<WorkedPayRun, PaysRefusal>>;
  /** The pending pays of a run as a table to be typed into. */
  readCells(query: ReadCells): Promise<Result<CellsOfRun, PaysRefusal>>;
  readCellsOfPay(query: OnePay): Promise<Result<CellsOfPay, PaysRefusal>>;
  /** In the order of the request; lines that cannot be changed say why. */
  changeCells(command: ChangeCells): Promise<Result<readonly ChangedCells[], PaysRefusal>>;
  /** Past pay periods held against their awards once more, with what is owed. */
  checkPastPays(query: CheckPastPays): Promise<Result<readonly CheckedPeriod[], PaysRefusal>>;
  /** What past pays are short of, as the pays that would make it good; nothing is stored. */
  previewAwardBackPay(command: AwardBackPay): Promise<Result<PreviewedAwardBackPay, PaysRefusal>>;
  payAwardBackPay(
    command: AwardBackPay & { readonly confirmation: string },
  ): Promise<Result<PaidAwardBackPay, PaysRefusal>>;
  /** Puts approved leave into pending pays, or takes it out again. */
  placeLeave(command: PlaceLeave): Promise<Result<PlacedLeave, PaysRefusal>>;
  /** The approved shifts of the run's days in place of the hours of its pending pays. */
  takeTimesheets(command: OnePayRun): Promise<Result<readonly TakenTimesheet[], PaysRefusal>>;
  enterShifts(command: EnterShifts): Promise<Result<readonly TimesheetShift[], PaysRefusal>>;
  /** By date. */
  listShifts(query: ListShifts): Promise<Result<readonly TimesheetShift[], PaysRefusal>>;
  approveShifts(command: ApproveShifts): Promise<Result<readonly ApprovedShift[], PaysRefusal>>;
  deleteShift(command: OneShift): Promise<Result<undefined, PaysRefusal>>;
  /** Clocks somebody in or out, or notes a break. */
  moveClock(command: MoveClock): Promise<Result<MovedClock, PaysRefusal>>;
  /** Who is clocked in, of the company or of one employee. */
  runningClocks(
    query: InCompany & { readonly employeeId?: number },
  ): Promise<Result<readonly RunningClock[], PaysRefusal>>;
  approvePayRun(command: ApprovePayRun): Promise<Result<RunApproval, PaysRefusal>>;
  readApproval(query: OnePayRun): Promise<RunApproval | undefined>;
  /** What a change of law or of pay does to the company's people, by their last pays. */
  readImpact(query: ReadImpact): Promise<Result<ImpactOnCompany, PaysRefusal>>;
  /** What payroll will cost and when the cash leaves. */
  readForecast(query: ReadForecast): Promise<Result<Forecast, PaysRefusal>>;
  saveScenario(command: SaveScenario): Promise<Result<CostOfScenario, PaysRefusal>>;
  compareScenarios(query: InCompany): Promise<Result<readonly CostOfScenario[], PaysRefusal>>;
  deleteScenario(command: InCompany & { readonly scenarioId: number }): Promise<Result<undefined, PaysRefusal>>;
  readAnomalies(query: OnePayRun): Promise<Result<AnomaliesOfRun, PaysRefusal>>;
  acknowledgeAnomaly(command: AcknowledgeAnomaly): Promise<Result<ReviewedAnomaly, PaysRefusal>>;

  terminate(command: Terminate): Promise<Result<TerminationOfEmployee, PaysRefusal>>;
  /** The latest one; still there after a reinstatement. */
  readTermination(query: {
    readonly customerId: number;
    readonly employeeId: number;
  }): Promise<Result<TerminationOfEmployee, PaysRefusal>>;
  planTermination(command: PlanTermination): Promise<Result<PlanOfEmployee, PaysRefusal>>;
  cancelPlannedTermination(command: CancelPlan): Promise<Result<undefined, PaysRefusal>>;
  readPlannedTermination(query: OnePlan): Promise<Result<PlanOfEmployee, PaysRefusal>>;
}

/** Every use case of this package on one set of dependencies, for a composition root. */
export function paysUseCases(deps: PaysDependencies): PaysUseCases {
  return {
    createPays: createPays(deps),
    previewPays: previewPays(deps),
    netToGross: netToGross(deps),
    listPays: listPays(deps),
    listWorkersCompPays: listPays(deps, true),
    readBalances: readBalances(deps),
    listBalances: listBalances(deps),
    leaveOwed: leaveOwed(deps),
    leaveOfPeople: leaveOfPeople(deps),
    readPay: readPay(deps),
    rebuildPay: rebuildPay(deps),
    deletePay: deletePay(deps),
    readExplanation: readExplanation(deps),
    replayPay: replayPay(deps),
    comparePay: comparePay(deps),
    comparePreviews: comparePreviews(deps),
    compareRun: compareRun(deps),
    previewCorrection: previewCorrection(deps),
    applyCorrection: applyCorrection(deps),
    previewBackPay: previewBackPay(deps),
    payBackPay: payBackPay(deps),
    previewAwardBackPay: previewAwardBackPay(deps),
    payAwardBackPay: payAwardBackPay(deps),
    listPayRuns: listPayRuns(deps),
    readPayRun: readPayRun(deps),
    payRunsOf: payRunsOf(deps),
    inputsOf: inputsOf(deps),
    rebuildAccounts: rebuildAccounts(deps),
    openPayRun: openPayRun(deps),
    openAndProcessPayRun: openAndProcessPayRun(deps),
    processPayRun: processPayRun(deps),
    readCells: readCells(deps),
    readCellsOfPay: readCellsOfPay(deps),
    changeCells: changeCells(deps),
    checkPastPays: checkPastPays(deps),
    placeLeave: placeLeave(deps),
    takeTimesheets: takeTimesheets(deps),
    enterShifts: enterShifts(deps),
    listShifts: listShifts(deps),
    approveShifts: approveShifts(deps),
    deleteShift: deleteShift(deps),
    moveClock: moveClock(deps),
    runningClocks: runningClocks(deps),
    approvePayRun: approvePayRun(deps),
    readApproval: readApproval(deps),
    readImpact: readImpact(deps),
    readForecast: readForecast(deps),
    saveScenario: saveScenario(deps),
    compareScenarios: compareScenarios(deps),
    deleteScenario: deleteScenario(deps),
    readAnomalies: readAnomalies(deps),
    acknowledgeAnomaly: acknowledgeAnomaly(deps),
    terminate: terminate(deps),
    readTermination: readTermination(deps),
    planTermination: planTermination(deps),
    cancelPlannedTermination: cancelPlannedTermination(deps),
    readPlannedTermination: readPlannedTermination(deps),
  };
}
