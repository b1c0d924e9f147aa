import { weightedSum } from './weighted-sum';
import { withoutBlanks } from './without-blanks';

const WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

/**
 * A New Zealand Business Number: a 13-digit GS1 global location number, whose weighted sum divides by 10.
 * @law New Zealand Business Number Act 2016 s 11; GS1 General Specifications, check digit calculation
 */
export function isNzbn(text: string): boolean {
  const digits = withoutBlanks(text);
  return /^\d{13}$/.test(digits) && weightedSum(digits, WEIGHTS) % 10 === 0;
}
