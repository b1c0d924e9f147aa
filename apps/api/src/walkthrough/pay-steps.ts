import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

export const hours = [{ description: 'Ordinary time', units: 'hours', value: 20, rate: 40 }];
export const longerHours = [{ description: 'Ordinary time', units: 'hours', value: 22, rate: 40 }];

const query = { pay_date: '2026-11-12' };
const november = { from: '2026-11-01', to: '2026-11-30' };

const backPay = {
  ...{ employee_id: '{{employee_id}}', pay_rate_per_hour: 42, pay_date: '2026-11-19' },
  ...november,
};

export const paySteps: readonly WalkthroughStep[] = [
  {
    operation: 'create-super-fund',
    body: { usi: 'STA0100AU', member_number: '1' },
    save: { super_fund_id: 'id' },
  },
  { operation: 'list-super-funds' },
  { operation: 'update-super-fund', path: { id: '{{super_fund_id}}' }, body: { member_number: '12' } },
  { operation: 'preview-pays', query, body: [{ employee_id: '{{employee_id}}', hours }] },
  { operation: 'net-to-gross', query, body: { employee_id: '{{employee_id}}', hours, net: '900.00' } },
  {
    operation: 'create-pays',
    query,
    headers: { 'idempotency-key': 'walkthrough-1' },
    body: [{ employee_id: '{{employee_id}}', hours }],
    save: { pay_id: '0.id', pay_run_id: '0.pay_run_id' },
  },
  { operation: 'rebuild-pay', body: { employee_id: '{{employee_id}}', hours: longerHours } },
  { operation: 'list-pays' },
  { operation: 'get-pay' },
  { operation: 'list-pay-runs' },
  { operation: 'get-pay-run-anomalies' },
  {
    operation: 'acknowledge-pay-run-anomaly',
    body: { employee_id: '{{employee_id}}', code: 'first-pay', note: 'Hired in November' },
  },
  { operation: 'process-pay-run' },
  { operation: 'explain-pay' },
  { operation: 'replay-pay' },
  { operation: 'get-pay-difference', query: { gross: '900.00', tax: '100.00' } },
  { operation: 'get-pay-run-differences' },
  { operation: 'get-forecast' },
  {
    operation: 'create-scenario',
    body: { name: 'A rise', changes: [{ kind: 'raise', percentage: '0.03' }] },
    save: { scenario_id: 'id' },
  },
  { operation: 'list-scenarios' },
  { operation: 'delete-scenario' },
  { operation: 'get-impact', body: { law: { from: '2026-06-30', to: '2026-07-01' } } },
  { operation: 'get-payslip' },
  { operation: 'list-issued-payslips', save: { payslip_id: '0.id' } },
  { operation: 'get-issued-payslip' },
  { operation: 'list-workers-comp-pays', query: { from: '2026-07-01', to: '2027-06-30' } },
  { operation: 'get-bank-file' },
  { operation: 'get-super-file' },
  { operation: 'create-payment-file', body: { kind: 'bank' }, save: { payment_file_id: 'id' } },
  { operation: 'list-payment-files' },
  { operation: 'get-payment-file' },
  { operation: 'cancel-payment-file', body: { reason: 'The bank refused it' } },
  { operation: 'list-super-contributions', query: november },
  { operation: 'record-super-received', body: { pay_ids: ['{{pay_id}}'], received_on: '2026-11-13' } },
  { operation: 'submit-stp-pays', body: { pay_run_id: '{{pay_run_id}}', action: 'NEW' } },
  { operation: 'list-stp-pays', query: november },
  { operation: 'list-stp-messages' },
  { operation: 'get-payroll-tax', query: { financial_year: '2025-26' } },
  { operation: 'get-payroll-tax-file', query: { financial_year: '2025-26' } },
  { operation: 'list-reports' },
  { operation: 'get-report', path: { report: 'payroll-summary' }, query: november },
  { operation: 'update-journal-accounts', body: { wages: '6-1000' } },
  { operation: 'get-journal-accounts' },
  { operation: 'get-journal-file', path: { layout: 'xero' }, query: november },
  { operation: 'preview-correction', body: { employee_id: '{{employee_id}}', hours } },
  { operation: 'correct-pay', query: { confirm_reported: 'true' }, body: { employee_id: '{{employee_id}}', hours } },
  { operation: 'preview-back-pay', body: backPay },
  { operation: 'pay-back-pay', body: backPay },
  { operation: 'delete-super-fund', path: { id: '{{super_fund_id}}' } },
  {
    operation: 'enter-shifts',
    body: [{ employee_id: '{{employee_id}}', date: '2026-11-25', start: '09:00', end: '17:00' }],
    save: { shift_id: '0.id' },
  },
  { operation: 'approve-shifts', body: { shift_ids: ['{{shift_id}}'] } },
  { operation: 'list-shifts', query: november },
  {
    operation: 'open-pay-run',
    body: { pay_period: 'WEEKLY', pay_date: '2026-11-26' },
    save: { shift_run_id: 'pay_run_id' },
  },
  { operation: 'take-timesheets', path: { pay_run_id: '{{shift_run_id}}' } },
  { operation: 'delete-shift', path: { shift_id: '{{shift_id}}' } },
  { operation: 'list-award-checks', query: november },
  {
    operation: 'create-pays',
    query: { pay_date: '2026-12-03' },
    body: [{ employee_id: '{{employee_id}}', hours }],
    save: { pay_id: '0.id' },
  },
  { operation: 'delete-pay' },
];
