import { inWords } from '../../pay-pages';
import { shownDate } from '../form-fields';
import { changedMeanwhile, fieldLabel, type Problems } from '../record-form';

export const reasons = {
  TERMINATION: 'The job ended',
  REDUNDANCY: 'Redundancy',
  INVALIDITY: 'Ill health (invalidity)',
  DEATH_DEPENDENT: 'Death, paid to a dependant',
  DEATH_NON_DEPENDENT: 'Death, paid to a non-dependant',
  DEATH_ESTATE: 'Death, paid to the estate',
} as const;

/**
 * As Single Touch Payroll reports them; redundancy (R), ill health (I) and death (D) follow from the reason.
 * @law ATO, STP Phase 2 employer reporting guidelines, "Cessation type"
 */
export const cessations = {
  V: 'Voluntary: resignation, retirement, domestic or pressing necessity, abandonment',
  F: 'Dismissal: by the employer, for conduct or inability',
  C: 'Contract ended: its term, season or work is over',
  T: 'Transfer: to another employer or payroll of the group',
} as const;

export const answers = { '': 'Not said', true: 'Yes', false: 'No' } as const;

/** Left at "Not said", each is assumed as the preview warns. */
export const yesOrNoQuestions = {
  is_genuine_redundancy: 'The redundancy is genuine',
  is_invalidity_certified: 'Two doctors certified the ill health',
  is_serious_misconduct: 'Dismissed for serious misconduct',
  is_pressing_necessity: 'Left for a domestic or other pressing necessity',
  is_small_business: 'Small business: fewer than 15 employees with associated entities',
  is_fixed_term: 'Employed for a specified time, task or season',
  is_training_arrangement: 'Employed for the time of a training arrangement',
  is_apprentice: 'An apprentice',
  is_unused_holiday_paid: 'Pay unused annual leave',
  is_unused_leave_loading_paid: 'Pay leave loading on it',
  is_unused_lsl_paid: 'Pay unused long service leave',
  is_unused_sick_paid: 'Pay unused personal leave',
  is_unused_rdo_paid: 'Pay unused rostered days off',
  is_unused_toil_paid: 'Pay unused time in lieu',
  is_lsl_shortfall_paid: 'Pay long service leave that the Act gives beyond the balance',
} as const;

export const leaveQuestions = {
  notice_rate_per_hour: 'Notice at the full rate of pay, dollars an hour',
  toil_rate_per_hour: 'Time in lieu, dollars an hour',
  lsl_weekly_hours: 'Average weekly hours for long service leave',
  lsl_ordinary_hours_worked: 'Ordinary hours of the whole service (casuals)',
  lsl_hours_taken: 'Long service leave taken, in hours',
  lsl_days_used_before_16_august_1978: 'Of it before 16 August 1978, in days',
  lsl_days_used_to_17_august_1993: 'Of it from then to 17 August 1993, in days',
  lsl_days_used_after_17_august_1993: 'Of it after 17 August 1993, in days',
  holiday_hours_before_18_august_1993: 'Annual leave from before 18 August 1993, in hours',
} as const;

/** Days that only the employer knows, left empty by nearly everybody. */
export const dayQuestions = {
  continuous_service_from: 'Continuous service from, where not the start date',
  lsl_service_from: 'Service from, where before the start date',
  mandatory_retirement_date: 'Had to retire on, where before pension age (redundancy)',
  last_retirement_date: 'Could have worked until, where not the 65th birthday (ill health)',
} as const;

/** @law ATO Schedule 11, Table A */
export const noticeCodes = {
  '': 'Not said',
  R: 'R: with the redundancy',
  O: 'O: counts against the whole-of-income cap',
} as const;

/** Dollars or hours that are paid because the job ends. */
export const australianAmounts = {
  notice_hours: 'Notice in hours',
  notice_lump_sum: 'Notice as a lump sum',
  redundancy_amount: 'Redundancy',
  redundancy_tax_free_pilon_component: 'Tax-free part of the notice (with redundancy)',
  etp_amount: 'Other ETP',
  non_etp_amount: 'Other payout, not an ETP',
} as const;

export const newZealandAmounts = {
  payment_in_lieu_amount: 'Notice paid',
  redundancy_amount: 'Redundancy',
  nz_ytd_taxable: 'Taxable earnings of the year, where not all were paid from here',
} as const;

/** Amounts that take the place of those that are worked out; what is left empty is still calculated (spec 2.9). */
export const australianManualAmounts = {
  unused_holiday_amount: 'Unused annual leave',
  unused_leave_loading_amount: 'Leave loading on unused annual leave',
  unused_sick_amount: 'Unused personal leave',
  unused_lsl_pre_august_1978: 'Long service leave accrued before 16 August 1978',
  unused_lsl_august_1978_to_august_1993: 'Long service leave accrued from then to 17 August 1993',
  unused_lsl_post_august_1993: 'Long service leave accrued after 17 August 1993',
  normal_earnings: 'Normal earnings of a pay period, for the marginal rates',
} as const;

export const newZealandManualAmounts = {
  unused_holiday_amount: 'Annual holidays, where not as worked out',
  non_etp_amount: 'Holiday pay 8%, where not as worked out',
  unused_alt_holiday_amount: 'Alternative holidays, where not as worked out',
} as const;

/** The codes of employment termination payments, as Single Touch Payroll reports them. */
const etpCodes = {
  R: 'R: redundancy, invalidity or early retirement',
  O: 'O: other',
  S: 'S: a later instalment of R',
  P: 'P: a later instalment of O',
  D: 'D: death benefit to a dependant',
  N: 'N: death benefit to a non-dependant',
  B: 'B: a later instalment of N',
  T: 'T: death benefit to the trustee of the estate',
} as const;

/** A column of the rows that a termination can have. */
export interface TerminationColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: 'day' | 'amount' | 'code';
  readonly choices?: Readonly<Record<string, string>>;
}

export interface TerminationRows {
  readonly name: 'tax_summaries' | 'earlier_etps';
  readonly title: string;
  readonly help: string;
  readonly rows: number;
  readonly columns: readonly TerminationColumn[];
}

/** More than these are entered by the API: payments of one termination have seldom a second kind. */
export const terminationRows: readonly TerminationRows[] = [
  {
    name: 'earlier_etps',
    title: 'Earlier instalments of the ETP',
    help: 'Of the same termination, paid in an earlier financial year or not from here. They use up the cap, and with a genuine redundancy the tax-free limit.',
    rows: 3,
    columns: [
      { name: 'paid_on', label: 'Paid on', kind: 'day' },
      { name: 'taxable_component', label: 'Taxable component', kind: 'amount' },
      { name: 'lump_sum_d', label: 'Lump sum D (tax free)', kind: 'amount' },
    ],
  },
  {
    name: 'tax_summaries',
    title: 'ETP components and tax, worked out by hand',
    help: 'As the payment summary of the ETP has them. One row takes the place of all that is worked out.',
    rows: 3,
    columns: [
      { name: 'etp_code', label: 'ETP code', kind: 'code', choices: { '': 'Not entered', ...etpCodes } },
      { name: 'taxable_component', label: 'Taxable component', kind: 'amount' },
      { name: 'tax_free_component', label: 'Tax-free component', kind: 'amount' },
      { name: 'tax_withheld', label: 'Tax withheld', kind: 'amount' },
      { name: 'lump_sum_d', label: 'Lump sum D', kind: 'amount' },
    ],
  },
];

/** Every field of the rows, by its name in the form. */
export const terminationRowFields: ReadonlyMap<string, TerminationColumn> = new Map(
  terminationRows.flatMap(({ name, rows, columns }) =>
    Array.from({ length: rows }, (_, row) =>
      columns.map((column) => [`${name}_${row}_${column.name}`, column] as const),
    ).flat(),
  ),
);

const otherLabels = {
  termination_date: 'Last day',
  pay_date: 'Pay date',
  reason: 'Reason',
  cessation_type_code: 'How it ended',
  notice_given_date: 'Notice was given on',
  notice_etp_code: 'ETP code of the notice (genuine redundancy)',
  service_days_not_counted: 'Days of absence that do not count as service, beside unpaid leave',
  is_advance_recovery_agreed: 'Agreed in writing: holidays in advance beyond the 8% come off the final pay',
} as const;

export const terminationLabels: Readonly<Record<string, string>> = {
  ...yesOrNoQuestions,
  ...leaveQuestions,
  ...dayQuestions,
  ...newZealandManualAmounts,
  ...newZealandAmounts,
  ...australianAmounts,
  ...australianManualAmounts,
  ...Object.fromEntries([...terminationRowFields].map(([name, { label }]) => [name, label])),
  ...otherLabels,
};

/** A sentence of the rules in the words of this page. */
export function terminationWords(message: string): string {
  return inWords(
    message.replace(/payment_in_lieu_type NOTICE_(?:HOURS|LUMP_SUM) needs/, 'Notice needs'),
    (name) => terminationLabels[name] ?? fieldLabel(name),
  )
    .replace(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (code) =>
      code in reasons ? `“${reasons[code as keyof typeof reasons]}”` : code,
    )
    .replaceAll(/\bsend\b/g, 'enter')
    .replaceAll(/\bSend\b/g, 'Enter');
}

/** What differs between a plan that somebody else made in the meantime and the typed one, at its fields. */
export function planProblems(
  typed: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Problems {
  const differing = Object.keys(terminationLabels).filter((name) => typed[name] !== stored[name]);
  return {
    meanwhile: changedMeanwhile,
    ...Object.fromEntries(differing.map((name) => [name, storedNow(stored[name])])),
  };
}

function storedNow(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    return 'nothing is stored now';
  const text = String(value);
  const choices: Readonly<Record<string, string>> = { ...reasons, ...cessations, ...answers };
  return `“${choices[text] ?? shownDate(text)}” is stored now`;
}
