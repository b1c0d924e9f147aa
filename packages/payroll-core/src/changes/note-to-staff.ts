import { isNegative, isZero, negate } from '../money/arithmetic';
import type { Decimal } from '../money/decimal';
import { asDollars } from '../money/shown';
import type { Impact } from './impact-of-law';

/**
 * The day from which what moves a pay is in force, where all of it begins on one day; otherwise the day that was asked for,
 * which can lie long after the change.
 */
export function dayOfChange(rules: Impact['rules'], asked: string): string {
  const days = new Set(rules.map(({ to }) => to.slice(-'2026-07-01'.length)));
  const [only] = days;
  return days.size === 1 && only !== undefined && only < asked ? only : asked;
}

/** A note for the person whose pay it is, in plain words. `from` is the day of the change, or says when; `what` says it in a few words. */
export function noteToStaff(
  { before, after, movement, rules }: Impact,
  { from, what, savings }: { readonly from: string; readonly what: string; readonly savings: 'super' | 'KiwiSaver' },
): string {
  const lines = [`From ${dayInWords(from)}: ${what}.`];
  lines.push(
    isZero(movement.net)
      ? `A pay like your last one still comes to ${dollars(after.net)} after tax.`
      : `A pay like your last one comes to ${dollars(after.net)} after tax, ${dollars(movement.net)} ${more(movement.net)} than before (${dollars(before.net)}).`,
  );
  if (!isZero(movement.tax)) lines.push(`Tax: ${dollars(before.tax)} before, ${dollars(after.tax)} now.`);
  if (!isZero(movement.studyLoan)) {
    lines.push(`Study loan: ${dollars(before.studyLoan)} before, ${dollars(after.studyLoan)} now.`);
  }
  if (!isZero(movement.super)) {
    lines.push(`Into ${savings}: ${dollars(before.super)} before, ${dollars(after.super)} now.`);
  }
  for (const { law } of rules) lines.push(`${law.title}: ${law.href}`);
  return lines.join('\n');
}

const more = (amount: Decimal): string => (isNegative(amount) ? 'less' : 'more');
/** How much it moves; whether more or less is said beside it. */
const dollars = (amount: Decimal): string => asDollars(isNegative(amount) ? negate(amount) : amount);

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `2026-07-01` as 1 July 2026; anything else stays. */
function dayInWords(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? text : `${Number(day)} ${name} ${year}`;
}
