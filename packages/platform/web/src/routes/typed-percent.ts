import { accepted, decimal, multiply, parseDecimal, refused, type Result } from 'payroll-core';
import { plainDigits } from '../pages';

/** A percentage that somebody typed, as 3.5 or 3.5%, as the share that it is: 0.035; or what is wrong with it. */
export function typedPercent(text: string): Result<string, { readonly message: string }> {
  const read = parseDecimal(plainDigits(text.replace(/\s*%\s*$/, '')));
  return read.ok
    ? accepted(multiply(read.value, decimal('0.01')).toString())
    : refused({ message: `“${text}” is no percentage. Write it as 3.5.` });
}
