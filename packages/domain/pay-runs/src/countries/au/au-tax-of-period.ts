import { accepted, decimal, subtract, whole, type Result } from 'payroll-core';
import * as au from 'payroll-core/au';
import type { CalculationInput } from '../../domain/calculation-input';
import { isGiven } from '../../domain/is-given';
import type { AuPayFigures } from '../../domain/pay-record';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusal } from '../../domain/pays-refusal';
import { refusedPay } from '../../domain/refused-calculation';
import type { PayOfPeriod, Withheld, WithheldFromPeriod } from '../../domain/tax-of-period';
import { mergedEarnings } from '../merged-lines';
import { auLines } from './au-input';

const NO_LEVY = whole(0);

/** What the law withholds from all these pays as one. */
export function auWithheldFromPeriod(pays: readonly PayOfPeriod<'AU'>[]): Result<WithheldFromPeriod, PaysRefusal> {
  const [first, last] = [pays[0], pays.at(-1)];
  if (first === undefined || last === undefined) return refusal('pay/empty-request', 'A period needs a pay.');
  const {
    taxedTogether: _together,
    termination: _termination,
    yearToDate: _year,
    ...rest
  } = last.calculationInput.input;
  // What the year held before the period began is what it held before its first pay.
  const { yearToDate } = first.calculationInput.input;
  // Shares of gross were priced on their own pay, so sacrifices come in as dollars.
  const paySacrifices = pays.flatMap(({ result }) =>
    result.paySacrifices.map(({ description, amount, isIncludedInSuperCalculations, isSuper }) => ({
      description,
      amount,
      isIncludedInSuperCalculations,
      isSuper,
    })),
  );
  const calculated = au.calculatePay({
    ...rest,
    ...auLines({ ...mergedEarnings(pays), paySacrifices }),
    ...(isGiven(yearToDate) ? { yearToDate } : {}),
  });
  if (!calculated.ok) return refusedPay(calculated.error);
  const { taxableGross, tax, studyLoan } = calculated.value;
  return accepted({ earnings: taxableGross.toString(), tax, levy: NO_LEVY, loan: studyLoan });
}

export function auWithheldIn({ tax, studyLoan, termination }: AuPayFigures): Withheld {
  const ofTermination = decimal(termination?.taxAmount ?? '0');
  return { tax: subtract(decimal(tax), ofTermination), levy: NO_LEVY, loan: decimal(studyLoan) };
}

export function withAuTaxOfPeriod(
  calculationInput: CalculationInput<'AU'>,
  all: WithheldFromPeriod,
  elsewhere: Withheld,
): CalculationInput<'AU'> {
  const taxedTogether: au.AuTaxedTogether = {
    taxableGross: all.earnings,
    tax: all.tax.toString(),
    studyLoan: all.loan.toString(),
    taxElsewhere: elsewhere.tax.toString(),
    studyLoanElsewhere: elsewhere.loan.toString(),
  };
  return { ...calculationInput, input: { ...calculationInput.input, taxedTogether } };
}
