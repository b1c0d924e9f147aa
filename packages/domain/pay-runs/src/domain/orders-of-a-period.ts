import { asDollars, decimal, greater, isPositive, subtract, whole, type Decimal } from 'payroll-core';
import type { DeductionLine } from './pay-lines';
import type { PayWarning } from './pay-record';
import { sumOfRows } from './sum-of';

interface PaidDeductions {
  readonly deductions: readonly {
    readonly description: string;
    readonly classification: string;
    readonly amount: string;
  }[];
}

const ORDERS: ReadonlySet<string> = new Set(['CHILD_SUPPORT_DEDUCTION', 'CHILD_SUPPORT_GARNISHEE']);

/**
 * Child support and other orders that another pay of the period has taken: a notice asks for its amount once in a pay period, and a
 * standing deduction comes with every pay.
 * @law Child Support Act 1991 (NZ) s 154; Child Support (Registration and Collection) Act 1988 (Cth) s 45
 */
export function orderTakenAlready(
  rows: readonly DeductionLine[],
  others: readonly PaidDeductions[],
): readonly PayWarning[] {
  if (rows.length === 0 || others.length === 0) return [];
  const found: PayWarning[] = [];
  for (const row of rows) {
    const { description, classification, amount } = row;
    if (!isOrder(classification) || amount === undefined || amount === null) continue;
    const taken = takenBy(others, row);
    if (!isPositive(taken)) continue;
    const rest = greater(subtract(decimal(String(amount)), taken), whole(0));
    found.push({
      code: 'pay/order-taken-already',
      message:
        `Another pay of this pay period took ${asDollars(taken)} of "${description}" already. An order asks for its ` +
        `amount once in a pay period: ${isPositive(rest) ? `${asDollars(rest)} is left of it` : 'leave it out of this pay'}.`,
      field: 'deductions',
    });
  }
  return found;
}

/**
 * Standing orders that a final pay leaves out, as it does every standing deduction, and that no other pay of the period has taken.
 * Whether an order covers what is paid on leaving is for its notice to say.
 */
export function orderLeftOut(
  standing: readonly DeductionLine[],
  others: readonly PaidDeductions[],
): readonly PayWarning[] {
  return standing
    .filter((row) => isOrder(row.classification) && !isPositive(takenBy(others, row)))
    .map(({ description }) => ({
      code: 'pay/order-left-out',
      message:
        `The final pay takes no standing deductions, and no other pay of this pay period took "${description}". Where the order ` +
        'covers what is paid on leaving, delete this pay and make it as a pay with a termination and the deduction.',
      field: 'deductions',
    }));
}

/** Whether a deduction of this classification is taken by order of an authority, once in a pay period. */
export function isOrder(classification: unknown): boolean {
  return typeof classification === 'string' && ORDERS.has(classification);
}

function takenBy(others: readonly PaidDeductions[], row: DeductionLine): Decimal {
  return sumOfRows(
    others.flatMap(({ deductions }) =>
      deductions.filter(
        ({ description, classification }) => description === row.description && classification === row.classification,
      ),
    ),
  );
}
