import { awardCode } from '@anz-payroll/companies';
import {
  day,
  decimalText,
  described,
  oneOf,
  optional,
  text,
  wholeNumber,
  withDefault,
  yesOrNo,
} from '@anz-payroll/companies/fields';

/** What sets the minimum of an employee's pay. Those beside an award and the national minimum wage are not judged. */
export const minimumPaySources = [
  'AWARD',
  'NATIONAL_MINIMUM_WAGE',
  'ENTERPRISE_AGREEMENT',
  'INDIVIDUAL_FLEXIBILITY_ARRANGEMENT',
  'SUPPORTED_WAGE',
  'PIECE_RATES',
  'ANNUALISED_WAGE_CLAUSE',
] as const;

/** What every pay of an Australian employee is held against. @law Fair Work Act 2009 (Cth) ss 45, 294, 323 */
export const awardFields = {
  minimum_pay_set_by: optional(
    described(
      oneOf(...minimumPaySources),
      'What sets the minimum of the pay; left out, AWARD where award_code is there. Pays of an agreement and the like cannot be judged',
    ),
  ),
  award_code: optional(awardCode),
  award_classification: optional(
    described(
      text(1, 200),
      'By the duties actually done: a rate id such as BR89795, or the name in GET /api/awards/{award_code}',
    ),
  ),
  award_classification_reason: optional(
    described(text(1, 200), 'Why this classification, kept as evidence with every check'),
  ),
  award_group: optional(described(text(1, 200), 'The heading of apprentices, trainees and cadets in the pay guide')),
  award_stream: optional(described(text(1, 200), 'The stream of the award, such as Home care')),
  award_worker: optional(
    described(text(1, 60), 'day unless said; GET /api/awards/{award_code} lists the workers of the award'),
  ),
  award_disability_services_work: withDefault(
    described(
      yesOrNo,
      'Does disability services work: MA000100 has other minimum payments, overtime and broken shifts for it',
    ),
    false,
  ),
  award_office_work: withDefault(
    described(yesOrNo, 'Works in an office: MA000009 has junior rates of their own for it'),
    false,
  ),
  award_agreed_hours_per_day: optional(
    described(
      decimalText({ moreThan: '0', most: '24', places: 4 }),
      'Of a part-time agreement; a shift that says guaranteed_hours has its own',
    ),
  ),
  award_averaging_weeks: withDefault(
    described(
      wholeNumber(1, 4),
      'The weeks over which ordinary hours are averaged, as the award allows: 2 for 76 hours a fortnight. Shifts are overtime beyond the hours of all of them',
    ),
    1,
  ),
  award_averaging_starts_on: optional(
    described(
      day,
      'The first day of one of these cycles; left out, they are counted from the fortnight of the company',
    ),
  ),
  award_all_purpose_rate: optional(
    described(
      decimalText({ moreThan: '0', most: '1000', places: 4 }),
      'The minimum rate an hour with all-purpose allowances, where it is more than that of the classification',
    ),
  ),
  award_set_off: withDefault(
    described(
      yesOrNo,
      'The contract lets pay above the minimum cover penalties, overtime and allowances of the same pay period',
    ),
    false,
  ),
  award_ordinary_hours_only: withDefault(
    described(
      yesOrNo,
      'No hour of the pays falls at a time or on a day with a penalty and none is overtime, so that hours without shifts can be judged',
    ),
    false,
  ),
} as const;
