import { add, aud, isMore, subtract, type Aud } from '../../money';
import { accepted, type Result } from '../../refusal';
import { given, step, type Step } from '../../trace';
import { withholdFromPay } from '../additional-payments';
import type { PricedLines } from '../gross/price-lines';
import type { AuWithholdingRules, AuWithholdingWarning } from '../withholding';
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
  const withheld = withholdFromPay(
    {
      earnings: earnings.value.normal,
      frequency: pay.frequency,
      declaration: pay.employee.declaration,
      paidEarlierThisYear: pay.yearToDate.gross,
      additionalPayments: earnings.value.additional,
      earlierThisYear: pay.yearToDate,
    },
    rules,
  );
  const asked = withheld.total.value;
  const beyondPay = isMore(asked, taxableGross) ? subtract(asked, taxableGross) : NOTHING;
  const fromEarnings = beyondPay === NOTHING ? withheld.total : limited(withheld.total, taxableGross);
  return accepted({
    taxableGross,
    total: pay.termination === undefined ? fromEarnings : withTermination(fromEarnings, pay.termination.taxAmount),
    studyLoan: withheld.studyLoan,
    warnings: withheld.warnings,
    beyondPay,
  });
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
