import { civilDate } from 'payroll-core';
import type { Report } from './report';
import { withoutBanking } from './without-banking';

const report: Report = {
  name: 'deductions',
  title: 'Deductions',
  companyId: 1,
  companyName: 'Bakery',
  language: 'en-AU',
  from: civilDate('2026-07-01'),
  to: civilDate('2026-07-31'),
  columns: [
    { name: 'receiver', title: 'Receiver', kind: 'text' },
    { name: 'account_number', title: 'Account', kind: 'text', isBankAccount: true },
  ],
  rows: [
    { receiver: 'Union', account_number: '12345678' },
    { receiver: 'Charity', account_number: null },
  ],
  totals: null,
  notes: [],
};

test('bank account numbers of a report keep their last three digits', () => {
  expect(withoutBanking(report).rows).toEqual([
    { receiver: 'Union', account_number: '*****678' },
    { receiver: 'Charity', account_number: null },
  ]);
});
