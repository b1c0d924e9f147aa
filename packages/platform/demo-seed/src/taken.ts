/** The demo is ours: if a rule refuses it, that is a bug to be heard of at once. */
export function taken<T>(result: { ok: true; value: T } | { ok: false; error: { readonly message: string } }): T {
  if (!result.ok) throw new Error(`The demo was refused: ${result.error.message}`);
  return result.value;
}
