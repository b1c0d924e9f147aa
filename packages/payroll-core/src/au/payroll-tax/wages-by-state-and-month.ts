import { yearMonthDay, type CivilDate } from '../../calendar/civil-date';
import { add } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { AuState } from '../long-service-leave/long-service-leave-rules';

/** What one pay adds to the wages that payroll tax counts. */
export interface PayrollTaxPay {
  readonly payDate: CivilDate;
  /** Where the employee works; undefined where nobody has said so. */
  readonly state: AuState | undefined;
  /** Gross after salary sacrifice, with allowances and the taxable part of a termination; sacrificed super is in `super`. */
  readonly gross: Aud;
  /** Everything the employer paid to super for the pay; payroll tax counts it as wages. */
  readonly super: Aud;
}

/** Taxable wages of one state in one month. */
export interface WagesOfMonth {
  readonly state: AuState | undefined;
  /** `2026-08` */
  readonly month: string;
  readonly gross: Aud;
  readonly super: Aud;
  readonly wages: Aud;
}

const NOTHING = aud('0');

/**
 * Wages by state and month, in the order of months and states. Wages are what is paid to employees and, for them, to super.
 * Contractors, fringe benefits and exempt wages are outside: the employer adds them.
 * @law The payroll tax Acts of the states and territories, "taxable wages"
 */
export function wagesByStateAndMonth(pays: Iterable<PayrollTaxPay>): readonly WagesOfMonth[] {
  const rows = new Map<string, WagesOfMonth>();
  for (const { payDate, state, gross, super: paid } of pays) {
    const { year, month: number } = yearMonthDay(payDate);
    const month = `${year}-${String(number).padStart(2, '0')}`;
    const key = `${month} ${state ?? ''}`;
    const before = rows.get(key) ?? { state, month, gross: NOTHING, super: NOTHING, wages: NOTHING };
    rows.set(key, {
      state,
      month,
      gross: add(before.gross, gross),
      super: add(before.super, paid),
      wages: add(add(before.wages, gross), paid),
    });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
