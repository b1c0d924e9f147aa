import { daysBetween, parseCivilDate } from '../../../calendar/civil-date';
import { add, isNegative, isPositive } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { asAud, aud, parseDecimal } from '../../../money/parse';
import type { Refusal } from '../../../refusal/refusal';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { CheckUnderpaymentInput, PaidCategory, PaidLine } from './check-underpayment-input';
import type { UnderpaymentCheck, UnderpaymentReason } from './underpayment-check';
import { cannotTell, judge } from './compare-pay';
import type { PaidForWork } from './paid-hours';
import { readCheck } from './read-check';
import { requiredFor } from './required-pay';

const ZERO = aud('0');

/**
 * Compares what was paid in one pay period with what the award, or the national minimum wage, requires for the recorded work.
 * The verdict is `met`, `short` by an amount, or `cannot-tell` with the reason. Nothing carries over between pay periods.
 * Unreadable input is refused; law that is not known is a reason, never a guess.
 */
export function checkUnderpayment(input: CheckUnderpaymentInput): Result<UnderpaymentCheck> {
  const read = readCheck(input);
  return read.ok ? verdictOn(read.value) : read;
}

function verdictOn(input: CheckUnderpaymentInput): Result<UnderpaymentCheck> {
  const from = parseCivilDate(input.payPeriod.from, 'payPeriod.from');
  if (!from.ok) return from;
  const to = parseCivilDate(input.payPeriod.to, 'payPeriod.to');
  if (!to.ok) return to;
  if (to.value < from.value) {
    return refused({
      code: 'date/out-of-order',
      message: 'The pay period ends before it starts.',
      path: 'payPeriod.to',
    });
  }
  const paid = readPaid(input);
  if (!paid.ok) return paid;
  const required = requiredFor(input, { from: from.value, to: to.value });
  if (!required.ok) {
    const reason = reasonOf(required.error);
    return reason === undefined ? required : accepted(cannotTell(paid.value, [reason]));
  }
  const days = daysBetween(from.value, to.value) + 1;
  return accepted(judge(input, required.value, paid.value, days));
}

function readPaid({ paid }: CheckUnderpaymentInput): Result<PaidForWork> {
  const sums = new Map<PaidCategory, Aud>();
  const hours: PaidForWork['hours'][number][] = [];
  for (const [i, line] of paid.entries()) {
    const { category } = line;
    const read = parseDecimal(line.amount, `paid[${i}].amount`);
    if (!read.ok) return read;
    if (isNegative(read.value) && (line.isAdjustment !== true || category === 'hours')) {
      return refused({
        code: 'amount/negative',
        message: `Expected zero or more in paid[${i}].amount; only an adjustment takes an amount back.`,
        path: `paid[${i}].amount`,
      });
    }
    sums.set(category, add(sums.get(category) ?? ZERO, asAud(read.value)));
    if (category !== 'hours') continue;
    const worked = readHours(line, i);
    if (!worked.ok) return worked;
    if (isPositive(worked.value)) hours.push({ hours: worked.value, amount: asAud(read.value) });
  }
  return accepted({ sums, hours });
}

function readHours({ hours }: PaidLine, i: number): Result<Decimal> {
  if (hours === undefined) {
    return refused({
      code: 'input/missing',
      message: 'Say how many hours the amount pays.',
      path: `paid[${i}].hours`,
    });
  }
  const read = parseDecimal(hours, `paid[${i}].hours`);
  if (!read.ok || !isNegative(read.value)) return read;
  return refused({ code: 'amount/negative', message: 'Hours cannot be negative.', path: `paid[${i}].hours` });
}

/** Law that is not known is a reason for `cannot-tell`; input that cannot be read is refused. */
function reasonOf(error: Refusal): UnderpaymentReason | undefined {
  switch (error.code) {
    case 'statutory/unconfirmed':
      return { code: 'date-not-confirmed', says: error.message };
    case 'statutory/not-covered':
      return { code: 'date-not-covered', says: error.message };
    case 'code/unknown':
    case 'input/conflict':
    case 'input/not-allowed':
      return error.path === 'classification' ? { code: 'rate-not-found', says: error.message } : undefined;
    default:
      return undefined;
  }
}
