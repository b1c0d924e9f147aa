import fc from 'fast-check';
import { calculateTermination } from '../calculate-termination';
import { calculatePay } from './calculate-pay';
import type { AuTaxDeclarationInput } from './au-pay-input';

const schedule: fc.Arbitrary<NonNullable<AuTaxDeclarationInput['schedule']>> = fc.oneof(
  fc.record({
    kind: fc.constant('seniors-and-pensioners' as const),
    status: fc.constantFrom('single', 'illness-separated', 'couple'),
  }),
  fc.record({ kind: fc.constant('seasonal-worker' as const), employerIsApproved: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom(
      'daily-or-casual' as const,
      'horticulture-or-shearing' as const,
      'promotional-performer' as const,
    ),
  }),
);

const declaration: fc.Arbitrary<AuTaxDeclarationInput> = fc.record({
  schedule,
  taxFileNumber: fc.constantFrom('quoted', 'applied-for', 'under-18', 'pensioner', 'not-quoted'),
  declaredOn: fc.constantFrom('2026-01-01', '2026-05-20'),
  residency: fc.constantFrom('resident', 'foreign'),
  claimsTaxFreeThreshold: fc.boolean(),
  hasStudyLoan: fc.boolean(),
  medicareLevyExemption: fc.constantFrom('none', 'half', 'full'),
  annualTaxOffsets: fc.constantFrom('0', '900'),
});

const cents = (amount: { toString(): string }): number => Math.round(Number(amount.toString()) * 100);

test('whoever is paid under a schedule of their own bears between nothing and all of it, also on leaving', () => {
  fc.assert(
    fc.property(
      declaration,
      fc.constantFrom('WEEKLY', 'FORTNIGHTLY', 'MONTHLY', 'QUARTERLY'),
      fc.integer({ min: 0, max: 900_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.constantFrom('NORMAL_EARNINGS', 'METHOD_A_WHOLE_YEAR', 'METHOD_B2', 'SPREAD_OVER_FINANCIAL_YEAR'),
      fc.boolean(),
      (taxDeclaration, payPeriod, earned, bonus, taxMethod, isReturnToWork) => {
        const pay = calculatePay({
          payDate: '2026-06-15',
          payPeriod,
          daysPaid: 3,
          employee: { dateOfBirth: '1950-01-01', taxDeclaration },
          hours: [{ description: 'Row', units: 'dollars', value: (earned / 100).toFixed(2), rate: 1 }],
          bonuses: [{ description: 'Bonus', amount: (bonus / 100).toFixed(2), taxMethod, isReturnToWork }],
        });
        if (!pay.ok) throw new Error(pay.error.message);
        expect(cents(pay.value.tax)).toBeGreaterThanOrEqual(0);
        expect(cents(pay.value.tax)).toBeLessThanOrEqual(cents(pay.value.taxableGross));
        expect(cents(pay.value.studyLoan)).toBeLessThanOrEqual(cents(pay.value.tax));
        const ended = calculateTermination({
          payDate: '2026-06-15',
          payPeriod,
          termination: { terminationDate: '2026-06-15', etpAmount: (bonus / 100).toFixed(2) },
          employee: {
            dateOfBirth: '1950-01-01',
            startDate: '2015-01-01',
            payRatePerHour: '40',
            normalEarnings: (earned / 100).toFixed(2),
            holidayLeaveHours: '20',
            taxDeclaration,
          },
        });
        if (!ended.ok) throw new Error(ended.error.message);
        expect(cents(ended.value.taxAmount)).toBeGreaterThanOrEqual(0);
        expect(cents(ended.value.taxAmount)).toBeLessThanOrEqual(cents(ended.value.totalAmount));
      },
    ),
    { numRuns: 400 },
  );
});
