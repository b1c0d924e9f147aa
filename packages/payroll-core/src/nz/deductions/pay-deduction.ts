import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Amount, InputReader, Source } from '../../input/input-reader';
import { dollars } from '../dollars/dollars';

/** The classifications of a deduction, by their API codes. */
export const nzDeductionClassifications = [
  /** A donation through the payroll: it earns a tax credit at once, unless `isPayrollGiving` says otherwise. */
  'CHARITY',
  /** Child support under Inland Revenue's notice: protected net earnings limit it. */
  'CHILD_SUPPORT_DEDUCTION',
  /** Another attachment order: it shares the same limit and ranks behind child support. */
  'CHILD_SUPPORT_GARNISHEE',
  'NORMAL',
  'UNION_FEES',
] as const;
/** One classification of a deduction, such as child support or payroll giving. */
export type NzDeductionClassification = (typeof nzDeductionClassifications)[number];

/** What a percentage is taken of: the pay's gross, or what is left after tax, student loan and KiwiSaver. */
export type NzDeductionBasis = 'GROSS' | 'NET';

export interface NzPayDeductionInput {
  readonly description: string;
  /** Dollars of this pay; or `percentage` of `basis`. */
  readonly amount?: Amount | null;
  /** A fraction: 0.02 is 2 %. */
  readonly percentage?: Amount | null;
  readonly basis?: NzDeductionBasis | null;
  /** The most this item takes from this pay. */
  readonly limit?: Amount | null;
  readonly classification: NzDeductionClassification;
  readonly isIncludedInSuperCalculations?: boolean;
  readonly isPayrollGiving?: boolean;
}

export interface NzPayDeduction {
  readonly description: string;
  readonly amount: Nzd | undefined;
  readonly percentage: Decimal | undefined;
  readonly basis: NzDeductionBasis;
  readonly limit: Nzd | undefined;
  readonly classification: NzDeductionClassification;
  readonly isIncludedInSuperCalculations: boolean;
  readonly isPayrollGiving: boolean;
}

export const nzPayDeductionMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'percentage',
  'basis',
  'limit',
  'classification',
  'isIncludedInSuperCalculations',
  'isPayrollGiving',
]);

const classifications: ReadonlySet<NzDeductionClassification> = new Set(nzDeductionClassifications);
const bases: ReadonlySet<NzDeductionBasis> = new Set(['GROSS', 'NET'] as const);

export function readNzPayDeduction(reader: InputReader, row: Source): NzPayDeduction {
  const amount = dollars(reader, row, 'amount');
  const percentage = reader.fraction(row, 'percentage');
  if ((amount === undefined) === (percentage === undefined)) {
    reader.refuse('input/conflict', 'amount', 'A deduction has either an amount or a percentage.');
  }
  const classification = reader.required(
    reader.code(row, 'classification', classifications),
    'classification',
    'NORMAL',
  );
  const isPayrollGiving = reader.flag(row, 'isPayrollGiving', classification === 'CHARITY');
  if (isPayrollGiving && classification !== 'CHARITY') {
    reader.refuse('input/conflict', 'isPayrollGiving', 'Only a deduction of classification CHARITY is payroll giving.');
  }
  return {
    description: reader.description(row),
    amount,
    percentage,
    basis: reader.code(row, 'basis', bases) ?? 'GROSS',
    limit: dollars(reader, row, 'limit'),
    classification,
    isIncludedInSuperCalculations: reader.flag(row, 'isIncludedInSuperCalculations', true),
    isPayrollGiving,
  };
}
