import { nzd, whole } from '../../money/parse';
import type { Door, Source } from '../../door/door';
import { dollars, dollarsNeeded } from '../dollars/dollars';
import { kiwisaverStatusCodes, type KiwisaverStatusCode } from '../kiwisaver/status-code';
import type { NzLeaveBalances } from '../leave/move-balances';
import type { SchedularContract } from '../schedular-payments/choose-schedular-rate';
import type { CompulsoryExtra } from '../student-loan/deduct-compulsory-extra';
import type { VoluntaryExtra } from '../student-loan/deduct-voluntary';
import { parseTaxCode, taxCodeOf, type TaxCode } from '../tax-codes/tax-code';
import type { Certificate, DaysBetween, KiwisaverSettings, LeaveFacts, ParsedNzEmployee } from './parsed-nz-pay';

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
  'holidayLeaveHours',
  'sickLeaveHours',
  'altHolidayHours',
  'familyViolenceLeaveHours',
  'entitlementsArising',
]);
const certificateMembers: ReadonlySet<string> = new Set(['rate', 'studentLoanRate', 'studentLoanThresholdApplies']);
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
    contributionAsPay: readContributionAsPay(door, part),
    extraPayElectedRate: door.fraction(part, 'extraPayElectedRate'),
    minimumWage: wages[door.code(part, 'minimumWage', wageCodes) ?? 'ADULT'],
    leave: readLeaveFacts(door, part),
    balances: readBalances(door, part),
    arising: door.inside(part, 'entitlementsArising', balanceMembers, (own) => readBalances(door, own)) ?? NO_LEAVE,
  };
}

function readTaxCode(door: Door, part: Source): TaxCode {
  const hasStudentLoan = door.flag(part, 'hasStudentLoan', false);
  if (door.flag(part, 'noDeclaration', false)) return taxCodeOf('ND');
  const given = part['nzTaxCode'];
  if (given === undefined || given === null) {
    door.refuse('input/missing', 'nzTaxCode', 'A tax code is needed, unless there is no declaration (noDeclaration).');
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
  return { from: from ?? ('0001-01-01' as DaysBetween['from']), until };
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
