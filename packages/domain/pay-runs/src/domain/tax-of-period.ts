import type { Country } from '@anz-payroll/companies';
import { accepted, add, decimal, greater, subtract, whole, type Decimal, type Result } from 'payroll-core';
import type { SharesTax } from '../countries/country-payroll';
import { countryPayroll } from '../countries/registered-countries';
import { calculatePay, type CalculatedPay } from './calculate-pay';
import type { CalculationInput } from './calculation-input';
import type { PayTypes } from './pay-record';
import type { PaysRefusal } from './pays-refusal';
import { shareByGross } from './share-by-gross';

/** A pay of an employee in a run, with what it was calculated from. */
export type PayOfPeriod<C extends Country = Country> = {
  [K in C]: { readonly calculationInput: CalculationInput<K>; readonly result: PayTypes[K]['result'] };
}[C];

/** What is withheld, by kind. */
export interface Withheld {
  readonly tax: Decimal;
  /** A levy inside the tax, such as the ACC earners' levy. */
  readonly levy: Decimal;
  /** Study or student loan. */
  readonly loan: Decimal;
}

/** What is withheld from all the pays of a period. */
export interface WithheldFromPeriod extends Withheld {
  readonly earnings: string;
}

const NOTHING: Decimal = whole(0);

/**
 * Several pays of one employee in one run are one period's earnings: what is withheld is calculated on all of them.
 * `before` are processed and stay as they are. Where the country shares tax here, each new pay bears what the tax up to and with it exceeds the tax of the
 * pays before it by; redistributed, the new pays share their tax in proportion to gross.
 */
export function taxOfPeriod(
  country: Country,
  before: readonly PayOfPeriod[],
  fresh: readonly CalculatedPay[],
  redistributeByGross: boolean,
): Result<readonly CalculatedPay[], PaysRefusal> {
  if (before.length + fresh.length < 2) return accepted(fresh);
  const payroll = countryPayroll(country);
  if ('calculatePeriod' in payroll) {
    return payroll.calculatePeriod(before, fresh, redistributeByGross ? 'GROSS' : 'EARNINGS');
  }
  return redistributeByGross ? redistribute(payroll, before, fresh) : oneAfterTheOther(payroll, before, fresh);
}

function oneAfterTheOther(
  payroll: SharesTax,
  before: readonly PayOfPeriod[],
  fresh: readonly CalculatedPay[],
): Result<readonly CalculatedPay[], PaysRefusal> {
  const taxed: CalculatedPay[] = [];
  for (const pay of fresh) {
    const earlier = [...before, ...taxed.map(inPeriod)];
    if (earlier.length === 0) {
      taxed.push(pay);
      continue;
    }
    const all = payroll.withheldFromPeriod([...earlier, inPeriod(pay)]);
    if (!all.ok) return all;
    const elsewhere = sumOf(earlier.map(({ result }) => payroll.withheldIn(result)));
    const again = calculatePay(payroll.withTaxOfPeriod(pay.calculationInput, all.value, elsewhere));
    if (!again.ok) return again;
    taxed.push(again.value);
  }
  return accepted(taxed);
}

function redistribute(
  payroll: SharesTax,
  before: readonly PayOfPeriod[],
  fresh: readonly CalculatedPay[],
): Result<readonly CalculatedPay[], PaysRefusal> {
  const all = payroll.withheldFromPeriod([...before, ...fresh.map(inPeriod)]);
  if (!all.ok) return all;
  const done = sumOf(before.map(({ result }) => payroll.withheldIn(result)));
  const weights = fresh.map(({ figures }) => greater(decimal(figures.result.gross), NOTHING));
  const shares = (kind: keyof Withheld): readonly Decimal[] =>
    shareByGross(greater(subtract(all.value[kind], done[kind]), NOTHING), weights);
  const [tax, levy, loan] = [shares('tax'), shares('levy'), shares('loan')];
  const taxed: CalculatedPay[] = [];
  for (const [i, pay] of fresh.entries()) {
    const elsewhere = {
      tax: subtract(all.value.tax, tax[i] ?? NOTHING),
      levy: subtract(all.value.levy, levy[i] ?? NOTHING),
      loan: subtract(all.value.loan, loan[i] ?? NOTHING),
    };
    const again = calculatePay(payroll.withTaxOfPeriod(pay.calculationInput, all.value, elsewhere));
    if (!again.ok) return again;
    taxed.push(again.value);
  }
  return accepted(taxed);
}

/** The same pay among those of its period. All pays of a company are of its country. */
function inPeriod({ calculationInput, figures: { result } }: CalculatedPay): PayOfPeriod {
  return { calculationInput, result } as PayOfPeriod;
}

function sumOf(parts: readonly Withheld[]): Withheld {
  let total: Withheld = { tax: NOTHING, levy: NOTHING, loan: NOTHING };
  for (const part of parts) {
    total = {
      tax: add(total.tax, part.tax),
      levy: add(total.levy, part.levy),
      loan: add(total.loan, part.loan),
    };
  }
  return total;
}
