import type { DecimalText } from './pay-command';

/** Sums of a financial year in either country. */
type CommonYearName =
  | 'gross'
  | 'tax'
  | 'net'
  | 'super'
  | 'deductions'
  | 'allowances'
  | 'hoursWorked'
  | 'termination'
  | 'terminationTax';

type AuYearName =
  | CommonYearName
  | 'taxableGross'
  | 'studyLoan'
  | 'compulsorySuper'
  | 'rescSuper'
  | 'earningsForSuper'
  | 'superEarnings'
  | 'workersCompensation'
  | 'normalEarnings'
  | 'backPaymentsB1'
  | 'paymentsB2'
  | 'withheldB2'
  | 'sacrificedSuper'
  | 'sacrificedOther'
  | 'leaveLoading'
  | 'lumpSumA'
  | 'lumpSumB'
  | 'lumpSumD'
  | 'etpTaxable'
  | 'etpTaxFree'
  | 'etpTax';

type NzYearName =
  | CommonYearName
  | 'taxable'
  | 'paye'
  | 'accEarnersLevy'
  | 'payrollGivingCredit'
  | 'studentLoan'
  | 'studentLoanCir'
  | 'studentLoanBor'
  | 'kiwisaverEmployee'
  | 'kiwisaverEmployer'
  | 'esct'
  | 'holidaysGross'
  | 'ordinaryEarnings';

/** Deductions by classification. */
type DeductionName = `deduction:${string}`;

/** Earnings for super of one quarter by its first day, and income by the kinds that Single Touch Payroll reports. */
type AuCodedName = DeductionName | `superEarnings:${string}` | `category:${string}`;

/** What an Australian financial year holds of an employee; a figure that is zero is left out. */
export type AuYearFigures = { readonly [N in AuYearName]?: DecimalText } & { readonly [N in AuCodedName]: DecimalText };

/** What a New Zealand tax year holds of an employee; a figure that is zero is left out. */
export type NzYearFigures = { readonly [N in NzYearName]?: DecimalText } & {
  readonly [N in DeductionName]: DecimalText;
};
