import type { Employee } from '@anz-payroll/employee-lifecycle';
import { compare, decimal, isLess, multiply, subtract, toCents, whole, type Decimal } from 'payroll-core';
import { normalEarnings, weeklyHours, weeksInPeriod } from '../../countries/pay-basis';
import { countryPayroll } from '../../countries/registered-countries';
import { median, USUAL_PAYS } from '../anomalies/usual-pay';
import type { CalculationInput } from '../calculation-input';

/** Standing hours count as long as the last pays are within so much of them. */
const NEAR = decimal('0.15');
const LEAST_PAYS = 3;

export interface StandingPay {
  /** The next pay as it would be: standing hours and items, or the middle of the last pays. */
  readonly calculationInput: CalculationInput;
  /** How far the last pays lie from their middle, as a standard deviation. */
  readonly spread: Decimal;
}

/** What somebody is paid when nothing happens: without leave, bonus, back pay or termination of the last pay. */
export function standingPay(employee: Employee, last: CalculationInput, pastGross: readonly string[]): StandingPay {
  const past = pastGross.slice(-USUAL_PAYS).map((amount): Decimal => decimal(amount));
  const middle = past.length === 0 ? whole(0) : median(past);
  const spread =
    past.length < LEAST_PAYS
      ? whole(0)
      : multiply(median(past.map((one) => size(subtract<Decimal>(one, middle)))), decimal('1.4826'));
  const usual = normalEarnings(employee);
  const bearsOut =
    past.length < LEAST_PAYS || !isLess<Decimal>(multiply(middle, NEAR), size(subtract<Decimal>(usual, middle)));
  const { details } = employee;
  const hours =
    bearsOut && compare<Decimal>(usual, whole(0)) > 0
      ? [
          {
            description: 'Ordinary time',
            units: 'hours',
            value: multiply(decimal(weeklyHours(employee)), weeksInPeriod(details.pay_period)).toString(),
          },
        ]
      : [{ description: 'As in the last pays', units: 'dollars', value: toCents(middle).toString(), rate: '1' }];
  const { input } = last;
  const standing = {
    payDate: input.payDate,
    payPeriod: input.payPeriod,
    employee: { ...input.employee, payRatePerHour: details.pay_rate_per_hour },
    hours,
    // The middle of the last pays holds their allowances.
    ...(bearsOut ? { allowances: input.allowances ?? [] } : {}),
    ...countryPayroll(last.country).forecast.standingItems(input),
  };
  return {
    calculationInput: { country: last.country, input: standing, termination: null } as CalculationInput,
    spread,
  };
}

function size(amount: Decimal): Decimal {
  return isLess<Decimal>(amount, whole(0)) ? subtract<Decimal>(whole(0), amount) : amount;
}
