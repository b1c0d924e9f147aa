import type { AuPayRecord } from '@anz-payroll/pay-runs';
import { decimal, isZero, subtract, type Decimal } from 'payroll-core/money';
import { deductionLines, earningLines, isNothing } from '../../domain/lines-of-rows';
import { payLine, type PayLine } from '../../domain/pay-line';
import { dollarsOf, sumOf } from '../../domain/totals';
import type { CountryReport } from '../country-report';

/** Reports of Australia. */
export const auReport: CountryReport<'AU'> = {
  language: 'en-AU',
  figureColumns: [
    { name: 'hours', title: 'Hours', kind: 'quantity' },
    { name: 'gross', title: 'Gross', kind: 'amount' },
    { name: 'tax', title: 'PAYG', kind: 'amount' },
    { name: 'deductions', title: 'Deductions', kind: 'amount' },
    { name: 'net', title: 'Net', kind: 'amount' },
    { name: 'super', title: 'Super', kind: 'amount' },
  ],
  figuresOf: ({ result }) => ({
    hours: decimal(result.hoursWorked),
    gross: decimal(result.gross),
    tax: decimal(result.tax),
    deductions: decimal(result.totalDeductions),
    net: decimal(result.net),
    super: decimal(result.super),
  }),
  yearColumns: [
    { name: 'gross', title: 'Gross', kind: 'amount' },
    { name: 'tax', title: 'PAYG', kind: 'amount' },
    { name: 'student_loan', title: 'Of it study loan', kind: 'amount' },
    { name: 'allowances', title: 'Allowances', kind: 'amount' },
    { name: 'deductions', title: 'Deductions', kind: 'amount' },
    { name: 'net', title: 'Net', kind: 'amount' },
    { name: 'super', title: 'Super', kind: 'amount' },
  ],
  linesOf,
  liabilityColumns: [
    { name: 'wages', title: 'Wages', kind: 'amount' },
    { name: 'super', title: 'Employer super', kind: 'amount' },
    { name: 'termination', title: 'Termination payments', kind: 'amount' },
    { name: 'workers_compensation', title: 'Workers’ compensation paid', kind: 'amount' },
  ],
  liabilityOf: (pay) => ({
    wages: subtract(decimal(pay.result.grossBeforeSacrifice), decimal(pay.result.totalWorkersCompensation)),
    super: employerSuper(pay),
    termination: decimal(pay.result.termination?.totalAmount ?? '0'),
    workers_compensation: decimal(pay.result.totalWorkersCompensation),
  }),
  liabilityNote:
    'Wages are earnings before salary sacrifice without weekly workers’ compensation and without termination payments. ' +
    'What an insurer counts (super, termination payments, contractors) differs from state to state.',
  // Fair Work Act 2009 (Cth) s 90(2) has annual leave paid out when the employment ends; personal leave has no such rule.
  leaveNotPaidOut: ['SICK'],
  leaveValuedBy: 'Valued at the rate per hour in the employee’s record, without leave loading and without on-costs.',
  leaveNotes: [
    'Long service leave counts from the first hour, also where it would not be paid yet if somebody left today.',
  ],
  taxRateOfWages: 'BAS Excluded',
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
    net_wages_payable: '804',
  },
};

function linesOf(pay: AuPayRecord): readonly PayLine[] {
  const { result } = pay;
  const own = employerSuper(pay);
  return [
    ...earningLines(pay),
    ...result.bonuses.map(({ description, amount }) => payLine('bonus', 'earned', description, amount)),
    ...result.paySacrifices
      .filter(({ amount }) => !isNothing(amount))
      .map(({ description, amount, isSuper }) =>
        payLine(isSuper ? 'sacrifice-super' : 'sacrifice-other', 'taken', description, amount),
      ),
    ...(isNothing(result.tax) ? [] : [payLine('tax', 'taken', 'PAYG tax withheld', result.tax)]),
    ...deductionLines(pay),
    payLine('net', 'paid', 'Net pay', result.net),
    ...(isZero(own) ? [] : [payLine('employer-super', 'contributed', 'Employer super', dollarsOf(own))]),
  ];
}

/** What the employer pays on top of the wages: sacrificed salary reaches the fund too, and was earned before. */
function employerSuper({ result }: AuPayRecord): Decimal {
  const sacrificed = sumOf(result.paySacrifices.filter(({ isSuper }) => isSuper).map(({ amount }) => amount));
  return subtract(decimal(result.super), sacrificed);
}
