import {
  bankStateBranch,
  checked,
  decimalText,
  described,
  optional,
  text,
  upperCased,
  yesOrNo,
} from '@anz-payroll/companies/fields';
import { isAuAccountNumber } from '@anz-payroll/companies';
import { accepted, compare, decimal, sum, type Result } from 'payroll-core';
import { isAustralianBusinessNumber } from 'payroll-core/identifiers';
import { countryEmployees } from '../../countries/registered-countries';
import { refusal, type EmployeeRefusal } from '../employee-refusal';
import type { DraftPart, PartRules, PartValues } from './part';

/** An APRA fund is reached by its USI; a self-managed one by its ABN, electronic service address and bank account. */
export const superFunds = {
  fields: {
    usi: optional(upperCased(text(1, 20, 'Unique superannuation identifier'))),
    fund_name: optional(text(1, 200)),
    member_number: optional(text(1, 20)),
    is_smsf: described(yesOrNo, 'Self-managed: no USI, but ABN, electronic service address and bank account'),
    abn: optional(checked(isAustralianBusinessNumber, 'an ABN', "The fund's business number")),
    electronic_service_address: optional(text(1, 60)),
    bsb: optional(bankStateBranch),
    account_number: optional(text(1, 20)),
    account_name: optional(text(1, 32)),
    percentage: optional(
      described(
        decimalText({ moreThan: '0', most: '1', places: 6 }),
        'Share of contributions; the first fund takes the rest',
      ),
    ),
  },
  required: [],
  defaults: {
    usi: null,
    fund_name: null,
    member_number: null,
    is_smsf: false,
    abn: null,
    electronic_service_address: null,
    bsb: null,
    account_number: null,
    account_name: null,
    percentage: null,
  },
  encrypted: ['account_number'],
  most: 10,
  listRule: (list, _employee, companyCountry, before = []) => {
    if (!countryEmployees[companyCountry].hasSuperFunds)
      return refusal('part/invalid', 'Super funds belong to Australian companies.');
    for (const { values } of list) {
      if (values['is_smsf'] !== true && values['usi'] === null) {
        return refusal('part/invalid', 'A fund needs usi, or is_smsf true.');
      }
      const missing = ['abn', 'electronic_service_address', 'bsb', 'account_number'].filter(
        (name) => values[name] === null,
      );
      if (values['is_smsf'] === true && missing.length > 0) {
        return refusal('part/invalid', `A self-managed fund needs ${missing.join(', ')}.`);
      }
      if (hasOtherThanAnAccount(values, before)) {
        return refusal('part/invalid', 'The account_number of a fund is a number of up to 12 digits.', [
          'account_number',
        ]);
      }
    }
    // Whoever takes a fund away makes no share larger, and must be able to mend a list stored before this rule was.
    return list.length < before.length ? accepted(undefined) : shares(list);
  },
} as const satisfies PartRules;

/** Contributions are paid to the digits of the number. What was stored before stays until somebody changes it. */
function hasOtherThanAnAccount({ account_number: number }: PartValues, before: readonly DraftPart[]): boolean {
  if (typeof number !== 'string' || isAuAccountNumber(number)) return false;
  return !before.some(({ values }) => values['account_number'] === number);
}

/** The first fund takes what the others leave, so each of the others says its share. */
function shares(list: readonly DraftPart[]): Result<undefined, EmployeeRefusal> {
  const percentages = list.slice(1).map(({ values }) => values['percentage']);
  const without = percentages.findIndex((percentage) => typeof percentage !== 'string');
  if (without !== -1) {
    return refusal(
      'part/invalid',
      `Fund ${without + 2} needs percentage: the first fund takes the rest, so it would receive nothing.`,
      ['percentage'],
    );
  }
  const together = sum(decimal('0'), (percentages as readonly string[]).map(decimal));
  return compare(together, decimal('1')) > 0
    ? refusal('part/invalid', 'The percentages of all funds after the first are more than 1 (100%) together.', [
        'percentage',
      ])
    : accepted(undefined);
}
