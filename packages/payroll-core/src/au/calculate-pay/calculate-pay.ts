import { accepted, type Result } from '../../refusal/result';
import type { InForceOptions } from '../../statutory/instrument';
import type { AuPay } from './au-pay';
import type { AuPayInput } from './au-pay-input';
import { auPayRules, withSpecialSchedules } from './au-pay-rules';
import { parseAuPayInput } from './parse-au-pay-input';
import { workOutPay } from './work-out-pay';

/**
 * Works out one Australian pay: gross, tax, net, super and leave, each with its reasons. Reads no clock and keeps
 * nothing; the same input always gives the same pay. Whatever comes in, the answer is a pay or a refusal.
 */
export function calculatePay(input: AuPayInput, options: InForceOptions = {}): Result<AuPay> {
  const prepared = preparePay(input);
  return prepared.ok ? prepared.value(options) : prepared;
}

/** Reads an input once, to work it out under several laws. */
export function preparePay(input: AuPayInput): Result<(options: InForceOptions) => Result<AuPay>> {
  const parsed = parseAuPayInput(input);
  if (!parsed.ok) return parsed;
  return accepted((options) => {
    const rules = auPayRules(parsed.value.payDate, options);
    if (!rules.ok) return rules;
    const special = withSpecialSchedules(rules.value, parsed.value, options);
    return special.ok ? workOutPay(parsed.value, special.value, options) : special;
  });
}
