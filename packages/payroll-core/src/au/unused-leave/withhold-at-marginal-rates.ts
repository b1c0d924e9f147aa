import { paysPerYear, type PayFrequency } from '../../calendar/pay-period';
import { add, greater, multiply, subtract } from '../../money/arithmetic';
import { aud, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { withholdFromPeriod } from '../withholding/withhold-from-period';
import type { AuTaxDeclaration } from '../withholding/tax-declaration';
import type { AuWithholdingRules } from '../withholding/rules-in-force';

/** One ordinary pay of the payee, as if nothing had been paid out. */
export interface NormalPay {
  readonly earnings: Aud;
  readonly frequency: Exclude<PayFrequency, 'four-weekly'>;
  readonly declaration: AuTaxDeclaration;
}

/**
 * The marginal method: spread the payment over a year of normal pays, see how much more the table asks from one of
 * them, and take that for the whole year.
 *
 * The table itself is meant: no study loan is withheld from a lump sum on leaving, and what a payee asked for on top of
 * the table (offsets, the Medicare levy variation, extra withholding, the 53rd week) belongs to ordinary pays.
 * @law ATO Schedule 7, "Marginal rate calculation", steps 1 to 7; ATO Schedule 8, "lump sum termination payments"
 */
export function withholdAtMarginalRates(payment: Aud, pay: NormalPay, rules: AuWithholdingRules): Step<Aud> {
  const { earnings, frequency } = pay;
  const pays = whole(entryOf(paysPerYear, frequency, 'a pay frequency'));
  const share = divide(payment, pays, 0, 'truncate');
  const raised = add(earnings, share);
  const before = fromTheTable(earnings, pay, rules);
  const after = fromTheTable(raised, pay, rules);
  // The coefficients of neighbouring bands are rounded; where they meet, a dollar less must not become a refund.
  const difference = greater(subtract(after.value, before.value), aud('0'));
  const withheld = multiply(difference, pays);
  return step(
    'au.unused-leave.marginal-method',
    withheld,
    () =>
      `${payment.toString()} over ${pays.toString()} pays, cents ignored, ${share.toString()} a pay; ` +
      `from ${raised.toString()} ${after.value.toString()}, from ${earnings.toString()} ${before.value.toString()}, ` +
      `difference ${difference.toString()} × ${pays.toString()} = ${withheld.toString()}`,
    [given('normalEarnings', earnings), after, before],
  );
}

function fromTheTable(earnings: Aud, { frequency, declaration }: NormalPay, rules: AuWithholdingRules): Step<Aud> {
  const { taxFileNumber, residency, claimsTaxFreeThreshold, medicareLevyExemption, schedule } = declaration;
  // Schedule 9 is a table of its own; the other schedules are for wages as they are earned.
  const senior = schedule?.kind === 'seniors-and-pensioners' ? { schedule } : {};
  return withholdFromPeriod(
    {
      earnings,
      frequency,
      declaration: {
        taxFileNumber,
        residency,
        claimsTaxFreeThreshold,
        medicareLevyExemption,
        hasStudyLoan: false,
        ...senior,
      },
      paidEarlierThisYear: earnings,
    },
    rules,
  ).total;
}
