import {
  decimalText,
  described,
  listOf,
  oneOf,
  optional,
  recordId,
  yesOrNo,
  type Field,
  type ValuesOf,
} from '../fields';

export const allowanceCategories = ['AD', 'CD', 'KN', 'LD', 'MD', 'OD', 'QN', 'RD', 'TD'] as const;

/** What an allowance of the category OD is for, in the descriptions of Single Touch Payroll. */
export const otherAllowanceTypes = ['G1', 'H1', 'ND', 'T1', 'U1', 'V1'] as const;

/** Of company templates, an employee's own allowances and the rows of pays alike. */
export const otherAllowanceType = described(
  oneOf(...otherAllowanceTypes),
  'Of an allowance of the category OD, what it is for, as Single Touch Payroll reports it: G1 general (as which it is reported ' +
    'otherwise), H1 home office, ND non-deductible expenses, T1 transport and fares, U1 uniform, V1 private vehicle.',
);

/** Of company templates and an employee's own allowances; a row of a pay says it of itself. */
export const withinLimitOfItem = described(
  yesOrNo,
  'Australia: whether each pay of it stays within the approved rate, the reasonable amount or the award amount. Where it is said, tax and super ' +
    'follow the law of its category on the day of the pay, and is_taxable and is_included_in_super_calculations do not count. Overtime ' +
    'meals and travel (MD, RD) that nothing is withheld from are not reported by Single Touch Payroll.',
);

/** Kept as sent: whether it is blank, too long or badly spelt is a business rule of its own, not one of the schema. */
const anyText: Field<string | null> = {
  read: (value) =>
    value === null || typeof value === 'string'
      ? { ok: true, value }
      : { ok: false, code: 'wrong-type', message: 'must be text' },
  schema: { type: 'string', minLength: 1, maxLength: 60 },
};

export const MAX_ATTACHED = 10_000;

export const allowanceFields = {
  description: anyText,
  amount: optional(decimalText({ places: 4 })),
  allowance_category: optional(oneOf(...allowanceCategories, 'Unclassified')),
  other_type: optional(otherAllowanceType),
  auto_apply_to_pay: optional(yesOrNo),
  is_taxable: optional(yesOrNo),
  is_itemised: optional(yesOrNo),
  is_included_in_super_calculations: optional(yesOrNo),
  is_within_limit: optional(withinLimitOfItem),
  employee_ids: optional(listOf(recordId, MAX_ATTACHED)),
} as const;

/** Why an allowance cannot have an `other_type`. */
export const OTHER_TYPE_NEEDS_OD = 'Only an allowance of the category OD has an other_type, and only in Australia.';

/** Why an allowance cannot have an `is_within_limit`. */
export const WITHIN_LIMIT_IS_AUSTRALIAN = 'Only an allowance in Australia has is_within_limit.';

export type AllowanceBody = Partial<ValuesOf<typeof allowanceFields>>;

/** A company-wide template. A pay that used it keeps its own copy and no link back. */
export interface CompanyAllowance {
  readonly id: number;
  readonly companyId: number;
  readonly version: number;
  readonly description: string;
  readonly amount: string;
  readonly category: (typeof allowanceCategories)[number] | 'Unclassified' | null;
  readonly otherType: (typeof otherAllowanceTypes)[number] | null;
  readonly autoApplyToPay: boolean;
  readonly isTaxable: boolean;
  readonly isItemised: boolean;
  readonly isIncludedInSuperCalculations: boolean;
  /** Where it is said, tax and super follow the law and not the flags. */
  readonly isWithinLimit: boolean | null;
  readonly employeeIds: readonly number[];
}

export type NewCompanyAllowance = Omit<CompanyAllowance, 'id' | 'version'>;
