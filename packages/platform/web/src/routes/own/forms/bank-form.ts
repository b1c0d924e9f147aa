import { masked } from '@anz-payroll/companies';
import { countryFeatures } from '../../../pages';
import { accepted, type OwnForm } from './own-form';

export const bankForm: OwnForm = {
  path: 'bank',
  kind: 'bank-account',
  flag: 'allow_edit_bank_accounts',
  names: ['bsb', 'account_number', 'account_name'],
  title: () => 'Your bank account',
  button: 'Ask for this account',
  intro: async (web, { employerId, employee }) => {
    const of = { customerId: employerId, employeeId: employee.id, kind: 'bank-account' as const };
    const listed = await web.employees.listParts(of);
    const ranked = listed.ok ? listed.value.map(({ values }) => String(values['account_number'])) : [];
    const shown = ranked.length > 0 ? ranked : [employee.primary_bank_account_number].filter((one) => one !== null);
    return shown.map((number) => ['Your pay goes to', masked(number) ?? ''] as const);
  },
  fields: ({ company }) => [
    ...(countryFeatures[company.country].hasBsb
      ? [{ name: 'bsb', label: 'BSB', hint: 'Six digits.', isNumber: true }]
      : []),
    { name: 'account_number', label: 'Account number', isNumber: true },
    { name: 'account_name', label: 'Name of the account' },
  ],
  before: ({ employee }) => ({ account_name: `${employee.first_name} ${employee.last_name}`.slice(0, 32) }),
  read: ({ company }, typed) => {
    const bankAccount = {
      ...(countryFeatures[company.country].hasBsb ? { bsb: (typed['bsb'] ?? '').trim() } : {}),
      account_number: (typed['account_number'] ?? '').trim(),
      account_name: (typed['account_name'] ?? '').trim(),
    };
    return accepted({ bankAccount });
  },
};
