import { plainLetters } from '@anz-payroll/kernel';

/** For searching: without accents and in small letters. */
export function plainText(text: string): string {
  return plainLetters(text).toLowerCase();
}
