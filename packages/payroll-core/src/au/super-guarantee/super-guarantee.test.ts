import { calculatePay, type AuPay, type AuPayEmployee, type AuPayInput, type AuPayWarningCode } from '..';
import { runOwnVector } from 'payroll-conformance';
import { plainPay } from '../../testing/plain-pay';
import { explainAsText } from '../../trace';
import of2024 from './vectors/2024-07-01.json';
import of2025 from './vectors/2025-07-01.json';
import of2026 from './vectors/2026-07-01.json';

describe.each([
  ['2024-07-01', of2024],
  ['2025-07-01', of2025],
  ['2026-07-01', of2026],
])('%s', (effectiveFrom, { rows }) => {
  test.each(rows.map((row) => [JSON.stringify(row), row] as const))('%s', (_name, row) => {
    expect(runOwnVector('au/super-guarantee', effectiveFrom, row)).toMatchObject({ status: 'passed' });
  });
});

/** 38 hours at 20 = 760 of ordinary earnings, and what else a test wants; 12 % from 1 July 2025. */
function pay(
  lines: Omit<Partial<AuPayInput>, 'employee'>,
  employee: Partial<AuPayEmployee> = {},
  date = '2025-08-01',
): AuPay {
  return plainPay(date, { payRatePerHour: '20', ...employee }, { hours: [ordinary], ...lines });
}
const ordinary = { description: 'Ordinary', units: 'hours', value: '38' };
const overtime = { description: 'Overtime', units: 'hours', value: '2', multiplier: '1.5', isOvertime: true };
const codes = ({ warnings }: AuPay): readonly AuPayWarningCode[] => warnings.map(({ code }) => code);
const figures = ({ superEarnings, compulsorySuperAmount, rescSuperAmount, super: total }: AuPay): readonly string[] =>
  [superEarnings, compulsorySuperAmount, rescSuperAmount, total].map(String);

describe('which lines count', () => {
  const leave = (leaveType: string): NonNullable<AuPayInput['leave']> => [
    { description: 'Leave', leaveType: leaveType as 'SICK', date: '2025-07-30', hours: '7.6' },
  ];
  const allowance = { description: 'Tools', amount: '100', allowanceCategory: 'TD' } as const;
  const backPayment = (stpCategory: string): NonNullable<AuPayInput['backPayments']> => [
    { description: 'Back pay', amount: '100', stpCategory: stpCategory as 'GROSS' },
  ];

  // ATO, List of payments that are ordinary time earnings, 4 November 2024. Earnings in ordinary time: 760 here.
  test.each<[string, Omit<Partial<AuPayInput>, 'employee'>, { OTE: string; GROSS: string; QE: string }]>([
    ['ordinary hours', {}, { OTE: '760', GROSS: '760', QE: '760' }],
    ['overtime is out of OTE and QE', { hours: [ordinary, overtime] }, { OTE: '760', GROSS: '820', QE: '760' }],
    ['sick leave is in: 7.6 × 20', { leave: leave('SICK') }, { OTE: '912', GROSS: '912', QE: '912' }],
    ['annual leave is in', { leave: leave('HOLIDAY') }, { OTE: '912', GROSS: '912', QE: '912' }],
    ['long service leave is in', { leave: leave('LONG_SERVICE') }, { OTE: '912', GROSS: '912', QE: '912' }],
    ['public holidays are in', { leave: leave('PAID_PUBLIC_HOLIDAY') }, { OTE: '912', GROSS: '912', QE: '912' }],
    ['compassionate leave is in', { leave: leave('COMPASSIONATE') }, { OTE: '912', GROSS: '912', QE: '912' }],
    ['parental leave is out', { leave: leave('PAID_PARENTAL') }, { OTE: '760', GROSS: '912', QE: '760' }],
    [
      'employer-funded parental leave is out',
      { leave: leave('EMPLOYER_FUNDED_PAID_PARENTAL') },
      { OTE: '760', GROSS: '912', QE: '760' },
    ],
    ['jury and reserve leave is out', { leave: leave('ANCILLARY') }, { OTE: '760', GROSS: '912', QE: '760' }],
    ['workers compensation is out', { leave: leave('WORKERS_COMP') }, { OTE: '760', GROSS: '912', QE: '760' }],
    ['an allowance is in', { allowances: [allowance] }, { OTE: '860', GROSS: '860', QE: '860' }],
    [
      'an allowance that says it is not',
      { allowances: [{ ...allowance, isIncludedInSuperCalculations: false }] },
      { OTE: '760', GROSS: '760', QE: '760' },
    ],
    [
      'an allowance that is not taxed still counts',
      { allowances: [{ ...allowance, isTaxable: false }] },
      { OTE: '860', GROSS: '860', QE: '860' },
    ],
    ['a bonus is in', { bonuses: [{ description: 'Bonus', amount: '100' }] }, { OTE: '860', GROSS: '860', QE: '860' }],
    [
      'a bonus that says it is not',
      { bonuses: [{ description: 'Bonus', amount: '100', isIncludedInSuperCalculations: false }] },
      { OTE: '760', GROSS: '760', QE: '760' },
    ],
    [
      'back pay of ordinary time is in',
      { backPayments: backPayment('GROSS') },
      { OTE: '860', GROSS: '860', QE: '860' },
    ],
    ['back pay of overtime is out', { backPayments: backPayment('OVERTIME') }, { OTE: '760', GROSS: '860', QE: '760' }],
    [
      'back pay of unused leave is out',
      { backPayments: backPayment('LEAVEU') },
      { OTE: '760', GROSS: '860', QE: '760' },
    ],
    [
      'sacrificed super does not lower it',
      { paySacrifices: [{ description: 'Super', amount: '60' }] },
      { OTE: '760', GROSS: '760', QE: '760' },
    ],
    [
      'sacrificed super whose item says it is not included lowers OTE, never QE',
      { paySacrifices: [{ description: 'Super', amount: '60', isIncludedInSuperCalculations: false }] },
      { OTE: '700', GROSS: '700', QE: '760' },
    ],
    [
      'a car lease that says it is not included lowers all of them',
      { paySacrifices: [{ description: 'Car', amount: '60', isSuper: false, isIncludedInSuperCalculations: false }] },
      { OTE: '700', GROSS: '700', QE: '700' },
    ],
    [
      'a deduction does not lower it',
      { deductions: [{ description: 'Union', amount: '10', classification: 'UNION_FEES' }] },
      { OTE: '760', GROSS: '760', QE: '760' },
    ],
    [
      'a deduction that says it is not included does',
      {
        deductions: [
          { description: 'Meals', amount: '10', classification: 'NORMAL', isIncludedInSuperCalculations: false },
        ],
      },
      { OTE: '750', GROSS: '750', QE: '750' },
    ],
    [
      'notice paid on termination is in',
      { termination: { totalAmount: '500', taxAmount: '0', amountInSuper: '300' } },
      { OTE: '1060', GROSS: '1060', QE: '1060' },
    ],
  ])('%s', (_name, lines, expected) => {
    const earned = (superBasedOn: 'OTE' | 'GROSS' | 'QE'): string =>
      pay(lines, { superBasedOn }).superEarnings.toString();
    expect({ OTE: earned('OTE'), GROSS: earned('GROSS'), QE: earned('QE') }).toEqual(expected);
  });

  test('leave loading counts where the setting says so: 152 + 17.5 %', () => {
    const holiday = { leave: leave('HOLIDAY') };
    const without = pay(holiday, { leaveLoadingPercentage: '0.175', holidayLeaveHours: '20' });
    expect([without.superEarnings.toString(), codes(without)]).toEqual(['912', ['au.super/leave-loading-left-out']]);
    expect(without.warnings[0]?.message).toBe(
      'Leave loading of $26.60 is left out of super. It counts unless it makes up for lost overtime.',
    );
    const loaded = pay(holiday, {
      leaveLoadingPercentage: '0.175',
      holidayLeaveHours: '20',
      includeLeaveLoadingInSuper: true,
    });
    expect([loaded.superEarnings.toString(), codes(loaded)]).toEqual(['938.6', []]);
    const off = pay(holiday, { leaveLoadingPercentage: '0.175', holidayLeaveHours: '20', isSuperEnabled: false });
    expect(codes(off)).toEqual([]);
  });

  test('never below zero', () => {
    const lines = {
      allowances: [
        { description: 'Refund', amount: '900', allowanceCategory: 'OD', isIncludedInSuperCalculations: false },
      ],
      deductions: [
        { description: 'Loan', amount: '900', classification: 'NORMAL', isIncludedInSuperCalculations: false },
      ],
    } as const;
    expect(figures(pay(lines))).toEqual(['0', '0', '0', '0']);
  });

  test('a sacrifice that is left out of OTE is worth a warning', () => {
    const paySacrifices = [{ description: 'Super', amount: '60', isIncludedInSuperCalculations: false }];
    expect(codes(pay({ paySacrifices }, { superBasedOn: 'OTE' }))).toEqual(['au.super/sacrifice-left-out']);
    expect(codes(pay({ paySacrifices }, { superBasedOn: 'QE' }))).toEqual([]);
    expect(pay({ paySacrifices }, { superBasedOn: 'OTE' }).warnings[0]?.message).toBe(
      'Sacrificed super of $60.00 lowers the earnings for super, as its item says; the law counts it.',
    );
  });

  test('the explanation names the lines that were counted', () => {
    const text = explainAsText(
      pay({
        hours: [ordinary, overtime],
        bonuses: [{ description: 'Bonus', amount: '100' }],
        deductions: [
          { description: 'Meals', amount: '10', classification: 'NORMAL', isIncludedInSuperCalculations: false },
        ],
      }).trace.figures.compulsorySuperAmount,
    );
    expect(text).toContain('au.super-guarantee.compulsory: 0.12 × 850 = 102');
    expect(text).toContain('OTE earnings of this pay are 850');
    expect(text).toContain('+ Ordinary 760');
    expect(text).toContain('+ Bonus 100');
    expect(text).toContain('- Meals 10');
    expect(text).not.toContain('Overtime');
    expect(text).toContain('super guarantee rate 0.12 (since 2025-07-01');
    expect(text).toContain('at most 62500 a quarter (since 2025-07-01');
    expect(text.split('\n').map((line) => line.trim().split(':')[0])).toEqual([
      'au.super-guarantee.compulsory',
      'au.super-guarantee.earnings',
      'au.super-guarantee/base',
      'given.+ Ordinary',
      'given.+ Bonus',
      'given.- Meals',
      'given.earlier earnings of the quarter',
      'au.super-guarantee/rate',
      'au.super-guarantee/maximumContributionBase',
    ]);
    expect(text).toContain('au.super-guarantee/base: the law counts OTE (since 2025-07-01');
  });
});

describe('the base of the law on the day', () => {
  test.each([
    ['2026-06-30', 'OTE'],
    ['2026-07-01', 'QE'],
  ])('%s: %s', (date, base) => {
    expect(pay({}, {}, date).superBasedOn).toBe(base);
    expect(pay({}, { superBasedOn: 'GROSS' }, date).superBasedOn).toBe('GROSS');
  });
});

describe('from 1 July 2026 no stored base counts less than qualifying earnings', () => {
  const paySacrifices = [{ description: 'Super', amount: '60', isIncludedInSuperCalculations: false }];

  test('OTE is raised to QE and says so', () => {
    const paid = pay({ paySacrifices }, { superBasedOn: 'OTE' }, '2026-07-01');
    expect([paid.superBasedOn, paid.superEarnings.toString(), codes(paid)]).toEqual([
      'QE',
      '760',
      ['au.super/base-below-law'],
    ]);
    expect(paid.warnings[0]?.field).toBe('super_based_on');
    expect(codes(pay({}, { superBasedOn: 'OTE', isSuperEnabled: false }, '2026-07-01'))).toEqual([]);
  });

  test('GROSS counts sacrificed super as well', () => {
    const paid = pay({ paySacrifices }, { superBasedOn: 'GROSS' }, '2026-07-01');
    expect([paid.superBasedOn, paid.superEarnings.toString(), codes(paid)]).toEqual(['GROSS', '760', []]);
  });

  test('the day before, OTE is the law', () => {
    const paid = pay({}, { superBasedOn: 'OTE' }, '2026-06-30');
    expect([paid.superBasedOn, codes(paid)]).toEqual(['OTE', []]);
  });
});

describe('super on gross', () => {
  test('tells the qualifying earnings of the law beside its own, where the law counts them', () => {
    const told = (superBasedOn: 'GROSS' | 'QE', date: string) =>
      pay({ hours: [ordinary, overtime] }, { superBasedOn }, date).qualifyingEarnings?.toString();
    expect([told('GROSS', '2026-07-01'), told('GROSS', '2026-06-30'), told('QE', '2026-07-01')]).toEqual([
      '760',
      undefined,
      undefined,
    ]);
  });
});

describe('rates', () => {
  // [earnings, compulsory, reportable, total] of 760.
  test.each<[string, string, Partial<AuPayEmployee>, readonly string[], readonly string[]]>([
    ['11.5 % to 30 June 2025', '2025-06-30', {}, ['760', '87.4', '0', '87.4'], []],
    ['12 % from 1 July 2025', '2025-07-01', {}, ['760', '91.2', '0', '91.2'], []],
    [
      'more than the law asks is reportable: 15 % − 12 %',
      '2025-08-01',
      { superRate: '0.15' },
      ['760', '91.2', '22.8', '114'],
      [],
    ],
    [
      'an agreed compulsory rate',
      '2025-08-01',
      { superRate: '0.15', compulsorySuperRate: '0.13' },
      ['760', '98.8', '15.2', '114'],
      [],
    ],
    ['a compulsory rate alone', '2025-08-01', { compulsorySuperRate: '0.13' }, ['760', '98.8', '0', '98.8'], []],
    [
      'last year’s rate is not enough',
      '2025-08-01',
      { superRate: '0.115' },
      ['760', '91.2', '0', '91.2'],
      ['au.super/rate-below-compulsory'],
    ],
    [
      'a stored compulsory rate below the law’s is raised to it, and a higher rate is kept above it',
      '2025-08-01',
      { superRate: '0.13', compulsorySuperRate: '0.115' },
      ['760', '91.2', '7.6', '98.8'],
      ['au.super/compulsory-rate-below-law'],
    ],
    [
      'both stored rates below the law’s',
      '2025-08-01',
      { superRate: '0.1', compulsorySuperRate: '0.11' },
      ['760', '91.2', '0', '91.2'],
      ['au.super/rate-below-compulsory', 'au.super/compulsory-rate-below-law'],
    ],
    [
      'low rates where super is off',
      '2025-08-01',
      { isSuperEnabled: false, superRate: '0.1' },
      ['0', '0', '0', '0'],
      [],
    ],
    ['exactly the compulsory rate', '2025-08-01', { superRate: '0.12' }, ['760', '91.2', '0', '91.2'], []],
    ['switched off', '2025-08-01', { isSuperEnabled: false }, ['0', '0', '0', '0'], []],
  ])('%s', (_name, date, employee, expected, warned) => {
    const paid = pay({}, employee, date);
    expect([figures(paid), codes(paid)]).toEqual([expected, warned]);
  });

  test('sacrificed super is reportable, also where super is switched off; a car lease is not', () => {
    const paySacrifices = [
      { description: 'Super', amount: '60' },
      { description: 'Car', amount: '40', isSuper: false },
    ];
    expect(figures(pay({ paySacrifices }))).toEqual(['760', '91.2', '60', '151.2']);
    expect(figures(pay({ paySacrifices }, { isSuperEnabled: false }))).toEqual(['0', '0', '60', '60']);
  });

  // ATO, Salary sacrificing super: Zoe. A quarter's contribution of 3,687.50, of which 1,187.50 is the guarantee, has
  // 2,500 to report. Here at 12 %: 15,000 a quarter, of which 2,500 is sacrificed, is 1,800 and 2,500.
  test('a quarter with sacrificed super', () => {
    const paid = plainPay(
      '2025-08-01',
      {},
      {
        payPeriod: 'QUARTERLY',
        hours: [{ description: 'Salary', units: 'dollars', value: '15000', rate: '1' }],
        paySacrifices: [{ description: 'Super', amount: '2500' }],
      },
    );
    expect(figures(paid)).toEqual(['15000', '1800', '2500', '4300']);
  });

  test('a rate that was raised, and a cap that was passed, say so', () => {
    const messages = (paid: AuPay): readonly string[] => paid.warnings.map(({ message }) => message);
    expect(messages(pay({}, { superRate: '0.115' }))).toEqual([
      'The super_rate of the employee is below the compulsory rate, which was used.',
    ]);
    expect(messages(pay({ yearToDate: { superContributions: '30000' } }))).toEqual([
      "Contributions of this year pass the member's concessional cap of $30,000.00; the member may owe tax.",
    ]);
  });

  test('explains each part', () => {
    const text = explainAsText(
      pay({ paySacrifices: [{ description: 'S', amount: '60' }] }, { superRate: '0.15' }).trace.figures.super,
    );
    expect(text).toContain('au.super-guarantee.total: compulsory 91.2 + reportable 82.8 = 174');
    expect(text).toContain('0.15 × 760 less 91.2 = 22.8, plus sacrificed 60 = 82.8');
    expect(text).toContain('\n    given.sacrificed to super: sacrificed to super 60');
  });

  test('names leave loading, notice pay and what was taken out', () => {
    const paid = pay(
      {
        leave: [{ description: 'Holiday', leaveType: 'HOLIDAY', date: '2025-07-30', hours: '1' }],
        termination: { totalAmount: '500', taxAmount: '0', amountInSuper: '300' },
        paySacrifices: [{ description: 'Car', amount: '60', isSuper: false, isIncludedInSuperCalculations: false }],
      },
      { leaveLoadingPercentage: '0.175', includeLeaveLoadingInSuper: true },
    );
    const text = explainAsText(paid.trace.figures.compulsorySuperAmount);
    for (const line of ['+ Holiday 20', '+ leave loading 3.5', '+ payment in lieu of notice 300', '- Car 60']) {
      expect(text).toContain(line);
    }
    expect(explainAsText(pay({}).trace.figures.compulsorySuperAmount)).not.toContain('notice');
  });
});

describe('the maximum contribution base', () => {
  const year = (superEarningsInQuarter: string, superEarningsInYear: string) => ({
    yearToDate: { superEarningsInQuarter, superEarningsInYear },
  });

  // 62,500 a quarter in 2025-26: 62,000 before leaves 500 of 760; 500 × 12 % = 60.
  test.each<[string, string, string, string, readonly string[], readonly string[]]>([
    ['room for all of it', '2025-08-01', '61740', '900000', ['760', '91.2', '0', '91.2'], []],
    [
      'passed in this pay',
      '2025-08-01',
      '62000',
      '0',
      ['500', '60', '0', '60'],
      ['au.super/maximum-contribution-base'],
    ],
    ['reached before', '2025-08-01', '62500', '0', ['0', '0', '0', '0'], ['au.super/maximum-contribution-base']],
    ['passed before', '2025-08-01', '70000', '0', ['0', '0', '0', '0'], ['au.super/maximum-contribution-base']],
    ['by the year from July 2026', '2026-08-01', '900000', '270070', ['760', '91.2', '0', '91.2'], []],
    [
      '270,330 before leaves 500',
      '2026-08-01',
      '0',
      '270330',
      ['500', '60', '0', '60'],
      ['au.super/maximum-contribution-base'],
    ],
  ])('%s', (_name, date, quarter, inYear, expected, warned) => {
    const paid = pay(year(quarter, inYear), {}, date);
    expect([figures(paid), codes(paid)]).toEqual([expected, warned]);
  });

  test('what is reported is not cut', () => {
    const paid = pay(year('62000', '0'));
    expect([paid.earningsForSuper, paid.superEarnings].map(String)).toEqual(['760', '500']);
    expect(pay({}, { isSuperEnabled: false }).earningsForSuper.toString()).toBe('760');
  });

  test('says which base it was', () => {
    const [warning] = pay(year('62000', '0')).warnings;
    expect(warning?.message).toBe('Earnings passed the maximum contribution base of $62,500.00 a quarter.');
  });
});

describe('the member’s concessional cap', () => {
  // 30,000 in 2025-26 and 32,500 in 2026-27; this pay adds 91.20.
  test.each([
    ['2025-08-01', '29908.80', []],
    ['2025-08-01', '29908.81', ['au.super/concessional-cap']],
    ['2026-08-01', '32408.80', []],
    ['2026-08-01', '32408.81', ['au.super/concessional-cap']],
  ])('%s after %s: %p', (date, superContributions, warned) => {
    expect(codes(pay({ yearToDate: { superContributions } }, {}, date))).toEqual(warned);
  });

  test('a pay that adds nothing does not warn', () => {
    expect(codes(pay({ yearToDate: { superContributions: '99999' } }, { isSuperEnabled: false }))).toEqual([]);
  });
});

describe('under 18, and private or domestic workers', () => {
  const minor = { dateOfBirth: '2008-08-02' };
  const fortnight = (first: string, second: string, weeks: readonly [number?, number?] = [1, 2]) => ({
    payPeriod: 'FORTNIGHTLY' as const,
    hours: [
      { description: 'Week 1', units: 'hours', value: first, ...(weeks[0] === undefined ? {} : { week: weeks[0] }) },
      { description: 'Week 2', units: 'hours', value: second, ...(weeks[1] === undefined ? {} : { week: weeks[1] }) },
    ],
  });

  test.each<[string, Omit<Partial<AuPayInput>, 'employee'>, Partial<AuPayEmployee>, string]>([
    ['30 hours in a week are not enough', { hours: [{ ...ordinary, value: '30' }] }, minor, '0'],
    ['more than 30 are', { hours: [{ ...ordinary, value: '30.1' }] }, minor, '602'],
    ['18 on the pay date', { hours: [{ ...ordinary, value: '5' }] }, { dateOfBirth: '2007-08-01' }, '100'],
    ['18 the day after', { hours: [{ ...ordinary, value: '5' }] }, { dateOfBirth: '2007-08-02' }, '0'],
    ['no date of birth', { hours: [{ ...ordinary, value: '5' }] }, {}, '100'],
    [
      'the age test switched off',
      { hours: [{ ...ordinary, value: '5' }] },
      { ...minor, isSuperAgeThresholdEnabled: false },
      '100',
    ],
    [
      'a domestic worker of any age',
      { hours: [{ ...ordinary, value: '30' }] },
      { isPrivateOrDomesticWorker: true },
      '0',
    ],
    [
      'a domestic worker over 30 hours',
      { hours: [{ ...ordinary, value: '31' }] },
      { isPrivateOrDomesticWorker: true },
      '620',
    ],
    [
      'overtime hours are hours worked: 28 + 3 overtime',
      {
        hours: [
          { ...ordinary, value: '28' },
          { ...overtime, value: '3' },
        ],
      },
      minor,
      '560',
    ],
    [
      'units that are not time do not count',
      {
        hours: [
          { ...ordinary, value: '28' },
          { description: 'Papers', units: 'pieces', value: '9', rate: '1' },
        ],
      },
      minor,
      '0',
    ],
    [
      'an allowance has no super in such a week',
      {
        hours: [{ ...ordinary, value: '30' }],
        allowances: [{ description: 'Tools', amount: '50', allowanceCategory: 'TD' }],
      },
      minor,
      '0',
    ],
    ['each week for itself: 31 and 29', fortnight('31', '29'), minor, '620'],
    ['each week for itself: 31 and 32', fortnight('31', '32'), minor, '1260'],
    ['each week for itself: 30 and 30', fortnight('30', '30'), minor, '0'],
    ['rows of one week add up: 16 + 16', fortnight('16', '16', [1, 1]), minor, '640'],
    ['not known week by week: 61 hours over two weeks', fortnight('31', '30', []), minor, '1220'],
    ['not known week by week: 60 hours over two weeks', fortnight('31', '29', []), minor, '0'],
    ['a month of 130 hours is 30 a week', { payPeriod: 'MONTHLY', hours: [{ ...ordinary, value: '130' }] }, minor, '0'],
    [
      'a month of 130.1 hours is more',
      { payPeriod: 'MONTHLY', hours: [{ ...ordinary, value: '130.1' }] },
      minor,
      '2602',
    ],
    [
      'a quarter of 390 hours is 30 a week',
      { payPeriod: 'QUARTERLY', hours: [{ ...ordinary, value: '390' }] },
      minor,
      '0',
    ],
    [
      'a quarter of 391 hours is more',
      { payPeriod: 'QUARTERLY', hours: [{ ...ordinary, value: '391' }] },
      minor,
      '7820',
    ],
  ])('%s', (_name, lines, employee, earnings) => {
    expect(pay(lines, employee).superEarnings.toString()).toBe(earnings);
  });

  test('an allowance counts when one of the weeks does', () => {
    const allowances = [{ description: 'Tools', amount: '50', allowanceCategory: 'TD' as const }];
    expect(pay({ ...fortnight('31', '29'), allowances }, minor).superEarnings.toString()).toBe('670');
    expect(pay({ ...fortnight('30', '29'), allowances }, minor).superEarnings.toString()).toBe('0');
  });

  // SGD 93/1: the hours that are actually worked. A full-time apprentice on leave is told, because 'employed to work' may be read otherwise.
  test('paid leave that keeps a week from 30 hours is told, and unpaid leave is not', () => {
    const leave = (hours: string, leaveType: 'HOLIDAY' | 'UNPAID' = 'HOLIDAY') => [
      { description: 'Away', leaveType, date: '2026-07-30', hours },
    ];
    const week = (worked: string) => [{ ...ordinary, value: worked }];
    const told = (lines: Omit<Partial<AuPayInput>, 'employee'>, more: Partial<AuPayEmployee> = minor) =>
      codes(pay(lines, more)).includes('au.super/leave-not-worked');
    expect(told({ hours: week('22.8'), leave: leave('15.2') })).toBe(true);
    expect(told({ hours: [], leave: leave('38') })).toBe(true);
    expect(told({ hours: week('22.8'), leave: leave('7.2') })).toBe(false);
    expect(told({ hours: week('22.8'), leave: leave('15.2', 'UNPAID') })).toBe(false);
    expect(told({ hours: week('30.4'), leave: leave('7.6') })).toBe(false);
    expect(told({ hours: week('22.8'), leave: leave('15.2') }, { dateOfBirth: '1990-01-01' })).toBe(false);
    expect(told({ hours: week('22.8'), leave: leave('15.2') }, { ...minor, isSuperAgeThresholdEnabled: false })).toBe(
      false,
    );
  });

  test('hours that had to be spread are worth a warning', () => {
    expect(codes(pay(fortnight('31', '30', []), minor))).toEqual(['au.super/hours-spread-over-weeks']);
    expect(pay(fortnight('31', '30', []), minor).warnings[0]?.message).toBe(
      'Super depends on the hours of each week. Rows have no week, so the hours were spread evenly over the period.',
    );
    expect(codes(pay(fortnight('31', '30', [1]), minor))).toEqual(['au.super/hours-spread-over-weeks']);
    expect(codes(pay(fortnight('31', '30'), minor))).toEqual([]);
    expect(codes(pay({}, minor))).toEqual([]);
    expect(codes(pay({ payPeriod: 'MONTHLY', hours: [] }, minor))).toEqual([]);
    expect(codes(pay({ ...fortnight('31', '30', []) }, { dateOfBirth: '1990-01-01' }))).toEqual([]);
  });
});

test('a rate above one is a mistake: 11.5 for 11.5 %', () => {
  const refused = calculatePay({
    payDate: '2025-08-01',
    payPeriod: 'WEEKLY',
    employee: {
      superRate: '11.5',
      taxDeclaration: {
        taxFileNumber: 'quoted',
        residency: 'resident',
        claimsTaxFreeThreshold: true,
        hasStudyLoan: false,
        medicareLevyExemption: 'none',
      },
    },
  });
  expect(refused).toMatchObject({ ok: false, error: { code: 'amount/too-large', path: 'employee.superRate' } });
});
