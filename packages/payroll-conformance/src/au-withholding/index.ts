import type { Kind, OwnKind } from '../vector';
import { medicareLevyAdjustmentKind } from './medicare-levy-adjustment';
import { netKind } from './net';
import { ownAdditionalPayments } from './own/additional-payments';
import { ownExtraPayYear } from './own/extra-pay-year';
import { ownMedicareLevyAdjustment } from './own/medicare-levy-adjustment';
import { ownSchedule1 } from './own/payg-schedule-1';
import {
  ownDailyAndCasual,
  ownPromotionalPerformances,
  ownReturnToWork,
  ownSchedule2,
  ownSeasonalWorkers,
  ownSeniorsAndPensioners,
} from './own/special-schedules';
import { ownStudyLoans } from './own/study-loans';
import { ownTaxFileNumber } from './own/tax-file-number';
import { ownTaxOffsets } from './own/tax-offsets';
import { ownWorkingHolidayMakers } from './own/working-holiday-makers';
import { studyLoanComponentKind } from './study-loan-component';
import { withholdingKind } from './withholding';
import { workingHolidayMakerKind } from './working-holiday-maker';

/** Kinds of au-withholding.json, by `inputs.calc`. */
export const auWithholdingKinds: Readonly<Record<string, Kind>> = {
  withholding: withholdingKind,
  stslComponent: studyLoanComponentKind,
  medicareLevyAdjustment: medicareLevyAdjustmentKind,
  net: netKind,
  workingHolidayMaker: workingHolidayMakerKind,
};

/** Own vectors of the withholding instruments, by folder. */
export const auWithholdingOwnKinds: Readonly<Record<string, OwnKind>> = {
  'au/payg-schedule-1': ownSchedule1,
  'au/study-loans': ownStudyLoans,
  'au/medicare-levy-adjustment': ownMedicareLevyAdjustment,
  'au/tax-offsets': ownTaxOffsets,
  'au/extra-pay-year': ownExtraPayYear,
  'au/working-holiday-makers': ownWorkingHolidayMakers,
  'au/additional-payments': ownAdditionalPayments,
  'au/tax-file-number': ownTaxFileNumber,
  'au/return-to-work': ownReturnToWork,
  'au/seasonal-workers': ownSeasonalWorkers,
  'au/horticulture-and-shearing': ownSchedule2,
  'au/promotional-performances': ownPromotionalPerformances,
  'au/daily-and-casual': ownDailyAndCasual,
  'au/seniors-and-pensioners': ownSeniorsAndPensioners,
};
