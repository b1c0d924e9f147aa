import { stpExtras, type EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { auWithholdingRules, declarationOn } from 'payroll-core/au';
import type { CivilDate } from 'payroll-core';
import { whole } from 'payroll-core/money';
import type { AuReportedAs } from '../../domain/pay-record';
import { auTaxDeclaration } from './au-tax-declaration';

/** Reported where less is withheld by a notice of the Commissioner. @law ATO STP Phase 2, "Tax treatment codes" */
const DOWNWARD_VARIATION = 'DVXXXX';

/**
 * As what Single Touch Payroll reports a pay: income type and tax treatment of the record as they stand on the pay date. Undefined for
 * somebody who is not reported.
 */
export function auReportedAs(details: EmployeeDetails, payDate: CivilDate): AuReportedAs | undefined {
  const { taxFileNumber, isVaried } = declaredOn(details, payDate);
  const { income_stream: incomeType, tax_treatment_code: treatment } = stpExtras(
    taxFileNumber === 'not-quoted' ? { ...details, tax_file_number: null } : details,
  );
  if (incomeType === null || treatment === null) return undefined;
  const { working_holiday_country: country } = details;
  return {
    incomeType,
    taxTreatment: isVaried ? DOWNWARD_VARIATION : treatment,
    ...(incomeType === 'WHM' && country !== null ? { incomeCountry: country.toLowerCase() } : {}),
  };
}

/** What the withholding of the day went by: a number that counts, and a notice that is in force. */
function declaredOn(details: EmployeeDetails, payDate: CivilDate) {
  const { taxFileNumber, declaredOn: signed, residency, downwardVariation: notice } = auTaxDeclaration(details);
  const asWritten = { taxFileNumber, isVaried: false };
  // Nearly every declaration says the same on every day.
  if (taxFileNumber !== 'applied-for' && taxFileNumber !== 'under-18' && notice === undefined) return asWritten;
  const rules = auWithholdingRules(payDate, { allowUnconfirmed: true });
  if (!rules.ok) return asWritten;
  const { declaration } = declarationOn(
    {
      ...{
        taxFileNumber,
        residency,
        claimsTaxFreeThreshold: false,
        hasStudyLoan: false,
        medicareLevyExemption: 'none',
      },
      ...(typeof signed === 'string' ? { declaredOn: signed as CivilDate } : {}),
      ...(notice === undefined ? {} : { downwardVariation: daysOf(notice) }),
    },
    payDate,
    details.date_of_birth,
    rules.value,
  );
  return { taxFileNumber: declaration.taxFileNumber, isVaried: declaration.downwardVariation !== undefined };
}

/** Whether a notice is in force depends on its days only. */
function daysOf({ from, lastDay }: { readonly from: string; readonly lastDay: string }) {
  const days = { from: from as CivilDate, lastDay: lastDay as CivilDate, coversAdditionalPayments: false };
  return { ...days, kind: 'percentage' as const, rate: whole(0) };
}
