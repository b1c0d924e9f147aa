import { add, subtract } from '../../money/arithmetic';
import { asNzd, decimal, nzd, toFixed, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import { accepted, refused, type Result } from '../../refusal/result';

/** The amounts of one employee's line, in the order of the header's totals. */
export const employmentInformationAmounts = [
  'gross',
  'priorGrossAdjustments',
  'notLiableForAcc',
  'paye',
  'priorPayeAdjustments',
  'childSupport',
  'studentLoan',
  'studentLoanCompulsoryExtra',
  'studentLoanVoluntary',
  'kiwisaverDeductions',
  'kiwisaverEmployerNet',
  'esct',
  'payrollGivingCredits',
  'familyTaxCredits',
  'shareSchemes',
] as const;

/** One amount of employment information, by field. */
export type EmploymentInformationAmount = (typeof employmentInformationAmounts)[number];

/** The amounts of an employee's line of employment information. */
export type EmploymentInformation = Readonly<Record<EmploymentInformationAmount, Nzd>>;

/** Where each amount stands in a DEI line of 27 fields, counted from 1. */
const fieldOf: Readonly<Record<EmploymentInformationAmount, number>> = {
  gross: 11,
  priorGrossAdjustments: 12,
  notLiableForAcc: 13,
  paye: 15,
  priorPayeAdjustments: 16,
  childSupport: 17,
  studentLoan: 19,
  studentLoanCompulsoryExtra: 20,
  studentLoanVoluntary: 21,
  kiwisaverDeductions: 22,
  kiwisaverEmployerNet: 23,
  esct: 24,
  payrollGivingCredits: 25,
  familyTaxCredits: 26,
  shareSchemes: 27,
};

const FIELDS = 27;
const HUNDRED = whole(100);
const NIL = nzd('0');

/**
 * The amounts of a detail line: cents without a point, an empty field for nothing.
 * @law Payday Filing File Upload Specification 2025 V1.00, 5.1 and 5.4
 */
export function readDetailLine(line: string): Result<EmploymentInformation> {
  const fields = typeof line === 'string' ? line.split(',') : [];
  if (fields[0] !== 'DEI' || fields.length !== FIELDS) {
    return refused({
      code: 'input/conflict',
      message: `A detail line starts with DEI and has ${FIELDS} fields; this one has ${fields.length}.`,
    });
  }
  const amounts: Partial<Record<EmploymentInformationAmount, Nzd>> = {};
  for (const name of employmentInformationAmounts) {
    const text = fields[fieldOf[name] - 1]!;
    if (!/^(-?\d{1,12})?$/.test(text)) {
      return refused({
        code: 'amount/not-a-number',
        message: `Expected cents in digits in field ${fieldOf[name]} of a detail line.`,
        path: name,
      });
    }
    amounts[name] = text === '' ? NIL : asNzd(divide(decimal(text), HUNDRED, 2, 'truncate'));
  }
  return accepted(amounts as EmploymentInformation);
}

/** Each amount over all lines. */
export function totalEmploymentInformation(lines: readonly EmploymentInformation[]): EmploymentInformation {
  const totals = {} as Record<EmploymentInformationAmount, Nzd>;
  for (const name of employmentInformationAmounts) {
    totals[name] = lines.reduce((total, line) => add(total, line[name]), NIL);
  }
  return totals;
}

/**
 * What is paid to Inland Revenue: all deductions and contributions, less payroll giving credits. Earlier periods'
 * corrections of PAYE count; the note on the field leaves them out, the published test files do not.
 * @law Payday Filing File Upload Specification 2025 V1.00, header field 23; developers' casebook scenarios 3.4 and 3.8
 */
export function totalDeducted(totals: EmploymentInformation): Nzd {
  const parts = [
    totals.paye,
    totals.priorPayeAdjustments,
    totals.childSupport,
    totals.studentLoan,
    totals.studentLoanCompulsoryExtra,
    totals.studentLoanVoluntary,
    totals.kiwisaverDeductions,
    totals.kiwisaverEmployerNet,
    totals.esct,
  ];
  return subtract(
    parts.reduce((total, part) => add(total, part), NIL),
    totals.payrollGivingCredits,
  );
}

/** Dollars as the file writes them: cents without a point, zero as 0. */
export function centsField(amount: Nzd): string {
  return toFixed(amount, 2)
    .replace('.', '')
    .replace(/^(-?)0+(?=\d)/, '$1');
}
