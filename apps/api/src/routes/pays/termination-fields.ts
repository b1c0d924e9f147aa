import {
  day,
  decimalText,
  described,
  oneOf,
  wholeNumber,
  yesOrNo,
  type Field,
  type FieldSet,
  type Reading,
} from '@anz-payroll/companies/fields';

const amount = decimalText({ least: '0' });
const manualOnly = (field: Field<string>) => described(field, 'Only with is_manual_leave_amounts.');
const notice = <T>(field: Field<T>) => described(field, 'Only with is_payment_in_lieu_paid.');

const lslDaysUsed = (when: string) =>
  described(
    amount,
    `AU only. Days of long service leave used ${when}. With one of the three, unused leave is split in whole days as the Act does.`,
  );

const etpCodes = ['R', 'O', 'S', 'P', 'D', 'N', 'B', 'T'] as const;

const taxSummaryFields = {
  etp_code: described(oneOf(...etpCodes), 'Which kind of employment termination payment.'),
  tax_withheld: amount,
  taxable_component: amount,
  tax_free_component: amount,
  lump_sum_d: amount,
} as const satisfies FieldSet;

const earlierEtpFields = {
  paid_on: day,
  taxable_component: amount,
  lump_sum_d: described(
    amount,
    'What of the instalment was the tax-free part of a genuine redundancy; it is used up of the limit. Left out, nothing, with a warning.',
  ),
} as const satisfies FieldSet;

const reasons = oneOf(
  'TERMINATION',
  'INVALIDITY',
  'DEATH_DEPENDENT',
  'DEATH_NON_DEPENDENT',
  'DEATH_ESTATE',
  'REDUNDANCY',
);

/** A client that sends the old name hears which one to send. */
const reason: Field<string> = {
  ...reasons,
  read: (value): Reading<string> =>
    value === 'EARLY_RETIREMENT'
      ? { ok: false, code: 'unknown-code', message: 'is not taken: send REDUNDANCY, which is taxed the same way' }
      : reasons.read(value),
};

/**
 * The members of a termination request (spec 2.9). Here each is judged by itself; what they have to do with each other,
 * with the country and with the employee is the calculation library's to say.
 */
export const terminationFields = {
  termination_date: described(day, "On or after the employee's start date."),
  is_manual_leave_amounts: described(yesOrNo, 'Default false; unlocks the manual-only fields.'),
  is_payment_in_lieu_paid: described(yesOrNo, 'Unlocks the notice fields.'),
  redundancy_amount: amount,
  non_etp_amount: amount,
  unused_holiday_amount: manualOnly(decimalText()),

  reason: described(reason, 'AU only. Default TERMINATION.'),
  cessation_type_code: described(oneOf('V', 'F', 'C', 'T'), 'AU only, with reason TERMINATION. Default V.'),
  payment_in_lieu_type: notice(oneOf('NOTICE_HOURS', 'NOTICE_LUMP_SUM')),
  notice_hours: notice(amount),
  notice_lump_sum: notice(amount),
  is_unused_holiday_paid: yesOrNo,
  is_unused_leave_loading_paid: yesOrNo,
  is_unused_lsl_paid: yesOrNo,
  is_unused_sick_paid: described(yesOrNo, 'Default false.'),
  redundancy_tax_free_pilon_component: described(amount, 'AU only, with reason REDUNDANCY.'),
  etp_amount: amount,
  unused_leave_loading_amount: manualOnly(amount),
  unused_sick_amount: manualOnly(amount),
  unused_lsl_pre_august_1978: manualOnly(amount),
  unused_lsl_august_1978_to_august_1993: manualOnly(amount),
  unused_lsl_post_august_1993: manualOnly(amount),
  normal_earnings: manualOnly(amount),
  is_genuine_redundancy: described(yesOrNo, 'AU only. Left out, a redundancy is taken for genuine, with a warning.'),
  is_invalidity_certified: described(
    yesOrNo,
    'AU only. Two doctors have certified it. Left out, assumed with a warning.',
  ),
  mandatory_retirement_date: described(
    day,
    'AU only, with reason REDUNDANCY. The day on which the employee would have had to retire anyway, where it is before pension age: a dismissal on it or later is no genuine redundancy.',
  ),
  last_retirement_date: described(
    day,
    'AU only, with reason INVALIDITY. The day up to which the employee could have worked, where the terms of employment name one; the invalidity segment counts the days to it. Default the 65th birthday.',
  ),
  is_serious_misconduct: described(yesOrNo, 'AU only, with cessation_type_code F. Default false.'),
  is_pressing_necessity: described(yesOrNo, 'AU only, with cessation_type_code V. Default false.'),
  is_unused_rdo_paid: described(yesOrNo, 'AU only. Pays unused rostered days off. Default false, with a warning.'),
  is_unused_toil_paid: described(yesOrNo, 'AU only. Pays unused time in lieu. Default false, with a warning.'),
  toil_rate_per_hour: described(amount, 'AU only. Default pay_rate_per_hour.'),
  is_lsl_shortfall_paid: described(
    yesOrNo,
    'AU only. Pays what the Act of the state gives beyond the balance of long service leave. Default false, with a warning.',
  ),
  notice_rate_per_hour: described(
    amount,
    'AU only. The full rate of pay for an hour of notice: with loadings, allowances, overtime and penalties. notice_hours are paid at it, and the minimum is measured by it. Default pay_rate_per_hour, and for the minimum what the pays of the 13 weeks before earned for an ordinary hour.',
  ),
  notice_etp_code: described(
    oneOf('R', 'O'),
    'AU only. The ETP code of the notice in a genuine redundancy: O counts it against the whole-of-income cap, as Table A of Schedule 11 does. Default R.',
  ),
  notice_given_date: described(
    day,
    'AU only. The day on which the employer gave notice; what of the minimum notice was given before the last day needs no payment. Left out, none was.',
  ),
  continuous_service_from: described(
    day,
    'AU only. The first day of continuous service in the sense of the Fair Work Act, as where a reinstatement or a transfer did not break it. The tax-free limit of a genuine redundancy, the invalidity segment and the pre-July 1983 segment count the employment from it too. Default start_date.',
  ),
  service_days_not_counted: described(
    wholeNumber(0, 36_525),
    'AU only. Days that do not count as service beside the unpaid leave of processed pays: unauthorised absence, casual employment.',
  ),
  is_small_business: described(
    yesOrNo,
    'AU only. Fewer than 15 employees with associated entities. Left out, the employees of the company are counted, with a warning.',
  ),
  is_fixed_term: described(yesOrNo, 'AU only. Employed for a specified time, task or season. Default false.'),
  is_training_arrangement: described(
    yesOrNo,
    'AU only. Employed for the time of a training arrangement. Default false.',
  ),
  is_apprentice: described(yesOrNo, 'AU only. Default false.'),
  lsl_service_from: described(
    day,
    'AU only. Where service began before start_date, with an earlier owner of the business.',
  ),
  lsl_weekly_hours: described(
    amount,
    'AU only. Hours of a week of long service leave: the average that the Act of the state asks for where hours changed. Default the standard hours.',
  ),
  lsl_ordinary_hours_worked: described(
    amount,
    'AU only. Ordinary hours of the whole service, for casuals and changing hours, in place of lsl_weekly_hours.',
  ),
  lsl_hours_taken: described(amount, 'AU only. Long service leave taken in service; it comes off what the Act gives.'),
  lsl_days_used_before_16_august_1978: lslDaysUsed('before 16 August 1978'),
  lsl_days_used_to_17_august_1993: lslDaysUsed('from 16 August 1978 to 17 August 1993'),
  lsl_days_used_after_17_august_1993: lslDaysUsed('after 17 August 1993'),
  holiday_hours_before_18_august_1993: described(
    amount,
    'AU only. The part of unused annual leave that accrued before 18 August 1993. Default 0.',
  ),

  payment_in_lieu_amount: notice(amount),
  unused_alt_holiday_amount: manualOnly(amount),
  nz_ytd_taxable: described(amount, 'NZ only; 0 means not supplied.'),
  is_advance_recovery_agreed: described(
    yesOrNo,
    'NZ only. The employee agreed in writing that pay for holidays in advance beyond the eight per cent is taken from the final pay. Default false: the rest is told as a debt.',
  ),
} as const satisfies FieldSet;

/** The members that are lists of rows, each row judged by its own fields. */
export const terminationRows = {
  tax_summaries: {
    schema: 'TaxSummaryCreate',
    fields: taxSummaryFields,
    required: ['etp_code'],
    description: 'Only with is_manual_leave_amounts; replaces the whole calculated set.',
  },
  earlier_etps: {
    schema: 'EarlierEtpCreate',
    fields: earlierEtpFields,
    required: ['paid_on', 'taxable_component'],
    description:
      'AU only. Instalments of the same termination that were paid in an earlier financial year, or not from here, each with paid_on and ' +
      'taxable_component, and with a genuine redundancy lump_sum_d: they use up the cap and the tax-free limit, and after one of an earlier year the payment has the code of a later instalment.',
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly schema: string;
      readonly fields: FieldSet;
      readonly required: readonly string[];
      readonly description: string;
    }
  >
>;
