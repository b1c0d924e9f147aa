import {
  AnyList,
  CivilDateText,
  DecimalText,
  ListOf,
  ObjectOf,
  Rule,
  Text,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';
import { ComparedFigures, RuleThatMoved } from './difference-contracts';

export class ChangeOfLawAsked {
  @CivilDateText({ description: 'The law of this day.' }) from!: string;
  @CivilDateText({ description: 'Against the law of this day, which must be confirmed.' }) to!: string;
  @AnyList(
    { type: 'object' },
    {
      optional: true,
      maxItems: 20,
      description:
        'Editions in the place of those of the second day, as a parameter file has them: instrument, effectiveFrom, law ' +
        '(title, href) and values in the shape of the edition in force (GET /api/rules).',
    },
  )
  drafts?: readonly unknown[];
}

@Rule<RiseAsked>(({ percentage, amount_per_hour, new_rate }) =>
  [percentage, amount_per_hour, new_rate].filter((value) => value !== undefined).length === 1
    ? []
    : [{ field: 'percentage', code: 'conflict', message: 'Send one of percentage, amount_per_hour and new_rate.' }],
)
export class RiseAsked {
  @DecimalText({ optional: true, description: '0.03 is three per cent.' }) percentage?: string;
  @DecimalText({ optional: true, description: 'Dollars an hour more.' }) amount_per_hour?: string;
  @DecimalText({ optional: true, description: 'Dollars an hour, for everybody who is asked about.' }) new_rate?: string;
}

export class AwardIncreaseAsked {
  @CivilDateText({ description: 'The first day of the first full pay period on or after the day of the increase.' })
  on!: string;
}

@Rule<ImpactAsked>(({ law, rise, award_increase }) =>
  [law, rise, award_increase].filter((one) => one !== undefined).length === 1
    ? []
    : [{ field: 'law', code: 'conflict', message: 'Send one of law, rise and award_increase.' }],
)
export class ImpactAsked {
  @ObjectOf(() => ChangeOfLawAsked, { optional: true }) law?: ChangeOfLawAsked;
  @ObjectOf(() => RiseAsked, { optional: true }) rise?: RiseAsked;
  @ObjectOf(() => AwardIncreaseAsked, {
    optional: true,
    description: 'The rates of the published awards that the company’s classifications follow, with their margin.',
  })
  award_increase?: AwardIncreaseAsked;
  @WholeNumberList({ optional: true, min: 1, maxItems: 20_000, description: 'Everybody who is employed by default.' })
  employee_ids?: readonly number[];
}

export class ImpactOnPerson {
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @WholeNumber({ description: 'The last pay of this person, which the change was worked out on.' }) pay_id!: number;
  @ObjectOf(() => ComparedFigures) before!: ComparedFigures;
  @ObjectOf(() => ComparedFigures) after!: ComparedFigures;
  @ObjectOf(() => ComparedFigures) change!: ComparedFigures;
  @ListOf(() => RuleThatMoved) rules!: readonly RuleThatMoved[];
  @Text({ description: 'A note for this person, in plain words.' }) note!: string;
}

export class PersonNotWorkedOut {
  @WholeNumber() employee_id!: number;
  @Text() reason!: string;
}

export class ImpactOnCompany {
  @ListOf(() => ImpactOnPerson, { description: 'Whoever the change touches, by name.' })
  touched!: readonly ImpactOnPerson[];
  @WholeNumber({ description: 'How many last pays stay to the cent.' }) untouched!: number;
  @ObjectOf(() => ComparedFigures) before!: ComparedFigures;
  @ObjectOf(() => ComparedFigures) after!: ComparedFigures;
  @ObjectOf(() => ComparedFigures, { description: 'For one pay of everybody.' }) change!: ComparedFigures;
  @ObjectOf(() => ComparedFigures, { description: 'Over a year of such pays.' }) change_a_year!: ComparedFigures;
  @ListOf(() => RuleThatMoved, { description: 'What each rule moves in all.' }) rules!: readonly RuleThatMoved[];
  @ListOf(() => PersonNotWorkedOut) not_worked_out!: readonly PersonNotWorkedOut[];
}
