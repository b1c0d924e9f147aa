import { accepted, type Result } from 'payroll-core';
import { refusal, type CompaniesRefusal } from '../domain/companies-refusal';
import type { NewCompanyAllowance } from '../domain/allowance';
import { normalKey } from '../domain/normal-key';
import type { CompanyStores } from '../ports';

/** The rules that need the company's other records; the caller holds the company's lock, so that none can appear meanwhile. */
export async function checkAllowance(
  stores: CompanyStores,
  allowance: NewCompanyAllowance & { readonly id?: number },
): Promise<Result<undefined, CompaniesRefusal>> {
  const key = normalKey(allowance.description);
  const holder = await stores.allowances.withDescription(allowance.companyId, key);
  if (holder !== undefined && holder !== allowance.id) {
    return refusal('allowance/duplicate-description', `description is already used by company allowance ${holder}.`);
  }
  if (await stores.staff.ownsAllowance(allowance.companyId, key)) {
    return refusal(
      'allowance/duplicate-description',
      'description is already used by an allowance of an employee of this company.',
    );
  }
  const visible = await stores.staff.visibleAmong(allowance.companyId, allowance.employeeIds);
  const strangers = allowance.employeeIds.filter((id) => !visible.has(id));
  if (strangers.length > 0) {
    return refusal(
      'allowance/invalid',
      `employee_ids must be employees of this company that are not deleted; these are not: ${strangers.join(', ')}.`,
    );
  }
  return accepted(undefined);
}
