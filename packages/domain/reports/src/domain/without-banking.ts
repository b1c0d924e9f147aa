import { masked } from '@anz-payroll/companies';
import type { Report } from './report';

/** The same report for whoever may not see bank account numbers: all but their last three characters are masked. */
export function withoutBanking(report: Report): Report {
  const names = report.columns.filter(({ isBankAccount }) => isBankAccount === true).map(({ name }) => name);
  if (names.length === 0) return report;
  const rows = report.rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, masked(row[name] ?? null)])),
  }));
  return { ...report, rows };
}
