import { calculatorFields, type CalculatorField } from './calculator-fields';

/** What the form holds, by field name. A check is `on` or nothing. */
export interface CalculatorState {
  readonly country: 'AU' | 'NZ';
  readonly values: Readonly<Record<string, string>>;
}

const MOST = 40;

/** The country that an address names; another word is an old or a mistyped address and gets the first. */
export function countryAsked(asked: string | undefined): CalculatorState['country'] {
  const [first, ...others] = Object.keys(calculatorFields) as readonly CalculatorState['country'][];
  return others.find((country) => country === asked) ?? first ?? 'AU';
}

/**
 * The form as an address says it. An address without a pay date is a fresh one and gets what stands there at first; with
 * one, a check that is missing is off, as browsers send it.
 */
export function readCalculator(asked: Readonly<Record<string, string | undefined>>, today: string): CalculatorState {
  const country = countryAsked(asked['country']);
  const isFresh = asked['pay_date'] === undefined || asked['pay_date'] === '';
  const entries = calculatorFields[country].map((field) => [field.name, valueOf(field, asked[field.name], isFresh)]);
  const values = Object.fromEntries(entries) as Record<string, string>;
  return { country, values: isFresh ? { ...values, pay_date: today } : values };
}

function valueOf(field: CalculatorField, asked: string | undefined, isFresh: boolean): string {
  if (field.kind === 'check') return isFresh && asked === undefined ? field.initially : asked === 'on' ? 'on' : '';
  if (asked === undefined) return field.initially;
  if (field.kind === 'choice') return field.choices !== undefined && asked in field.choices ? asked : field.initially;
  return asked.trim().slice(0, MOST);
}

/** The address that shows this calculation to somebody else. */
export function calculatorAddress({ country, values }: CalculatorState): string {
  const pairs: readonly (readonly [string, string])[] = [['country', country], ...Object.entries(values)];
  const kept = pairs.filter(([, value]) => value !== '');
  return `/try?${kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
