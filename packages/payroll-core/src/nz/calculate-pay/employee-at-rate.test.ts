import { raisedPay } from '../../changes';
import { employeeAtRate } from './employee-at-rate';

const agreed = { payRatePerHour: '40', hoursPerWeek: '37.5', hoursPerDay: '7.5' };

test('what a week and a day earn at the rate follows the rate', () => {
  const employee = { ...agreed, ordinaryWeeklyPay: '1500', relevantDailyPay: '300.00' };
  expect(employeeAtRate(employee, '41.11')).toEqual({
    ...employee,
    payRatePerHour: '41.11',
    // 37.5 and 7.5 hours at 41.11: 1,541.625 and 308.325, to the nearest cent.
    ordinaryWeeklyPay: '1541.63',
    relevantDailyPay: '308.33',
  });
});

test('what is more than the hours at the rate, or was not told, stays', () => {
  const employee = { ...agreed, ordinaryWeeklyPay: '1600', relevantDailyPay: null };
  expect(employeeAtRate(employee, '50')).toEqual({ ...employee, payRatePerHour: '50' });
  expect(employeeAtRate({ payRatePerHour: '40', relevantDailyPay: '320' }, '50')).toMatchObject({
    relevantDailyPay: '320',
  });
  expect(employeeAtRate({ ...agreed, relevantDailyPay: '300' }, null)).toMatchObject({ payRatePerHour: null });
});

test('a rise of three per cent is one of leave too', () => {
  const employee = { ...agreed, nzTaxCode: 'M', relevantDailyPay: '300' };
  const input = { payDate: '2026-11-12', payPeriod: 'WEEKLY' as const, employee };
  const raised = raisedPay({ country: 'NZ', input }, { kind: 'percentage', by: '0.03' });
  expect(raised).toMatchObject({ ok: true, value: { input: { employee: { relevantDailyPay: '309' } } } });
});
