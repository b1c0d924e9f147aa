import { civilDate } from '../../calendar';
import { explainAsText } from '../../trace';
import { genuineRedundancy, isGenuineRedundancy, taxFreeLimit } from '.';

const rules = genuineRedundancy.editions.find(({ effectiveFrom }) => effectiveFrom === '2026-07-01')!;
const law = `(since 2026-07-01; ${rules.law.title})`;
const dismissal = {
  dateOfBirth: civilDate('1981-03-10'),
  on: civilDate('2026-10-30'),
  otherConditionsMet: true,
  mandatoryRetirementDate: undefined,
};

test('an earlier mandatory retirement date counts, a later one does not', () => {
  const on = (date: string | undefined) =>
    isGenuineRedundancy(
      { ...dismissal, mandatoryRetirementDate: date === undefined ? undefined : civilDate(date) },
      rules,
    ).value;
  expect([on(undefined), on('2026-10-30'), on('2026-10-31'), on('2060-01-01')]).toEqual([true, false, true, true]);
  expect(
    isGenuineRedundancy(
      { ...dismissal, dateOfBirth: civilDate('1959-10-30'), mandatoryRetirementDate: civilDate('2030-01-01') },
      rules,
    ).value,
  ).toBe(false);
});

test('the working is told', () => {
  expect(explainAsText(isGenuineRedundancy(dismissal, rules))).toBe(
    [
      'au.genuine-redundancy.is-genuine: dismissed on 2026-10-30, before pension or retirement age on 2048-03-10',
      '  given.dateOfBirth: date of birth 1981-03-10',
      `  au.genuine-redundancy/pensionAges/1957-01-01: pension age 67 years 0 months ${law}`,
    ].join('\n'),
  );
  expect(isGenuineRedundancy({ ...dismissal, dateOfBirth: civilDate('1959-10-30') }, rules).says()).toBe(
    'dismissed on 2026-10-30, not before pension or retirement age on 2026-10-30',
  );
  expect(isGenuineRedundancy({ ...dismissal, otherConditionsMet: false }, rules).says()).toBe(
    'the employer says that the conditions are not met',
  );
  expect(explainAsText(taxFreeLimit(10, rules))).toBe(
    [
      'au.genuine-redundancy.tax-free-limit: 13598 + 10 × 6801 = 81608',
      '  given.completedYears: completed years 10',
      `  au.genuine-redundancy: base 13598, each completed year 6801 ${law}`,
    ].join('\n'),
  );
});
