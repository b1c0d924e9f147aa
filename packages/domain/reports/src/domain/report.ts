import type { CivilDate } from 'payroll-core/calendar';

/** `amount`: dollars and cents; `quantity`: hours and other decimals; `count`: whole numbers. */
export type ReportColumnKind = 'text' | 'date' | 'amount' | 'quantity' | 'count';

export interface ReportColumn {
  /** As JSON names the member. */
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  readonly kind: ReportColumnKind;
  /** Values that JSON has as codes, as people read them on a page, in a PDF and in a CSV file. */
  readonly words?: Readonly<Record<string, string>>;
  /** Rates and balances of different things are not added up. */
  readonly isTotalled?: boolean;
  /** Its cells are bank account numbers: masked for whoever may not see them. */
  readonly isBankAccount?: true;
}

/** Cells by the name of their column; a cell without a value is null. Numbers are decimal text. */
export type ReportRow = Readonly<Record<string, string | null>>;

export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** What a reader has to know to use the figures. */
  readonly notes: readonly string[];
}

/** A table with what it is about, as every form shows it. */
export interface Report extends ReportTable {
  readonly name: string;
  readonly title: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly language: 'en-AU' | 'en-NZ';
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The sums of the columns that can be added; null where there are no rows. */
  readonly totals: ReportRow | null;
}
