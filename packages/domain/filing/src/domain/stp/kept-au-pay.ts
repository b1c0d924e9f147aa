import type { CivilDate } from 'payroll-core/calendar';
import type {
  AllowanceCategory,
  AuLeaveType,
  BackPaymentCategory,
  DeductionClassification,
  OtherAllowanceType,
} from 'payroll-core/au';

/**
 * What filing reads of an Australian pay, as it is kept: the JSON of `AuPay`, so decimals are text. A pay holds more
 * than this; these are the members that a report, a bank file or a super file is made of.
 */
export interface KeptAuPay {
  readonly gross: string;
  readonly grossBeforeSacrifice: string;
  readonly taxableGross: string;
  readonly tax: string;
  readonly net: string;
  readonly super: string;
  readonly compulsorySuperAmount: string;
  readonly rescSuperAmount: string;
  readonly earningsForSuper: string;
  readonly superBasedOn: 'OTE' | 'GROSS' | 'QE';
  /** Where super is based on gross and the law counts qualifying earnings; absent in pays of before. */
  readonly qualifyingEarnings?: string;
  readonly superDueDate: CivilDate;
  /** As what the pay is reported; pays of before go by the record. */
  readonly reportedAs?: {
    readonly incomeType: string;
    readonly taxTreatment: string;
    readonly incomeCountry?: string;
  };
  /** The state of the record when the pay was made; pays of before go by the record. */
  readonly state?: string;
  /** Present where the earnings were paid after the death of the employee. */
  readonly isPaidAfterDeath?: true;
  readonly hours: readonly { readonly payAmount: string; readonly isOvertime: boolean }[];
  readonly leave: readonly {
    readonly name: string;
    readonly leaveType: AuLeaveType;
    readonly amount: string;
    readonly leaveLoadingAmount: string;
    readonly isCashUp?: true;
  }[];
  readonly allowances: readonly {
    readonly allowanceCategory: AllowanceCategory;
    /** Of the category OD, what the allowance is for, where that was said. */
    readonly otherType?: OtherAllowanceType | undefined;
    readonly isTaxable: boolean;
    readonly totalAmount: string;
  }[];
  readonly deductions: readonly { readonly classification: DeductionClassification; readonly amount: string }[];
  readonly bonuses: readonly {
    readonly amount: string;
    readonly isDirectorsFees: boolean;
    readonly isReturnToWork: boolean;
  }[];
  readonly paySacrifices: readonly { readonly amount: string; readonly isSuper: boolean }[];
  readonly backPayments: readonly {
    readonly amount: string;
    readonly stpCategory: BackPaymentCategory;
    readonly startDate?: CivilDate | null | undefined;
    readonly endDate?: CivilDate | null | undefined;
  }[];
}

/** What filing reads of a termination, as it is kept: the JSON of `AuTerminationResult`. */
export interface KeptAuTermination {
  readonly terminationDate: CivilDate;
  readonly cessationTypeCode: string;
  readonly totalAmount: string;
  readonly lumpSumD: string;
  readonly etpTaxWithheld: string;
  readonly etpTaxFreeComponent: string;
  readonly reportedAmounts: readonly {
    readonly label: 'paid-leave' | 'lump-sum' | 'gross';
    readonly code: 'U' | 'R' | 'T' | 'B' | 'D' | null;
    readonly amount: string;
  }[];
  readonly taxSummaries: readonly {
    readonly etpCode: string;
    readonly taxWithheld: string;
    readonly taxableComponent: string;
    readonly taxFreeComponent: string;
  }[];
}

/** A processed Australian pay, as filing sees it. */
export interface AuFiledPay {
  readonly country: 'AU';
  readonly payId: number;
  readonly employeeId: number;
  readonly payRunId: number;
  readonly payDate: CivilDate;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly stpStatus: StpStatus;
  readonly net: string;
  readonly pay: KeptAuPay;
  readonly termination: KeptAuTermination | null;
}

export const stpStatuses = ['not_submitted', 'queued', 'accepted', 'rejected'] as const;
export type StpStatus = (typeof stpStatuses)[number];

export const stpActions = ['NEW', 'ADJUST', 'UPDATE'] as const;
export type StpAction = (typeof stpActions)[number];
