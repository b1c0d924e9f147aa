import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import { offsetForPeriod, taxOffsets } from '.';

test('an offset is explained, and allowed on scales 2, 5 and 6 only', () => {
  const edition = inForce(taxOffsets, civilDate('2026-07-15'));
  if (!edition.ok) throw new Error(edition.error.message);
  const lines = explainAsText(offsetForPeriod(aud('1365'), 'monthly', edition.value)).split('\n');
  expect(lines[0]).toBe('au.tax-offsets.offset-for-period: 0.083 × 1365 = 113.295, to the nearest dollar 113');
  expect(lines[1]).toBe('  given.annual tax offsets: annual tax offsets 1365');
  expect(lines[2]).toContain('  au.tax-offsets/shareOfYear/monthly: monthly 0.083 (since 2024-07-01;');
  expect([...edition.value.values.scales]).toEqual([2, 5, 6]);
});
