import { roleMay, type Role } from '@anz-payroll/accounts';
import { masked, type Country } from '@anz-payroll/companies';
import type { FieldSet } from '@anz-payroll/companies/fields';
import { openingMembersElsewhere, partRules, type Part, type PartKind } from '@anz-payroll/employee-lifecycle';
import { countryFeatures } from '../country-features';
import { openingBalanceNotes } from './opening-balance-notes';
import { partFieldNotes, partFieldsElsewhere } from './part-field-notes';
import { withVersion, type FieldGroup, type FieldNote, type RecordForm } from '../record-form';

/** A list that hangs on an employee, as the pages name it; addresses and operations have the words of the API. */
export interface PartList {
  readonly kind: PartKind;
  readonly path: string;
  readonly operation: string;
  readonly title: string;
  /** "Add a bank account". */
  readonly one: string;
  readonly help: string;
  /** The fields of an entry in the table. */
  readonly columns: readonly string[];
  readonly only?: Country;
}

export const partLists: readonly PartList[] = [
  {
    kind: 'bank-account',
    path: 'bank-accounts',
    operation: 'bank-account',
    title: 'Bank accounts',
    one: 'bank account',
    help: 'Net pay goes to these accounts. The last one takes what remains; give every other one an amount or a percentage. To let another one take it, change order and shares together.',
    columns: ['account_name', 'bsb', 'account_number', 'amount_per_period', 'percentage'],
  },
  {
    kind: 'super-fund',
    path: 'super-funds',
    operation: 'super-fund',
    title: 'Super funds',
    one: 'super fund',
    help: 'An APRA fund needs its USI and the member number; a self-managed fund its ABN, electronic service address and bank account. The first fund takes what remains; give every other one a percentage.',
    columns: ['fund_name', 'usi', 'member_number', 'percentage'],
    only: 'AU',
  },
  {
    kind: 'allowance',
    path: 'allowances',
    operation: 'standing-allowance',
    title: 'Allowances',
    one: 'allowance',
    help: 'Paid with every pay unless you turn that off.',
    columns: ['description', 'amount', 'units', 'auto_apply_to_pay'],
  },
  {
    kind: 'deduction',
    path: 'deductions',
    operation: 'standing-deduction',
    title: 'Deductions',
    one: 'deduction',
    help: 'Taken from net pay, such as union fees or child support. Give an amount or a percentage.',
    columns: ['description', 'amount', 'percentage', 'classification', 'receiver_name', 'auto_apply_to_pay'],
  },
  {
    kind: 'sacrifice',
    path: 'pay-sacrifices',
    operation: 'standing-sacrifice',
    title: 'Salary sacrifice',
    one: 'salary sacrifice',
    help: 'Given up before tax. Give an amount or a percentage of gross.',
    columns: ['description', 'amount', 'percentage', 'auto_apply_to_pay'],
    only: 'AU',
  },
  {
    kind: 'bonus',
    path: 'bonuses',
    operation: 'standing-bonus',
    title: 'Bonuses',
    one: 'bonus',
    help: 'Bonuses and other lump sums, with the method that taxes them.',
    columns: ['description', 'amount', 'tax_method', 'auto_apply_to_pay'],
  },
  {
    kind: 'pay-rate',
    path: 'pay-rates',
    operation: 'employee-pay-rate',
    title: 'Pay rates of their own',
    one: 'pay rate',
    help: 'A rate in dollars, or a multiplier of the hourly rate such as 1.5 for time and a half.',
    columns: ['description', 'rate', 'multiplier', 'is_overtime'],
  },
  {
    kind: 'absence',
    path: 'absences',
    operation: 'absence',
    title: 'Time away without pay',
    one: 'time away',
    help: 'Unpaid leave beyond a week moves the day on which annual holidays arise; parental leave changes the rate they are paid at.',
    columns: ['reason', 'start_date', 'end_date', 'agreed_to_count'],
    only: 'NZ',
  },
  {
    kind: 'closedown',
    path: 'closedowns',
    operation: 'closedown',
    title: 'Closedown periods',
    one: 'closedown period',
    help: 'Somebody without annual holidays left is paid 8% in the pay of its first day, and the 12 months begin anew.',
    columns: ['start_date', 'end_date', 'nominated_date'],
    only: 'NZ',
  },
  {
    kind: 'working-day',
    path: 'working-days',
    operation: 'working-day',
    title: 'Days agreed to be working days or none',
    one: 'day',
    help: 'What you agreed for a public holiday, where the usual working days do not answer it.',
    columns: ['date', 'is_working_day'],
    only: 'NZ',
  },
  {
    kind: 'holiday-transfer',
    path: 'public-holiday-transfers',
    operation: 'public-holiday-transfer',
    title: 'Transferred public holidays',
    one: 'transferred public holiday',
    help: 'A public holiday that is kept on another day by written agreement.',
    columns: ['holiday_date', 'transferred_to'],
    only: 'NZ',
  },
  {
    kind: 'earnings-week',
    path: 'earnings-weeks',
    operation: 'earnings-week',
    title: 'Weeks before this payroll',
    one: 'week of earnings',
    help: 'Gross earnings of each of the last 52 weeks. They make holiday pay exact where totals alone would have to be spread.',
    columns: ['week_ending', 'gross', 'irregular', 'days_worked'],
    only: 'NZ',
  },
];

const notes: Readonly<Record<string, FieldNote>> = {
  amount: { label: 'Amount', help: 'Dollars, such as 25.00', isDollars: true },
  rate: { label: 'Rate', help: 'Dollars a unit', isDollars: true },
  gross: { isDollars: true },
  irregular: { isDollars: true },
  basis: {
    label: 'Percentage of',
    choices: [
      { value: 'GROSS', label: 'Gross' },
      { value: 'NET', label: 'Net' },
    ],
  },
  bsb: { label: 'BSB', help: 'Six digits' },
  usi: { label: 'USI' },
  abn: { label: 'ABN' },
  amount_per_period: { label: 'Amount each pay', help: 'Dollars, such as 250.00', isDollars: true },
  auto_apply_to_pay: { label: 'In every pay' },
  is_included_in_super_calculations: { label: 'Counts for super' },
  is_super: { label: 'Goes to super' },
  is_smsf: { label: 'Self-managed fund' },
  limit: { label: 'Most that one pay takes', help: 'Dollars' },
  receiver_name: { label: 'Goes to', help: 'Who is paid, as their account is named' },
  receiver_bsb: { label: 'BSB of the receiver', help: 'Six digits' },
  receiver_account_number: { label: 'Account of the receiver' },
  receiver_reference: { label: 'Reference for the receiver', help: 'Such as a member number' },
  as_at: { label: 'As at' },
  resc_super: { label: 'RESC (super above the law)' },
  super: { label: 'Super' },
};

/** The form of one entry of such a list, or of the opening balances; `stored` is the entry that is changed. */
export function partForm(kind: PartKind, country: Country, stored?: Part): RecordForm {
  const { fields, required, defaults } = partRules[kind];
  const usual = new Map<string, unknown>(Object.entries(defaults));
  const withUsual: FieldSet = Object.fromEntries(
    Object.entries<FieldSet[string]>(fields).map(([name, field]) => {
      const value = usual.get(name) ?? null;
      return [name, value === null ? field : { ...field, whenOmitted: value }];
    }),
  );
  const elsewhere =
    kind === 'opening-balances'
      ? openingMembersElsewhere(country)
      : partFieldsElsewhere(kind, country).filter((name) => isUsual(stored?.values[name], usual.get(name)));
  const names = Object.keys(fields)
    .filter((name) => countryFeatures[country].hasBsb || !name.endsWith('bsb'))
    .filter((name) => !elsewhere.includes(name));
  const form: RecordForm = {
    fields: withUsual,
    groups: [{ title: kind === 'opening-balances' ? 'Figures so far' : 'Details', names } satisfies FieldGroup],
    notes: {
      ...notes,
      ...partFieldNotes(kind, country),
      ...(kind === 'opening-balances' ? openingBalanceNotes[country] : {}),
    },
    required,
    encrypted: stored === undefined ? {} : maskedValues(kind, stored),
    isNew: stored === undefined,
  };
  return stored === undefined ? form : withVersion(form, stored.values);
}

/** What holds something of its own is shown, wherever it is read. */
function isUsual(value: unknown, usual: unknown): boolean {
  return (value ?? null) === null || value === usual;
}

/** What is shown of the encrypted fields of an entry. */
export function maskedValues(kind: PartKind, { values }: Part): Readonly<Record<string, string | null>> {
  return Object.fromEntries(partRules[kind].encrypted.map((name: string) => [name, masked(textOf(values[name]))]));
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export const partsWithoutFigures: ReadonlySet<PartKind> = new Set([
  'bank-account',
  'super-fund',
  'absence',
  'closedown',
  'working-day',
]);

/** The lists that an employee of this company has, those that this role sees. */
export function partListsFor(country: Country, role: Role): readonly PartList[] {
  const seesFigures = roleMay(role, 'pay-figures.read');
  return partLists.filter(
    ({ only, kind }) => (only === undefined || only === country) && (seesFigures || partsWithoutFigures.has(kind)),
  );
}
