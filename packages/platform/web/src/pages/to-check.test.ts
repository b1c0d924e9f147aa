import { linesToCheck, type ToCheck } from './to-check';

const told = (id: number, what: string): ToCheck => ({ address: `/people/${id}`, name: `Person ${id}`, what });

const shown = (people: number): string =>
  linesToCheck([
    ...Array.from({ length: people }, (_, i) => told(i + 1, 'no super fund.')),
    told(people + 1, 'no bank account.'),
  ]).text.replaceAll(/\s+/g, ' ');

test('what everybody lacks is told once and does not hide what one lacks', () => {
  const [open = '', folded = ''] = shown(300).split('<details>');
  expect(open).toContain('<a href="/people/301">Person 301</a>: no bank account.');
  expect(open).not.toContain('no super fund');
  expect(folded).toContain('<summary>300 people: no super fund.</summary>');
  expect(folded.split('<a href="/people/').length - 1).toBe(300);
});

test('a small company sees everything at once', () => {
  expect(shown(20)).not.toContain('<details>');
  expect(shown(20)).toContain('<a href="/people/20">Person 20</a>: no super fund.');
});
