import type { Company } from '@anz-payroll/companies';
import type { CivilDate } from 'payroll-core/calendar';
import {
  centsField,
  readDetailLine,
  totalDeducted,
  totalEmploymentInformation,
  writeHeaderLine,
  type EmploymentInformation,
} from 'payroll-core/nz';
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
    contactName: (commaless(details.contact_name ?? '') || commaless(details.legal_name)).slice(0, 20),
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
 * The file checked as Inland Revenue checks it: its lines are read back, every total of the header is the sum of their
 * amounts, and what is deducted adds up. A difference is a bug here, so it throws instead of being filed.
 */
export function checkTotals([header, ...lines]: readonly string[]): void {
  const totals = header!.split(',');
  const amounts = lines.map((line) => {
    const read = readDetailLine(line);
    if (!read.ok) throw new Error(read.error.message);
    return read.value;
  });
  const sums = totalEmploymentInformation(amounts);
  for (const [field, name] of totalledFields) {
    if (totals[field - 1] !== centsField(sums[name])) {
      throw new Error(`Header field ${field} is not the sum of its lines.`);
    }
  }
  if (totals[9] !== String(lines.length)) throw new Error('Header field 10 is not the count of its lines.');
  if (totals[22] !== centsField(totalDeducted(sums))) throw new Error('Header field 23 is not what was deducted.');
}

/** Fields of the header, and the amounts of the lines that they total. */
const totalledFields: readonly (readonly [number, keyof EmploymentInformation])[] = [
  [11, 'gross'],
  [12, 'priorGrossAdjustments'],
  [13, 'notLiableForAcc'],
  [14, 'paye'],
  [15, 'priorPayeAdjustments'],
  [16, 'childSupport'],
  [17, 'studentLoan'],
  [18, 'studentLoanCompulsoryExtra'],
  [19, 'studentLoanVoluntary'],
  [20, 'kiwisaverDeductions'],
  [21, 'kiwisaverEmployerNet'],
  [22, 'esct'],
  [24, 'payrollGivingCredits'],
  [25, 'familyTaxCredits'],
  [26, 'shareSchemes'],
];

function commaless(text: string): string {
  return plainText(text).replaceAll(',', ' ');
}
