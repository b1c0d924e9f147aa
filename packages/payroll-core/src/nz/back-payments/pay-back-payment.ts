import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Amount, InputReader, Source } from '../../input/input-reader';
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

export function readNzPayBackPayment(reader: InputReader, row: Source): NzPayBackPayment {
  reader.text(row, 'taxMethod', 60);
  reader.date(row, 'startDate');
  reader.date(row, 'endDate');
  return {
    description: reader.description(row),
    amount: dollarsNeeded(reader, row, 'amount'),
    stpCategory: reader.text(row, 'stpCategory', 60),
    electedRate: reader.fraction(row, 'electedRate'),
  };
}
