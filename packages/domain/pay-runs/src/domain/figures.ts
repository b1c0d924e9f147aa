import { add, decimal, isZero, negate, parseDecimal, whole, type Decimal } from 'payroll-core';
import type { Figures } from './pay-record';

/** A figure that is zero is not kept: adding and taking away the same leaves exactly what was there. */
export function addFigures(to: Figures, more: Figures): Figures {
  if (isEmpty(more)) return to;
  const total: Record<string, string> = {};
  for (const name in to) {
    const by = more[name];
    if (by === undefined) total[name] = to[name]!;
    else put(total, name, add(decimalOf(to[name]), decimalOf(by)));
  }
  for (const name in more) if (to[name] === undefined) put(total, name, decimalOf(more[name]));
  return total;
}

export function isEmpty(figures: Figures): boolean {
  for (const _name in figures) return false;
  return true;
}

export function negateFigures(figures: Figures): Figures {
  const negated: Record<string, string> = {};
  for (const name in figures) negated[name] = negate(decimalOf(figures[name])).toString();
  return negated;
}

export function figure(figures: Figures, name: string): Decimal {
  return decimalOf(figures[name]);
}

export function figureText(figures: Figures, name: string): string {
  return figures[name] ?? '0';
}

export type FigureEntry<N extends string = string> = readonly [N, Decimal | string | undefined];

/** Collects figures, leaving out those that are zero. */
export function figuresOf<F extends Figures = Figures>(entries: Iterable<FigureEntry<keyof F & string>>): F {
  const figures: Record<string, string> = {};
  for (const entry of entries) {
    const value = entry[1];
    // Most figures of a pay are nothing, which changes no sum.
    if (value === undefined || value === '0') continue;
    const name = entry[0];
    const amount = typeof value === 'string' ? decimalOf(value) : value;
    put(figures, name, name in figures ? add(decimalOf(figures[name]), amount) : amount);
  }
  // The entries have the names of F, and every figure may be absent.
  return figures as F;
}

function put(figures: Record<string, string>, name: string, amount: Decimal): void {
  if (isZero(amount)) delete figures[name];
  else figures[name] = amount.toString();
}

const NONE: Decimal = whole(0);

/** As `decimal`, which also freezes: that takes longer than reading the digits, and these are added up and forgotten. */
function decimalOf(text: string | undefined): Decimal {
  if (text === undefined) return NONE;
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : decimal(text);
}
