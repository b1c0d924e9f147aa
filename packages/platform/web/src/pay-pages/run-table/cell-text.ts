import { parseCivilDate, parseDecimal } from 'payroll-core';
import { isNegative } from 'payroll-core/money';
import { isoDate, plainDigits, plainHours } from '../typed-text';

export type CellKind = 'hours' | 'amount' | 'leave' | 'text';

export interface Period {
  readonly start: string;
  readonly end: string;
}

export type TypedCell = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

/** What somebody typed into a cell, as the service keeps it: `$1,250.00` is 1250, `7:36` is 7.6, `7.6 12/11` has its day. */
export function cellText(kind: CellKind, typed: string, period: Period): TypedCell {
  const text = typed.trim();
  if (text === '') return { ok: true, text: '' };
  switch (kind) {
    case 'text':
      return { ok: true, text };
    case 'leave':
      return leaveText(text, period);
    default:
      return numberText(text, kind);
  }
}

/** The same cell as people read it. */
export function shownCell(kind: CellKind, text: string, period: Period): string {
  if (text === '') return '';
  switch (kind) {
    case 'amount': {
      const [whole = '', fraction = ''] = text.split('.');
      return text.endsWith('%') ? text : `${whole}.${fraction.padEnd(2, '0')}`;
    }
    case 'leave':
      return text
        .split(' ')
        .map((part) =>
          part.replace(/@(\d{4})-(\d{2})-(\d{2})$/, (_, year: string, month: string, day: string) =>
            shownDay(year, month, day, period),
          ),
        )
        .join('; ');
    default:
      return text;
  }
}

function shownDay(year: string, month: string, day: string, { start, end }: Period): string {
  const inPeriod = start.slice(0, 4) === end.slice(0, 4) && start.startsWith(year);
  return ` ${Number(day)}/${Number(month)}${inPeriod ? '' : `/${year}`}`;
}

function numberText(text: string, kind: 'hours' | 'amount' | 'leave'): TypedCell {
  const digits = kind === 'amount' ? plainDigits(text) : plainHours(text);
  const parsed = text.includes('%') ? undefined : parseDecimal(digits);
  if (parsed?.ok !== true) {
    const example = kind === 'amount' ? '1,250.00' : '7.6 or 7:36';
    return { ok: false, problem: `“${text}” is not a number such as ${example}.` };
  }
  if (isNegative(parsed.value)) return { ok: false, problem: `“${text}” is below zero. Enter zero or more.` };
  return { ok: true, text: digits === '0' || /^-?0*(\.0*)?$/.test(digits) ? '' : parsed.value.toString() };
}

function leaveText(text: string, period: Period): TypedCell {
  const days: string[] = [];
  const parts = text
    .split(/[;+]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts) {
    const [, typed = '', on] = /^(\S+)(?:\s+(?:on\s+)?(\S+))?$/.exec(part) ?? [];
    const hours = numberText(typed, 'leave');
    if (!hours.ok) return { ok: false, problem: `${hours.problem} Leave is hours, with a day if you like: 7.6 12/11.` };
    if (on === undefined) {
      if (parts.length > 1)
        return { ok: false, problem: 'Of several days of leave, each needs its day: 7.6 12/11; 4 13/11.' };
      return hours;
    }
    const date = parseCivilDate(withYear(on, period));
    if (!date.ok) return { ok: false, problem: `“${on}” is not a day such as 12/11.` };
    if (hours.text !== '') days.push(`${hours.text}@${date.value}`);
  }
  return { ok: true, text: days.join(' ') };
}

/** A day without a year is the one of the period. */
function withYear(day: string, { start, end }: Period): string {
  const [, dayOfMonth, month] = /^(\d{1,2})[/.-](\d{1,2})$/.exec(day) ?? [];
  if (dayOfMonth === undefined || month === undefined) return isoDate(day);
  const inYear = (year: string) => `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const first = inYear(start.slice(0, 4));
  return first >= start ? first : inYear(end.slice(0, 4));
}
