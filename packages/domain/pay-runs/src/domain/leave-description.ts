import type { Country } from '@anz-payroll/companies';
import type { LeaveType } from './pay-command';

const names: Readonly<Record<LeaveType, string>> = {
  ALT_HOLIDAY: 'Alternative holiday',
  ANCILLARY: 'Ancillary and defence leave',
  ANNUAL_HOLIDAYS: 'Annual holidays',
  COMPASSIONATE: 'Compassionate leave',
  EMPLOYER_FUNDED_PAID_PARENTAL: 'Paid parental leave by the employer',
  HOLIDAY: 'Annual leave',
  LONG_SERVICE: 'Long service leave',
  NZ_ACC_WORKERS_COMP: 'ACC compensation',
  NZ_BEREAVEMENT: 'Bereavement leave',
  NZ_DEFENCE_FORCE: 'Defence force leave',
  NZ_EMPLOYMENT_RELATIONS_EDUCATION: 'Employment relations education leave',
  NZ_FAMILY_VIOLENCE: 'Family violence leave',
  NZ_JURY_SERVICE: 'Jury service',
  NZ_TIME_OFF_TO_VOTE: 'Time off to vote',
  OTHER: 'Other paid leave',
  PAID_PARENTAL: 'Paid parental leave',
  PAID_PUBLIC_HOLIDAY: 'Public holiday',
  SICK: 'Sick leave',
  UNPAID: 'Unpaid leave',
  WORKERS_COMP: 'Workers’ compensation',
};

/** Names of one country's law for a kind of leave that both have. @law Fair Work Act 2009 s 95; Holidays Act 2003 s 62 */
const ownNames: Readonly<Record<Country, Readonly<Partial<Record<LeaveType, string>>>>> = {
  AU: { SICK: 'Personal leave' },
  NZ: {},
};

/** What a row of leave is called where nobody named it. */
export function leaveDescription(country: Country, leaveType: LeaveType): string {
  return ownNames[country][leaveType] ?? names[leaveType];
}
