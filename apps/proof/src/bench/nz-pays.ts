import type { nz } from 'payroll-core';

/**
 * A pay run as an employer has it: four pay cycles, main and secondary codes, a third with a student loan, all but a few
 * in KiwiSaver, some on leave, with overtime, allowances, union fees and donations. Deterministic, so that every run
 * does the same work.
 */
export function nzPays(count: number): readonly nz.NzPayInput[] {
  return Array.from({ length: count }, (_, i) => nzPay(i));
}

const periods = [
  { payPeriod: 'WEEKLY', hours: 40 },
  { payPeriod: 'FORTNIGHTLY', hours: 80 },
  { payPeriod: 'FOUR_WEEKLY', hours: 160 },
  { payPeriod: 'MONTHLY', hours: 173.33 },
] as const;

const taxCodes = ['M', 'M SL', 'ME', 'ME SL', 'M', 'S', 'SH SL', 'M'] as const;
const kiwisaverRates = ['0.035', '0.04', '0.06', '0.08', '0.1'] as const;
const esctRates = ['0.105', '0.175', '0.3', '0.33'] as const;

function nzPay(i: number): nz.NzPayInput {
  const period = periods[i % 4] ?? periods[0];
  const isOnLeave = i % 5 === 0;
  const payRate = (25 + (i % 97) * 0.55).toFixed(2);
  return {
    payDate: i % 2 === 0 ? '2026-11-12' : '2026-08-27',
    payPeriod: period.payPeriod,
    employee: {
      dateOfBirth: `19${70 + (i % 30)}-03-${10 + (i % 18)}`,
      payRatePerHour: payRate,
      nzTaxCode: taxCodes[i % 8] ?? 'M',
      kiwisaverStatusCode: i % 11 === 0 ? 'NK' : 'AE',
      kiwisaverEmployeeRate: kiwisaverRates[i % 5] ?? '0.035',
      kiwisaverEmployerRate: '0.035',
      esctRate: esctRates[i % 4] ?? '0.175',
      hoursPerWeek: '40',
      hoursPerDay: '8',
      ordinaryWeeklyPay: (Number(payRate) * 40).toFixed(2),
      averageWeeklyEarnings: { gross: (Number(payRate) * 2200).toFixed(2) },
      relevantDailyPay: (Number(payRate) * 8.5).toFixed(2),
      holidayLeaveHours: (60 + (i % 50) * 1.37).toFixed(2),
      sickLeaveHours: '80',
    },
    hours: [
      { description: 'Ordinary time', units: 'hours', value: (period.hours - (isOnLeave ? 8 : 0)).toFixed(2) },
      {
        description: 'Overtime',
        units: 'hours',
        value: ((i % 7) * 0.75).toFixed(2),
        multiplier: '1.5',
        isOvertime: true,
      },
      { description: 'Night shift', units: 'hours', value: '3.5', rate: '41.275' },
    ],
    leave: isOnLeave
      ? [{ description: 'Annual holiday', leaveType: 'ANNUAL_HOLIDAYS', date: '2026-08-24', hours: '8' }]
      : [],
    allowances: [
      { description: 'Tools', amount: '3.845', units: '5' },
      { description: 'Mileage', amount: '21.15', isTaxable: false },
    ],
    deductions: [
      { description: 'Union fees', amount: '12.40', classification: 'UNION_FEES' },
      { description: 'Donation', percentage: '0.01', basis: 'GROSS', limit: '20', classification: 'CHARITY' },
    ],
  };
}
