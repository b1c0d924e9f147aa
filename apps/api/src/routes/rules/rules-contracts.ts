import { AnyValue, CivilDateText, CodeOf, ListOf, ObjectOf, Text } from '@anz-payroll/http-kit/contract';

const countries = ['AU', 'NZ'] as const;

export class RulesQuery {
  @CivilDateText({ description: 'The pay date that asks.' }) on!: string;
  @CodeOf(countries, { optional: true, description: 'Both countries unless one is named.' }) country?: 'AU' | 'NZ';
}

export class RulesDiffQuery {
  @CivilDateText({ description: 'The earlier day.' }) from!: string;
  @CivilDateText({ description: 'The later day.' }) to!: string;
  @CodeOf(countries, { optional: true, description: 'Both countries unless one is named.' }) country?: 'AU' | 'NZ';
}

export class RuleSource {
  @Text({ description: 'The law, schedule or table.' }) title!: string;
  @Text() href!: string;
  @CodeOf(['published', 'secondary', 'derived'], {
    description: 'Read on the official page, quoted by third parties, or worked out.',
  })
  confidence!: 'published' | 'secondary' | 'derived';
  @Text({ nullable: true }) note!: string | null;
}

export class RuleEdition {
  @CivilDateText() effective_from!: string;
  @CivilDateText({ description: 'The last day for which somebody checked that the values hold.' })
  confirmed_until!: string;
  @ObjectOf(() => RuleSource) law!: RuleSource;
}

export class RuleInForce extends RuleEdition {
  @Text({ description: 'Such as au.payg-schedule-1.' }) instrument!: string;
  @CodeOf(countries) country!: 'AU' | 'NZ';
  @AnyValue({}, { description: 'As published: decimals are text with their digits; bands store lower edges only.' })
  values!: unknown;
}

export class RuleWithoutValues {
  @Text() instrument!: string;
  @CodeOf(countries) country!: 'AU' | 'NZ';
  @CodeOf(['not_covered', 'unconfirmed'], { description: 'Before its first day, or after the last confirmed one.' })
  why!: 'not_covered' | 'unconfirmed';
  @CivilDateText() covered_from!: string;
  @CivilDateText() confirmed_until!: string;
}

export class RulesOnDay {
  @CivilDateText() on!: string;
  @ListOf(() => RuleInForce) rules!: readonly RuleInForce[];
  @ListOf(() => RuleWithoutValues, { description: 'Instruments that have no confirmed values for the day.' })
  without_values!: readonly RuleWithoutValues[];
}

const value = { type: ['string', 'number', 'boolean', 'null'] };

export class ChangedValue {
  @Text({ description: 'Where in the values: scales.2[1].a.' }) path!: string;
  @AnyValue(value, { description: 'null where there was none.' }) old!: string | number | boolean | null;
  @AnyValue(value, { description: 'null where there is none any more.' }) new!: string | number | boolean | null;
}

export class ChangedRule {
  @Text() instrument!: string;
  @CodeOf(countries) country!: 'AU' | 'NZ';
  @ObjectOf(() => RuleEdition) earlier!: RuleEdition;
  @ObjectOf(() => RuleEdition) later!: RuleEdition;
  @ListOf(() => ChangedValue, { description: 'Empty where a new edition repeats the old values.' })
  changes!: readonly ChangedValue[];
}

export class RulesDiff {
  @CivilDateText() from!: string;
  @CivilDateText() to!: string;
  @ListOf(() => ChangedRule) changed!: readonly ChangedRule[];
  @ListOf(() => RuleWithoutValues, { description: 'Instruments without values on one of the days.' })
  not_compared!: readonly RuleWithoutValues[];
}
