import { calculateTermination, type AuTerminationInput, type AuTerminationResult } from '.';

interface Parts {
  readonly termination?: Partial<AuTerminationInput['termination']>;
  readonly employee?: Partial<AuTerminationInput['employee']>;
  readonly facts?: AuTerminationInput['facts'];
}

function ended({ termination, employee, facts }: Parts): AuTerminationResult {
  const outcome = calculateTermination({
    payDate: '2026-10-30',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2026-10-30', ...termination },
    employee: {
      dateOfBirth: '1981-03-10',
      startDate: '2018-09-03',
      payRatePerHour: '40',
      normalEarnings: '1520',
      taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
      ...employee,
    },
    facts: facts ?? null,
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const codes = (parts: Parts) => ended(parts).warnings.map(({ code }) => code);

describe('every assumption that lowers tax is told', () => {
  test.each<[string, Parts, readonly string[]]>([
    [
      'a redundancy that nobody called genuine',
      { termination: { reason: 'REDUNDANCY', redundancyAmount: '10000' } },
      ['au.termination/genuine-redundancy-assumed'],
    ],
    [
      'a redundancy that the employer calls genuine',
      { termination: { reason: 'REDUNDANCY', redundancyAmount: '10000' }, facts: { isGenuineRedundancy: true } },
      [],
    ],
    [
      'notice that counts as redundancy pay',
      {
        termination: {
          reason: 'REDUNDANCY',
          isPaymentInLieuPaid: true,
          paymentInLieuType: 'NOTICE_LUMP_SUM',
          noticeLumpSum: '3000',
          redundancyTaxFreePilonComponent: '1000',
        },
        facts: { isGenuineRedundancy: true },
      },
      ['au.termination/notice-tax-free'],
    ],
    [
      'invalidity with a segment for the time to retirement',
      { termination: { reason: 'INVALIDITY', etpAmount: '10000' } },
      ['au.termination/invalidity-certificates', 'au.termination/invalidity-segment'],
    ],
    [
      'invalidity without certificates is taxed as any ending',
      { termination: { reason: 'INVALIDITY', etpAmount: '10000' }, facts: { isInvalidityCertified: false } },
      [],
    ],
    [
      'service before 1 July 1983',
      { termination: { etpAmount: '10000' }, employee: { startDate: '1980-01-01', dateOfBirth: '1962-01-01' } },
      ['au.termination/pre-july-1983-segment'],
    ],
    [
      'a death with leave, paid to a dependant',
      { termination: { reason: 'DEATH_DEPENDENT', etpAmount: '100' }, employee: { holidayLeaveHours: '10' } },
      [
        ...['au.termination/death-benefit-of-dependant', 'au.termination/death-benefit-of-recipient'],
        'au.termination/leave-after-death-not-taxed',
      ],
    ],
    [
      'a death, paid to the estate',
      { termination: { reason: 'DEATH_ESTATE', etpAmount: '100' } },
      ['au.termination/death-benefit-of-estate', 'au.termination/death-benefit-of-recipient'],
    ],
    [
      'leave on top of no normal earnings',
      { employee: { normalEarnings: '0', holidayLeaveHours: '10' } },
      ['au.termination/no-normal-earnings'],
    ],
    [
      'a bonus owed on top of no normal earnings',
      { employee: { normalEarnings: '0' }, termination: { nonEtpAmount: '100' } },
      ['au.termination/no-normal-earnings'],
    ],
    ['leave on top of normal earnings', { employee: { holidayLeaveHours: '10' } }, []],
    [
      'leave at 32 %, whatever a normal pay is',
      {
        employee: { normalEarnings: '0', holidayLeaveHours: '10' },
        termination: { reason: 'REDUNDANCY', redundancyAmount: '100' },
        facts: { isGenuineRedundancy: true },
      },
      [],
    ],
    [
      'long service leave divided over the older periods',
      {
        termination: { isUnusedLslPaid: true },
        employee: { startDate: '1985-01-01', dateOfBirth: '1962-01-01', lslHours: '100' },
      },
      ['au.termination/long-service-leave-before-1993'],
    ],
    [
      'a transfer that pays leave out',
      { termination: { cessationTypeCode: 'T' }, employee: { holidayLeaveHours: '10' } },
      ['au.termination/transfer-pays-out-leave'],
    ],
  ])('%s', (_name, parts, expected) => {
    expect(codes(parts)).toEqual(expected);
  });
});

describe('rostered days off and time in lieu', () => {
  const banked = { rdoHours: '7.6', toilHours: '10' };

  test('are warned of where nobody pays them', () => {
    const result = ended({ employee: banked });
    expect(result.warnings.map(({ code, field }) => [code, field])).toEqual([
      ['au.termination/rdo-not-paid', 'rdo_hours'],
      ['au.termination/toil-not-paid', 'toil_hours'],
    ]);
    expect([String(result.totalAmount), result.balanceMovements]).toEqual(['0', []]);
  });

  test('rostered days off are an ETP under O, time in lieu is pay still owed', () => {
    const result = ended({
      employee: banked,
      facts: { isUnusedRdoPaid: true, isUnusedToilPaid: true, toilRatePerHour: '60' },
    });
    // 7.6 × 40 = 304 at 32 % = 97; 10 × 60 = 600: 600 ÷ 52 = 11 on top of 1,520 by Method A,
    // 0.32 × 1531.99 − 181.7319 = 308.50: 309 − 305 (0.32 × 1520.99 − 181.7319 = 304.98), × 52 = 208, within 47 % of 600.
    expect({
      rdo: String(result.unusedRdoAmount),
      toil: String(result.unusedToilAmount),
      total: String(result.totalAmount),
      etpTax: String(result.etpTaxWithheld),
      otherTax: String(result.nonEtpTaxAmount),
      codes: result.taxSummaries.map(({ etpCode }) => etpCode),
      reported: result.reportedAmounts.map(({ label, amount }) => [label, String(amount)]),
      moved: result.balanceMovements.map(({ leaveType, hours }) => [leaveType, String(hours)]),
      warnings: result.warnings,
    }).toEqual({
      rdo: '304',
      toil: '600',
      total: '904',
      etpTax: '97',
      otherTax: '208',
      codes: ['O'],
      reported: [['gross', '600']],
      moved: [
        ['RDO', '-7.6'],
        ['TOIL', '-10'],
      ],
      warnings: [],
    });
  });
});

describe('long service leave beside the state’s Act', () => {
  // Ten years to the day in South Australia: 13 weeks, 494 hours of a 38-hour week.
  const tenYears = { startDate: '2016-10-31', state: 'SA', lslHours: '329.4' };
  const week = { weeklyHours: '38' };

  test('a shortfall is shown', () => {
    const result = ended({ employee: { ...tenYears, longServiceLeave: week } });
    expect([result.lslEntitlementHours, result.lslShortfallHours, result.lslShortfallAmount].map(String)).toEqual([
      '494',
      '164.6',
      '6584',
    ]);
    expect(String(result.unusedLslAmount)).toBe('13176');
    expect(result.warnings).toEqual([
      {
        code: 'au.termination/long-service-leave-shortfall',
        message:
          'The state’s Act gives 494 hours of long service leave, 164.6 more than the balance ($6,584.00); they were not paid. ' +
          'Send is_lsl_shortfall_paid to pay them, or lsl_hours_taken if they were taken.',
        field: 'is_lsl_shortfall_paid',
      },
    ]);
  });

  test('and paid where the payer says so; the balance moves by what it holds', () => {
    const result = ended({
      employee: { ...tenYears, longServiceLeave: week },
      facts: { isLslShortfallPaid: true },
    });
    expect(String(result.unusedLslAmount)).toBe('19760');
    expect(result.balanceMovements.map(({ hours }) => String(hours))).toEqual(['-329.4']);
    expect(result.warnings.map(({ code }) => code)).toEqual(['au.termination/long-service-leave-shortfall-paid']);
    const empty = ended({
      employee: { ...tenYears, lslHours: '0', longServiceLeave: week },
      facts: { isLslShortfallPaid: true },
    });
    expect(String(empty.unusedLslAmount)).toBe('19760');
  });

  test('leave taken in service comes off', () => {
    const result = ended({ employee: { ...tenYears, longServiceLeave: { ...week, hoursTaken: '200' } } });
    expect([String(result.lslEntitlementHours), String(result.lslShortfallHours)]).toEqual(['294', '0']);
    expect(result.warnings).toEqual([]);
  });

  test('casual service counts by its hours: 1.3 weeks a year of 52', () => {
    const result = ended({ employee: { ...tenYears, longServiceLeave: { ordinaryHoursWorked: '10400' } } });
    expect(String(result.lslEntitlementHours)).toBe('260');
  });

  test('nothing is compared where the Act gives nothing, or the state is not known', () => {
    expect(
      ended({ employee: { ...tenYears, startDate: '2024-01-01', longServiceLeave: week } }).lslEntitlementHours,
    ).toBeNull();
    expect(ended({ employee: { ...tenYears, state: null, longServiceLeave: week } }).lslEntitlementHours).toBeNull();
  });
});
