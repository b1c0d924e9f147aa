import { addDays, type CivilDate } from '../../calendar/civil-date';
import { isZero, multiply, sum } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { entryOf } from '../../refusal/entry-of';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import { paysInYear, type NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { ExtraPays } from './extra-pays';

const NIL = nzd('0');
const DAYS_OF_FOUR_WEEKS = 28;

/** A pay before the one with the extra pays. */
export interface EarlierPay {
  readonly payDate: CivilDate;
  /** PAYE income without extra pays. */
  readonly ordinaryEarnings: Nzd;
}

/** What was paid in the four weeks before an extra pay. */
export interface PaidBeforeExtraPays {
  readonly payDate: CivilDate;
  readonly frequency: NzPayFrequency;
  /** At least those of the last four weeks, and for a final pay the last two paid ones; in any order. */
  readonly earlierPays: readonly EarlierPay[];
  /** The ordinary earnings of the pay that holds the extra pays; nil when it holds nothing else. */
  readonly thisPay: Nzd;
  readonly isFinalPay: boolean;
}

/** Whether a day lies in the four weeks that end on another. @law Inland Revenue payroll specification 5.11 step 3.1 */
export function isWithinFourWeeks(day: CivilDate, end: CivilDate): boolean {
  return day > addDays(end, -DAYS_OF_FOUR_WEEKS) && day <= end;
}

/**
 * The base that the law of the pay date asks for: the last two paid pays before a final pay where it knows that, and
 * the four weeks otherwise.
 */
export function annualiseBeforeExtraPays(paid: PaidBeforeExtraPays, extraPays: Dated<ExtraPays>): Step<Nzd> {
  const { payDate, frequency, thisPay } = paid;
  const earlier = paid.earlierPays
    .filter((pay) => pay.payDate <= payDate && !isZero(pay.ordinaryEarnings))
    .sort((a, b) => (a.payDate < b.payDate ? -1 : 1));
  if (paid.isFinalPay && extraPays.values.endOfEmployment !== undefined) {
    const all = earlier.map((pay) => pay.ordinaryEarnings);
    return annualiseLastTwoPays(all, frequency, extraPays);
  }
  const within = earlier.filter((pay) => isWithinFourWeeks(pay.payDate, payDate)).map((pay) => pay.ordinaryEarnings);
  return annualiseFourWeeks(isZero(thisPay) ? within : [...within, thisPay], frequency, extraPays);
}

/**
 * The year's income before an extra pay, from what was paid in the four weeks that end on its day (this pay included,
 * other extra pays left out). Nothing paid makes nil.
 * @law Inland Revenue payroll specification 5.11 step 3.1
 */
export function annualiseFourWeeks(
  pays: readonly Nzd[],
  frequency: NzPayFrequency,
  extraPays: Dated<ExtraPays>,
): Step<Nzd> {
  const { oneMonthlyPay, otherwise } = extraPays.values.fourWeeks;
  // Only a month is asked for by name; any other word would be taken for weeks.
  entryOf(paysInYear, frequency, 'a pay frequency');
  const factor = frequency === 'monthly' && pays.length === 1 ? oneMonthlyPay : otherwise;
  return annualised('nz.extra-pays.annualise-four-weeks', pays, factor, 'fourWeeks', extraPays);
}

/**
 * The year's income before the extra pays of a final pay: the last two paid pay periods before it, unpaid ones skipped.
 * With a single paid period that one stands for the year; with none it is nil. Only for pay dates whose law knows this
 * base.
 * @law Inland Revenue payroll specification 2026 and 2027, 5.12
 */
export function annualiseLastTwoPays(
  lastPays: readonly Nzd[],
  frequency: NzPayFrequency,
  extraPays: Dated<ExtraPays>,
): Step<Nzd> {
  const multipliers = extraPays.values.endOfEmployment;
  if (multipliers === undefined) throw new TypeError('The law of this pay date annualises four weeks, on leaving too');
  const two = lastPays.slice(-2);
  const factor = entryOf(two.length === 1 ? paysInYear : multipliers, frequency, 'a pay frequency');
  return annualised('nz.extra-pays.annualise-last-two-pays', two, factor, 'endOfEmployment', extraPays);
}

function annualised(
  rule: string,
  pays: readonly Nzd[],
  factor: Decimal,
  line: string,
  extraPays: Dated<ExtraPays>,
): Step<Nzd> {
  const paid = sum(NIL, pays);
  const value = multiply(paid, factor);
  return step(
    rule,
    value,
    () =>
      `${pays.length === 1 ? `one pay of ${paid.toString()}` : `${pays.length} pays of ${paid.toString()} together`} ` +
      `× ${factor.toString()} = ${value.toString()}`,
    [
      given('pays', pays.length === 0 ? 'none' : pays.map(String).join(', ')),
      parameter(extraPays, line, () => `× ${factor.toString()}`),
    ],
  );
}
