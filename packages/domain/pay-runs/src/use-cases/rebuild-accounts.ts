import { accepted, type Result } from 'payroll-core';
import { differences } from '../domain/differences';
import type { InCompany } from '../domain/pay-command';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { Account } from '../ports';
import { accountOfEntries } from './account-with';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';

export interface RebuiltAccounts {
  readonly employees: number;
  /** Employees whose sums were not those of their entries; they are now. */
  readonly mended: readonly { readonly employeeId: number; readonly paths: readonly string[] }[];
}

/** Employees whose accounts one transaction makes anew. */
const CHUNK = 100;

/** Makes balances and years anew from the entries of the ledger alone, and tells where they had been different. */
export function rebuildAccounts(deps: Pick<PaysDependencies, 'unitOfWork' | 'reading'>) {
  return async (command: InCompany): Promise<Result<RebuiltAccounts, PaysRefusal>> => {
    const found = await deps.reading.run(async (stores) => {
      const company = await companyOf(stores, command);
      return company.ok ? accepted(await stores.employees.ofCompany(command.companyId, 'all')) : company;
    });
    if (!found.ok) return found;
    const ids = found.value.map(({ id }) => id).sort((a, b) => a - b);
    const mended: RebuiltAccounts['mended'][number][] = [];
    for (let from = 0; from < ids.length; from += CHUNK) {
      const some = ids.slice(from, from + CHUNK);
      const done = await allOrNothing(deps.unitOfWork, async (stores) => {
        await stores.roster.lockAll(command.companyId, some);
        const changed: RebuiltAccounts['mended'][number][] = [];
        for (const employeeId of some) {
          const entries = await stores.ledger.entriesOf(employeeId);
          if (entries.length === 0) continue;
          const account = accountOfEntries(employeeId, command.customerId, entries);
          const [stored] = await stores.ledger.accountsOf([employeeId], Object.keys(account.years));
          const paths = differences(sums(stored), sums(account)).map(({ path }) => path);
          // Sums that are not kept are read as the entries make them: they are stored with the others.
          await stores.ledger.saveAccounts([account]);
          if (paths.length > 0) changed.push({ employeeId, paths });
        }
        return accepted(changed);
      });
      if (!done.ok) return done;
      mended.push(...done.value);
    }
    return accepted({ employees: ids.length, mended });
  };
}

function sums(account: Account | undefined): unknown {
  const { leave, years, yearEnds } = account ?? { leave: {}, years: {}, yearEnds: {} };
  return { leave, years, yearEnds };
}
