import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readCsv } from './read-csv';

const lineEnds = ['\r\n', '\n', '\r'];

/** A cell of a file in the form of RFC 4180: in quotes where it must be, and sometimes where it need not. */
const cell = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', ',', ';', '\n', '\r', '\r\n'), maxLength: 6 }),
    fc.boolean(),
  )
  .map(([text, isQuoted]) => (isQuoted || /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text));

const file = fc
  .array(fc.tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom(...lineEnds)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => `"first",line\n${lines.map(([cells, end]) => cells.join(',') + end).join('')}`);

test('files are read as csv-parse reads them, with the line on which each row begins', () => {
  fc.assert(
    fc.property(file, fc.boolean(), (text, hasMark) => {
      const content = hasMark ? `\uFEFF${text}` : text;
      const rows: string[][] = parse(content, {
        bom: true,
        recordDelimiter: lineEnds,
        relaxColumnCount: true,
      });
      const told = rows.filter((cells) => cells.some((one) => one.trim() !== ''));
      const read = readCsv(content);
      expect(read?.map(({ cells }) => cells)).toEqual(told);
      const physical = text.split(/\r\n|\r|\n/);
      for (const { line, cells } of read ?? []) {
        const [beginning = ''] = (cells[0] ?? '').split(/\r\n|\r|\n/);
        expect(physical[line - 1]?.replaceAll('"', '')).toContain(beginning.replaceAll('"', ''));
      }
    }),
    { numRuns: 300 },
  );
});

test.each(['a,"b', '"', 'a\n"b"",c\n'])('%j has a quote that is never closed, for both', (text) => {
  expect(readCsv(text)).toBeUndefined();
  expect(() => parse(text) as unknown).toThrow('Quote Not Closed');
});
