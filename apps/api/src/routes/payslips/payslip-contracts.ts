import {
  Amount,
  CivilDateText,
  CodeOf,
  ListOf,
  ObjectOf,
  Text,
  TextList,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';

export class PayslipLine {
  @Text() description!: string;
  @Text({ nullable: true, description: 'What stands beside it: a date, where a deduction went.' }) note!: string | null;
  @Amount({ nullable: true, description: 'Hours or units.' }) quantity!: number | null;
  @Text({ nullable: true, description: 'The quantity as printed: 7.60, or 7:36 with payslip_time_non_decimal.' })
  quantity_shown!: string | null;
  @Amount({ nullable: true }) rate!: number | null;
  @Amount() amount!: number;
}

export class PayslipEmployer {
  @Text() name!: string;
  @Text({ nullable: true }) trading_name!: string | null;
  @Text({ nullable: true }) abn!: string | null;
  @TextList() address!: readonly string[];
}

export class PayslipEmployee {
  @Text() name!: string;
  @Text({ nullable: true }) number!: string | null;
  @TextList() address!: readonly string[];
  @Text({ nullable: true, description: 'By show_position_on_payslip.' }) position!: string | null;
  @Text({ nullable: true, description: 'By show_department_on_payslip.' }) department!: string | null;
  @Text({ nullable: true, description: 'New Zealand.' }) tax_code!: string | null;
  @Amount({ nullable: true }) annual_rate!: number | null;
  @Amount({ nullable: true, description: 'By payslip_show_base_ordinary_rate.' }) base_ordinary_rate!: number | null;
}

export class PayslipPeriod {
  @CivilDateText() start!: string;
  @CivilDateText() end!: string;
  @Text() pay_period!: string;
}

export class PayslipPayment {
  @Text() account_name!: string;
  @Text({ description: 'Masked but for its end.' }) account!: string;
  @Amount() amount!: number;
}

export class PayslipFund {
  @Text() name!: string;
  @Text({ nullable: true }) member_number!: string | null;
  @Amount({ nullable: true, description: 'Its share, where several funds divide the contributions.' })
  percentage!: number | null;
}

export class PayslipContributions {
  @ListOf(() => PayslipLine) lines!: readonly PayslipLine[];
  @Amount() total!: number;
  @ListOf(() => PayslipFund) funds!: readonly PayslipFund[];
  @CivilDateText({ nullable: true, description: 'When the fund must have it.' }) due_date!: string | null;
}

export class PayslipYearToDate {
  @CivilDateText() from!: string;
  @Amount({ optional: true }) gross?: number;
  @Amount({ optional: true }) tax?: number;
  @Amount({ optional: true }) student_loan?: number;
  @Amount({ optional: true }) kiwisaver?: number;
  @Amount({ optional: true }) net?: number;
  @Amount({ optional: true }) super?: number;
  @Amount({ optional: true }) kiwisaver_employer?: number;
}

export class PayslipBalance {
  @Text() name!: string;
  @Amount() hours!: number;
  @Text() hours_shown!: string;
}

export class PayslipShift {
  @CivilDateText() date!: string;
  @Text() start!: string;
  @Text() end!: string;
  @Amount() hours!: number;
  @Text() hours_shown!: string;
}

export class Payslip {
  @WholeNumber() pay_id!: number;
  @CodeOf(['AU', 'NZ']) country!: 'AU' | 'NZ';
  @CodeOf(['AUD', 'NZD']) currency!: 'AUD' | 'NZD';
  @CodeOf(['pending', 'processed']) status!: 'pending' | 'processed';
  @ObjectOf(() => PayslipEmployer) employer!: PayslipEmployer;
  @ObjectOf(() => PayslipEmployee) employee!: PayslipEmployee;
  @ObjectOf(() => PayslipPeriod) period!: PayslipPeriod;
  @CivilDateText() payment_date!: string;
  @ListOf(() => PayslipLine) earnings!: readonly PayslipLine[];
  @Amount() total_earnings!: number;
  @ListOf(() => PayslipLine, { description: 'Given up before tax; gross is after it.' })
  salary_sacrifice!: readonly PayslipLine[];
  @Amount() gross!: number;
  @ListOf(() => PayslipLine, { description: 'Tax, student loan and KiwiSaver.' }) withheld!: readonly PayslipLine[];
  @ListOf(() => PayslipLine) deductions!: readonly PayslipLine[];
  @Amount() net!: number;
  @ListOf(() => PayslipPayment) payments!: readonly PayslipPayment[];
  @ObjectOf(() => PayslipContributions) employer_contributions!: PayslipContributions;
  @ListOf(() => PayslipLine, { description: 'Not money, and not in gross and net.' })
  benefits_in_kind!: readonly PayslipLine[];
  @ObjectOf(() => PayslipYearToDate, {
    nullable: true,
    description: 'By payslip_show_ytd and payslip_show_super_ytd; null for a pending pay.',
  })
  year_to_date!: PayslipYearToDate | null;
  @ListOf(() => PayslipBalance, { description: 'Those that the flags of the employee show.' })
  leave_balances!: readonly PayslipBalance[];
  @ListOf(() => PayslipShift, { description: 'By show_roster_summary_on_payslip.' }) roster!: readonly PayslipShift[];
}
