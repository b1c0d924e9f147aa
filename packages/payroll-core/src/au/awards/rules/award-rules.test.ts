import { allAwards } from '../all';
import { employmentTypes } from '../employment-type';
import { whenApplies, type MinuteFacts, type PeriodFacts, type WorkerFacts } from '../interpreter/when-applies';
import { shiftFacts } from '../interpreter/award-shift';
import { plainName } from '../plain-name';
import type { AwardRules, Treatment, When } from './award-rules';

const withRules = allAwards.flatMap((award) =>
  award.rules.editions.map(({ id, values }): [string, AwardRules] => [id, values]),
);

/** Every person an award tells apart. */
function peopleOf(rules: AwardRules): readonly WorkerFacts[] {
  const whens = [...rules.ordinary, ...rules.overtime.tiers, ...rules.overtime.triggers].map(({ when }) => when);
  const streams = [...new Set(whens.flatMap(({ streams: some }) => some ?? []))];
  const named = whens.flatMap(({ classifications }) => classifications ?? []);
  return employmentTypes.flatMap((employment) =>
    rules.workers.flatMap((worker) =>
      (streams.length === 0 ? [undefined] : [...streams, 'another stream']).flatMap((stream) =>
        [...new Set([named[0] ?? 'another', 'another'])].flatMap((classification) =>
          (whens.some((when) => when.disabilityServicesWork !== undefined) ? [false, true] : [false]).map(
            (disabilityServicesWork) => ({
              employment,
              worker,
              classification: plainName(classification),
              disabilityServicesWork,
              ...(stream === undefined ? {} : { stream }),
            }),
          ),
        ),
      ),
    ),
  );
}

/** Shifts begin at every second hour, and at 5am, when the early morning shift of some awards does. */
const STARTS: readonly number[] = [...Array.from({ length: 12 }, (_, i) => i * 120), 300];

/** A shift of eight hours from each start, and its minutes; with and without every fact. */
function* minutesOf(rules: AwardRules): Generator<readonly [MinuteFacts, PeriodFacts]> {
  for (const facts of [[], ...shiftFacts.map((fact) => [fact])]) {
    if (facts.length > 0 && !JSON.stringify(rules).includes(`"${facts[0]}"`)) continue;
    for (const start of STARTS) {
      for (const holiday of [false, true]) {
        const period = { startsAt: start, endsAt: start + 480, beginsOnPublicHoliday: holiday, broken: false, facts };
        for (let weekday = 1; weekday <= 7; weekday++) {
          for (let minute = start; minute < start + 480; minute += 60) {
            yield [{ weekday, minuteOfDay: minute % 1440, publicHoliday: holiday }, period];
          }
        }
      }
    }
  }
}

describe.each(withRules)('%s', (_id, rules) => {
  const people = peopleOf(rules);

  test('every minute of a week has an ordinary treatment and an overtime rate', () => {
    for (const [minute, period] of minutesOf(rules)) {
      for (const person of people) {
        const applies = ({ when }: { readonly when: When }): boolean => whenApplies(when, minute, period, person);
        // A rate for the first hours needs one that follows it.
        const isPaid =
          rules.ordinary.some((each) => each.firstHours === undefined && applies(each)) &&
          rules.overtime.tiers.some((each) => each.firstHours === undefined && applies(each));
        if (!isPaid) throw new Error(`No rate for ${JSON.stringify([minute, period, person])}`);
      }
    }
    expect(people.length).toBeGreaterThan(0);
  });

  test('where two treatments apply to one minute, the first is the special case, so that one is paid', () => {
    const overlaps = new Set<string>();
    for (const [minute, period] of minutesOf(rules)) {
      for (const person of people) {
        const applying = rules.ordinary.filter(({ when }) => whenApplies(when, minute, period, person));
        for (let i = 1; i < applying.length; i++) {
          const [before, after] = [applying[i - 1]!, applying[i]!];
          if (!isSpecialCase(before, after)) overlaps.add(`${before.id} and ${after.id}`);
        }
      }
    }
    expect([...overlaps]).toEqual([]);
  });

  test('no treatment and no overtime rate is dead', () => {
    const used = new Set<string>();
    for (const [minute, period] of minutesOf(rules)) {
      for (const person of people) {
        for (const list of [rules.ordinary, rules.overtime.tiers]) {
          for (const each of list as readonly (Treatment | AwardRules['overtime']['tiers'][number])[]) {
            if (!whenApplies(each.when, minute, period, person)) continue;
            used.add(each.id);
            if (each.firstHours === undefined) break;
          }
        }
      }
    }
    expect([...rules.ordinary, ...rules.overtime.tiers].map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  test('every rule names its clause and how certain it is', () => {
    const all = [
      ...rules.ordinary,
      ...rules.hourlyAmounts,
      ...rules.overtime.triggers,
      ...rules.overtime.tiers,
      ...rules.overtime.minimums,
      ...rules.minimumEngagement,
      ...rules.allowances,
      ...rules.span,
      ...(rules.leaveLoading === undefined ? [] : [rules.leaveLoading]),
    ];
    for (const { clause, certainty } of all) {
      expect(clause).not.toBe('');
      expect(['published', 'transcribed', 'secondary']).toContain(certainty);
    }
    expect(rules.notCovered.length).toBeGreaterThan(0);
    expect(rules.textRead).not.toBe('');
  });
});

/**
 * Holidays come before days of the week, days of the week before shift loadings, and what is left is ordinary; within
 * one of these the first must ask for all that the second asks for, and more.
 */
function isSpecialCase(before: Treatment, after: Treatment): boolean {
  const rank = ({ when }: Treatment): number => {
    if (when.publicHoliday === true || when.beginsOnPublicHoliday === true) return 0;
    if (Object.keys(when).length === 0) return 3;
    return when.days !== undefined && when.days.every((day) => day >= 6) ? 1 : 2;
  };
  // The clause for one kind of worker stands before the clause for all.
  if (before.when.workers !== undefined && after.when.workers === undefined) return true;
  if (rank(before) !== rank(after)) return rank(before) < rank(after);
  if (before.firstHours !== undefined && after.firstHours === undefined) return true;
  const keys = (Object.keys(after.when) as (keyof When)[]).filter((key) => key !== 'days');
  return (
    keys.every((key) => before.when[key] !== undefined) &&
    Object.keys(before.when).length >= Object.keys(after.when).length
  );
}
