import { decimal, whole } from '../../money';
import { explainAsText } from '../../trace';
import { InputReader } from '../../input/input-reader';
import type { AuLeaveType } from './leave-type';
import { readPayLeave, type PayLeaveInput } from './pay-leave';
import { explainLeave, priceLeave, type LeaveRates } from './price-leave';

const rates: LeaveRates = {
  payRatePerHour: decimal('35.50'),
  hourlyAmountForWorkersCompLeave: decimal('33.25'),
  hourlyAmountForPaidParentalLeave: decimal('24.95'),
  leaveLoadingPercentage: decimal('0.175'),
};

function read(row: Partial<PayLeaveInput>) {
  const reader = new InputReader();
  const source = { description: 'Leave', leaveType: 'HOLIDAY', date: '2026-11-10', hours: '7.6', ...row };
  const leave = readPayLeave(reader, source, whole(0));
  expect(reader.refusal).toBeUndefined();
  return leave;
}

function priced(row: Partial<PayLeaveInput>, own: Partial<LeaveRates> = {}) {
  return priceLeave(read(row), { ...rates, ...own });
}

function explained(row: Partial<PayLeaveInput>) {
  return explainLeave(priced(row), read(row), rates);
}

describe('a row of leave', () => {
  test.each<[string, Partial<PayLeaveInput>, string, string, string]>([
    ['annual leave with loading: 7.6 × 35.50 = 269.80, × 0.175 = 47.215', {}, '35.5', '269.8', '47.22'],
    ['a loading that was given', { leaveLoadingAmount: '10.005' }, '35.5', '269.8', '10.01'],
    ['a loading of nothing', { leaveLoadingAmount: 0 }, '35.5', '269.8', '0'],
    ['a rate of its own, loading on it', { rate: 20 }, '20', '152', '26.6'],
    ['a multiplier', { multiplier: '0.5', leaveType: 'LONG_SERVICE' }, '17.75', '134.9', '0'],
    ['sick leave has no loading', { leaveType: 'SICK' }, '35.5', '269.8', '0'],
    ['unpaid leave pays nothing, whatever its rate', { leaveType: 'UNPAID', rate: 99 }, '0', '0', '0'],
    ['workers compensation at its own amount', { leaveType: 'WORKERS_COMP' }, '33.25', '252.7', '0'],
    ['workers compensation at a given rate', { leaveType: 'WORKERS_COMP', rate: 30 }, '30', '228', '0'],
    ['paid parental leave at its own amount', { leaveType: 'PAID_PARENTAL' }, '24.95', '189.62', '0'],
    [
      'employer-funded parental leave at the hourly rate',
      { leaveType: 'EMPLOYER_FUNDED_PAID_PARENTAL' },
      '35.5',
      '269.8',
      '0',
    ],
  ])('%s', (_name, row, rate, amount, loading) => {
    const paid = priced(row);
    expect([paid.rate.toString(), paid.amount.toString(), paid.leaveLoadingAmount.toString()]).toEqual([
      rate,
      amount,
      loading,
    ]);
  });

  test.each<AuLeaveType>(['WORKERS_COMP', 'PAID_PARENTAL'])(
    '%s without an amount is at the hourly rate',
    (leaveType) => {
      const none = { hourlyAmountForWorkersCompLeave: decimal('0'), hourlyAmountForPaidParentalLeave: decimal('0') };
      expect(priced({ leaveType }, none).rate.toString()).toBe('35.5');
    },
  );

  test('has the older name of hours too', () => {
    const paid = priced({});
    expect(paid).toMatchObject({ name: 'Leave', leaveType: 'HOLIDAY', date: '2026-11-10' });
    expect(paid.value).toBe(paid.hours);
  });

  test('says what was multiplied, and the loading where there is one', () => {
    expect(explainAsText(explained({}))).toBe(
      [
        'au.leave.price: Leave: 7.6 hours × 35.5 = 269.8, plus loading 47.22 = 317.02',
        '  given.leave type: leave type holiday',
        '  given.hours: hours 7.6',
        '  given.rate: rate 35.5',
        '  au.leave.loading: 269.8 of leave × 0.175 = 47.215, to the nearest cent 47.22',
        '    given.leave loading of the employee: leave loading of the employee 0.175',
      ].join('\n'),
    );
    expect(explained({}).value.toString()).toBe('317.02');
    expect(explainAsText(explained({ leaveType: 'SICK' }))).toContain('7.6 hours × 35.5 = 269.8\n');
    expect(explainAsText(explained({ leaveLoadingAmount: '10' }))).toContain('given.leave loading: leave loading 10');
  });

  test('a multiplier stands beside the hourly rate that it multiplies', () => {
    expect(explainAsText(explained({ multiplier: '0.5', leaveType: 'LONG_SERVICE' }))).toBe(
      [
        'au.leave.price: Leave: 7.6 hours × 35.5 × 0.5 = 134.9',
        '  given.leave type: leave type long service',
        '  given.hours: hours 7.6',
        '  given.rate: rate 35.5',
        '  given.multiplier: multiplier 0.5',
      ].join('\n'),
    );
    expect(explainAsText(explained({ multiplier: '0.5', leaveType: 'UNPAID' }))).toContain('7.6 hours × 0 = 0\n');
  });
});
