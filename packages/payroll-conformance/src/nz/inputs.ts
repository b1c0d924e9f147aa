import { civilDate, type CivilDate } from 'payroll-core/calendar';
import { divide, multiply, toFixed, whole, type Decimal } from 'payroll-core/money';
import { nzRulesInForce, parseTaxCode, type NzPayFrequency, type NzRules, type TaxCode } from 'payroll-core/nz';
import { dateIn, decimalIn, has, orUnreadable, wordIn } from '../read-input';
import type { JsonObject, Vector } from '../vector';

const HUNDRED = whole(100);

/** Vectors write rates as per cent. */
export function rateIn(inputs: JsonObject, name: string): Decimal {
  return divide(decimalIn(inputs, name), HUNDRED, 10, 'half-up');
}

export function percent(rate: Decimal): Decimal {
  return multiply(rate, HUNDRED);
}

export function frequencyIn(inputs: JsonObject): NzPayFrequency {
  return wordIn(inputs, 'frequency', ['weekly', 'fortnightly', 'four-weekly', 'monthly']);
}

export function taxCodeIn(inputs: JsonObject): TaxCode {
  return orUnreadable(parseTaxCode(inputs['tax_code'], 'tax_code'));
}

/** The pay date, or the first day of the vector's tax year (named by the March it ends in) where none is given. */
export function payDateOf({ inputs, year }: Vector): CivilDate {
  return has(inputs, 'pay_date') ? dateIn(inputs, 'pay_date') : civilDate(`${Number(year ?? '2027') - 1}-04-01`);
}

export function rulesOf(vector: Vector): NzRules {
  return orUnreadable(nzRulesInForce(payDateOf(vector)));
}

export function cents(amount: Decimal): string {
  return toFixed(amount, 2);
}
