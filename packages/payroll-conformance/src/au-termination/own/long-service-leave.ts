import { auStates, hoursForHoursWorked, isPaidOnLeaving, longServiceLeave, weeksOnLeaving } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { countIn, decimalIn, has, orUnreadable, wordIn } from '../../read-input';
import type { JsonObject, OwnKind } from '../../vector';

const reasons = [
  ...(['any', 'resignation', 'redundancy', 'dismissal', 'misconduct', 'contract-end'] as const),
  ...(['illness', 'necessity', 'retirement-age', 'death', 'transfer'] as const),
];

/** `{ state, years, months, days, reason, weeks, paid }`, or `{ state, ordinaryHours, hours }`; some with a tolerance. */
export const ownLongServiceLeave: OwnKind = (row, effectiveFrom) => {
  const rules = orUnreadable(inForce(longServiceLeave, civilDate(effectiveFrom)));
  const state = wordIn(row, 'state', auStates);
  const expected = { ...only(row, ['weeks', 'paid', 'hours', 'tolerance']) };
  if (has(row, 'ordinaryHours')) {
    return { actual: { hours: hoursForHoursWorked(state, decimalIn(row, 'ordinaryHours'), rules) }, expected };
  }
  const service = {
    years: countIn(row, 'years'),
    months: countIn(row, 'months'),
    weeks: has(row, 'weeks_served') ? countIn(row, 'weeks_served') : 0,
    days: countIn(row, 'days'),
  };
  const reason = wordIn(row, 'reason', reasons);
  const weeks = weeksOnLeaving(state, service, reason, rules);
  const paid = reason === 'any' ? undefined : isPaidOnLeaving(state, service, reason, rules).value;
  return { actual: { weeks: weeks.value, paid }, expected, trace: () => explainAsText(weeks) };
};

function only(row: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
