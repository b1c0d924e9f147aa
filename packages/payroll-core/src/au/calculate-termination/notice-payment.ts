import { aud } from '../../money/parse';
import { multiply } from '../../money/arithmetic';
import { toCents } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import type { AuTermination } from './au-termination';

/** Payment in lieu of notice: hours at the rate that was sent for them or else the hourly rate, or the lump sum the caller names. */
export function noticePayment({ request, payRatePerHour, facts }: AuTermination): Step<Aud> {
  const rule = 'au.termination.payment-in-lieu';
  if (request.isPaymentInLieuPaid !== true) return step(rule, aud('0'), () => 'no notice is paid out');
  if (request.paymentInLieuType === 'NOTICE_LUMP_SUM') {
    const amount = request.noticeLumpSum as Aud;
    return step(rule, amount, () => `the lump sum ${amount.toString()}`, [given('noticeLumpSum', amount)]);
  }
  const hours = request.noticeHours!;
  const rate = facts.noticeRatePerHour ?? payRatePerHour;
  const amount = toCents(multiply(rate as Aud, hours));
  return step(rule, amount, () => `${hours.toString()} hours × ${rate.toString()} = ${amount.toString()}`, [
    given('noticeHours', hours),
    given(facts.noticeRatePerHour === undefined ? 'payRatePerHour' : 'noticeRatePerHour', rate),
  ]);
}
