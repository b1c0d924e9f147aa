import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** What the pages and the import take and show of the law of Australia. */
describe.each(testEngines)('Australian forms on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let company: number;

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = await web.signIn();
    const made = await web.call<{ id: number }>('PUT', '/api/company/create', {
      legal_name: 'Wattle',
      abn: '51824753556',
    });
    company = made.id;
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const hire = async (fields: Readonly<Record<string, unknown>> = {}): Promise<number> => {
    const path = `/api/company/${company}/employees/create`;
    const person = auEmployee({ has_claimed_tax_free_threshold: true, has_stsl_liability: false, ...fields });
    const [hired] = await web.call<{ employee: { id: number } }[]>('PUT', path, [person]);
    return hired!.employee.id;
  };
  const text = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const deductionsOf = (id: number) =>
    web.call<Readonly<Record<string, unknown>>[]>('GET', `/api/employees/${id}/deductions`);

  test('a deduction gets its receiver by page; an account that lacks its BSB is told at the form', async () => {
    const id = await hire();
    const address = `/companies/${company}/people/${id}/deductions`;
    const union = {
      ...{ description: 'Union fees', amount: '12.50', classification: 'UNION_FEES', basis: 'GROSS' },
      ...{ is_included_in_super_calculations: 'true', auto_apply_to_pay: 'true' },
      ...{ receiver_name: 'Workers Union', receiver_account_number: '12345678', receiver_reference: 'M-4471' },
    };
    const wrong = await owner.submit(await text(address), address, { ...union, receiver_bsb: '' });
    expect([wrong.status, (await wrong.text()).includes('receiver_bsb')]).toEqual([422, true]);
    const made = await owner.submit(await text(address), address, { ...union, receiver_bsb: '062-000' });
    expect(made.status).toBe(303);
    expect(await deductionsOf(id)).toMatchObject([
      { receiver_name: 'Workers Union', receiver_bsb: '062-000', receiver_account_number: '12345678' },
    ]);
    expect(await text(address)).toContain('Workers Union');
  });

  test('somebody who lives abroad has the fields of the employer’s country', async () => {
    const id = await hire({ state: 'OTH', country: 'FJ', postcode: '9999', city: 'Suva' });
    const page = `/companies/${company}/people/${id}`;
    expect(await text(page)).toContain('Tax file number');
    const form = await text(`${page}/edit`);
    expect(form).toContain('name="tax_file_number"');
    expect(form).not.toContain('name="ird_number"');
    expect(await text(`${page}/bank-accounts`)).toContain('name="bsb"');
  });

  test('an import brings a deduction with its receiver and leaves the others', async () => {
    const id = await hire({ number: 'IMP-1' });
    await web.call('POST', `/api/employees/${id}/deductions`, {
      ...{ description: 'Social club', amount: '5', classification: 'NORMAL' },
    });
    const head =
      'number,first_name,last_name,deduction_description,deduction_amount,deduction_classification,' +
      'deduction_receiver_name,deduction_receiver_bsb,deduction_receiver_account_number';
    const csv = `${head}\nIMP-1,Ann,Able,Union fees,12.50,UNION_FEES,Workers Union,062-000,12345678\n`;
    const address = `/companies/${company}/people/import`;
    const looked = await owner.submit(await text(address), address, { csv });
    expect([looked.status, await deductionsOf(id)]).toEqual([200, [expect.objectContaining({ amount: 5 })]]);
    const done = await owner.submit(await looked.text(), address, { csv, confirm: 'import' });
    expect(done.status).toBe(303);
    expect(await deductionsOf(id)).toMatchObject([
      { description: 'Social club', receiver_name: null },
      { description: 'Union fees', amount: 12.5, receiver_name: 'Workers Union', receiver_account_number: '12345678' },
    ]);
  });

  test('an import keeps what it leaves empty: the receiver of a deduction, and what else is stored of each list', async () => {
    const id = await hire({ number: 'IMP-2' });
    const at = `/api/employees/${id}`;
    const list = (path: string) => web.call<Readonly<Record<string, unknown>>[]>('GET', `${at}/${path}`);
    await web.call('POST', `${at}/deductions`, {
      ...{ description: 'Union fees', percentage: '0.02', basis: 'NET', classification: 'UNION_FEES', limit: '40' },
      ...{ receiver_name: 'Workers Union', receiver_bsb: '062-000', receiver_account_number: '12345678' },
      receiver_reference: 'Member 7',
    });
    await web.call('POST', `${at}/allowances`, {
      ...{ description: 'Laundry', amount: '3', allowance_category: 'LD', is_taxable: false },
    });
    await web.call('POST', `${at}/pay-rates`, { description: 'Nights', multiplier: '1.5', is_overtime: true });
    for (const account of await list('bank-accounts'))
      await web.call('DELETE', `${at}/bank-accounts/${String(account['id'])}`);
    const main = { bsb: '062-000', account_number: '87654321', account_name: 'A Able' };
    await web.call('POST', `${at}/bank-accounts`, main);
    await web.call('POST', `${at}/bank-accounts`, {
      ...{ bsb: '013-999', account_number: '11112222', account_name: 'Savings', amount_per_period: '50' },
      reference: 'SAVINGS',
    });
    await web.call('PUT', `${at}/opening-balances`, { as_at: '2026-06-30', gross: '1000', tax: '200' });
    const bring = async (heads: string, cells: string) => {
      const csv = `number,${heads}\nIMP-2,${cells}\n`;
      const address = `/companies/${company}/people/import`;
      const looked = await owner.submit(await text(address), address, { csv });
      const page = await looked.text();
      if (looked.status !== 200) return /<div class="alert"[^]*?<\/div>/.exec(page)?.[0] ?? page;
      return (await owner.submit(page, address, { csv, confirm: 'import' })).status;
    };

    expect(await bring('deduction_description,deduction_amount,deduction_receiver_name', 'union FEES,15,')).toBe(303);
    expect(
      await bring('allowance_description,allowance_amount,rate_description,rate_rate', 'Laundry,4,Nights,60'),
    ).toBe(303);
    expect(await bring('opening_as_at,opening_gross,opening_super', '30/06/2026,1100,110')).toBe(303);
    expect(await bring('bank_account_name,bank_reference', 'Savings of A Able,')).toBe(303);
    expect(await deductionsOf(id)).toMatchObject([
      {
        ...{ amount: 15, percentage: null, basis: 'NET', classification: 'UNION_FEES', limit: 40 },
        ...{ receiver_name: 'Workers Union', receiver_bsb: '062-000', receiver_account_number: '12345678' },
        receiver_reference: 'Member 7',
      },
    ]);
    expect(await list('allowances')).toMatchObject([{ amount: 4, allowance_category: 'LD', is_taxable: false }]);
    expect(await list('pay-rates')).toContainEqual(
      expect.objectContaining({ description: 'Nights', rate: 60, multiplier: null, is_overtime: true }),
    );
    expect(await web.call('GET', `${at}/opening-balances`)).toMatchObject({ gross: 1100, tax: 200, super: 110 });
    const first = { bsb: '013-999', account_number: '11112222', amount_per_period: 50, reference: 'SAVINGS' };
    expect(await list('bank-accounts')).toMatchObject([{ ...first, account_name: 'Savings of A Able' }, main]);

    // Another account is not completed by the branch, the name or the reference of the one before.
    expect(await bring('bank_account_number,bank_account_name', '99998888,A Able')).toContain(
      'Bank BSB (no such column in the file): Account 1 needs a bsb',
    );
    expect(await bring('bank_bsb,bank_account_number', '013-999,99998888')).toContain(
      'Bank account name (no such column in the file): is required',
    );
    expect(await bring('deduction_description,deduction_receiver_account_number', 'Union fees,99998888')).toContain(
      'needs receiver_name, receiver_bsb',
    );
    expect(await bring('opening_as_at,opening_gross', '31/07/2026,1200')).toBe(303);
    expect(await web.call('GET', `${at}/opening-balances`)).toMatchObject({ as_at: '2026-07-31', gross: 1200, tax: 0 });
    // What is new says everything that a new entry needs.
    expect(await bring('deduction_description,deduction_amount', 'Club,5')).toContain(
      'Deduction classification (no such column in the file): is required',
    );
  });

  test('a termination is told of an earlier instalment and of the service before the start date', async () => {
    const id = await hire({ start_date: '2020-11-14', state: 'SA', pay_rate_per_hour: '40' });
    const typed = new URLSearchParams({
      ...{ termination_date: '26/06/2026', pay_date: '13/11/2026', reason: 'TERMINATION', cessation_type_code: 'F' },
      ...{ etp_amount: '10,000', earlier_etps_0_paid_on: '29/06/2026', earlier_etps_0_taxable_component: '20,000' },
      ...{ lsl_service_from: '14/11/2012', lsl_weekly_hours: '20' },
    });
    const address = `/companies/${company}/people/${id}/terminate`;
    const preview = await text(`${address}?${typed.toString()}`);
    // ATO, ETP codes: P is O of an earlier year, which the steps name; 10,000 at 32 % is 3,200.
    expect(preview).toContain('3,200.00');
    // Long Service Leave Act 1987 (SA) s 5: 13 weeks after ten years and 1.3 for each year completed since, 16.9 after thirteen, of 20 hours.
    expect(preview).toContain('Act gives 338 hours');
    const wrong = await text(`${address}?${typed.toString().replace('29%2F06%2F2026', '31%2F02%2F2026')}`);
    expect(wrong).toContain('is no calendar day');
  });

  test('a termination is told when the employee would have retired, and under which code the notice is paid', async () => {
    const id = await hire({ start_date: '2016-11-14', date_of_birth: '1990-05-05', pay_rate_per_hour: '40' });
    const address = `/companies/${company}/people/${id}/terminate`;
    const shown = (more: Readonly<Record<string, string>>) => {
      const days = { termination_date: '13/11/2026', pay_date: '13/11/2026', is_genuine_redundancy: 'true' };
      return text(`${address}?${new URLSearchParams({ ...days, ...more }).toString()}`);
    };
    // ITAA 1997 s 83-175(2)(a)(ii): no genuine redundancy from that day on. 20,000 at 32 % is 6,400.
    const redundancy = { reason: 'REDUNDANCY', redundancy_amount: '20,000', notice_lump_sum: '1000' };
    const early = await shown({ ...redundancy, notice_etp_code: 'O' });
    expect(early).not.toContain('not genuine for tax');
    expect(early).toMatch(/<option value="O"\s+selected/);
    const late = await shown({ ...redundancy, notice_lump_sum: '', mandatory_retirement_date: '13/11/2026' });
    expect(late).toContain('not before pension or retirement age on');
    expect(late).toContain('6,400.00');
    // What the preview stands on stays in sight.
    const questions = /<details\s+open\s*>\s*<summary>What only the employer knows/;
    expect([late, await shown({ is_genuine_redundancy: '' })].map((page) => questions.test(page))).toEqual([
      true,
      false,
    ]);
    // s 83-170: 81,608 less 70,000 of an earlier instalment; 20,000 − 11,608 = 8,392 at 32 % is 2,685.44.
    const instalment = await shown({
      ...{ ...redundancy, notice_lump_sum: '', earlier_etps_0_paid_on: '29/06/2026' },
      ...{ earlier_etps_0_taxable_component: '1,000', earlier_etps_0_lump_sum_d: '70,000' },
    });
    expect(instalment).toContain('2,685.00');
    // s 82-150: 100,000 × 7,305 / (3,652 + 7,305).
    const ill = { reason: 'INVALIDITY', etp_amount: '100,000', last_retirement_date: '13/11/2046' };
    expect(await shown(ill)).toContain('66,669.71');
    expect(await shown({ ...ill, last_retirement_date: '31/02/2046' })).toContain('is no calendar day');
  });

  test('the page of a correction keeps the rate of the pay, and takes that of today where the box is ticked', async () => {
    const id = await hire({ pay_rate_per_hour: '25' });
    const hours = [{ description: 'Ordinary', units: 'hours', value: '40' }];
    const create = `/api/company/${company}/pays/create?pay_date=2026-08-20`;
    const [pay] = await web.call<{ id: number }[]>('PUT', create, [{ employee_id: id, hours }]);
    await web.call('PATCH', `/api/company/${company}/employees/update`, [{ id, pay_rate_per_hour: '30' }]);
    const address = `/companies/${company}/pays/${pay!.id}/correct`;
    const form = await text(address);
    const [, place = ''] = /<input[^>]*id="(c\d+)"[^>]*value="40(?:\.00)?"/s.exec(form) ?? [];
    expect(place).toMatch(/^c\d+$/);
    const more = await (await owner.submit(form, address, { [place]: '42' })).text();
    // 42 × 25 and 40 × 30.
    expect(more).toContain('1,050.00');
    expect(more).toMatch(/Today it says otherwise: [^.]*\. Tick the box/);
    expect((await owner.submit(form, address, {})).status).toBe(422);
    const mended = await (await owner.submit(form, address, { use_current_record: 'true' })).text();
    expect(mended).toContain('1,200.00');
    const done = await owner.submit(mended.replace(/^[\s\S]*id="changes"/, ''), address, {});
    const made = (done.headers.get('location') ?? '').replace('/companies/', '/api/company/');
    expect([done.status, await web.call('GET', made)]).toEqual([303, expect.objectContaining({ gross: 1200 })]);
  });

  test('other opening balances of a year that was reported say that the tax office hears of them', async () => {
    const contact = { email_address: 'pay@wattle.example', phone: '02 9000 0000', postcode: '2000' };
    await web.call('PATCH', `/api/company/${company}`, contact);
    const id = await hire({ start_date: '2026-07-06' });
    const hours = [{ description: 'Ordinary', units: 'hours', value: '38', rate: '30' }];
    const create = `/api/company/${company}/pays/create?pay_date=2026-10-09`;
    const [pay] = await web.call<{ id: number }[]>('PUT', create, [{ employee_id: id, hours }]);
    await web.call('POST', `/api/single-touch/${company}/submit-stp-pays`, { pay_ids: [pay!.id] });
    const address = `/companies/${company}/people/${id}/opening-balances`;
    const sent = await owner.submit(await text(address), address, { as_at: '30/09/2026', gross: '8000' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, address]);
    const page = await text(address);
    expect(page).toContain('The opening balances are saved. An update event for the financial year 2026-27 is queued.');
  });

  test('the page of a correction says what the employee repays, and lodges again where the tax office has the pay', async () => {
    const id = await hire({ pay_rate_per_hour: '25' });
    const hours = [{ description: 'Ordinary', units: 'hours', value: '44', rate: '25' }];
    const create = `/api/company/${company}/pays/create?pay_date=2026-06-25`;
    const [pay] = await web.call<{ id: number }[]>('PUT', create, [{ employee_id: id, hours }]);
    const address = `/companies/${company}/pays/${pay!.id}/correct`;
    const form = await text(address);
    const [, place = ''] = /<input[^>]*id="(c\d+)"[^>]*value="44(?:\.00)?"/s.exec(form) ?? [];
    expect(place).toMatch(/^c\d+$/);
    const shown = await owner.submit(form, address, { [place]: '40' });
    const page = await shown.text();
    expect([shown.status, page.includes('The employee repays $100.00, the gross: 2025-26 has ended')]).toEqual([
      200,
      true,
    ]);
    const wrong = await owner.submit(form, address, { [place]: '40', identified_on: '31/02/2026' });
    expect([wrong.status, (await wrong.text()).includes('is no calendar day')]).toEqual([422, true]);
    // Found before the year ended, the net is repaid: 0.3227 × 100 is 32 of tax.
    const inTime = await owner.submit(form, address, { [place]: '40', identified_on: '29/06/2026' });
    const told = await inTime.text();
    expect(told).toContain('The employee repays $68.00, the net');
    const done = await owner.submit(told.replace(/^[\s\S]*id="changes"/, ''), address, {});
    const made = done.headers.get('location') ?? '';
    expect([done.status, made]).toEqual([303, expect.stringMatching(/\/pays\/\d+$/)]);
    // 2024-07-01, scale 2: 0.3227 × 1000.99 − 180.0385 = 143.
    const replacement = await web.call<{ tax: number }>('GET', made.replace('/companies/', '/api/company/'));
    expect(replacement.tax).toBe(143);
  });
});
