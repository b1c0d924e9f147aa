import { civilDate } from 'payroll-core/calendar';
import { auCompany, auPay, auStaff, memoryFiling, nzCompany, nzPay, nzStaff, type MemoryFiling } from '../testing';
import { filingUseCases, type FilingUseCases } from './filing-use-cases';

let filing: MemoryFiling;
let useCases: FilingUseCases;

const hours = (value: string) => [{ description: 'Ordinary', units: 'hours', value }];
const november = { from: civilDate('2026-11-01'), to: civilDate('2026-11-30') };
const content = (result: Awaited<ReturnType<FilingUseCases['bankFile']>>): string => {
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.message}`);
  return result.value.content;
};

beforeEach(() => {
  filing = memoryFiling();
  useCases = filingUseCases({
    unitOfWork: filing.unitOfWork,
    reading: filing.unitOfWork,
    clock: { now: () => Date.UTC(2026, 10, 15) },
    ids: { uuid: () => 'id' },
    softwareId: 'test-package',
    wake: () => undefined,
  });
  filing.companies.set(1, auCompany());
  filing.companies.set(2, nzCompany());
});

describe('payday filing', () => {
  beforeEach(() => {
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-10' }));
    filing.putPay(
      nzPay(
        { id: 1, employeeId: 9, periodStart: '2026-11-09', periodEnd: '2026-11-15' },
        { payDate: '2026-11-12', hours: hours('37.5') },
      ),
    );
  });

  test('a line has the code its pay was worked out by, hours paid, and the start within the period', async () => {
    filing.taxCodes.set(1, 'MESL');
    const line = content(await useCases.employmentInformation({ companyId: 2, ...november }))
      .split('\r\n')[1]!
      .split(',');
    expect(line.slice(0, 10)).toEqual([
      'DEI',
      '049091850',
      'Aroha Ngata',
      'MESL',
      '20261110',
      '',
      '20261109',
      '20261115',
      'WK',
      '3750',
    ]);
  });

  test('someone without a number files as nine zeros', async () => {
    filing.employees.set(9, nzStaff(9, { nz_tax_code: 'ND', ird_number: null, no_declaration: true }));
    filing.taxCodes.set(1, 'ND');
    const line = content(await useCases.employmentInformation({ companyId: 2, ...november }))
      .split('\r\n')[1]!
      .split(',');
    expect([line[1], line[3]]).toEqual(['000000000', 'ND']);
  });

  test('starters with everything, leavers with who and when', async () => {
    filing.employees.set(
      10,
      nzStaff(10, { start_date: '2025-04-01' }, { isTerminated: true, terminationDate: civilDate('2026-11-20') }),
    );
    filing.employees.set(11, nzStaff(11, { start_date: '2025-04-01' }));
    const lines = content(await useCases.employeeDetails({ companyId: 2, ...november }))
      .trimEnd()
      .split('\r\n')
      .map((each) => each.split(','));
    expect(lines[0]).toEqual(['HED2', '049091850', 'test-package', '2']);
    const [starter, leaver] = lines.filter(([kind]) => kind === 'DED');
    expect([starter![8], starter![9], starter![10], starter![11], starter![26], starter![29]]).toEqual([
      '20261110',
      '',
      'NE',
      'AE',
      '1 Queen Street',
      '1010',
    ]);
    expect([leaver![8], leaver![9], leaver![10], leaver![11], leaver![26]]).toEqual([
      '20250401',
      '20261120',
      '',
      '',
      '',
    ]);
  });

  test('whoever was paid is told also when the record is deleted; a record that paid nobody is not', async () => {
    const deleted = { isDeleted: true };
    const left = { isTerminated: true, terminationDate: civilDate('2026-11-20'), ...deleted };
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-10' }, left));
    filing.employees.set(10, nzStaff(10, { start_date: '2026-11-10', first_name: 'Mistake' }, deleted));
    const lines = content(await useCases.employeeDetails({ companyId: 2, ...november })).split('\r\n');
    expect(lines.filter((line) => line.startsWith('DED')).map((line) => line.split(',').slice(2, 10))).toEqual([
      ['Aroha Ngata', '', 'Aroha', '', 'Ngata', '19880206', '20261110', '20261120'],
    ]);
  });

  test('a name without a plain letter keeps the files from being written, by id', async () => {
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-10', first_name: '小明', last_name: '王' }));
    const refused = {
      ok: false,
      error: {
        code: 'payday-filing/incomplete',
        message: 'Employee 9 needs reported_last_name, the name in plain letters: Inland Revenue takes no others.',
      },
    };
    const query = { companyId: 2, ...november };
    expect(await useCases.employmentInformation(query)).toMatchObject(refused);
    expect(await useCases.employeeDetails(query)).toMatchObject(refused);
    expect(await useCases.recordPaydayFiling(query)).toMatchObject(refused);
    // The name as Inland Revenue has it, beside the own one.
    const reported = { reported_first_name: 'Xiaoming', reported_last_name: 'Wang' };
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-10', first_name: '小明', last_name: '王', ...reported }));
    expect(content(await useCases.employmentInformation(query))).toContain(',Xiaoming Wang,');
    expect(content(await useCases.employeeDetails(query))).toContain(',Xiaoming Wang,,Xiaoming,,Wang,');
    // One name is enough.
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-10', first_name: '小明', last_name: 'Wang' }));
    expect(content(await useCases.employmentInformation(query))).toContain(',Wang,');
  });

  test('days of an earlier employment stay as filed after a reinstatement', async () => {
    const leaver = nzStaff(
      9,
      { start_date: '2026-11-10' },
      { isTerminated: true, terminationDate: civilDate('2026-11-13') },
    );
    filing.employees.set(9, leaver);
    await useCases.recordPaydayFiling({ companyId: 2, ...november });
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-23' }));
    expect(content(await useCases.paydayAmendments({ companyId: 2, ...november }))).toBe('');
    await useCases.recordPaydayFiling({ companyId: 2, ...november });
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-11' }));
    // A start date that was put right is an amendment; without a last day there is none.
    const [, was, is] = content(await useCases.paydayAmendments({ companyId: 2, ...november })).split('\r\n');
    expect([was!.split(',').slice(4, 6), is!.split(',').slice(4, 6)]).toEqual([
      ['20261110', '20261113'],
      ['20261111', ''],
    ]);
  });

  test('the days of an employment before are those of its final pay', async () => {
    const employee = { nzTaxCode: 'S', hasStudentLoan: true };
    filing.ended.push({
      employeeId: 9,
      startDate: civilDate('2026-11-10'),
      lastDay: civilDate('2026-11-13'),
      finalPay: { country: 'NZ', input: { payDate: '2026-11-12', payPeriod: 'WEEKLY', employee }, termination: null },
    });
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-23' }));
    const [, line] = content(await useCases.employmentInformation({ companyId: 2, ...november })).split('\r\n');
    expect(line!.split(',').slice(4, 8)).toEqual(['20261110', '20261113', '20261109', '20261115']);
    const details = content(await useCases.employeeDetails({ companyId: 2, ...november })).split('\r\n');
    const days = details.filter((each) => each.startsWith('DED')).map((each) => each.split(',').slice(8, 11));
    expect(days).toEqual([
      ['20261110', '20261113', 'NE'],
      ['20261123', '', 'NE'],
    ]);
    expect(details.filter((each) => each.startsWith('TED'))).toEqual(['TED,S SL', 'TED,M']);
  });

  test('a new name changes nothing that was filed, and no line is taken for another', async () => {
    await useCases.recordPaydayFiling({ companyId: 2, ...november });
    filing.employees.set(9, nzStaff(9, { start_date: '2026-11-10', last_name: 'Ngata-Smith' }));
    expect(content(await useCases.paydayAmendments({ companyId: 2, ...november }))).toBe('');
    const days = { periodStart: '2026-11-09', periodEnd: '2026-11-15' };
    filing.putPay(nzPay({ id: 1, employeeId: 9, ...days }, { payDate: '2026-11-12', hours: hours('30') }));
    const lines = content(await useCases.paydayAmendments({ companyId: 2, ...november }))
      .trimEnd()
      .split('\r\n');
    // One pair: the line as it was filed, and as it is.
    expect(lines.map((each) => [each.split(',')[0], each.split(',')[9]]).slice(1)).toEqual([
      ['DTI', '3750'],
      ['DAI', '3000'],
    ]);
  });

  test('two people of one name without an IRD number have a line each, filed and amended', async () => {
    filing.taxCodes.set(1, 'ND').set(2, 'ND');
    for (const id of [9, 10]) {
      filing.employees.set(id, nzStaff(id, { nz_tax_code: 'ND', ird_number: null, no_declaration: true }));
    }
    const second = { id: 2, employeeId: 10, periodStart: '2026-11-09', periodEnd: '2026-11-15' };
    filing.putPay(nzPay(second, { payDate: '2026-11-12', hours: hours('10') }));
    const lines = content(await useCases.employmentInformation({ companyId: 2, ...november })).split('\r\n');
    expect(lines.filter((each) => each.startsWith('DEI')).map((each) => each.split(',')[9])).toEqual(['3750', '1000']);
    await useCases.recordPaydayFiling({ companyId: 2, ...november });
    expect(content(await useCases.paydayAmendments({ companyId: 2, ...november }))).toBe('');
    filing.putPay(nzPay(second, { payDate: '2026-11-12', hours: hours('11') }));
    const amended = content(await useCases.paydayAmendments({ companyId: 2, ...november })).split('\r\n');
    expect(amended.slice(1, 3).map((each) => each.split(',')[9])).toEqual(['1000', '1100']);
  });

  test('a payday that lost its last pay is amended away', async () => {
    await useCases.recordPaydayFiling({ companyId: 2, ...november });
    filing.putPay({ ...filing.pay(1)!, status: 'voided' });
    const lines = content(await useCases.paydayAmendments({ companyId: 2, ...november }))
      .trimEnd()
      .split('\r\n');
    expect(lines.map((each) => each.slice(0, 5))).toEqual(['EIA2,', 'DTI,0', 'DAI,,']);
    expect(await useCases.recordPaydayFiling({ companyId: 2, ...november })).toMatchObject({
      value: [{ payDate: '2026-11-12', lineCount: 0 }],
    });
    expect(content(await useCases.paydayAmendments({ companyId: 2, ...november }))).toBe('');
  });

  test.each([
    ['an Australian company', { companyId: 1, ...november }, 'filing/wrong-country'],
    ['no such company', { companyId: 9, ...november }, 'filing/company-not-found'],
    ['backwards', { companyId: 2, from: november.to, to: november.from }, 'filing/period-invalid'],
    ['more than a year', { companyId: 2, from: civilDate('2025-11-01'), to: november.to }, 'filing/period-invalid'],
  ])('refused: %s', async (_name, query, code) => {
    expect(await useCases.employmentInformation(query)).toMatchObject({ ok: false, error: { code } });
  });

  test('refused: nobody to ring', async () => {
    filing.companies.set(2, nzCompany({ phone: null }));
    expect(await useCases.employeeDetails({ companyId: 2, ...november })).toMatchObject({
      error: { code: 'payday-filing/incomplete' },
    });
  });
});

describe('the bank file', () => {
  const run = { companyId: 1, payRunId: 1 };
  const primary = {
    primary_bank_bsb: '062-000',
    primary_bank_account_number: '1234',
    primary_bank_account_name: 'A Walker',
  };
  const payments = async () =>
    content(await useCases.bankFile(run))
      .split('\r\n')
      .filter((line) => line.startsWith('1'))
      .map((line) => [line.slice(8, 17).trim(), Number(line.slice(20, 30))]);

  test('inline accounts: the secondary takes its fixed amount, the primary the rest', async () => {
    const secondary = {
      secondary_bank_bsb: '062-001',
      secondary_bank_account_number: '5678',
      secondary_bank_amount_per_period: '99.5',
    };
    filing.employees.set(7, auStaff(7, { ...primary, ...secondary }));
    filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours: hours('38') }));
    // 1349 less 250 withheld.
    expect(await payments()).toEqual([
      ['5678', 9950],
      ['1234', 99950],
    ]);
  });

  test('ranked accounts win over inline ones', async () => {
    filing.employees.set(7, auStaff(7, primary));
    const values = {
      bsb: '062-000',
      account_number: '9999',
      account_name: 'Ranked',
      reference: null,
      amount_per_period: null,
      percentage: null,
    };
    filing.parts.push({ id: 1, employeeId: 7, kind: 'bank-account', rank: 1, values });
    filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours: hours('38') }));
    expect(await payments()).toEqual([['9999', 109900]]);
  });

  test('cash is not in the file; a file of nothing is refused', async () => {
    filing.employees.set(7, auStaff(7, { ...primary, pay_method: 'CASH' }));
    filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours: hours('38') }));
    expect(await useCases.bankFile(run)).toMatchObject({ error: { code: 'filing/nothing-to-file' } });
  });

  test('nothing is paid to an account that is held, in a file that is read or stored; who else is chosen is paid', async () => {
    filing.employees.set(7, auStaff(7, primary));
    filing.employees.set(8, auStaff(8, primary));
    for (const [id, employeeId] of [
      [1, 7],
      [2, 8],
    ] as const) {
      filing.putPay(auPay({ id, employeeId }, { payDate: '2026-11-12', hours: hours('38') }));
    }
    filing.held.add(7);
    expect(await useCases.bankFile(run)).toMatchObject({ error: { code: 'bank-file/account-held' } });
    const make = (...payIds: readonly number[]) => useCases.makePaymentFile({ ...run, kind: 'bank', payIds });
    expect(await make(1, 2)).toMatchObject({ error: { code: 'bank-file/account-held' } });
    expect(await useCases.listPaymentFiles(run)).toEqual({ ok: true, value: [] });
    expect(await make(2)).toMatchObject({ value: { file: { payIds: [2] } } });
    // Held for the pay of a run, not because somebody is held who is paid in cash.
    filing.employees.set(7, auStaff(7, { ...primary, pay_method: 'CASH' }));
    expect((await useCases.bankFile(run)).ok).toBe(true);
  });

  test('an account without a name that the bank takes has the reported one of the employee', async () => {
    const chinese = { first_name: '小明', last_name: '王', ...primary, primary_bank_account_name: '王小明' };
    filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours: hours('38') }));
    filing.employees.set(7, auStaff(7, chinese));
    expect(await useCases.bankFile(run)).toMatchObject({
      error: { code: 'bank-file/employee-incomplete', message: expect.stringContaining('reported_last_name') },
    });
    filing.employees.set(7, auStaff(7, { ...chinese, reported_first_name: 'Xiaoming', reported_last_name: 'Wang' }));
    const [line] = content(await useCases.bankFile(run))
      .split('\r\n')
      .filter((each) => each.startsWith('1'));
    expect(line!.slice(30, 62).trim()).toBe('Xiaoming Wang');
  });

  test('whoever cannot be paid by a file keeps nobody else from being paid, and is named', async () => {
    const day = { payDate: '2026-11-12', hours: hours('38') };
    filing.employees.set(7, auStaff(7, primary));
    filing.employees.set(
      8,
      auStaff(8, { first_name: '小明', last_name: '王', ...primary, primary_bank_account_name: '王' }),
    );
    filing.employees.set(9, auStaff(9, { ...primary, primary_bank_account_number: null }));
    filing.employees.set(10, auStaff(10, { ...primary, primary_bank_account_number: '123456789012' }));
    for (const id of [7, 8, 9, 10]) filing.putPay(auPay({ id, employeeId: id }, day));
    const make = (payIds?: readonly number[]) => useCases.makePaymentFile({ ...run, kind: 'bank', payIds });
    expect(await make()).toMatchObject({
      value: {
        file: { payIds: [7] },
        leftOut: [
          { payId: 9, reason: expect.stringContaining('Employee 9 is paid into a bank account and has none') },
          { payId: 10, reason: expect.stringContaining('An account of employee 10 does not fit') },
          { payId: 8, reason: expect.stringContaining('An account of employee 8 needs an account_name') },
        ],
      },
    });
    // Who reads the file of the run hears of everybody at once; nobody of the others is left to be paid.
    expect(await useCases.bankFile(run)).toMatchObject({ error: { code: 'bank-file/employee-incomplete' } });
    expect(await make([8, 9])).toMatchObject({
      error: { code: 'bank-file/employee-incomplete', message: expect.stringContaining('Employee 9') },
    });
  });

  test('what the company lacks', async () => {
    filing.companies.set(1, auCompany({ direct_entry_user_id: null }));
    filing.employees.set(7, auStaff(7, primary));
    filing.putPay(auPay({ id: 1, employeeId: 7 }, { payDate: '2026-11-12', hours: hours('38') }));
    expect(await useCases.bankFile(run)).toMatchObject({ error: { code: 'bank-file/company-incomplete' } });
  });
});

describe('super', () => {
  const run = { companyId: 1, payRunId: 1 };
  const usi = { default_employee_fund_usi: 'STA0100AU' };
  beforeEach(() => {
    filing.employees.set(7, auStaff(7, usi));
    const pay = {
      payDate: '2026-11-12',
      hours: [{ description: 'Ordinary', units: 'hours', value: '10', rate: '100' }],
    };
    filing.putPay(auPay({ id: 1, employeeId: 7 }, { ...pay, paySacrifices: [{ description: 'S', amount: '50' }] }));
    filing.putPay(auPay({ id: 2, employeeId: 7 }, pay));
  });

  test('two pays of one member and period are one row: 12 % of 2000, and what was sacrificed', async () => {
    const rows = content(await useCases.superFile(run))
      .trimEnd()
      .split('\r\n')
      .slice(3);
    expect(rows).toHaveLength(1);
    const fields = rows[0]!.split(',');
    // BH guarantee, BK salary sacrificed, Z payment amount.
    expect([fields[59], fields[62], fields[25]]).toEqual(['240.00', '50.00', '290.00']);
  });

  test('no fund, no file', async () => {
    filing.employees.set(7, auStaff(7));
    expect(await useCases.superFile(run)).toMatchObject({
      error: { code: 'super-file/employee-incomplete', message: expect.stringContaining('Employee 7') as string },
    });
    filing.companies.set(1, auCompany({ phone: null }));
    expect(await useCases.superFile(run)).toMatchObject({ error: { code: 'super-file/company-incomplete' } });
  });

  test('no family name in plain letters, no file', async () => {
    filing.employees.set(7, auStaff(7, { ...usi, last_name: '王' }));
    expect(await useCases.superFile(run)).toMatchObject({
      ok: false,
      error: {
        code: 'super-file/employee-incomplete',
        message: 'Employee 7 needs reported_last_name, the last name in plain letters: super funds take no others.',
      },
    });
    filing.employees.set(7, auStaff(7, { ...usi, last_name: '王', reported_last_name: 'Wang' }));
    // AK, the family name.
    expect(
      content(await useCases.superFile(run))
        .trimEnd()
        .split('\r\n')[3]!
        .split(',')[36],
    ).toBe('Wang');
  });

  test('whoever lacks a name or a fund keeps nobody else’s super from being paid, and is named', async () => {
    const pay = { payDate: '2026-11-12', hours: hours('38') };
    filing.employees.set(8, auStaff(8, { ...usi, last_name: '王' }));
    filing.employees.set(9, auStaff(9));
    filing.putPay(auPay({ id: 3, employeeId: 8 }, pay));
    filing.putPay(auPay({ id: 4, employeeId: 9 }, pay));
    const make = () => useCases.makePaymentFile({ ...run, kind: 'super' });
    expect(await make()).toMatchObject({
      value: {
        file: { payIds: [1, 2] },
        leftOut: [
          { payId: 3, reason: expect.stringContaining('Employee 8 needs reported_last_name') },
          { payId: 4, reason: expect.stringContaining('Employee 9 has contributions and no super fund') },
        ],
      },
    });
    filing.employees.set(8, auStaff(8, { ...usi, last_name: '王', reported_last_name: 'Wang' }));
    expect(await make()).toMatchObject({ value: { file: { payIds: [3] } } });
  });

  test('the clock of each pay', async () => {
    const listed = await useCases.superContributions({ companyId: 1, ...november });
    expect(listed).toMatchObject({
      value: [
        { payId: 1, amount: '170.00', dueDate: '2026-11-23', state: 'due' },
        { payId: 2, amount: '120.00' },
      ],
    });
    expect(await useCases.superContributions({ companyId: 2, ...november })).toMatchObject({
      error: { code: 'filing/wrong-country' },
    });
    expect(
      await useCases.recordSuperReceived({ companyId: 1, payIds: [1, 9], receivedOn: november.from }),
    ).toMatchObject({ error: { code: 'filing/pay-not-found' } });
    // A slip of the year would count as in time.
    expect(
      await useCases.recordSuperReceived({ companyId: 1, payIds: [1], receivedOn: civilDate('2025-11-13') }),
    ).toMatchObject({
      error: {
        code: 'filing/period-invalid',
        message: expect.stringContaining('received_on is before 2026-11-12'),
      },
    });
    await useCases.recordSuperReceived({ companyId: 1, payIds: [1], receivedOn: civilDate('2026-11-13') });
    expect(await useCases.superContributions({ companyId: 1, ...november })).toMatchObject({
      value: [{ state: 'received' }, { state: 'due' }],
    });
  });
});
