import { cellText, shownCell, type CellKind } from './cell-text';

const period = { start: '2026-11-09', end: '2026-11-15' };

test.each<[CellKind, string, string]>([
  ['hours', '38', '38'],
  ['hours', ' 7.60 ', '7.6'],
  ['hours', '7:36', '7.6'],
  ['hours', '12:20', '12.3333'],
  ['hours', '0', ''],
  ['amount', '$1,250.00', '1250'],
  ['amount', '38.50', '38.5'],
  ['amount', '\u202d1,250.00\u202c', '1250'],
  ['leave', '7.6', '7.6'],
  ['leave', '7.6 12/11', '7.6@2026-11-12'],
  ['leave', '7:36 on 12/11/2026; 4 13/11', '7.6@2026-11-12 4@2026-11-13'],
  ['text', '  Bakehouse ', 'Bakehouse'],
  ['text', '', ''],
])('%s “%s” is kept as “%s”', (kind, typed, text) => expect(cellText(kind, typed, period)).toEqual({ ok: true, text }));

test.each<[CellKind, string]>([
  ['hours', 'eight'],
  ['hours', '7,6'],
  ['hours', '7:76'],
  ['amount', '10%'],
  ['amount', '1:30'],
  ['hours', '-5'],
  ['amount', '-$12.00'],
  ['leave', '-7.6 12/11'],
  ['leave', '7.6 31/11'],
  ['leave', '7.6; 4 13/11'],
])('%s “%s” is refused in words', (kind, typed) =>
  expect(cellText(kind, typed, period)).toEqual({ ok: false, problem: expect.stringMatching(/\.$/) }),
);

test.each<[CellKind, string, string]>([
  ['hours', '7.6', '7.6'],
  ['amount', '1250', '1250.00'],
  ['amount', '0.02%', '0.02%'],
  ['leave', '7.6@2026-11-12 4@2026-11-13', '7.6 12/11; 4 13/11'],
  ['leave', '7.6@2025-11-12', '7.6 12/11/2025'],
])('%s “%s” is shown as “%s”', (kind, text, shown) => expect(shownCell(kind, text, period)).toBe(shown));

test.each(['7.6 12/11; 4 13/11', '7.6', '3 9/11'])('what is shown for leave (%s) is read as it was', (typed) => {
  const read = cellText('leave', typed, period);
  expect(read.ok && shownCell('leave', read.text, period)).toBe(typed);
});

test('a day without a year is the one of the period, also over New Year', () => {
  const newYear = { start: '2026-12-28', end: '2027-01-03' };
  expect(cellText('leave', '8 2/1', newYear)).toEqual({ ok: true, text: '8@2027-01-02' });
  expect(cellText('leave', '8 29/12', newYear)).toEqual({ ok: true, text: '8@2026-12-29' });
});
