/** The leave codes of the API. Where a law of New Zealand prices or counts a kind, `leaveLaw` says so. */
export const nzLeaveTypes = [
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

/** The kinds of leave a New Zealand pay knows, by their API codes. */
export type NzLeaveType = (typeof nzLeaveTypes)[number];

/**
 * How the law prices leave: by the week, by the day, as compensation for the first week of an injury at work, not at all,
 * or at what the agreement says.
 */
export type LeaveLaw = 'week' | 'day' | 'first-week' | 'unpaid' | 'agreed';

const laws: Partial<Record<NzLeaveType, LeaveLaw>> = {
  ANNUAL_HOLIDAYS: 'week',
  HOLIDAY: 'week',
  ALT_HOLIDAY: 'day',
  PAID_PUBLIC_HOLIDAY: 'day',
  SICK: 'day',
  NZ_BEREAVEMENT: 'day',
  NZ_FAMILY_VIOLENCE: 'day',
  NZ_ACC_WORKERS_COMP: 'first-week',
  UNPAID: 'unpaid',
};

export function leaveLaw(leaveType: NzLeaveType): LeaveLaw {
  return laws[leaveType] ?? 'agreed';
}

/**
 * Weekly compensation that the Accident Compensation Corporation pays after the first week, also where an employer passes it on,
 * is no gross earnings. @law Holidays Act 2003 s 14(b)
 */
export function isGrossEarningsLeave(leaveType: NzLeaveType): boolean {
  return leaveType !== 'WORKERS_COMP';
}
