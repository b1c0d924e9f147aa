import type { Country } from '@anz-payroll/companies';
import { employmentStatuses } from '@anz-payroll/employee-lifecycle';
import { stateCode, stateOfPersonNote } from '../australian-states';
import type { FieldNote } from '../record-form';

/** What the form of an employee says of a field beyond the field table. A field without an entry has its name as label. */
export const employeeFieldNotes: Readonly<Record<string, FieldNote>> = {
  number: { label: 'Employee number', help: 'Your own code for the person; unique across all your companies' },
  reported_first_name: {
    label: 'First name in plain letters',
    help: 'Only for a name in other letters, such as Chinese or Arabic: as the tax office and the bank know the person',
  },
  reported_last_name: {
    label: 'Last name in plain letters',
    help: 'The same for the last name; files to the tax office, banks and super funds take no other letters',
  },
  honorific: { label: 'Title', help: 'Such as Ms or Dr' },
  state: stateOfPersonNote,
  kin_state: { codeOf: stateCode },
  country: {
    help: 'Where the person lives; it decides whether Australian or New Zealand tax rules apply',
    choices: [
      { value: 'AU', label: 'Australia' },
      { value: 'NZ', label: 'New Zealand' },
    ],
  },
  phone_home: { label: 'Home phone' },
  phone_mobile: { label: 'Mobile phone' },
  phone_medical: { label: 'Doctor’s phone' },
  start_date: { help: 'First day of the job' },
  employment_status: {
    help: 'It decides the usual leave and how the job is reported',
    choices: employmentStatuses.map((status) => ({ value: status, label: status })),
  },
  active_pay_recipient: { label: 'Included in pay runs', help: 'No: no pay is made when a run is opened' },
  is_super_only_contractor: {
    label: 'Contractor paid super only',
    help: 'Yes: no tax file number is needed, and nothing is reported or withheld',
  },
  tax_file_number: {
    label: 'Tax file number',
    help: 'Enter 111111111 while one is applied for, 000000000 when none was quoted',
  },
  tfnd_signed_date: { label: 'TFN declaration signed on' },
  is_foreign_resident: { label: 'Foreign resident for tax', help: 'Question of the TFN declaration' },
  has_claimed_tax_free_threshold: {
    label: 'Claims the tax-free threshold',
    help: 'Question of the TFN declaration; from one payer at a time',
  },
  has_stsl_liability: { label: 'Has a study or training support loan', help: 'Question of the TFN declaration' },
  is_closely_held: { label: 'Closely held payee', help: 'Such as a director, a shareholder or family of the owner' },
  minimum_pay_set_by: {
    label: 'Minimum pay is set by',
    help: 'Left empty: by the award that is named below. Pays of an agreement and the like cannot be judged',
    choices: [
      { value: 'AWARD', label: 'A modern award' },
      { value: 'NATIONAL_MINIMUM_WAGE', label: 'The national minimum wage (no award covers the work)' },
      { value: 'ENTERPRISE_AGREEMENT', label: 'An enterprise agreement' },
      { value: 'INDIVIDUAL_FLEXIBILITY_ARRANGEMENT', label: 'An individual flexibility arrangement' },
      { value: 'SUPPORTED_WAGE', label: 'The supported wage system' },
      { value: 'PIECE_RATES', label: 'Piece rates' },
      { value: 'ANNUALISED_WAGE_CLAUSE', label: 'An annualised wage clause of the award' },
    ],
  },
  award_code: { label: 'Award', help: 'Such as MA000004 for shops' },
  award_classification: {
    label: 'Classification',
    help: 'By the duties actually done, as the pay guide names it or as a rate id (BR89795)',
  },
  award_classification_reason: { label: 'Why this classification' },
  withholding_schedule: {
    label: 'Withholding schedule',
    help: 'A schedule of an occupation, or of engagement day by day, in place of Schedule 1. Engagement by the day needs the days paid on each pay',
  },
  award_group: { label: 'Apprentice, trainee or cadet group' },
  award_stream: { label: 'Stream of the award' },
  award_worker: { label: 'Kind of worker', help: 'day unless said; shiftworker, baking-production and so on' },
  award_disability_services_work: {
    label: 'Disability services work',
    help: 'Under the Social, Community, Home Care and Disability Services award (MA000100)',
  },
  award_office_work: { label: 'Office work', help: 'Under the Hospitality award (MA000009), for rates of juniors' },
  award_agreed_hours_per_day: { label: 'Agreed hours a day', help: 'Of a part-time agreement' },
  award_averaging_weeks: {
    label: 'Weeks over which hours are averaged',
    help: '2 for 76 hours a fortnight, 4 for 152 in four weeks: overtime of shifts is counted over all of them',
  },
  award_averaging_starts_on: {
    label: 'First day of an averaging cycle',
    help: 'Any one of them; left out, cycles are counted from the fortnight of the company',
  },
  award_all_purpose_rate: {
    label: 'Minimum rate with all-purpose allowances',
    help: 'Dollars an hour, where it is more than the rate of the classification',
  },
  award_set_off: {
    label: 'The contract sets off pay above the minimum',
    help: 'Yes: it covers penalties, overtime and allowances of the same pay period, never of another',
  },
  award_ordinary_hours_only: {
    label: 'Works ordinary hours only',
    help: 'Yes: no hour has a penalty or is overtime, so pays can be judged without timesheets',
  },
  working_holiday_tax_scale_applies: { label: 'Working holiday maker' },
  is_employer_registered_whm: {
    label: 'Employer is registered for working holiday makers',
    help: 'No: more is withheld',
  },
  is_death_beneficiary: {
    label: 'Receives a death benefit',
    help: 'For an employee who died, under the name and tax file number of the recipient. The start date can be the day of the death; ending the employment of this record pays the benefit',
  },
  is_fbt_exempt_employer: { label: 'Employer is exempt from fringe benefits tax' },
  include_email_and_phone_in_stp: { label: 'Report e-mail and phone with Single Touch Payroll' },
  abn: { label: 'ABN', help: 'The person’s own business number, where they have one' },
  nz_tax_code: {
    label: 'Tax code',
    help: 'From the tax code declaration (IR330). M: main job. S, SH, ST, SA: second job. SL at the end: student loan',
  },
  ird_number: { label: 'IRD number', help: 'Not needed for the codes WT and ND' },
  no_declaration: { label: 'No tax code declaration was given', help: 'Yes: the no-notification code ND applies' },
  pay_rate_per_hour: {
    label: 'Pay rate an hour',
    help: 'Dollars, such as 38.50; follows the salary where one is entered',
  },
  annual_salary: {
    label: 'Annual salary',
    help: 'Whole dollars. Each week, fortnight or month pays its part of it for the standard hours',
  },
  stp_employment_status: {
    label: 'Employment basis reported (STP)',
    help: 'Follows the employment status unless chosen here',
    choices: [
      { value: 'F', label: 'Full-time' },
      { value: 'P', label: 'Part-time' },
      { value: 'C', label: 'Casual' },
    ],
  },
  default_employee_fund_member_number: { label: 'Member number of the fund' },
  default_employee_fund_usi: { label: 'USI of the fund', help: 'Unique superannuation identifier' },
  super_rate: { label: 'Super rate', help: 'Empty follows the law; more than the compulsory rate is reported as RESC' },
  compulsory_super_rate: { help: 'Empty follows the law' },
  is_super_enabled: { label: 'Super is paid' },
  is_super_age_threshold_enabled: { label: 'Under 18: super only above 30 hours a week' },
  super_based_on: {
    choices: [
      { value: 'OTE', label: 'Ordinary time earnings' },
      { value: 'GROSS', label: 'Gross' },
      { value: 'QE', label: 'Qualifying earnings' },
    ],
  },
  kiwisaver_employee_rate: { help: 'Where it is not chosen it follows the law' },
  kiwisaver_employer_rate: { help: 'Where it is not chosen it follows the law' },
  kiwisaver_status_code: {
    label: 'KiwiSaver status',
    // As Inland Revenue names the statuses of a new employee; the codes stand in files and warnings.
    choices: [
      { value: 'AE', label: 'Enrolled automatically (AE)' },
      { value: 'AK', label: 'Already a member (AK)' },
      { value: 'OK', label: 'Opting in (OK)' },
      { value: 'NK', label: 'Not eligible, or opted out (NK)' },
      { value: 'CT', label: 'Casual or temporary (CT)' },
    ],
  },
  minimum_wage: {
    label: 'Minimum wage',
    help: 'Empty: that of adults from the age of 16',
    choices: [
      { value: 'ADULT', label: 'Adult' },
      { value: 'STARTING_OUT', label: 'Starting-out' },
      { value: 'TRAINING', label: 'Training' },
      { value: 'NONE', label: 'None, such as an exemption permit' },
    ],
  },
  employer_contrib_tax_method: {
    label: 'Tax on employer contributions',
    help: 'Empty: ESCT',
    choices: [
      { value: 'ESCT', label: 'ESCT, by its own rate' },
      { value: 'PAYE', label: 'PAYE, as salary or wages' },
    ],
  },
  employer_contrib_paid_as: {
    label: 'Contribution as pay reaches the fund',
    help: 'Empty: whole',
    choices: [
      { value: 'GROSS', label: 'Whole' },
      { value: 'NET', label: 'Less the income tax on it' },
    ],
  },
  stc_student_loan_threshold_applies: {
    label: 'Student loan over the repayment threshold only',
    help: 'No: the certificate is for secondary income',
  },
  esct_rate: { label: 'ESCT rate', help: 'Tax on the employer’s contribution' },
  esct_rate_is_default: {
    label: 'Nobody has worked out the ESCT rate',
    help: 'Becomes “No” with a rate that is entered; pays at a default rate warn',
  },
  esct_last_year: {
    label: 'Tax year of those earnings',
    help: 'By the year of its 31 March. Empty: the one that ended last',
  },
  is_leave_enabled: { label: 'Leave accrues', help: 'No: nothing builds up' },
  annual_holidays_weeks_per_year: {
    label: 'Weeks of annual holidays a year',
    help: 'Only where more than four weeks were agreed; 5 for five weeks, however many days a week are worked',
  },
  ordinary_weekly_pay: {
    label: 'Ordinary weekly pay',
    help: 'Only where it is more than the hourly rate for the standard hours: with regular overtime, commission, allowances and board. It pays annual holidays where it is the greater',
  },
  relevant_daily_pay: {
    label: 'Relevant daily pay',
    help: 'Only where a working day pays more than the hourly rate for its standard hours. It pays sick leave, public holidays and the like',
  },
  daily_pay_varies: {
    label: 'Daily pay varies within the pay period',
    help: 'Yes: average daily pay of 52 weeks pays sick leave, public holidays and the like, in place of relevant daily pay. Enter the days paid in each pay where the days differ in length',
  },
  is_lsl_enabled: { label: 'Long service leave accrues' },
  lsl_x_years: { label: 'Long service leave: years of service', help: 'For the record; pays accrue by the hour' },
  lsl_accrued_x_years: {
    label: 'Long service leave: weeks for those years',
    help: 'For the record; pays accrue by the hour',
  },
  rdo_hours: { label: 'Rostered days off, hours' },
  toil_hours: { label: 'Time off in lieu, hours' },
  leave_loading_percentage: { label: 'Leave loading', help: 'Such as 17.5%' },
  hourly_amount_for_workers_comp_leave: { label: 'Workers’ compensation leave, dollars an hour' },
  hourly_amount_for_paid_parental_leave: { label: 'Paid parental leave, dollars an hour' },
  secondary_bank_amount_per_period: { label: 'Secondary bank amount each pay' },
  payslip_time_non_decimal: { label: 'Hours on the payslip as 7:36', help: 'No: as 7.6' },
};

/** Leave has other names and other rules in each country. */
export const leaveFieldNotes: Readonly<Record<Country, Readonly<Record<string, FieldNote>>>> = {
  AU: {
    allow_view_holiday_leave_balance: { label: 'May see annual leave balance' },
    allow_view_sick_leave_balance: { label: 'May see personal leave balance' },
    payslip_show_holiday_leave_balance: { label: 'Show annual leave balance on the payslip' },
    payslip_show_sick_leave_balance: { label: 'Show personal leave balance on the payslip' },
    working_days: {
      help: 'The days that are worked, such as MON,TUE,WED; weeks that alternate are separated by semicolons',
    },
    accrue_holiday_leave_per_hour: { label: 'Annual leave accrued an hour' },
    accrue_sick_leave_per_hour: { label: 'Personal leave accrued an hour' },
    accrue_lsl_per_hour: { label: 'Long service leave accrued an hour' },
    num_holiday_leave_days_per_year: {
      label: 'Annual leave, days a year',
      help: 'For the record; pays accrue by the hour',
    },
    num_sick_leave_days_per_year: {
      label: 'Personal leave, days a year',
      help: 'For the record; pays accrue by the hour',
    },
  },
  NZ: {
    public_holiday_region: {
      label: 'Region of the anniversary day',
      help: 'Only where this person works in another region than the company’s, such as Wellington. Empty: the region of the company',
    },
    allow_view_holiday_leave_balance: { label: 'May see balances of annual and alternative holidays' },
    payslip_show_holiday_leave_balance: { label: 'Show annual holidays balance on the payslip' },
    working_days: {
      help: 'The days that are worked, such as MON,TUE,WED; weeks that alternate are separated by semicolons. It says whether a public holiday would otherwise be a working day (Holidays Act 2003 s 12); left out, it follows from the standard days a week where that leaves no doubt',
    },
    num_holiday_leave_days_per_year: {
      label: 'Annual holidays, days a year',
      help: '20 are the four weeks of the Holidays Act, however many days a week are worked; other days count where they are more than four weeks, and 0 gives none',
    },
    num_sick_leave_days_per_year: { label: 'Sick leave, days a year' },
  },
};
