import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { EndedEmployment } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';
import { taxCodeOf, taxCodeOfPay, writeTaxCode } from 'payroll-core/nz';
import { plainText } from '../plain-text';
import { reportedFullName, reportedName } from '../reported-name';
import { compactDate } from './employment-line';
import { irdField, nameField } from './line-of-pay';
import type { PaydayFiler } from './write-employment-information';

/** The details of one employee who starts or leaves, field by field as the upload format has them. */
export interface EmployeeDetailsRow {
  readonly irdNumber: string;
  readonly name: string;
  readonly title: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly birthDate: CivilDate | null;
  readonly startDate: CivilDate | null;
  readonly endDate: CivilDate | null;
  /** NE a new employee, EE one who opts in, EA one to be enrolled; empty for a leaver. */
  readonly kiwisaverEligibility: string;
  readonly kiwisaverStatus: string;
  readonly emailAddress: string;
  readonly mobile: string;
  readonly dayPhone: string;
  readonly country: string;
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly postcode: string;
  readonly taxCodes: readonly string[];
}

/** Countries as Inland Revenue writes them; others are left out. */
const countryCodes: Readonly<Record<string, string>> = { NZ: 'NZL', AU: 'AUS' };

/**
 * A new starter with everything Inland Revenue asks for, a leaver with who it is and when it ended. Both in one row where
 * somebody starts and leaves within the period.
 */
export function detailsOfEmployee(employee: Employee, taxCode: string, isStarter: boolean): EmployeeDetailsRow {
  const { details } = employee;
  const { first, middle, last } = reportedName(employee);
  const said = <T>(value: T, otherwise: T): T => (isStarter ? value : otherwise);
  return {
    irdNumber: irdField(details.ird_number),
    name: nameField(reportedFullName(employee)),
    title: text(details.honorific ?? '', 20),
    firstName: text(first, 60),
    middleName: text(middle, 60),
    lastName: text(last, 60),
    birthDate: said<CivilDate | null>(details.date_of_birth, null),
    startDate: details.start_date,
    endDate: employee.terminationDate,
    kiwisaverEligibility: said('NE', ''),
    kiwisaverStatus: said(kiwisaverStatus(details.kiwisaver_status_code, taxCode), ''),
    emailAddress: said(text(details.email_address ?? '', 60), ''),
    mobile: said(digits(details.phone_mobile), ''),
    dayPhone: said(digits(details.phone_home), ''),
    country: said(countryCodes[details.country] ?? '', ''),
    street: said(text(details.address1, 100), ''),
    suburb: said(text(details.address2 ?? '', 60), ''),
    city: said(text(details.city, 60), ''),
    postcode: said(details.postcode, ''),
    taxCodes: [taxCode],
  };
}

/** Of these nothing is taken for KiwiSaver: schedular payments are no salary or wages, and seasonal workers do not live here. */
const notEnrolled: ReadonlySet<string> = new Set(['WT', 'NSW']);

/**
 * The status of the record. AE, which a record has where nobody said another, asks Inland Revenue to enrol somebody; a contractor and a
 * non-resident seasonal worker are not eligible.
 * @law KiwiSaver Act 2006 ss 4, 6, 10; Inland Revenue payroll specification 5.5
 */
function kiwisaverStatus(status: Employee['details']['kiwisaver_status_code'], taxCode: string): string {
  return status === 'AE' && notEnrolled.has(taxCode) ? 'NK' : status;
}

/** The code of the record, as Inland Revenue lists it. */
export function taxCodeDeclared({ nz_tax_code, has_student_loan }: Employee['details']): string {
  return writeTaxCode(taxCodeOf(nz_tax_code ?? 'ND', has_student_loan));
}

/** The code of an employment before a reinstatement: the record may hold another by now. */
export function taxCodeOfFinalPay({ finalPay }: EndedEmployment): string {
  return finalPay.country === 'NZ' ? writeTaxCode(taxCodeOfPay(finalPay.input)) : '';
}

/**
 * The employee details file: a header that counts, then for each employee a line of 41 fields and one line a tax code.
 * @law Payday Filing File Upload Specification 2025 V1.00, 5.6
 */
export function writeEmployeeDetails(filer: PaydayFiler, rows: readonly EmployeeDetailsRow[]): string {
  const lines = [
    `HED2,${filer.employerIrdNumber},${filer.softwarePackage},${rows.length}`,
    ...rows.flatMap((row) => [writeDetailsLine(row), ...row.taxCodes.map((code) => `TED,${code}`)]),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

export function writeDetailsLine(row: EmployeeDetailsRow): string {
  const country = (phone: string): string => (phone === '' ? '' : 'NZL');
  const address = [row.country, '', '', '', '', '', row.street, row.suburb, row.city, row.postcode, ''];
  // Opting out of KiwiSaver is a form of its own that the employee signs: nobody opts out by this file.
  const optOut = [row.kiwisaverEligibility === 'NE' ? 'N' : '', ...Array<string>(9).fill('')];
  return [
    'DED',
    row.irdNumber,
    row.name,
    row.title,
    row.firstName,
    row.middleName,
    row.lastName,
    compactDate(row.birthDate),
    compactDate(row.startDate),
    compactDate(row.endDate),
    row.kiwisaverEligibility,
    row.kiwisaverStatus,
    '',
    row.emailAddress,
    country(row.mobile),
    row.mobile,
    '',
    country(row.dayPhone),
    row.dayPhone,
    '',
    ...address,
    ...optOut,
  ].join(',');
}

function text(value: string, most: number): string {
  return plainText(value).replaceAll(',', ' ').slice(0, most);
}

function digits(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').slice(0, 15);
}
