/** Reports on processed pays: tables, CSV, and journals for other ledgers. */
export type * from './domain/report';
export { monthInWords, textInWords } from './domain/text-in-words';
export { isTotalled } from './domain/totals';
export { reportCsv } from './domain/report-csv';
export { reportJson } from './domain/report-json';
export { withoutBanking } from './domain/without-banking';
export { definitionOf, reportNames, reportsOf, type ReportName } from './domain/report-catalogue';
export { summaryGroups, type SummaryGroup } from './domain/payroll-summary';
export {
  journalAccountNames,
  journalAccounts,
  type JournalAccount,
  type JournalAccounts,
} from './domain/journal/journal-accounts';
export { journalLayouts, type JournalLayout } from './domain/journal/journal-layouts';
export type { ReportRefusal, ReportRefusalCode } from './domain/report-refusal';
export type { DueItem, DueKind } from './domain/dashboard/due-item';
export {
  urgencies,
  worklistKinds,
  type CompanyNeeds,
  type Urgency,
  type WorklistItem,
  type WorklistKind,
} from './domain/worklist';
export type * from './ports';
export type { Dashboard } from './use-cases/read-dashboard';
export { reportsUseCases, type ReportsUseCases } from './use-cases/reports-use-cases';
