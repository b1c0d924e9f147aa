import { add, decimal, subtract, type Decimal } from 'payroll-core';
import type { CalculatedPay } from '../../domain/calculate-pay';
import { figuresOf, type FigureEntry } from '../../domain/figures';
import { openingNet, type OpeningBalances } from '../../domain/leave-account';
import type { NzYearFigures } from '../../domain/year-figures';

type NzEntry = FigureEntry<keyof NzYearFigures>;

/** What a New Zealand pay adds to its year. */
export function nzYearFigures({
  figures: { result: pay, termination },
}: Omit<CalculatedPay<'NZ'>, 'explain'>): NzYearFigures {
  return figuresOf<NzYearFigures>([
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
    ...pay.deductions.map((row): NzEntry => [`deduction:${row.classification}`, row.amount]),
    ...(termination === null
      ? []
      : ([
          ['termination', termination.totalAmount],
          ['terminationTax', termination.taxAmount],
        ] satisfies readonly NzEntry[])),
  ]);
}

/** Figures of the year that the employee brought along. */
export function nzOpeningYear(opening: OpeningBalances): NzYearFigures {
  const { of } = opening;
  const figure = (name: string): Decimal => decimal(of(name));
  return figuresOf<NzYearFigures>([
    ['gross', of('gross')],
    ['tax', of('tax')],
    ['net', openingNet(opening, ['tax', 'student_loan', 'kiwisaver_employee', 'deductions'])],
    ['deductions', of('deductions')],
    ['taxable', of('gross')],
    ['paye', of('tax')],
    ['studentLoan', of('student_loan')],
    ['kiwisaverEmployee', of('kiwisaver_employee')],
    ['kiwisaverEmployer', of('kiwisaver_employer')],
    ['esct', of('esct')],
    // What reached the fund, as in a pay.
    ['super', subtract(add(figure('kiwisaver_employee'), figure('kiwisaver_employer')), figure('esct'))],
  ]);
}
