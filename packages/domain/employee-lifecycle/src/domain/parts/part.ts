import type { Country } from '@anz-payroll/companies';
import type { FieldSet } from '@anz-payroll/companies/fields';
import type { Result } from 'payroll-core';
import type { Employee } from '../employee';
import type { EmployeeRefusal } from '../employee-refusal';

/** The lists that hang on an employee, each under its own address. */
export type PartKind =
  | 'bank-account'
  | 'super-fund'
  | 'pay-rate'
  | 'deduction'
  | 'sacrifice'
  | 'allowance'
  | 'bonus'
  | 'opening-balances'
  | 'absence'
  | 'closedown'
  | 'working-day'
  | 'holiday-transfer'
  | 'planned-termination'
  | 'earnings-week'
  | 'approved-leave';

export type PartValues = Readonly<Record<string, unknown>>;

/** One entry of such a list. Lists are kept in the order of `rank`, from 1. */
export interface Part {
  readonly id: number;
  readonly employeeId: number;
  readonly kind: PartKind;
  readonly rank: number;
  readonly values: PartValues;
}

/** A list as it would be after a change; an entry that is new has no id yet. */
export type DraftPart = Pick<Part, 'values'> & { readonly id?: number };

/** What a list must be like, in words when it is not. `before` is the list that a change starts from. */
export type ListRule = (
  list: readonly DraftPart[],
  employee: Employee,
  companyCountry: Country,
  before?: readonly DraftPart[],
) => Result<undefined, EmployeeRefusal>;

/** What entries of one kind hold, what they cannot do without, and what the whole list must obey. */
export interface PartRules {
  readonly fields: FieldSet;
  readonly required: readonly string[];
  readonly defaults: PartValues;
  /** Kept in the vault. */
  readonly encrypted: readonly string[];
  readonly most: number;
  readonly listRule: ListRule;
}
