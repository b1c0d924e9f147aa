import fc from 'fast-check';
import { add, compare, decimal, greater, isNegative, nzd, subtract, sum, type Nzd } from '../../money';
import { calculateTermination, type NzTerminationResult, type NzTerminationInput } from '.';

/** Also what no type would let through: the reader has to answer it. */
const calculate = (input: unknown) => calculateTermination(input as NzTerminationInput);

const NIL = nzd('0');

function accepted(input: unknown): NzTerminationResult {
  const outcome = calculate(input);
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.path ?? ''}: ${outcome.error.message}`);
  return outcome.value;
}

const dollars = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((n) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`);
const hours = fc.integer({ min: -80_000, max: 400_000 }).map((n) => {
  const digits = String(Math.abs(n)).padStart(4, '0');
  return `${n < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
});

const terminations: fc.Arbitrary<NzTerminationInput> = fc
  .record({
    payDate: fc.constantFrom('2024-04-01', '2024-09-30', '2025-03-31', '2025-10-15', '2026-11-15', '2027-03-31'),
    payPeriod: fc.constantFrom('WEEKLY' as const, 'FORTNIGHTLY' as const, 'FOUR_WEEKLY' as const, 'MONTHLY' as const),
    code: fc.constantFrom('M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA', 'CAE', 'EDW', 'NSW', 'ND', 'M SL', 'STC'),
    payRatePerHour: dollars(120),
    holidayLeaveHours: hours,
    altHolidayHours: hours,
    averageGross: dollars(300_000),
    grossSinceAnniversary: dollars(200_000),
    redundancyAmount: dollars(200_000),
    notice: fc.option(dollars(40_000)),
    earlier: fc.array(dollars(8000), { maxLength: 4 }),
    ytd: dollars(200_000),
    method: fc.constantFrom('COMBINED' as const, 'ALONE' as const),
  })
  .map((each) => ({
    payDate: each.payDate,
    payPeriod: each.payPeriod,
    termination: {
      terminationDate: each.payDate,
      redundancyAmount: each.redundancyAmount,
      nzYtdTaxable: each.ytd,
      ...(each.notice === null || each.notice === '0.00'
        ? {}
        : { isPaymentInLieuPaid: true, paymentInLieuAmount: each.notice }),
    },
    employee: {
      startDate: '2015-02-03',
      nzTaxCode: each.code,
      ...(each.code === 'STC' ? { taxCertificate: { rate: '0.2175' } } : {}),
      payRatePerHour: each.payRatePerHour,
      hoursPerWeek: '37.5',
      hoursPerDay: '7.5',
      holidayLeaveHours: each.holidayLeaveHours,
      altHolidayHours: each.altHolidayHours,
      averageWeeklyEarnings: { gross: each.averageGross },
    },
    holidayPay: { grossSinceAnniversary: each.grossSinceAnniversary },
    earlierPays: each.earlier.map((ordinaryEarnings) => ({ payDate: each.payDate, ordinaryEarnings })),
    extraPayMethod: each.method,
  }));

const equals = (a: Nzd, b: Nzd): boolean => compare(a, b) === 0;

describe('properties of every termination', () => {
  test('the parts add up to the total, and the taxes to the tax', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const r = accepted(input);
        const { unusedHoliday, altHoliday, redundancy, other, totalTax } = r.nzExtraPayTaxBreakdown;
        const rows = [unusedHoliday, altHoliday, redundancy, other];
        const column = (name: 'amount' | 'tax') =>
          sum(
            NIL,
            rows.map((row) => row[name]),
          );
        expect(equals(column('amount'), r.totalAmount)).toBe(true);
        expect(equals(column('tax'), r.taxAmount)).toBe(true);
        expect(equals(totalTax, r.taxAmount)).toBe(true);
        const paid = [r.unusedHolidayAmount, r.unusedAltHolidayAmount, r.nonEtpAmount, r.paymentInLieuAmount];
        expect(equals(add(sum(NIL, paid), r.redundancyAmount), r.totalAmount)).toBe(true);
        for (const row of rows)
          expect(equals(add(row.components.income_tax, row.components.acc_levy), row.tax)).toBe(true);
        expect(equals(add(unusedHoliday.tax, altHoliday.tax), r.unusedHolidayAndLoadingTaxAmount)).toBe(true);
        expect(equals(greater(subtract(r.totalAmount, r.redundancyAmount), NIL), r.amountInKiwisaver)).toBe(true);
      }),
    );
  });

  test('no tax exceeds the part it is withheld from, and none is negative', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const r = accepted(input);
        const { unusedHoliday, altHoliday, redundancy, other } = r.nzExtraPayTaxBreakdown;
        for (const { tax, amount, components } of [unusedHoliday, altHoliday, redundancy, other]) {
          expect(compare(tax, greater(amount, NIL))).toBeLessThanOrEqual(0);
          expect(isNegative(tax)).toBe(false);
          expect(isNegative(components.income_tax)).toBe(false);
          expect(isNegative(components.acc_levy)).toBe(false);
        }
        expect(compare(r.levyAmount, r.taxAmount)).toBeLessThanOrEqual(0);
      }),
    );
  });

  /**
   * The rate of an extra pay is one rate for all of it, so the dollar that reaches the next band costs the difference of
   * the rates on everything. Between the bands a dollar is never lost.
   */
  test('a dollar more of notice never lowers the net, save where the grossed-up amount reaches a band', () => {
    const bands = [15601, 53501, 78101, 180001];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 250_000 }), fc.integer({ min: 0, max: 3500 }), (notice, weekly) => {
        const net = (paymentInLieuAmount: number): Nzd => {
          const { totalAmount, taxAmount } = accepted({
            payDate: '2026-11-15',
            payPeriod: 'WEEKLY',
            termination: { terminationDate: '2026-11-15', isPaymentInLieuPaid: true, paymentInLieuAmount },
            employee: { startDate: '2015-02-03', nzTaxCode: 'M' },
            earlierPays: ['2026-11-01', '2026-11-08'].map((payDate) => ({ payDate, ordinaryEarnings: weekly })),
          });
          return subtract(totalAmount, taxAmount);
        };
        const reached = bands.includes(weekly * 52 + notice + 1);
        if (!reached) expect(compare(net(notice + 1), net(notice))).toBeGreaterThan(0);
      }),
    );
  });

  test('reversing gives back the exact balances', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const { balanceMovements } = accepted(input);
        const before: Record<string, string> = {
          ANNUAL_HOLIDAYS: String(input.employee.holidayLeaveHours),
          ALT_HOLIDAY: String(input.employee.altHolidayHours),
        };
        for (const { leaveType, hours: moved } of balanceMovements) {
          const balance = decimal(before[leaveType]!);
          const left = add(balance, moved);
          expect(left.toString()).toBe('0');
          expect(subtract(left, moved).toString()).toBe(balance.toString());
        }
      }),
    );
  });

  test('every figure has a trace that ends in it, and the same input gives the same bytes', () => {
    fc.assert(
      fc.property(terminations, (input) => {
        const r = accepted(input);
        for (const [name, { value, says }] of Object.entries(r.trace.figures)) {
          expect(value.toString()).toBe(String(r[name as keyof typeof r.trace.figures]));
          expect(says().length).toBeGreaterThan(0);
          expect(r.trace.explain()[name as keyof typeof r.trace.figures]).toMatchObject({ says: says() });
        }
        expect(JSON.stringify(accepted(JSON.parse(JSON.stringify(input))))).toBe(JSON.stringify(r));
      }),
      { numRuns: 30 },
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
      ...['payDate', 'payPeriod', 'termination', 'employee', 'holidayPay', 'earlierPays', 'extraPayMethod'].map(
        (key) => [key],
      ),
      ...['startDate', 'nzTaxCode', 'hoursPerWeek', 'holidayLeaveHours', 'averageWeeklyEarnings'].map((key) => [
        'employee',
        key,
      ]),
      ...['terminationDate', 'redundancyAmount', 'nzYtdTaxable', 'unusedHolidayAmount'].map((key) => [
        'termination',
        key,
      ]),
      ...['grossSinceAnniversary', 'paidInAdvance', 'isAdvanceRecoveryAgreed', 'publicHolidaysAfterEnd'].map((key) => [
        'holidayPay',
        key,
      ]),
    );
    fc.assert(
      fc.property(terminations, paths, fc.anything(), (input, [first, second], value) => {
        const target = structuredClone(input) as unknown as Record<string, Record<string, unknown>>;
        if (second === undefined) (target as Record<string, unknown>)[first!] = value;
        else target[first!]![second] = value;
        const outcome = calculate(target);
        if (!outcome.ok) expect(outcome.error.message.length).toBeGreaterThan(10);
      }),
    );
  });
});
