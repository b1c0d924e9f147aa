import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { NzWarning } from '../warnings/nz-warnings';
import type { Absence, ServiceYear } from './anniversaries';

/** Leave that is counted, under the codes of the API. */
export type CountedLeave = 'ANNUAL_HOLIDAYS' | 'SICK' | 'ALT_HOLIDAY' | 'NZ_FAMILY_VIOLENCE';

/** Why an amount of leave came or went. Nothing changes a balance without one of these. */
export type LeaveReason =
  | 'opening-balance'
  | 'annual-entitlement'
  | 'taken'
  | 'taken-in-advance'
  | 'cashed-up'
  | 'sick-entitlement'
  | 'sick-not-carried-over'
  | 'family-violence-entitlement'
  | 'family-violence-not-carried-over'
  | 'alternative-holiday-earned'
  | 'alternative-holiday-exchanged'
  | 'closedown'
  | 'working-week-changed';

/** One movement of a leave balance, with its reason. */
export interface LeaveEntry {
  readonly date: CivilDate;
  readonly leaveType: CountedLeave;
  /** Hours that came, or below zero hours that went. */
  readonly hours: Decimal;
  readonly reason: LeaveReason;
  /** One sentence for the employee. */
  readonly says: string;
  /** For holidays taken: which entitlement each part came from, oldest first. */
  readonly parts?: readonly TakenPart[];
}

/** A part of annual holidays taken or cashed up. */
export interface TakenPart {
  readonly hours: Decimal;
  /** The anniversary that the holidays arose on; absent for holidays in advance and for opening balances. */
  readonly entitledOn?: CivilDate | undefined;
  readonly inAdvance: boolean;
  /** Average weekly earnings alone pay for them: they arose in or after parental leave. */
  readonly averageWeeklyEarningsOnly: boolean;
}

/** Everything that happened to an employee's leave, as plain facts. */
export interface LeaveFactsOfEmployee {
  /** `start_date` */
  readonly startDate: CivilDate;
  /** The last day that the account looks at. */
  readonly until: CivilDate;
  /** Working time in force from each day; the first counts from the start. At least one. */
  readonly workingTime: readonly WorkingTime[];
  /** The first day for which pays are made here; left out, the start date. */
  readonly accountFrom?: CivilDate | undefined;
  readonly opening?: OpeningLeave | undefined;
  readonly absences?: readonly Absence[] | undefined;
  readonly closedowns?: readonly Closedown[] | undefined;
  readonly taken?: readonly LeaveTaken[] | undefined;
  readonly cashUps?: readonly CashUp[] | undefined;
  readonly publicHolidaysWorked?: readonly PublicHolidayWorkedOn[] | undefined;
  readonly alternativeHolidaysExchanged?: readonly AlternativeHolidayExchanged[] | undefined;
}

/** The hours and days that make a week of the employee. */
export interface WorkingTime {
  readonly from: CivilDate;
  readonly hoursPerWeek: Decimal;
  readonly hoursPerDay: Decimal;
}

/** Balances brought along (`opening_balances`), in hours. */
export interface OpeningLeave {
  readonly asAt: CivilDate;
  /** Below zero where holidays were taken in advance. */
  readonly annualHours: Decimal;
  readonly sickHours: Decimal;
  readonly alternativeHours: Decimal;
  readonly familyViolenceHours: Decimal;
  /** What was paid for holidays in advance, where the annual hours are below zero. */
  readonly paidInAdvance?: Nzd | undefined;
}

/**
 * A closedown period. For an employee without holidays left at its beginning the 12 months begin anew.
 * @law Holidays Act 2003 ss 29, 34, 35
 */
export interface Closedown {
  readonly began: CivilDate;
  /** A day near the beginning that the employer nominated for every year. */
  readonly nominatedDate?: CivilDate | undefined;
}

/** Leave that was taken on a day. */
export interface LeaveTaken {
  readonly date: CivilDate;
  readonly leaveType: CountedLeave;
  readonly hours: Decimal;
  /** What was paid for it; asked for where holidays in advance are recovered. */
  readonly paid?: Nzd | undefined;
}

/** A written request to be paid for holidays in place of taking them. @law Holidays Act 2003 ss 28A, 28B */
export interface CashUp {
  readonly date: CivilDate;
  readonly hours: Decimal;
}

/** A public holiday on which the employee worked. */
export interface PublicHolidayWorkedOn {
  readonly date: CivilDate;
  readonly isOtherwiseWorkingDay: boolean;
}

/** @law Holidays Act 2003 s 61 */
/** An alternative holiday that was paid out instead of taken. */
export interface AlternativeHolidayExchanged {
  readonly date: CivilDate;
  readonly days: Decimal;
}

/** Holidays taken before they were an entitlement and not yet covered by one. */
export interface Advance {
  readonly takenOn: CivilDate;
  readonly hours: Decimal;
  /** Absent where nobody told what was paid. */
  readonly paid: Nzd | undefined;
}

/** Annual holidays that are still there, by the anniversary they arose on. */
export interface EntitlementLeft {
  readonly entitledOn: CivilDate | undefined;
  readonly hours: Decimal;
  readonly averageWeeklyEarningsOnly: boolean;
}

/** The entries and balances of an employee's leave. */
export interface LeaveAccount {
  readonly entries: readonly LeaveEntry[];
  /** Hours; the sum of the entries. */
  readonly balances: Readonly<Record<CountedLeave, Decimal>>;
  readonly entitlementsLeft: readonly EntitlementLeft[];
  readonly advances: readonly Advance[];
  /** The day the employee last became entitled, the start date before that, or the day of a closedown since. */
  readonly entitledSince: CivilDate;
  readonly nextEntitlementOn: CivilDate;
  readonly serviceYear: ServiceYear;
  readonly warnings: readonly NzWarning[];
}
