import {
  auStates,
  hoursForHoursWorked,
  lengthOfService,
  longServiceLeave,
  weeksOnLeaving,
  type LeavingReason,
  type LengthOfService,
} from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import { countIn, dateIn, decimalIn, has, objectIn, onlyKnows, textIn, wordIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { JsonObject, Kind } from '../vector';

/** Long service leave on leaving: weeks by state, service and reason, or hours for hours worked. */
export const longServiceLeaveKind: Kind = ({ inputs }) => {
  onlyKnows(inputs, ['state', 'service', 'reason', 'totalOrdinaryHours']);
  const state = wordIn(inputs, 'state', auStates);
  const rules = longServiceLeave.editions.at(-1)!;
  if (has(inputs, 'totalOrdinaryHours')) {
    return { actual: { leaveHours: hoursForHoursWorked(state, decimalIn(inputs, 'totalOrdinaryHours'), rules) } };
  }
  const reason = has(inputs, 'reason') ? reasonIn(textIn(inputs, 'reason')) : 'any';
  const weeks = weeksOnLeaving(state, serviceIn(objectIn(inputs['service'], 'service')), reason, rules);
  return {
    actual: { weeks: weeks.value, entitled: weeks.value.toString() !== '0' },
    trace: () => explainAsText(weeks),
  };
};

function serviceIn(service: JsonObject): LengthOfService {
  onlyKnows(service, ['years', 'months', 'weeks', 'days', 'start', 'end', 'basis']);
  if (has(service, 'start')) return lengthOfService(dateIn(service, 'start'), dateIn(service, 'end'));
  const part = (name: string): number => (has(service, name) ? countIn(service, name) : 0);
  return { years: part('years'), months: part('months'), weeks: part('weeks'), days: part('days') };
}

/** Publications give the reason in a sentence; these words in it decide, the more telling ones first. */
const words: readonly (readonly [RegExp, LeavingReason | 'any'])[] = [
  [/misconduct/, 'misconduct'],
  [/redundan/, 'redundancy'],
  [/death|died|decease/, 'death'],
  [/ill|incapac|medical|invalid/, 'illness'],
  [/necess|domestic/, 'necessity'],
  [/retire/, 'retirement-age'],
  [/contract|fixed/, 'contract-end'],
  [/transfer/, 'transfer'],
  [/resign|voluntar|quit/, 'resignation'],
  [/dismiss|employer|terminat|sack/, 'dismissal'],
  [/any/, 'any'],
];

function reasonIn(text: string): LeavingReason | 'any' {
  const found = words.find(([word]) => word.test(text.toLowerCase()));
  if (found === undefined) throw new UnreadableVector(`The reason "${text}" is not known.`);
  return found[1];
}
