import type { Country } from '@anz-payroll/companies';
import { groupBy } from '@anz-payroll/kernel';
import type { MainJobFacts } from '../countries/country-employee';
import { countryEmployees } from '../countries/registered-countries';

/**
 * Records of one person that are each taxed as the person's main job, of which there is one at a time: tax is withheld from each as if
 * it were the only one, and too little from both.
 */
export function mainJobTwice<T>(
  country: Country,
  records: readonly T[],
  factsOf: (record: T) => MainJobFacts,
): readonly (readonly T[])[] {
  const byNumber = groupBy(records, (record) => countryEmployees[country].mainJobNumber(factsOf(record)));
  return [...byNumber].flatMap(([number, same]) => (number === undefined || same.length < 2 ? [] : [same]));
}
