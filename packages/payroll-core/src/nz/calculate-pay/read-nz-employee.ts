import { civilDate, completedYears, type CivilDate } from '../../calendar/civil-date';
import { deepFreeze } from '../../immutable/deep-freeze';
import { nzd, whole } from '../../money/parse';
import type { InputReader, Source } from '../../input/input-reader';
import { dollars, dollarsNeeded } from '../dollars/dollars';
import {
  holidayPayWithPayBases,
  type HolidayPayWithPayBasis,
  type HolidayPayWithPayTerms,
} from '../holiday-pay-with-pay/holiday-pay-with-pay';
import { kiwisaverStatusCodes, type KiwisaverStatusCode } from '../kiwisaver/status-code';
import type { NzLeaveBalances } from '../leave/move-balances';
import type { SchedularContract } from '../schedular-payments/choose-schedular-rate';
import type { CompulsoryExtra } from '../student-loan/deduct-compulsory-extra';
import type { VoluntaryExtra } from '../student-loan/deduct-voluntary';
import { parseTaxCode, taxCodeOf, type TaxCode } from '../tax-codes/tax-code';
import type {
  Certificate,
  DaysBetween,
  EsctEarningsOfPay,
  KiwisaverSettings,
  LeaveFacts,
  ParsedNzEmployee,
} from './parsed-nz-pay';

export const nzEmployeeMembers: ReadonlySet<string> = new Set([
  'dateOfBirth',
  'payRatePerHour',
  'nzTaxCode',
  'hasStudentLoan',
  'noDeclaration',
  'taxCertificate',
  'studentLoanSpecialRate',
  'studentLoanCir',
  'studentLoanBor',
  'schedular',
  'kiwisaverStatusCode',
  'kiwisaverEmployeeRate',
  'kiwisaverEmployerRate',
  'kiwisaverCecObligation',
  'kiwisaverOptedOut',
  'kiwisaverSavingsSuspension',
  'kiwisaverTemporaryReduction',
  'otherEmployerContributions',
  'esctRate',
  'esctRateIsDefault',
  'esctEarnings',
  'employerContribTaxMethod',
  'employerContribPayeFraction',
  'employerContribPaidAs',
  'extraPayElectedRate',
  'minimumWage',
  'hoursPerWeek',
  'hoursPerDay',
  'ordinaryWeeklyPay',
  'averageWeeklyEarnings',
  'relevantDailyPay',
  'averageDailyPay',
  'holidayPayWithPay',
  'holidayLeaveHours',
  'sickLeaveHours',
  'altHolidayHours',
  'familyViolenceLeaveHours',
  'entitlementsArising',
]);
const certificateMembers: ReadonlySet<string> = new Set([
  'rate',
  'studentLoanRate',
  'studentLoanThresholdApplies',
  'from',
  'until',
  'previousTaxCode',
]);
const esctEarningsMembers: ReadonlySet<string> = new Set(['lastYear', 'expected']);
const LAST_YEAR = 2199;
const lastYearMembers: ReadonlySet<string> = new Set(['salaryOrWages', 'employerContributions', 'year']);
const expectedMembers: ReadonlySet<string> = new Set(['startDate', 'pay', 'employerContribution', 'payDays']);
const withPayMembers: ReadonlySet<string> = new Set([
  'basis',
  'startDate',
  'endDate',
  'isAgreed',
  'isSeriesAgreed',
  'employedSince',
]);
const withPayBases: ReadonlySet<HolidayPayWithPayBasis> = new Set(holidayPayWithPayBases);
const cirMembers: ReadonlySet<string> = new Set(['rate', 'remaining']);
const borMembers: ReadonlySet<string> = new Set(['amount', 'rate']);
const schedularMembers: ReadonlySet<string> = new Set(['activity', 'electedRate', 'certificateRate', 'noNotification']);
const suspensionMembers: ReadonlySet<string> = new Set(['from', 'until', 'employerContinues']);
const reductionMembers: ReadonlySet<string> = new Set(['from', 'until', 'employerMatches']);
const averageWeeklyMembers: ReadonlySet<string> = new Set(['gross', 'weeks', 'days']);
const averageDailyMembers: ReadonlySet<string> = new Set(['gross', 'days']);
const balanceMembers: ReadonlySet<string> = new Set([
  'holidayLeaveHours',
  'sickLeaveHours',
  'altHolidayHours',
  'familyViolenceLeaveHours',
]);

const statusCodes: ReadonlySet<KiwisaverStatusCode> = new Set(kiwisaverStatusCodes);
const taxMethods: ReadonlySet<'ESCT' | 'PAYE'> = new Set(['ESCT', 'PAYE'] as const);
const paidAs: ReadonlySet<'GROSS' | 'NET'> = new Set(['GROSS', 'NET'] as const);
const wages = { ADULT: 'adult', STARTING_OUT: 'startingOut', TRAINING: 'training', NONE: undefined } as const;
const wageCodes: ReadonlySet<keyof typeof wages> = new Set(['ADULT', 'STARTING_OUT', 'TRAINING', 'NONE'] as const);

const NIL = nzd('0');
const ONE = whole(1);
const NO_DAY = civilDate('0001-01-01');
const MOST_PAY_DAYS = 366;
const MINIMUM_WAGE_FROM_AGE = 16;
const NO_LEAVE: NzLeaveBalances = deepFreeze({ annual: NIL, sick: NIL, alternative: NIL, familyViolence: NIL });

/** Stands in for an employee that was not given, so that reading can go on to its refusal. */
export const NOBODY: ParsedNzEmployee = {
  dateOfBirth: undefined,
  payRatePerHour: NIL,
  taxCode: taxCodeOf('ND'),
  certificate: undefined,
  studentLoanSpecialRate: undefined,
  studentLoanCir: undefined,
  studentLoanBor: undefined,
  schedular: undefined,
  kiwisaver: {
    statusCode: 'NK',
    employeeRate: undefined,
    employerRate: undefined,
    cecObligation: undefined,
    optedOut: false,
    suspension: undefined,
    reduction: undefined,
    otherContributions: NIL,
  },
  esctRate: undefined,
  esctRateIsDefault: false,
  esctEarnings: undefined,
  contributionAsPay: undefined,
  extraPayElectedRate: undefined,
  minimumWage: undefined,
  leave: {
    hoursPerWeek: undefined,
    hoursPerDay: undefined,
    ordinaryWeeklyPay: undefined,
    averageWeekly: undefined,
    relevantDailyPay: undefined,
    averageDaily: undefined,
  },
  holidayPayWithPay: undefined,
  balances: NO_LEAVE,
  arising: NO_LEAVE,
};

export function readNzEmployee(reader: InputReader, part: Source, payDate: CivilDate): ParsedNzEmployee {
  const dateOfBirth = reader.dateOfBirth(part, payDate);
  const taxCode = readTaxCode(reader, part);
  const certificate = reader.inside(part, 'taxCertificate', certificateMembers, (own) => readCertificate(reader, own));
  if (taxCode.kind === 'certificate' && certificate === undefined) {
    reader.refuse('input/missing', 'taxCertificate', 'Tax code STC needs the rate of its certificate.');
  }
  const schedular = reader.inside(part, 'schedular', schedularMembers, (own) => readSchedular(reader, own));
  if (taxCode.kind === 'schedular' && schedular === undefined) {
    reader.refuse('input/missing', 'schedular', 'Tax code WT needs the activity that is paid for.');
  }
  return {
    dateOfBirth,
    payRatePerHour: reader.amount(part, 'payRatePerHour') ?? NIL,
    taxCode,
    // With another code the certificate is one that has ended, or has not begun.
    certificate: taxCode.kind === 'certificate' ? certificate : undefined,
    studentLoanSpecialRate: reader.fraction(part, 'studentLoanSpecialRate'),
    studentLoanCir: reader.inside(part, 'studentLoanCir', cirMembers, (own) => readCir(reader, own)),
    studentLoanBor: reader.inside(part, 'studentLoanBor', borMembers, (own) => readBor(reader, own)),
    schedular,
    kiwisaver: readKiwisaver(reader, part),
    esctRate: reader.fraction(part, 'esctRate'),
    esctRateIsDefault: reader.flag(part, 'esctRateIsDefault', false),
    esctEarnings: reader.inside(part, 'esctEarnings', esctEarningsMembers, (own) => readEsctEarnings(reader, own)),
    contributionAsPay: readContributionAsPay(reader, part),
    extraPayElectedRate: reader.fraction(part, 'extraPayElectedRate'),
    minimumWage: readMinimumWage(reader, part, dateOfBirth, payDate),
    leave: readLeaveFacts(reader, part),
    holidayPayWithPay: reader.inside(part, 'holidayPayWithPay', withPayMembers, (own) => readWithPay(reader, own)),
    balances: readBalances(reader, part),
    arising: reader.inside(part, 'entitlementsArising', balanceMembers, (own) => readBalances(reader, own)) ?? NO_LEAVE,
  };
}

/**
 * The one that was told. Left out, that of adults; nobody below the age of 16 has a minimum wage.
 * @law Minimum Wage Act 1983 s 4
 */
function readMinimumWage(
  reader: InputReader,
  part: Source,
  dateOfBirth: CivilDate | undefined,
  payDate: CivilDate,
): ParsedNzEmployee['minimumWage'] {
  const told = reader.code(part, 'minimumWage', wageCodes);
  if (told !== undefined) return wages[told];
  const isBelowAge = dateOfBirth !== undefined && completedYears(dateOfBirth, payDate) < MINIMUM_WAGE_FROM_AGE;
  return isBelowAge ? undefined : 'adult';
}

function readTaxCode(reader: InputReader, part: Source): TaxCode {
  const hasStudentLoan = reader.flag(part, 'hasStudentLoan', false);
  if (reader.flag(part, 'noDeclaration', false)) return taxCodeOf('ND');
  const given = part['nzTaxCode'];
  if (given === undefined || given === null) {
    reader.refuse('input/missing', 'nzTaxCode', 'A tax code is needed, unless the employee made no declaration.');
    return NOBODY.taxCode;
  }
  const parsed = parseTaxCode(given);
  if (!parsed.ok) {
    reader.refuse(parsed.error.code, 'nzTaxCode', parsed.error.message);
    return NOBODY.taxCode;
  }
  return hasStudentLoan ? { ...parsed.value, studentLoan: true } : parsed.value;
}

function readCertificate(reader: InputReader, own: Source): Certificate {
  return {
    rate: reader.required(reader.fraction(own, 'rate'), 'rate', NIL),
    studentLoanRate: reader.fraction(own, 'studentLoanRate'),
    studentLoanThresholdApplies: reader.flag(own, 'studentLoanThresholdApplies', true),
    ...readCertificateDays(reader, own),
    previousTaxCode: readPreviousTaxCode(reader, own),
  };
}

function readCertificateDays(reader: InputReader, own: Source): Partial<DaysBetween> {
  const from = reader.date(own, 'from');
  const until = reader.date(own, 'until');
  if (from !== undefined && until !== undefined && from > until) {
    reader.refuse('date/out-of-order', 'until', `The certificate ends on ${until}, before it starts on ${from}.`);
  }
  return { ...(from === undefined ? {} : { from }), until };
}

function readPreviousTaxCode(reader: InputReader, own: Source): TaxCode | undefined {
  const given = own['previousTaxCode'];
  if (given === undefined || given === null) return undefined;
  const parsed = parseTaxCode(given);
  if (!parsed.ok) {
    reader.refuse(parsed.error.code, 'previousTaxCode', parsed.error.message);
    return undefined;
  }
  if (parsed.value.kind === 'certificate' || parsed.value.kind === 'schedular') {
    reader.refuse(
      'input/conflict',
      'previousTaxCode',
      'The code before a certificate is one that the employee declared.',
    );
  }
  return parsed.value;
}

function readEsctEarnings(reader: InputReader, own: Source): EsctEarningsOfPay | undefined {
  const lastYear = reader.inside(own, 'lastYear', lastYearMembers, (year) => ({
    kind: 'last-year' as const,
    salaryOrWages: dollarsNeeded(reader, year, 'salaryOrWages'),
    employerContributions: dollarsNeeded(reader, year, 'employerContributions'),
    year: reader.count(year, 'year', LAST_YEAR),
  }));
  const expected = reader.inside(own, 'expected', expectedMembers, (year) => ({
    kind: 'expected' as const,
    startDate: reader.required(reader.date(year, 'startDate'), 'startDate', NO_DAY),
    pay: dollarsNeeded(reader, year, 'pay'),
    employerContribution: dollarsNeeded(reader, year, 'employerContribution'),
    payDays: positiveCount(reader, year, 'payDays'),
  }));
  if (lastYear !== undefined && expected !== undefined) {
    reader.refuse(
      'input/conflict',
      'expected',
      'The ESCT rate follows from last year or from expected earnings, not from both.',
    );
  }
  return lastYear ?? expected;
}

function positiveCount(reader: InputReader, source: Source, key: string): number {
  const count = reader.required(reader.count(source, key, MOST_PAY_DAYS), key, 1);
  if (count > 0) return count;
  reader.refuse('amount/not-positive', key, 'A pay covers at least one day.');
  return 1;
}

function readWithPay(reader: InputReader, own: Source): HolidayPayWithPayTerms {
  return {
    basis: reader.required(reader.code(own, 'basis', withPayBases), 'basis', 'FIXED_TERM'),
    startDate: reader.required(reader.date(own, 'startDate'), 'startDate', NO_DAY),
    endDate: reader.date(own, 'endDate'),
    isAgreed: reader.required(reader.flag(own, 'isAgreed', undefined), 'isAgreed', false),
    isSeriesAgreed: reader.flag(own, 'isSeriesAgreed', false),
    employedSince: reader.date(own, 'employedSince'),
  };
}

function readCir(reader: InputReader, own: Source): CompulsoryExtra {
  return {
    rate: reader.required(reader.fraction(own, 'rate'), 'rate', NIL),
    remaining: dollars(reader, own, 'remaining'),
  };
}

function readBor(reader: InputReader, own: Source): VoluntaryExtra {
  const amount = dollars(reader, own, 'amount');
  const rate = reader.fraction(own, 'rate');
  if ((amount === undefined) === (rate === undefined)) {
    reader.refuse('input/conflict', 'amount', 'A voluntary student loan deduction has either an amount or a rate.');
  }
  return rate === undefined ? { amount: amount ?? NIL } : { rate };
}

function readSchedular(reader: InputReader, own: Source): SchedularContract {
  return {
    activity: reader.required(reader.text(own, 'activity', 60), 'activity', ''),
    noNotification: reader.flag(own, 'noNotification', false),
    electedRate: reader.fraction(own, 'electedRate'),
    certificateRate: reader.fraction(own, 'certificateRate'),
  };
}

function readKiwisaver(reader: InputReader, part: Source): KiwisaverSettings {
  return {
    statusCode: reader.code(part, 'kiwisaverStatusCode', statusCodes) ?? 'AE',
    employeeRate: reader.fraction(part, 'kiwisaverEmployeeRate'),
    employerRate: reader.fraction(part, 'kiwisaverEmployerRate'),
    cecObligation: reader.flag(part, 'kiwisaverCecObligation', undefined),
    optedOut: reader.flag(part, 'kiwisaverOptedOut', false),
    suspension: reader.inside(part, 'kiwisaverSavingsSuspension', suspensionMembers, (own) => ({
      ...readDays(reader, own),
      employerContinues: reader.flag(own, 'employerContinues', false),
    })),
    reduction: reader.inside(part, 'kiwisaverTemporaryReduction', reductionMembers, (own) => ({
      ...readDays(reader, own),
      employerMatches: reader.flag(own, 'employerMatches', false),
    })),
    otherContributions: dollars(reader, part, 'otherEmployerContributions') ?? NIL,
  };
}

function readDays(reader: InputReader, own: Source): DaysBetween {
  const from = reader.date(own, 'from');
  const until = reader.date(own, 'until');
  if (from === undefined) reader.refuse('input/missing', 'from', 'The first day is needed.');
  if (from !== undefined && until !== undefined && from > until) {
    reader.refuse('date/out-of-order', 'until', `It ends on ${until}, before it starts on ${from}.`);
  }
  return { from: from ?? NO_DAY, until };
}

function readContributionAsPay(reader: InputReader, part: Source): ParsedNzEmployee['contributionAsPay'] {
  const fraction = reader.fraction(part, 'employerContribPayeFraction');
  const option = reader.code(part, 'employerContribPaidAs', paidAs);
  if (reader.code(part, 'employerContribTaxMethod', taxMethods) !== 'PAYE') return undefined;
  return { fraction: fraction ?? ONE, option: option === 'NET' ? 'net' : 'gross' };
}

function readLeaveFacts(reader: InputReader, part: Source): LeaveFacts {
  return {
    hoursPerWeek: reader.positive(part, 'hoursPerWeek'),
    hoursPerDay: reader.positive(part, 'hoursPerDay'),
    ordinaryWeeklyPay: dollars(reader, part, 'ordinaryWeeklyPay'),
    averageWeekly: reader.inside(part, 'averageWeeklyEarnings', averageWeeklyMembers, (own) => ({
      gross: dollarsNeeded(reader, own, 'gross'),
      weeks: reader.positive(own, 'weeks'),
      days: reader.positive(own, 'days'),
    })),
    relevantDailyPay: dollars(reader, part, 'relevantDailyPay'),
    averageDaily: reader.inside(part, 'averageDailyPay', averageDailyMembers, (own) => ({
      gross: dollarsNeeded(reader, own, 'gross'),
      days: reader.required(reader.positive(own, 'days'), 'days', ONE),
    })),
  };
}

function readBalances(reader: InputReader, source: Source): NzLeaveBalances {
  return {
    annual: reader.signed(source, 'holidayLeaveHours') ?? NIL,
    sick: reader.signed(source, 'sickLeaveHours') ?? NIL,
    alternative: reader.signed(source, 'altHolidayHours') ?? NIL,
    familyViolence: reader.signed(source, 'familyViolenceLeaveHours') ?? NIL,
  };
}
