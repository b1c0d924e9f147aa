import type { AccountsDependencies } from './accounts-dependencies';
import { noReleaseRules } from '../domain/release';
import type { Releases } from '../ports/account-stores';

/** Employees to whose accounts nothing is paid yet. */
export function heldEmployees(deps: Pick<AccountsDependencies, 'reading' | 'clock'>) {
  return (companyId: number): Promise<readonly number[]> =>
    deps.reading.run(({ releases }) => employeesHeld(releases, companyId, deps.clock.now()));
}

/** The same in the transaction that reads the accounts: a change that is seen there is held there. */
export async function employeesHeld(
  releases: Pick<Releases, 'rulesOf' | 'bankAccountsSince'>,
  companyId: number,
  now: number,
): Promise<readonly number[]> {
  const { holdHours } = (await releases.rulesOf(companyId)) ?? noReleaseRules;
  return holdHours === 0 ? [] : releases.bankAccountsSince(companyId, now - holdHours * 3_600_000);
}
