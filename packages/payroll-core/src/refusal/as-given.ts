/**
 * A value as the caller wrote it, for the messages of what is thrown: text in quotes, so that `"5"` is not taken for 5. Objects that
 * turn into no text (one without a prototype, a proxy that was revoked) are named by what they are.
 */
export function asGiven(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value);
  }
  try {
    return String(value);
  } catch {
    return `an ${typeof value} that is no text`;
  }
}

/** More of a text than this helps nobody to find it. */
const MOST_SHOWN = 100;
