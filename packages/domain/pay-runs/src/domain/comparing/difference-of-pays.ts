import { accepted, decimal, subtract, whole, isZero, type Decimal, type Result } from 'payroll-core';
import {
  explainAgainstFigures,
  explainDifference,
  type Cause,
  type Difference,
  type FiguresFromOutside,
  type PayOfCountry,
  type PayTotals,
} from 'payroll-core/changes';
import { countryPayroll } from '../../countries/registered-countries';
import type { CalculationInput } from '../calculation-input';
import type { PayRecord } from '../pay-record';
import type { PaysRefusal } from '../pays-refusal';
import { refusedPay } from '../refused-calculation';

/** A pay that is kept, or was only worked out, with what it was calculated from. */
export interface PayToCompare {
  readonly pay: Pick<PayRecord, 'gross' | 'tax' | 'net' | 'super'>;
  readonly calculationInput: CalculationInput;
}

/** What payroll-core compares: the input with the amounts of a termination in it. */
export function payOfCountry(calculationInput: CalculationInput): Result<PayOfCountry, PaysRefusal> {
  const { country } = calculationInput;
  const input = countryPayroll(country).inputOfPay(calculationInput);
  return input.ok ? accepted({ country, input: input.value } as PayOfCountry) : input;
}

/** Why the second pay differs from the first. What the stored figures have beside their inputs is named as not explained. */
export function differenceOfPays(before: PayToCompare, after: PayToCompare): Result<Difference, PaysRefusal> {
  const was = payOfCountry(before.calculationInput);
  if (!was.ok) return was;
  const is = payOfCountry(after.calculationInput);
  if (!is.ok) return is;
  const explained = explainDifference(was.value, is.value);
  if (!explained.ok) return refusedPay(explained.error);
  return accepted(withStoredFigures(explained.value, before.pay, after.pay));
}

export function differenceFromFigures(figures: FiguresFromOutside, pay: PayToCompare): Result<Difference, PaysRefusal> {
  const ours = payOfCountry(pay.calculationInput);
  if (!ours.ok) return ours;
  const explained = explainAgainstFigures(figures, ours.value);
  return explained.ok ? explained : refusedPay(explained.error);
}

const stored = ['gross', 'tax', 'net', 'super'] as const;
const NOTHING: Decimal = whole(0);

/** A pay that was worked out under figures of the law that were put right later is not what its inputs give today. */
function withStoredFigures(difference: Difference, was: PayToCompare['pay'], is: PayToCompare['pay']): Difference {
  const before = { ...difference.before, ...read(was) };
  const after = { ...difference.after, ...read(is) };
  const left: PayTotals = {
    studyLoan: NOTHING,
    cost: NOTHING,
    ...eachStored((name) => subtract<Decimal>(subtract<Decimal>(after[name], before[name]), difference.movement[name])),
  };
  if (stored.every((name) => isZero(left[name]))) return difference;
  const unexplained: Cause = {
    cause: 'unexplained',
    with: [],
    says: 'The stored pay is not what its inputs give today',
    movement: left,
    rules: [],
  };
  const movement = { ...difference.movement, ...eachStored((name) => subtract<Decimal>(after[name], before[name])) };
  return { before, after, movement, causes: [...difference.causes, unexplained] };
}

function read(pay: PayToCompare['pay']): Pick<PayTotals, (typeof stored)[number]> {
  return eachStored((name) => decimal(pay[name]));
}

function eachStored(value: (name: (typeof stored)[number]) => Decimal): Pick<PayTotals, (typeof stored)[number]> {
  return { gross: value('gross'), tax: value('tax'), net: value('net'), super: value('super') };
}
