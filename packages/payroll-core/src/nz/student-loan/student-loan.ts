import { decimal, nzd } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import { files } from './parameters';

/** Rate and period thresholds of one edition. */
export interface StudentLoan {
  readonly rate: Decimal;
  readonly maximumSpecialRate: Decimal;
  readonly maximumCompulsoryExtraRate: Decimal;
  /** What a main income keeps free of deductions; printed for each cycle, the monthly one truncated. */
  readonly thresholds: Readonly<Record<NzPayFrequency, Nzd>>;
}

interface Written {
  readonly rate: string;
  readonly maximumSpecialRate: string;
  readonly maximumCompulsoryExtraRate: string;
  readonly thresholds: Readonly<Record<NzPayFrequency, string>>;
}

/** The editions of student loan repayments: rate and threshold. */
export const studentLoan = defineInstrument('nz.student-loan', files, (written: Written): StudentLoan => ({
  rate: decimal(written.rate),
  maximumSpecialRate: decimal(written.maximumSpecialRate),
  maximumCompulsoryExtraRate: decimal(written.maximumCompulsoryExtraRate),
  thresholds: {
    weekly: nzd(written.thresholds.weekly),
    fortnightly: nzd(written.thresholds.fortnightly),
    'four-weekly': nzd(written.thresholds['four-weekly']),
    monthly: nzd(written.thresholds.monthly),
  },
}));
