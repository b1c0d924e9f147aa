import type { Country } from '@anz-payroll/companies';
import type { PayslipFlags } from './display-flags';

/**
 * Everything a payslip is made from, as plain JSON: decimals are text, dates are `YYYY-MM-DD`. The rows are those of a
 * calculated pay, so a stored pay fits in as it is.
 */
export interface PayslipInput {
  readonly country: Country;
  readonly payId: number;
  /** Not paid yet: the payslip says so across its head. */
  readonly isPending: boolean;
  readonly employer: PayslipEmployer;
  readonly employee: PayslipEmployee;
  readonly period: PayslipPeriod;
  readonly paymentDate: string;
  readonly rows: PayslipRows;
  readonly figures: PayslipFigures;
  /** Australia: what goes to a super fund for this pay. Left out where the employer owes none. */
  readonly superannuation?: PayslipSuper;
  /** New Zealand: left out where nobody contributes. */
  readonly kiwisaver?: PayslipKiwisaver;
  readonly yearToDate?: PayslipYearToDate;
  readonly balances: readonly PayslipBalanceRow[];
  /** Where the net pay goes. Account numbers come masked. */
  readonly payments?: readonly PayslipPayment[];
  readonly roster?: readonly PayslipShift[];
  readonly flags: PayslipFlags;
}

export interface PayslipEmployer {
  readonly name: string;
  readonly tradingName?: string;
  /** Australia: eleven digits. */
  readonly abn?: string;
  readonly address?: readonly string[];
}

export interface PayslipEmployee {
  readonly name: string;
  /** In plain letters, where the name is in others. */
  readonly plainName?: string;
  readonly number?: string;
  readonly address?: readonly string[];
  readonly position?: string;
  readonly department?: string;
  /** The rate of ordinary hours. Somebody on an annual rate may have one beside it. */
  readonly ratePerHour?: string;
  /** Somebody paid by the year: the rate on the last day of the period. */
  readonly annualRate?: string;
  /** New Zealand. */
  readonly taxCode?: string;
}

export interface PayslipPeriod {
  readonly start: string;
  readonly end: string;
  readonly frequency: 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY' | 'QUARTERLY';
}

export interface PayslipRows {
  readonly hours: readonly PayslipHoursRow[];
  readonly leave: readonly PayslipLeaveRow[];
  readonly allowances: readonly PayslipAllowanceRow[];
  readonly bonuses: readonly PayslipBonusRow[];
  readonly backPayments: readonly PayslipAmountRow[];
  /** New Zealand: annual holiday pay that is paid with the pay, an identifiable component of it. */
  readonly holidayPay?: readonly PayslipAmountRow[];
  /** What a termination pays, part by part. */
  readonly termination?: readonly PayslipAmountRow[];
  readonly paySacrifices: readonly PayslipAmountRow[];
  readonly deductions: readonly PayslipDeductionRow[];
}

export interface PayslipHoursRow {
  readonly description: string;
  /** A label such as hours. */
  readonly units: string;
  readonly value: string;
  readonly rate: string;
  readonly isOvertime: boolean;
  readonly payAmount: string;
}

export interface PayslipLeaveRow {
  readonly name: string;
  readonly leaveType: string;
  readonly date: string;
  readonly hours: string;
  readonly rate: string;
  readonly amount: string;
  readonly leaveLoadingAmount: string;
}

export interface PayslipAllowanceRow {
  readonly description: string;
  readonly units: string;
  readonly amount: string;
  readonly totalAmount: string;
}

export interface PayslipAmountRow {
  readonly description: string;
  readonly amount: string;
}

export interface PayslipBonusRow extends PayslipAmountRow {
  /** A share scheme benefit that is no money: it is taxed or reported, and not paid with this pay. */
  readonly isBenefitInKind?: boolean;
}

export interface PayslipDeductionRow extends PayslipAmountRow {
  /** The fund or account it went to, where it is known beyond the description. */
  readonly paidTo?: string;
}

export interface PayslipFigures {
  readonly gross: string;
  readonly tax: string;
  /** Australia: the part of `tax` that repays a study loan. */
  readonly studyLoan?: string;
  /** New Zealand: the three student loan deductions. */
  readonly studentLoan?: string;
  readonly studentLoanCir?: string;
  readonly studentLoanBor?: string;
  readonly net: string;
}

export interface PayslipSuper {
  readonly contributions: readonly PayslipAmountRow[];
  /** Empty where no fund is recorded yet; the payslip then says so. */
  readonly funds: readonly PayslipFund[];
  readonly dueDate?: string;
}

export interface PayslipFund {
  readonly name: string;
  readonly memberNumber?: string;
  /** Its fraction of the contributions, where several funds share them. */
  readonly share?: string;
}

export interface PayslipKiwisaver {
  readonly employeeRate: string;
  readonly employeeAmount: string;
  readonly employerRate: string;
  /** Before tax. */
  readonly employerAmount: string;
  readonly esctAmount: string;
  /** What reaches the fund of the employer's contribution. */
  readonly employerNetAmount: string;
  /** The part of the contribution that is treated as pay and taxed there. */
  readonly treatedAsPay: string;
}

/** The financial year up to and with this pay. */
export interface PayslipYearToDate {
  readonly from: string;
  readonly gross: string;
  readonly tax: string;
  readonly net?: string;
  readonly super?: string;
  readonly studentLoan?: string;
  readonly kiwisaverEmployee?: string;
  readonly kiwisaverEmployer?: string;
}

export interface PayslipBalanceRow {
  readonly leaveType: string;
  readonly name: string;
  readonly hours: string;
}

export interface PayslipPayment {
  readonly accountName: string;
  readonly account: string;
  readonly amount: string;
}

export interface PayslipShift {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly hours: string;
}
