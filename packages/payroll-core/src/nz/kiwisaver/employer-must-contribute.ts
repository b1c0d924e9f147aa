import { completedYears, type CivilDate } from '../../calendar/civil-date';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { KiwiSaver } from './kiwisaver';

/**
 * Whether the employer contribution is compulsory at someone's age on the pay date. Without a date of birth it is taken
 * to be: leaving a due contribution out is the worse mistake.
 * @law KiwiSaver Act 2006 s 101D
 */
export function employerMustContribute(
  dateOfBirth: CivilDate | undefined,
  payDate: CivilDate,
  kiwisaver: Dated<KiwiSaver>,
): Step<boolean> {
  const { employerFromAge, employerUntilAge } = kiwisaver.values;
  const because = [parameter(kiwisaver, 'employerFromAge', () => `from ${employerFromAge}, until ${employerUntilAge}`)];
  const rule = 'nz.kiwisaver.employer-must-contribute';
  if (dateOfBirth === undefined)
    return step(rule, true, () => 'no date of birth given: contributions are due', because);
  const age = completedYears(dateOfBirth, payDate);
  const value = age >= employerFromAge && age < employerUntilAge;
  return step(rule, value, () => `age ${age}: ${value ? 'contributions are due' : 'contributions are voluntary'}`, [
    given('age', age),
    ...because,
  ]);
}
