import { interpretShifts, type AwardEmployee, type AwardPayLine, type AwardShift } from 'payroll-core/au/awards';
import { findAward } from 'payroll-core/au/awards/all';
import { addDays, civilDate } from 'payroll-core/calendar';
import { toFixed } from 'payroll-core/money';
import { explainAsText } from 'payroll-core/trace';
import { objectIn, onlyKnows, orUnreadable, textIn, wordIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Computed, Json, JsonObject, Kind } from '../vector';

/** One priced shift: the employee, the shift and what the shift alone cannot tell, against its pay lines. */
export const awardShift: Kind = ({ inputs }): Computed => {
  onlyKnows(inputs, ['id', 'award', 'ratesFrom', 'employee', 'shift', 'context', 'basis']);
  const award = orUnreadable(findAward(textIn(inputs, 'award')));
  const context = inputs['context'] === undefined ? {} : objectIn(inputs['context'], 'context');
  const shift = objectIn(inputs['shift'], 'shift');
  const date = textIn(shift, 'date');
  const from = textIn(inputs, 'ratesFrom');
  const priced = orUnreadable(
    interpretShifts({
      award,
      employee: employeeIn(objectIn(inputs['employee'], 'employee'), context),
      state: 'NSW',
      payPeriodStart: from > date ? date : from,
      shifts: [shiftIn(shift, context)],
      roster: { ordinaryHoursBefore: numberIn(context['ordinaryHoursWorkedThisWeek']) ?? '0' },
    }),
  );
  return {
    actual: { lines: priced.lines.map(lineOf), total: toFixed(priced.total, 2) },
    trace: () => priced.lines.map(({ because }) => explainAsText(because)).join('\n'),
  };
};

function lineOf(line: AwardPayLine): Record<string, unknown> {
  return {
    kind: line.kind,
    hours: line.hours,
    rate: line.rate ?? null,
    amount: line.amount,
    column: line.column,
    ...(line.per === undefined ? {} : { per: line.per }),
  };
}

function employeeIn(employee: JsonObject, context: JsonObject): AwardEmployee {
  onlyKnows(employee, [
    'employment',
    'classification',
    'age',
    'monthsWithEmployer',
    'worker',
    'office',
    'stream',
    'group',
    'disabilityServicesWork',
  ]);
  const { age, monthsWithEmployer, worker, office, stream, group, disabilityServicesWork } = employee;
  return {
    employmentType: wordIn(employee, 'employment', ['full-time', 'part-time', 'casual']),
    classification: textIn(employee, 'classification'),
    ...(typeof age === 'number' ? { age } : {}),
    ...(typeof monthsWithEmployer === 'number' ? { monthsWithEmployer } : {}),
    ...(typeof worker === 'string' ? { worker } : context['shiftworker'] === true ? { worker: 'shiftworker' } : {}),
    ...(typeof office === 'boolean' ? { office } : {}),
    ...(typeof stream === 'string' ? { stream } : {}),
    ...(typeof group === 'string' ? { group } : {}),
    ...(typeof disabilityServicesWork === 'boolean' ? { disabilityServicesWork } : {}),
  };
}

/** Context that says only what the shift has already (averaging over one week, other days of the week) changes nothing. */
const knownContext = [
  'shiftworker',
  'ordinaryHoursWorkedThisWeek',
  'averaging',
  'previousOvertimeEnded',
  'instructedToResume',
  'remoteWork',
  'brokenShift',
  'sleepover',
  'twentyFourHourCare',
  'careHours',
  'tradesBeyondSpan',
  'guaranteedHoursToday',
  'extraHoursAgreedInWriting',
  'unpaidBreaks',
  'previousFinish',
  'tenHourBreakAgreed',
  'otherDaysThisWeek',
  'rosteredDayOff',
  'agreedInWriting',
  'publicHolidayAlternative',
];

function shiftIn(shift: JsonObject, context: JsonObject): AwardShift {
  onlyKnows(shift, ['date', 'start', 'end', 'periods', 'publicHoliday']);
  onlyKnows(context, knownContext);
  const date = textIn(shift, 'date');
  const { start, end, periods } = shift;
  const facts: AwardShift['facts'] = [
    ...(context['tradesBeyondSpan'] === true ? (['tradesBeyondSpan'] as const) : []),
    ...(context['rosteredDayOff'] === true ? (['rosteredDayOff'] as const) : []),
    ...(typeof context['publicHolidayAlternative'] === 'string' ? (['publicHolidayAlternative'] as const) : []),
  ];
  const guaranteed = numberIn(context['guaranteedHoursToday']);
  const care = context['twentyFourHourCare'] === true ? numberIn(context['careHours']) : undefined;
  const previous = momentIn(context['previousFinish'] ?? context['previousOvertimeEnded'], date);
  return {
    date,
    publicHoliday: shift['publicHoliday'] === true,
    facts,
    ...(typeof start === 'string' && typeof end === 'string' ? { start, end } : {}),
    ...(periods === undefined ? {} : { periods: rangesIn(periods) }),
    ...(context['unpaidBreaks'] === undefined ? {} : { unpaidBreaks: rangesIn(context['unpaidBreaks']) }),
    ...(context['sleepover'] === undefined ? {} : { sleepover: rangeIn(context['sleepover']) }),
    ...(context['remoteWork'] === true ? { remoteWork: 'not-on-call' as const } : {}),
    ...(guaranteed === undefined ? {} : { guaranteedHours: guaranteed }),
    ...(context['extraHoursAgreedInWriting'] === true ? { extraHoursAgreedInWriting: true } : {}),
    ...(context['tenHourBreakAgreed'] === true ? { shorterRestAgreed: true } : {}),
    ...(context['brokenShift'] === true ? { brokenShift: true } : {}),
    ...(care === undefined ? {} : { twentyFourHourCareHours: care }),
    ...(previous === undefined ? {} : { previousFinish: previous }),
    ...(context['previousOvertimeEnded'] === undefined ? {} : { previousWorkWasOvertime: true }),
  };
}

/** `21:00 the day before` or `02:00 the same day`. */
function momentIn(text: Json | undefined, date: string): string | undefined {
  if (text === undefined) return undefined;
  const match = typeof text === 'string' ? /^(\d\d:\d\d) the (day before|same day)$/.exec(text) : null;
  if (match === null) throw new UnreadableVector(`Not a moment before the shift: ${JSON.stringify(text)}.`);
  return `${match[2] === 'day before' ? addDays(civilDate(date), -1) : date}T${match[1]}`;
}

function numberIn(value: Json | undefined): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

function rangesIn(value: Json): readonly (readonly [string, string])[] {
  if (!Array.isArray(value)) throw new UnreadableVector('Expected a list of times.');
  return value.map((each: Json) => rangeIn(each));
}

function rangeIn(value: Json | undefined): readonly [string, string] {
  const [from, to] = Array.isArray(value) ? (value as readonly Json[]) : [];
  if (typeof from !== 'string' || typeof to !== 'string') throw new UnreadableVector('Expected a start and an end.');
  return [from, to];
}
