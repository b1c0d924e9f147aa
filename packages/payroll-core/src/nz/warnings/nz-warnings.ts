/**
 * Every warning that New Zealand calculations give, and what it tells. A warning never changes a figure. Programs branch
 * on the code; people read the message, which names fields as the API does.
 */
export const nzWarnings = {
  'nz.bonuses/taxed-as-ordinary-pay':
    'A bonus without a tax method was taxed with the pay; a lump sum would be an extra pay.',
  'nz.child-support/protected-earnings':
    'Protected net earnings left part of child support or of another attachment order untaken.',
  'nz.deductions/nothing-left': 'The pay had nothing left for part of a deduction.',
  'nz.esct/default-rate': 'The default ESCT rate was used, and not one that follows from earnings.',
  'nz.esct/earnings-of-other-year': 'The ESCT rate follows from earnings of another tax year than the last one.',
  'nz.esct/estimate-outdated':
    'The ESCT rate follows from expected earnings, although the employee was employed for all of the last tax year.',
  'nz.esct/rate-assumed': 'No ESCT rate and no earnings were given, so the lowest rate was used.',
  'nz.esct/rate-differs': 'The ESCT rate of the employee is not the one that follows from the earnings given.',
  'nz.extra-pays/base-assumed':
    'No earlier pays were given, so this pay stands for every other in the rate of extra pays.',
  'nz.extra-pays/elected-rate-not-higher': 'A rate chosen for an extra pay is below the one that applies.',
  'nz.holidays/below-act': 'Leave was paid less than the Holidays Act asks for.',
  'nz.holidays/days-unknown':
    'A pay has earnings that are not for hours and no days worked, which average daily pay divides by.',
  'nz.holidays/history-assumed':
    'Earnings of the past were spread or repeated because the weeks themselves were not told.',
  'nz.holidays/history-short': 'Weeks of the past are missing, and money depends on them.',
  'nz.holidays/rate-assumed':
    'Leave was paid at the hourly rate for want of the weekly or daily pay of the Holidays Act.',
  'nz.holidays/with-pay-conditions-ended':
    'Holiday pay is not paid with the pay, because the Act’s conditions do not hold.',
  'nz.holidays/with-pay-review': 'Holiday pay has been paid with each pay for more than 12 months.',
  'nz.kiwisaver/enrolled-at-another-age':
    'An employee counts as enrolled automatically who was too young or too old for it when the job began.',
  'nz.kiwisaver/employee-rate-not-yet': 'The employee rate is one of a later law than that of the pay date.',
  'nz.kiwisaver/employee-rate-raised': 'The employee rate was below the lowest of the pay date.',
  'nz.kiwisaver/employer-rate-not-yet':
    'The employer rate is the compulsory one of a later law than that of the pay date.',
  'nz.kiwisaver/employer-rate-raised': 'The employer rate was below the compulsory one.',
  'nz.leave/advance-amount-unknown': 'What was paid for holidays in advance was not told.',
  'nz.leave/advance-left-over': 'Pay for holidays in advance could not be recovered from the final pay.',
  'nz.leave/alternative-holiday-too-young': 'Alternative holidays younger than 12 months were exchanged for pay.',
  'nz.leave/balance-below-zero': 'Leave was taken in advance.',
  'nz.leave/beyond-first-week': 'Compensation of the first week after an injury at work is paid for more than a week.',
  'nz.leave/bereavement-beyond-act': 'More bereavement leave is paid than the Act gives for one loss.',
  'nz.leave/cash-up-over-limit': 'More was to be cashed up than the Act allows in an entitlement year.',
  'nz.leave/no-opening-balance': 'An employee with service has no opening balances, so leave starts at zero.',
  'nz.leave/not-yet-entitled': 'Leave is paid before the six months of service that it needs.',
  'nz.minimum-wage/below': 'An hourly rate is below the minimum wage.',
  'nz.period/over-withheld': 'Earlier pays of the period withheld more than the law asks for all of them.',
  'nz.period/under-withheld': 'The pays of the period are too small for what the law asks to withhold.',
  'nz.public-holidays/calendar-ends': 'The list of public holidays ends before the days asked about.',
  'nz.public-holidays/not-a-working-day':
    'A public holiday is paid that would not otherwise be a working day; the Act asks for no pay.',
  'nz.public-holidays/not-in-pay': 'A public holiday falls in the period and the pay has no row for it.',
  'nz.public-holidays/transfer-not-allowed': 'A public holiday was not transferred, because the Act does not allow it.',
  'nz.public-holidays/working-day-uncertain':
    'It is not certain whether a public holiday would otherwise be a working day.',
  'nz.statutory/unconfirmed': 'The pay date is past the last day for which figures were checked.',
  'nz.student-loan/compulsory-extra-cancelled': 'A special deduction rate cancels compulsory extra deductions.',
  'nz.student-loan/not-with-tax-code': 'The tax code has no student loan form.',
  'nz.tax-code/certificate-not-in-force': 'The tailored tax code certificate does not cover the pay date.',
  'nz.tax/more-than-paid': 'Tax and deductions exceed what is paid in money.',
  'nz.termination/advance-not-recovered': 'Holidays in advance were taken back only up to the net pay.',
  'nz.termination/holidays-in-advance': 'Holidays taken in advance were set against the final pay.',
  'nz.termination/more-recovered-than-paid': 'More is taken back on leaving than paid.',
  'nz.termination/no-earlier-pays': 'No earlier pays were given when the tax rate of a termination was chosen.',
} as const satisfies Readonly<Record<string, string>>;

/** Every code a warning of the New Zealand rules may have. */
export type NzWarningCode = keyof typeof nzWarnings;

/** A warning of the New Zealand rules. */
export interface NzWarning<Code extends NzWarningCode = NzWarningCode> {
  readonly code: Code;
  readonly message: string;
  /** Further facts for programs: the weeks that are missing, the amount at stake. */
  readonly details?: Readonly<Record<string, string>>;
}
