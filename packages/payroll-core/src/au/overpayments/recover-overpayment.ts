import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { auFinancialYear } from '../../calendar/financial-year';
import { InputReader, type Amount } from '../../input/input-reader';
import { isMore, isNegative, subtract } from '../../money/arithmetic';
import { asAud, aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { accepted, refused, type Result } from '../../refusal/result';
import { given, step, type Step } from '../../trace/step';

/** Pay that somebody was not entitled to. */
export interface Overpayment {
  /** The day it was paid. */
  readonly paidOn: CivilDate;
  /** The day the mistake was found; it decides the treatment, whenever the money comes back. */
  readonly identifiedOn: CivilDate;
  readonly gross: Aud | Amount;
  /** What was withheld from it. */
  readonly taxWithheld: Aud | Amount;
}

const members: ReadonlySet<string> = new Set(['paidOn', 'identifiedOn', 'gross', 'taxWithheld']);
const NOTHING = aud('0');
const NO_DAY = civilDate('0001-01-01');

/** What an employee pays back of an overpayment, gross or net by the year of recovery. */
export interface OverpaymentRecovery {
  /** What the employee repays: the net of this year, the gross of an earlier one. */
  readonly toRepay: Step<Aud>;
  /**
   * How it leaves later pays: as rows with `isAdjustment` that lower gross and tax of this year, or as a deduction after
   * tax, which changes neither.
   */
  readonly recoveredBy: 'adjustment' | 'deduction-after-tax';
  /** The financial year whose reported gross is corrected; its tax withheld is corrected only with `correctsTax`. */
  readonly correctsYear: string;
  readonly correctsTax: boolean;
}

/**
 * What an employee repays of an overpayment, and how. Found in the same financial year, the net is repaid and the employer
 * corrects gross and tax of the year. Found later, the tax cannot be had back from the tax office: the gross is repaid
 * out of pay after tax, and the earlier year is reported anew with the right gross and the tax that was withheld.
 * @law ATO, Repayment of overpaid amounts; TD 2008/9; Fair Work Act 2009 (Cth) s 324 (the employee's written agreement)
 */
export function recoverOverpayment(overpayment: Overpayment): Result<OverpaymentRecovery> {
  const reader = new InputReader();
  const source = reader.object(overpayment, members);
  const paidOn = reader.required(reader.date(source, 'paidOn'), 'paidOn', NO_DAY);
  const identifiedOn = reader.required(reader.date(source, 'identifiedOn'), 'identifiedOn', NO_DAY);
  const gross = asAud(reader.required(reader.figure(source, 'gross'), 'gross', NOTHING));
  const taxWithheld = asAud(reader.required(reader.figure(source, 'taxWithheld'), 'taxWithheld', NOTHING));
  if (reader.refusal !== undefined) return refused(reader.refusal);
  if (identifiedOn < paidOn) {
    return refused({
      code: 'date/out-of-order',
      path: 'identifiedOn',
      message: `It was paid on ${paidOn}, after ${identifiedOn}.`,
    });
  }
  if (isNegative(gross) || isNegative(taxWithheld) || isMore(taxWithheld, gross)) {
    return refused({
      code: 'input/conflict',
      path: 'taxWithheld',
      message: 'An overpayment is zero or more, and no more was withheld from it than it is.',
    });
  }
  const year = auFinancialYear(paidOn);
  const isThisYear = identifiedOn <= year.lastDay;
  const value = isThisYear ? subtract(gross, taxWithheld) : gross;
  return accepted({
    toRepay: step(
      'au.overpayments.to-repay',
      value,
      () =>
        isThisYear
          ? `${gross.toString()} less ${taxWithheld.toString()} withheld: the net, ${value.toString()}`
          : `the gross, ${value.toString()}: the year ${year.name} has ended`,
      [given('gross overpaid', gross), given('withheld from it', taxWithheld), given('found on', identifiedOn)],
    ),
    recoveredBy: isThisYear ? 'adjustment' : 'deduction-after-tax',
    correctsYear: year.name,
    correctsTax: isThisYear,
  });
}
