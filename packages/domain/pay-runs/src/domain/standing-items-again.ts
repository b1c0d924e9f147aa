import { decimal, equal, isPositive } from 'payroll-core';
import { asDollars } from 'payroll-core/money';
import { normalKey } from '@anz-payroll/companies';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { isOrder, orderTakenAlready } from './orders-of-a-period';
import type { PayLines } from './pay-lines';
import type { PayWarning } from './pay-record';

interface Taken {
  readonly description: string;
  readonly amount: string;
}

/** What another pay of the period took. */
export interface TakenElsewhere {
  readonly deductions: readonly (Taken & { readonly classification: string })[];
  readonly paySacrifices?: readonly Taken[];
}

const lists = { deduction: 'deductions', sacrifice: 'paySacrifices' } as const;
const words = { deduction: 'deduction', sacrifice: 'salary sacrifice' } as const;

/**
 * Standing deductions and sacrifices of so many dollars go on every pay that does not name its own: of an employee with two pays in a
 * week, both take the week's union fees. Child support and other orders are told by `orderTakenAlready`.
 */
export function standingItemsAgain(
  lines: Pick<PayLines, 'deductions' | 'paySacrifices'>,
  elsewhere: readonly TakenElsewhere[],
  parts: readonly Part[],
): readonly PayWarning[] {
  if (elsewhere.length === 0) return [];
  const warnings: PayWarning[] = [];
  for (const { kind, values } of parts) {
    if (kind !== 'deduction' && kind !== 'sacrifice') continue;
    const { amount, classification } = values;
    if (typeof amount !== 'string' || isOrder(classification)) continue;
    const key = normalKey(String(values['description']));
    const isIt = (row: { readonly description: string }): boolean => normalKey(row.description) === key;
    const isHere = lines[lists[kind]].some(
      (row) => isIt(row) && typeof row.amount === 'string' && equal(decimal(row.amount), decimal(amount)),
    );
    const isThere = elsewhere.some((pay) =>
      (pay[lists[kind]] ?? []).some((row) => isIt(row) && isPositive(decimal(row.amount))),
    );
    if (!isHere || !isThere) continue;
    warnings.push({
      code: 'pay/standing-item-again',
      message:
        `A standing ${words[kind]} of ${asDollars(decimal(amount))} is in another pay of this period too. Where it is meant once a ` +
        'period, take it out of one of them.',
      field: kind === 'deduction' ? 'deductions' : 'pay_sacrifices',
    });
  }
  return warnings;
}

const OF_OTHERS: ReadonlySet<string> = new Set(['pay/order-taken-already', 'pay/standing-item-again']);

/** What a pay was told of others that took the same, as those that are left have it; the same warnings where it was told nothing. */
export function takenByThoseLeft(
  told: readonly PayWarning[],
  lines: Pick<PayLines, 'deductions' | 'paySacrifices'>,
  left: readonly TakenElsewhere[],
  parts: readonly Part[],
): readonly PayWarning[] {
  if (!told.some(({ code }) => OF_OTHERS.has(code))) return told;
  return [
    ...told.filter(({ code }) => !OF_OTHERS.has(code)),
    ...orderTakenAlready(lines.deductions, left),
    ...standingItemsAgain(lines, left, parts),
  ];
}
