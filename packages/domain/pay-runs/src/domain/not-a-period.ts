import type { CivilDate } from 'payroll-core';
import type { PayPeriod } from './pay-command';
import { refusal, type PaysRefusal } from './pays-refusal';
import { periodOf, type PayCalendar } from './period-of';

/** Why a day that is named as the end of a period is none in the company's calendar; undefined where it is one. */
export function notAPeriod(
  calendar: PayCalendar,
  payPeriod: PayPeriod,
  periodEnd: CivilDate | undefined,
): PaysRefusal | undefined {
  if (periodEnd === undefined) return undefined;
  const { endDate } = periodOf(calendar, payPeriod, periodEnd);
  return endDate === periodEnd
    ? undefined
    : refusal(
        'pay/invalid',
        `pay_run_end_date: no ${payPeriod} period of this company ends on ${periodEnd}; the one with that day ends on ${endDate}.`,
      ).error;
}
