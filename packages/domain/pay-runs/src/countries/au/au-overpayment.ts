import {
  accepted,
  decimal,
  greater,
  isPositive,
  lesser,
  subtract,
  whole,
  type CivilDate,
  type Result,
} from 'payroll-core';
import * as au from 'payroll-core/au';
import { asDollars, aud } from 'payroll-core/money';
import type { CalculatedPay } from '../../domain/calculate-pay';
import type { AuPayFigures, AuPayRecord } from '../../domain/pay-record';
import { refusal, type PaysRefusal } from '../../domain/pays-refusal';
import type { OverpaidPay } from '../country-payroll';
import { calculateAuPay } from './au-calculate';

/** What the employee repays where a pay is corrected to less; the correction itself sets gross and tax of the year right. */
export function auOverpayment(
  before: AuPayRecord,
  now: AuPayFigures,
  identifiedOn: CivilDate,
): Result<OverpaidPay | null, PaysRefusal> {
  const gross = subtract(decimal(before.result.gross), decimal(now.gross));
  if (!isPositive(gross)) return accepted(null);
  const tax = subtract(decimal(before.result.tax), decimal(now.tax));
  // Where the period's tax moves to another pay, more tax than gross can go from this one; no more was withheld from the part.
  const taxOfPart = lesser(greater(tax, whole(0)), gross);
  const recovery = au.recoverOverpayment({
    paidOn: before.payDate,
    identifiedOn,
    gross: aud(gross.toString()),
    taxWithheld: aud(taxOfPart.toString()),
  });
  if (!recovery.ok) return refusal('pay/invalid', recovery.error.message, { path: 'identifiedOn' });
  const { toRepay, correctsYear, correctsTax } = recovery.value;
  if (!isPositive(toRepay.value)) return accepted(null);
  const amount = toRepay.value.toString();
  return accepted({
    identifiedOn,
    toRepay: amount,
    financialYear: correctsYear,
    isTaxCorrected: correctsTax,
    says:
      (correctsTax
        ? `The employee repays ${asDollars(toRepay.value)}, the net: gross and tax of ${correctsYear} are corrected. `
        : `The employee repays ${asDollars(toRepay.value)}, the gross: ${correctsYear} has ended, so its tax stays as it was withheld. `) +
      'Take it off later pays as a deduction after tax, with the employee’s written agreement (Fair Work Act 2009 s 324).',
  });
}

/** The pay with the tax that was withheld from the one before it. */
export function withAuTaxOf(
  { result }: AuPayRecord,
  { calculationInput }: CalculatedPay<'AU'>,
): Result<CalculatedPay<'AU'>, PaysRefusal> {
  const { periodWarnings: _ofPeriod, ...kept } = calculationInput;
  const taxWithheld = { tax: result.tax, studyLoan: result.studyLoan };
  return calculateAuPay({ ...kept, input: { ...calculationInput.input, taxWithheld } });
}
