import { aud } from '../../money/parse';
import { isNegative, lesser, subtract } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { step, type Step } from '../../trace/step';
import type { OnTop } from './extra-on-top';

const NOTHING = aud('0');

/** What one or more additional payments of a pay, taxed together, add to its withholding. */
export interface WithheldOnAdditional {
  readonly payment: Aud;
  /** Tax and study loan together. */
  readonly total: Step<Aud>;
  /** The part of `total` that repays a study loan. */
  readonly studyLoan: Step<Aud>;
}

/** Where a total falls short of tax and study loan together, the tax is met first and the study loan has the rest. */
export function withheldOnAdditional(payment: Aud, total: Step<Aud>, onTop: OnTop): WithheldOnAdditional {
  const left = subtract(total.value, onTop.tax.value);
  const value = isNegative(left) ? NOTHING : lesser(left, onTop.studyLoan.value);
  const studyLoan = step(
    'au.additional-payments.study-loan-after-tax',
    value,
    () => `of ${total.value.toString()}, after ${onTop.tax.value.toString()} of tax, ${value.toString()}`,
    [onTop.studyLoan],
  );
  return { payment, total, studyLoan };
}
