import { isPositive } from '../../money/arithmetic';
import { asDollars } from '../../money/shown';
import { counted } from '../long-service-leave/counted';
import type { RateSource } from './full-rate-of-pay';
import type { MinimumEntitlements, MinimumEntitlement } from './minimum-entitlements';
import type { TerminationWarning } from './termination-warning';

/** What is paid below the minimum that the National Employment Standards give. The amounts stay as they were entered. */
export function minimumEntitlementWarnings(minimum: MinimumEntitlements | undefined): readonly TerminationWarning[] {
  if (minimum === undefined) return [];
  const { notice, redundancy } = minimum;
  const warnings: TerminationWarning[] = [];
  if (notice.amount === null || redundancy.amount === null) {
    const said = [owed(notice, 'notice'), owed(redundancy, 'redundancy pay')].filter((text) => text !== '');
    warnings.push({
      code: 'au.termination/minimum-not-compared',
      message:
        `The Fair Work Act gives at least ${said.join(' and ')}. Without standard hours and a rate of pay they could not ` +
        'be compared with what is paid.',
      field: 'standard_hours_per_day',
    });
  }
  if (notice.shortfallAmount !== null && isPositive(notice.shortfallAmount)) {
    warnings.push({
      code: 'au.termination/notice-below-minimum',
      message:
        `${owed(notice, 'notice')}: ${worth(notice)} ${rateInWords[notice.rateSource]}, and ${asDollars(notice.paidAmount)} is paid in ` +
        `lieu, ${asDollars(notice.shortfallAmount)} less. Notice that was given and worked needs no payment: send notice_given_date.`,
      field: 'notice_hours',
    });
  }
  if (redundancy.shortfallAmount !== null && isPositive(redundancy.shortfallAmount)) {
    warnings.push({
      code: 'au.termination/redundancy-below-minimum',
      message:
        `${owed(redundancy, 'redundancy pay')}: ${worth(redundancy)} at the base rate, and ${asDollars(redundancy.paidAmount)} is ` +
        `paid, ${asDollars(redundancy.shortfallAmount)} less.`,
      field: 'redundancy_amount',
    });
  }
  if (minimum.isSmallBusinessAssumed) {
    warnings.push({
      code: 'au.termination/small-business-assumed',
      message:
        `No redundancy pay is due from a small business (Fair Work Act ${redundancy.section}), which the number of employees ` +
        'of this company makes it. Employees of associated entities count too: send is_small_business false where they make it larger.',
      field: 'is_small_business',
    });
  }
  return warnings;
}

/** Payment in lieu is due at the full rate of pay: s 117(2)(b). */
const rateInWords: Readonly<Record<RateSource, string>> = {
  request: 'at the full rate that was sent',
  'recent-pays':
    'at what the pays of the 13 weeks before earned for an ordinary hour (the full rate, s 117(2)(b); send notice_rate_per_hour where it is another)',
  'base-rate':
    'at the base rate at minimum (loadings, allowances, overtime and penalties are due on top, s 117(2)(b): send notice_rate_per_hour)',
};

function owed({ weeks, weeksToPay, section }: MinimumEntitlement, what: string): string {
  if (!isPositive(weeksToPay)) return '';
  const left = weeks.toString() === weeksToPay.toString() ? '' : `, ${weeksToPay.toString()} of them not given`;
  return `${counted(weeks, 'week')} of ${what} (Fair Work Act ${section}${left})`;
}

function worth({ hours, ratePerHour, amount }: MinimumEntitlement): string {
  return `${String(hours)} hours × ${asDollars(ratePerHour)} = ${asDollars(String(amount))}`;
}
