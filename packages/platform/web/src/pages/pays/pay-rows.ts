import type { Country } from '@anz-payroll/companies';
import { leaveTypes, type LeaveItem, type LeaveType } from '@anz-payroll/pay-runs';
import type { Choice } from '../record-form';
import type { PayRows } from './enter-pay-page';

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
    NZ_JURY_SERVICE: 'Jury service',
    NZ_DEFENCE_FORCE: 'Defence force leave',
    NZ_EMPLOYMENT_RELATIONS_EDUCATION: 'Employment relations education leave',
    NZ_TIME_OFF_TO_VOTE: 'Time off to vote',
    UNPAID: 'Unpaid leave',
    OTHER: 'Other paid leave',
  },
};

/** Leave that may be paid in place of being taken (Fair Work Act ss 92 to 94, 100; Holidays Act 2003 ss 28A, 61). */
const cashedOutNames: Readonly<Record<Country, Readonly<Partial<Record<LeaveType, string>>>>> = {
  AU: {
    HOLIDAY: 'Annual leave, cashed out',
    LONG_SERVICE: 'Long service leave, cashed out',
    SICK: 'Personal leave, cashed out',
  },
  NZ: { ANNUAL_HOLIDAYS: 'Annual holidays, paid out', ALT_HOLIDAY: 'Alternative holiday, paid out' },
};

const CASHED_OUT = ':cashed-out';

/** The kinds of leave that a row of a pay can have. */
function leaveChoices(country: Country): readonly Choice[] {
  const choices = (names: Readonly<Record<string, string>>, suffix = ''): readonly Choice[] =>
    Object.entries(names).map(([type, label]) => ({ value: `${type}${suffix}`, label }));
  return [...choices(leaveNames[country]), ...choices(cashedOutNames[country], CASHED_OUT)];
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

const allowanceNames: Readonly<Record<string, string>> = {
  CD: 'Allowance: cents a kilometre',
  KN: 'Allowance: tasks and skills',
  AD: 'Allowance: award transport',
  LD: 'Allowance: laundry',
  MD: 'Allowance: overtime meals',
  RD: 'Allowance: domestic or overseas travel',
  TD: 'Allowance: tools',
  QN: 'Allowance: qualifications',
  OD: 'Allowance: other',
};

/** What a new item can be, by the code that it needs beside its amount. */
export function newItemKinds(country: Country): Readonly<Record<'allowance' | 'deduction', readonly Choice[]>> {
  return {
    allowance:
      country === 'AU'
        ? Object.entries(allowanceNames).map(([value, label]) => ({ value, label }))
        : [{ value: 'OD', label: 'Allowance' }],
    deduction: [
      { value: 'NORMAL', label: 'Deduction' },
      { value: 'UNION_FEES', label: 'Deduction: union fees' },
      { value: 'CHARITY', label: 'Deduction: donation' },
    ],
  };
}

const described = { name: 'description', label: 'Description' } as const;
const amount = { name: 'amount', label: 'Amount', isNumber: true } as const;

/** Work on public holidays, where the law asks for its day. */
const publicHolidayRows: Readonly<Record<Country, readonly PayRows[]>> = {
  AU: [],
  NZ: [
    {
      name: 'holiday_work',
      title: 'Work on a public holiday',
      help: 'Paid at time and a half at least. A day that would otherwise be a working day earns an alternative holiday.',
      rows: 2,
      columns: [
        { name: 'value', label: 'Hours on the public holiday', isNumber: true },
        { name: 'date', label: 'Public holiday' },
      ],
    },
  ],
};

/** What can be entered for a pay in this country. */
export function payRowsFor(country: Country): readonly PayRows[] {
  const kinds = newItemKinds(country);
  const known = { value: '', label: 'As the person or the company has it' };
  return [
    {
      name: 'hours',
      title: 'Hours',
      help: 'Ordinary hours at the hourly rate. Empty: the standard hours of the person.',
      rows: 1,
      columns: [{ name: 'value', label: 'Ordinary hours', isNumber: true }],
    },
    {
      name: 'overtime',
      title: 'Overtime',
      help: 'Hours at a multiple of the hourly rate, such as 1.5 for time and a half.',
      rows: 2,
      columns: [
        { name: 'value', label: 'Overtime hours', isNumber: true },
        { name: 'multiplier', label: 'Multiplier', isNumber: true },
      ],
    },
    ...publicHolidayRows[country],
    {
      name: 'leave',
      title: 'Leave',
      help: 'Days of leave in this pay. Leave that is cashed out is paid and leaves the balance, without a day off.',
      rows: 3,
      columns: [
        { name: 'type', label: 'Leave', choices: leaveChoices(country) },
        { name: 'date', label: 'Day of leave' },
        { name: 'hours', label: 'Hours of leave', isNumber: true },
      ],
    },
    {
      name: 'allowances',
      title: 'Allowances',
      help: 'By the description of an allowance of the person or the company; a new one needs its kind.',
      rows: 2,
      columns: [
        { ...described, label: 'Allowance' },
        { ...amount, label: 'Amount of allowance' },
        { name: 'kind', label: 'Kind of allowance', choices: [known, ...kinds.allowance] },
      ],
    },
    {
      name: 'deductions',
      title: 'Deductions',
      help: 'By the description of a deduction of the person; a new one needs its kind.',
      rows: 2,
      columns: [
        { ...described, label: 'Deduction' },
        { ...amount, label: 'Amount of deduction' },
        {
          name: 'kind',
          label: 'Kind of deduction',
          choices: [{ ...known, label: 'As the person has it' }, ...kinds.deduction],
        },
      ],
    },
    {
      name: 'bonuses',
      title: 'Bonuses',
      help: 'By the description of a bonus of the person.',
      rows: 1,
      columns: [
        { ...described, label: 'Bonus' },
        { ...amount, label: 'Amount of bonus' },
      ],
    },
  ];
}
