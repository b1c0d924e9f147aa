import { readJournalAccounts, saveJournalAccounts } from './journal-accounts';
import { readDashboard } from './read-dashboard';
import { journalFile, readReport } from './read-report';
import { readWorklist } from './read-worklist';
import type { ReportDependencies } from './report-dependencies';

export type ReportsUseCases = ReturnType<typeof reportsUseCases>;

/** Every use case of this package on one set of dependencies, for a composition root. */
export function reportsUseCases(deps: ReportDependencies) {
  return {
    readReport: readReport(deps),
    readDashboard: readDashboard(deps),
    readWorklist: readWorklist(deps),
    journalFile: journalFile(deps),
    readJournalAccounts: readJournalAccounts(deps),
    saveJournalAccounts: saveJournalAccounts(deps),
  };
}
