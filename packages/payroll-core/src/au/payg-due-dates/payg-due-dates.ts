import type { Aud } from '../../money/currency';
import { aud } from '../../money/parse';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** When what was withheld has to be paid to the Commissioner, by how much is withheld in a year. */
export interface PaygDueDates {
  readonly smallWithholderUpTo: Aud;
  readonly mediumWithholderUpTo: Aud;
  /** Of the month after, for a medium withholder. */
  readonly mediumDueDay: number;
  /** Of the month after the quarter, for a small withholder. */
  readonly quarterDueDay: number;
  /** Month and day of the year after. */
  readonly decemberQuarterDue: string;
  /** Weekdays from Monday, 1: withheld on one of these, paid on the nth such day after. */
  readonly largeDue: readonly {
    readonly withheldOn: readonly number[];
    readonly paidOn: number;
    readonly nth: number;
  }[];
}

type Written = Omit<PaygDueDates, 'smallWithholderUpTo' | 'mediumWithholderUpTo'> & {
  readonly smallWithholderUpTo: string;
  readonly mediumWithholderUpTo: string;
};

/** The editions of when PAYG withholding is due. */
export const paygDueDates = defineInstrument('au.payg-due-dates', files, (written: Written): PaygDueDates => ({
  ...written,
  smallWithholderUpTo: aud(written.smallWithholderUpTo),
  mediumWithholderUpTo: aud(written.mediumWithholderUpTo),
}));
