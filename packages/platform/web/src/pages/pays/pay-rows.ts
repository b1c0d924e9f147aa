import type { Country } from '@anz-payroll/companies';
import { taxMethods, type BackPaymentCategory, type OtherAllowanceType, type TaxMethod } from 'payroll-core/au';
import type { Choice } from '../record-form';
import { leaveChoices } from './leave-choices';

/** How the text of a field is read: dollars and counts, hours (7:36 is 7.6), a day, yes or no, or the text as it is. */
export type PayColumnKind = 'text' | 'amount' | 'hours' | 'day' | 'answer' | 'code';

export interface PayColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: PayColumnKind;
  /** The member of the row that it becomes. */
  readonly member: string;
  readonly choices?: readonly Choice[];
  /** Asked for seldom: folded under the row. */
  readonly isDetail?: true;
}

/** One list of a pay: so many rows are shown empty, and at most so many are taken. */
export interface PayRows {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly rows: number;
  readonly most: number;
  readonly columns: readonly PayColumn[];
}

/** A rate of the person or the company, by its stable reference. */
export interface NamedRate {
  readonly reference: string;
  readonly description: string;
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

/** What an allowance of the kind "other" is for, as Single Touch Payroll describes it. */
export const otherAllowanceNames: Readonly<Record<OtherAllowanceType, string>> = {
  G1: 'General',
  H1: 'Home office',
  ND: 'Non-deductible expenses',
  T1: 'Transport and fares',
  U1: 'Uniform',
  V1: 'Private vehicle',
};

/** What is said of the fields of an allowance, of the company's as of one person's. */
export const allowanceHelp: Readonly<Record<'other_type' | 'is_within_limit', string>> = {
  other_type: 'Only of the kind “Other”',
  is_within_limit:
    'Where it is said, tax and super follow the law, not “Taxable” and “Counts for super”; of kilometres and laundry above it, only what is above is taxed',
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

/** Child support follows a notice, which the standing deduction holds; a single pay may still name it. */
const childSupport: Readonly<Record<Country, readonly Choice[]>> = {
  AU: [
    { value: 'CHILD_SUPPORT_DEDUCTION', label: 'Child support: section 45 notice' },
    { value: 'CHILD_SUPPORT_GARNISHEE', label: 'Child support: section 72A notice' },
  ],
  NZ: [{ value: 'CHILD_SUPPORT_DEDUCTION', label: 'Child support' }],
};

/** As the tax office names the ways of withholding from additional payments. */
const methodNames: Readonly<Record<TaxMethod, string>> = {
  NORMAL_EARNINGS: 'With the normal earnings',
  SPREAD_OVER_SPECIFIC_RANGE: 'Spread over the days it is for',
  SPREAD_OVER_FINANCIAL_YEAR: 'Spread over the financial year',
  METHOD_A_WHOLE_YEAR: 'Schedule 5, method A over the year',
  METHOD_A_SPECIFIC_RANGE: 'Schedule 5, method A over the days it is for',
  METHOD_B1: 'Schedule 5, method B(i)',
  METHOD_B2: 'Schedule 5, method B(ii)',
};

/** Where Single Touch Payroll reports a back payment. */
const categoryNames: Readonly<Record<BackPaymentCategory, string>> = {
  GROSS: 'Gross: ordinary pay',
  OVERTIME: 'Overtime',
  BONUS_COMMISSION_NON_DIRECTOR_S_FEES: 'Bonuses and commissions',
  DIRECTOR_S_FEES: 'Directors’ fees',
  LEAVEO: 'Paid leave: other (O)',
  LEAVEC: 'Paid leave: cash out of leave in service (C)',
  LEAVEU: 'Paid leave: unused leave on termination (U)',
  LEAVEP: 'Paid leave: paid parental leave (P)',
  LEAVEW: 'Paid leave: workers’ compensation (W)',
  LEAVEA: 'Paid leave: ancillary and defence leave (A)',
  ITEMISED_ALLOWANCESCD: 'Allowance: cents a kilometre',
  ITEMISED_ALLOWANCESKN: 'Allowance: tasks and skills',
  ITEMISED_ALLOWANCESAD: 'Allowance: award transport',
  ITEMISED_ALLOWANCESLD: 'Allowance: laundry',
  ITEMISED_ALLOWANCESMD: 'Allowance: overtime meals',
  ITEMISED_ALLOWANCESRD: 'Allowance: domestic or overseas travel',
  ITEMISED_ALLOWANCESTD: 'Allowance: tools',
  ITEMISED_ALLOWANCESQN: 'Allowance: qualifications',
  ITEMISED_ALLOWANCESOD: 'Allowance: other',
  UNCLASSIFIED: 'Not classified',
};

const known = 'As the person has it';
const answers: readonly Choice[] = [
  { value: '', label: 'As usual' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const described = (label: string): PayColumn => ({ name: 'description', label, kind: 'text', member: 'description' });
const dollars = (label: string): PayColumn => ({ name: 'amount', label, kind: 'amount', member: 'amount' });
const detail = (name: string, member: string, kind: PayColumnKind, label: string): PayColumn => ({
  ...{ name, member, kind, label, isDetail: true },
  ...(kind === 'answer' ? { choices: answers } : {}),
});
const coded = (name: string, member: string, label: string, empty: string, choices: readonly Choice[]): PayColumn => ({
  ...{ name, member, kind: 'code', label },
  choices: [{ value: '', label: empty }, ...choices],
});
const inWordsOf = (names: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const countsForSuper = detail(
  'is_included_in_super_calculations',
  'isIncludedInSuperCalculations',
  'answer',
  'Counts for super',
);

/** Only Australia takes rows that are below zero. */
function takesBack(country: Country): readonly PayColumn[] {
  return country === 'AU'
    ? [detail('is_adjustment', 'isAdjustment', 'answer', 'Takes back what an earlier pay gave')]
    : [];
}

function forItsDays(of: string): readonly PayColumn[] {
  return [
    detail('start_date', 'startDate', 'day', `First day that the ${of} is for`),
    detail('end_date', 'endDate', 'day', `Last day that the ${of} is for`),
  ];
}

const newZealandMethods = ['NORMAL_EARNINGS', 'SPREAD_OVER_SPECIFIC_RANGE'] as const;

/** The choice of a method of withholding, with the methods that a country has. */
function taxMethod(country: Country, label: string): PayColumn {
  const methods = country === 'AU' ? taxMethods : newZealandMethods;
  const choices = methods.map((value) => ({ value, label: methodNames[value] }));
  return { ...coded('tax_method', 'taxMethod', label, 'As usual', choices), isDetail: true };
}

const ofBonus: Readonly<Record<Country, readonly PayColumn[]>> = {
  AU: [
    countsForSuper,
    detail('is_directors_fees', 'isDirectorsFees', 'answer', 'Directors’ fees'),
    detail('is_return_to_work', 'isReturnToWork', 'answer', 'Return to work payment'),
    ...takesBack('AU'),
  ],
  NZ: [
    detail('tax_as_nz_extra_pay', 'taxAsNzExtraPay', 'answer', 'Taxed as an extra pay'),
    detail('is_nz_discretionary', 'isNzDiscretionary', 'answer', 'Discretionary payment under the Holidays Act'),
    detail('is_nz_redundancy', 'isNzRedundancy', 'answer', 'Redundancy pay'),
    detail('is_nz_retiring_allowance', 'isNzRetiringAllowance', 'answer', 'Retiring allowance'),
    detail('is_nz_ess', 'isNzEss', 'answer', 'Benefit from an employee share scheme'),
    detail('is_nz_ess_cash_settled', 'isNzEssCashSettled', 'answer', 'Share scheme benefit paid in money'),
    detail('withhold_paye', 'withholdPaye', 'answer', 'PAYE is withheld from the share scheme benefit'),
  ],
};

/** Work on public holidays, where the law asks for its day. */
const publicHolidayRows: Readonly<Record<Country, readonly PayRows[]>> = {
  AU: [],
  NZ: [
    {
      name: 'holiday_work',
      title: 'Work on a public holiday',
      help: 'Paid at time and a half at least. A day that would otherwise be a working day earns an alternative holiday.',
      ...{ rows: 2, most: 4 },
      columns: [
        { name: 'value', label: 'Hours on the public holiday', kind: 'hours', member: 'value' },
        { name: 'date', label: 'Public holiday', kind: 'day', member: 'publicHolidayDate' },
      ],
    },
  ],
};

/** Given up before tax: an arrangement of Australia. */
const sacrificeRows: Readonly<Record<Country, readonly PayRows[]>> = {
  AU: [
    {
      name: 'pay_sacrifices',
      title: 'Salary sacrifice',
      help: 'Given up before tax, by its description; what is entered takes the place of the standing ones.',
      ...{ rows: 1, most: 4 },
      columns: [
        described('Salary sacrifice'),
        dollars('Amount sacrificed'),
        detail('is_super', 'isSuper', 'answer', 'Goes to super'),
        countsForSuper,
      ],
    },
  ],
  NZ: [],
};

/** New Zealand taxes each of them as an extra pay, whatever it makes good. */
const madeGood: Readonly<Record<Country, readonly Choice[]>> = {
  AU: inWordsOf(categoryNames),
  NZ: [{ value: 'GROSS', label: 'Pay of earlier periods' }],
};

function backPaymentRows(country: Country): PayRows {
  return {
    name: 'back_payments',
    title: 'Back payments',
    help: 'For work of earlier pays that was paid too little or not at all; “Back pay” of the person works out what a rate owes.',
    ...{ rows: 1, most: 6 },
    columns: [
      described('Back payment'),
      dollars('Amount of back payment'),
      coded('stp_category', 'stpCategory', 'What it makes good', known, madeGood[country]),
      ...(country === 'AU'
        ? [
            taxMethod(country, 'Withholding from the back payment'),
            ...forItsDays('back payment'),
            ...takesBack(country),
          ]
        : []),
    ],
  };
}

/** What can be entered for a pay in this country; `rates` are those that the person's hours can be paid by. */
export function payRowsFor(country: Country, rates: readonly NamedRate[] = []): readonly PayRows[] {
  const kinds = newItemKinds(country);
  const named = rates.map(({ reference, description }) => ({ value: reference, label: description }));
  return [
    {
      name: 'hours',
      title: 'Hours',
      help: 'Ordinary hours at the hourly rate. Empty: no ordinary hours are paid.',
      ...{ rows: 1, most: 1 },
      columns: [{ name: 'value', label: 'Ordinary hours', kind: 'hours', member: 'value' }],
    },
    {
      name: 'overtime',
      title: 'Overtime',
      help: 'Hours at a multiple of the hourly rate, such as 1.5 for time and a half.',
      ...{ rows: 2, most: 4 },
      columns: [
        { name: 'value', label: 'Overtime hours', kind: 'hours', member: 'value' },
        { name: 'multiplier', label: 'Multiplier', kind: 'amount', member: 'multiplier' },
      ],
    },
    {
      name: 'other_hours',
      title: 'Hours at other rates, and other units',
      help: 'At a rate of the person or of their classification; or in dollars a unit, or as a multiple of the hourly rate.',
      ...{ rows: 1, most: 8 },
      columns: [
        described('What is paid'),
        { name: 'value', label: 'How many', kind: 'hours', member: 'value' },
        coded('rate_reference', 'rateReference', 'Pay rate', 'Hourly rate, or as below', named),
        detail('rate', 'rate', 'amount', 'Dollars a unit'),
        detail('multiplier', 'multiplier', 'amount', 'Times the hourly rate'),
        detail('units', 'units', 'text', 'Unit, where not hours'),
        detail('is_overtime', 'isOvertime', 'answer', 'Overtime'),
        ...takesBack(country),
      ],
    },
    ...publicHolidayRows[country],
    {
      name: 'leave',
      title: 'Leave',
      help: 'Days of leave in this pay. Leave that is cashed out is paid and leaves the balance, without a day off.',
      ...{ rows: 3, most: 14 },
      columns: [
        { name: 'type', label: 'Leave', kind: 'code', member: 'leaveType', choices: leaveChoices(country) },
        { name: 'date', label: 'Day of leave', kind: 'day', member: 'date' },
        { name: 'hours', label: 'Hours of leave', kind: 'hours', member: 'hours' },
        detail('rate', 'rate', 'amount', 'Dollars an hour, where not the hourly rate'),
        detail('multiplier', 'multiplier', 'amount', 'Times the hourly rate'),
        ...(country === 'AU'
          ? [
              detail(
                'leave_loading_amount',
                'leaveLoadingAmount',
                'amount',
                'Leave loading in dollars, where not as usual',
              ),
            ]
          : [detail('tax_as_nz_extra_pay', 'taxAsNzExtraPay', 'answer', 'Annual holidays taxed as an extra pay')]),
        ...takesBack(country),
      ],
    },
    {
      name: 'allowances',
      title: 'Allowances',
      help: 'By the description of an allowance of the person or the company; a new one needs its kind.',
      ...{ rows: 2, most: 8 },
      columns: [
        described('Allowance'),
        dollars('Amount of allowance'),
        coded('kind', 'allowanceCategory', 'Kind of allowance', 'As the person or the company has it', kinds.allowance),
        detail('units', 'units', 'amount', 'Units, such as kilometres'),
        detail('is_taxable', 'isTaxable', 'answer', 'Taxable'),
        ...(country === 'AU'
          ? [
              {
                ...coded('other_type', 'otherType', 'Other: what for', 'As set up', inWordsOf(otherAllowanceNames)),
                isDetail: true as const,
              },
              detail('is_itemised', 'isItemised', 'answer', 'Itemised in Single Touch Payroll'),
              detail('is_within_limit', 'isWithinLimit', 'answer', 'Within its approved or reasonable amount'),
              countsForSuper,
            ]
          : []),
        ...takesBack(country),
      ],
    },
    {
      name: 'deductions',
      title: 'Deductions',
      help: 'By the description of a deduction of the person; a new one needs its kind.',
      ...{ rows: 2, most: 8 },
      columns: [
        described('Deduction'),
        dollars('Amount of deduction'),
        coded('kind', 'classification', 'Kind of deduction', known, [...kinds.deduction, ...childSupport[country]]),
      ],
    },
    {
      name: 'bonuses',
      title: 'Bonuses',
      help: 'Bonuses, commissions and other lump sums: one that the person has by its description, or a new one.',
      ...{ rows: 1, most: 4 },
      columns: [
        described('Bonus'),
        dollars('Amount of bonus'),
        taxMethod(country, 'Withholding from the bonus'),
        ...forItsDays('bonus'),
        ...ofBonus[country],
      ],
    },
    backPaymentRows(country),
    ...sacrificeRows[country],
  ];
}
