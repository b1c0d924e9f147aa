import { masked, type Country } from '@anz-payroll/companies';
import {
  countryEmployee,
  employeeFieldGroups,
  employeeFields,
  requiredOnCreate,
  encryptedFieldNames,
  type EmployeeReadModel,
  type EmploymentOption,
} from '@anz-payroll/employee-lifecycle';
import { withVersion, type FieldGroup, type FieldNote, type RecordForm } from '../record-form';
import { employeeFieldNotes, leaveFieldNotes } from './employee-field-notes';

type GroupName = keyof typeof employeeFieldGroups;

interface GroupText {
  readonly title: string;
  readonly help?: string;
  readonly isFolded?: true;
  /** Only for employers of this country. */
  readonly only?: Country;
  /** Needed of a new person who lives there, whoever the employer is. */
  readonly isOfResidence?: true;
}

const groupTexts: Readonly<Record<GroupName, GroupText>> = {
  identity: { title: 'Identity' },
  address: { title: 'Address' },
  employment: { title: 'Employment' },
  auTax: { title: 'Tax', only: 'AU', isOfResidence: true, help: 'As answered on the tax file number declaration.' },
  auWithholding: {
    title: 'Withholding',
    only: 'AU',
    isFolded: true,
    help: 'Declarations beside the tax file number declaration, and notices of the tax office.',
  },
  auFringeBenefits: {
    title: 'Fringe benefits',
    only: 'AU',
    isFolded: true,
    help: 'Reported by Single Touch Payroll; no pay changes.',
  },
  award: {
    title: 'Award',
    only: 'AU',
    isFolded: true,
    help: 'Every pay is held against what the award asks for. Codes and classifications are on the page of awards in the settings.',
  },
  nzTax: { title: 'Tax', only: 'NZ', isOfResidence: true, help: 'As answered on the tax code declaration (IR330).' },
  pay: { title: 'Pay' },
  contact: { title: 'Contact and next of kin', isFolded: true },
  super: {
    title: 'Super',
    only: 'AU',
    isFolded: true,
    help: 'Rates that are left empty follow the law on the pay date.',
  },
  kiwisaver: {
    title: 'KiwiSaver',
    only: 'NZ',
    isFolded: true,
    help: 'Rates that are left empty follow the law on the pay date.',
  },
  leave: {
    title: 'Leave',
    isFolded: true,
  },
  bank: {
    title: 'Bank details for older programs',
    isFolded: true,
    help: 'Wages are paid to the bank accounts of the person, which have a page of their own. These fields are kept for programs that read them.',
  },
  portal: { title: 'Employee portal', isFolded: true },
  payslip: { title: 'Payslip', isFolded: true },
};

/** What a group says to the employers of one country. */
const ownHelp: Readonly<Record<Country, Partial<Readonly<Record<GroupName, string>>>>> = {
  AU: {
    leave:
      'On a new record, what is left empty follows the employment status: a casual earns no annual or personal leave.',
  },
  NZ: {},
};

/** Fields of both countries' groups that the pays and pages of one country alone read. */
const onlyRead: Readonly<Record<Country, readonly string[]>> = {
  AU: [
    'stp_employment_status',
    'include_leave_loading_in_super',
    'leave_loading_percentage',
    'accrue_leave_on_hours_worked',
    'accrue_leave_on_overtime_hours',
    'accrue_holiday_leave_per_hour',
    'accrue_sick_leave_per_hour',
    'accrue_lsl_per_hour',
    'is_lsl_enabled',
    'lsl_x_years',
    'lsl_accrued_x_years',
    'hourly_amount_for_workers_comp_leave',
    'hourly_amount_for_paid_parental_leave',
    'rdo_hours',
    'toil_hours',
    'primary_bank_bsb',
    'secondary_bank_bsb',
    'allow_view_long_service_leave_balance',
    'payslip_show_lsl_balance',
  ],
  NZ: [
    'public_holiday_region',
    'annual_holidays_weeks_per_year',
    'ordinary_weekly_pay',
    'relevant_daily_pay',
    'daily_pay_varies',
    'holiday_pay_with_pay',
    'holiday_pay_with_pay_agreed',
    'holiday_pay_with_pay_end_date',
    'holiday_pay_with_pay_series_agreed',
  ],
};

export interface EmploymentChoices {
  readonly types: readonly EmploymentOption[];
  readonly tenures: readonly EmploymentOption[];
}

/** `country` is the employer's. A person who lives in another one has the questions of both. */
export function newEmployeeForm(country: Country, choices: EmploymentChoices, livesIn = ''): RecordForm {
  return {
    fields: employeeFields,
    groups: groupsFor(country, livesIn.trim().toUpperCase()),
    notes: notesWith(country, choices),
    required: requiredIn(livesIn === '' ? country : livesIn),
    encrypted: {},
    isNew: true,
  };
}

/** The fields are those of the employer's country, wherever the employee lives. */
export function employeeForm(country: Country, employee: EmployeeReadModel, choices: EmploymentChoices): RecordForm {
  const form: RecordForm = {
    ...newEmployeeForm(country, choices),
    required: requiredIn(employee.country),
    encrypted: Object.fromEntries(encryptedFieldNames.map((name) => [name, masked(employee[name])])),
    isNew: false,
  };
  return withVersion(form, employee);
}

function requiredIn(livesIn: string): readonly string[] {
  return [...requiredOnCreate, ...(countryEmployee(livesIn.trim().toUpperCase())?.requiredAnswers ?? [])];
}

/** Every field of the table is in a group: in that of its table, or under "Other". */
function groupsFor(country: Country, livesIn: string): readonly FieldGroup[] {
  const named = new Set<string>();
  const groups: FieldGroup[] = [];
  for (const [group, { only, isOfResidence, ...text }] of entriesOf(groupTexts)) {
    const names = Object.keys(employeeFieldGroups[group]);
    names.forEach((name) => named.add(name));
    if (only !== undefined && only !== country) {
      if (only === livesIn && isOfResidence === true) {
        groups.push({ ...text, title: `${text.title} where the person lives`, names });
      }
      continue;
    }
    const elsewhere = onlyRead[country === 'AU' ? 'NZ' : 'AU'];
    const help = ownHelp[country][group];
    groups.push({
      ...text,
      ...(help === undefined ? {} : { help }),
      names: names.filter((name) => !elsewhere.includes(name)),
    });
  }
  return [...groups, { title: 'Other', names: Object.keys(employeeFields).filter((name) => !named.has(name)) }];
}

function entriesOf(texts: typeof groupTexts): readonly (readonly [GroupName, GroupText])[] {
  return Object.entries(texts) as [GroupName, GroupText][];
}

function notesWith(country: Country, { types, tenures }: EmploymentChoices): Readonly<Record<string, FieldNote>> {
  const choicesOf = (options: readonly EmploymentOption[]) =>
    options.map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    ...employeeFieldNotes,
    ...leaveFieldNotes[country],
    employment_type: { help: 'Follows the employment status unless chosen here', choices: choicesOf(types) },
    employment_tenure: { choices: choicesOf(tenures), help: 'Permanent unless chosen otherwise' },
  };
}
