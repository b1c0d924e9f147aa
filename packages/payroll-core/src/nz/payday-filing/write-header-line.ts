import {
  centsField,
  totalDeducted,
  totalEmploymentInformation,
  type EmploymentInformation,
} from './employment-information-amounts';

/** The header of an employment information file. */
export interface EmploymentInformationHeader {
  readonly employerIrdNumber: string;
  /** CCYYMMDD. */
  readonly payDate: string;
  readonly isFinal?: boolean;
  readonly isNil?: boolean;
  readonly intermediaryIrdNumber?: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly softwarePackage: string;
}

const FORM_VERSION = '0001';

/**
 * The HEI2 line of an employment information file: who files, and the totals of the lines below.
 * @law Payday Filing File Upload Specification 2025 V1.00, 5.3
 */
export function writeHeaderLine(header: EmploymentInformationHeader, lines: readonly EmploymentInformation[]): string {
  const totals = totalEmploymentInformation(lines);
  return [
    'HEI2',
    header.employerIrdNumber,
    header.payDate,
    yesNo(header.isFinal),
    yesNo(header.isNil),
    header.intermediaryIrdNumber ?? '',
    header.contactName,
    header.contactPhone,
    header.contactEmail,
    String(lines.length),
    centsField(totals.gross),
    centsField(totals.priorGrossAdjustments),
    centsField(totals.notLiableForAcc),
    centsField(totals.paye),
    centsField(totals.priorPayeAdjustments),
    centsField(totals.childSupport),
    centsField(totals.studentLoan),
    centsField(totals.studentLoanCompulsoryExtra),
    centsField(totals.studentLoanVoluntary),
    centsField(totals.kiwisaverDeductions),
    centsField(totals.kiwisaverEmployerNet),
    centsField(totals.esct),
    centsField(totalDeducted(totals)),
    centsField(totals.payrollGivingCredits),
    centsField(totals.familyTaxCredits),
    centsField(totals.shareSchemes),
    header.softwarePackage,
    FORM_VERSION,
  ].join(',');
}

function yesNo(answer: boolean | undefined): string {
  return answer === true ? 'Y' : 'N';
}
