import { strToU8, zipSync } from 'fflate';
import { readSpreadsheet } from './read-spreadsheet';

/** A workbook as ECMA-376 lays it out: cells by their type, dates as days since 1900 with a date format. */
function workbook(sheet: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>first_name</t></si><si><t>=cmd</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync({
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    ...more,
  });
}

const row = (cells: string) => `<row r="1">${cells}</row>`;
const cell = (at: string, value: string, more = '') => `<c r="${at}" ${more}><v>${value}</v></c>`;

test('texts, dates, amounts and answers are read as people see them', async () => {
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
  expect(await readSpreadsheet(workbook(sheet))).toEqual({
    ok: true,
    csv: "first_name,1990-04-12,38.5,0.3,123456782,yes,,'=cmd\r\n",
  });
});

test('what is no spreadsheet, or an empty one, says so', async () => {
  const problem = async (bytes: Uint8Array) => {
    const read = await readSpreadsheet(bytes);
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
    expect(await readSpreadsheet(archive)).toEqual({ ok: false, problem: expect.stringContaining('too large') });
  }
});

test('entities are not expanded', async () => {
  const laughs = strToU8(
    `<!DOCTYPE sst [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&b;</t></si></sst>`,
  );
  const read = await readSpreadsheet(workbook(row(cell('A1', '0', 't="s"')), { 'xl/sharedStrings.xml': laughs }));
  expect(read.ok ? read.csv : '').not.toContain('haha');
});
