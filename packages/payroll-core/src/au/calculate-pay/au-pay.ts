import type { CivilDate } from '../../calendar/civil-date';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { PricedAllowance } from '../allowances/price-allowance';
import type { PayBackPayment } from '../back-payments/pay-back-payment';
import type { PayBonus } from '../bonuses/pay-bonus';
import type { Deducted } from '../deductions/deduct';
import type { PricedHours } from '../hours/price-hours';
import type { LeaveBalanceRow } from '../leave-accrual/move-balances';
import type { PricedLeave } from '../leave/price-leave';
import type { SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import type { SuperBase } from '../super-guarantee/super-guarantee';
import type { AuPayTrace } from './au-pay-trace';
import type { AuPayWarning } from './au-pay-warning';
import type { ParsedTermination } from './parsed-pay';

/**
 * An Australian pay: every figure of the API's Pay in camelCase, and what else the year's reports need. As JSON,
 * decimals are text and the trace is left out; `trace` explains each figure down to the published line.
 */
export interface AuPay {
  readonly payDate: CivilDate;
  /** Earnings after salary sacrifice, with a termination: what tax and deductions come out of. */
  readonly gross: Aud;
  /** Earnings before salary sacrifice and without a termination, as Single Touch Payroll reports them. */
  readonly grossBeforeSacrifice: Aud;
  /** The part of gross that tax is worked out on, without a termination. */
  readonly taxableGross: Aud;
  /** Withheld in all: tax, study loan, additional payments and a termination. */
  readonly tax: Aud;
  /** The part of `tax` that repays a study loan. */
  readonly studyLoan: Aud;
  readonly totalDeductions: Aud;
  /** Gross less tax less deductions after tax. */
  readonly net: Aud;
  /** What the super fund receives for this pay. */
  readonly super: Aud;
  readonly compulsorySuperAmount: Aud;
  /** Reportable employer super contributions. */
  readonly rescSuperAmount: Aud;
  /** Ordinary time, gross or qualifying earnings of this pay in full, as Single Touch Payroll reports them. */
  readonly earningsForSuper: Aud;
  /** The part of them below the maximum contribution base; the next pay's year to date. */
  readonly superEarnings: Aud;
  readonly superBasedOn: SuperBase;
  /** Where super is based on gross: the qualifying earnings of this pay, which Single Touch Payroll reports all the same. */
  readonly qualifyingEarnings?: Aud;
  readonly superDueDate: CivilDate;
  readonly totalWorkersCompensation: Aud;
  readonly totalAllowances: Aud;
  readonly hoursWorked: Decimal;
  /** Days that the pay is for, where the input names them. */
  readonly daysPaid?: number;
  readonly hours: readonly PricedHours[];
  readonly leave: readonly PricedLeave[];
  readonly leaveBalanceRows: readonly LeaveBalanceRow[];
  readonly allowances: readonly PricedAllowance[];
  readonly deductions: readonly Deducted[];
  readonly bonuses: readonly PayBonus[];
  readonly paySacrifices: readonly SacrificedSalary[];
  readonly backPayments: readonly PayBackPayment[];
  readonly termination: ParsedTermination | undefined;
  /** Present where the earnings were paid after the death of the employee; nothing was withheld from them. */
  readonly isPaidAfterDeath?: true;
  readonly warnings: readonly AuPayWarning[];
  /** Ids of the parameter files the pay stood on. */
  readonly parameterFiles: readonly string[];
  readonly trace: AuPayTrace;
}
