import type { Decimal } from '../money/decimal';
import type { Dated, LegalSource } from '../statutory/dated';

/**
 * A value that knows why it is what it is. `says` is one line with the numbers in it, built only when somebody reads
 * it: a pay run that nobody asks about pays for a closure and a small array, not for text.
 */
export interface Step<T = unknown> {
  /** Stable id: `au.payg-schedule-1.withhold-weekly`. */
  readonly rule: string;
  readonly value: T;
  readonly says: () => string;
  readonly because: readonly Reason[];
}

/** What a step stands on: what the caller gave, a dated parameter with its law, or another step. */
export type Reason = Step | Given | Parameter;

/** A value that the caller gave. */
export interface Given {
  readonly given: string;
  readonly value: GivenValue;
  /** The value as a reader knows it, where it is a code. */
  readonly words?: string;
}

/** What explanations can print: a record would read as "[object Object]". */
export type GivenValue = string | number | boolean | Decimal;

/** A line of a parameter file that a step stands on, with its law. */
export interface Parameter {
  /** `au.payg-schedule-1/scale2/865`: the instrument, then the line in its table. */
  readonly parameter: string;
  readonly says: () => string;
  readonly effectiveFrom: string;
  readonly law: LegalSource;
}

/** A value with its rule, its sentence and what it stands on. */
export function step<T>(rule: string, value: T, says: () => string, because: readonly Reason[] = []): Step<T> {
  return { rule, value, says, because };
}

/** A reason that the caller gave, by name. A `value` that is a code has its `words` beside it. */
export function given(name: string, value: GivenValue, words?: string): Given {
  return words === undefined ? { given: name, value } : { given: name, value, words };
}

/** Points at one line of a parameter file. `line` is the path inside the edition, `says` its figures. */
export function parameter(edition: Dated<unknown>, line: string, says: () => string): Parameter {
  if (typeof edition?.instrument !== 'string') {
    throw new TypeError('Not an edition of an instrument. Expected the value that inForce answers.');
  }
  return {
    parameter: line === '' ? edition.instrument : `${edition.instrument}/${line}`,
    says,
    effectiveFrom: edition.effectiveFrom,
    law: edition.law,
  };
}
