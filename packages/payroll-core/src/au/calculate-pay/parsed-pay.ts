import type { CivilDate } from '../../calendar/civil-date';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { EarlierThisYear } from '../additional-payments/additional-payment';
import type { PayAllowance } from '../allowances/pay-allowance';
import type { PayBackPayment } from '../back-payments/pay-back-payment';
import type { PayBonus } from '../bonuses/pay-bonus';
import type { PayDeduction } from '../deductions/pay-deduction';
import type { PayHours } from '../hours/pay-hours';
import type { LeaveSettings } from '../leave-accrual/accrue-leave';
import type { LeaveBalances } from '../leave-accrual/move-balances';
import type { PayLeave, TimeBank } from '../leave/pay-leave';
import type { LeaveRates } from '../leave/price-leave';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { SuperTiming } from '../payday-super/super-due-date';
import type { PaySacrifice } from '../salary-sacrifice/pay-sacrifice';
import type { SuperSettings } from '../super-guarantee/contribute-super';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import type { ParsedPeriodTaxBasis } from './period-tax-basis';

/** The input of a pay after the reader: every decimal exact, every default in its place. */
export interface ParsedPay {
  readonly payDate: CivilDate;
  readonly frequency: WithholdingFrequency;
  readonly employee: ParsedEmployee;
  readonly yearToDate: ParsedYearToDate;
  readonly hours: readonly PayHours[];
  readonly leave: readonly PayLeave[];
  readonly allowances: readonly PayAllowance[];
  readonly deductions: readonly PayDeduction[];
  readonly bonuses: readonly PayBonus[];
  readonly paySacrifices: readonly PaySacrifice[];
  readonly backPayments: readonly PayBackPayment[];
  readonly timeBanked: Readonly<Record<TimeBank, Decimal>>;
  readonly superTiming: SuperTiming;
  /** Days that the pay is for; only somebody engaged day by day is asked. */
  readonly daysPaid: number | undefined;
  /** What the employee usually earns in a pay period, where the caller knows it. */
  readonly usualEarnings: Aud | undefined;
  readonly taxedTogether: ParsedTaxedTogether | undefined;
  readonly periodShare: ParsedPeriodShare | undefined;
  readonly taxWithheld: ParsedTaxWithheld | undefined;
  readonly termination: ParsedTermination | undefined;
  readonly isPaidAfterDeath: boolean;
}

export interface ParsedTaxWithheld {
  readonly tax: Aud;
  readonly studyLoan: Aud;
}

export interface ParsedEmployee {
  readonly dateOfBirth: CivilDate | undefined;
  readonly declaration: AuTaxDeclaration;
  readonly rates: LeaveRates;
  readonly leave: LeaveSettings;
  readonly balances: LeaveBalances;
  readonly super: SuperSettings;
  readonly protectedEarnings: Aud | undefined;
}

export interface ParsedYearToDate extends EarlierThisYear {
  readonly gross: Aud;
  readonly superEarningsInQuarter: Aud;
  readonly superEarningsInYear: Aud;
  readonly superContributions: Aud;
  readonly laundryAllowances: Aud;
  readonly earlierPays: readonly EarlierPay[];
}

export interface EarlierPay {
  readonly payDate: CivilDate;
  readonly taxableEarnings: Aud;
  /** Undefined: what the schedule withholds from the earnings. */
  readonly tax: Aud | undefined;
  readonly frequency: WithholdingFrequency | undefined;
  readonly periodEnd: CivilDate | undefined;
}

export interface ParsedTaxedTogether {
  readonly taxableGross: Aud;
  readonly tax: Aud;
  readonly studyLoan: Aud;
  readonly taxElsewhere: Aud;
  readonly studyLoanElsewhere: Aud;
}

export interface ParsedPeriodShare {
  readonly taxableGross: Aud;
  readonly tax: Aud;
  readonly taxOfPay: Aud;
  readonly studyLoanOfPay: Aud;
  readonly superEarningsOfPay: Aud;
  readonly compulsorySuperOfPay: Aud;
  readonly superAboveCompulsoryOfPay: Aud;
  readonly keptElsewhere: Aud;
  readonly taxBasis: ParsedPeriodTaxBasis | undefined;
  readonly declaration: AuTaxDeclaration | undefined;
}

export interface ParsedTermination {
  readonly totalAmount: Aud;
  readonly taxAmount: Aud;
  readonly amountInSuper: Aud;
}
