import { isInPayrollYears } from '@anz-payroll/http-kit/contract';
import { parseCivilDate, type CivilDate, type Result } from 'payroll-core';
import { isoDate, type Problems } from '../pages';

/** A day that somebody typed, as 31/12/2026 or 2026-12-31; or what is wrong with it. */
export function typedDay(text: string): Result<CivilDate, { readonly message: string }> {
  if (text.trim() === '') return { ok: false, error: { message: 'Fill in a day, such as 31/12/2026.' } };
  const parsed = parseCivilDate(isoDate(text.trim()));
  return parsed.ok && isInPayrollYears(parsed.value)
    ? parsed
    : { ok: false, error: { message: `“${text}” is no calendar day. Write it as 31/12/2026.` } };
}

/** Days by the names of their fields; one that was left empty has none, and what is no day is told at its field. */
export function typedDays<N extends string>(
  typed: Readonly<Partial<Record<N, string | undefined>>>,
): { readonly days: Readonly<Partial<Record<N, CivilDate>>>; readonly problems: Problems } {
  const days: Partial<Record<N, CivilDate>> = {};
  const problems: Record<string, string> = {};
  for (const [name, text] of Object.entries<string | undefined>(typed)) {
    if (text === undefined || text.trim() === '') continue;
    const read = typedDay(text);
    if (read.ok) days[name as N] = read.value;
    else problems[name] = read.error.message;
  }
  return { days, problems };
}
