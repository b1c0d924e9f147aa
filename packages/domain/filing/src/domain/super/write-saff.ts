import type { Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { CivilDate } from 'payroll-core/calendar';
import { taxFileNumberMeaning } from 'payroll-core/identifiers';
import { isZero, toFixed, type Decimal } from 'payroll-core/money';
import { csvField } from '@anz-payroll/kernel';
import { refuseFormula } from '../refuse-formula';
import { plainText } from '../plain-text';
import { reportedName } from '../reported-name';
import { saffSections, type SaffSection } from './saff-columns';
import { totalOf, type SuperContribution, type SuperFund } from './super-contribution';

/** One member, one fund, one pay period. */
export interface SaffRow {
  readonly employee: Employee;
  readonly fund: SuperFund;
  readonly contribution: SuperContribution;
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
}

export interface SaffFile {
  readonly fileId: string;
  readonly company: Company;
  readonly paymentDate: CivilDate;
  readonly rows: readonly SaffRow[];
}

type Fields = Readonly<Record<string, string>>;

/** @law SAFF: sex codes of the member */
const sexCodes = { UNKNOWN: '0', MALE: '1', FEMALE: '2', INDETERMINATE: '3' } as const;
const employmentStatuses = { F: 'Full time', P: 'Part time', C: 'Casual', L: 'Contractor' } as const;

/**
 * A super contributions file: the version, the sections, the names of the 133 columns, then one row for each member,
 * fund and pay period.
 * @law ATO, SuperStream alternative file format (SAFF) version 1.0
 */
export function writeSaff(file: SaffFile): string {
  const width = saffSections.reduce((count, { columns }) => count + columns.length, 0);
  const lines = [
    padded(['VERSION', '1.0', 'NEGATIVES SUPPORTED', 'False', 'FILE ID', file.fileId], width),
    saffSections.flatMap(({ section, columns }) => padded([section], columns.length)),
    saffSections.flatMap(({ columns }) => [...columns]),
    ...file.rows.map((row, index) => rowFields(file, row, index + 1)),
  ];
  return lines.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}

/** The first text of a member that a spreadsheet would take for a formula, as a refusal. */
export function refuseFormulaInSaff(file: SaffFile) {
  for (const row of file.rows) {
    for (const fields of Object.values(valuesOf(file, row, 1))) {
      const refused = refuseFormula(`Employee ${row.employee.id}`, fields);
      if (refused !== undefined) return refused;
    }
  }
  return undefined;
}

function rowFields(file: SaffFile, row: SaffRow, id: number): readonly string[] {
  const values = valuesOf(file, row, id);
  return saffSections.flatMap(({ section, columns }) =>
    columns.map((column) => plainText(values[section]?.[column] ?? '')),
  );
}

function valuesOf(file: SaffFile, row: SaffRow, id: number): Readonly<Partial<Record<SaffSection, Fields>>> {
  const { company, paymentDate } = file;
  const { fund, contribution } = row;
  const abn = company.details.abn ?? '';
  const name = plainText(company.details.legal_name);
  return {
    'Line ID': { ID: String(id) },
    Header: { SourceEntityID: abn, SourceEntityIDType: 'ABN' },
    Sender: senderOf(company),
    Payer: {
      ABN: abn,
      'Organisational Name Text': name,
      'BSB Number': (company.details.bank_bsb ?? '').replace('-', ''),
      'Account Number': digits(company.details.bank_account_number),
      'Account Name Text': plainText(company.details.bank_account_name ?? '') || name,
    },
    'Payee/Receiver': {
      ABN: fund.abn ?? '',
      USI: fund.usi ?? '',
      'Organisational Name Text': plainText(fund.name ?? ''),
      TargetElectronicServiceAddress: fund.electronicServiceAddress ?? '',
      'Payment Method Code': 'DirectCredit',
      'Transaction Date': paymentDate,
      'Payment Amount': money(totalOf(contribution)),
      'BSB Number': (fund.bsb ?? '').replace('-', ''),
      'Account Number': digits(fund.accountNumber),
      'Account Name Text': plainText(fund.accountName ?? ''),
    },
    Employer: { ABN: abn, 'Organisational Name Text': name },
    'Super Fund Member Common': memberOf(row),
    'Super Fund Member Contributions': {
      'Pay Period Start Date': row.periodStart,
      'Pay Period End Date': row.periodEnd,
      'Superannuation Guarantee Amount': money(contribution.guarantee),
      'Salary Sacrificed Amount': orEmpty(contribution.salarySacrificed),
      'Voluntary Amount': orEmpty(contribution.voluntary),
    },
    'Super Fund Member Registration': {
      'Employment Start Date': row.employee.details.start_date,
      'At Work Indicator': row.employee.isTerminated ? 'False' : 'True',
      'Employment Status Code': employmentStatuses[row.employee.details.stp_employment_status],
    },
  };
}

function senderOf({ details }: Company): Fields {
  const contact = plainText(details.contact_name ?? '').split(' ');
  return {
    ABN: details.abn ?? '',
    'Organisational Name Text': plainText(details.legal_name),
    'Family Name': contact.length > 1 ? contact.at(-1)! : contact[0]!,
    'Given Name': contact.length > 1 ? contact[0]! : '',
    'E-mail Address Text': details.email_address ?? '',
    'Telephone Minimal Number': digits(details.phone),
  };
}

function memberOf({ employee, fund }: SaffRow): Fields {
  const { details } = employee;
  const name = reportedName(employee);
  return {
    TFN: quotedNumber(details.tax_file_number ?? ''),
    'Person Name Title Text': plainText(details.honorific ?? ''),
    'Family Name': name.last,
    'Given Name': name.first,
    'Other Given Name': name.middle,
    'Sex Code': sexCodes[details.gender],
    'Birth Date': details.date_of_birth,
    'Address Usage Code': 'RES',
    'Address Details Line 1 Text': plainText(details.address1),
    'Address Details Line 2 Text': plainText(details.address2 ?? ''),
    'Locality Name Text': plainText(details.city),
    'Postcode Text': details.postcode,
    'State or Territory Code': details.state,
    'Country Code': details.country,
    'E-mail Address Text': details.email_address ?? '',
    'Telephone Minimal Number Landline': digits(details.phone_home),
    'Telephone Minimal Number Mobile': digits(details.phone_mobile),
    'Member Client Identifier': fund.memberNumber ?? '',
    'Payroll Number Identifier': details.number ?? String(employee.id),
    'Employment End Date': employee.terminationDate ?? '',
  };
}

/** A number that does not fit the field of the tax office. */
const QUOTED_ELSEWHERE = '987654321';

/**
 * The number itself. The codes of withholding for a number that was not quoted, applied for or not needed are nobody's number; a fund
 * may take them for one.
 * @law ATO, "Obtaining member TFNs": a valid number passes the algorithm
 */
function quotedNumber(text: string): string {
  const number = text.replaceAll(' ', '');
  return number !== QUOTED_ELSEWHERE && taxFileNumberMeaning(number) === 'quoted' ? number : '';
}

function padded(fields: readonly string[], width: number): string[] {
  return [...fields, ...Array<string>(width - fields.length).fill('')];
}

function money(amount: Decimal): string {
  return toFixed(amount, 2);
}

function orEmpty(amount: Decimal): string {
  return isZero(amount) ? '' : money(amount);
}

function digits(text: string | null): string {
  return (text ?? '').replace(/\D/g, '');
}
