import type { Field } from '@anz-payroll/companies/fields';
import { isoDate, plainDigits, plainHours } from '../../pay-pages';
import { fieldKind } from './field-kind';

/**
 * What somebody typed, as the field reads it: `$5,000.00` is 5000.00, `17.5%` is 0.175, `15/11/2026` is 2026-11-15, and
 * `7:36` in a field whose name says hours is 7.6. What has none of these forms goes on as it is, and the field says what
 * is wrong with it.
 */
export function typedValue(field: Field<unknown>, typed: string, name = ''): unknown {
  const text = typed.trim();
  switch (fieldKind(field)) {
    case 'yes-or-no':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'amount':
      return /(^|_)hours(_|$)/.test(name) ? plainHours(text) : plainDigits(text);
    case 'percentage':
    case 'whole':
      return plainDigits(text);
    case 'date':
      return isoDate(text);
    case 'notes':
      return typed.replaceAll('\r\n', '\n');
    default:
      return text;
  }
}

/** The same value as a page shows it for editing. */
export function shownValue(field: Field<unknown>, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return '';
  switch (fieldKind(field)) {
    case 'date':
      return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
    case 'percentage':
      return percentage(text);
    default:
      return text;
  }
}

function percentage(text: string): string {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (sign === undefined || whole === undefined) return text;
  const digits = fraction.padEnd(2, '0');
  const rest = digits.slice(2).replace(/0+$/, '');
  return `${sign}${`${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}%`;
}
