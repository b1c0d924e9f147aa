import type { nz } from 'payroll-core';

/**
 * The rules of a regular New Zealand pay in plain floating point: the fastest a JavaScript program can be that reads the
 * same input, follows the same steps and gives the same rows, without exactness, checks or reasons. Only the bench uses
 * it. Figures are those of 1 April 2026, for the people of `nzPays`.
 */
export interface FloatNzPay {
  readonly gross: number;
  readonly taxableGross: number;
  readonly tax: number;
  readonly paye: number;
  readonly payrollGivingCredit: number;
  readonly nzStudentLoan: number;
  readonly taxPlusStudentLoan: number;
  readonly kiwisaverEmployeeRate: number;
  readonly kiwisaverEmployerRate: number;
  readonly kiwisaverEmployeeAmount: number;
  readonly kiwisaverEmployerAmount: number;
  readonly kiwisaverEsctAmount: number;
  readonly totalKiwiSaver: number;
  readonly totalDeductions: number;
  readonly net: number;
  readonly totalAllowances: number;
  readonly hoursWorked: number;
  readonly holidaysActGrossEarnings: number;
  readonly hours: readonly object[];
  readonly leave: readonly object[];
  readonly leaveBalanceRows: readonly object[];
  readonly allowances: readonly object[];
  readonly deductions: readonly object[];
  readonly employmentInformation: object;
}

const bands = [
  [180001, 0.39, 20922.5],
  [78101, 0.33, 10122.5],
  [53501, 0.3, 7779.5],
  [15601, 0.175, 1092],
  [0, 0.105, 0],
] as const;
const secondary: Readonly<Record<string, number>> = { SB: 0.105, S: 0.175, SH: 0.3, ST: 0.33, SA: 0.39 };
const paysInYear = { WEEKLY: 52, FORTNIGHTLY: 26, FOUR_WEEKLY: 13, MONTHLY: 12 } as const;
const thresholds = { WEEKLY: 464, FORTNIGHTLY: 928, FOUR_WEEKLY: 1856, MONTHLY: 2010.66 } as const;
const LEVY = 0.0175;

export function floatNzPay(input: nz.NzPayInput): FloatNzPay {
  const { employee } = input;
  const payRate = Number(employee.payRatePerHour);
  let ordinary = 0;
  let hoursWorked = 0;
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
    return {
      description: row.description,
      units: row.units,
      value,
      rate,
      isOvertime: row.isOvertime ?? false,
      payAmount,
    };
  });
  let taken = 0;
  const leave = (input.leave ?? []).map((row) => {
    const value = Number(row.hours);
    const weekly = Math.max(Number(employee.ordinaryWeeklyPay), Number(employee.averageWeeklyEarnings?.gross) / 52);
    const amount = cents((weekly * value) / Number(employee.hoursPerWeek));
    ordinary += amount;
    taken += value;
    return { name: row.description, leaveType: row.leaveType, rate: amount / value, hours: value, value, amount };
  });
  let untaxed = 0;
  let totalAllowances = 0;
  const allowances = (input.allowances ?? []).map((row) => {
    const units = isGiven(row.units) ? Number(row.units) : 1;
    const amount = Number(row.amount);
    const totalAmount = cents(units > 1 ? amount * units : amount);
    totalAllowances += totalAmount;
    if (row.isTaxable === false) untaxed += totalAmount;
    else ordinary += totalAmount;
    return { description: row.description, amount, units, totalAmount };
  });
  ordinary = cents(ordinary);
  const gross = cents(ordinary + untaxed);
  const isMember = employee.kiwisaverStatusCode !== 'NK';
  const employeeRate = isMember ? Number(employee.kiwisaverEmployeeRate) : 0;
  const employerRate =
    isMember && isOfAge(employee.dateOfBirth, input.payDate) ? Number(employee.kiwisaverEmployerRate) : 0;
  const own = truncated(ordinary * employeeRate);
  const contribution = truncated(ordinary * employerRate);
  const esct = truncated(Math.floor(contribution) * Number(employee.esctRate));
  const [code = 'M', loanEnding] = (employee.nzTaxCode ?? 'M').split(' ');
  const isMain = code === 'M' || code === 'ME';
  const pays = paysInYear[input.payPeriod];
  const paye = isMain
    ? mainIncome(ordinary, pays, code === 'ME')
    : truncated(Math.floor(ordinary) * ((secondary[code] ?? 0.45) + LEVY));
  const threshold = isMain ? thresholds[input.payPeriod] : 0;
  const studentLoan = loanEnding === undefined ? 0 : truncated(Math.max(Math.floor(ordinary) - threshold, 0) * 0.12);
  const levy = isMain ? Math.min(truncated(ordinary * LEVY), truncated(2741.22 / pays)) : truncated(ordinary * LEVY);
  const before = gross - paye - studentLoan - own;
  let left = before;
  let totalDeductions = 0;
  let donated = 0;
  const deductions = (input.deductions ?? []).map((row) => {
    const priced = isGiven(row.amount)
      ? Number(row.amount)
      : cents((row.basis === 'NET' ? before : gross) * Number(row.percentage));
    const amount = Math.min(isGiven(row.limit) ? Math.min(priced, Number(row.limit)) : priced, left);
    left -= amount;
    totalDeductions += amount;
    if (row.classification === 'CHARITY') donated += amount;
    return { description: row.description, amount, classification: row.classification };
  });
  const credit = Math.min(truncated(donated * 0.333333), Math.max(paye - levy, 0));
  const tax = cents(paye - credit);
  const employerNet = cents(contribution - esct);
  return {
    gross,
    taxableGross: ordinary,
    tax,
    paye,
    payrollGivingCredit: credit,
    nzStudentLoan: studentLoan,
    taxPlusStudentLoan: cents(tax + studentLoan),
    kiwisaverEmployeeRate: employeeRate,
    kiwisaverEmployerRate: employerRate,
    kiwisaverEmployeeAmount: own,
    kiwisaverEmployerAmount: contribution,
    kiwisaverEsctAmount: esct,
    totalKiwiSaver: cents(own + employerNet),
    totalDeductions: cents(totalDeductions),
    net: cents(before - totalDeductions + credit),
    totalAllowances: cents(totalAllowances),
    hoursWorked,
    holidaysActGrossEarnings: ordinary,
    hours,
    leave,
    leaveBalanceRows: [
      { leaveType: 'ANNUAL_HOLIDAYS', hours: Number(employee.holidayLeaveHours) - taken },
      { leaveType: 'SICK', hours: Number(employee.sickLeaveHours) },
    ],
    allowances,
    deductions,
    employmentInformation: {
      gross: ordinary,
      paye,
      studentLoan,
      kiwisaverDeductions: own,
      kiwisaverEmployerNet: employerNet,
      esct,
      payrollGivingCredits: credit,
    },
  };
}

function mainIncome(pay: number, pays: number, hasCredit: boolean): number {
  // A float product can fall just below the whole dollar that it means.
  const income = Math.floor(pay * pays + 1e-7);
  let tax = 0;
  for (const [from, rate, less] of bands) {
    if (income >= from) {
      tax = income * rate - less;
      break;
    }
  }
  const levy = income >= 156641 ? 2741.22 : income * LEVY;
  const credit = hasCredit ? creditOf(income) : 0;
  const weekly = truncated((tax + levy - credit) / 52);
  return pays === 52 ? weekly : truncated((weekly * 52) / pays);
}

function creditOf(income: number): number {
  if (income < 24000 || income >= 70000) return 0;
  return income <= 66000 ? 520 : 520 - (income - 66000) * 0.13;
}

function isOfAge(dateOfBirth: string | null | undefined, payDate: string): boolean {
  if (!isGiven(dateOfBirth)) return true;
  const years = Number(payDate.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = payDate.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
  return age >= 16 && age < 65;
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function truncated(amount: number): number {
  return Math.floor(amount * 100 + 1e-7) / 100;
}
