import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';
import { partSteps, person } from './employee-steps';
import { hours, longerHours } from './pay-steps';

const november = { from: '2026-11-01', to: '2026-11-30' };
const here = { company_id: '{{nz_company_id}}' };
const employee = { employee_id: '{{nz_employee_id}}' };

export const newZealandSteps: readonly WalkthroughStep[] = [
  {
    operation: 'create-company',
    body: {
      legal_name: 'Kōwhai Limited',
      ird_number: '49091850',
      default_pay_period: 'WEEKLY',
      email_address: 'pay@kowhai.example',
      phone: '03 900 0000',
      contact_name: 'Jo Baker',
      bank_account_number: '01-0902-0068389-00',
    },
    save: { nz_company_id: 'id' },
  },
  {
    operation: 'create-employees',
    path: here,
    body: [
      {
        ...person,
        city: 'Nelson',
        state: 'NSN',
        country: 'NZ',
        postcode: '7010',
        ird_number: '049103468',
        nz_tax_code: 'M',
        number: 'N1',
      },
    ],
    save: { nz_employee_id: '0.employee.id' },
  },
  ...partSteps(
    'absence',
    'absences',
    { reason: 'UNPAID_OTHER', start_date: '2026-08-03', end_date: '2026-08-30' },
    { agreed_to_count: true },
    employee,
  ),
  ...partSteps(
    'closedown',
    'closedowns',
    { start_date: '2026-12-21', end_date: '2027-01-08' },
    { nominated_date: '2026-12-24' },
    employee,
  ),
  ...partSteps(
    'working-day',
    'working-days',
    { date: '2026-12-25', is_working_day: true },
    { is_working_day: false },
    employee,
  ),
  ...partSteps(
    'public-holiday-transfer',
    'public-holiday-transfers',
    { holiday_date: '2026-12-25', transferred_to: '2026-12-24' },
    { transferred_to: '2026-12-23' },
    employee,
  ),
  ...partSteps(
    'earnings-week',
    'earnings-weeks',
    { week_ending: '2026-07-05', gross: '1600.00' },
    { gross: '1700.00' },
    employee,
  ),
  { operation: 'close-down-company', path: here, body: { start_date: '2027-07-05', end_date: '2027-07-09' } },
  { operation: 'replace-earnings-weeks', path: employee, body: [{ week_ending: '2026-07-05', gross: '1600.00' }] },
  {
    operation: 'create-pays',
    path: here,
    query: { pay_date: '2026-11-12' },
    body: [{ employee_id: '{{nz_employee_id}}', hours }],
    save: { nz_pay_id: '0.id', nz_pay_run_id: '0.pay_run_id' },
  },
  { operation: 'process-pay-run', path: { ...here, pay_run_id: '{{nz_pay_run_id}}' } },
  { operation: 'get-payday-filing', path: here, query: november },
  { operation: 'get-employee-details-file', path: here, query: november },
  { operation: 'record-payday-filing', path: here, body: november },
  {
    operation: 'correct-pay',
    path: { ...here, pay_id: '{{nz_pay_id}}' },
    query: { confirm_reported: 'true' },
    body: { employee_id: '{{nz_employee_id}}', hours: longerHours },
  },
  { operation: 'get-payday-amendments', path: here, query: november },
];
