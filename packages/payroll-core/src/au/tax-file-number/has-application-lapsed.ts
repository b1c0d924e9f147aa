import { addDays, type CivilDate } from '../../calendar/civil-date';
import type { Dated } from '../../statutory/dated';
import type { TaxFileNumberRules } from './tax-file-number-rules';

/**
 * Whether the days in which an application for a number counts as a quotation have passed. Without the date of the
 * declaration nobody can say that they have.
 * @law Income Tax Assessment Act 1936 (Cth) s 202CB, 202CE; ATO, Tax file number declaration
 */
export function hasApplicationLapsed(
  signedOn: CivilDate | undefined,
  payDate: CivilDate,
  edition: Dated<TaxFileNumberRules>,
): boolean {
  return signedOn !== undefined && payDate > addDays(signedOn, edition.values.daysToQuoteAfterApplying);
}
