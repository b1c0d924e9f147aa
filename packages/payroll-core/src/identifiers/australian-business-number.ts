import { weightedSum } from './weighted-sum';
import { withoutBlanks } from './without-blanks';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Eleven digits; with 1 taken from the first, the weighted sum divides by 89. Blanks between groups are allowed.
 * @law Australian Business Register, "Format of the ABN"
 */
export function isAustralianBusinessNumber(text: string): boolean {
  const digits = withoutBlanks(text);
  // Taking 1 from the first digit lowers the sum by that digit's weight. No business number begins with 0.
  return /^[1-9]\d{10}$/.test(digits) && (weightedSum(digits, WEIGHTS) - WEIGHTS[0]!) % 89 === 0;
}
