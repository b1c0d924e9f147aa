import {
  allowanceCategories,
  allowanceDescription,
  countryCompany,
  normalKey,
  otherAllowanceType,
  OTHER_TYPE_NEEDS_OD,
  WITHIN_LIMIT_IS_AUSTRALIAN,
  withinLimitOfItem,
  type Country,
} from '@anz-payroll/companies';
import {
  bankStateBranch,
  day,
  decimalText,
  described,
  oneOf,
  optional,
  text,
  yesOrNo,
} from '@anz-payroll/companies/fields';
import { accepted, type Result } from 'payroll-core';
import { countryEmployees } from '../../countries/registered-countries';
import { refusal, type EmployeeRefusal } from '../employee-refusal';
import type { DraftPart, ListRule, PartRules } from './part';

const money = decimalText({ least: '0', places: 4 });
const share = described(decimalText({ moreThan: '0', most: '1', places: 6 }), '0.05 is 5%; instead of amount');
const cap = described(decimalText({ moreThan: '0', places: 4 }), 'The most that one pay takes');

const no = (message: string, ...fields: readonly string[]) => refusal('part/invalid', message, fields);

/** A description names an item: pays look their items up by it, so an employee has it once in each list. */
function namedOnce(list: readonly DraftPart[]): Result<undefined, EmployeeRefusal> {
  const seen = new Set<string>();
  for (const { values } of list) {
    const key = normalKey(String(values['description']));
    if (seen.has(key))
      return refusal('part/duplicate-description', 'The employee already has an entry with this description.', [
        'description',
      ]);
    seen.add(key);
  }
  return accepted(undefined);
}

const fixedOrShare: ListRule = (list) => {
  for (const { values } of list) {
    if ((values['amount'] === null) === (values['percentage'] === null)) {
      return no('An entry needs amount or percentage, and not both.', 'amount', 'percentage');
    }
  }
  return namedOnce(list);
};

/** A receiver without an account is a name on the list of deductions; an account is one of the company's country. */
const receiverNeeds: Readonly<Record<Country, string>> = {
  AU: 'receiver_name, receiver_bsb and a receiver_account_number of up to 12 digits',
  NZ: 'receiver_name and a receiver_account_number whose digits check, and has no receiver_bsb',
};

const receiverRule: ListRule = (list, employee, companyCountry) => {
  for (const { values } of list) {
    const { receiver_bsb: bsb, receiver_account_number: number, receiver_name: name } = values;
    if ((bsb ?? null) === null && (number ?? null) === null) continue;
    const problem = countryEmployees[companyCountry].bankAccountProblem(
      { bsb: bsb ?? null, account_number: number ?? null },
      1,
    );
    if (problem !== undefined || (name ?? null) === null) {
      return no(`The account that "${String(values['description'])}" goes to needs ${receiverNeeds[companyCountry]}.`);
    }
  }
  return fixedOrShare(list, employee, companyCountry);
};

export const deductions = {
  fields: {
    description: text(1, 60),
    amount: optional(money),
    percentage: optional(share),
    basis: oneOf('GROSS', 'NET'),
    limit: optional(cap),
    classification: oneOf('CHARITY', 'CHILD_SUPPORT_DEDUCTION', 'CHILD_SUPPORT_GARNISHEE', 'NORMAL', 'UNION_FEES'),
    is_included_in_super_calculations: yesOrNo,
    auto_apply_to_pay: yesOrNo,
    receiver_name: optional(described(text(1, 32), 'Who is paid what was deducted, as the account is named')),
    receiver_bsb: optional(bankStateBranch),
    receiver_account_number: optional(text(1, 20)),
    receiver_reference: optional(described(text(1, 18), 'What the receiver knows the payment by')),
  },
  required: ['description', 'classification'],
  defaults: {
    amount: null,
    percentage: null,
    basis: 'GROSS',
    limit: null,
    is_included_in_super_calculations: true,
    auto_apply_to_pay: true,
    receiver_name: null,
    receiver_bsb: null,
    receiver_account_number: null,
    receiver_reference: null,
  },
  encrypted: ['receiver_account_number'],
  most: 200,
  listRule: receiverRule,
} as const satisfies PartRules;

/** Where no pay can have a sacrifice, a standing one would have every pay of the employee refused. */
const sacrificeRule: ListRule = (list, employee, companyCountry, before = []) =>
  !countryEmployees[companyCountry].hasSalarySacrifice && list.length > before.length
    ? no(
        'Salary sacrifice belongs to Australian companies. In New Zealand an employer contribution is treated as pay by employer_contrib_tax_method.',
      )
    : fixedOrShare(list, employee, companyCountry);

export const sacrifices = {
  fields: {
    description: text(1, 60),
    amount: optional(money),
    percentage: optional(described(share, 'Of gross; 0.05 is 5%; instead of amount')),
    limit: optional(cap),
    is_included_in_super_calculations: yesOrNo,
    is_super: yesOrNo,
    auto_apply_to_pay: yesOrNo,
  },
  required: ['description'],
  defaults: {
    amount: null,
    percentage: null,
    limit: null,
    is_included_in_super_calculations: true,
    is_super: true,
    auto_apply_to_pay: true,
  },
  encrypted: [],
  most: 200,
  listRule: sacrificeRule,
} as const satisfies PartRules;

export const ownAllowances = {
  fields: {
    description: text(1, 60),
    amount: decimalText({ moreThan: '0', places: 4 }),
    units: decimalText({ moreThan: '0', places: 4 }),
    allowance_category: optional(oneOf(...allowanceCategories)),
    other_type: optional(otherAllowanceType),
    is_taxable: yesOrNo,
    is_itemised: yesOrNo,
    is_included_in_super_calculations: yesOrNo,
    is_within_limit: optional(withinLimitOfItem),
    auto_apply_to_pay: yesOrNo,
  },
  required: ['description', 'amount'],
  defaults: {
    units: '1',
    allowance_category: null,
    other_type: null,
    is_taxable: true,
    is_itemised: false,
    is_included_in_super_calculations: true,
    is_within_limit: null,
    auto_apply_to_pay: true,
  },
  encrypted: [],
  most: 200,
  listRule: (list, _employee, companyCountry) => {
    for (const { values } of list) {
      const description = allowanceDescription(String(values['description']));
      if (!description.ok) return no(description.error.message, 'description');
      const { needsAllowanceCategory } = countryCompany(companyCountry);
      const mayHaveOtherType = values['allowance_category'] === 'OD' && needsAllowanceCategory;
      if (!mayHaveOtherType && (values['other_type'] ?? null) !== null) return no(OTHER_TYPE_NEEDS_OD, 'other_type');
      if (!needsAllowanceCategory && (values['is_within_limit'] ?? null) !== null) {
        return no(WITHIN_LIMIT_IS_AUSTRALIAN, 'is_within_limit');
      }
      if (needsAllowanceCategory && values['allowance_category'] === null) {
        const { adjective } = countryCompany(companyCountry);
        return no(`allowance_category is required in an ${adjective} company: Single Touch Payroll reports it.`);
      }
    }
    return namedOnce(list);
  },
} as const satisfies PartRules;

export const bonusTaxMethods = [
  'NORMAL_EARNINGS',
  'SPREAD_OVER_SPECIFIC_RANGE',
  'SPREAD_OVER_FINANCIAL_YEAR',
  'METHOD_A_WHOLE_YEAR',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
  'METHOD_B2',
] as const;

const dateRangeMethods: ReadonlySet<unknown> = new Set([
  'SPREAD_OVER_SPECIFIC_RANGE',
  'METHOD_A_SPECIFIC_RANGE',
  'METHOD_B1',
]);

export const bonuses = {
  fields: {
    description: text(1, 60),
    amount: money,
    tax_method: oneOf(...bonusTaxMethods),
    start_date: optional(day),
    end_date: optional(day),
    is_included_in_super_calculations: yesOrNo,
    is_directors_fees: yesOrNo,
    is_return_to_work: yesOrNo,
    is_nz_ess: optional(yesOrNo),
    is_nz_ess_cash_settled: optional(yesOrNo),
    withhold_paye: optional(yesOrNo),
    tax_as_nz_extra_pay: optional(yesOrNo),
    is_nz_discretionary: optional(yesOrNo),
    is_nz_redundancy: optional(yesOrNo),
    is_nz_retiring_allowance: optional(yesOrNo),
    auto_apply_to_pay: yesOrNo,
  },
  required: ['description', 'amount'],
  defaults: {
    tax_method: 'NORMAL_EARNINGS',
    start_date: null,
    end_date: null,
    is_included_in_super_calculations: true,
    is_directors_fees: false,
    is_return_to_work: false,
    is_nz_ess: null,
    is_nz_ess_cash_settled: null,
    withhold_paye: null,
    tax_as_nz_extra_pay: null,
    is_nz_discretionary: null,
    is_nz_redundancy: null,
    is_nz_retiring_allowance: null,
    auto_apply_to_pay: true,
  },
  encrypted: [],
  most: 200,
  listRule: (list) => {
    for (const { values } of list) {
      if (
        dateRangeMethods.has(values['tax_method']) &&
        (values['start_date'] === null || values['end_date'] === null)
      ) {
        return no(`tax_method ${String(values['tax_method'])} needs start_date and end_date.`);
      }
    }
    return namedOnce(list);
  },
} as const satisfies PartRules;
