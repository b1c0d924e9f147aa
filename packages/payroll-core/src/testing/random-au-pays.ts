import fc from 'fast-check';
import {
  allowanceCategories,
  auLeaveTypes,
  backPaymentCategories,
  deductionClassifications,
  taxMethods,
  type AuPayInput,
  type AuTaxDeclarationInput,
} from '../au';
import { day, dollarsUpTo, hoursUpTo } from './random-values';

const description = fc.constantFrom('A', 'Ordinary', 'Ünïcödé', 'x'.repeat(60));

const declaration: fc.Arbitrary<AuTaxDeclarationInput> = fc.record({
  taxFileNumber: fc.constantFrom('quoted', 'applied-for', 'not-quoted'),
  residency: fc.constantFrom('resident', 'foreign'),
  claimsTaxFreeThreshold: fc.boolean(),
  hasStudyLoan: fc.boolean(),
  medicareLevyExemption: fc.constantFrom('none', 'half', 'full'),
});

const payDate = day('2024-07-01', '2026-12-31');

export const plainAuPay = fc.record({
  payDate,
  payPeriod: fc.constantFrom('WEEKLY', 'FORTNIGHTLY', 'MONTHLY', 'QUARTERLY'),
  employee: fc.record({
    taxDeclaration: declaration,
    payRatePerHour: dollarsUpTo(200),
    leaveLoadingPercentage: fc.constantFrom('0', '0.175'),
    superBasedOn: fc.constantFrom('OTE', 'GROSS', 'QE', undefined),
    superRate: fc.constantFrom('0.12', '0.15', undefined),
    dateOfBirth: day('1950-01-01', '2012-01-01'),
  }),
  hours: fc.array(
    fc.record({
      description,
      units: fc.constantFrom('hours', 'km'),
      value: hoursUpTo(80),
      rate: dollarsUpTo(150),
      isOvertime: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  leave: fc.array(
    fc.record({ description, leaveType: fc.constantFrom(...auLeaveTypes), date: payDate, hours: hoursUpTo(20) }),
    { maxLength: 3 },
  ),
  allowances: fc.array(
    fc.record({
      description,
      amount: dollarsUpTo(100),
      units: fc.constantFrom('0.5', '1', '2.5', '10'),
      allowanceCategory: fc.constantFrom(...allowanceCategories),
      isTaxable: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  deductions: fc.array(
    fc.oneof(
      fc.record({
        description,
        amount: dollarsUpTo(500),
        classification: fc.constantFrom(...deductionClassifications),
      }),
      fc.record({
        description,
        percentage: fc.constantFrom('0.01', '0.105', '1'),
        basis: fc.constantFrom('GROSS', 'NET'),
        limit: dollarsUpTo(100),
        classification: fc.constantFrom(...deductionClassifications),
      }),
    ),
    { maxLength: 4 },
  ),
}) as fc.Arbitrary<AuPayInput>;

/** With bonuses, back payments, sacrifices and terminations as well. */
export const fullAuPay = fc
  .tuple(
    plainAuPay,
    fc.array(
      fc.record({
        description,
        amount: dollarsUpTo(5000),
        taxMethod: fc.constantFrom(...taxMethods),
        startDate: fc.constant('2024-07-01'),
        endDate: payDate,
      }),
      { maxLength: 2 },
    ),
    fc.array(
      fc.record({ description, amount: dollarsUpTo(5000), stpCategory: fc.constantFrom(...backPaymentCategories) }),
      { maxLength: 2 },
    ),
    fc.array(fc.record({ description, amount: dollarsUpTo(800), isSuper: fc.boolean() }), { maxLength: 2 }),
    fc.option(fc.record({ totalAmount: dollarsUpTo(9000), taxAmount: fc.constant('0') }), { nil: undefined }),
  )
  .map(([pay, bonuses, backPayments, paySacrifices, termination]) => ({
    ...pay,
    bonuses,
    backPayments,
    paySacrifices,
    termination,
    yearToDate: {
      earlierPays: [{ payDate: pay.payDate, taxableEarnings: '900', tax: '100' }],
      payPeriods: 3,
      normalEarnings: '2700',
    },
  })) as fc.Arbitrary<AuPayInput>;
