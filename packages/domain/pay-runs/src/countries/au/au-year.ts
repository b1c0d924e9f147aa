import { isNegative, subtract, whole, type Decimal } from 'payroll-core';
import * as au from 'payroll-core/au';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { CalculationInput } from '../../domain/calculation-input';
import { figuresOf, type FigureEntry } from '../../domain/figures';
import { namesFamilyViolence } from '../../domain/names-family-violence';
import { openingNet, type OpeningBalances } from '../../domain/leave-account';
import type { AuPayFigures, AuTerminationFigures } from '../../domain/pay-record';
import { sumOfRows } from '../../domain/sum-of';
import type { AuYearFigures } from '../../domain/year-figures';
import { earningsOfPeriod } from './au-earnings-of-period';
import { superQuarter } from './au-input';

type AuEntry = FigureEntry<keyof AuYearFigures>;
type AdditionalPayment = (AuPayFigures['bonuses'] | AuPayFigures['backPayments'])[number];

const NOTHING: Decimal = whole(0);

/** What an Australian pay adds to its year. */
export function auYearFigures({
  calculationInput,
  figures: { result: pay, termination },
}: Omit<CalculatedPay<'AU'>, 'explain'>): AuYearFigures {
  const additional = [...pay.bonuses, ...pay.backPayments];
  const byMethod = (method: string): Decimal => sumOfRows(additional.filter(({ taxMethod }) => taxMethod === method));
  return figuresOf<AuYearFigures>([
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
    ['normalEarnings', earningsOfPeriod(pay)],
    ['backPaymentsB1', byMethod('METHOD_B1')],
    ['paymentsB2', byMethod('METHOD_B2')],
    ['withheldB2', withheldByB2(calculationInput, additional)],
    ['hoursWorked', pay.hoursWorked],
    ...pay.paySacrifices.map((row): AuEntry => [row.isSuper ? 'sacrificedSuper' : 'sacrificedOther', row.amount]),
    ...auCategories(pay),
    ...(termination === null ? [] : auTerminationFigures(termination)),
  ]);
}

/** How Single Touch Payroll reports paid leave. @law ATO, STP Phase 2 employer reporting guidelines, "Paid leave" */
type LeaveCategory = 'GROSS' | 'LEAVEA' | 'LEAVEC' | 'LEAVEO' | 'LEAVEP' | 'LEAVEW';

const leaveCategories: Readonly<Record<string, LeaveCategory>> = {
  ANCILLARY: 'LEAVEA',
  PAID_PARENTAL: 'LEAVEP',
  EMPLOYER_FUNDED_PAID_PARENTAL: 'LEAVEP',
  WORKERS_COMP: 'LEAVEW',
};

/** Leave for family and domestic violence is reported as ordinary time, as the payslip shows it. */
export function categoryOfLeave({
  leaveType,
  name,
  isCashUp,
}: {
  readonly leaveType: string;
  readonly name: string;
  readonly isCashUp?: true;
}): LeaveCategory {
  if (isCashUp === true) return 'LEAVEC';
  return namesFamilyViolence(name) ? 'GROSS' : (leaveCategories[leaveType] ?? 'LEAVEO');
}

function auCategories(pay: AuPayFigures): readonly AuEntry[] {
  return [
    ...pay.hours.map((row): AuEntry => [row.isOvertime ? 'category:OVERTIME' : 'category:GROSS', row.payAmount]),
    ...pay.leave.flatMap((row): readonly AuEntry[] => [
      [`category:${categoryOfLeave(row)}`, row.amount],
      ['leaveLoading', row.leaveLoadingAmount],
    ]),
    ...pay.allowances.map((row): AuEntry => [`category:ITEMISED_ALLOWANCES${row.allowanceCategory}`, row.totalAmount]),
    ...pay.bonuses.map((row): AuEntry => [
      `category:${
        row.isDirectorsFees
          ? 'DIRECTOR_S_FEES'
          : row.isReturnToWork
            ? 'RETURN_TO_WORK'
            : 'BONUS_COMMISSION_NON_DIRECTOR_S_FEES'
      }`,
      row.amount,
    ]),
    ...pay.backPayments.map((row): AuEntry => [`category:${row.stpCategory}`, row.amount]),
    ...pay.deductions.map((row): AuEntry => [`deduction:${row.classification}`, row.amount]),
  ];
}

function auTerminationFigures(termination: AuTerminationFigures): readonly AuEntry[] {
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

/** The tax that payments under Method B(ii) caused: what is withheld with them, less what would be without. */
function withheldByB2({ input }: CalculationInput<'AU'>, additional: readonly AdditionalPayment[]): Decimal {
  if (!additional.some(({ taxMethod }) => taxMethod === 'METHOD_B2')) return NOTHING;
  const isOther = ({ taxMethod }: { readonly taxMethod?: unknown }): boolean => taxMethod !== 'METHOD_B2';
  const { taxedTogether: _together, periodShare: _share, taxWithheld: _tax, ...alone } = input;
  const without = au.calculatePay({
    ...alone,
    bonuses: (input.bonuses ?? []).filter(isOther),
    backPayments: (input.backPayments ?? []).filter(isOther),
  });
  const withThem = au.calculatePay(alone);
  if (!without.ok || !withThem.ok) return NOTHING;
  const caused = subtract<Decimal>(withThem.value.tax, without.value.tax);
  return isNegative(caused) ? NOTHING : caused;
}

/** Figures of the year that the employee brought along. */
export function auOpeningYear(opening: OpeningBalances): AuYearFigures {
  const { of } = opening;
  return figuresOf<AuYearFigures>([
    ['gross', of('gross')],
    ['tax', of('tax')],
    ['net', openingNet(opening, ['tax', 'deductions'])],
    ['deductions', of('deductions')],
    ['taxableGross', of('gross')],
    ['normalEarnings', of('gross')],
    ['studyLoan', of('student_loan')],
    ['super', of('super')],
    ['rescSuper', of('resc_super')],
    ['sacrificedSuper', of('salary_sacrifice')],
    ['superEarnings', of('qualifying_earnings')],
  ]);
}
