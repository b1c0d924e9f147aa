import { explainAsText } from '../../trace';
import { calculateTermination, type AuTerminationFigures, type AuTerminationResult, type AuTerminationInput } from '.';

/** Also what no type would let through: the reader has to answer it. */
const calculate = (input: unknown) => calculateTermination(input as AuTerminationInput);

const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true };
const employee = {
  dateOfBirth: '1981-03-10',
  startDate: '2018-09-03',
  payRatePerHour: '40',
  normalEarnings: '1520',
  taxDeclaration,
};

type Parts = {
  readonly termination?: object;
  readonly employee?: object;
  readonly facts?: object;
  readonly rest?: object;
};

function accepted({ termination, employee: more, facts, rest }: Parts): AuTerminationResult {
  const outcome = calculate({
    payDate: '2026-10-30',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2026-10-30', ...termination },
    employee: { ...employee, ...more },
    ...(facts === undefined ? {} : { facts }),
    ...rest,
  });
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.path ?? ''}: ${outcome.error.message}`);
  return outcome.value;
}

/** The first line of a figure's explanation, and the rules it stands on. */
function told(result: AuTerminationResult, figure: keyof AuTerminationFigures): readonly string[] {
  const { rule, says, because = [] } = result.trace.explain()[figure];
  return [`${rule}: ${says}`, ...because.map((reason) => reason.rule)];
}

describe('every figure tells how it came about', () => {
  const everything = () =>
    accepted({
      termination: {
        reason: 'REDUNDANCY',
        redundancyAmount: '70000',
        etpAmount: '1000',
        nonEtpAmount: '900',
        isPaymentInLieuPaid: true,
        paymentInLieuType: 'NOTICE_HOURS',
        noticeHours: '76',
        redundancyTaxFreePilonComponent: '100',
        isUnusedSickPaid: true,
        isUnusedLslPaid: true,
      },
      employee: {
        holidayLeaveHours: '10',
        sickLeaveHours: '5',
        lslHours: '20',
        leaveLoadingPercentage: '0.175',
        state: ' nsw ',
      },
    });

  test.each<[keyof AuTerminationFigures, readonly string[]]>([
    [
      'paymentInLieuAmount',
      ['au.termination.payment-in-lieu: 76 hours × 40 = 3040', 'given.noticeHours', 'given.payRatePerHour'],
    ],
    [
      'unusedHolidayAmount',
      ['au.termination.unused-holiday: 10 hours × 40 = 400', 'given.balance', 'given.payRatePerHour'],
    ],
    [
      'unusedLeaveLoadingAmount',
      ['au.termination.unused-leave-loading: 400 of leave × 0.175 = 70', 'given.leaveLoadingPercentage'],
    ],
    ['unusedSickAmount', ['au.termination.unused-sick: 5 hours × 40 = 200', 'given.balance', 'given.payRatePerHour']],
    [
      'unusedLslPostAugust1993',
      ['au.termination.unused-lsl: 800 of 20 hours × 40 accrued then', 'given.balance', 'given.serviceFrom'],
    ],
    [
      'unusedLslAmount',
      [
        'au.termination.unused-lsl-amount: 0 + 0 + 800 = 800',
        ...['au.termination.unused-lsl', 'au.termination.unused-lsl', 'au.termination.unused-lsl'],
      ],
    ],
    ['nonEtpAmount', ['au.termination.nonEtpAmount: 900', 'given.nonEtpAmount']],
    ['redundancyAmount', ['au.termination.redundancyAmount: 70000', 'given.redundancyAmount']],
    ['etpAmount', ['au.termination.etpAmount: 1000', 'given.etpAmount']],
    ['normalEarnings', ['au.termination.normalEarnings: 1520', 'given.normalEarnings']],
    [
      'totalAmount',
      [
        'au.termination.total-amount: 74240 + 470 + 800 + 900 = 76410',
        'au.termination.redundancy-notice-sick-and-other',
        'au.termination.unused-holiday-and-loading',
        'au.termination.unused-lsl-amount',
        'au.termination.nonEtpAmount',
      ],
    ],
    [
      'lumpSumD',
      [
        'au.termination.lump-sum-d: the lesser of 70000 + 100 of the notice and the limit 68006: 68006',
        'given.redundancyAmount',
        'au.genuine-redundancy.is-genuine',
        'au.genuine-redundancy.tax-free-limit',
      ],
    ],
    [
      'totalEtpAmount',
      [
        'au.termination.total-etp-amount: 74240 less 68006 that is no ETP: 6234',
        'au.termination.redundancy-notice-sick-and-other',
        'au.termination.lump-sum-d',
      ],
    ],
    [
      'totalNonEtpAmount',
      [
        'au.termination.total-non-etp-amount: 76410 less ETPs of 6234 = 70176',
        'au.termination.total-amount',
        'au.termination.total-etp-amount',
      ],
    ],
    [
      'etpTaxableComponent',
      ['au.termination.etp-taxable-component: 6234 of all ETPs', 'au.termination.total-etp-amount'],
    ],
    ['etpTaxFreeComponent', ['au.termination.etp-taxFree-component: 0 of all ETPs', 'au.termination.total-etp-amount']],
    // R: 0.32 × (70000 − 68006 + 3040) = 1610.88; O: 0.32 × 1200 = 384.
    ['etpTaxWithheld', ['au.termination.etp-tax-withheld: 1611 + 384 = 1995', 'au.etp.withhold', 'au.etp.withhold']],
    [
      'lumpSumA',
      [
        'au.termination.lump-sum-a: 470 + 0 + 800 = 1270',
        'au.termination.unused-holiday-and-loading',
        'au.termination.unused-lsl',
        'au.termination.unused-lsl',
      ],
    ],
    [
      'lumpSumB',
      ['au.termination.lump-sum-b: long service leave accrued before 16 August 1978: 0', 'au.termination.unused-lsl'],
    ],
    // 0.32 × 470 = 150.4 and 0.32 × 800 = 256. Method A: 17 a week more, 310 − 305 = 5, × 52 = 260.
    [
      'taxAmount',
      [
        'au.termination.tax-amount: 150 + 256 + 1995 + 260 = 2661',
        'au.unused-leave.withhold-from-annual-leave',
        'au.unused-leave.withhold-from-long-service-leave',
        'au.termination.etp-tax-withheld',
        'au.termination.non-etp-tax',
      ],
    ],
    [
      'nonEtpTaxAmount',
      [
        'au.termination.non-etp-tax: 260 + 0 = 260',
        'au.termination.other-payout-tax',
        'au.termination.delayed-termination-payment',
      ],
    ],
  ])('%s', (figure, expected) => {
    expect(told(everything(), figure)).toEqual(expected);
  });

  test('and what a figure was not made of', () => {
    const text = explainAsText(everything().trace.figures.nonEtpTaxAmount);
    expect(text).toContain('au.termination.other-payout-tax: 260 on top of a normal pay');
    expect(text).toContain(
      'au.termination.delayed-termination-payment: nothing is withheld from a delayed termination payment',
    );
    const nothing = accepted({});
    expect(told(nothing, 'paymentInLieuAmount')).toEqual(['au.termination.payment-in-lieu: no notice is paid out']);
    expect(told(nothing, 'unusedHolidayAmount')).toEqual(['au.termination.unused-holiday: not paid']);
    expect(told(nothing, 'unusedLeaveLoadingAmount')).toEqual(['au.termination.unused-leave-loading: not paid']);
    expect(told(nothing, 'lumpSumD')).toEqual(['au.termination.lump-sum-d: no genuine redundancy']);
    expect(told(nothing, 'etpTaxWithheld')).toEqual(['au.termination.etp-tax-withheld: 0 = 0']);
    expect(explainAsText(nothing.trace.figures.nonEtpTaxAmount)).toContain('other-payout-tax: nothing is withheld');
    // The same step on the trace itself; nothing else is seen there, and none of it becomes JSON.
    expect(nothing.trace.nonEtpTaxAmount).toBe(nothing.trace.figures.nonEtpTaxAmount);
    expect(Object.keys(nothing.trace)).toEqual(Object.keys(nothing.trace.figures));
    expect(JSON.parse(JSON.stringify(nothing))).not.toHaveProperty('trace');
    expect([nothing.isManualLeaveAmounts, nothing.isPaymentInLieuPaid]).toEqual([false, false]);
    expect([nothing.paymentInLieuType, nothing.noticeHours, nothing.noticeLumpSum]).toEqual([null, null, null]);
  });

  test('amounts set by hand say so', () => {
    const manual = accepted({
      termination: {
        isManualLeaveAmounts: true,
        unusedHolidayAmount: '12',
        unusedLeaveLoadingAmount: '3',
        unusedLslPostAugust1993: '7',
        etpAmount: '100',
        taxSummaries: [{ etpCode: 'O', taxWithheld: '20', taxableComponent: '100' }],
      },
    });
    expect(told(manual, 'unusedHolidayAmount')).toEqual([
      'au.termination.unused-holiday: 12, set by hand',
      'given.manual',
    ]);
    expect(told(manual, 'unusedLeaveLoadingAmount')[0]).toBe('au.termination.unused-leave-loading: 3, set by hand');
    expect(told(manual, 'unusedLslPostAugust1993')[0]).toBe('au.termination.unused-lsl: 7, set by hand');
    expect(told(manual, 'etpTaxWithheld')).toEqual([
      'au.termination.tax-summaries.taxWithheld: 20, set by hand',
      'given.taxSummaries',
    ]);
    expect(told(manual, 'etpTaxableComponent')[0]).toBe(
      'au.termination.tax-summaries.taxableComponent: 100, set by hand',
    );
    expect(told(manual, 'etpTaxFreeComponent')[0]).toBe(
      'au.termination.tax-summaries.taxFreeComponent: 0, set by hand',
    );
    expect(told(manual, 'lumpSumD')[0]).toBe('au.termination.tax-summaries.lumpSumD: 0, set by hand');
    expect(manual.isManualLeaveAmounts).toBe(true);
  });

  test('the notice as a lump sum, a redundancy that is not genuine, the segments of a tax-free component', () => {
    const lump = accepted({
      termination: { isPaymentInLieuPaid: true, paymentInLieuType: 'NOTICE_LUMP_SUM', noticeLumpSum: '55' },
    });
    expect(told(lump, 'paymentInLieuAmount')).toEqual([
      'au.termination.payment-in-lieu: the lump sum 55',
      'given.noticeLumpSum',
    ]);
    expect([lump.paymentInLieuType, lump.noticeHours, String(lump.noticeLumpSum), lump.isPaymentInLieuPaid]).toEqual([
      'NOTICE_LUMP_SUM',
      null,
      '55',
      true,
    ]);
    const denied = accepted({
      termination: { reason: 'REDUNDANCY', redundancyAmount: '1' },
      facts: { isGenuineRedundancy: false },
    });
    expect(told(denied, 'lumpSumD')).toEqual([
      'au.termination.lump-sum-d: no genuine redundancy',
      'au.genuine-redundancy.is-genuine',
    ]);
    const ill = accepted({
      termination: { reason: 'INVALIDITY', etpAmount: '5000' },
      employee: { startDate: '1982-07-01', dateOfBirth: '1962-07-01' },
    });
    expect(told(ill, 'etpTaxFreeComponent').slice(1)).toEqual([
      'au.termination.total-etp-amount',
      'au.etp-tax-free-component.invalidity-segment',
      'au.etp-tax-free-component.pre-july-1983-segment',
    ]);
    const recent = accepted({ termination: { etpAmount: '5000' } });
    expect(told(recent, 'etpTaxFreeComponent').slice(1)).toEqual(['au.termination.total-etp-amount']);
  });

  test('outside PAYG', () => {
    const declaration = { ...taxDeclaration, isSuperOnlyContractor: true };
    const { trace } = accepted({ termination: { etpAmount: '10' }, employee: { taxDeclaration: declaration } });
    expect(explainAsText(trace.figures.etpTaxWithheld)).toContain(
      'au.termination.outside-payg: paid outside PAYG: nothing is withheld',
    );
  });

  test('why long service leave was paid or not', () => {
    const why = (termination: object, more: object = {}) =>
      explainAsText(
        accepted({ termination, employee: { lslHours: '20', ...more } }).trace.figures.unusedLslPostAugust1993,
      );
    expect(why({ isUnusedLslPaid: false })).toContain('au.termination.is-unused-lsl-paid: as asked: false');
    expect(why({ isUnusedLslPaid: false })).toContain('given.isUnusedLslPaid: is unused LSL paid false');
    expect(why({ isManualLeaveAmounts: true, unusedLslPostAugust1993: '0' })).toContain('amounts were set by hand');
    expect(why({ isManualLeaveAmounts: true, unusedLslPostAugust1993: '0' })).toContain('given.manual: manual false');
    expect(why({}, { lslHours: '0' })).toContain('there is no long service leave to pay');
    expect(why({})).toContain('the state is not known, and the states differ');
    expect(why({}, { state: 'NSW' })).toContain('NSW, resignation after 8 years: not paid');
  });

  test('the lines of law behind the figures, each once and in order', () => {
    const { parametersUsed } = everything();
    expect(parametersUsed).toEqual([...new Set(parametersUsed)].sort());
    expect(parametersUsed).toContain('au.genuine-redundancy@2026-07-01');
    expect(parametersUsed).toContain('au.unused-leave/lumpSumRate@2024-07-01');
    expect(parametersUsed).toContain('au.etp/lifeBenefit/underPreservationAge@2026-07-01');
  });
});

describe('reasons of leaving, in the words of the state Acts', () => {
  // Eight years in New South Wales: the employer's reasons give leave, a plain resignation does not.
  const reason = (termination: object, facts: object = {}, state = 'NSW') => {
    const text = explainAsText(
      accepted({
        termination: { isUnusedLslPaid: undefined, ...termination },
        employee: { lslHours: '20', state },
        facts,
      }).trace.figures.unusedLslPostAugust1993,
    );
    return /, ([a-z-]+) after/.exec(text)?.[1] ?? 'paid';
  };
  test.each([
    [{ cessationTypeCode: 'V' }, {}, 'resignation'],
    [{}, {}, 'resignation'],
    [{ cessationTypeCode: 'T' }, {}, 'transfer'],
    [{ cessationTypeCode: 'F' }, { isSeriousMisconduct: true }, 'misconduct'],
  ])('%j with %j is %s, and unpaid', (termination, facts, expected) => {
    expect(reason(termination, facts)).toBe(expected);
  });
  test.each([
    [{ cessationTypeCode: 'V' }, { isPressingNecessity: true }],
    [{ cessationTypeCode: 'F' }, {}],
    [{ cessationTypeCode: 'C' }, {}],
    [{ reason: 'REDUNDANCY' }, {}],
    [{ reason: 'INVALIDITY' }, {}],
    [{ reason: 'DEATH_ESTATE' }, {}],
  ])('%j with %j is paid', (termination, facts) => {
    expect(reason(termination, facts)).toBe('paid');
  });
  test('the Northern Territory does not name death', () => {
    expect(reason({ reason: 'DEATH_ESTATE' }, {}, 'NT')).toBe('death');
  });
});

describe('long service leave by what the employer keeps', () => {
  const paid = (longServiceLeave: object, more: object = {}) => {
    const r = accepted({
      termination: { isUnusedLslPaid: true },
      employee: { lslHours: '270', longServiceLeave, dateOfBirth: '1950-01-01', startDate: '1977-01-01', ...more },
      rest: { payDate: '2024-12-31' },
    });
    return [r.unusedLslPreAugust1978, r.unusedLslAugust1978ToAugust1993, r.unusedLslPostAugust1993].map(String);
  };

  test('hours by period', () => {
    const hoursByPeriod = { before16August1978: '1', to17August1993: '2', after17August1993: '3.5' };
    expect(paid({ hoursByPeriod })).toEqual(['40', '80', '140']);
    expect(paid({ hoursByPeriod: { to17August1993: '2' } })).toEqual(['0', '80', '0']);
  });

  test('hours of a day: whole days by period, days used first', () => {
    // 592, 5481 and 12016 days to 30 October 2026. 270 hours of 1 an hour's day: 270 × 5481 ÷ 18089 = 81.8, × 12016 = 179.4.
    const of = (daysUsed?: object) => paid({ hoursPerDay: '1', ...(daysUsed === undefined ? {} : { daysUsed }) });
    expect(paid({ hoursPerDay: '1' }, {})).toEqual(of());
    const [before, to, after] = of().map(Number);
    expect([before! + to! + after!, Number.isInteger(to! / 40), Number.isInteger(after! / 40)]).toEqual([
      10800,
      true,
      true,
    ]);
    // Ten days used since 1993 accrued evenly with the rest and come off the last period: 280 in all.
    expect(of({ after17August1993: '10' })).not.toEqual(of());
    expect(
      of({ after17August1993: '10' })
        .map(Number)
        .reduce((a, b) => a + b),
    ).toBe(10800);
  });

  test('service that began with an earlier owner', () => {
    const r = accepted({
      employee: {
        lslHours: '20',
        state: 'VIC',
        longServiceLeave: { serviceFrom: '2016-01-01' },
        startDate: '2024-01-01',
      },
    });
    expect(r.isUnusedLslPaid).toBe(true);
  });

  test('annual leave that began to accrue before 18 August 1993', () => {
    const r = accepted({
      termination: { isManualLeaveAmounts: true, unusedHolidayAmount: '1000' },
      employee: { startDate: '1990-01-01', dateOfBirth: '1970-01-01', holidayAccruedFrom: '1993-08-08' },
      rest: { payDate: '2024-07-01' },
    });
    // 10 of 12137 days; cents dropped, nothing is left of 0.82.
    expect(r.reportedAmounts.map(({ code, amount }) => [code, String(amount)])).toEqual([['U', '1000']]);
    const older = accepted({
      termination: { isManualLeaveAmounts: true, unusedHolidayAmount: '1000' },
      employee: { startDate: '1960-01-01', dateOfBirth: '1940-01-01', holidayAccruedFrom: '1960-01-01' },
    });
    expect(older.reportedAmounts.map(({ code }) => code)).toEqual(['U', 'T']);
    expect(older.warnings.map(({ code }) => code)).toEqual(['au.termination/annual-leave-before-1993']);
  });

  test('annual leave of somebody who started before 1993 is recent unless the employer says otherwise', () => {
    const started1990 = { startDate: '1990-01-01', dateOfBirth: '1970-01-01', holidayLeaveHours: '100' };
    const recent = accepted({ employee: started1990 });
    expect(recent.reportedAmounts.map(({ code, amount }) => [code, String(amount)])).toEqual([['U', '4000']]);
    expect(recent.warnings.map(({ code }) => code)).toEqual(['au.termination/annual-leave-taken-as-recent']);
    // 25 of 100 hours, 1,000 of 4,000.
    const kept = accepted({ employee: { ...started1990, holidayHoursBefore18August1993: '25' } });
    expect(kept.reportedAmounts.map(({ code, amount }) => [code, String(amount)])).toEqual([
      ['U', '3000'],
      ['T', '1000'],
    ]);
  });
});

describe('delayed payments, by declaration', () => {
  const late = (declaration: object, etpAmount = '1000.99') =>
    String(
      accepted({
        termination: { terminationDate: '2025-01-31', etpAmount },
        employee: { taxDeclaration: { ...taxDeclaration, ...declaration } },
      }).nonEtpTaxAmount,
    );
  test('0.32 to the nearest dollar, 0.47 or 0.45 of whole dollars without a number, Schedule 15, outside PAYG', () => {
    expect(late({})).toBe('320');
    expect(late({ taxFileNumber: 'not-quoted' })).toBe('470');
    expect(late({ taxFileNumber: 'not-quoted', residency: 'foreign' })).toBe('450');
    expect(late({ workingHolidayMaker: { employerIsRegistered: true } })).toBe('150');
    expect(late({ workingHolidayMaker: { employerIsRegistered: false } })).toBe('300');
    expect(late({ workingHolidayMaker: { employerIsRegistered: true }, taxFileNumber: 'not-quoted' })).toBe('450');
    expect(late({ isSuperOnlyContractor: true })).toBe('0');
  });

  test('sick leave and a redundancy that is not genuine are late like the rest', () => {
    const r = accepted({
      termination: {
        terminationDate: '2025-01-31',
        reason: 'REDUNDANCY',
        redundancyAmount: '100',
        isUnusedSickPaid: true,
      },
      employee: { sickLeaveHours: '1' },
      facts: { isGenuineRedundancy: false },
    });
    expect([r.totalEtpAmount, r.totalNonEtpAmount].map(String)).toEqual(['0', '140']);
  });

  test('its working', () => {
    const { trace } = accepted({ termination: { terminationDate: '2025-01-31', etpAmount: '100' } });
    const text = explainAsText(trace.figures.nonEtpTaxAmount);
    expect(text).toContain('au.termination.delayed-termination-payment: 0.32 × 100 = 32');
    expect(text).toContain('given.delayed: delayed 100');
    expect(text).toContain('au.etp/delayed: 0.32 (since 2026-07-01');
  });
});

describe('warnings', () => {
  const warned = (parts: Parts) => accepted(parts).warnings.map(({ code, message }) => `${code}: ${message}`);
  const lsl = { lslHours: '20', state: 'NSW' };

  test.each<[string, Parts, readonly string[]]>([
    ['nothing to say', {}, []],
    [
      'a negative balance',
      { employee: { lslHours: '-1' } },
      [
        'au.termination/negative-leave-balance: A leave balance is below zero and was paid out as nothing. Recover leave in advance as a deduction.',
      ],
    ],
    [
      'a manual amount that is not paid',
      { termination: { isManualLeaveAmounts: true, unusedLslPreAugust1978: '5', isUnusedLslPaid: false } },
      [
        'au.termination/manual-amount-not-paid: An amount was set by hand for leave whose flag says that it is not paid; the flag was followed.',
      ],
    ],
    [
      'a manual amount of nothing',
      { termination: { isManualLeaveAmounts: true, unusedLslPreAugust1978: '0', isUnusedLslPaid: false } },
      [],
    ],
    ['a manual amount that is paid', { termination: { isManualLeaveAmounts: true, unusedLslPreAugust1978: '5' } }, []],
    [
      'no state',
      { employee: { lslHours: '20', state: 'Auckland' } },
      [
        'au.termination/long-service-leave-state-unknown: Long service leave was not paid: the employee’s state is not known. Set state, or send is_unused_lsl_paid.',
      ],
    ],
    ['no state, but the flag', { employee: { lslHours: '20' }, termination: { isUnusedLslPaid: false } }, []],
    [
      'a resignation between the thresholds',
      { employee: lsl },
      [
        'au.termination/long-service-leave-reason-ambiguous: Long service leave was not paid, as on a plain resignation. After 8 years the Act of NSW owes it to somebody who resigns for illness or a pressing necessity, which code V is for too. Send is_pressing_necessity if that was the reason.',
      ],
    ],
    // Long Service Leave Act 1955 (NSW) s 4(2)(a)(iii): from five years. Long Service Leave Act 2018 (Vic): from seven, for any reason.
    ['a resignation before any reason would count', { employee: { ...lsl, startDate: '2022-01-01' } }, []],
    ['a resignation too early for any reason', { employee: { ...lsl, state: 'VIC', startDate: '2022-01-01' } }, []],
    ['a resignation of which the reason is known', { employee: lsl, termination: { isUnusedLslPaid: false } }, []],
    ['a transfer', { employee: lsl, termination: { cessationTypeCode: 'T' } }, []],
    // NT Government, "Long service leave": between 7 and 10 years for retirement age, the employer's notice, illness or necessity. Death is not listed.
    [
      'a death in the Northern Territory',
      { employee: { ...lsl, state: 'NT' }, termination: { reason: 'DEATH_DEPENDENT' } },
      [
        'au.termination/long-service-leave-death-not-named: Long service leave was not paid: death is not among the reasons for which NT says that it is paid out after 8 years. Ask the authority of the state, or send is_unused_lsl_paid.',
      ],
    ],
    [
      'a dismissal for misconduct',
      { employee: lsl, termination: { cessationTypeCode: 'F' }, facts: { isSeriousMisconduct: true } },
      [],
    ],
    [
      'a redundancy too early for leave',
      {
        employee: { ...lsl, startDate: '2025-01-01' },
        termination: { reason: 'REDUNDANCY' },
        facts: { isGenuineRedundancy: true },
      },
      [],
    ],
    [
      'a paid leave whose hours a week are known',
      { employee: { ...lsl, startDate: '2010-01-01', longServiceLeave: { weeklyHours: '1' } } },
      [],
    ],
    [
      'a paid leave that cannot be compared',
      { employee: { ...lsl, startDate: '2010-01-01' } },
      [
        'au.termination/long-service-leave-not-compared: The state’s Act gives long service leave for this ending. Without the weekly hours it could not be compared with the balance.',
      ],
    ],
    [
      'not genuine',
      { termination: { reason: 'REDUNDANCY' }, facts: { isGenuineRedundancy: false } },
      [
        'au.termination/redundancy-not-genuine: The redundancy is not genuine for tax: the employer says that the conditions are not met. No part of the redundancy pay is tax-free, and unused leave is taxed as on a resignation.',
      ],
    ],
    // Income Tax Assessment Act 1997 s 83-175(2)(a): before pension age, 67 for whoever was born from 1957.
    [
      'not genuine by age',
      { employee: { dateOfBirth: '1959-10-30' }, termination: { reason: 'REDUNDANCY' } },
      [
        'au.termination/redundancy-not-genuine: The redundancy is not genuine for tax: dismissed on 2026-10-30, not before pension or retirement age on 2026-10-30. No part of the redundancy pay is tax-free, and unused leave is taxed as on a resignation.',
      ],
    ],
    [
      'invalidity',
      { termination: { reason: 'INVALIDITY' } },
      [
        'au.termination/invalidity-certificates: Invalidity is taxed as such only with the certificates of two doctors. Keep them with the pay.',
      ],
    ],
    [
      'a delayed payment',
      { termination: { terminationDate: '2025-01-31', etpAmount: '5' } },
      [
        'au.termination/delayed-payment: $5.00 is paid more than twelve months after the end: a delayed termination payment, no ETP.',
      ],
    ],
    [
      'rows that differ and withhold too much',
      {
        termination: {
          isManualLeaveAmounts: true,
          etpAmount: '10',
          taxSummaries: [{ etpCode: 'O', taxWithheld: '11', lumpSumD: '9' }],
        },
      },
      [
        'au.termination/tax-summaries-differ: The components in tax_summaries add up to $9.00, the payments they are for to $10.00. The rows were taken as sent.',
        'au.termination/tax-summaries-exceed-payment: tax_summaries withhold $11.00 from payments of $10.00.',
      ],
    ],
    [
      'rows that withhold all',
      {
        termination: {
          isManualLeaveAmounts: true,
          etpAmount: '10',
          taxSummaries: [{ etpCode: 'O', taxWithheld: '10', taxFreeComponent: '10' }],
        },
      },
      [],
    ],
  ])('%s', (_name, parts, expected) => {
    expect(warned(parts)).toEqual(expected);
  });

  test.each<[string, Parts]>([
    ['names it', { employee: lsl, termination: { reason: 'DEATH_DEPENDENT' } }],
    [
      'does not, and somebody has decided',
      { employee: { ...lsl, state: 'NT' }, termination: { reason: 'DEATH_DEPENDENT', isUnusedLslPaid: true } },
    ],
  ])('of a death nothing is asked where the state %s', (_name, parts) => {
    expect(warned(parts).join()).not.toContain('long-service-leave-death-not-named');
  });
});

describe('refusals say what, which value and what to do', () => {
  const refused = (parts: Parts) => {
    const outcome = calculate({
      payDate: '2026-10-30',
      payPeriod: 'WEEKLY',
      termination: { terminationDate: '2026-10-30', ...parts.termination },
      employee: { ...employee, ...parts.employee },
      ...parts.rest,
    });
    if (outcome.ok) throw new Error('not refused');
    return outcome.error;
  };
  const manual = { isManualLeaveAmounts: true };
  const notice = { isPaymentInLieuPaid: true };

  test.each<[Parts, string]>([
    [{ termination: { terminationDate: null } }, 'A terminationDate is needed.'],
    [
      { termination: { reason: 'REDUNDANCY', cessationTypeCode: 'F' } },
      'The reason REDUNDANCY has its own cessation code. Send cessationTypeCode only with TERMINATION.',
    ],
    [
      { termination: { redundancyTaxFreePilonComponent: '0' } },
      'redundancyTaxFreePilonComponent goes with the reason REDUNDANCY, not TERMINATION.',
    ],
    [
      { termination: { ...notice, noticeHours: 1, noticeLumpSum: 1 } },
      'Notice is paid as noticeHours or as noticeLumpSum, not both. Send the one that paymentInLieuType names.',
    ],
    [{ termination: notice }, 'Notice is paid, so paymentInLieuType is needed: NOTICE_HOURS or NOTICE_LUMP_SUM.'],
    [
      { termination: { ...notice, paymentInLieuType: 'NOTICE_LUMP_SUM' } },
      'paymentInLieuType NOTICE_LUMP_SUM needs noticeLumpSum above zero.',
    ],
    [
      { termination: { ...manual, unusedHolidayAmount: '-5' } },
      'unusedHolidayAmount is -5. In Australia leave taken in advance is recovered as a deduction; send zero or more.',
    ],
    [
      { termination: { terminationDate: '2018-09-02' } },
      'terminationDate 2018-09-02 is before the start date 2018-09-03. Send a day on or after it.',
    ],
    [
      { employee: { dateOfBirth: null } },
      'The tax tables for termination payments go by age: set the employee’s date of birth, a day before the start date.',
    ],
    [
      { termination: { reason: 'REDUNDANCY', redundancyTaxFreePilonComponent: '2' } },
      'redundancyTaxFreePilonComponent 2 is more than the notice paid, 0.',
    ],
    [
      { termination: { ...manual, taxSummaries: Array.from({ length: 51 }, () => ({ etpCode: 'O' })) } },
      'Expected at most 50 rows in taxSummaries.',
    ],
    [{ termination: { ...manual, taxSummaries: ['O'] } }, 'Expected an object in taxSummaries[0].'],
    [{ termination: { ...manual, taxSummaries: [null] } }, 'Expected an object in taxSummaries[0].'],
    [{ termination: { ...manual, taxSummaries: [[]] } }, 'Expected an object in taxSummaries[0].'],
    [
      { termination: { ...manual, taxSummaries: [{ etpCode: 'X' }] } },
      'Expected one of R, O, S, P, D, N, B, T in taxSummaries[0].etpCode.',
    ],
    [
      { termination: { ...manual, taxSummaries: [{ etpCode: 'O', ['y'.repeat(70)]: 1 }] } },
      `Unknown in a tax summary: taxSummaries[0].${'y'.repeat(60)}.`,
    ],
    [
      { termination: { ...manual, taxSummaries: [{ etpCode: 'O', lumpSumD: '-1' }] } },
      'taxSummaries[0].lumpSumD is below zero: send zero or more.',
    ],
    [
      { termination: { ...manual, taxSummaries: [{ etpCode: 'O', taxWithheld: 'x' }] } },
      'Expected plain digits such as "1250.50" in taxSummaries[0].taxWithheld.',
    ],
  ])('%j', (parts, message) => {
    expect(refused(parts).message).toBe(message);
  });

  test('fifty rows are still read, and one that is not a number is named', () => {
    const taxSummaries = Array.from({ length: 50 }, () => ({ etpCode: 'O' }));
    expect(accepted({ termination: { ...manual, taxSummaries } }).taxSummaries).toHaveLength(50);
    expect(refused({ termination: { ...manual, taxSummaries: [{ etpCode: 'O', taxWithheld: {} }] } })).toMatchObject({
      code: 'amount/not-a-number',
      path: 'taxSummaries[0].taxWithheld',
      details: { rule: 'termination/bad-value', fields: 'taxSummaries[0].taxWithheld' },
    });
  });

  test.each<[Parts, string, string]>([
    [{ rest: { payDate: undefined } }, 'payDate', 'input/missing'],
    [{ rest: { payPeriod: undefined } }, 'payPeriod', 'input/missing'],
    [{ rest: { employee: undefined } }, 'employee', 'input/missing'],
    [{ rest: { allowUnconfirmed: 'yes' } }, 'allowUnconfirmed', 'code/unknown'],
    [{ rest: { other: 1 } }, 'other', 'input/not-allowed'],
    [{ employee: { startDate: undefined } }, 'employee.startDate', 'input/missing'],
    [{ employee: { taxDeclaration: undefined } }, 'employee.taxDeclaration', 'input/missing'],
    [{ employee: { holidayAccruedFrom: 'x' } }, 'employee.holidayAccruedFrom', 'date/malformed'],
    [
      { employee: { longServiceLeave: { serviceFrom: 'x' } } },
      'employee.longServiceLeave.serviceFrom',
      'date/malformed',
    ],
    [
      { employee: { longServiceLeave: { hoursPerDay: 0 } } },
      'employee.longServiceLeave.hoursPerDay',
      'amount/not-positive',
    ],
    [{ rest: { earlierEtps: [{ taxableComponent: 1 }] } }, 'earlierEtps[0].paidOn', 'input/missing'],
    [{ rest: { earlierEtps: [{ paidOn: '2026-10-01' }] } }, 'earlierEtps[0].taxableComponent', 'input/missing'],
    [{ rest: { facts: { lastRetirementDate: 'x' } } }, 'facts.lastRetirementDate', 'date/malformed'],
    [{ rest: { facts: { isSeriousMisconduct: 1 } } }, 'facts.isSeriousMisconduct', 'code/unknown'],
    [{ rest: { facts: { isPressingNecessity: 1 } } }, 'facts.isPressingNecessity', 'code/unknown'],
  ])('%j is a mistake of the record', (parts, path, code) => {
    expect(refused(parts)).toMatchObject({
      code,
      path,
      details: { kind: 'business', rule: 'termination/employee-facts', fields: path },
    });
  });

  test('the whole input, and days that touch', () => {
    const outcome = calculate('x');
    expect(outcome).toMatchObject({ ok: false, error: { details: { kind: 'business', fields: '' } } });
    // The first day of service may be the last, and somebody may start to work on the day of birth as far as dates go.
    const first = { terminationDate: '2026-10-30' };
    expect(accepted({ termination: first, employee: { startDate: '2026-10-30' } }).terminationDate).toBe('2026-10-30');
    expect(refused({ employee: { dateOfBirth: '2018-09-04' } }).details).toMatchObject({
      rule: 'termination/no-date-of-birth',
    });
    expect(accepted({ employee: { dateOfBirth: '2018-09-03' } }).reason).toBe('TERMINATION');
    const carriedOver = { startDate: '2026-10-31', longServiceLeave: { serviceFrom: '2016-10-31' } };
    expect(refused({ termination: first, employee: carriedOver }).details).toMatchObject({
      rule: 'termination/before-start',
    });
    expect(refused({ employee: { longServiceLeave: { serviceFrom: '2026-10-31' } } }).details).toMatchObject({
      rule: 'termination/before-start',
    });
    expect(accepted({ employee: { longServiceLeave: { serviceFrom: '2026-10-30' } } }).reason).toBe('TERMINATION');
  });

  test('an earlier ETP is of another termination unless it says so', () => {
    const earlier = (more: object) =>
      accepted({
        termination: { etpAmount: '10' },
        rest: { earlierEtps: [{ paidOn: '2026-06-30', taxableComponent: '270000', ...more }] },
      }).taxSummaries.map(({ etpCode, taxWithheld }) => [etpCode, String(taxWithheld)]);
    expect(earlier({})).toEqual([['O', '3']]);
    expect(earlier({ isSameTermination: true })).toEqual([['P', '5']]);
    expect(earlier({ isSameTermination: true, paidOn: '2026-07-01' })).toEqual([['O', '5']]);
  });

  test('a retirement date of the workplace shortens the invalidity segment', () => {
    const segment = (facts: object) =>
      Number(
        accepted({ termination: { reason: 'INVALIDITY', etpAmount: '1000' }, facts }).etpTaxFreeComponent.toString(),
      );
    expect(segment({ lastRetirementDate: '2030-01-01' })).toBeLessThan(segment({}));
  });

  test('lump sum D is reported beside the leave', () => {
    const { reportedAmounts } = accepted({
      termination: { reason: 'REDUNDANCY', redundancyAmount: '500' },
      employee: { lslHours: '10', state: 'NSW' },
    });
    expect(reportedAmounts.map(({ label, code, amount }) => [label, code, String(amount)])).toEqual([
      ['lump-sum', 'R', '400'],
      ['lump-sum', 'D', '500'],
    ]);
  });

  test('balances that are paid are settled, of long service leave too', () => {
    const { balanceMovements } = accepted({
      termination: { isUnusedLslPaid: true, isUnusedSickPaid: true },
      employee: { lslHours: '10.5', holidayLeaveHours: '3', sickLeaveHours: '-2' },
    });
    expect(balanceMovements.map(({ leaveType, hours }) => [leaveType, String(hours)])).toEqual([
      ['HOLIDAY', '-3'],
      ['LONG_SERVICE', '-10.5'],
    ]);
  });
});
