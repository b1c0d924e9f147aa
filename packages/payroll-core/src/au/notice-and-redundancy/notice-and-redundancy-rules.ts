import { decimal } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** Why the Act gives no notice or no redundancy pay. */
export type NoMinimum =
  | 'fixed-term'
  | 'serious-misconduct'
  | 'casual'
  | 'training-arrangement'
  | 'apprentice'
  | 'small-business'
  | 'short-service'
  | 'employee-left'
  | 'not-redundant'
  | 'transfer';

/** The two tables of weeks and who is left out of them, of one edition. */
export interface NoticeAndRedundancyRules {
  readonly notice: {
    readonly section: string;
    /** By years of service that are exceeded, fewest first. */
    readonly rows: readonly { readonly moreThanYears: number; readonly weeks: Decimal }[];
    /** Further weeks for somebody over this age with so many years. */
    readonly older: { readonly overAge: number; readonly fromYears: number; readonly weeks: Decimal };
  };
  readonly redundancy: {
    readonly section: string;
    /** By completed years of service, fewest first. */
    readonly rows: readonly { readonly fromYears: number; readonly weeks: Decimal }[];
    /** An employer with fewer employees is a small business. */
    readonly smallBusinessBelow: number;
    /** Completed years below which nothing is due. */
    readonly minimumYears: number;
  };
  readonly exclusions: Readonly<Record<NoMinimum, { readonly section: string; readonly says: string }>>;
}

interface Raw {
  readonly notice: {
    readonly section: string;
    readonly rows: readonly { readonly moreThanYears: number; readonly weeks: string }[];
    readonly older: { readonly overAge: number; readonly fromYears: number; readonly weeks: string };
  };
  readonly redundancy: Omit<NoticeAndRedundancyRules['redundancy'], 'rows'> & {
    readonly rows: readonly { readonly fromYears: number; readonly weeks: string }[];
  };
  readonly exclusions: NoticeAndRedundancyRules['exclusions'];
}

/** The editions of the minimum notice and redundancy pay under the National Employment Standards. */
export const noticeAndRedundancy = defineInstrument(
  'au.notice-and-redundancy',
  files,
  ({ notice, redundancy, exclusions }: Raw): NoticeAndRedundancyRules => ({
    notice: {
      ...notice,
      rows: notice.rows.map((row) => ({ ...row, weeks: decimal(row.weeks) })),
      older: { ...notice.older, weeks: decimal(notice.older.weeks) },
    },
    redundancy: { ...redundancy, rows: redundancy.rows.map((row) => ({ ...row, weeks: decimal(row.weeks) })) },
    exclusions,
  }),
);
