import type { MainJobFacts } from '../country-employee';

/**
 * The IRD number of a record that is taxed by a main code.
 * @law Tax Administration Act 1994 s 24B; Income Tax Act 2007 s RD 10, Schedule 2
 */
export function nzMainJobNumber({ nz_tax_code: code, ird_number: number }: MainJobFacts): string | undefined {
  return number !== null && (code === 'M' || code === 'ME') ? number.replace(/\D/g, '').padStart(9, '0') : undefined;
}
