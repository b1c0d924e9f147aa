import { readShiftText, shiftText } from './shift-text';

const day = '2026-08-30';

test.each([
  ['', []],
  ['9-17', [{ date: day, start: '09:00', end: '17:00' }]],
  ['9:30 – 14', [{ date: day, start: '09:30', end: '14:00' }]],
  ['0930-1400', [{ date: day, start: '09:30', end: '14:00' }]],
  ['22-6', [{ date: day, start: '22:00', end: '06:00' }]],
  ['9am-5pm', [{ date: day, start: '09:00', end: '17:00' }]],
  ['9:15 a.m. to 5.30 p.m.', [{ date: day, start: '09:15', end: '17:30' }]],
  ['6PM – 12AM', [{ date: day, start: '18:00', end: '00:00' }]],
  ['9a-3p (12pm-12:30pm)', [{ date: day, start: '09:00', end: '15:00', unpaidBreaks: [['12:00', '12:30']] }]],
  [
    '9-17 (12-12:30); 18-21',
    [
      { date: day, start: '09:00', end: '17:00', unpaidBreaks: [['12:00', '12:30']] },
      { date: day, start: '18:00', end: '21:00' },
    ],
  ],
])('%s', (text, shifts) => {
  expect(readShiftText(day, text)).toEqual({ ok: true, shifts });
});

test.each(['nine to five', '9', '9-25', '9-17 (lunch)', '9:70-12', '(9-17)', '13pm-3pm', '0am-5pm', '1-5pm', '9am-5'])(
  '%s is no shift',
  (text) => {
    expect(readShiftText(day, text).ok).toBe(false);
  },
);

test.each([
  ['9-5', '20'],
  ['9-9', '24'],
  ['9-5 (12-12:30)', '20'],
  ['7-3:30', '20.5'],
])('%s is refused: %s hours over midnight are a slip', (text, hours) => {
  const read = readShiftText(day, text);
  expect(read).toEqual({ ok: false, problem: expect.stringContaining(`after ${hours} hours`) });
});

test.each([
  ['14-6', '14:00-06:00'],
  ['9-+1 5:00', '09:00-+1 05:00'],
  ['22-6 (+1 2:00-+1 2:30)', '22:00-06:00 (+1 02:00-+1 02:30)'],
])('%s is a shift over midnight', (text, shown) => {
  const read = readShiftText(day, text);
  expect(read.ok && read.shifts.map(shiftText)).toEqual([shown]);
});

test('a long shift of another program is shown as it can be typed', () => {
  const shown = shiftText({ date: day, start: '09:00', end: '09:00' });
  expect([shown, readShiftText(day, shown ?? '').ok]).toEqual(['09:00-+1 09:00', true]);
});

test('what a cell shows is read as it was', () => {
  const shown = '09:00-17:00 (12:00-12:30)';
  const read = readShiftText(day, shown);
  expect(read.ok && read.shifts.map(shiftText)).toEqual([shown]);
});

test.each([
  ['9-14 PH', true],
  ['9am-2pm PH', true],
  ['9-14 (12-12:30) ph', true],
  ['9-14 no PH', false],
])('%s says whether a public holiday of a part of the state applies', (text, publicHoliday) => {
  const read = readShiftText(day, text);
  expect(read).toMatchObject({ ok: true, shifts: [{ start: '09:00', end: '14:00', publicHoliday }] });
  const shown = read.ok ? shiftText(read.shifts[0]!)! : '';
  expect(readShiftText(day, shown)).toEqual(read);
});

test.each([
  ['9-11 & 14:30-16', '09:00-11:00 & 14:30-16:00'],
  ['7-11 (9-9:15) & 15-20 (17-17:30) PH', '07:00-11:00 & 15:00-20:00 (09:00-09:15, 17:00-17:30) PH'],
])('%s is one broken shift', (text, shown) => {
  const read = readShiftText(day, text);
  expect(read.ok && read.shifts.map(shiftText)).toEqual([shown]);
  expect(readShiftText(day, shown)).toEqual(read);
});

test.each(['9-11 &', '& 9-11', '9-11 PH & 14-16', '9-11 & lunch'])('%s is no broken shift', (text) => {
  expect(readShiftText(day, text)).toEqual({ ok: false, problem: expect.stringContaining(`“${text}” is no shift`) });
});

test('a shift that says more than times is not shown in a cell', () => {
  expect(shiftText({ date: day, start: '09:00', end: '17:00', longDay: true })).toBeUndefined();
});

test('a text without end is refused at once, and shown in part', () => {
  const began = process.cpuUsage();
  const read = readShiftText(day, `9${' '.repeat(300_000)}x`);
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(5);
  expect(read).toEqual({ ok: false, problem: expect.stringMatching(/^“9 {199}…” is no shift/) });
});
