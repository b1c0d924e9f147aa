import { accepted, type Result } from 'payroll-core';
import type { InCompany } from '../domain/pay-command';
import type { PaysRefusal } from '../domain/pays-refusal';
import { accountOfEntries } from './account-with';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';

export interface RebuiltAccounts {
  /** Employees who have entries in the ledger. */
  readonly employees: number;
}

/** Employees whose accounts one transaction makes anew. */
const CHUNK = 100;

/**
 * Makes balances and years anew from the entries of the ledger alone. What is kept of them is not read: this is the way back
 * where something other than the service has changed it.
 */
export function rebuildAccounts(deps: Pick<PaysDependencies, 'unitOfWork' | 'reading'>) {
  return async (command: InCompany): Promise<Result<RebuiltAccounts, PaysRefusal>> => {
    const found = await deps.reading.run(async (stores) => {
      const company = await companyOf(stores, command);
      return company.ok ? accepted(await stores.employees.ofCompany(command.companyId, 'all')) : company;
    });
    if (!found.ok) return found;
    const ids = found.value.map(({ id }) => id).sort((a, b) => a - b);
    let employees = 0;
    for (let from = 0; from < ids.length; from += CHUNK) {
      const some = ids.slice(from, from + CHUNK);
      const done = await allOrNothing(deps.unitOfWork, async (stores) => {
        await stores.roster.lockAll(command.companyId, some);
        let rebuilt = 0;
        for (const employeeId of some) {
          const entries = await stores.ledger.entriesOf(employeeId);
          if (entries.length === 0) continue;
          await stores.ledger.saveAccounts([accountOfEntries(employeeId, command.customerId, entries)]);
          rebuilt += 1;
        }
        return accepted(rebuilt);
      });
      if (!done.ok) return done;
      employees += done.value;
    }
    return accepted({ employees });
  };
}
