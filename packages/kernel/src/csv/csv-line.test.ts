import fc from 'fast-check';
import { csvField, csvLine } from './csv-line';
import { isFormula } from './formula';

/** As RFC 4180 reads a line. */
function read(line: string): readonly string[] {
  const fields: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/gy;
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return fields;
}

test.each([
  '=1+1',
  '+61 2',
  '-cmd',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '=',
  '-',
  '=HYPERLINK("x")',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('%j is a formula', (text) => {
  expect(isFormula(text)).toBe(true);
  expect(read(csvLine([text, 'b']))).toEqual([`'${text}`, 'b']);
});

test.each(['-12.50', '+3', '0', 'a=b', "'=1", '', 'Ana'])('%j is none', (text) => {
  expect(isFormula(text)).toBe(false);
  expect(read(csvLine([text, 'b']))).toEqual([text, 'b']);
});

test('whatever a text holds, it stays in its field and no field begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), (texts) => {
      const fields = read(csvLine(texts));
      expect(fields).toHaveLength(texts.length);
      expect(fields.some(isFormula)).toBe(false);
      expect(csvField(texts[0] ?? '').length).toBeGreaterThanOrEqual((texts[0] ?? '').length);
    }),
  );
});
