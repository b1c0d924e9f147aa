import type { Amount } from '../../../input/input-reader';
import type { Award } from '../award';
import type { AwardEmployee } from '../award-employee';
import type { EmploymentType } from '../employment-type';
import type { AwardShift } from '../interpreter/award-shift';
import type { RosterCycle } from '../interpreter/interpret-shifts';
import type { AuState } from '../public-holidays/award-public-holidays';

/** What sets a person's minimum. Agreements and the like are named so that the guard stops instead of guessing. */
export type MinimumSetBy =
  | {
      readonly kind: 'award';
      readonly award: Award;
      readonly employee: AwardEmployee;
      readonly ordinaryHourlyRate?: Amount;
    }
  | {
      readonly kind: 'national-minimum-wage';
      readonly employmentType: EmploymentType;
      readonly dateOfBirth?: string;
      readonly age?: number;
    }
  | { readonly kind: 'not-covered'; readonly arrangement: UncoveredArrangement };

/** Arrangements that the check cannot judge. */
export const uncoveredArrangements = [
  'enterprise-agreement',
  'individual-flexibility-arrangement',
  'supported-wage',
  'piece-rates',
  'annualised-wage-clause',
  'unknown',
] as const;

/** One arrangement that the check cannot judge, such as an annualised wage. */
export type UncoveredArrangement = (typeof uncoveredArrangements)[number];

/** The work of the pay period, as it was recorded. */
export type RecordedWork =
  | {
      readonly kind: 'shifts';
      readonly state: AuState;
      readonly shifts: readonly AwardShift[];
      /** Shifts of earlier pay periods that count for the first cycle and the rest before the first shift. */
      readonly shiftsBefore?: readonly AwardShift[];
      readonly roster?: RosterCycle;
    }
  | {
      readonly kind: 'hours';
      readonly hours: readonly WorkedHours[];
      /** No hour fell at a time or on a day that has a penalty, and none was overtime. */
      readonly withoutPenalties: boolean;
    }
  | {
      readonly kind: 'not-recorded';
      /** The hours that a salary is agreed for in the period: at the minimum rate they are owed, whatever else was worked. */
      readonly agreedHours?: Amount;
    };

/** Hours at the base rate, or at a penalty as the database of 2021-22 describes it. */
export interface WorkedHours {
  readonly hours: Amount;
  readonly penalty?: { readonly clause: string; readonly description: string };
}

/** The categories by which what was paid is compared. */
export const paidCategories = [
  'ordinary',
  'penalty',
  'overtime',
  'allowance',
  'expense',
  'leave',
  'salary',
  'hours',
] as const;

/**
 * What a paid line is for. `salary` is one sum for ordinary hours and, where the contract says so, for everything else.
 * `hours` is pay by the hour whose purpose nobody names: each hour that is required is held against an hour that was
 * paid, the dearest first, and what one hour has too much covers no other.
 */
export type PaidCategory = (typeof paidCategories)[number];

/** What was paid in one category. */
export interface PaidLine {
  readonly category: PaidCategory;
  readonly amount: Amount;
  /** How many hours the amount pays, for the category `hours`. */
  readonly hours?: Amount;
  readonly description?: string;
  /** Marks an amount that takes back or mends what an earlier pay held; only such an amount may be below zero, and none of `hours`. */
  readonly isAdjustment?: boolean;
}

/** What is compared: the minimum, the period, the work and what was paid. */
export interface CheckUnderpaymentInput {
  readonly minimum: MinimumSetBy;
  readonly payPeriod: { readonly from: string; readonly to: string };
  readonly work: RecordedWork;
  readonly paid: readonly PaidLine[];
  /**
   * The contract says that pay above the minimum covers penalties, overtime and allowances of the same pay period. Nothing
   * carries over from another period. @law Fair Work Ombudsman v Woolworths Group Ltd; v Coles Supermarkets [2025] FCA 1092
   */
  readonly setOff: boolean;
}
