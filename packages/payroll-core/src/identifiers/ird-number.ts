import { weightedSum } from './weighted-sum';
import { withoutBlanks } from './without-blanks';

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const SECOND_WEIGHTS = [7, 4, 3, 2, 5, 2, 7, 6];

const LOWEST = 10_000_000;

/** Numbers expected to be issued in the next years; Inland Revenue moves it from time to time. */
const HIGHEST = 150_000_000;

/**
 * Eight or nine digits, the last a check digit modulo 11, with a second set of weights where the first gives 10. Blanks
 * and hyphens between groups are allowed.
 * @law Inland Revenue, Payroll Calculations and Business Rules Specification 2025 V1.3, section 6
 */
export function isIrdNumber(text: string, highest = HIGHEST): boolean {
  const digits = withoutBlanks(text).replaceAll('-', '');
  if (!/^\d{8,9}$/.test(digits)) return false;
  const number = Number(digits);
  if (number < LOWEST || number > highest) return false;
  const base = digits.slice(0, -1).padStart(8, '0');
  const first = checkDigit(base, WEIGHTS);
  // A second 10 is no digit, so it never equals the last one.
  const check = first === 10 ? checkDigit(base, SECOND_WEIGHTS) : first;
  return check === Number(digits.slice(-1));
}

function checkDigit(base: string, weights: readonly number[]): number {
  const rest = weightedSum(base, weights) % 11;
  return rest === 0 ? 0 : 11 - rest;
}
