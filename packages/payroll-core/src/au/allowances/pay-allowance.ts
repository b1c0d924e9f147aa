import type { Decimal } from '../../money/decimal';
import type { Amount, Door, Source } from '../../door/door';

/** The tax office's allowance categories, as Single Touch Payroll names them. */
export const allowanceCategories = ['AD', 'CD', 'KN', 'LD', 'MD', 'OD', 'QN', 'RD', 'TD'] as const;
export type AllowanceCategory = (typeof allowanceCategories)[number];

export interface PayAllowanceInput {
  readonly description: string;
  /** Dollars a unit. */
  readonly amount: Amount;
  readonly units?: Amount | null;
  readonly allowanceCategory: AllowanceCategory;
  readonly isTaxable?: boolean;
  readonly isItemised?: boolean;
  readonly isIncludedInSuperCalculations?: boolean;
}

export interface PayAllowance {
  readonly description: string;
  readonly amount: Decimal;
  readonly units: Decimal;
  readonly allowanceCategory: AllowanceCategory;
  readonly isTaxable: boolean;
  readonly isItemised: boolean;
  readonly isIncludedInSuperCalculations: boolean;
}

export const payAllowanceMembers: ReadonlySet<string> = new Set([
  'description',
  'amount',
  'units',
  'allowanceCategory',
  'isTaxable',
  'isItemised',
  'isIncludedInSuperCalculations',
]);

const categories: ReadonlySet<AllowanceCategory> = new Set(allowanceCategories);

export function readPayAllowance(door: Door, row: Source, one: Decimal): PayAllowance {
  return {
    description: door.description(row),
    amount: door.required(door.amount(row, 'amount'), 'amount', one),
    units: door.positive(row, 'units') ?? one,
    allowanceCategory: door.required(door.code(row, 'allowanceCategory', categories), 'allowanceCategory', 'OD'),
    isTaxable: door.flag(row, 'isTaxable', true),
    isItemised: door.flag(row, 'isItemised', false),
    isIncludedInSuperCalculations: door.flag(row, 'isIncludedInSuperCalculations', true),
  };
}
