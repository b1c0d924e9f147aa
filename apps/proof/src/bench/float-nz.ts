import type { nz } from 'payroll-core';
import { floatNzLaw, parameterFilesOf, type FloatNzLaw, type Floats } from './float-nz-law';

/**
 * The rules of a regular New Zealand pay in plain floating point: the fastest a JavaScript program can be that reads the
 * same input, looks up the same law by pay date, follows the same steps and gives every row and member of the same pay,
 * without exactness, checks of the input or reasons. Only the bench uses it; it knows the people of `nzPays`.
 */
export type FloatNzPay = Floats<Omit<nz.NzPay, 'trace'>>;

type Row<K extends 'hours' | 'leave' | 'allowances' | 'deductions' | 'leaveBalanceRows'> = FloatNzPay[K][number];

const cycles = {
  WEEKLY: { name: 'weekly', pays: 52 },
  FORTNIGHTLY: { name: 'fortnightly', pays: 26 },
  FOUR_WEEKLY: { name: 'four-weekly', pays: 13 },
  MONTHLY: { name: 'monthly', pays: 12 },
} as const;
const timeUnits = /\b(?:h|hrs?|hours?)\b/i;

export function floatNzPay(input: nz.NzPayInput): FloatNzPay {
  const { employee } = input;
  const law = floatNzLaw(input.payDate);
  const cycle = cycles[input.payPeriod];
  const warnings: nz.NzPayWarning[] = [];
  const payRate = Number(employee.payRatePerHour);
  let ordinary = 0;
  let hoursWorked = 0;
  const hours = (input.hours ?? []).map((row): Row<'hours'> => {
    const multiplier = isGiven(row.multiplier) ? Number(row.multiplier) : undefined;
    const rate = isGiven(row.rate) ? Number(row.rate) : multiplier === undefined ? payRate : payRate * multiplier;
    const value = Number(row.value);
    const payAmount = cents(rate * value);
    ordinary += payAmount;
    if (timeUnits.test(row.units)) {
      hoursWorked += value;
      if (rate < law.minimumWage.values.adult) warnings.push(warning('nz.minimum-wage/below', row.description));
    }
    return {
      description: row.description,
      units: row.units,
      value,
      rate,
      multiplier,
      rateReference: row.rateReference ?? undefined,
      rateDescription: row.rateDescription ?? undefined,
      isOvertime: row.isOvertime ?? false,
      publicHolidayDate: undefined,
      payAmount,
    };
  });
  let taken = 0;
  const leave = (input.leave ?? []).map((row): Row<'leave'> => {
    const value = Number(row.hours);
    const average = Number(employee.averageWeeklyEarnings?.gross) / law.holidays.values.weeksInYear;
    const weekly = Math.max(Number(employee.ordinaryWeeklyPay), average);
    const amount = cents((weekly * value) / Number(employee.hoursPerWeek));
    const leaveLoadingAmount = isGiven(row.leaveLoadingAmount) ? Number(row.leaveLoadingAmount) : 0;
    ordinary += amount + leaveLoadingAmount;
    taken += value;
    return {
      name: row.description,
      leaveType: row.leaveType,
      date: row.date,
      rate: Math.round((amount / value) * 1e4) / 1e4,
      hours: value,
      value,
      leaveLoadingAmount,
      amount,
      isCashUp: false,
      pricedBy: 'act',
    };
  });
  let untaxed = 0;
  let totalAllowances = 0;
  let forKiwisaver = ordinary;
  const allowances = (input.allowances ?? []).map((row): Row<'allowances'> => {
    const units = isGiven(row.units) ? Number(row.units) : 1;
    const amount = Number(row.amount);
    const totalAmount = cents(units > 1 ? amount * units : amount);
    const isTaxable = row.isTaxable ?? true;
    const isIncludedInSuperCalculations = row.isIncludedInSuperCalculations ?? true;
    totalAllowances += totalAmount;
    if (isTaxable) {
      ordinary += totalAmount;
      if (isIncludedInSuperCalculations) forKiwisaver += totalAmount;
    } else {
      untaxed += totalAmount;
    }
    return {
      description: row.description,
      amount,
      units,
      allowanceCategory: row.allowanceCategory ?? undefined,
      isTaxable,
      isItemised: row.isItemised ?? false,
      isIncludedInSuperCalculations,
      totalAmount,
    };
  });
  ordinary = cents(ordinary);
  const gross = cents(ordinary + untaxed);
  const isMember = employee.kiwisaverStatusCode !== 'NK';
  const employeeRate = isMember ? employeeRateOf(Number(employee.kiwisaverEmployeeRate), law, warnings) : 0;
  const employerRate =
    employeeRate > 0 && isOfAge(employee.dateOfBirth, input.payDate, law)
      ? Math.max(Number(employee.kiwisaverEmployerRate), law.kiwisaver.values.employerRate)
      : 0;
  const own = truncated(forKiwisaver * employeeRate);
  const contribution = truncated(forKiwisaver * employerRate);
  const esct = truncated(Math.floor(contribution) * Number(employee.esctRate));
  const [code = 'M', loanEnding] = (employee.nzTaxCode ?? 'M').split(' ');
  const isMain = code === 'M' || code === 'ME';
  const levyRate = law.levy.values.rate;
  const paye = isMain
    ? mainIncome(ordinary, cycle.pays, code === 'ME', law)
    : truncated(Math.floor(ordinary) * (law.paye.values.flatRates[code as nz.FlatRateCode] + levyRate));
  const threshold = isMain ? law.studentLoan.values.thresholds[cycle.name] : 0;
  const studentLoan =
    loanEnding === undefined
      ? 0
      : truncated(Math.max(Math.floor(ordinary) - threshold, 0) * law.studentLoan.values.rate);
  const onEarnings = truncated(ordinary * levyRate);
  const levy = isMain ? Math.min(onEarnings, truncated(law.levy.values.maximumLevy / cycle.pays)) : onEarnings;
  const before = gross - paye - studentLoan - own;
  let left = before;
  let totalDeductions = 0;
  let donated = 0;
  const deductions = (input.deductions ?? []).map((row): Row<'deductions'> => {
    const priced = isGiven(row.amount)
      ? Number(row.amount)
      : cents((row.basis === 'NET' ? before : gross) * Number(row.percentage));
    const asked = isGiven(row.limit) ? Math.min(priced, Number(row.limit)) : priced;
    const amount = Math.min(asked, left);
    const isPayrollGiving = row.isPayrollGiving ?? row.classification === 'CHARITY';
    left -= amount;
    totalDeductions += amount;
    if (isPayrollGiving) donated += amount;
    if (amount < asked) warnings.push(warning('nz.deductions/nothing-left', row.description));
    return {
      description: row.description,
      amount,
      classification: row.classification,
      isIncludedInSuperCalculations: row.isIncludedInSuperCalculations ?? true,
      isPayrollGiving,
      shortfall: asked - amount,
      shortfallBecause: amount < asked ? 'nothing-left' : undefined,
    };
  });
  const credit = Math.min(truncated(donated * law.payrollGiving.values.creditRate), Math.max(paye - levy, 0));
  const tax = cents(paye - credit);
  const employerNet = cents(contribution - esct);
  const net = cents(before - totalDeductions + credit);
  const leaveBalanceRows = [
    balance('ANNUAL_HOLIDAYS', 'Annual holidays', Number(employee.holidayLeaveHours ?? 0), taken),
    balance('SICK', 'Sick leave', Number(employee.sickLeaveHours ?? 0), 0),
    balance('ALT_HOLIDAY', 'Alternative holidays', Number(employee.altHolidayHours ?? 0), 0),
    balance('NZ_FAMILY_VIOLENCE', 'Family violence leave', Number(employee.familyViolenceLeaveHours ?? 0), 0),
  ];
  for (const row of leaveBalanceRows) {
    if (row.hours < 0) warnings.push(warning('nz.leave/balance-below-zero', row.name));
  }
  if (net < 0) warnings.push(warning('nz.tax/more-than-paid', 'net'));
  return {
    payDate: input.payDate as FloatNzPay['payDate'],
    gross,
    taxableGross: ordinary,
    tax,
    paye,
    accEarnersLevy: levy,
    payrollGivingCredit: credit,
    nzStudentLoan: studentLoan,
    periodStudentLoanCir: 0,
    periodStudentLoanBor: 0,
    taxPlusStudentLoan: cents(tax + studentLoan),
    kiwisaverEmployeeRate: employeeRate,
    kiwisaverEmployerRate: employerRate,
    kiwisaverEmployeeAmount: own,
    kiwisaverEmployerAmount: contribution,
    kiwisaverEsctAmount: esct,
    kiwisaverEmployerNetAmount: employerNet,
    kiwisaverPayeGrossUplift: 0,
    totalKiwiSaver: cents(own + employerNet),
    totalDeductions: cents(totalDeductions),
    net,
    totalAllowances: cents(totalAllowances),
    hoursWorked,
    daysPaid: isGiven(employee.hoursPerDay)
      ? Math.ceil((hoursWorked + taken) / Number(employee.hoursPerDay))
      : undefined,
    holidayPayWithPay: 0,
    closedownHolidayPay: 0,
    holidaysActGrossEarnings: ordinary,
    ordinaryEarnings: ordinary,
    hours,
    leave,
    leaveBalanceRows,
    allowances,
    deductions,
    bonuses: [],
    backPayments: [],
    extraPays: [],
    termination: undefined,
    advanceNotRecovered: 0,
    employmentInformation: {
      gross: ordinary > 0 && ordinary < 1 ? 1 : ordinary,
      priorGrossAdjustments: 0,
      notLiableForAcc: 0,
      paye,
      priorPayeAdjustments: 0,
      childSupport: 0,
      studentLoan,
      studentLoanCompulsoryExtra: 0,
      studentLoanVoluntary: 0,
      kiwisaverDeductions: own,
      kiwisaverEmployerNet: employerNet,
      esct,
      payrollGivingCredits: credit,
      familyTaxCredits: 0,
      shareSchemes: 0,
      lumpSumIndicator: 0,
      childSupportCode: undefined,
    },
    warnings,
    parameterFiles: parameterFilesOf(law),
  };
}

function mainIncome(pay: number, pays: number, hasCredit: boolean, law: FloatNzLaw): number {
  // A float product can fall just below the whole dollar that it means.
  const income = Math.floor(pay * pays + 1e-7);
  const { bands } = law.paye.values;
  let tax = 0;
  for (let i = bands.length - 1; i >= 0; i--) {
    const band = bands[i];
    if (band !== undefined && income >= band.from) {
      tax = income * band.rate - band.subtract;
      break;
    }
  }
  const { rate, maximumEarnings, maximumLevy } = law.levy.values;
  const levy = income >= maximumEarnings ? maximumLevy : income * rate;
  const credit = hasCredit ? creditOf(income, law) : 0;
  const weekly = truncated((tax + levy - credit) / 52);
  return pays === 52 ? weekly : truncated((weekly * 52) / pays);
}

function creditOf(income: number, law: FloatNzLaw): number {
  const { amount, from, abatesOver, abatement, nilFrom } = law.credit.values;
  if (income < from || income >= nilFrom) return 0;
  return income <= abatesOver ? amount : amount - (income - abatesOver) * abatement;
}

function employeeRateOf(rate: number, law: FloatNzLaw, warnings: nz.NzPayWarning[]): number {
  const lowest = law.kiwisaver.values.employeeRates[0] ?? 0;
  if (rate >= lowest) return rate;
  warnings.push(warning('nz.kiwisaver/employee-rate-raised', String(rate)));
  return lowest;
}

function isOfAge(dateOfBirth: string | null | undefined, payDate: string, law: FloatNzLaw): boolean {
  if (!isGiven(dateOfBirth)) return true;
  const years = Number(payDate.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = payDate.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
  return age >= law.kiwisaver.values.employerFromAge && age < law.kiwisaver.values.employerUntilAge;
}

function balance(
  leaveType: Row<'leaveBalanceRows'>['leaveType'],
  name: string,
  opening: number,
  taken: number,
): Row<'leaveBalanceRows'> {
  return { leaveType, name, opening, accrued: 0, taken, hours: opening - taken };
}

function warning(code: nz.NzPayWarning['code'], about: string): nz.NzPayWarning {
  return { code, message: `Look at ${about}.` };
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
