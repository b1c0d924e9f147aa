import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { NzPricedAllowance } from '../allowances/price-allowance';
import type { NzPayBackPayment } from '../back-payments/pay-back-payment';
import type { NzPayBonus } from '../bonuses/pay-bonus';
import type { NzDeducted } from '../deductions/deduct';
import type { TaxedExtraPay } from '../extra-pays/tax-extra-pays';
import type { NzPricedHours } from '../hours/price-hours';
import type { NzLeaveBalanceRow } from '../leave/move-balances';
import type { NzPricedLeave } from '../leave/price-leave';
import type { EmploymentInformation } from '../payday-filing/employment-information-amounts';
import type { NzPayTrace } from './nz-pay-trace';
import type { NzPayWarning } from './nz-pay-warning';
import type { ParsedNzTermination } from './parsed-nz-pay';

/**
 * A New Zealand pay: every figure of the API's Pay in camelCase, and what payday filing and holidays need besides. As
 * JSON, decimals are text and the trace is left out; `trace` explains each figure down to the published line.
 */
export interface NzPay {
  readonly payDate: CivilDate;
  /** Everything paid in money, a termination included; an employer contribution treated as pay is not. */
  readonly gross: Nzd;
  /** The part of gross that PAYE is worked out on, without share scheme benefits and untaxed allowances. */
  readonly taxableGross: Nzd;
  /** PAYE less payroll giving credits. */
  readonly tax: Nzd;
  readonly paye: Nzd;
  /** The ACC earners' levy inside PAYE. */
  readonly accEarnersLevy: Nzd;
  readonly payrollGivingCredit: Nzd;
  readonly nzStudentLoan: Nzd;
  /** Commissioner's deductions (SLCIR). */
  readonly periodStudentLoanCir: Nzd;
  /** The borrower's own extra deductions (SLBOR). */
  readonly periodStudentLoanBor: Nzd;
  /** Tax and all three student loan deductions. */
  readonly taxPlusStudentLoan: Nzd;
  readonly kiwisaverEmployeeRate: Decimal;
  readonly kiwisaverEmployerRate: Decimal;
  readonly kiwisaverEmployeeAmount: Nzd;
  /** The employer's contribution before tax. */
  readonly kiwisaverEmployerAmount: Nzd;
  readonly kiwisaverEsctAmount: Nzd;
  /** What reaches the fund of the employer's contribution. */
  readonly kiwisaverEmployerNetAmount: Nzd;
  /** The part of the employer contribution that is treated as pay. */
  readonly kiwisaverPayeGrossUplift: Nzd;
  /** What reaches the fund of both contributions. */
  readonly totalKiwiSaver: Nzd;
  readonly totalDeductions: Nzd;
  /** Gross less tax, student loan, KiwiSaver and deductions. */
  readonly net: Nzd;
  readonly totalAllowances: Nzd;
  readonly hoursWorked: Decimal;
  /** Whole or part days worked or on paid leave: as told, or else by the hours; undefined where neither shows them. */
  readonly daysPaid: Decimal | undefined;
  /** Eight per cent holiday pay paid with this pay, a part of gross that the payslip shows apart. */
  readonly holidayPayWithPay: Nzd;
  /** Eight per cent at the beginning of a closedown: an extra pay where the input says so, else a part of the ordinary pay. */
  readonly closedownHolidayPay: Nzd;
  /** What this pay adds to gross earnings in the sense of the Holidays Act. */
  readonly holidaysActGrossEarnings: Nzd;
  /** Ordinary earnings, which a later extra pay annualises. */
  readonly ordinaryEarnings: Nzd;
  readonly hours: readonly NzPricedHours[];
  readonly leave: readonly NzPricedLeave[];
  readonly leaveBalanceRows: readonly NzLeaveBalanceRow[];
  readonly allowances: readonly NzPricedAllowance[];
  readonly deductions: readonly NzDeducted[];
  readonly bonuses: readonly NzPayBonus[];
  readonly backPayments: readonly NzPayBackPayment[];
  readonly extraPays: readonly TaxedExtraPay[];
  readonly termination: ParsedNzTermination | undefined;
  /** Pay for holidays in advance that the pay could not take back without going below zero; a debt of the employee. */
  readonly advanceNotRecovered: Nzd;
  /** The amounts of this pay's line in the employment information, and its two codes. */
  readonly employmentInformation: EmploymentInformation & {
    readonly lumpSumIndicator: 0 | 1;
    readonly childSupportCode: 'P' | undefined;
  };
  readonly warnings: readonly NzPayWarning[];
  /** Ids of the parameter files the pay stood on. */
  readonly parameterFiles: readonly string[];
  readonly trace: NzPayTrace;
}
