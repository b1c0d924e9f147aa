import type { AuPay, AuPayEmployee, AuPayInput } from '..';
import { runOwnVector } from 'payroll-conformance';
import { plainPay } from '../../testing/plain-pay';
import { explainAsText } from '../../trace';
import vectors from './vectors/2024-07-01.json';

test.each(vectors.rows)('$hours hours earn $holiday', (row) => {
  expect(runOwnVector('au/leave-accrual', '2024-07-01', row)).toMatchObject({ status: 'passed' });
});

const ordinary = { description: 'Ordinary', units: 'hours', value: '30' };
const overtime = { description: 'Overtime', units: 'hours', value: '10', isOvertime: true };
const leave = (leaveType: string, hours = '10'): NonNullable<AuPayInput['leave']>[number] => ({
  description: 'Leave',
  leaveType: leaveType as 'SICK',
  date: '2026-11-10',
  hours,
});

function pay(lines: Omit<Partial<AuPayInput>, 'employee'>, employee: Partial<AuPayEmployee> = {}): AuPay {
  // A tenth of an hour an hour, so that the hours that earned it can be read off.
  const rates = { accrueHolidayLeavePerHour: '0.1', accrueSickLeavePerHour: '0.2', accrueLslPerHour: '0.05' };
  return plainPay('2026-11-12', { payRatePerHour: '20', ...rates, ...employee }, { hours: [ordinary], ...lines });
}
const accrued = (paid: AuPay): readonly string[] =>
  paid.leaveBalanceRows.slice(0, 3).map((row) => row.accrued.toString());

describe('what earns leave', () => {
  test.each<[string, Omit<Partial<AuPayInput>, 'employee'>, Partial<AuPayEmployee>, readonly string[]]>([
    ['hours worked', {}, {}, ['3', '6', '1.5']],
    ['not overtime', { hours: [ordinary, overtime] }, {}, ['3', '6', '1.5']],
    [
      'overtime where the record says so',
      { hours: [ordinary, overtime] },
      { accrueLeaveOnOvertimeHours: true },
      ['4', '8', '2'],
    ],
    [
      'overtime alone',
      { hours: [ordinary, overtime] },
      { accrueLeaveOnHoursWorked: false, accrueLeaveOnOvertimeHours: true },
      ['1', '2', '0.5'],
    ],
    [
      'nothing',
      { hours: [ordinary, overtime], leave: [leave('SICK')] },
      { accrueLeaveOnHoursWorked: false },
      ['0', '0', '0'],
    ],
    [
      'units that are not time earn none',
      { hours: [ordinary, { ...ordinary, units: 'km', rate: '1' }] },
      {},
      ['3', '6', '1.5'],
    ],
    ['paid leave', { leave: [leave('HOLIDAY')] }, {}, ['4', '8', '2']],
    ['public holidays', { leave: [leave('PAID_PUBLIC_HOLIDAY')] }, {}, ['4', '8', '2']],
    ['not unpaid leave', { leave: [leave('UNPAID')] }, {}, ['3', '6', '1.5']],
    ['not workers compensation', { leave: [leave('WORKERS_COMP')] }, {}, ['3', '6', '1.5']],
    ['not government-paid parental leave', { leave: [leave('PAID_PARENTAL')] }, {}, ['3', '6', '1.5']],
    ['leave switched off', {}, { isLeaveEnabled: false }, ['0', '0', '0']],
    ['long service leave switched off', {}, { isLslEnabled: false }, ['3', '6', '0']],
  ])('%s', (_name, lines, employee, expected) => {
    expect(accrued(pay(lines, employee))).toEqual(expected);
  });

  test('six decimals, half up: 7.3 × 0.0000005', () => {
    const hours = [{ ...ordinary, value: '1' }];
    expect(accrued(pay({ hours }, { accrueHolidayLeavePerHour: '0.0000005' }))[0]).toBe('0.000001');
    expect(accrued(pay({ hours }, { accrueHolidayLeavePerHour: '0.00000049' }))[0]).toBe('0');
  });
});

describe('balances', () => {
  const opening = { holidayLeaveHours: '10', sickLeaveHours: '20', lslHours: '30', rdoHours: '4', toilHours: '5' };

  test('opening, plus earned and banked, less taken', () => {
    const paid = pay(
      {
        leave: [
          leave('HOLIDAY', '1'),
          leave('HOLIDAY', '2'),
          leave('SICK', '4'),
          leave('LONG_SERVICE', '5'),
          { ...leave('OTHER', '6'), takenFrom: 'RDO' },
          { ...leave('OTHER', '7'), takenFrom: 'TOIL' },
          leave('OTHER', '8'),
          leave('COMPASSIONATE', '9'),
        ],
        timeBanked: { rdoHours: '0.5', toilHours: '0.25' },
      },
      { ...opening, accrueHolidayLeavePerHour: 0, accrueSickLeavePerHour: 0, accrueLslPerHour: 0 },
    );
    expect(
      paid.leaveBalanceRows.map((row) => [
        row.leaveType,
        row.name,
        row.accrued.toString(),
        row.taken.toString(),
        row.hours.toString(),
      ]),
    ).toEqual([
      ['HOLIDAY', 'Annual leave', '0', '3', '7'],
      ['SICK', 'Personal leave', '0', '4', '16'],
      ['LONG_SERVICE', 'Long service leave', '0', '5', '25'],
      ['OTHER', 'Rostered days off', '0.5', '6', '-1.5'],
      ['OTHER', 'Time off in lieu', '0.25', '7', '-1.75'],
    ]);
    expect(paid.leaveBalanceRows.map((row) => row.opening.toString())).toEqual(['10', '20', '30', '4', '5']);
    expect(paid.warnings).toEqual([
      { code: 'au.leave/balance-below-zero', message: 'Rostered days off is below zero after this pay: -1.5 hours.' },
      { code: 'au.leave/balance-below-zero', message: 'Time off in lieu is below zero after this pay: -1.75 hours.' },
    ]);
  });

  test('leave taken in advance stays below zero; exactly zero is no warning', () => {
    const paid = pay(
      { leave: [leave('SICK', '26')] },
      { ...opening, holidayLeaveHours: '-7.5', accrueSickLeavePerHour: '0.1' },
    );
    expect(paid.leaveBalanceRows.slice(0, 2).map((row) => row.hours.toString())).toEqual(['-1.9', '-0.4']);
    expect(pay({}, { holidayLeaveHours: '-3' }).warnings).toEqual([]);
  });

  test('the explanation shows the movement', () => {
    const text = explainAsText(pay({}, opening).trace.figures.leaveBalanceRows);
    expect(text).toContain('Annual leave 10 + 3 − 0 = 13; Personal leave 20 + 6 − 0 = 26');
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/ \(since.*$/, '')),
    ).toEqual([
      '  au.leave-accrual.hours: 30 hours earn leave',
      '  au.leave-accrual.holiday: 30 hours × 0.1 = 3 hours',
      '    given.per hour: per hour 0.1',
      '    au.leave-accrual/holidayPerHour: 0.076923 hours of annual leave for each hour, where the record has no rate of its own',
      '  au.leave-accrual.sick: 30 hours × 0.2 = 6 hours',
      '    given.per hour: per hour 0.2',
      '    au.leave-accrual/sickPerHour: 0.038462 hours of personal leave for each hour, where the record has no rate of its own',
      '  au.leave-accrual.long-service: 30 hours × 0.05 = 1.5 hours',
      '    given.per hour: per hour 0.05',
      '    au.leave-accrual/longServicePerHour: 0.016667 hours of long service leave for each hour, where the record has no rate of its own',
    ]);
    expect(
      explainAsText(pay({}, { accrueHolidayLeavePerHour: null }).trace.figures.leaveBalanceRows)
        .split('\n')
        .slice(2, 4)
        .map((line) => line.replace(/ \(since.*$/, '')),
    ).toEqual([
      '  au.leave-accrual.holiday: 30 hours × 0.076923 = 2.30769 hours',
      '    au.leave-accrual/holidayPerHour: 0.076923 hours of annual leave for each hour',
    ]);
    expect(explainAsText(pay({}, { isLslEnabled: false }).trace.figures.leaveBalanceRows)).toContain(
      'au.leave-accrual.long-service: long service leave is switched off',
    );
  });
});
