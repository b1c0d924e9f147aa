import type { CivilDate } from '../../calendar/civil-date';
import { add, isNegative, lesser, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import { inForce, type InForceOptions } from '../../statutory/instrument';
import { given, parameter, step, type Reason, type Step } from '../../trace/step';
import { protectedEarnings } from '../child-support/protected-earnings';
import { deduct, totalDeducted } from '../deductions/deduct';
import { explainDeductions } from '../deductions/explain-deductions';
import { grossOfPay } from '../gross/gross-of-pay';
import { priceLines, type PricedLines } from '../gross/price-lines';
import { lazyStep } from '../../trace/lazy-step';
import { accrueLeave, type AccruedLeave } from '../leave-accrual/accrue-leave';
import { moveBalances, type LeaveBalanceRow } from '../leave-accrual/move-balances';
import { explainLeave } from '../leave/price-leave';
import { superDueDate } from '../payday-super/super-due-date';
import { sacrificeSalary, totalSacrificed, type SacrificedSalary } from '../salary-sacrifice/sacrifice-salary';
import type { AuPay } from './au-pay';
import { asksForProtectedEarnings, editionsOf, type AuPayRules } from './au-pay-rules';
import { AuPayTrace } from './au-pay-trace';
import type { ParsedPay } from './parsed-pay';
import { superOfPay } from './super-of-pay';
import { taxOfPay } from './tax-of-pay';
import { warningsOfPay } from './warnings-of-pay';

const NOTHING = aud('0');

/** The order of a payslip: earnings, what is given up, tax, deductions, net; then super and leave on the same lines. */
export function workOutPay(pay: ParsedPay, rules: AuPayRules, options: InForceOptions): Result<AuPay> {
  const lines = priceLines(pay);
  const taxable = add(lines.ordinary, lines.additional);
  if (isNegative(taxable) || isNegative(lines.earnings)) return refuseBelowZero(taxable, lines.earnings);
  const sacrifices = sacrificeSalary(
    pay.paySacrifices,
    lines.earnings,
    pay.isPaidAfterDeath ? lines.earnings : taxable,
  );
  const sacrificed = totalSacrificed(sacrifices);
  const gross = grossOfPay(pay, lines, sacrifices, sacrificed);
  const tax = taxOfPay(pay, lines, sacrifices, rules.withholding);
  const kept = protectedFromChildSupport(pay, options);
  if (!kept.ok) return kept;
  const afterTax = subtract(gross.value, tax.total.value);
  if (pay.taxWithheld !== undefined && isNegative(afterTax)) return refuseBelowTax(tax.total.value, gross.value);
  const beforeDeductions = {
    gross: gross.value,
    afterTax,
    protectedEarnings: kept.value,
    keptElsewhere: pay.periodShare?.keptElsewhere ?? NOTHING,
  };
  const deductions = deduct(pay.deductions, beforeDeductions);
  const deducted = totalDeducted(deductions);
  const net = subtract(afterTax, deducted);
  const ofSuper = superOfPay(pay, lines, sacrifices, sacrificedToSuper(sacrifices), deductions, rules);
  const accrued = accrueLeave(pay.hours, pay.leave, pay.employee.leave, rules.leaveAccrual);
  const balances = moveBalances(pay.employee.balances, accrued, pay.timeBanked, pay.leave);
  const due = superDueDate(pay.payDate, pay.superTiming, rules.superDeadline, rules.publicHolidays?.values);
  const mayBeUnconfirmed = options?.allowUnconfirmed === true;
  const isPastHolidays = isPastListedHolidays(due.value, pay, rules);
  // Whoever asks for the law of another day has the due date counted by it.
  if (isPastHolidays && !mayBeUnconfirmed && options?.lawOf === undefined)
    return refuseUnlistedHolidays(due.value, rules);
  const { contributions } = ofSuper;
  const editions = editionsOf(pay, rules, options);
  const deductionsStep = lazyStep(
    'au.pay.deductions',
    deducted,
    () => `deductions after tax of ${deducted.toString()}`,
    () => explainDeductions(pay.deductions, beforeDeductions, whyProtected(pay, options)),
  );
  const trace = new AuPayTrace({
    gross,
    tax: tax.total,
    studyLoan: tax.studyLoan,
    deductions: deductionsStep,
    net: netOfPay(gross, tax.total, deductionsStep, net),
    super: contributions.total,
    compulsorySuperAmount: contributions.compulsory,
    rescSuperAmount: contributions.reportable,
    superDueDate: due,
    totalWorkersCompensation: workersCompensation(pay, lines),
    leaveBalanceRows: balancesOfPay(balances, accrued),
  });
  return accepted({
    payDate: pay.payDate,
    gross: gross.value,
    grossBeforeSacrifice: lines.earnings,
    taxableGross: tax.taxableGross,
    tax: tax.total.value,
    studyLoan: tax.studyLoan.value,
    totalDeductions: deducted,
    net,
    super: contributions.total.value,
    compulsorySuperAmount: contributions.compulsory.value,
    rescSuperAmount: contributions.reportable.value,
    earningsForSuper: ofSuper.earnings.earnings.value,
    superEarnings: contributions.earnings,
    superBasedOn: ofSuper.base,
    ...(ofSuper.qualifyingEarnings === undefined ? {} : { qualifyingEarnings: ofSuper.qualifyingEarnings }),
    superDueDate: due.value,
    totalWorkersCompensation: lines.totalWorkersCompensation,
    totalAllowances: lines.totalAllowances,
    hoursWorked: lines.hoursWorked,
    ...(pay.daysPaid === undefined ? {} : { daysPaid: pay.daysPaid }),
    hours: lines.hours,
    leave: lines.leave,
    leaveBalanceRows: balances,
    allowances: lines.allowances,
    deductions,
    bonuses: pay.bonuses,
    paySacrifices: sacrifices,
    backPayments: pay.backPayments,
    termination: pay.termination,
    ...(pay.isPaidAfterDeath ? { isPaidAfterDeath: true } : {}),
    warnings: warningsOfPay(
      pay,
      tax,
      sacrifices,
      deductions,
      ofSuper,
      balances,
      rules,
      mayBeUnconfirmed ? editions : [],
      isPastHolidays ? due.value : undefined,
    ),
    parameterFiles: editions.map(({ id }) => id),
    trace,
  });
}

/** No pay goes below zero: what adjustments take beyond it is recovered from later pays. */
function refuseBelowZero(taxable: Aud, earnings: Aud): Result<never> {
  const below = lesser(taxable, earnings).toString();
  return refused({
    code: 'amount/negative',
    path: 'hours',
    message:
      `The rows with is_adjustment take back more than the pay earns: ${below}. Take back less, and the rest from a later ` +
      'pay.',
  });
}

function refuseBelowTax(tax: Aud, gross: Aud): Result<never> {
  return refused({
    code: 'amount/negative',
    path: 'hours',
    message:
      `${asDollars(tax)} was withheld from this pay and stays, because its financial year has ended; the pay cannot come down to ` +
      `${asDollars(gross)}. Correct it to no less than its tax, and another pay of the year by the rest.`,
  });
}

/** Whether business days were counted past the list of public holidays; a due date that was given is not counted. */
function isPastListedHolidays(due: CivilDate, { superTiming }: ParsedPay, { publicHolidays }: AuPayRules): boolean {
  return (
    publicHolidays !== undefined &&
    due > publicHolidays.values.listedUntil &&
    due !== superTiming.earlierExtendedDueDate
  );
}

function refuseUnlistedHolidays(due: CivilDate, { publicHolidays }: AuPayRules): Result<never> {
  const { instrument, values } = publicHolidays!;
  const confirmedUntil = values.listedUntil;
  return refused({
    code: 'statutory/unconfirmed',
    path: 'superTiming',
    message:
      `Super would be due about ${due}, after ${confirmedUntil}, the last day for which public holidays are confirmed in ` +
      'this version.',
    details: { instrument, on: due, confirmedUntil },
  });
}

/** Only a pay with child support asks; a notice may name its own amount, otherwise the year's must be known. */
export function protectedFromChildSupport(pay: ParsedPay, options: InForceOptions): Result<Aud | undefined> {
  if (!asksForProtectedEarnings(pay)) return accepted(pay.employee.protectedEarnings);
  const known = inForce(protectedEarnings, pay.payDate, options);
  if (known.ok) return accepted(known.value.values[pay.frequency]);
  const { code, details } = known.error;
  return refused({
    code,
    path: 'deductions',
    message:
      `The protected earnings for pay date ${pay.payDate} are not known. Enter the amount that the child support notice ` +
      'names as child_support_protected_earnings of the employee.',
    ...(details === undefined ? {} : { details }),
  });
}

/** The published amount that a pay keeps, where neither a notice nor the employee's record names another. */
function whyProtected(pay: ParsedPay, options: InForceOptions): Reason | undefined {
  if (pay.employee.protectedEarnings !== undefined) return given('protected earnings', pay.employee.protectedEarnings);
  const known = inForce(protectedEarnings, pay.payDate, options);
  if (!known.ok) return undefined;
  const amount = known.value.values[pay.frequency];
  return parameter(
    known.value,
    'protectedEarningsAWeek',
    () => `protected earnings ${amount.toString()} a ${pay.frequency} pay`,
  );
}

function sacrificedToSuper(sacrifices: readonly SacrificedSalary[]): Aud {
  let total = NOTHING;
  for (const row of sacrifices) if (row.isSuper) total = add(total, row.amount);
  return total;
}

function netOfPay(gross: Step<Aud>, tax: Step<Aud>, deducted: Step<Aud>, net: Aud): Step<Aud> {
  return step(
    'au.pay.net',
    net,
    () =>
      `${gross.value.toString()} − tax ${tax.value.toString()} − deductions ${deducted.value.toString()} = ${net.toString()}`,
    [gross, tax, deducted],
  );
}

function workersCompensation({ leave, employee: { rates } }: ParsedPay, lines: PricedLines): Step<Aud> {
  return lazyStep(
    'au.pay.workers-compensation',
    lines.totalWorkersCompensation,
    () => `workers compensation leave of ${lines.totalWorkersCompensation.toString()}`,
    () =>
      lines.leave.flatMap((row, i) => (row.leaveType === 'WORKERS_COMP' ? [explainLeave(row, leave[i]!, rates)] : [])),
  );
}

function balancesOfPay(rows: readonly LeaveBalanceRow[], accrued: AccruedLeave): Step<readonly LeaveBalanceRow[]> {
  return step(
    'au.pay.leave-balances',
    rows,
    () =>
      rows
        .map(
          (row) =>
            `${row.name} ${row.opening.toString()} + ${row.accrued.toString()} − ${row.taken.toString()} = ${row.hours.toString()}`,
        )
        .join('; '),
    [accrued.hours, accrued.holiday, accrued.sick, accrued.longService],
  );
}
