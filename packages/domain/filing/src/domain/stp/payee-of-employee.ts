import { employeeReadModel, type Employee } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core/calendar';
import { plainText } from '../plain-text';
import { reportedName } from '../reported-name';
import { digitsAndBlanks } from './payer-of-company';
import { aud, isPositive, toFixed } from 'payroll-core/money';
import { lastReportedAs } from './year-to-date';
import type { AuFiledPay } from './kept-au-pay';
import type { StpPayee } from './stp-event';

/** @law STP Phase 2: lengths of names, address lines, suburb, e-mail and telephone */
const most = { name: 40, addressLine: 38, suburb: 46, emailAddress: 200, phone: 16 };

const NOT_QUOTED = '000000000';
/** Said when a start date is not known. */
const EARLIEST_START = '1800-01-01' as CivilDate;

/** Whoever receives a death benefit was not employed: no first day, no last day. @law ATO STP Phase 2, "Employment basis" D */
const DEATH_BENEFICIARY = 'D';

/** A super-only contractor is outside STP and PAYG. */
export function isReported({ details }: Employee): boolean {
  return !details.is_super_only_contractor && details.is_foreign_resident !== null;
}

/**
 * Who is reported, as the record stands when the message is made; income type and tax treatment are those of the last pay. An
 * address line that is too long runs on in the second line.
 */
export function payeeOfEmployee(
  employee: Employee,
  cessationCode: string | undefined,
  pays: readonly AuFiledPay[] = [],
): StpPayee {
  const { details } = employee;
  const reportedAs = lastReportedAs(pays);
  const name = reportedName(employee);
  const extras = employeeReadModel(employee, {
    country: 'AU',
    kiwisaver_employee_rate: null,
    kiwisaver_employer_rate: null,
  });
  const address = plainText([details.address1, details.address2].filter((line) => line !== null).join(' '));
  const oneLine = plainText(details.address1);
  const fits = oneLine.length <= most.addressLine;
  const isReachable = details.include_email_and_phone_in_stp;
  const incomeType = reportedAs?.incomeType ?? extras.income_stream ?? '';
  return {
    employeeId: employee.id,
    payrollId: extras.stp_id,
    taxFileNumber: (details.tax_file_number ?? NOT_QUOTED).replaceAll(' ', '').padStart(9, '0'),
    abn: details.abn,
    familyName: name.last.slice(0, most.name),
    firstName: name.first.slice(0, most.name),
    otherNames: details.middle_name === null ? null : name.middle.slice(0, most.name),
    birthDate: details.date_of_birth,
    addressLine1: fits ? oneLine : address.slice(0, most.addressLine),
    addressLine2: fits
      ? plainText(details.address2 ?? '').slice(0, most.addressLine) || null
      : address.slice(most.addressLine, 2 * most.addressLine).trim() || null,
    suburb: plainText(details.city).slice(0, most.suburb),
    state: details.country === 'AU' ? details.state : 'OTH',
    postcode: details.country === 'AU' ? details.postcode : '9999',
    country: details.country.toLowerCase(),
    emailAddress: isReachable && details.email_address !== null ? details.email_address : null,
    phone: isReachable ? digitsAndBlanks(details.phone_mobile ?? details.phone_home ?? '').slice(0, 16) || null : null,
    startDate: details.is_death_beneficiary ? EARLIEST_START : (details.start_date ?? EARLIEST_START),
    employmentBasis: details.is_death_beneficiary ? DEATH_BENEFICIARY : details.stp_employment_status,
    incomeType: incomeType,
    incomeCountry: incomeCountryOf(employee, incomeType, pays),
    taxTreatment: reportedAs?.taxTreatment ?? extras.tax_treatment_code ?? '',
    taxOffsetTotal: taxOffsetTotal(details),
    cessation: cessationOf(employee, cessationCode),
  };
}

/**
 * Only the income of working holiday makers has a country: that of the record, or of the last pay that kept one where the record of
 * somebody who is none any more names it no longer.
 */
export function incomeCountryOf({ details }: Employee, incomeType: string, pays: readonly AuFiledPay[]): string | null {
  if (incomeType !== 'WHM') return null;
  const kept = pays.map(({ pay }) => pay.reportedAs?.incomeCountry).findLast((country) => country !== undefined);
  return details.working_holiday_country?.toLowerCase() ?? kept ?? null;
}

/** @law ATO STP Phase 2 employer reporting guidelines, "Tax offset amount": the total of the withholding declaration */
function taxOffsetTotal({ tax_offset_amount: claimed }: Employee['details']): string | null {
  if (claimed === null) return null;
  const amount = aud(claimed);
  return isPositive(amount) ? toFixed(amount, 2) : null;
}

/** A voluntary ending is what an ending without a recorded reason is reported as. */
function cessationOf(employee: Employee, code = 'V'): StpPayee['cessation'] {
  if (!employee.isTerminated || employee.terminationDate === null || employee.details.is_death_beneficiary) return null;
  return { date: employee.terminationDate, code };
}
