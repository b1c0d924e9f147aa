import { calculatePay, type NzPay, type NzPayEmployee, type NzPayInput } from '.';

/** A week of 1,000 dollars in November 2026; the levy is 1.75 %. */
function week(employee: Partial<NzPayEmployee>, rest: Partial<NzPayInput> = {}): NzPayInput {
  return {
    payDate: '2026-11-05',
    payPeriod: 'WEEKLY',
    employee: { nzTaxCode: 'M', payRatePerHour: '25', kiwisaverStatusCode: 'NK', ...employee },
    hours: [{ description: 'Wages', units: 'hours', value: '40' }],
    ...rest,
  };
}

function paid(input: NzPayInput): NzPay {
  const pay = calculatePay(input);
  if (!pay.ok) throw new Error(`${pay.error.path ?? ''}: ${pay.error.message}`);
  return pay.value;
}
const refusedAt = (input: NzPayInput) => {
  const pay = calculatePay(input);
  return pay.ok ? undefined : pay.error.path;
};
const codes = (pay: NzPay) => pay.warnings.map(({ code }) => code);

describe('a tailored tax code certificate (STC)', () => {
  const certificate = { rate: '0.22', from: '2026-04-01', until: '2026-09-30' };

  test('its rate on whole dollars, on the days it covers: 1,000 × 22 %', () => {
    const pay = paid(week({ nzTaxCode: 'STC', taxCertificate: certificate }, { payDate: '2026-09-30' }));
    expect([String(pay.paye), codes(pay)]).toEqual(['220', []]);
  });

  test('afterwards the code before it counts, S: 1,000 × 19.25 %; without one ND: 46.75 %', () => {
    const before = paid(week({ nzTaxCode: 'STC', taxCertificate: { ...certificate, previousTaxCode: 'S' } }));
    expect([String(before.paye), codes(before)]).toEqual(['192.5', ['nz.tax-code/certificate-not-in-force']]);
    expect(String(paid(week({ nzTaxCode: 'STC', taxCertificate: certificate })).paye)).toBe('467.5');
    const early = paid(week({ nzTaxCode: 'STC', taxCertificate: certificate }, { payDate: '2026-03-31' }));
    // The levy was 1.67 % until 31 March 2026.
    expect(String(early.paye)).toBe('466.7');
  });

  test('a rate below the levy leaves no income tax: 60 % of gross is protected, not of more', () => {
    const deductions = [{ description: 'Support', amount: '900', classification: 'CHILD_SUPPORT_DEDUCTION' as const }];
    for (const rate of ['0', '0.01']) {
      const pay = paid(week({ nzTaxCode: 'STC', taxCertificate: { rate } }, { deductions }));
      // @law Child Support Act 1991 s 165; Inland Revenue payroll specification 5.16.1
      expect([String(pay.paye), String(pay.totalDeductions)]).toEqual([String(1000 * Number(rate)), '400']);
    }
  });

  test('what contradicts itself is refused', () => {
    expect(refusedAt(week({ nzTaxCode: 'STC', taxCertificate: { ...certificate, from: '2026-12-01' } }))).toBe(
      'employee.taxCertificate.until',
    );
    expect(refusedAt(week({ nzTaxCode: 'STC', taxCertificate: { ...certificate, previousTaxCode: 'WT' } }))).toBe(
      'employee.taxCertificate.previousTaxCode',
    );
    expect(refusedAt(week({ nzTaxCode: 'STC', taxCertificate: { ...certificate, previousTaxCode: 'X' } }))).toBe(
      'employee.taxCertificate.previousTaxCode',
    );
  });
});

describe('student loans', () => {
  test('a special rate over the threshold: (1,000 − 464) × 6 %', () => {
    expect(String(paid(week({ nzTaxCode: 'M SL', studentLoanSpecialRate: '0.06' })).nzStudentLoan)).toBe('32.16');
  });

  test('SLCIR until its amount is met, 536 × 5 % = 26.80 of 20 left, and SLBOR of 15', () => {
    const pay = paid(
      week({ nzTaxCode: 'M SL', studentLoanCir: { rate: '0.05', remaining: '20' }, studentLoanBor: { amount: '15' } }),
    );
    expect([pay.nzStudentLoan, pay.periodStudentLoanCir, pay.periodStudentLoanBor].map(String)).toEqual([
      '64.32',
      '20',
      '15',
    ]);
  });
});

describe('KiwiSaver', () => {
  const member: Partial<NzPayEmployee> = { kiwisaverStatusCode: 'AK', esctRate: '0.175' };
  const both = (employee: Partial<NzPayEmployee>, payDate = '2026-11-05') => {
    const pay = paid(week({ ...member, ...employee }, { payDate }));
    return [pay.kiwisaverEmployeeAmount, pay.kiwisaverEmployerAmount].map(String);
  };

  test('a savings suspension holds from its first to its last day', () => {
    const kiwisaverSavingsSuspension = { from: '2026-11-01', until: '2026-11-30' };
    expect(both({ kiwisaverSavingsSuspension })).toEqual(['0', '0']);
    expect(both({ kiwisaverSavingsSuspension }, '2026-12-01')).toEqual(['35', '35']);
    expect(both({ kiwisaverSavingsSuspension: { ...kiwisaverSavingsSuspension, employerContinues: true } })).toEqual([
      '0',
      '35',
    ]);
  });

  test('a temporary reduction to 3 % holds as long, and the employer may match it', () => {
    const kiwisaverTemporaryReduction = { from: '2026-04-01', until: '2026-11-30' };
    expect(both({ kiwisaverTemporaryReduction })).toEqual(['30', '35']);
    expect(both({ kiwisaverTemporaryReduction: { ...kiwisaverTemporaryReduction, employerMatches: true } })).toEqual([
      '30',
      '30',
    ]);
    expect(both({ kiwisaverTemporaryReduction }, '2026-12-01')).toEqual(['35', '35']);
  });

  test('from 1 April 2026 the employer contributes for somebody of 16 or 17, before that from 18 on', () => {
    const sixteen = { dateOfBirth: '2010-03-31' };
    expect(both(sixteen, '2026-04-01')).toEqual(['35', '35']);
    expect(both({ dateOfBirth: '2010-04-02' }, '2026-04-01')).toEqual(['35', '0']);
    expect(both({ dateOfBirth: '2008-04-01' }, '2026-03-31')).toEqual(['30', '0']);
  });
});

describe('schedular payments (WT)', () => {
  const tax = (schedular: NonNullable<NzPayEmployee['schedular']>) =>
    String(paid(week({ nzTaxCode: 'WT', schedular })).paye);
  test.each([
    ['cleaning', '200'],
    ['agricultural-labour', '150'],
    ['company-directors-fees', '330'],
  ])('%s at its own rate: %s of 1,000', (activity, expected) => {
    expect(tax({ activity })).toBe(expected);
  });

  test('an elected rate, and 45 % without a notification', () => {
    expect(tax({ activity: 'cleaning', electedRate: '0.25' })).toBe('250');
    expect(tax({ activity: 'cleaning', noNotification: true })).toBe('450');
  });
});

test('a rate elected for extra pays: 1,000 × (39 % + 1.75 %)', () => {
  const pay = paid(
    week(
      { extraPayElectedRate: '0.39' },
      {
        bonuses: [{ description: 'Bonus', amount: '1000', taxAsNzExtraPay: true }],
        earlierPays: [{ payDate: '2026-10-29', ordinaryEarnings: '1000' }],
      },
    ),
  );
  expect(String(pay.extraPays[0]?.tax)).toBe('407.5');
});

test('four-weekly: 52,000 × 17.5 % − 1,092 + 1.75 % of it = 8,918, a week 171.50, four weeks 686', () => {
  const pay = paid(
    week({}, { payPeriod: 'FOUR_WEEKLY', hours: [{ description: 'Wages', units: 'hours', value: '160' }] }),
  );
  expect(String(pay.paye)).toBe('686');
});

describe('bonuses', () => {
  const paidBonus = (bonus: object) =>
    paid(week({}, { bonuses: [{ description: 'Bonus', amount: '500', ...bonus }], earlierPays: [] }));

  test('without a tax method it is ordinary pay, with a warning that names the fields', () => {
    const pay = paidBonus({});
    expect(String(pay.ordinaryEarnings)).toBe('1500');
    expect(pay.warnings).toMatchObject([{ code: 'nz.bonuses/taxed-as-ordinary-pay' }]);
    expect(pay.warnings[0]?.message).toContain('tax_as_nz_extra_pay');
  });

  test.each([
    [{ taxMethod: 'NORMAL_EARNINGS' }],
    [{ taxAsNzExtraPay: true }],
    [{ taxAsNzExtraPay: false }],
    [{ isNzEss: true }],
  ])('%p says it', (told) => {
    expect(codes(paidBonus(told))).not.toContain('nz.bonuses/taxed-as-ordinary-pay');
  });
});

describe('the first week after an injury at work', () => {
  const away = (rest: object) => ({
    hours: [],
    leave: [
      { description: 'Injury', leaveType: 'NZ_ACC_WORKERS_COMP' as const, date: '2026-11-02', hours: '40', ...rest },
    ],
  });

  test('80 % of the earnings lost: 40 × 25 × 0.8 = 800, gross earnings for holidays', () => {
    const pay = paid(week({}, away({})));
    expect([pay.gross, pay.holidaysActGrossEarnings].map(String)).toEqual(['800', '800']);
    expect(pay.leave[0]?.pricedBy).toBe('act');
  });

  test('more by agreement stands; less stands with a warning', () => {
    expect(String(paid(week({}, away({ multiplier: '1' }))).gross)).toBe('1000');
    const less = paid(week({}, away({ multiplier: '0.5' })));
    expect([String(less.gross), codes(less)]).toEqual(['500', ['nz.holidays/below-act']]);
  });
});

describe('the ESCT rate', () => {
  const member: Partial<NzPayEmployee> = { kiwisaverStatusCode: 'AK' };
  const esct = (employee: Partial<NzPayEmployee>) => {
    const pay = paid(week({ ...member, ...employee }));
    return [String(pay.kiwisaverEsctAmount), ...codes(pay)];
  };
  const lastYear = { salaryOrWages: '60000', employerContributions: '2000' };

  test('follows from last year: 62,000 is taxed at 17.5 %, 35 × 17.5 % = 6.125', () => {
    expect(esct({ esctEarnings: { lastYear } })).toEqual(['6.12']);
    // 93,721 and more: 33 %
    expect(esct({ esctEarnings: { lastYear: { salaryOrWages: '92000', employerContributions: '1721' } } })).toEqual([
      '11.55',
    ]);
  });

  test('or from what this year will hold: (1,000 + 35) ÷ 7 × 150 days = 22,178.57, 17.5 %', () => {
    const expected = { startDate: '2026-11-02', pay: '1000', employerContribution: '35', payDays: 7 };
    expect(esct({ esctEarnings: { expected } })).toEqual(['6.12']);
    expect(esct({ esctEarnings: { expected: { ...expected, startDate: '2027-01-04' } } })).toEqual(['3.67']);
  });

  test('what was expected of a starter does not count after a whole tax year of employment', () => {
    // The pay is of the year from 1 April 2026; the year before began on 1 April 2025. @law Income Tax Act 2007 s YA 1
    const expected = { startDate: '2025-04-02', pay: '1000', employerContribution: '35', payDays: 7 };
    const whole = { ...expected, startDate: '2025-04-01' };
    expect(esct({ esctEarnings: { expected } })).toEqual(['6.12']);
    expect(esct({ esctEarnings: { expected: whole } })).toEqual(['6.12', 'nz.esct/estimate-outdated']);
    // A rate that was set stands, and an estimate that no longer counts does not speak against it.
    expect(esct({ esctRate: '0.3', esctEarnings: { expected } })).toEqual(['10.5', 'nz.esct/rate-differs']);
    expect(esct({ esctRate: '0.3', esctEarnings: { expected: whole } })).toEqual(['10.5']);
  });

  test('earnings of another tax year than the last still give the rate, with a warning', () => {
    // The pay is of the year that ends on 31 March 2027, so the earnings of the year ended 31 March 2026 count.
    const of = (year: number) => ({ lastYear: { ...lastYear, year } });
    expect(esct({ esctEarnings: of(2026) })).toEqual(['6.12']);
    for (const year of [2025, 2027]) {
      expect(esct({ esctEarnings: of(year) })).toEqual(['6.12', 'nz.esct/earnings-of-other-year']);
      expect(esct({ esctRate: '0.3', esctEarnings: of(year) })).toEqual(['10.5']);
    }
  });

  test('a default rate is used only with a warning, and not at all where earnings are known', () => {
    expect(esct({ esctRate: '0.105', esctRateIsDefault: true })).toEqual(['3.67', 'nz.esct/default-rate']);
    expect(esct({ esctRate: '0.105', esctRateIsDefault: true, esctEarnings: { lastYear } })).toEqual(['6.12']);
    expect(esct({})).toEqual(['3.67', 'nz.esct/rate-assumed']);
  });

  test('a rate that was set stands; a warning says where earnings give another', () => {
    expect(esct({ esctRate: '0.3', esctEarnings: { lastYear } })).toEqual(['10.5', 'nz.esct/rate-differs']);
    expect(esct({ esctRate: '0.175', esctEarnings: { lastYear } })).toEqual(['6.12']);
  });

  test('the trace tells the earnings', () => {
    const pay = paid(week({ ...member, esctEarnings: { lastYear } }));
    expect(JSON.stringify(pay.trace.explain().kiwisaverEsctAmount)).toContain('60000 + 2000 = 62000');
  });

  test('earnings of both kinds, or of no days, are refused', () => {
    const expected = { startDate: '2026-11-02', pay: '1000', employerContribution: '35', payDays: 7 };
    expect(refusedAt(week({ esctEarnings: { lastYear, expected } }))).toBe('employee.esctEarnings.expected');
    expect(refusedAt(week({ esctEarnings: { expected: { ...expected, payDays: 0 } } }))).toBe(
      'employee.esctEarnings.expected.payDays',
    );
  });
});

describe('eight per cent with each pay (Holidays Act 2003 s 28)', () => {
  const term = { basis: 'FIXED_TERM' as const, startDate: '2026-06-01', endDate: '2026-12-18', isAgreed: true };
  const withPay = (terms: Partial<NonNullable<NzPayEmployee['holidayPayWithPay']>>, payDate = '2026-11-05') =>
    paid(week({ holidayPayWithPay: { ...term, ...terms } }, { payDate }));

  test('80 of 1,000 is shown apart, taxed with the pay, and not counted for itself', () => {
    const pay = withPay({});
    expect([pay.holidayPayWithPay, pay.gross, pay.holidaysActGrossEarnings, pay.ordinaryEarnings].map(String)).toEqual([
      '80',
      '1080',
      '1000',
      '1080',
    ]);
    // 56,160 × 30 % − 7,779.50 + 982.80 = 10,051.30; ÷ 52
    expect(String(pay.paye)).toBe('193.29');
    expect(codes(pay)).toEqual([]);
    expect(JSON.stringify(pay.trace.explain().gross)).toContain('holiday pay 8% of 1000');
  });

  test('KiwiSaver counts it: 1,080 × 3.5 %', () => {
    const pay = paid(week({ kiwisaverStatusCode: 'AK', esctRate: '0.175', holidayPayWithPay: term }));
    expect(String(pay.kiwisaverEmployeeAmount)).toBe('37.8');
  });

  test('the last pay of the term may come a week after it; later ones warn that the conditions have ended', () => {
    expect(String(withPay({}, '2026-12-25').holidayPayWithPay)).toBe('80');
    const later = withPay({}, '2026-12-26');
    expect([String(later.holidayPayWithPay), String(later.gross), codes(later)]).toEqual([
      '0',
      '1000',
      ['nz.holidays/with-pay-conditions-ended'],
    ]);
  });

  test.each([
    ['a term of 12 months', { startDate: '2026-01-05', endDate: '2027-01-04' }],
    ['a term without an end', { endDate: null }],
    ['no agreement', { isAgreed: false }],
    ['a series of terms beyond 12 months that nobody agreed to', { employedSince: '2025-11-05' }],
  ])('%s does not allow it', (_name, terms) => {
    const pay = withPay(terms);
    expect([String(pay.holidayPayWithPay), codes(pay)]).toEqual(['0', ['nz.holidays/with-pay-conditions-ended']]);
  });

  test('a day less than 12 months does, and an agreed series', () => {
    expect(String(withPay({ startDate: '2026-01-05', endDate: '2027-01-03' }).holidayPayWithPay)).toBe('80');
    expect(String(withPay({ employedSince: '2025-11-05', isSeriesAgreed: true }).holidayPayWithPay)).toBe('80');
  });

  test('intermittent work: after 12 months a warning asks to look again (s 28(4))', () => {
    const casual = { basis: 'INTERMITTENT' as const, endDate: null };
    expect(codes(withPay({ ...casual, startDate: '2025-11-06' }))).toEqual([]);
    const year = withPay({ ...casual, startDate: '2025-11-05' });
    expect([String(year.holidayPayWithPay), codes(year)]).toEqual(['80', ['nz.holidays/with-pay-review']]);
  });
});
