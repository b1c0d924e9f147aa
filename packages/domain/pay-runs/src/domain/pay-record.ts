import type { Country } from '@anz-payroll/companies';
import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import type { CivilDate, Decimal, Explanation } from 'payroll-core';
import type { AuPay, AuPayInput, AuTerminationInput, AuTerminationResult, PlausibilityFacts } from 'payroll-core/au';
import type { LeaveLoadingRule } from 'payroll-core/au/awards';
import type { NzPay, NzPayInput, NzTerminationInput, NzTerminationResult } from 'payroll-core/nz';
import type { AwardCheck } from './award-check';
import type { DecimalText, PayPeriod } from './pay-command';
import type { AuYearFigures, NzYearFigures } from './year-figures';

/** A value as JSON keeps it: decimals are text, absent members are absent. */
export type AsJson<T> = T extends Decimal
  ? DecimalText
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Row)[]
      ? readonly AsJson<Row>[]
      : T extends object
        ? { readonly [K in keyof T as K extends 'trace' ? never : K]: AsJson<T[K]> }
        : T;

/** Its warnings are those of the pay, of its period and of its plausibility. */
export type AuPayFigures = Omit<AsJson<AuPay>, 'warnings'> & {
  readonly warnings: readonly PayWarning[];
  /** Absent where the record of the employee names no minimum. */
  readonly awardCheck?: AwardCheck;
  /** Absent in pays of before, and for somebody whom Single Touch Payroll does not report. */
  readonly reportedAs?: AuReportedAs;
  /** The state of the record, in which payroll tax counts the wages; absent in pays of before. */
  readonly state?: string;
  /** Whole dollars a year of somebody who was paid a salary; absent in pays of before. */
  readonly annualSalary?: string;
};

/** What the record says that a pay keeps, because it may say something else later in the year. */
export type AuKeptOfRecord = Pick<AuPayFigures, 'reportedAs' | 'state' | 'annualSalary'>;

/** As what Single Touch Payroll reports a pay. The record may say something else later in the year. */
export interface AuReportedAs {
  readonly incomeType: string;
  readonly taxTreatment: string;
  /** The home country of a working holiday maker; absent where the record named none, and in pays of before. */
  readonly incomeCountry?: string;
}
export type NzPayFigures = Omit<AsJson<NzPay>, 'warnings'> & { readonly warnings: readonly PayWarning[] };
export type AuTerminationFigures = AsJson<AuTerminationResult>;
export type NzTerminationFigures = AsJson<NzTerminationResult>;

/** What the plausibility of an Australian pay is judged by, as JSON keeps it. */
export type AuPayFacts = AsJson<PlausibilityFacts> &
  AuKeptOfRecord & {
    /** Absent where the pay has no annual leave, or no award is known to ask for a loading of it. */
    readonly leaveLoading?: AuLeaveLoadingFacts;
    /** Present where the final pay of the job was made before this pay. */
    readonly isAfterFinalPay?: true;
  };

/** What an award asks for on top of annual leave, as it was known when the pay was made. */
export interface AuLeaveLoadingFacts extends LeaveLoadingRule {
  readonly award: string;
  /** The minimum hourly rate of the classification, where it was found. */
  readonly minimumHourly?: string;
  readonly setOff?: true;
  /** The last day for which the text is confirmed, where the period begins later. */
  readonly confirmedUntil?: CivilDate;
}

export interface NzPayFacts {
  /** The rates of the Holidays Act that a pay with leave chose from. */
  readonly holidayRates?: NzHolidayRates;
  /** The remaining amount of compulsory extra deductions as the record told it. */
  readonly compulsoryExtraTold?: string;
  /** The notice that told it; records of before have none. */
  readonly compulsoryExtraNotice?: number;
  /** Where a public holiday or an entitlement fell into the pay: what the record said about working days and leave. */
  readonly record?: NzLeaveRecord;
  /** The region whose anniversary day the employee kept, where it was not that of the company. */
  readonly publicHolidayRegion?: string;
  /** What the record told of an ordinary week and day, where it did. */
  readonly ordinaryPay?: Pick<EmployeeDetails, 'ordinary_weekly_pay' | 'relevant_daily_pay'> &
    Partial<Pick<EmployeeDetails, 'daily_pay_varies'>>;
  /** Where holiday pay is paid with the pay: the day since which annual holidays have not fallen due. */
  readonly holidayPayWithPaySince?: CivilDate;
  /** Where another pay of the period has paid a closedown: the day on which it began. */
  readonly closedownBeside?: CivilDate;
  /** Where the pay brought balances to other standard hours: what it noted in the leave account. */
  readonly workingTimeChange?: Figures;
}

export type NzLeaveRecord = Pick<
  EmployeeDetails,
  | 'employment_status'
  | 'working_days'
  | 'working_days_from'
  | 'is_leave_enabled'
  | 'num_holiday_leave_days_per_year'
  | 'annual_holidays_weeks_per_year'
  | 'num_sick_leave_days_per_year'
>;

/** Gross earnings of a stretch of days, and how many of its days are known. */
export interface NzEarningsOfRate {
  readonly of: '12 months' | '52 weeks' | '4 weeks';
  readonly from: CivilDate;
  readonly until: CivilDate;
  readonly gross: string;
  readonly knownDays: number;
  readonly employedDays: number;
  /** Days worked or on paid leave, where they are known. */
  readonly daysPaid: string | null;
}

/** To the cent, null where a rate is not known; which weekly and daily rate counts, and why; what had to be assumed. */
export interface NzHolidayRates {
  readonly ordinaryWeeklyPay: string | null;
  readonly averageWeeklyEarnings: string | null;
  /** The weeks that the rates came from; pays from before do not have them. */
  readonly earnings?: readonly NzEarningsOfRate[];
  readonly relevantDailyPay: string | null;
  readonly averageDailyPay: string | null;
  readonly weekly: { readonly name: string; readonly because: string } | null;
  readonly daily: { readonly name: string; readonly because: string } | null;
  readonly assumptions: readonly string[];
}

/** `voided`: deleted or replaced. It stays for the record and no list shows it. */
export type PayStatus = 'pending' | 'processed' | 'voided';

/** A gateway to the tax office, or the simulator, which sends nothing. */
export type StpReceiver = 'gateway' | 'simulator';

export type StpStatus = 'not_submitted' | 'queued' | 'accepted' | 'rejected';

/** What the employee was called when the pay was made. */
export interface PaidEmployee {
  readonly number: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string | null;
}

/** Figures by name, as decimal text. Those of a year are named in `year-figures.ts`, those of leave by leave code. */
export type Figures = Readonly<Record<string, DecimalText>>;

/** One pay as it is kept, whatever its country. */
export interface PayOfAnyCountry {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly payRunId: number;
  readonly version: number;
  readonly status: PayStatus;
  readonly payDate: CivilDate;
  readonly payPeriod: PayPeriod;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  /** The last day of the run's own period, where the pay is for other days than its run. */
  readonly runEndDate?: CivilDate;
  /** Moment of completion; null while pending. */
  readonly processedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly department: string | null;
  /** For those who work on the payroll; the payslip does not show it. */
  readonly note: string | null;
  readonly employee: PaidEmployee;
  /** The totals that lists show. Super is the KiwiSaver total in New Zealand. */
  readonly gross: DecimalText;
  readonly tax: DecimalText;
  readonly net: DecimalText;
  readonly super: DecimalText;
  readonly stpStatus: StpStatus;
  readonly stpServiceAction: string | null;
  readonly stpTimestamp: number | null;
  /** Who answered the report. Absent in pays that were kept before it was known. */
  readonly stpLodgedWith?: StpReceiver | null;
  /** The pay that this one replaced by a correction, and the one that replaced it. */
  readonly replacesPayId: number | null;
  readonly replacedByPayId: number | null;
}

/** The shapes in which a country states a pay. */
export interface PayTypes {
  readonly AU: {
    readonly input: AuPayInput;
    readonly terminationInput: AuTerminationInput;
    readonly facts: AuPayFacts;
    readonly result: AuPayFigures;
    readonly termination: AuTerminationFigures;
    readonly year: AuYearFigures;
  };
  readonly NZ: {
    readonly input: NzPayInput;
    readonly terminationInput: NzTerminationInput;
    readonly facts: NzPayFacts;
    readonly result: NzPayFigures;
    readonly termination: NzTerminationFigures;
    readonly year: NzYearFigures;
  };
}

/** What payroll-core answered, rows included, as JSON. */
export type PayFigures<C extends Country = Country> = {
  [K in C]: {
    readonly country: K;
    readonly result: PayTypes[K]['result'];
    readonly termination: PayTypes[K]['termination'] | null;
  };
}[C];

export type PayRecord<C extends Country = Country> = {
  [K in C]: PayOfAnyCountry &
    PayFigures<K> & {
      /** Year to date of this employee after this pay, opening balances included; null while pending. */
      readonly yearToDate: PayTypes[K]['year'] | null;
    };
}[C];

export type AuPayRecord = PayRecord<'AU'>;
export type NzPayRecord = PayRecord<'NZ'>;

/** Figure by figure: `gross`, `tax`, `net`, `super`, …; those of a termination under `termination.<figure>`. */
export type PayExplanation = Readonly<Record<string, Explanation>>;

/** The figures stand; somebody should look. */
export interface PayWarning {
  readonly code: string;
  readonly message: string;
  /** The member of the interface that the warning is about. */
  readonly field?: string;
  /** Further facts for programs: the weeks that are missing, the amount at stake. */
  readonly details?: Readonly<Record<string, string>>;
}

/** A pay that was calculated but not stored. */
export interface PreviewedPay {
  /** `id` and `payRunId` are 0. */
  readonly pay: PayRecord;
  readonly explanation: PayExplanation;
  readonly warnings: readonly PayWarning[];
}
