import type { ToldIssuedPayslip } from '@anz-payroll/payslips';
import {
  CivilDateText,
  Flag,
  ListOf,
  ObjectOf,
  Text,
  TextList,
  TimestampText,
  toTimestamp,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { PayWarning } from '../pays/pay-warning-contract';
import { Payslip } from './payslip-contracts';

export class IssuedPayslip {
  @WholeNumber() id!: number;
  @WholeNumber() pay_id!: number;
  @WholeNumber() employee_id!: number;
  @CivilDateText() pay_date!: string;
  @WholeNumber({ description: 'The first payslip of a pay is 1.' }) number!: number;
  @TimestampText({ description: 'When it was handed out first.' }) issued_at!: string;
  @Flag({ description: 'Whether the pay still counts and its payslip would say the same today.' })
  is_current!: boolean;
  @TextList({ description: 'Members of the payslip that would say something else today.' })
  differs_in!: readonly string[];
  @Text({ nullable: true, description: 'Why it is not the last word: a later payslip, or a pay that was taken back.' })
  note!: string | null;
}

export class IssuedPayslipDocument extends IssuedPayslip {
  @ObjectOf(() => Payslip, { description: 'As it was handed out.' }) payslip!: Payslip;
}

export class DeletedPay {
  @Text() message!: string;
  @ListOf(() => PayWarning) warnings!: readonly PayWarning[];
  @ListOf(() => IssuedPayslip, { description: 'The last payslip of each pay that was handed out and reads otherwise.' })
  payslips_that_differ!: readonly IssuedPayslip[];
}

export function showIssuedPayslip(told: ToldIssuedPayslip): IssuedPayslip {
  const { id, payId, employeeId, payDate, number, issuedAt, isCurrent, differsIn, note } = told;
  return {
    id,
    pay_id: payId,
    employee_id: employeeId,
    pay_date: payDate,
    number,
    issued_at: toTimestamp(issuedAt),
    is_current: isCurrent,
    differs_in: differsIn,
    note,
  };
}
