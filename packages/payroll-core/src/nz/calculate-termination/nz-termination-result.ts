import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Step } from '../../trace/step';
import type { TerminationTrace } from '../../termination/termination-trace';

/** The dollar figures of a termination, under the names of the API in camel case. */
export interface NzTerminationFigures {
  readonly paymentInLieuAmount: Nzd;
  readonly unusedHolidayAmount: Nzd;
  readonly unusedAltHolidayAmount: Nzd;
  readonly nonEtpAmount: Nzd;
  readonly redundancyAmount: Nzd;
  /** Everything paid; part of the pay's gross. */
  readonly totalAmount: Nzd;
  readonly taxAmount: Nzd;
  /** Tax on annual and alternative holidays; the latter stand in the column that once held leave loading. */
  readonly unusedHolidayAndLoadingTaxAmount: Nzd;
}

/** One payment of the breakdown. */
export interface NzExtraPayTax {
  readonly amount: Nzd;
  readonly tax: Nzd;
  /** What the tax is made of. */
  readonly components: { readonly income_tax: Nzd; readonly acc_levy: Nzd };
  /** The rate applied, as a fraction in text: `0.33`. */
  readonly appliedPersonalRate: string;
}

/** How the tax on the extra pay of a termination is made up. */
export interface NzExtraPayTaxBreakdown {
  readonly unusedHoliday: NzExtraPayTax;
  readonly altHoliday: NzExtraPayTax;
  readonly redundancy: NzExtraPayTax;
  /** Notice, and the eight per cent since the anniversary. */
  readonly other: NzExtraPayTax;
  readonly totalTax: Nzd;
  /** Sets the lump-sum indicator of the payday return. */
  readonly taxedAtLowRate: boolean;
}

/** Hours added to a leave balance; a payout takes them off, and pay for leave in advance that comes back adds them. */
export interface NzBalanceMovement {
  readonly leaveType: 'ANNUAL_HOLIDAYS' | 'ALT_HOLIDAY';
  readonly hours: Decimal;
}

/** A warning on a New Zealand termination. */
export interface NzTerminationWarning {
  readonly code: NzTerminationWarningCode;
  readonly message: string;
}

/** The codes of warnings on a New Zealand termination. */
export type NzTerminationWarningCode =
  | 'nz.leave/advance-amount-unknown'
  | 'nz.leave/advance-left-over'
  | 'nz.termination/holidays-in-advance'
  | 'nz.termination/more-recovered-than-paid'
  | 'nz.termination/no-earlier-pays';

/** Every figure of the API's termination result, and what the pay needs beside it. */
export interface NzTerminationResult extends NzTerminationFigures {
  readonly terminationDate: CivilDate;
  /** New Zealand has one reason; redundancy is an amount, not a reason. */
  readonly reason: 'TERMINATION';
  /** A code of Australian reporting. */
  readonly cessationTypeCode: null;
  readonly isManualLeaveAmounts: boolean;
  readonly isPaymentInLieuPaid: boolean;
  readonly isUnusedHolidayPaid: boolean;
  /** As sent; zero where it was not. */
  readonly nzYtdTaxable: Nzd;
  readonly nzExtraPayTaxBreakdown: NzExtraPayTaxBreakdown;

  /** The part of the tax that is ACC earners' levy. */
  readonly levyAmount: Nzd;
  /** What is salary or wages for KiwiSaver: everything but redundancy. */
  readonly amountInKiwisaver: Nzd;
  /** What bears no levy: redundancy. */
  readonly amountNotLiableForAcc: Nzd;
  readonly taxedAtLowRate: boolean;
  readonly balanceMovements: readonly NzBalanceMovement[];
  readonly warnings: readonly NzTerminationWarning[];
  /** Why each figure is what it is. */
  readonly trace: TerminationTrace<Readonly<Record<keyof NzTerminationFigures, Step<Nzd>>>>;
  /** The lines of law behind them, so that a stored pay can be replayed. */
  readonly parametersUsed: readonly string[];
}
