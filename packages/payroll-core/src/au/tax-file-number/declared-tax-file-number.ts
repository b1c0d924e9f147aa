import { addDays, type CivilDate } from '../../calendar/civil-date';
import { taxFileNumberMeaning, type TaxFileNumberMeaning } from '../../identifiers/tax-file-number';
import type { Dated } from '../../statutory/dated';
import type { TaxFileNumberRules } from './tax-file-number-rules';

/**
 * What the number on file says on a pay date. An application counts as a quotation until its days have passed; without
 * the date of the declaration nobody can say that they have, so it still counts.
 * @law Income Tax Assessment Act 1936 (Cth) s 202CB, 202CE; ATO, Tax file number declaration
 */
export function declaredTaxFileNumber(
  number: string | undefined,
  signedOn: CivilDate | undefined,
  payDate: CivilDate,
  edition: Dated<TaxFileNumberRules>,
): TaxFileNumberMeaning {
  const meaning = number === undefined ? 'not-quoted' : taxFileNumberMeaning(number);
  return meaning === 'applied-for' && hasApplicationLapsed(signedOn, payDate, edition) ? 'not-quoted' : meaning;
}

/** Whether the days in which an application counts as a quotation have passed. */
export function hasApplicationLapsed(
  signedOn: CivilDate | undefined,
  payDate: CivilDate,
  edition: Dated<TaxFileNumberRules>,
): boolean {
  return signedOn !== undefined && payDate > addDays(signedOn, edition.values.daysToQuoteAfterApplying);
}
