import {
  Amount,
  CivilDateText,
  CodeList,
  CodeOf,
  DecimalText,
  Flag,
  ListOf,
  ObjectOf,
  Text,
  TextList,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import {
  auStates,
  awardLineKinds,
  employmentTypes,
  paidCategories,
  shiftFacts,
  underpaymentReasons,
  type AuState,
  type AwardCoverage,
  type AwardLineKind,
  type Certainty,
  type EmploymentType,
  type PaidCategory,
  type RemoteWorkKind,
  type ShiftFact,
  type UnderpaymentReasonCode,
} from 'payroll-core/au/awards';

const coverages = [
  'interpreted',
  'interpreted-second-hand',
  'priced',
  'preview',
  'rates',
] as const satisfies readonly AwardCoverage[];
const certainties = ['published', 'transcribed', 'secondary'] as const satisfies readonly Certainty[];

const remoteWorkKinds = ['on-call-day', 'on-call-night', 'not-on-call'] as const satisfies readonly RemoteWorkKind[];

const clock = /^(\+1 )?(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const clockTime = { pattern: clock, expected: 'Expected a time such as 17:30, or +1 07:00 for the next day.', max: 8 };

export class AwardPath {
  @Text({ pattern: /^MA\d{6}$/, expected: 'Expected the code of an award, such as MA000004.' }) award_code!: string;
}

export class AwardSummary {
  @Text({ description: 'Such as MA000004.' }) award_code!: string;
  @Text() name!: string;
  @CodeOf(coverages, {
    description:
      'How far the award is known. interpreted: shifts become pay lines; interpreted-second-hand: likewise, its conditions ' +
      'from transcriptions; priced: the dollars of the pay guide; preview: percentages second-hand; rates: minimum rates only.',
  })
  coverage!: AwardCoverage;
}

export class AwardList {
  @ListOf(() => AwardSummary) awards!: readonly AwardSummary[];
  @Text({ description: 'Whose data this is.' }) attribution!: string;
}

export class AwardQuery {
  @CivilDateText({
    description: 'The first day of the pay period: rates start with the first full pay period on or after their day.',
  })
  on!: string;
}

export class AwardClassification {
  @Text({
    description:
      'The id of the rate at the Fair Work Commission, which stays the same over the years; of a rate that its database does not hold, the ' +
      'name of the level, which leads to it by age and service.',
  })
  classification!: string;
  @Text() name!: string;
  @Text({ nullable: true, description: 'The heading above it.' }) group!: string | null;
  @Text({ description: 'adult, junior, apprentice, trainee and so on.' }) kind!: string;
  @Amount({ nullable: true, description: 'Without casual loading; null where the award pays by another measure.' })
  hourly!: number | null;
  @Amount({ nullable: true }) weekly!: number | null;
  @Text({ nullable: true }) clause!: string | null;
}

export class AwardOnDay extends AwardSummary {
  @CivilDateText() on!: string;
  @CivilDateText() effective_from!: string;
  @CivilDateText({ description: 'The last day for which somebody checked that the rates hold.' })
  confirmed_until!: string;
  @Text({ description: 'Where the figures were published.' }) source!: string;
  @Amount({ nullable: true, description: 'As a fraction; null where no certain figure is known.' })
  casual_loading!: number | null;
  @Amount({
    nullable: true,
    description: 'Loading of annual leave as a fraction; null where no certain text is known.',
  })
  leave_loading!: number | null;
  @Text({ nullable: true, description: 'The clause of leave_loading.' }) leave_loading_clause!: string | null;
  @ListOf(() => AwardClassification) classifications!: readonly AwardClassification[];
  @TextList({ description: 'The workers whom its conditions tell apart; empty where conditions are not covered.' })
  workers!: readonly string[];
  @TextList({ description: 'Allowances of its conditions, by id.' }) allowances!: readonly string[];
  @TextList({ description: 'What the award says and no result prices.' }) not_covered!: readonly string[];
}

/** The person, as far as the award asks. */
export class AwardPerson {
  @CodeOf(employmentTypes) employment_type!: EmploymentType;
  @Text({ max: 200, description: 'A rate id such as BR89795, or the name of the classification.' })
  classification!: string;
  @Text({ optional: true, max: 200, description: 'The heading of apprentices, trainees and cadets.' }) group?: string;
  @Text({ optional: true, max: 200, description: 'The stream of the award, such as Home care.' }) stream?: string;
  @CivilDateText({ optional: true, description: 'Juniors have rates by age; without it the adult rate is meant.' })
  date_of_birth?: string;
  @WholeNumber({
    optional: true,
    min: 0,
    max: 720,
    description:
      'Retail, Fast Food and Pharmacy pay people of 18 to 20 by whether it is more than six. Service before a transfer of business counts.',
  })
  months_with_employer?: number;
  @Text({ optional: true, max: 60, description: 'day unless said; the award lists its workers.' }) worker?: string;
  @Flag({ optional: true }) disability_services_work?: boolean;
  @Flag({ optional: true, description: 'Works in an office: MA000009 has junior rates of their own for it.' })
  office?: boolean;
}

export class ClockPeriod {
  @Text(clockTime) start!: string;
  @Text({ ...clockTime, description: 'A time before the start is on the next day.' }) end!: string;
}

export class HigherDuties extends ClockPeriod {
  @Text({ max: 200 }) classification!: string;
}

export class ShiftAllowance {
  @Text({ max: 80 }) id!: string;
  @DecimalText({ min: '0', max: '10000', description: 'Hours, shifts, kilometres: whatever the allowance counts.' })
  quantity!: string;
}

/** One shift as it was worked. */
export class Shift {
  @CivilDateText() date!: string;
  @Text({ ...clockTime, optional: true, description: 'Of a shift without periods.' }) start?: string;
  @Text({ ...clockTime, optional: true, description: 'A time before the start is on the next day.' }) end?: string;
  @ListOf(() => ClockPeriod, { optional: true, max: 20, description: 'Of a broken shift, or round a sleepover.' })
  periods?: readonly ClockPeriod[];
  @ListOf(() => ClockPeriod, { optional: true, max: 20 }) unpaid_breaks?: readonly ClockPeriod[];
  @Flag({ optional: true, description: 'Overrides the calendar of the state for the day on which the shift starts.' })
  public_holiday?: boolean;
  @CodeList(shiftFacts, { optional: true, description: 'What a clock cannot tell.' }) facts?: readonly ShiftFact[];
  @Text({ ...clockTime, optional: true }) rostered_end?: string;
  @DecimalText({ optional: true, min: '0', max: '48' }) rostered_hours?: string;
  @DecimalText({ optional: true, min: '0', max: '48', description: 'Of a part-time agreement, for the day.' })
  guaranteed_hours?: string;
  @Flag({ optional: true }) extra_hours_agreed_in_writing?: boolean;
  @Flag({ optional: true, description: 'This is the one longer day of the week.' }) long_day?: boolean;
  @Text({
    optional: true,
    pattern: /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
    expected: 'Expected a moment such as 2026-08-05T21:00.',
    description: 'When the work before the first shift ended.',
  })
  previous_finish?: string;
  @Flag({ optional: true }) previous_work_was_overtime?: boolean;
  @Flag({ optional: true }) shorter_rest_agreed?: boolean;
  @ObjectOf(() => ClockPeriod, {
    optional: true,
    description: 'Work during it is a shift of its own within this time.',
  })
  sleepover?: ClockPeriod;
  @DecimalText({ optional: true, min: '0', max: '24' }) twenty_four_hour_care_hours?: string;
  @CodeOf(remoteWorkKinds, { optional: true }) remote_work?: RemoteWorkKind;
  @ObjectOf(() => HigherDuties, { optional: true }) higher_duties?: HigherDuties;
  @ListOf(() => ShiftAllowance, { optional: true, max: 50 }) allowances?: readonly ShiftAllowance[];
}

export class RosterCycleBody {
  @WholeNumber({ optional: true, min: 1, max: 4, description: 'Weeks over which ordinary hours are averaged.' })
  weeks?: number;
  @CivilDateText({ optional: true, description: 'The first day of a cycle; a Monday unless said.' }) starts_on?: string;
  @DecimalText({ optional: true, min: '0', max: '200', description: 'Already worked in the cycle of the first shift.' })
  ordinary_hours_before?: string;
}

export class ShiftsToInterpret {
  @ObjectOf(() => AwardPerson) employee!: AwardPerson;
  @CodeOf(auStates, { description: 'Where the job is based: public holidays follow it.' }) state!: AuState;
  @CivilDateText() pay_period_start!: string;
  @ListOf(() => Shift, { max: 200 }) shifts!: readonly Shift[];
  @ObjectOf(() => RosterCycleBody, { optional: true }) roster?: RosterCycleBody;
  @DecimalText({ optional: true, min: '0', max: '1000', description: 'With all-purpose allowances, where it is more.' })
  ordinary_hourly_rate?: string;
}

class RequiredAmount {
  @CodeOf(awardLineKinds) kind!: AwardLineKind;
  @Text({ description: 'Why, in words.' }) says!: string;
  @Amount({ description: 'Hours, or how often an allowance is due.' }) hours!: number;
  @Amount({ nullable: true }) rate!: number | null;
  @Amount() amount!: number;
  @Text() clause!: string;
  @CodeOf(certainties) certainty!: Certainty;
}

export class InterpretedLine extends RequiredAmount {
  @CivilDateText() shift_date!: string;
  @CivilDateText({ description: 'The day of the first of its hours: after midnight, that after the day of the shift.' })
  worked_on!: string;
  @Text() rule!: string;
  @Text({ nullable: true, description: 'Of the hourly rate, in per cent.' }) percent!: string | null;
  @Text({ description: 'The column of the pay guide that prints the rate.' }) column!: string;
  @Flag({ description: 'An expense is no earnings.' }) expense!: boolean;
  @Text({ description: 'Down to the clause.' }) explanation!: string;
}

export class InterpretedShifts {
  @Text() award_code!: string;
  @ListOf(() => InterpretedLine) lines!: readonly InterpretedLine[];
  @Amount() total!: number;
  @Text({ description: 'The classification as the source names it.' }) classification!: string;
  @Amount({ description: 'The minimum rate an hour.' }) hourly!: number;
  @CodeOf(certainties, { description: 'The weakest of anything that decided a line.' }) certainty!: Certainty;
  @TextList({ description: 'What the award says and this result does not price.' }) not_covered!: readonly string[];
  @Text() text_read!: string;
  @TextList({ description: 'The dated files that were used.' }) editions!: readonly string[];
}

export class PaidForWork {
  @CodeOf(paidCategories, {
    description:
      'What it was paid for: pay for hours on a Sunday is penalty, whatever rate was paid. salary is one sum for ordinary ' +
      'hours and, by set-off, for everything else. hours is pay by the hour whose purpose nobody names: say how many hours it pays.',
  })
  category!: PaidCategory;
  @DecimalText({ min: '0', max: '10000000' }) amount!: string;
  @DecimalText({
    optional: true,
    min: '0',
    max: '10000',
    description: 'How many hours the amount of category hours pays.',
  })
  hours?: string;
}

export class PayToCheck {
  @ObjectOf(() => AwardPerson) employee!: AwardPerson;
  @CivilDateText() pay_period_start!: string;
  @CivilDateText() pay_period_end!: string;
  @CodeOf(auStates, { optional: true, description: 'Needed with shifts.' }) state?: AuState;
  @ListOf(() => Shift, { optional: true, max: 200, description: 'The work as it was recorded.' })
  shifts?: readonly Shift[];
  @DecimalText({ optional: true, min: '0', max: '1000', description: 'Instead of shifts.' }) hours?: string;
  @DecimalText({
    optional: true,
    min: '0',
    max: '1000',
    description:
      'Of a salary whose hours are not recorded: the hours that it is agreed for in the period. They are owed at the minimum rate, whatever else was worked.',
  })
  agreed_hours?: string;
  @Flag({
    optional: true,
    default: false,
    description: 'None of the hours fell at a time or on a day that has a penalty, and none was overtime.',
  })
  without_penalties?: boolean;
  @ObjectOf(() => RosterCycleBody, { optional: true }) roster?: RosterCycleBody;
  @DecimalText({ optional: true, min: '0', max: '1000' }) ordinary_hourly_rate?: string;
  @ListOf(() => PaidForWork, { max: 100 }) paid!: readonly PaidForWork[];
  @Flag({
    optional: true,
    default: false,
    description:
      'The contract sets pay above the minimum off against penalties, overtime and allowances of the period.',
  })
  set_off?: boolean;
}

export class RequiredPay extends RequiredAmount {
  @CodeOf(paidCategories) category!: PaidCategory;
}

export class ComparedCategory {
  @CodeOf(paidCategories) category!: PaidCategory;
  @Amount() required!: number;
  @Amount() paid!: number;
  @Amount() short_by!: number;
}

export class CheckReason {
  @CodeOf(underpaymentReasons) code!: UnderpaymentReasonCode;
  @Text() says!: string;
}

export class CheckedPay {
  @CodeOf(['met', 'short', 'cannot-tell']) verdict!: 'met' | 'short' | 'cannot-tell';
  @CodeOf(['nothing', 'base', 'penalties'], { description: 'How deep the check went.' })
  tested_at!: 'nothing' | 'base' | 'penalties';
  @Amount() short_by!: number;
  @Amount({ description: 'By figures that are not certain enough for a verdict.' }) possibly_short_by!: number;
  @Amount() required!: number;
  @Amount() paid!: number;
  @ListOf(() => RequiredPay) lines!: readonly RequiredPay[];
  @ListOf(() => ComparedCategory) comparison!: readonly ComparedCategory[];
  @ListOf(() => CheckReason) reasons!: readonly CheckReason[];
  @TextList() not_covered!: readonly string[];
  @TextList({ description: 'What no check of a pay can see.' }) limits!: readonly string[];
  @TextList({ description: 'The dated files that were used.' }) editions!: readonly string[];
}
