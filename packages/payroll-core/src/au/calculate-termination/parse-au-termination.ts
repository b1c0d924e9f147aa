import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { aud, decimal } from '../../money/parse';
import { isMore, isNegative, isPositive } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { accepted, refused, type Result } from '../../refusal/result';
import type { Refusal } from '../../refusal/refusal';
import { readTermination, type TerminationRequest } from '../../termination/read-termination';
import { terminationRefusal } from '../../termination/termination-rule';
import type { AuPayPeriod } from '../calculate-pay/au-pay-input';
import { readTaxDeclaration, taxDeclarationMembers, UNDECLARED } from '../calculate-pay/read-tax-declaration';
import { deepFreeze } from '../../immutable/deep-freeze';
import { InputReader, type Source } from '../../input/input-reader';
import { auStates } from '../long-service-leave/long-service-leave-rules';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';
import type { ByPeriod } from '../unused-leave/split-long-service-leave';
import type { AuTermination, EarlierEtp, SentTaxSummary } from './au-termination';
import { noticePayment } from './notice-payment';
import { readTaxSummaries } from './read-tax-summaries';

const inputMembers: ReadonlySet<string> = new Set([
  'payDate',
  'payPeriod',
  'termination',
  'employee',
  'yearToDate',
  'earlierEtps',
  'facts',
  'standards',
  'allowUnconfirmed',
]);
const employeeMembers: ReadonlySet<string> = new Set([
  'dateOfBirth',
  'startDate',
  'isCasual',
  'state',
  'payRatePerHour',
  'normalEarnings',
  'leaveLoadingPercentage',
  'taxDeclaration',
  'holidayLeaveHours',
  'sickLeaveHours',
  'lslHours',
  'rdoHours',
  'toilHours',
  'holidayAccruedFrom',
  'holidayHoursBefore18August1993',
  'longServiceLeave',
]);
const longServiceMembers: ReadonlySet<string> = new Set([
  'serviceFrom',
  'hoursByPeriod',
  'hoursPerDay',
  'daysUsed',
  'weeklyHours',
  'ordinaryHoursWorked',
  'hoursTaken',
]);
const periodMembers: ReadonlySet<string> = new Set(['before16August1978', 'to17August1993', 'after17August1993']);
const yearToDateMembers: ReadonlySet<string> = new Set(['taxableIncome']);
const earlierEtpMembers: ReadonlySet<string> = new Set(['paidOn', 'taxableComponent', 'isSameTermination', 'lumpSumD']);
const factMembers: ReadonlySet<string> = new Set([
  'isGenuineRedundancy',
  'mandatoryRetirementDate',
  'isInvalidityCertified',
  'lastRetirementDate',
  'isSeriousMisconduct',
  'isPressingNecessity',
  'isUnusedRdoPaid',
  'isUnusedToilPaid',
  'toilRatePerHour',
  'isLslShortfallPaid',
  'noticeRatePerHour',
  'noticeEtpCode',
]);

const standardsMembers: ReadonlySet<string> = new Set([
  'weeklyHours',
  'continuousServiceFrom',
  'unpaidLeaveDays',
  'serviceDaysNotCounted',
  'recentWork',
  'noticeGivenDate',
  'employees',
  'isSmallBusiness',
  'isFixedTerm',
  'isTrainingArrangement',
  'isApprentice',
]);

const recentWorkMembers: ReadonlySet<string> = new Set(['from', 'until', 'earnings', 'ordinaryHours']);

/** More than any service has days, and any employer employees. */
const MOST_DAYS = 36_525;
const MOST_EMPLOYEES = 10_000_000;

const frequencies: Readonly<Record<AuPayPeriod, WithholdingFrequency>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  MONTHLY: 'monthly',
  QUARTERLY: 'quarterly',
};
const payPeriods: ReadonlySet<AuPayPeriod> = new Set(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY', 'QUARTERLY'] as const);
const noticeCodes: ReadonlySet<'R' | 'O'> = new Set(['R', 'O'] as const);

const zero = aud('0');
const none = decimal('0');
const noDay = civilDate('0001-01-01');
const noDays: ByPeriod<Decimal> = deepFreeze({
  before16August1978: none,
  to17August1993: none,
  after17August1993: none,
});

/**
 * The reader of `calculateTermination`. The request is read first, so that a mistake in it is heard before one in the
 * employee's record; then what the two have to do with each other.
 */
export function parseAuTermination(input: unknown): Result<AuTermination> {
  const reader = new InputReader(undefined, true);
  const source = reader.object(input, inputMembers);
  if (reader.refusal !== undefined) return refused(asEmployeeFact(reader.refusal));
  const request = readTermination(source['termination'], 'AU');
  if (!request.ok) return request;
  const summaries = readSummaries(request.value);
  if (!summaries.ok) return summaries;
  const contradiction = refuseContradictions(request.value);
  if (contradiction !== undefined) return refused(contradiction);
  const termination = readRest(reader, source, request.value, summaries.value);
  if (reader.refusal !== undefined) return refused(asEmployeeFact(reader.refusal));
  const misfit = refuseMisfit(termination);
  return misfit === undefined ? accepted(termination as AuTermination) : refused(misfit);
}

/** A mistake outside the request is one in the employee's record, whatever the reader calls it. */
function asEmployeeFact(refusal: Refusal): Refusal {
  return {
    ...refusal,
    details: { kind: 'business', rule: 'termination/employee-facts', fields: refusal.path ?? '' },
  };
}

function readSummaries({ taxSummaries }: TerminationRequest): Result<readonly SentTaxSummary[] | undefined> {
  return taxSummaries === undefined ? accepted(undefined) : readTaxSummaries(taxSummaries);
}

/** Members of the request that contradict each other, or are incomplete, whoever the employee is. */
function refuseContradictions(request: TerminationRequest): Refusal | undefined {
  const reason = request.reason ?? 'TERMINATION';
  if (request.terminationDate === undefined) {
    return terminationRefusal('termination/missing', ['terminationDate'], 'A terminationDate is needed.');
  }
  if (request.cessationTypeCode !== undefined && reason !== 'TERMINATION') {
    return terminationRefusal(
      'termination/cessation-code-derived',
      ['cessationTypeCode'],
      `The reason ${reason} has its own cessation code. Send cessationTypeCode only with TERMINATION.`,
    );
  }
  if (request.redundancyTaxFreePilonComponent !== undefined && reason !== 'REDUNDANCY') {
    return terminationRefusal(
      'termination/pilon-without-redundancy',
      ['redundancyTaxFreePilonComponent'],
      `redundancyTaxFreePilonComponent goes with the reason REDUNDANCY, not ${reason}.`,
    );
  }
  if (request.noticeHours !== undefined && request.noticeLumpSum !== undefined) {
    return terminationRefusal(
      'termination/both-notices',
      ['noticeHours', 'noticeLumpSum'],
      'Notice is paid as noticeHours or as noticeLumpSum, not both. Send the one that paymentInLieuType names.',
    );
  }
  return refuseNotice(request) ?? refuseNegativeHoliday(request);
}

function refuseNotice(request: TerminationRequest): Refusal | undefined {
  if (request.isPaymentInLieuPaid !== true) return undefined;
  if (request.paymentInLieuType === undefined) {
    return terminationRefusal(
      'termination/notice-incomplete',
      ['paymentInLieuType'],
      'Notice is paid, so paymentInLieuType is needed: NOTICE_HOURS or NOTICE_LUMP_SUM.',
    );
  }
  const field = request.paymentInLieuType === 'NOTICE_HOURS' ? 'noticeHours' : 'noticeLumpSum';
  const amount = request[field];
  if (amount !== undefined && isPositive(amount)) return undefined;
  return terminationRefusal(
    'termination/notice-incomplete',
    [field],
    `paymentInLieuType ${request.paymentInLieuType} needs ${field} above zero.`,
    amount === undefined ? 'input/missing' : 'amount/not-positive',
  );
}

function refuseNegativeHoliday({ unusedHolidayAmount }: TerminationRequest): Refusal | undefined {
  if (unusedHolidayAmount === undefined || !isNegative(unusedHolidayAmount)) return undefined;
  return terminationRefusal(
    'termination/negative-holiday',
    ['unusedHolidayAmount'],
    `unusedHolidayAmount is ${unusedHolidayAmount.toString()}. In Australia leave taken in advance is recovered as a ` +
      'deduction; send zero or more.',
  );
}

/** As `AuTermination`, but the date of birth may be missing; `refuseMisfit` sees to that. */
type Unchecked = Omit<AuTermination, 'dateOfBirth'> & { readonly dateOfBirth: CivilDate | undefined };

function readRest(
  reader: InputReader,
  source: Source,
  request: TerminationRequest,
  taxSummaries: readonly SentTaxSummary[] | undefined,
): Unchecked {
  const payDate = reader.required(reader.date(source, 'payDate'), 'payDate', noDay);
  const payPeriod = reader.required(reader.code(source, 'payPeriod', payPeriods), 'payPeriod', 'WEEKLY');
  const employee = reader.required(
    reader.inside(source, 'employee', employeeMembers, (part) => readEmployee(reader, part, request)),
    'employee',
    nobody,
  );
  const yearToDate = reader.inside(source, 'yearToDate', yearToDateMembers, (part) =>
    reader.dollars(part, 'taxableIncome'),
  );
  const earlierEtps = reader.list(source, 'earlierEtps', earlierEtpMembers, (row) => readEarlierEtp(reader, row));
  const later = earlierEtps.find(({ paidOn }) => paidOn > payDate);
  if (later !== undefined) {
    const message = `An earlier payment is said to be paid on ${later.paidOn}, after this one of ${payDate}.`;
    reader.refuse('date/out-of-order', 'earlierEtps', message);
  }
  const facts = reader.inside(source, 'facts', factMembers, (part) => readFacts(reader, part)) ?? readFacts(reader, {});
  const standards = reader.inside(source, 'standards', standardsMembers, (part) => readStandards(reader, part));
  const terminationDate = request.terminationDate ?? noDay;
  for (const name of ['continuousServiceFrom', 'noticeGivenDate'] as const) {
    const day = standards?.[name];
    if (day === undefined || day <= terminationDate) continue;
    reader.refuse(
      'date/out-of-order',
      `standards.${name}`,
      `${name} ${day} is after the last day, ${terminationDate}.`,
    );
  }
  const bornOn = employee.dateOfBirth;
  const serviceFrom = standards?.continuousServiceFrom;
  if (bornOn !== undefined && serviceFrom !== undefined && serviceFrom <= bornOn) {
    const message = `continuousServiceFrom ${serviceFrom} is not after the date of birth, ${bornOn}.`;
    reader.refuse('date/out-of-order', 'standards.continuousServiceFrom', message);
  }
  reader.flag(source, 'allowUnconfirmed', false);
  const { declaration, normalEarnings, ...rest } = employee;
  return {
    ...rest,
    payDate,
    terminationDate,
    reason: request.reason ?? 'TERMINATION',
    request,
    taxSummaries,
    declaration,
    normalPay: { earnings: normalEarnings, frequency: frequencies[payPeriod], declaration },
    yearToDateTaxableIncome: yearToDate ?? zero,
    earlierEtps,
    standards,
    facts,
  };
}

type Employee = Pick<
  Unchecked,
  | 'dateOfBirth'
  | 'startDate'
  | 'isCasual'
  | 'state'
  | 'payRatePerHour'
  | 'leaveLoadingPercentage'
  | 'declaration'
  | 'balances'
  | 'holidayAccruedFrom'
  | 'holidayHoursBefore18August1993'
  | 'longService'
> & { readonly normalEarnings: Aud };

const nobody: Employee = {
  dateOfBirth: undefined,
  startDate: noDay,
  isCasual: false,
  state: undefined,
  payRatePerHour: none,
  leaveLoadingPercentage: none,
  declaration: UNDECLARED,
  balances: { holiday: none, sick: none, longService: none, rdo: none, toil: none },
  holidayAccruedFrom: undefined,
  holidayHoursBefore18August1993: undefined,
  longService: {
    serviceFrom: noDay,
    hoursByPeriod: undefined,
    hoursPerDay: undefined,
    daysUsed: noDays,
    weeklyHours: undefined,
    ordinaryHoursWorked: undefined,
    hoursTaken: none,
  },
  normalEarnings: zero,
};

function readEmployee(reader: InputReader, part: Source, request: TerminationRequest): Employee {
  const startDate = reader.required(reader.date(part, 'startDate'), 'startDate', noDay);
  const state = reader.text(part, 'state', 60)?.trim().toUpperCase();
  const longService = reader.inside(part, 'longServiceLeave', longServiceMembers, (own) => ({
    serviceFrom: reader.date(own, 'serviceFrom'),
    hoursByPeriod: reader.inside(own, 'hoursByPeriod', periodMembers, (row) => readByPeriod(reader, row)),
    hoursPerDay: reader.positive(own, 'hoursPerDay'),
    daysUsed: reader.inside(own, 'daysUsed', periodMembers, (row) => readByPeriod(reader, row)),
    weeklyHours: reader.positive(own, 'weeklyHours'),
    ordinaryHoursWorked: reader.amount(own, 'ordinaryHoursWorked'),
    hoursTaken: reader.amount(own, 'hoursTaken'),
  }));
  return {
    dateOfBirth: reader.date(part, 'dateOfBirth'),
    startDate,
    isCasual: reader.flag(part, 'isCasual', false),
    state: auStates.find((known) => known === state),
    payRatePerHour: reader.amount(part, 'payRatePerHour') ?? none,
    normalEarnings: (request.normalEarnings as Aud | undefined) ?? reader.dollars(part, 'normalEarnings') ?? zero,
    leaveLoadingPercentage: reader.fraction(part, 'leaveLoadingPercentage') ?? none,
    declaration: reader.required(
      reader.inside(part, 'taxDeclaration', taxDeclarationMembers, (own) => readTaxDeclaration(reader, own)),
      'taxDeclaration',
      UNDECLARED,
    ),
    balances: {
      holiday: reader.signed(part, 'holidayLeaveHours') ?? none,
      sick: reader.signed(part, 'sickLeaveHours') ?? none,
      longService: reader.signed(part, 'lslHours') ?? none,
      rdo: reader.signed(part, 'rdoHours') ?? none,
      toil: reader.signed(part, 'toilHours') ?? none,
    },
    holidayAccruedFrom: reader.date(part, 'holidayAccruedFrom'),
    holidayHoursBefore18August1993: reader.amount(part, 'holidayHoursBefore18August1993'),
    longService: {
      serviceFrom: longService?.serviceFrom ?? startDate,
      hoursByPeriod: longService?.hoursByPeriod,
      hoursPerDay: longService?.hoursPerDay,
      daysUsed: longService?.daysUsed ?? noDays,
      weeklyHours: longService?.weeklyHours,
      ordinaryHoursWorked: longService?.ordinaryHoursWorked,
      hoursTaken: longService?.hoursTaken ?? none,
    },
  };
}

function readByPeriod(reader: InputReader, part: Source): ByPeriod<Decimal> {
  return {
    before16August1978: reader.amount(part, 'before16August1978') ?? none,
    to17August1993: reader.amount(part, 'to17August1993') ?? none,
    after17August1993: reader.amount(part, 'after17August1993') ?? none,
  };
}

function readEarlierEtp(reader: InputReader, row: Source): EarlierEtp {
  return {
    paidOn: reader.required(reader.date(row, 'paidOn'), 'paidOn', noDay),
    taxableComponent: reader.required(reader.dollars(row, 'taxableComponent'), 'taxableComponent', zero),
    isSameTermination: reader.flag(row, 'isSameTermination', false),
    lumpSumD: reader.dollars(row, 'lumpSumD'),
  };
}

function readStandards(reader: InputReader, part: Source): NonNullable<AuTermination['standards']> {
  return {
    weeklyHours: reader.positive(part, 'weeklyHours'),
    continuousServiceFrom: reader.date(part, 'continuousServiceFrom'),
    daysNotCounted:
      (reader.count(part, 'unpaidLeaveDays', MOST_DAYS) ?? 0) +
      (reader.count(part, 'serviceDaysNotCounted', MOST_DAYS) ?? 0),
    recentWork: reader.inside(part, 'recentWork', recentWorkMembers, (work) => ({
      from: reader.required(reader.date(work, 'from'), 'from', noDay),
      until: reader.required(reader.date(work, 'until'), 'until', noDay),
      earnings: reader.required(reader.dollars(work, 'earnings'), 'earnings', zero),
      ordinaryHours: reader.required(reader.positive(work, 'ordinaryHours'), 'ordinaryHours', none),
    })),
    noticeGivenDate: reader.date(part, 'noticeGivenDate'),
    employees: reader.count(part, 'employees', MOST_EMPLOYEES),
    isSmallBusiness: reader.flag(part, 'isSmallBusiness', undefined),
    isFixedTerm: reader.flag(part, 'isFixedTerm', false),
    isTrainingArrangement: reader.flag(part, 'isTrainingArrangement', false),
    isApprentice: reader.flag(part, 'isApprentice', false),
  };
}

function readFacts(reader: InputReader, part: Source): AuTermination['facts'] {
  return {
    isGenuineRedundancy: reader.flag(part, 'isGenuineRedundancy', undefined),
    mandatoryRetirementDate: reader.date(part, 'mandatoryRetirementDate'),
    isInvalidityCertified: reader.flag(part, 'isInvalidityCertified', undefined),
    lastRetirementDate: reader.date(part, 'lastRetirementDate'),
    isSeriousMisconduct: reader.flag(part, 'isSeriousMisconduct', false),
    isPressingNecessity: reader.flag(part, 'isPressingNecessity', false),
    isUnusedRdoPaid: reader.flag(part, 'isUnusedRdoPaid', undefined),
    isUnusedToilPaid: reader.flag(part, 'isUnusedToilPaid', undefined),
    toilRatePerHour: reader.amount(part, 'toilRatePerHour'),
    isLslShortfallPaid: reader.flag(part, 'isLslShortfallPaid', false),
    noticeRatePerHour: reader.positive(part, 'noticeRatePerHour'),
    noticeEtpCode: reader.code(part, 'noticeEtpCode', noticeCodes),
  };
}

/** What the request and the employee's record have to do with each other. */
function refuseMisfit(termination: Unchecked): Refusal | undefined {
  const { request, dateOfBirth, startDate, terminationDate, longService } = termination;
  if (terminationDate < startDate || terminationDate < longService.serviceFrom) {
    return terminationRefusal(
      'termination/before-start',
      ['terminationDate'],
      `terminationDate ${terminationDate} is before the start date ${startDate}. Send a day on or after it.`,
    );
  }
  if (dateOfBirth === undefined || dateOfBirth > startDate) {
    return terminationRefusal(
      'termination/no-date-of-birth',
      ['dateOfBirth'],
      'The tax tables for termination payments go by age: set the employee’s date of birth, a day before the start date.',
    );
  }
  const component = request.redundancyTaxFreePilonComponent;
  const notice = noticePayment(termination as AuTermination).value;
  if (component !== undefined && isMore(component, notice)) {
    return terminationRefusal(
      'termination/pilon-above-notice',
      ['redundancyTaxFreePilonComponent'],
      `redundancyTaxFreePilonComponent ${component.toString()} is more than the notice paid, ${notice.toString()}.`,
    );
  }
  return undefined;
}
