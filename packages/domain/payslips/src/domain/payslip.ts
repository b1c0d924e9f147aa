import type { Country } from '@anz-payroll/companies';
/** What the payslip says, decided: a renderer only lays it out. Amounts are text with their digits as they stand. */
export interface Payslip {
  readonly country: Country;
  readonly payId: number;
  readonly isPending: boolean;
  readonly employer: {
    readonly name: string;
    readonly tradingName: string | undefined;
    readonly abn: string | undefined;
    readonly address: readonly string[];
  };
  readonly employee: {
    readonly name: string;
    /** As the tax office knows the person, where the name is in other letters: for paper that cannot show them. */
    readonly plainName?: string | undefined;
    readonly number: string | undefined;
    readonly address: readonly string[];
    readonly position: string | undefined;
    readonly department: string | undefined;
    readonly taxCode: string | undefined;
    readonly annualRate: string | undefined;
    readonly baseOrdinaryRate: string | undefined;
  };
  readonly period: { readonly start: string; readonly end: string; readonly frequency: string };
  readonly paymentDate: string;
  readonly earnings: PayslipSection;
  /** Given up before tax; gross is after it. */
  readonly salarySacrifice: PayslipSection;
  readonly gross: string;
  /** Tax, student loan and KiwiSaver. */
  readonly withheld: PayslipSection;
  readonly deductions: PayslipSection;
  readonly net: string;
  readonly payments: readonly {
    readonly accountName: string;
    readonly account: string;
    readonly amount: string;
  }[];
  /** What the employer pays beside the wages. */
  readonly employerContributions: PayslipSection & {
    /** Absent where there is nothing to name; empty where a fund should be named and none is recorded. */
    readonly funds: readonly PayslipFundShown[] | undefined;
    readonly dueDate: string | undefined;
  };
  /** Benefits that are no money: said, not added. */
  readonly benefitsInKind: readonly PayslipLine[];
  readonly yearToDate: { readonly from: string; readonly figures: readonly PayslipFigure[] } | undefined;
  readonly leaveBalances: readonly PayslipBalance[];
  readonly roster: readonly PayslipRosterLine[];
}

export interface PayslipFundShown {
  readonly name: string;
  readonly memberNumber: string | undefined;
  readonly share: string | undefined;
}

export interface PayslipSection {
  readonly lines: readonly PayslipLine[];
  readonly total: string;
}

export interface PayslipLine {
  readonly description: string;
  readonly note: string | undefined;
  readonly quantity: PayslipQuantity | undefined;
  readonly rate: string | undefined;
  readonly amount: string;
}

export interface PayslipQuantity {
  readonly value: string;
  /** As the payslip prints it: `7.60`, or `7:36` where times are not to be decimal. */
  readonly shown: string;
}

export interface PayslipFigure {
  readonly name: PayslipFigureName;
  readonly amount: string;
}

export type PayslipFigureName = 'gross' | 'tax' | 'student_loan' | 'kiwisaver' | 'net' | 'super' | 'kiwisaver_employer';

export interface PayslipBalance {
  readonly name: string;
  readonly hours: PayslipQuantity;
}

export interface PayslipRosterLine {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly hours: PayslipQuantity;
}
