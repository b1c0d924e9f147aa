import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Amount, Door, Source } from '../../door/door';

/** The classifications of a deduction, by their API codes. */
export const deductionClassifications = [
  'CHARITY',
  'CHILD_SUPPORT_DEDUCTION',
  'CHILD_SUPPORT_GARNISHEE',
  'NORMAL',
  'UNION_FEES',
] as const;
/** One classification of a deduction, such as union fees or child support. */
export type DeductionClassification = (typeof deductionClassifications)[number];

/** What a percentage is taken of: the pay's gross, or its gross less tax. */
export type DeductionBasis = 'GROSS' | 'NET';

export interface PayDeductionInput {
  readonly description: string;
  /** Dollars of this pay; or `percentage` of `basis`. */
  readonly amount?: Amount | null;
  /** A fraction: 0.02 is 2 %. */
  readonly percentage?: Amount | null;
  readonly basis?: DeductionBasis | null;
  /** The most this item takes from this pay. */
  readonly limit?: Amount | null;
  readonly classification: DeductionClassification;
  readonly isIncludedInSuperCalculations?: boolean;
  /** With CHILD_SUPPORT_DEDUCTION: the protected amount a pay period that its section 45 notice names. */
  readonly protectedEarnings?: Amount | null;
}

export interface PayDeduction {
  readonly description: string;
  readonly amount: Aud | undefined;
  readonly percentage: Decimal | undefined;
  readonly basis: DeductionBasis;
  readonly limit: Aud | undefined;
  readonly classification: DeductionClassification;
  readonly isIncludedInSuperCalculations: boolean;
  readonly protectedEarnings: Aud | undefined;
}

export const payDeductionMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'percentage',
  'basis',
  'limit',
  'classification',
  'isIncludedInSuperCalculations',
  'protectedEarnings',
]);

const classifications: ReadonlySet<DeductionClassification> = new Set(deductionClassifications);
const bases: ReadonlySet<DeductionBasis> = new Set(['GROSS', 'NET'] as const);

export function readPayDeduction(door: Door, row: Source): PayDeduction {
  const amount = door.dollars(row, 'amount');
  const percentage = door.fraction(row, 'percentage');
  if ((amount === undefined) === (percentage === undefined)) {
    door.refuse('input/conflict', 'amount', 'A deduction has either an amount or a percentage.');
  }
  const classification = door.required(door.code(row, 'classification', classifications), 'classification', 'NORMAL');
  const protectedEarnings = door.dollars(row, 'protectedEarnings');
  if (protectedEarnings !== undefined && classification !== 'CHILD_SUPPORT_DEDUCTION') {
    door.refuse(
      'input/conflict',
      'protectedEarnings',
      'Only a deduction with the classification CHILD_SUPPORT_DEDUCTION leaves protected earnings.',
    );
  }
  return {
    description: door.description(row),
    amount,
    percentage,
    basis: door.code(row, 'basis', bases) ?? 'GROSS',
    limit: door.dollars(row, 'limit'),
    classification,
    isIncludedInSuperCalculations: door.flag(row, 'isIncludedInSuperCalculations', true),
    protectedEarnings,
  };
}
