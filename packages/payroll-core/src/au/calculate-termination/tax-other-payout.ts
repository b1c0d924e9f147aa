import { aud } from '../../money/parse';
import { dropCents } from '../../money/rounding';
import { isZero, lesser, sum } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { step, type Step } from '../../trace/step';
import { withholdFromPay } from '../additional-payments/withhold-from-pay';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';

const zero = aud('0');

/**
 * A payout that is neither leave nor an ETP (a bonus earned, pay still owed) is taxed as any additional payment, by
 * Method A on a normal pay. No study loan is repaid from a lump sum on leaving, and nothing is withheld after death.
 * @law ATO Schedule 5, "Method A"; ATO Schedule 8
 */
export function taxOtherPayout(
  amount: Aud,
  termination: AuTermination,
  paidEarlierThisYear: Aud,
  isDeath: boolean,
  rules: AuTerminationRules,
): Step<Aud> {
  const rule = 'au.termination.other-payout-tax';
  if (isZero(amount) || isDeath) return step(rule, zero, () => 'nothing is withheld');
  const { normalPay, declaration } = termination;
  const { additional } = withholdFromPay(
    {
      ...normalPay,
      declaration: { ...declaration, hasStudyLoan: false },
      paidEarlierThisYear,
      additionalPayments: [{ method: 'METHOD_A_WHOLE_YEAR', amount }],
    },
    rules.withholding,
  );
  const steps = additional.map(({ total }) => total);
  const onTop = sum(
    zero,
    steps.map(({ value }) => value),
  );
  // A few cents can carry a whole pay over a rounding edge; no more is withheld than the payout has dollars.
  const tax = lesser(onTop, dropCents(amount));
  return step(rule, tax, () => `${tax.toString()} on top of a normal pay`, steps);
}
