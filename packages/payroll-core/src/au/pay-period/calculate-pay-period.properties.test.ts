import fc from 'fast-check';
import type { AuPayInput } from '../calculate-pay/au-pay-input';
import { calculatePayPeriod } from './calculate-pay-period';
import type { AuPayPeriodResult } from './pay-period';
import type { AuPayOfPeriod } from './pay-period-input';

/** A pay in whole hours at a rate in whole cents, so that a row that is cut in two loses no cent. */
interface Lines {
  readonly hours: number;
  readonly bonus: number;
  readonly method: 'NORMAL_EARNINGS' | 'METHOD_A_WHOLE_YEAR' | 'METHOD_B2';
  readonly reimbursed: number;
  readonly deduction: number;
}

const lines: fc.Arbitrary<Lines> = fc.record({
  hours: fc.integer({ min: 0, max: 60 }),
  bonus: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9000 })),
  method: fc.constantFrom('NORMAL_EARNINGS', 'METHOD_A_WHOLE_YEAR', 'METHOD_B2'),
  reimbursed: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
  deduction: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2000 })),
});

const employee = fc.record({
  rateInCents: fc.integer({ min: 1000, max: 12000 }),
  payPeriod: fc.constantFrom('WEEKLY', 'FORTNIGHTLY', 'MONTHLY', 'QUARTERLY'),
  hasStudyLoan: fc.boolean(),
  claimsTaxFreeThreshold: fc.boolean(),
  dateOfBirth: fc.constantFrom('1980-01-01', '2010-01-01'),
  superEarningsInYear: fc.constantFrom('0', '269000'),
});
type Employee = typeof employee extends fc.Arbitrary<infer T> ? T : never;

function input(own: Employee, { hours, bonus, method, reimbursed, deduction }: Lines): AuPayInput {
  return {
    payDate: '2026-10-15',
    payPeriod: own.payPeriod,
    yearToDate: { superEarningsInYear: own.superEarningsInYear },
    usualEarnings: '900',
    employee: {
      dateOfBirth: own.dateOfBirth,
      payRatePerHour: (own.rateInCents / 100).toFixed(2),
      taxDeclaration: {
        taxFileNumber: 'quoted',
        residency: 'resident',
        claimsTaxFreeThreshold: own.claimsTaxFreeThreshold,
        hasStudyLoan: own.hasStudyLoan,
      },
    },
    hours: hours === 0 ? [] : [{ description: 'Ordinary', units: 'hours', value: hours }],
    bonuses: bonus === 0 ? [] : [{ description: 'Bonus', amount: bonus, taxMethod: method }],
    allowances:
      reimbursed === 0
        ? []
        : [
            {
              description: 'Costs',
              amount: reimbursed,
              allowanceCategory: 'RD',
              isTaxable: false,
              isIncludedInSuperCalculations: false,
            },
          ],
    deductions: deduction === 0 ? [] : [{ description: 'Loan', amount: deduction, classification: 'NORMAL' }],
  };
}

function period(pays: readonly AuPayOfPeriod[], shareTaxBy: 'EARNINGS' | 'GROSS' = 'EARNINGS'): AuPayPeriodResult {
  const worked = calculatePayPeriod({ pays, shareTaxBy });
  if (!worked.ok) throw new Error(worked.error.message);
  return worked.value;
}

const cents = (amount: { toString(): string }): number => Math.round(Number(amount.toString()) * 100);

/** Sums over all pays, in cents; leave in millionths of an hour. */
function sums({
  pays,
}: AuPayPeriodResult): Readonly<Record<'gross' | 'tax' | 'studyLoan' | 'super' | 'leave', number>> {
  const total = { gross: 0, tax: 0, studyLoan: 0, super: 0, leave: 0 };
  for (const entry of pays) {
    if (entry.isProcessed) throw new Error('only fresh pays are summed here');
    const { pay } = entry;
    total.gross += cents(pay.gross);
    total.tax += cents(pay.tax);
    total.studyLoan += cents(pay.studyLoan);
    total.super += cents(pay.super);
    for (const row of pay.leaveBalanceRows) total.leave += Math.round(Number(row.accrued.toString()) * 1e6);
  }
  return total;
}

const several = fc.array(lines, { minLength: 1, maxLength: 5 });
const sharing = fc.constantFrom<'EARNINGS' | 'GROSS'>('EARNINGS', 'GROSS');

test('the parts add up to the tax, the loan and the super of the whole, and no net is below zero', () => {
  fc.assert(
    fc.property(employee, several, sharing, (own, pays, by) => {
      const whole = period(
        pays.map((one) => ({ input: input(own, one) })),
        by,
      );
      const total = sums(whole);
      expect([total.tax, total.studyLoan, total.super]).toEqual([
        cents(whole.tax),
        cents(whole.studyLoan),
        cents(whole.compulsorySuperAmount),
      ]);
      for (const entry of whole.pays) {
        if (entry.isProcessed) continue;
        expect(cents(entry.pay.net)).toBeGreaterThanOrEqual(0);
        expect(cents(entry.pay.tax)).toBeLessThanOrEqual(cents(entry.pay.taxableGross));
        // Explained by what the law withholds from all pays as one.
        expect(entry.pay.trace.explain().tax.because).toHaveLength(1);
      }
      expect([cents(whole.notWithheld), cents(whole.overWithheld)]).toEqual([0, 0]);
    }),
    { numRuns: 150 },
  );
});

test('the order of entry moves no more than a cent between pays', () => {
  fc.assert(
    fc.property(
      employee,
      several.chain((pays) =>
        fc.tuple(fc.constant(pays), fc.shuffledSubarray([...pays.keys()], { minLength: pays.length })),
      ),
      sharing,
      (own, [pays, order], by) => {
        const inputs = pays.map((one) => ({ input: input(own, one) }));
        const straight = period(inputs, by);
        const shuffled = period(
          order.map((i) => inputs[i]!),
          by,
        );
        expect(sums(shuffled)).toEqual(sums(straight));
        order.forEach((i, at) => {
          const [a, b] = [straight.pays[i]!, shuffled.pays[at]!];
          if (a.isProcessed || b.isProcessed) return;
          // Each of the two shares, of normal earnings and of additional payments, may round by a cent.
          expect(Math.abs(cents(a.pay.tax) - cents(b.pay.tax))).toBeLessThanOrEqual(2);
          expect(Math.abs(cents(a.pay.super) - cents(b.pay.super))).toBeLessThanOrEqual(2);
        });
      },
    ),
    { numRuns: 100 },
  );
});

test('splitting a pay, and merging it again, conserves gross, tax, loan and super; leave to the last digit it keeps', () => {
  fc.assert(
    fc.property(employee, several, fc.integer({ min: 0, max: 60 }), (own, pays, cut) => {
      const [first, ...rest] = pays;
      if (first === undefined) return;
      const hours = Math.min(cut, first.hours);
      const parts: readonly Lines[] = [
        { ...first, hours },
        { ...first, hours: first.hours - hours, bonus: 0, reimbursed: 0, deduction: 0 },
      ];
      const merged = sums(period([first, ...rest].map((one) => ({ input: input(own, one) }))));
      const split = sums(period([...parts, ...rest].map((one) => ({ input: input(own, one) }))));
      expect({ ...split, leave: 0 }).toEqual({ ...merged, leave: 0 });
      // Three balances, each kept to a millionth of an hour, rounded once more for the further pay.
      expect(Math.abs(split.leave - merged.leave)).toBeLessThanOrEqual(3);
    }),
    { numRuns: 100 },
  );
});

test('processed one after the other, in any order, the period withholds its tax, or says how far it is off', () => {
  fc.assert(
    fc.property(employee, several, (own, pays) => {
      const entered: AuPayOfPeriod[] = [];
      let last: AuPayPeriodResult | undefined;
      for (const one of pays) {
        last = period([...entered, { input: input(own, one) }]);
        const fresh = last.pays.at(-1);
        if (fresh === undefined || fresh.isProcessed) throw new Error('the last pay is fresh');
        const { pay } = fresh;
        expect(cents(pay.net)).toBeGreaterThanOrEqual(0);
        entered.push({
          input: input(own, one),
          processed: {
            tax: pay.tax.toString(),
            studyLoan: pay.studyLoan.toString(),
            superEarnings: pay.superEarnings.toString(),
            compulsorySuperAmount: pay.compulsorySuperAmount.toString(),
          },
        });
      }
      const withheld = entered.reduce((total, { processed }) => total + cents(processed?.tax ?? '0'), 0);
      expect(withheld).toBe(cents(last!.tax) - cents(last!.notWithheld) + cents(last!.overWithheld));
      const contributed = entered.reduce(
        (total, { processed }) => total + cents(processed?.compulsorySuperAmount ?? '0'),
        0,
      );
      expect(contributed).toBe(cents(last!.compulsorySuperAmount));
    }),
    { numRuns: 100 },
  );
});
