import {
  CodeOf,
  DecimalText,
  ListOf,
  ObjectOf,
  PathId,
  Rule,
  Text,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';
import { CompanyPath } from '../companies/company-contracts';
import { ComparedFigures } from './difference-contracts';

const kinds = ['hire', 'raise', 'hours', 'bonus'] as const;
const periods = ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const;

const needed: Readonly<Record<(typeof kinds)[number], readonly (keyof ScenarioChangeAsked)[]>> = {
  hire: ['hourly_rate', 'hours_per_week', 'pay_period'],
  raise: ['percentage'],
  hours: ['hours_per_week'],
  bonus: ['net'],
};

@Rule<ScenarioChangeAsked>((change) => {
  // A kind that is none has been told already.
  const names: readonly (keyof ScenarioChangeAsked)[] = Object.hasOwn(needed, change.kind) ? needed[change.kind] : [];
  return names
    .filter((name) => change[name] === undefined)
    .map((field) => ({ field, code: 'required', message: `A change of kind ${change.kind} needs ${field}.` }));
})
export class ScenarioChangeAsked {
  @CodeOf(kinds) kind!: (typeof kinds)[number];
  @WholeNumber({ optional: true, min: 1, max: 10_000, description: 'Of hire: how many; 1 by default.' })
  people?: number;
  @DecimalText({ optional: true, description: 'Of hire: dollars an hour.' }) hourly_rate?: string;
  @DecimalText({ optional: true, description: 'Of hire and hours.' }) hours_per_week?: string;
  @CodeOf(periods, { optional: true, description: 'Of hire.' }) pay_period?: (typeof periods)[number];
  @DecimalText({ optional: true, description: 'Of raise: 0.03 is three per cent.' }) percentage?: string;
  @DecimalText({ optional: true, description: 'Of bonus: what each of them has more in hand, once.' }) net?: string;
  @WholeNumberList({ optional: true, min: 1, maxItems: 10_000, description: 'Everybody who is employed by default.' })
  employee_ids?: readonly number[];
}

export class ScenarioAsked {
  @Text({ min: 1, max: 120 }) name!: string;
  @ListOf(() => ScenarioChangeAsked, { min: 1, max: 20 }) changes!: readonly ScenarioChangeAsked[];
}

export class ScenarioPath extends CompanyPath {
  @PathId() scenario_id!: number;
}

export class ChangeNotWorkedOut {
  @WholeNumber({ description: '0 for somebody who is not hired yet.' }) employee_id!: number;
  @Text() reason!: string;
}

export class ScenarioChangeCost {
  @CodeOf(kinds) kind!: (typeof kinds)[number];
  @Text({ description: 'The change in words.' }) says!: string;
  @WholeNumber({ description: 'Whom it was worked out for.' }) people!: number;
  @ObjectOf(() => ComparedFigures, { description: 'One pay of each of them.' }) one_pay!: ComparedFigures;
  @ObjectOf(() => ComparedFigures, { description: 'A year of such pays; a bonus counts once.' })
  a_year!: ComparedFigures;
  @ListOf(() => ChangeNotWorkedOut) not_worked_out!: readonly ChangeNotWorkedOut[];
}

export class Scenario {
  @WholeNumber() id!: number;
  @Text() name!: string;
  @ListOf(() => ScenarioChangeCost) changes!: readonly ScenarioChangeCost[];
  @ObjectOf(() => ComparedFigures, { description: 'All changes together, over a year.' }) a_year!: ComparedFigures;
}

export class Scenarios {
  @ListOf(() => Scenario, { description: 'The oldest first.' }) scenarios!: readonly Scenario[];
}
