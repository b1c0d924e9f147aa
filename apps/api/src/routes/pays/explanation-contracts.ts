import { CivilDateText, ListOf, ObjectOf, Text } from '@anz-payroll/http-kit/contract';

export class LawBehind {
  @Text() title!: string;
  @Text({ description: 'Where it is published.' }) href!: string;
  @CivilDateText({ description: 'In force since.' }) since!: string;
}

/** Why a figure is what it is, down to what the employer gave and to the published line. */
export class ExplanationStep {
  @Text({ example: 'au.payg-schedule-1.withhold-weekly' }) rule!: string;
  @Text({ optional: true, description: 'Left out where a published line is named.' }) value?: string;
  @Text({ description: 'In one line, with the numbers in it.' }) says!: string;
  @ObjectOf(() => LawBehind, { optional: true }) law?: LawBehind;
  @ListOf(() => ExplanationStep, { optional: true, description: 'What it stands on.' })
  because?: readonly ExplanationStep[];
}
