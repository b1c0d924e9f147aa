import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Step } from '../../trace/step';

/** How an employment ends, in the words that the Act tells apart. */
export type EmploymentEnding = 'redundancy' | 'dismissal' | 'employee-left' | 'contract-end' | 'transfer' | 'death';

/** What notice and redundancy pay go by. */
export interface EndingEmployment {
  readonly ending: EmploymentEnding;
  /** The first day of continuous service. */
  readonly serviceFrom: CivilDate;
  readonly lastDay: CivilDate;
  /** The day on which the employer gave notice; the last day where none was given before. */
  readonly noticeGivenOn: CivilDate;
  /** Unpaid leave and unauthorised absence, in days of the calendar. */
  readonly daysNotCounted: number;
  readonly dateOfBirth: CivilDate;
  readonly isCasual: boolean;
  readonly isFixedTerm: boolean;
  readonly isTrainingArrangement: boolean;
  readonly isApprentice: boolean;
  readonly isSeriousMisconduct: boolean;
  readonly isSmallBusiness: boolean;
}

/** Weeks that the Act gives at least, and where it says so. */
export interface MinimumWeeks {
  readonly weeks: Step<Decimal>;
  /** The section that gives them, or that gives none. */
  readonly section: string;
}
