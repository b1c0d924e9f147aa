import { companyFields, countryCompany, masked, type CompanyReadModel, type Country } from '@anz-payroll/companies';
import { stateNote } from '../australian-states';
import { withVersion, type FieldGroup, type FieldNote, type RecordForm } from '../record-form';

const notes: Readonly<Record<string, FieldNote>> = {
  abn: { label: 'ABN', help: 'Australian business number, 11 digits. It makes the company Australian' },
  ird_number: { label: 'IRD number', help: 'Of the employer. It makes the company a New Zealand one' },
  nzbn: { label: 'NZBN', help: 'New Zealand business number' },
  branch_number: { help: 'As reported to the Australian Taxation Office; 1 unless you have branches' },
  state: stateNote,
  timezone: { label: 'Time zone', help: 'Such as Australia/Perth. It decides which day is today' },
  default_pay_period: { label: 'Pay period', help: 'How often people are usually paid' },
  week_ends_on: { label: 'Week ends on' },
  fortnight_anchor_date: { label: 'A day that ends a fortnight', help: 'Needed where people are paid fortnightly' },
  weekly_pay_date_offset: offsetNote('weekly'),
  fortnightly_pay_date_offset: offsetNote('fortnightly'),
  monthly_pay_date_offset: offsetNote('monthly'),
  bank_bsb: { label: 'BSB', help: 'Australia: six digits' },
  bank_account_number: { label: 'Account number', help: 'The account that wages are paid from' },
  bank_account_name: { label: 'Account name' },
  direct_entry_user_id: { label: 'Direct entry user number', help: 'Six digits, from your Australian bank' },
  financial_institution: { label: 'Bank code', help: 'Three letters, such as CBA or WBC' },
  attach_payslips: {
    label: 'Attach payslips to e-mails',
    help: 'An e-mail holds a link that works for 30 days. Yes: the PDF goes with it, and stays wherever the e-mail does',
  },
  default_fund_name: { label: 'Name of the default fund', help: 'For people who choose none and have no stapled fund' },
  default_fund_usi: { label: 'USI of the default fund', help: 'Filled in where a super fund is added for somebody' },
  region: {
    label: 'Region of public holidays',
    help: 'New Zealand: region of the anniversary day. Australia: the state',
  },
};

/** What only one country has is not said to the employers of the other; a new company is of none yet. */
const notesOf: Readonly<Record<Country, Readonly<Record<string, FieldNote>>>> = {
  AU: {
    state: { ...stateNote, label: 'State or territory', help: 'Such as NSW or Queensland' },
    bank_bsb: { label: 'BSB', help: 'Six digits' },
    region: { label: 'Region of public holidays', help: 'The state or territory' },
  },
  NZ: {
    state: { ...stateNote, label: 'Region', help: 'Such as AUK or Hawke’s Bay' },
    timezone: { label: 'Time zone', help: 'Such as Pacific/Auckland. It decides which day is today' },
    region: {
      label: 'Region of public holidays',
      help: 'That of the anniversary day, such as Auckland, Hawke’s Bay or South Canterbury',
    },
  },
};

function offsetNote(payPeriod: string): FieldNote {
  return {
    label: `Days from the end of a ${payPeriod} period to its pay date`,
    help: 'In arrears such as 3, in advance such as -3',
  };
}

const groups: readonly FieldGroup[] = [
  {
    title: 'The company',
    help: 'Enter either the ABN or the IRD number: it decides which country’s rules apply.',
    names: ['legal_name', 'trading_name', 'abn', 'ird_number', 'nzbn', 'branch_number'],
  },
  { title: 'Address', names: ['address1', 'address2', 'city', 'state', 'postcode', 'region'] },
  { title: 'Contact', names: ['contact_name', 'email_address', 'phone'] },
  {
    title: 'Pay calendar',
    help: 'Give the days between period and pay date where you pay in arrears or in advance; left empty, a pay is for the period that holds its pay date.',
    names: [
      'default_pay_period',
      'week_ends_on',
      'fortnight_anchor_date',
      'weekly_pay_date_offset',
      'fortnightly_pay_date_offset',
      'monthly_pay_date_offset',
      'timezone',
    ],
  },
  {
    title: 'Bank',
    help: 'Needed for the bank file that pays everybody at once; it can be added later.',
    names: ['bank_bsb', 'bank_account_number', 'bank_account_name', 'direct_entry_user_id', 'financial_institution'],
  },
  { title: 'Default super fund', names: ['default_fund_name', 'default_fund_usi'] },
  { title: 'Payslips', names: ['attach_payslips'] },
];

const ofOneCountry: Readonly<Record<Country, readonly string[]>> = {
  AU: [
    'abn',
    'branch_number',
    'bank_bsb',
    'direct_entry_user_id',
    'financial_institution',
    'default_fund_name',
    'default_fund_usi',
  ],
  NZ: ['ird_number', 'nzbn'],
};

export const newCompanyForm: RecordForm = {
  fields: companyFields,
  groups: withOthers(groups),
  notes,
  required: ['legal_name'],
  encrypted: {},
  isNew: true,
};

/** What a new company has without anybody having said it. */
const defaults: Readonly<Record<string, unknown>> = { branch_number: 1 };

/** A stored company has its country; the fields of the other are left out unless somebody has filled them in. */
export function companyForm(company: CompanyReadModel): RecordForm {
  const own = ofOneCountry[company.country];
  const foreign = Object.values(ofOneCountry)
    .flat()
    .filter((name) => !own.includes(name));
  const values = new Map<string, unknown>(Object.entries(company));
  const shown = ({ help: _, names, ...group }: FieldGroup): FieldGroup => ({
    ...group,
    names: names.filter((name) => !foreign.includes(name) || (values.get(name) ?? null) !== (defaults[name] ?? null)),
  });
  const form: RecordForm = {
    ...newCompanyForm,
    groups: newCompanyForm.groups.map(shown).filter(({ names }) => names.length > 0),
    notes: { ...notes, ...notesOf[company.country] },
    required: ['legal_name', countryCompany(company.country).businessNumber],
    encrypted: {
      ird_number: masked(company.ird_number),
      bank_account_number: masked(company.bank_account_number),
    },
    isNew: false,
  };
  return withVersion(form, company);
}

/** A field of the table that no group names yet stands in a group of its own. */
function withOthers(named: readonly FieldGroup[]): readonly FieldGroup[] {
  const known = new Set(named.flatMap(({ names }) => names));
  return [...named, { title: 'Other', names: Object.keys(companyFields).filter((name) => !known.has(name)) }];
}
