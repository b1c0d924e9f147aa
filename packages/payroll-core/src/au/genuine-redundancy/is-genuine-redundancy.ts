import { addMonths, type CivilDate } from '../../calendar/civil-date';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { GenuineRedundancyRules } from './genuine-redundancy-rules';

/** The facts by which a redundancy is judged genuine. */
export interface Dismissal {
  readonly dateOfBirth: CivilDate;
  readonly on: CivilDate;
  /**
   * False where the employer knows that another condition fails: the job is still done, the employee chose to leave,
   * the contract ran out, the parties agreed to re-employ, the amount is not at arm's length.
   */
  readonly otherConditionsMet: boolean;
  /** The day on which this kind of employee would have had to retire anyway, where there is one. */
  readonly mandatoryRetirementDate: CivilDate | undefined;
}

/**
 * A redundancy is genuine only before pension age, and before the day the employee would have had to retire anyway.
 * @law Income Tax Assessment Act 1997 (Cth) s 83-175
 */
export function isGenuineRedundancy(dismissal: Dismissal, rules: Dated<GenuineRedundancyRules>): Step<boolean> {
  const { dateOfBirth, on, otherConditionsMet, mandatoryRetirementDate } = dismissal;
  const row = rules.values.pensionAges.findLast(({ from }) => from <= dateOfBirth)!;
  const pensionDate = addMonths(dateOfBirth, row.years * 12 + row.months);
  const limit =
    mandatoryRetirementDate !== undefined && mandatoryRetirementDate < pensionDate
      ? mandatoryRetirementDate
      : pensionDate;
  const genuine = otherConditionsMet && on < limit;
  return step(
    'au.genuine-redundancy.is-genuine',
    genuine,
    () =>
      !otherConditionsMet
        ? 'the employer says that the conditions are not met'
        : `dismissed on ${on}, ${genuine ? 'before' : 'not before'} pension or retirement age on ${limit}`,
    [
      given('dateOfBirth', dateOfBirth),
      ...(mandatoryRetirementDate === undefined ? [] : [given('mandatoryRetirementDate', mandatoryRetirementDate)]),
      parameter(rules, `pensionAges/${row.from}`, () => `pension age ${row.years} years ${row.months} months`),
    ],
  );
}
