import { civilDate } from '../calendar';
import { superGuarantee } from '../au/super-guarantee/super-guarantee';
import { inForce } from './instrument';
import { instrumentName } from './instrument-name';

test('an instrument is named in words', () => {
  expect(instrumentName('nz.acc-earners-levy')).toBe('ACC earners levy');
  expect(instrumentName('au.payg-schedule-1')).toBe('PAYG schedule 1');
  expect(instrumentName('au.study-loans')).toBe('PAYG schedule 8 with study loans');
  expect(instrumentName('au.medicare-levy-adjustment')).toBe('Medicare levy adjustment');
  expect(instrumentName('nz.kiwisaver')).toBe('KiwiSaver');
});

test.each(['2000-01-01', '2999-01-01'])('a refusal of %s speaks of days and law, not of our files', (day) => {
  const refused = inForce(superGuarantee, civilDate(day));
  if (refused.ok) throw new Error('No figures are confirmed for this day.');
  expect(refused.error.message).toContain('super guarantee');
  expect(refused.error.message).not.toMatch(/json|\.md|parameters|confirmedUntil|au\./);
});

// ISO text compares in calendar order, other text does not: '2026-7-1' would stand after December.
test.each(['2026-7-1', '1/7/2026', 'soon', '', undefined, null, 20260701])('figures on %p are refused', (day) => {
  expect(inForce(superGuarantee, day as never)).toMatchObject({
    ok: false,
    error: { code: 'date/malformed', path: 'payDate' },
  });
});
