import { takenOutInHoursOfNow } from '../countries/nz/nz-working-time';
import type { CalculationInput } from '../domain/calculation-input';
import { figure, isEmpty } from '../domain/figures';
import type { Figures, PayRecord } from '../domain/pay-record';
import { isPositive } from 'payroll-core';
import type { LedgerEntry, PayStores } from '../ports';
import { accountWith } from './account-with';

/** Leave that was taken out of an account, and what the pay that had put it in was calculated from. */
export interface TakenOut {
  readonly leave: Figures;
  readonly calculationInput: CalculationInput;
}

/**
 * Brings an account in order after a pay was deleted or made anew that was made before the standard hours changed: the pay that
 * brought the balances to the new hours would have found other ones. What it lacks is entered under its number.
 */
export async function followWorkingTime(
  stores: PayStores,
  { employeeId }: Pick<PayRecord, 'employeeId'>,
  takenOut: readonly TakenOut[],
  moment: number,
): Promise<void> {
  for (const { leave, calculationInput } of takenOut) {
    if (calculationInput.country !== 'NZ') continue;
    const [account] = await stores.ledger.accountsOf([employeeId], []);
    const lacking = takenOutInHoursOfNow(account?.leave ?? {}, leave, calculationInput.input.employee);
    if (lacking === undefined || isEmpty(lacking.leave)) continue;
    const entries = await stores.ledger.entriesOf(employeeId);
    const changing = entries.findLast((entry) => isPositive(figure(entry.leave, lacking.noted)));
    if (changing === undefined) continue;
    const entry: LedgerEntry = { ...changing, reason: 'pay', leave: lacking.leave, figures: {}, createdAt: moment };
    const [held] = await stores.ledger.accountsOf([employeeId], [entry.year]);
    await stores.ledger.append([entry]);
    await stores.ledger.saveAccounts([accountWith(held!, entry)]);
  }
}
