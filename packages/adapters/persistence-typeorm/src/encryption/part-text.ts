import type { RowPart } from './field-encryption';

/**
 * A value with its name, and a text with its length too, so that two different rows never give the same text. Nothing is
 * escaped: that took longer than all else that a code costs (decision 1068). Names are those of columns.
 */
export function partText(name: string, value: RowPart): string {
  return typeof value === 'string' ? `${name}:${value.length}:${value};` : `${name}=${value};`;
}
