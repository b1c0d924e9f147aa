import type { PayRecord } from '@anz-payroll/pay-runs';
import { dollars, hours } from '../../../pay-pages';

type Figures = ReadonlyMap<string, { readonly text: string; readonly isAmount: boolean }>;

/** Why a pay differs from the one before it, row by row: `Ordinary time 76 → 40`, `Bonus $500.00, not last time`. */
export function whatDiffers(now: PayRecord, before: PayRecord | undefined): readonly string[] {
  if (before === undefined) return ['Not in the last run'];
  const [is, was] = [rowsOf(now), rowsOf(before)];
  const reasons: string[] = [];
  for (const [name, { text }] of is) {
    const earlier = was.get(name);
    if (earlier === undefined) reasons.push(`${name} ${text}, not last time`);
    else if (earlier.text !== text) reasons.push(`${name} ${earlier.text} → ${text}`);
  }
  for (const [name, { text }] of was) if (!is.has(name)) reasons.push(`No ${name.toLowerCase()}; last time ${text}`);
  return reasons;
}

/** What was paid and taken, by name; rows of one name are one. */
function rowsOf({ result }: PayRecord): Figures {
  const rows = new Map<string, { text: string; isAmount: boolean }>();
  const note = (name: string, text: string, isAmount: boolean) => {
    const there = rows.get(name);
    rows.set(name, { text: there === undefined ? text : `${there.text} + ${text}`, isAmount });
  };
  for (const { description, value, units, rate } of result.hours) {
    note(description, `${hours(value)}${units === 'hours' ? ' h' : ` ${units}`}`, false);
    note(`Rate of ${description.toLowerCase()}`, dollars(rate), true);
  }
  for (const { name, hours: taken } of result.leave) note(name, `${hours(taken)} h`, false);
  for (const { description, totalAmount } of result.allowances) note(description, dollars(totalAmount), true);
  for (const { description, amount } of result.bonuses) note(description, dollars(amount), true);
  for (const { description, amount } of result.backPayments) note(description, dollars(amount), true);
  for (const { description, amount } of result.deductions) note(description, `−${dollars(amount)}`, true);
  return rows;
}
