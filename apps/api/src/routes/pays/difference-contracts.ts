import { causeNames, type CauseName } from 'payroll-core/changes';
import {
  Amount,
  CivilDateText,
  CodeOf,
  ListOf,
  ObjectOf,
  QueryWholeNumber,
  Rule,
  Text,
  TextList,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';

/** Signed amounts as text, so that no digit is lost in an address. */
const figure = (name: string) =>
  Text({
    optional: true,
    max: 20,
    pattern: /^\s*-?\d+(\.\d+)?\s*$/,
    expected: 'Expected plain digits such as 1042.50.',
    description: `${name} as somebody else has it, such as 1042.50.`,
  });

@Rule<DifferenceQuery>(({ with_pay_id, ...figures }) =>
  with_pay_id !== undefined && Object.values(figures).some((value) => value !== undefined)
    ? [{ field: 'with_pay_id', code: 'conflict', message: 'Compare with another pay or with figures, not both.' }]
    : [],
)
export class DifferenceQuery {
  @QueryWholeNumber({
    optional: true,
    min: 1,
    description:
      'Another pay of the same employee, also one that a correction has replaced; by default the last one before it.',
  })
  with_pay_id?: number;
  @figure('Gross') gross?: string;
  @figure('Tax') tax?: string;
  @figure('Net pay') net?: string;
  @figure('Super or KiwiSaver') super?: string;
}

export class PreviewDifferenceQuery {
  @CivilDateText({ optional: true, description: "The company's today by default." }) pay_date?: string;
}

/** Figures of a pay, or how far they moved. */
export class ComparedFigures {
  @Amount() gross!: number;
  @Amount({ description: 'With the study loan in Australia, without the student loan in New Zealand.' }) tax!: number;
  @Amount() study_loan!: number;
  @Amount() net!: number;
  @Amount({ description: 'What the fund receives: super, or both contributions to KiwiSaver.' }) super!: number;
  @Amount({ description: 'Earnings before salary sacrifice and the employer’s own contribution.' }) cost!: number;
}

export class RuleThatMoved {
  @Text({ example: 'au.study-loans' }) instrument!: string;
  @Text() name!: string;
  @Text({ description: 'The edition that gave way.' }) from!: string;
  @Text({ description: 'The edition that took its place.' }) to!: string;
  @Text() title!: string;
  @Text() href!: string;
  @ObjectOf(() => ComparedFigures) change!: ComparedFigures;
}

export class CauseOfDifference {
  @CodeOf(causeNames) cause!: CauseName;
  @Text() title!: string;
  @TextList({ description: 'Causes that could not be priced apart from this one.' }) along_with!: readonly string[];
  @Text({ description: 'What changed, in words.' }) says!: string;
  @ObjectOf(() => ComparedFigures) change!: ComparedFigures;
  @ListOf(() => RuleThatMoved, { description: 'Of the law: what each rule moved.' }) rules!: readonly RuleThatMoved[];
}

export class PayDifference {
  @WholeNumber() pay_id!: number;
  @WholeNumber({ nullable: true, description: 'Null for figures from elsewhere, and for a first pay.' })
  with_pay_id!: number | null;
  @CivilDateText({ nullable: true }) with_pay_date!: string | null;
  @ObjectOf(() => ComparedFigures, { nullable: true, description: 'Null for a first pay.' })
  before!: ComparedFigures | null;
  @ObjectOf(() => ComparedFigures, { nullable: true }) after!: ComparedFigures | null;
  @ObjectOf(() => ComparedFigures, { nullable: true }) change!: ComparedFigures | null;
  @ListOf(() => CauseOfDifference, {
    description: 'In the order in which they were priced. Their changes add up to the change of every figure.',
  })
  causes!: readonly CauseOfDifference[];
}

export class PreviewedDifference {
  @WholeNumber() employee_id!: number;
  @WholeNumber({ nullable: true, description: 'The last pay; null where there is none.' }) with_pay_id!: number | null;
  @CivilDateText({ nullable: true }) with_pay_date!: string | null;
  @ObjectOf(() => ComparedFigures, { nullable: true, description: 'Null for a first pay.' })
  before!: ComparedFigures | null;
  @ObjectOf(() => ComparedFigures, { nullable: true }) after!: ComparedFigures | null;
  @ObjectOf(() => ComparedFigures, { nullable: true }) change!: ComparedFigures | null;
  @ListOf(() => CauseOfDifference, { description: 'As those of a stored pay.' }) causes!: readonly CauseOfDifference[];
}

export class MovedPay {
  @WholeNumber() pay_id!: number;
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @WholeNumber() with_pay_id!: number;
  @CivilDateText() with_pay_date!: string;
  @ObjectOf(() => ComparedFigures) change!: ComparedFigures;
  @ListOf(() => CauseOfDifference) causes!: readonly CauseOfDifference[];
}

export class PayWithoutComparison {
  @WholeNumber() pay_id!: number;
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @Text() reason!: string;
}

export class RunDifferences {
  @WholeNumber() pay_run_id!: number;
  @ListOf(() => MovedPay, { description: 'The largest movement of net first.' }) moved!: readonly MovedPay[];
  @ListOf(() => PayWithoutComparison, { description: 'First pays, and pays that cannot be worked out again.' })
  not_compared!: readonly PayWithoutComparison[];
  @WholeNumber({ description: 'Pays that are to the cent as last time.' }) unchanged!: number;
}
