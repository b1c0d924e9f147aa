import { compare, Decimal, isNegative, negate, parseDecimal, subtract } from 'payroll-core/money';
import type { Json } from './vector';

/**
 * Every place where the computed answer is not exactly the expected one, one line each. Amounts are equal when their
 * digits are (1920 and "1920.00"), never when they are merely near; only a source that states its own rounding as
 * `tolerance` is given that much. A member whose name ends in `_derived` is compared like one without.
 */
export function differences(
  expected: Json,
  actual: unknown,
  path = 'expected',
  tolerance?: Decimal,
): readonly string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [saysBoth(path, expected, actual)];
    return expected.flatMap((item: Json, i) => differences(item, actual[i], `${path}[${i}]`, tolerance));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [saysBoth(path, expected, actual)];
    const { tolerance: own, ...members } = expected as Record<string, Json>;
    const allowed = own === undefined ? tolerance : (decimalOf(own) ?? tolerance);
    return Object.entries(members).flatMap(([name, value]) =>
      differences(value, memberOf(actual as Record<string, unknown>, name), `${path}.${name}`, allowed),
    );
  }
  return same(expected, actual, tolerance) ? [] : [saysBoth(path, expected, actual)];
}

function memberOf(actual: Record<string, unknown>, name: string): unknown {
  return actual[name] ?? actual[name.replace(/_derived$/, '')];
}

function same(expected: Json, actual: unknown, tolerance: Decimal | undefined): boolean {
  if (expected === actual) return true;
  const [left, right] = [decimalOf(expected), decimalOf(actual)];
  if (left === undefined || right === undefined) return false;
  if (tolerance === undefined) return compare(left, right) === 0;
  const gap = subtract(left, right);
  return compare(isNegative(gap) ? negate(gap) : gap, tolerance) <= 0;
}

function decimalOf(value: unknown): Decimal | undefined {
  if (value instanceof Decimal) return value;
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const parsed = parseDecimal(value);
  return parsed.ok ? parsed.value : undefined;
}

function saysBoth(path: string, expected: Json, actual: unknown): string {
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual) ?? 'nothing'}`;
}
