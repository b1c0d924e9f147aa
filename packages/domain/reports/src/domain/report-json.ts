import type { Report, ReportColumn, ReportRow } from './report';

export type ReportCellJson = string | number | null;

/** A report under the names of the interface: numbers are JSON numbers, rows are by column name. */
export interface ReportJson {
  readonly name: string;
  readonly title: string;
  readonly company_id: number;
  readonly company_name: string;
  readonly from: string;
  readonly to: string;
  readonly columns: readonly { readonly name: string; readonly title: string; readonly kind: ReportColumn['kind'] }[];
  readonly rows: readonly Readonly<Record<string, ReportCellJson>>[];
  readonly totals: Readonly<Record<string, ReportCellJson>> | null;
  readonly notes: readonly string[];
}

export function reportJson(report: Report): ReportJson {
  const { columns, rows, totals } = report;
  return {
    name: report.name,
    title: report.title,
    company_id: report.companyId,
    company_name: report.companyName,
    from: report.from,
    to: report.to,
    columns: columns.map(({ name, title, kind }) => ({ name, title, kind })),
    rows: rows.map((row) => rowJson(columns, row)),
    totals: totals === null ? null : rowJson(columns, totals),
    notes: report.notes,
  };
}

function rowJson(columns: readonly ReportColumn[], row: ReportRow): Readonly<Record<string, ReportCellJson>> {
  return Object.fromEntries(
    columns.map(({ name, kind }): readonly [string, ReportCellJson] => {
      const value = row[name] ?? null;
      return [name, value === null || kind === 'text' || kind === 'date' ? value : Number(value)];
    }),
  );
}
