import { add, decimal, isPositive, subtract, whole, type Decimal } from 'payroll-core';
import { greater, isLess, isMore, lesser } from 'payroll-core/money';
import type { AuPayFigures, PayRecord } from '../../domain/pay-record';
import { sumOf, sumOfRows } from '../../domain/sum-of';

const NOTHING: Decimal = whole(0);

type AdditionalPayment = (AuPayFigures['bonuses'] | AuPayFigures['backPayments'])[number];

/** The taxable earnings of a pay as payroll-core splits them: a sacrifice may have given up a bonus or back payment. */
export interface EarningsOfPay {
  /** Of hours, leave and allowances. */
  readonly normal: Decimal;
  readonly sacrificedFromNormal: Decimal;
  /** What is left of each bonus and back payment, in the order in which a sacrifice takes them. */
  readonly additional: readonly { readonly row: AdditionalPayment; readonly left: Decimal }[];
}

export function splitEarnings({ taxableGross, bonuses, backPayments, paySacrifices }: AuPayFigures): EarningsOfPay {
  const rows = [...backPayments, ...bonuses];
  const sacrificed = sumOfRows(paySacrifices);
  const given = rows.filter(({ amount }) => isPositive(decimal(amount)));
  const paid = sumOfRows(given);
  const ofLines = subtract(add(decimal(taxableGross), sacrificed), sumOfRows(rows));
  const normal = greater(ofLines, NOTHING);
  // What is sacrificed, and what rows below zero take back.
  const off = subtract(add(paid, normal), decimal(taxableGross));
  const isGivenUp = isMore(off, normal) || !isLess(off, paid);
  const fromNormal = lesser(isGivenUp ? greater(subtract(off, paid), NOTHING) : off, normal);
  let rest: Decimal = subtract(off, fromNormal);
  const additional = given.map((row) => {
    const amount = decimal(row.amount);
    const taken = lesser(rest, amount);
    rest = subtract(rest, taken);
    return { row, left: subtract(amount, taken) };
  });
  return { normal: subtract(normal, fromNormal), sacrificedFromNormal: fromNormal, additional };
}

/** Taxable earnings without the payments that have a method of their own, which are never worked out anew. */
export function earningsOfPeriod(pay: AuPayFigures): string {
  if (pay.bonuses.length + pay.backPayments.length === 0) return pay.taxableGross;
  const { normal, additional } = splitEarnings(pay);
  const asNormal = additional.filter(({ row }) => row.taxMethod === 'NORMAL_EARNINGS' && !isReturnToWork(row));
  return asNormal.reduce<Decimal>((total, { left }) => add(total, left), normal).toString();
}

function isReturnToWork(row: AdditionalPayment): boolean {
  return 'isReturnToWork' in row && row.isReturnToWork;
}

/**
 * What the last full pay period of a job paid, among the pays of the job; undefined where none of its length did.
 * @law ATO Schedule 7, "Normal gross earnings"
 */
export function earningsOfLastPeriod(
  pays: readonly PayRecord[],
  lastDay: unknown,
  payPeriod: string,
): string | undefined {
  if (typeof lastDay !== 'string') return undefined;
  let last = '';
  let ofPeriod: string[] = [];
  for (const pay of pays) {
    if (pay.country !== 'AU' || pay.payPeriod !== payPeriod || pay.periodEnd > lastDay) continue;
    const earned = earningsOfPeriod(pay.result);
    if (pay.periodEnd < last || !isPositive(decimal(earned))) continue;
    if (pay.periodEnd > last) ofPeriod = [];
    last = pay.periodEnd;
    ofPeriod.push(earned);
  }
  return ofPeriod.length === 0 ? undefined : sumOf(ofPeriod).toString();
}
