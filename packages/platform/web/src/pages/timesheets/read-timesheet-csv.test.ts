import { readTimesheetCsv } from './read-timesheet-csv';

const head = 'employee_number,date,start,end,break_start,break_end,note';

test.each([
  ['half days and seconds', `${head}\nE1,16/11/2026,9:00 AM,5:30:00 PM,12:00 pm,12:30 pm,`],
  ['seconds', `${head}\nE1,2026-11-16,09:00:00,17:30:00,12:00:00,12:30:00,`],
  ['semicolons and sep=', `sep=;\n${head.replaceAll(',', ';')}\nE1;16 Nov 2026;9;17.30;12;12.30;`],
  [
    'blanks that do not break',
    `Employee\u00a0number\tDate\tStart\tEnd\tBreak start\tBreak end\nE1\t16/11/2026\t9\t17:30\t12\t12:30`,
  ],
])('a shift with %s', (_, content) => {
  expect(readTimesheetCsv(content)).toMatchObject({
    ok: true,
    shifts: [
      {
        employeeNumber: 'E1',
        shift: { date: '2026-11-16', start: '09:00', end: '17:30', unpaidBreaks: [['12:00', '12:30']] },
      },
    ],
  });
});

test.each([
  ['yes', { publicHoliday: true }],
  ['N', { publicHoliday: false }],
  ['', {}],
])('a public holiday: “%s”', (answer, said) => {
  const read = readTimesheetCsv(`${head},public_holiday\nE1,16/11/2026,9,17,,,,${answer}`);
  expect(read).toMatchObject({ ok: true });
  const times = { date: '2026-11-16', start: '09:00', end: '17:00' };
  expect(read.ok && read.shifts.map(({ shift }) => shift)).toEqual([{ ...times, ...said }]);
});

test('a public holiday is yes or no', () => {
  const read = readTimesheetCsv(`${head},public_holiday\nE1,16/11/2026,9,17,,,,maybe`);
  expect(read).toEqual({ ok: false, problem: 'Line 2: “maybe” in public_holiday is neither yes nor no.' });
});

test.each([
  // A quarter of a day is six o'clock to a spreadsheet and 0:25 to a reader.
  ['a fraction of a day', 'E1,16/11/2026,0.25,0.75,,,', 'Line 2: “0.25” is no time of the day'],
  ['an hour that is none', 'E1,16/11/2026,13:00 PM,17,,,', 'Line 2: “13:00 PM-17” is no shift'],
  ['an error of a formula', 'E1,16/11/2026,9,17,,,#REF!', 'Line 2, note: holds the error #REF!'],
  ['a lost letter', 'E1,16/11/2026,9,17,,,Caf\uFFFD', 'Line 2, note: has lost a letter'],
])('%s is refused', (_, line, says) => {
  expect(readTimesheetCsv(`${head}\n${line}`)).toEqual({ ok: false, problem: expect.stringContaining(says) });
});

const heading = 'employee_number,date,start,end';
const line = '1,2026-11-12,9:00,17:00\n';

test('headings without a name do no harm', () => {
  expect(readTimesheetCsv(`${heading},,\n${line}`)).toMatchObject({ ok: true });
});

test('a table with thousands of columns is refused before its lines are read', () => {
  const began = performance.now();
  expect(readTimesheetCsv(`${heading}${','.repeat(200_000)}\n${line.repeat(20_000)}`)).toEqual({
    ok: false,
    problem: expect.stringContaining('more than 500 columns') as string,
  });
  // Every line looked for its cells among all headings: minutes for two megabytes.
  expect(performance.now() - began).toBeLessThan(10_000);
});
