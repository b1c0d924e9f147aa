import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Amount, InputReader, Source } from '../../input/input-reader';

export interface PaySacrificeInput {
  readonly description: string;
  /** Dollars of this pay; or `percentage` of gross. */
  readonly amount?: Amount | null;
  /** A fraction of the pay's earnings before sacrifice: 0.05 is 5 %. */
  readonly percentage?: Amount | null;
  /** The most this item takes from this pay. */
  readonly limit?: Amount | null;
  readonly isIncludedInSuperCalculations?: boolean;
  /** Paid to a super fund; otherwise to another benefit such as a car lease. */
  readonly isSuper?: boolean;
}

export interface PaySacrifice {
  readonly description: string;
  readonly amount: Aud | undefined;
  readonly percentage: Decimal | undefined;
  readonly limit: Aud | undefined;
  readonly isIncludedInSuperCalculations: boolean;
  readonly isSuper: boolean;
}

export const paySacrificeMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'percentage',
  'limit',
  'isIncludedInSuperCalculations',
  'isSuper',
]);

export function readPaySacrifice(reader: InputReader, row: Source): PaySacrifice {
  const amount = reader.dollars(row, 'amount');
  const percentage = reader.fraction(row, 'percentage');
  if ((amount === undefined) === (percentage === undefined)) {
    reader.refuse('input/conflict', 'amount', 'A salary sacrifice has either an amount or a percentage of gross.');
  }
  return {
    description: reader.description(row),
    amount,
    percentage,
    limit: reader.dollars(row, 'limit'),
    isIncludedInSuperCalculations: reader.flag(row, 'isIncludedInSuperCalculations', true),
    isSuper: reader.flag(row, 'isSuper', true),
  };
}
