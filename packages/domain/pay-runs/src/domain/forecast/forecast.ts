import type { CivilDate, Decimal } from 'payroll-core';

export const forecastFigures = ['gross', 'tax', 'net', 'super', 'cost'] as const;
export type ForecastFigure = (typeof forecastFigures)[number];
export type ForecastAmounts = Readonly<Record<ForecastFigure, Decimal>>;

export interface ForecastMonth {
  /** `2026-12` */
  readonly month: string;
  readonly amounts: ForecastAmounts;
  /** Gross would lie between these in four years out of five, were everybody's pays as scattered as their last twelve. */
  readonly low: Decimal;
  readonly high: Decimal;
  /** What annual leave that is not taken is worth at the end of the month. */
  readonly leaveLiability: Decimal;
  /** What was paid in the runs of the month; undefined where it is not over yet. */
  readonly actual: Omit<ForecastAmounts, 'cost'> | undefined;
}

/** Money that leaves the company. */
export interface CashDate {
  readonly date: CivilDate;
  readonly kind: 'payday' | 'super' | 'tax';
  readonly says: string;
  readonly amount: Decimal;
}

export interface Forecast {
  readonly asAt: CivilDate;
  readonly months: readonly ForecastMonth[];
  /** By day. */
  readonly cash: readonly CashDate[];
  readonly people: number;
  /** What a reader has to know to use the figures. */
  readonly notes: readonly string[];
}
