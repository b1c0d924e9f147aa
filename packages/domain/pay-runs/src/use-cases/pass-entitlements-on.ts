import type { Company } from '@anz-payroll/companies';
import { addYears, civilDate } from 'payroll-core';
import { hoursChanged, workingTimeNoted } from '../countries/nz/nz-working-time';
import { countryPayroll } from '../countries/registered-countries';
import { addFigures, isEmpty } from '../domain/figures';
import { entitlementsNoted } from '../domain/hours-arisen';
import { openingBalances } from '../domain/leave-account';
import type { Figures, PayRecord } from '../domain/pay-record';
import type { LedgerEntry, PastPay, PayStores } from '../ports';
import { accountWith, newAccount } from './account-with';

const LAST_DAY = civilDate('2199-12-31');

/**
 * Entitlements that a deleted pay had noted are noted by the first pay that is left for their day or a later one, as if
 * the deleted one had never been entered, and so are changes of the standard hours. What arose before the first pay here is left
 * to opening balances. Answers what was passed on.
 */
export async function passEntitlementsOn(
  stores: PayStores,
  company: Company,
  { employeeId, customerId }: Pick<PayRecord, 'employeeId' | 'customerId'>,
  undone: readonly LedgerEntry[],
  moment: number,
): Promise<Figures> {
  const noted = undone.flatMap(({ leave }) => entitlementsNoted(leave));
  const times = undone.flatMap(({ leave }) => workingTimeNoted(leave));
  if (noted.length === 0 && times.length === 0) return {};
  const payroll = countryPayroll(company.country);
  const first = [...noted, ...times].map(({ day }) => day).reduce((a, b) => (a < b ? a : b));
  const left = await stores.pays.past([employeeId], addYears(first, -2), LAST_DAY);
  const opening = openingBalances(await stores.roster.partsOf([employeeId]))?.asAt;
  let [account = newAccount(employeeId, customerId)] = await stores.ledger.accountsOf(
    [employeeId],
    [...new Set(left.map(({ payDate }) => payroll.yearOf(payDate).name))],
  );
  const entries: LedgerEntry[] = [];
  let passed: Figures = {};
  const pass = (heir: PastPay, leave: Figures): void => {
    const entry: LedgerEntry = {
      customerId,
      employeeId,
      payId: heir.payId,
      year: payroll.yearOf(heir.payDate).name,
      payDate: heir.payDate,
      reason: 'pay',
      leave,
      figures: {},
      createdAt: moment,
    };
    account = accountWith(account, entry);
    entries.push(entry);
    passed = addFigures(passed, leave);
  };
  for (const { day, leave } of noted) {
    const heir = left.find(({ periodEnd }) => periodEnd >= day);
    const isKnown = opening === undefined ? left.some(({ periodStart }) => periodStart <= day) : opening < day;
    if (heir !== undefined && isKnown) pass(heir, payroll.entitlementGiven(leave, account.leave));
  }
  for (const { day, leave } of times) {
    // Hours that nobody was paid under since are changed by the next pay; the first ones count for every pay.
    const isFirst = isEmpty(hoursChanged(leave));
    const heir = left.find(({ periodEnd }) => periodEnd >= day) ?? (isFirst ? left.at(-1) : undefined);
    if (heir !== undefined) pass(heir, leave);
  }
  if (entries.length === 0) return {};
  await stores.ledger.append(entries);
  await stores.ledger.saveAccounts([account]);
  return passed;
}
