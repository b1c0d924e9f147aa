import { masked, type Country } from '@anz-payroll/companies';
import {
  recordOfAuDeclaration,
  recordOfNzDeclaration,
  type AuTaxDeclaration,
  type EmployeeReadModel,
  type NzTaxDeclaration,
} from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core';
import { plainDigits, type OwnField } from '../../../pages';
import { accepted, refused, type OwnForm, type Typed } from './own-form';

const yesNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

const taxFields = {
  AU: [
    {
      name: 'quotes',
      label: 'Your tax file number (TFN)',
      choices: [
        ['number', 'I give it below'],
        ['applied', 'I have applied for one, or asked the ATO for mine'],
        ['under-18', 'I am under 18 and earn less than pays tax'],
        ['pensioner', 'I get a pension, benefit or allowance'],
        ['none', 'I do not give one: tax is withheld at the top rate'],
      ],
    },
    { name: 'tax_file_number', label: 'Tax file number', isOptional: true, isNumber: true },
    {
      name: 'residency',
      label: 'For tax purposes you are',
      choices: [
        ['resident', 'an Australian resident'],
        ['foreign', 'a foreign resident'],
        ['working-holiday', 'a working holiday maker'],
      ],
    },
    {
      name: 'threshold',
      label: 'Do you claim the tax-free threshold from this employer?',
      hint: 'Only from one employer at a time.',
      choices: yesNo,
    },
    { name: 'study_loan', label: 'Do you have a HELP, VSL, FS, SSL or AASL debt?', choices: yesNo },
  ],
  NZ: [
    {
      name: 'ird_number',
      label: 'IRD number',
      hint: 'Without one the tax code is ND.',
      isOptional: true,
      isNumber: true,
    },
    {
      name: 'work',
      label: 'Your work is',
      choices: [
        ['usual', 'usual work'],
        ['casual-agricultural', 'casual agricultural work'],
        ['election-day', 'election day work'],
        ['seasonal', 'under the recognised seasonal employer scheme, or on a foreign fishing vessel'],
      ],
    },
    { name: 'main_income', label: 'Is this your main or highest source of income?', choices: yesNo },
    { name: 'student_loan', label: 'Do you have a New Zealand student loan?', choices: yesNo },
    {
      name: 'yearly_income',
      label: 'Your income of a year from all sources, before tax',
      hint: 'In whole dollars, this job included.',
      isNumber: true,
    },
    {
      name: 'independent_earner',
      label: 'Are you a New Zealand tax resident without a benefit, Working for Families or a pension?',
      hint: 'Neither you nor your partner gets Working for Families. Then the tax code may be ME.',
      choices: yesNo,
    },
  ],
} as const satisfies Readonly<Record<'AU' | 'NZ', readonly OwnField[]>>;

const taxOnRecord: Readonly<Record<Country, (employee: EmployeeReadModel) => readonly (readonly [string, string])[]>> =
  {
    AU: (employee) => [['Tax file number', masked(employee.tax_file_number) ?? 'None on record']],
    NZ: (employee) => [
      ['IRD number', masked(employee.ird_number) ?? 'None on record'],
      ['Tax code', `${employee.nz_tax_code ?? 'ND'}${employee.has_student_loan ? ' SL' : ''}`],
    ],
  };

const readTaxDeclaration: Readonly<
  Record<Country, (typed: Typed, today: CivilDate) => ReturnType<typeof recordOfAuDeclaration>>
> = {
  AU: (typed, today) => recordOfAuDeclaration(auAnswers(typed, today)),
  NZ: (typed, today) => recordOfNzDeclaration(nzAnswers(typed), today),
};

export const taxForm: OwnForm = {
  path: 'tax',
  kind: 'tax',
  flag: 'allow_edit_tax_settings',
  names: [...taxFields.AU, ...taxFields.NZ].map(({ name }) => name),
  title: ({ company }) => ({ AU: 'Tax file number declaration', NZ: 'Tax code declaration (IR330)' })[company.country],
  button: 'Declare',
  intro: async (_web, { company, employee }) => taxOnRecord[company.country](employee),
  fields: ({ company }) => taxFields[company.country],
  before: () => ({}),
  read: ({ company }, typed, today) => {
    const answers = answersOf(taxFields[company.country], typed);
    const wrong = Object.fromEntries(
      taxFields[company.country].flatMap((field): [string, string][] => {
        const text = (typed[field.name] ?? '').trim();
        if (!('isOptional' in field) && text === '') return [[field.name, 'Answer this, too.']];
        const isAmount = /^\d{1,12}(?:\.\d+)?$/.test(plainDigits(text)) && !text.includes('%');
        const isWrong = field.name === 'yearly_income' && !isAmount;
        return isWrong ? [[field.name, `“${text}” is no amount. Write it as 60,000.`]] : [];
      }),
    );
    if (Object.keys(wrong).length > 0) return refused(wrong);
    const read = readTaxDeclaration[company.country](typed, today);
    if (read.ok) return accepted({ changes: read.value, answers });
    const at = /^That is not an? (?:tax file|IRD) number/.test(read.error.message)
      ? numberField[company.country]
      : 'threshold';
    return refused({ [at]: read.error.message });
  },
};

const numberField: Readonly<Record<Country, string>> = { AU: 'tax_file_number', NZ: 'ird_number' };

function auAnswers(typed: Typed, today: CivilDate): AuTaxDeclaration {
  return {
    quotes: typed['quotes'] as AuTaxDeclaration['quotes'],
    taxFileNumber: typed['tax_file_number'] ?? '',
    residency: typed['residency'] as AuTaxDeclaration['residency'],
    claimsThreshold: typed['threshold'] === 'yes',
    hasStudyLoan: typed['study_loan'] === 'yes',
    signedOn: today,
  };
}

function nzAnswers(typed: Typed): NzTaxDeclaration {
  return {
    irdNumber: typed['ird_number'] ?? '',
    work: typed['work'] as NzTaxDeclaration['work'],
    isMainIncome: typed['main_income'] === 'yes',
    hasStudentLoan: typed['student_loan'] === 'yes',
    yearlyIncome: Number(plainDigits(typed['yearly_income'] ?? '')),
    mayClaimIndependentEarnerCredit: typed['independent_earner'] === 'yes',
  };
}

/** Each answer in the words of the form; numbers are in the record itself. */
function answersOf(fields: readonly OwnField[], typed: Typed): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ name, label, choices }) => {
      const words = choices?.find(([code]) => code === typed[name])?.[1];
      return words === undefined ? [] : [[label, words]];
    }),
  );
}
