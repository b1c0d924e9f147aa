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

@Rule<ForecastQuery>(({ rise_percent, rise_from }) =>
  (rise_percent === undefined) === (rise_from === undefined)
    ? []
    : [{ field: 'rise_from', code: 'conflict', message: 'A rise has rise_percent and rise_from.' }],
)
export class ForecastQuery {
  @CivilDateText({ optional: true, description: 'What is known at the end of this day; today by default.' })
  as_at?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 24, description: 'After the month of as_at; 12 by default.' })
  months?: number;
  @Text({ optional: true, max: 10, description: 'A rise of everybody’s rate, such as 3.5.' }) rise_percent?: string;
  @CivilDateText({ optional: true, description: 'The first pay date at the new rate.' }) rise_from?: string;
}

export class ForecastActual {
  @Amount() gross!: number;
  @Amount() tax!: number;
  @Amount() net!: number;
  @Amount() super!: number;
}

export class ForecastMonth {
  @Text({ example: '2026-12' }) month!: string;
  @Amount() gross!: number;
  @Amount() tax!: number;
  @Amount() net!: number;
  @Amount({ description: 'Super, or both contributions to KiwiSaver.' }) super!: number;
  @Amount() cost!: number;
  @Amount({ description: 'Gross is at least this in nine months out of ten.' }) gross_low!: number;
  @Amount({ description: 'And at most this.' }) gross_high!: number;
  @Amount({ description: 'Annual leave that is not taken, at the end of the month.' }) leave_liability!: number;
  @ObjectOf(() => ForecastActual, {
    nullable: true,
    description: 'What was paid since, where the day asked about is past.',
  })
  actual!: ForecastActual | null;
}

export class ForecastCash {
  @CivilDateText() date!: string;
  @CodeOf(['payday', 'super', 'tax']) kind!: 'payday' | 'super' | 'tax';
  @Text() says!: string;
  @Amount() amount!: number;
}

export class Forecast {
  @CivilDateText() as_at!: string;
  @WholeNumber({ description: 'How many people are in it.' }) people!: number;
  @ListOf(() => ForecastMonth) months!: readonly ForecastMonth[];
  @ListOf(() => ForecastCash, { description: 'The days on which cash leaves.' }) cash!: readonly ForecastCash[];
  @TextList() notes!: readonly string[];
}
