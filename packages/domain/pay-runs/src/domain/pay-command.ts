import type { CivilDate } from 'payroll-core';
import type {
  AllowanceCategory,
  BackPaymentCategory,
  DeductionClassification,
  OtherAllowanceType,
  TaxMethod,
} from 'payroll-core/au';
import type { Period } from './period-of';

/** Decimals are text everywhere in this package: `"38"`, `"12.50"`. */
export type DecimalText = string;

export type IdentifierType = 'employee_id' | 'employee_number';

/** One entry of a create request: one pay of one employee. Lists that are left out or null follow the standing items. */
export interface PayItem {
  readonly employeeId?: number | null;
  readonly employeeNumber?: string | null;
  readonly hours?: readonly HoursItem[] | null;
  /** That the hours were made from approved shifts. */
  readonly hoursFrom?: 'timesheets';
  readonly leave?: readonly LeaveItem[] | null;
  readonly payDepartment?: string | null;
  /** For those who work on the payroll; the payslip does not show it. */
  readonly note?: string | null;
  /** Days that the pay is for; Australia asks for them where somebody is engaged day by day. */
  readonly daysPaid?: number | null;
  /** Australia: what gives the super of this pay more time than the usual days. */
  readonly superTiming?: SuperTiming | undefined;
  readonly allowances?: readonly AllowanceItem[] | null;
  readonly deductions?: readonly DeductionItem[] | null;
  readonly bonuses?: readonly BonusItem[] | null;
  readonly paySacrifices?: readonly SacrificeItem[] | null;
  readonly backPayments?: readonly BackPaymentItem[] | null;
  readonly termination?: TerminationRequest | null;
}

/**
 * What only the employer knows of the day on which super is due; members that are left out follow from the pays.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C
 */
export interface SuperTiming {
  /** The first contribution for a new employee, or to a new fund. */
  readonly isFirstContribution?: boolean;
  /** Of a pay outside the usual cycle: the next regular payday, from which its days are counted. */
  readonly nextRegularPayday?: CivilDate;
  /** The day of a determination of the Commissioner for exceptional circumstances that covers the employer. */
  readonly determinationMadeOn?: CivilDate;
}

export interface HoursItem {
  readonly description: string;
  readonly units: string;
  readonly value: DecimalText;
  readonly rate?: DecimalText | null;
  readonly multiplier?: DecimalText | null;
  /** `system:ordinary_time`, `employee:<id>` or `company:<id>`. */
  readonly rateReference?: string | null;
  readonly rateDescription?: string | null;
  readonly isOvertime?: boolean | null;
  /** New Zealand: the public holiday that the hours were worked on. */
  readonly publicHolidayDate?: CivilDate | null;
  /** The row takes back what an earlier pay gave, and may be below zero. */
  readonly isAdjustment?: boolean | null;
}

export const leaveTypes = [
  'ALT_HOLIDAY',
  'ANCILLARY',
  'ANNUAL_HOLIDAYS',
  'COMPASSIONATE',
  'EMPLOYER_FUNDED_PAID_PARENTAL',
  'HOLIDAY',
  'LONG_SERVICE',
  'NZ_ACC_WORKERS_COMP',
  'NZ_BEREAVEMENT',
  'NZ_DEFENCE_FORCE',
  'NZ_EMPLOYMENT_RELATIONS_EDUCATION',
  'NZ_FAMILY_VIOLENCE',
  'NZ_JURY_SERVICE',
  'NZ_TIME_OFF_TO_VOTE',
  'OTHER',
  'PAID_PARENTAL',
  'PAID_PUBLIC_HOLIDAY',
  'SICK',
  'UNPAID',
  'WORKERS_COMP',
] as const;
export type LeaveType = (typeof leaveTypes)[number];

export interface LeaveItem {
  readonly description: string;
  readonly leaveType: LeaveType;
  readonly date: CivilDate;
  readonly hours: DecimalText;
  readonly rate?: DecimalText | null;
  readonly multiplier?: DecimalText | null;
  readonly leaveLoadingAmount?: DecimalText | null;
  /** Paid in place of being taken. */
  readonly isCashUp?: boolean | null;
  /** Paid in a lump sum before it is taken, and taxed as one. */
  readonly taxAsNzExtraPay?: boolean | null;
  /** The row takes back what an earlier pay gave, and may be below zero. */
  readonly isAdjustment?: boolean | null;
}

export interface AllowanceItem {
  readonly description: string;
  readonly amount?: DecimalText | null;
  readonly units?: DecimalText | null;
  readonly allowanceCategory?: AllowanceCategory | null;
  /** Of an allowance of the category OD, what it is for. */
  readonly otherType?: OtherAllowanceType | null;
  readonly isTaxable?: boolean | null;
  readonly isItemised?: boolean | null;
  readonly isIncludedInSuperCalculations?: boolean | null;
  /** Within its approved rate, reasonable amount or award amount; what is taxed then follows the law. */
  readonly isWithinLimit?: boolean | null;
  /** The row takes back what an earlier pay gave, and may be below zero. */
  readonly isAdjustment?: boolean | null;
}

export interface DeductionItem {
  readonly description: string;
  readonly amount?: DecimalText | null;
  readonly classification?: DeductionClassification | null;
  readonly isIncludedInSuperCalculations?: boolean | null;
}

export interface BonusItem {
  readonly description: string;
  readonly amount?: DecimalText | null;
  readonly taxMethod?: TaxMethod | null;
  readonly startDate?: CivilDate | null;
  readonly endDate?: CivilDate | null;
  readonly isIncludedInSuperCalculations?: boolean | null;
  readonly isDirectorsFees?: boolean | null;
  readonly isReturnToWork?: boolean | null;
  /** The row takes back what an earlier pay gave, and may be below zero. */
  readonly isAdjustment?: boolean | null;
  readonly isNzEss?: boolean | null;
  readonly isNzEssCashSettled?: boolean | null;
  readonly withholdPaye?: boolean | null;
  readonly taxAsNzExtraPay?: boolean | null;
  readonly isNzDiscretionary?: boolean | null;
  readonly isNzRedundancy?: boolean | null;
  readonly isNzRetiringAllowance?: boolean | null;
}

export interface SacrificeItem {
  readonly description: string;
  readonly amount?: DecimalText | null;
  readonly isIncludedInSuperCalculations?: boolean | null;
  readonly isSuper?: boolean | null;
}

export interface BackPaymentItem {
  readonly description: string;
  readonly amount: DecimalText;
  readonly stpCategory?: BackPaymentCategory | null;
  readonly taxMethod?: TaxMethod | null;
  readonly startDate?: CivilDate | null;
  readonly endDate?: CivilDate | null;
  /** The row takes back what an earlier pay gave, and may be below zero. */
  readonly isAdjustment?: boolean | null;
}

/**
 * The members of the API's termination body in camelCase, as they were sent (without `payDate`). Every rule about them
 * is judged by payroll-core; unknown members are refused there too.
 */
export type TerminationRequest = Readonly<Record<string, unknown>> & { readonly terminationDate?: unknown };

/** The same key with the same fingerprint answers what was answered before; with another one it is refused. */
export interface Idempotency {
  readonly key: string;
  /** A hash of what was asked, the address included. */
  readonly fingerprint: string;
}

export interface InCompany {
  readonly customerId: number;
  readonly companyId: number;
}

export interface CreatePays extends InCompany {
  readonly identifierType: IdentifierType;
  /** Left out, the company's today. */
  readonly payDate?: CivilDate;
  /** The last day of the period that the pays are for; left out, the period that holds the pay date. */
  readonly periodEnd?: CivilDate;
  /** The days that the pays are for, where they are not those of their run: an off-cycle pay has days of its own. */
  readonly period?: Period;
  /** Default true. */
  readonly redistributeTaxByGross?: boolean;
  readonly items: readonly PayItem[];
  readonly idempotency?: Idempotency;
}

export interface OnePay extends InCompany {
  readonly payId: number;
}

export interface ChangePay extends OnePay {
  /** Which versions the caller is willing to overwrite; without it, any. */
  readonly mayTouch?: (version: number) => boolean;
  /** The caller knows that the tax office has this pay, and that it will hear of the change. */
  readonly confirmReported?: boolean;
  /** The caller knows that a payment file holds this pay, and that the file stays as it is. */
  readonly confirmPaid?: boolean;
}

export interface ListPays extends InCompany {
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly employeeId?: number;
  readonly employeeNumber?: string;
  readonly payRunId?: number;
  readonly status?: 'pending' | 'processed';
  readonly limit?: number;
  /** Only pays after this one: the id of the last one of the page before. */
  readonly afterPayId?: number;
}

export interface ListPayRuns extends InCompany {
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly payPeriod?: PayPeriod;
  readonly status?: 'pending' | 'processed';
  readonly limit?: number;
  readonly afterPayRunId?: number;
}

export type PayPeriod = 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY';

/** A rebuild is the item anew: the pay keeps its id, employee, run and date. */
export interface RebuildPay extends ChangePay {
  readonly item: PayItem;
  /** Whether the record of today counts, or the one that a processed pay was made with. A rebuild takes the one of today, a correction the other. */
  readonly usesCurrentRecord?: boolean;
  /** A final pay that waits is made anew with the termination that it carries; nobody may ask for that from outside. */
  readonly keepsTermination?: boolean;
}

export interface Terminate {
  readonly customerId: number;
  readonly employeeId: number;
  readonly payDate: CivilDate;
  readonly termination: TerminationRequest;
  readonly idempotency?: Idempotency;
  /** Which versions of the employee the caller is willing to end the job of; without it, any. */
  readonly mayTouch?: (version: number) => boolean;
}

export interface NetToGross extends InCompany {
  readonly identifierType: IdentifierType;
  readonly payDate?: CivilDate;
  /** The days that the pay is for, as for CreatePays. */
  readonly period?: Period;
  /** The pay without the amount that is looked for. */
  readonly item: PayItem;
  readonly net: DecimalText;
}
