import type { CivilDate } from '../../calendar/civil-date';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Step } from '../../trace/step';
import type { TerminationTrace } from '../../termination/termination-trace';
import type { CessationTypeCode, TerminationReason } from '../cessation/cessation-type-code';
import type { CapName } from '../etp/withhold-from-etps';
import type { EtpCode } from '../etp/etp-code';
import type { BalanceMovement } from './balance-movement';
import type { MinimumEntitlements, MinimumSteps } from './minimum-entitlements';
import type { ReportedAmount } from './report-lump-sums';
import type { TerminationWarning } from './termination-warning';

/** The dollar figures of a termination, under the names of the API in camel case. */
export interface AuTerminationFigures {
  readonly paymentInLieuAmount: Aud;
  readonly unusedHolidayAmount: Aud;
  readonly unusedLeaveLoadingAmount: Aud;
  readonly unusedSickAmount: Aud;
  /** Rostered days off: an ETP with the code of other payments. */
  readonly unusedRdoAmount: Aud;
  /** Time off in lieu of overtime: pay still owed, taxed as an additional payment. */
  readonly unusedToilAmount: Aud;
  readonly unusedLslPreAugust1978: Aud;
  readonly unusedLslAugust1978ToAugust1993: Aud;
  readonly unusedLslPostAugust1993: Aud;
  readonly unusedLslAmount: Aud;
  readonly nonEtpAmount: Aud;
  readonly redundancyAmount: Aud;
  readonly redundancyTaxFreePilonComponent: Aud;
  readonly etpAmount: Aud;
  readonly normalEarnings: Aud;
  /** Everything paid; part of the pay's gross. */
  readonly totalAmount: Aud;
  /** Everything withheld from it. */
  readonly taxAmount: Aud;
  readonly unusedHolidayAndLoadingTaxAmount: Aud;
  readonly unusedLslTaxAmount: Aud;
  readonly etpTaxWithheld: Aud;
  /** Withheld from `nonEtpAmount` and from delayed termination payments; the API has no member for it. */
  readonly nonEtpTaxAmount: Aud;
  readonly totalEtpAmount: Aud;
  readonly totalNonEtpAmount: Aud;
  readonly etpTaxableComponent: Aud;
  readonly etpTaxFreeComponent: Aud;
  readonly lumpSumA: Aud;
  readonly lumpSumB: Aud;
  readonly lumpSumD: Aud;
}

/** What a termination does to the figures of the income statement. */
export interface TaxSummary {
  readonly etpCode: EtpCode;
  readonly taxWithheld: Aud;
  readonly taxableComponent: Aud;
  readonly taxFreeComponent: Aud;
  readonly lumpSumD: Aud;
}

/** The caps that limited one ETP, for whoever wants to follow them. */
export interface EtpCapUse {
  readonly etpCode: EtpCode;
  readonly cap: CapName;
  readonly etpCapRemaining: Aud;
  readonly wholeOfIncomeCapRemaining: Aud;
  readonly aboveCap: Aud;
}

/** Why each figure is what it is; with them the minimum payments, where they were worked out. */
export type AuTerminationSteps = Readonly<Record<keyof AuTerminationFigures, Step<Aud>>> & Partial<MinimumSteps>;

/** Every figure of the API's termination result, and what other packages need beside it. */
export interface AuTerminationResult extends AuTerminationFigures {
  readonly terminationDate: CivilDate;
  readonly reason: TerminationReason;
  readonly cessationTypeCode: CessationTypeCode;
  readonly isManualLeaveAmounts: boolean;
  readonly isPaymentInLieuPaid: boolean;
  readonly paymentInLieuType: 'NOTICE_HOURS' | 'NOTICE_LUMP_SUM' | null;
  readonly noticeHours: Decimal | null;
  readonly noticeLumpSum: Aud | null;
  readonly isUnusedHolidayPaid: boolean;
  readonly isUnusedLeaveLoadingPaid: boolean;
  readonly isUnusedLslPaid: boolean;
  readonly isUnusedSickPaid: boolean;
  readonly taxSummaries: readonly TaxSummary[];
  /** Hours that the state's Act gives on leaving, less leave taken; null where it gives none or it cannot be worked out. */
  readonly lslEntitlementHours: Decimal | null;
  /** What the Act gives beyond the balance, and its worth. Paid only where the payer says so. */
  readonly lslShortfallHours: Decimal | null;
  readonly lslShortfallAmount: Aud | null;
  /** The minimum notice and redundancy pay that the Fair Work Act gives; null where the input does not tell what it goes by. */
  readonly minimumEntitlements: MinimumEntitlements | null;

  /** What is reported under which label, ETPs apart. */
  readonly reportedAmounts: readonly ReportedAmount[];
  readonly etpCaps: readonly EtpCapUse[];
  /** The part that counts for super: payment in lieu of notice. */
  readonly amountInSuper: Aud;
  readonly balanceMovements: readonly BalanceMovement[];
  readonly warnings: readonly TerminationWarning[];
  readonly trace: TerminationTrace<AuTerminationSteps>;
  /** The lines of law behind them, so that a stored pay can be replayed. */
  readonly parametersUsed: readonly string[];
}
