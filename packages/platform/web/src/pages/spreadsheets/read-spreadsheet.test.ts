import { strToU8, zipSync } from 'fflate';
import { readSpreadsheet } from './read-spreadsheet';

interface Book {
  readonly properties?: string;
  readonly sheets?: string;
  readonly relations?: string;
  /** Number formats of the cells of style 2 and on; those after them are a moment, a time and a duration. */
  readonly formats?: readonly string[];
  /** Behind the cells. */
  readonly after?: string;
}

/** A workbook as ECMA-376 lays it out: cells by their type, dates as days since 1900 with a date format. */
function workbook(sheet: string, more: Readonly<Record<string, Uint8Array>> = {}, book: Book = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}">${book.properties ?? ''}<sheets>${book.sheets ?? '<sheet name="People" sheetId="1" r:id="r1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>${book.relations ?? ''}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${(book.formats ?? []).map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/>${(book.formats ?? []).map((_, i) => `<xf numFmtId="${164 + i}"/>`).join('')}<xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="46"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>first_name</t></si><si><t>=cmd</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData>${book.after ?? ''}</worksheet>`,
  };
  return zipSync({
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    ...more,
  });
}

const row = (cells: string) => `<row r="1">${cells}</row>`;
const cell = (at: string, value: string, more = '') => `<c r="${at}" ${more}><v>${value}</v></c>`;

test('texts, dates, amounts and answers are read as people see them', () => {
  const sheet = row(
    cell('A1', '0', 't="s"') +
      // 12 April 1990 is day 32975 of the calendar that begins with 1 January 1900.
      cell('B1', '32975', 's="1"') +
      cell('C1', '38.5') +
      // 0.1 + 0.2 as a formula leaves it.
      cell('D1', '0.30000000000000004') +
      cell('E1', '123456782') +
      cell('F1', '1', 't="b"') +
      cell('H1', '1', 't="s"'),
  );
  expect(readSpreadsheet(workbook(sheet))).toEqual({
    ok: true,
    csv: "first_name,1990-04-12,38.5,0.3,123456782,yes,,'=cmd\r\n",
    sheet: { name: 'People', others: [] },
  });
});

test('what is no spreadsheet, or an empty one, says so', async () => {
  const problem = async (bytes: Uint8Array) => {
    const read = readSpreadsheet(bytes);
    return read.ok ? read.csv : read.problem;
  };
  expect(await problem(strToU8('first_name,last_name\r\n'))).toContain('This is not a spreadsheet (.xlsx)');
  expect(await problem(strToU8('PK\u0003\u0004 and then nothing'))).toMatch(/not a spreadsheet|cannot be read/);
  expect(await problem(zipSync({ 'a.xml': strToU8('<a/>') }))).toContain('cannot be read');
  expect(await problem(workbook(''))).toContain('is empty');
});

test('an archive that unpacks to more than anybody’s people is given up, whatever sizes it claims', async () => {
  const bomb = workbook(row(cell('A1', '0', 't="s"')), { 'xl/big.xml': new Uint8Array(64_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  const lying = bomb.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 4; at += 1)
    if (view.getUint32(at, true) === 64_000_000) view.setUint32(at, 10, true);
  for (const archive of [bomb, lying]) {
    expect(readSpreadsheet(archive)).toEqual({ ok: false, problem: expect.stringContaining('too large') });
  }
});

describe('a short file that stands for much is given up at once', () => {
  const rows = (many: number) =>
    Array.from({ length: many }, (_, i) => `<row r="${i + 1}">${cell(`A${i + 1}`, '0', 't="s"')}</row>`).join('');
  const texts = (text: string) => ({ 'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`) });
  test.each([
    ['one long text in many cells', workbook(rows(400), texts('x'.repeat(1_000_000)))],
    ['one cell again and again', workbook(row(cell('A1', '1').repeat(500_000)))],
    ['elements that are no cells', workbook('<a b="1"/>'.repeat(500_000))],
    [
      'one element with very many attributes',
      workbook(`<a ${Array.from({ length: 500_000 }, (_, i) => `a${i}=""`).join(' ')}/>`),
    ],
    ['comments', workbook('<!---->'.repeat(1_000_000))],
    ['marks of letters', workbook('&amp;'.repeat(4_000_000))],
    ['elements in one another', workbook('<a>'.repeat(500_000))],
  ])('%s', (_, bytes) => {
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(readSpreadsheet(bytes)).toEqual({ ok: false, problem: expect.stringMatching(/holds too much|too large/) });
  });

  test.each([
    ['many empty cells of one long blank text', workbook(rows(10_000), texts(' '.repeat(2_000_000)))],
    ['a format without end', workbook(row(cell('A1', '1', 's="2"')), {}, { formats: ['0'.repeat(200_000) + 'x'] })],
    ['a format of brackets', workbook(row(cell('A1', '1', 's="2"')), {}, { formats: ['['.repeat(200_000)] })],
  ])('%s', (_, bytes) => {
    const began = process.cpuUsage();
    readSpreadsheet(bytes);
    expect(process.cpuUsage(began).user / 1e6).toBeLessThan(5);
  });
});

test('entities are not expanded', async () => {
  const laughs = strToU8(
    `<!DOCTYPE sst [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&b;</t></si></sst>`,
  );
  const read = readSpreadsheet(workbook(row(cell('A1', '0', 't="s"')), { 'xl/sharedStrings.xml': laughs }));
  expect(read.ok ? read.csv : '').not.toContain('haha');
});

describe('cells as people see them', () => {
  const one = (written: string, book: Book = {}) => {
    const read = readSpreadsheet(workbook(`<row r="1">${written}</row>`, {}, book));
    return read.ok ? read.csv.replace(/\r\n$/, '') : read.problem;
  };

  // Serial days: 46204 is 1 July 2026 from 1900, 44742 from 1904 (1,462 days less); Microsoft, "Differences between the 1900
  // and the 1904 date system in Excel".
  test.each([
    ['a day', '46204', 1, {}, '2026-07-01'],
    ['a day of a Mac', '44742', 1, { properties: '<workbookPr date1904="1"/>' }, '2026-07-01'],
    [
      'a day of a Mac, as LibreOffice writes it',
      '44742',
      1,
      { properties: '<workbookPr date1904="true"/>' },
      '2026-07-01',
    ],
    ['a day, as LibreOffice writes it', '46204', 1, { properties: '<workbookPr date1904="false"/>' }, '2026-07-01'],
    ['the last day before the 29 February that never was', '59', 1, {}, '1900-02-28'],
    ['the day after it', '61', 1, {}, '1900-03-01'],
    ['a day in words', '46204', 2, { formats: ['[$-C09]d\\ mmmm\\ yyyy;@'] }, '2026-07-01'],
    ['a BSB by its format', '62000', 2, { formats: ['000-000'] }, '062-000'],
    ['an account by its format', '1234567', 2, { formats: ['00000000'] }, '01234567'],
    ['a phone number by its format', '412345678', 2, { formats: ['0000\\ 000\\ 000'] }, '0412 345 678'],
    [
      'an amount with a currency',
      '1234.5',
      2,
      { formats: ['&quot;$&quot;#,##0.00;[Red]-&quot;$&quot;#,##0.00'] },
      '1234.5',
    ],
    ['a percentage', '0.12', 2, { formats: ['0.00%'] }, '0.12'],
    ['a rounded number', '38.5', 2, { formats: ['0'] }, '38.5'],
    ['midnight of a day', '46204', 2, {}, '2026-07-01'],
    ['a moment', '46204.375', 2, {}, '2026-07-01 09:00'],
    ['a time', '0.72916666666666663', 3, {}, '17:30'],
    ['a duration', '1.25', 4, {}, '30:00'],
  ])('%s', (_, value, style, book, shown) => {
    expect(one(cell('A1', value, `s="${style}"`), book)).toBe(shown);
  });

  test.each([
    [
      'a text of several looks',
      '<c r="A1" t="inlineStr"><is><r><t>Ann </t></r><r><rPr><b/></rPr><t>Able</t></r></is></c>',
      'Ann Able',
    ],
    ['a formula with its text', '<c r="A1" t="str"><f>B1</f><v>Perth &amp; Co</v></c>', 'Perth & Co'],
    ['a formula with its number', '<c r="A1"><f>30+8.5</f><v>38.5</v></c>', '38.5'],
    ['a formula that is empty', '<c r="A1" t="str"><f>IF(B1="","",B1)</f><v></v></c><c r="B1"><v>1</v></c>', ',1'],
    ['letters beyond the first plane', '<c r="A1" t="inlineStr"><is><t>M&#257;ori &#x1F600;</t></is></c>', 'Māori 😀'],
    ['a line end of Windows', '<c r="A1" t="inlineStr"><is><t>a_x000D_&#10;b</t></is></c>', '"a\nb"'],
    ['a day of ISO 8601', '<c r="A1" t="d"><v>2026-07-01T00:00:00</v></c>', '2026-07-01'],
    ['cells without references', '<c><v>1</v></c><c><v>2</v></c>', '1,2'],
    [
      'cells with a prefix',
      '<x:c xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" r="B1"><x:v>2</x:v></x:c>',
      ',2',
    ],
  ])('%s', (_, written, shown) => {
    expect(one(written)).toBe(shown);
  });

  test.each([
    ['an error', '<c r="C1" t="e"><v>#N/A</v></c>', 'C1 holds the error #N/A'],
    ['the error of a formula', '<c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'C1 holds the error #DIV/0!'],
    ['a formula that was never worked out', '<c r="AB1"><f>1+1</f></c>', 'AB1 is a formula without a result'],
    // Excel keeps 15 digits: the suffix of a New Zealand account is lost.
    [
      'an account of 16 digits as a number',
      cell('A1', '1234560123456050'),
      'A1 has more digits than spreadsheets keep',
    ],
    ['the same with an exponent', cell('A1', '1.23456012345605E+15'), 'A1 has more digits than spreadsheets keep'],
    ['a day before the calendar', cell('A1', '-3', 's="1"'), 'A1 holds -3, which is no day'],
    ['the 29 February that never was', cell('A1', '60', 's="1"'), 'A1 holds 60, which is no day'],
  ])('%s is refused at its cell', (_, written, says) => {
    expect(one(written)).toContain(says);
  });

  test('merged cells are refused: only the first of them has the value', () => {
    const merged = { after: '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>' };
    expect(one(cell('A1', '1'), merged)).toContain('the cells A1:A3 are merged into one');
    expect(one(cell('B1', '1'), merged)).toBe(',1');
  });
});

test('rows keep their numbers, and empty ones at the end are left out', () => {
  const sheet =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="4"><c r="A4"><v>4</v></c></row><row r="9"><c r="A9" s="1"/></row>';
  const read = readSpreadsheet(workbook(sheet));
  expect(read.ok ? read.csv : read.problem).toBe('1\r\n\r\n\r\n4\r\n');
});

test('the first sheet that can be seen is read, and the others are named', () => {
  const second = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData></worksheet>`;
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
  const book = {
    sheets:
      '<sheet name="Lists" sheetId="1" state="hidden" r:id="r1"/><sheet name="People" sheetId="7" r:id="r9"/><sheet name="Notes" sheetId="3" r:id="r1"/>',
    relations: `<Relationship Id="r9" Type="${type}" Target="/xl/worksheets/other.xml"/>`,
  };
  const more = { 'xl/worksheets/other.xml': strToU8(second) };
  expect(readSpreadsheet(workbook(row(cell('A1', '1')), more, book))).toEqual({
    ok: true,
    csv: '2\r\n',
    sheet: { name: 'People', others: ['Notes'] },
  });
});
