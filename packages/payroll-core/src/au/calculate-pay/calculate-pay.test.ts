import { calculatePay, type AuPay, type AuPayEmployee, type AuPayInput, type AuTaxDeclarationInput } from '..';
import { plainPay } from '../../testing/plain-pay';
import { refusalCodes } from '../../refusal';
import { explainAsText } from '../../trace';
import { addDays } from '../../calendar/civil-date';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';
import { protectedEarnings } from '../child-support/protected-earnings';
import { schedule1 } from '../payg-schedule-1/schedule-1';

const declaration: AuTaxDeclarationInput = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
};
const dollars = (value: string): NonNullable<AuPayInput['hours']> => [
  { description: 'Salary', units: 'dollars', value, rate: '1' },
];
const weekly: AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: { taxDeclaration: declaration },
  hours: dollars('1000'),
};

function accepted(input: AuPayInput): AuPay {
  const pay = calculatePay(input);
  if (!pay.ok) throw new Error(`${pay.error.code} ${pay.error.path}: ${pay.error.message}`);
  return pay.value;
}
const figures = ({ gross, tax, net }: AuPay): readonly string[] => [gross, tax, net].map(String);

describe('published examples', () => {
  // ATO tax tables and schedule examples of 17 June 2026 and 16 June 2024.
  test.each<[string, Omit<Partial<AuPayInput>, 'employee'>, Partial<AuTaxDeclarationInput>, string]>([
    ['weekly 563.60', { hours: dollars('563.60') }, {}, '33'],
    ['weekly 563.60 without the threshold', { hours: dollars('563.60') }, { claimsTaxFreeThreshold: false }, '108'],
    ['fortnightly 989.80', { payPeriod: 'FORTNIGHTLY', hours: dollars('989.80') }, {}, '40'],
    [
      'fortnightly 989.80 without',
      { payPeriod: 'FORTNIGHTLY', hours: dollars('989.80') },
      { claimsTaxFreeThreshold: false },
      '176',
    ],
    ['monthly 4,311.68', { payPeriod: 'MONTHLY', hours: dollars('4311.68') }, {}, '589'],
    [
      'monthly 4,311.68 without',
      { payPeriod: 'MONTHLY', hours: dollars('4311.68') },
      { claimsTaxFreeThreshold: false },
      '1070',
    ],
    [
      'weekly 1,333.45, five children: 245 less 26',
      { hours: dollars('1333.45') },
      { medicareLevyReduction: { spouse: true, dependants: 5 } },
      '219',
    ],
    [
      'weekly 563 and 50 more, 2024-25: 39 + 50',
      { payDate: '2025-03-01', hours: dollars('563') },
      { upwardVariation: { kind: 'extra-amount', amount: '50' } },
      '89',
    ],
    [
      'Schedule 5 Example 1: 272 on 1,400 and 260 on a bonus of 900',
      {
        payDate: '2024-08-01',
        hours: dollars('1400'),
        bonuses: [{ description: 'Bonus', amount: '900', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
      },
      {},
      '532',
    ],
  ])('%s', (_name, pay, own, tax) => {
    const paid = accepted({ ...weekly, ...pay, employee: { taxDeclaration: { ...declaration, ...own } } });
    expect(paid.tax.toString()).toBe(tax);
    expect(explainAsText(paid.trace.figures.tax)).toContain('ATO Schedule 1');
  });

  test('the law follows the pay date: study loans change in the middle of 2025-26', () => {
    const loan = (payDate: string): string =>
      accepted({
        ...weekly,
        payDate,
        hours: dollars('1300'),
        employee: { taxDeclaration: { ...declaration, hasStudyLoan: true } },
      }).studyLoan.toString();
    // 23 September 2025: 2 % of 1,300.99 = 26.02. From the 24th: 0.15 × 1,300.99 − 193.2692 = 1.88. July 2026: below 1,337.
    expect([loan('2025-09-23'), loan('2025-09-24'), loan('2026-07-01')]).toEqual(['26', '2', '0']);
  });
});

describe('a whole pay, worked by hand', () => {
  const input: AuPayInput = {
    payDate: '2026-11-12',
    payPeriod: 'WEEKLY',
    employee: {
      dateOfBirth: '1990-01-01',
      payRatePerHour: '35.50',
      leaveLoadingPercentage: '0.175',
      holidayLeaveHours: '76',
      taxDeclaration: { ...declaration, hasStudyLoan: true },
    },
    yearToDate: { gross: '20000', superEarningsInYear: '19000', superContributions: '2280' },
    hours: [
      { description: 'Ordinary', units: 'hours', value: '30.4' }, // × 35.50 = 1,079.20
      { description: 'Overtime', units: 'hours', value: 2, multiplier: 1.5, isOvertime: true }, // × 53.25 = 106.50
    ],
    leave: [{ description: 'Annual leave', leaveType: 'HOLIDAY', date: '2026-11-10', hours: '7.6' }], // 269.80 + 47.22
    allowances: [
      { description: 'Tools', amount: '12.345', units: 3, allowanceCategory: 'TD' }, // 37.04
      {
        description: 'Kilometres',
        amount: '25',
        allowanceCategory: 'CD',
        isTaxable: false,
        isWithinLimit: true,
        isIncludedInSuperCalculations: true,
      }, // 25.00
    ],
    paySacrifices: [{ description: 'Super', amount: '50' }],
    deductions: [
      { description: 'Union', amount: '10', classification: 'UNION_FEES' },
      { description: 'Charity', percentage: '0.02', classification: 'CHARITY' }, // 2 % of 1,514.76 = 30.2952
    ],
  };

  test('every figure', () => {
    const pay = accepted(input);
    // Lines 1,564.76; less 50 sacrificed 1,514.76; less 25 that is not taxed 1,489.76.
    expect(pay.grossBeforeSacrifice.toString()).toBe('1564.76');
    expect(pay.gross.toString()).toBe('1514.76');
    expect(pay.taxableGross.toString()).toBe('1489.76');
    // Schedule 8, scale 2, from 1,337: 0.47 × 1,489.99 − 382.2935 = 318.00.
    expect(pay.tax.toString()).toBe('318');
    // 0.15 × 1,489.99 − 200.5615 = 22.94.
    expect(pay.studyLoan.toString()).toBe('23');
    expect(pay.totalDeductions.toString()).toBe('40.3');
    expect(pay.net.toString()).toBe('1156.46');
    // 12 % of 1,079.20 + 269.80 + 37.04 + 25.00 = 1,411.04: 169.32, and 50 reportable.
    expect(pay.superEarnings.toString()).toBe('1411.04');
    expect(pay.compulsorySuperAmount.toString()).toBe('169.32');
    expect(pay.rescSuperAmount.toString()).toBe('50');
    expect(pay.super.toString()).toBe('219.32');
    expect(pay.superDueDate).toBe('2026-11-23');
    expect(pay.totalAllowances.toString()).toBe('62.04');
    expect(pay.totalWorkersCompensation.toString()).toBe('0');
    expect(pay.hoursWorked.toString()).toBe('32.4');
    expect(pay.leaveBalanceRows[0]?.hours.toString()).toBe('71.323074');
    expect(pay.warnings.map(({ code }) => code)).toEqual(['au.super/leave-loading-left-out']);
  });

  test('as JSON: the rows of the API, decimals as text, no trace', () => {
    const json = JSON.parse(JSON.stringify(accepted(input)));
    expect(json).toMatchObject({
      payDate: '2026-11-12',
      gross: '1514.76',
      superBasedOn: 'QE',
      hours: [
        {
          description: 'Ordinary',
          units: 'hours',
          value: '30.4',
          rate: '35.5',
          isOvertime: false,
          payAmount: '1079.2',
        },
        { description: 'Overtime', value: '2', rate: '53.25', multiplier: '1.5', isOvertime: true, payAmount: '106.5' },
      ],
      leave: [
        {
          name: 'Annual leave',
          leaveType: 'HOLIDAY',
          rate: '35.5',
          hours: '7.6',
          value: '7.6',
          amount: '269.8',
          leaveLoadingAmount: '47.22',
        },
      ],
      allowances: [
        { description: 'Tools', totalAmount: '37.04' },
        { description: 'Kilometres', totalAmount: '25', isTaxable: false },
      ],
      deductions: [
        { description: 'Union', amount: '10', classification: 'UNION_FEES' },
        { description: 'Charity', amount: '30.3', classification: 'CHARITY' },
      ],
      paySacrifices: [{ description: 'Super', amount: '50', isSuper: true }],
      bonuses: [],
      backPayments: [],
    });
    expect(json).not.toHaveProperty('trace');
    expect(json).not.toHaveProperty('termination');
  });

  test('names the parameter files it stood on', () => {
    const { parameterFiles } = accepted(input);
    expect(parameterFiles).toContain('au.payg-schedule-1@2026-07-01');
    expect(parameterFiles).toContain('au.study-loans@2026-07-01');
    expect(parameterFiles).toContain('au.super-guarantee@2026-07-01');
    expect(parameterFiles).toContain('au.payday-super@2026-07-01');
    expect(parameterFiles).toContain('au.public-holidays@2026-07-01');
    expect(parameterFiles).toContain('au.extra-pay-year@2026-07-01');
    expect(parameterFiles).toContain('au.leave-accrual@2024-07-01');
    const before = accepted({ ...input, payDate: '2025-03-01' }).parameterFiles;
    expect(before).toContain('au.super-guarantee@2024-07-01');
    expect(before.filter((id) => /holidays|extra-pay/.test(id))).toEqual(['au.extra-pay-year@2024-07-01']);
  });

  test('every figure explains itself', () => {
    const { trace } = accepted({ ...input, leave: [...(input.leave ?? []), workersComp] });
    const explained = trace.explain();
    expect(Object.fromEntries(Object.entries(explained).map(([figure, { rule }]) => [figure, rule]))).toEqual({
      gross: 'au.gross',
      tax: 'au.study-loans.withhold-weekly-with-study-loan',
      studyLoan: 'au.study-loans.weekly-component',
      deductions: 'au.pay.deductions',
      net: 'au.pay.net',
      super: 'au.super-guarantee.total',
      compulsorySuperAmount: 'au.super-guarantee.compulsory',
      rescSuperAmount: 'au.super-guarantee.reportable',
      superDueDate: 'au.payday-super.due',
      totalWorkersCompensation: 'au.pay.workers-compensation',
      leaveBalanceRows: 'au.pay.leave-balances',
    });
    const text = explainAsText(trace.figures.net);
    expect(text).toContain('au.pay.net: 1766.76 − tax 436 − deductions 45.34 = 1285.42');
    expect(text).toContain('au.gross: lines of 1816.76 − sacrificed 50 = 1766.76');
    for (const line of ['Ordinary: 30.4 hours', 'Annual leave: 7.6 hours', 'Tools: 12.345 × 3', 'Super: 50 given up']) {
      expect(text).toContain(line);
    }
    expect(explainAsText(trace.figures.deductions)).toContain(
      'au.pay.deductions: deductions after tax of 45.34\n  au.deductions.deduct: Union',
    );
    expect(explainAsText(trace.figures.totalWorkersCompensation)).toBe(
      [
        'au.pay.workers-compensation: workers compensation leave of 252',
        '  au.leave.price: Injury: 7 hours × 36 = 252',
        '    given.leave type: leave type workers compensation',
        '    given.hours: hours 7',
        '    given.rate: rate 36',
      ].join('\n'),
    );
  });
  const workersComp = {
    description: 'Injury',
    leaveType: 'WORKERS_COMP',
    date: '2026-11-11',
    hours: '7',
    rate: '36',
  } as const;

  test('replaying a stored input gives the same bytes', () => {
    const stored = JSON.stringify(input);
    expect(JSON.stringify(calculatePay(JSON.parse(stored)))).toBe(JSON.stringify(calculatePay(input)));
  });
});

describe('bonuses and back payments by their tax method', () => {
  const bonus = (taxMethod: string, own: object = {}): NonNullable<AuPayInput['bonuses']> => [
    { description: 'Bonus', amount: '900', taxMethod: taxMethod as 'METHOD_B2', ...own },
  ];
  const pay = (lines: Omit<Partial<AuPayInput>, 'employee'>): AuPay =>
    plainPay('2024-08-01', {}, { hours: dollars('1400'), ...lines });

  // 2024-25, weekly, scale 2: 272 on 1,400; 0.32 × 2,300.99 − 176.5769 = 559.74 on 2,300; 0.32 a dollar between.
  test.each<[string, Omit<Partial<AuPayInput>, 'employee'>, string]>([
    ['normal earnings: 560 on 2,300', { bonuses: bonus('NORMAL_EARNINGS') }, '560'],
    ['no method is normal earnings', { bonuses: [{ description: 'Bonus', amount: '900' }] }, '560'],
    // 900 ÷ 10 weeks = 90 a week: 0.32 × 1,490.99 − 176.5769 = 300.54; 301 − 272 = 29 a week, × 10 = 290.
    [
      'Method A over ten weeks',
      { bonuses: bonus('METHOD_A_SPECIFIC_RANGE', { startDate: '2024-05-20', endDate: '2024-07-28' }) },
      '562',
    ],
    // Spread over ten weeks: 90 a week on top of each, 29 a week, × 10 = 290.
    [
      'spread over ten weeks',
      { bonuses: bonus('SPREAD_OVER_SPECIFIC_RANGE', { startDate: '2024-05-20', endDate: '2024-07-28' }) },
      '562',
    ],
    // Average to date 1,400 of one pay; 900 ÷ 52 = 17: 277 − 272 = 5, × 52 = 260.
    ['Method B(ii) in a first pay', { bonuses: bonus('METHOD_B2') }, '532'],
    // Average (1,400 + 9 × 1,000) ÷ 10 = 1,040: 0.3227 × 1,040.99 − 180.0385 = 155.89; with 17 more 161.38: 5 × 52.
    [
      'Method B(ii) on the average',
      { bonuses: bonus('METHOD_B2'), yearToDate: { normalEarnings: '9000', payPeriods: 9 } },
      '532',
    ],
    // 900 + 1,700 earlier = 2,600 ÷ 52 = 50: 0.32 × 1,450.99 − 176.5769 = 287.74; 288 − 272 = 16 × 52 = 832, less 500.
    [
      'Method B(ii) after an earlier payment',
      { bonuses: bonus('METHOD_B2'), yearToDate: { paymentsB2: '1700', withheldB2: '500' } },
      '604',
    ],
  ])('%s', (_name, lines, tax) => {
    expect(pay(lines).tax.toString()).toBe(tax);
  });

  const earlierPays = [
    { payDate: '2024-07-11', taxableEarnings: '1000', tax: '143' },
    { payDate: '2024-07-18', taxableEarnings: '1000', tax: '143' },
    { payDate: '2024-07-25', taxableEarnings: '1000', tax: '143' },
  ];
  const backPay = (own: object = {}): NonNullable<AuPayInput['backPayments']> => [
    {
      description: 'Back pay',
      amount: '200',
      stpCategory: 'GROSS',
      taxMethod: 'METHOD_B1',
      startDate: '2024-07-11',
      endDate: '2024-07-18',
      ...own,
    },
  ];

  test('Method B(i) works the pays of the range out anew', () => {
    // 100 to each of two pays: 0.3227 × 1,100.99 − 180.0385 = 175.25; (175 − 143) × 2 = 64, with 272 on 1,400.
    const paid = pay({ backPayments: backPay(), yearToDate: { earlierPays } });
    expect(figures(paid)).toEqual(['1600', '336', '1264']);
  });

  test.each<[string, NonNullable<NonNullable<AuPayInput['yearToDate']>['earlierPays']>, object, string]>([
    // 200 on the one week of 1,000: 0.3227 × 1,200.99 − 180.0385 = 207.52; 208 − 143 = 65, with 272 on 1,400.
    [
      'pays of one period are one',
      [
        { payDate: '2024-07-11', periodEnd: '2024-07-14', taxableEarnings: '400', tax: '57' },
        { payDate: '2024-07-12', periodEnd: '2024-07-14', taxableEarnings: '600', tax: '86' },
      ],
      {},
      '337',
    ],
    [
      'also where the range names one of them',
      [
        { payDate: '2024-07-11', periodEnd: '2024-07-14', taxableEarnings: '400', tax: '57' },
        { payDate: '2024-07-12', periodEnd: '2024-07-14', taxableEarnings: '600', tax: '86' },
      ],
      { endDate: '2024-07-11' },
      '337',
    ],
    [
      'a tax of more than the earnings counts as that of the schedule',
      [{ payDate: '2024-07-11', taxableEarnings: '1000', tax: '900', isTaxOfMore: true }],
      {},
      '337',
    ],
    // A fortnight of 2,000 with 200 more: (175 − 143) × 2.
    [
      'a fortnight is looked up as one',
      [{ payDate: '2024-07-11', payPeriod: 'FORTNIGHTLY', taxableEarnings: '2000', tax: '286' }],
      {},
      '336',
    ],
  ])('Method B(i): %s', (_name, earlier, range, tax) => {
    const paid = pay({ backPayments: backPay(range), yearToDate: { earlierPays: earlier } });
    expect([paid.tax.toString(), paid.warnings]).toEqual([tax, []]);
  });

  test('Method B(ii) counts pay periods of another length by their time', () => {
    // Five months are 5 × 52 ÷ 12 = 21.67 weeks: (1,400 + 21,666.67) ÷ 22.67 = 1,017; 0.3227 × 1,017.99 − 180.0385 = 148.47, with
    // 17 more 153.95: (154 − 148) × 52 = 312, with 272 on 1,400.
    const otherPayPeriods = [{ payPeriod: 'MONTHLY' as const, count: 5 }];
    const paid = pay({ bonuses: bonus('METHOD_B2'), yearToDate: { normalEarnings: '21666.67', otherPayPeriods } });
    expect([paid.tax.toString(), paid.warnings]).toEqual(['584', []]);
  });

  test('Method B(i) for pays that are not here spreads evenly over usual pays, and says so', () => {
    // Two weeks of the year's average of 1,000: (0.3227 × 1,100.99 − 180.0385 = 175) − 143, twice = 64, with 272 on 1,400.
    const paid = pay({ backPayments: backPay(), yearToDate: { normalEarnings: '3000', payPeriods: 3 } });
    expect([figures(paid), paid.warnings]).toEqual([
      ['1600', '336', '1264'],
      [
        {
          code: 'au.tax/method-b1-pays-estimated',
          message:
            'METHOD_B1 works the tax of the pays from 2024-07-11 to 2024-07-18 out anew; none of them is here. The back ' +
            'payment was spread evenly over 2 pay periods with earnings of $1,000.00 each.',
          field: 'tax_method',
        },
      ],
    ]);
    // What the caller calls usual comes before the average, and this pay's own earnings stand in where neither is known:
    // 0.32 × 1,500.99 − 176.5769 = 303.74; (304 − 272) × 2 = 64 again.
    expect(pay({ backPayments: backPay(), usualEarnings: '1000' }).tax.toString()).toBe('336');
    expect(pay({ backPayments: backPay() }).tax.toString()).toBe('336');
  });

  test('Method B(i) is for this financial year', () => {
    const paid = pay({ backPayments: backPay({ startDate: '2024-06-20' }), yearToDate: { earlierPays } });
    expect(paid.warnings.map(({ code }) => code)).toEqual(['au.tax/method-b1-outside-year']);
  });

  test('Method B(ii) on opening figures without their number of pays: spread over the year so far', () => {
    // 1 July to 1 August 2024 touches five weeks, four of them before this one: (4,000 + 1,400) ÷ 5 = 1,080.
    // 0.3227 × 1,080.99 − 180.0385 = 168.80; with 900 ÷ 52 = 17 more 174.29: (174 − 169) × 52 = 260.
    const paid = pay({ bonuses: bonus('METHOD_B2'), yearToDate: { normalEarnings: '4000' } });
    expect([paid.tax.toString(), paid.warnings.map(({ code }) => code)]).toEqual([
      '532',
      ['au.tax/method-b2-pay-periods-estimated'],
    ]);
    expect(paid.warnings[0]?.message).toContain('over 4 pay periods');
  });

  test('a bonus without ordinary pay is taxed on top of usual earnings', () => {
    const alone = (own: Partial<AuPayInput>) => pay({ hours: [], bonuses: bonus('METHOD_A_WHOLE_YEAR'), ...own });
    // On top of 1,400 the 900 bear 260 (Schedule 5 Example 1); on top of nothing they would bear nothing.
    expect(alone({ usualEarnings: '1400' }).tax.toString()).toBe('260');
    expect(alone({ yearToDate: { normalEarnings: '2800', payPeriods: 2 } }).tax.toString()).toBe('260');
    expect(alone({ usualEarnings: '1400' }).warnings.map(({ code }) => code)).toEqual(['au.tax/usual-earnings-used']);
    const unknown = alone({});
    expect([unknown.tax.toString(), unknown.warnings.map(({ code }) => code)]).toEqual([
      '0',
      ['au.tax/no-usual-earnings'],
    ]);
  });

  test('a bonus that is sacrificed is not taxed, and the ordinary pay is taxed as without it', () => {
    // 900 is the bonus: what is left is the ordinary pay of 1,400, which bears 272.
    const given = pay({
      bonuses: bonus('METHOD_A_WHOLE_YEAR'),
      paySacrifices: [{ description: 'Super', amount: '900' }],
    });
    expect(figures(given)).toEqual(['1400', '272', '1128']);
    // 1,600 of 2,300 is more than the ordinary pay: all of the bonus and 700 of the ordinary pay; 0.18 × 700.99 − 57.8462 = 68.33.
    const paid = pay({
      bonuses: bonus('METHOD_A_WHOLE_YEAR'),
      paySacrifices: [{ description: 'Super', amount: '1600' }],
    });
    expect(figures(paid)).toEqual(['700', '68', '632']);
    const whole = pay({
      bonuses: bonus('METHOD_A_WHOLE_YEAR'),
      paySacrifices: [{ description: 'Super', amount: '2300' }],
    });
    expect(figures(whole)).toEqual(['0', '0', '0']);
    // 500 sacrificed leaves 900 of ordinary pay: 0.3227 × 900.99 − 180.0385 = 110.71; 17 more: 116.20 − 110.71, 5 × 52.
    const some = pay({
      bonuses: bonus('METHOD_A_WHOLE_YEAR'),
      paySacrifices: [{ description: 'Super', amount: '500' }],
    });
    expect(figures(some)).toEqual(['1800', '371', '1429']);
  });

  test('what else a bonus says is kept', () => {
    expect(pay({ bonuses: bonus('METHOD_B2') }).bonuses).toMatchObject([
      { isDirectorsFees: false, isReturnToWork: false },
    ]);
    const own = { isDirectorsFees: true, isReturnToWork: true };
    expect(pay({ bonuses: bonus('METHOD_B2', own) }).bonuses).toMatchObject([{ description: 'Bonus', ...own }]);
  });

  test('back payments under Method B(i) of earlier pays count into the average', () => {
    // (1,400 + 1,400 of earlier back pay) ÷ 2 pays = 1,400: 5 × 52 = 260, with 272. Without it the average is 700.
    const yearToDate = { backPaymentsB1: '1400', payPeriods: 1 };
    expect(pay({ bonuses: bonus('METHOD_B2'), yearToDate }).tax.toString()).toBe('532');
    // 0.18 × 700.99 − 57.8462 = 68.33; with 17 more 71.39: (71 − 68) × 52 = 156.
    expect(pay({ bonuses: bonus('METHOD_B2'), yearToDate: { payPeriods: 1 } }).tax.toString()).toBe('428');
  });

  test('the lines stand in gross and in its explanation', () => {
    const paid = pay({ bonuses: bonus('METHOD_B2'), backPayments: backPay({ taxMethod: 'NORMAL_EARNINGS' }) });
    expect(paid.gross.toString()).toBe('2500');
    const text = explainAsText(paid.trace.figures.gross);
    expect(text).toContain('au.gross.line: Bonus: bonus of 900\n    given.tax method: tax method Method B(ii)');
    expect(text).toContain('au.gross.line: Back pay: back payment of 200');
  });
});

describe('who is not taxed as usual', () => {
  const pay = (own: Partial<AuTaxDeclarationInput>, lines: Omit<Partial<AuPayInput>, 'employee'> = {}): AuPay =>
    accepted({ ...weekly, ...lines, employee: { taxDeclaration: { ...declaration, ...own } } });

  test('a super-only contractor: no tax, but super', () => {
    expect([
      pay({ isSuperOnlyContractor: true }).tax.toString(),
      pay({ isSuperOnlyContractor: true }).super.toString(),
    ]).toEqual(['0', '120']);
  });

  test('no tax file number: 47 % of whole dollars, 45 % for a foreign resident', () => {
    expect(pay({ taxFileNumber: 'not-quoted' }).tax.toString()).toBe('470');
    expect(pay({ taxFileNumber: 'not-quoted', residency: 'foreign' }).tax.toString()).toBe('450');
  });

  test('a working holiday maker: 15 % to 45,000 in the year with this employer, then 30 %', () => {
    const own = { workingHolidayMaker: { employerIsRegistered: true } };
    expect(pay(own).tax.toString()).toBe('150');
    expect(pay(own, { yearToDate: { gross: '50000' } }).tax.toString()).toBe('300');
    expect(pay({ workingHolidayMaker: { employerIsRegistered: false } }).tax.toString()).toBe('300');
  });

  test('tax offsets, an extra percentage, a foreign resident, exemptions', () => {
    // 2026-27, weekly 1,000.99: scale 2 0.3227 × − 185.1935 = 137.83; scale 3 0.30 × − 0.30 = 300; scales 5 and 6.
    expect(pay({}).tax.toString()).toBe('138');
    expect(pay({ annualTaxOffsets: '1000' }).tax.toString()).toBe('119'); // 1.9 % of 1,000 = 19
    expect(pay({ residency: 'foreign' }).tax.toString()).toBe('300');
    expect(pay({ medicareLevyExemption: 'full' }).tax.toString()).toBe('118'); // 0.3027 × − 185.1923 = 117.81
    expect(pay({ medicareLevyExemption: 'half' }).tax.toString()).toBe('122'); // 0.3527 × − 230.6135 = 122.44
    expect(pay({ upwardVariation: { kind: 'percentage', rate: '0.05' } }).tax.toString()).toBe('188'); // 5 % of 1,000
  });

  test('tax never takes more than is paid', () => {
    const extra = pay({ upwardVariation: { kind: 'extra-amount', amount: '100' } }, { hours: dollars('50') });
    expect(figures(extra)).toEqual(['50', '50', '0']);
    // Nothing was withheld from 1,000 then, so Method B(i) on 1 dollar of back pay asks for all of it: 138 on 1,001.99.
    const anew = pay(
      {},
      {
        hours: [],
        yearToDate: { earlierPays: [{ payDate: '2026-10-01', taxableEarnings: '1000', tax: '0' }] },
        backPayments: [
          {
            description: 'Back pay',
            amount: '1',
            stpCategory: 'GROSS',
            taxMethod: 'METHOD_B1',
            startDate: '2026-10-01',
            endDate: '2026-10-01',
          },
        ],
      },
    );
    expect(figures(anew)).toEqual(['1', '1', '0']);
    expect(anew.warnings).toEqual([
      { code: 'au.tax/more-than-paid', message: 'Withholding of $137.00 more than the taxable pay was left out.' },
    ]);
    expect(explainAsText(anew.trace.figures.tax)).toContain(
      'au.pay.tax-within-pay: 138, at most what is paid: 1\n  au.withholding.ordinary-and-additional',
    );
  });

  test('what a declaration leaves out was not claimed', () => {
    const short: AuTaxDeclarationInput = {
      taxFileNumber: 'quoted',
      residency: 'resident',
      claimsTaxFreeThreshold: true,
    };
    const said = (own: object): string =>
      accepted({
        ...weekly,
        hours: dollars('1500'),
        employee: { taxDeclaration: { ...short, ...own } },
      }).tax.toString();
    // 0.32 × 1,500.99 − 181.7319 = 298.58; with a study loan 0.47 × − 382.2935 = 323.17; 53 pays add 3.
    expect(said({})).toBe('299');
    expect(said({ hasStudyLoan: true })).toBe('323');
    expect(said({ hasExtraPayInYear: true })).toBe('302');
    expect(said({ hasExtraPayInYear: false })).toBe('299');
  });

  test('the family reduction counts a spouse only where one is declared', () => {
    const said = (medicareLevyReduction: object): string =>
      pay(
        { medicareLevyReduction: medicareLevyReduction as { spouse: boolean; dependants: number } },
        { hours: dollars('900') },
      ).tax.toString();
    // Family threshold 47,238 ÷ 52 = 908.42 a week. 0.3227 × 900.99 − 185.1935 = 105.56; 2 % of 900.99 = 18.02 off.
    expect(said({ spouse: true, dependants: 0 })).toBe('88');
    expect(said({ spouse: false, dependants: 0 })).toBe('106');
    expect(said({ dependants: 0 })).toBe('106');
    expect(said({ spouse: true })).toBe('88');
  });

  test('warnings of the withholding schedules come along', () => {
    const codes = pay({ medicareLevyExemption: 'full', claimsTaxFreeThreshold: false }).warnings.map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['au.withholding/medicare-exemption-without-threshold']);
  });
});

describe('a pay that cannot bear everything', () => {
  test('a sacrifice is cut to what is taxed', () => {
    const paid = accepted({ ...weekly, paySacrifices: [{ description: 'Super', amount: '1200' }] });
    expect(figures(paid)).toEqual(['0', '0', '0']);
    expect(paid.warnings[0]).toEqual({
      code: 'au.salary-sacrifice/more-than-earned',
      message: 'A salary sacrifice was cut by $200.00: the pay earned no more.',
    });
  });

  test('a deduction is cut to what is left', () => {
    const paid = accepted({
      ...weekly,
      deductions: [{ description: 'Loan', amount: '900', classification: 'NORMAL' }],
    });
    expect(figures(paid)).toEqual(['1000', '138', '0']);
    expect(paid.warnings).toEqual([
      {
        code: 'au.deductions/nothing-left',
        message: 'A deduction was cut by $38.00: nothing more was left of the pay.',
      },
    ]);
  });

  test('super is due as usual where nothing is said about its timing', () => {
    expect(accepted({ ...weekly, superTiming: {} }).superDueDate).toBe('2026-11-23');
  });

  test('an empty pay is a pay of nothing', () => {
    const paid = accepted({ payDate: '2026-11-12', payPeriod: 'MONTHLY', employee: { taxDeclaration: declaration } });
    expect(figures(paid)).toEqual(['0', '0', '0']);
  });
});

describe('child support keeps the protected earnings', () => {
  const support = (own: Partial<AuPayInput> = {}, employee: Partial<AuPayEmployee> = {}) =>
    calculatePay({
      ...weekly,
      hours: dollars('700'),
      deductions: [{ description: 'Child support', amount: '200', classification: 'CHILD_SUPPORT_DEDUCTION' }],
      ...own,
      employee: { taxDeclaration: declaration, ...employee },
    });
  const kept = (...args: Parameters<typeof support>): string => {
    const pay = support(...args);
    return pay.ok ? pay.value.net.toString() : pay.error.code;
  };

  // A payday whose tax is known and whose protected earnings are not published yet: from July to December there is one.
  const ahead = addDays(firstUnconfirmedDay(protectedEarnings), 6);
  const beforeItIsPublished = calculatePay({ ...weekly, payDate: ahead }).ok ? test : test.skip;

  // 544.88 a week in 2026, 534.23 in 2025, 514.50 in 2024; 1,089.76 a fortnight and 2,369.26 a month in 2026.
  test.each<[string, Partial<AuPayInput>, string]>([
    ['a week in 2026', {}, '544.88'],
    ['a week in 2025', { payDate: '2025-12-31' }, '534.23'],
    ['a week in 2024', { payDate: '2024-12-31' }, '514.5'],
    ['a fortnight', { payPeriod: 'FORTNIGHTLY', hours: dollars('1300') }, '1089.76'],
    ['a month', { payPeriod: 'MONTHLY', hours: dollars('2700') }, '2369.26'],
  ])('%s', (_name, own, net) => {
    expect(kept(own)).toBe(net);
  });

  test('with a warning that says by how much', () => {
    const pay = support();
    // 0.17 × 700.99 − 54.3473 = 64.82: 65 of tax leaves 635; 635 − 544.88 = 90.12 of 200.
    expect(pay.ok && pay.value.warnings).toEqual([
      {
        code: 'au.deductions/protected-earnings',
        message:
          'Child support was cut by $109.88 to leave the protected earnings. Tell Services Australia about the smaller deduction.',
      },
    ]);
  });

  test('an amount that a notice names', () => {
    expect(kept({}, { protectedEarnings: '600' })).toBe('600');
  });

  beforeItIsPublished(
    'a year whose amount is not known is refused, unless a notice names it or nothing asks for it',
    () => {
      expect(kept({ payDate: ahead })).toBe('statutory/unconfirmed');
      expect(kept({ payDate: ahead }, { protectedEarnings: '600' })).toBe('600');
      expect(kept({ payDate: ahead, deductions: [] })).not.toContain('statutory');
      const refused = support({ payDate: ahead });
      expect(!refused.ok && refused.error.message).toContain('child_support_protected_earnings of the employee');
      const garnishee = { description: 'Notice', amount: '200', classification: 'CHILD_SUPPORT_GARNISHEE' } as const;
      expect(kept({ payDate: ahead, deductions: [garnishee] })).not.toContain('statutory');
    },
  );

  test('the amount that the notice of the deduction names comes first', () => {
    const deductions = [
      {
        description: 'Child support',
        amount: '200',
        classification: 'CHILD_SUPPORT_DEDUCTION' as const,
        protectedEarnings: '610.50',
      },
    ];
    expect(kept({ deductions })).toBe('610.5');
    expect(kept({ deductions }, { protectedEarnings: '600' })).toBe('610.5');
    const misplaced = support({
      deductions: [{ description: 'Loan', amount: '1', classification: 'NORMAL', protectedEarnings: '1' }],
    });
    expect(misplaced).toMatchObject({ ok: false, error: { path: 'deductions[0].protectedEarnings' } });
  });

  test('a garnishee does not ask for it', () => {
    const deductions = [{ description: 'Notice', amount: '200', classification: 'CHILD_SUPPORT_GARNISHEE' as const }];
    expect(kept({ deductions })).toBe('435');
  });
});

describe('a termination in the pay', () => {
  const termination = { totalAmount: '5000', taxAmount: '1600', amountInSuper: '1000' };

  test('adds to gross, tax and super', () => {
    const paid = accepted({ ...weekly, termination });
    expect(figures(paid)).toEqual(['6000', '1738', '4262']);
    expect([paid.taxableGross, paid.grossBeforeSacrifice, paid.superEarnings].map(String)).toEqual([
      '1000',
      '1000',
      '2000',
    ]);
    expect(paid.termination).toMatchObject({});
    expect(JSON.parse(JSON.stringify(paid)).termination).toEqual(termination);
    expect(explainAsText(paid.trace.figures.gross)).toContain('lines of 1000 − sacrificed 0 + termination 5000 = 6000');
    expect(explainAsText(paid.trace.figures.gross)).toContain('given.termination: termination 5000');
    const tax = explainAsText(paid.trace.figures.tax);
    expect(tax).toContain(
      'au.pay.tax-with-termination: 138 + termination 1600 = 1738\n  au.payg-schedule-1.withhold-weekly',
    );
    expect(tax).toContain('\n  given.tax of the termination: tax of the termination 1600');
    expect(explainAsText(accepted(weekly).trace.figures.gross)).not.toContain('termination');
  });

  test('a percentage of gross counts it, a salary sacrifice does not', () => {
    const paid = accepted({
      ...weekly,
      termination,
      deductions: [{ description: 'Union', percentage: '0.01', classification: 'UNION_FEES' }],
      paySacrifices: [{ description: 'Super', percentage: '0.1' }],
    });
    expect([paid.deductions[0]?.amount, paid.paySacrifices[0]?.amount].map(String)).toEqual(['59', '100']);
  });
});

describe('figures that nobody has confirmed', () => {
  const unconfirmed = firstUnconfirmedDay(schedule1);
  test.each([
    ['2024-06-30', 'statutory/not-covered'],
    [unconfirmed, 'statutory/unconfirmed'],
    ['2019-01-01', 'statutory/not-covered'],
    ['2099-01-01', 'statutory/unconfirmed'],
  ])('%s: %s', (payDate, code) => {
    expect(calculatePay({ ...weekly, payDate })).toMatchObject({
      ok: false,
      error: { code, details: { instrument: 'au.payg-schedule-1', on: payDate } },
    });
  });

  test.each(['2024-07-01', '2027-06-30'])('%s is covered', (payDate) => {
    expect(calculatePay({ ...weekly, payDate }).ok).toBe(true);
  });

  test('an operator may allow them, and every pay says so', () => {
    const pay = calculatePay({ ...weekly, payDate: unconfirmed }, { allowUnconfirmed: true });
    const warnings = pay.ok ? pay.value.warnings : [];
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['au.statutory/unconfirmed']));
    expect(warnings.map(({ message }) => message)).toContain(
      `The figures of the super guarantee are confirmed to ${addDays(unconfirmed, -1)} only; they were used for the pay date ${unconfirmed}.`,
    );
    const confirmed = calculatePay({ ...weekly, payDate: '2027-06-30' }, { allowUnconfirmed: true });
    expect(confirmed.ok && confirmed.value.warnings).toEqual([]);
  });
});

describe('refusals', () => {
  const ordinary = { description: 'Ordinary', units: 'hours', value: '38', rate: '30' };
  const holiday = { description: 'Leave', leaveType: 'HOLIDAY', date: '2026-11-10', hours: '7.6', rate: '30' };
  const employee = { taxDeclaration: declaration };

  test.each<[string, object, string, string]>([
    ['no pay date', { payDate: undefined }, 'input/missing', 'payDate'],
    ['no such day', { payDate: '2026-02-30' }, 'date/malformed', 'payDate'],
    ['a pay period that is not one', { payPeriod: 'YEARLY' }, 'code/unknown', 'payPeriod'],
    ['no pay period', { payPeriod: null }, 'input/missing', 'payPeriod'],
    ['no employee', { employee: undefined }, 'input/missing', 'employee'],
    ['no tax declaration', { employee: {} }, 'input/missing', 'employee.taxDeclaration'],
    [
      'silence about the tax-free threshold',
      { employee: { taxDeclaration: { ...declaration, claimsTaxFreeThreshold: undefined } } },
      'input/missing',
      'employee.taxDeclaration.claimsTaxFreeThreshold',
    ],
    [
      'silence about residency',
      { employee: { taxDeclaration: { ...declaration, residency: null } } },
      'input/missing',
      'employee.taxDeclaration.residency',
    ],
    [
      'silence about the tax file number',
      { employee: { taxDeclaration: { ...declaration, taxFileNumber: null } } },
      'input/missing',
      'employee.taxDeclaration.taxFileNumber',
    ],
    [
      'a tax file number instead of its state',
      { employee: { taxDeclaration: { ...declaration, taxFileNumber: '123456782' } } },
      'code/unknown',
      'employee.taxDeclaration.taxFileNumber',
    ],
    [
      'too many dependants',
      { employee: { taxDeclaration: { ...declaration, medicareLevyReduction: { dependants: 51 } } } },
      'amount/not-a-number',
      'employee.taxDeclaration.medicareLevyReduction.dependants',
    ],
    ['a member of nobody', { employee: { ...employee, tfn: '1' } }, 'input/not-allowed', 'employee.tfn'],
    ['an unknown member', { bonus: [] }, 'input/not-allowed', 'bonus'],
    ['an id on a row', { hours: [{ ...ordinary, id: 1 }] }, 'input/not-allowed', 'hours[0].id'],
    ['negative hours', { hours: [ordinary, { ...ordinary, value: '-1' }] }, 'amount/negative', 'hours[1].value'],
    [
      'hours that are no number',
      { hours: [{ ...ordinary, value: Number.NaN }] },
      'amount/not-a-number',
      'hours[0].value',
    ],
    ['40 digits', { hours: [{ ...ordinary, value: '1'.repeat(40) }] }, 'amount/too-large', 'hours[0].value'],
    ['no hours in a row', { hours: [{ ...ordinary, value: undefined }] }, 'input/missing', 'hours[0].value'],
    ['no units', { hours: [{ ...ordinary, units: undefined }] }, 'input/missing', 'hours[0].units'],
    ['units too long', { hours: [{ ...ordinary, units: 'u'.repeat(33) }] }, 'input/too-many', 'hours[0].units'],
    ['no description', { hours: [{ ...ordinary, description: '' }] }, 'input/missing', 'hours[0].description'],
    ['a rate and a multiplier', { hours: [{ ...ordinary, multiplier: 2 }] }, 'input/conflict', 'hours[0].multiplier'],
    ['a negative rate', { hours: [{ ...ordinary, rate: -1 }] }, 'amount/negative', 'hours[0].rate'],
    ['no rate anywhere', { hours: [{ ...ordinary, rate: undefined }] }, 'input/missing', 'employee.payRatePerHour'],
    [
      'a multiplier of no rate',
      { hours: [{ ...ordinary, rate: undefined, multiplier: 2 }] },
      'input/missing',
      'employee.payRatePerHour',
    ],
    ['leave without a rate', { leave: [{ ...holiday, rate: undefined }] }, 'input/missing', 'employee.payRatePerHour'],
    [
      'leave with a multiplier of no rate',
      {
        leave: [{ ...holiday, leaveType: 'WORKERS_COMP', rate: undefined, multiplier: 1 }],
        employee: { ...employee, hourlyAmountForWorkersCompLeave: 30 },
      },
      'input/missing',
      'employee.payRatePerHour',
    ],
    [
      'workers compensation is no parental leave',
      {
        leave: [{ ...holiday, leaveType: 'PAID_PARENTAL', rate: undefined }],
        employee: { ...employee, hourlyAmountForWorkersCompLeave: 30 },
      },
      'input/missing',
      'employee.payRatePerHour',
    ],
    [
      'parental leave is no workers compensation',
      {
        leave: [{ ...holiday, leaveType: 'WORKERS_COMP', rate: undefined }],
        employee: { ...employee, hourlyAmountForPaidParentalLeave: 30 },
      },
      'input/missing',
      'employee.payRatePerHour',
    ],
    ['a week that no quarter has', { hours: [{ ...ordinary, week: 15 }] }, 'amount/not-a-number', 'hours[0].week'],
    [
      'New Zealand leave',
      { leave: [{ ...holiday, leaveType: 'NZ_BEREAVEMENT' }] },
      'code/unknown',
      'leave[0].leaveType',
    ],
    [
      'leave without its type',
      { leave: [{ ...holiday, leaveType: undefined }] },
      'input/missing',
      'leave[0].leaveType',
    ],
    ['leave without a date', { leave: [{ ...holiday, date: undefined }] }, 'input/missing', 'leave[0].date'],
    ['leave without hours', { leave: [{ ...holiday, hours: null }] }, 'input/missing', 'leave[0].hours'],
    [
      'leave with a rate and a multiplier',
      { leave: [{ ...holiday, multiplier: 1 }] },
      'input/conflict',
      'leave[0].multiplier',
    ],
    [
      'annual leave out of rostered days off',
      { leave: [{ ...holiday, takenFrom: 'RDO' }] },
      'input/conflict',
      'leave[0].takenFrom',
    ],
    [
      'a bank of time that is none',
      { leave: [{ ...holiday, leaveType: 'OTHER', takenFrom: 'FLEX' }] },
      'code/unknown',
      'leave[0].takenFrom',
    ],
    [
      'an allowance category that is none',
      { allowances: [{ description: 'A', amount: 1, allowanceCategory: 'Unclassified' }] },
      'code/unknown',
      'allowances[0].allowanceCategory',
    ],
    [
      'an allowance without its category',
      { allowances: [{ description: 'A', amount: 1 }] },
      'input/missing',
      'allowances[0].allowanceCategory',
    ],
    [
      'an allowance without an amount',
      { allowances: [{ description: 'A', allowanceCategory: 'OD' }] },
      'input/missing',
      'allowances[0].amount',
    ],
    [
      'no units of an allowance',
      { allowances: [{ description: 'A', amount: 1, units: 0, allowanceCategory: 'OD' }] },
      'amount/not-positive',
      'allowances[0].units',
    ],
    [
      'a deduction without its classification',
      { deductions: [{ description: 'D', amount: 1 }] },
      'input/missing',
      'deductions[0].classification',
    ],
    [
      'a basis that is none',
      { deductions: [{ description: 'D', percentage: '0.1', basis: 'TAX', classification: 'NORMAL' }] },
      'code/unknown',
      'deductions[0].basis',
    ],
    [
      'a percentage above one',
      { deductions: [{ description: 'D', percentage: 5, classification: 'NORMAL' }] },
      'amount/too-large',
      'deductions[0].percentage',
    ],
    [
      'a negative limit',
      { paySacrifices: [{ description: 'S', amount: 5, limit: -5 }] },
      'amount/negative',
      'paySacrifices[0].limit',
    ],
    [
      'an unknown tax method',
      { bonuses: [{ description: 'B', amount: 1, taxMethod: 'METHOD_C' }] },
      'code/unknown',
      'bonuses[0].taxMethod',
    ],
    ['a bonus without an amount', { bonuses: [{ description: 'B' }] }, 'input/missing', 'bonuses[0].amount'],
    [
      'a range without its start',
      { bonuses: [{ description: 'B', amount: 1, taxMethod: 'METHOD_B1', endDate: '2026-07-01' }] },
      'input/missing',
      'bonuses[0].startDate',
    ],
    [
      'a range without its end',
      { bonuses: [{ description: 'B', amount: 1, taxMethod: 'SPREAD_OVER_SPECIFIC_RANGE', startDate: '2026-07-01' }] },
      'input/missing',
      'bonuses[0].endDate',
    ],
    [
      'a date of birth after the pay date',
      { employee: { ...employee, dateOfBirth: '2090-01-01' } },
      'date/out-of-order',
      'employee.dateOfBirth',
    ],
    [
      'a next regular payday before the pay date',
      { payDate: '2026-11-12', superTiming: { nextRegularPayday: '2026-10-30' } },
      'date/out-of-order',
      'superTiming.nextRegularPayday',
    ],
    [
      'a range that ends before it starts',
      { bonuses: [{ description: 'B', amount: 1, startDate: '2026-07-02', endDate: '2026-07-01' }] },
      'date/out-of-order',
      'bonuses[0].endDate',
    ],
    [
      'a back payment without its category',
      { backPayments: [{ description: 'B', amount: 1 }] },
      'input/missing',
      'backPayments[0].stpCategory',
    ],
    [
      'a back payment without an amount',
      { backPayments: [{ description: 'B', stpCategory: 'GROSS' }] },
      'input/missing',
      'backPayments[0].amount',
    ],
    ['a termination without its tax', { termination: { totalAmount: 1 } }, 'input/missing', 'termination.taxAmount'],
    ['more pays than a year has', { yearToDate: { payPeriods: 367 } }, 'amount/not-a-number', 'yearToDate.payPeriods'],
    [
      'an earlier pay without its tax',
      { yearToDate: { earlierPays: [{ payDate: '2026-07-09', taxableEarnings: 1 }] } },
      'input/missing',
      'yearToDate.earlierPays[0].tax',
    ],
    [
      'an earlier pay without its date',
      { yearToDate: { earlierPays: [{ taxableEarnings: 1, tax: 0 }] } },
      'input/missing',
      'yearToDate.earlierPays[0].payDate',
    ],
    [
      'an extra of no kind',
      { employee: { taxDeclaration: { ...declaration, upwardVariation: { amount: 5 } } } },
      'input/missing',
      'employee.taxDeclaration.upwardVariation.kind',
    ],
    ['a negative year to date', { yearToDate: { gross: '-1' } }, 'amount/negative', 'yearToDate.gross'],
    ['banked time below zero', { timeBanked: { rdoHours: '-1' } }, 'amount/negative', 'timeBanked.rdoHours'],
    [
      'a timing that is no date',
      { superTiming: { nextRegularPayday: 'soon' } },
      'date/malformed',
      'superTiming.nextRegularPayday',
    ],
    ['an absurd number of rows', { hours: Array.from({ length: 1001 }, () => ordinary) }, 'input/too-many', 'hours'],
    [
      'an extra amount that is not given',
      { employee: { taxDeclaration: { ...declaration, upwardVariation: { kind: 'extra-amount' } } } },
      'input/missing',
      'employee.taxDeclaration.upwardVariation.amount',
    ],
    [
      'an extra percentage that is not given',
      { employee: { taxDeclaration: { ...declaration, upwardVariation: { kind: 'percentage' } } } },
      'input/missing',
      'employee.taxDeclaration.upwardVariation.rate',
    ],
    [
      'a working holiday maker of nobody',
      { employee: { taxDeclaration: { ...declaration, workingHolidayMaker: {} } } },
      'input/missing',
      'employee.taxDeclaration.workingHolidayMaker.employerIsRegistered',
    ],
  ])('%s', (_name, own, code, path) => {
    const refused = calculatePay({ ...weekly, ...own });
    expect(refused).toMatchObject({ ok: false, error: { code, path } });
    expect(refusalCodes).toContain(code);
    expect(!refused.ok && refused.error.message.length > 15).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'pay'],
    ['a list', []],
    ['a number', 7],
  ])('%s instead of a pay', (_name, input) => {
    expect(calculatePay(input as AuPayInput)).toMatchObject({ ok: false, error: { code: 'input/missing', path: '' } });
  });

  test('rows that need no hourly rate', () => {
    const paid = accepted({
      ...weekly,
      hours: [{ ...ordinary, value: 0, rate: null }],
      leave: [
        { ...holiday, leaveType: 'UNPAID', rate: null },
        { ...holiday, leaveType: 'SICK', hours: 0, rate: null },
        { ...holiday, leaveType: 'WORKERS_COMP', hours: '2', rate: null },
        { ...holiday, leaveType: 'PAID_PARENTAL', hours: '2', rate: null },
      ],
      employee: { ...employee, hourlyAmountForWorkersCompLeave: '31', hourlyAmountForPaidParentalLeave: '25' },
    });
    expect([paid.gross, paid.totalWorkersCompensation].map(String)).toEqual(['112', '62']);
  });
});
