import { isLess, isMore } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import { asPercent } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { SchedularPayments } from './schedular-payments';

/** What decides the rate of a contractor. */
export interface SchedularContract {
  /** A key of the schedule's activities, such as `cleaning`. */
  readonly activity: string;
  /** Chosen on the IR330C. */
  readonly electedRate?: Decimal | undefined;
  /** On a tailored tax rate certificate: any rate from nil to all of it, in place of every other. */
  readonly certificateRate?: Decimal | undefined;
  /** Name and IRD number are missing. */
  readonly noNotification?: boolean;
}

const ALL = whole(1);

/**
 * The rate of a schedular payment: certificate, no-notification, elected, standard, in that order.
 * @law Income Tax Act 2007 s RD 10B, Schedule 4; Inland Revenue payroll specification 5.15
 */
export function chooseSchedularRate(
  contract: SchedularContract,
  schedular: Dated<SchedularPayments>,
): Result<Step<Decimal>> {
  const rule = 'nz.schedular-payments.choose-rate';
  const activity = schedular.values.activities.get(contract.activity);
  if (activity === undefined) {
    return refused({
      code: 'code/unknown',
      message: `Expected a schedular activity: one of ${[...schedular.values.activities.keys()].join(', ')}.`,
      path: 'activity',
    });
  }
  const line = (): string => `${activity.says}: ${activity.rate.toString()}`;
  if (contract.certificateRate !== undefined) {
    const rate = contract.certificateRate;
    return accepted(step(rule, rate, () => `${rate.toString()} by certificate`, [given('certificate rate', rate)]));
  }
  if (contract.noNotification === true && activity.noNotificationRate !== undefined) {
    const rate = activity.noNotificationRate;
    const because = [parameter(schedular, `activities/${contract.activity}`, line)];
    return accepted(step(rule, rate, () => `no name or IRD number: ${rate.toString()}`, because));
  }
  if (contract.electedRate !== undefined) {
    const rate = contract.electedRate;
    const lowest = activity.minimumElectedRate;
    if (lowest === undefined || isLess(rate, lowest) || isMore(rate, ALL)) {
      return refused({
        code: 'input/not-allowed',
        message:
          lowest === undefined
            ? `No rate can be elected for ${activity.says}; leave it out and the standard rate ${asPercent(activity.rate)} applies.`
            : `A rate from ${asPercent(lowest)} to 100% can be elected for ${activity.says}; ${asPercent(rate)} is outside. A lower one needs a certificate.`,
        path: 'electedRate',
      });
    }
    return accepted(step(rule, rate, () => `${rate.toString()} elected`, [given('elected rate', rate)]));
  }
  return accepted(step(rule, activity.rate, line, [parameter(schedular, `activities/${contract.activity}`, line)]));
}
