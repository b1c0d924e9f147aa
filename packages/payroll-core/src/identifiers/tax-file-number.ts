import { weightedSum } from './weighted-sum';
import { withoutBlanks } from './without-blanks';

/** What a number in the tax file number field says about the payee. */
export type TaxFileNumberMeaning = 'quoted' | 'applied-for' | 'under-18' | 'pensioner' | 'not-quoted';

/**
 * Numbers that the tax office gives meanings of their own. They are looked at before the check digit: 000000000 would
 * pass it and the others would not.
 * @law ATO, PAYG withholding reporting: codes where no tax file number is held
 */
const standIns: ReadonlyMap<string, TaxFileNumberMeaning> = new Map([
  ['000000000', 'not-quoted'],
  ['111111111', 'applied-for'],
  ['333333333', 'under-18'],
  ['444444444', 'pensioner'],
  // A number was quoted, but does not fit the field.
  ['987654321', 'quoted'],
]);

const NINE_DIGITS = [1, 4, 3, 7, 5, 8, 6, 9, 10];
const EIGHT_DIGITS = [10, 7, 8, 4, 6, 3, 5, 1];

/** Eight or nine digits whose weighted sum divides by 11, or one of the stand-ins; blanks between groups are allowed. */
export function isTaxFileNumber(text: string): boolean {
  const digits = withoutBlanks(text);
  return standIns.has(digits) || passesCheck(digits);
}

/** A number that is neither a stand-in nor valid says nothing, so the payee has not quoted one. */
export function taxFileNumberMeaning(text: string): TaxFileNumberMeaning {
  const digits = withoutBlanks(text);
  return standIns.get(digits) ?? (passesCheck(digits) ? 'quoted' : 'not-quoted');
}

function passesCheck(digits: string): boolean {
  if (/^\d{9}$/.test(digits)) return weightedSum(digits, NINE_DIGITS) % 11 === 0;
  // Eight zeros pass the sum as well and are nobody's number.
  return /^\d{8}$/.test(digits) && digits !== '00000000' && weightedSum(digits, EIGHT_DIGITS) % 11 === 0;
}
