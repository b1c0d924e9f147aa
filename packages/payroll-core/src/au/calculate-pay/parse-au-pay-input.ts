import { civilDate } from '../../calendar/civil-date';
import { aud, whole } from '../../money/parse';
import { isZero } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { accepted, refused, type Result } from '../../refusal/result';
import { payAllowanceMembers, readPayAllowance } from '../allowances/pay-allowance';
import { payBackPaymentMembers, readPayBackPayment } from '../back-payments/pay-back-payment';
import { payBonusMembers, readPayBonus } from '../bonuses/pay-bonus';
import { payDeductionMembers, readPayDeduction } from '../deductions/pay-deduction';
import { Door, type Source } from '../../door/door';
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
import { employeeMembers, NOBODY, readEmployee } from './read-employee';

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
  'termination',
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
]);
const terminationMembers: ReadonlySet<string> = new Set(['totalAmount', 'taxAmount', 'amountInSuper']);
const yearToDateMembers: ReadonlySet<string> = new Set([
  'gross',
  'superEarningsInQuarter',
  'superEarningsInYear',
  'superContributions',
  'normalEarnings',
  'payPeriods',
  'backPaymentsB1',
  'paymentsB2',
  'withheldB2',
  'earlierPays',
]);
const earlierPayMembers: ReadonlySet<string> = new Set(['payDate', 'taxableEarnings', 'tax']);

/** No pay period has more days. */
const MOST_DAYS_IN_PERIOD = 92;

/** More pays than any financial year holds are a mistake. */
const MOST_PAYS_IN_YEAR = 366;

const NOTHING_BANKED: Readonly<Record<TimeBank, Decimal>> = { RDO: NOTHING, TOIL: NOTHING };
const USUAL_TIMING: SuperTiming = { isFirstContribution: false };
const FIRST_PAY: ParsedYearToDate = {
  gross: NOTHING,
  superEarningsInQuarter: NOTHING,
  superEarningsInYear: NOTHING,
  superContributions: NOTHING,
  normalEarnings: NOTHING,
  payPeriods: 0,
  backPaymentsB1: NOTHING,
  paymentsB2: NOTHING,
  withheldB2: NOTHING,
  earlierPays: [],
};

/** Turns what came from outside into a pay that can be worked out, or says what is wrong with it first. */
export function parseAuPayInput(input: unknown): Result<ParsedPay> {
  const door = new Door();
  const source = door.object(input, payMembers);
  const payDate = door.required(door.date(source, 'payDate'), 'payDate', NO_DAY);
  const hours = door.list(source, 'hours', payHoursMembers, (row) => readPayHours(door, row, NOTHING));
  const leave = door.list(source, 'leave', payLeaveMembers, (row) => readPayLeave(door, row, NOTHING));
  const pay: ParsedPay = {
    payDate,
    frequency: frequencies[door.required(door.code(source, 'payPeriod', payPeriods), 'payPeriod', 'WEEKLY')],
    employee: door.required(
      door.inside(source, 'employee', employeeMembers, (part) => readEmployee(door, part)),
      'employee',
      NOBODY,
    ),
    yearToDate: door.inside(source, 'yearToDate', yearToDateMembers, (part) => readYearToDate(door, part)) ?? FIRST_PAY,
    hours,
    leave,
    allowances: door.list(source, 'allowances', payAllowanceMembers, (row) =>
      readPayAllowance(door, row, ONE, payDate),
    ),
    deductions: door.list(source, 'deductions', payDeductionMembers, (row) => readPayDeduction(door, row)),
    bonuses: door.list(source, 'bonuses', payBonusMembers, (row) => readPayBonus(door, row, NOTHING)),
    paySacrifices: door.list(source, 'paySacrifices', paySacrificeMembers, (row) => readPaySacrifice(door, row)),
    backPayments: door.list(source, 'backPayments', payBackPaymentMembers, (row) =>
      readPayBackPayment(door, row, NOTHING),
    ),
    timeBanked:
      door.inside(source, 'timeBanked', timeBankedMembers, (part) => readTimeBanked(door, part)) ?? NOTHING_BANKED,
    superTiming:
      door.inside(source, 'superTiming', superTimingMembers, (part) => readTiming(door, part)) ?? USUAL_TIMING,
    daysPaid: door.count(source, 'daysPaid', MOST_DAYS_IN_PERIOD),
    usualEarnings: door.dollars(source, 'usualEarnings'),
    taxedTogether: door.inside(source, 'taxedTogether', taxedTogetherMembers, (part) => readTaxedTogether(door, part)),
    periodShare: door.inside(source, 'periodShare', periodShareMembers, (part) => readPeriodShare(door, part)),
    termination: door.inside(source, 'termination', terminationMembers, (part) => readTermination(door, part)),
  };
  if (
    door.refusal === undefined &&
    isZero(pay.employee.rates.payRatePerHour) &&
    !hasRateOfItsOwn(hours, leave, pay.employee.rates)
  ) {
    door.refuse(
      'input/missing',
      'employee.payRatePerHour',
      'A row has no rate of its own, so the hourly rate of the employee is needed.',
    );
  }
  if (pay.employee.declaration.schedule?.kind === 'daily-or-casual' && (pay.daysPaid ?? 0) < 1) {
    door.refuse(
      'input/missing',
      'daysPaid',
      'Somebody engaged day by day needs the number of days that the pay is for.',
    );
  }
  if (pay.taxedTogether !== undefined && pay.periodShare !== undefined) {
    door.refuse('input/conflict', 'periodShare', 'A pay has either taxedTogether or periodShare.');
  }
  return door.refusal === undefined ? accepted(pay) : refused(door.refusal);
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

function readYearToDate(door: Door, part: Source): ParsedYearToDate {
  return {
    gross: door.dollars(part, 'gross') ?? NOTHING,
    superEarningsInQuarter: door.dollars(part, 'superEarningsInQuarter') ?? NOTHING,
    superEarningsInYear: door.dollars(part, 'superEarningsInYear') ?? NOTHING,
    superContributions: door.dollars(part, 'superContributions') ?? NOTHING,
    normalEarnings: door.dollars(part, 'normalEarnings') ?? NOTHING,
    payPeriods: door.count(part, 'payPeriods', MOST_PAYS_IN_YEAR) ?? 0,
    backPaymentsB1: door.dollars(part, 'backPaymentsB1') ?? NOTHING,
    paymentsB2: door.dollars(part, 'paymentsB2') ?? NOTHING,
    withheldB2: door.dollars(part, 'withheldB2') ?? NOTHING,
    earlierPays: door.list(part, 'earlierPays', earlierPayMembers, (row) => readEarlierPay(door, row)),
  };
}

function readEarlierPay(door: Door, row: Source): EarlierPay {
  return {
    payDate: door.required(door.date(row, 'payDate'), 'payDate', NO_DAY),
    taxableEarnings: dollarsNeeded(door, row, 'taxableEarnings'),
    tax: dollarsNeeded(door, row, 'tax'),
  };
}

function readTimeBanked(door: Door, part: Source): Readonly<Record<TimeBank, Decimal>> {
  return {
    RDO: door.amount(part, 'rdoHours') ?? NOTHING,
    TOIL: door.amount(part, 'toilHours') ?? NOTHING,
  };
}

function readTiming(door: Door, part: Source): SuperTiming {
  return {
    isFirstContribution: door.flag(part, 'isFirstContribution', false),
    nextRegularPayday: door.date(part, 'nextRegularPayday'),
    determinationMadeOn: door.date(part, 'determinationMadeOn'),
    earlierExtendedDueDate: door.date(part, 'earlierExtendedDueDate'),
  };
}

function readTaxedTogether(door: Door, part: Source): ParsedTaxedTogether {
  return {
    taxableGross: dollarsNeeded(door, part, 'taxableGross'),
    tax: dollarsNeeded(door, part, 'tax'),
    studyLoan: door.dollars(part, 'studyLoan') ?? NOTHING,
    taxElsewhere: dollarsNeeded(door, part, 'taxElsewhere'),
    studyLoanElsewhere: door.dollars(part, 'studyLoanElsewhere') ?? NOTHING,
  };
}

function readPeriodShare(door: Door, part: Source): ParsedPeriodShare {
  return {
    taxableGross: dollarsNeeded(door, part, 'taxableGross'),
    tax: dollarsNeeded(door, part, 'tax'),
    taxOfPay: dollarsNeeded(door, part, 'taxOfPay'),
    studyLoanOfPay: door.dollars(part, 'studyLoanOfPay') ?? NOTHING,
    superEarningsOfPay: dollarsNeeded(door, part, 'superEarningsOfPay'),
    compulsorySuperOfPay: dollarsNeeded(door, part, 'compulsorySuperOfPay'),
    superAboveCompulsoryOfPay: door.dollars(part, 'superAboveCompulsoryOfPay') ?? NOTHING,
    keptElsewhere: door.dollars(part, 'keptElsewhere') ?? NOTHING,
  };
}

function readTermination(door: Door, part: Source): ParsedTermination {
  return {
    totalAmount: dollarsNeeded(door, part, 'totalAmount'),
    taxAmount: dollarsNeeded(door, part, 'taxAmount'),
    amountInSuper: door.dollars(part, 'amountInSuper') ?? NOTHING,
  };
}

function dollarsNeeded(door: Door, source: Source, key: string): Aud {
  return door.required(door.dollars(source, key), key, NOTHING);
}
