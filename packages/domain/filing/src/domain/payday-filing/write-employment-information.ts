import type { Company } from '@anz-payroll/companies';
import type { CivilDate } from 'payroll-core/calendar';
import { totalDeducted, totalEmploymentInformation, writeHeaderLine } from 'payroll-core/nz';
import { inCents } from '../in-cents';
import { plainText } from '../plain-text';
import { compactDate, writeEmploymentLine, type EmploymentLine } from './employment-line';
import { irdField } from './line-of-pay';

/** Who files, in the words and lengths of the upload format. */
export interface PaydayFiler {
  readonly employerIrdNumber: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly softwarePackage: string;
}

export interface Payday {
  readonly payDate: CivilDate;
  readonly lines: readonly EmploymentLine[];
}

const END = '\r\n';

export function filerOf({ details }: Company, softwarePackage: string): PaydayFiler {
  return {
    employerIrdNumber: irdField(details.ird_number),
    contactName: commaless(details.contact_name ?? details.legal_name).slice(0, 20),
    contactPhone: (details.phone ?? '').replace(/\D/g, '').slice(0, 12),
    contactEmail: commaless(details.email_address ?? '').slice(0, 60),
    softwarePackage,
  };
}

/**
 * An employment information file: for each payday its header with the totals, then its lines.
 * @law Payday Filing File Upload Specification 2025 V1.00, 5.1 to 5.4
 */
export function writeEmploymentInformation(filer: PaydayFiler, paydays: readonly Payday[]): string {
  return paydays.map((payday) => [...linesOf(filer, payday), ''].join(END)).join('');
}

function linesOf(filer: PaydayFiler, { payDate, lines }: Payday): readonly string[] {
  const header = { ...filer, payDate: compactDate(payDate), isNil: lines.length === 0 };
  const amounts = lines.map((line) => line.amounts);
  const written = [writeHeaderLine(header, amounts), ...lines.map((line) => writeEmploymentLine(line))];
  checkTotals(written);
  return written;
}

/**
 * The file checked as Inland Revenue checks it: every total of the header is the sum of its column, and what is deducted
 * adds up. A difference is a bug here, so it throws instead of being filed.
 */
export function checkTotals([header, ...lines]: readonly string[]): void {
  const totals = header!.split(',');
  const details = lines.map((line) => line.split(','));
  const column = (field: number) => String(details.reduce((sum, fields) => sum + BigInt(fields[field - 1]!), 0n));
  for (const [total, field] of totalledFields) {
    if (totals[total - 1] !== column(field)) throw new Error(`Header field ${total} is not the sum of its lines.`);
  }
  if (totals[9] !== String(lines.length)) throw new Error('Header field 10 is not the count of its lines.');
  const cents = (field: number) => BigInt(totals[field - 1]!);
  const deducted = [14, 15, 16, 17, 18, 19, 20, 21, 22].reduce((sum, field) => sum + cents(field), 0n) - cents(24);
  if (cents(23) !== deducted) throw new Error('Header field 23 is not what was deducted.');
}

/** Fields of the header, and of the lines that they total. */
const totalledFields: readonly (readonly [number, number])[] = [
  [11, 11],
  [12, 12],
  [13, 13],
  [14, 15],
  [15, 16],
  [16, 17],
  [17, 19],
  [18, 20],
  [19, 21],
  [20, 22],
  [21, 23],
  [22, 24],
  [24, 25],
  [25, 26],
  [26, 27],
];

/** What is paid to Inland Revenue for a payday, in cents: for whoever pays beside filing. */
export function centsDeducted(lines: readonly EmploymentLine[]): string {
  return inCents(totalDeducted(totalEmploymentInformation(lines.map((line) => line.amounts))));
}

function commaless(text: string): string {
  return plainText(text).replaceAll(',', ' ');
}
