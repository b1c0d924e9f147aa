import fc from 'fast-check';
import { civilDate } from 'payroll-core/calendar';
import { decimal, sum, toFixed } from 'payroll-core/money';
import type { BankPayment, RankedAccount } from './bank-payment';
import { splitNetPay } from './split-net-pay';
import { writeAba, type AbaFile } from './write-aba';
import { writeNzDirectCredits } from './write-nz-direct-credits';

const account = (more: Partial<RankedAccount> = {}): RankedAccount => ({
  bsb: '062-000',
  accountNumber: '12345678',
  accountName: 'J Citizen',
  reference: null,
  amountPerPeriod: null,
  percentage: null,
  ...more,
});

describe('dividing a net pay over ranked accounts', () => {
  test.each<[string, string, readonly Partial<RankedAccount>[], readonly string[]]>([
    ['one account takes all', '1000.00', [{}], ['1000.00']],
    ['a fixed amount, then the rest', '1000.00', [{ amountPerPeriod: '150' }, {}], ['150.00', '850.00']],
    ['a quarter of the net, then the rest', '1000.01', [{ percentage: '0.25' }, {}], ['250.00', '750.01']],
    ['half a cent goes up', '0.50', [{ percentage: '0.01' }, {}], ['0.01', '0.49']],
    [
      'a percentage is of the whole net, not of what is left',
      '1000.00',
      [{ amountPerPeriod: '400' }, { percentage: '0.5' }, {}],
      ['400.00', '500.00', '100.00'],
    ],
    ['no more than there is', '100.00', [{ amountPerPeriod: '150' }, {}], ['100.00']],
    [
      'the last of several gets nothing',
      '100.00',
      [{ amountPerPeriod: '60' }, { percentage: '0.9' }, {}],
      ['60.00', '40.00'],
    ],
    ['nothing to pay', '0.00', [{}], []],
  ])('%s', (_name, net, accounts, amounts) => {
    const shares = splitNetPay(decimal(net), accounts.map(account));
    expect(shares.map(({ amount }) => toFixed(amount, 2))).toEqual(amounts);
  });

  test('the shares are the net pay to the cent, and none is negative', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const share = fc.oneof(
      cents.map((each) => ({ amountPerPeriod: (each / 100).toFixed(2) })),
      fc.integer({ min: 1, max: 1_000_000 }).map((each) => ({ percentage: (each / 1_000_000).toFixed(6) })),
    );
    fc.assert(
      fc.property(cents, fc.array(share, { maxLength: 9 }), (net, ranked) => {
        const dollars = (net / 100).toFixed(2);
        const shares = splitNetPay(decimal(dollars), [...ranked.map(account), account()]);
        const total = sum(
          decimal('0'),
          shares.map(({ amount }) => amount),
        );
        expect(toFixed(total, 2)).toBe(dollars);
        expect(shares.every(({ amount }) => !amount.toString().startsWith('-'))).toBe(true);
      }),
    );
  });
});

/** Reads a direct entry file by its layout (positions from 1, both ends included), knowing nothing of the writer. */
function readAba(text: string) {
  expect(text.endsWith('\r\n')).toBe(true);
  const records = text.slice(0, -2).split('\r\n');
  for (const record of records) expect(record).toMatch(/^[\x20-\x7e]{120}$/);
  const field = (record: string, from: number, to: number) => record.slice(from - 1, to);
  const [first, ...others] = records;
  const last = others.pop()!;
  return {
    header: {
      type: field(first!, 1, 1),
      reel: field(first!, 19, 20),
      bank: field(first!, 21, 23),
      userName: field(first!, 31, 56),
      userId: field(first!, 57, 62),
      description: field(first!, 63, 74),
      date: field(first!, 75, 80),
      blank: field(first!, 2, 18) + field(first!, 24, 30) + field(first!, 81, 120),
    },
    details: others.map((record) => ({
      type: field(record, 1, 1),
      bsb: field(record, 2, 8),
      account: field(record, 9, 17),
      indicator: field(record, 18, 18),
      code: field(record, 19, 20),
      cents: field(record, 21, 30),
      name: field(record, 31, 62),
      reference: field(record, 63, 80),
      traceBsb: field(record, 81, 87),
      traceAccount: field(record, 88, 96),
      remitter: field(record, 97, 112),
      withholding: field(record, 113, 120),
    })),
    footer: {
      type: field(last, 1, 1),
      bsb: field(last, 2, 8),
      net: field(last, 21, 30),
      credits: field(last, 31, 40),
      debits: field(last, 41, 50),
      count: field(last, 75, 80),
      blank: field(last, 9, 20) + field(last, 51, 74) + field(last, 81, 120),
    },
  };
}

const payment = (more: Partial<BankPayment> = {}): BankPayment => ({
  employeeId: 7,
  payId: 41,
  account: { bsb: '062000', accountNumber: '12 345 678', accountName: 'Seán O’Brien', reference: null },
  amount: '1099.00',
  ...more,
});

const aba = (more: Partial<AbaFile> = {}): AbaFile => ({
  user: {
    financialInstitution: 'CBA',
    userName: 'Harbour Bakery Pty Ltd',
    userId: '301500',
    bsb: '062-184',
    accountNumber: '10203040',
    accountName: 'Harbour Bakery',
  },
  paymentDate: civilDate('2026-11-12'),
  payments: [payment(), payment({ payId: 42, amount: '0.07' })],
  isBalanced: false,
  ...more,
});

function written(file: AbaFile): string {
  const result = writeAba(file);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('a direct entry file', () => {
  test('every field where the layout has it', () => {
    const file = readAba(written(aba()));
    expect(file.header).toEqual({
      type: '0',
      reel: '01',
      bank: 'CBA',
      userName: 'Harbour Bakery Pty Ltd    ',
      userId: '301500',
      description: 'PAYROLL     ',
      date: '121126',
      blank: ' '.repeat(64),
    });
    expect(file.details[0]).toEqual({
      type: '1',
      bsb: '062-000',
      account: ' 12345678',
      indicator: ' ',
      code: '53',
      cents: '0000109900',
      name: "Sean O'Brien".padEnd(32),
      reference: 'PAY 41'.padEnd(18),
      traceBsb: '062-184',
      traceAccount: ' 10203040',
      remitter: 'Harbour Bakery P',
      withholding: '00000000',
    });
    expect(file.footer).toEqual({
      type: '7',
      bsb: '999-999',
      net: '0000109907',
      credits: '0000109907',
      debits: '0000000000',
      count: '000002',
      blank: ' '.repeat(76),
    });
  });

  // BECS character set: no quotation marks, angle brackets, braces, bars, backslashes or tildes.
  test('signs that banks do not take are left out', () => {
    const named = payment({
      account: { ...account(), accountName: 'Jo "Bee" <O\'Hara> & Co {1}', reference: 'A|B~C' },
    });
    const { header, details } = readAba(
      written(aba({ payments: [named], user: { ...aba().user, userName: 'A "B" <Pty>' } })),
    );
    expect([header.userName.trim(), details[0]!.name.trim(), details[0]!.reference.trim()]).toEqual([
      'A B Pty',
      "Jo Bee O'Hara & Co 1",
      'A B C',
    ]);
  });

  test('a balanced file debits the company once, and its net is nothing', () => {
    const { details, footer } = readAba(written(aba({ isBalanced: true })));
    expect(details.at(-1)).toMatchObject({ code: '13', bsb: '062-184', account: ' 10203040', cents: '0000109907' });
    expect(footer).toMatchObject({ net: '0000000000', credits: '0000109907', debits: '0000109907', count: '000003' });
  });

  test('totals are the sum of the records, whatever is paid', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 60 }), (amounts) => {
        const payments = amounts.map((cents, payId) => payment({ payId, amount: (cents / 100).toFixed(2) }));
        const { details, footer } = readAba(written(aba({ payments })));
        expect(Number(footer.credits)).toBe(details.reduce((total, { cents }) => total + Number(cents), 0));
        expect(Number(footer.credits)).toBe(amounts.reduce((a, b) => a + b, 0));
        expect(Number(footer.count)).toBe(amounts.length);
      }),
      { numRuns: 50 },
    );
  });

  test.each<[string, Partial<AbaFile>, string]>([
    [
      'ten digits of account',
      { payments: [payment({ account: { ...account(), accountNumber: '1234567890' } })] },
      'bank-file/employee-incomplete',
    ],
    [
      'an account of the company with twelve digits',
      { user: { ...aba().user, accountNumber: '123456789012' } },
      'bank-file/company-incomplete',
    ],
    ['no BSB', { payments: [payment({ account: { ...account(), bsb: null } })] }, 'bank-file/employee-incomplete'],
    [
      'an account name without a letter that the bank takes',
      { payments: [payment({ account: { ...account(), accountName: '王小明' } })] },
      'bank-file/employee-incomplete',
    ],
    [
      'a company without such a name',
      { user: { ...aba().user, userName: '株式会社' } },
      'bank-file/company-incomplete',
    ],
    [
      'more than ten digits of cents',
      { payments: [payment({ amount: '99999999.99' }), payment()] },
      'bank-file/too-large',
    ],
  ])('refused: %s', (_name, more, code) => {
    expect(writeAba(aba(more))).toMatchObject({ ok: false, error: { code } });
  });
});

describe('New Zealand direct credits', () => {
  const to = (accountNumber: string) => ({ bsb: null, accountNumber, accountName: 'M. Tūī', reference: 'Wages' });
  const file = {
    company: { accountNumber: '02-0108-0150212-00', name: 'Kōwhai Cafe Ltd' },
    dueDate: civilDate('2026-11-12'),
    createdOn: civilDate('2026-11-11'),
    payments: [
      payment({ account: to('01-0902-0068389-00'), amount: '812.35' }),
      payment({ payId: 42, account: to('06-0996-0123456-025'), amount: '100.00' }),
    ],
  };

  test('header, payments, and control line with total, count and hash', () => {
    const result = writeNzDirectCredits(file);
    expect(result.ok && result.value.split('\r\n')).toEqual([
      '1,,,,020108015021200,7,261112,261111,I',
      '2,010902006838900,52,81235,M. Tui,Wages,SALARY,,,Kowhai Cafe Ltd,SALARY,PAY 41,',
      '2,060996012345625,52,10000,M. Tui,Wages,SALARY,,,Kowhai Cafe Ltd,SALARY,PAY 42,',
      // 0902 0068389 + 0996 0123456
      '3,91235,2,18980191845',
      '',
    ]);
  });

  test('the hash keeps eleven digits', () => {
    const many = {
      ...file,
      payments: Array.from({ length: 12 }, () => payment({ account: to('12-9999-9999999-00') })),
    };
    const result = writeNzDirectCredits(many);
    // 12 x 99999999999 = 1199999999988, of which the last eleven digits stay.
    expect(result.ok && result.value.split('\r\n').at(-2)).toBe('3,1318800,12,99999999988');
  });

  test.each([
    [
      'the company has no account',
      { ...file, company: { accountNumber: '', name: 'x' } },
      'bank-file/company-incomplete',
    ],
    ['an employee has an Australian one', { ...file, payments: [payment()] }, 'bank-file/employee-incomplete'],
    [
      'a number with more digits than the form has',
      { ...file, payments: [payment({ account: to('08-6523-11954512-001') })] },
      'bank-file/employee-incomplete',
    ],
    [
      'a suffix of four digits',
      { ...file, payments: [payment({ account: to('01-0902-0068389-1000') })] },
      'bank-file/employee-incomplete',
    ],
    [
      'an account name without a letter that the bank takes',
      { ...file, payments: [payment({ account: { ...to('01-0902-0068389-00'), accountName: '王' } })] },
      'bank-file/employee-incomplete',
    ],
  ])('refused: %s', (_name, bad, code) => {
    expect(writeNzDirectCredits(bad)).toMatchObject({ ok: false, error: { code } });
  });
});
