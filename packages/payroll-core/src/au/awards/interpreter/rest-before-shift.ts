import type { AwardRules, OvertimeTrigger, RestRule } from '../rules/award-rules';
import { dayOf, ruleHours } from './clock';
import type { Engagement } from './engagement';
import type { WorkerFacts } from './when-applies';

/** The end of the work before a shift: its moment, the day on which that work began, and whether it ended with overtime. */
export interface WorkBefore {
  readonly end: number;
  readonly day: number;
  readonly overtime: boolean;
}

/** The rest rule that the time since the work before breaks, if any. */
export function brokenRestRule(
  { restBetweenShifts, restAfterOvertime }: AwardRules,
  { employment }: WorkerFacts,
  engagement: Engagement,
  previous: WorkBefore | undefined,
): RestRule | undefined {
  const { shift } = engagement;
  const finish = previous?.end ?? engagement.previousFinish;
  if (finish === undefined) return undefined;
  const gap = engagement.start - finish;
  // Two records of work that goes on have no rest between them.
  if (gap === 0) return undefined;
  const before = previous?.day ?? dayOf(finish - 1);
  const wasOvertime = previous === undefined ? shift.previousWorkWasOvertime === true : previous.overtime;
  const breaks = (rule: RestRule | undefined): rule is RestRule =>
    rule !== undefined &&
    rule.employment.includes(employment) &&
    gap < ruleHours(shift.shorterRestAgreed === true ? (rule.byAgreement ?? rule.hours) : rule.hours);
  if (breaks(restBetweenShifts) && before < dayOf(engagement.start)) return restBetweenShifts;
  return wasOvertime && breaks(restAfterOvertime) ? restAfterOvertime : undefined;
}

/** No hour of a shift after too short a rest is ordinary where the award pays the rates of overtime for it. */
export function overtimeAfterShortRest(
  rest: RestRule | undefined,
): { readonly minutes: 0; readonly trigger: OvertimeTrigger } | undefined {
  if (rest?.asOvertime !== true) return undefined;
  const { hours, clause, certainty } = rest;
  return {
    minutes: 0,
    trigger: {
      id: 'short-rest',
      says: `Less than ${hours} hours of rest before the shift`,
      when: {},
      clause,
      certainty,
    },
  };
}
