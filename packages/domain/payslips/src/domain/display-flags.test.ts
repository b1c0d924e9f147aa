import { payslipFlagNames, type PayslipFlag } from './display-flags';
import { makePayslip } from './make-payslip';
import { payslipJson } from './payslip-json';
import { exampleFlags, examplePayslip } from '../testing';

/** What one flag does, all others being off (or on, where it takes away). */
const withFlag = (flag: PayslipFlag, value: boolean, others = false) =>
  makePayslip(examplePayslip({ flags: exampleFlags(others, { [flag]: value }) }));

const line = (payslip: ReturnType<typeof makePayslip>, description: string) =>
  payslip.earnings.lines.find((each) => each.description === description);

const balances = (payslip: ReturnType<typeof makePayslip>) => payslip.leaveBalances.map(({ name }) => name);

describe('[2.5] the fifteen payslip display flags', () => {
  test('there are fifteen', () => {
    expect(new Set(payslipFlagNames).size).toBe(15);
  });

  test('show_roster_summary_on_payslip', () => {
    expect(withFlag('show_roster_summary_on_payslip', true).roster).toHaveLength(1);
    expect(withFlag('show_roster_summary_on_payslip', false, true).roster).toEqual([]);
  });

  test('show_position_on_payslip', () => {
    expect(withFlag('show_position_on_payslip', true).employee.position).toBe('Head barista');
    expect(withFlag('show_position_on_payslip', false, true).employee.position).toBeUndefined();
  });

  test('show_department_on_payslip', () => {
    expect(withFlag('show_department_on_payslip', true).employee.department).toBe('Harbour Street');
    expect(withFlag('show_department_on_payslip', false, true).employee.department).toBeUndefined();
  });

  test.each([
    ['payslip_show_holiday_leave_balance', ['Annual leave']],
    ['payslip_show_sick_leave_balance', []],
    ['payslip_show_lsl_balance', ['Long service leave']],
    ['payslip_show_custom_balances', ['Time off in lieu']],
    ['payslip_show_negative_leave_balances', []],
  ] as const)('%s alone shows %j', (flag, names) => {
    expect(balances(withFlag(flag, true))).toEqual(names);
  });

  test('payslip_show_negative_leave_balances lets a balance below zero through', () => {
    const flags = exampleFlags(false, {
      payslip_show_sick_leave_balance: true,
      payslip_show_negative_leave_balances: true,
    });
    expect(makePayslip(examplePayslip({ flags })).leaveBalances).toEqual([
      { name: 'Personal leave', hours: { value: '-3.8', shown: '-3.80' } },
    ]);
    expect(balances(withFlag('payslip_show_negative_leave_balances', false, true))).not.toContain('Personal leave');
  });

  test('payslip_show_hours_and_rate', () => {
    expect(line(withFlag('payslip_show_hours_and_rate', true), 'Overtime 1.5')).toMatchObject({
      quantity: { shown: '2.00' },
      rate: '53.25',
    });
    expect(line(withFlag('payslip_show_hours_and_rate', false, true), 'Overtime 1.5')).toMatchObject({
      quantity: undefined,
      rate: undefined,
      amount: '106.5',
    });
  });

  test('payslip_show_allowance_units', () => {
    expect(line(withFlag('payslip_show_allowance_units', true), 'Laundry')).toMatchObject({
      quantity: { shown: '3.00' },
      rate: '4.15',
      amount: '12.45',
    });
    expect(line(withFlag('payslip_show_allowance_units', false, true), 'Laundry')).toMatchObject({
      quantity: undefined,
      amount: '12.45',
    });
  });

  test('payslip_show_allowance_units: units below one did not scale, so they are not shown', () => {
    const { rows } = examplePayslip();
    const allowances = [{ description: 'Laundry', units: '0.5', amount: '32.45', totalAmount: '32.45' }];
    const payslip = makePayslip(examplePayslip({ rows: { ...rows, allowances } }));
    expect(line(payslip, 'Laundry')).toMatchObject({ quantity: undefined, rate: undefined });
  });

  test('payslip_show_base_ordinary_rate', () => {
    expect(withFlag('payslip_show_base_ordinary_rate', true).employee.baseOrdinaryRate).toBe('35.5');
    expect(withFlag('payslip_show_base_ordinary_rate', false, true).employee.baseOrdinaryRate).toBeUndefined();
  });

  test('payslip_show_ytd and payslip_show_super_ytd', () => {
    const names = (flag: PayslipFlag) => withFlag(flag, true).yearToDate?.figures.map(({ name }) => name);
    expect(names('payslip_show_ytd')).toEqual(['gross', 'tax', 'net']);
    expect(names('payslip_show_super_ytd')).toEqual(['super']);
    expect(names('payslip_time_non_decimal')).toBeUndefined();
  });

  test('payslip_show_zero_dollar_leave', () => {
    expect(line(withFlag('payslip_show_zero_dollar_leave', true), 'Unpaid leave')?.amount).toBe('0');
    expect(line(withFlag('payslip_show_zero_dollar_leave', false, true), 'Unpaid leave')).toBeUndefined();
  });

  test.each([
    ['7.6', '7:36'],
    ['0.25', '0:15'],
    ['7.3333', '7:20'],
    ['38', '38:00'],
    ['-1.5', '-1:30'],
    ['-0.001', '0:00'],
    ['1.9999', '2:00'],
  ])('payslip_time_non_decimal: %s hours are %s', (hours, shown) => {
    const balances = [{ leaveType: 'HOLIDAY', name: 'Annual leave', hours }];
    expect(makePayslip(examplePayslip({ balances })).leaveBalances[0]?.hours).toEqual({ value: hours, shown });
  });

  test('payslip_time_non_decimal touches hours, not other units', () => {
    const { rows } = examplePayslip();
    const hours = [
      { description: 'Ordinary', units: 'Hours', value: '7.6', rate: '10', isOvertime: false, payAmount: '76' },
      {
        description: 'Bins picked',
        units: 'bins',
        value: '7.6',
        rate: '333.1776',
        isOvertime: false,
        payAmount: '2526.15',
      },
    ];
    const payslip = makePayslip(examplePayslip({ rows: { ...rows, hours } }));
    expect([line(payslip, 'Ordinary')?.quantity?.shown, line(payslip, 'Bins picked')?.quantity?.shown]).toEqual([
      '7:36',
      '7.60',
    ]);
    expect(line(payslip, 'Bins picked')?.note).toBe('bins');
  });

  test('the JSON form makes the same choices', () => {
    const json = payslipJson(makePayslip(examplePayslip({ flags: exampleFlags(false) })));
    expect(json).toMatchObject({ year_to_date: null, leave_balances: [], roster: [], employee: { position: null } });
    const all = payslipJson(makePayslip(examplePayslip()));
    expect(all).toMatchObject({
      gross: 3162.92,
      net: 2463.42,
      employer: { abn: '51824753556' },
      year_to_date: { from: '2026-07-01', gross: 28466.28, super: 3415.95 },
      leave_balances: [{ name: 'Annual leave', hours: 84.307692, hours_shown: '84:18' }, {}, {}, {}],
    });
  });
});

describe('a payslip adds up', () => {
  test('a pay whose lines give another gross or net makes no payslip', () => {
    const { figures } = examplePayslip();
    expect(() => makePayslip(examplePayslip({ figures: { ...figures, gross: '3162.93' } }))).toThrow(/gross/);
    expect(() => makePayslip(examplePayslip({ figures: { ...figures, net: '2463.41' } }))).toThrow(/net/);
  });

  test('a share scheme benefit that is no money is said and not added', () => {
    const { rows } = examplePayslip();
    const bonuses = [...rows.bonuses, { description: 'Shares', amount: '900', isBenefitInKind: true }];
    const payslip = makePayslip(examplePayslip({ rows: { ...rows, bonuses } }));
    expect(payslip.benefitsInKind).toMatchObject([{ description: 'Shares', amount: '900' }]);
    expect(payslip.gross).toBe('3162.92');
  });
});
