import type { Company } from '@anz-payroll/companies';
import { addYears, civilDate } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { entitlementsNoted } from '../domain/hours-arisen';
import { openingBalances } from '../domain/leave-account';
import type { PayRecord } from '../domain/pay-record';
import type { LedgerEntry, PayStores } from '../ports';
import { accountWith, newAccount } from './account-with';

const LAST_DAY = civilDate('2199-12-31');

/**
 * Entitlements that a deleted pay had noted are noted by the first pay that is left for their day or a later one, as if
 * the deleted one had never been entered. What arose before the first pay here is left to opening balances.
 */
export async function passEntitlementsOn(
  stores: PayStores,
  company: Company,
  { employeeId, customerId }: Pick<PayRecord, 'employeeId' | 'customerId'>,
  undone: readonly LedgerEntry[],
  moment: number,
): Promise<void> {
  const noted = undone.flatMap(({ leave }) => entitlementsNoted(leave));
  if (noted.length === 0) return;
  const payroll = countryPayroll(company.country);
  const first = noted.map(({ day }) => day).reduce((a, b) => (a < b ? a : b));
  const left = await stores.pays.past([employeeId], addYears(first, -2), LAST_DAY);
  const opening = openingBalances(await stores.roster.partsOf([employeeId]))?.asAt;
  let [account = newAccount(employeeId, customerId)] = await stores.ledger.accountsOf(
    [employeeId],
    [...new Set(left.map(({ payDate }) => payroll.yearOf(payDate).name))],
  );
  const entries: LedgerEntry[] = [];
  for (const { day, leave } of noted) {
    const heir = left.find(({ periodEnd }) => periodEnd >= day);
    const isKnown = opening === undefined ? left.some(({ periodStart }) => periodStart <= day) : opening < day;
    if (heir === undefined || !isKnown) continue;
    const entry: LedgerEntry = {
      customerId,
      employeeId,
      payId: heir.payId,
      year: payroll.yearOf(heir.payDate).name,
      payDate: heir.payDate,
      reason: 'pay',
      leave: payroll.entitlementGiven(leave, account.leave),
      figures: {},
      createdAt: moment,
    };
    account = accountWith(account, entry);
    entries.push(entry);
  }
  if (entries.length === 0) return;
  await stores.ledger.append(entries);
  await stores.ledger.saveAccounts([account]);
}
