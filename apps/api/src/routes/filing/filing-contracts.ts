import {
  lodgementStatuses,
  stpActions,
  stpStatuses,
  superStates,
  type ClockedContribution,
  type LodgementWithPays,
  type StpAction,
  type StpPay as ReportedPay,
  type StpRow,
} from '@anz-payroll/filing';
import {
  Amount,
  CivilDateText,
  CodeOf,
  Flag,
  ListOf,
  QueryFlag,
  QueryWholeNumber,
  Text,
  TextList,
  TimestampText,
  toAmount,
  toTimestamp,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';

export class StpSubmit {
  @WholeNumber({ optional: true, description: 'The pays of this run.' }) pay_run_id?: number;
  @WholeNumberList({ optional: true, maxItems: 10_000, description: 'These pays.' }) pay_ids?: readonly number[];
  @WholeNumberList({
    optional: true,
    maxItems: 10_000,
    description: 'Of what is chosen, only what is about these employees: an UPDATE with is_final finalises their year.',
  })
  employee_ids?: readonly number[];
  @CivilDateText({ optional: true, description: 'Pays with a pay date from this day on.' }) from?: string;
  @CivilDateText({ optional: true, description: 'Pays with a pay date up to this day.' }) to?: string;
  @CodeOf(stpActions, {
    optional: true,
    description:
      'NEW reports payments that no report holds; ADJUST takes the place of what was lodged for a payday; UPDATE brings the year to date in line and reports no payment.',
  })
  action?: StpAction;
  @Flag({ optional: true, default: false, description: 'Marks the year of these employees as final.' })
  is_final?: boolean;
}

export class StpSubmittedPay {
  @WholeNumber() pay_id!: number;
  @CodeOf(stpStatuses) stp_status!: string;
  @Text({ description: 'What was done with it, or what has to be put right first.' }) message!: string;
}

const lodgedWith = CodeOf(['gateway', 'simulator'], {
  nullable: true,
  description: 'Who takes or has answered the message. The simulator sends nothing to the tax office.',
});

export class StpSubmission {
  @Text({ description: 'In one sentence.' }) message!: string;
  @TextList({ description: 'The ids of the messages that were queued.' }) message_ids!: readonly string[];
  @lodgedWith lodged_with!: string | null;
  @ListOf(() => StpSubmittedPay, { description: 'One row for each pay.' }) rows!: readonly StpSubmittedPay[];
}

export class StpMessage {
  @Text() message_id!: string;
  @CodeOf(['pay-event', 'update-event']) kind!: string;
  @CodeOf(stpActions) action!: string;
  @Text({ description: 'Such as 2026-27.' }) financial_year!: string;
  @CivilDateText() payment_date!: string;
  @WholeNumber() payee_count!: number;
  @Flag({
    nullable: true,
    description: 'Whether it declares the year complete; null for one from before this was kept.',
  })
  is_final!: boolean | null;
  @CodeOf(lodgementStatuses, { description: 'pending and sending are on their way; given-up was never answered.' })
  status!: string;
  @WholeNumber({ description: 'Attempts to lodge it so far.' }) attempts!: number;
  @TimestampText({ nullable: true, description: 'While it waits.' }) next_attempt_at!: string | null;
  @Text({ nullable: true, description: 'What the receiver said last, or why there was no answer.' })
  message!: string | null;
  @lodgedWith lodged_with!: string | null;
  @WholeNumberList() pay_ids!: readonly number[];
  @TimestampText() created_at!: string;
  @TimestampText() updated_at!: string;
}

export class StpPay {
  @WholeNumber() pay_id!: number;
  @WholeNumber() employee_id!: number;
  @CivilDateText() pay_date!: string;
  @CodeOf(stpStatuses) stp_status!: string;
  @Text({ nullable: true, description: 'NEW, ADJUST or UPDATE.' }) stp_service_action!: string | null;
  @TimestampText({ nullable: true }) stp_timestamp!: string | null;
  @lodgedWith stp_lodged_with!: string | null;
  @Text({ nullable: true, description: 'What was said of it last: the reason, where it was sent back.' })
  message!: string | null;
}

export class StpMessagesQuery {
  @QueryWholeNumber({ optional: true, min: 1, max: 500, default: 100 }) limit?: number;
}

export class FilingPeriod {
  @CivilDateText({ description: 'First pay date.' }) from!: string;
  @CivilDateText({ description: 'Last pay date; at most a year after the first.' }) to!: string;
}

export class FiledPayday {
  @CivilDateText() pay_date!: string;
  @WholeNumber({ description: 'Lines that were kept as filed.' }) line_count!: number;
}

export class BankFileQuery {
  @CivilDateText({
    optional: true,
    description: 'The day the bank pays; the pay date unless said. Asked for where the pays have several.',
  })
  payment_date?: string;
  @QueryFlag({ optional: true, default: false, description: "Australia: with one debit of the company's own account." })
  balanced?: boolean;
}

export class SuperReceived {
  @WholeNumberList({ minItems: 1, maxItems: 10_000 }) pay_ids!: readonly number[];
  @CivilDateText({ description: 'The day the fund received the money.' }) received_on!: string;
}

export class SuperReceivedCount {
  @WholeNumber({ description: 'Pays whose clock stopped.' }) recorded!: number;
}

export class SuperContribution {
  @WholeNumber() pay_id!: number;
  @WholeNumber() employee_id!: number;
  @WholeNumber() pay_run_id!: number;
  @CivilDateText() pay_date!: string;
  @Amount() amount!: number;
  @CivilDateText({ description: 'The last day on which the fund receives it in time.' }) due_date!: string;
  @CodeOf(superStates) state!: string;
  @WholeNumber({ nullable: true, description: 'Calendar days until then; below zero when late.' })
  days_left!: number | null;
  @WholeNumber({ nullable: true, description: 'The same in business days.' }) business_days_left!: number | null;
  @CivilDateText({ nullable: true }) received_on!: string | null;
}

export function showStpRow({ payId, stpStatus, message }: StpRow): StpSubmittedPay {
  return { pay_id: payId, stp_status: stpStatus, message };
}

export function showStpPay(pay: ReportedPay): StpPay {
  return {
    pay_id: pay.payId,
    employee_id: pay.employeeId,
    pay_date: pay.payDate,
    stp_status: pay.stpStatus,
    stp_service_action: pay.stpServiceAction,
    stp_timestamp: pay.stpTimestamp === null ? null : toTimestamp(pay.stpTimestamp),
    stp_lodged_with: pay.lodgedWith,
    message: pay.message,
  };
}

export function showStpMessage(lodgement: LodgementWithPays): StpMessage {
  return {
    message_id: lodgement.messageId,
    kind: lodgement.kind,
    action: lodgement.action,
    financial_year: lodgement.financialYear,
    payment_date: lodgement.paymentDate,
    payee_count: lodgement.payeeCount,
    is_final: lodgement.isFinal,
    status: lodgement.status,
    attempts: lodgement.attempts,
    next_attempt_at: lodgement.status === 'pending' ? toTimestamp(lodgement.dueAt) : null,
    message: lodgement.message,
    lodged_with: lodgement.lodgedWith,
    pay_ids: lodgement.payIds,
    created_at: toTimestamp(lodgement.createdAt),
    updated_at: toTimestamp(lodgement.updatedAt),
  };
}

export function showContribution(contribution: ClockedContribution): SuperContribution {
  return {
    pay_id: contribution.payId,
    employee_id: contribution.employeeId,
    pay_run_id: contribution.payRunId,
    pay_date: contribution.payDate,
    amount: toAmount(contribution.amount),
    due_date: contribution.dueDate,
    state: contribution.state,
    days_left: contribution.daysLeft,
    business_days_left: contribution.businessDaysLeft,
    received_on: contribution.receivedOn,
  };
}
