import type { Country } from '@anz-payroll/companies';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { add, decimal, isNegative, subtract, whole, type Decimal, type FinancialYear } from 'payroll-core';
import { superQuarter } from './au-input';
import { figuresOf } from './figures';
import { openingBalances, told } from './leave-account';
import type { AuPayFigures, AuTerminationFigures, Figures, NzPayFigures, NzTerminationFigures } from './pay-record';

type Entry = readonly [string, Decimal | string | undefined];

/**
 * What an Australian pay adds to its year. Names before a colon are sums that later pays and the payslip ask for;
 * `category:` names are the kinds that Single Touch Payroll reports income by.
 */
export function auFigures(pay: AuPayFigures, termination: AuTerminationFigures | null, withheldB2: Decimal): Figures {
  const additional = [...pay.bonuses, ...pay.backPayments];
  const normal = subtract(decimal(pay.taxableGross), sumOf(additional.map(({ amount }) => amount)));
  const byMethod = (method: string): Decimal =>
    sumOf(additional.filter(({ taxMethod }) => taxMethod === method).map(({ amount }) => amount));
  return figuresOf([
    ['gross', pay.gross],
    ['taxableGross', pay.taxableGross],
    ['tax', pay.tax],
    ['studyLoan', pay.studyLoan],
    ['net', pay.net],
    ['deductions', pay.totalDeductions],
    ['allowances', pay.totalAllowances],
    ['super', pay.super],
    ['compulsorySuper', pay.compulsorySuperAmount],
    ['rescSuper', pay.rescSuperAmount],
    ['earningsForSuper', pay.earningsForSuper],
    ['superEarnings', pay.superEarnings],
    [superQuarter(pay.payDate), pay.superEarnings],
    ['workersCompensation', pay.totalWorkersCompensation],
    ['normalEarnings', isNegative(normal) ? undefined : normal],
    ['backPaymentsB1', byMethod('METHOD_B1')],
    ['paymentsB2', byMethod('METHOD_B2')],
    ['withheldB2', withheldB2],
    ['hoursWorked', pay.hoursWorked],
    ...pay.paySacrifices.map((row): Entry => [row.isSuper ? 'sacrificedSuper' : 'sacrificedOther', row.amount]),
    ...auCategories(pay),
    ...(termination === null ? [] : auTerminationFigures(termination)),
  ]);
}

/** How Single Touch Payroll reports paid leave. @law ATO, STP Phase 2 employer reporting guidelines, "Paid leave" */
const leaveCategories: Readonly<Record<string, string>> = {
  ANCILLARY: 'LEAVEA',
  PAID_PARENTAL: 'LEAVEP',
  EMPLOYER_FUNDED_PAID_PARENTAL: 'LEAVEP',
  WORKERS_COMP: 'LEAVEW',
};

function auCategories(pay: AuPayFigures): readonly Entry[] {
  return [
    ...pay.hours.map((row): Entry => [`category:${row.isOvertime ? 'OVERTIME' : 'GROSS'}`, row.payAmount]),
    ...pay.leave.flatMap((row): readonly Entry[] => [
      [`category:${leaveCategories[row.leaveType] ?? 'LEAVEO'}`, row.amount],
      ['leaveLoading', row.leaveLoadingAmount],
    ]),
    ...pay.allowances.map((row): Entry => [`category:ITEMISED_ALLOWANCES${row.allowanceCategory}`, row.totalAmount]),
    ...pay.bonuses.map((row): Entry => [
      `category:${
        row.isDirectorsFees
          ? 'DIRECTOR_S_FEES'
          : row.isReturnToWork
            ? 'RETURN_TO_WORK'
            : 'BONUS_COMMISSION_NON_DIRECTOR_S_FEES'
      }`,
      row.amount,
    ]),
    ...pay.backPayments.map((row): Entry => [`category:${row.stpCategory}`, row.amount]),
    ...pay.deductions.map((row): Entry => [`deduction:${row.classification}`, row.amount]),
  ];
}

function auTerminationFigures(termination: AuTerminationFigures): readonly Entry[] {
  return [
    ['termination', termination.totalAmount],
    ['terminationTax', termination.taxAmount],
    ['lumpSumA', termination.lumpSumA],
    ['lumpSumB', termination.lumpSumB],
    ['lumpSumD', termination.lumpSumD],
    ['etpTaxable', termination.etpTaxableComponent],
    ['etpTaxFree', termination.etpTaxFreeComponent],
    ['etpTax', termination.etpTaxWithheld],
  ];
}

/** What a New Zealand pay adds to its year. */
export function nzFigures(pay: NzPayFigures, termination: NzTerminationFigures | null): Figures {
  return figuresOf([
    ['gross', pay.gross],
    ['taxable', pay.taxableGross],
    ['tax', pay.tax],
    ['paye', pay.paye],
    ['accEarnersLevy', pay.accEarnersLevy],
    ['payrollGivingCredit', pay.payrollGivingCredit],
    ['studentLoan', pay.nzStudentLoan],
    ['studentLoanCir', pay.periodStudentLoanCir],
    ['studentLoanBor', pay.periodStudentLoanBor],
    ['kiwisaverEmployee', pay.kiwisaverEmployeeAmount],
    ['kiwisaverEmployer', pay.kiwisaverEmployerAmount],
    ['esct', pay.kiwisaverEsctAmount],
    ['super', pay.totalKiwiSaver],
    ['net', pay.net],
    ['deductions', pay.totalDeductions],
    ['allowances', pay.totalAllowances],
    ['holidaysGross', pay.holidaysActGrossEarnings],
    ['ordinaryEarnings', pay.ordinaryEarnings],
    ['hoursWorked', pay.hoursWorked],
    ...pay.deductions.map((row): Entry => [`deduction:${row.classification}`, row.amount]),
    ...(termination === null
      ? []
      : ([
          ['termination', termination.totalAmount],
          ['terminationTax', termination.taxAmount],
        ] satisfies readonly Entry[])),
  ]);
}

/** Figures of the year that the employee brought along; those of another year do not count. */
export function openingFigures(country: Country, parts: readonly Part[], year: FinancialYear): Figures {
  const opening = openingBalances(parts);
  const asAt = opening?.['as_at'];
  if (opening === undefined || typeof asAt !== 'string' || asAt < year.firstDay || asAt > year.lastDay) return {};
  const of = (name: string): string => told(opening, name);
  const common: readonly Entry[] = [
    ['gross', of('gross')],
    ['tax', of('tax')],
    ['net', of('net')],
    ['deductions', of('deductions')],
  ];
  if (country === 'NZ') {
    return figuresOf([
      ...common,
      ['taxable', of('gross')],
      ['paye', of('tax')],
      ['studentLoan', of('student_loan')],
      ['kiwisaverEmployee', of('kiwisaver_employee')],
      ['kiwisaverEmployer', of('kiwisaver_employer')],
      ['esct', of('esct')],
    ]);
  }
  return figuresOf([
    ...common,
    ['taxableGross', of('gross')],
    ['studyLoan', of('student_loan')],
    ['super', of('super')],
    ['rescSuper', of('resc_super')],
    ['sacrificedSuper', of('salary_sacrifice')],
  ]);
}

/** How a pay and a payout move leave, by leave code. */
export function leaveMoved(
  rows: readonly {
    readonly leaveType: string;
    readonly name: string;
    readonly accrued: string;
    readonly taken: string;
  }[],
  payout: readonly { readonly leaveType: string; readonly hours: string }[],
): Figures {
  return figuresOf([
    ...rows.map((row): Entry => [leaveCode(row), subtract(decimal(row.accrued), decimal(row.taken))]),
    ...payout.map((row): Entry => [row.leaveType, row.hours]),
  ]);
}

/** Rostered days off and time in lieu share the code OTHER on a payslip; their names tell them apart. */
export function leaveCode(row: { readonly leaveType: string; readonly name: string }): string {
  if (row.leaveType !== 'OTHER') return row.leaveType;
  return row.name === 'Rostered days off' ? 'RDO' : 'TOIL';
}

function sumOf(amounts: readonly string[]): Decimal {
  return amounts.reduce((total, amount) => add(total, decimal(amount)), whole(0));
}
