import { auFinancialYear } from '../../calendar/financial-year';
import { aud, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import { isNegative, isPositive, isZero, lesser, subtract } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { allocateEvenly } from '../additional-payments/allocate-evenly';
import { payPeriodsCovered } from '../additional-payments/pay-periods-covered';
import type { AdditionalPayment, BackPayAllocation, EarlierThisYear } from '../additional-payments/additional-payment';
import type { MethodOfTax } from '../bonuses/read-tax-method';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import { withholdFromPeriod } from '../withholding/withhold-from-period';
import type { AuPayWarning } from './au-pay-warning';
import type { ParsedPay } from './parsed-pay';

/** Earnings by the way they are taxed. */
export interface TaxableEarnings {
  readonly normal: Aud;
  readonly additional: readonly AdditionalPayment[];
  readonly warnings: readonly AuPayWarning[];
}

const NOTHING = aud('0');
const NONE: readonly AdditionalPayment[] = Object.freeze([]);
const NO_WARNINGS: readonly AuPayWarning[] = Object.freeze([]);

/**
 * Splits what is taxable into normal earnings and the payments of Schedule 5. Sacrificed salary and adjustments below zero
 * lower the normal earnings; what these cannot bear (a bonus given up whole) lowers the additional payments in their
 * order.
 */
export function taxableEarnings(
  pay: ParsedPay,
  ordinary: Aud,
  sacrificed: Aud,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): TaxableEarnings {
  const normal = isNegative(ordinary) ? NOTHING : ordinary;
  const taken = isNegative(ordinary) ? subtract(sacrificed, ordinary) : sacrificed;
  if (pay.bonuses.length === 0 && pay.backPayments.length === 0) {
    return { normal: subtract(normal, lesser(taken, normal)), additional: NONE, warnings: NO_WARNINGS };
  }
  const items = [...pay.backPayments, ...pay.bonuses];
  const off = items.reduce((total, { amount }) => (isNegative(amount) ? subtract(total, amount) : total), taken);
  const fromNormal = lesser(off, normal);
  const earnings = subtract(normal, fromNormal);
  let left = subtract(off, fromNormal);
  const additional: AdditionalPayment[] = [];
  const warnings: AuPayWarning[] = [];
  for (const item of items) {
    if (isNegative(item.amount)) continue;
    const given = lesser(left, item.amount);
    left = subtract(left, given);
    const amount = subtract(item.amount, given);
    if (isZero(amount)) continue;
    additional.push(
      'isReturnToWork' in item && item.isReturnToWork
        ? { method: 'RETURN_TO_WORK', amount }
        : additionalPayment(item, amount, pay, earnings, declaration, rules, warnings),
    );
  }
  return { normal: earnings, additional, warnings };
}

function additionalPayment(
  item: MethodOfTax,
  amount: Aud,
  pay: ParsedPay,
  normal: Aud,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
  warnings: AuPayWarning[],
): AdditionalPayment {
  // The reader refuses a range method without its dates; the pay date only satisfies the compiler.
  const { taxMethod: method, startDate = pay.payDate, endDate = pay.payDate } = item;
  switch (method) {
    case 'SPREAD_OVER_SPECIFIC_RANGE':
    case 'METHOD_A_SPECIFIC_RANGE':
      return { method, amount, payPeriods: payPeriodsCovered(startDate, endDate, pay.frequency) };
    case 'METHOD_B1': {
      if (startDate < auFinancialYear(pay.payDate).firstDay) {
        warnings.push({
          code: 'au.tax/method-b1-outside-year',
          message:
            `METHOD_B1 is for pay periods of this financial year; the back payment begins on ${startDate}. Split it, and ` +
            'use METHOD_A_WHOLE_YEAR or METHOD_B2 for the part of earlier years.',
          field: 'tax_method',
        });
      }
      const mended = pay.yearToDate.earlierPays.filter(
        (earlier) => earlier.payDate >= startDate && earlier.payDate <= endDate,
      );
      const allocations =
        mended.length > 0
          ? sharesOfEarlierPays(amount, mended)
          : sharesOfUsualPays(amount, startDate, endDate, pay, normal, declaration, rules, warnings);
      return { method, amount, allocations };
    }
    default:
      return { method, amount };
  }
}

function sharesOfEarlierPays(amount: Aud, pays: ParsedPay['yearToDate']['earlierPays']): readonly BackPayAllocation[] {
  const shares = allocateEvenly(amount, pays.length);
  return pays.map((earlier, i) => ({
    backPay: shares[i] ?? NOTHING,
    earningsPaid: earlier.taxableEarnings,
    withheld: earlier.tax,
  }));
}

/**
 * None of the pays that a back payment belongs to is here: they were paid with another program, or their figures are
 * opening balances. Each is then taken for a usual pay, taxed by the schedule as it should have been.
 */
function sharesOfUsualPays(
  amount: Aud,
  startDate: ParsedPay['payDate'],
  endDate: ParsedPay['payDate'],
  pay: ParsedPay,
  normal: Aud,
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
  warnings: AuPayWarning[],
): readonly BackPayAllocation[] {
  const periods = payPeriodsCovered(startDate, endDate, pay.frequency);
  const usual = usualEarnings(pay) ?? normal;
  warnings.push({
    code: 'au.tax/method-b1-pays-estimated',
    message:
      `METHOD_B1 works the tax of the pays from ${startDate} to ${endDate} out anew; none of them is here. The back ` +
      `payment was spread evenly over ${periods} pay periods with earnings of ${usual.toString()} each.`,
    field: 'tax_method',
  });
  const { total } = withholdFromPeriod(
    { earnings: usual, frequency: pay.frequency, declaration, paidEarlierThisYear: NOTHING },
    rules,
  );
  return allocateEvenly(amount, periods).map((backPay) => ({ backPay, earningsPaid: usual, withheld: total.value }));
}

/**
 * What the employee usually earns in a pay period: as the caller says, else the average of the year so far.
 * @law ATO Schedule 5, "Normal earnings": expected salary of a new starter, an average where pay fluctuates
 */
export function usualEarnings(pay: ParsedPay): Aud | undefined {
  if (pay.usualEarnings !== undefined) return pay.usualEarnings;
  const { normalEarnings } = pay.yearToDate;
  const { payPeriods } = yearSoFar(pay);
  if (payPeriods === 0 || !isPositive(normalEarnings)) return undefined;
  return divide(normalEarnings, whole(payPeriods), 2, 'half-up');
}

/**
 * The year before this pay, as Method B(ii) asks for it. Opening figures may hold earnings without the number of pays
 * they were paid in; they are then taken as spread evenly over the pay periods of the year so far.
 */
export function yearSoFar(pay: ParsedPay): EarlierThisYear & { readonly isSpread: boolean } {
  const { normalEarnings, payPeriods, backPaymentsB1, paymentsB2, withheldB2 } = pay.yearToDate;
  const isSpread = payPeriods === 0 && isPositive(normalEarnings);
  const begun = isSpread
    ? payPeriodsCovered(auFinancialYear(pay.payDate).firstDay, pay.payDate, pay.frequency) - 1
    : payPeriods;
  return {
    normalEarnings,
    payPeriods: isSpread ? Math.max(begun, 1) : payPeriods,
    backPaymentsB1,
    paymentsB2,
    withheldB2,
    isSpread,
  };
}
