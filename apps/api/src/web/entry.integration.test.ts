import { asDollars as dollars, toFixed } from 'payroll-core/money';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, password, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

const alinta = {
  first_name: 'Alinta',
  last_name: 'Walker',
  date_of_birth: '12/04/1990',
  address1: '1 Harbour Street',
  city: 'Sydney',
  state: 'nsw',
  country: 'AU',
  postcode: '2000',
  start_date: '1/7/2024',
  employment_status: 'Casual',
  tax_file_number: '123 456 782',
  is_foreign_resident: 'false',
  has_claimed_tax_free_threshold: 'true',
  has_stsl_liability: 'false',
  is_closely_held: 'false',
  pay_period: 'FORTNIGHTLY',
  pay_rate_per_hour: '$1,038.50',
  leave_loading_percentage: '17.5%',
};

const aroha = {
  first_name: 'Aroha',
  last_name: 'Ngata',
  date_of_birth: '6/2/1988',
  address1: '1 Queen Street',
  city: 'Auckland',
  state: 'AUK',
  country: 'NZ',
  postcode: '1010',
  start_date: '1/4/2025',
  employment_status: 'Full-time',
  nz_tax_code: 'M',
  ird_number: '49-091-850',
};

/** A payroll entered by page alone, over HTTP without scripts; each test goes on where the one before it stopped. */
describe.each(testEngines.slice(0, 1))('entering a payroll by page on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let customerId: number;
  let company = '';
  let person = '';
  const employeeId = () => Number(person.split('/').at(-1));

  beforeAll(async () => {
    web = await startWebService(engine);
    const { accounts } = web.service;
    const login = { email: 'kim@newowner.example', password };
    ({ id: customerId } = must(await accounts.createCustomer({ name: 'New Owner', isApiAdmin: false }, operator)));
    const subscription = { customerId, planCode: 'demo', kind: 'paid' as const, endsAt: null };
    must(await accounts.startSubscription(subscription, { ...operator, customerId: null }));
    must(await accounts.createUser({ customerId, name: 'Kim Owner', role: 'owner', ...login }, operator));
    owner = browser(web.url);
    expect((await owner.submit(await text('/sign-in'), '/sign-in', login)).status).toBe(303);
  });
  afterAll(() => web.close());

  const text = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const send = async (address: string, values: Readonly<Record<string, string>>, action = address) =>
    owner.submit(await text(address), action, values);
  const actions = async () => {
    const entries = await web.service.accounts.readAuditLog(customerId, { limit: 100 });
    return entries.map(({ action }) => action);
  };

  test('the home of a new owner says what to do first', async () => {
    const home = await text('/home');
    expect(home).toContain('Start your payroll');
    expect(home).toContain('href="/companies/new"');
  });

  test('a company without a business number, or with a wrong one, is refused at the field and keeps what was typed', async () => {
    const none = await send('/companies/new', { legal_name: 'Wattle & Sons Pty Ltd' });
    expect(none.status).toBe(422);
    const said = await none.text();
    expect(said).toContain('value="Wattle &amp; Sons Pty Ltd"');
    expect(said).toMatch(/id="abn"[^>]*aria-invalid="true"/);
    const wrong = await send('/companies/new', { legal_name: 'Wattle', abn: '51 824 753 557' });
    expect(await wrong.text()).toMatch(/id="abn-problem">is not an ABN: its check digit does not match/);
    expect(await text('/home')).toContain('Start your payroll');
  });

  test('a company is added by its ABN, with address, calendar and bank', async () => {
    const made = await send('/companies/new', {
      legal_name: 'Wattle & Sons Pty Ltd',
      abn: '51 824 753 556',
      address1: '1 Harbour Street',
      city: 'Sydney',
      state: 'nsw',
      postcode: '2000',
      default_pay_period: 'FORTNIGHTLY',
      week_ends_on: 'FRIDAY',
      fortnight_anchor_date: '13/11/2026',
      bank_bsb: '062-000',
      bank_account_number: '12345678',
      bank_account_name: 'Wattle',
    });
    expect(made.status).toBe(303);
    company = /^\/companies\/\d+/.exec(made.headers.get('location') ?? '')?.[0] ?? '';
    expect(await text(made.headers.get('location') ?? '')).toContain('The company is added.');
    const read = must(await web.service.companies.readCompany({ companyId: Number(company.split('/')[2]) })).value;
    expect(read).toMatchObject({
      country: 'AU',
      abn: '51824753556',
      state: 'NSW',
      default_pay_period: 'FORTNIGHTLY',
      week_ends_on: 'FRIDAY',
      fortnight_anchor_date: '2026-11-13',
      bank_account_number: '12345678',
    });
    expect(await text('/home')).toContain('Wattle &amp; Sons Pty Ltd');
    expect(await actions()).toContain('create-company');
  });

  test('an IRD number makes a company of New Zealand', async () => {
    const made = await send('/companies/new', { legal_name: 'Kowhai Limited', ird_number: '49-091-850' });
    const id = Number((made.headers.get('location') ?? '').split('/')[2]);
    expect(must(await web.service.companies.readCompany({ companyId: id })).value).toMatchObject({
      country: 'NZ',
      ird_number: '49091850',
    });
    const settings = await text(`/companies/${id}/settings`);
    expect(settings).not.toContain('49091850');
    expect(settings).not.toContain('id="bank_bsb"');
  });

  test('settings are changed; a field that is emptied is cleared, a sealed one that is left empty is kept', async () => {
    const settings = `${company}/settings`;
    expect(await text(settings)).toContain('value="13/11/2026"');
    expect(await text(settings)).not.toContain('12345678');
    const saved = await send(settings, { trading_name: 'Wattle', address1: '', bank_account_number: '' });
    expect(saved.headers.get('location')).toBe(`${settings}?done=saved`);
    const read = must(await web.service.companies.readCompany({ companyId: Number(company.split('/')[2]) })).value;
    expect(read).toMatchObject({ trading_name: 'Wattle', address1: null, bank_account_number: '12345678' });
    const refused = await send(settings, { postcode: '20' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/id="postcode-problem">must be exactly 4 digits/);
    expect(await actions()).toContain('update-company');
  });

  test('allowances, awards, classifications and pay rates are kept by page', async () => {
    const settings = `${company}/settings`;
    const add = async (list: string, values: Readonly<Record<string, string>>) => {
      const made = await send(`${settings}/${list}`, values);
      expect([list, made.headers.get('location')]).toEqual([list, `${settings}/${list}?done=added`]);
      return text(`${settings}/${list}`);
    };
    expect(await add('allowances', { description: 'Laundry', amount: '$25.00', allowance_category: 'LD' })).toContain(
      'Laundry',
    );
    const award = /settings\/awards\/(\d+)"/.exec(await add('awards', { name: 'Retail award' }))![1]!;
    const group = await add('classifications', { name: 'Level 1', award_id: award });
    expect(group).toContain('Retail award');
    const [, groupId = ''] = /settings\/classifications\/(\d+)"/.exec(group) ?? [];
    const rates = await add('pay-rates', { classification: groupId, description: 'Sunday', multiplier: '1.5' });
    const [, rateId = ''] = /settings\/pay-rates\/(\d+)"/.exec(rates) ?? [];
    const both = await send(`${settings}/pay-rates`, {
      classification: groupId,
      description: 'Both',
      rate: '40',
      multiplier: '2',
    });
    expect([both.status, await both.text()]).toEqual([422, expect.stringContaining('exclude each other')]);
    const changed = await send(`${settings}/pay-rates/${rateId}`, { multiplier: '2' });
    expect(changed.headers.get('location')).toBe(`${settings}/pay-rates?done=saved`);
    const companyId = Number(company.split('/')[2]);
    expect(await web.service.companies.listPayRates({ companyId, includeEmployees: false })).toMatchObject([
      {
        award_name: 'Retail award',
        classification_name: 'Level 1',
        pay_rates: [{ description: 'Sunday', multiplier: '2' }],
      },
    ]);
    const inUse = await send(`${settings}/awards`, {}, `${settings}/awards/${award}/remove`);
    expect(inUse.status).toBe(422);
    const removed = await send(`${settings}/pay-rates`, {}, `${settings}/pay-rates/${rateId}/remove`);
    expect(removed.headers.get('location')).toBe(`${settings}/pay-rates?done=removed`);
    expect(await actions()).toEqual(
      expect.arrayContaining(['create-company-allowance', 'create-award', 'delete-pay-rate']),
    );
  });

  test('the set-up shows what is missing before a first pay', async () => {
    const start = await text(`${company}/start`);
    expect(start).toContain('Add the first person');
    expect(start).toMatch(/href="[^"]*settings#email_address"/);
  });

  test('a person is refused at the fields, in the words of the page, and everything typed is kept', async () => {
    const address = `${company}/people/new`;
    const empty = await (await send(address, { first_name: 'Alinta' })).text();
    expect(empty).toMatch(/id="last_name-problem">is required/);
    expect(empty).toMatch(/value="Alinta"/);
    // With everything else that is missing, not after it.
    expect(empty).toMatch(/id="is_closely_held-problem">is required/);
    expect(empty.replaceAll(/\s+/g, ' ')).toContain('Closely held payee <span class="quiet">(required)</span>');
    const { is_closely_held: _, ...unanswered } = alinta;
    const refused = await send(address, unanswered);
    expect(refused.status).toBe(422);
    const said = await refused.text();
    expect(said).toMatch(/id="is_closely_held-problem">is required/);
    expect(said).toMatch(/value="\$1,038\.50"/);
    const badDay = await (await send(address, { ...alinta, date_of_birth: '31/02/1990' })).text();
    expect(badDay).toMatch(/id="date_of_birth-problem">must be a calendar day, such as 15\/11\/2026/);
    expect(await text(`${company}/people`)).toContain('Add the first person');
  });

  test('a person is added with amounts and dates as people type them; what is left empty has its default', async () => {
    const made = await send(`${company}/people/new`, alinta);
    expect(made.status).toBe(303);
    person = (made.headers.get('location') ?? '').replace('?done=added', '');
    const read = must(await web.service.employees.readEmployee({ customerId, employeeId: employeeId() })).value;
    expect(read).toMatchObject({
      first_name: 'Alinta',
      date_of_birth: '1990-04-12',
      start_date: '2024-07-01',
      pay_rate_per_hour: '1038.5',
      leave_loading_percentage: '0.175',
      tax_file_number: '123456782',
      standard_hours_per_day: '7.6',
      // A casual has no paid annual leave: Fair Work Act 2009 s 86.
      accrue_holiday_leave_per_hour: '0',
      is_closely_held: false,
      payslip_show_ytd: true,
    });
    expect(await actions()).toContain('create-employees');
  });

  test('the record is edited; the tax file number is never shown and stays', async () => {
    const edit = `${person}/edit`;
    const shown = await text(edit);
    expect(shown).not.toContain('123456782');
    expect(shown).toContain('value="12/04/1990"');
    expect(shown).toContain('value="17.5%"');
    const saved = await send(edit, { position: 'Baker', pay_rate_per_hour: '$38.50', tax_file_number: '' });
    expect(saved.headers.get('location')).toBe(`${person}?done=saved`);
    const read = must(await web.service.employees.readEmployee({ customerId, employeeId: employeeId() })).value;
    expect(read).toMatchObject({ position: 'Baker', pay_rate_per_hour: '38.5', tax_file_number: '123456782' });
    const refused = await (await send(edit, { last_name: '' })).text();
    expect(refused).toMatch(/id="last_name-problem">is required/);
    expect(await text(person)).toMatch(/class="button plain" href="[^"]*\/terminate"/);
  });

  test('a person in New Zealand has the questions of New Zealand', async () => {
    const companies = await web.service.companies.listCompanies({ customerId, reachable: 'all' });
    const kowhai = companies.find(({ country }) => country === 'NZ')!;
    const refused = await (await send(`/companies/${kowhai.id}/people/new`, { ...aroha, ird_number: '' })).text();
    expect(refused).toMatch(/id="ird_number-problem">A New Zealand employee needs “IRD number” unless/);
    const made = await send(`/companies/${kowhai.id}/people/new`, aroha);
    const address = (made.headers.get('location') ?? '').replace('?done=added', '');
    const page = await text(`${address}/edit`);
    expect(page).not.toContain('id="tax_file_number"');
    expect(page).toMatch(/<option value="M" selected>/);
    expect(page).not.toContain('49091850');
  });

  test('an allowance is given to chosen people; a name that nobody has is refused at its field', async () => {
    const list = `${company}/settings/allowances`;
    const phone = { description: 'Phone', amount: '10', allowance_category: 'OD', auto_apply_to_pay: 'true' };
    const wrong = await send(list, { ...phone, people: 'Alinta Walker\nNobody Here' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/id="people-problem">nobody who works here is called “Nobody Here”/);
    expect((await send(list, { ...phone, people: 'alinta  walker' })).status).toBe(303);
    const companyId = Number(company.split('/')[2]);
    const stored = async () =>
      (await web.service.companies.listAllowances({ companyId })).find(({ description }) => description === 'Phone')!;
    expect((await stored()).employee_ids).toEqual([employeeId()]);
    const entry = `${list}/${(await stored()).id}`;
    expect(await text(entry)).toContain('>Alinta Walker</textarea>');
    expect((await send(entry, { people: '', auto_apply_to_pay: 'false' })).status).toBe(303);
    expect((await stored()).employee_ids).toEqual([]);
    expect((await owner.submit(await text(list), `${entry}/remove`, {})).status).toBe(303);
  });

  test('super funds: the default is offered, who has none is named, a merged fund is changed for everybody', async () => {
    const settings = `${company}/settings`;
    const saved = await send(settings, { default_fund_name: 'Wattle Super', default_fund_usi: 'WAT0001AU' });
    expect(saved.status).toBe(303);
    expect(await text(`${settings}/super-funds`)).toContain(`${person}/super-funds">Alinta Walker`);
    const offered = await text(`${person}/super-funds`);
    expect(offered).toMatch(/id="usi"[^>]*value="WAT0001AU"/s);
    expect(
      (await send(`${person}/super-funds`, { usi: 'OLD0001AU', fund_name: 'Old Super', member_number: 'M1' })).status,
    ).toBe(303);
    const changed = await send(`${settings}/super-funds`, {
      from: 'OLD0001AU',
      usi: 'new0001au',
      fund_name: 'New Super',
    });
    expect(changed.headers.get('location')).toBe(`${settings}/super-funds?done=changed`);
    const query = { customerId, employeeId: employeeId(), kind: 'super-fund' as const };
    expect(must(await web.service.employees.listParts(query))).toMatchObject([
      { values: { usi: 'NEW0001AU', fund_name: 'New Super', member_number: 'M1' } },
    ]);
    const leave = await text(`${settings}/leave-types`);
    for (const name of ['Annual leave', 'Long service leave', 'Workers’ compensation']) expect(leave).toContain(name);
  });

  test('employment types of the account’s own are added, chosen in a record, renamed, kept while in use and deleted', async () => {
    const settings = `${company}/settings`;
    const list = `${settings}/employment-types`;
    expect(await text(settings)).toContain(`href="${list}"`);
    const shown = await text(list);
    expect(shown).toContain('Built in');
    const refused = await send(list, { name: '' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('id="name-problem"')]);
    expect((await send(list, { name: ' Seasonal picker ' })).headers.get('location')).toBe(`${list}?done=added`);
    const twice = await send(list, { name: 'SEASONAL PICKER' });
    const said = await twice.text();
    expect([twice.status, said]).toEqual([422, expect.stringContaining('There is a type of that name already.')]);
    expect(said).toContain('value="SEASONAL PICKER"');
    const own = (await web.service.employees.listEmploymentTypes({ customerId })).find(({ isCustom }) => isCustom)!;
    expect(own.name).toBe('Seasonal picker');
    const edited = await text(`${person}/edit`);
    expect(edited).toContain('Seasonal picker');
    const [builtIn] = await web.service.employees.listEmploymentTypes({ customerId });
    expect(await text(list)).not.toContain(`action="${list}/${builtIn!.id}"`);
    const clash = await send(list, { name: builtIn!.name }, `${list}/${own.id}`);
    expect([clash.status, await clash.text()]).toEqual([422, expect.stringContaining(`id="name-${own.id}-problem"`)]);
    expect((await send(list, { name: 'Vineyard picker' }, `${list}/${own.id}`)).headers.get('location')).toBe(
      `${list}?done=renamed`,
    );
    expect((await send(list, {}, `${list}/${own.id}/delete`)).headers.get('location')).toBe(`${list}?done=deleted`);
    expect(await text(list)).not.toContain('Vineyard picker');
  });

  test('bank accounts are listed, added, edited and removed; the number is masked', async () => {
    const list = `${person}/bank-accounts`;
    expect(await text(list)).toContain('None yet.');
    const refused = await send(list, { account_name: 'A Walker', account_number: '12345678' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/id="bsb-problem">Account 1 needs a “BSB”/);
    const main = { account_name: 'A Walker', account_number: '12345678', bsb: '062-000' };
    expect((await send(list, main)).headers.get('location')).toBe(`${list}?done=added`);
    const savings = { account_name: 'Savings', account_number: '87654321', bsb: '062000', percentage: '25%' };
    expect((await send(list, savings)).status).toBe(303);
    const shown = await text(list);
    expect(shown).not.toContain('12345678');
    const stored = async () =>
      must(await web.service.employees.listParts({ customerId, employeeId: employeeId(), kind: 'bank-account' }));
    // The account with a share goes before the one that takes the remainder.
    expect((await stored()).map(({ values }) => values['percentage'])).toEqual(['0.25', null]);
    const [first] = await stored();
    const edited = await send(`${list}/${first!.id}`, { percentage: '', amount_per_period: '$1,250.00' });
    expect(edited.headers.get('location')).toBe(`${list}?done=saved`);
    expect((await stored())[0]!.values).toMatchObject({
      amount_per_period: '1250',
      percentage: null,
      account_number: '87654321',
    });
    const removed = await owner.submit(await text(list), `${list}/${first!.id}/remove`, {});
    expect(removed.headers.get('location')).toBe(`${list}?done=removed`);
    expect(await stored()).toHaveLength(1);
    expect(await actions()).toEqual(
      expect.arrayContaining(['create-bank-account', 'update-bank-account', 'delete-bank-account']),
    );
    expect((await owner.get(`${list}/987654321`)).status).toBe(404);
  });

  test('standing items and opening balances are entered as people type them', async () => {
    const both = await send(`${person}/deductions`, { description: 'Union', classification: 'UNION_FEES' });
    expect(await both.text()).toMatch(/An entry needs amount or percentage, and not both/);
    const union = { description: 'Union', classification: 'UNION_FEES', amount: '$12.50' };
    expect((await send(`${person}/deductions`, union)).status).toBe(303);
    const tools = { description: 'Tools', amount: '1,020.00', allowance_category: 'TD' };
    expect((await send(`${person}/allowances`, tools)).status).toBe(303);
    expect(await text(`${person}/allowances`)).toContain('$1,020.00');
    const balances = { as_at: '30/06/2026', gross: '$45,000.00', tax: '7,200', holiday_leave_hours: '-3.5' };
    const set = await send(`${person}/opening-balances`, balances);
    expect(set.headers.get('location')).toBe(`${person}/opening-balances?done=saved`);
    const [stored] = must(
      await web.service.employees.listParts({ customerId, employeeId: employeeId(), kind: 'opening-balances' }),
    );
    expect(stored?.values).toMatchObject({ as_at: '2026-06-30', gross: '45000', tax: '7200', super: '0' });
    expect(stored?.values).toMatchObject({ holiday_leave_hours: '-3.5' });
    expect(await text(`${person}/opening-balances`)).toContain('value="30/06/2026"');
    expect(await text(person)).toContain(`${person}/super-funds`);
  });

  test('a pay is previewed with its explanation, then processed; a mistake is said at its field', async () => {
    const address = `${person}/pay`;
    const wrong = await send(address, { pay_date: '31/02/2026', hours_0_value: 'ten' });
    expect(wrong.status).toBe(422);
    const said = await wrong.text();
    expect(said).toMatch(/id="hours_0_value-problem">Ordinary hours must be a number/);
    expect(said).toMatch(/id="pay_date-problem">The pay date must be a calendar day/);
    const entered = {
      pay_date: '12/11/2026',
      hours_0_value: '70',
      overtime_0_value: '4',
      overtime_0_multiplier: '1.5',
      deductions_0_description: 'Union',
      deductions_0_amount: '$20.00',
    };
    const query = { customerId, companyId: Number(company.split('/')[2]) };
    const preview = await send(address, entered);
    expect(preview.status).toBe(200);
    const shown = await preview.text();
    // 70 × 38.50 + 4 × 1.5 × 38.50 = 2,695 + 231, and the allowance of 1,020 that is in every pay.
    expect(shown).toMatch(/data-figure="gross"[^>]*data-amount="3946(\.00)?"/);
    expect(shown).toContain('Process this pay');
    expect(must(await web.service.pays.listPays(query))).toEqual([]);
    // The button of the preview processes what was previewed.
    const processed = await owner.submit(shown, address, {});
    expect(processed.headers.get('location')).toMatch(/^\/companies\/\d+\/pays\/\d+$/);
    // Pressed twice, it is still one pay.
    const pressedAgain = await owner.submit(shown, address, {});
    expect(pressedAgain.headers.get('location')).toBe(processed.headers.get('location'));
    const [pay, ...more] = must(await web.service.pays.listPays(query));
    expect(more).toEqual([]);
    expect(Number(pay!.result.deductions[0]!.amount)).toBe(20);
    expect(await text(processed.headers.get('location')!)).toContain('How it came about');
    expect(await actions()).toContain('create-pays');
  });

  test('payroll tax of a year is worked out by page as the interface does, and a wrong amount is kept at its field', async () => {
    const address = `${company}/reports/payroll-tax-of-year`;
    expect(await text(`${company}/reports`)).toContain(`href="${address}"`);
    const companyId = Number(company.split('/')[2]);
    const asked = { companyId, groupCompanyIds: [], financialYear: '2026-27', otherWages: '5000000' };
    const { states, australianWages } = must(await web.service.filing.payrollTax(asked));
    const shown = await text(`${address}?year=2026-27&other=5%2C000%2C000`);
    expect(states).toHaveLength(1);
    for (const { state, wages, tax, message } of states) {
      expect(shown).toContain(`>${state}<`);
      expect(shown).toContain(dollars(toFixed(wages, 2)));
      expect(shown).toContain(tax === undefined ? message : dollars(toFixed(tax, 2)));
    }
    expect(shown).toContain(dollars(toFixed(australianWages, 2)));
    expect(await text(`${address}?year=2024-25`)).toContain('No pays were processed in 2024-25.');
    const refused = await owner.get(`${address}?other=a+lot`);
    const page = await refused.text();
    expect([refused.status, page]).toEqual([422, expect.stringContaining('id="other-problem"')]);
    expect(page).toContain('value="a lot"');
  });

  test('an address that does not exist has a page for a browser and JSON for a program', async () => {
    const page = await owner.get('/no/such/page', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('There is no such page');
    const badId = await owner.get('/companies/abc/pays', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([badId.status, await badId.text()]).toEqual([422, expect.stringContaining('<h1>This address or form')]);
    const program = await owner.get('/no/such/page', { accept: '*/*' });
    expect([program.status, program.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    const api = await owner.get('/api/no-such', { accept: 'text/html,*/*;q=0.8' });
    expect(api.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
