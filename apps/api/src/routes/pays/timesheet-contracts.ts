import {
  Amount,
  CivilDateText,
  CodeOf,
  Flag,
  ListOf,
  PathId,
  QueryWholeNumber,
  Text,
  TextList,
  TimestampText,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';
import { Shift } from '../awards/award-contracts';
import { CompanyPath } from '../companies/company-contracts';
import { AwardCheckOfPay, Pay, PreviewedPay } from './pay-contracts';

export class ShiftPath extends CompanyPath {
  @PathId() shift_id!: number;
}

const statuses = ['entered', 'approved'] as const;

export class TimesheetQuery {
  @CivilDateText({ description: 'The first day.' }) from!: string;
  @CivilDateText({ description: 'The last day; at most 92 after the first.' }) to!: string;
  @QueryWholeNumber({ optional: true, min: 1 }) employee_id?: number;
  @CodeOf(statuses, { optional: true }) status?: (typeof statuses)[number];
}

/** A shift of somebody as it was worked. */
export class TimesheetEntry extends Shift {
  @WholeNumber({ optional: true, min: 1, description: 'Or employee_number.' }) employee_id?: number;
  @Text({ optional: true, max: 60, description: 'In place of employee_id, in every entry of the request.' })
  employee_number?: string;
  @Text({ optional: true, nullable: true, max: 500 }) note?: string | null;
}

export class TimesheetShift extends Shift {
  @WholeNumber() id!: number;
  @WholeNumber() employee_id!: number;
  @CodeOf(statuses) status!: (typeof statuses)[number];
  @Amount({ description: 'By the clock, without unpaid breaks.' }) hours!: number;
  @Text({ nullable: true }) approved_by!: string | null;
  @TimestampText({ nullable: true }) approved_at!: string | null;
  @Text({ nullable: true }) note!: string | null;
}

export class ApprovedShift extends TimesheetShift {
  @WholeNumber({
    nullable: true,
    description:
      'The processed pay of the day, which was made without the shift: no run takes it, and that pay is to be corrected. Null where the pay of the day has it or is still to come.',
  })
  left_out_of_pay_id!: number | null;
}

export class ShiftsToApprove {
  @WholeNumberList({ maxItems: 1000 }) shift_ids!: readonly number[];
}

export class TakenTimesheet {
  @WholeNumber() pay_id!: number;
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true, description: 'Why the pay stays as it was.' }) problem!: string | null;
}

export class AwardChecksQuery {
  @CivilDateText({ description: 'The first pay date.' }) from!: string;
  @CivilDateText({ description: 'The last pay date.' }) to!: string;
}

export class OwedBackPayRow {
  @Text() description!: string;
  @Amount() amount!: number;
  @Text() stp_category!: string;
}

/** An item for `pays/create` as it can be sent. */
export class BackPayItem {
  @WholeNumber() employee_id!: number;
  @ListOf(() => OwedBackPayRow) back_payments!: readonly OwedBackPayRow[];
  @TextList({ description: 'Empty, so that no standing hours are paid again.' }) hours!: readonly string[];
}

export class CheckedPayPeriod {
  @WholeNumber() employee_id!: number;
  @CivilDateText() period_start!: string;
  @CivilDateText() period_end!: string;
  @CivilDateText() pay_date!: string;
  @WholeNumberList() pay_ids!: readonly number[];
  @CodeOf(['met', 'short', 'cannot-tell']) verdict!: 'met' | 'short' | 'cannot-tell';
  @Text({ nullable: true, description: 'The verdict that the pay kept when it was made.' })
  verdict_when_paid!: string | null;
  @Text({
    nullable: true,
    description:
      "What it was held against when it was paid, where something is owed and today's record names another award or classification. " +
      'Nothing is owed where that has changed since.',
  })
  held_against_when_paid!: string | null;
  @Amount({ description: 'Back pay for the period in later pays.' }) paid_back!: number;
  @Amount() owed!: number;
  @ListOf(() => AwardCheckOfPay, { description: 'The check by the rates of today; empty without an award.' })
  checks!: readonly AwardCheckOfPay[];
  @ListOf(() => BackPayItem, { description: 'What pays the back pay that is owed; empty where nothing is.' })
  corrections!: readonly BackPayItem[];
}

export class AwardChecks {
  @Amount({ description: 'Of everybody.' }) owed!: number;
  @Flag({ description: 'No period is short and none is open.' }) all_met!: boolean;
  @ListOf(() => CheckedPayPeriod) periods!: readonly CheckedPayPeriod[];
}

export class AwardBackPayAsked {
  @CivilDateText({ description: 'Periods with a pay date from this day on are made good.' }) from!: string;
  @CivilDateText({ description: 'The last pay date that is made good.' }) to!: string;
  @WholeNumberList({
    optional: true,
    description: 'Left out, everybody who is owed something and has the classification of then.',
  })
  employee_ids?: readonly number[];
  @CivilDateText({ optional: true, description: "When it is paid; the company's today by default." }) pay_date?: string;
}

export class AwardBackPayConfirmed extends AwardBackPayAsked {
  @Text({ max: 80, description: 'From the preview: what is paid is what was shown.' }) confirmation!: string;
}

class OwedByAwards {
  @Amount({ description: 'Gross that is owed.' }) owed!: number;
  @Text({ description: 'To be sent back with the confirmation.' }) confirmation!: string;
  @ListOf(() => CheckedPayPeriod, { description: 'Those that are short.' }) periods!: readonly CheckedPayPeriod[];
  @ListOf(() => CheckedPayPeriod, {
    description:
      'Short by a classification that the record did not have when they were paid; paid where employee_ids names the person.',
  })
  left_out!: readonly CheckedPayPeriod[];
}

export class PreviewedAwardBackPay extends OwedByAwards {
  @ListOf(() => PreviewedPay, { description: 'One pay for each person.' }) pays!: readonly PreviewedPay[];
}

export class PaidAwardBackPay extends OwedByAwards {
  @ListOf(() => Pay, { description: 'One pay for each person.' }) pays!: readonly Pay[];
}
