import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Amount, Door, Source } from '../../door/door';
import { dollarsNeeded } from '../dollars/dollars';

/** Back pay is an extra pay whatever it makes good, so category, method and dates are kept but change nothing. */
export interface NzPayBackPaymentInput {
  readonly description: string;
  readonly amount: Amount;
  readonly stpCategory?: string | null;
  readonly taxMethod?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  /** A higher rate the employee chose for this lump sum. */
  readonly electedRate?: Amount | null;
}

export interface NzPayBackPayment {
  readonly description: string;
  readonly amount: Nzd;
  readonly stpCategory: string | undefined;
  readonly electedRate: Decimal | undefined;
}

export const nzPayBackPaymentMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'stpCategory',
  'taxMethod',
  'startDate',
  'endDate',
  'electedRate',
]);

export function readNzPayBackPayment(door: Door, row: Source): NzPayBackPayment {
  door.text(row, 'taxMethod', 60);
  door.date(row, 'startDate');
  door.date(row, 'endDate');
  return {
    description: door.description(row),
    amount: dollarsNeeded(door, row, 'amount'),
    stpCategory: door.text(row, 'stpCategory', 60),
    electedRate: door.fraction(row, 'electedRate'),
  };
}
