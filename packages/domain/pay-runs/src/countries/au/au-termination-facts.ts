import { add, decimal, divide, isPositive, multiply, whole, type Decimal } from 'payroll-core';
import type * as au from 'payroll-core/au';
import type { TerminationRequest } from '../../domain/pay-command';
import type { PayRecord } from '../../domain/pay-record';
import type { ServiceOnEnding } from '../pay-basis';
import { recentWork } from './au-recent-work';
import { given as member } from './given';

/** Members of the request that payroll-core asks for as facts of the employer. */
const factNames = [
  'isGenuineRedundancy',
  'isInvalidityCertified',
  'isSeriousMisconduct',
  'isPressingNecessity',
  'isUnusedRdoPaid',
  'isUnusedToilPaid',
  'toilRatePerHour',
  'isLslShortfallPaid',
  'noticeRatePerHour',
  'mandatoryRetirementDate',
  'lastRetirementDate',
  'noticeEtpCode',
] as const satisfies readonly (keyof au.AuTerminationFacts)[];

/** Members of the request about the leave of the service, which payroll-core asks for with the employee. */
const longServiceNames = {
  lslServiceFrom: 'serviceFrom',
  lslWeeklyHours: 'weeklyHours',
  lslOrdinaryHoursWorked: 'ordinaryHoursWorked',
  lslHoursTaken: 'hoursTaken',
} as const satisfies Record<string, keyof NonNullable<au.AuTerminationEmployee['longServiceLeave']>>;

/** Long service leave used, by the period it was used in. */
const daysUsedNames = {
  lslDaysUsedBefore16August1978: 'before16August1978',
  lslDaysUsedTo17August1993: 'to17August1993',
  lslDaysUsedAfter17August1993: 'after17August1993',
} as const satisfies Record<string, keyof au.AuLeaveByPeriod>;

/** Members of the request about the employment that the Fair Work Act goes by. */
const standardsNames = {
  noticeGivenDate: 'noticeGivenDate',
  continuousServiceFrom: 'continuousServiceFrom',
  serviceDaysNotCounted: 'serviceDaysNotCounted',
  isSmallBusiness: 'isSmallBusiness',
  isFixedTerm: 'isFixedTerm',
  isTrainingArrangement: 'isTrainingArrangement',
  isApprentice: 'isApprentice',
} as const satisfies Record<string, keyof au.AuStandardsInput>;

const earlierEtpsName = 'earlierEtps' satisfies keyof au.AuTerminationInput;
const holidayName = 'holidayHoursBefore18August1993' satisfies keyof au.AuTerminationEmployee;

const facts: ReadonlySet<string> = new Set(factNames);
const apart: ReadonlySet<string> = new Set([
  ...factNames,
  ...Object.keys(longServiceNames),
  ...Object.keys(daysUsedNames),
  ...Object.keys(standardsNames),
  earlierEtpsName,
  holidayName,
]);

/** The request as payroll-core takes it: what is asked for, and what only the employer knows. It reads and judges both. */
export function splitTerminationFacts(
  request: TerminationRequest,
): Pick<au.AuTerminationInput, 'termination' | 'facts'> {
  const known = given(request).filter(([name]) => facts.has(name));
  const asked = Object.fromEntries(Object.entries(request).filter(([name]) => !apart.has(name)));
  return {
    termination: asked as unknown as au.AuTerminationRequest,
    ...(known.length === 0 ? {} : { facts: Object.fromEntries(known) }),
  };
}

/** What the request says of the leave of the service. Casuals are counted by the hours worked in it, others by their week. */
export function leaveOfService(
  request: TerminationRequest,
  { weeklyHours, hoursPerDay }: { readonly weeklyHours: string | undefined; readonly hoursPerDay: string },
): Pick<au.AuTerminationEmployee, 'longServiceLeave' | 'holidayHoursBefore18August1993'> {
  const sent = given(request);
  const daysUsed = renamed(sent, daysUsedNames);
  const longServiceLeave = {
    ...(weeklyHours === undefined ? {} : { weeklyHours }),
    ...renamed(sent, longServiceNames),
    ...(Object.keys(daysUsed).length === 0 ? {} : { daysUsed, hoursPerDay }),
  };
  return {
    ...(Object.keys(longServiceLeave).length === 0 ? {} : { longServiceLeave }),
    ...Object.fromEntries(sent.filter(([name]) => name === holidayName)),
  };
}

/** What the Fair Work Act goes by: the record's count of employees and unpaid leave, and what the request says. */
export function standardsOfService(
  request: TerminationRequest,
  { weeklyHours, service }: { readonly weeklyHours: string | undefined; readonly service: ServiceOnEnding },
): au.AuStandardsInput {
  const unpaidLeaveDays = weeklyHours === undefined ? 0 : calendarDays(unpaidLeaveIn(service.pays), weeklyHours);
  return {
    ...(weeklyHours === undefined ? {} : { weeklyHours }),
    ...(unpaidLeaveDays === 0 ? {} : { unpaidLeaveDays }),
    ...member('recentWork', recentWork(service.pays, request.terminationDate)),
    employees: service.employees,
    ...renamed(given(request), standardsNames),
  };
}

/** Days of the calendar that hours of leave stand for: seven for the hours of a week, what is less than a day dropped. */
function calendarDays(hours: Decimal, weeklyHours: string): number {
  const days = divide(multiply(hours, whole(7)), decimal(weeklyHours), 0, 'truncate');
  return isPositive(days) ? Number(days.toString()) : 0;
}

function unpaidLeaveIn(pays: readonly PayRecord[]): Decimal {
  let hours: Decimal = whole(0);
  for (const { result } of pays) {
    for (const row of result.leave) if (row.leaveType === 'UNPAID') hours = add(hours, decimal(row.hours));
  }
  return hours;
}

/** The members of the request that payroll-core takes apart from it, out of what it was given. */
export function apartFromRequest(
  { employee, standards, earlierEtps }: au.AuTerminationInput,
  standardWeek: string,
): TerminationRequest {
  const { daysUsed, weeklyHours, ...longService } = employee.longServiceLeave ?? {};
  const told = (earlierEtps ?? []).filter(({ isSameTermination }) => isSameTermination);
  return {
    ...namedBack({ ...longService, ...(weeklyHours === standardWeek ? {} : { weeklyHours }) }, longServiceNames),
    ...namedBack(daysUsed ?? {}, daysUsedNames),
    ...namedBack(standards ?? {}, standardsNames),
    ...namedBack(employee, { [holidayName]: holidayName }),
    ...(told.length === 0 ? {} : { [earlierEtpsName]: told.map(({ isSameTermination: _, ...row }) => row) }),
  };
}

function namedBack(kept: object, names: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const values = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, inCore]) =>
      values[inCore] === undefined || values[inCore] === null ? [] : [[name, values[inCore]] as const],
    ),
  );
}

function renamed(
  sent: readonly (readonly [string, unknown])[],
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (names[name] === undefined ? [] : [[names[name], value] as const])),
  );
}

/** Instalments of the same termination that were paid before, as the request tells them. */
export function earlierInstalments({
  earlierEtps,
}: TerminationRequest): NonNullable<au.AuTerminationInput['earlierEtps']> {
  const rows = (earlierEtps ?? []) as readonly { readonly paidOn: string; readonly taxableComponent: string }[];
  return rows.map((row) => ({ ...row, isSameTermination: true }));
}

function given(request: TerminationRequest): readonly (readonly [string, unknown])[] {
  return Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
}
