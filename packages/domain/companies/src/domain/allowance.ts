import { decimalText, listOf, oneOf, optional, recordId, yesOrNo, type Field, type ValuesOf } from '../fields';

export const allowanceCategories = ['AD', 'CD', 'KN', 'LD', 'MD', 'OD', 'QN', 'RD', 'TD'] as const;

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
  auto_apply_to_pay: optional(yesOrNo),
  is_taxable: optional(yesOrNo),
  is_itemised: optional(yesOrNo),
  is_included_in_super_calculations: optional(yesOrNo),
  employee_ids: optional(listOf(recordId, MAX_ATTACHED)),
} as const;

export type AllowanceBody = Partial<ValuesOf<typeof allowanceFields>>;

/** A company-wide template. A pay that used it keeps its own copy and no link back. */
export interface CompanyAllowance {
  readonly id: number;
  readonly companyId: number;
  readonly version: number;
  readonly description: string;
  readonly amount: string;
  readonly category: (typeof allowanceCategories)[number] | 'Unclassified' | null;
  readonly autoApplyToPay: boolean;
  readonly isTaxable: boolean;
  readonly isItemised: boolean;
  readonly isIncludedInSuperCalculations: boolean;
  readonly employeeIds: readonly number[];
}

export type NewCompanyAllowance = Omit<CompanyAllowance, 'id' | 'version'>;
