import { accepted, type Result } from 'payroll-core';
import { countryReport } from '../countries/registered-countries';
import { checkAccounts, type JournalAccounts } from '../domain/journal/journal-accounts';
import { refusal, type ReportRefusal } from '../domain/report-refusal';
import type { ReportDependencies } from './report-dependencies';

/** The accounts of a company's journals: its own, and the usual ones for the rest. */
export function readJournalAccounts({ reading }: Pick<ReportDependencies, 'reading'>) {
  return ({ companyId }: { readonly companyId: number }): Promise<Result<JournalAccounts, ReportRefusal>> =>
    reading.run(async (stores) => {
      const company = await stores.companies.find(companyId);
      if (company === undefined) return refusal('report/company-not-found', 'Company not found');
      const own = await stores.journalAccounts.of(companyId);
      return accepted({ ...countryReport(company.country).journalAccounts, ...own });
    });
}

export interface SaveJournalAccounts {
  readonly companyId: number;
  readonly accounts: Partial<JournalAccounts>;
}

/** Accounts that are not named keep the code they have. */
export function saveJournalAccounts({ unitOfWork, clock }: Pick<ReportDependencies, 'unitOfWork' | 'clock'>) {
  return ({ companyId, accounts }: SaveJournalAccounts): Promise<Result<JournalAccounts, ReportRefusal>> =>
    unitOfWork.run(async (stores) => {
      const company = await stores.companies.find(companyId);
      if (company === undefined) return refusal('report/company-not-found', 'Company not found');
      const checked = checkAccounts(accounts);
      if (!checked.ok) return checked;
      const now = { ...(await stores.journalAccounts.of(companyId)), ...checked.value };
      await stores.journalAccounts.save(companyId, now, clock.now());
      return accepted({ ...countryReport(company.country).journalAccounts, ...now });
    });
}
