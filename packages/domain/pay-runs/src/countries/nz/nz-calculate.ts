import { accepted, nzd, type Result } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { asJson } from '../../domain/as-json';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { CalculationInput } from '../../domain/calculation-input';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { NzPayFigures, NzTerminationFigures, PayExplanation, PayWarning } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import type { PayOfPeriod } from '../../domain/tax-of-period';
import type { PeriodBasis } from '../pay-basis';
import { nzFrequencies } from './nz-frequencies';
import { nzEarlierPays } from './nz-history';
import { processedUnder, withRemainingOfPeriod, type ProcessedPay } from './nz-processed-pays';
import { explainHolidayRates } from './nz-holiday-rates';
import { nzPayFigures } from './nz-pay-figures';
import { balancesAfterPayout, stepsOfPay, type Calculated } from '../steps-of-pay';

export function calculateNzPay(calculationInput: CalculationInput<'NZ'>): Result<CalculatedPay<'NZ'>, PaysRefusal> {
  const calculated = calculate(calculationInput);
  if (!calculated.ok) return calculated;
  const { pay, termination } = calculated.value;
  const tooMuch = moreThanAPay(pay, { KiwiSaver: pay.totalKiwiSaver });
  if (tooMuch !== undefined) return tooMuch;
  const ended = termination === undefined ? null : asJson<NzTerminationFigures>(termination);
  return accepted({
    calculationInput,
    figures: {
      country: 'NZ',
      result: balancesAfterPayout(
        nzPayFigures(pay, [
          ...(calculationInput.warnings ?? []),
          ...asJson<NzPayFigures['warnings']>(pay.warnings),
          ...(calculationInput.periodWarnings ?? []),
        ]),
        ended?.balanceMovements ?? [],
      ),
      termination: ended,
    },
    explain: () => ({ ...stepsOfPay(calculate(calculationInput)), ...ratesOf(calculationInput) }),
  });
}

function ratesOf({ facts }: CalculationInput<'NZ'>): PayExplanation {
  return facts?.holidayRates === undefined ? {} : { holidayRates: explainHolidayRates(facts.holidayRates) };
}

function calculate({
  input,
  termination,
}: CalculationInput<'NZ'>): Result<Calculated<nz.NzPay, nz.NzTerminationResult>, PaysRefusal> {
  const ended = termination === null ? undefined : nz.calculateTermination(termination);
  if (ended?.ok === false) return refusedTermination(ended.error);
  const pay = nz.calculatePay(withTermination(input, ended?.value));
  return pay.ok ? accepted({ pay: pay.value, termination: ended?.value }) : refusedPay(pay.error);
}

export function inputOfNzPay({ input, termination }: CalculationInput<'NZ'>): Result<nz.NzPayInput, PaysRefusal> {
  if (termination === null) return accepted(input);
  const ended = nz.calculateTermination(termination);
  return ended.ok ? accepted(withTermination(input, ended.value)) : refusedTermination(ended.error);
}

function withTermination(input: nz.NzPayInput, ended: nz.NzTerminationResult | undefined): nz.NzPayInput {
  return ended === undefined ? input : { ...input, isFinalPay: true, termination: nz.terminationInPay(ended) };
}

/**
 * The new pays of a period with their part of what the law withholds from all of them, ordinary and extra pays in any
 * order. What the period warns of stands on the last of them.
 */
export function calculateNzPeriod(
  processed: readonly PayOfPeriod<'NZ'>[],
  fresh: readonly CalculatedPay<'NZ'>[],
  shareTaxBy: 'EARNINGS' | 'GROSS',
  basis: PeriodBasis<'NZ'>,
): Result<readonly CalculatedPay<'NZ'>[], PaysRefusal> {
  const before = processed.map((pay) => processedPay(pay, basis));
  const left = withRemainingOfPeriod(fresh[0]?.calculationInput.input.employee, before);
  const open = fresh.map(({ calculationInput, figures: { result } }) => {
    const input = beforePeriod(inputOf({ calculationInput, result }), basis);
    return { ...input, employee: { ...input.employee, ...left } };
  });
  const together = processedUnder(open[0]?.employee, before);
  // A single pay under a code of its own is taxed for itself, and its explanation names no other pays.
  if (fresh.length === 1 && together.length === 0) return accepted(fresh);
  const worked = nz.withholdForPeriod({
    pays: open,
    processed: together,
    shareBy: shareTaxBy === 'GROSS' ? 'GROSS' : 'TAXABLE',
  });
  if (!worked.ok) return refusedPay(worked.error);
  const shared: CalculatedPay<'NZ'>[] = [];
  for (const [i, { calculationInput }] of fresh.entries()) {
    const taxedTogether = worked.value.inputs[i]?.taxedTogether ?? null;
    const periodWarnings = i === fresh.length - 1 ? worked.value.warnings : [];
    const again = calculateNzPay({
      ...calculationInput,
      input: { ...calculationInput.input, taxedTogether },
      ...(periodWarnings.length === 0 ? {} : { periodWarnings }),
    });
    if (!again.ok) return again;
    shared.push(again.value);
  }
  return accepted(shared);
}

/** What processed pays withheld beyond the tax of their period, or short of it. */
export function nzPeriodWarnings(
  processed: readonly PayOfPeriod<'NZ'>[],
  basis: PeriodBasis<'NZ'>,
): readonly PayWarning[] {
  const worked = nz.withholdForPeriod({ pays: [], processed: processed.map((pay) => processedPay(pay, basis)) });
  return worked.ok ? worked.value.warnings : [];
}

/** A pay with the payout of its termination, which is taxed with the rest of the period. */
function inputOf({ calculationInput: { input }, result }: PayOfPeriod<'NZ'>): nz.NzPayInput {
  const { termination } = result;
  return termination === undefined ? input : { ...input, isFinalPay: true, termination };
}

/** All pays of a period stand on the same year to date and the same earlier pays. */
function beforePeriod(input: nz.NzPayInput, { year: { taxable }, past, payDate }: PeriodBasis<'NZ'>): nz.NzPayInput {
  const earlierPays = nzEarlierPays(past ?? [], payDate, {
    finalPayIn: input.isFinalPay === true ? nzFrequencies[input.payPeriod] : undefined,
  });
  // An empty list says that there were none: the job began in the four weeks.
  const isFirstPay = input.earlierPays?.length === 0;
  return {
    ...input,
    yearToDate: taxable === undefined || taxable.startsWith('-') ? null : { taxable },
    earlierPays: earlierPays.length > 0 || isFirstPay ? earlierPays : null,
  };
}

function processedPay(pay: PayOfPeriod<'NZ'>, basis: PeriodBasis<'NZ'>): ProcessedPay {
  return { input: beforePeriod(inputOf(pay), basis), withheld: withheldIn(pay.result) };
}

function withheldIn(figures: NzPayFigures): nz.Withheld {
  return {
    paye: nzd(figures.paye),
    levy: nzd(figures.accEarnersLevy),
    studentLoan: nzd(figures.nzStudentLoan),
    studentLoanCir: nzd(figures.periodStudentLoanCir),
    studentLoanBor: nzd(figures.periodStudentLoanBor),
  };
}
