import { accepted, decimal, type Result } from 'payroll-core';
import * as nz from 'payroll-core/nz';
import type { CalculationInput } from '../../domain/calculation-input';
import { isGiven } from '../../domain/is-given';
import type { NzPayFigures } from '../../domain/pay-record';
import { refusal, type PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay } from '../../domain/refused-calculation';
import type { PayOfPeriod, Withheld, WithheldFromPeriod } from '../../domain/tax-of-period';
import { mergedEarnings } from '../merged-lines';
import { nzLines } from './nz-input';

/** What the law withholds from all these pays as one, the payout of a termination included. */
export function nzWithheldFromPeriod(pays: readonly PayOfPeriod<'NZ'>[]): Result<WithheldFromPeriod, PaysRefusal> {
  const [first, last] = [pays[0], pays.at(-1)];
  if (first === undefined || last === undefined) return refusal('pay/empty-request', 'A period needs a pay.');
  const { taxedTogether: _together, yearToDate: _year, ...rest } = last.calculationInput.input;
  const { yearToDate } = first.calculationInput.input;
  const termination = pays.find(({ result }) => result.termination !== undefined)?.result.termination;
  const calculated = nz.calculatePay({
    ...rest,
    ...nzLines({ ...mergedEarnings(pays), paySacrifices: [] }),
    ...(isGiven(yearToDate) ? { yearToDate } : {}),
    ...(termination === undefined ? {} : { isFinalPay: true, termination }),
  });
  if (!calculated.ok) return refusedPay(calculated.error);
  const { taxableGross, paye, accEarnersLevy, nzStudentLoan } = calculated.value;
  return accepted({ earnings: taxableGross.toString(), tax: paye, levy: accEarnersLevy, loan: nzStudentLoan });
}

export function nzWithheldIn({ paye, accEarnersLevy, nzStudentLoan }: NzPayFigures): Withheld {
  return { tax: decimal(paye), levy: decimal(accEarnersLevy), loan: decimal(nzStudentLoan) };
}

export function withNzTaxOfPeriod(
  calculationInput: CalculationInput<'NZ'>,
  all: WithheldFromPeriod,
  elsewhere: Withheld,
): CalculationInput<'NZ'> {
  const taxedTogether: nz.NzTaxedTogether = {
    taxableGross: all.earnings,
    paye: all.tax.toString(),
    levy: all.levy.toString(),
    studentLoan: all.loan.toString(),
    payeElsewhere: elsewhere.tax.toString(),
    levyElsewhere: elsewhere.levy.toString(),
    studentLoanElsewhere: elsewhere.loan.toString(),
  };
  return { ...calculationInput, input: { ...calculationInput.input, taxedTogether } };
}
