import type { Refusal } from './refusal';

/** The outcome of a rule that can be refused: a value, or the reason why there is none. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A result that holds a value. */
export function accepted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A result that holds the reason why there is no value. */
export function refused<E = Refusal>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
