import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import { addForExtraPay, extraPayBands } from '.';

test('the amount names its band', () => {
  const edition = inForce(extraPayBands, civilDate('2026-07-15'));
  if (!edition.ok) throw new Error(edition.error.message);
  const lines = explainAsText(addForExtraPay(aud('5199.99'), 'fortnightly', edition.value)).split('\n');
  expect(lines[0]).toBe('au.extra-pay-year.add-for-extra-pay: 12 more from fortnightly earnings of 1700 on');
  expect(lines[1]).toBe('  given.earnings: earnings 5199.99');
  expect(lines[2]).toContain('  au.extra-pay-year/fortnightly/1700: add 12 (since 2026-07-01;');
  expect(addForExtraPay(aud('-1'), 'weekly', edition.value).value.toString()).toBe('0');
});

test('the bands of the year before are those of its own tables', () => {
  const edition = inForce(extraPayBands, civilDate('2026-06-30'));
  if (!edition.ok) throw new Error(edition.error.message);
  expect(addForExtraPay(aud('2575'), 'weekly', edition.value).value.toString()).toBe('6');
  expect(inForce(extraPayBands, civilDate('2024-06-30'))).toMatchObject({
    ok: false,
    error: { code: 'statutory/not-covered' },
  });
});
