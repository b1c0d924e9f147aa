import { bankStateBranch, decimalText, described, optional, text } from '@anz-payroll/companies/fields';
import type { Country } from '@anz-payroll/companies';
import { accepted, compare, decimal, sum, type Result } from 'payroll-core';
import { countryEmployees } from '../../countries/registered-countries';
import { refusal, type EmployeeRefusal } from '../employee-refusal';
import type { DraftPart, ListRule, PartRules } from './part';

const MOST_ACCOUNTS = 10;

const share: ListRule = (list) => {
  const last = list.at(-1);
  if (last !== undefined && (last.values['amount_per_period'] !== null || last.values['percentage'] !== null)) {
    return no(
      'The last account takes the remainder, so it has neither amount_per_period nor percentage.',
      'amount_per_period',
      'percentage',
    );
  }
  for (const [index, { values }] of list.slice(0, -1).entries()) {
    if ((values['amount_per_period'] === null) === (values['percentage'] === null)) {
      return no(
        `Account ${index + 1} is not the last, so it needs amount_per_period or percentage, and not both.`,
        'amount_per_period',
        'percentage',
      );
    }
  }
  const percentages = list.map(({ values }) => values['percentage']).filter((value) => typeof value === 'string');
  return compare(sum(decimal('0'), percentages.map(decimal)), decimal('1')) > 0
    ? no('The percentages of all accounts together are more than 1 (100%).', 'percentage')
    : accepted(undefined);
};

/** Bank files are of the company's country, wherever the employee lives. */
function payableIn(companyCountry: Country, list: readonly DraftPart[]): Result<undefined, EmployeeRefusal> {
  const { bankAccountProblem } = countryEmployees[companyCountry];
  for (const [index, { values }] of list.entries()) {
    const problem = bankAccountProblem(values, index + 1);
    if (problem !== undefined) return no(problem);
  }
  return accepted(undefined);
}

const no = (message: string, ...fields: readonly string[]) => refusal('part/invalid', message, fields);

export const bankAccounts = {
  fields: {
    bsb: optional(bankStateBranch),
    account_number: text(1, 20),
    account_name: text(1, 32),
    reference: optional(text(1, 18)),
    amount_per_period: optional(described(decimalText({ moreThan: '0', places: 2 }), 'Fixed dollars of every pay')),
    percentage: optional(described(decimalText({ moreThan: '0', most: '1', places: 6 }), '0.25 is 25% of the net pay')),
  },
  required: ['account_number', 'account_name'],
  defaults: { bsb: null, reference: null, amount_per_period: null, percentage: null },
  encrypted: ['account_number'],
  most: MOST_ACCOUNTS,
  listRule: (list, employee, companyCountry) => {
    const payable = payableIn(companyCountry, list);
    return payable.ok ? share(list, employee, companyCountry) : payable;
  },
} as const satisfies PartRules;
