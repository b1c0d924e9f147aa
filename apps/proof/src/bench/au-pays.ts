import type { au } from 'payroll-core';

/**
 * A pay run as an employer has it: weekly, fortnightly and monthly people, a third with a study loan, most with some
 * overtime, an allowance, union fees, leave or salary sacrifice. Deterministic, so that every run does the same work.
 */
export function auPays(count: number): readonly au.AuPayInput[] {
  return Array.from({ length: count }, (_, i) => auPay(i));
}

const periods = [
  { payPeriod: 'WEEKLY', hours: 38 },
  { payPeriod: 'FORTNIGHTLY', hours: 76 },
  { payPeriod: 'MONTHLY', hours: 164.67 },
] as const;

function auPay(i: number): au.AuPayInput {
  const period = periods[i % 3] ?? periods[0];
  const isOnLeave = i % 4 === 0;
  return {
    payDate: `2026-${i % 2 === 0 ? '11-12' : '08-27'}`,
    payPeriod: period.payPeriod,
    employee: {
      dateOfBirth: `19${70 + (i % 30)}-03-${10 + (i % 18)}`,
      payRatePerHour: (26 + (i % 97) * 0.55).toFixed(2),
      leaveLoadingPercentage: '0.175',
      superRate: '0.12',
      holidayLeaveHours: (60 + (i % 50) * 1.37).toFixed(6),
      sickLeaveHours: (20 + (i % 31) * 0.731).toFixed(6),
      lslHours: '35.25',
      taxDeclaration: {
        taxFileNumber: 'quoted',
        residency: 'resident',
        claimsTaxFreeThreshold: i % 5 !== 0,
        hasStudyLoan: i % 3 === 0,
        medicareLevyExemption: 'none',
      },
    },
    yearToDate: { gross: '31250.75', superEarningsInYear: '30105.20', superContributions: '3612.62' },
    hours: [
      { description: 'Ordinary time', units: 'hours', value: (period.hours - (isOnLeave ? 7.6 : 0)).toFixed(2) },
      {
        description: 'Overtime',
        units: 'hours',
        value: ((i % 7) * 0.75).toFixed(2),
        multiplier: '1.5',
        isOvertime: true,
      },
      { description: 'Night shift', units: 'hours', value: '3.5', rate: '41.275' },
    ],
    leave: isOnLeave ? [{ description: 'Annual leave', leaveType: 'HOLIDAY', date: '2026-08-24', hours: '7.6' }] : [],
    allowances: [
      { description: 'Tools', amount: '3.845', units: '5', allowanceCategory: 'TD' },
      { description: 'First aid', amount: '21.15', allowanceCategory: 'KN' },
    ],
    deductions: [
      { description: 'Union fees', amount: '12.40', classification: 'UNION_FEES' },
      { description: 'Workplace giving', percentage: '0.01', basis: 'GROSS', limit: '20', classification: 'CHARITY' },
    ],
    paySacrifices: i % 2 === 0 ? [{ description: 'Super', amount: '75' }] : [],
  };
}
