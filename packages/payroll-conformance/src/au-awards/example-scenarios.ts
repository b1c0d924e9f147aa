import {
  interpretShifts,
  minimumRate,
  percentOf,
  timeOffFor,
  type Award,
  type AwardInterpretation,
  type AwardShift,
  type InterpretShiftsInput,
} from 'payroll-core/au/awards';
import { MA000003 } from 'payroll-core/au/awards/MA000003';
import { MA000004 } from 'payroll-core/au/awards/MA000004';
import { MA000009 } from 'payroll-core/au/awards/MA000009';
import { MA000022 } from 'payroll-core/au/awards/MA000022';
import { MA000100 } from 'payroll-core/au/awards/MA000100';
import { MA000119 } from 'payroll-core/au/awards/MA000119';
import { civilDate } from 'payroll-core/calendar';
import { multiply, decimal, toFixed } from 'payroll-core/money';
import { orUnreadable } from '../read-input';

/** Whether our lines say what an example says, and what they say. */
interface Scenario {
  readonly holds: boolean;
  readonly found: unknown;
}

const base = { state: 'NSW', payPeriodStart: '2026-08-03' } as const;

function priced(input: Omit<InterpretShiftsInput, 'state' | 'payPeriodStart'>): AwardInterpretation {
  return orUnreadable(interpretShifts({ ...base, ...input }));
}

/** `kind percent hours` of each line. */
function words(result: AwardInterpretation): readonly string[] {
  return result.lines.map(
    ({ kind, percent, hours, rate }) => `${kind} ${percent ?? rate?.toString() ?? ''} ${hours.toString()}`,
  );
}

function says(result: AwardInterpretation, expected: readonly string[]): Scenario {
  const found = words(result);
  return { holds: JSON.stringify(found) === JSON.stringify(expected), found };
}

const retail = (employmentType: 'full-time' | 'part-time', ...shifts: readonly AwardShift[]): AwardInterpretation =>
  priced({ award: MA000004, employee: { employmentType, classification: 'Retail employee level 1' }, shifts });

const hospitality = (...shifts: readonly AwardShift[]): AwardInterpretation =>
  priced({
    award: MA000009,
    employee: { employmentType: 'part-time', classification: 'Level 2 food and beverage attendant grade 2' },
    shifts,
  });

const schads = (shift: AwardShift): AwardInterpretation =>
  priced({
    award: MA000100,
    employee: {
      employmentType: 'full-time',
      classification: 'Level 2 - pay point 1',
      stream: 'Social and community services',
      disabilityServicesWork: true,
      worker: 'shiftworker',
    },
    shifts: [shift],
  });

/** The hours off for the first overtime line. */
function timeOff(award: Award, result: AwardInterpretation, hours: string): Scenario {
  const rules = award.rules.editions[0]?.values;
  const line = result.lines.find(({ kind }) => kind === 'overtime');
  if (rules === undefined || line === undefined) return { holds: false, found: words(result) };
  const found = orUnreadable(timeOffFor(rules, line)).hours.toString();
  return { holds: found === hours, found };
}

/** The named examples of the awards' texts and of the Fair Work Ombudsman. */
export const scenarios: Readonly<Record<string, () => Scenario>> = {
  'retail-sonya': () =>
    says(
      retail('part-time', {
        date: '2026-08-03',
        start: '09:00',
        end: '16:00',
        guaranteedHours: '5',
        extraHoursAgreedInWriting: true,
      }),
      ['ordinary 100 7'],
    ),
  'retail-felix': () =>
    says(
      retail(
        'part-time',
        { date: '2026-08-06', start: '15:00', end: '21:00' },
        { date: '2026-08-07', start: '08:30', end: '16:00' },
      ),
      ['ordinary 100 3', 'penalty 125 3', 'rest-break 200 7.5'],
    ),
  'retail-daily-overtime': () =>
    says(
      retail(
        'full-time',
        { date: '2026-08-03', start: '09:00', end: '18:00', rosteredHours: '7' },
        { date: '2026-08-04', start: '09:00', end: '18:00', rosteredHours: '7' },
      ),
      ['ordinary 100 7', 'overtime 150 2', 'ordinary 100 7', 'overtime 150 2'],
    ),
  'hospitality-jana': () => {
    const evening = says(hospitality({ date: '2026-08-04', start: '17:00', end: '21:15' }), [
      'ordinary 100 4.25',
      'loading 2.95 3',
    ]);
    const overtime = priced({
      award: MA000009,
      employee: { employmentType: 'part-time', classification: 'Level 2 food and beverage attendant grade 2' },
      shifts: [{ date: '2026-08-05', start: '19:00', end: '23:00' }],
      roster: { ordinaryHoursBefore: '38' },
    });
    const second = says(overtime, ['overtime 150 2', 'overtime 200 2']);
    return { holds: evening.holds && second.holds, found: [evening.found, second.found] };
  },
  'hospitality-gino': () => {
    const result = hospitality({
      date: '2026-08-04',
      start: '08:00',
      end: '17:00',
      unpaidBreaks: [['14:30', '15:00']],
    });
    return says(result, ['ordinary 100 8.5', 'loading 50 0.5']);
  },
  'hospitality-claire': () =>
    says(hospitality({ date: '2026-08-04', start: '13:00', end: '20:00' }), [
      'ordinary 100 7',
      'loading 2.95 1',
      'loading 50 1',
    ]),
  'restaurant-jonnie': () => {
    const employee = { employmentType: 'part-time', classification: 'Level 2 - cook grade 1' } as const;
    const break30 = [['20:00', '20:30']] as const;
    const late = priced({
      award: MA000119,
      employee,
      shifts: [{ date: '2026-08-04', start: '17:00', end: '23:15', unpaidBreaks: break30 }],
    });
    const holiday = priced({
      award: MA000119,
      employee,
      shifts: [{ date: '2026-08-04', start: '17:00', end: '23:15', unpaidBreaks: break30, publicHoliday: true }],
    });
    const first = says(late, ['ordinary 100 5.75', 'loading 2.95 2']);
    const second = says(holiday, ['penalty 225 5.75']);
    return { holds: first.holds && second.holds, found: [first.found, second.found] };
  },
  'fastfood-yusuf': () =>
    says(
      priced({
        award: MA000003,
        employee: { employmentType: 'full-time', classification: 'Fast food employee level 2' },
        shifts: [{ date: '2026-08-08', start: '09:00', end: '20:00', rosteredHours: '8' }],
      }),
      ['penalty 125 8', 'overtime 150 2', 'overtime 200 1'],
    ),
  'schads-broken-shift': () =>
    says(
      schads({
        date: '2026-08-05',
        periods: [
          ['09:00', '11:00'],
          ['17:30', '20:30'],
        ],
      }),
      ['ordinary 100 2', 'shift 112.5 3', 'allowance 21.81 1'],
    ),
  'schads-sleepover-loading': () =>
    says(
      schads({
        date: '2026-08-05',
        periods: [
          ['21:00', '23:00'],
          ['+1 07:00', '+1 11:00'],
        ],
        sleepover: ['23:00', '+1 07:00'],
      }),
      ['shift 112.5 2', 'allowance 62.87 1', 'ordinary 100 4'],
    ),
  'schads-toil': () =>
    timeOff(MA000100, schads({ date: '2026-08-05', start: '09:00', end: '19:00', rosteredHours: '8' }), '2'),
  'retail-toil': () =>
    timeOff(
      MA000004,
      retail('full-time', { date: '2026-08-03', start: '09:00', end: '18:00', rosteredHours: '7' }),
      '3',
    ),
  'cleaning-example-1': () => {
    const rate = orUnreadable(
      minimumRate(MA000022, { employmentType: 'part-time', classification: 'Level 1' }, civilDate('2026-07-06')),
    ).hourly;
    const [friday, saturday, sunday] = ['130', '165', '215'].map((percent) => percentOf(rate, percent));
    const rates = { Friday: friday, Saturday: saturday, Sunday: sunday };
    const five = decimal('5');
    const total = [friday, saturday, sunday].reduce(
      (all, each) => all + Number(each === undefined ? '0' : toFixed(multiply(each, five), 2)) * 100,
      0,
    );
    return { holds: toFixed(decimal(String(total / 100)), 2) === '690.50', found: { rates, hours: '15', total } };
  },
};
