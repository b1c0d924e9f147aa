import {
  Amount,
  AnyValue,
  CivilDateText,
  CodeOf,
  Flag,
  ListOf,
  MapOf,
  ObjectOf,
  Text,
  TextList,
  TimestampText,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { IssuedPayslip } from '../payslips/issued-payslip-contracts';
import { ExplanationStep } from './explanation-contracts';
import { PayWarning } from './pay-warning-contract';
import { TerminationResult } from './termination-contracts';

const rowId = WholeNumber({ nullable: true, description: 'Null in a preview.' });

const isAdjustment = Flag({ optional: true, description: 'AU only; on a row that takes back an amount.' });

export class PayHoursRow {
  @rowId id!: number | null;
  @Text() description!: string;
  @Text() units!: string;
  @Amount() value!: number;
  @Amount() rate!: number;
  @Amount({ nullable: true }) multiplier!: number | null;
  @Text({ nullable: true }) rate_reference!: string | null;
  @Text({ nullable: true }) rate_description!: string | null;
  @Flag() is_overtime!: boolean;
  @Amount({ description: 'Rate times value, in cents.' }) pay_amount!: number;
  @CivilDateText({ optional: true, description: 'NZ only; the public holiday that was worked on.' })
  public_holiday_date?: string;
  @isAdjustment is_adjustment?: boolean;
}

export class LeaveRow {
  @rowId id!: number | null;
  @Text() name!: string;
  @Text() leave_type!: string;
  @CivilDateText() date!: string;
  @Amount() rate!: number;
  @Amount() hours!: number;
  @Amount({ description: 'The same as hours, under its older name.' }) value!: number;
  @Amount() leave_loading_amount!: number;
  @Amount() amount!: number;
  @Flag({ optional: true, description: 'On a row that is paid in place of being taken.' })
  is_cash_up?: boolean;
  @isAdjustment is_adjustment?: boolean;
}

export class LeaveBalanceRow {
  @Text() leave_type!: string;
  @Text() name!: string;
  @Amount({ description: 'What remains after this pay.' }) hours!: number;
}

export class PayAllowanceRow {
  @rowId id!: number | null;
  @Text() description!: string;
  @Amount() amount!: number;
  @Amount() units!: number;
  @Amount({ description: 'Amount times units, in cents.' }) total_amount!: number;
  @Text({ nullable: true }) allowance_category!: string | null;
  @Text({ optional: true, description: 'Only on allowances of the category OD that say what they are for.' })
  other_type?: string;
  @Flag() is_taxable!: boolean;
  @Flag() is_itemised!: boolean;
  @Flag() is_included_in_super_calculations!: boolean;
  @isAdjustment is_adjustment?: boolean;
}

export class PayDeductionRow {
  @rowId id!: number | null;
  @Text() description!: string;
  @Amount({ description: 'What was taken.' }) amount!: number;
  @Text() classification!: string;
  @Flag() is_included_in_super_calculations!: boolean;
}

export class PayBonusRow {
  @rowId id!: number | null;
  @Text() description!: string;
  @Amount() amount!: number;
  @Text() tax_method!: string;
  @CivilDateText({ nullable: true }) start_date!: string | null;
  @CivilDateText({ nullable: true }) end_date!: string | null;
  @Flag() is_included_in_super_calculations!: boolean;
  @Flag() is_directors_fees!: boolean;
  @Flag() is_return_to_work!: boolean;
  @Flag({ optional: true, description: 'NZ only.' }) is_nz_ess?: boolean;
  @Flag({ optional: true, description: 'NZ only.' }) is_nz_ess_cash_settled?: boolean;
  @Flag({ optional: true, description: 'NZ only.' }) withhold_paye?: boolean;
  @Flag({ optional: true, description: 'NZ only.' }) tax_as_nz_extra_pay?: boolean;
  @Flag({ optional: true, description: 'NZ only.' }) is_nz_discretionary?: boolean;
  @Flag({ optional: true, description: 'NZ only.' }) is_nz_redundancy?: boolean;
  @Flag({ optional: true, description: 'NZ only.' }) is_nz_retiring_allowance?: boolean;
  @isAdjustment is_adjustment?: boolean;
}

export class PaySacrificeRow {
  @rowId id!: number | null;
  @Text() description!: string;
  @Amount() amount!: number;
  @Flag() is_included_in_super_calculations!: boolean;
  @Flag() is_super!: boolean;
}

export class BackPaymentRow {
  @rowId id!: number | null;
  @Text() description!: string;
  @Amount() amount!: number;
  @Text({ nullable: true }) stp_category!: string | null;
  @Text({ nullable: true }) tax_method!: string | null;
  @CivilDateText({ nullable: true }) start_date!: string | null;
  @CivilDateText({ nullable: true }) end_date!: string | null;
  @isAdjustment is_adjustment?: boolean;
}

const onlyNz = { optional: true, description: 'NZ only.' } as const;

/** Spec 2.8. Members of New Zealand are left out of an Australian pay. */
export class AwardCheckReason {
  @Text() code!: string;
  @Text() says!: string;
}

/** Whether a pay period meets its award or the national minimum wage. */
export class AwardCheckOfPay {
  @CodeOf(['met', 'short', 'cannot-tell']) verdict!: 'met' | 'short' | 'cannot-tell';
  @Amount() short_by!: number;
  @Amount({ description: 'By figures that are not certain enough for a verdict.' }) possibly_short_by!: number;
  @Amount() required!: number;
  @Amount() paid!: number;
  @CodeOf(['nothing', 'base', 'penalties'], { description: 'How deep the check went.' })
  tested_at!: 'nothing' | 'base' | 'penalties';
  @ListOf(() => AwardCheckReason) reasons!: readonly AwardCheckReason[];
  @Text({ nullable: true, description: 'Null for the national minimum wage.' }) award_code!: string | null;
  @Text({ nullable: true }) classification!: string | null;
  @Amount({ nullable: true, description: 'The minimum rate an hour.' }) hourly!: number | null;
  @CivilDateText({ nullable: true }) confirmed_until!: string | null;
  @Text({ nullable: true, description: 'Where the rates were published.' }) source!: string | null;
  @TextList({ description: 'The dated files that were used.' }) editions!: readonly string[];
}

export class Pay {
  @WholeNumber({ nullable: true, description: 'Null in a preview.' }) id!: number | null;
  @CodeOf(['pending', 'processed', 'voided']) status!: 'pending' | 'processed' | 'voided';
  @Flag() is_complete!: boolean;
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @WholeNumber({ nullable: true, description: 'Null in a preview.' }) pay_run_id!: number | null;
  @CivilDateText({ nullable: true, description: 'The pay date of a processed pay.' }) processed_date!: string | null;
  @CivilDateText() pay_date!: string;
  @CivilDateText({ description: 'The last day of the period of the run.' }) pay_run_end_date!: string;
  @CivilDateText({ description: 'The first day that the pay is for.' }) period_start!: string;
  @CivilDateText({ description: 'The last day that the pay is for.' }) period_end!: string;
  @Text() employee_format_name_shorter!: string;
  @Text() employee_last_name!: string;
  @Text() employee_first_name!: string;
  @Text({ nullable: true }) employee_email_address!: string | null;
  @Text() format_name!: string;
  @Amount({ description: 'A termination included.' }) gross!: number;
  @Amount() tax!: number;
  @Amount({ description: 'Gross less tax less deductions after tax.' }) net!: number;
  @Amount({ description: 'What the fund receives: super, or both contributions to KiwiSaver.' }) super!: number;
  @Amount() total_workers_compensation!: number;
  @Amount() resc_super_amount!: number;
  @Amount() compulsory_super_amount!: number;
  @CodeOf(['not_submitted', 'queued', 'accepted', 'rejected']) stp_status!: string;
  @Text({ nullable: true }) stp_service_action!: string | null;
  @TimestampText({ nullable: true }) stp_timestamp!: string | null;
  @CodeOf(['gateway', 'simulator'], {
    nullable: true,
    description: 'Who answered the report. The simulator sends nothing to the tax office.',
  })
  stp_lodged_with!: string | null;
  @WholeNumber({ optional: true, description: 'AU only; where the pay was made with it.' }) days_paid?: number;
  @Text({ nullable: true, description: 'Send it back when the pay is rebuilt.' }) pay_department!: string | null;
  @Text({ nullable: true, description: 'For those who work on the payroll; the payslip does not show it.' }) note!:
    | string
    | null;
  @ListOf(() => PayHoursRow) hours!: readonly PayHoursRow[];
  @ListOf(() => LeaveRow) leave!: readonly LeaveRow[];
  @ListOf(() => LeaveBalanceRow) leave_balance_rows!: readonly LeaveBalanceRow[];
  @ListOf(() => PayAllowanceRow) allowances!: readonly PayAllowanceRow[];
  @ListOf(() => PayDeductionRow) deductions!: readonly PayDeductionRow[];
  @ListOf(() => PayBonusRow) bonuses!: readonly PayBonusRow[];
  @ListOf(() => PaySacrificeRow) pay_sacrifices!: readonly PaySacrificeRow[];
  @ListOf(() => BackPaymentRow) back_payments!: readonly BackPaymentRow[];
  @ObjectOf(() => TerminationResult, { nullable: true }) termination!: TerminationResult | null;
  @ListOf(() => PayWarning, { description: 'Empty when there are none.' }) warnings!: readonly PayWarning[];
  @WholeNumber({ nullable: true, description: 'The pay that this one corrected.' }) replaces_pay_id!: number | null;
  @WholeNumber({ nullable: true, description: 'The pay that corrected this one.' }) replaced_by_pay_id!: number | null;
  @ObjectOf(() => AwardCheckOfPay, {
    optional: true,
    nullable: true,
    description:
      'Australia: the verdict on the pay period; its lines with their clauses are in the explanation. Null where the ' +
      'employee names no award, or a later pay of the period speaks for it.',
  })
  award_check?: AwardCheckOfPay | null;
  @Amount(onlyNz) nz_student_loan?: number;
  @Amount(onlyNz) period_student_loan_cir?: number;
  @Amount(onlyNz) period_student_loan_bor?: number;
  @Amount(onlyNz) kiwisaver_employee_amount?: number;
  @Amount(onlyNz) kiwisaver_employer_amount?: number;
  @Amount(onlyNz) kiwisaver_esct_amount?: number;
  @Amount(onlyNz) kiwisaver_paye_gross_uplift?: number;
  @Amount(onlyNz) kiwisaver_employee_rate?: number;
  @Amount(onlyNz) kiwisaver_employer_rate?: number;
  @Amount(onlyNz) total_kiwi_saver?: number;
  @Amount(onlyNz) tax_plus_student_loan?: number;
}

export class PaysOfEmployee {
  @WholeNumber({ optional: true, description: 'With identifier_type employee_id.' }) employee_id?: number;
  @Text({ optional: true, nullable: true, description: 'With identifier_type employee_number.' })
  employee_number?: string | null;
  @ListOf(() => Pay) pays!: readonly Pay[];
}

export class PaysOfPayRun {
  @WholeNumber() pay_run_id!: number;
  @CivilDateText() pay_run_end_date!: string;
  @CodeOf(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY']) pay_period!: string;
  @ListOf(() => Pay) pays!: readonly Pay[];
}

const explanationOfFigures = MapOf(() => ExplanationStep, { description: 'By figure.' });

export class PreviewedPay extends Pay {
  @explanationOfFigures explanation!: Readonly<Record<string, ExplanationStep>>;
}

export class PreviewedPaysOfEmployee {
  @WholeNumber({ optional: true }) employee_id?: number;
  @Text({ optional: true, nullable: true }) employee_number?: string | null;
  @ListOf(() => PreviewedPay) pays!: readonly PreviewedPay[];
}

export class PreviewedPaysOfPayRun {
  @WholeNumber({ nullable: true, description: 'No run is opened by a preview.' }) pay_run_id!: number | null;
  @CivilDateText() pay_run_end_date!: string;
  @CodeOf(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY']) pay_period!: string;
  @ListOf(() => PreviewedPay) pays!: readonly PreviewedPay[];
}

export class GrossedUpPay {
  @Amount({ description: 'The ordinary earnings to add so that the pay comes to the net.' }) amount!: number;
  @ObjectOf(() => PreviewedPay) pay!: PreviewedPay;
}

export class ReplayDifference {
  @Text({ description: 'Where in the pay.' }) path!: string;
  @Text() stored!: string;
  @Text() replayed!: string;
}

export class ReplayedPay {
  @WholeNumber() pay_id!: number;
  @Flag({ description: 'The stored inputs give the stored figures to the cent.' }) is_equal!: boolean;
  @ListOf(() => ReplayDifference) differences!: readonly ReplayDifference[];
  @AnyValue({ type: 'array', items: { type: 'string' } }, { description: 'The statutory files the pay stands on.' })
  parameter_files!: readonly string[];
}

export class ExplainedPay {
  @WholeNumber() pay_id!: number;
  @explanationOfFigures explanation!: Readonly<Record<string, ExplanationStep>>;
  @ListOf(() => PayWarning) warnings!: readonly PayWarning[];
  @AnyValue({ type: 'array', items: { type: 'string' } }, { description: 'The statutory files the pay stands on.' })
  parameter_files!: readonly string[];
}

const figures = { type: 'object', additionalProperties: { type: 'number' } } as const;

export class YearToDateChange {
  @AnyValue(figures) before!: Readonly<Record<string, number>>;
  @AnyValue(figures) after!: Readonly<Record<string, number>>;
}

export class LeaveChange {
  @Text() leave_type!: string;
  @Text() name!: string;
  @Amount({ description: 'Hours more (or fewer) than before.' }) hours!: number;
}

export class FilingThatFollows {
  @CodeOf(['stp-update-event', 'stp-not-yet-submitted', 'payday-amendment']) kind!: string;
  @Text() says!: string;
}

export class Overpayment {
  @CivilDateText({ description: 'The day the mistake was found; it decides the treatment.' }) identified_on!: string;
  @Amount({ description: 'The net of the running financial year, the gross of an earlier one.' }) to_repay!: number;
  @Text({ description: 'The year whose reported gross is corrected.' }) financial_year!: string;
  @Flag({ description: 'False for an earlier year: its tax stays as it was withheld.' }) is_tax_corrected!: boolean;
  @Text() says!: string;
}

export class Correction {
  @ObjectOf(() => Pay) pay!: Pay;
  @ObjectOf(() => PreviewedPay) replacement!: PreviewedPay;
  @AnyValue(figures, { description: 'What the replacement has more (or less) of, figure by figure.' })
  change!: Readonly<Record<string, number>>;
  @TextList({ description: 'What moves, from what to what, a sentence each.' }) in_words!: readonly string[];
  @ListOf(() => LeaveChange) leave!: readonly LeaveChange[];
  @ObjectOf(() => YearToDateChange) year_to_date!: YearToDateChange;
  @ObjectOf(() => FilingThatFollows) filing!: FilingThatFollows;
  @ObjectOf(() => Overpayment, {
    nullable: true,
    description: 'AU only, where the replacement pays less: what the employee has to repay.',
  })
  overpayment!: Overpayment | null;
  @AnyValue(
    { type: 'array', items: { type: 'integer' } },
    { description: 'Later pays of the same year; they are left as they are.' },
  )
  later_pay_ids!: readonly number[];
  @ListOf(() => IssuedPayslip, {
    description: 'Payslips that were handed out and now differ; empty in a preview.',
  })
  payslips_that_differ!: readonly IssuedPayslip[];
}

export class PayRun {
  @WholeNumber() pay_run_id!: number;
  @CodeOf(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY']) pay_period!: string;
  @CivilDateText() pay_run_start_date!: string;
  @CivilDateText() pay_run_end_date!: string;
  @CivilDateText({ description: 'The day it was first used for.' }) pay_date!: string;
  @CodeOf(['pending', 'processed']) status!: 'pending' | 'processed';
  @WholeNumber() pay_count!: number;
  @Amount() gross!: number;
  @Amount() tax!: number;
  @Amount() net!: number;
  @Amount({ description: 'What the funds receive: super, or both contributions to KiwiSaver.' }) super!: number;
}

export class PayRunRecord extends PayRun {
  @ListOf(() => IssuedPayslip, {
    description: 'Payslips that were handed out before the run paid their employee or took a pay back, and now differ.',
  })
  payslips_that_differ!: readonly IssuedPayslip[];
}

export class LeftOut {
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @Text({ description: 'Why the employee cannot be paid.' }) reason!: string;
}

export class WorkedPayRun extends PayRun {
  @ListOf(() => LeftOut, { description: 'Those whom the run does not pay; everybody else is.' })
  left_out!: readonly LeftOut[];
}

export class ProcessedPayRun extends PayRunRecord {
  @ListOf(() => LeftOut, { description: 'Those whom the run does not pay; everybody else is.' })
  left_out!: readonly LeftOut[];
}

export class PayRunOpen {
  @CodeOf(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY']) pay_period!: 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY';
  @CivilDateText() pay_date!: string;
  @CivilDateText({ optional: true, description: 'The last day of its period, for pay in arrears or in advance.' })
  pay_run_end_date?: string;
}
