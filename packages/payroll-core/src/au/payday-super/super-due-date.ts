import { addBusinessDays, type BusinessCalendar } from '../../calendar/business-days';
import { addDays, type CivilDate } from '../../calendar/civil-date';
import { quarterOf } from '../../calendar/quarter';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { SuperDeadline } from './super-deadline';

/** What can give a contribution more time than the usual period. */
export interface SuperTiming {
  /** The first contribution for a new employee, or to a new fund. */
  readonly isFirstContribution: boolean;
  /** Set on a pay outside the usual cycle: the next regular payday, from which its days are counted. */
  readonly nextRegularPayday?: CivilDate | undefined;
  /** The day on which the Commissioner made an exceptional-circumstances determination that covers the employer. */
  readonly determinationMadeOn?: CivilDate | undefined;
  /** The extended due date of an earlier payday, where it has not passed yet. */
  readonly earlierExtendedDueDate?: CivilDate | undefined;
}

/** Before Payday Super nothing is counted in business days, so no list of holidays is asked for. */
const WEEKDAYS: BusinessCalendar = { holidays: new Set() };

/**
 * The last day on which a fund can receive the contribution for a payday in time. Where more than one period applies,
 * the later day counts.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C; before 1 July 2026, s 23
 */
export function superDueDate(
  payDate: CivilDate,
  timing: SuperTiming,
  deadline: Dated<SuperDeadline>,
  calendar: BusinessCalendar = WEEKDAYS,
): Step<CivilDate> {
  const rule = deadline.values;
  if (rule.due === 'days-after-quarter') {
    const { lastDay } = quarterOf(payDate);
    return step(
      'au.payday-super.due-after-quarter',
      addDays(lastDay, rule.days),
      () => `${rule.days} days after the quarter that ends on ${lastDay} is ${addDays(lastDay, rule.days)}`,
      [given('pay date', payDate), parameter(deadline, 'days', () => `${rule.days} days after the quarter`)],
    );
  }
  const usual = due(
    timing.nextRegularPayday ?? payDate,
    timing.isFirstContribution ? rule.extendedDays : rule.days,
    calendar,
  );
  const determined =
    timing.determinationMadeOn === undefined
      ? usual
      : due(laterOf(timing.determinationMadeOn, payDate), rule.extendedDays, calendar);
  const counted = determined.on > usual.on ? determined : usual;
  const earlier = timing.earlierExtendedDueDate;
  const isWithEarlier = earlier !== undefined && earlier > counted.on;
  const on = isWithEarlier ? earlier : counted.on;
  return step(
    'au.payday-super.due',
    on,
    () =>
      `received by the fund at the latest on ${on}, ` +
      (isWithEarlier
        ? 'with the earlier contribution that is not due yet'
        : `${counted.days} business days after ${counted.after}`),
    [
      given('pay date', payDate),
      parameter(deadline, 'days', () => `${rule.days} or ${rule.extendedDays} business days`),
    ],
  );
}

interface Due {
  readonly on: CivilDate;
  readonly days: number;
  readonly after: CivilDate;
}

function due(after: CivilDate, days: number, calendar: BusinessCalendar): Due {
  return { on: addBusinessDays(after, days, calendar), days, after };
}

function laterOf(a: CivilDate, b: CivilDate): CivilDate {
  return a > b ? a : b;
}
