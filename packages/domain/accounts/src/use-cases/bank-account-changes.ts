import type { AccountsDependencies } from './accounts-dependencies';
import { noReleaseRules } from '../domain/release';

export interface ChangedBankAccounts {
  readonly customerId: number;
  readonly companyId: number;
  readonly employeeIds: readonly number[];
}

/** Notes that bank accounts are about to change, so that nothing is paid to them within the company's hold. */
export function holdBankAccounts(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return ({ companyId, employeeIds }: ChangedBankAccounts): Promise<void> =>
    deps.unitOfWork.run(async ({ releases }) => {
      for (const employeeId of employeeIds) await releases.noteBankAccount(companyId, employeeId, deps.clock.now());
    });
}

/** Employees to whose accounts nothing is paid yet. */
export function heldEmployees(deps: Pick<AccountsDependencies, 'reading' | 'clock'>) {
  return (companyId: number): Promise<readonly number[]> =>
    deps.reading.run(async ({ releases }) => {
      const { holdHours } = (await releases.rulesOf(companyId)) ?? noReleaseRules;
      if (holdHours === 0) return [];
      return releases.bankAccountsSince(companyId, deps.clock.now() - holdHours * 3_600_000);
    });
}
