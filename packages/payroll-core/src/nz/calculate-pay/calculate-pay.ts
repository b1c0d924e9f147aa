import { accepted, type Result } from '../../refusal/result';
import type { InForceOptions } from '../../statutory/instrument';
import { nzRulesInForce } from '../rules/rules-in-force';
import { explainedByPeriod } from './explain-period';
import type { NzPay } from './nz-pay';
import type { NzPayInput } from './nz-pay-input';
import { parseNzPayInput } from './parse-nz-pay-input';
import { workOutNzPay } from './work-out-nz-pay';

/**
 * Works out one New Zealand pay: gross, PAYE, student loan, KiwiSaver, deductions, net and leave, each with its reasons.
 * Reads no clock and keeps nothing; the same input always gives the same pay. Whatever comes in, the answer is a pay or
 * a refusal.
 */
export function calculatePay(input: NzPayInput, options: InForceOptions = {}): Result<NzPay> {
  const prepared = preparePay(input);
  return prepared.ok ? prepared.value(options) : prepared;
}

/** Reads an input once, to work it out under several laws. */
export function preparePay(input: NzPayInput): Result<(options: InForceOptions) => Result<NzPay>> {
  const parsed = parseNzPayInput(input);
  if (!parsed.ok) return parsed;
  const pay = explainedByPeriod(parsed.value);
  return accepted((options) => {
    const rules = nzRulesInForce(pay.payDate, options);
    return rules.ok ? workOutNzPay(pay, rules.value) : rules;
  });
}
