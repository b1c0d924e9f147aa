import fc from 'fast-check';
import { add, aud, compare, decimal, isNegative, subtract, sum, type Aud } from '../../money';
import { explainAsText } from '../../trace';
import { calculateTermination, type AuTerminationFigures, type AuTerminationResult, type AuTerminationInput } from '.';

/** Also what no type would let through: the reader has to answer it. */
const calculate = (input: unknown) => calculateTermination(input as AuTerminationInput);

const zero = aud('0');

function accepted(input: unknown): AuTerminationResult {
  const outcome = calculate(input);
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.path ?? ''}: ${outcome.error.message}`);
  return outcome.value;
}

const base: AuTerminationInput = {
  payDate: '2026-10-30',
  payPeriod: 'WEEKLY',
  termination: { terminationDate: '2026-10-30' },
  employee: {
    dateOfBirth: '1981-03-10',
    startDate: '2018-09-03',
    payRatePerHour: '40',
    normalEarnings: '1520',
    taxDeclaration: {
      taxFileNumber: 'quoted',
      residency: 'resident',
      claimsTaxFreeThreshold: true,
      hasStudyLoan: false,
      medicareLevyExemption: 'none',
    },
  },
};

function withTermination(termination: Partial<AuTerminationInput['termination']>): AuTerminationInput {
  return { ...base, termination: { ...base.termination, ...termination } };
}

const dollars = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((n) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`);
const hours = fc.integer({ min: -4000, max: 400_000 }).map((n) => {
  const digits = String(Math.abs(n)).padStart(4, '0');
  return `${n < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
});

/** Terminations of every reason, age, declaration and amount; notice and manual amounts where they are allowed. */
const terminations: fc.Arbitrary<AuTerminationInput> = fc
  .record({
    reason: fc.constantFrom(
      'TERMINATION' as const,
      'INVALIDITY' as const,
      'DEATH_DEPENDENT' as const,
      'DEATH_NON_DEPENDENT' as const,
      'DEATH_ESTATE' as const,
      'REDUNDANCY' as const,
    ),
    payDate: fc.constantFrom('2024-07-01', '2025-03-31', '2025-10-15', '2026-10-30', '2027-06-30'),
    payPeriod: fc.constantFrom('WEEKLY' as const, 'FORTNIGHTLY' as const, 'MONTHLY' as const, 'QUARTERLY' as const),
    birthYear: fc.integer({ min: 1955, max: 1972 }),
    startDate: fc.constantFrom('1977-01-01', '1982-02-28', '1990-05-05', '2001-09-11', '2019-12-31', '2024-02-29'),
    taxFileNumber: fc.constantFrom('quoted' as const, 'not-quoted' as const),
    residency: fc.constantFrom('resident' as const, 'foreign' as const),
    claimsTaxFreeThreshold: fc.boolean(),
    workingHolidayMaker: fc.constantFrom(undefined, undefined, undefined, { employerIsRegistered: true }),
    normalEarnings: dollars(9000),
    payRatePerHour: dollars(150),
    leaveLoadingPercentage: fc.constantFrom('0', '0.175'),
    isCasual: fc.boolean(),
    state: fc.constantFrom('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT', undefined),
    holidayLeaveHours: hours,
    sickLeaveHours: hours,
    lslHours: hours,
    isUnusedSickPaid: fc.boolean(),
    isUnusedLslPaid: fc.constantFrom(undefined, true, false),
    redundancyAmount: dollars(400_000),
    etpAmount: dollars(400_000),
    nonEtpAmount: dollars(50_000),
    notice: fc.option(dollars(60_000)),
    taxableIncome: dollars(250_000),
  })
  .map((each) => ({
    payDate: each.payDate,
    payPeriod: each.payPeriod,
    termination: {
      terminationDate: each.payDate,
      reason: each.reason,
      isUnusedSickPaid: each.isUnusedSickPaid,
      ...(each.isUnusedLslPaid === undefined ? {} : { isUnusedLslPaid: each.isUnusedLslPaid }),
      redundancyAmount: each.redundancyAmount,
      etpAmount: each.etpAmount,
      nonEtpAmount: each.nonEtpAmount,
      ...(each.notice === null || each.notice === '0.00'
        ? {}
        : {
            isPaymentInLieuPaid: true,
            paymentInLieuType: 'NOTICE_LUMP_SUM' as const,
            noticeLumpSum: each.notice,
            ...(each.reason === 'REDUNDANCY' ? { redundancyTaxFreePilonComponent: each.notice } : {}),
          }),
    },
    employee: {
      dateOfBirth: `${each.birthYear}-06-30`,
      startDate: each.startDate,
      isCasual: each.isCasual,
      ...(each.state === undefined ? {} : { state: each.state }),
      payRatePerHour: each.payRatePerHour,
      normalEarnings: each.normalEarnings,
      leaveLoadingPercentage: each.leaveLoadingPercentage,
      holidayLeaveHours: each.holidayLeaveHours,
      sickLeaveHours: each.sickLeaveHours,
      lslHours: each.lslHours,
      taxDeclaration: {
        taxFileNumber: each.taxFileNumber,
        residency: each.residency,
        claimsTaxFreeThreshold: each.claimsTaxFreeThreshold,
        hasStudyLoan: true,
        medicareLevyExemption: 'none' as const,
        ...(each.workingHolidayMaker === undefined ? {} : { workingHolidayMaker: each.workingHolidayMaker }),
      },
    },
    yearToDate: { taxableIncome: each.taxableIncome },
  }));

function atMost(part: Aud, whole: Aud): boolean {
  return compare(part, whole) <= 0;
}

function equals(a: Aud, b: Aud): boolean {
  return compare(a, b) === 0;
}

describe('properties of every termination', () => {
  test('the parts add up to the total, and the taxes to the tax', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const r = accepted(input);
        const payments = [
          ...[r.unusedHolidayAmount, r.unusedLeaveLoadingAmount, r.unusedLslAmount, r.unusedSickAmount],
          ...[r.paymentInLieuAmount, r.redundancyAmount, r.etpAmount, r.nonEtpAmount],
        ];
        const eras = [r.unusedLslPreAugust1978, r.unusedLslAugust1978ToAugust1993, r.unusedLslPostAugust1993];
        expect(equals(sum(zero, payments), r.totalAmount)).toBe(true);
        expect(equals(sum(zero, eras), r.unusedLslAmount)).toBe(true);
        expect(equals(add(r.totalEtpAmount, r.totalNonEtpAmount), r.totalAmount)).toBe(true);
        expect(equals(add(r.etpTaxableComponent, r.etpTaxFreeComponent), r.totalEtpAmount)).toBe(true);
        const taxes = [
          ...[r.unusedHolidayAndLoadingTaxAmount, r.unusedLslTaxAmount, r.etpTaxWithheld, r.nonEtpTaxAmount],
        ];
        expect(equals(sum(zero, taxes), r.taxAmount)).toBe(true);
        const column = (name: 'taxWithheld' | 'taxableComponent' | 'taxFreeComponent' | 'lumpSumD') =>
          sum(
            zero,
            r.taxSummaries.map((row) => row[name]),
          );
        expect(equals(column('taxWithheld'), r.etpTaxWithheld)).toBe(true);
        expect(equals(column('taxableComponent'), r.etpTaxableComponent)).toBe(true);
        expect(equals(column('taxFreeComponent'), r.etpTaxFreeComponent)).toBe(true);
        expect(equals(column('lumpSumD'), r.lumpSumD)).toBe(true);
      }),
    );
  });

  test('no tax exceeds the part it is withheld from, and none is negative', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const r = accepted(input);
        const leave = add(r.unusedHolidayAmount, r.unusedLeaveLoadingAmount);
        expect(atMost(r.unusedHolidayAndLoadingTaxAmount, leave)).toBe(true);
        expect(atMost(r.unusedLslTaxAmount, r.unusedLslAmount)).toBe(true);
        expect(atMost(r.nonEtpTaxAmount, r.totalNonEtpAmount)).toBe(true);
        for (const row of r.taxSummaries) expect(atMost(row.taxWithheld, row.taxableComponent)).toBe(true);
        for (const amount of Object.values(r.trace.figures)) expect(isNegative(amount.value!)).toBe(false);
      }),
    );
  });

  test('what is reported, with the ETPs, is everything paid; after a death only the ETPs are', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const r = accepted(input);
        const reported = sum(
          zero,
          r.reportedAmounts.map(({ amount }) => amount),
        );
        const isDeath = input.termination.reason?.startsWith('DEATH') === true;
        expect(equals(add(reported, r.totalEtpAmount), isDeath ? r.totalEtpAmount : r.totalAmount)).toBe(true);
      }),
    );
  });

  test('a payout takes the whole balance', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const { balanceMovements } = accepted(input);
        const before: Record<string, string | number> = {
          HOLIDAY: String(input.employee.holidayLeaveHours),
          LONG_SERVICE: String(input.employee.lslHours),
          SICK: String(input.employee.sickLeaveHours),
        };
        for (const { leaveType, hours: moved } of balanceMovements) {
          const balance = decimal(String(before[leaveType]));
          const left = add(balance, moved);
          expect(left.toString()).toBe('0');
        }
      }),
    );
  });

  test('every figure has a trace that ends in it, and the same input gives the same bytes', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const r = accepted(input);
        for (const [name, { value, says }] of Object.entries(r.trace.figures)) {
          expect(String(value)).toBe(String(r[name as keyof AuTerminationFigures]));
          expect(says().length).toBeGreaterThan(0);
          expect(r.trace.explain()[name as keyof typeof r.trace.figures]).toMatchObject({ says: says() });
        }
        expect(explainAsText(r.trace.figures.taxAmount)).toContain('au.termination.tax-amount');
        expect(JSON.stringify(accepted(JSON.parse(JSON.stringify(input))))).toBe(JSON.stringify(r));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a dollar more never lowers the net', () => {
  const net = (input: AuTerminationInput): Aud => {
    const { totalAmount, taxAmount } = accepted(input);
    return subtract(totalAmount, taxAmount);
  };
  const whole = fc.integer({ min: 0, max: 400_000 });

  test('of an ETP: no step', () => {
    fc.assert(
      fc.property(whole, dollars(200_000), (amount, taxableIncome) => {
        const paid = (etpAmount: number): Aud =>
          net({ ...withTermination({ etpAmount }), yearToDate: { taxableIncome } });
        expect(atMost(paid(amount), paid(amount + 1))).toBe(true);
      }),
    );
  });

  test('of a redundancy payment: no step, alone', () => {
    fc.assert(
      fc.property(whole, (amount) => {
        const paid = (redundancyAmount: number): Aud =>
          net(withTermination({ reason: 'REDUNDANCY', redundancyAmount }));
        expect(atMost(paid(amount), paid(amount + 1))).toBe(true);
      }),
    );
  });

  test('of a redundancy payment beside another ETP: one dollar, where both rows round up at once', () => {
    fc.assert(
      fc.property(whole, whole, (amount, etpAmount) => {
        const paid = (redundancyAmount: number): Aud =>
          net(withTermination({ reason: 'REDUNDANCY', redundancyAmount, etpAmount }));
        expect(atMost(subtract(paid(amount), aud('1')), paid(amount + 1))).toBe(true);
      }),
    );
  });

  test('of leave at the lump sum rate: no step', () => {
    fc.assert(
      fc.property(whole, (amount) => {
        const paid = (unusedHolidayAmount: number): Aud =>
          net(withTermination({ reason: 'REDUNDANCY', isManualLeaveAmounts: true, unusedHolidayAmount }));
        expect(atMost(paid(amount), paid(amount + 1))).toBe(true);
      }),
    );
  });

  /**
   * Schedule 7 drops the cents of the share of one pay and rounds the tax of that pay to a dollar, then multiplies by the
   * pays of a year. Where a 52nd dollar completes a share, a year of whole dollars is withheld at once. At 300 dollars the
   * limit of 32 % ends. Anywhere else each dollar is kept in full.
   */
  test.each([
    ['WEEKLY', 52, 1],
    ['FORTNIGHTLY', 26, 2],
    ['MONTHLY', 12, 5],
  ] as const)('of leave at marginal rates, paid %s: only at each %ith dollar and at 300', (payPeriod, pays, most) => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 60_000 }), dollars(5000), (amount, normalEarnings) => {
        const paid = (unusedHolidayAmount: number): Aud =>
          net({
            ...withTermination({ isManualLeaveAmounts: true, unusedHolidayAmount, normalEarnings }),
            payPeriod,
          });
        const gained = subtract(paid(amount + 1), paid(amount));
        const completesShare = (amount + 1) % pays === 0;
        if (!completesShare) expect(gained.toString()).toBe('1');
        else expect(compare(gained, aud(String(1 - pays * most)))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('hostile input', () => {
  test('anything at all is answered, never thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true, withSet: true }), (input) => {
        expect(calculate(input).ok).toBe(false);
      }),
    );
  });

  test('a valid input with any one member replaced by anything is answered, never thrown', () => {
    const paths = fc.constantFrom(
      ...Object.keys({ ...base, yearToDate: 0, earlierEtps: 0, facts: 0, allowUnconfirmed: 0 }).map((key) => [key]),
      ...[...Object.keys(base.employee), 'state', 'lslHours', 'longServiceLeave', 'holidayAccruedFrom'].map((key) => [
        'employee',
        key,
      ]),
      ...['terminationDate', 'reason', 'noticeHours', 'taxSummaries', 'isManualLeaveAmounts', 'etpAmount'].map(
        (key) => ['termination', key],
      ),
    );
    fc.assert(
      fc.property(terminations, paths, fc.anything(), (input, [first, second], value) => {
        const target = structuredClone(input) as unknown as Record<string, Record<string, unknown>>;
        if (second === undefined) (target as Record<string, unknown>)[first!] = value;
        else target[first!]![second] = value;
        const outcome = calculate(target);
        expect(typeof outcome.ok).toBe('boolean');
        if (!outcome.ok) expect(outcome.error.message.length).toBeGreaterThan(10);
      }),
    );
  });

  test('every refusal says what kind it is', () => {
    fc.assert(
      fc.property(terminations, fc.string(), fc.anything(), (input, name, value) => {
        const outcome = calculate({
          ...input,
          termination: { ...input.termination, [`x${name}`]: value ?? 1 },
        });
        expect(outcome).toMatchObject({ ok: false, error: { details: { kind: 'schema' } } });
      }),
    );
    expect(calculate({ ...base, employee: { ...base.employee, startDate: 'soon' } })).toMatchObject({
      ok: false,
      error: { code: 'date/malformed', path: 'employee.startDate', details: { kind: 'business' } },
    });
  });
});
