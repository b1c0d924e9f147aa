import type { Employee } from '@anz-payroll/employee-lifecycle';
import { earlierEmployments, employedOn, inEmployment, type EndedEmployment } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';
import { decimal, nzd, sum } from 'payroll-core/money';
import { employmentInformationAmounts, writeTaxCode, type EmploymentInformation, type TaxCode } from 'payroll-core/nz';
import { plainText } from '../plain-text';
import { reportedFullName } from '../reported-name';
import { payCycles, type EmploymentLine } from './employment-line';

/** A processed New Zealand pay, as filing sees it; `employmentInformation` is the JSON of the pay's own. */
export interface NzFiledPay {
  readonly country: 'NZ';
  readonly payId: number;
  readonly employeeId: number;
  /** What the employee was called when the pay was made. */
  readonly employeeName: string;
  readonly payRunId: number;
  readonly payDate: CivilDate;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  readonly payPeriod: keyof typeof payCycles;
  readonly net: string;
  readonly hoursWorked: string;
  readonly leave: readonly { readonly leaveType: string; readonly hours: string; readonly isCashUp: boolean }[];
  /** The last day of the employment that this pay ends; null for every other pay. */
  readonly terminationDate: CivilDate | null;
  readonly employmentInformation: Readonly<Record<keyof EmploymentInformation, string>> & {
    readonly lumpSumIndicator: 0 | 1;
    readonly childSupportCode?: string | null | undefined;
  };
}

/**
 * `taxCode` is the one the pay was worked out by: the record may hold another by now. `filedAs` finds the same line as it was
 * filed, under the name of the record or the one that the employee had when the pay was made: a new name is no amendment. The
 * days of an employment whose final pay was deleted after a reinstatement are no longer known; they stay as filed.
 */
export function lineOfPay(
  pay: NzFiledPay,
  employee: Employee,
  taxCode: string,
  filedAs: (line: EmploymentLine) => EmploymentLine | undefined = () => undefined,
): EmploymentLine {
  const line = asRecorded(pay, employee, taxCode);
  const filed = filedAs(line) ?? filedAs({ ...line, name: nameField(pay.employeeName) });
  if (filed === undefined) return line;
  const isOfEarlierEmployment = pay.periodEnd < employee.details.start_date;
  return {
    ...line,
    name: filed.name,
    ...(isOfEarlierEmployment ? { startDate: filed.startDate, finishDate: line.finishDate ?? filed.finishDate } : {}),
  };
}

function asRecorded(pay: NzFiledPay, employee: Employee, taxCode: string): EmploymentLine {
  const { details } = employee;
  const within = (date: string | null): CivilDate | null =>
    date !== null && date >= pay.periodStart && date <= pay.periodEnd ? (date as CivilDate) : null;
  const finishDate = within(pay.terminationDate ?? employee.terminationDate);
  const information = pay.employmentInformation;
  return {
    irdNumber: irdField(details.ird_number),
    name: nameField(reportedFullName(employee)),
    taxCode,
    startDate: within(details.start_date),
    finishDate,
    periodStart: pay.periodStart,
    periodEnd: pay.periodEnd,
    cycle: payCycles[pay.payPeriod],
    hours: hoursPaid(pay),
    lumpSumIndicator: information.lumpSumIndicator,
    childSupportCode: information.childSupportCode ?? null,
    amounts: Object.fromEntries(
      employmentInformationAmounts.map((name) => [name, nzd(information[name])]),
    ) as unknown as EmploymentInformation,
  };
}

/** The employee in the employment that a pay belongs to, with its days: the one that it ends, or the one of its period. */
export function employedFor(pay: NzFiledPay, employee: Employee, ended: readonly EndedEmployment[]): Employee {
  const own = earlierEmployments(employee, ended).find(({ lastDay }) => lastDay === pay.terminationDate);
  return own === undefined ? employedOn(employee, pay.periodEnd, ended) : inEmployment(employee, own);
}

/**
 * Hours worked and hours of paid leave. Holidays that are paid out in place of being taken are no time in paid employment, which
 * is what the field is asked for; the same hours are worked and paid another time.
 * @law Payday Filing File Upload Specification 2025 V1.00, 3.4.2.7
 */
function hoursPaid(pay: NzFiledPay): string {
  const onLeave = pay.leave
    .filter(({ leaveType, isCashUp }) => leaveType !== 'UNPAID' && !isCashUp)
    .map(({ hours }) => decimal(hours));
  return sum(decimal(pay.hoursWorked), onLeave).toString();
}

/** Nine digits, padded with zeros; nine zeros where there is no number. */
export function irdField(irdNumber: string | null): string {
  return (irdNumber ?? '').replace(/\D/g, '').padStart(9, '0');
}

/** Text without the commas that part the fields. */
export function nameField(name: string): string {
  return plainText(name).replaceAll(',', ' ').replace(/ +/g, ' ').slice(0, 255);
}

/** The student loan ending stands directly behind the code, as the published files write it. */
export function taxCodeField(code: TaxCode): string {
  return writeTaxCode(code).replaceAll(' ', '');
}
