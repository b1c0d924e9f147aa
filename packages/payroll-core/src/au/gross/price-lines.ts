import { add, subtract } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { CivilDate } from '../../calendar/civil-date';
import { inForce } from '../../statutory/instrument';
import { allowanceLaw } from '../allowances/allowance-law';
import type { PayAllowance } from '../allowances/pay-allowance';
import { priceAllowance, type PricedAllowance } from '../allowances/price-allowance';
import { untaxedPart } from '../allowances/untaxed-part';
import type { ParsedPay } from '../calculate-pay/parsed-pay';
import { priceHours, type PricedHours } from '../hours/price-hours';
import { priceLeave, type PricedLeave } from '../leave/price-leave';

/** The earnings of a pay line by line, and the sums that the rest of the pay is worked out from. */
export interface PricedLines {
  readonly hours: readonly PricedHours[];
  readonly leave: readonly PricedLeave[];
  readonly allowances: readonly PricedAllowance[];
  /** Hours, leave with its loading, and taxable allowances: taxed as earnings of the period. Nothing after a death. */
  readonly ordinary: Aud;
  /** Allowances that are not taxed, those that are taxed above a limit up to it, and everything that is paid after a death. */
  readonly notTaxable: Aud;
  /** Bonuses and back payments, whatever their tax method. */
  readonly additional: Aud;
  /** All of it, before salary sacrifice. */
  readonly earnings: Aud;
  readonly totalAllowances: Aud;
  readonly totalWorkersCompensation: Aud;
  readonly hoursWorked: Decimal;
}

const NOTHING = aud('0');
const NO_HOURS = whole(0);

/** Every line to the cent, then the sums: a payslip adds up as printed. */
export function priceLines(pay: ParsedPay): PricedLines {
  const { rates } = pay.employee;
  let ordinary = NOTHING;
  let notTaxable = NOTHING;
  let additional = NOTHING;
  let totalAllowances = NOTHING;
  let totalWorkersCompensation = NOTHING;
  let hoursWorked: Decimal = NO_HOURS;
  const hours = pay.hours.map((row) => {
    const priced = priceHours(row, rates.payRatePerHour);
    ordinary = add(ordinary, priced.payAmount);
    if (row.isTime) hoursWorked = add(hoursWorked, row.value);
    return priced;
  });
  const leave = pay.leave.map((row) => {
    const priced = priceLeave(row, rates);
    ordinary = add(add(ordinary, priced.amount), priced.leaveLoadingAmount);
    if (row.leaveType === 'WORKERS_COMP') totalWorkersCompensation = add(totalWorkersCompensation, priced.amount);
    return priced;
  });
  let laundry = pay.yearToDate.laundryAllowances;
  const allowances = pay.allowances.map((row) => {
    const priced = priceAllowance(row, row.isTaxedAboveLimit ? untaxedOf(row, laundry, pay.payDate) : undefined);
    const { totalAmount, untaxedAmount = NOTHING } = priced;
    totalAllowances = add(totalAllowances, totalAmount);
    if (row.allowanceCategory === 'LD') laundry = add(laundry, totalAmount);
    if (row.isTaxable) {
      ordinary = add(ordinary, subtract(totalAmount, untaxedAmount));
      notTaxable = add(notTaxable, untaxedAmount);
    } else notTaxable = add(notTaxable, totalAmount);
    return priced;
  });
  for (const row of pay.bonuses) additional = add(additional, row.amount);
  for (const row of pay.backPayments) additional = add(additional, row.amount);
  const earnings = add(add(ordinary, notTaxable), additional);
  if (pay.isPaidAfterDeath) [ordinary, notTaxable, additional] = [NOTHING, earnings, NOTHING];
  return {
    hours,
    leave,
    allowances,
    ordinary,
    notTaxable,
    additional,
    earnings,
    totalAllowances,
    totalWorkersCompensation,
    hoursWorked,
  };
}

function untaxedOf(row: PayAllowance, laundryBefore: Aud, payDate: CivilDate): Aud | undefined {
  const law = inForce(allowanceLaw, payDate, { allowUnconfirmed: true });
  return law.ok ? untaxedPart(row, laundryBefore, law.value.values) : undefined;
}
