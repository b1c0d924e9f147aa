import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

export const person = {
  first_name: 'Alinta',
  last_name: 'Walker',
  date_of_birth: '1990-04-12',
  address1: '1 Harbour Street',
  start_date: '2024-07-01',
  employment_status: 'Full-time',
  pay_rate_per_hour: '40',
  pay_period: 'WEEKLY',
  standard_hours_per_day: '7.6',
  standard_days_per_week: 5,
};

const australian = {
  ...person,
  city: 'Sydney',
  state: 'NSW',
  country: 'AU',
  postcode: '2000',
  tax_file_number: '123456782',
  is_foreign_resident: false,
  has_claimed_tax_free_threshold: true,
  has_stsl_liability: false,
  is_closely_held: false,
  primary_bank_bsb: '062-000',
  primary_bank_account_number: '12345678',
};

const account = { bsb: '062-000', account_number: '12345678', account_name: 'A Walker' };
const standing = { description: 'Union fee', amount: '10.00' };

/** The four requests to one kind of list that belongs to an employee. */
export function partSteps(
  one: string,
  many: string,
  create: object,
  change: object,
  path: WalkthroughStep['path'] = {},
): readonly WalkthroughStep[] {
  return [
    { operation: `create-${one}`, path, body: create, save: { id: 'id' } },
    { operation: `list-${many}`, path },
    { operation: `update-${one}`, path, body: change },
    { operation: `delete-${one}`, path },
  ];
}

const leaver = { employee_id: '{{leaver_id}}' };

export const employeeSteps: readonly WalkthroughStep[] = [
  {
    operation: 'create-employees',
    body: [{ ...australian, number: 'E1' }],
    save: { employee_id: '0.employee.id' },
  },
  { operation: 'list-employees' },
  { operation: 'get-employee' },
  { operation: 'update-employees', body: [{ id: '{{employee_id}}', department: 'Bakery' }] },
  ...partSteps('bank-account', 'bank-accounts', account, { account_name: 'A B Walker' }),
  { operation: 'replace-bank-accounts', body: [account] },
  ...partSteps(
    'employee-pay-rate',
    'employee-pay-rates',
    { description: 'Weekend rate', rate: '40.00' },
    { rate: '41.00' },
  ),
  ...partSteps(
    'standing-deduction',
    'standing-deductions',
    { ...standing, classification: 'NORMAL' },
    { amount: '11.00' },
  ),
  ...partSteps('standing-sacrifice', 'standing-sacrifices', standing, { amount: '11.00' }),
  ...partSteps(
    'standing-allowance',
    'standing-allowances',
    { ...standing, allowance_category: 'OD' },
    { amount: '11.00' },
  ),
  ...partSteps(
    'standing-bonus',
    'standing-bonuses',
    { ...standing, tax_method: 'NORMAL_EARNINGS' },
    { amount: '11.00' },
  ),
  { operation: 'set-opening-balances', body: { as_at: '2026-07-01' } },
  { operation: 'get-opening-balances' },
  { operation: 'get-employee-balances' },
  { operation: 'list-company-balances' },
  {
    operation: 'create-employees',
    body: [{ ...australian, first_name: 'Bram', number: 'E2' }],
    save: { leaver_id: '0.employee.id' },
  },
  {
    operation: 'update-employees',
    body: [{ id: '{{leaver_id}}', employee_portal_active: true, email_address: 'bram@example.com' }],
  },
  { operation: 'invite-employee', path: leaver },
  { operation: 'get-employee-access', path: leaver },
  { operation: 'end-employee-access', path: leaver },
  { operation: 'delete-employee', path: leaver },
  { operation: 'restore-employee', path: leaver },
  { operation: 'plan-termination', path: leaver, body: { termination_date: '2027-03-31' } },
  { operation: 'get-planned-termination', path: leaver },
  { operation: 'cancel-planned-termination', path: leaver },
  {
    operation: 'terminate-employee',
    path: leaver,
    body: { termination_date: '2026-11-13', pay_date: '2026-11-13' },
  },
  { operation: 'get-termination', path: leaver },
  { operation: 'reinstate-employee', path: leaver, body: { start_date: '2026-12-01' } },
];
