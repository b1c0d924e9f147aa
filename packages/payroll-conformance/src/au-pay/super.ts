import type { AuPay } from 'payroll-core/au';
import { superGuarantee } from 'payroll-core/au';
import { addYears, parseCivilDate, type CivilDate } from 'payroll-core/calendar';
import { isPositive, multiply, subtract } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { audIn, countIn, dateIn, decimalIn, flagIn, has, onlyKnows, orUnreadable } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, JsonObject, Kind, Vector } from '../vector';
import { timingIn } from './own-payday-super';
import { ordinaryEarnings, ordinaryHours, plainPay } from './plain-pay';

/** Examples about super: contributions of a quarter or year, who has a right to them, reportable ones, and due dates. */
export const superKind: Kind = (vector) => {
  const { inputs } = vector;
  if (has(inputs, 'employerContributionPerQuarter')) return reportable(inputs);
  if (has(inputs, 'hoursThisWeek')) return dueInWeek(vector);
  if (has(inputs, 'quarterEarnings')) return contributed(vector, 'quarterEarnings', 'superGuaranteeForQuarter');
  if (has(inputs, 'yearEarnings')) return contributed(vector, 'yearEarnings', 'superGuaranteeForYear');
  if (has(inputs, 'annualEarnings')) return contributed(vector, 'annualEarnings', 'superGuaranteeForYear');
  if (has(inputs, 'payDate')) return dueDate(inputs);
  throw new UnreadableVector(`Inputs not understood: ${Object.keys(inputs).join(', ')}.`);
};

function reportable(inputs: JsonObject): Computed {
  onlyKnows(inputs, ['employerContributionPerQuarter', 'superGuaranteePerQuarter', 'quarters']);
  const aQuarter = subtract(audIn(inputs, 'employerContributionPerQuarter'), audIn(inputs, 'superGuaranteePerQuarter'));
  return { actual: { rescForYear: multiply(aQuarter, decimalIn(inputs, 'quarters')) } };
}

function contributed(vector: Vector, earnings: string, answer: string): Computed {
  onlyKnows(vector.inputs, [earnings]);
  const pay = plainPay(
    payDateOf(vector),
    {},
    { payPeriod: 'QUARTERLY', hours: ordinaryEarnings(decimalIn(vector.inputs, earnings).toString()) },
  );
  return { actual: { [answer]: pay.compulsorySuperAmount }, trace: () => explained(pay) };
}

function dueInWeek(vector: Vector): Computed {
  const { inputs } = vector;
  onlyKnows(inputs, ['age', 'hoursThisWeek', 'earnings', 'domestic', 'privateOrDomestic']);
  const payDate = payDateOf(vector, true);
  const pay = plainPay(
    payDate,
    {
      dateOfBirth: addYears(payDate, -countIn(inputs, 'age')),
      isPrivateOrDomesticWorker: flagIn(inputs, 'domestic', flagIn(inputs, 'privateOrDomestic', false)),
    },
    {
      hours: ordinaryHours(decimalIn(inputs, 'hoursThisWeek').toString(), '0').concat(
        ordinaryEarnings(has(inputs, 'earnings') ? decimalIn(inputs, 'earnings').toString() : '1'),
      ),
    },
  );
  return {
    actual: { superGuaranteeDue: isPositive(pay.super), superGuarantee: pay.compulsorySuperAmount },
    trace: () => explained(pay),
  };
}

function dueDate(inputs: JsonObject): Computed {
  const pay = plainPay(
    dateIn(inputs, 'payDate'),
    {},
    { superTiming: timingIn(inputs), hours: ordinaryEarnings('1000') },
  );
  return { actual: { dueDate: pay.superDueDate }, trace: () => explainAsText(pay.trace.figures.superDueDate) };
}

/**
 * The first day of the vector's financial year. The 30-hour rule has stood as it is since July 2022, so an older example
 * of it is judged by the first edition we have; an amount never is.
 */
function payDateOf({ year }: Vector, mayBeOlder = false): CivilDate {
  const day = orUnreadable(parseCivilDate(`${(year ?? '').slice(0, 4)}-07-01`, 'year'));
  const first = superGuarantee.editions[0]?.effectiveFrom ?? day;
  return mayBeOlder && day < first ? first : day;
}

function explained(pay: AuPay): string {
  return explainAsText(pay.trace.figures.compulsorySuperAmount);
}
