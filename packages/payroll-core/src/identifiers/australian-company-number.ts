import { weightedSum } from './weighted-sum';
import { withoutBlanks } from './without-blanks';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

/**
 * Nine digits; the last brings the weighted sum of the others to a multiple of 10. Blanks between groups are allowed.
 * @law ASIC, "Australian Company Number digit check"
 */
export function isAustralianCompanyNumber(text: string): boolean {
  const digits = withoutBlanks(text);
  return /^\d{9}$/.test(digits) && (weightedSum(digits, WEIGHTS) + Number(digits[8])) % 10 === 0;
}
