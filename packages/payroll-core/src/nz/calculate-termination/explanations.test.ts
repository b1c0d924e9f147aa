import { explainAsText } from '../../trace';
import { calculateTermination, type NzTerminationFigures, type NzTerminationResult, type NzTerminationInput } from '.';

/** Also what no type would let through: the reader has to answer it. */
const calculate = (input: unknown) => calculateTermination(input as NzTerminationInput);

type Parts = { readonly termination?: object; readonly employee?: object; readonly rest?: object };

const employee = {
  startDate: '2019-05-06',
  nzTaxCode: 'M',
  payRatePerHour: '30',
  hoursPerWeek: '40',
  hoursPerDay: '8',
};

function run({ termination, employee: more, rest }: Parts) {
  return calculate({
    payDate: '2026-10-29',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2026-10-28', ...termination },
    employee: { ...employee, ...more },
    earlierPays: [
      { payDate: '2026-10-15', ordinaryEarnings: '1200' },
      { payDate: '2026-10-22', ordinaryEarnings: '1200' },
    ],
    ...rest,
  });
}

function accepted(parts: Parts): NzTerminationResult {
  const outcome = run(parts);
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.path ?? ''}: ${outcome.error.message}`);
  return outcome.value;
}

function refused(parts: Parts) {
  const outcome = run(parts);
  if (outcome.ok) throw new Error('not refused');
  return outcome.error;
}

function told(result: NzTerminationResult, figure: keyof NzTerminationFigures): readonly string[] {
  const { rule, says, because = [] } = result.trace.explain()[figure];
  return [`${rule}: ${says}`, ...because.map((reason) => reason.rule)];
}

describe('every figure tells how it came about', () => {
  const everything = () =>
    accepted({
      termination: { redundancyAmount: '1000', isPaymentInLieuPaid: true, paymentInLieuAmount: '500' },
      employee: { holidayLeaveHours: '40', altHolidayHours: '8' },
      rest: { holidayPay: { grossSinceAnniversary: '10000', publicHolidaysAfterEnd: ['240'] } },
    });

  // (10000 + 1200 + 240) × 0.08 = 915.20; 62400 + 4095.20 = 66495: 30 %, and 1.75 % on all but the redundancy.
  test.each<[keyof NzTerminationFigures, readonly string[]]>([
    ['paymentInLieuAmount', ['nz.termination.paymentInLieuAmount: 500', 'given.paymentInLieuAmount']],
    ['redundancyAmount', ['nz.termination.redundancyAmount: 1000', 'given.redundancyAmount']],
    [
      'unusedHolidayAmount',
      [
        'nz.termination.unused-holiday: 1200 + public holidays 240 = 1440',
        'nz.holidays.pay-annual-holiday',
        'nz.holidays.public-holidays-after-leaving',
      ],
    ],
    [
      'totalAmount',
      [
        'nz.termination.total-amount: 1440 + 240 + 974.4 + 500 + 1000 = 4154.4',
        'nz.termination.unused-holiday',
        'nz.holidays.pay-day-of-leave',
        'nz.holidays.eight-percent',
        'nz.termination.paymentInLieuAmount',
        'nz.termination.redundancyAmount',
      ],
    ],
    [
      'unusedHolidayAndLoadingTaxAmount',
      ['nz.termination.holiday-tax: 457.2 + 76.2 = 533.4', 'nz.extra-pays.tax-extra-pays'],
    ],
  ])('%s', (figure, expected) => {
    expect(told(everything(), figure)).toEqual(expected);
  });

  test('the lines of law behind the figures, each once and in order', () => {
    const { parametersUsed } = everything();
    expect(parametersUsed).toEqual([...new Set(parametersUsed)].sort());
    expect(parametersUsed).toContain('nz.holidays/payAsYouGoRate@2024-04-01');
  });

  test('nothing, and amounts set by hand', () => {
    const nothing = accepted({});
    expect(told(nothing, 'unusedAltHolidayAmount')).toEqual([
      'nz.termination.unused-alt-holiday: no alternative holidays',
    ]);
    expect([nothing.isManualLeaveAmounts, nothing.isPaymentInLieuPaid]).toEqual([false, false]);
    const manual = accepted({
      termination: { isManualLeaveAmounts: true, unusedHolidayAmount: '5', unusedAltHolidayAmount: '6' },
    });
    expect(told(manual, 'unusedHolidayAmount')).toEqual([
      'nz.termination.unused-holiday: 5, set by hand',
      'given.manual',
    ]);
    expect(told(manual, 'unusedAltHolidayAmount')[0]).toBe('nz.termination.unused-alt-holiday: 6, set by hand');
  });

  test('holidays in advance, and the year without earlier pays', () => {
    const advance = accepted({
      employee: { holidayLeaveHours: '-8' },
      rest: { holidayPay: { paidInAdvance: '200', grossSinceAnniversary: '1000' } },
    });
    // 8 % of 1,000; the rest needs written consent. @law Holidays Act 2003 s 23(2); Wages Protection Act 1983 s 5
    expect(told(advance, 'unusedHolidayAmount')[0]).toBe(
      'nz.termination.holidays-in-advance: 80 of 200 that was paid in advance is taken back: -80',
    );
    expect(advance.warnings.map(({ code }) => code)).toContain('nz.leave/advance-left-over');
    const agreed = accepted({
      employee: { holidayLeaveHours: '-8' },
      rest: {
        holidayPay: { paidInAdvance: '200', grossSinceAnniversary: '1000', isAdvanceRecoveryAgreed: true },
        ordinaryEarnings: '500',
      },
    });
    expect(agreed.unusedHolidayAmount.toString()).toBe('-200');
    const alone = accepted({
      termination: { redundancyAmount: '10' },
      employee: { averageWeeklyEarnings: { gross: '62401' } },
      rest: { earlierPays: null },
    });
    const text = explainAsText(alone.trace.figures.taxAmount);
    expect(text).toContain(
      'nz.termination.annualise-weekly-pay: no earlier pays: weekly pay of 62401 ÷ 52 × 52 = 62401',
    );
    expect(text).toContain('given.earlierPays: earlier pays none');
    expect(text).toContain('nz.holidays.weekly-holiday-rate');
  });
});

describe('warnings', () => {
  const warned = (parts: Parts) => accepted(parts).warnings.map(({ code, message }) => `${code}: ${message}`);
  test('each says what happened and what to do', () => {
    expect(warned({})).toEqual([]);
    expect(
      warned({
        termination: { isManualLeaveAmounts: true, unusedHolidayAmount: '-5' },
        rest: { earlierPays: undefined },
      }),
    ).toEqual([
      'nz.termination/holidays-in-advance: Holidays taken in advance were set against the final pay. Beyond the eight per cent that needs the employee’s written consent.',
      'nz.termination/more-recovered-than-paid: The termination comes to −$5.00: more is taken back than paid, and nothing is taxed.',
      'nz.termination/no-earlier-pays: No earlier pays were given: the weekly pay stood for the year when the tax rate was chosen.',
    ]);
  });

  test('nothing is missing where the job began in the period of the final pay', () => {
    const redundancy = { termination: { redundancyAmount: '10' } };
    const assumed = accepted({ ...redundancy, rest: { earlierPays: null } });
    const first = accepted({ ...redundancy, rest: { earlierPays: null, isFirstPayPeriod: true } });
    expect(first.warnings).toEqual([]);
    expect(first.taxAmount.toString()).toBe(assumed.taxAmount.toString());
    expect(explainAsText(first.trace.figures.taxAmount)).toContain(
      'the job began in the period of the final pay: weekly pay of 1200 × 52 = 62400',
    );
  });
});

describe('payments choose their rate together, or each alone', () => {
  const rates = (extraPayMethod: string | null) => {
    const { redundancy, other } = accepted({
      termination: { redundancyAmount: '20000', isPaymentInLieuPaid: true, paymentInLieuAmount: '1000' },
      rest: { extraPayMethod },
    }).nzExtraPayTaxBreakdown;
    return [redundancy.appliedPersonalRate, other.appliedPersonalRate];
  };
  test('62,400 and 21,000 are in the band of 33 %; 1,000 alone stays in that of 30 %', () => {
    expect(rates(null)).toEqual(['0.33', '0.33']);
    expect(rates('COMBINED')).toEqual(['0.33', '0.33']);
    expect(rates('ALONE')).toEqual(['0.33', '0.3']);
  });
});

describe('refusals say what, which value and what to do', () => {
  test.each<[Parts, string]>([
    [{ termination: { terminationDate: null } }, 'A terminationDate is needed.'],
    [
      { termination: { nonEtpAmount: '1' } },
      'nonEtpAmount holds the statutory holiday pay and is calculated. Send it only with isManualLeaveAmounts.',
    ],
    [{ termination: { isPaymentInLieuPaid: true } }, 'Notice is paid, so a paymentInLieuAmount above zero is needed.'],
    [
      { termination: { terminationDate: '2019-05-05' } },
      'terminationDate 2019-05-05 is before the start date 2019-05-06. Send a day on or after it.',
    ],
    [
      { employee: { nzTaxCode: 'WT', schedular: { activity: 'x' } } },
      'Tax code WT is a contractor’s: there are no holidays and no extra pays to settle. Pay what is owed as a pay.',
    ],
    [
      { employee: { hoursPerWeek: null, hoursPerDay: null, holidayLeaveHours: '1', altHolidayHours: '1' } },
      'Holidays are paid in weeks and days: set hoursPerWeek and hoursPerDay of the employee to turn the balance into them.',
    ],
    [
      { employee: { extraPayElectedRate: '0.2' } },
      'A rate chosen for extra pays is one of 0.175, 0.3, 0.33, 0.39; it is 0.2.',
    ],
    [
      { rest: { holidayPay: { publicHolidaysAfterEnd: ['1', '-2'] } } },
      'Expected zero or more in publicHolidaysAfterEnd[1].',
    ],
    [
      { rest: { holidayPay: { publicHolidaysAfterEnd: 1 } } },
      'Expected a list of at most 30 amounts in publicHolidaysAfterEnd.',
    ],
  ])('%j', (parts, message) => {
    expect(refused(parts).message).toBe(message);
  });

  test.each<[Parts, string]>([
    [{ rest: { payDate: undefined } }, 'payDate'],
    [{ rest: { payPeriod: undefined } }, 'payPeriod'],
    [{ rest: { employee: undefined } }, 'employee'],
    [{ employee: { startDate: undefined } }, 'employee.startDate'],
    [{ rest: { earlierPays: [{ ordinaryEarnings: 1 }] } }, 'earlierPays[0].payDate'],
    [{ rest: { holidayPay: { publicHolidaysAfterEnd: ['x'] } } }, 'holidayPay.publicHolidaysAfterEnd[0]'],
  ])('%j is a mistake of the record', (parts, path) => {
    expect(refused(parts)).toMatchObject({
      path,
      details: { kind: 'business', rule: 'termination/employee-facts', fields: path },
    });
  });

  test('the whole input, and days that touch', () => {
    expect(calculate(3)).toMatchObject({ ok: false, error: { details: { kind: 'business', fields: '' } } });
    const sameDay = accepted({ termination: { terminationDate: '2026-10-28' }, employee: { startDate: '2026-10-28' } });
    expect(sameDay.terminationDate).toBe('2026-10-28');
    expect(accepted({ employee: { hoursPerWeek: null, hoursPerDay: null } }).totalAmount.toString()).toBe('0');
    expect(accepted({ rest: { holidayPay: { publicHolidaysAfterEnd: ['0'] } } }).totalAmount.toString()).toBe('0');
  });
});
