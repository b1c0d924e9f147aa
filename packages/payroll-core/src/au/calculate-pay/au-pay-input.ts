import type { PayAllowanceInput } from '../allowances/pay-allowance';
import type { PayBackPaymentInput } from '../back-payments/pay-back-payment';
import type { PayBonusInput } from '../bonuses/pay-bonus';
import type { PayDeductionInput } from '../deductions/pay-deduction';
import type { Amount } from '../../input/input-reader';
import type { PayHoursInput } from '../hours/pay-hours';
import type { PayLeaveInput } from '../leave/pay-leave';
import type { PaySacrificeInput } from '../salary-sacrifice/pay-sacrifice';
import type { SuperBase } from '../super-guarantee/super-guarantee';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import type { AuPeriodTaxBasis } from './period-tax-basis';

export type { AuPeriodAdditionalPayment, AuPeriodAllocation, AuPeriodTaxBasis } from './period-tax-basis';

/**
 * Everything an Australian pay is worked out from, as plain JSON: decimals are text (numbers are accepted), dates are
 * `YYYY-MM-DD`. Members are the API's in camelCase. Kept with the pay, it replays to the same figures.
 */
export interface AuPayInput {
  /** The day the pay is paid; it chooses the law. */
  readonly payDate: string;
  readonly payPeriod: AuPayPeriod;
  readonly employee: AuPayEmployee;
  readonly yearToDate?: AuYearToDate | null;
  readonly hours?: readonly PayHoursInput[] | null;
  readonly leave?: readonly PayLeaveInput[] | null;
  readonly allowances?: readonly PayAllowanceInput[] | null;
  readonly deductions?: readonly PayDeductionInput[] | null;
  readonly bonuses?: readonly PayBonusInput[] | null;
  readonly paySacrifices?: readonly PaySacrificeInput[] | null;
  readonly backPayments?: readonly PayBackPaymentInput[] | null;
  /** Time worked that is not paid now but banked: rostered days off and time off in lieu. */
  readonly timeBanked?: { readonly rdoHours?: Amount | null; readonly toilHours?: Amount | null } | null;
  readonly superTiming?: AuSuperTiming | null;
  /** Days that the pay is for. Only somebody with the schedule `daily-or-casual` needs it. */
  readonly daysPaid?: number | null;
  /**
   * What the employee usually earns in a pay period. Bonuses and back payments that are paid apart from the period's
   * ordinary pay are taxed on top of it. Left out, the average of the year so far.
   */
  readonly usualEarnings?: Amount | null;
  readonly taxedTogether?: AuTaxedTogether | null;
  /** This pay's part of a period that was worked out as a whole by `calculatePayPeriod`; not with `taxedTogether`. */
  readonly periodShare?: AuPeriodShare | null;
  /** What was withheld from a pay of a financial year that has ended: a correction of the pay leaves it as it is. */
  readonly taxWithheld?: AuTaxWithheld | null;
  readonly termination?: AuTerminationInPay | null;
  /** The employee died before the pay was paid: nothing is withheld from its earnings, and Single Touch Payroll does not report them. */
  readonly isPaidAfterDeath?: boolean;
}

/** Tax that was withheld and stays. */
export interface AuTaxWithheld {
  readonly tax: Amount;
  /** The part of it for a study and training loan. */
  readonly studyLoan?: Amount | null;
}

/** How often an Australian employee is paid, by API code. */
export type AuPayPeriod = 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY' | 'QUARTERLY';

/** What the employee's record says, in the API's words. */
export interface AuPayEmployee {
  /** The age test of super and the code for payees under 18 ask for it. */
  readonly dateOfBirth?: string | null;
  readonly isPrivateOrDomesticWorker?: boolean;
  readonly payRatePerHour?: Amount | null;
  readonly taxDeclaration: AuTaxDeclarationInput;
  readonly isSuperEnabled?: boolean;
  readonly isSuperAgeThresholdEnabled?: boolean;
  /** Left out, the base of the law on the pay date. */
  readonly superBasedOn?: SuperBase | null;
  /** Left out, the compulsory rate. The part above the compulsory rate is reportable. */
  readonly superRate?: Amount | null;
  /** Left out, the super guarantee rate on the pay date. */
  readonly compulsorySuperRate?: Amount | null;
  readonly includeLeaveLoadingInSuper?: boolean;
  readonly isLeaveEnabled?: boolean;
  readonly isLslEnabled?: boolean;
  readonly accrueLeaveOnHoursWorked?: boolean;
  readonly accrueLeaveOnOvertimeHours?: boolean;
  readonly accrueHolidayLeavePerHour?: Amount | null;
  readonly accrueSickLeavePerHour?: Amount | null;
  readonly accrueLslPerHour?: Amount | null;
  readonly leaveLoadingPercentage?: Amount | null;
  readonly hourlyAmountForWorkersCompLeave?: Amount | null;
  readonly hourlyAmountForPaidParentalLeave?: Amount | null;
  /** Balances before this pay, in hours. */
  readonly holidayLeaveHours?: Amount | null;
  readonly sickLeaveHours?: Amount | null;
  readonly lslHours?: Amount | null;
  readonly rdoHours?: Amount | null;
  readonly toilHours?: Amount | null;
  /** The protected earnings of a child support notice, for this pay period, where a notice names its own amount. */
  readonly protectedEarnings?: Amount | null;
}

/** The tax declaration with amounts as JSON brings them. What is left out has not been claimed. */
export type AuTaxDeclarationInput = Omit<
  AuTaxDeclaration,
  'declaredOn' | 'hasStudyLoan' | 'medicareLevyExemption' | 'annualTaxOffsets' | 'upwardVariation' | 'downwardVariation'
> & {
  /** `tfnd_signed_date`: an application for a number counts for 28 days from here. */
  readonly declaredOn?: string | null;
  readonly hasStudyLoan?: boolean;
  readonly medicareLevyExemption?: AuTaxDeclaration['medicareLevyExemption'];
  readonly annualTaxOffsets?: Amount;
  /** Extra withholding at the payee's written request (Schedule 14): dollars a pay, or a part of the earnings. */
  readonly upwardVariation?:
    | { readonly kind: 'extra-amount'; readonly amount: Amount }
    | { readonly kind: 'percentage'; readonly rate: Amount };
  /** A PAYG withholding variation notice of the Commissioner, with the payments it is for. */
  readonly downwardVariation?: {
    /** First and last day of payments to which the notice applies. */
    readonly from: string;
    readonly lastDay: string;
    /** Whether the notice names bonuses, back payments and the like (Schedule 5). Default false. */
    readonly coversAdditionalPayments?: boolean;
  } & ({ readonly kind: 'percentage'; readonly rate: Amount } | { readonly kind: 'amount'; readonly amount: Amount });
};

/** What the financial year held before this pay. Everything left out is zero. */
export interface AuYearToDate {
  /** Taxable gross of the earlier pays. */
  readonly gross?: Amount | null;
  /** Earnings that counted for super, in the quarter and in the year. */
  readonly superEarningsInQuarter?: Amount | null;
  readonly superEarningsInYear?: Amount | null;
  /** Employer contributions and sacrificed super, for the warning about the member's own cap. */
  readonly superContributions?: Amount | null;
  /** Laundry allowances of the year: nothing is withheld from them up to its threshold. */
  readonly laundryAllowances?: Amount | null;
  /** Schedule 5, Method B(ii): normal earnings and pay periods so far, and earlier payments under Methods B. */
  readonly normalEarnings?: Amount | null;
  readonly payPeriods?: number | null;
  /** Earlier pay periods of another length than those of this pay, by their length: they count by their time. */
  readonly otherPayPeriods?: readonly { readonly payPeriod: AuPayPeriod; readonly count: number }[] | null;
  readonly backPaymentsB1?: Amount | null;
  readonly paymentsB2?: Amount | null;
  readonly withheldB2?: Amount | null;
  /** Schedule 5, Method B(i): the earlier pays to which a back payment belongs. */
  readonly earlierPays?: readonly AuEarlierPay[] | null;
}

/** An earlier pay of the same year, as far as later ones depend on it. */
export interface AuEarlierPay {
  readonly payDate: string;
  /** What the schedule of the period was looked up for: no additional payments, which are never worked out anew. */
  readonly taxableEarnings: Amount;
  /** Withheld by the pay. */
  readonly tax: Amount;
  /** The tax is also that of additional payments or a termination; what the schedule withholds from the earnings counts instead. */
  readonly isTaxOfMore?: boolean;
  /** The length of its period, where it is not that of this pay. */
  readonly payPeriod?: AuPayPeriod | null;
  /** The last day of its period: the pays of one period are worked out anew together. */
  readonly periodEnd?: string | null;
}

/** Facts that move the day on which super is due under payday super. */
export interface AuSuperTiming {
  readonly isFirstContribution?: boolean;
  readonly nextRegularPayday?: string | null;
  readonly determinationMadeOn?: string | null;
  readonly earlierExtendedDueDate?: string | null;
}

/**
 * The tax of several pays for one period, worked out on all of them together. This pay bears what the others do not;
 * a termination is outside it.
 */
export interface AuTaxedTogether {
  /** What the tax was worked out on, and the tax: of all the pays. */
  readonly taxableGross: Amount;
  readonly tax: Amount;
  readonly studyLoan?: Amount | null;
  /** The part that the other pays bear. */
  readonly taxElsewhere: Amount;
  readonly studyLoanElsewhere?: Amount | null;
}

/**
 * What one pay bears and receives of a period with several pays. `calculatePayPeriod` writes it; kept with the pay, the
 * pay replays to the same figures. A termination is outside it.
 */
export interface AuPeriodShare {
  /** What the period's tax was worked out on, and the tax: of all its pays. */
  readonly taxableGross: Amount;
  readonly tax: Amount;
  /** The part of this pay. */
  readonly taxOfPay: Amount;
  readonly studyLoanOfPay?: Amount | null;
  /** Earnings below the maximum contribution base, and contributions on them: the part of this pay. */
  readonly superEarningsOfPay: Amount;
  readonly compulsorySuperOfPay: Amount;
  /** What the employer pays above the compulsory rate; sacrificed super comes on top of it. */
  readonly superAboveCompulsoryOfPay?: Amount | null;
  /** What the other pays of the period leave the employee, for the protected earnings of child support. */
  readonly keptElsewhere?: Amount | null;
  /** What `tax` was worked out from. Changes no figure: the explanation of the pay stands on it. */
  readonly taxBasis?: AuPeriodTaxBasis | null;
  /** The declaration that `tax` was worked out by, that of the last pay of the period, where the pay itself has another one. */
  readonly taxDeclaration?: AuTaxDeclarationInput | null;
}

/** What a termination adds to the pay that carries it; the amounts come from `calculateTermination`. */
export interface AuTerminationInPay {
  readonly totalAmount: Amount;
  readonly taxAmount: Amount;
  /** The part that counts for super: payment in lieu of notice. */
  readonly amountInSuper?: Amount | null;
}
