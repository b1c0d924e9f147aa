import { addDays, civilDate } from '../../calendar';
import { nzd } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import {
  centsField,
  employerSize,
  employmentInformationAmounts,
  employmentInformationDueDate,
  isWorkingDay,
  isWorkingDayOfPayments,
  payableByWorkingDay,
  paydayFiling,
  paymentDueDate,
  readDetailLine,
  totalDeducted,
  totalEmploymentInformation,
  writeHeaderLine,
  type EmploymentInformation,
} from '.';
import { rows } from './vectors/2024-04-01.json';

const found = inForce(paydayFiling, civilDate('2026-07-01'));
if (!found.ok) throw new Error(found.error.message);
const filing = found.value;

function read(line: string): EmploymentInformation {
  const amounts = readDetailLine(line);
  if (!amounts.ok) throw new Error(amounts.error.message);
  return amounts.value;
}

describe('when deductions are due', () => {
  test.each(rows.map((row) => [row.size, row.payDate, row.due]))('%s employer, paid %s: %s', (size, payDate, due) => {
    expect(paymentDueDate(civilDate(payDate), size as 'small', filing).value).toBe(due);
  });

  test('the last day of a long month still leads to the next one', () => {
    expect(paymentDueDate(civilDate('2027-01-31'), 'small', filing).value).toBe('2027-02-20');
    expect(paymentDueDate(civilDate('2027-01-31'), 'large', filing).value).toBe('2027-02-05');
  });

  test('says which half', () => {
    const says = (day: string, size: 'small' | 'large') => paymentDueDate(civilDate(day), size, filing).says();
    expect(says('2026-07-15', 'large')).toBe('first half of the month: 2026-07-20');
    expect(says('2026-07-16', 'large')).toBe('second half of the month: 2026-08-05');
    expect(says('2026-07-16', 'small')).toBe('the 20th of the next month: 2026-08-20');
    expect(paymentDueDate(civilDate('2026-07-16'), 'small', filing).because).toHaveLength(2);
  });

  test('an employer is large over 500,000 a year', () => {
    expect(employerSize(nzd('500000'), filing)).toBe('small');
    expect(employerSize(nzd('500000.01'), filing)).toBe('large');
  });
});

describe('a due day that is no working day (Legislation Act 2019 ss 13, 55)', () => {
  const payable = (payDate: string, size: 'small' | 'large') =>
    payableByWorkingDay(paymentDueDate(civilDate(payDate), size, filing), filing);

  test.each([
    // The 20th: of December 2026 a Sunday, of February 2027 a Saturday, of January 2027 a Wednesday.
    ['2026-11-26', 'small', '2026-12-21'],
    ['2027-01-14', 'small', '2027-02-22'],
    ['2026-12-17', 'small', '2027-01-20'],
    // 20 April 2025 was Easter Sunday; Easter Monday follows.
    ['2025-03-13', 'small', '2025-04-22'],
    // The 5th: of December 2026 a Saturday. 15 January is a day to pay on, though no working day of the Income Tax Act.
    ['2026-11-20', 'large', '2026-12-07'],
    ['2026-12-22', 'large', '2027-01-15'],
  ] as const)('deducted on %s by a %s employer: in time on %s', (payDate, size, day) => {
    expect(payable(payDate, size).value).toBe(day);
  });

  test('is explained with the day that the Act names', () => {
    expect(explainAsText(payable('2026-11-26', 'small')).split('\n').slice(0, 2)).toEqual([
      'nz.payday-filing.payable-by-working-day: 2026-12-20 is no working day; in time on the next one, 2026-12-21',
      '  nz.payday-filing.payment-due-date: the 20th of the next month: 2026-12-20',
    ]);
    expect(payable('2026-12-22', 'large').rule).toBe('nz.payday-filing.payment-due-date');
  });

  test.each([
    // From 25 December to 2 January, and the days kept for holidays on a weekend: 2 January 2027 is a Saturday, 1 January 2028 too.
    ['2026-12-24', true],
    ['2026-12-25', false],
    ['2026-12-31', false],
    ['2027-01-04', false],
    ['2027-01-05', true],
    ['2028-01-03', false],
    ['2028-01-04', false],
    ['2028-01-05', true],
    ['2026-01-05', true],
    // 1 January 2023 was a Sunday.
    ['2023-01-02', false],
    ['2023-01-03', false],
    ['2023-01-04', true],
    // Waitangi Day 2027 is a Saturday; Matariki 2026; the Monday after Anzac Day 2026, a Saturday.
    ['2027-02-08', false],
    ['2026-07-10', false],
    ['2026-04-27', false],
  ])('%s is a working day of payments: %s', (day, isOne) => {
    expect(isWorkingDayOfPayments(civilDate(day), filing)).toBe(isOne);
  });
});

const header = {
  employerIrdNumber: '048125352',
  payDate: '20241120',
  contactName: 'John Jones',
  contactPhone: '063048474',
  contactEmail: 'me@mycompany.co.nz',
  softwarePackage: 'Vendor_Package_v1.0',
};

describe('the header adds up its lines', () => {
  // Inland Revenue's casebook V1.2, scenarios 3.4 (giving credits), 3.8 (corrections) and 3.9 (student loan extras).
  test.each([
    [
      '20250130',
      [
        'DEI,048126103,Gary Parks,M,,,20241230,20250126,4W,0,192304,0,0,0,28328,0,0,,0,0,0,15384,12707,2677,25252,0,0',
        'DEI,048126111,Samantha Hardin,M,,,20241230,20250126,4W,0,192304,0,0,0,28328,0,0,,0,0,0,15384,12707,2677,25252,0,0',
      ],
      'HEI2,048125352,20250130,N,N,,John Jones,063048474,me@mycompany.co.nz,2,384608,0,0,56656,0,0,0,0,0,30768,25414,5354,67688,50504,0,0,Vendor_Package_v1.0,0001',
    ],
    [
      '20240828',
      ['DEI,048126278,Curtis Love,M,,,20240820,20240826,WK,0,592487,-592487,0,0,195212,-195212,0,,0,0,0,0,0,0,0,0,0'],
      'HEI2,048125352,20240828,N,N,,John Jones,063048474,me@mycompany.co.nz,1,592487,-592487,0,195212,-195212,0,0,0,0,0,0,0,0,0,0,0,Vendor_Package_v1.0,0001',
    ],
    [
      '20241120',
      [
        'DEI,048130003,Wayne Weiner,MSL,,,20241101,20241130,MT,8000,300000,0,0,0,48199,0,0,,11872,4947,0,0,0,0,0,0,0',
        'DEI,048130011,Nancy Durham,MSL,,,20241101,20241130,MT,8000,300000,0,0,0,48199,0,0,,11872,0,8000,0,0,0,0,0,0',
        'DEI,048130028,Peter Guthrie,MSL,,,20241101,20241130,MT,8000,300000,0,0,0,48199,0,0,,11872,4947,8000,0,0,0,0,0,0',
        'DEI,048130038,Benjamin Hensley,MSL,,,20241101,20241130,MT,8000,200000,0,0,0,29098,0,0,,0,0,8000,0,0,0,0,0,0',
      ],
      'HEI2,048125352,20241120,N,N,,John Jones,063048474,me@mycompany.co.nz,4,1100000,0,0,173695,0,0,35616,9894,24000,0,0,0,243205,0,0,0,Vendor_Package_v1.0,0001',
    ],
  ])('paid %s', (payDate, lines, expected) => {
    expect(writeHeaderLine({ ...header, payDate }, lines.map(read))).toBe(expected);
  });

  test('a final and a nil return, and an intermediary', () => {
    const line = writeHeaderLine({ ...header, isFinal: true, isNil: true, intermediaryIrdNumber: '123250265' }, []);
    expect(line.split(',').slice(3, 6)).toEqual(['Y', 'Y', '123250265']);
    expect(line.split(',')).toHaveLength(28);
  });

  test('every amount has a field of its own in the line and in the header', () => {
    const fields = Array.from({ length: 27 }, (_, i) => (i >= 10 && i !== 13 && i !== 17 ? String((i + 1) * 100) : ''));
    fields[0] = 'DEI';
    const amounts = read(fields.join(','));
    expect(employmentInformationAmounts.map((name) => Number(amounts[name].toString()))).toEqual([
      11, 12, 13, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    ]);
    expect(totalDeducted(amounts).toString()).toBe(String(15 + 16 + 17 + 19 + 20 + 21 + 22 + 23 + 24 - 25));
    expect(writeHeaderLine(header, [amounts]).split(',').slice(10, 26)).toEqual(
      [11, 12, 13, 15, 16, 17, 19, 20, 21, 22, 23, 24, 152, 25, 26, 27].map((dollars) => String(dollars * 100)),
    );
    expect(totalEmploymentInformation([amounts, amounts]).shareSchemes.toString()).toBe('54');
  });
});

describe('reading a line', () => {
  test.each([
    ['HEI2,1', 'input/conflict'],
    ['DEI,1,2', 'input/conflict'],
    ['', 'input/conflict'],
    [`DEI${','.repeat(27)}`, 'input/conflict'],
    [`XEI${','.repeat(26)}`, 'input/conflict'],
    [`DEI${','.repeat(10)}12.5${','.repeat(16)}`, 'amount/not-a-number'],
    [`DEI${','.repeat(26)}1x`, 'amount/not-a-number'],
    [`DEI${','.repeat(26)}1234567890123`, 'amount/not-a-number'],
  ])('%s is refused', (line, code) => {
    expect(readDetailLine(line)).toMatchObject({ ok: false, error: { code } });
  });

  test('refusals say where', () => {
    expect(readDetailLine('DEI,1')).toMatchObject({
      error: { message: 'A detail line starts with DEI and has 27 fields; this one has 2.' },
    });
    expect(readDetailLine(`DEI${','.repeat(10)}x${','.repeat(16)}`)).toMatchObject({
      error: { path: 'gross', message: 'Expected cents in digits in field 11 of a detail line.' },
    });
  });

  test('an empty field is nothing', () => {
    expect(read(`DEI${','.repeat(26)}`).gross.toString()).toBe('0');
  });
});

test.each([
  ['0', '0'],
  ['0.05', '5'],
  ['1', '100'],
  ['-5924.87', '-592487'],
  ['-0.5', '-50'],
  ['1234.5', '123450'],
])('%s dollars are written %s', (amount, field) => {
  expect(centsField(nzd(amount))).toBe(field);
});

describe('working days', () => {
  // Public holidays as employment.govt.nz lists them; 25 December to 15 January does not count for Inland Revenue.
  test.each([
    ['2026-02-06', false, 'Waitangi Day, a Friday'],
    ['2027-02-06', false, 'Waitangi Day, a Saturday'],
    ['2027-02-08', false, 'the Monday after it'],
    ['2027-02-09', true, 'the Tuesday after that'],
    ['2022-02-07', false, 'the Monday after Waitangi Day on a Sunday'],
    ['2024-03-29', false, 'Good Friday 2024'],
    ['2024-04-01', false, 'Easter Monday 2024'],
    ['2025-04-18', false, 'Good Friday 2025'],
    ['2025-04-21', false, 'Easter Monday 2025'],
    ['2026-04-02', true, 'the Thursday before Easter'],
    ['2026-04-03', false, 'Good Friday 2026'],
    ['2026-04-06', false, 'Easter Monday 2026'],
    ['2026-04-07', true, 'the Tuesday after Easter'],
    ['2027-03-26', false, 'Good Friday 2027'],
    ['2027-03-29', false, 'Easter Monday 2027'],
    ['2024-04-25', false, 'Anzac Day, a Thursday'],
    ['2026-04-27', false, 'the Monday after Anzac Day on a Saturday'],
    ['2027-04-26', false, 'the Monday after Anzac Day on a Sunday'],
    ['2026-06-01', false, "King's Birthday 2026"],
    ['2027-06-07', false, "King's Birthday 2027"],
    ['2024-06-28', false, 'Matariki 2024'],
    ['2025-06-20', false, 'Matariki 2025'],
    ['2026-07-10', false, 'Matariki 2026'],
    ['2027-06-25', false, 'Matariki 2027'],
    ['2026-10-26', false, 'Labour Day 2026'],
    ['2027-10-25', false, 'Labour Day 2027'],
    ['2026-10-19', true, 'the third Monday of October'],
    ['2026-01-26', true, "Auckland's anniversary, which counts"],
    ['2026-12-24', true, 'Christmas Eve'],
    ['2026-12-25', false, 'Christmas Day'],
    ['2026-12-31', false, 'in the break'],
    ['2027-01-15', false, 'the last day of the break'],
    ['2027-01-18', true, 'the Monday after it'],
    ['2026-11-14', false, 'a Saturday'],
    ['2026-11-15', false, 'a Sunday'],
    ['2026-11-13', true, 'a Friday'],
  ])('%s: %s (%s)', (day, works) => {
    expect(isWorkingDay(civilDate(day), filing)).toBe(works);
  });

  test.each([
    ['2026-11-11', 'electronic', '2026-11-13'],
    ['2026-11-12', 'electronic', '2026-11-16'],
    ['2026-12-23', 'electronic', '2027-01-18'],
    ['2026-04-01', 'electronic', '2026-04-07'],
    ['2026-11-02', 'paper', '2026-11-16'],
  ] as const)('a pay of %s is filed on %s by %s', (payDate, filedBy, due) => {
    expect(employmentInformationDueDate(civilDate(payDate), filedBy, filing).value).toBe(due);
  });

  test('says how many', () => {
    const due = employmentInformationDueDate(civilDate('2026-11-11'), 'electronic', filing);
    expect(due.says()).toBe('2 working days after 2026-11-11: 2026-11-13');
    expect(due.because).toMatchObject([{ given: 'pay date' }, { parameter: 'nz.payday-filing/electronicWorkingDays' }]);
    expect(employmentInformationDueDate(civilDate('2026-11-11'), 'paper', filing).because[1]).toMatchObject({
      parameter: 'nz.payday-filing/paperWorkingDays',
    });
  });
});

test('traces of due dates in full', () => {
  const lines = (size: 'small' | 'large') =>
    explainAsText(paymentDueDate(civilDate('2026-07-16'), size, filing))
      .split('\n')
      .map((line) => line.split(' (since')[0]);
  expect(lines('small')).toEqual([
    'nz.payday-filing.payment-due-date: the 20th of the next month: 2026-08-20',
    '  given.pay date: pay date 2026-07-16',
    '  nz.payday-filing: small employer',
  ]);
  expect(lines('large')[2]).toBe('  nz.payday-filing: large employer');
  const filed = explainAsText(employmentInformationDueDate(civilDate('2026-11-11'), 'paper', filing))
    .split('\n')
    .map((line) => line.split(' (since')[0]);
  expect(filed).toEqual([
    'nz.payday-filing.employment-information-due-date: 10 working days after 2026-11-11: 2026-11-25',
    '  given.pay date: pay date 2026-11-11',
    '  nz.payday-filing/paperWorkingDays: 10',
  ]);
});

// Easter Sundays as the churches' tables list them, among them the years in which the rule takes a week back.
test.each([
  '1954-04-18',
  '1961-04-02',
  '1981-04-19',
  '2008-03-23',
  '2011-04-24',
  '2016-03-27',
  '2019-04-21',
  '2023-04-09',
  '2024-03-31',
  '2025-04-20',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
])('Easter of %s: Friday and Monday are holidays, Thursday and Tuesday are not', (sunday) => {
  const works = [-3, -2, 1, 2].map((days) => isWorkingDay(addDays(civilDate(sunday), days), filing));
  expect(works).toEqual([true, false, false, true]);
});
