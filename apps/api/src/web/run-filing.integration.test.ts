import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { CivilDate } from 'payroll-core';
import { must, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

// The clock of this service stands at noon of 15 November 2026.
const payDate = '2026-11-13' as CivilDate;

/** What a payroll officer does after a run outside of this program is recorded on the page of the run. */
describe.each(testEngines.slice(0, 1))('a processed run and those who are told of it on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let customerId: number;

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = await web.signIn();
    ({ customerId } = must(await web.service.accounts.authenticateBearer(web.token)));
  });
  afterAll(() => web.close());

  const text = async (address: string) => {
    const reply = await owner.get(address);
    expect([address, reply.status]).toEqual([address, 200]);
    return (await reply.text()).replaceAll(/\s+/g, ' ');
  };
  const paid = async (companyId: number, number: string, description: string) => {
    const hours = [{ description, units: 'hours', value: '38' }];
    const items = [{ employeeNumber: number, hours }];
    const where = { customerId, companyId };
    must(await web.service.pays.createPays({ ...where, identifierType: 'employee_number', payDate, items }));
    const [run] = must(await web.service.pays.listPayRuns({ ...where, from: payDate, to: payDate }));
    return `/companies/${companyId}/pays/runs/${run!.id}`;
  };
  const dueKinds = async (companyId: number) => {
    const { due } = must(await web.service.reports.readDashboard({ customerId, companyId }));
    return due.map(({ kind }) => kind);
  };

  test('New Zealand: a payday is filed, amended where it changes, and then nothing asks for it', async () => {
    const started = nzEmployee({
      ...{
        first_name: 'Aroha',
        last_name: 'Ngata',
        number: 'NZ-new',
        start_date: '2026-11-09',
        pay_rate_per_hour: '40',
      },
    });
    await web.call('PUT', '/api/company/2/employees/create', [started]);
    const run = await paid(2, 'NZ-new', 'Ordinary');
    const before = await text(run);
    expect(before).toContain('Employment information</strong> <span class="badge wait">To file');
    expect(await dueKinds(2)).toContain('payday-filing');
    // Fact of payday filing: new and departing details go with or before the employment information.
    expect(before).toContain('One person started or left in these days');
    expect(before).toContain('Employee details</strong> <span class="badge wait">To file');
    expect(await text(`${run}/employee-details`)).toContain('Aroha Ngata');

    const filed = await owner.submit(before, `${run}/filed`, {});
    expect([filed.status, filed.headers.get('location')]).toEqual([303, `${run}?done=filed`]);
    const after = await text(run);
    expect(after).toContain('Employment information</strong> <span class="badge good">Filed');
    expect(after).not.toContain('/filed"');
    expect(after).toContain('Employee details</strong> <span class="badge good">Filed');
    expect(await dueKinds(2)).not.toContain('payday-filing');

    await paid(2, 'NZ-new', 'More of the same day');
    const changed = await text(run);
    expect(changed).toContain('Employment information</strong> <span class="badge bad">To amend');
    expect(await dueKinds(2)).toContain('payday-filing');
    // Payday Filing File Upload Specification, 5.5: the header of an amendment, and a line as it is now.
    expect(await text(`${run}/payday-amendments`)).toMatch(/^EIA2,.* DAI,/);
    expect((await owner.submit(changed, `${run}/filed`, {})).status).toBe(303);
    expect(await text(run)).toContain('Employment information</strong> <span class="badge good">Filed');
    expect(await dueKinds(2)).not.toContain('payday-filing');

    // A number that was wrong changes no amount; the return still has the one of before.
    const [aroha] = await web.call<{ id: number }[]>('GET', '/api/company/2/employees?number=NZ-new');
    await web.call('PATCH', '/api/company/2/employees/update', [{ id: aroha!.id, ird_number: '136410132' }]);
    expect(await dueKinds(2)).toContain('payday-filing');
    const reconciled = await web.call<{ rows: { pay_date: string; state: string }[] }>(
      'GET',
      `/api/company/2/reports/payday-reconciliation?from=${payDate}&to=${payDate}`,
    );
    expect(reconciled.rows).toMatchObject([{ pay_date: payDate, state: 'Differs' }]);
    expect((await owner.submit(await text(run), `${run}/filed`, {})).status).toBe(303);
    expect(await dueKinds(2)).not.toContain('payday-filing');
    const actions = (await web.service.accounts.readAuditLog(customerId, { limit: 50 })).map(({ action }) => action);
    expect(actions).toContain('record-payday-filing');
  });

  test('Australia: the day on which the funds had the super stops the clock; what is no such day is said at the field', async () => {
    const run = await paid(1, 'AU-001', 'Ordinary');
    expect(await dueKinds(1)).toContain('super');
    for (const [typed, says] of [
      ['soon', 'is no calendar day'],
      ['16/11/2026', 'This day is in the future.'],
      ['14/11/2025', 'Check the year; for a contribution that was made ahead, enter the payday.'],
    ] as const) {
      const refused = await owner.submit(await text(run), `${run}/super-received`, { received_on: typed });
      const page = (await refused.text()).replaceAll(/\s+/g, ' ');
      expect([refused.status, /id="received_on-problem">([^<]*)/.exec(page)?.[1]]).toEqual([
        422,
        expect.stringContaining(says),
      ]);
      expect(page).toContain(`value="${typed}" aria-invalid="true" aria-describedby="received_on-problem"`);
    }
    const saved = await owner.submit(await text(run), `${run}/super-received`, { received_on: '14/11/2026' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${run}?done=received`]);
    expect(await text(run)).toContain('Super</strong> <span class="badge good">Received');
    expect(await dueKinds(1)).not.toContain('super');
  });

  test('a run with somebody who is in no payment file yet says so, and who was left out and why', async () => {
    const [amelia] = await web.call<{ pay_period: string }[]>('GET', '/api/company/1/employees?number=AU-001');
    const wang = auEmployee({
      pay_period: amelia!.pay_period,
      ...{ first_name: '小明', last_name: '王', number: 'AU-wang', pay_rate_per_hour: '40' },
      ...{ primary_bank_bsb: '062-000', primary_bank_account_number: '12345678', primary_bank_account_name: '王小明' },
      pay_method: 'DIRECT BANK ENTRY',
    });
    await web.call('PUT', '/api/company/1/employees/create', [wang]);
    await paid(1, 'AU-001', 'Ordinary');
    const run = await paid(1, 'AU-wang', 'Ordinary');
    const made = await owner.submit(await text(run), `${run}/payment-files`, { kind: 'bank' });
    const page = (await made.text()).replaceAll(/\s+/g, ' ');
    expect([made.status, page]).toEqual([200, expect.stringContaining('“Last name in plain letters”')]);
    expect(page).toContain('小明 王');
    const after = await text(run);
    expect(after).toContain('Bank</strong> <span class="badge wait">Some to pay');
    expect(after).toContain('One person is in no file yet');
    const [person] = await web.call<{ id: number }[]>('GET', '/api/company/1/employees?number=AU-wang');
    await web.call('PATCH', '/api/company/1/employees/update', [
      { id: person!.id, reported_first_name: 'Xiaoming', reported_last_name: 'Wang' },
    ]);
    await owner.submit(await text(run), `${run}/payment-files`, { kind: 'bank' });
    expect(await text(run)).toContain('Bank</strong> <span class="badge good">File made');
  });

  // Direct entry: positions 75 to 80 of the first record are the day of processing; pay has the code 53, and a debit, 13, balances it.
  test('Australia: the day on which the bank pays and the debit of the company are said beside the pays', async () => {
    const late = auEmployee({
      ...{
        first_name: 'Lena',
        last_name: 'Late',
        number: 'AU-late',
        pay_rate_per_hour: '40',
        pay_period: 'FORTNIGHTLY',
      },
      ...{
        primary_bank_bsb: '062-000',
        primary_bank_account_number: '12345678',
        primary_bank_account_name: 'Lena Late',
      },
      pay_method: 'DIRECT BANK ENTRY',
    });
    await web.call('PUT', '/api/company/1/employees/create', [late]);
    const run = await paid(1, 'AU-late', 'Ordinary');
    const page = await text(run);
    expect(page).toContain('Day on which the bank pays (empty: the pay date, 13 Nov 2026)');
    const [, tick = '', payId = ''] = /name="(p\d+)" value="(\d+)"  ?\/>Lena Late/.exec(page) ?? [];
    const asked = { kind: 'bank', [tick]: payId, balanced: 'true' };
    const make = async (more: Readonly<Record<string, string>>) =>
      owner.submit(await text(run), `${run}/payment-files`, { ...asked, ...more });
    const refused = await make({ payment_date: '31/11/2026' });
    const again = (await refused.text()).replaceAll(/\s+/g, ' ');
    expect([refused.status, /id="payment_date-problem">([^<]*)/.exec(again)?.[1]]).toEqual([
      422,
      '“31/11/2026” is no calendar day. Write it as 31/12/2026.',
    ]);
    // Nothing that was chosen or typed is lost.
    expect(again).toContain('value="31/11/2026" aria-invalid="true"');
    expect(again).toContain(`name="${tick}" value="${payId}" checked />Lena Late`);
    expect(again).toContain('name="balanced" value="true" checked');
    const made = await make({ payment_date: '16/11/2026' });
    expect(made.status).toBe(303);
    const files = await text(made.headers.get('location') ?? '');
    const [file = ''] = /\/companies\/1\/pays\/payment-files\/\d+/.exec(files) ?? [];
    const lines = (await (await owner.get(file)).text()).split('\r\n').filter((line) => line !== '');
    expect(lines[0]?.slice(74, 80)).toBe('161126');
    const details = lines.filter((line) => line.startsWith('1'));
    expect(details.map((line) => line.slice(18, 20))).toEqual(['53', '13']);
    expect(details[0]?.slice(20, 30)).toBe(details[1]?.slice(20, 30));
    // Whoever is in a file is told by name, not by a number of ours.
    const twice = await make({});
    expect((await twice.text()).replaceAll(/\s+/g, ' ')).toContain('The pay of Lena Late: Already in file');
    // Where there are too many people to tick, they are named.
    const named = (people: string) => make({ [tick]: '', people });
    expect(await (await named('AU-Late')).text()).toContain('The pay of Lena Late: Already in file');
    const nobody = await named('Lena Early');
    expect([nobody.status, await nobody.text()]).toEqual([
      422,
      expect.stringContaining('nobody in this run is called “Lena Early”'),
    ]);
  });

  // A working holiday maker is reported with the country of the visa (STP Phase 2, income type WHM).
  test('Australia: whose report is rejected stands on the run and the pay with the reason, and is reported again', async () => {
    const without = auEmployee({
      ...{ first_name: 'Wanda', last_name: 'Weber', number: 'AU-whm', is_foreign_resident: true },
      ...{ working_holiday_tax_scale_applies: true, has_claimed_tax_free_threshold: false, pay_rate_per_hour: '40' },
      pay_period: 'FORTNIGHTLY',
    });
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', '/api/company/1/employees/create', [without]);
    // Told before anybody is paid, too: of the person, and of a company without what the report says of the payer.
    const bare = { legal_name: 'Bare', abn: '51824753556' };
    const { id } = await web.call<{ id: number }>('PUT', '/api/company/create', bare);
    const needed = await text(`/companies/${id}/start`);
    for (const field of ['postcode', 'email_address', 'phone']) expect(needed).toContain(`/settings#${field}"`);
    expect(await text('/companies/1/start')).toContain('no home country of the working holiday maker');
    const run = await paid(1, 'AU-whm', 'Ordinary');
    expect((await owner.submit(await text(run), `${run}/report`, {})).status).toBe(303);
    const rejected = await text(run);
    const why = 'A working holiday maker is reported with the home country, which the record does not name.';
    expect(rejected).toContain('1 rejected');
    const [, pay, said] = /<a href="([^"]*\/pays\/\d+)">Wanda Weber<\/a>: ([^<]*)</.exec(rejected) ?? [];
    expect(said).toBe(why);
    expect(await text(pay ?? '')).toContain(`Single Touch Payroll: Rejected. ${why}`);

    const record = { id: hired!.employee.id, working_holiday_country: 'DE' };
    await web.call('PATCH', '/api/company/1/employees/update', [record]);
    expect(rejected).toContain('Report 1 pay again');
    expect((await owner.submit(rejected, `${run}/report`, {})).status).toBe(303);
    const again = await text(run);
    expect(again).not.toContain('rejected');
    expect(again).not.toContain('Wanda Weber</a>: ');
  });

  // Single Touch Payroll and PAYG leave a super-only contractor out: nothing of theirs is open.
  test('Australia: pays of a super-only contractor are due to be reported nowhere', async () => {
    const abn = '53004085616';
    const { id: companyId } = await web.call<{ id: number }>('PUT', '/api/company/create', { legal_name: 'Firm', abn });
    const people = [
      auEmployee({
        number: 'AU-contractor',
        pay_rate_per_hour: '40',
        is_super_only_contractor: true,
        tax_file_number: null,
      }),
      auEmployee({ number: 'AU-worker', pay_rate_per_hour: '40' }),
    ];
    await web.call('PUT', `/api/company/${companyId}/employees/create`, people);
    const reports = async () => {
      const path = `/api/company/${companyId}/reports/stp-reconciliation?from=2026-11-01&to=2026-11-30`;
      return web.call<{ rows: object[]; totals: object | null; notes: string[] }>('GET', path);
    };
    const listed = async () =>
      (await web.call<{ company_id: number; items: { kind: string; count: number }[] }[]>('GET', '/api/worklist'))
        .find(({ company_id }) => company_id === companyId)
        ?.items.find(({ kind }) => kind === 'stp')?.count;

    const run = await paid(companyId, 'AU-contractor', 'Contract');
    expect(await text(run)).not.toContain('Single Touch Payroll</strong>');
    expect(await dueKinds(companyId)).not.toContain('stp');
    expect(await listed()).toBeUndefined();
    const none = await reports();
    expect(none).toMatchObject({ rows: [], totals: null });
    expect(none.notes.join(' ')).toContain('Super-only contractors are not reported');

    await paid(companyId, 'AU-worker', 'Ordinary');
    expect(await text(run)).toContain('Report 1 pay');
    expect(await dueKinds(companyId)).toContain('stp');
    expect(await listed()).toBe(1);
    expect(await reports()).toMatchObject({ totals: { pays: 1, unsent_pays: 1 } });
  });
});
