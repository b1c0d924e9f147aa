import { accepted, compare, decimal, equal, refused, type CivilDate, type Result } from 'payroll-core';
import { isIrdNumber } from 'payroll-core/identifiers';
import { independentEarnerCredit, paye } from 'payroll-core/nz';
import { inForce } from 'payroll-core/statutory';
import type { NzTaxCode } from '../fields/nz-tax-fields';

/** The questions of the tax code declaration. @law Inland Revenue, Tax code declaration IR330 */
export interface NzTaxDeclaration {
  /** Empty where there is none: then the code is ND. */
  readonly irdNumber: string;
  /** Work that has a code of its own. */
  readonly work: 'usual' | 'casual-agricultural' | 'election-day' | 'seasonal';
  /** Whether this is the highest of the incomes; a second one is taxed at a flat rate. */
  readonly isMainIncome: boolean;
  readonly hasStudentLoan: boolean;
  /** What all incomes of a year come to, this one included, in whole dollars. */
  readonly yearlyIncome: number;
  /** New Zealand tax resident, no benefit, no Working for Families, no pension: the independent earner tax credit. */
  readonly mayClaimIndependentEarnerCredit: boolean;
}

const codeOfWork = { 'casual-agricultural': 'CAE', 'election-day': 'EDW', seasonal: 'NSW' } as const;
const secondaryCodes = ['SB', 'S', 'SH', 'ST', 'SA'] as const;

/** The members of the employee record that the declaration says. The code follows from the answers, as on the form. */
export function recordOfNzDeclaration(
  declaration: NzTaxDeclaration,
  today: CivilDate,
): Result<Readonly<Record<string, unknown>>, { readonly message: string }> {
  const irdNumber = declaration.irdNumber.replaceAll(/[\s-]/g, '');
  if (irdNumber === '') return accepted({ no_declaration: true });
  if (!isIrdNumber(irdNumber)) {
    return refused({ message: 'That is not an IRD number: its check digit does not match.' });
  }
  const code = codeOf(declaration, today);
  if (!code.ok) return code;
  // A student loan is deducted beside every code of the form save those for one kind of work.
  const hasLoan = declaration.hasStudentLoan && declaration.work === 'usual';
  return accepted({
    ird_number: irdNumber,
    nz_tax_code: code.value,
    has_student_loan: hasLoan,
    no_declaration: false,
  });
}

function codeOf(
  { work, isMainIncome, yearlyIncome, mayClaimIndependentEarnerCredit }: NzTaxDeclaration,
  today: CivilDate,
): Result<NzTaxCode, { readonly message: string }> {
  if (work !== 'usual') return accepted(codeOfWork[work]);
  const income = decimal(String(yearlyIncome));
  if (isMainIncome) {
    const credit = inForce(independentEarnerCredit, today);
    if (!credit.ok) return credit;
    const { from, nilFrom } = credit.value.values;
    const isWithin = compare(income, from) >= 0 && compare(income, nilFrom) <= 0;
    return accepted(mayClaimIndependentEarnerCredit && isWithin ? 'ME' : 'M');
  }
  const rates = inForce(paye, today);
  if (!rates.ok) return rates;
  const { bands, flatRates } = rates.value.values;
  const band = bands.findLast(({ from }) => compare(income, from) >= 0) ?? bands[0]!;
  // The flat rate of a secondary code is the rate of the band that the whole income reaches.
  return accepted(secondaryCodes.find((code) => equal(flatRates[code], band.rate)) ?? 'SA');
}
