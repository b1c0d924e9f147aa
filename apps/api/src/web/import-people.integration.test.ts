import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, password, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** An import is held to the rules of the API for one person, and tells the same. */
describe.each(testEngines)('Imports of people on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let company: number;

  beforeAll(async () => {
    const register = join(mkdtempSync(join(tmpdir(), 'funds-')), 'usi.txt');
    writeFileSync(register, 'STA0100AU\nHOS0100AU\n');
    web = await startWebService(engine, { RATE_LIMITS: 'off', FUND_REGISTRY_FILE: register });
    owner = await web.signIn();
    const made = await web.call<{ id: number }>('PUT', '/api/company/create', {
      legal_name: 'Wattle',
      abn: '51824753556',
    });
    company = made.id;
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const hire = async (number: string): Promise<number> => {
    const path = `/api/company/${company}/employees/create`;
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [auEmployee({ number })]);
    return hired!.employee.id;
  };
  const listOf = (id: number, list: string) =>
    web.call<Readonly<Record<string, unknown>>[]>('GET', `/api/employees/${id}/${list}`);
  const updates = (id: number) =>
    web.service.database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ body: string }>('SELECT body FROM events ORDER BY id', []))
      .then((rows) => rows.map(({ body }) => JSON.parse(body) as { type: string; entity: { id: number } }))
      .then((events) => events.filter(({ type, entity }) => type === 'employee.updated' && entity.id === id).length);
  /** The status of the import, or what stands in the alert of the page. */
  const bring = async (csv: string): Promise<number | string> => {
    const address = `/companies/${company}/people/import`;
    const looked = await owner.submit(await (await owner.get(address)).text(), address, { csv });
    const page = await looked.text();
    if (looked.status !== 200) return /<div class="alert"[^]*?<\/div>/.exec(page)?.[0] ?? page;
    return (await owner.submit(page, address, { csv, confirm: 'import' })).status;
  };

  test('an allowance that the company has under the same description is refused, as by the API', async () => {
    await web.call('POST', `/api/company/${company}/allowances`, {
      ...{ description: 'Tool money', amount: '12', allowance_category: 'TD' },
    });
    const id = await hire('IMP-A');
    const head = 'number,allowance_description,allowance_amount,allowance_allowance_category';
    expect(await bring(`${head}\nIMP-A,tool MONEY,15,TD`)).toContain(
      'Line 2, allowance_description: description is already used by company allowance',
    );
    expect(await listOf(id, 'allowances')).toEqual([]);
    expect(await bring(`${head}\nIMP-A,Laundry,15,LD`)).toBe(303);
    expect(await listOf(id, 'allowances')).toMatchObject([{ description: 'Laundry', amount: 15 }]);
  });

  test('a fund that is not in the register is refused at its cell, for those who are there and those who are new', async () => {
    const id = await hire('IMP-F');
    const head = 'number,fund_usi,fund_member_number';
    expect(await bring(`${head}\nIMP-F,XXX0100AU,M1`)).toContain(
      'Line 2, fund_usi: XXX0100AU is not in the register of super funds.',
    );
    expect(await listOf(id, 'super-funds')).toEqual([]);
    expect(await bring(`${head}\nIMP-F,sta0100au,M1`)).toBe(303);
    expect(await listOf(id, 'super-funds')).toMatchObject([{ usi: 'STA0100AU', member_number: 'M1' }]);
    const person: Readonly<Record<string, unknown>> = auEmployee({ number: 'IMP-NEW' });
    const line = Object.entries(person).filter(([, value]) => value !== null && typeof value !== 'object');
    const names = line.map(([name]) => name).join(',');
    const cells = line.map(([, value]) => `"${String(value)}"`).join(',');
    expect(await bring(`${names},fund_usi\n${cells},XXX0100AU`)).toContain('Line 2, fund_usi: XXX0100AU');
    expect(await bring(`${names},fund_usi\n${cells},HOS0100AU`)).toBe(303);
  });

  test('other lists are told as one employee.updated, and the same ones as none', async () => {
    const id = await hire('IMP-E');
    const before = await updates(id);
    const head = 'number,bank_bsb,bank_account_number,bank_account_name,rate_description,rate_rate';
    const line = 'IMP-E,062-000,87654321,A Able,Nights,60';
    expect(await bring(`${head}\n${line}`)).toBe(303);
    expect(await updates(id)).toBe(before + 1);
    expect(await bring(`${head}\n${line}`)).toBe(303);
    expect(await updates(id)).toBe(before + 1);
    expect(await bring(`${head},city\n${line}1,Hobart`)).toBe(303);
    expect(await updates(id)).toBe(before + 2);
  });

  // The country of residence decides the tax rules: a column that is not there must not change it.
  test('somebody who lives in the other country still does after an import that does not say where', async () => {
    const path = `/api/company/${company}/employees/create`;
    const abroad = auEmployee({
      number: 'IMP-NZ',
      country: 'NZ',
      state: 'AUK',
      ird_number: '49091850',
      nz_tax_code: 'M',
    });
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [abroad]);
    expect(await bring('number,city,country\nIMP-NZ,Nelson,')).toBe(303);
    expect(await bring('number,position\nIMP-NZ,Buyer')).toBe(303);
    expect(await web.call('GET', `/api/employees/${hired!.employee.id}`)).toMatchObject({
      ...{ country: 'NZ', city: 'Nelson', position: 'Buyer' },
    });
  });

  describe('states and countries', () => {
    let id: number;
    beforeAll(async () => {
      id = await hire('IMP-S');
    });

    test.each([
      ['Queensland,Australia', 'QLD'],
      ['western  australia,AUSTRALIA', 'WA'],
      ['vic,au', 'VIC'],
    ])('are taken as the form of one person takes them: %s', async (cells, state) => {
      expect(await bring(`number,state,country\nIMP-S,${cells}`)).toBe(303);
      expect(await web.call('GET', `/api/employees/${id}`)).toMatchObject({ state, country: 'AU' });
    });

    // Long service leave follows the Act of the state; with a state that there is not it would be left out.
    test.each([
      ['with its country', 'number,state,country\nIMP-S,NS,AU'],
      ['without', 'number,state\nIMP-S,NS'],
    ])('a state that Australia does not have is refused at its cell, %s', async (_, csv) => {
      const before = await web.call('GET', `/api/employees/${id}`);
      expect(await bring(csv)).toContain('Line 2, state: must be a state or territory of Australia');
      expect(await web.call('GET', `/api/employees/${id}`)).toEqual(before);
    });
  });

  describe('files as spreadsheets and other payrolls save them', () => {
    let id: number;
    beforeAll(async () => {
      id = await hire('FILE-1');
    });
    const stored = () => web.call<Readonly<Record<string, unknown>>>('GET', `/api/employees/${id}`);

    test.each([
      ['sep=; of Excel', 'sep=;\r\nnumber;city;pay_rate_per_hour\r\nFILE-1;Perth;38,5\r\n', 'Perth', 38.5],
      ['semicolons and decimal commas', 'number;city;pay_rate_per_hour\r\nFILE-1;Bunbury;1.234,56', 'Bunbury', 1234.56],
      ['tabs, as copied', 'number\tcity\tpay_rate_per_hour\nFILE-1\tAlbany\t$1,250.50\n', 'Albany', 1250.5],
      ['a byte order mark', '\uFEFFnumber,city,pay_rate_per_hour\nFILE-1,Ōtaki,40', 'Ōtaki', 40],
      ['other headings', ' Number ,CITY,Pay\u00a0rate per\u00a0Hour\nFILE-1,Esperance,41', 'Esperance', 41],
      ['empty columns and rows', 'number,city,pay_rate_per_hour,,\nFILE-1,Broome,42,,\n,,,,\n,,,,\n', 'Broome', 42],
    ])('%s', async (_, csv, city, rate) => {
      expect(await bring(csv)).toBe(303);
      expect(await stored()).toMatchObject({ city, pay_rate_per_hour: rate });
    });

    test('a column that the form of this country leaves out is still read', async () => {
      expect(await bring('number,holiday_pay_with_pay_agreed\nFILE-1,no')).toBe(303);
    });

    test.each([
      ['1-Jul-1990', '1990-07-01'],
      ['1 July 1990', '1990-07-01'],
      ['1/07/1990 12:00:00 AM', '1990-07-01'],
      ['1990-07-01T00:00:00', '1990-07-01'],
    ])('a day as %s', async (day, iso) => {
      expect(await bring(`number,date_of_birth\nFILE-1,${day}`)).toBe(303);
      expect(await stored()).toMatchObject({ date_of_birth: iso });
    });

    test.each([
      ['an error of a formula', 'number,city\nFILE-1,#N/A', 'Line 2, city: holds the error #N/A'],
      ['a column that was too narrow', 'number,date_of_birth\nFILE-1,########', 'date_of_birth: was too narrow'],
      ['a lost letter', 'number,last_name\nFILE-1,Gar\uFFFDon', 'Line 2, last_name: has lost a letter'],
      [
        'a number that was shortened',
        'number,fund_member_number\nFILE-1,1.23457E+11',
        'Line 2, fund_member_number: is a shortened number (1.23457E+11)',
      ],
      ['thousands or decimals', 'number;pay_rate_per_hour\nFILE-1;38,500', 'pay_rate_per_hour: “38,500” can be'],
      ['a year of two digits', 'number,date_of_birth\nFILE-1,1-Jul-26', 'such as 15/11/2026'],
      [
        'a BSB without its zero',
        'number,bank_bsb,bank_account_number,bank_account_name\nFILE-1,62000,12345678,A',
        'bank_bsb',
      ],
      [
        'a postcode without its zero',
        'number,postcode\nFILE-1,800',
        'Line 2, postcode: must be exactly 4 digits; where one begins with 0, as 0800 does, the 0 is sent too',
      ],
      ['a line that is not its row', 'number,city\n"FILE\n1",x\nFILE-1,#REF!', 'Line 4 (row 3 in a spreadsheet)'],
    ])('%s is refused at its cell', async (_, csv, says) => {
      const before = await stored();
      expect(String(await bring(csv)).replaceAll(/\s+/g, ' ')).toContain(says);
      expect(await stored()).toEqual(before);
    });
  });

  // A customer of its own: the plan of the demo has seats for a hundred.
  describe('what is said of a file is said in its own words', () => {
    const headings = 'First name,Last name,Date of birth,Address line 1,City,Postcode,Start date,Employment status';
    const says = async (csv: string) => String(await bring(csv)).replaceAll(/\s+/g, ' ');

    test('a column is named by its heading, and one that is missing by its label', async () => {
      const said = await says(`${headings}\nAda,Ash,31/02/1990,1 High St,Perth,6000,1/7/2024,Full-time`);
      expect(said).toContain('Line 2, Date of birth: must be a calendar day, such as 15/11/2026');
      expect(said).toContain('Line 2, State or region (no such column in the file): is required');
      expect(said).not.toMatch(/\b[a-z]+_[a-z]+\b/);
    });

    test('what a person cannot do without is asked for by its label', async () => {
      const flags =
        'Foreign resident for tax,Claims the tax-free threshold,Has a study or training support loan,Closely held payee';
      const cells = 'Ada,Ash,12/04/1990,1 High St,Perth,6000,1/7/2024,Full-time,WA,No,Yes,No,No';
      expect(await says(`${headings},State,${flags}\n${cells}`)).toContain(
        'Line 2: An Australian employee needs “Tax file number” unless “Contractor paid super only” is yes.',
      );
    });

    test('a line break in a cell is called one', async () => {
      await hire('BREAK-1');
      expect(await says('number,address1\nBREAK-1,"1 High St\nUnit 2"')).toContain(
        'address1: must be one line of text: it has a line break',
      );
    });
  });

  test('somebody who would be there twice is named before anything is imported, and nobody is kept from it', async () => {
    const names = 'first_name,last_name,date_of_birth,address1,city,state,postcode,start_date,employment_status';
    const tax = 'tax_file_number,is_foreign_resident,has_claimed_tax_free_threshold,has_stsl_liability,is_closely_held';
    const line = (name: string, born: string, tfn: string) =>
      `${name},${born},1 High St,Perth,WA,6000,2024-07-01,Full-time,${tfn},no,yes,no,no`;
    const look = async (lines: readonly string[]) => {
      const address = `/companies/${company}/people/import`;
      const csv = [`${names},${tax}`, ...lines].join('\n');
      const looked = await owner.submit(await (await owner.get(address)).text(), address, { csv });
      return { csv, status: looked.status, said: (await looked.text()).replaceAll(/\s+/g, ' ') };
    };
    // 111 111 111 is what is reported of somebody who has applied for a number: two people may have it.
    const file = [
      line('Twin,Stone', '1990-04-12', '111111111'),
      line('TWIN,stone', '12/04/1990', '111111111'),
      line('Twin,Stone', '1991-04-12', '111111111'),
      line('Uma,Reed', '1980-01-02', '123 456 782'),
      line('Una,Reed', '1981-01-02', '123456782'),
    ];
    const first = await look(file);
    expect(first.status).toBe(200);
    expect(first.said).toContain('Line 3, TWIN stone: the same person, or the same tax number, as line 2.');
    expect(first.said).toContain('Line 6, Una Reed: the same person, or the same tax number, as line 5.');
    expect(first.said).not.toMatch(/Line [245], [^<]*(same person|is in this company)/);

    expect(await bring(first.csv)).toBe(303);
    const again = await look([file[2]!, file[3]!]);
    expect([again.status, again.said]).toEqual([
      200,
      expect.stringContaining('Line 3, Uma Reed, born 2 Jan 1980: is in this company already, without a number.'),
    ]);
    expect(again.said).toContain('Line 2, Twin Stone, born 12 Apr 1991: is in this company already');
  });

  test('of a large company nobody is left out of what is said', async () => {
    const { accounts, employees } = web.service;
    const actor = { ...operator, customerId: null };
    const { id: customerId } = must(await accounts.createCustomer({ name: 'Many People' }, actor));
    must(await accounts.createPlan({ code: 'many', name: 'Many', employeeCap: null }, actor));
    must(await accounts.startSubscription({ customerId, planCode: 'many', kind: 'paid', endsAt: null }, actor));
    const login = { email: 'kim@many.example', password };
    must(await accounts.createUser({ customerId, name: 'Kim Owner', role: 'owner', ...login }, actor));
    const body = { legal_name: 'Banksia', abn: '53004085616' };
    const made = must(await employees.createCompanyWithEmployees({ customerId, body }));
    const kim = browser(web.url);
    await kim.submit(await (await kim.get('/sign-in')).text(), '/sign-in', login);
    const person: Readonly<Record<string, unknown>> = auEmployee({ number: null });
    const fields = Object.entries(person).filter(
      ([name, value]) => name !== 'number' && value !== null && typeof value !== 'object',
    );
    const cells = fields.map(([, value]) => `"${String(value)}"`).join(',');
    const file = (people: number, state?: string) =>
      [
        `number,${fields.map(([name]) => name).join(',')}`,
        ...Array.from(
          { length: people },
          (_, i) => `L${i},${state === undefined ? cells : cells.replace('NSW', state)}`,
        ),
      ].join('\n');
    const address = `/companies/${made.id}/people/import`;
    const form = await (await kim.get(address)).text();
    const refused = await (await kim.submit(form, address, { csv: file(300, 'NS') })).text();
    const wrong = (/<div class="alert"[^]*?<\/div>/.exec(refused)?.[0] ?? '').replaceAll(/\s+/g, ' ');
    expect(wrong).toContain('Line 2, line 3, line 4, line 5, line 6 and 295 more, state: must be a state');
    expect(wrong.split('must be a state').length - 1).toBe(1);

    const done = await kim.submit(form, address, { csv: file(201), confirm: 'import' });
    const [notice] = done.headers.getSetCookie();
    expect(done.status).toBe(303);
    const people = await kim.get(done.headers.get('location')!);
    expect([notice, await people.text()]).toEqual([
      expect.stringContaining('notice='),
      expect.stringContaining('The people are imported: 201 people are added.'),
    ]);
    const start = await (await kim.get(`/companies/${made.id}/start`)).text();
    expect(start).toContain('<summary>201 people: ');
  }, 120_000);

  describe('what nobody can have meant is refused, and nothing is stored', () => {
    const address = () => `/companies/${company}/people/import`;
    const person = 'number,city,position';
    beforeAll(async () => {
      await hire('ODD-1');
    });

    test.each([
      [
        'two lines for one person',
        `${person}\nODD-1,Perth,Clerk\nodd-1,Cairns,Clerk`,
        'Line 3, number: stands in an earlier line too',
      ],
      ['a comma without quotes', `${person}\nODD-1,Perth,Clerk, part time`, 'Line 2 has a cell without a heading'],
      ['a column without a heading', `${person},\nODD-1,Perth,Clerk,note`, 'Line 2 has a cell without a heading'],
      [
        'a hidden mark',
        `${person}\nODD-1,Perth,\u202aClerk\u202c`,
        'Line 2, position: must not hold control characters',
      ],
      [
        'a day that is none',
        'number,date_of_birth\nODD-1,31/02/1990',
        'date_of_birth: must be a calendar day, such as 15/11/2026',
      ],
      [
        'the number of a day',
        'number,date_of_birth\nODD-1,32937',
        'date_of_birth: must be a calendar day, such as 15/11/2026',
      ],
    ])('%s', async (_, csv, says) => {
      const before = await web.call('GET', `/api/company/${company}/employees`);
      const sent = await owner.submit(await (await owner.get(address())).text(), address(), {
        csv,
        confirm: 'import',
      });
      const page = (await sent.text()).replaceAll(/\s+/g, ' ');
      expect([sent.status, page]).toEqual([422, expect.stringContaining(says)]);
      expect(await web.call('GET', `/api/company/${company}/employees`)).toEqual(before);
    });

    test.each([
      ['a break without a start', '16/11/2026,9,17,,12:30,', 'Line 2: “9-17 (-12:30)” is no shift'],
      ['two shifts in a line', '16/11/2026,9-12; 13,17,,,', 'Line 2: a line is one shift.'],
      ['a comma without quotes', '16/11/2026,9,17,,,Late, again', 'Line 2 has a cell without a heading'],
      ['a day that is none', '31/02/2026,9,17,,,', 'Line 2: “31/02/2026” is no calendar day. Write it as 31/12/2026.'],
      [
        'a note that is too long',
        `16/11/2026,9,17,,,${'x'.repeat(501)}`,
        'the note must have at most 500 characters; it has 501',
      ],
      ['a hidden mark', '16/11/2026,9,17,,,a\u202eb', 'Line 2: the note must not hold control characters'],
    ])('a shift with %s', async (_, shift, says) => {
      const page = `/companies/${company}/timesheets`;
      const csv = `employee_number,date,start,end,break_start,break_end,note\nODD-1,${shift}`;
      const sent = await owner.submit(await (await owner.get(page)).text(), `${page}/import`, { csv });
      expect([sent.status, await sent.text()]).toEqual([422, expect.stringContaining(says)]);
      const days = 'from=2026-11-01&to=2026-11-30';
      expect(await web.call('GET', `/api/company/${company}/timesheets?${days}`)).toEqual([]);
    });

    test('a shift that overlaps another is told by its own line', async () => {
      const page = `/companies/${company}/timesheets`;
      const csv =
        'employee_number,date,start,end\nODD-1,16/11/2026,9,17\nODD-1,17/11/2026,9,17\nODD-1,16/11/2026,16,20';
      const sent = await owner.submit(await (await owner.get(page)).text(), `${page}/import`, { csv });
      expect([sent.status, await sent.text()]).toEqual([422, expect.stringMatching(/Line 4: [^<]*overlap/)]);
    });

    test('of a workbook of shifts the sheets that are not read are named before anything is entered', async () => {
      const page = `/companies/${company}/timesheets`;
      const xlsx = readFileSync(join(__dirname, 'shifts.xlsx')).toString('base64url');
      const looked = await owner.submit(await (await owner.get(page)).text(), `${page}/import`, { xlsx });
      const said = await looked.text();
      expect([looked.status, said]).toEqual([
        200,
        expect.stringContaining('Read is the sheet “Week 47”. Not read: “Week 48”.'),
      ]);
      const entered = () =>
        web.call<{ date: string }[]>('GET', `/api/company/${company}/timesheets?from=2026-11-01&to=2026-11-30`);
      expect(await entered()).toEqual([]);
      const [, csv = ''] = /<textarea id="csv"[^>]*>([^<]*)</.exec(said) ?? [];
      expect((await owner.submit(said, `${page}/import`, { csv })).status).toBe(303);
      expect((await entered()).map(({ date }) => date)).toEqual(['2026-11-16']);
    });

    test('a file of shifts with one column twice', async () => {
      const page = `/companies/${company}/timesheets`;
      const csv = 'employee_number,date,date,start,end\nX,16/11/2026,17/11/2026,9,17';
      const sent = await owner.submit(await (await owner.get(page)).text(), `${page}/import`, { csv });
      expect([sent.status, await sent.text()]).toEqual([
        422,
        expect.stringContaining('The column date is there twice.'),
      ]);
    });
  });
});
