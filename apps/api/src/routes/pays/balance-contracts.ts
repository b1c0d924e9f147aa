import {
  Amount,
  CivilDateText,
  ListOf,
  ObjectOf,
  QueryWholeNumber,
  Text,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';

const asAt = CivilDateText({
  optional: true,
  description: "Pays with a pay date up to this day count; the company's today by default.",
});

export class BalancesQuery {
  @asAt as_at?: string;
}

export class CompanyBalancesQuery {
  @asAt as_at?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 1000, description: 'At most so many; 1,000 by default.' })
  limit?: number;
  @Text({ optional: true, max: 2000, description: 'From the Link header of the page before.' })
  cursor?: string;
}

export class LeaveOnADay {
  @Text() leave_type!: string;
  @Text() name!: string;
  @Amount() hours!: number;
  @Amount({ description: "At the employee's rate per hour of today, without leave loading." }) value!: number;
  @Amount({ description: 'How many of the hours were brought from the payroll before.' }) opening_hours!: number;
}

class YearAmounts {
  @Amount() gross!: number;
  @Amount() tax!: number;
  @Amount() net!: number;
  @Amount({ description: 'What the fund receives: super, or both contributions to KiwiSaver.' }) super!: number;
  @Amount() deductions!: number;
  @Amount() allowances!: number;
  @Amount() student_loan!: number;
  @Amount() kiwisaver_employee!: number;
  @Amount() kiwisaver_employer!: number;
}

export class YearToDateOnADay extends YearAmounts {
  @Text({ description: 'The financial year of the day.' }) year!: string;
  @CivilDateText({ description: 'Its first day.' }) from!: string;
}

export class OpeningPart extends YearAmounts {
  @CivilDateText({ nullable: true, description: 'The last day that the opening balances cover.' }) as_at!:
    | string
    | null;
}

export class Balances {
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @CivilDateText() as_at!: string;
  @ListOf(() => LeaveOnADay) leave!: readonly LeaveOnADay[];
  @ObjectOf(() => YearToDateOnADay, { description: 'Opening figures included.' }) year_to_date!: YearToDateOnADay;
  @ObjectOf(() => OpeningPart, { description: 'How much of the year to date was brought along.' })
  opening!: OpeningPart;
}
