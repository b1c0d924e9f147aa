import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { paysPerYear } from '../../calendar/pay-period';
import { deepFreeze } from '../../immutable/deep-freeze';
import { aud, whole } from '../../money/parse';
import { add, isZero } from '../../money/arithmetic';
import { divide } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { accepted, refused, type Result } from '../../refusal/result';
import { payAllowanceMembers, readPayAllowance } from '../allowances/pay-allowance';
import { payBackPaymentMembers, readPayBackPayment } from '../back-payments/pay-back-payment';
import { payBonusMembers, readPayBonus } from '../bonuses/pay-bonus';
import { payDeductionMembers, readPayDeduction } from '../deductions/pay-deduction';
import { InputReader, type Source } from '../../input/input-reader';
import { payHoursMembers, readPayHours, type PayHours } from '../hours/pay-hours';
import { payLeaveMembers, readPayLeave, type PayLeave, type TimeBank } from '../leave/pay-leave';
import type { LeaveRates } from '../leave/price-leave';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { SuperTiming } from '../payday-super/super-due-date';
import { paySacrificeMembers, readPaySacrifice } from '../salary-sacrifice/pay-sacrifice';
import type { AuPayPeriod } from './au-pay-input';
import type {
  EarlierPay,
  ParsedPay,
  ParsedPeriodShare,
  ParsedTaxedTogether,
  ParsedTermination,
  ParsedYearToDate,
} from './parsed-pay';
import { periodTaxBasisMembers, readPeriodTaxBasis } from './period-tax-basis';
import { employeeMembers, NOBODY, readEmployee } from './read-employee';
import { readTaxDeclaration, taxDeclarationMembers } from './read-tax-declaration';

const NOTHING = aud('0');
const ONE = whole(1);
const NO_DAY = civilDate('0001-01-01');

const frequencies: Readonly<Record<AuPayPeriod, WithholdingFrequency>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  MONTHLY: 'monthly',
  QUARTERLY: 'quarterly',
};
const payPeriods: ReadonlySet<AuPayPeriod> = new Set(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY', 'QUARTERLY'] as const);

const payMembers: ReadonlySet<string> = new Set([
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
  'timeBanked',
  'superTiming',
  'daysPaid',
  'usualEarnings',
  'taxedTogether',
  'periodShare',
  'taxWithheld',
  'termination',
  'isPaidAfterDeath',
]);
const timeBankedMembers: ReadonlySet<string> = new Set(['rdoHours', 'toilHours']);
const superTimingMembers: ReadonlySet<string> = new Set([
  'isFirstContribution',
  'nextRegularPayday',
  'determinationMadeOn',
  'earlierExtendedDueDate',
]);
const taxedTogetherMembers: ReadonlySet<string> = new Set([
  'taxableGross',
  'tax',
  'studyLoan',
  'taxElsewhere',
  'studyLoanElsewhere',
]);
const periodShareMembers: ReadonlySet<string> = new Set([
  'taxableGross',
  'tax',
  'taxOfPay',
  'studyLoanOfPay',
  'superEarningsOfPay',
  'compulsorySuperOfPay',
  'superAboveCompulsoryOfPay',
  'keptElsewhere',
  'taxBasis',
  'taxDeclaration',
]);
const taxWithheldMembers: ReadonlySet<string> = new Set(['tax', 'studyLoan']);
const terminationMembers: ReadonlySet<string> = new Set(['totalAmount', 'taxAmount', 'amountInSuper']);
const yearToDateMembers: ReadonlySet<string> = new Set([
  'gross',
  'superEarningsInQuarter',
  'superEarningsInYear',
  'superContributions',
  'laundryAllowances',
  'normalEarnings',
  'payPeriods',
  'otherPayPeriods',
  'backPaymentsB1',
  'paymentsB2',
  'withheldB2',
  'earlierPays',
]);
const earlierPayMembers: ReadonlySet<string> = new Set([
  'payDate',
  'taxableEarnings',
  'tax',
  'isTaxOfMore',
  'payPeriod',
  'periodEnd',
]);
const otherPayPeriodMembers: ReadonlySet<string> = new Set(['payPeriod', 'count']);

/** No pay period has more days. */
const MOST_DAYS_IN_PERIOD = 92;

/** More pays than any financial year holds are a mistake. */
const MOST_PAYS_IN_YEAR = 366;

const NOTHING_BANKED: Readonly<Record<TimeBank, Decimal>> = deepFreeze({ RDO: NOTHING, TOIL: NOTHING });
const USUAL_TIMING: SuperTiming = deepFreeze({ isFirstContribution: false });
const FIRST_PAY: ParsedYearToDate = deepFreeze({
  gross: NOTHING,
  superEarningsInQuarter: NOTHING,
  superEarningsInYear: NOTHING,
  superContributions: NOTHING,
  laundryAllowances: NOTHING,
  normalEarnings: NOTHING,
  payPeriods: 0,
  backPaymentsB1: NOTHING,
  paymentsB2: NOTHING,
  withheldB2: NOTHING,
  earlierPays: [],
});

/** Turns what came from outside into a pay that can be worked out, or says what is wrong with it first. */
export function parseAuPayInput(input: unknown): Result<ParsedPay> {
  const reader = new InputReader();
  const source = reader.object(input, payMembers);
  const payDate = reader.required(reader.date(source, 'payDate'), 'payDate', NO_DAY);
  const hours = reader.list(source, 'hours', payHoursMembers, (row) => readPayHours(reader, row, NOTHING));
  const leave = reader.list(source, 'leave', payLeaveMembers, (row) => readPayLeave(reader, row, NOTHING));
  const frequency = frequencies[reader.required(reader.code(source, 'payPeriod', payPeriods), 'payPeriod', 'WEEKLY')];
  const pay: ParsedPay = {
    payDate,
    frequency,
    employee: reader.required(
      reader.inside(source, 'employee', employeeMembers, (part) => readEmployee(reader, part, payDate)),
      'employee',
      NOBODY,
    ),
    yearToDate:
      reader.inside(source, 'yearToDate', yearToDateMembers, (part) => readYearToDate(reader, part, frequency)) ??
      FIRST_PAY,
    hours,
    leave,
    allowances: reader.list(source, 'allowances', payAllowanceMembers, (row) =>
      readPayAllowance(reader, row, ONE, payDate),
    ),
    deductions: reader.list(source, 'deductions', payDeductionMembers, (row) => readPayDeduction(reader, row)),
    bonuses: reader.list(source, 'bonuses', payBonusMembers, (row) => readPayBonus(reader, row, NOTHING)),
    paySacrifices: reader.list(source, 'paySacrifices', paySacrificeMembers, (row) => readPaySacrifice(reader, row)),
    backPayments: reader.list(source, 'backPayments', payBackPaymentMembers, (row) =>
      readPayBackPayment(reader, row, NOTHING),
    ),
    timeBanked:
      reader.inside(source, 'timeBanked', timeBankedMembers, (part) => readTimeBanked(reader, part)) ?? NOTHING_BANKED,
    superTiming:
      reader.inside(source, 'superTiming', superTimingMembers, (part) => readTiming(reader, part, payDate)) ??
      USUAL_TIMING,
    daysPaid: reader.count(source, 'daysPaid', MOST_DAYS_IN_PERIOD),
    usualEarnings: reader.dollars(source, 'usualEarnings'),
    taxedTogether: reader.inside(source, 'taxedTogether', taxedTogetherMembers, (part) =>
      readTaxedTogether(reader, part),
    ),
    periodShare: reader.inside(source, 'periodShare', periodShareMembers, (part) => readPeriodShare(reader, part)),
    taxWithheld: reader.inside(source, 'taxWithheld', taxWithheldMembers, (part) => ({
      tax: dollarsNeeded(reader, part, 'tax'),
      studyLoan: reader.dollars(part, 'studyLoan') ?? NOTHING,
    })),
    termination: reader.inside(source, 'termination', terminationMembers, (part) => readTermination(reader, part)),
    isPaidAfterDeath: reader.flag(source, 'isPaidAfterDeath', false),
  };
  if (
    reader.refusal === undefined &&
    isZero(pay.employee.rates.payRatePerHour) &&
    !hasRateOfItsOwn(hours, leave, pay.employee.rates)
  ) {
    reader.refuse(
      'input/missing',
      'employee.payRatePerHour',
      'A row has no rate of its own, so the hourly rate of the employee is needed.',
    );
  }
  if (pay.employee.declaration.schedule?.kind === 'daily-or-casual' && (pay.daysPaid ?? 0) < 1) {
    reader.refuse(
      'input/missing',
      'daysPaid',
      'Somebody engaged day by day needs the number of days that the pay is for.',
    );
  }
  if (pay.taxedTogether !== undefined && pay.periodShare !== undefined) {
    reader.refuse('input/conflict', 'periodShare', 'A pay has either taxedTogether or periodShare.');
  }
  return reader.refusal === undefined ? accepted(pay) : refused(reader.refusal);
}

function hasRateOfItsOwn(hours: readonly PayHours[], leave: readonly PayLeave[], rates: LeaveRates): boolean {
  return (
    hours.every((row) => row.rate !== undefined || isZero(row.value)) &&
    leave.every((row) => row.rate !== undefined || isZero(row.hours) || isPaidByOtherRate(row, rates))
  );
}

function isPaidByOtherRate({ leaveType, multiplier }: PayLeave, rates: LeaveRates): boolean {
  if (leaveType === 'UNPAID') return true;
  if (multiplier !== undefined) return false;
  return (
    (leaveType === 'WORKERS_COMP' && !isZero(rates.hourlyAmountForWorkersCompLeave)) ||
    (leaveType === 'PAID_PARENTAL' && !isZero(rates.hourlyAmountForPaidParentalLeave))
  );
}

function readYearToDate(reader: InputReader, part: Source, frequency: WithholdingFrequency): ParsedYearToDate {
  const others = reader.list(part, 'otherPayPeriods', otherPayPeriodMembers, (row) => ({
    frequency: frequencies[reader.required(reader.code(row, 'payPeriod', payPeriods), 'payPeriod', 'WEEKLY')],
    count: reader.required(reader.count(row, 'count', MOST_PAYS_IN_YEAR), 'count', 0),
  }));
  return {
    gross: reader.dollars(part, 'gross') ?? NOTHING,
    superEarningsInQuarter: reader.dollars(part, 'superEarningsInQuarter') ?? NOTHING,
    superEarningsInYear: reader.dollars(part, 'superEarningsInYear') ?? NOTHING,
    superContributions: reader.dollars(part, 'superContributions') ?? NOTHING,
    laundryAllowances: reader.dollars(part, 'laundryAllowances') ?? NOTHING,
    normalEarnings: reader.dollars(part, 'normalEarnings') ?? NOTHING,
    payPeriods: reader.count(part, 'payPeriods', MOST_PAYS_IN_YEAR) ?? 0,
    ...(others.length === 0 ? {} : { otherPayPeriods: inPeriodsOf(frequency, others) }),
    backPaymentsB1: reader.dollars(part, 'backPaymentsB1') ?? NOTHING,
    paymentsB2: reader.dollars(part, 'paymentsB2') ?? NOTHING,
    withheldB2: reader.dollars(part, 'withheldB2') ?? NOTHING,
    earlierPays: reader.list(part, 'earlierPays', earlierPayMembers, (row) => readEarlierPay(reader, row)),
  };
}

function readEarlierPay(reader: InputReader, row: Source): EarlierPay {
  const payPeriod = reader.code(row, 'payPeriod', payPeriods);
  const tax = dollarsNeeded(reader, row, 'tax');
  return {
    payDate: reader.required(reader.date(row, 'payDate'), 'payDate', NO_DAY),
    taxableEarnings: dollarsNeeded(reader, row, 'taxableEarnings'),
    tax: reader.flag(row, 'isTaxOfMore', false) ? undefined : tax,
    frequency: payPeriod === undefined ? undefined : frequencies[payPeriod],
    periodEnd: reader.date(row, 'periodEnd'),
  };
}

/** Thirteen weeks are three months: periods of other lengths by the time they take of a year. */
function inPeriodsOf(
  frequency: WithholdingFrequency,
  others: readonly { readonly frequency: WithholdingFrequency; readonly count: number }[],
): Decimal {
  return others.reduce<Decimal>(
    (total, other) =>
      add(
        total,
        divide(whole(other.count * paysPerYear[frequency]), whole(paysPerYear[other.frequency]), 10, 'half-up'),
      ),
    whole(0),
  );
}

function readTimeBanked(reader: InputReader, part: Source): Readonly<Record<TimeBank, Decimal>> {
  return {
    RDO: reader.amount(part, 'rdoHours') ?? NOTHING,
    TOIL: reader.amount(part, 'toilHours') ?? NOTHING,
  };
}

function readTiming(reader: InputReader, part: Source, payDate: CivilDate): SuperTiming {
  const nextRegularPayday = reader.date(part, 'nextRegularPayday');
  if (nextRegularPayday !== undefined && nextRegularPayday < payDate) {
    reader.refuse(
      'date/out-of-order',
      'nextRegularPayday',
      `The next regular payday ${nextRegularPayday} is before the pay date ${payDate}.`,
    );
  }
  return {
    isFirstContribution: reader.flag(part, 'isFirstContribution', false),
    nextRegularPayday,
    determinationMadeOn: reader.date(part, 'determinationMadeOn'),
    earlierExtendedDueDate: reader.date(part, 'earlierExtendedDueDate'),
  };
}

function readTaxedTogether(reader: InputReader, part: Source): ParsedTaxedTogether {
  return {
    taxableGross: dollarsNeeded(reader, part, 'taxableGross'),
    tax: dollarsNeeded(reader, part, 'tax'),
    studyLoan: reader.dollars(part, 'studyLoan') ?? NOTHING,
    taxElsewhere: dollarsNeeded(reader, part, 'taxElsewhere'),
    studyLoanElsewhere: reader.dollars(part, 'studyLoanElsewhere') ?? NOTHING,
  };
}

function readPeriodShare(reader: InputReader, part: Source): ParsedPeriodShare {
  return {
    taxableGross: dollarsNeeded(reader, part, 'taxableGross'),
    tax: dollarsNeeded(reader, part, 'tax'),
    taxOfPay: dollarsNeeded(reader, part, 'taxOfPay'),
    studyLoanOfPay: reader.dollars(part, 'studyLoanOfPay') ?? NOTHING,
    superEarningsOfPay: dollarsNeeded(reader, part, 'superEarningsOfPay'),
    compulsorySuperOfPay: dollarsNeeded(reader, part, 'compulsorySuperOfPay'),
    superAboveCompulsoryOfPay: reader.dollars(part, 'superAboveCompulsoryOfPay') ?? NOTHING,
    keptElsewhere: reader.dollars(part, 'keptElsewhere') ?? NOTHING,
    taxBasis: reader.inside(part, 'taxBasis', periodTaxBasisMembers, (own) => readPeriodTaxBasis(reader, own)),
    declaration: reader.inside(part, 'taxDeclaration', taxDeclarationMembers, (own) => readTaxDeclaration(reader, own)),
  };
}

function readTermination(reader: InputReader, part: Source): ParsedTermination {
  return {
    totalAmount: dollarsNeeded(reader, part, 'totalAmount'),
    taxAmount: dollarsNeeded(reader, part, 'taxAmount'),
    amountInSuper: reader.dollars(part, 'amountInSuper') ?? NOTHING,
  };
}

function dollarsNeeded(reader: InputReader, source: Source, key: string): Aud {
  return reader.required(reader.dollars(source, key), key, NOTHING);
}
