import fc from 'fast-check';
import { withApostrophe, withoutApostrophe } from './formula';
import { csvSeparator, readCsv } from './read-csv';
import { writeCsv } from './write-csv';

test.each(['=1+1', '+61 2 5550 1234', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＠SUM(A1)'])(
  '%j is written as text',
  (text) => {
    expect(withApostrophe(text)).toBe(`'${text}`);
  },
);

test('a number below zero stays a number; text that looks like one does not', () => {
  expect(writeCsv([[{ number: '-12.50' }, { text: '-12.50' }]])).toBe("\uFEFF-12.50,'-12.50\r\n");
});

test('quotes, commas and lines are quoted', () => {
  expect(writeCsv([[{ text: 'a "b", c' }, { text: 'x\ny' }]])).toBe('\uFEFF"a ""b"", c","x\ny"\r\n');
});

test('the line of each row is the line of the file, and its row that of a spreadsheet', () => {
  expect(readCsv('a,b\r\n"1\n2",3\n\n4,5')).toEqual([
    { line: 1, row: 1, cells: ['a', 'b'] },
    { line: 2, row: 2, cells: ['1\n2', '3'] },
    { line: 5, row: 4, cells: ['4', '5'] },
  ]);
});

test.each([
  ['sep=;\r\na;b\r\n1;2,5', ';', '2,5'],
  ['\uFEFFsep=,\na,b\n1,2', ',', '2'],
  ['"sep=\t"\r\na\tb\r\n1\t2', '\t', '2'],
  ['SEP=|\ra|b\r1|2', '|', '2'],
])('the first line %j says what parts the cells, and is no row', (content, separator, cell) => {
  expect(csvSeparator(content)).toBe(separator);
  expect(readCsv(content)).toEqual([
    { line: 2, row: 2, cells: ['a', 'b'] },
    { line: 3, row: 3, cells: ['1', cell] },
  ]);
});

test('what a spreadsheet copies is read by its tabs, a European file by its semicolons', () => {
  expect(readCsv('a\tb, c\n1\t2')?.map(({ cells }) => cells)).toEqual([
    ['a', 'b, c'],
    ['1', '2'],
  ]);
  expect(readCsv('a;b\n1;2,5')?.[1]?.cells).toEqual(['1', '2,5']);
});

test('a quote that is never closed is no CSV', () => {
  expect(readCsv('a,"b\n')).toBeUndefined();
});

test('what was written is read again', () => {
  const cell = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const header = rows.map(() => ['name', 'value']).slice(0, 1);
      const told = [...header, ...rows].filter((row) => row.some((one) => one.trim() !== ''));
      const text = writeCsv(told.map((row) => row.map((one) => ({ text: one }))));
      const back = readCsv(text)?.map(({ cells }) => cells.map(withoutApostrophe));
      expect(back).toEqual(told);
    }),
  );
});
