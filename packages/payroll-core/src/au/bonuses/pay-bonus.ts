import type { Aud } from '../../money/currency';
import type { Amount, InputReader, Source } from '../../input/input-reader';
import type { TaxMethod } from '../additional-payments/tax-method';
import { readTaxMethod, type MethodOfTax } from './read-tax-method';

export interface PayBonusInput {
  readonly description: string;
  readonly amount: Amount;
  readonly taxMethod?: TaxMethod | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly isIncludedInSuperCalculations?: boolean;
  readonly isDirectorsFees?: boolean;
  readonly isReturnToWork?: boolean;
  /** Marks a row that takes back or mends what an earlier pay held; only such a row may be below zero. */
  readonly isAdjustment?: boolean;
}

export interface PayBonus extends MethodOfTax {
  readonly description: string;
  readonly amount: Aud;
  readonly isIncludedInSuperCalculations: boolean;
  readonly isDirectorsFees: boolean;
  readonly isReturnToWork: boolean;
  readonly isAdjustment: boolean;
}

export const payBonusMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'taxMethod',
  'startDate',
  'endDate',
  'isIncludedInSuperCalculations',
  'isDirectorsFees',
  'isReturnToWork',
  'isAdjustment',
]);

export function readPayBonus(reader: InputReader, row: Source, zero: Aud): PayBonus {
  const { taxMethod, startDate, endDate } = readTaxMethod(reader, row);
  const isAdjustment = reader.flag(row, 'isAdjustment', false);
  return {
    description: reader.description(row),
    amount: reader.required(reader.adjustableDollars(row, 'amount', isAdjustment), 'amount', zero),
    taxMethod,
    startDate,
    endDate,
    isIncludedInSuperCalculations: reader.flag(row, 'isIncludedInSuperCalculations', true),
    isDirectorsFees: reader.flag(row, 'isDirectorsFees', false),
    isReturnToWork: reader.flag(row, 'isReturnToWork', false),
    isAdjustment,
  };
}
