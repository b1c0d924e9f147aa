import type { Decimal } from '../../money';
import { parametersUsed, type Explanation, type Step } from '../../trace';
import { calculatePay, nzPayWarningCodes, type NzPay, type NzPayInput } from '..';
import { addDays } from '../../calendar/civil-date';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';
import { paye } from '../paye/paye';

const weekly: NzPayInput = {
  payDate: '2026-10-15',
  payPeriod: 'WEEKLY',
  employee: { nzTaxCode: 'M', kiwisaverStatusCode: 'NK' },
};
const dollars = (amount: string) => [{ description: 'Pay', units: 'dollars', value: amount, rate: '1' }];

function paid(input: NzPayInput): NzPay {
  const pay = calculatePay(input);
  if (!pay.ok) throw new Error(`${pay.error.code} ${pay.error.path ?? ''}: ${pay.error.message}`);
  const { deductions, leaveBalanceRows, ...others } = pay.value.trace.explain();
  expect([deductions, leaveBalanceRows, ...Object.values(others)].flatMap(unexplained)).toEqual([]);
  expect(deductions.value).toBe(pay.value.totalDeductions.toString());
  for (const [name, { value }] of Object.entries(others))
    expect([name, value]).toEqual([name, String(pay.value[name as Figure])]);
  for (const { message } of pay.value.warnings) expect(message).toMatch(sentence);
  return pay.value;
}

const sentence = /^["A-Z].{20,}\.$/;

/** Balances stand on what they say, and what is shared with other pays on figures that their pays explain. */
const standAlone = new Set([
  'nz.pay.leave-balances',
  'nz.pay.paye-of-period',
  'nz.pay.levy-of-period',
  'nz.pay.student-loan-of-period',
]);

/**
 * The steps of a pay that fail to explain it: every one has a rule and says something with its figures in it, and a
 * figure other than nil stands on reasons.
 */
function unexplained({ rule, value, says, law, because }: Explanation): readonly string[] {
  const isNamed = /^given\.\S|^nz\.[a-z-]+(?:$|\.[a-z-]+$|\/\S+$)/.test(rule);
  const isSaid = /\S/.test(says) && !/undefined|NaN|\[object/.test(says);
  const hasReason =
    because !== undefined || law !== undefined || rule.startsWith('given.') || value === '0' || standAlone.has(rule);
  const own = isNamed && isSaid && hasReason ? [] : [`${rule}: ${says}`];
  return [...own, ...(because ?? []).flatMap(unexplained)];
}

/** The figures of a pay that a test asks about, as text. */
function figures(pay: NzPay, ...names: Figure[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, pay[name].toString()]));
}

type Figure = { [K in keyof NzPay]: NzPay[K] extends Decimal ? K : never }[keyof NzPay];

const codes = (pay: NzPay): string[] => pay.warnings.map((warning) => warning.code);

describe('a whole pay', () => {
  test("Inland Revenue's casebook 3.1, M SL: donation, child support, KiwiSaver and loan in one week", () => {
    const pay = paid({
      payDate: '2024-08-07',
      payPeriod: 'WEEKLY',
      employee: {
        nzTaxCode: 'M SL',
        kiwisaverStatusCode: 'AK',
        kiwisaverEmployeeRate: '0.03',
        kiwisaverEmployerRate: '0.03',
        esctRate: '0.175',
      },
      hours: dollars('926.28'),
      deductions: [
        { description: 'Child support', amount: '20.99', classification: 'CHILD_SUPPORT_DEDUCTION' },
        { description: 'Donation', amount: '23.81', classification: 'CHARITY' },
      ],
    });
    expect(
      figures(
        pay,
        'gross',
        'taxableGross',
        'paye',
        'payrollGivingCredit',
        'tax',
        'nzStudentLoan',
        'taxPlusStudentLoan',
        'kiwisaverEmployeeAmount',
        'kiwisaverEmployerAmount',
        'kiwisaverEsctAmount',
        'kiwisaverEmployerNetAmount',
        'totalKiwiSaver',
        'totalDeductions',
        'net',
        'accEarnersLevy',
        'kiwisaverEmployeeRate',
        'kiwisaverEmployerRate',
        'kiwisaverPayeGrossUplift',
        'periodStudentLoanCir',
        'periodStudentLoanBor',
      ),
    ).toEqual({
      gross: '926.28',
      taxableGross: '926.28',
      paye: '155.91',
      payrollGivingCredit: '7.93',
      tax: '147.98',
      nzStudentLoan: '55.44',
      taxPlusStudentLoan: '203.42',
      kiwisaverEmployeeAmount: '27.78',
      kiwisaverEmployerAmount: '27.78',
      kiwisaverEsctAmount: '4.72',
      kiwisaverEmployerNetAmount: '23.06',
      totalKiwiSaver: '50.84',
      totalDeductions: '44.8',
      // 926.28 − 147.98 − 55.44 − 27.78 − 44.80
      net: '650.28',
      accEarnersLevy: '14.82',
      kiwisaverEmployeeRate: '0.03',
      kiwisaverEmployerRate: '0.03',
      kiwisaverPayeGrossUplift: '0',
      periodStudentLoanCir: '0',
      periodStudentLoanBor: '0',
    });
    expect(pay.warnings).toEqual([]);
    expect(pay.payDate).toBe('2024-08-07');
    expect(JSON.parse(JSON.stringify(pay.employmentInformation))).toEqual({
      gross: '926.28',
      priorGrossAdjustments: '0',
      notLiableForAcc: '0',
      paye: '155.91',
      priorPayeAdjustments: '0',
      childSupport: '20.99',
      studentLoan: '55.44',
      studentLoanCompulsoryExtra: '0',
      studentLoanVoluntary: '0',
      kiwisaverDeductions: '27.78',
      kiwisaverEmployerNet: '23.06',
      esct: '4.72',
      payrollGivingCredits: '7.93',
      familyTaxCredits: '0',
      shareSchemes: '0',
      lumpSumIndicator: 0,
    });
    // 926.28 × 1.6 % = 14.82, the levy that the casebook prints for this pay.
    expect(pay.trace.explain().accEarnersLevy).toMatchObject({
      value: '14.82',
      says: '926.28 × 0.016, truncated to cents 14.82',
      because: [{ rule: 'given.earnings' }, { rule: 'nz.acc-earners-levy/rate', law: { since: '2024-04-01' } }],
    });
  });

  test('hours by rate, multiplier and reference, leave, allowances and a regular bonus are one ordinary pay', () => {
    const pay = paid({
      ...weekly,
      employee: { ...weekly.employee, payRatePerHour: '30.335' },
      hours: [
        { description: 'Ordinary', units: 'hours', value: '32' },
        { description: 'Overtime', units: 'Hrs', value: 4, multiplier: '1.5', isOvertime: true },
        {
          description: 'Call-out',
          units: 'h',
          value: '1.25',
          rate: '40',
          rateReference: 'R1',
          rateDescription: 'Call',
        },
        { description: 'Driving', units: 'km', value: '10', rate: '0.95' },
      ],
      leave: [
        {
          description: 'Jury',
          leaveType: 'NZ_JURY_SERVICE',
          date: '2026-10-12',
          hours: '4',
          leaveLoadingAmount: '1.5',
        },
        { description: 'Unpaid', leaveType: 'UNPAID', date: '2026-10-13', hours: '8', rate: '99' },
      ],
      allowances: [
        { description: 'Tools', amount: '10.005', units: '2' },
        { description: 'Half a unit', amount: '8', units: '0.5' },
        { description: 'Mileage', amount: '25', isTaxable: false },
      ],
      bonuses: [{ description: 'Sales', amount: '100', taxMethod: 'NORMAL_EARNINGS' }],
    });
    // 970.72 + 182.01 + 50 + 9.5; 121.34 + 1.5; 20.01 + 8 + 25; 100
    expect(pay.hours.map((row) => [row.description, String(row.rate), String(row.payAmount), row.isOvertime])).toEqual([
      ['Ordinary', '30.335', '970.72', false],
      ['Overtime', '45.5025', '182.01', true],
      ['Call-out', '40', '50', false],
      ['Driving', '0.95', '9.5', false],
    ]);
    expect(pay.hours[2]).toMatchObject({ rateReference: 'R1', rateDescription: 'Call', units: 'h' });
    expect(pay.leave.map((row) => [row.name, String(row.rate), String(row.amount), String(row.value)])).toEqual([
      ['Jury', '30.335', '121.34', '4'],
      ['Unpaid', '0', '0', '8'],
    ]);
    expect(pay.allowances.map((row) => String(row.totalAmount))).toEqual(['20.01', '8', '25']);
    expect(
      figures(
        pay,
        'gross',
        'taxableGross',
        'totalAllowances',
        'hoursWorked',
        'ordinaryEarnings',
        'holidaysActGrossEarnings',
      ),
    ).toEqual({
      gross: '1488.08',
      taxableGross: '1463.08',
      totalAllowances: '53.01',
      hoursWorked: '37.25',
      ordinaryEarnings: '1463.08',
      holidaysActGrossEarnings: '1463.08',
    });
    // weekly 1,463.08 on M: 76,080 × 30 % − 7,779.50 + 1,331.40 = 16,375.90; ÷ 52
    expect(String(pay.tax)).toBe('314.92');
    expect(String(pay.net)).toBe('1173.16');
    expect(String(pay.employmentInformation.gross)).toBe('1463.08');
    expect(codes(pay)).toEqual([]);
  });
});

test('rows come back with what they said, or with the defaults', () => {
  const said = { isDirectorsFees: true, isReturnToWork: true };
  const pay = paid({
    ...weekly,
    hours: dollars('100'),
    allowances: [
      { description: 'Meals', amount: '5', allowanceCategory: 'OD', isItemised: true },
      { description: 'Tools', amount: '5' },
    ],
    bonuses: [
      { description: 'Fees', amount: '5', ...said },
      { description: 'Sales', amount: '5' },
    ],
  });
  expect(pay.allowances).toMatchObject([
    { allowanceCategory: 'OD', isItemised: true, isTaxable: true },
    { allowanceCategory: undefined, isItemised: false, isTaxable: true },
  ]);
  expect(pay.bonuses).toMatchObject([
    { ...said, taxMethod: 'NORMAL_EARNINGS' },
    { isDirectorsFees: false, isReturnToWork: false },
  ]);
});

describe('which law', () => {
  const unconfirmed = firstUnconfirmedDay(paye);
  test.each([
    ['2024-03-31', 'statutory/not-covered'],
    [unconfirmed, 'statutory/unconfirmed'],
  ])('a pay date of %s is refused: %s', (payDate, code) => {
    expect(calculatePay({ ...weekly, payDate, hours: dollars('1') })).toMatchObject({ ok: false, error: { code } });
  });

  test.each(['2024-04-01', '2024-07-30', '2024-07-31', '2025-04-01', '2026-04-01', '2027-03-31'])(
    '%s is covered',
    (payDate) => {
      expect(calculatePay({ ...weekly, payDate, hours: dollars('1000') }).ok).toBe(true);
    },
  );

  test('an operator may let unconfirmed figures through, with a warning', () => {
    const later = { ...weekly, payDate: unconfirmed, hours: dollars('1000') };
    const pay = calculatePay(later, { allowUnconfirmed: true });
    expect(pay.ok && codes(pay.value)).toEqual(['nz.statutory/unconfirmed']);
    expect(pay.ok && pay.value.warnings[0]?.message).toBe(
      `Figures for pay date ${unconfirmed} were last checked to ${addDays(unconfirmed, -1)}.`,
    );
    const inTime = calculatePay({ ...later, payDate: '2027-03-31' }, { allowUnconfirmed: true });
    expect(inTime.ok && codes(inTime.value)).toEqual([]);
  });

  test('the files it stood on are named, one edition each', () => {
    expect(paid({ ...weekly, hours: dollars('1') }).parameterFiles).toEqual([
      'nz.paye@2024-07-31',
      'nz.independent-earner-credit@2024-07-31',
      'nz.acc-earners-levy@2026-04-01',
      'nz.student-loan@2024-04-01',
      'nz.kiwisaver@2026-04-01',
      'nz.esct@2025-04-01',
      'nz.extra-pays@2025-04-01',
      'nz.schedular-payments@2024-04-01',
      'nz.holidays@2024-04-01',
      'nz.child-support@2024-04-01',
      'nz.payroll-giving@2024-04-01',
      'nz.minimum-wage@2026-04-01',
      'nz.first-week-compensation@2024-04-01',
    ]);
  });
});

describe('tax codes', () => {
  test('no declaration is code ND, whatever else is there', () => {
    const nd = paid({
      ...weekly,
      employee: { noDeclaration: true, hasStudentLoan: true, kiwisaverStatusCode: 'NK' },
      hours: dollars('100.99'),
    });
    expect(figures(nd, 'tax', 'nzStudentLoan')).toEqual({ tax: '46.75', nzStudentLoan: '0' });
    expect(codes(nd)).toEqual([]);
  });

  // 2,741.22 a year is the most levy of 2026-27; other income may not have reached it
  test.each([
    ['M', '52.71'],
    ['S', '87.5'],
  ])('the levy inside a week of 5,000 on %s is %s', (nzTaxCode, levy) => {
    const pay = paid({ ...weekly, employee: { ...weekly.employee, nzTaxCode }, hours: dollars('5000') });
    expect(String(pay.accEarnersLevy)).toBe(levy);
  });

  test('a student loan said beside the code is one in the code', () => {
    const beside = paid({
      ...weekly,
      employee: { ...weekly.employee, hasStudentLoan: true },
      hours: dollars('926.28'),
    });
    const inside = paid({ ...weekly, employee: { ...weekly.employee, nzTaxCode: 'M SL' }, hours: dollars('926.28') });
    expect(String(beside.nzStudentLoan)).toBe('55.44');
    expect(JSON.stringify(beside)).toBe(JSON.stringify(inside));
  });

  test.each(['CAE', 'EDW', 'NSW', 'ND'])('%s has no form for a student loan, and says so', (nzTaxCode) => {
    const pay = paid({
      ...weekly,
      employee: { ...weekly.employee, nzTaxCode, hasStudentLoan: true },
      hours: dollars('900'),
    });
    expect(String(pay.nzStudentLoan)).toBe('0');
    expect(codes(pay)).toEqual(['nz.student-loan/not-with-tax-code']);
    expect(pay.warnings[0]?.message).toBe(
      `Tax code ${nzTaxCode} has no student loan form, so nothing was deducted for the loan.`,
    );
  });

  test('STC: the certificate sets tax, loan rate and threshold', () => {
    const stc = (taxCertificate: NonNullable<NzPayInput['employee']['taxCertificate']>) =>
      paid({
        ...weekly,
        employee: { nzTaxCode: 'STC', kiwisaverStatusCode: 'NK', taxCertificate },
        hours: dollars('964.99'),
      });
    expect(figures(stc({ rate: '0.2' }), 'tax', 'nzStudentLoan')).toEqual({ tax: '192.8', nzStudentLoan: '0' });
    // 8 cents over 464, or on all
    expect(String(stc({ rate: '0.2', studentLoanRate: '0.08' }).nzStudentLoan)).toBe('40');
    expect(
      String(stc({ rate: '0.2', studentLoanRate: '0.08', studentLoanThresholdApplies: false }).nzStudentLoan),
    ).toBe('77.12');
  });

  test('STC SL without a loan rate is at the standard one', () => {
    const employee = { nzTaxCode: 'STC SL', kiwisaverStatusCode: 'NK', taxCertificate: { rate: '0.2' } } as const;
    expect(String(paid({ ...weekly, employee, hours: dollars('964') }).nzStudentLoan)).toBe('60');
  });

  test('WT: the rate on everything, and nothing else', () => {
    const pay = paid({
      ...weekly,
      employee: {
        nzTaxCode: 'WT',
        hasStudentLoan: true,
        payRatePerHour: '10',
        schedular: { activity: 'labour-hire', electedRate: '0.25' },
      },
      hours: [{ description: 'Work', units: 'hours', value: '10' }],
      bonuses: [
        { description: 'Milestone', amount: '50', taxAsNzExtraPay: true },
        {
          description: 'Quarter',
          amount: '30',
          taxMethod: 'SPREAD_OVER_SPECIFIC_RANGE',
          startDate: '2026-07-01',
          endDate: '2026-09-30',
        },
      ],
      allowances: [{ description: 'GST', amount: '15', isTaxable: false }],
    });
    expect(figures(pay, 'gross', 'tax', 'nzStudentLoan', 'kiwisaverEmployeeAmount', 'accEarnersLevy', 'net')).toEqual({
      gross: '195',
      tax: '45',
      nzStudentLoan: '0',
      kiwisaverEmployeeAmount: '0',
      accEarnersLevy: '0',
      net: '150',
    });
    expect(String(pay.employmentInformation.notLiableForAcc)).toBe('180');
    expect(String(pay.employmentInformation.gross)).toBe('180');
    expect(codes(pay)).toEqual(['nz.student-loan/not-with-tax-code']);
    expect(pay.trace.figures.tax.because[0]).toMatchObject({ rule: 'nz.pay.tax' });
  });

  test('a refusal of the schedular rate names the member', () => {
    const employee = (schedular: object) => ({ ...weekly, employee: { nzTaxCode: 'WT', schedular } }) as NzPayInput;
    expect(calculatePay(employee({ activity: 'juggling' }))).toMatchObject({
      error: { code: 'code/unknown', path: 'employee.schedular.activity' },
    });
    expect(calculatePay(employee({ activity: 'cleaning', electedRate: '0.01' }))).toMatchObject({
      error: { code: 'input/not-allowed', path: 'employee.schedular.electedRate' },
    });
    expect(
      String(paid({ ...employee({ activity: 'cleaning', noNotification: true }), hours: dollars('100') }).tax),
    ).toBe('45');
    expect(
      String(paid({ ...employee({ activity: 'cleaning', certificateRate: '0.05' }), hours: dollars('100') }).tax),
    ).toBe('5');
  });
});

describe('student loan', () => {
  const borrower = (more: Partial<NzPayInput['employee']>, amount = '956.80'): NzPay =>
    paid({ ...weekly, employee: { nzTaxCode: 'M SL', kiwisaverStatusCode: 'NK', ...more }, hours: dollars(amount) });

  test('standard, compulsory extra and voluntary beside each other', () => {
    // specification section 3: (956 − 464) × 5 % = 24.60
    const pay = borrower({ studentLoanCir: { rate: '0.05' }, studentLoanBor: { amount: '80' } });
    expect(figures(pay, 'nzStudentLoan', 'periodStudentLoanCir', 'periodStudentLoanBor')).toEqual({
      nzStudentLoan: '59.04',
      periodStudentLoanCir: '24.6',
      periodStudentLoanBor: '80',
    });
    expect(String(pay.taxPlusStudentLoan)).toBe(String(Math.round((Number(pay.tax) + 59.04 + 24.6 + 80) * 100) / 100));
    expect(String(pay.employmentInformation.studentLoanCompulsoryExtra)).toBe('24.6');
    expect(String(pay.employmentInformation.studentLoanVoluntary)).toBe('80');
  });

  test('below the threshold only the voluntary one is taken', () => {
    const pay = borrower({ studentLoanCir: { rate: '0.05' }, studentLoanBor: { rate: '0.02' } }, '425.35');
    expect(figures(pay, 'nzStudentLoan', 'periodStudentLoanCir', 'periodStudentLoanBor')).toEqual({
      nzStudentLoan: '0',
      periodStudentLoanCir: '0',
      periodStudentLoanBor: '8.5',
    });
  });

  test('the voluntary one comes last and takes no more than is left', () => {
    // PAYE of 400 a week: (15,600 × 10.5 % + 5,200 × 17.5 % + 20,800 × 1.75 %) ÷ 52 = 56. The loan has no other deduction.
    const pay = borrower({ studentLoanBor: { amount: '380' } }, '400');
    expect(figures(pay, 'tax', 'periodStudentLoanBor', 'net')).toEqual({
      tax: '56',
      periodStudentLoanBor: '344',
      net: '0',
    });
    expect(String(pay.employmentInformation.studentLoanVoluntary)).toBe('344');
    expect(pay.warnings.filter(({ code }) => code === 'nz.deductions/nothing-left')).toMatchObject([
      { message: expect.stringContaining('$36.00 of the voluntary student loan deduction') },
    ]);
    expect(pay.trace.figures.periodStudentLoanBor.says()).toBe('344 of 380: no more is left of the pay');
    // Child support stands before it. @law Inland Revenue payroll specification 5.16.2, order of rank
    const parent = paid({
      ...weekly,
      employee: { nzTaxCode: 'M SL', kiwisaverStatusCode: 'NK', studentLoanBor: { amount: '380' } },
      hours: dollars('400'),
      deductions: [{ description: 'Child support', amount: '100', classification: 'CHILD_SUPPORT_DEDUCTION' }],
    });
    expect(figures(parent, 'periodStudentLoanBor', 'net')).toEqual({ periodStudentLoanBor: '244', net: '0' });
    expect(String(parent.deductions[0]?.amount)).toBe('100');
  });

  test('what is left to recover ends the compulsory extra', () => {
    expect(String(borrower({ studentLoanCir: { rate: '0.05', remaining: '7.5' } }).periodStudentLoanCir)).toBe('7.5');
  });

  test('a special rate replaces the standard one and cancels the extra', () => {
    const pay = borrower({ studentLoanSpecialRate: '0.03', studentLoanCir: { rate: '0.05' } });
    expect(figures(pay, 'nzStudentLoan', 'periodStudentLoanCir')).toEqual({
      nzStudentLoan: '14.76',
      periodStudentLoanCir: '0',
    });
    expect(codes(pay)).toEqual(['nz.student-loan/compulsory-extra-cancelled']);
  });

  test.each([{ studentLoanSpecialRate: '0.03' }, { studentLoanCir: { rate: '0.05' } }])(
    '%p alone cancels nothing',
    (more) => {
      expect(codes(borrower(more))).toEqual([]);
    },
  );

  test('a certificate counts with code STC alone', () => {
    const taxCertificate = { rate: '0.4', studentLoanRate: '0.03', studentLoanThresholdApplies: false };
    expect(figures(borrower({ taxCertificate }), 'paye', 'nzStudentLoan')).toEqual(
      figures(borrower({}), 'paye', 'nzStudentLoan'),
    );
    expect(String(borrower({ nzTaxCode: 'M', taxCertificate }).nzStudentLoan)).toBe('0');
  });

  test('secondary codes have no threshold', () => {
    expect(String(borrower({ nzTaxCode: 'S SL' }, '100.99').nzStudentLoan)).toBe('12');
  });

  test.each([
    [{ studentLoanSpecialRate: '0.13' }, 'employee.studentLoanSpecialRate'],
    [{ studentLoanCir: { rate: '0.051' } }, 'employee.studentLoanCir.rate'],
  ])('%p is more than the law knows', (more, path) => {
    const employee = { nzTaxCode: 'M SL', ...more };
    expect(calculatePay({ ...weekly, employee, hours: dollars('1000') })).toMatchObject({
      ok: false,
      error: { code: 'input/not-allowed', path, message: expect.stringMatching(sentence) },
    });
  });

  test.each([{ studentLoanSpecialRate: '0.12' }, { studentLoanCir: { rate: '0.05' } }])('%p is not', (more) => {
    const employee = { nzTaxCode: 'M SL', ...more };
    expect(calculatePay({ ...weekly, employee, hours: dollars('1000') }).ok).toBe(true);
  });

  test('of someone without a loan nothing is asked', () => {
    const employee = { nzTaxCode: 'M', studentLoanCir: { rate: '0.5' }, studentLoanBor: { amount: '5' } };
    const pay = paid({ ...weekly, employee, hours: dollars('1000') });
    expect(figures(pay, 'periodStudentLoanCir', 'periodStudentLoanBor')).toEqual({
      periodStudentLoanCir: '0',
      periodStudentLoanBor: '0',
    });
  });
});

describe('KiwiSaver', () => {
  const member = (more: Partial<NzPayInput['employee']>, payDate = '2026-10-15'): NzPay =>
    paid({ ...weekly, payDate, employee: { nzTaxCode: 'M', esctRate: '0.175', ...more }, hours: dollars('1000') });
  const rates = (pay: NzPay) => [pay.kiwisaverEmployeeRate, pay.kiwisaverEmployerRate].map(String);

  test.each([
    ['2026-03-31', ['0.03', '0.03']],
    ['2026-04-01', ['0.035', '0.035']],
  ])('someone enrolled without a choice has the default of %s: %p', (payDate, expected) => {
    expect(rates(member({}, payDate))).toEqual(expected);
  });

  test.each(['NK', 'CT'] as const)('status %s contributes nothing', (kiwisaverStatusCode) => {
    expect(rates(member({ kiwisaverStatusCode }))).toEqual(['0', '0']);
  });

  test.each(['AE', 'AK', 'OK'] as const)('status %s contributes', (kiwisaverStatusCode) => {
    expect(rates(member({ kiwisaverStatusCode, kiwisaverEmployeeRate: 0.04, kiwisaverEmployerRate: '0.06' }))).toEqual([
      '0.04',
      '0.06',
    ]);
  });

  test('seasonal workers and those who opted out are no members', () => {
    expect(rates(member({ nzTaxCode: 'NSW' }))).toEqual(['0', '0']);
    expect(rates(member({ kiwisaverOptedOut: true }))).toEqual(['0', '0']);
  });

  test('a rate the law has left behind is raised, with a warning', () => {
    const pay = member({ kiwisaverEmployeeRate: '0.03', kiwisaverEmployerRate: '0.03' });
    expect(rates(pay)).toEqual(['0.035', '0.035']);
    expect(codes(pay)).toEqual(['nz.kiwisaver/employee-rate-raised', 'nz.kiwisaver/employer-rate-raised']);
    expect(pay.warnings.map((warning) => warning.message)).toEqual([
      'The employee rate 3% is below 3.5%, the lowest on this pay date, which was used.',
      'The employer rate 3% is below the compulsory 3.5% on this pay date, which was used.',
    ]);
    expect(codes(member({ kiwisaverEmployeeRate: '0.03', kiwisaverEmployerRate: '0.03' }, '2026-03-31'))).toEqual([]);
  });

  test('the lowest rate of a later law is the lowest of the pay date, with a warning', () => {
    // 3.5 % begins with pay days from 1 April 2026; before it the lowest was 3 %. @law KiwiSaver Act 2006 s 64
    const pay = member({ kiwisaverEmployeeRate: '0.035', kiwisaverEmployerRate: '0.035' }, '2026-03-31');
    expect(rates(pay)).toEqual(['0.03', '0.03']);
    expect(codes(pay)).toEqual(['nz.kiwisaver/employee-rate-not-yet', 'nz.kiwisaver/employer-rate-not-yet']);
    const current = member({ kiwisaverEmployeeRate: '0.035', kiwisaverEmployerRate: '0.035' }, '2026-04-01');
    expect(rates(current)).toEqual(['0.035', '0.035']);
    expect(codes(current)).toEqual([]);
  });

  test('an employer rate beyond what any law asks for stands in an earlier pay too', () => {
    const pay = member({ kiwisaverEmployerRate: '0.05' }, '2026-03-31');
    expect(rates(pay)).toEqual(['0.03', '0.05']);
    expect(codes(pay)).toEqual([]);
  });

  test('a rate that never was is refused', () => {
    expect(
      calculatePay({ ...weekly, employee: { nzTaxCode: 'M', kiwisaverEmployeeRate: '0.05' }, hours: dollars('1') }),
    ).toMatchObject({
      ok: false,
      error: {
        code: 'code/unknown',
        path: 'employee.kiwisaverEmployeeRate',
        message: 'Expected one of the KiwiSaver rates 0.035, 0.04, 0.06, 0.08, 0.1; it is 0.05.',
      },
    });
  });

  test('nothing deducted, nothing contributed', () => {
    expect(rates(member({ kiwisaverEmployeeRate: '0', kiwisaverEmployerRate: '0.035' }))).toEqual(['0', '0']);
  });

  describe('a temporary reduction', () => {
    const reduction = { from: '2026-10-01', until: '2026-12-31' };

    test.each([
      ['2026-09-30', ['0.035', '0.035']],
      ['2026-10-01', ['0.03', '0.035']],
      ['2026-12-31', ['0.03', '0.035']],
      ['2027-01-01', ['0.035', '0.035']],
    ])('on %s: %p', (payDate, expected) => {
      expect(rates(member({ kiwisaverTemporaryReduction: reduction }, payDate))).toEqual(expected);
    });

    test('the explanation names the line of the law', () => {
      const lawOf = (pay: NzPay) => {
        const { kiwisaverEmployeeAmount, kiwisaverEmployerAmount } = pay.trace.figures;
        return [kiwisaverEmployeeAmount, kiwisaverEmployerAmount].flatMap(parametersUsed);
      };
      const matched = member({ kiwisaverTemporaryReduction: { ...reduction, employerMatches: true } });
      expect(lawOf(matched)).toEqual([
        'nz.kiwisaver/temporaryRate@2026-04-01',
        'nz.kiwisaver/temporaryRate@2026-04-01',
      ]);
      const unmatched = member({ kiwisaverTemporaryReduction: reduction });
      expect(lawOf(unmatched)).toEqual([
        'nz.kiwisaver/temporaryRate@2026-04-01',
        'nz.kiwisaver/employerRate@2026-04-01',
      ]);
    });

    test('the employer may match it', () => {
      const pay = member({
        kiwisaverTemporaryReduction: { ...reduction, employerMatches: true },
        kiwisaverEmployerRate: '0.03',
      });
      expect(rates(pay)).toEqual(['0.03', '0.03']);
      expect(codes(pay)).toEqual([]);
      // A record that tells the compulsory rate agrees on nothing beyond it; one that tells more does.
      const matching = { kiwisaverTemporaryReduction: { ...reduction, employerMatches: true } };
      expect(rates(member({ ...matching, kiwisaverEmployerRate: '0.035' }))).toEqual(['0.03', '0.03']);
      expect(rates(member({ ...matching, kiwisaverEmployerRate: '0.05' }))).toEqual(['0.03', '0.05']);
      const open = member({ kiwisaverTemporaryReduction: { from: '2026-10-01', employerMatches: true } });
      expect(rates(open)).toEqual(['0.03', '0.03']);
    });

    test('none before the law knows one', () => {
      const early = { kiwisaverTemporaryReduction: { from: '2025-01-01' }, kiwisaverEmployeeRate: '0.04' };
      expect(rates(member(early, '2026-03-31'))).toEqual(['0.04', '0.03']);
    });
  });

  test('a savings suspension stops the employee, and the employer unless it goes on', () => {
    const from = '2026-10-15';
    expect(rates(member({ kiwisaverSavingsSuspension: { from } }))).toEqual(['0', '0']);
    expect(
      rates(member({ kiwisaverSavingsSuspension: { from, until: '2026-10-15', employerContinues: true } })),
    ).toEqual(['0', '0.035']);
    expect(rates(member({ kiwisaverSavingsSuspension: { from: '2026-10-16' } }))).toEqual(['0.035', '0.035']);
  });

  test.each([
    ['2011-10-16', undefined, '0'],
    ['2010-10-15', undefined, '0.035'],
    ['1961-10-16', undefined, '0.035'],
    ['1961-10-15', undefined, '0'],
    ['1961-10-15', true, '0.035'],
    ['1990-01-01', false, '0'],
  ])('born %s, obligation %p: the employer rate is %s', (dateOfBirth, kiwisaverCecObligation, expected) => {
    const more = kiwisaverCecObligation === undefined ? {} : { kiwisaverCecObligation };
    expect(String(member({ dateOfBirth, ...more }).kiwisaverEmployerRate)).toBe(expected);
  });

  test.each([
    [{ kiwisaverStatusCode: 'CT' }, 'casual or temporary', 'casual or temporary'],
    [{ kiwisaverOptedOut: true }, 'opted out', 'opted out'],
    [{ kiwisaverEmployeeRate: '0' }, 'the rate of the employee is 0', 'nothing is taken from the pay of the employee'],
    [
      { kiwisaverSavingsSuspension: { from: '2026-10-15', until: '2027-04-14' } },
      'suspended from 2026-10-15 until 2027-04-14',
      'nothing is taken from the pay of the employee',
    ],
    [{ nzTaxCode: 'NSW' }, 'tax code NSW', 'tax code NSW'],
  ] as const)('where nothing is due the explanation says why: %j', (employee, ofEmployee, ofEmployer) => {
    const { kiwisaverEmployeeAmount, kiwisaverEmployerAmount } = member(employee).trace.figures;
    expect(kiwisaverEmployeeAmount.says()).toContain(ofEmployee);
    expect(kiwisaverEmployerAmount.says()).toContain(ofEmployer);
  });

  test.each([
    [{ dateOfBirth: '1961-10-15' }, 'age 65: contributions are voluntary'],
    [{ kiwisaverCecObligation: false }, 'the record says that the employer need not contribute'],
  ])('where the employer alone owes nothing the explanation says why: %j', (employee, why) => {
    expect(member(employee).trace.figures.kiwisaverEmployerAmount.says()).toBe(`no contribution is due: ${why}`);
  });

  test('ages 16 and 17 have counted since 1 April 2026', () => {
    expect(String(member({ dateOfBirth: '2009-03-31' }, '2026-03-31').kiwisaverEmployerRate)).toBe('0');
    expect(String(member({ dateOfBirth: '2009-03-31' }, '2026-04-01').kiwisaverEmployerRate)).toBe('0.035');
  });

  test('other schemes lower the contribution; ESCT is on what is left', () => {
    const pay = member({ otherEmployerContributions: '20.50' });
    expect(figures(pay, 'kiwisaverEmployerAmount', 'kiwisaverEsctAmount', 'kiwisaverEmployerNetAmount')).toEqual({
      kiwisaverEmployerAmount: '14.5',
      kiwisaverEsctAmount: '2.45',
      kiwisaverEmployerNetAmount: '12.05',
    });
  });

  test('allowances and bonuses count unless they say otherwise; untaxed allowances never do', () => {
    const pay = paid({
      ...weekly,
      employee: { nzTaxCode: 'M', esctRate: '0.175' },
      hours: dollars('1000'),
      allowances: [
        { description: 'a', amount: '100' },
        { description: 'Housing', amount: '200', isIncludedInSuperCalculations: false },
        { description: 'Mileage', amount: '50', isTaxable: false },
      ],
      bonuses: [
        { description: 'b', amount: '10' },
        { description: 'c', amount: '20', isIncludedInSuperCalculations: false },
      ],
    });
    // 1,110 × 3.5 %
    expect(String(pay.kiwisaverEmployeeAmount)).toBe('38.85');
  });

  test('without an ESCT rate the lowest is used, with a warning; a rate not in the table is refused', () => {
    const pay = paid({ ...weekly, employee: { nzTaxCode: 'M' }, hours: dollars('1000') });
    expect(String(pay.kiwisaverEsctAmount)).toBe('3.67');
    expect(codes(pay)).toEqual(['nz.esct/rate-assumed']);
    expect(
      calculatePay({ ...weekly, employee: { nzTaxCode: 'M', esctRate: '0.2' }, hours: dollars('1') }),
    ).toMatchObject({
      ok: false,
      error: {
        code: 'code/unknown',
        path: 'employee.esctRate',
        message: 'Expected one of the ESCT rates 0.105, 0.175, 0.3, 0.33, 0.39; it is 0.2.',
      },
    });
    expect(codes(paid({ ...weekly, hours: dollars('1000') }))).toEqual([]);
  });

  test.each(['0.105', '0.175', '0.3', '0.33', '0.39'])('ESCT at %s', (esctRate) => {
    const pay = member({ esctRate });
    // 35.00 × rate
    expect(Number(pay.kiwisaverEsctAmount)).toBe(Math.floor(35 * Number(esctRate) * 100 + 1e-6) / 100);
  });
});

describe('the employer contribution treated as pay (s RD 68)', () => {
  const rachel = (more: Partial<NzPayInput['employee']>): NzPay =>
    paid({
      payDate: '2025-10-15',
      payPeriod: 'WEEKLY',
      employee: {
        nzTaxCode: 'M',
        kiwisaverEmployeeRate: '0.04',
        kiwisaverEmployerRate: '0.03',
        employerContribTaxMethod: 'PAYE',
        esctRate: '0.105',
        ...more,
      },
      hours: dollars('500.03'),
    });

  test("Inland Revenue's example, paid gross: net 402.31", () => {
    const pay = rachel({});
    expect(
      figures(
        pay,
        'gross',
        'tax',
        'kiwisaverPayeGrossUplift',
        'kiwisaverEmployerAmount',
        'kiwisaverEsctAmount',
        'kiwisaverEmployerNetAmount',
        'totalKiwiSaver',
        'net',
      ),
    ).toEqual({
      gross: '500.03',
      tax: '77.72',
      kiwisaverPayeGrossUplift: '15',
      kiwisaverEmployerAmount: '15',
      kiwisaverEsctAmount: '0',
      kiwisaverEmployerNetAmount: '15',
      totalKiwiSaver: '35',
      net: '402.31',
    });
    expect(String(pay.employmentInformation.gross)).toBe('515.03');
    expect(String(pay.employmentInformation.kiwisaverEmployerNet)).toBe('15');
    expect(codes(pay)).toEqual([]);
  });

  test('paid net: the fund gets 12.38 and the employee keeps the difference', () => {
    const pay = rachel({ employerContribPaidAs: 'NET' });
    expect(figures(pay, 'tax', 'kiwisaverEmployerNetAmount', 'net')).toEqual({
      tax: '77.72',
      kiwisaverEmployerNetAmount: '12.38',
      // 515.03 − 77.72 − 20.00 − 12.38
      net: '404.93',
    });
    expect(pay.trace.figures.net.says()).toContain('+ 2.62 of the contribution');
  });

  test('a fraction: the rest bears ESCT', () => {
    const pay = rachel({ employerContribPayeFraction: '0.5' });
    expect(figures(pay, 'kiwisaverPayeGrossUplift', 'kiwisaverEsctAmount', 'kiwisaverEmployerNetAmount')).toEqual({
      kiwisaverPayeGrossUplift: '7.5',
      // whole dollars of 7.50 at 10.5 %
      kiwisaverEsctAmount: '0.73',
      kiwisaverEmployerNetAmount: '14.27',
    });
  });

  test('student loan and child support count it', () => {
    const pay = rachel({ nzTaxCode: 'M SL' });
    // whole dollars of 515.03, less 464
    expect(String(pay.nzStudentLoan)).toBe('6.12');
  });

  test('under ESCT a fraction changes nothing', () => {
    const pay = rachel({ employerContribTaxMethod: 'ESCT', employerContribPayeFraction: '0.5' });
    expect(String(pay.kiwisaverPayeGrossUplift)).toBe('0');
    expect(pay.trace.figures.kiwisaverPayeGrossUplift.says()).toBe('taxed by ESCT, not as pay');
  });
});

describe('extra pays in a pay', () => {
  const heidi: NzPayInput = {
    payDate: '2026-11-04',
    payPeriod: 'WEEKLY',
    employee: { nzTaxCode: 'M', kiwisaverEmployeeRate: '0.035', esctRate: '0.3' },
    hours: dollars('1537.50'),
    earlierPays: ['2026-10-14', '2026-10-21', '2026-10-28'].map((payDate) => ({
      payDate,
      ordinaryEarnings: '1537.50',
    })),
  };

  test('a bonus beside a week of 1,537.50 (IR335, Heidi): 347.50 on it', () => {
    const pay = paid({ ...heidi, bonuses: [{ description: 'Bonus', amount: '1000', taxAsNzExtraPay: true }] });
    expect(figures(pay, 'gross', 'tax', 'kiwisaverEmployeeAmount', 'kiwisaverEsctAmount', 'net')).toEqual({
      gross: '2537.5',
      tax: '687.11',
      kiwisaverEmployeeAmount: '88.81',
      kiwisaverEsctAmount: '26.4',
      net: '1761.58',
    });
    expect(pay.extraPays).toHaveLength(1);
    expect(pay.extraPays[0]).toMatchObject({ name: 'Bonus', kind: 'bonus' });
    expect(String(pay.extraPays[0]?.rate)).toBe('0.33');
    expect(codes(pay)).toEqual([]);
    // levy 26.90 on the week and 17.50 on the bonus
    expect(String(pay.accEarnersLevy)).toBe('44.4');
  });

  test('back pay is an extra pay', () => {
    const pay = paid({
      ...heidi,
      backPayments: [
        {
          description: 'Back pay',
          amount: '1000',
          stpCategory: 'GROSS',
          taxMethod: 'METHOD_B1',
          startDate: '2026-07-01',
          endDate: '2026-09-30',
        },
      ],
    });
    expect(String(pay.tax)).toBe('687.11');
    expect(pay.extraPays[0]).toMatchObject({ name: 'Back pay', kind: 'back-pay' });
    expect(pay.backPayments[0]).toMatchObject({ description: 'Back pay', stpCategory: 'GROSS' });
    expect(String(pay.kiwisaverEmployeeAmount)).toBe('88.81');
    expect(String(pay.holidaysActGrossEarnings)).toBe('2537.5');
  });

  test('redundancy: no levy, no KiwiSaver, not for holidays, reported as not liable', () => {
    const pay = paid({
      ...heidi,
      bonuses: [{ description: 'Redundancy', amount: '1000', extraPayKind: 'redundancy' }],
    });
    // 339.61 + 330
    expect(figures(pay, 'tax', 'kiwisaverEmployeeAmount', 'holidaysActGrossEarnings')).toEqual({
      tax: '669.61',
      kiwisaverEmployeeAmount: '53.81',
      holidaysActGrossEarnings: '1537.5',
    });
    expect(String(pay.employmentInformation.notLiableForAcc)).toBe('1000');
    expect(String(pay.employmentInformation.gross)).toBe('2537.5');
  });

  test('holidays cashed up are an extra pay that is not earnings for holidays', () => {
    const pay = paid({ ...heidi, bonuses: [{ description: 'Cash-up', amount: '1000', extraPayKind: 'holiday-pay' }] });
    expect(figures(pay, 'tax', 'holidaysActGrossEarnings')).toEqual({
      tax: '687.11',
      holidaysActGrossEarnings: '1537.5',
    });
    expect(String(pay.employmentInformation.notLiableForAcc)).toBe('0');
  });

  test('a discretionary bonus is not earnings for holidays', () => {
    const bonuses = [{ description: 'Thanks', amount: '100', isNzDiscretionary: true }];
    expect(String(paid({ ...heidi, bonuses }).holidaysActGrossEarnings)).toBe('1537.5');
  });

  test('the student loan counts the extra pay before the threshold (IR335, Rama): 1,316.64', () => {
    const pay = paid({
      payDate: '2026-11-04',
      payPeriod: 'FORTNIGHTLY',
      employee: { nzTaxCode: 'M SL', kiwisaverStatusCode: 'NK' },
      hours: dollars('1800'),
      bonuses: [{ description: 'Lump', amount: '10100', taxAsNzExtraPay: true }],
      earlierPays: [{ payDate: '2026-10-21', ordinaryEarnings: '1800' }],
    });
    expect(figures(pay, 'nzStudentLoan', 'tax')).toEqual({ nzStudentLoan: '1316.64', tax: '3511.25' });
  });

  test('off the pay cycle there is no threshold: 12 % of 7,500', () => {
    const pay = paid({
      payDate: '2024-09-28',
      payPeriod: 'FORTNIGHTLY',
      employee: { nzTaxCode: 'M SL', kiwisaverStatusCode: 'NK' },
      bonuses: [{ description: 'Redundancy', amount: '7500', extraPayKind: 'redundancy' }],
      earlierPays: ['2024-09-07', '2024-09-21'].map((payDate) => ({ payDate, ordinaryEarnings: '1128' })),
      isOffCycle: true,
    });
    // 29,328 + 7,500: 17.5 %
    expect(figures(pay, 'nzStudentLoan', 'tax')).toEqual({ nzStudentLoan: '900', tax: '1312.5' });
  });

  test('ordinary pay off the pay cycle has the threshold of its period: (1,128 − 928) × 12 %', () => {
    const pay = paid({
      payDate: '2024-09-28',
      payPeriod: 'FORTNIGHTLY',
      employee: { nzTaxCode: 'M SL', kiwisaverStatusCode: 'NK', payRatePerHour: '28.2' },
      hours: [{ description: 'Work', units: 'hours', value: '40' }],
      isOffCycle: true,
    });
    expect(String(pay.nzStudentLoan)).toBe('24');
  });

  test('without earlier pays this one stands for all, with a warning', () => {
    const { earlierPays: _none, ...alone } = heidi;
    const pay = paid({ ...alone, bonuses: [{ description: 'Bonus', amount: '1000', taxAsNzExtraPay: true }] });
    expect(String(pay.tax)).toBe('687.11');
    expect(codes(pay)).toEqual(['nz.extra-pays/base-assumed']);
    const spoken = paid({
      ...alone,
      earlierPays: [],
      bonuses: [{ description: 'Bonus', amount: '1000', taxAsNzExtraPay: true }],
    });
    // 1,537.50 × 13 = 19,987.50: 17.5 %
    expect(String(spoken.extraPays[0]?.rate)).toBe('0.175');
    expect(codes(spoken)).toEqual([]);
  });

  test('a final pay stands on the last two before it', () => {
    const pay = paid({
      ...heidi,
      hours: dollars('5000'),
      isFinalPay: true,
      // In whatever order they come.
      earlierPays: [
        { payDate: '2026-10-28', ordinaryEarnings: '1000' },
        { payDate: '2026-10-21', ordinaryEarnings: '1000' },
        { payDate: '2026-10-14', ordinaryEarnings: '9000' },
      ],
      bonuses: [{ description: 'Holidays', amount: '400', taxAsNzExtraPay: true }],
    });
    // IR335, Tama: 52,000 + 400
    expect(figures({ ...pay }, 'gross')).toEqual({ gross: '5400' });
    expect(String(pay.extraPays[0]?.tax)).toBe('77');
  });

  test('several choose their rate together or alone', () => {
    const bonuses = [
      { description: 'a', amount: '10000', taxAsNzExtraPay: true },
      { description: 'b', amount: '95000', taxAsNzExtraPay: true },
    ];
    const rate = (extraPayMethod: 'COMBINED' | 'ALONE' | null) =>
      paid({ ...heidi, extraPayMethod, bonuses }).extraPays.map((part) => String(part.rate));
    expect(rate('COMBINED')).toEqual(['0.39', '0.39']);
    expect(rate(null)).toEqual(['0.39', '0.39']);
    expect(rate('ALONE')).toEqual(['0.33', '0.33']);
  });

  test('a higher rate by choice, for one payment or for all', () => {
    const one = paid({
      ...heidi,
      bonuses: [
        { description: 'a', amount: '100', taxAsNzExtraPay: true, electedRate: '0.39' },
        { description: 'b', amount: '100', taxAsNzExtraPay: true },
      ],
      backPayments: [{ description: 'c', amount: '100', electedRate: '0.39' }],
    });
    expect(one.extraPays.map((part) => String(part.rate))).toEqual(['0.39', '0.33', '0.39']);
    const all = paid({
      ...heidi,
      employee: { ...heidi.employee, extraPayElectedRate: '0.39' },
      bonuses: [{ description: 'a', amount: '100', taxAsNzExtraPay: true }],
    });
    expect(String(all.extraPays[0]?.electedRate)).toBe('0.39');
  });

  test('a choice that is not higher is not used, with a warning; one not in the law is refused', () => {
    const choose = (electedRate: string) =>
      calculatePay({ ...heidi, bonuses: [{ description: 'a', amount: '100', taxAsNzExtraPay: true, electedRate }] });
    const low = choose('0.175');
    expect(low.ok && codes(low.value)).toEqual(['nz.extra-pays/elected-rate-not-higher']);
    expect(low.ok && low.value.warnings[0]?.message).toBe(
      'The rate 17.5% chosen for "a" is below the 33% that applies, so it was not used.',
    );
    const same = choose('0.33');
    expect(same.ok && codes(same.value)).toEqual([]);
    expect(choose('0.2')).toMatchObject({
      ok: false,
      error: {
        code: 'code/unknown',
        path: 'electedRate',
        message: 'A rate chosen for extra pays is one of 0.175, 0.3, 0.33, 0.39; it is 0.2.',
      },
    });
  });

  test('the year to date and this pay fill the levy maximum', () => {
    // 156,641 − 150,000 − 1,537.50 = 5,103.50 of room
    const pay = paid({
      ...heidi,
      yearToDate: { taxable: '150000' },
      bonuses: [{ description: 'a', amount: '10000', taxAsNzExtraPay: true }],
    });
    expect(String(pay.extraPays[0]?.levy)).toBe('89.31');
  });

  test('STC: the certificate rate on the lump sum', () => {
    const employee = { nzTaxCode: 'STC', kiwisaverStatusCode: 'NK', taxCertificate: { rate: '0.24' } } as const;
    const pay = paid({
      ...heidi,
      employee,
      hours: [],
      bonuses: [{ description: 'a', amount: '100.99', taxAsNzExtraPay: true }],
    });
    expect(String(pay.tax)).toBe('24.23');
  });

  test('a lump sum alone at the lowest rate sets the indicator', () => {
    const pay = paid({
      ...heidi,
      hours: [],
      earlierPays: [],
      bonuses: [{ description: 'Signing', amount: '10000', taxAsNzExtraPay: true }],
    });
    expect([String(pay.tax), pay.employmentInformation.lumpSumIndicator]).toEqual(['1225', 1]);
  });
});

describe('share schemes', () => {
  const ess = (more: object, nzTaxCode = 'M SL'): NzPay =>
    paid({
      payDate: '2024-09-04',
      payPeriod: 'FOUR_WEEKLY',
      employee: { nzTaxCode, kiwisaverEmployeeRate: '0.03', kiwisaverEmployerRate: '0.03', esctRate: '0.175' },
      hours: dollars('3500'),
      bonuses: [{ description: 'Shares', amount: '2500', isNzEss: true, ...more }],
      earlierPays: [],
    });

  test('withheld (specification 5.10 example 3): extra pay tax and loan, no levy, no KiwiSaver, not in gross', () => {
    const pay = ess({ withholdPaye: true });
    expect(
      figures(
        pay,
        'gross',
        'tax',
        'nzStudentLoan',
        'kiwisaverEmployeeAmount',
        'kiwisaverEmployerNetAmount',
        'kiwisaverEsctAmount',
        'holidaysActGrossEarnings',
      ),
    ).toEqual({
      gross: '3500',
      tax: '1021.98',
      nzStudentLoan: '497.28',
      kiwisaverEmployeeAmount: '105',
      kiwisaverEmployerNetAmount: '86.63',
      kiwisaverEsctAmount: '18.37',
      holidaysActGrossEarnings: '3500',
    });
    expect(
      [
        pay.employmentInformation.gross,
        pay.employmentInformation.notLiableForAcc,
        pay.employmentInformation.shareSchemes,
      ].map(String),
    ).toEqual(['3500', '2500', '2500']);
    expect(String(pay.net)).toBe('1875.74');
  });

  test('not withheld (example 4): only reported', () => {
    const pay = ess({});
    expect(figures(pay, 'gross', 'tax', 'nzStudentLoan', 'taxableGross')).toEqual({
      gross: '3500',
      tax: '584.48',
      nzStudentLoan: '197.28',
      taxableGross: '3500',
    });
    expect([pay.employmentInformation.notLiableForAcc, pay.employmentInformation.shareSchemes].map(String)).toEqual([
      '2500',
      '2500',
    ]);
    expect(pay.extraPays).toEqual([]);
  });

  test('settled in money: part of gross and net, still a benefit on the return', () => {
    const pay = ess({ withholdPaye: true, isNzEssCashSettled: true });
    expect(figures(pay, 'gross', 'taxableGross', 'tax', 'net')).toEqual({
      gross: '6000',
      taxableGross: '3500',
      tax: '1021.98',
      net: '4375.74',
    });
    expect([pay.employmentInformation.gross, pay.employmentInformation.shareSchemes].map(String)).toEqual([
      '3500',
      '2500',
    ]);
  });

  test('tax on a benefit can exceed the money paid: a warning, and a net below zero', () => {
    const pay = paid({
      ...weekly,
      earlierPays: [],
      bonuses: [{ description: 'Shares', amount: '1000', isNzEss: true, withholdPaye: true }],
    });
    expect(String(pay.net)).toBe('-105');
    expect(codes(pay)).toEqual(['nz.tax/more-than-paid']);
    expect(pay.warnings[0]?.message).toBe('Tax and deductions exceed what is paid in money: the net pay is −$105.00.');
  });
});

describe('regular bonuses over months', () => {
  const bonus = (more: object = {}) => ({
    description: 'Quarter',
    amount: '1500',
    taxMethod: 'SPREAD_OVER_SPECIFIC_RANGE' as const,
    startDate: '2026-07-01',
    endDate: '2026-09-30',
    ...more,
  });
  const month: NzPayInput = { ...weekly, payPeriod: 'MONTHLY', hours: dollars('5000'), bonuses: [bonus()] };

  test('a quarter bonus beside a month of 5,000: three times the tax of a third', () => {
    const pay = paid(month);
    expect(figures(pay, 'gross', 'tax', 'ordinaryEarnings')).toEqual({
      gross: '6500',
      tax: '1415.39',
      ordinaryEarnings: '5000',
    });
    // levy on 6,500
    expect(String(pay.accEarnersLevy)).toBe('113.75');
    expect(pay.trace.figures.tax.because[0]).toMatchObject({ rule: 'nz.pay.paye' });
    expect((pay.trace.figures.tax.because[0] as Step).says()).toBe(
      'ordinary pay 939.2, regular bonuses 476.19 = 1415.39',
    );
  });

  test("the month of a weekly payer is the four weeks' pays where they are known, else 52 over 12", () => {
    const spread = (earlierPays: NzPayInput['earlierPays']) =>
      paid({ ...month, payPeriod: 'WEEKLY', hours: dollars('1200'), earlierPays: earlierPays ?? null }).trace.figures
        .tax;
    const says = (figure: Step) => ((figure.because[0] as Step).because[1] as Step).says();
    // 1,200 × 52 ÷ 12 = 5,200: 62,400 a year; with 500 68,400
    expect(says(spread(null))).toContain('1500 ÷ 3 = 500 a month; (');
    expect(
      ((spread(null).because[0] as Step).because[1] as Step).because.map((reason) =>
        'rule' in reason ? reason.rule : 'given',
      ),
    ).toEqual(['given', 'given', 'nz.paye.withhold-from-main-income', 'nz.paye.withhold-from-main-income']);
    const known = spread(
      ['2026-09-17', '2026-09-18', '2026-10-08', '2026-10-15', '2026-10-16'].map((payDate) => ({
        payDate,
        ordinaryEarnings: '1000',
      })),
    );
    const without = ((known.because[0] as Step).because[1] as Step).because[3] as Step;
    // 17 September is 28 days back and 16 October lies ahead: three earlier ones and this one, 4,200 a month
    expect(without.because[0]).toMatchObject({ rule: 'nz.paye.annualise' });
    expect((without.because[0] as Step).says()).toBe('4200 × 12, cents dropped 50400');
    const assumed = ((spread(null).because[0] as Step).because[1] as Step).because[3] as Step;
    expect((assumed.because[0] as Step).says()).toBe('5200 × 12, cents dropped 62400');
    const monthly = paid({ ...month, earlierPays: [{ payDate: '2026-10-01', ordinaryEarnings: '9000' }] });
    expect(String(monthly.tax)).toBe('1415.39');
  });

  test('it counts for the student loan and for KiwiSaver', () => {
    const pay = paid({ ...month, employee: { nzTaxCode: 'M SL', esctRate: '0.175' } });
    // (6,500 − 2,010.66) × 12 %; 6,500 × 3.5 %
    expect(figures(pay, 'nzStudentLoan', 'kiwisaverEmployeeAmount')).toEqual({
      nzStudentLoan: '538.72',
      kiwisaverEmployeeAmount: '227.5',
    });
  });

  test.each([
    [bonus({ startDate: null }), 'input/missing', 'bonuses[0].startDate'],
    [bonus({ endDate: null }), 'input/missing', 'bonuses[0].endDate'],
    [bonus({ endDate: '2026-06-30' }), 'date/out-of-order', 'bonuses[0].endDate'],
    [bonus({ taxAsNzExtraPay: true }), 'input/conflict', 'bonuses[0].taxMethod'],
    [bonus({ isNzEss: true }), 'input/conflict', 'bonuses[0].taxMethod'],
    [bonus({ taxMethod: 'METHOD_B1' }), 'code/unknown', 'bonuses[0].taxMethod'],
    [{ description: 'x', amount: '1', withholdPaye: false }, 'input/conflict', 'bonuses[0].withholdPaye'],
    [{ description: 'x', amount: '1', isNzEssCashSettled: true }, 'input/conflict', 'bonuses[0].isNzEssCashSettled'],
  ])('%p is refused: %s', (row, code, path) => {
    expect(calculatePay({ ...month, bonuses: [row] })).toMatchObject({
      ok: false,
      error: { code, path, message: expect.stringMatching(sentence) },
    });
  });

  test('a range may be a single day', () => {
    const day = { startDate: '2026-10-01', endDate: '2026-10-01' };
    expect(calculatePay({ ...month, bonuses: [bonus(day)] }).ok).toBe(true);
  });
});

describe('leave', () => {
  const worker: NzPayInput = {
    ...weekly,
    employee: {
      ...weekly.employee,
      payRatePerHour: '30',
      hoursPerWeek: '40',
      hoursPerDay: '8',
      ordinaryWeeklyPay: '1200',
      averageWeeklyEarnings: { gross: '65050' },
      relevantDailyPay: '250',
      sickLeaveHours: '80',
    },
  };
  const row = (leaveType: string, hours = '8', more: object = {}) =>
    [{ description: 'Off', leaveType, date: '2026-10-12', hours, ...more }] as NzPayInput['leave'];
  const price = (input: NzPayInput, leave: NzPayInput['leave']) => {
    const pay = paid({ ...input, leave: leave ?? null });
    return [String(pay.leave[0]?.amount), String(pay.leave[0]?.rate), pay.leave[0]?.pricedBy];
  };

  test.each([
    // 24 of 40 hours at 65,050 over 52
    ['ANNUAL_HOLIDAYS', '24', ['750.58', '31.2742', 'act']],
    ['HOLIDAY', '24', ['750.58', '31.2742', 'act']],
    ['SICK', '8', ['250', '31.25', 'act']],
    ['NZ_BEREAVEMENT', '4', ['125', '31.25', 'act']],
    ['NZ_FAMILY_VIOLENCE', '8', ['250', '31.25', 'act']],
    ['ALT_HOLIDAY', '8', ['250', '31.25', 'act']],
    ['PAID_PUBLIC_HOLIDAY', '8', ['250', '31.25', 'act']],
    ['OTHER', '8', ['240', '30', 'agreed']],
    ['UNPAID', '8', ['0', '0', 'agreed']],
    ['SICK', '0', ['0', '0', 'act']],
  ])('%s of %s hours: %p', (leaveType, hours, expected) => {
    expect(price(worker, row(leaveType, hours))).toEqual(expected);
  });

  test('ordinary weekly pay where it is the greater, or the only one', () => {
    const employee = { ...worker.employee, averageWeeklyEarnings: { gross: '46500', weeks: '45' } };
    expect(price({ ...worker, employee }, row('ANNUAL_HOLIDAYS', '40'))).toEqual(['1200', '30', 'act']);
    const { averageWeeklyEarnings: _none, ...ordinaryOnly } = worker.employee;
    expect(price({ ...worker, employee: ordinaryOnly }, row('ANNUAL_HOLIDAYS', '40'))).toEqual(['1200', '30', 'act']);
    const { ordinaryWeeklyPay: _gone, ...averageOnly } = worker.employee;
    expect(price({ ...worker, employee: averageOnly }, row('ANNUAL_HOLIDAYS', '40'))).toEqual([
      '1250.96',
      '31.274',
      'act',
    ]);
    const since = { ...averageOnly, averageWeeklyEarnings: { gross: '46500', weeks: 45 } };
    expect(price({ ...worker, employee: since }, row('ANNUAL_HOLIDAYS', '40'))).toEqual(['1033.33', '25.8333', 'act']);
  });

  test('average daily pay where relevant daily pay is not known', () => {
    const { relevantDailyPay: _gone, ...others } = worker.employee;
    const employee = { ...others, averageDailyPay: { gross: '41600', days: '208' } };
    expect(price({ ...worker, employee }, row('SICK'))).toEqual(['200', '25', 'act']);
  });

  test('a rate of its own stands, with a warning where the Act asks for more', () => {
    const agreed = paid({ ...worker, leave: row('SICK', '8', { rate: '32' }) ?? null });
    expect([String(agreed.leave[0]?.amount), codes(agreed)]).toEqual(['256', []]);
    const low = paid({ ...worker, leave: row('SICK', '8', { multiplier: '1' }) ?? null });
    expect([String(low.leave[0]?.amount), codes(low)]).toEqual(['240', ['nz.holidays/below-act']]);
    expect(low.warnings[0]?.message).toBe('"Off" was paid $240.00, less than the Holidays Act asks for.');
    const same = paid({ ...worker, leave: row('SICK', '8', { rate: '31.25' }) ?? null });
    expect(same.leave[0]?.pricedBy).toBe('agreed');
  });

  test('without the facts the hourly rate is taken, with a warning', () => {
    const plain = { ...weekly, employee: { ...weekly.employee, payRatePerHour: '30', sickLeaveHours: '80' } };
    const pay = paid({ ...plain, leave: row('SICK') ?? null });
    expect([String(pay.leave[0]?.amount), codes(pay)]).toEqual(['240', ['nz.holidays/rate-assumed']]);
    expect(pay.warnings[0]?.message).toBe(
      '"Off" was paid at the hourly rate: the weekly or daily pay of the Holidays Act was not given.',
    );
    expect(codes(paid({ ...plain, leave: row('OTHER') ?? null }))).toEqual([]);
    for (const part of [
      { hoursPerWeek: '40' },
      { ordinaryWeeklyPay: '1000' },
      { hoursPerDay: '8' },
      { relevantDailyPay: '200' },
    ]) {
      const employee = { ...plain.employee, ...part };
      expect(paid({ ...plain, employee, leave: row('SICK') ?? null }).leave[0]?.pricedBy).toBe('assumed');
      expect(paid({ ...plain, employee, leave: row('ANNUAL_HOLIDAYS') ?? null }).leave[0]?.pricedBy).toBe('assumed');
    }
  });

  test('leave that nothing prices is refused', () => {
    const refused = calculatePay({ ...weekly, leave: row('SICK') ?? null });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'input/missing',
        path: 'employee.payRatePerHour',
        message:
          'Row 0 of leave has no rate, and the employee neither an hourly rate nor what the Holidays Act asks for. Average daily pay needs the days worked of every pay of the last 52 weeks (days_paid).',
      },
    });
    expect(calculatePay({ ...weekly, leave: row('OTHER', '8', { multiplier: '2' }) ?? null }).ok).toBe(false);
    expect(calculatePay({ ...weekly, leave: row('SICK', '8', { rate: '30' }) ?? null }).ok).toBe(true);
    expect(calculatePay({ ...weekly, leave: row('SICK', '0') ?? null }).ok).toBe(true);
    expect(calculatePay({ ...weekly, leave: row('UNPAID') ?? null }).ok).toBe(true);
    const { payRatePerHour: _gone, ...facts } = worker.employee;
    expect(calculatePay({ ...worker, employee: facts, leave: row('SICK') ?? null }).ok).toBe(true);
  });

  test('balances move by what was taken and what arose; below zero is leave in advance', () => {
    const pay = paid({
      ...worker,
      employee: {
        ...worker.employee,
        holidayLeaveHours: '10',
        sickLeaveHours: '80',
        altHolidayHours: '8',
        familyViolenceLeaveHours: '80',
        entitlementsArising: { altHolidayHours: '8' },
      },
      leave: [
        { description: 'a', leaveType: 'ANNUAL_HOLIDAYS', date: '2026-10-12', hours: '8' },
        { description: 'b', leaveType: 'HOLIDAY', date: '2026-10-13', hours: '8' },
        { description: 'c', leaveType: 'SICK', date: '2026-10-14', hours: '4' },
        { description: 'd', leaveType: 'ALT_HOLIDAY', date: '2026-10-14', hours: '2' },
        { description: 'e', leaveType: 'NZ_FAMILY_VIOLENCE', date: '2026-10-15', hours: '8' },
        { description: 'f', leaveType: 'OTHER', date: '2026-10-15', hours: '1' },
      ],
    });
    expect(
      pay.leaveBalanceRows.map((balance) => [
        balance.leaveType,
        balance.name,
        ...[balance.opening, balance.accrued, balance.taken, balance.hours].map(String),
      ]),
    ).toEqual([
      ['ANNUAL_HOLIDAYS', 'Annual holidays', '10', '0', '16', '-6'],
      ['SICK', 'Sick leave', '80', '0', '4', '76'],
      ['ALT_HOLIDAY', 'Alternative holidays', '8', '8', '2', '14'],
      ['NZ_FAMILY_VIOLENCE', 'Family violence leave', '80', '0', '8', '72'],
    ]);
    expect(pay.warnings).toEqual([
      {
        code: 'nz.leave/balance-below-zero',
        message: 'Annual holidays: the balance is -6 hours, so leave was taken in advance.',
      },
    ]);
    expect(pay.trace.figures.leaveBalanceRows.says()).toBe(
      'Annual holidays 10 + 0 − 16 = -6; Sick leave 80 + 0 − 4 = 76; Alternative holidays 8 + 8 − 2 = 14; Family violence leave 80 + 0 − 8 = 72',
    );
  });
});

describe('deductions', () => {
  const base: NzPayInput = { ...weekly, hours: dollars('1000') };
  // 1,000 on M: 171.50 tax, levy 17.50; 1,000 − 154 = 846 after income tax, of which 338.40 for orders; 828.50 in hand
  const take = (...deductions: NonNullable<NzPayInput['deductions']>[number][]): NzPay => paid({ ...base, deductions });

  test('orders stop at 40 % of pay after income tax, child support first', () => {
    const pay = take(
      { description: 'Fine', amount: '300', classification: 'CHILD_SUPPORT_GARNISHEE' },
      { description: 'Support', amount: '200', classification: 'CHILD_SUPPORT_DEDUCTION' },
      { description: 'Union', amount: '10', classification: 'UNION_FEES' },
    );
    expect(
      pay.deductions.map((row) => [row.description, String(row.amount), String(row.shortfall), row.shortfallBecause]),
    ).toEqual([
      ['Fine', '138.4', '161.6', 'protected-earnings'],
      ['Support', '200', '0', undefined],
      ['Union', '10', '0', undefined],
    ]);
    expect(pay.employmentInformation.childSupportCode).toBeUndefined();
    expect(String(pay.employmentInformation.childSupport)).toBe('200');
    expect(codes(pay)).toEqual(['nz.child-support/protected-earnings']);
    expect(pay.warnings[0]?.message).toBe('Protected net earnings left $161.60 of "Fine" untaken.');
    expect(String(pay.totalDeductions)).toBe('348.4');
  });

  test('code P when child support itself is cut (casebook 3.5)', () => {
    const pay = paid({
      payDate: '2024-08-21',
      payPeriod: 'FORTNIGHTLY',
      employee: { nzTaxCode: 'M', kiwisaverEmployeeRate: '0.04', kiwisaverEmployerRate: '0.04', esctRate: '0.175' },
      hours: dollars('923.56'),
      deductions: [{ description: 'Support', amount: '360.71', classification: 'CHILD_SUPPORT_DEDUCTION' }],
    });
    expect(String(pay.deductions[0]?.amount)).toBe('321.58');
    expect(pay.employmentInformation.childSupportCode).toBe('P');
  });

  test('an attachment order alone has the same limit', () => {
    const pay = take({ description: 'Fine', amount: '400', classification: 'CHILD_SUPPORT_GARNISHEE' });
    expect([String(pay.deductions[0]?.amount), pay.employmentInformation.childSupportCode]).toEqual([
      '338.4',
      undefined,
    ]);
  });

  test('code P stands though other deductions were taken in full', () => {
    const pay = take(
      { description: 'Support', amount: '400', classification: 'CHILD_SUPPORT_DEDUCTION' },
      { description: 'Union', amount: '10', classification: 'UNION_FEES' },
    );
    expect(pay.deductions.map((row) => String(row.amount))).toEqual(['338.4', '10']);
    expect(pay.employmentInformation.childSupportCode).toBe('P');
  });

  test('percentages of gross or net, with a limit', () => {
    const pay = take(
      { description: 'a', percentage: '0.01', classification: 'NORMAL' },
      { description: 'b', percentage: '0.1', basis: 'NET', classification: 'NORMAL' },
      { description: 'c', percentage: '0.5', limit: '20', classification: 'NORMAL' },
      { description: 'd', amount: '7', limit: '20', classification: 'NORMAL', isIncludedInSuperCalculations: false },
    );
    expect(pay.deductions.map((row) => String(row.amount))).toEqual(['10', '82.85', '20', '7']);
    expect(pay.deductions.map((row) => row.isIncludedInSuperCalculations)).toEqual([true, true, true, false]);
    expect(String(pay.net)).toBe('708.65');
  });

  test('nothing takes a pay below zero', () => {
    const pay = take(
      { description: 'Loan', amount: '800', classification: 'NORMAL' },
      { description: 'More', amount: '100', classification: 'NORMAL' },
      { description: 'Last', amount: '1', classification: 'NORMAL' },
    );
    expect(pay.deductions.map((row) => [String(row.amount), row.shortfallBecause])).toEqual([
      ['800', undefined],
      ['28.5', 'nothing-left'],
      ['0', 'nothing-left'],
    ]);
    expect(String(pay.net)).toBe('0');
    expect(codes(pay)).toEqual(['nz.deductions/nothing-left', 'nz.deductions/nothing-left']);
    expect(pay.warnings[0]?.message).toBe('The pay had nothing left for $71.50 of "More".');
  });

  test('a pay that is already below zero gives nothing', () => {
    const pay = paid({
      ...weekly,
      earlierPays: [],
      bonuses: [{ description: 'Shares', amount: '1000', isNzEss: true, withholdPaye: true }],
      deductions: [
        { description: 'a', amount: '5', classification: 'NORMAL' },
        { description: 'b', percentage: '0.5', basis: 'NET', classification: 'NORMAL' },
      ],
    });
    expect(pay.deductions.map((row) => String(row.amount))).toEqual(['0', '0']);
  });

  test('a donation earns its credit at once, unless it is not payroll giving', () => {
    const giving = take({ description: 'Give', amount: '30', classification: 'CHARITY' });
    expect(figures(giving, 'payrollGivingCredit', 'tax', 'net')).toEqual({
      payrollGivingCredit: '9.99',
      tax: '161.51',
      net: '808.49',
    });
    expect(giving.deductions[0]?.isPayrollGiving).toBe(true);
    const plain = take({ description: 'Give', amount: '30', classification: 'CHARITY', isPayrollGiving: false });
    expect(figures(plain, 'payrollGivingCredit', 'tax', 'net')).toEqual({
      payrollGivingCredit: '0',
      tax: '171.5',
      net: '798.5',
    });
    const two = take(
      { description: 'a', amount: '10', classification: 'CHARITY' },
      { description: 'b', amount: '20', classification: 'CHARITY' },
    );
    expect(String(two.payrollGivingCredit)).toBe('9.99');
  });

  test.each([
    [{ description: 'x', classification: 'NORMAL' }, 'input/conflict', 'amount'],
    [{ description: 'x', amount: '1', percentage: '0.1', classification: 'NORMAL' }, 'input/conflict', 'amount'],
    [{ description: 'x', amount: '1' }, 'input/missing', 'classification'],
    [{ description: 'x', amount: '1', classification: 'TITHE' }, 'code/unknown', 'classification'],
    [
      { description: 'x', amount: '1', classification: 'NORMAL', isPayrollGiving: true },
      'input/conflict',
      'isPayrollGiving',
    ],
    [{ description: 'x', amount: '1', classification: 'NORMAL', basis: 'TAX' }, 'code/unknown', 'basis'],
    [{ description: 'x', percentage: '1.1', classification: 'NORMAL' }, 'amount/too-large', 'percentage'],
  ])('%p is refused: %s', (row, code, member) => {
    expect(calculatePay({ ...base, deductions: [row] } as NzPayInput)).toMatchObject({
      ok: false,
      error: { code, path: `deductions[0].${member}`, message: expect.stringMatching(sentence) },
    });
  });
});

describe('minimum wage', () => {
  const at = (rate: string, minimumWage?: 'ADULT' | 'STARTING_OUT' | 'TRAINING' | 'NONE'): string[] =>
    codes(
      paid({
        ...weekly,
        employee: minimumWage === undefined ? weekly.employee : { ...weekly.employee, minimumWage },
        hours: [
          { description: 'Work', units: 'hours', value: '40', rate },
          { description: 'Driving', units: 'km', value: '1', rate: '0.5' },
        ],
      }),
    );

  test('hours below it are pointed out', () => {
    expect(at('23.94')).toEqual(['nz.minimum-wage/below']);
    expect(at('23.95')).toEqual([]);
    expect(at('19.16', 'STARTING_OUT')).toEqual([]);
    expect(at('19.15', 'TRAINING')).toEqual(['nz.minimum-wage/below']);
    expect(at('1', 'NONE')).toEqual([]);
    const pay = paid({ ...weekly, hours: [{ description: 'Work', units: 'hours', value: '1', rate: '20' }] });
    expect(pay.warnings[0]?.message).toBe('"Work" pays $20.00 an hour; the minimum wage is $23.95.');
  });

  test('nobody below the age of 16 has one, unless somebody says so', () => {
    const born = (dateOfBirth: string, minimumWage?: 'ADULT') =>
      codes(
        paid({
          ...weekly,
          employee: { ...weekly.employee, dateOfBirth, ...(minimumWage === undefined ? {} : { minimumWage }) },
          hours: [{ description: 'Work', units: 'hours', value: '4', rate: '18' }],
        }),
      );
    const birthday = weekly.payDate.slice(4);
    const year = Number(weekly.payDate.slice(0, 4)) - 16;
    expect(born(`${year}${birthday}`)).toEqual(['nz.minimum-wage/below']);
    expect(born(`${year + 1}${birthday}`)).toEqual([]);
    expect(born(`${year + 1}${birthday}`, 'ADULT')).toEqual(['nz.minimum-wage/below']);
  });

  test('contractors have none', () => {
    const employee = { nzTaxCode: 'WT', schedular: { activity: 'cleaning' } };
    expect(
      codes(paid({ ...weekly, employee, hours: [{ description: 'Work', units: 'hours', value: '1', rate: '5' }] })),
    ).toEqual([]);
  });
});

describe('a termination in the pay', () => {
  const final: NzPayInput = {
    ...weekly,
    employee: { nzTaxCode: 'M SL', esctRate: '0.175' },
    hours: dollars('500'),
    termination: {
      totalAmount: '3000',
      taxAmount: '900',
      levyAmount: '35',
      amountInKiwisaver: '2000',
      amountNotLiableForAcc: '1000',
      taxedAtLowRate: true,
    },
    deductions: [{ description: 'Support', amount: '9999', classification: 'CHILD_SUPPORT_DEDUCTION' }],
  };

  test('adds to gross, tax, student loan, KiwiSaver, orders and the return', () => {
    const pay = paid(final);
    const tax = Number(paid({ ...weekly, hours: dollars('500') }).tax);
    expect(Number(pay.tax)).toBe(tax + 900);
    expect(figures(pay, 'gross', 'nzStudentLoan', 'kiwisaverEmployeeAmount', 'accEarnersLevy')).toEqual({
      gross: '3500',
      // (3,500 − 464) × 12 %
      nzStudentLoan: '364.32',
      // 2,500 × 3.5 %
      kiwisaverEmployeeAmount: '87.5',
      accEarnersLevy: '43.75',
    });
    expect(pay.employmentInformation.lumpSumIndicator).toBe(1);
    expect(String(pay.employmentInformation.notLiableForAcc)).toBe('1000');
    // 26,000 × 17.5 % − 1,092 + 455 = 3,913, a week 75.25; 40 % of 3,500 − (975.25 − 43.75)
    expect(String(pay.deductions[0]?.amount)).toBe('1027.4');
    expect(String(pay.termination?.totalAmount)).toBe('3000');
    expect((pay.trace.figures.tax.because[0] as Step).says()).toBe('ordinary pay 75.25, termination 900 = 975.25');
  });

  test('may come to less than nothing where leave was in advance', () => {
    const pay = paid({
      ...weekly,
      hours: dollars('500'),
      termination: { totalAmount: '-100', taxAmount: '0', amountInKiwisaver: '-100' },
    });
    expect(String(pay.gross)).toBe('400');
    expect(pay.employmentInformation.lumpSumIndicator).toBe(0);
    const member = { nzTaxCode: 'M SL', esctRate: '0.175' };
    const gone = paid({
      ...weekly,
      employee: member,
      termination: { totalAmount: '-100', taxAmount: '0', amountInKiwisaver: '-100' },
    });
    expect(figures(gone, 'kiwisaverEmployeeAmount', 'nzStudentLoan')).toEqual({
      kiwisaverEmployeeAmount: '0',
      nzStudentLoan: '0',
    });
  });
});

describe('the employment information', () => {
  test.each([
    ['0.5', '1'],
    ['0.99', '1'],
    ['1', '1'],
    ['1.01', '1.01'],
    ['0', '0'],
  ])('a gross of %s is filed as %s', (amount, filed) => {
    expect(String(paid({ ...weekly, hours: dollars(amount) }).employmentInformation.gross)).toBe(filed);
  });
});

describe('refusals at the reader', () => {
  const hours = [{ description: 'Pay', units: 'hours', value: '1', rate: '30' }];
  test.each<[unknown, string, string | undefined]>([
    [undefined, 'input/missing', ''],
    [null, 'input/missing', ''],
    ['pay', 'input/missing', ''],
    [[], 'input/missing', ''],
    [{}, 'input/missing', 'payDate'],
    [{ ...weekly, payDate: '2026-13-01' }, 'date/malformed', 'payDate'],
    [{ ...weekly, payPeriod: 'QUARTERLY' }, 'code/unknown', 'payPeriod'],
    [{ ...weekly, payPeriod: undefined }, 'input/missing', 'payPeriod'],
    [{ ...weekly, employee: undefined }, 'input/missing', 'employee'],
    [{ ...weekly, employee: {} }, 'input/missing', 'employee.nzTaxCode'],
    [{ ...weekly, employee: { nzTaxCode: null } }, 'input/missing', 'employee.nzTaxCode'],
    [{ ...weekly, employee: { nzTaxCode: 'Z' } }, 'code/unknown', 'employee.nzTaxCode'],
    [{ ...weekly, hours: [{ description: 'x', units: 'h', value: 1 }] }, 'input/missing', 'employee.payRatePerHour'],
    [{ ...weekly, leave: [{ description: 'x', date: '2026-10-12', hours: 1 }] }, 'input/missing', 'leave[0].leaveType'],
    [{ ...weekly, leave: [{ description: 'x', leaveType: 'SICK', hours: 1 }] }, 'input/missing', 'leave[0].date'],
    [{ ...weekly, employee: { nzTaxCode: 'STC' } }, 'input/missing', 'employee.taxCertificate'],
    [
      { ...weekly, employee: { nzTaxCode: 'STC', taxCertificate: {} } },
      'input/missing',
      'employee.taxCertificate.rate',
    ],
    [{ ...weekly, employee: { nzTaxCode: 'WT' } }, 'input/missing', 'employee.schedular'],
    [{ ...weekly, employee: { nzTaxCode: 'WT', schedular: {} } }, 'input/missing', 'employee.schedular.activity'],
    [
      { ...weekly, employee: { nzTaxCode: 'M', kiwisaverStatusCode: 'XX' } },
      'code/unknown',
      'employee.kiwisaverStatusCode',
    ],
    [{ ...weekly, employee: { nzTaxCode: 'M', esctRate: 17.5 } }, 'amount/too-large', 'employee.esctRate'],
    [{ ...weekly, employee: { nzTaxCode: 'M', hasStudentLoan: 'yes' } }, 'code/unknown', 'employee.hasStudentLoan'],
    [{ ...weekly, employee: { nzTaxCode: 'M', tfn: 1 } }, 'input/not-allowed', 'employee.tfn'],
    [
      { ...weekly, employee: { nzTaxCode: 'M', studentLoanBor: {} } },
      'input/conflict',
      'employee.studentLoanBor.amount',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', studentLoanBor: { amount: 1, rate: 0.1 } } },
      'input/conflict',
      'employee.studentLoanBor.amount',
    ],
    [{ ...weekly, employee: { nzTaxCode: 'M', studentLoanCir: {} } }, 'input/missing', 'employee.studentLoanCir.rate'],
    [
      { ...weekly, employee: { nzTaxCode: 'M', kiwisaverSavingsSuspension: {} } },
      'input/missing',
      'employee.kiwisaverSavingsSuspension.from',
    ],
    [
      {
        ...weekly,
        employee: { nzTaxCode: 'M', kiwisaverTemporaryReduction: { from: '2026-05-02', until: '2026-05-01' } },
      },
      'date/out-of-order',
      'employee.kiwisaverTemporaryReduction.until',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', dateOfBirth: '2090-01-01' } },
      'date/out-of-order',
      'employee.dateOfBirth',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', employerContribTaxMethod: 'FBT' } },
      'code/unknown',
      'employee.employerContribTaxMethod',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', employerContribPaidAs: 'HALF' } },
      'code/unknown',
      'employee.employerContribPaidAs',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', employerContribPayeFraction: 2 } },
      'amount/too-large',
      'employee.employerContribPayeFraction',
    ],
    [{ ...weekly, employee: { nzTaxCode: 'M', minimumWage: 'CHILD' } }, 'code/unknown', 'employee.minimumWage'],
    [{ ...weekly, employee: { nzTaxCode: 'M', hoursPerWeek: 0 } }, 'amount/not-positive', 'employee.hoursPerWeek'],
    [{ ...weekly, employee: { nzTaxCode: 'M', hoursPerDay: '0' } }, 'amount/not-positive', 'employee.hoursPerDay'],
    [
      { ...weekly, employee: { nzTaxCode: 'M', averageWeeklyEarnings: {} } },
      'input/missing',
      'employee.averageWeeklyEarnings.gross',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', averageWeeklyEarnings: { gross: 1, weeks: 0 } } },
      'amount/not-positive',
      'employee.averageWeeklyEarnings.weeks',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', averageDailyPay: { gross: 1 } } },
      'input/missing',
      'employee.averageDailyPay.days',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', averageDailyPay: { gross: 1, days: 0 } } },
      'amount/not-positive',
      'employee.averageDailyPay.days',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', kiwisaverCecObligation: 1 } },
      'code/unknown',
      'employee.kiwisaverCecObligation',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', holidayLeaveHours: 'x' } },
      'amount/not-a-number',
      'employee.holidayLeaveHours',
    ],
    [
      { ...weekly, employee: { nzTaxCode: 'M', entitlementsArising: { rdo: 1 } } },
      'input/not-allowed',
      'employee.entitlementsArising.rdo',
    ],
    [{ ...weekly, employee: { nzTaxCode: 'M', relevantDailyPay: -1 } }, 'amount/negative', 'employee.relevantDailyPay'],
    [
      { ...weekly, hours: [{ description: 'Pay', units: 'hours', value: '-1', rate: '30' }] },
      'amount/negative',
      'hours[0].value',
    ],
    [
      { ...weekly, hours: [{ description: 'Pay', units: 'hours', value: Number.NaN, rate: '30' }] },
      'amount/not-a-number',
      'hours[0].value',
    ],
    [
      { ...weekly, hours: [{ description: 'Pay', units: 'hours', value: '1', rate: '1'.repeat(40) }] },
      'amount/too-large',
      'hours[0].rate',
    ],
    [
      { ...weekly, hours: [{ description: 'Pay', units: 'hours', value: '1', rate: '1', multiplier: '2' }] },
      'input/conflict',
      'hours[0].multiplier',
    ],
    [{ ...weekly, hours: [{ description: 'Pay', units: 'hours' }] }, 'input/missing', 'hours[0].value'],
    [{ ...weekly, hours: [{ description: 'Pay', value: 1, rate: 1 }] }, 'input/missing', 'hours[0].units'],
    [{ ...weekly, hours: [{ units: 'hours', value: 1, rate: 1 }] }, 'input/missing', 'hours[0].description'],
    [
      { ...weekly, hours: [...hours, { description: 'Pay', units: 'hours', value: '1' }] },
      'input/missing',
      'employee.payRatePerHour',
    ],
    [{ ...weekly, hours: [{ ...hours[0], id: 1 }] }, 'input/not-allowed', 'hours[0].id'],
    [{ ...weekly, hours: new Array(1001).fill(hours[0]) }, 'input/too-many', 'hours'],
    [
      { ...weekly, leave: [{ description: 'x', leaveType: 'NAP', date: '2026-10-10', hours: 1 }] },
      'code/unknown',
      'leave[0].leaveType',
    ],
    [
      { ...weekly, leave: [{ description: 'x', leaveType: 'SICK', date: 'today', hours: 1 }] },
      'date/malformed',
      'leave[0].date',
    ],
    [
      { ...weekly, leave: [{ description: 'x', leaveType: 'SICK', date: '2026-10-10' }] },
      'input/missing',
      'leave[0].hours',
    ],
    [
      {
        ...weekly,
        leave: [{ description: 'x', leaveType: 'SICK', date: '2026-10-10', hours: 1, rate: 1, multiplier: 1 }],
      },
      'input/conflict',
      'leave[0].multiplier',
    ],
    [{ ...weekly, allowances: [{ description: 'x' }] }, 'input/missing', 'allowances[0].amount'],
    [
      { ...weekly, allowances: [{ description: 'x', amount: 1, units: 0 }] },
      'amount/not-positive',
      'allowances[0].units',
    ],
    [{ ...weekly, bonuses: [{ description: 'x' }] }, 'input/missing', 'bonuses[0].amount'],
    [
      { ...weekly, bonuses: [{ description: 'x', amount: 1, extraPayKind: 'gift' }] },
      'code/unknown',
      'bonuses[0].extraPayKind',
    ],
    [{ ...weekly, backPayments: [{ description: 'x' }] }, 'input/missing', 'backPayments[0].amount'],
    [
      { ...weekly, backPayments: [{ description: 'x', amount: 1, startDate: 'x' }] },
      'date/malformed',
      'backPayments[0].startDate',
    ],
    [
      { ...weekly, backPayments: [{ description: 'x', amount: 1, endDate: 'x' }] },
      'date/malformed',
      'backPayments[0].endDate',
    ],
    [
      { ...weekly, backPayments: [{ description: 'x', amount: 1, taxMethod: 5 }] },
      'input/missing',
      'backPayments[0].taxMethod',
    ],
    [{ ...weekly, paySacrifices: [{}] }, 'input/not-allowed', 'paySacrifices'],
    [
      { ...weekly, paySacrifices: [{ description: 'x', amount: 1 }] },
      'input/not-allowed',
      'paySacrifices[0].description',
    ],
    [{ ...weekly, earlierPays: [{}] }, 'input/missing', 'earlierPays[0].payDate'],
    [{ ...weekly, earlierPays: [{ payDate: '2026-10-01' }] }, 'input/missing', 'earlierPays[0].ordinaryEarnings'],
    [{ ...weekly, extraPayMethod: 'BOTH' }, 'code/unknown', 'extraPayMethod'],
    [{ ...weekly, isFinalPay: 'yes' }, 'code/unknown', 'isFinalPay'],
    [{ ...weekly, isOffCycle: 1 }, 'code/unknown', 'isOffCycle'],
    [{ ...weekly, yearToDate: { gross: 1 } }, 'input/not-allowed', 'yearToDate.gross'],
    [{ ...weekly, termination: {} }, 'input/missing', 'termination.totalAmount'],
    [{ ...weekly, termination: { totalAmount: 1 } }, 'input/missing', 'termination.taxAmount'],
    [{ ...weekly, termination: { totalAmount: 1, taxAmount: -1 } }, 'amount/negative', 'termination.taxAmount'],
    [{ ...weekly, superTiming: {} }, 'input/not-allowed', 'superTiming'],
  ])('%j is refused: %s %s', (input, code, path) => {
    const refused = calculatePay(input as NzPayInput);
    expect(refused).toMatchObject({ ok: false, error: { code, path } });
    expect(!refused.ok && refused.error.message).toMatch(sentence);
  });

  test.each([
    // Decision 0149: the message points at the employer contribution.
    [{ paySacrifices: [{ description: 'x', amount: 1 }] }, 'employer_contrib_tax_method'],
    [{ paySacrifices: [{}] }, 'employer_contrib_tax_method'],
    // Decision 0604: adjustments are Australian.
    [{ bonuses: [{ description: 'x', amount: 1, isAdjustment: true }] }, 'Australian rows only'],
    [{ hours: [{ description: 'x', units: 'hours', value: 1, isAdjustement: true }] }, 'correct its name'],
  ])('the refusal of %j says why: %s', (rows, reason) => {
    const refused = calculatePay({ ...weekly, ...rows } as unknown as NzPayInput);
    expect(!refused.ok && refused.error.message).toContain(reason);
  });

  test('what is null counts as left out', () => {
    const nothing = {
      yearToDate: null,
      hours: null,
      leave: null,
      allowances: null,
      deductions: null,
      bonuses: null,
      paySacrifices: null,
      backPayments: null,
      earlierPays: null,
      extraPayMethod: null,
      termination: null,
    };
    expect(calculatePay({ ...weekly, ...nothing }).ok).toBe(true);
    expect(calculatePay({ ...weekly, paySacrifices: [] }).ok).toBe(true);
  });
});

describe('the trace', () => {
  const input: NzPayInput = {
    ...weekly,
    employee: {
      nzTaxCode: 'M SL',
      esctRate: '0.175',
      payRatePerHour: '30',
      hoursPerDay: '8',
      relevantDailyPay: '250',
      sickLeaveHours: '80',
    },
    hours: [{ description: 'Ordinary', units: 'hours', value: '32' }],
    leave: [{ description: 'Flu', leaveType: 'SICK', date: '2026-10-12', hours: '8' }],
    allowances: [{ description: 'Tools', amount: '10', units: '2' }],
    bonuses: [{ description: 'Sales', amount: '5' }],
    backPayments: [{ description: 'Back', amount: '6' }],
    earlierPays: [],
    deductions: [
      { description: 'Support', amount: '10', classification: 'CHILD_SUPPORT_DEDUCTION' },
      { description: 'Give', amount: '3', classification: 'CHARITY' },
    ],
    termination: { totalAmount: '0', taxAmount: '0' },
  };

  test('every figure has its step with its value', () => {
    const pay = paid(input);
    const { figures: steps } = pay.trace;
    expect(
      Object.fromEntries(Object.entries(steps).map(([name, figure]) => [name, String(figure.value)])),
    ).toMatchObject({
      gross: String(pay.gross),
      tax: String(pay.tax),
      nzStudentLoan: String(pay.nzStudentLoan),
      periodStudentLoanCir: '0',
      periodStudentLoanBor: '0',
      taxPlusStudentLoan: String(pay.taxPlusStudentLoan),
      kiwisaverEmployeeAmount: String(pay.kiwisaverEmployeeAmount),
      kiwisaverEmployerAmount: String(pay.kiwisaverEmployerAmount),
      kiwisaverEsctAmount: String(pay.kiwisaverEsctAmount),
      kiwisaverPayeGrossUplift: '0',
      totalKiwiSaver: String(pay.totalKiwiSaver),
      deductions: String(pay.totalDeductions),
      net: String(pay.net),
    });
  });

  test('contributions and their tax name the published line of their rate', () => {
    const { figures: steps } = paid({ ...input, employee: { ...input.employee, kiwisaverEmployeeRate: '0.03' } }).trace;
    expect(parametersUsed(steps.kiwisaverEmployeeAmount)).toEqual(['nz.kiwisaver/employeeRates@2026-04-01']);
    expect(parametersUsed(steps.kiwisaverEmployerAmount)).toEqual(['nz.kiwisaver/employerRate@2026-04-01']);
    // 17.5 % is the rate from 18,721 (Income Tax Act 2007 Schedule 1 Part D, from 1 April 2025).
    expect(parametersUsed(steps.kiwisaverEsctAmount)).toEqual(['nz.esct/bands/18721@2025-04-01']);
    const { kiwisaverEmployerAmount } = paid({
      ...input,
      employee: { ...input.employee, otherEmployerContributions: '0' },
    }).trace.explain();
    expect(kiwisaverEmployerAmount.says).not.toContain('another scheme');
  });

  test('every figure stands on others by their rules', () => {
    const explained = paid(input).trace.explain();
    const standsOn = (name: keyof typeof explained) => [
      explained[name].rule,
      explained[name].because?.map(({ rule }) => rule),
    ];
    expect(standsOn('tax')).toEqual(['nz.pay.tax', ['nz.pay.paye', 'nz.payroll-giving.credit-donation']]);
    expect(explained.tax.because?.[0]?.because?.map(({ rule }) => rule)).toEqual([
      'nz.paye.withhold-from-main-income',
      'nz.extra-pays.tax-extra-pays',
    ]);
    expect(standsOn('taxPlusStudentLoan')).toEqual([
      'nz.pay.tax-plus-student-loan',
      ['nz.pay.tax', 'nz.student-loan.deduct-standard', 'nz.student-loan.no-deduction', 'nz.student-loan.no-deduction'],
    ]);
    expect(standsOn('totalKiwiSaver')).toEqual([
      'nz.pay.total-kiwisaver',
      ['nz.kiwisaver.contribute-from-pay', 'nz.kiwisaver.contribute-by-employer', 'nz.esct.tax-contribution'],
    ]);
    expect(standsOn('net')).toEqual([
      'nz.pay.net',
      [
        'nz.pay.gross',
        'nz.pay.tax',
        'nz.student-loan.deduct-standard',
        'nz.kiwisaver.contribute-from-pay',
        'nz.pay.deductions',
      ],
    ]);
    expect(standsOn('gross')).toEqual([
      'nz.pay.gross',
      ['nz.hours.price', 'nz.leave.price', 'nz.allowances.price', 'given.Sales', 'given.Back', 'given.termination'],
    ]);
    expect(explained.deductions.rule).toBe('nz.pay.deductions');
    expect(explained.leaveBalanceRows.rule).toBe('nz.pay.leave-balances');
  });

  test('lines show what priced them, deductions what they could not take', () => {
    const { gross, deductions } = paid({
      ...weekly,
      employee: { ...weekly.employee, payRatePerHour: '30' },
      hours: [
        { description: 'Ordinary', units: 'hours', value: '2' },
        { description: 'Overtime', units: 'hours', value: '2', multiplier: '1.5' },
      ],
      leave: [
        { description: 'Jury', leaveType: 'NZ_JURY_SERVICE', date: '2026-10-12', hours: '1', leaveLoadingAmount: '2' },
      ],
      allowances: [{ description: 'Tools', amount: '10', units: '2' }],
      deductions: [{ description: 'Loan', amount: '500', classification: 'NORMAL' }],
    }).trace.explain();
    expect(gross.because?.map(({ says, because }) => [says, because?.map((reason) => reason.says)])).toEqual([
      ['Ordinary: 2 hours × 30 = 60', ['rate 30']],
      ['Overtime: 2 hours × 30 × 1.5 = 90', ['rate 30', 'multiplier 1.5']],
      ['Jury: 1 hours at 30 = 30, plus loading 2 = 32', ['leave type jury service', 'rate 30']],
      ['Tools: 10 × 2 units = 20', ['amount 10', 'units 2']],
    ]);
    // 202 a week is 10,504 a year: 1,102.92 + 183.82, a week 24.74; 177.26 of 500 are left
    expect(deductions.because?.map(({ says, because }) => [says, because?.map((reason) => reason.says)])).toEqual([
      [
        'Loan: 177.26, 322.74 less than asked: no more was left of the pay',
        ['classification ordinary', 'amount 500', 'left of the pay 177.26'],
      ],
    ]);
  });

  test('gross stands on its lines', () => {
    const { gross } = paid(input).trace.explain();
    expect(gross.because?.map((reason) => reason.says)).toEqual([
      'Ordinary: 32 hours × 30 = 960',
      'Flu: 8 hours at 31.25 = 250',
      'Tools: 10 × 2 units = 20',
      'Sales 5',
      'Back 6',
      'termination 0',
    ]);
    expect(gross.says).toBe('the lines of the pay add up to 1241');
    expect(gross.because?.[1]?.because?.map((reason) => reason.rule)).toEqual([
      'given.leave type',
      'nz.holidays.pay-day-of-leave',
    ]);
  });

  test('tax shows the credit, deductions the limit for orders', () => {
    const pay = paid(input);
    const { figures: steps } = pay.trace;
    expect(steps.tax.says()).toBe(`PAYE ${String(pay.paye)} − payroll giving credit 0.99 = ${String(pay.tax)}`);
    expect(pay.trace.explain().deductions.because?.map((reason) => reason.rule)).toEqual([
      'nz.deductions.deduct',
      'nz.deductions.deduct',
      'nz.child-support.most-under-orders',
    ]);
    expect(steps.net.says()).toBe(
      `1241 − tax ${String(pay.tax)} − student loan ${String(pay.nzStudentLoan)} − KiwiSaver ${String(pay.kiwisaverEmployeeAmount)} − deductions 13 = ${String(pay.net)}`,
    );
    expect(steps.taxPlusStudentLoan.says()).toBe(
      `${String(pay.tax)} + ${String(pay.nzStudentLoan)} + 0 + 0 = ${String(pay.taxPlusStudentLoan)}`,
    );
    expect(steps.totalKiwiSaver.says()).toBe(
      `${String(pay.kiwisaverEmployeeAmount)} + (${String(pay.kiwisaverEmployerAmount)} − ESCT ` +
        `${String(pay.kiwisaverEsctAmount)}) = ${String(pay.totalKiwiSaver)}`,
    );
    expect(steps.deductions.says()).toBe('deductions of 13');
    expect((steps.tax.because[0] as Step).says()).toMatch(
      /^ordinary pay [\d.]+, extra pays [\d.]+, termination 0 = [\d.]+$/,
    );
  });

  test('down to the published lines', () => {
    expect(parametersUsed(paid(input).trace.figures.tax)).toEqual(
      expect.arrayContaining([
        'nz.paye/bands/53501@2024-07-31',
        'nz.acc-earners-levy/rate@2026-04-01',
        'nz.payroll-giving/creditRate@2024-04-01',
      ]),
    );
  });

  test('a plain pay says little', () => {
    const plain = paid({ ...weekly, hours: dollars('1000') });
    expect(plain.trace.figures.tax.says()).toBe('PAYE 171.5 = 171.5');
    expect((plain.trace.figures.tax.because[0] as Step).says()).toBe('ordinary pay 171.5 = 171.5');
    expect((plain.trace.figures.tax.because[0] as Step).because).toHaveLength(1);
    expect(plain.trace.figures.deductions.because).toEqual([]);
    expect(plain.trace.figures.kiwisaverEsctAmount.says()).toBe('no contribution bears ESCT');
    expect(plain.trace.figures.kiwisaverEmployeeAmount.says()).toBe(
      'no contribution is due: the employee is no member of KiwiSaver',
    );
    expect(plain.trace.figures.nzStudentLoan.says()).toBe('nothing is deducted');
    expect((plain.trace.figures.tax.because[1] as Step).says()).toBe('no donation');
  });

  test('as JSON a pay is figures, and the same input gives the same bytes', () => {
    expect(JSON.stringify(paid(input))).not.toContain('trace');
    expect(JSON.stringify(paid(JSON.parse(JSON.stringify(input)) as NzPayInput))).toBe(JSON.stringify(paid(input)));
  });
});

test('warning codes are unique and of one form', () => {
  expect(new Set(nzPayWarningCodes).size).toBe(nzPayWarningCodes.length);
  for (const code of nzPayWarningCodes) expect(code).toMatch(/^nz\.[a-z-]+\/[a-z-]+$/);
});
