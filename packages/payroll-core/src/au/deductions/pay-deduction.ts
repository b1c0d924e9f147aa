import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { Amount, InputReader, Source } from '../../input/input-reader';

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

export function readPayDeduction(reader: InputReader, row: Source): PayDeduction {
  const amount = reader.dollars(row, 'amount');
  const percentage = reader.fraction(row, 'percentage');
  if ((amount === undefined) === (percentage === undefined)) {
    reader.refuse('input/conflict', 'amount', 'A deduction has either an amount or a percentage.');
  }
  const classification = reader.required(
    reader.code(row, 'classification', classifications),
    'classification',
    'NORMAL',
  );
  const protectedEarnings = reader.dollars(row, 'protectedEarnings');
  if (protectedEarnings !== undefined && classification !== 'CHILD_SUPPORT_DEDUCTION') {
    reader.refuse(
      'input/conflict',
      'protectedEarnings',
      'Only a deduction with the classification CHILD_SUPPORT_DEDUCTION leaves protected earnings.',
    );
  }
  return {
    description: reader.description(row),
    amount,
    percentage,
    basis: reader.code(row, 'basis', bases) ?? 'GROSS',
    limit: reader.dollars(row, 'limit'),
    classification,
    isIncludedInSuperCalculations: reader.flag(row, 'isIncludedInSuperCalculations', true),
    protectedEarnings,
  };
}
