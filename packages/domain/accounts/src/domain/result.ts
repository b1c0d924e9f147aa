/** The outcome of a decision that can be refused: a value, or the reason why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function accepted<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refused<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
