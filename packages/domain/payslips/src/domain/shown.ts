import { decimal, groupThousands, isNegative, multiply, round, toFixed, whole, type Decimal } from 'payroll-core/money';
import type { PayslipQuantity } from './payslip';

/** Dollars and cents with thousands marked: `1234.5` is `1,234.50`. */
export function dollarsShown(amount: string): string {
  return marked(toFixed(decimal(amount), 2));
}

/** A rate keeps all its digits, and has cents at least: `35.5` is `35.50`, `45.5025` stays. */
export function rateShown(rate: string): string {
  const exact = decimal(rate);
  return marked(toFixed(exact, Math.max(2, decimalsOf(exact))));
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-11-05` is `5 November 2026`. */
export function dateShown(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year ?? ''}`;
}

/** A number of hours, decimal or as hours and minutes. */
export function hoursShown(hours: string, asMinutes: boolean): PayslipQuantity {
  return asMinutes ? { value: hours, shown: clockTime(decimal(hours)) } : quantityShown(hours);
}

/** A balance to two decimals, which is what people read; its value keeps every digit. */
export function balanceShown(hours: string, asMinutes: boolean): PayslipQuantity {
  const exact = decimal(hours);
  return { value: hours, shown: asMinutes ? clockTime(exact) : marked(toFixed(round(exact, 2, 'half-up'), 2)) };
}

const MOST_DECIMALS = 4;

/** Two decimals at least and four at most: a month of standard hours, 164.6666666667, is read as 164.6667. Its value keeps every digit. */
export function quantityShown(value: string): PayslipQuantity {
  return { value, shown: rateShown(round(decimal(value), MOST_DECIMALS, 'half-up').toString()) };
}

/** Hours and minutes, to the nearest minute: `7.6` is `7:36`. */
function clockTime(hours: Decimal): string {
  const minutes = round(multiply(hours, whole(60)), 0, 'half-up')
    .toString()
    .replace('-', '');
  const total = Number(minutes);
  const sign = isNegative(hours) && total !== 0 ? '-' : '';
  return `${sign}${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

function decimalsOf(exact: Decimal): number {
  return exact.toString().split('.')[1]?.length ?? 0;
}

function marked(digits: string): string {
  const [integer = '', fraction] = digits.split('.');
  const grouped = groupThousands(integer);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
