import { payslipJson } from './payslip-json';
import { makePayslip } from './make-payslip';
import { exampleFlags, examplePayslip } from '../testing';
import type { Payslip } from './payslip';
import type { PayslipInput } from './payslip-input';

/** With every display flag off, and with every one on: the law does not ask what somebody wants to see. */
const settings = [
  ['with every flag off', exampleFlags(false)],
  ['with every flag on', exampleFlags(true)],
] as const;

const newZealand: Partial<PayslipInput> = {
  country: 'NZ',
  employer: { name: 'Kererū Cafés Limited' },
  employee: { name: 'Hēmi Tāwhiao', ratePerHour: '30', taxCode: 'M SL' },
  rows: {
    hours: [
      { description: 'Ordinary', units: 'hours', value: '32', rate: '30', isOvertime: false, payAmount: '960' },
      { description: 'Holiday pay 8%', units: 'hours', value: '1', rate: '76.8', isOvertime: false, payAmount: '76.8' },
    ],
    leave: [
      {
        name: 'Annual holidays',
        leaveType: 'ANNUAL_HOLIDAYS',
        date: '2026-11-05',
        hours: '8',
        rate: '31.25',
        amount: '250',
        leaveLoadingAmount: '0',
      },
    ],
    allowances: [],
    bonuses: [],
    backPayments: [],
    paySacrifices: [],
    deductions: [{ description: 'Staff loan', amount: '20' }],
  },
  figures: { gross: '1286.8', tax: '232.4', studentLoan: '95.5', studentLoanCir: '5', net: '888.86' },
  kiwisaver: {
    employeeRate: '0.035',
    employeeAmount: '45.04',
    employerRate: '0.035',
    employerAmount: '45.04',
    esctAmount: '7.88',
    employerNetAmount: '37.16',
    treatedAsPay: '0',
  },
  yearToDate: { from: '2026-04-01', gross: '1286.8', tax: '232.4' },
  balances: [],
};

const without = <K extends keyof PayslipInput>(input: PayslipInput, member: K): PayslipInput => {
  const { [member]: _, ...rest } = input;
  return rest as PayslipInput;
};

const line = (lines: Payslip['earnings']['lines'], description: string) =>
  lines.find((each) => each.description === description);

describe.each(settings)('Fair Work Regulations 2009, payslip %s', (_, flags) => {
  const payslip = makePayslip(examplePayslip({ flags }));

  test('3.46(1)(a) the name of the employer', () => {
    expect(payslip.employer.name).toBe('Kookaburra Coffee Pty Ltd');
  });
  test('3.46(1)(b) the name of the employee', () => {
    expect(payslip.employee.name).toBe('Anahera Müller-O’Brien');
  });
  test('3.46(1)(c) the period', () => {
    expect(payslip.period).toMatchObject({ start: '2026-10-26', end: '2026-11-08' });
  });
  test('3.46(1)(d) the date of payment', () => {
    expect(payslip.paymentDate).toBe('2026-11-12');
  });
  test('3.46(1)(e) and (f) gross and net', () => {
    expect([payslip.gross, payslip.net]).toEqual(['3162.92', '2463.42']);
  });
  test.each([
    ['bonus', 'Quarterly bonus', '250'],
    ['loading', 'Annual leave loading', '47.22'],
    ['allowance', 'Laundry', '12.45'],
    ['allowance', 'First aid', '20'],
    ['penalty rate', 'Saturday penalty', '337.25'],
    ['other separate entitlement', 'Overtime 1.5', '106.5'],
    ['other separate entitlement', 'Back pay of September', '61.3'],
  ])('3.46(1)(g) each %s on its own: %s', (_kind, description, amount) => {
    expect(line(payslip.earnings.lines, description)?.amount).toBe(amount);
  });
  test('3.46(1)(h) the ABN of the employer', () => {
    expect(payslip.employer.abn).toBe('51824753556');
  });
  test('3.46(2) each deduction with the fund or account it went to', () => {
    expect(line(payslip.deductions.lines, 'Union fees')).toMatchObject({
      amount: '22.5',
      note: 'paid to United Workers Union, account ***567',
    });
  });
  test('3.46(3) paid by the hour: the ordinary rate, the hours at it, what they paid', () => {
    expect(line(payslip.earnings.lines, 'Ordinary hours')).toMatchObject({
      rate: '35.5',
      quantity: { value: '60.8' },
      amount: '2158.4',
    });
  });
  test('3.46(4) paid by the year: the annual rate', () => {
    const salaried = examplePayslip({ flags, employee: { name: 'Sal', annualRate: '95000', ratePerHour: '35.5' } });
    expect(makePayslip(salaried).employee.annualRate).toBe('95000');
  });
  test('3.46(5) each super contribution and the fund', () => {
    expect(payslip.employerContributions.lines.map(({ description, amount }) => [description, amount])).toEqual([
      ['Super guarantee', '379.55'],
      ['Salary sacrifice', '100'],
    ]);
    expect(payslip.employerContributions.funds).toMatchObject([
      { name: 'AustralianSuper', memberNumber: '9123456789' },
    ]);
  });
  test.each(['Family and domestic violence leave', 'Domestic violence', 'FDV leave', 'fdvl'])(
    '3.47 and 3.48 leave called "%s" is nowhere: it stands among the ordinary hours',
    (name) => {
      const example = examplePayslip({ flags });
      const violence = { ...example.rows.leave[0]!, name, leaveType: 'OTHER', leaveLoadingAmount: '47.22' };
      const hidden = makePayslip({
        ...example,
        rows: { ...example.rows, leave: [violence] },
        balances: [...example.balances, { leaveType: 'OTHER', name, hours: '68.4' }],
      });
      expect(line(hidden.earnings.lines, 'Ordinary hours')).toMatchObject({
        quantity: { value: '68.4' },
        amount: '2475.42',
      });
      expect(hidden.gross).toBe('3162.92');
      const everything = JSON.stringify([hidden, payslipJson(hidden)]);
      expect(everything).not.toMatch(/violence|fdv|2026-11-03/i);
      const withoutBalances = { ...payslipJson(hidden), leave_balances: [] };
      expect(JSON.stringify(withoutBalances)).not.toMatch(/annual leave/i);
    },
  );
});

describe.each(settings)('New Zealand, payslip %s', (_, flags) => {
  const payslip = makePayslip(without(examplePayslip({ ...newZealand, flags }), 'superannuation'));

  test('Employment Relations Act s 130(1)(a): the name of the employee', () => {
    expect(payslip.employee.name).toBe('Hēmi Tāwhiao');
  });
  test('Employment Relations Act s 130(1)(g) and (h): hours, the pay for them, wages of the period and how they came about', () => {
    expect(line(payslip.earnings.lines, 'Ordinary')).toMatchObject({
      quantity: { value: '32' },
      rate: '30',
      amount: '960',
    });
    expect([payslip.gross, payslip.net, payslip.period.start]).toEqual(['1286.8', '888.86', '2026-10-26']);
  });
  test('Holidays Act s 81(2): leave with its date, time and amount', () => {
    expect(line(payslip.earnings.lines, 'Annual holidays')).toMatchObject({
      note: '5 November 2026',
      quantity: { value: '8' },
      amount: '250',
    });
  });
  test('Holidays Act s 28: holiday pay paid with wages is an identifiable component', () => {
    expect(line(payslip.earnings.lines, 'Holiday pay 8%')?.amount).toBe('76.8');
  });
  test('Wages Protection Act s 4, s 5: every deduction is said', () => {
    expect(line(payslip.deductions.lines, 'Staff loan')?.amount).toBe('20');
    expect(payslip.withheld.lines.map(({ description, amount }) => [description, amount])).toEqual([
      ['PAYE', '232.4'],
      ['Student loan', '95.5'],
      ['Student loan, required by Inland Revenue (SLCIR)', '5'],
      ['KiwiSaver employee contribution', '45.04'],
    ]);
  });
  test('KiwiSaver: the contributions of employee and employer, and ESCT', () => {
    expect(payslip.employerContributions.lines).toMatchObject([
      {
        description: 'KiwiSaver employer contribution',
        amount: '37.16',
        note: expect.stringContaining('ESCT 7.88'),
      },
    ]);
  });
  test('family violence leave looks like work here too', () => {
    const example = examplePayslip({ ...newZealand, flags });
    const leave = [{ ...example.rows.leave[0]!, name: 'Leave', leaveType: 'NZ_FAMILY_VIOLENCE', rate: '30' }];
    const hidden = makePayslip(
      without(
        {
          ...example,
          rows: { ...example.rows, leave },
          balances: [{ leaveType: 'NZ_FAMILY_VIOLENCE', name: 'Family violence leave', hours: '80' }],
        },
        'superannuation',
      ),
    );
    expect(line(hidden.earnings.lines, 'Ordinary')).toMatchObject({ quantity: { value: '40' }, amount: '1210' });
    expect(hidden.leaveBalances).toEqual([]);
  });
});
