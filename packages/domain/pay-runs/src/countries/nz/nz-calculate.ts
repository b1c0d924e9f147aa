import { accepted, type Result } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { asJson } from '../../domain/as-json';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { CalculationInput } from '../../domain/calculation-input';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { NzPayFigures, NzTerminationFigures, PayExplanation } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import { explainHolidayRates } from './nz-holiday-rates';
import { balancesAfterPayout, stepsOfPay, type Calculated } from '../steps-of-pay';

export function calculateNzPay(calculationInput: CalculationInput<'NZ'>): Result<CalculatedPay<'NZ'>, PaysRefusal> {
  const calculated = calculate(calculationInput);
  if (!calculated.ok) return calculated;
  const { pay, termination } = calculated.value;
  const tooMuch = moreThanAPay(pay, pay.totalKiwiSaver);
  if (tooMuch !== undefined) return tooMuch;
  const ended = termination === undefined ? null : asJson<NzTerminationFigures>(termination);
  return accepted({
    calculationInput,
    figures: {
      country: 'NZ',
      result: balancesAfterPayout(
        {
          ...asJson<NzPayFigures>(pay),
          warnings: [
            ...(calculationInput.warnings ?? []),
            ...asJson<NzPayFigures['warnings']>(pay.warnings),
            ...(calculationInput.periodWarnings ?? []),
          ],
        },
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
