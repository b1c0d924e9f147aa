import {
  day,
  decimalText,
  described,
  oneOf,
  optional,
  pattern,
  wholeNumber,
  withDefault,
  yesOrNo,
} from '@anz-payroll/companies/fields';

const money = decimalText({ least: '0', places: 2 });
const fraction = decimalText({ least: '0', most: '1', places: 6 });

/** What a payee declares beside the TFN declaration, and the notices that change what is withheld. */
export const auWithholdingFields = {
  medicare_levy_exemption: withDefault(
    described(oneOf('NONE', 'HALF', 'FULL'), 'Claimed on a Medicare levy variation declaration: scales 5 and 6'),
    'NONE',
  ),
  is_medicare_levy_reduction_claimed: withDefault(
    described(yesOrNo, 'The family reduction of a Medicare levy variation declaration'),
    false,
  ),
  medicare_levy_has_spouse: withDefault(described(yesOrNo, 'Means something only with the reduction'), false),
  medicare_levy_dependants: withDefault(described(wholeNumber(0, 50), 'Means something only with the reduction'), 0),
  medicare_levy_surcharge: withDefault(
    described(
      oneOf('NONE', 'TIER_1', 'TIER_2', 'TIER_3'),
      'The surcharge that a Medicare levy variation declaration asks to have withheld: 1, 1.25 or 1.5% of the earnings; with neither an exemption nor the reduction',
    ),
    'NONE',
  ),
  tax_offset_amount: optional(described(money, 'Tax offsets of a year, from the withholding declaration')),
  extra_withholding_amount: optional(described(money, 'Dollars a pay, at the written request of the payee')),
  extra_withholding_rate: optional(
    described(
      fraction,
      'A part of the earnings, at the written request of the payee; not with extra_withholding_amount',
    ),
  ),
  withholding_variation_rate: optional(
    described(fraction, 'The rate of a PAYG withholding variation notice, in place of the schedules'),
  ),
  withholding_variation_amount: optional(
    described(money, 'The amount a pay of such a notice; not with withholding_variation_rate'),
  ),
  withholding_variation_from: optional(described(day, 'First day of payments that the notice is for')),
  withholding_variation_to: optional(described(day, 'Last day of payments that the notice is for')),
  is_withholding_variation_for_additional_payments: withDefault(
    described(yesOrNo, 'Whether the notice names bonuses and back payments'),
    false,
  ),
  seniors_offset: withDefault(
    described(oneOf('NONE', 'SINGLE', 'COUPLE', 'ILLNESS_SEPARATED'), 'The seniors and pensioners offset: Schedule 9'),
    'NONE',
  ),
  seasonal_worker_scheme: withDefault(
    described(yesOrNo, 'Paid by an approved employer under the Pacific Australia Labour Mobility scheme'),
    false,
  ),
  withholding_schedule: withDefault(
    described(
      oneOf('NONE', 'HORTICULTURE_OR_SHEARING', 'PROMOTIONAL_PERFORMER', 'DAILY_OR_CASUAL'),
      'A schedule of an occupation, or of engagement day by day, in place of Schedule 1. DAILY_OR_CASUAL needs days_paid on each pay',
    ),
    'NONE',
  ),
  working_holiday_country: optional(
    described(
      pattern(/^[A-Z]{2}$/, 'a country code of two capital letters'),
      'Home country of a working holiday maker',
    ),
  ),
  is_employer_registered_whm: withDefault(
    described(yesOrNo, 'Whether the employer is registered for working holiday makers; otherwise a higher rate'),
    true,
  ),
  has_extra_pay_in_year: withDefault(
    described(yesOrNo, 'Asked in writing for the amounts of a year with 53 weekly or 27 fortnightly pays'),
    false,
  ),
  is_private_or_domestic_worker: withDefault(
    described(yesOrNo, 'No super for private or domestic work of 30 hours a week or less'),
    false,
  ),
  is_death_beneficiary: withDefault(
    described(
      yesOrNo,
      'Receives a death benefit for an employee who died, and is not employed: reported with the employment basis D, and in no pay run. ' +
        'Terminating the record pays the benefit; start_date can be the day of the death',
    ),
    false,
  ),
  child_support_protected_earnings: optional(
    described(money, 'What a child support notice protects in a pay period, where it names its own amount'),
  ),
} as const;

/** Fringe benefits of an employee; they change no pay and are reported by Single Touch Payroll. */
export const auFringeBenefitFields = {
  fringe_benefits_taxable_value: optional(
    described(money, 'Taxable value of the fringe benefits of an FBT year; what is reportable follows from it'),
  ),
  fringe_benefits_year_end: optional(
    described(day, 'The 31 March that ends the FBT year; needed with fringe_benefits_taxable_value'),
  ),
  is_fbt_exempt_employer: withDefault(
    described(yesOrNo, 'The employer is exempt under section 57A; reported under code X in place of T'),
    false,
  ),
} as const;
