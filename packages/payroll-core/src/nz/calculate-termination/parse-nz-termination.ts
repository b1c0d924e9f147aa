import { civilDate } from '../../calendar/civil-date';
import { isPositive, isZero } from '../../money/arithmetic';
import { nzd, parseDecimal } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import { accepted, refused, type Result } from '../../refusal/result';
import type { Refusal } from '../../refusal/refusal';
import { readTermination, type TerminationRequest } from '../../termination/read-termination';
import { terminationRefusal } from '../../termination/termination-rule';
import type { NzPayPeriod } from '../calculate-pay/nz-pay-input';
import { nzEmployeeMembers, readNzEmployee, NOBODY } from '../calculate-pay/read-nz-employee';
import { InputReader, type Source } from '../../input/input-reader';
import { dollars, dollarsNeeded } from '../dollars/dollars';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { NzTermination } from './nz-termination';

const inputMembers: ReadonlySet<string> = new Set([
  'payDate',
  'payPeriod',
  'termination',
  'employee',
  'holidayPay',
  'earlierPays',
  'isFirstPayPeriod',
  'ordinaryEarnings',
  'extraPayMethod',
  'allowUnconfirmed',
]);
const employeeMembers: ReadonlySet<string> = new Set([...nzEmployeeMembers, 'startDate']);
const holidayPayMembers: ReadonlySet<string> = new Set([
  'grossSinceAnniversary',
  'paidInAdvance',
  'paidWithPay',
  'isAdvanceRecoveryAgreed',
  'leavesOutOtherPayments',
  'publicHolidaysAfterEnd',
  'averageWeeklyEarningsHours',
]);
const earlierPayMembers: ReadonlySet<string> = new Set(['payDate', 'ordinaryEarnings']);

const frequencies: Readonly<Record<NzPayPeriod, NzPayFrequency>> = {
  WEEKLY: 'weekly',
  FORTNIGHTLY: 'fortnightly',
  FOUR_WEEKLY: 'four-weekly',
  MONTHLY: 'monthly',
};
const payPeriods: ReadonlySet<NzPayPeriod> = new Set(['WEEKLY', 'FORTNIGHTLY', 'FOUR_WEEKLY', 'MONTHLY'] as const);
const methods: ReadonlySet<'COMBINED' | 'ALONE'> = new Set(['COMBINED', 'ALONE'] as const);

const NIL = nzd('0');
const noDay = civilDate('0001-01-01');
/** More public holidays than four weeks and their regional anniversary can hold. */
const MAX_PUBLIC_HOLIDAYS = 30;

/** The reader of `calculateTermination`: the request first, then the employee's record, then what they have to do with each other. */
export function parseNzTermination(input: unknown): Result<NzTermination> {
  const reader = new InputReader(undefined, true);
  const source = reader.object(input, inputMembers);
  if (reader.refusal !== undefined) return refused(asEmployeeFact(reader.refusal));
  const request = readTermination(source['termination'], 'NZ');
  if (!request.ok) return request;
  const incomplete = refuseIncomplete(request.value);
  if (incomplete !== undefined) return refused(incomplete);
  const termination = readRest(reader, source, request.value);
  if (reader.refusal !== undefined) return refused(asEmployeeFact(reader.refusal));
  const misfit = refuseMisfit(termination);
  return misfit === undefined ? accepted(termination) : refused(misfit);
}

function asEmployeeFact(refusal: Refusal): Refusal {
  return {
    ...refusal,
    details: { kind: 'business', rule: 'termination/employee-facts', fields: refusal.path ?? '' },
  };
}

function refuseIncomplete(request: TerminationRequest): Refusal | undefined {
  if (request.terminationDate === undefined) {
    return terminationRefusal('termination/missing', ['terminationDate'], 'A terminationDate is needed.');
  }
  if (request.nonEtpAmount !== undefined && request.isManualLeaveAmounts !== true) {
    return terminationRefusal(
      'termination/non-etp-needs-manual',
      ['nonEtpAmount'],
      'nonEtpAmount holds the statutory holiday pay and is calculated. Send it only with isManualLeaveAmounts.',
    );
  }
  if (request.isPaymentInLieuPaid !== true) return undefined;
  const { paymentInLieuAmount } = request;
  if (paymentInLieuAmount !== undefined && isPositive(paymentInLieuAmount)) return undefined;
  return terminationRefusal(
    'termination/notice-incomplete',
    ['paymentInLieuAmount'],
    'Notice is paid, so a paymentInLieuAmount above zero is needed.',
    paymentInLieuAmount === undefined ? 'input/missing' : 'amount/not-positive',
  );
}

function readRest(reader: InputReader, source: Source, request: TerminationRequest): NzTermination {
  const payDate = reader.required(reader.date(source, 'payDate'), 'payDate', noDay);
  const payPeriod = reader.required(reader.code(source, 'payPeriod', payPeriods), 'payPeriod', 'WEEKLY');
  reader.flag(source, 'allowUnconfirmed', false);
  const employee = reader.required(
    reader.inside(source, 'employee', employeeMembers, (part) => ({
      record: readNzEmployee(reader, part, payDate),
      startDate: reader.required(reader.date(part, 'startDate'), 'startDate', noDay),
    })),
    'employee',
    { record: NOBODY, startDate: noDay },
  );
  const holidayPay = reader.inside(source, 'holidayPay', holidayPayMembers, (part) => ({
    grossSinceAnniversary: dollars(reader, part, 'grossSinceAnniversary'),
    paidInAdvance: dollars(reader, part, 'paidInAdvance'),
    paidWithPay: dollars(reader, part, 'paidWithPay'),
    isAdvanceRecoveryAgreed: reader.flag(part, 'isAdvanceRecoveryAgreed', false),
    leavesOutOtherPayments: reader.flag(part, 'leavesOutOtherPayments', false),
    publicHolidaysAfterEnd: readAmounts(reader, part, 'publicHolidaysAfterEnd'),
    averageWeeklyEarningsHours: reader.amount(part, 'averageWeeklyEarningsHours'),
  }));
  const hasEarlierPays = source['earlierPays'] !== undefined && source['earlierPays'] !== null;
  return {
    payDate,
    frequency: frequencies[payPeriod],
    terminationDate: request.terminationDate ?? noDay,
    startDate: employee.startDate,
    request,
    employee: employee.record,
    grossSinceAnniversary: holidayPay?.grossSinceAnniversary ?? NIL,
    paidInAdvance: holidayPay?.paidInAdvance ?? NIL,
    paidWithPay: holidayPay?.paidWithPay ?? NIL,
    isAdvanceRecoveryAgreed: holidayPay?.isAdvanceRecoveryAgreed ?? false,
    leavesOutOtherPayments: holidayPay?.leavesOutOtherPayments ?? false,
    publicHolidaysAfterEnd: holidayPay?.publicHolidaysAfterEnd ?? [],
    averageWeeklyEarningsHours: holidayPay?.averageWeeklyEarningsHours ?? NIL,
    earlierPays: hasEarlierPays
      ? reader.list(source, 'earlierPays', earlierPayMembers, (row) => ({
          payDate: reader.required(reader.date(row, 'payDate'), 'payDate', noDay),
          ordinaryEarnings: dollarsNeeded(reader, row, 'ordinaryEarnings'),
        }))
      : undefined,
    isFirstPayPeriod: reader.flag(source, 'isFirstPayPeriod', false),
    ordinaryEarnings: dollars(reader, source, 'ordinaryEarnings') ?? NIL,
    method: reader.code(source, 'extraPayMethod', methods) === 'ALONE' ? 'alone' : 'combined',
  };
}

function readAmounts(reader: InputReader, part: Source, key: string): readonly Nzd[] {
  const value = part[key] ?? [];
  if (!Array.isArray(value) || value.length > MAX_PUBLIC_HOLIDAYS) {
    reader.refuse('input/too-many', key, `Expected a list of at most ${MAX_PUBLIC_HOLIDAYS} amounts in ${key}.`);
    return [];
  }
  // A list with a gap has no item there for `map`.
  return Array.from(value, (item: unknown, index) => {
    const amount = parseDecimal(item, `${key}[${index}]`);
    if (amount.ok && (isPositive(amount.value) || isZero(amount.value))) return toCents(amount.value) as Nzd;
    reader.refuse('amount/not-a-number', `${key}[${index}]`, `Expected zero or more in ${key}[${index}].`);
    return NIL;
  });
}

function refuseMisfit({ startDate, terminationDate, employee }: NzTermination): Refusal | undefined {
  if (terminationDate < startDate) {
    return terminationRefusal(
      'termination/before-start',
      ['terminationDate'],
      `terminationDate ${terminationDate} is before the start date ${startDate}. Send a day on or after it.`,
    );
  }
  const { taxCode, balances, leave } = employee;
  if (taxCode.kind === 'schedular') {
    return terminationRefusal(
      'termination/employee-facts',
      ['nzTaxCode'],
      'Tax code WT is a contractor’s: there are no holidays and no extra pays to settle. Pay what is owed as a pay.',
      'input/not-allowed',
    );
  }
  const missing = [
    ...(isZero(balances.annual) || leave.hoursPerWeek !== undefined ? [] : ['hoursPerWeek']),
    ...(isZero(balances.alternative) || leave.hoursPerDay !== undefined ? [] : ['hoursPerDay']),
  ];
  if (missing.length === 0) return undefined;
  return terminationRefusal(
    'termination/employee-facts',
    missing,
    `Holidays are paid in weeks and days: set ${missing.join(' and ')} of the employee to turn the balance into them.`,
  );
}
