import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Amount, Door, Source } from '../../door/door';

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

export function readNzPayAllowance(door: Door, row: Source): NzPayAllowance {
  return {
    description: door.description(row),
    amount: door.required(door.amount(row, 'amount'), 'amount', ONE),
    units: door.positive(row, 'units') ?? ONE,
    allowanceCategory: door.text(row, 'allowanceCategory', 32),
    isTaxable: door.flag(row, 'isTaxable', true),
    isItemised: door.flag(row, 'isItemised', false),
    isIncludedInSuperCalculations: door.flag(row, 'isIncludedInSuperCalculations', true),
  };
}
