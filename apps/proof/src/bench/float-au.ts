import type { au } from 'payroll-core';

/**
 * The rules of a regular Australian pay in plain floating point: the fastest a JavaScript program can be that reads the
 * same input, follows the same steps and gives the same rows, without exactness, checks or reasons. Only the bench uses
 * it. Figures are those of 1 July 2026, for the people of `auPays`.
 */
export interface FloatPay {
  readonly gross: number;
  readonly grossBeforeSacrifice: number;
  readonly taxableGross: number;
  readonly tax: number;
  readonly studyLoan: number;
  readonly totalDeductions: number;
  readonly net: number;
  readonly super: number;
  readonly compulsorySuperAmount: number;
  readonly rescSuperAmount: number;
  readonly superEarnings: number;
  readonly superDueDate: string;
  readonly totalWorkersCompensation: number;
  readonly totalAllowances: number;
  readonly hoursWorked: number;
  readonly hours: readonly object[];
  readonly leave: readonly object[];
  readonly leaveBalanceRows: readonly object[];
  readonly allowances: readonly object[];
  readonly deductions: readonly object[];
  readonly paySacrifices: readonly object[];
}

type Row = readonly [from: number, a: number, b: number];

const scale1: readonly Row[] = [
  [0, 0.15, 0.15],
  [188, 0.2084, 11.0185],
  [371, 0.179, 0.1066],
  [515, 0.3227, 74.1674],
  [932, 0.32, 71.6508],
  [2246, 0.39, 228.8816],
  [3303, 0.47, 493.1893],
];
const scale2: readonly Row[] = [
  [0, 0, 0],
  [362, 0.15, 54.3462],
  [538, 0.25, 108.2135],
  [673, 0.17, 54.3473],
  [721, 0.179, 60.8377],
  [865, 0.3227, 185.1935],
  [1282, 0.32, 181.7319],
  [2596, 0.39, 363.4627],
  [3653, 0.47, 655.7704],
];
const scale1WithLoan: readonly Row[] = [
  ...scale1.slice(0, 5),
  [987, 0.47, 219.7124],
  [2144, 0.49, 262.6035],
  [2246, 0.56, 419.8343],
  [2727, 0.49, 228.8816],
  [3303, 0.57, 493.1893],
];
const scale2WithLoan: readonly Row[] = [
  ...scale2.slice(0, 7),
  [1337, 0.47, 382.2935],
  [2494, 0.49, 432.1846],
  [2596, 0.56, 613.9154],
  [3577, 0.49, 363.4627],
  [3653, 0.57, 655.7704],
];
const componentWithout: readonly Row[] = [
  [0, 0, 0],
  [987, 0.15, 148.0615],
  [2144, 0.17, 190.9527],
  [2727, 0.1, 0],
];
const componentWith: readonly Row[] = [
  [0, 0, 0],
  [1337, 0.15, 200.5615],
  [2494, 0.17, 250.4527],
  [3577, 0.1, 0],
];
const holidays = new Set(
  ['2026-08-03', '2026-09-25', '2026-10-05', '2026-12-25', '2026-12-28', '2027-01-01', '2027-01-26'].map(
    (day) => Date.parse(day) / 86_400_000,
  ),
);

export function floatPay(input: au.AuPayInput): FloatPay {
  const { employee } = input;
  const payRate = Number(employee.payRatePerHour);
  let ordinary = 0;
  let ordinaryTime = 0;
  let hoursWorked = 0;
  let superable = 0;
  const hours = (input.hours ?? []).map((row) => {
    const rate = isGiven(row.rate)
      ? Number(row.rate)
      : isGiven(row.multiplier)
        ? payRate * Number(row.multiplier)
        : payRate;
    const value = Number(row.value);
    const payAmount = cents(rate * value);
    ordinary += payAmount;
    hoursWorked += value;
    if (row.isOvertime !== true) {
      superable += payAmount;
      ordinaryTime += value;
    }
    return {
      description: row.description,
      units: row.units,
      value,
      rate,
      isOvertime: row.isOvertime ?? false,
      payAmount,
    };
  });
  let workersCompensation = 0;
  let taken = 0;
  const leave = (input.leave ?? []).map((row) => {
    const value = Number(row.hours);
    const rate = isGiven(row.rate) ? Number(row.rate) : payRate;
    const amount = cents(rate * value);
    const loading = row.leaveType === 'HOLIDAY' ? cents(amount * Number(employee.leaveLoadingPercentage)) : 0;
    ordinary += amount + loading;
    superable += amount;
    ordinaryTime += value;
    if (row.leaveType === 'HOLIDAY') taken += value;
    if (row.leaveType === 'WORKERS_COMP') workersCompensation += amount;
    return {
      name: row.description,
      leaveType: row.leaveType,
      rate,
      hours: value,
      value,
      leaveLoadingAmount: loading,
      amount,
    };
  });
  let totalAllowances = 0;
  let notTaxable = 0;
  const allowances = (input.allowances ?? []).map((row) => {
    const units = isGiven(row.units) ? Number(row.units) : 1;
    const amount = Number(row.amount);
    const totalAmount = cents(units > 1 ? amount * units : amount);
    totalAllowances += totalAmount;
    if (row.isTaxable === false) notTaxable += totalAmount;
    else ordinary += totalAmount;
    if (row.isIncludedInSuperCalculations !== false) superable += totalAmount;
    return { description: row.description, amount, units, allowanceCategory: row.allowanceCategory, totalAmount };
  });
  const earnings = ordinary + notTaxable;
  let sacrificed = 0;
  const paySacrifices = (input.paySacrifices ?? []).map((row) => {
    const amount = Math.min(
      cents(isGiven(row.amount) ? Number(row.amount) : earnings * Number(row.percentage)),
      ordinary,
    );
    sacrificed += amount;
    return { description: row.description, amount, isSuper: row.isSuper ?? true };
  });
  const gross = earnings - sacrificed;
  const taxableGross = ordinary - sacrificed;
  const { claimsTaxFreeThreshold, hasStudyLoan } = employee.taxDeclaration;
  const x = weeklyEarnings(taxableGross, input.payPeriod);
  const table =
    hasStudyLoan === true
      ? claimsTaxFreeThreshold
        ? scale2WithLoan
        : scale1WithLoan
      : claimsTaxFreeThreshold
        ? scale2
        : scale1;
  const tax = forPeriod(lookUp(table, x), input.payPeriod);
  const studyLoan =
    hasStudyLoan === true
      ? forPeriod(lookUp(claimsTaxFreeThreshold ? componentWith : componentWithout, x), input.payPeriod)
      : 0;
  const afterTax = gross - tax;
  let left = afterTax;
  let totalDeductions = 0;
  const deductions = (input.deductions ?? []).map((row) => {
    const priced = isGiven(row.amount)
      ? Number(row.amount)
      : cents((row.basis === 'NET' ? afterTax : gross) * Number(row.percentage));
    const amount = Math.min(isGiven(row.limit) ? Math.min(priced, Number(row.limit)) : priced, left);
    left -= amount;
    totalDeductions += amount;
    return { description: row.description, amount, classification: row.classification };
  });
  const room = Math.max(270830 - Number(input.yearToDate?.superEarningsInYear), 0);
  const superEarnings = Math.min(superable, room);
  const compulsory = cents(superEarnings * 0.12);
  const resc = cents(superEarnings * Number(employee.superRate)) - compulsory + sacrificed;
  const accrued = [ordinaryTime * 0.076923, ordinaryTime * 0.038462, ordinaryTime * 0.016667].map(micro);
  return {
    gross: cents(gross),
    grossBeforeSacrifice: cents(earnings),
    taxableGross: cents(taxableGross),
    tax,
    studyLoan,
    totalDeductions: cents(totalDeductions),
    net: cents(afterTax - totalDeductions),
    super: cents(compulsory + resc),
    compulsorySuperAmount: compulsory,
    rescSuperAmount: cents(resc),
    superEarnings: cents(superEarnings),
    superDueDate: dueDate(input.payDate),
    totalWorkersCompensation: workersCompensation,
    totalAllowances: cents(totalAllowances),
    hoursWorked,
    hours,
    leave,
    leaveBalanceRows: [
      { leaveType: 'HOLIDAY', hours: Number(employee.holidayLeaveHours) + (accrued[0] ?? 0) - taken },
      { leaveType: 'SICK', hours: Number(employee.sickLeaveHours) + (accrued[1] ?? 0) },
      { leaveType: 'LONG_SERVICE', hours: Number(employee.lslHours) + (accrued[2] ?? 0) },
    ],
    allowances,
    deductions,
    paySacrifices,
  };
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function micro(hours: number): number {
  return Math.round(hours * 1e6) / 1e6;
}

function weeklyEarnings(earnings: number, period: au.AuPayPeriod): number {
  if (period === 'WEEKLY') return Math.floor(earnings) + 0.99;
  if (period === 'FORTNIGHTLY') return Math.floor(earnings / 2) + 0.99;
  const monthly = Math.round((earnings % 1) * 100) === 33 ? earnings + 0.01 : earnings;
  return Math.floor((monthly * 3) / 13) + 0.99;
}

function lookUp(table: readonly Row[], x: number): number {
  let row = table[0];
  for (const each of table) {
    if (each[0] > x) break;
    row = each;
  }
  return row === undefined ? 0 : Math.max(Math.round(row[1] * x - row[2]), 0);
}

function forPeriod(weekly: number, period: au.AuPayPeriod): number {
  if (period === 'WEEKLY') return weekly;
  return period === 'FORTNIGHTLY' ? weekly * 2 : Math.round((weekly * 13) / 3);
}

function dueDate(payDate: string): string {
  let day = Date.parse(payDate) / 86_400_000;
  for (let counted = 0; counted < 7;) {
    day += 1;
    if ((day + 3) % 7 < 5 && !holidays.has(day)) counted += 1;
  }
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
