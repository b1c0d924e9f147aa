import { civilDate } from '../../calendar/civil-date';
import { nzd, whole } from '../../money/parse';
import type { Door, Source } from '../../door/door';
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
const lastYearMembers: ReadonlySet<string> = new Set(['salaryOrWages', 'employerContributions']);
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
const averageWeeklyMembers: ReadonlySet<string> = new Set(['gross', 'weeks']);
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
const NO_LEAVE: NzLeaveBalances = { annual: NIL, sick: NIL, alternative: NIL, familyViolence: NIL };

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

export function readNzEmployee(door: Door, part: Source): ParsedNzEmployee {
  const taxCode = readTaxCode(door, part);
  const certificate = door.inside(part, 'taxCertificate', certificateMembers, (own) => readCertificate(door, own));
  if (taxCode.kind === 'certificate' && certificate === undefined) {
    door.refuse('input/missing', 'taxCertificate', 'Tax code STC needs the rate of its certificate.');
  }
  const schedular = door.inside(part, 'schedular', schedularMembers, (own) => readSchedular(door, own));
  if (taxCode.kind === 'schedular' && schedular === undefined) {
    door.refuse('input/missing', 'schedular', 'Tax code WT needs the activity that is paid for.');
  }
  return {
    dateOfBirth: door.date(part, 'dateOfBirth'),
    payRatePerHour: door.amount(part, 'payRatePerHour') ?? NIL,
    taxCode,
    // With another code the certificate is one that has ended, or has not begun.
    certificate: taxCode.kind === 'certificate' ? certificate : undefined,
    studentLoanSpecialRate: door.fraction(part, 'studentLoanSpecialRate'),
    studentLoanCir: door.inside(part, 'studentLoanCir', cirMembers, (own) => readCir(door, own)),
    studentLoanBor: door.inside(part, 'studentLoanBor', borMembers, (own) => readBor(door, own)),
    schedular,
    kiwisaver: readKiwisaver(door, part),
    esctRate: door.fraction(part, 'esctRate'),
    esctRateIsDefault: door.flag(part, 'esctRateIsDefault', false),
    esctEarnings: door.inside(part, 'esctEarnings', esctEarningsMembers, (own) => readEsctEarnings(door, own)),
    contributionAsPay: readContributionAsPay(door, part),
    extraPayElectedRate: door.fraction(part, 'extraPayElectedRate'),
    minimumWage: wages[door.code(part, 'minimumWage', wageCodes) ?? 'ADULT'],
    leave: readLeaveFacts(door, part),
    holidayPayWithPay: door.inside(part, 'holidayPayWithPay', withPayMembers, (own) => readWithPay(door, own)),
    balances: readBalances(door, part),
    arising: door.inside(part, 'entitlementsArising', balanceMembers, (own) => readBalances(door, own)) ?? NO_LEAVE,
  };
}

function readTaxCode(door: Door, part: Source): TaxCode {
  const hasStudentLoan = door.flag(part, 'hasStudentLoan', false);
  if (door.flag(part, 'noDeclaration', false)) return taxCodeOf('ND');
  const given = part['nzTaxCode'];
  if (given === undefined || given === null) {
    door.refuse('input/missing', 'nzTaxCode', 'A tax code is needed, unless there is no declaration (no_declaration).');
    return NOBODY.taxCode;
  }
  const parsed = parseTaxCode(given);
  if (!parsed.ok) {
    door.refuse(parsed.error.code, 'nzTaxCode', parsed.error.message);
    return NOBODY.taxCode;
  }
  return hasStudentLoan ? { ...parsed.value, studentLoan: true } : parsed.value;
}

function readCertificate(door: Door, own: Source): Certificate {
  return {
    rate: door.required(door.fraction(own, 'rate'), 'rate', NIL),
    studentLoanRate: door.fraction(own, 'studentLoanRate'),
    studentLoanThresholdApplies: door.flag(own, 'studentLoanThresholdApplies', true),
    ...readCertificateDays(door, own),
    previousTaxCode: readPreviousTaxCode(door, own),
  };
}

function readCertificateDays(door: Door, own: Source): Partial<DaysBetween> {
  const from = door.date(own, 'from');
  const until = door.date(own, 'until');
  if (from !== undefined && until !== undefined && from > until) {
    door.refuse('date/out-of-order', 'until', `The certificate ends on ${until}, before it starts on ${from}.`);
  }
  return { ...(from === undefined ? {} : { from }), until };
}

function readPreviousTaxCode(door: Door, own: Source): TaxCode | undefined {
  const given = own['previousTaxCode'];
  if (given === undefined || given === null) return undefined;
  const parsed = parseTaxCode(given);
  if (!parsed.ok) {
    door.refuse(parsed.error.code, 'previousTaxCode', parsed.error.message);
    return undefined;
  }
  if (parsed.value.kind === 'certificate' || parsed.value.kind === 'schedular') {
    door.refuse(
      'input/conflict',
      'previousTaxCode',
      'The code before a certificate is one that the employee declared.',
    );
  }
  return parsed.value;
}

function readEsctEarnings(door: Door, own: Source): EsctEarningsOfPay | undefined {
  const lastYear = door.inside(own, 'lastYear', lastYearMembers, (year) => ({
    kind: 'last-year' as const,
    salaryOrWages: dollarsNeeded(door, year, 'salaryOrWages'),
    employerContributions: dollarsNeeded(door, year, 'employerContributions'),
  }));
  const expected = door.inside(own, 'expected', expectedMembers, (year) => ({
    kind: 'expected' as const,
    startDate: door.required(door.date(year, 'startDate'), 'startDate', NO_DAY),
    pay: dollarsNeeded(door, year, 'pay'),
    employerContribution: dollarsNeeded(door, year, 'employerContribution'),
    payDays: positiveCount(door, year, 'payDays'),
  }));
  if (lastYear !== undefined && expected !== undefined) {
    door.refuse(
      'input/conflict',
      'expected',
      'The ESCT rate follows from last year or from expected earnings, not from both.',
    );
  }
  return lastYear ?? expected;
}

function positiveCount(door: Door, source: Source, key: string): number {
  const count = door.required(door.count(source, key, MOST_PAY_DAYS), key, 1);
  if (count > 0) return count;
  door.refuse('amount/not-positive', key, 'A pay covers at least one day.');
  return 1;
}

function readWithPay(door: Door, own: Source): HolidayPayWithPayTerms {
  return {
    basis: door.required(door.code(own, 'basis', withPayBases), 'basis', 'FIXED_TERM'),
    startDate: door.required(door.date(own, 'startDate'), 'startDate', NO_DAY),
    endDate: door.date(own, 'endDate'),
    isAgreed: door.required(door.flag(own, 'isAgreed', undefined), 'isAgreed', false),
    isSeriesAgreed: door.flag(own, 'isSeriesAgreed', false),
    employedSince: door.date(own, 'employedSince'),
  };
}

function readCir(door: Door, own: Source): CompulsoryExtra {
  return {
    rate: door.required(door.fraction(own, 'rate'), 'rate', NIL),
    remaining: dollars(door, own, 'remaining'),
  };
}

function readBor(door: Door, own: Source): VoluntaryExtra {
  const amount = dollars(door, own, 'amount');
  const rate = door.fraction(own, 'rate');
  if ((amount === undefined) === (rate === undefined)) {
    door.refuse('input/conflict', 'amount', 'A voluntary student loan deduction has either an amount or a rate.');
  }
  return rate === undefined ? { amount: amount ?? NIL } : { rate };
}

function readSchedular(door: Door, own: Source): SchedularContract {
  return {
    activity: door.required(door.text(own, 'activity', 60), 'activity', ''),
    noNotification: door.flag(own, 'noNotification', false),
    electedRate: door.fraction(own, 'electedRate'),
    certificateRate: door.fraction(own, 'certificateRate'),
  };
}

function readKiwisaver(door: Door, part: Source): KiwisaverSettings {
  return {
    statusCode: door.code(part, 'kiwisaverStatusCode', statusCodes) ?? 'AE',
    employeeRate: door.fraction(part, 'kiwisaverEmployeeRate'),
    employerRate: door.fraction(part, 'kiwisaverEmployerRate'),
    cecObligation: door.flag(part, 'kiwisaverCecObligation', undefined),
    optedOut: door.flag(part, 'kiwisaverOptedOut', false),
    suspension: door.inside(part, 'kiwisaverSavingsSuspension', suspensionMembers, (own) => ({
      ...readDays(door, own),
      employerContinues: door.flag(own, 'employerContinues', false),
    })),
    reduction: door.inside(part, 'kiwisaverTemporaryReduction', reductionMembers, (own) => ({
      ...readDays(door, own),
      employerMatches: door.flag(own, 'employerMatches', false),
    })),
    otherContributions: dollars(door, part, 'otherEmployerContributions') ?? NIL,
  };
}

function readDays(door: Door, own: Source): DaysBetween {
  const from = door.date(own, 'from');
  const until = door.date(own, 'until');
  if (from === undefined) door.refuse('input/missing', 'from', 'The first day is needed.');
  if (from !== undefined && until !== undefined && from > until) {
    door.refuse('date/out-of-order', 'until', `It ends on ${until}, before it starts on ${from}.`);
  }
  return { from: from ?? NO_DAY, until };
}

function readContributionAsPay(door: Door, part: Source): ParsedNzEmployee['contributionAsPay'] {
  const fraction = door.fraction(part, 'employerContribPayeFraction');
  const option = door.code(part, 'employerContribPaidAs', paidAs);
  if (door.code(part, 'employerContribTaxMethod', taxMethods) !== 'PAYE') return undefined;
  return { fraction: fraction ?? ONE, option: option === 'NET' ? 'net' : 'gross' };
}

function readLeaveFacts(door: Door, part: Source): LeaveFacts {
  return {
    hoursPerWeek: door.positive(part, 'hoursPerWeek'),
    hoursPerDay: door.positive(part, 'hoursPerDay'),
    ordinaryWeeklyPay: dollars(door, part, 'ordinaryWeeklyPay'),
    averageWeekly: door.inside(part, 'averageWeeklyEarnings', averageWeeklyMembers, (own) => ({
      gross: dollarsNeeded(door, own, 'gross'),
      weeks: door.positive(own, 'weeks'),
    })),
    relevantDailyPay: dollars(door, part, 'relevantDailyPay'),
    averageDaily: door.inside(part, 'averageDailyPay', averageDailyMembers, (own) => ({
      gross: dollarsNeeded(door, own, 'gross'),
      days: door.required(door.positive(own, 'days'), 'days', ONE),
    })),
  };
}

function readBalances(door: Door, source: Source): NzLeaveBalances {
  return {
    annual: door.signed(source, 'holidayLeaveHours') ?? NIL,
    sick: door.signed(source, 'sickLeaveHours') ?? NIL,
    alternative: door.signed(source, 'altHolidayHours') ?? NIL,
    familyViolence: door.signed(source, 'familyViolenceLeaveHours') ?? NIL,
  };
}
