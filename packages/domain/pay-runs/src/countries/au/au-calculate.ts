import { accepted, type Result } from 'payroll-core';
import * as au from 'payroll-core/au';
import { asJson } from '../../domain/as-json';
import { awardWarnings } from '../../domain/award-check';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { CalculationInput } from '../../domain/calculation-input';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { AuPayFigures, AuTerminationFigures } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import { balancesAfterPayout, stepsOfPay, type Calculated } from '../steps-of-pay';
import { stepsOfAward } from './au-award-check';
import { auPlausibility } from './au-plausibility';

export function calculateAuPay(calculationInput: CalculationInput<'AU'>): Result<CalculatedPay<'AU'>, PaysRefusal> {
  const calculated = calculate(calculationInput);
  if (!calculated.ok) return calculated;
  const { pay, termination } = calculated.value;
  const tooMuch = moreThanAPay(pay, pay.grossBeforeSacrifice, pay.super);
  if (tooMuch !== undefined) return tooMuch;
  const ended = termination === undefined ? null : asJson<AuTerminationFigures>(termination);
  return accepted({
    calculationInput,
    figures: {
      country: 'AU',
      result: {
        ...balancesAfterPayout(asJson<AuPayFigures>(pay), ended?.balanceMovements ?? []),
        warnings: [
          ...pay.warnings,
          ...(calculationInput.periodWarnings ?? []),
          ...auPlausibility(pay, calculationInput),
          ...awardWarnings(calculationInput.awardCheck),
        ],
        ...(calculationInput.awardCheck === undefined ? {} : { awardCheck: calculationInput.awardCheck }),
      },
      termination: ended,
    },
    explain: () => ({ ...stepsOfPay(calculate(calculationInput)), ...stepsOfAward(calculationInput.awardCheck) }),
  });
}

function calculate({
  input,
  termination,
}: CalculationInput<'AU'>): Result<Calculated<au.AuPay, au.AuTerminationResult>, PaysRefusal> {
  const ended = termination === null ? undefined : au.calculateTermination(termination);
  if (ended?.ok === false) return refusedTermination(ended.error);
  const pay = au.calculatePay(withTermination(input, ended?.value));
  return pay.ok ? accepted({ pay: pay.value, termination: ended?.value }) : refusedPay(pay.error);
}

export function inputOfAuPay({ input, termination }: CalculationInput<'AU'>): Result<au.AuPayInput, PaysRefusal> {
  if (termination === null) return accepted(input);
  const ended = au.calculateTermination(termination);
  return ended.ok ? accepted(withTermination(input, ended.value)) : refusedTermination(ended.error);
}

function withTermination(input: au.AuPayInput, ended: au.AuTerminationResult | undefined): au.AuPayInput {
  return ended === undefined ? input : { ...input, termination: au.terminationInPay(ended) };
}
