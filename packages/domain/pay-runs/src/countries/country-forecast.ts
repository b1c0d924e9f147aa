import type { Country } from '@anz-payroll/companies';
import type { CivilDate, Decimal } from 'payroll-core';
import type { CalculationInput } from '../domain/calculation-input';
import type { ForecastAmounts } from '../domain/forecast/forecast';
import type { PayFigures, PayRecord, PayTypes } from '../domain/pay-record';

/** What one pay of the time ahead comes to. */
export interface ForecastPay {
  readonly amounts: ForecastAmounts;
  /** Where the cost goes: to people and whoever is paid for them, to the tax office, to funds. */
  readonly cash: { readonly wages: Decimal; readonly tax: Decimal; readonly super: Decimal };
  /** By how much the pay raises what annual leave is worth. */
  readonly leaveAdded: Decimal;
}

/** What a forecast asks of a country. Past the last confirmed day the law is taken as it stands; the notes of a forecast say from when. */
export interface CountryForecast<C extends Country = Country> {
  forecastPay(figures: PayFigures<C>, calculationInput: CalculationInput<C>): ForecastPay;
  /** The standing items that the next pay repeats from the last one, allowances aside. */
  standingItems(input: PayTypes[C]['input']): Partial<PayTypes[C]['input']>;
  /**
   * The last day on which what was withheld on a payday is in time at the tax office, by what is withheld in a year. Where public
   * holidays of that time are not known yet, only weekends move it.
   */
  taxDue(payDate: CivilDate, inYear: Decimal): CivilDate;
  /** When the contributions of a payday have to be at the funds, by the last pay of the person; undefined where they are paid with the tax. */
  contributionsDue(payDate: CivilDate, lastPay: PayRecord<C>): CivilDate | undefined;
  readonly taxPayment: string;
  readonly contributionPayment: string;
}
