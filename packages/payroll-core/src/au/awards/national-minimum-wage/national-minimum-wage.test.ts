import { civilDate } from '../../../calendar';
import { inForce } from '../../../statutory';
import { minimumWageAt, nationalMinimumWage } from './national-minimum-wage';

function at(day: string, age?: number): Record<string, string> {
  const edition = inForce(nationalMinimumWage, civilDate(day));
  if (!edition.ok) return { refused: edition.error.code };
  const { weekly, hourly, casualHourly } = minimumWageAt(edition.value.values, age);
  return { weekly: weekly.toString(), hourly: hourly.toString(), casual: casualHourly.toString() };
}

describe('the national minimum wage', () => {
  // Annual Wage Reviews 2022-23 to 2025-26; casual: 26.44 × 1.25 = 33.05.
  test.each([
    ['2023-07-01', '882.8', '23.23'],
    ['2024-07-01', '915.9', '24.1'],
    ['2025-07-01', '948', '24.95'],
    ['2026-07-01', '1004.9', '26.44'],
  ])('from %s', (day, weekly, hourly) => {
    expect(at(day)).toMatchObject({ weekly, hourly });
  });

  test('with the casual loading of 25 per cent', () => {
    expect(at('2026-11-15')).toMatchObject({ casual: '33.05' });
  });

  test('of juniors: a share of the weekly wage, divided by 38', () => {
    // 1004.90 × 57.8 % = 580.8322, / 38 = 15.285…; 1004.90 × 97.7 % = 981.7873, / 38 = 25.836….
    expect(at('2026-07-01', 17)).toMatchObject({ hourly: '15.29' });
    expect(at('2026-07-01', 20)).toMatchObject({ hourly: '25.84' });
    expect(at('2026-07-01', 21)).toMatchObject({ hourly: '26.44' });
    expect(at('2026-07-01', 15)).toEqual(at('2026-07-01', 12));
  });

  test('is refused where no order is known', () => {
    expect(at('2023-06-30')).toEqual({ refused: 'statutory/not-covered' });
    expect(at('2027-07-01')).toEqual({ refused: 'statutory/unconfirmed' });
  });
});
