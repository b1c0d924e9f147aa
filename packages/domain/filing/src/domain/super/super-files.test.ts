import fc from 'fast-check';
import { civilDate } from 'payroll-core/calendar';
import { add, aud, decimal, toFixed } from 'payroll-core/money';
import { auCompany, auStaff } from '../../testing';
import { superClock, superClocks } from './super-clock';
import { splitOverFunds, totalOf, type SuperContribution, type SuperFund } from './super-contribution';
import { writeSaff, type SaffRow } from './write-saff';

const fund = (more: Partial<SuperFund> = {}): SuperFund => ({
  usi: 'STA0100AU',
  name: 'AustralianSuper',
  memberNumber: '100200',
  abn: '65714394898',
  electronicServiceAddress: null,
  bsb: null,
  accountNumber: null,
  accountName: null,
  percentage: null,
  ...more,
});

const contribution = (guarantee: string, salarySacrificed = '0', voluntary = '0'): SuperContribution => ({
  guarantee: aud(guarantee),
  salarySacrificed: aud(salarySacrificed),
  voluntary: aud(voluntary),
});

/** A CSV reader of its own: quotes, doubled quotes, commas inside them. */
function readCsv(text: string): readonly (readonly string[])[] {
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("((?:[^"]|"")*)"|[^,]*)(,|$)/g)]
        .filter((match, at, all) => at < all.length - 1 || all[at - 1]?.[3] !== '')
        .map((match) => (match[2] === undefined ? match[1]! : match[2].replaceAll('""', '"'))),
    );
}

/** Spreadsheet letters to an index: A is 0, Z is 25, AA is 26. */
const at = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const row = (more: Partial<SaffRow> = {}): SaffRow => ({
  employee: auStaff(7, { first_name: 'Alinta', last_name: 'Walker', gender: 'FEMALE', number: 'W7' }),
  fund: fund(),
  contribution: contribution('161.88', '50.00'),
  periodStart: civilDate('2026-11-06'),
  periodEnd: civilDate('2026-11-12'),
  ...more,
});

describe('a SuperStream alternative file, by the letters of its columns', () => {
  const file = (rows: readonly SaffRow[]) =>
    readCsv(writeSaff({ fileId: '1-9', company: auCompany(), paymentDate: civilDate('2026-11-13'), rows }));

  test('version, sections and names of columns', () => {
    const [version, sections, names, ...members] = file([row(), row()]);
    expect(version!.slice(0, 6)).toEqual(['VERSION', '1.0', 'NEGATIVES SUPPORTED', 'False', 'FILE ID', '1-9']);
    for (const line of [version!, sections!, names!, ...members]) expect(line).toHaveLength(at('EC') + 1);
    expect(at('EC') + 1).toBe(133);
    const begins = { A: 'Line ID', B: 'Header', F: 'Sender', M: 'Payer', R: 'Payee/Receiver', AD: 'Employer' };
    for (const [letters, name] of Object.entries(begins)) expect(sections![at(letters)]).toBe(name);
    expect([sections![at('AH')], sections![at('BF')]]).toEqual([
      'Super Fund Member Common',
      'Super Fund Member Contributions',
    ]);
    expect(names!.slice(0, 5)).toEqual([
      'ID',
      'SourceEntityID',
      'SourceEntityIDType',
      'SourceElectronicServiceAddress',
      'ElectronicErrorMessaging',
    ]);
    expect([names![at('AH')], names![at('BH')], names![at('BK')], names![at('BL')]]).toEqual([
      'TFN',
      'Superannuation Guarantee Amount',
      'Salary Sacrificed Amount',
      'Voluntary Amount',
    ]);
    expect(members.map((line) => line[0])).toEqual(['1', '2']);
  });

  test('a member, field by field', () => {
    const line = file([row()])[3]!;
    const expected: Record<string, string> = {
      A: '1',
      B: '51824753556',
      C: 'ABN',
      F: '51824753556',
      G: 'Kookaburra Coffee Pty Ltd',
      H: 'Baker',
      I: 'Jo',
      K: 'pay@kookaburra.example',
      L: '0290000000',
      M: '51824753556',
      N: 'Kookaburra Coffee Pty Ltd',
      O: '062184',
      P: '10203040',
      Q: 'Kookaburra Coffee',
      R: '65714394898',
      S: 'STA0100AU',
      T: 'AustralianSuper',
      V: 'DirectCredit',
      W: '2026-11-13',
      Z: '211.88',
      AD: '51824753556',
      AF: 'Kookaburra Coffee Pty Ltd',
      AH: '123456782',
      AK: 'Walker',
      AL: 'Alinta',
      AN: '2',
      AO: '1990-04-12',
      AP: 'RES',
      AQ: '1 Harbour Street',
      AU: 'Sydney',
      AV: '2000',
      AW: 'NSW',
      AX: 'AU',
      BB: '100200',
      BC: 'W7',
      BF: '2026-11-06',
      BG: '2026-11-12',
      BH: '161.88',
      BI: '',
      BJ: '',
      BK: '50.00',
      BL: '',
      BP: '2024-07-01',
      BQ: 'True',
      CB: 'Full time',
    };
    for (const [letters, value] of Object.entries(expected))
      expect([letters, line[at(letters)]]).toEqual([letters, value]);
  });

  // ATO: 111111111 and the like are codes of withholding; a number that a fund is given passes the algorithm and is the member's own.
  test.each(['000000000', '111111111', '333333333', '444444444', '987654321'])(
    'the code %s is no tax file number of a member',
    (tax_file_number) => {
      const [, , , line] = file([row({ employee: auStaff(7, { tax_file_number }) })]);
      expect(line![at('AH')]).toBe('');
    },
  );

  // ATO, SAFF 1.0: columns M to Q are the payer, the name of its account among them; a bank file falls back to the same name.
  test('a company that names no account has its legal name on it', () => {
    const company = auCompany({ bank_account_name: null });
    const saff = { fileId: '1-9', company, paymentDate: civilDate('2026-11-13'), rows: [row()] };
    expect(readCsv(writeSaff(saff))[3]![at('Q')]).toBe('Kookaburra Coffee Pty Ltd');
  });

  test('a self-managed fund by its address and account; a comma in a name stays in its field', () => {
    const smsf = fund({
      usi: null,
      name: 'Walker, A. Super',
      electronicServiceAddress: 'SMSFDATAESA',
      bsb: '062-000',
      accountNumber: '1234 5678',
    });
    const line = file([row({ fund: smsf })])[3]!;
    expect([line[at('S')], line[at('T')], line[at('U')], line[at('AA')], line[at('AB')]]).toEqual([
      '',
      'Walker, A. Super',
      'SMSFDATAESA',
      '062000',
      '12345678',
    ]);
    expect(line).toHaveLength(133);
  });
});

describe('dividing contributions over funds', () => {
  test('a second fund takes its part of each kind, the first the rest to the cent', () => {
    const [first, second] = splitOverFunds(contribution('100.01', '33.33', '0.05'), [
      fund(),
      fund({ percentage: '0.3' }),
    ]);
    expect(
      [second!.contribution.guarantee, second!.contribution.salarySacrificed, second!.contribution.voluntary].map(
        String,
      ),
    ).toEqual(['30', '9.99', '0.01']);
    expect(
      [first!.contribution.guarantee, first!.contribution.salarySacrificed, first!.contribution.voluntary].map(String),
    ).toEqual(['70.01', '23.34', '0.04']);
  });

  test('nothing is lost and nothing is made', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((each) => (each / 100).toFixed(2));
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (a, b, c, p, q) => {
          const parts = [p, q].map((each) => fund({ percentage: (each / 1_000_000).toFixed(6) }));
          const shares = splitOverFunds(contribution(a, b, c), [fund(), ...parts]);
          const total = shares.reduce((sum, share) => add(sum, totalOf(share.contribution)), aud('0'));
          expect(toFixed(total, 2)).toBe(toFixed(add(add(decimal(a), decimal(b)), decimal(c)), 2));
        },
      ),
    );
  });

  // 70 % of 182.40 is 127.68, which leaves 54.72 of it for a fund that was to have 90 %.
  test('percentages stored above the whole pay out no more than is owed', () => {
    const funds = [fund(), fund({ percentage: '0.7' }), fund({ percentage: '0.9' })];
    const paid = splitOverFunds(contribution('182.40'), funds).map((share) => toFixed(totalOf(share.contribution), 2));
    expect(paid).toEqual(['127.68', '54.72']);
  });

  test('no fund, no share', () => expect(splitOverFunds(contribution('1'), [])).toEqual([]));
});

// ATO, "Payment deadlines for Payday Super": received within 7 business days after payday; a business day is not a
// Saturday, a Sunday or a public holiday of the whole of a state. Melbourne Cup Day is only a part of Victoria's.
describe('the clock', () => {
  test.each([
    // Paid on Thursday 12 November 2026: the seventh business day is Monday 23 November.
    ['on payday', '2026-11-12', null, { state: 'due', daysLeft: 11, businessDaysLeft: 7 }],
    ['over the weekend', '2026-11-15', null, { state: 'due', daysLeft: 8, businessDaysLeft: 6 }],
    ['on the last day', '2026-11-23', null, { state: 'due', daysLeft: 0, businessDaysLeft: 0 }],
    ['a day late', '2026-11-24', null, { state: 'overdue', daysLeft: -1, businessDaysLeft: -1 }],
    ['a week late', '2026-11-30', null, { state: 'overdue', daysLeft: -7, businessDaysLeft: -5 }],
    [
      'received on the last day',
      '2026-12-24',
      '2026-11-23',
      { state: 'received', daysLeft: null, businessDaysLeft: null },
    ],
    ['received too late', '2026-12-24', '2026-11-24', { state: 'received_late', daysLeft: null }],
  ])('%s', (_name, today, received, expected) => {
    const clock = superClock(civilDate('2026-11-23'), civilDate(today), received === null ? null : civilDate(received));
    expect(clock).toMatchObject({ dueDate: '2026-11-23', ...expected });
  });

  test('holidays do not count: from Thursday 24 December 2026 to Tuesday 5 January 2027', () => {
    // Friday 25, Monday 28 and Friday 1 January are holidays; the ACT's and others' days between are business days.
    expect(superClock(civilDate('2027-01-05'), civilDate('2026-12-24'), null).businessDaysLeft).toBe(5);
  });

  test('the pays of a payday share a clock, where none or all of them are received', () => {
    const due = civilDate('2026-11-23');
    const clockOf = superClocks(due);
    expect(clockOf(due, null)).toBe(clockOf(due, null));
    for (const received of [null, due, civilDate('2026-11-24')]) {
      expect(clockOf(due, received)).toEqual(superClock(due, due, received));
    }
  });
});
