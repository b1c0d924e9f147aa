import type { CompanyReadModel } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import fc from 'fast-check';
import type { CalculationInput, PayRecord } from '@anz-payroll/pay-runs';
import { au, nz } from 'payroll-core';
import { makePayslip } from './make-payslip';
import { payslipOfPay } from './payslip-of-pay';
import { usualFlags } from '../testing';

const company = {
  legal_name: 'Wattle Pty Ltd',
  trading_name: null,
  abn: '51824753556',
  address1: '1 Harbour Street',
  address2: null,
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
} as unknown as CompanyReadModel;

const employee = {
  ...usualFlags,
  first_name: 'Now',
  last_name: 'Renamed',
  address1: '2 Side Street',
  address2: null,
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  position: null,
  department: 'Floor',
  pay_rate_per_hour: '99',
  pay_method: 'DIRECT BANK ENTRY',
  nz_tax_code: 'M',
  is_super_enabled: true,
  default_employee_fund_usi: 'STA0100AU',
  default_employee_fund_member_number: '123',
  primary_bank_bsb: '062-000',
  primary_bank_account_number: '12345678',
  primary_bank_account_name: 'A Walker',
  secondary_bank_bsb: null,
  secondary_bank_account_number: null,
  secondary_bank_amount_per_period: null,
} as unknown as EmployeeReadModel;

/** A pay as the store keeps it, worked out by the calculation library. */
function stored(country: 'AU' | 'NZ', input: object, more: object = {}): PayRecord {
  const worked =
    country === 'AU'
      ? au.calculatePay(input as Parameters<typeof au.calculatePay>[0])
      : nz.calculatePay(input as Parameters<typeof nz.calculatePay>[0]);
  if (!worked.ok) throw new Error(worked.error.message);
  const result = JSON.parse(JSON.stringify(worked.value));
  return {
    id: 7,
    country,
    status: 'processed',
    payDate: '2026-11-12',
    payPeriod: 'FORTNIGHTLY',
    periodStart: '2026-11-02',
    periodEnd: '2026-11-15',
    department: null,
    employee: { number: 'E1', firstName: 'Alinta', lastName: 'Walker', emailAddress: null },
    net: result.net,
    yearToDate: { gross: '5000', tax: '1000', net: '4000', super: '600', kiwisaverEmployee: '175' },
    result,
    termination: null,
    ...more,
  } as unknown as PayRecord;
}

const payslipOf = (pay: PayRecord, changes: Partial<EmployeeReadModel> = {}, calculationInput?: CalculationInput) =>
  makePayslip(
    payslipOfPay({
      pay,
      calculationInput,
      company,
      employee: { ...employee, ...changes },
      bankAccounts: [],
      superFunds: [],
      deductions: [],
    }),
  );

const auInput = (more: object = {}) => ({
  payDate: '2026-11-12',
  payPeriod: 'FORTNIGHTLY',
  employee: {
    payRatePerHour: '35.50',
    dateOfBirth: '1990-01-01',
    leaveLoadingPercentage: '0.175',
    superRate: '0.14',
    taxDeclaration: {
      taxFileNumber: 'quoted',
      residency: 'resident',
      claimsTaxFreeThreshold: true,
      hasStudyLoan: true,
    },
  },
  hours: [{ description: 'Ordinary', units: 'hours', value: '68.4' }],
  ...more,
});

const nzInput = (more: object = {}) => ({
  payDate: '2026-11-12',
  payPeriod: 'FORTNIGHTLY',
  employee: { payRatePerHour: '42.00', nzTaxCode: 'M SL', kiwisaverStatusCode: 'AK', esctRate: '0.30' },
  hours: [{ description: 'Ordinary', units: 'hours', value: '80' }],
  ...more,
});

describe('the payslip of a stored pay', () => {
  test('holiday pay with the pay has a line of its own, and the lines add up to gross', () => {
    const terms = { basis: 'INTERMITTENT', startDate: '2026-06-01', isAgreed: true };
    const input = nzInput();
    const pay = stored('NZ', { ...input, employee: { ...input.employee, holidayPayWithPay: terms } });
    // 80 hours at 42 dollars, and 8 % of them. @law Holidays Act 2003 s 28(1)
    const lines = JSON.stringify(payslipOf(pay));
    expect(pay.result.gross).toBe(String(3360 + 268.8));
    expect(lines).toContain('"description":"Holiday pay 8%"');
    expect(lines).toContain('"amount":"268.8"');
  });

  test('the tax code is the one that the pay was worked out by, as Inland Revenue lists it', () => {
    const codeOf = (paid: object, now: Partial<EmployeeReadModel> = {}) => {
      const input = nzInput({ employee: { payRatePerHour: '42.00', ...paid } });
      const calculationInput = { country: 'NZ', input, termination: null } as unknown as CalculationInput;
      return payslipOf(stored('NZ', input), now, calculationInput).employee.taxCode;
    };
    expect(codeOf({ nzTaxCode: 'M', hasStudentLoan: true })).toBe('M SL');
    expect(codeOf({ nzTaxCode: 'M' }, { nz_tax_code: 'S', has_student_loan: true })).toBe('M');
    expect(codeOf({ noDeclaration: true })).toBe('ND');
    // These have no form with a student loan.
    expect(codeOf({ nzTaxCode: 'CAE', hasStudentLoan: true })).toBe('CAE');
    const certificate = { rate: '0.2', until: '2026-09-30', previousTaxCode: 'SB SL' };
    expect(codeOf({ nzTaxCode: 'STC', hasStudentLoan: true, taxCertificate: certificate })).toBe('SB SL');
  });

  test('names and rate are those of the pay, not what the employee is called and paid since', () => {
    const { employee: shown } = payslipOf(stored('AU', auInput()), { payslip_show_base_ordinary_rate: true });
    expect(shown).toMatchObject({ name: 'Alinta Walker', number: 'E1', baseOrdinaryRate: '35.5' });
  });

  test('the name in plain letters stands beside one in others, and only there', () => {
    const called = (record: Partial<EmployeeReadModel>) =>
      payslipOf(stored('AU', auInput()), record).employee.plainName;
    expect(called({})).toBeUndefined();
    expect(called({ reported_first_name: null, reported_last_name: null })).toBeUndefined();
    expect(
      called({ first_name: '小明', last_name: '王', reported_first_name: 'Xiaoming', reported_last_name: 'Wang' }),
    ).toBe('Xiaoming Wang');
    expect(called({ first_name: 'Kim', last_name: '王', reported_last_name: 'Wang' })).toBe('Kim Wang');
  });

  test('super: guarantee, sacrifice and what the employer adds; they are what the fund gets', () => {
    const pay = stored('AU', auInput({ paySacrifices: [{ description: 'Super', amount: '100' }] }));
    const { employerContributions } = payslipOf(pay);
    expect(employerContributions.lines.map(({ description }) => description)).toEqual([
      'Super guarantee',
      'Salary sacrifice',
      'Additional employer super',
    ]);
    expect(Number(employerContributions.total)).toBe(Number((pay.result as { super: string }).super));
    expect(employerContributions.funds).toEqual([{ name: 'USI STA0100AU', memberNumber: '123', share: undefined }]);
  });

  test('the account that is paid is named and masked', () => {
    const { payments, net } = payslipOf(stored('AU', auInput()));
    expect(payments).toMatchObject([{ accountName: 'A Walker', account: '062-000 *****678' }]);
    expect(Number(payments[0]?.amount)).toBe(Number(net));
    expect(payslipOf(stored('AU', auInput()), { pay_method: 'CASH' }).payments).toEqual([]);
  });

  test('the year runs from 1 July or 1 April; a pending pay has none', () => {
    expect(payslipOf(stored('AU', auInput())).yearToDate).toMatchObject({ from: '2026-07-01' });
    expect(payslipOf(stored('NZ', nzInput())).yearToDate).toMatchObject({
      from: '2026-04-01',
      figures: expect.arrayContaining([{ name: 'kiwisaver', amount: '175' }]),
    });
    const pending = payslipOf(stored('AU', auInput(), { status: 'pending', yearToDate: null }));
    expect([pending.yearToDate, pending.isPending]).toEqual([undefined, true]);
  });

  test('a termination is on the payslip part by part; what no part explains stays in sight', () => {
    const termination = { totalAmount: '3000', taxAmount: '900' };
    const pay = stored('AU', auInput({ termination }), {
      termination: { unusedHolidayAmount: '2000', redundancyAmount: '750', unusedSickAmount: '0' },
    });
    expect(
      payslipOf(pay)
        .earnings.lines.slice(-3)
        .map(({ description, amount }) => [description, amount]),
    ).toEqual([
      ['Unused annual leave', '2000'],
      ['Redundancy payment', '750'],
      ['Termination payment', '250.00'],
    ]);
  });

  const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((n) => (n / 100).toFixed(2));

  test('whatever an Australian pay is made of, its payslip adds up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cents(80), cents(90)), { minLength: 1, maxLength: 5 }),
        fc.array(cents(500), { maxLength: 3 }),
        cents(400),
        cents(2000),
        (hours, allowances, deduction, bonus) => {
          const pay = stored(
            'AU',
            auInput({
              hours: hours.map(([value, rate], i) => ({ description: `Row ${i}`, units: 'hours', value, rate })),
              leave: [{ description: 'Annual leave', leaveType: 'HOLIDAY', date: '2026-11-10', hours: '7.6' }],
              allowances: allowances.map((amount, i) => ({
                description: `Allowance ${i}`,
                amount,
                units: '1.5',
                allowanceCategory: 'OD',
              })),
              deductions: [{ description: 'Union', amount: deduction, classification: 'UNION_FEES' }],
              bonuses: [{ description: 'Bonus', amount: bonus, taxMethod: 'METHOD_A_WHOLE_YEAR' }],
              paySacrifices: [{ description: 'Super', percentage: '0.05' }],
            }),
          );
          const payslip = payslipOf(pay);
          expect(Number(payslip.net)).toBe(Number(pay.net));
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    {},
    { bonuses: [{ description: 'Lump sum', amount: '3000', taxAsNzExtraPay: true }] },
    { bonuses: [{ description: 'Shares', amount: '3000', isNzEss: true, withholdPaye: true }] },
    { bonuses: [{ description: 'Shares', amount: '3000', isNzEss: true, isNzEssCashSettled: true }] },
    { deductions: [{ description: 'Gift', amount: '60', classification: 'CHARITY', isPayrollGiving: true }] },
    { deductions: [{ description: 'Order', amount: '200', classification: 'CHILD_SUPPORT_DEDUCTION' }] },
    { allowances: [{ description: 'Tools', amount: '12.34', units: '3', isTaxable: false }] },
  ])('a New Zealand pay with %j adds up', (more) => {
    const pay = stored('NZ', nzInput(more));
    expect(Number(payslipOf(pay).net)).toBe(Number(pay.net));
  });

  test.each(['GROSS', 'NET'] as const)(
    'an employer contribution that counts as pay adds up too (%s)',
    (employerContribPaidAs) => {
      const base = nzInput();
      const pay = stored(
        'NZ',
        nzInput({
          employee: {
            ...base.employee,
            employerContribTaxMethod: 'PAYE',
            employerContribPayeFraction: '0.5',
            employerContribPaidAs,
          },
        }),
      );
      expect(Number(payslipOf(pay).net)).toBe(Number(pay.net));
    },
  );
});
