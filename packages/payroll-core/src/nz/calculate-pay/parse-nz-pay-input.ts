import { civilDate } from '../../calendar/civil-date';
import { isZero } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { accepted, refused, type Result } from '../../refusal/result';
import { nzPayAllowanceMembers, readNzPayAllowance } from '../allowances/pay-allowance';
import { nzPayBackPaymentMembers, readNzPayBackPayment } from '../back-payments/pay-back-payment';
import { nzPayBonusMembers, readNzPayBonus } from '../bonuses/pay-bonus';
import { nzPayDeductionMembers, readNzPayDeduction } from '../deductions/pay-deduction';
import { InputReader, type Source } from '../../input/input-reader';
import { dollars, dollarsNeeded, signedDollars } from '../dollars/dollars';
import type { EarlierPay } from '../extra-pays/annualise-before-extra-pay';
import { nzPayHoursMembers, readNzPayHours } from '../hours/pay-hours';
import { nzPayLeaveMembers, readNzPayLeave } from '../leave/pay-leave';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import { taxCodeOf } from '../tax-codes/tax-code';
import type { NzPayInput, NzPayPeriod } from './nz-pay-input';
import type { ParsedNzClosedown, ParsedNzPay, ParsedNzTaxedTogether, ParsedNzTermination } from './parsed-nz-pay';
import { NOBODY, nzEmployeeMembers, readNzEmployee } from './read-nz-employee';
import { restOfPeriod } from './rest-of-period';

const NIL = nzd('0');
const MOST_DAYS_IN_PERIOD = 31;
const NO_DAY = civilDate('0001-01-01');

const frequencies: Readonly<Record<NzPayPeriod, NzPayFrequency>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  FOUR_WEEKLY: 'four-weekly',
  MONTHLY: 'monthly',
};
const payPeriods: ReadonlySet<NzPayPeriod> = new Set(['WEEKLY', 'FORTNIGHTLY', 'FOUR_WEEKLY', 'MONTHLY'] as const);
const methods: ReadonlySet<'COMBINED' | 'ALONE'> = new Set(['COMBINED', 'ALONE'] as const);

export const nzPayMembers: ReadonlySet<string> = new Set([
  'payDate',
  'payPeriod',
  'employee',
  'yearToDate',
  'hours',
  'leave',
  'allowances',
  'deductions',
  'bonuses',
  'paySacrifices',
  'backPayments',
  'earlierPays',
  'daysPaid',
  'standardDaysInPeriod',
  'isFinalPay',
  'isOffCycle',
  'extraPayMethod',
  'taxedTogether',
  'termination',
  'closedown',
]);
const closedownMembers: ReadonlySet<string> = new Set(['grossSince', 'paidInAdvance', 'paidWithPay', 'isExtraPay']);
const yearToDateMembers: ReadonlySet<string> = new Set(['taxable']);
const earlierPayMembers: ReadonlySet<string> = new Set(['payDate', 'ordinaryEarnings']);
const taxedTogetherMembers: ReadonlySet<string> = new Set([
  'taxableGross',
  'paye',
  'levy',
  'studentLoan',
  'payeElsewhere',
  'levyElsewhere',
  'studentLoanElsewhere',
  'studentLoanCir',
  'studentLoanBor',
  'studentLoanCirElsewhere',
  'studentLoanBorElsewhere',
  'taxedAtLowRate',
  'asOnePay',
  'paidBeforeFourWeeks',
]);
const terminationMembers: ReadonlySet<string> = new Set([
  'totalAmount',
  'taxAmount',
  'levyAmount',
  'amountInKiwisaver',
  'amountNotLiableForAcc',
  'taxedAtLowRate',
]);
const noMembers: ReadonlySet<string> = new Set();

/** Turns what came from outside into a pay that can be worked out, or says what is wrong with it first. */
export function parseNzPayInput(input: unknown): Result<ParsedNzPay> {
  const reader = new InputReader(whyNotInNz);
  const source = reader.object(input, nzPayMembers);
  refuseSacrifices(reader, source);
  const payDate = reader.required(reader.date(source, 'payDate'), 'payDate', NO_DAY);
  const pay: ParsedNzPay = {
    payDate,
    frequency: frequencies[reader.required(reader.code(source, 'payPeriod', payPeriods), 'payPeriod', 'WEEKLY')],
    employee: reader.required(
      reader.inside(source, 'employee', nzEmployeeMembers, (part) => readNzEmployee(reader, part, payDate)),
      'employee',
      NOBODY,
    ),
    yearToDateTaxable: reader.inside(source, 'yearToDate', yearToDateMembers, (part) =>
      dollars(reader, part, 'taxable'),
    ),
    hours: reader.list(source, 'hours', nzPayHoursMembers, (row) => readNzPayHours(reader, row)),
    leave: reader.list(source, 'leave', nzPayLeaveMembers, (row) => readNzPayLeave(reader, row)),
    allowances: reader.list(source, 'allowances', nzPayAllowanceMembers, (row) => readNzPayAllowance(reader, row)),
    deductions: reader.list(source, 'deductions', nzPayDeductionMembers, (row) => readNzPayDeduction(reader, row)),
    bonuses: reader.list(source, 'bonuses', nzPayBonusMembers, (row) => readNzPayBonus(reader, row)),
    backPayments: reader.list(source, 'backPayments', nzPayBackPaymentMembers, (row) =>
      readNzPayBackPayment(reader, row),
    ),
    earlierPays:
      source['earlierPays'] === undefined || source['earlierPays'] === null
        ? undefined
        : reader.list(source, 'earlierPays', earlierPayMembers, (row) => readEarlierPay(reader, row)),
    daysPaid: reader.count(source, 'daysPaid', MOST_DAYS_IN_PERIOD),
    standardDaysInPeriod: reader.count(source, 'standardDaysInPeriod', MOST_DAYS_IN_PERIOD),
    isFinalPay: reader.flag(source, 'isFinalPay', false),
    isOffCycle: reader.flag(source, 'isOffCycle', false),
    extraPayMethod: reader.code(source, 'extraPayMethod', methods) === 'ALONE' ? 'alone' : 'combined',
    taxedTogether: reader.inside(source, 'taxedTogether', taxedTogetherMembers, (part) =>
      readTaxedTogether(reader, part),
    ),
    termination: reader.inside(source, 'termination', terminationMembers, (part) => readTermination(reader, part)),
    closedown: reader.inside(source, 'closedown', closedownMembers, (part) => readClosedown(reader, part)),
  };
  refuseWithoutRate(reader, pay);
  return reader.refusal === undefined ? accepted(withCertificateInForce(pay)) : refused(reader.refusal);
}

/**
 * A certificate counts on the days it covers. Outside them the code that the employee declared before it counts again,
 * and without one ND.
 * @law Inland Revenue payroll specification 5.9
 */
function withCertificateInForce(pay: ParsedNzPay): ParsedNzPay {
  const { certificate } = pay.employee;
  if (certificate === undefined) return pay;
  const { from, until, previousTaxCode } = certificate;
  if ((from === undefined || from <= pay.payDate) && (until === undefined || pay.payDate <= until)) return pay;
  const taxCode = previousTaxCode ?? taxCodeOf('ND');
  const employee = { ...pay.employee, taxCode, certificate: undefined, lapsedCertificate: certificate };
  return { ...pay, employee };
}

const NO_SACRIFICES =
  'Salary sacrifice is not part of New Zealand pays; an employer contribution treated as pay is (employer_contrib_tax_method).';

/** Members that Australian pays have. */
function whyNotInNz(path: string, name: string): string | undefined {
  if (path === 'paySacrifices') return NO_SACRIFICES;
  return name === 'isAdjustment'
    ? '"isAdjustment" is a member of Australian rows only. In New Zealand correct the pay that was wrong.'
    : undefined;
}

function refuseSacrifices(reader: InputReader, source: Source): void {
  const rows = reader.list(source, 'paySacrifices', noMembers, () => true);
  if (rows.length > 0) reader.refuse('input/not-allowed', 'paySacrifices', NO_SACRIFICES);
}

function readEarlierPay(reader: InputReader, row: Source): EarlierPay {
  return {
    payDate: reader.required(reader.date(row, 'payDate'), 'payDate', NO_DAY),
    ordinaryEarnings: dollarsNeeded(reader, row, 'ordinaryEarnings'),
  };
}

function readTaxedTogether(reader: InputReader, part: Source): ParsedNzTaxedTogether {
  // What PAYE was worked out on is below zero where a termination takes holidays in advance back.
  const earnings = reader.required(signedDollars(reader, part, 'taxableGross'), 'taxableGross', NIL);
  const of = (rule: string, all: string, elsewhere: string) =>
    restOfPeriod(rule, dollars(reader, part, all) ?? NIL, dollars(reader, part, elsewhere) ?? NIL, earnings);
  const whereGiven = (rule: string, all: string) =>
    dollars(reader, part, all) === undefined ? undefined : of(rule, all, `${all}Elsewhere`);
  for (const needed of ['paye', 'levy', 'payeElsewhere', 'levyElsewhere']) dollarsNeeded(reader, part, needed);
  return {
    paye: of('nz.pay.paye-of-period', 'paye', 'payeElsewhere'),
    levy: of('nz.pay.levy-of-period', 'levy', 'levyElsewhere'),
    studentLoan: of('nz.pay.student-loan-of-period', 'studentLoan', 'studentLoanElsewhere'),
    compulsoryExtra: whereGiven('nz.pay.student-loan-cir-of-period', 'studentLoanCir'),
    voluntary: whereGiven('nz.pay.student-loan-bor-of-period', 'studentLoanBor'),
    taxedAtLowRate:
      (part['taxedAtLowRate'] ?? undefined) === undefined ? undefined : reader.flag(part, 'taxedAtLowRate', false),
    asOnePay: reader.inside(part, 'asOnePay', nzPayMembers, (pay) => pay as unknown as NzPayInput),
    paidBeforeFourWeeks: dollars(reader, part, 'paidBeforeFourWeeks'),
  };
}

function readClosedown(reader: InputReader, part: Source): ParsedNzClosedown {
  return {
    grossSince: dollarsNeeded(reader, part, 'grossSince'),
    paidInAdvance: dollars(reader, part, 'paidInAdvance') ?? NIL,
    paidWithPay: dollars(reader, part, 'paidWithPay') ?? NIL,
    isExtraPay: reader.flag(part, 'isExtraPay', false),
  };
}

function readTermination(reader: InputReader, part: Source): ParsedNzTermination {
  return {
    // Below zero where leave taken in advance comes back.
    totalAmount: reader.required(signedDollars(reader, part, 'totalAmount'), 'totalAmount', NIL),
    taxAmount: dollarsNeeded(reader, part, 'taxAmount'),
    levyAmount: dollars(reader, part, 'levyAmount') ?? NIL,
    amountInKiwisaver: signedDollars(reader, part, 'amountInKiwisaver') ?? NIL,
    amountNotLiableForAcc: dollars(reader, part, 'amountNotLiableForAcc') ?? NIL,
    taxedAtLowRate: reader.flag(part, 'taxedAtLowRate', false),
  };
}

function refuseWithoutRate(reader: InputReader, { hours, employee }: ParsedNzPay): void {
  if (!isZero(employee.payRatePerHour)) return;
  if (hours.some((row) => row.rate === undefined && !isZero(row.value))) {
    reader.refuse(
      'input/missing',
      'employee.payRatePerHour',
      'A row of hours has no rate of its own, so the hourly rate of the employee is needed.',
    );
  }
}
