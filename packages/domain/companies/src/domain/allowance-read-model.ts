import type { CompanyAllowance } from './allowance';

export interface AllowanceReadModel {
  readonly id: number;
  readonly company_id: number;
  readonly description: string;
  readonly amount: string;
  readonly allowance_category: string | null;
  /** Only where it was said. */
  readonly other_type?: string;
  readonly auto_apply_to_pay: boolean;
  readonly is_taxable: boolean;
  readonly is_itemised: boolean;
  readonly is_included_in_super_calculations: boolean;
  /** Only where it was said. */
  readonly is_within_limit?: boolean;
  readonly employee_ids: readonly number[];
}

export function allowanceReadModel(allowance: CompanyAllowance): AllowanceReadModel {
  return {
    id: allowance.id,
    company_id: allowance.companyId,
    description: allowance.description,
    amount: allowance.amount,
    allowance_category: allowance.category,
    ...(allowance.otherType === null ? {} : { other_type: allowance.otherType }),
    auto_apply_to_pay: allowance.autoApplyToPay,
    is_taxable: allowance.isTaxable,
    is_itemised: allowance.isItemised,
    is_included_in_super_calculations: allowance.isIncludedInSuperCalculations,
    ...(allowance.isWithinLimit === null ? {} : { is_within_limit: allowance.isWithinLimit }),
    employee_ids: allowance.employeeIds,
  };
}
