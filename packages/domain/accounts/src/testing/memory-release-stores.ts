import { isDelegationActive } from '../domain/delegation';
import type { AccountStores } from '../ports/account-stores';
import type { MemoryAccountTables } from './memory-account-tables';

/** Releases of money, the rules for them, and who stands in for whom. */
export function memoryReleaseStores(tables: MemoryAccountTables): Pick<AccountStores, 'releases' | 'delegations'> {
  const { releaseRules, releases, delegations, bankAccounts } = tables;
  const rulesOf = async (companyId: number) => releaseRules.find((rules) => rules.companyId === companyId);
  return {
    releases: {
      rulesOf,
      holdRules: rulesOf,
      setRules: async ({ customerId, companyId }, settings, seen) => {
        if (seen === undefined) releaseRules.addFresh({ customerId, companyId, ...settings });
        else releaseRules.change((rules) => rules.companyId === companyId && rules.version === seen, settings);
      },
      add: async (request) => releases.addFresh(request),
      find: async (id) => releases.get(id),
      ofSubject: async (companyId, kind, subject) =>
        releases
          .all()
          .filter((one) => one.companyId === companyId && one.kind === kind && one.subject === subject)
          .reverse(),
      ofCompany: async (companyId) =>
        releases
          .all()
          .filter((one) => one.companyId === companyId)
          .reverse()
          .slice(0, 200),
      decide: async (id, decision) => releases.change((one) => one.id === id && one.decidedAt === null, decision) === 1,
      use: async (id, usedAt) =>
        releases.change((one) => one.id === id && one.usedAt === null && one.isApproved === true, { usedAt }) === 1,
      giveBack: async (id, usedAt) =>
        releases.change((one) => one.id === id && one.usedAt === usedAt, { usedAt: null }) === 1,
      noteBankAccounts: async (changed, at) => {
        for (const { companyId, employeeId } of changed) {
          const isIt = (row: { companyId: number; employeeId: number }) =>
            row.companyId === companyId && row.employeeId === employeeId;
          if (bankAccounts.change(isIt, { at }) === 0) bankAccounts.addFresh({ companyId, employeeId, at });
        }
      },
      bankAccountsSince: async (companyId, since) =>
        bankAccounts
          .all()
          .filter((row) => row.companyId === companyId && row.at > since)
          .map(({ employeeId }) => employeeId),
    },
    delegations: {
      add: async (delegation) => delegations.addFresh(delegation),
      find: async (id) => delegations.get(id),
      ofCustomer: async (customerId, now) =>
        delegations.all().filter((one) => one.customerId === customerId && one.endedAt === null && now < one.endsAt),
      activeTo: async (delegateId, now) =>
        delegations
          .all()
          .filter((one) => one.delegateId === delegateId && one.endedAt === null && isDelegationActive(one, now)),
      end: async (id, endedAt) => delegations.change((one) => one.id === id && one.endedAt === null, { endedAt }) === 1,
    },
  };
}
