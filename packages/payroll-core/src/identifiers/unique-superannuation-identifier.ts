import { isAustralianBusinessNumber } from './australian-business-number';

const PRODUCT_NUMBER = /^[A-Z]{3}\d{4}AU$/;

/**
 * The shape of a fund product's USI: a product number such as STA0100AU, or the fund's business number and three more
 * digits. Whether the product exists is for the fund registry to say.
 */
export function isUniqueSuperannuationIdentifier(text: string): boolean {
  if (typeof text !== 'string') return false;
  return PRODUCT_NUMBER.test(text) || (/^\d{14}$/.test(text) && isAustralianBusinessNumber(text.slice(0, 11)));
}
