import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The leave law that follows the Holidays Act 2003: leave accrues in hours from the first day. */
export interface EmploymentLeave {
  readonly act: string;
  readonly annualLeavePerStandardHour: Decimal;
  readonly sickLeavePerStandardHour: Decimal;
  readonly mostSickLeaveHours: Decimal;
  readonly familyViolenceDays: Decimal;
  /** The leave compensation payment (LCP) as a share of the ordinary hourly rate. */
  readonly leaveCompensationRate: Decimal;
  /** Days before the first pay period that averages for a conversion look at. */
  readonly averagingDays: number;
}

interface Written {
  readonly act: string;
  readonly annualLeavePerStandardHour: string;
  readonly sickLeavePerStandardHour: string;
  readonly mostSickLeaveHours: string;
  readonly familyViolenceDays: string;
  readonly leaveCompensationRate: string;
  readonly averagingDays: number;
}

/** The editions of the Employment Leave Bill as introduced. */
export const employmentLeave = defineInstrument('nz.employment-leave', files, (written: Written): EmploymentLeave => ({
  act: written.act,
  annualLeavePerStandardHour: decimal(written.annualLeavePerStandardHour),
  sickLeavePerStandardHour: decimal(written.sickLeavePerStandardHour),
  mostSickLeaveHours: decimal(written.mostSickLeaveHours),
  familyViolenceDays: decimal(written.familyViolenceDays),
  leaveCompensationRate: decimal(written.leaveCompensationRate),
  averagingDays: written.averagingDays,
}));

/** Provisions whose text was not at hand, so that nothing here works them out. */
export const employmentLeaveNotAtHand: readonly string[] = [
  'alternative leave for work on a public holiday (only Schedule 1 cl 9 says that it is counted by the hour worked)',
  'otherwise working days and public holidays (section 15)',
  'cashing up annual leave (section 122) and the payment at the end of employment (section 123) beyond its rate',
  'leave in advance, closedowns and bereavement leave',
  'conversion for employees with casual hours, of alternative holidays and of bereavement leave (Schedule 1 cl 10, 16, 21 to 25)',
];
