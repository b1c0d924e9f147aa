import { parseCivilDate, type CivilDate, type Result } from 'payroll-core';
import { isoDate } from '../pages';

/** A day that somebody typed, as 31/12/2026 or 2026-12-31; or what is wrong with it. */
export function typedDay(text: string): Result<CivilDate, { readonly message: string }> {
  const parsed = parseCivilDate(isoDate(text.trim()));
  return parsed.ok
    ? parsed
    : { ok: false, error: { message: `“${text}” is no calendar day. Write it as 31/12/2026.` } };
}
