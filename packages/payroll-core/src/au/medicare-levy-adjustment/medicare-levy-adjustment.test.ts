import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, step } from '../../trace';
import { weeklyEarnings } from '../payg-schedule-1';
import { addMedicareLevySurcharge, adjustMedicareLevy, medicareLevyFigures, type AdjustedScale } from '.';

function adjust(earnings: string, scale: AdjustedScale, dependants: number, on = '2026-07-01') {
  const edition = inForce(medicareLevyFigures, civilDate(on));
  if (!edition.ok) throw new Error(edition.error.message);
  const x = weeklyEarnings(aud(earnings), 'weekly');
  return adjustMedicareLevy(x, 'weekly', scale, { spouse: true, dependants }, edition.value);
}

test('the first formula stands even past the family threshold: scale 6, one child, 2026-27', () => {
  expect(adjust('1134', 6, 1).value.toString()).toBe('11');
  expect(adjust('1135', 6, 1).value.toString()).toBe('4');
});

describe('each formula is written out', () => {
  test.each([
    ['below the levy', '537', 2, 0, '537.99 is below 538: nil, to the nearest dollar 0'],
    ['shading in', '600', 2, 0, '(600.99 − 538.67) × 0.1 = 6.232, to the nearest dollar 6'],
    ['the whole levy', '700', 2, 0, '700.99 × 0.02 = 14.0198, to the nearest dollar 14'],
    ['shading out', '1000', 2, 0, '908.42 × 0.02 − 92.57 × 0.08 = 10.7628, to the nearest dollar 11'],
    ['past it', '1135', 2, 0, '1135.99 has reached the shade-out point 1135: nil, to the nearest dollar 0'],
    ['half the levy', '1200', 6, 5, '1200.99 × 0.01 = 12.0099, to the nearest dollar 12'],
  ] as const)('%s', (_what, earnings, scale, dependants, says) => {
    expect(adjust(earnings, scale, dependants).says()).toBe(says);
  });
});

test('an adjustment explains its threshold and its figures', () => {
  const lines = explainAsText(adjust('1333.45', 2, 5)).split('\n');
  expect(lines[0]).toBe(
    'au.medicare-levy-adjustment.weekly: 1325.54 × 0.02 − 8.45 × 0.08 = 25.8348, to the nearest dollar 26',
  );
  expect(lines).toContain('  au.medicare-levy-adjustment.weekly-family-threshold: (47238 + 5 × 4338) ÷ 52 = 1325.54');
  expect(lines).toContain('    given.spouse: spouse true');
  expect(lines).toContain('    given.dependants: dependants 5');
  expect(lines.find((line) => line.includes('/familyThreshold'))).toContain(
    ': 47238 and 4338 a child (since 2026-07-01',
  );
  expect(lines.find((line) => line.includes('au.medicare-levy-adjustment/scale2'))).toContain(
    'from 538, shade-in limit 673, factor 538.67, rates 0.1, 0.02, 0.08',
  );
});

// Medicare Levy Act 1986 (Cth) s 8B: one per cent in tier 1.
test('the surcharge is explained by its tier in words', () => {
  const edition = inForce(medicareLevyFigures, civilDate('2026-07-01'));
  if (!edition.ok) throw new Error(edition.error.message);
  const withheld = step('withheld', aud('138'), () => '138', []);
  const lines = explainAsText(addMedicareLevySurcharge(withheld, aud('1000'), 'tier-1', edition.value)).split('\n');
  expect(lines[0]).toContain('138 + 0.01 × 1000, to the nearest dollar 10, = 148');
  expect(lines.find((line) => line.includes('/surcharge'))).toContain(': surcharge of tier 1: 0.01 (since 2026-07-01');
});
