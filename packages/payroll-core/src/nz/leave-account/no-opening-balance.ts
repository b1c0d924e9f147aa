import type { CivilDate } from '../../calendar/civil-date';
import type { NzWarning } from '../warnings/nz-warnings';

/** That somebody with service has no opening balances, so that leave starts at zero. */
export function noOpeningBalance(startDate: CivilDate, from: CivilDate, entitlementsBefore: number): NzWarning {
  return {
    code: 'nz.leave/no-opening-balance',
    message:
      `The employee has worked since ${startDate} and no opening balances were given, so every leave balance starts at 0 hours on ${from}. ` +
      `${asked(entitlementsBefore)}.`,
    details: { entitlementsBefore: String(entitlementsBefore) },
  };
}

function asked(entitlements: number): string {
  switch (entitlements) {
    case 0:
      return 'No annual holidays had fallen due; tell in the opening balances what is left of other leave, and what was earned since the start';
    case 1:
      return 'One entitlement to annual holidays arose before; tell in the opening balances what is left of it and of other leave';
    default:
      return `${entitlements} entitlements to annual holidays arose before; tell in the opening balances what is left of them and of other leave`;
  }
}
