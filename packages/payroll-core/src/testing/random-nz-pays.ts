import fc from 'fast-check';
import { nzDeductionClassifications, nzLeaveTypes, type NzPayInput, type NzPayPeriod } from '../nz';
import { day, dollarsUpTo, hoursUpTo } from './random-values';

export const nzDescription = fc.constantFrom('A', 'Ordinary', 'Māori ānga', 'x'.repeat(60));
export const nzPayDate = day('2024-04-01', '2027-03-31');
export const nzPayPeriod = fc.constantFrom<NzPayPeriod>('WEEKLY', 'FORTNIGHTLY', 'FOUR_WEEKLY', 'MONTHLY');
export const nzBandedCode = fc.constantFrom('M', 'ME', 'M SL', 'ME SL');
export const nzFlatCode = fc.constantFrom('SB', 'S', 'SH', 'ST', 'SA', 'SB SL', 'SA SL', 'CAE', 'EDW', 'NSW', 'ND');
export const nzTaxCode = fc.oneof(nzBandedCode, nzFlatCode);

const employee = fc.record({
  nzTaxCode,
  payRatePerHour: fc.constantFrom('0.01', '23.95', '61.335'),
  dateOfBirth: day('1950-01-01', '2012-01-01'),
  kiwisaverStatusCode: fc.constantFrom('AE', 'AK', 'NK'),
  kiwisaverEmployeeRate: fc.constantFrom('0', '0.04', '0.06', '0.1', undefined),
  esctRate: fc.constantFrom('0.105', '0.175', '0.39'),
  employerContribTaxMethod: fc.constantFrom('ESCT', 'PAYE'),
  employerContribPayeFraction: fc.constantFrom('0', '0.5', '1'),
  employerContribPaidAs: fc.constantFrom('GROSS', 'NET'),
  ordinaryWeeklyPay: dollarsUpTo(2000),
  hoursPerWeek: fc.constantFrom('37.5', '40'),
  relevantDailyPay: dollarsUpTo(400),
  hoursPerDay: fc.constantFrom('7.5', '8'),
});

export const fullNzPay = fc.record({
  payDate: nzPayDate,
  payPeriod: nzPayPeriod,
  employee,
  hours: fc.array(
    fc.record({
      description: nzDescription,
      units: fc.constantFrom('hours', 'km'),
      value: hoursUpTo(80),
      rate: dollarsUpTo(150),
      isOvertime: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  leave: fc.array(
    fc.record({
      description: nzDescription,
      leaveType: fc.constantFrom(...nzLeaveTypes),
      date: nzPayDate,
      hours: hoursUpTo(20),
    }),
    { maxLength: 3 },
  ),
  allowances: fc.array(
    fc.record({
      description: nzDescription,
      amount: dollarsUpTo(100),
      units: fc.constantFrom('0.5', '1', '2.5', '10'),
      isTaxable: fc.boolean(),
      isIncludedInSuperCalculations: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  bonuses: fc.array(
    fc.oneof(
      fc.record({ description: nzDescription, amount: dollarsUpTo(5000), taxAsNzExtraPay: fc.boolean() }),
      fc.record({
        description: nzDescription,
        amount: dollarsUpTo(5000),
        extraPayKind: fc.constantFrom('redundancy', 'retiring-allowance', 'holiday-pay'),
      }),
      fc.record({
        description: nzDescription,
        amount: dollarsUpTo(3000),
        taxMethod: fc.constant('SPREAD_OVER_SPECIFIC_RANGE'),
        startDate: fc.constant('2026-01-01'),
        endDate: day('2026-01-31', '2026-12-31'),
      }),
      fc.record({
        description: nzDescription,
        amount: dollarsUpTo(3000),
        isNzEss: fc.constant(true),
        isNzEssCashSettled: fc.boolean(),
        withholdPaye: fc.boolean(),
      }),
    ),
    { maxLength: 3 },
  ),
  backPayments: fc.array(fc.record({ description: nzDescription, amount: dollarsUpTo(5000) }), { maxLength: 2 }),
  earlierPays: fc.array(fc.record({ payDate: nzPayDate, ordinaryEarnings: dollarsUpTo(3000) }), { maxLength: 4 }),
  isFinalPay: fc.boolean(),
  deductions: fc.array(
    fc.oneof(
      fc.record({
        description: nzDescription,
        amount: dollarsUpTo(500),
        classification: fc.constantFrom(...nzDeductionClassifications),
      }),
      fc.record({
        description: nzDescription,
        percentage: fc.constantFrom('0.01', '0.105', '1'),
        basis: fc.constantFrom('GROSS', 'NET'),
        limit: dollarsUpTo(100),
        classification: fc.constantFrom(...nzDeductionClassifications),
      }),
    ),
    { maxLength: 4 },
  ),
}) as fc.Arbitrary<NzPayInput>;
