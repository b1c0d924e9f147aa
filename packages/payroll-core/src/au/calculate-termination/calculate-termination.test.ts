import { calculateTermination, type AuTerminationInput } from '.';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';
import { schedule1 } from '../payg-schedule-1/schedule-1';

const on = (payDate: string, more: Partial<AuTerminationInput> = {}) =>
  calculateTermination({
    payDate,
    payPeriod: 'WEEKLY',
    termination: { terminationDate: payDate, etpAmount: '10000' },
    employee: {
      dateOfBirth: '1981-03-10',
      startDate: '2018-09-03',
      taxDeclaration: {
        taxFileNumber: 'quoted',
        residency: 'resident',
        claimsTaxFreeThreshold: true,
        hasStudyLoan: false,
        medicareLevyExemption: 'none',
      },
    },
    ...more,
  });

test('a pay date without law is refused, and let through on request', () => {
  expect(on('2024-06-30')).toMatchObject({ ok: false, error: { code: 'statutory/not-covered' } });
  const unconfirmed = firstUnconfirmedDay(schedule1);
  expect(on(unconfirmed)).toMatchObject({ ok: false, error: { code: 'statutory/unconfirmed' } });
  const allowed = on(unconfirmed, { allowUnconfirmed: true });
  if (!allowed.ok) throw new Error(allowed.error.message);
  expect(allowed.value.etpTaxWithheld.toString()).toBe('3200');
});

test('the first and the last covered day are answered', () => {
  expect([on('2024-07-01').ok, on('2027-06-30').ok]).toEqual([true, true]);
});

/** Somebody born in 1981 on 30 October 2026, who is below preservation age: 32 % up to the cap, 47 % above. */
describe('what was paid before in the financial year', () => {
  const leaving = (reason: 'TERMINATION' | 'DEATH_NON_DEPENDENT', etpAmount: string, isSameTermination: boolean) => {
    const outcome = on('2026-10-30', {
      termination: { terminationDate: '2026-10-30', reason, etpAmount },
      earlierEtps: [{ paidOn: '2026-08-14', taxableComponent: '100000', isSameTermination }],
    });
    if (!outcome.ok) throw new Error(outcome.error.message);
    return outcome.value.etpTaxWithheld.toString();
  };

  test('ETPs that the employee had in life leave the cap of a death benefit whole', () => {
    // ITAA 1997 s 82-70: earlier death benefit termination payments lower it. 0.32 × 270,000.
    expect(leaving('DEATH_NON_DEPENDENT', '270000', false)).toBe('86400');
    // An instalment of the same death benefit does: 0.32 × 170,000 + 0.47 × 100,000.
    expect(leaving('DEATH_NON_DEPENDENT', '270000', true)).toBe('101400');
    // In life every ETP of the year does: 180,000 − 100,000 is the whole-of-income cap. 0.32 × 80,000 + 0.47 × 20,000.
    expect(leaving('TERMINATION', '100000', false)).toBe('35000');
  });

  test('a working holiday maker reaches the next band of Schedule 15 by every payment before', () => {
    const employee: AuTerminationInput['employee'] = {
      ...{ dateOfBirth: '1999-03-10', startDate: '2026-02-02', payRatePerHour: '30', normalEarnings: '1140' },
      taxDeclaration: {
        taxFileNumber: 'quoted',
        residency: 'foreign',
        claimsTaxFreeThreshold: false,
        workingHolidayMaker: { employerIsRegistered: true },
      },
    };
    const outcome = (more: Partial<AuTerminationInput>) => {
      const worked = on('2026-10-30', {
        employee,
        termination: {
          ...{ terminationDate: '2026-10-30', isManualLeaveAmounts: true },
          ...{ unusedHolidayAmount: '3000', nonEtpAmount: '2000', etpAmount: '1000' },
        },
        ...more,
      });
      if (!worked.ok) throw new Error(worked.error.message);
      const { unusedHolidayAndLoadingTaxAmount, nonEtpTaxAmount, etpTaxWithheld } = worked.value;
      return [unusedHolidayAndLoadingTaxAmount, nonEtpTaxAmount, etpTaxWithheld].map(String);
    };
    // Registered: 15 % while 45,000 is not reached, then 30 %. The leave reaches it: 44,000 + 3,000.
    expect(outcome({ yearToDate: { taxableIncome: '44000' } })).toEqual(['450', '600', '300']);
    // So does an ETP of an earlier termination in the year.
    const earlierEtps = [{ paidOn: '2026-08-14', taxableComponent: '6000', isSameTermination: false }];
    expect(outcome({ yearToDate: { taxableIncome: '40000' }, earlierEtps })).toEqual(['900', '600', '300']);
  });
});
