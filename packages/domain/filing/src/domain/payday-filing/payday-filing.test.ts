import { civilDate, type CivilDate } from 'payroll-core/calendar';
import { nzd } from 'payroll-core/money';
import { taxCodeOf, type EmploymentInformation } from 'payroll-core/nz';
import {
  filedLine,
  joinLines,
  writeEmploymentLine,
  writeEmptyLine,
  type EmploymentLine,
  type PayCycle,
} from './employment-line';
import { nzStaff } from '../../testing';
import { irdField, nameField, taxCodeField } from './line-of-pay';
import casebook from './vectors/casebook-2025.json';
import { writeAmendments } from './write-amendments';
import {
  detailsOfEmployee,
  writeDetailsLine,
  writeEmployeeDetails,
  type EmployeeDetailsRow,
} from './write-employee-details';
import { checkTotals, writeEmploymentInformation, type PaydayFiler } from './write-employment-information';

const filer: PaydayFiler = {
  employerIrdNumber: '048125352',
  contactName: 'John Jones',
  contactPhone: '063048474',
  contactEmail: 'me@mycompany.co.nz',
  softwarePackage: 'Vendor_Package_v1.0',
};

/** A published line read by the field numbers of the upload specification, and by nothing of ours. */
function published(line: string): EmploymentLine {
  const field = line.split(',');
  const at = (number: number): string => field[number - 1]!;
  const day = (number: number): CivilDate | null =>
    at(number) === '' ? null : civilDate(at(number).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
  const money = (number: number) => nzd((Number(at(number)) / 100).toFixed(2));
  return {
    irdNumber: at(2),
    name: at(3),
    taxCode: at(4),
    startDate: day(5),
    finishDate: day(6),
    periodStart: day(7)!,
    periodEnd: day(8)!,
    cycle: at(9) as PayCycle,
    hours: (Number(at(10)) / 100).toFixed(2),
    lumpSumIndicator: at(14) === '1' ? 1 : 0,
    childSupportCode: at(18) === '' ? null : at(18),
    amounts: {
      gross: money(11),
      priorGrossAdjustments: money(12),
      notLiableForAcc: money(13),
      paye: money(15),
      priorPayeAdjustments: money(16),
      childSupport: money(17),
      studentLoan: money(19),
      studentLoanCompulsoryExtra: money(20),
      studentLoanVoluntary: money(21),
      kiwisaverDeductions: money(22),
      kiwisaverEmployerNet: money(23),
      esct: money(24),
      payrollGivingCredits: money(25),
      familyTaxCredits: money(26),
      shareSchemes: money(27),
    },
  };
}

describe("Inland Revenue's casebook, byte for byte", () => {
  test.each(casebook.paydays)('$header', ({ header, lines }) => {
    const payDate = civilDate(header.split(',')[2]!.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
    const written = writeEmploymentInformation(filer, [{ payDate, lines: lines.map(published) }]);
    expect(written).toBe([header, ...lines, ''].join('\r\n'));
  });

  test('several paydays follow one another in one file', () => {
    const paydays = casebook.paydays.slice(0, 2).map(({ header, lines }) => ({
      payDate: civilDate(header.split(',')[2]!.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')),
      lines: lines.map(published),
    }));
    const expected = casebook.paydays.slice(0, 2).flatMap(({ header, lines }) => [header, ...lines]);
    expect(writeEmploymentInformation(filer, paydays)).toBe([...expected, ''].join('\r\n'));
  });

  test('a payday without lines is a nil return', () => {
    expect(
      writeEmploymentInformation(filer, [{ payDate: civilDate('2026-11-12'), lines: [] }])
        .split(',')
        .slice(3, 5),
    ).toEqual(['N', 'Y']);
  });
});

// Inland Revenue's sample file EIA_Test_EIA2_2021_example.csv: a change, an addition and a removal.
describe('amendments, as the sample file writes them', () => {
  const was =
    'DTI,111111111,Ella Vince,CAE,,,20200501,20200528,4W,2500,56478,0,0,0,11365,0,0,,0,0,0,3565,1526,756,0,0,0';
  const is =
    'DAI,111111111,Ella Vince,CAE,,,20200501,20200528,4W,2800,58746,0,0,0,12569,0,0,,0,0,0,3784,1647,787,0,0,0';
  const added = 'DAI,111111111,Cook Cameron,M,,,20200501,20200528,4W,3000,67855,0,0,0,13565,0,0,,0,0,0,0,0,0,0,0,0';
  const gone =
    'DTI,123123123,Steve Smith,M,,,20200501,20200528,4W,3500,65846,0,0,0,14563,0,0,,0,0,0,3265,1465,745,0,0,0';
  const peach = { ...filer, employerIrdNumber: '123123123', contactName: 'Penelope Peach', contactPhone: '091234567' };
  const payDate = civilDate('2020-05-28');

  test('header, pairs, empty halves', () => {
    const written = writeAmendments(peach, [
      { payDate, filed: [was, gone].map(published), now: [is, added].map(published) },
    ]);
    expect(written.split('\r\n')).toEqual([
      'EIA2,123123123,20200528,,Penelope Peach,091234567,0001',
      was,
      is,
      gone,
      'DAI,,,,,,,,,0,0,0,0,0,0,0,0,,0,0,0,0,0,0,0,0,0',
      'DTI,,,,,,,,,0,0,0,0,0,0,0,0,,0,0,0,0,0,0,0,0,0',
      added,
      '',
    ]);
  });

  test('an empty half has the 27 fields of a line', () => {
    expect(writeEmptyLine('DTI').split(',')).toHaveLength(27);
  });

  test('what did not change is not amended', () => {
    expect(writeAmendments(peach, [{ payDate, filed: [published(was)], now: [published(was)] }])).toBe('');
  });

  test('a line with another tax code is taken away and added', () => {
    const other = { ...published(was), taxCode: 'M' };
    const lines = writeAmendments(peach, [{ payDate, filed: [published(was)], now: [other] }]).split('\r\n');
    expect(lines.map((line) => line.slice(0, 4))).toEqual(['EIA2', 'DTI,', 'DAI,', 'DTI,', 'DAI,', '']);
  });
});

// Inland Revenue's sample file ED_Test_HED2_2021_example.csv.
describe('employee details', () => {
  const mary: EmployeeDetailsRow = {
    irdNumber: '111111111',
    name: 'Smith Mary',
    title: 'Mrs',
    firstName: 'Mary',
    middleName: '',
    lastName: 'Smith',
    birthDate: civilDate('1985-06-14'),
    startDate: civilDate('2019-10-15'),
    endDate: null,
    kiwisaverEligibility: 'NE',
    kiwisaverStatus: 'AK',
    emailAddress: 'mary.smith@company.co.nz',
    mobile: '021123456',
    dayPhone: '',
    country: 'NZL',
    street: '12 Small Street',
    suburb: '',
    city: 'Springfield',
    postcode: '6881',
    taxCodes: ['M'],
  };

  test('a starter, byte for byte', () => {
    expect(writeDetailsLine(mary)).toBe(
      'DED,111111111,Smith Mary,Mrs,Mary,,Smith,19850614,20191015,,NE,AK,,mary.smith@company.co.nz,NZL,021123456,,,,,' +
        'NZL,,,,,,12 Small Street,,Springfield,6881,,N,,,,,,,,,',
    );
  });

  test('the header counts employees, not lines, and codes follow their employee', () => {
    const two = { ...mary, taxCodes: ['M SL', 'WT'] };
    const lines = writeEmployeeDetails(
      { ...filer, employerIrdNumber: '123123123', softwarePackage: 'SoftwarePlatform' },
      [mary, two],
    );
    expect(lines.split('\r\n').map((line) => line.slice(0, 33))).toEqual([
      'HED2,123123123,SoftwarePlatform,2',
      'DED,111111111,Smith Mary,Mrs,Mary',
      'TED,M',
      'DED,111111111,Smith Mary,Mrs,Mary',
      'TED,M SL',
      'TED,WT',
      '',
    ]);
    expect(writeDetailsLine({ ...mary, kiwisaverEligibility: '' }).split(',')).toHaveLength(41);
  });
});

/** @law KiwiSaver Act 2006 ss 4, 6, 10 */
describe('the KiwiSaver status of a starter', () => {
  test.each([
    ['M', {}, 'AE'],
    ['WT', {}, 'NK'],
    ['NSW', {}, 'NK'],
    // What somebody said stands.
    ['NSW', { kiwisaver_status_code: 'AK' }, 'AK'],
    ['M', { kiwisaver_status_code: 'CT' }, 'CT'],
  ] as const)('under code %s with %j is told as %s', (taxCode, record, told) => {
    const employee = nzStaff(9, { ...record });
    expect(detailsOfEmployee(employee, taxCode, true)).toMatchObject({
      kiwisaverEligibility: 'NE',
      kiwisaverStatus: told,
    });
    expect(detailsOfEmployee(employee, taxCode, false)).toMatchObject({
      kiwisaverEligibility: '',
      kiwisaverStatus: '',
    });
  });
});

describe('fields', () => {
  test.each([
    [null, '000000000'],
    ['49091850', '049091850'],
    ['136410132', '136410132'],
  ])('IRD number %s', (number, field) => expect(irdField(number)).toBe(field));

  test.each([
    ['Mele Tūī, Senior', 'Mele Tui Senior'],
    ['Seán O’Brien', "Sean O'Brien"],
  ])('name %s', (name, field) => expect(nameField(name)).toBe(field));

  test.each([
    ['M', true, 'MSL'],
    ['ME', true, 'MESL'],
    ['SB', false, 'SB'],
    ['SA', true, 'SASL'],
    // The list of Inland Revenue has no SL for these, and a file with one is refused.
    ['CAE', true, 'CAE'],
    ['EDW', true, 'EDW'],
    ['NSW', true, 'NSW'],
    ['ND', true, 'ND'],
    ['STC', true, 'STC'],
    ['WT', true, 'WT'],
  ] as const)('tax code %s, student loan %s', (code, loan, field) =>
    expect(taxCodeField(taxCodeOf(code, loan))).toBe(field),
  );

  test('hours are hundredths: 37.5 hours are 3750', () => {
    const line = { ...published(casebook.paydays[0]!.lines[0]!), hours: '37.5' };
    expect(writeEmploymentLine(line).split(',')[9]).toBe('3750');
  });
});

test('two pays of one employee and period are one line, added field by field', () => {
  const line = published(casebook.paydays[2]!.lines[0]!);
  const [joined, ...more] = joinLines([line, { ...line, lumpSumIndicator: 1, hours: '2' }]);
  expect(more).toEqual([]);
  const double = (name: keyof EmploymentInformation) => joined!.amounts[name].toString();
  expect([double('gross'), double('paye'), double('payrollGivingCredits')]).toEqual(['3846.08', '566.56', '505.04']);
  expect(joined).toMatchObject({ lumpSumIndicator: 1, hours: '2' });
  expect(joinLines([line, { ...line, taxCode: 'SB' }])).toHaveLength(2);
});

describe('a period that holds the end of one employment and the start of the next', () => {
  const line = published(casebook.paydays[2]!.lines[0]!);
  const day = civilDate;
  const ended = { ...line, startDate: null, finishDate: day('2024-09-10') };
  const again = { ...line, startDate: day('2024-09-20'), finishDate: null };

  test('has a line for each, so that no line starts after it finishes', () => {
    const lines = joinLines([ended, again, ended, again]);
    expect(lines.map(({ startDate, finishDate }) => [startDate, finishDate])).toEqual([
      [null, '2024-09-10'],
      ['2024-09-20', null],
    ]);
    expect(lines.map(({ amounts }) => amounts.gross.toString())).toEqual(['3846.08', '3846.08']);
  });

  test('also where the next one begins on the last day; somebody of one day has one line', () => {
    expect(joinLines([ended, { ...again, startDate: day('2024-09-10') }])).toHaveLength(2);
    const oneDay = { ...line, startDate: day('2024-09-10'), finishDate: day('2024-09-10') };
    expect(joinLines([oneDay, oneDay])).toHaveLength(1);
  });

  test('is found again among the lines that were filed', () => {
    expect(filedLine([ended, again], again)).toBe(again);
    expect(filedLine([again, ended], ended)).toBe(ended);
    expect(filedLine([ended], { ...again, taxCode: 'SB' })).toBeUndefined();
  });
});

test.each([
  ['a total that is off by a cent', 10, '300189', 'field 11'],
  ['a wrong count', 9, '2', 'field 10'],
  ['a wrong sum of deductions', 22, '68941', 'field 23'],
])('%s is never filed', (_name, index, value, says) => {
  const { header, lines } = casebook.paydays[0]!;
  const fields = header.split(',');
  fields[index] = value;
  expect(() => checkTotals([fields.join(','), ...lines])).toThrow(says);
});
