import { add, decimal, isZero, negate, type Decimal } from 'payroll-core';
import type { Figures } from './pay-record';

/** A figure that is zero is not kept: adding and taking away the same leaves exactly what was there. */
export function addFigures(to: Figures, more: Figures): Figures {
  if (isEmpty(more)) return to;
  const total: Record<string, string> = { ...to };
  for (const name in more) put(total, name, add(decimalOf(total[name]), decimalOf(more[name])));
  return total;
}

function isEmpty(figures: Figures): boolean {
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
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    const amount = typeof value === 'string' ? decimal(value) : value;
    put(figures, name, name in figures ? add(decimalOf(figures[name]), amount) : amount);
  }
  // The entries have the names of F, and every figure may be absent.
  return figures as F;
}

function put(figures: Record<string, string>, name: string, amount: Decimal): void {
  if (isZero(amount)) delete figures[name];
  else figures[name] = amount.toString();
}

function decimalOf(text: string | undefined): Decimal {
  return decimal(text ?? '0');
}
