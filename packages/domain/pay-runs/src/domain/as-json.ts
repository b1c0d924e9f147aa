import { Decimal } from 'payroll-core';

/**
 * What JSON would keep of a value: decimals as text, nothing that is undefined, no trace. Done by hand, because writing
 * JSON and reading it again takes as long as working a pay out.
 */
export function asJson<T>(value: unknown): T {
  return plain(value) as T;
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Decimal) return value.toString();
  if (Array.isArray(value)) return value.map(plain);
  const copy: Record<string, unknown> = {};
  for (const name in value) {
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (member !== undefined && name !== 'trace') copy[name] = plain(member);
  }
  return copy;
}
