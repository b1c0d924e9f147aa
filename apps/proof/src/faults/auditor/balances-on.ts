import { paysUseCases, type BalancesReadModel, type InCompany } from '@anz-payroll/pay-runs';
import { bindAnnouncements, bindPays, type Transaction } from '@anz-payroll/persistence-typeorm';
import type { CivilDate } from 'payroll-core';
import { must } from '../../must';

export type BalancesAt = (query: InCompany & { readonly asAt: CivilDate }) => Promise<readonly BalancesReadModel[]>;

const PAGE = 1000;

/** What the service tells of everybody in a company at the end of a day, as one transaction sees it. */
export function balancesOn(tx: Transaction): BalancesAt {
  const clock = { now: () => Date.now() };
  const stores = bindPays(tx, {
    announcements: bindAnnouncements(tx, clock),
    clock,
    awards: { find: () => undefined },
  });
  const unitOfWork = { run: <T>(work: (bound: typeof stores) => Promise<T>) => work(stores) };
  const pays = paysUseCases({
    unitOfWork,
    reading: unitOfWork,
    clock,
    licences: { of: () => Promise.resolve({ isActive: true, employeeCap: null }) },
    batchIds: { next: () => 'none' },
    piecesAtOnce: 1,
  });
  return async (query) => {
    const all: BalancesReadModel[] = [];
    let page = must(await pays.listBalances({ ...query, page: { limit: PAGE } }));
    all.push(...page.balances);
    while (page.next !== undefined) {
      page = must(await pays.listBalances({ ...query, page: { limit: PAGE, after: page.next } }));
      all.push(...page.balances);
    }
    return all;
  };
}
