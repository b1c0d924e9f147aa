import { add, greater, isMore, subtract } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { accepted, type Result } from '../../refusal/result';
import { given, step, type Step } from '../../trace/step';
import { withholdFromPay } from '../additional-payments/withhold-from-pay';
import type { PricedLines } from '../gross/price-lines';
import { declarationOn } from '../withholding/declaration-on';
import type { AuWithholdingRules } from '../withholding/rules-in-force';
import type { AuWithholdingWarning } from '../withholding/withholding-warning';
import type { ParsedPay } from './parsed-pay';
import { taxableEarnings } from './taxable-earnings';

export interface TaxOfPay {
  readonly taxableGross: Aud;
  readonly total: Step<Aud>;
  readonly studyLoan: Step<Aud>;
  readonly warnings: readonly AuWithholdingWarning[];
  /** Withholding that was asked for beyond what is paid; zero for nearly every pay. */
  readonly beyondPay: Aud;
}

const NOTHING = aud('0');

/** What is withheld from a pay: from its earnings, never more than they are, and from a termination. */
export function taxOfPay(
  pay: ParsedPay,
  lines: PricedLines,
  sacrificed: Aud,
  rules: AuWithholdingRules,
): Result<TaxOfPay> {
  const earnings = taxableEarnings(pay, lines.ordinary, sacrificed);
  if (!earnings.ok) return earnings;
  const taxableGross = subtract(add(lines.ordinary, lines.additional), sacrificed);
  const { declaration, warnings } = declarationOn(
    pay.employee.declaration,
    pay.payDate,
    pay.employee.dateOfBirth,
    rules,
  );
  const withheld = withholdFromPay(
    {
      earnings: earnings.value.normal,
      frequency: pay.frequency,
      declaration,
      paidEarlierThisYear: pay.yearToDate.gross,
      additionalPayments: earnings.value.additional,
      earlierThisYear: pay.yearToDate,
    },
    rules,
  );
  const together = pay.taxedTogether;
  const ofPay =
    together === undefined
      ? withheld.total
      : restOf('au.pay.tax-of-period', together.tax, together.taxElsewhere, together.taxableGross);
  const asked = ofPay.value;
  const beyondPay = isMore(asked, taxableGross) ? subtract(asked, taxableGross) : NOTHING;
  const fromEarnings = beyondPay === NOTHING ? ofPay : limited(ofPay, taxableGross);
  return accepted({
    taxableGross,
    total: pay.termination === undefined ? fromEarnings : withTermination(fromEarnings, pay.termination.taxAmount),
    studyLoan:
      together === undefined
        ? withheld.studyLoan
        : restOf('au.pay.study-loan-of-period', together.studyLoan, together.studyLoanElsewhere, together.taxableGross),
    warnings: warnings.length === 0 ? withheld.warnings : [...warnings, ...withheld.warnings],
    beyondPay,
  });
}

/** What is left for this pay of an amount on all pays of the period; tax once withheld is not given back here. */
function restOf(rule: string, ofPeriod: Aud, elsewhere: Aud, earnings: Aud): Step<Aud> {
  const rest = greater(subtract(ofPeriod, elsewhere), NOTHING);
  return step(
    rule,
    rest,
    () =>
      `${ofPeriod.toString()} on ${earnings.toString()} of all pays of the period, ` +
      `less ${elsewhere.toString()} from the others = ${rest.toString()}`,
    [],
  );
}

function limited(withheld: Step<Aud>, most: Aud): Step<Aud> {
  return step(
    'au.pay.tax-within-pay',
    most,
    () => `${withheld.value.toString()}, at most what is paid: ${most.toString()}`,
    [withheld],
  );
}

function withTermination(fromEarnings: Step<Aud>, termination: Aud): Step<Aud> {
  const total = add(fromEarnings.value, termination);
  return step(
    'au.pay.tax-with-termination',
    total,
    () => `${fromEarnings.value.toString()} + termination ${termination.toString()} = ${total.toString()}`,
    [fromEarnings, given('tax of the termination', termination)],
  );
}
