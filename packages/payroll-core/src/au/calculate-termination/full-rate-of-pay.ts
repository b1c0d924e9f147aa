import { isMore } from '../../money/arithmetic';
import { divide } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import { given, step, type Step } from '../../trace/step';
import type { AuTermination } from './au-termination';

/** Where a rate came from: the request, the pays shortly before the last day, or the base rate of the record. */
export type RateSource = 'request' | 'recent-pays' | 'base-rate';

export interface RateOfPay {
  readonly rate: Step<Decimal>;
  readonly source: RateSource;
}

const PLACES = 4;

/**
 * What an ordinary hour of notice is worth at the full rate of pay: with incentives, loadings, allowances, overtime and
 * penalties. Nobody knows the hours that would have been worked; what the pays shortly before earned for an ordinary hour
 * stands for them, overtime included. It is never below the base rate, which is part of it.
 * @law Fair Work Act 2009 (Cth) s 18, s 117(2)(b)
 */
export function fullRateOfPay(termination: AuTermination): RateOfPay {
  const { payRatePerHour, facts, standards } = termination;
  const sent = facts.noticeRatePerHour;
  if (sent !== undefined && !isMore(payRatePerHour, sent)) {
    return {
      source: 'request',
      rate: step('au.termination.full-rate-of-pay', sent, () => `${sent.toString()}, as sent`, [
        given('noticeRatePerHour', sent),
      ]),
    };
  }
  const work = standards?.recentWork;
  const recent: Decimal | undefined =
    work === undefined || sent !== undefined
      ? undefined
      : divide(work.earnings as Decimal, work.ordinaryHours, PLACES, 'half-up');
  if (work === undefined || recent === undefined || !isMore(recent, payRatePerHour)) return baseRateOfPay(termination);
  return {
    source: 'recent-pays',
    rate: step(
      'au.termination.full-rate-of-pay',
      recent,
      () =>
        `the pays for ${work.from} to ${work.until}: ${work.earnings.toString()} ÷ ${work.ordinaryHours.toString()} ordinary hours = ${recent.toString()}`,
      [given('earnings', work.earnings), given('ordinaryHours', work.ordinaryHours)],
    ),
  };
}

/** The rate for ordinary hours alone. @law Fair Work Act 2009 (Cth) s 16 */
export function baseRateOfPay({ payRatePerHour }: AuTermination): RateOfPay {
  return {
    source: 'base-rate',
    rate: step('au.termination.base-rate-of-pay', payRatePerHour, () => `${payRatePerHour.toString()} an hour`, [
      given('payRatePerHour', payRatePerHour),
    ]),
  };
}
