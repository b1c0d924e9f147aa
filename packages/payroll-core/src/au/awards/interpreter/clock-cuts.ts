import type { AwardRules, When } from '../rules/award-rules';
import { MINUTES_A_DAY, ruleMinutes } from './clock';

const known = new WeakMap<AwardRules, readonly number[]>();

/** The minutes of the day at which some rule of an award begins or ends to apply, in order. */
export function clockCuts(rules: AwardRules): readonly number[] {
  const cached = known.get(rules);
  if (cached !== undefined) return cached;
  const whens: readonly When[] = [
    ...rules.ordinary,
    ...rules.hourlyAmounts,
    ...rules.overtime.triggers,
    ...rules.overtime.tiers,
    ...(rules.remoteWork?.treatments ?? []),
  ].map(({ when }) => when);
  const times = [
    ...whens.flatMap(({ from, to }) => [from, to]),
    ...rules.span.flatMap(({ start, end }) => [start, end]),
  ].filter((time) => time !== undefined);
  const cuts = [...new Set(times.map(ruleMinutes))]
    .filter((minute) => minute > 0 && minute < MINUTES_A_DAY)
    .sort((a, b) => a - b);
  known.set(rules, cuts);
  return cuts;
}
