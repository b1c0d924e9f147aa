import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** When deductions are paid and employment information is filed. */
export interface PaydayFiling {
  /** PAYE and ESCT of a year above this make an employer large. */
  readonly largeEmployerOver: Nzd;
  readonly smallDueDay: number;
  readonly largeFirstHalfUntilDay: number;
  readonly largeFirstHalfDueDay: number;
  readonly largeSecondHalfDueDay: number;
  readonly largeSecondHalfOfDecemberDueDay: number;
  readonly electronicWorkingDays: number;
  readonly paperWorkingDays: number;
  /** Month and day, both included: no working days in between. */
  readonly yearEndBreak: { readonly firstDay: string; readonly lastDay: string };
  /** The shorter break of the Legislation Act, by which a payment has time. */
  readonly yearEndBreakOfPayments: { readonly firstDay: string; readonly lastDay: string };
  /** The one public holiday that no rule gives. */
  readonly matariki: ReadonlySet<CivilDate>;
}

type Written = Omit<PaydayFiling, 'largeEmployerOver' | 'matariki'> & {
  readonly largeEmployerOver: string;
  readonly matariki: readonly string[];
};

/** The editions of payday filing: file version, due days and thresholds. */
export const paydayFiling = defineInstrument('nz.payday-filing', files, (written: Written): PaydayFiling => ({
  ...written,
  largeEmployerOver: nzd(written.largeEmployerOver),
  matariki: new Set(written.matariki.map(civilDate)),
}));
