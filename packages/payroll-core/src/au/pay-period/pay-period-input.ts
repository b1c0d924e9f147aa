import type { AuPayInput, AuYearToDate } from '../calculate-pay/au-pay-input';
import type { Amount } from '../../input/input-reader';

/**
 * Every pay that one employee receives for one pay period: departments, a bonus before the ordinary pay, a correction.
 * The law withholds from the period and counts its hours and earnings for super, however many pays it comes in.
 */
export interface AuPayPeriodInput {
  /** In the order of entry. All have the same `payPeriod`; the record of the employee is that of the last one. */
  readonly pays: readonly AuPayOfPeriod[];
  /** What the financial year held before the period. Left out, that of the first pay. */
  readonly yearToDate?: AuYearToDate | null;
  /**
   * How the tax is shared: by the earnings it is withheld from (default), or by gross as `redistribute_tax_by_gross`
   * asks for. No pay bears more tax than its taxable earnings.
   */
  readonly shareTaxBy?: 'EARNINGS' | 'GROSS' | null;
}

/** What one pay of a period is made from. */
export interface AuPayOfPeriod {
  /** As `calculatePay` takes it, without `taxedTogether` and `periodShare`. */
  readonly input: AuPayInput;
  /** A pay that has been paid out stays as it is; the others bear and receive what it leaves open. */
  readonly processed?: AuProcessedPay | null;
}

/** The figures of a processed pay, a termination left out of tax. */
export interface AuProcessedPay {
  readonly tax: Amount;
  readonly studyLoan?: Amount | null;
  readonly superEarnings?: Amount | null;
  readonly compulsorySuperAmount?: Amount | null;
  /** Reportable super without what was sacrificed. */
  readonly superAboveCompulsory?: Amount | null;
  /** Deducted under section 45 child support notices. */
  readonly childSupport?: Amount | null;
}
