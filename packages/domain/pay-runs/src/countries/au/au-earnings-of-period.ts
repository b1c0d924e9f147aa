import { decimal, isNegative, isPositive, subtract } from 'payroll-core';
import type { AuPayFigures, PayRecord } from '../../domain/pay-record';
import { sumOf, sumOfRows } from '../../domain/sum-of';

type AdditionalPayment = (AuPayFigures['bonuses'] | AuPayFigures['backPayments'])[number];

/** Taxable earnings without the payments that have a method of their own, which are never worked out anew. */
export function earningsOfPeriod({ taxableGross, bonuses, backPayments }: AuPayFigures): string {
  const additional = [...bonuses, ...backPayments];
  if (additional.length === 0) return taxableGross;
  const apart = additional.filter((row) => row.taxMethod !== 'NORMAL_EARNINGS' || isReturnToWork(row));
  const ordinary = subtract(decimal(taxableGross), sumOfRows(apart));
  return isNegative(ordinary) ? '0' : ordinary.toString();
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
