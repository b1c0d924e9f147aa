import type { Country } from '@anz-payroll/companies';
import type { PayRecord } from '@anz-payroll/pay-runs';
import type { Decimal } from 'payroll-core/money';
import type { JournalAccounts } from '../domain/journal/journal-accounts';
import type { PayLine } from '../domain/pay-line';
import type { ReportColumn } from '../domain/report';

/** What reports say of the pays of one country. */
export interface CountryReport<C extends Country = Country> {
  readonly language: 'en-AU' | 'en-NZ';
  /** The figures of a pay that lists of pays show, in their order. */
  readonly figureColumns: readonly ReportColumn[];
  /** By the names of `figureColumns`. */
  figuresOf(pay: PayRecord<C>): Readonly<Record<string, Decimal>>;
  /** Year-to-date amounts, by the names that balances have. */
  readonly yearColumns: readonly ReportColumn[];
  linesOf(pay: PayRecord<C>): readonly PayLine[];
  /** What an insurer or the corporation counts as earnings of a pay, by the columns named beside it. */
  readonly liabilityColumns: readonly ReportColumn[];
  liabilityOf(pay: PayRecord<C>): Readonly<Record<string, Decimal>>;
  readonly liabilityNote: string;
  /** Kinds of leave that nobody is paid for when the employment ends: hours, and no liability. */
  readonly leaveNotPaidOut: readonly string[];
  /** How the hours of leave are valued. */
  readonly leaveValuedBy: string;
  /** What the liability of leave does not hold, beside those kinds. */
  readonly leaveNotes: readonly string[];
  /** The tax rate that an accounting system gives lines of wages, which bear no goods and services tax. */
  readonly taxRateOfWages: string;
  /** The accounts that journals use until the company names its own. */
  readonly journalAccounts: JournalAccounts;
}
