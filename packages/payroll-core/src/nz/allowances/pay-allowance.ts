import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Amount, InputReader, Source } from '../../input/input-reader';

export interface NzPayAllowanceInput {
  readonly description: string;
  /** Dollars a unit. */
  readonly amount: Amount;
  readonly units?: Amount | null;
  /** The API's category; New Zealand files nothing by it. */
  readonly allowanceCategory?: string | null;
  /** False for reimbursements: they are paid and not taxed. */
  readonly isTaxable?: boolean;
  readonly isItemised?: boolean;
  /** False for what is not salary or wages for KiwiSaver, such as accommodation. */
  readonly isIncludedInSuperCalculations?: boolean;
}

export interface NzPayAllowance {
  readonly description: string;
  readonly amount: Decimal;
  readonly units: Decimal;
  readonly allowanceCategory: string | undefined;
  readonly isTaxable: boolean;
  readonly isItemised: boolean;
  readonly isIncludedInSuperCalculations: boolean;
}

export const nzPayAllowanceMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'units',
  'allowanceCategory',
  'isTaxable',
  'isItemised',
  'isIncludedInSuperCalculations',
]);

const ONE = whole(1);

export function readNzPayAllowance(reader: InputReader, row: Source): NzPayAllowance {
  return {
    description: reader.description(row),
    amount: reader.required(reader.amount(row, 'amount'), 'amount', ONE),
    units: reader.positive(row, 'units') ?? ONE,
    allowanceCategory: reader.text(row, 'allowanceCategory', 32),
    isTaxable: reader.flag(row, 'isTaxable', true),
    isItemised: reader.flag(row, 'isItemised', false),
    isIncludedInSuperCalculations: reader.flag(row, 'isIncludedInSuperCalculations', true),
  };
}
