import type { NzPayRecord } from '@anz-payroll/pay-runs';
import { add, decimal, isZero, negate, subtract, type Decimal } from 'payroll-core/money';
import { deductionLines, earningLines, isNothing } from '../../domain/lines-of-rows';
import { payLine, type PayLine } from '../../domain/pay-line';
import { dollarsOf, sumOf } from '../../domain/totals';
import type { CountryReport } from '../country-report';

/** Reports of New Zealand. */
export const nzReport: CountryReport<'NZ'> = {
  language: 'en-NZ',
  figureColumns: [
    { name: 'hours', title: 'Hours', kind: 'quantity' },
    { name: 'gross', title: 'Gross', kind: 'amount' },
    { name: 'tax', title: 'PAYE', kind: 'amount' },
    { name: 'student_loan', title: 'Student loan', kind: 'amount' },
    { name: 'kiwisaver_employee', title: 'KiwiSaver', kind: 'amount' },
    { name: 'deductions', title: 'Deductions', kind: 'amount' },
    { name: 'net', title: 'Net', kind: 'amount' },
    { name: 'kiwisaver_employer', title: 'Employer KiwiSaver', kind: 'amount' },
    { name: 'esct', title: 'ESCT', kind: 'amount' },
  ],
  figuresOf: (pay) => ({
    hours: decimal(pay.result.hoursWorked),
    gross: decimal(pay.result.gross),
    tax: decimal(pay.result.tax),
    student_loan: studentLoan(pay),
    kiwisaver_employee: decimal(pay.result.kiwisaverEmployeeAmount),
    deductions: decimal(pay.result.totalDeductions),
    net: decimal(pay.result.net),
    kiwisaver_employer: decimal(pay.result.kiwisaverEmployerAmount),
    esct: decimal(pay.result.kiwisaverEsctAmount),
  }),
  yearColumns: [
    { name: 'gross', title: 'Gross', kind: 'amount' },
    { name: 'tax', title: 'PAYE', kind: 'amount' },
    { name: 'student_loan', title: 'Student loan', kind: 'amount' },
    { name: 'kiwisaver_employee', title: 'KiwiSaver', kind: 'amount' },
    { name: 'allowances', title: 'Allowances', kind: 'amount' },
    { name: 'deductions', title: 'Deductions', kind: 'amount' },
    { name: 'net', title: 'Net', kind: 'amount' },
    { name: 'kiwisaver_employer', title: 'Employer KiwiSaver', kind: 'amount' },
  ],
  linesOf,
  liabilityColumns: [
    { name: 'liable_earnings', title: 'Liable earnings', kind: 'amount' },
    { name: 'acc_earners_levy', title: 'Earners’ levy in PAYE', kind: 'amount' },
    { name: 'first_week_compensation', title: 'First-week compensation', kind: 'amount' },
  ],
  liabilityOf: (pay) => ({
    liable_earnings: decimal(pay.result.taxableGross),
    acc_earners_levy: decimal(pay.result.accEarnersLevy),
    first_week_compensation: firstWeekCompensation(pay),
  }),
  liabilityNote:
    'Liable earnings are taxable gross earnings before the yearly maximum for each employee. ACC works out the employer levy ' +
    'from the payday filings; this report lets you check its invoice.',
  // Holidays Act 2003 (NZ) s 24, 25 and 60 pay out annual and alternative holidays; sick and family violence leave end unpaid.
  leaveNotPaidOut: ['SICK', 'NZ_FAMILY_VIOLENCE'],
  leaveValuedBy:
    'The value of the hours is at the rate per hour in the employee’s record. The liability is what leaving after the last pay period that was ' +
    'paid would pay (Holidays Act 2003 ss 23 to 26, 60), without on-costs: annual holidays at the greater of ordinary weekly pay and average ' +
    'weekly earnings, alternative holidays at relevant or average daily pay, and eight per cent of what was earned since the last anniversary and of these payments.',
  leaveNotes: [
    'Public holidays that would fall into the annual holidays left after the last day (Holidays Act 2003 s 40) are not in it.',
  ],
  taxRateOfWages: 'No GST',
  journalAccounts: {
    wages: '477',
    overtime: '477',
    leave: '477',
    allowances: '477',
    bonuses: '477',
    termination: '477',
    employer_contributions: '478',
    tax_payable: '825',
    contributions_payable: '826',
    deductions_payable: '814',
    child_support_payable: '814',
    salary_sacrifice_payable: '814',
    net_wages_payable: '814',
  },
};

function linesOf(pay: NzPayRecord): readonly PayLine[] {
  const { result } = pay;
  const loan = studentLoan(pay);
  // Tax on an employer contribution that counts as pay comes out of the contribution and returns to the pay.
  const kept = subtract(
    subtract(decimal(result.kiwisaverEmployerAmount), decimal(result.kiwisaverEsctAmount)),
    decimal(result.kiwisaverEmployerNetAmount),
  );
  const taken = (
    [
      ['tax', 'PAYE', decimal(result.tax)],
      ['student-loan', 'Student loan', loan],
      ['kiwisaver-employee', 'KiwiSaver employee contribution', decimal(result.kiwisaverEmployeeAmount)],
      ['employer-kiwisaver', 'Employer contribution kept for the tax on it', negate(kept)],
    ] as const
  ).flatMap(([kind, description, amount]) =>
    isZero(amount) ? [] : [payLine(kind, 'taken', description, dollarsOf(amount))],
  );
  const contributed = (
    [
      [
        'employer-kiwisaver',
        'Employer KiwiSaver',
        subtract(decimal(result.kiwisaverEmployerAmount), decimal(result.kiwisaverEsctAmount)),
      ],
      ['esct', 'Employer superannuation contribution tax', decimal(result.kiwisaverEsctAmount)],
    ] as const
  ).flatMap(([kind, description, amount]) =>
    isZero(amount) ? [] : [payLine(kind, 'contributed', description, dollarsOf(amount))],
  );
  return [
    ...earningLines(pay),
    ...result.bonuses
      .filter(({ isNzEss, isNzEssCashSettled }) => !isNzEss || isNzEssCashSettled)
      .map(({ description, amount }) => payLine('bonus', 'earned', description, amount)),
    ...holidayPayLine('Holiday pay', result.holidayPayWithPay),
    ...holidayPayLine('Holiday pay of the closedown', result.closedownHolidayPay),
    ...taken,
    ...deductionLines(pay),
    payLine('net', 'paid', 'Net pay', result.net),
    ...contributed,
  ];
}

/** Pays that were stored before it could be paid with the pay have none. */
function holidayPayLine(description: string, amount: string | undefined): readonly PayLine[] {
  return amount === undefined || isNothing(amount) ? [] : [payLine('holiday-pay', 'earned', description, amount)];
}

function studentLoan({ result }: NzPayRecord): Decimal {
  return add(
    add(decimal(result.nzStudentLoan), decimal(result.periodStudentLoanCir)),
    decimal(result.periodStudentLoanBor),
  );
}

function firstWeekCompensation({ result }: NzPayRecord): Decimal {
  return sumOf(result.leave.filter(({ leaveType }) => leaveType === 'NZ_ACC_WORKERS_COMP').map(({ amount }) => amount));
}
