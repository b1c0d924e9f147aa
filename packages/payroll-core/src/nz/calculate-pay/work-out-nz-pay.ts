import { deepFreeze } from '../../immutable/deep-freeze';
import { add, greater, isLess, isNegative, isPositive, isZero, lesser, negate, subtract } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import { given, step, type Step } from '../../trace/step';
import { explainNzAllowance } from '../allowances/price-allowance';
import { mostUnderOrders } from '../child-support/most-under-orders';
import { deductFromNet, isUnderOrder, totalOf, type NzDeducted } from '../deductions/deduct';
import { explainNzDeductions } from '../deductions/explain-deductions';
import { explainNzHours, rateWithoutPenalties } from '../hours/price-hours';
import { lazyStep } from '../../trace/lazy-step';
import { leaveLaw } from '../leave/leave-type';
import { moveNzBalances, type NzLeaveBalanceRow } from '../leave/move-balances';
import { explainNzLeave } from '../leave/price-leave';
import { creditDonation } from '../payroll-giving/credit-donation';
import { editionsOf, type NzRules } from '../rules/rules-in-force';
import { esctOfPay } from './esct-of-pay';
import { kiwisaverOfPay } from './kiwisaver-of-pay';
import type { NzPay } from './nz-pay';
import { NzPayTrace } from './nz-pay-trace';
import type { NzPayWarning } from './nz-pay-warning';
import type { ParsedNzPay, ParsedNzTermination } from './parsed-nz-pay';
import { daysPaidOf, hasEarningsWithoutHours } from './days-paid-of-pay';
import { priceLines, unpricedLeave, type PricedLines } from './price-lines';
import { studentLoanOfPay } from './student-loan-of-pay';
import { taxOfPay, type TaxOfPay } from './tax-of-pay';

const NIL = nzd('0');
const ONE_DOLLAR = nzd('1');
const NO_UPLIFT: Step<Nzd> = deepFreeze(
  step('nz.employer-contribution-as-pay.none', NIL, () => 'taxed by ESCT, not as pay', []),
);
const DAYS_UNKNOWN: NzPayWarning = deepFreeze({
  code: 'nz.holidays/days-unknown',
  message:
    'The pay has earnings that are not for hours and does not tell the days worked. Without them average daily pay, which pays ' +
    'leave and public holidays, cannot be worked out for 52 weeks. Send days_paid.',
});
const DAYS_NEEDED = ' Average daily pay needs the days worked of every pay of the last 52 weeks (days_paid).';
const NO_CREDIT: Step<Nzd> = deepFreeze(step('nz.payroll-giving.none', NIL, () => 'no donation', []));

/**
 * The order of a payslip: earnings, KiwiSaver (its employer part may count as pay), PAYE, student loan, deductions, net;
 * then leave and what is filed.
 */
export function workOutNzPay(pay: ParsedNzPay, rules: NzRules): Result<NzPay> {
  const whole = workOut(pay, rules, NIL);
  if (!whole.ok || pay.termination === undefined || !isNegative(pay.termination.totalAmount)) return whole;
  return recoverNoMoreThanNet(pay, pay.termination, whole.value, rules);
}

/**
 * Holidays in advance that a termination takes back leave the net pay at zero or above, and so the gross that is filed.
 * Taking back less raises the student loan deduction a little, so the rest is looked for until the net pay holds it.
 * @law Wages Protection Act 1983 s 4; Holidays Act 2003 ss 23(2), 25(2)
 */
function recoverNoMoreThanNet(
  pay: ParsedNzPay,
  termination: ParsedNzTermination,
  whole: NzPay,
  rules: NzRules,
): Result<NzPay> {
  const most = negate(termination.totalAmount);
  let worked = whole;
  let left = NIL;
  while (isNegative(worked.net) && isLess(left, most)) {
    left = lesser(subtract(left, worked.net), most);
    const limited = {
      ...termination,
      totalAmount: add(termination.totalAmount, left),
      amountInKiwisaver: lesser(add(termination.amountInKiwisaver, left), NIL),
    };
    const again = workOut({ ...pay, termination: limited }, rules, left);
    if (!again.ok) return again;
    worked = again.value;
  }
  return accepted(worked);
}

function workOut(pay: ParsedNzPay, rules: NzRules, advanceNotRecovered: Nzd): Result<NzPay> {
  const warnings: NzPayWarning[] = [];
  const lines = priceLines(pay, rules);
  const unpriced = unpricedLeave(pay, lines);
  if (unpriced >= 0) {
    return refused({
      code: 'input/missing',
      message:
        `Row ${unpriced} of leave has no rate, and the employee neither an hourly rate nor what the Holidays Act asks for.` +
        (leaveLaw(pay.leave[unpriced]!.leaveType) === 'day' ? DAYS_NEEDED : ''),
      path: 'employee.payRatePerHour',
    });
  }
  if (lines.holidayPayWithPay !== undefined) warnings.push(...lines.holidayPayWithPay.warnings);
  const kiwisaver = kiwisaverOfPay(pay, lines.forKiwisaver, rules, warnings);
  if (!kiwisaver.ok) return kiwisaver;
  const contribution = kiwisaver.value.employer;
  const tax = taxOfPay(pay, lines, contribution.value, rules, warnings);
  if (!tax.ok) return tax;
  const esct = esctOfPay(pay, contribution.value, tax.value, rules, warnings);
  if (!esct.ok) return esct;
  const { uplift, contributionAsPay } = tax.value;
  const toFund = contributionAsPay?.toFund ?? NIL;
  const employerNet = add(subtract(subtract(contribution.value, uplift), esct.value.value), toFund);

  const terminationAmount = pay.termination?.totalAmount ?? NIL;
  const forPeriod = add(
    add(add(lines.ordinary, lines.spreadAmount), add(lines.extraAmount, uplift)),
    terminationAmount,
  );
  const isExtraPayAlone = isZero(lines.ordinary) && isZero(lines.spreadAmount);
  const loan = studentLoanOfPay(pay, greater(forPeriod, NIL), isExtraPayAlone, rules, warnings);
  if (!loan.ok) return loan;
  const { standard, compulsoryExtra } = loan.value;
  const byLaw = add(standard.value, compulsoryExtra.value);

  const paye = tax.value.paye.value;
  const levy = tax.value.levy.value;
  // The fund's share leaves the pay; under the net option the tax on the contribution comes out of the contribution.
  const kept = subtract(uplift, toFund);
  const beforeVoluntary = subtract(subtract(add(lines.gross, kept), add(paye, byLaw)), kiwisaver.value.employee.value);
  const orders = pay.deductions.filter(isUnderOrder);
  const mostForOrders =
    orders.length > 0 ? mostUnderOrders({ gross: forPeriod, paye, levy }, rules.childSupport) : undefined;
  const underOrders = totalOf(
    deductFromNet(orders, { gross: lines.gross, net: beforeVoluntary, mostForOrders: mostForOrders?.value }),
  );
  const voluntary = voluntaryOfPay(loan.value.voluntary, subtract(beforeVoluntary, underOrders), warnings);
  const loans = add(byLaw, voluntary.value);
  const beforeDeductions = subtract(beforeVoluntary, voluntary.value);
  const left = { gross: lines.gross, net: beforeDeductions, mostForOrders: mostForOrders?.value };
  const deductions = deductFromNet(pay.deductions, left);
  const deducted = totalOf(deductions);
  const credit = creditOfPay(deductions, paye, levy, rules);
  const withheld = subtract(paye, credit.value);
  const net = add(subtract(beforeDeductions, deducted), credit.value);
  const balances = moveNzBalances(pay.employee.balances, pay.employee.arising, pay.leave);
  const taxPlusStudentLoan = add(withheld, loans);
  const totalKiwiSaver = add(kiwisaver.value.employee.value, employerNet);

  const gross = grossOfPay(pay, lines, rules);
  const taxStep = step(
    'nz.pay.tax',
    withheld,
    () =>
      `PAYE ${paye.toString()}${isPositive(credit.value) ? ` − payroll giving credit ${credit.value.toString()}` : ''} = ${withheld.toString()}`,
    [tax.value.paye, credit],
  );
  const deductionsStep = lazyStep(
    'nz.pay.deductions',
    deducted,
    () => `deductions of ${deducted.toString()}`,
    () => [
      ...explainNzDeductions(pay.deductions, left, mostForOrders),
      ...(mostForOrders === undefined ? [] : [mostForOrders]),
    ],
  );
  const trace = new NzPayTrace({
    gross,
    tax: taxStep,
    accEarnersLevy: tax.value.levy,
    nzStudentLoan: standard,
    periodStudentLoanCir: compulsoryExtra,
    periodStudentLoanBor: voluntary,
    taxPlusStudentLoan: step(
      'nz.pay.tax-plus-student-loan',
      taxPlusStudentLoan,
      () =>
        `${withheld.toString()} + ${standard.value.toString()} + ${compulsoryExtra.value.toString()} + ${voluntary.value.toString()} = ${taxPlusStudentLoan.toString()}`,
      [taxStep, standard, compulsoryExtra, voluntary],
    ),
    kiwisaverEmployeeAmount: kiwisaver.value.employee,
    kiwisaverEmployerAmount: contribution,
    kiwisaverEsctAmount: esct.value,
    kiwisaverPayeGrossUplift: contributionAsPay?.uplift ?? NO_UPLIFT,
    totalKiwiSaver: step(
      'nz.pay.total-kiwisaver',
      totalKiwiSaver,
      () =>
        `${kiwisaver.value.employee.value.toString()} + (${contribution.value.toString()} − ESCT ${esct.value.value.toString()}` +
        `${isPositive(uplift) ? ` − ${uplift.toString()} treated as pay` : ''}${isPositive(toFund) ? ` + ${toFund.toString()} of it after tax` : ''}` +
        `) = ${totalKiwiSaver.toString()}`,
      [kiwisaver.value.employee, contribution, esct.value],
    ),
    deductions: deductionsStep,
    net: step(
      'nz.pay.net',
      net,
      () =>
        `${lines.gross.toString()} − tax ${withheld.toString()} − student loan ${loans.toString()} − KiwiSaver ${kiwisaver.value.employee.value.toString()} − ` +
        `deductions ${deducted.toString()}${isPositive(kept) ? ` + ${kept.toString()} of the contribution` : ''} = ${net.toString()}`,
      [
        gross,
        taxStep,
        ...[standard, compulsoryExtra, voluntary].filter((part) => part === standard || isPositive(part.value)),
        kiwisaver.value.employee,
        deductionsStep,
      ],
    ),
    leaveBalanceRows: balancesOfPay(balances),
  });
  const result: NzPay = {
    payDate: pay.payDate,
    gross: lines.gross,
    taxableGross: subtract(lines.gross, add(lines.untaxed, lines.shareSchemesInMoney)),
    tax: withheld,
    paye,
    accEarnersLevy: levy,
    payrollGivingCredit: credit.value,
    nzStudentLoan: standard.value,
    periodStudentLoanCir: compulsoryExtra.value,
    periodStudentLoanBor: voluntary.value,
    taxPlusStudentLoan,
    kiwisaverEmployeeRate: kiwisaver.value.employeeRate,
    kiwisaverEmployerRate: kiwisaver.value.employerRate,
    kiwisaverEmployeeAmount: kiwisaver.value.employee.value,
    kiwisaverEmployerAmount: contribution.value,
    kiwisaverEsctAmount: esct.value.value,
    kiwisaverEmployerNetAmount: employerNet,
    kiwisaverPayeGrossUplift: uplift,
    totalKiwiSaver,
    totalDeductions: deducted,
    net,
    totalAllowances: lines.totalAllowances,
    hoursWorked: lines.hoursWorked,
    daysPaid: daysPaidOf(pay, lines),
    holidayPayWithPay: lines.holidayPayWithPay?.pay.value ?? NIL,
    closedownHolidayPay: lines.closedown?.value ?? NIL,
    holidaysActGrossEarnings: lines.forHolidays,
    ordinaryEarnings: lines.ordinary,
    hours: lines.hours,
    leave: lines.leave,
    leaveBalanceRows: balances,
    allowances: lines.allowances,
    deductions,
    bonuses: pay.bonuses,
    backPayments: pay.backPayments,
    extraPays: tax.value.extraPays.parts,
    termination: pay.termination,
    advanceNotRecovered,
    employmentInformation: {
      gross: filedGross(lines, uplift),
      priorGrossAdjustments: NIL,
      notLiableForAcc: notLiableForAcc(pay, lines),
      paye,
      priorPayeAdjustments: NIL,
      childSupport: childSupportOf(deductions),
      studentLoan: standard.value,
      studentLoanCompulsoryExtra: compulsoryExtra.value,
      studentLoanVoluntary: voluntary.value,
      kiwisaverDeductions: kiwisaver.value.employee.value,
      kiwisaverEmployerNet: employerNet,
      esct: esct.value.value,
      payrollGivingCredits: credit.value,
      familyTaxCredits: NIL,
      shareSchemes: lines.shareSchemes,
      lumpSumIndicator: isTaxedAtLowRate(pay, lines, tax.value) ? 1 : 0,
      childSupportCode: deductions.some(
        (row) => row.classification === 'CHILD_SUPPORT_DEDUCTION' && row.shortfallBecause === 'protected-earnings',
      )
        ? 'P'
        : undefined,
    },
    warnings,
    parameterFiles: editionsOf(rules),
    trace,
  };
  warn(pay, result, rules, warnings);
  if (result.daysPaid === undefined && pay.standardDaysInPeriod !== undefined && hasEarningsWithoutHours(pay, lines)) {
    warnings.push(DAYS_UNKNOWN);
  }
  return accepted(result);
}

/**
 * Extra pays of a period with several pays have the rate that all the pays together lead to.
 * @law Inland Revenue payroll specification 5.13
 */
function isTaxedAtLowRate(pay: ParsedNzPay, { extraPays }: PricedLines, tax: TaxOfPay): boolean {
  if (pay.termination?.taxedAtLowRate === true) return true;
  const ofPeriod = pay.taxedTogether?.taxedAtLowRate ?? tax.extraPays.taxedAtLowRate;
  return ofPeriod && extraPays.length > 0;
}

function creditOfPay(deductions: readonly NzDeducted[], paye: Nzd, levy: Nzd, rules: NzRules): Step<Nzd> {
  let donated = NIL;
  for (const row of deductions) if (row.isPayrollGiving) donated = add(donated, row.amount);
  return isPositive(donated) ? creditDonation(donated, paye, levy, rules.payrollGiving) : NO_CREDIT;
}

/**
 * What a borrower chose to repay comes last: after child support, other orders and KiwiSaver, and never out of more than is
 * left.
 * @law Inland Revenue payroll specification, order of deductions
 */
function voluntaryOfPay(chosen: Step<Nzd>, left: Nzd, warnings: NzPayWarning[]): Step<Nzd> {
  const most = greater(left, NIL);
  if (!isLess(most, chosen.value)) return chosen;
  const shortfall = subtract(chosen.value, most);
  warnings.push({
    code: 'nz.deductions/nothing-left',
    message: `The pay had nothing left for ${asDollars(shortfall)} of the voluntary student loan deduction (SLBOR).`,
  });
  return step(
    'nz.student-loan.voluntary-limited',
    most,
    () => `${most.toString()} of ${chosen.value.toString()}: no more is left of the pay`,
    [chosen],
  );
}

function childSupportOf(deductions: readonly NzDeducted[]): Nzd {
  let total = NIL;
  for (const row of deductions) {
    if (row.classification === 'CHILD_SUPPORT_DEDUCTION') total = add(total, row.amount);
  }
  return total;
}

/**
 * Gross as it is filed: with a contribution treated as pay, without share scheme benefits and untaxed amounts; less
 * than a dollar is filed as a dollar.
 * @law Inland Revenue payroll specification section 5, 5.10, 5.21.3
 */
function filedGross(lines: PricedLines, uplift: Nzd): Nzd {
  const filed = subtract(add(lines.gross, uplift), add(lines.untaxed, lines.shareSchemesInMoney));
  return isPositive(filed) && isLess(filed, ONE_DOLLAR) ? ONE_DOLLAR : filed;
}

function notLiableForAcc(pay: ParsedNzPay, lines: PricedLines): Nzd {
  if (pay.employee.taxCode.kind === 'schedular') return subtract(lines.gross, lines.untaxed);
  return add(add(lines.shareSchemes, lines.extraNotLiable), pay.termination?.amountNotLiableForAcc ?? NIL);
}

function grossOfPay(pay: ParsedNzPay, lines: PricedLines, rules: NzRules): Step<Nzd> {
  return lazyStep(
    'nz.pay.gross',
    lines.gross,
    () => `the lines of the pay add up to ${lines.gross.toString()}`,
    () => [
      ...lines.hours.map((row, i) => explainNzHours(row, pay.hours[i]!, pay.employee.payRatePerHour, rules.holidays)),
      ...lines.leave.map((row, i) => explainNzLeave(row, pay.leave[i]!, lines.leaveRates)),
      ...lines.allowances.map(explainNzAllowance),
      ...(lines.holidayPayWithPay === undefined ? [] : [lines.holidayPayWithPay.pay]),
      ...(lines.closedown === undefined ? [] : [lines.closedown]),
      ...pay.bonuses.map((bonus) => given(bonus.description, bonus.amount)),
      ...pay.backPayments.map((back) => given(back.description, back.amount)),
      ...(pay.termination === undefined ? [] : [given('termination', pay.termination.totalAmount)]),
    ],
  );
}

function balancesOfPay(rows: readonly NzLeaveBalanceRow[]): Step<readonly NzLeaveBalanceRow[]> {
  return step(
    'nz.pay.leave-balances',
    rows,
    () =>
      rows
        .map(
          (row) =>
            `${row.name} ${row.opening.toString()} + ${row.accrued.toString()} − ${row.taken.toString()} = ${row.hours.toString()}`,
        )
        .join('; '),
    [],
  );
}

/** What somebody should look at, though the figures stand. */
function warn(pay: ParsedNzPay, result: NzPay, rules: NzRules, warnings: NzPayWarning[]): void {
  const lapsed = pay.employee.lapsedCertificate;
  if (lapsed !== undefined) {
    warnings.push({
      code: 'nz.tax-code/certificate-not-in-force',
      message: `The tailored tax code certificate does not cover ${pay.payDate}, so tax code ${pay.employee.taxCode.base} was used (nz_tax_code).`,
    });
  }
  for (const bonus of pay.bonuses) {
    if (!bonus.isTaxTold) {
      warnings.push({
        code: 'nz.bonuses/taxed-as-ordinary-pay',
        message: `"${bonus.description}" has no tax_method and was taxed with the pay. A bonus that is not a regular part of pay is an extra pay: send tax_as_nz_extra_pay.`,
      });
    }
  }
  for (const row of result.leave) {
    if (row.pricedBy === 'assumed') {
      warnings.push({
        code: 'nz.holidays/rate-assumed',
        message: `"${row.name}" was paid at the hourly rate: the weekly or daily pay of the Holidays Act was not given.`,
      });
    } else if (row.pricedBy === 'below-act') {
      warnings.push({
        code: 'nz.holidays/below-act',
        message:
          row.leaveType === 'NZ_ACC_WORKERS_COMP'
            ? `"${row.name}" was paid ${asDollars(row.amount)}, less than the compensation for the first week after an injury at work.`
            : `"${row.name}" was paid ${asDollars(row.amount)}, less than the Holidays Act asks for.`,
      });
    }
  }
  for (const row of result.deductions) {
    if (row.shortfallBecause === 'protected-earnings') {
      // Code P tells Inland Revenue of child support alone; another order is between the employer and the court.
      const filed = row.classification === 'CHILD_SUPPORT_DEDUCTION' ? '; it is filed with code P' : '';
      warnings.push({
        code: 'nz.child-support/protected-earnings',
        message: `Protected net earnings left ${asDollars(row.shortfall)} of "${row.description}" untaken${filed}.`,
      });
    } else if (row.shortfallBecause === 'nothing-left') {
      warnings.push({
        code: 'nz.deductions/nothing-left',
        message: `The pay had nothing left for ${asDollars(row.shortfall)} of "${row.description}".`,
      });
    }
  }
  for (const row of result.leaveBalanceRows) {
    if (isNegative(row.hours)) {
      warnings.push({
        code: 'nz.leave/balance-below-zero',
        message:
          row.leaveType === 'NZ_FAMILY_VIOLENCE'
            ? `${row.name}: the balance is ${row.hours.toString()} hours, so more was taken than is known to be left. What was left of the ` +
              'ten days of the year when this payroll began is told in the opening balances (family_violence_leave_days).'
            : `${row.name}: the balance is ${row.hours.toString()} hours, so leave was taken in advance.`,
      });
    }
  }
  const { minimumWage } = pay.employee;
  if (minimumWage !== undefined && pay.employee.taxCode.kind !== 'schedular') {
    const least = rules.minimumWage.values[minimumWage];
    pay.hours.forEach((row) => {
      const rate = rateWithoutPenalties(row, pay.employee.payRatePerHour);
      if (row.isTime && isLess(rate, least)) {
        warnings.push({
          code: 'nz.minimum-wage/below',
          message: `"${row.description}" pays ${asDollars(rate)} an hour; the minimum wage is ${asDollars(least)}.`,
        });
      }
    });
  }
  if (isPositive(result.advanceNotRecovered)) {
    warnings.push({
      code: 'nz.termination/advance-not-recovered',
      message: `Of the pay for holidays in advance, ${asDollars(result.advanceNotRecovered)} was not taken back: the pay is too small for it. It is a debt of the employee.`,
    });
  }
  if (isNegative(result.net)) {
    warnings.push({
      code: 'nz.tax/more-than-paid',
      message: `Tax and deductions exceed what is paid in money: the net pay is ${asDollars(result.net)}.`,
    });
  }
  // Only an operator who allows it gets this far past what was confirmed.
  if (pay.payDate > rules.confirmedUntil) {
    warnings.push({
      code: 'nz.statutory/unconfirmed',
      message: `Figures for pay date ${pay.payDate} were last checked to ${rules.confirmedUntil}.`,
    });
  }
}
