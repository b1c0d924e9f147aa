import { auFinancialYear } from '../../calendar/financial-year';
import { aud } from '../../money/parse';
import { divide } from '../../money/rounding';
import { add, equal, isMore, isNegative, isPositive, isZero, lesser, subtract, sum } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { allocateEvenly } from '../additional-payments/allocate-evenly';
import { payPeriodsCovered } from '../additional-payments/pay-periods-covered';
import { payPeriodsBefore } from '../additional-payments/withhold-by-method-b2';
import type { AdditionalPayment, BackPayAllocation, EarlierThisYear } from '../additional-payments/additional-payment';
import type { MethodOfTax } from '../bonuses/read-tax-method';
import type { SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
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
 * Splits what is taxable into normal earnings and the payments of Schedule 5. Adjustments below zero lower the normal earnings, and
 * what these cannot bear the additional payments in their order. So does salary that is sacrificed, unless it is that of an
 * additional payment.
 */
export function taxableEarnings(
  pay: ParsedPay,
  ordinary: Aud,
  sacrifices: readonly Pick<SacrificedSalary, 'amount'>[],
  declaration: AuTaxDeclaration,
  rules: AuWithholdingRules,
): TaxableEarnings {
  const normal = isNegative(ordinary) ? NOTHING : ordinary;
  const takenBack = isNegative(ordinary) ? subtract(NOTHING, ordinary) : NOTHING;
  if (pay.isPaidAfterDeath || (pay.bonuses.length === 0 && pay.backPayments.length === 0)) {
    const taken = sacrifices.reduce((total, { amount }) => add(total, amount), takenBack);
    return { normal: subtract(normal, lesser(taken, normal)), additional: NONE, warnings: NO_WARNINGS };
  }
  const items = [...pay.backPayments, ...pay.bonuses];
  const off = items.reduce((total, { amount }) => (isNegative(amount) ? subtract(total, amount) : total), takenBack);
  const left = new EarningsLeft(normal, items);
  left.takeNormalFirst(off);
  for (const { amount } of sacrifices) left.sacrifice(amount);
  const earnings = left.normal;
  const additional: AdditionalPayment[] = [];
  const warnings: AuPayWarning[] = [];
  const backPaid = new Map<string, Aud>();
  for (const [i, item] of items.entries()) {
    const amount = left.additional[i] ?? NOTHING;
    if (isZero(amount)) continue;
    additional.push(
      'isReturnToWork' in item && item.isReturnToWork
        ? { method: 'RETURN_TO_WORK', amount }
        : additionalPayment(item, amount, pay, earnings, declaration, rules, warnings, backPaid),
    );
  }
  return { normal: earnings, additional, warnings };
}

/** What of normal earnings and of each additional payment is still paid. */
class EarningsLeft {
  readonly additional: Aud[];

  constructor(
    public normal: Aud,
    private readonly items: readonly { readonly amount: Aud }[],
  ) {
    this.additional = items.map(({ amount }) => (isNegative(amount) ? NOTHING : amount));
  }

  takeNormalFirst(amount: Aud): void {
    this.takeAdditional(this.takeNormal(amount));
  }

  /**
   * Salary that is given up is that of the period, which an arrangement goes on with in every pay. A sacrifice of exactly what an
   * additional payment comes to is of that payment, and one of more than the period earns is of additional payments first.
   * @law ATO, Salary sacrificing for employees: which earnings are given up is what the arrangement says
   */
  sacrifice(amount: Aud): void {
    const own = this.items.findIndex((item, i) => equal(item.amount, amount) && equal(this.additional[i]!, amount));
    if (own >= 0 && isPositive(amount)) this.additional[own] = NOTHING;
    else if (isMore(amount, this.normal)) this.takeNormal(this.takeAdditional(amount));
    else this.takeNormal(amount);
  }

  /** Answers what is left to be taken. */
  private takeNormal(amount: Aud): Aud {
    const taken = lesser(amount, this.normal);
    this.normal = subtract(this.normal, taken);
    return subtract(amount, taken);
  }

  private takeAdditional(amount: Aud): Aud {
    let rest = amount;
    for (const [i, own] of this.additional.entries()) {
      const taken = lesser(rest, own);
      this.additional[i] = subtract(own, taken);
      rest = subtract(rest, taken);
    }
    return rest;
  }
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
