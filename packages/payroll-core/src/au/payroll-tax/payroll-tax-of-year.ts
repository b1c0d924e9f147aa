import {
  greater,
  isLess,
  isMore,
  isNegative,
  isPositive,
  lesser,
  multiply,
  subtract,
  sum,
} from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { AuState } from '../long-service-leave/long-service-leave-rules';
import type { PayrollTaxRules, StatePayrollTax } from './payroll-tax-rules';

/** An employer's taxable wages of the year in a state and in all of Australia. */
export interface PayrollTaxWages {
  readonly state: AuState;
  /** Taxable wages of the financial year in the state: of the employer, or of the whole group where it is grouped. */
  readonly wages: Aud;
  /** Taxable wages of the employer and everybody grouped with it in all of Australia. */
  readonly australianWages: Aud;
}

const NOTHING = aud('0');

/**
 * Payroll tax of a financial year in one state. Thresholds and deductions are shared among the states in proportion to
 * wages, and a group has them once. States that were not read in full, and wages that bear a surcharge, are refused.
 * @law The payroll tax Act of the state; see the parameter file
 */
export function payrollTaxOfYear(wages: PayrollTaxWages, edition: Dated<PayrollTaxRules>): Result<Step<Aud>> {
  const { state, wages: inState, australianWages } = wages;
  if (isNegative(inState) || isLess(australianWages, inState)) {
    return refused({
      code: 'input/conflict',
      path: 'australianWages',
      message: 'The wages in all of Australia are not less than those of the state, and neither is below zero.',
    });
  }
  const rules = edition.values.states[state];
  if (rules === undefined) {
    return refused({
      code: 'statutory/not-covered',
      path: 'state',
      message: `The payroll tax of ${state} is not confirmed for this year; only its wages are reported.`,
      details: { instrument: edition.instrument, state },
    });
  }
  if (
    rules.kind === 'reduced-deduction' &&
    rules.surchargeFrom !== undefined &&
    isMore(australianWages, rules.surchargeFrom)
  ) {
    return refused({
      code: 'statutory/not-covered',
      path: 'australianWages',
      message: `Above ${asDollars(rules.surchargeFrom)} of wages ${state} adds surcharges, which are not worked out here.`,
      details: { instrument: edition.instrument, state },
    });
  }
  const value = isPositive(inState) ? taxOf(rules, inState, australianWages) : NOTHING;
  return accepted(
    step(
      'au.payroll-tax.of-year',
      value,
      () => `${state}: ${value.toString()} on ${inState.toString()} of ${australianWages.toString()} in Australia`,
      [
        given('wages', inState),
        given('australian wages', australianWages),
        parameter(edition, `states/${state}`, () => rules.kind),
      ],
    ),
  );
}

function taxOf(rules: StatePayrollTax, wages: Aud, australian: Aud): Aud {
  // Shares are kept as fractions of the Australian wages until the one division, so that no cent is lost.
  const shared = (amount: Aud): Aud => multiply(amount, wages);
  const scaled = multiply(wages, australian);
  if (rules.kind === 'bands') {
    const parts = rules.bands.map(({ from, rate }, i) => {
      const next = rules.bands[i + 1];
      const end = next === undefined ? scaled : lesser(scaled, shared(next.from));
      return multiply(greater(subtract(end, shared(from)), NOTHING), rate);
    });
    return divide(sum(NOTHING, parts), australian, 2, 'half-up');
  }
  const { deduction, rate, reducedFrom, reducedBy, noneFrom } = rules;
  const over = isMore(australian, reducedFrom) ? subtract(scaled, shared(reducedFrom)) : NOTHING;
  const left = isLess(australian, noneFrom)
    ? greater(subtract(shared(deduction), multiply(over, reducedBy)), NOTHING)
    : NOTHING;
  return divide(multiply(greater(subtract(scaled, left), NOTHING), rate), australian, 2, 'half-up');
}
