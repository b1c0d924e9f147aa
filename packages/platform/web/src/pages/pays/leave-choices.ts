import type { Country } from '@anz-payroll/companies';
import { leaveTypes, type LeaveItem, type LeaveType } from '@anz-payroll/pay-runs';
import type { Choice } from '../record-form';

/** The leave that each country's pays commonly take, as people call it. */
export const leaveNames: Readonly<Record<Country, Readonly<Partial<Record<LeaveType, string>>>>> = {
  AU: {
    HOLIDAY: 'Annual leave',
    SICK: 'Personal leave',
    LONG_SERVICE: 'Long service leave',
    COMPASSIONATE: 'Compassionate leave',
    PAID_PUBLIC_HOLIDAY: 'Public holiday',
    PAID_PARENTAL: 'Paid parental leave (government)',
    EMPLOYER_FUNDED_PAID_PARENTAL: 'Paid parental leave (employer)',
    WORKERS_COMP: 'Workers’ compensation',
    ANCILLARY: 'Jury, defence and emergency service leave',
    UNPAID: 'Unpaid leave',
    OTHER: 'Other paid leave',
  },
  NZ: {
    ANNUAL_HOLIDAYS: 'Annual holidays',
    SICK: 'Sick leave',
    NZ_BEREAVEMENT: 'Bereavement leave',
    NZ_FAMILY_VIOLENCE: 'Family violence leave',
    ALT_HOLIDAY: 'Alternative holiday',
    PAID_PUBLIC_HOLIDAY: 'Public holiday',
    NZ_ACC_WORKERS_COMP: 'Accident compensation (first week)',
    WORKERS_COMP: 'Accident compensation passed on (later weeks)',
    NZ_JURY_SERVICE: 'Jury service',
    NZ_DEFENCE_FORCE: 'Defence force leave',
    NZ_EMPLOYMENT_RELATIONS_EDUCATION: 'Employment relations education leave',
    NZ_TIME_OFF_TO_VOTE: 'Time off to vote',
    UNPAID: 'Unpaid leave',
    OTHER: 'Other paid leave',
  },
};

/** Leave that may be paid in place of being taken (Fair Work Act ss 92 to 94, 101; Holidays Act 2003 ss 28A, 61). */
export const cashedOutNames: Readonly<Record<Country, Readonly<Partial<Record<LeaveType, string>>>>> = {
  AU: {
    HOLIDAY: 'Annual leave, cashed out',
    LONG_SERVICE: 'Long service leave, cashed out',
    SICK: 'Personal leave, cashed out',
  },
  NZ: { ANNUAL_HOLIDAYS: 'Annual holidays, paid out', ALT_HOLIDAY: 'Alternative holiday, paid out' },
};

const CASHED_OUT = ':cashed-out';

/** The kinds of leave that a row of a pay can have. */
export function leaveChoices(country: Country): readonly Choice[] {
  const choices = (names: Readonly<Record<string, string>>, suffix = ''): readonly Choice[] =>
    Object.entries(names).map(([type, label]) => ({ value: `${type}${suffix}`, label }));
  return [...choices(leaveNames[country]), ...choices(cashedOutNames[country], CASHED_OUT)];
}

/** The choice that names this leave. */
export function leaveChoice(leaveType: LeaveType, isCashUp: boolean): string {
  return `${leaveType}${isCashUp ? CASHED_OUT : ''}`;
}

/** The row's leave, as one of these choices names it; undefined for any other text. */
export function chosenLeave(
  country: Country,
  value: string,
): Pick<LeaveItem, 'leaveType' | 'description' | 'isCashUp'> | undefined {
  const isCashUp = value.endsWith(CASHED_OUT);
  const leaveType = leaveTypes.find((type) => type === (isCashUp ? value.slice(0, -CASHED_OUT.length) : value));
  if (leaveType === undefined) return undefined;
  if (!isCashUp) return { leaveType, description: leaveNames[country][leaveType] ?? leaveType };
  const description = cashedOutNames[country][leaveType];
  return description === undefined ? undefined : { leaveType, description, isCashUp };
}
