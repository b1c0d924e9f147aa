import { accepted, type Result } from 'payroll-core';
import { countryCompany } from '../countries/registered-countries';
import { readFields } from '../fields';
import { allowanceDescription } from './allowance-description';
import {
  allowanceFields,
  OTHER_TYPE_NEEDS_OD,
  WITHIN_LIMIT_IS_AUSTRALIAN,
  type AllowanceBody,
  type CompanyAllowance,
  type NewCompanyAllowance,
} from './allowance';
import { malformed, refusal, type CompaniesRefusal } from './companies-refusal';
import type { Country } from './country';

export function readAllowance(body: unknown): Result<AllowanceBody, CompaniesRefusal> {
  const read = readFields(allowanceFields, body);
  return read.ok ? read : malformed('allowance/malformed', read.error);
}

/** A new template: what must be there is there, and every value obeys the rules for its country. */
export function decideAllowance(
  companyId: number,
  country: Country,
  sent: AllowanceBody,
): Result<NewCompanyAllowance, CompaniesRefusal> {
  if (sent.description === undefined) return refusal('allowance/invalid', 'description is required.');
  if (sent.amount === undefined) return refusal('allowance/invalid', 'amount is required.');
  if (sent.allowance_category === undefined && needsCategory(country)) return unclassified();
  return withValues(
    {
      companyId,
      description: '',
      amount: '0',
      category: null,
      otherType: null,
      autoApplyToPay: false,
      isTaxable: true,
      isItemised: false,
      isIncludedInSuperCalculations: true,
      isWithinLimit: null,
      employeeIds: [],
    },
    country,
    sent,
  );
}

/** A changed template: what is not sent stays, `employee_ids` replaces the whole set. */
export function decideAllowanceChange(
  allowance: CompanyAllowance,
  country: Country,
  sent: AllowanceBody,
): Result<CompanyAllowance, CompaniesRefusal> {
  const decided = withValues(allowance, country, sent);
  return decided.ok ? accepted({ ...allowance, ...decided.value }) : decided;
}

function withValues(
  before: NewCompanyAllowance,
  country: Country,
  sent: AllowanceBody,
): Result<NewCompanyAllowance, CompaniesRefusal> {
  for (const [name, value] of Object.entries(sent)) {
    if (value !== null || name === 'other_type' || name === 'is_within_limit') continue;
    if (name === 'allowance_category')
      return needsCategory(country)
        ? unclassified()
        : withValues(before, country, { ...sent, allowance_category: 'Unclassified' });
    return refusal('allowance/invalid', `${name} must not be null. Leave it out to keep it as it is.`);
  }
  const description =
    typeof sent.description === 'string' ? allowanceDescription(sent.description) : accepted(before.description);
  if (!description.ok) return description;
  if (typeof sent.amount === 'string' && (sent.amount.startsWith('-') || sent.amount === '0')) {
    return refusal('allowance/invalid', `amount must be greater than 0; it is ${sent.amount}.`);
  }
  if (sent.allowance_category === 'Unclassified' && needsCategory(country)) return unclassified();
  const category = sent.allowance_category ?? before.category;
  const mayHaveOtherType = category === 'OD' && needsCategory(country);
  if (!mayHaveOtherType && (sent.other_type ?? null) !== null) {
    return refusal('allowance/invalid', OTHER_TYPE_NEEDS_OD);
  }
  if (!needsCategory(country) && (sent.is_within_limit ?? null) !== null) {
    return refusal('allowance/invalid', WITHIN_LIMIT_IS_AUSTRALIAN);
  }
  return accepted({
    ...before,
    description: description.value,
    amount: sent.amount ?? before.amount,
    category,
    otherType: !mayHaveOtherType ? null : sent.other_type === undefined ? before.otherType : sent.other_type,
    autoApplyToPay: sent.auto_apply_to_pay ?? before.autoApplyToPay,
    isTaxable: sent.is_taxable ?? before.isTaxable,
    isItemised: sent.is_itemised ?? before.isItemised,
    isIncludedInSuperCalculations: sent.is_included_in_super_calculations ?? before.isIncludedInSuperCalculations,
    isWithinLimit: sent.is_within_limit === undefined ? before.isWithinLimit : sent.is_within_limit,
    employeeIds: sent.employee_ids ? [...new Set(sent.employee_ids)].sort((a, b) => a - b) : before.employeeIds,
  });
}

function needsCategory(country: Country): boolean {
  return countryCompany(country).needsAllowanceCategory;
}

function unclassified(): { readonly ok: false; readonly error: CompaniesRefusal } {
  return refusal(
    'allowance/invalid',
    'allowance_category is required for an Australian company and cannot be Unclassified: Single Touch Payroll reports it.',
  );
}
