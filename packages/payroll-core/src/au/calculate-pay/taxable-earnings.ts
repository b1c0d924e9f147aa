import { auFinancialYear } from '../../calendar/financial-year';
import { aud } from '../../money/parse';
import { divide } from '../../money/rounding';
import { add, isNegative, isPositive, isZero, lesser, subtract, sum } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { allocateEvenly } from '../additional-payments/allocate-evenly';
import { payPeriodsCovered } from '../additional-payments/pay-periods-covered';
import { payPeriodsBefore } from '../additional-payments/withhold-by-method-b2';
import type { AdditionalPayment, BackPayAllocation, EarlierThisYear } from '../additional-payments/additional-payment';
import type { MethodOfTax } from '../bonuses/read-tax-method';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import { withholdFromPeriod } from '../withholding/withhold-from-period';
import type { AuPayWarning } from './au-pay-warning';
import type { EarlierPay, ParsedPay } from './parsed-pay';

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
  if (pay.isPaidAfterDeath || (pay.bonuses.length === 0 && pay.backPayments.length === 0)) {
    return { normal: subtract(normal, lesser(taken, normal)), additional: NONE, warnings: NO_WARNINGS };
  }
  const items = [...pay.backPayments, ...pay.bonuses];
  const off = items.reduce((total, { amount }) => (isNegative(amount) ? subtract(total, amount) : total), taken);
  const fromNormal = lesser(off, normal);
  const earnings = subtract(normal, fromNormal);
  let left = subtract(off, fromNormal);
  const additional: AdditionalPayment[] = [];
  const warnings: AuPayWarning[] = [];
  const backPaid = new Map<string, Aud>();
  for (const item of items) {
    if (isNegative(item.amount)) continue;
    const given = lesser(left, item.amount);
    left = subtract(left, given);
    const amount = subtract(item.amount, given);
    if (isZero(amount)) continue;
    additional.push(
      'isReturnToWork' in item && item.isReturnToWork
        ? { method: 'RETURN_TO_WORK', amount }
        : additionalPayment(item, amount, pay, earnings, declaration, rules, warnings, backPaid),
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
  backPaid: Map<string, Aud>,
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
      const mended = periodsPaid(pay.yearToDate.earlierPays, startDate, endDate);
      const allocations =
        mended.length > 0
          ? sharesOfPeriods(amount, mended, backPaid)
          : sharesOfUsualPays(amount, startDate, endDate, pay, normal, declaration, rules, warnings);
      return { method, amount, allocations };
    }
    default:
      return { method, amount };
  }
}

/** The pay periods of which a pay was paid from `startDate` to `endDate`, each with all of its pays. */
function periodsPaid(
  pays: readonly EarlierPay[],
  startDate: ParsedPay['payDate'],
  endDate: ParsedPay['payDate'],
): readonly PeriodPaid[] {
  const isMended = ({ payDate }: EarlierPay): boolean => payDate >= startDate && payDate <= endDate;
  const periods = new Map<string, EarlierPay[]>();
  for (const [i, pay] of pays.entries()) {
    const period = pay.periodEnd === undefined ? `pay ${i}` : `${pay.frequency ?? ''} ${pay.periodEnd}`;
    const others = periods.get(period);
    if (others === undefined) periods.set(period, [pay]);
    else others.push(pay);
  }
  return [...periods].filter(([, own]) => own.some(isMended)).map(([period, own]) => ({ period, pays: own }));
}

interface PeriodPaid {
  readonly period: string;
  readonly pays: readonly EarlierPay[];
}

/**
 * A back payment in equal parts on the periods it belongs to. Where another back payment of the same pay mends a period too,
 * the later one comes on top of the earlier.
 */
function sharesOfPeriods(
  amount: Aud,
  periods: readonly PeriodPaid[],
  backPaid: Map<string, Aud>,
): readonly BackPayAllocation[] {
  const shares = allocateEvenly(amount, periods.length);
  return periods.map(({ period, pays }, i) => {
    const backPay = shares[i] ?? NOTHING;
    const before = backPaid.get(period);
    backPaid.set(period, add(before ?? NOTHING, backPay));
    const paid = sum(
      NOTHING,
      pays.map(({ taxableEarnings: earned }) => earned),
    );
    const { frequency } = pays[0]!;
    return before === undefined
      ? { backPay, earningsPaid: paid, withheld: withheldFrom(pays), frequency }
      : { backPay, earningsPaid: add(paid, before), frequency };
  });
}

/** What was withheld from the earnings of the pays; undefined where one of them does not say it. */
function withheldFrom(pays: readonly EarlierPay[]): Aud | undefined {
  let total: Aud = NOTHING;
  for (const { tax } of pays) {
    if (tax === undefined) return undefined;
    total = add(total, tax);
  }
  return total;
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
      `payment was spread evenly over ${periods} pay periods with earnings of ${asDollars(usual)} each.`,
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
  const periods = payPeriodsBefore(yearSoFar(pay));
  if (isZero(periods) || !isPositive(normalEarnings)) return undefined;
  return divide(normalEarnings, periods, 2, 'half-up');
}

/**
 * The year before this pay, as Method B(ii) asks for it. Opening figures may hold earnings without the number of pays
 * they were paid in; they are then taken as spread evenly over the pay periods of the year so far.
 */
export function yearSoFar(pay: ParsedPay): EarlierThisYear & { readonly isSpread: boolean } {
  const { normalEarnings, payPeriods, otherPayPeriods, backPaymentsB1, paymentsB2, withheldB2 } = pay.yearToDate;
  const isSpread = payPeriods === 0 && otherPayPeriods === undefined && isPositive(normalEarnings);
  const begun = isSpread
    ? payPeriodsCovered(auFinancialYear(pay.payDate).firstDay, pay.payDate, pay.frequency) - 1
    : payPeriods;
  return {
    normalEarnings,
    payPeriods: isSpread ? Math.max(begun, 1) : payPeriods,
    otherPayPeriods,
    backPaymentsB1,
    paymentsB2,
    withheldB2,
    isSpread,
  };
}
