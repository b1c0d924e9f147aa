import { add, isPositive } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { AnnualLeaveSplit } from '../unused-leave/split-annual-leave';
import type { ByPeriod } from '../unused-leave/split-long-service-leave';
import type { Ending } from './how-it-ended';

/** One amount as the tax office wants it reported. ETPs are reported from the tax summaries. */
export interface ReportedAmount {
  /** `paid-leave` has the code U, `lump-sum` R or T (Lump Sum A), B or D; `gross` has none. */
  readonly label: 'paid-leave' | 'lump-sum' | 'gross';
  readonly code: 'U' | 'R' | 'T' | 'B' | 'D' | null;
  readonly amount: Aud;
}

export interface LumpSumAmounts {
  readonly annualLeave: AnnualLeaveSplit;
  readonly longServiceLeave: ByPeriod<Aud>;
  readonly lumpSumD: Aud;
  /** Other payouts and delayed termination payments. */
  readonly gross: Aud;
  readonly ending: Ending;
}

/**
 * Where each amount goes in a Single Touch Payroll report. This is the law's own division, which differs from the
 * `lump_sum_a` of the API in two places: on a normal ending, leave accrued after 17 August 1993 is paid leave and no lump
 * sum, and long service leave of the middle period is Lump Sum A type T. Leave paid after death is not reported.
 * @law ATO Schedule 7, table; STP Phase 2 employer reporting guidelines, "Lump sums" and "Paid leave"
 */
export function reportLumpSums({
  annualLeave,
  longServiceLeave,
  lumpSumD,
  gross,
  ending,
}: LumpSumAmounts): readonly ReportedAmount[] {
  const zero = aud('0');
  if (ending === 'death') return [];
  const older = add(annualLeave.before18August1993, longServiceLeave.to17August1993);
  const recent = add(annualLeave.from18August1993, longServiceLeave.after17August1993);
  const isNormal = ending === 'normal';
  const rows: readonly ReportedAmount[] = [
    { label: 'paid-leave', code: 'U', amount: isNormal ? recent : zero },
    { label: 'lump-sum', code: 'T', amount: isNormal ? older : zero },
    { label: 'lump-sum', code: 'R', amount: isNormal ? zero : add(older, recent) },
    { label: 'lump-sum', code: 'B', amount: longServiceLeave.before16August1978 },
    { label: 'lump-sum', code: 'D', amount: lumpSumD },
    { label: 'gross', code: null, amount: gross },
  ];
  return rows.filter(({ amount }) => isPositive(amount));
}
