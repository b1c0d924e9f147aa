import { linesOf, type PayLines } from '../domain/pay-lines';
import type { PayOfPeriod } from '../domain/tax-of-period';

/** Rows of all the pays of a period that are earnings; deductions are no tax. Sacrifices are the country's to price. */
export function mergedEarnings(
  pays: readonly PayOfPeriod[],
): Pick<PayLines, 'hours' | 'leave' | 'allowances' | 'bonuses' | 'backPayments' | 'deductions'> {
  const lists = pays.map(({ calculationInput }) => linesOf(calculationInput.input));
  return {
    hours: lists.flatMap(({ hours }) => hours),
    leave: lists.flatMap(({ leave }) => leave),
    allowances: lists.flatMap(({ allowances }) => allowances),
    bonuses: lists.flatMap(({ bonuses }) => bonuses),
    backPayments: lists.flatMap(({ backPayments }) => backPayments),
    deductions: [],
  };
}
