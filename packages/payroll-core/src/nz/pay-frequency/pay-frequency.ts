import { paysPerYear, type PayFrequency } from '../../calendar/pay-period';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';

/** The pay cycles Inland Revenue's specification gives a PAYE factor for. */
export type NzPayFrequency = Exclude<PayFrequency, 'quarterly'>;

/** The pay frequencies of New Zealand and how many periods each has in a year. */
export const nzPayFrequencies: readonly NzPayFrequency[] = ['weekly', 'fortnightly', 'four-weekly', 'monthly'];

/** Pays in a year as an exact number. A 53rd weekly pay in a year changes nothing: the factor stays 52. */
export const paysInYear: Readonly<Record<NzPayFrequency, Decimal>> = {
  weekly: whole(paysPerYear.weekly),
  fortnightly: whole(paysPerYear.fortnightly),
  'four-weekly': whole(paysPerYear['four-weekly']),
  monthly: whole(paysPerYear.monthly),
};
