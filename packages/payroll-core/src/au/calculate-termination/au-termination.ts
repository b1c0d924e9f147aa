import type { CivilDate } from '../../calendar/civil-date';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { TerminationReason } from '../cessation/cessation-type-code';
import type { EtpCode } from '../etp/etp-code';
import type { AuState } from '../long-service-leave/long-service-leave-rules';
import type { ByPeriod } from '../unused-leave/split-long-service-leave';
import type { NormalPay } from '../unused-leave/withhold-at-marginal-rates';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import type { TerminationRequest } from '../../termination/read-termination';

/** A row of tax figures that the caller sets in place of the calculated ones. */
export interface SentTaxSummary {
  readonly etpCode: EtpCode;
  readonly taxWithheld: Aud;
  readonly taxableComponent: Aud;
  readonly taxFreeComponent: Aud;
  readonly lumpSumD: Aud;
}

/** An ETP paid before this one. */
export interface EarlierEtp {
  readonly paidOn: CivilDate;
  readonly taxableComponent: Aud;
  readonly isSameTermination: boolean;
  readonly lumpSumD: Aud | undefined;
}

/** A termination after the reader: every member read, and what a caller left out put in where that needs no rule. */
export interface AuTermination {
  readonly payDate: CivilDate;
  readonly terminationDate: CivilDate;
  readonly reason: TerminationReason;
  readonly request: TerminationRequest;
  readonly taxSummaries: readonly SentTaxSummary[] | undefined;
  readonly dateOfBirth: CivilDate;
  readonly startDate: CivilDate;
  readonly isCasual: boolean;
  readonly state: AuState | undefined;
  readonly payRatePerHour: Decimal;
  readonly leaveLoadingPercentage: Decimal;
  readonly normalPay: NormalPay;
  readonly declaration: AuTaxDeclaration;
  readonly balances: {
    readonly holiday: Decimal;
    readonly sick: Decimal;
    readonly longService: Decimal;
    readonly rdo: Decimal;
    readonly toil: Decimal;
  };
  /** The first day for which the unused annual leave accrued, where the employer says so. */
  readonly holidayAccruedFrom: CivilDate | undefined;
  readonly holidayHoursBefore18August1993: Decimal | undefined;
  readonly longService: {
    readonly serviceFrom: CivilDate;
    /** Hours by the period they accrued in, where the employer keeps them so. */
    readonly hoursByPeriod: ByPeriod<Decimal> | undefined;
    /** With these the split counts whole days, as the Act does. */
    readonly hoursPerDay: Decimal | undefined;
    readonly daysUsed: ByPeriod<Decimal>;
    readonly weeklyHours: Decimal | undefined;
    readonly ordinaryHoursWorked: Decimal | undefined;
    readonly hoursTaken: Decimal;
  };
  /** Taxable pay of this financial year so far, this pay's ordinary earnings included, ETPs left out. */
  readonly yearToDateTaxableIncome: Aud;
  readonly earlierEtps: readonly EarlierEtp[];
  /** What the minimum notice and redundancy pay are worked out from. */
  readonly standards:
    | {
        readonly weeklyHours: Decimal | undefined;
        readonly continuousServiceFrom: CivilDate | undefined;
        /** Unpaid leave included. */
        readonly daysNotCounted: number;
        readonly recentWork:
          | {
              readonly from: CivilDate;
              readonly until: CivilDate;
              readonly earnings: Aud;
              readonly ordinaryHours: Decimal;
            }
          | undefined;
        readonly noticeGivenDate: CivilDate | undefined;
        readonly employees: number | undefined;
        readonly isSmallBusiness: boolean | undefined;
        readonly isFixedTerm: boolean;
        readonly isTrainingArrangement: boolean;
        readonly isApprentice: boolean;
      }
    | undefined;
  readonly facts: {
    /** Undefined where nobody said so; then true is assumed. */
    readonly isGenuineRedundancy: boolean | undefined;
    readonly mandatoryRetirementDate: CivilDate | undefined;
    readonly isInvalidityCertified: boolean | undefined;
    readonly lastRetirementDate: CivilDate | undefined;
    readonly isSeriousMisconduct: boolean;
    readonly isPressingNecessity: boolean;
    readonly isUnusedRdoPaid: boolean | undefined;
    readonly isUnusedToilPaid: boolean | undefined;
    readonly toilRatePerHour: Decimal | undefined;
    readonly isLslShortfallPaid: boolean;
    readonly noticeRatePerHour: Decimal | undefined;
    readonly noticeEtpCode: 'R' | 'O' | undefined;
  };
}
