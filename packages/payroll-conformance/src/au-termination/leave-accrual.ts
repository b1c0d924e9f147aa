import { decimal, divide, multiply, type Decimal } from 'payroll-core/money';
import { differences } from '../differences';
import { decimalIn, has, objectIn, onlyKnows } from '../read-input';
import type { Json, Kind } from '../vector';

const WEEKS = decimal('52');
const WORKING_DAYS = decimal('5');

/**
 * How fast leave accrues: hours a year, a week and for each ordinary hour. Rates are endless fractions and publications
 * print some of their digits; the vector's digits must be those of the exact fraction, cut or rounded at its last one.
 */
export const leaveAccrualKind: Kind = ({ inputs, expected }) => {
  onlyKnows(inputs, ['hoursPerWeek', 'weeksLeavePerYear', 'daysLeavePerYear']);
  const hoursPerWeek = decimalIn(inputs, 'hoursPerWeek');
  const weeks = has(inputs, 'weeksLeavePerYear')
    ? decimalIn(inputs, 'weeksLeavePerYear')
    : divide(decimalIn(inputs, 'daysLeavePerYear'), WORKING_DAYS, 10, 'half-up');
  const hoursPerYear = multiply(hoursPerWeek, weeks);
  const printed = objectIn(expected, 'expected');
  return {
    actual: {
      hoursPerYear,
      hoursPerWeek: asPrinted(printed['hoursPerWeek'], hoursPerYear, WEEKS),
      perOrdinaryHour: asPrinted(printed['perOrdinaryHour'], weeks, WEEKS),
    },
  };
};

function asPrinted(printed: Json | undefined, amount: Decimal, by: Decimal): Decimal {
  const digits = /\.(\d+)"?$/.exec(JSON.stringify(printed) ?? '')?.[1]?.length ?? 0;
  const cut = divide(amount, by, digits, 'truncate');
  return differences(printed ?? null, cut).length === 0 ? cut : divide(amount, by, digits, 'half-up');
}
