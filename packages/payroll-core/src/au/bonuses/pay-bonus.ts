import type { Aud } from '../../money/currency';
import type { Amount, Door, Source } from '../../door/door';
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

export function readPayBonus(door: Door, row: Source, zero: Aud): PayBonus {
  const { taxMethod, startDate, endDate } = readTaxMethod(door, row);
  const isAdjustment = door.flag(row, 'isAdjustment', false);
  return {
    description: door.description(row),
    amount: door.required(door.adjustableDollars(row, 'amount', isAdjustment), 'amount', zero),
    taxMethod,
    startDate,
    endDate,
    isIncludedInSuperCalculations: door.flag(row, 'isIncludedInSuperCalculations', true),
    isDirectorsFees: door.flag(row, 'isDirectorsFees', false),
    isReturnToWork: door.flag(row, 'isReturnToWork', false),
    isAdjustment,
  };
}
