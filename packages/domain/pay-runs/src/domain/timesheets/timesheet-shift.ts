import type { CivilDate } from 'payroll-core';
import type { AwardShift } from 'payroll-core/au/awards';

/** A shift that somebody worked, as it was recorded. Only approved shifts are paid and held against an award. */
export interface TimesheetShift {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeId: number;
  readonly date: CivilDate;
  readonly shift: AwardShift;
  readonly note: string | null;
  readonly approvedBy: string | null;
  readonly approvedAt: number | null;
  readonly createdAt: number;
}

export type NewTimesheetShift = Omit<TimesheetShift, 'id'>;

export function isApproved({ approvedAt }: Pick<TimesheetShift, 'approvedAt'>): boolean {
  return approvedAt !== null;
}
