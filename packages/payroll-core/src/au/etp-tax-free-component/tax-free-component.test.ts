import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { explainAsText } from '../../trace';
import { etpTaxFreeComponent, invaliditySegment, preJuly1983Segment } from '.';

const rules = etpTaxFreeComponent.editions[0]!;
const law = `(since 2024-07-01; ${rules.law.title})`;

test('the working is told', () => {
  const segment = invaliditySegment(
    aud('1000'),
    {
      dateOfBirth: civilDate('1961-11-01'),
      serviceFrom: civilDate('2026-10-28'),
      on: civilDate('2026-10-30'),
      lastRetirementDate: undefined,
    },
    rules,
  );
  // Three days employed, two to go to the 65th birthday: two fifths.
  expect(explainAsText(segment)).toBe(
    [
      'au.etp-tax-free-component.invalidity-segment: 1000 × 2 days to retirement / (3 days employed + 2) = 400',
      '  given.payment: payment 1000',
      '  given.retirement: retirement 2026-11-01',
      `  au.etp-tax-free-component/usualRetirementAge: 65 where the workplace has no other age ${law}`,
    ].join('\n'),
  );
  const older = preJuly1983Segment(aud('1000'), civilDate('1983-06-27'), civilDate('1983-07-01'), rules);
  expect(explainAsText(older)).toBe(
    [
      'au.etp-tax-free-component.pre-july-1983-segment: 1000 × 4 / 5 days of service = 800',
      '  given.serviceFrom: service from 1983-06-27',
      `  au.etp-tax-free-component/serviceCountsBefore: service before 1983-07-01 ${law}`,
    ].join('\n'),
  );
});
