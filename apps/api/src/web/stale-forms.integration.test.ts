import { demoLogins } from '@anz-payroll/demo-seed';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, operator, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(120_000);

const said = 'Somebody else changed this record in the meantime.';

/** decisions 0680 and 1090: a form that was made from an older record undoes nothing that others have saved since. */
describe.each(testEngines)('two people on one record, on $engine', (engine) => {
  let web: WebService;
  let ana: Browser;
  let ben: Browser;
  let company: number;
  let employee: number;

  beforeAll(async () => {
    web = await startWebService(engine);
    [ana, ben] = [await web.signIn(), await web.signIn()];
    const companies = await web.call<{ id: number; country: string }[]>('GET', '/api/company');
    company = companies.find(({ country }) => country === 'AU')!.id;
    const people = await web.call<{ id: number; first_name: string }[]>('GET', `/api/company/${company}/employees`);
    employee = people.find(({ first_name }) => first_name === 'Amelia')!.id;
  });
  afterAll(() => web.close());

  const text = async (visitor: Browser, address: string) => {
    const response = await visitor.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  /** What a browser sends: everything that stands in the form, with what somebody typed over it. */
  const send = (visitor: Browser, page: string, address: string, typed: Readonly<Record<string, string>>) =>
    visitor.submit(page, address, { ...valuesIn(page, address), ...typed });

  interface Case {
    readonly address: () => Promise<string>;
    readonly ben: Readonly<Record<string, string>>;
    readonly ana: Readonly<Record<string, string>>;
  }
  const person = () => `/companies/${company}/people/${employee}`;
  const part = (path: string, typed: Readonly<Record<string, string>>) => async () => {
    const list = `${person()}/${path}`;
    const added = await send(ben, await text(ben, list), list, typed);
    expect([added.status, alertIn(await added.text())]).toEqual([303, '']);
    const ids = [...(await text(ben, list)).matchAll(new RegExp(`${list}/(\\d+)"`, 'g'))].map(([, id]) => Number(id));
    return `${list}/${Math.max(...ids)}`;
  };
  const cases: Readonly<Record<string, Case>> = {
    'a person': {
      address: async () => `${person()}/edit`,
      ben: { pay_rate_per_hour: '41' },
      ana: { position: 'Head baker' },
    },
    'a company': {
      address: async () => `/companies/${company}/settings`,
      ben: { phone: '02 5550 9876' },
      ana: { trading_name: 'The Bakery' },
    },
    'an allowance of a person': {
      address: part('allowances', { description: 'Tools of two', amount: '10', allowance_category: 'TD' }),
      ben: { amount: '12' },
      ana: { description: 'Tools of both' },
    },
    'a deduction': {
      address: part('deductions', { description: 'Union', amount: '10', classification: 'UNION_FEES' }),
      ben: { amount: '12' },
      ana: { description: 'Union fee' },
    },
    'a salary sacrifice': {
      address: part('pay-sacrifices', { description: 'Laptop', amount: '10' }),
      ben: { amount: '12' },
      ana: { description: 'Laptop lease' },
    },
    'a bonus': {
      address: part('bonuses', { description: 'Quarter', amount: '10' }),
      ben: { amount: '12' },
      ana: { description: 'Quarter bonus' },
    },
    'an own pay rate': {
      address: part('pay-rates', { description: 'Nights', rate: '40' }),
      ben: { rate: '45' },
      ana: { description: 'Night shift' },
    },
    'opening balances': {
      address: async () => `${person()}/opening-balances`,
      ben: { as_at: '01/07/2026', gross: '1000' },
      ana: { as_at: '01/07/2026', tax: '200' },
    },
    'an allowance of the company': {
      address: async () => {
        const list = `/companies/${company}/settings/allowances`;
        const typed = { description: 'Boots of two', amount: '10', allowance_category: 'OD' };
        const added = await send(ben, await text(ben, list), list, typed);
        expect([added.status, alertIn(await added.text())]).toEqual([303, '']);
        const ids = [...(await text(ben, list)).matchAll(new RegExp(`${list}/(\\d+)"`, 'g'))].map(([, id]) =>
          Number(id),
        );
        return `${list}/${Math.max(...ids)}`;
      },
      ben: { amount: '12' },
      ana: { description: 'Boots of both' },
    },
    'a pay rate of the company': {
      address: async () => {
        const settings = `/companies/${company}/settings`;
        const level = { name: 'Level of two' };
        expect(
          (await send(ben, await text(ben, `${settings}/classifications`), `${settings}/classifications`, level))
            .status,
        ).toBe(303);
        const rates = await text(ben, `${settings}/pay-rates`);
        const [, classification = ''] = /<option value="(\d+)"[^>]*>Level of two</.exec(rates) ?? [];
        const rate = { description: 'Rate of two', classification, rate: '30' };
        expect((await send(ben, rates, `${settings}/pay-rates`, rate)).status).toBe(303);
        const listed = await text(ben, `${settings}/pay-rates`);
        const ids = [...listed.matchAll(/pay-rates\/(\d+)"/g)].map(([, id]) => Number(id));
        return `${settings}/pay-rates/${Math.max(...ids)}`;
      },
      ben: { rate: '31' },
      ana: { description: 'Rate of both' },
    },
  };

  test.each(Object.entries(cases))(
    '%s: the later form is shown again, and saves when it is sent once more',
    async (_, one) => {
      const address = await one.address();
      const seenByAna = await text(ana, address);
      const saved = await send(ben, await text(ben, address), address, one.ben);
      expect([saved.status, alertIn(await saved.text())]).toEqual([303, '']);
      const refused = await send(ana, seenByAna, address, one.ana);
      const again = await refused.text();
      expect([refused.status, again.includes(said)]).toEqual([422, true]);
      const stored = valuesIn(await text(ben, address), address);
      for (const [name, typed] of Object.entries(one.ben)) {
        expect([name, stored[name]]).toEqual([name, typed]);
        // Ana's page shows what she had, and says what is stored instead.
        if (!(name in one.ana)) expect([name, again.includes(`id="${name}-problem"`)]).toEqual([name, true]);
      }
      for (const [name, typed] of Object.entries(one.ana)) expect(valuesIn(again, address)[name]).toBe(typed);
      expect((await send(ana, again, address, { ...one.ben, ...one.ana })).status).toBe(303);
      expect(valuesIn(await text(ben, address), address)).toMatchObject({ ...one.ben, ...one.ana });
    },
  );

  test('of two forms that are sent at the same moment one is stored', async () => {
    const { companies } = web.service;
    const award = made(await companies.createAward({ companyId: company, body: { name: 'Award of two' } }));
    const group = made(await companies.createPayRateGroup({ companyId: company, body: { name: 'Group of two' } }));
    const body = { description: 'Rate at once', units: 'hours', rate: '30', is_overtime: false };
    const rate = made(await companies.createPayRate({ companyId: company, groupId: group.id, body }));
    for (const [address, field] of [
      [`${person()}/edit`, 'position'],
      [`/companies/${company}/settings`, 'trading_name'],
      [`/companies/${company}/settings/awards/${award.id}`, 'name'],
      [`/companies/${company}/settings/classifications/${group.id}`, 'name'],
      [`/companies/${company}/settings/pay-rates/${rate.id}`, 'description'],
    ] as const) {
      const pages = [await text(ana, address), await text(ben, address)] as const;
      const answers = await Promise.all([
        send(ana, pages[0], address, { [field]: 'From Ana' }),
        send(ben, pages[1], address, { [field]: 'From Ben' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    }
  });

  interface AccountForm {
    readonly page: string;
    readonly action: string;
    readonly ben: Readonly<Record<string, string>>;
    readonly ana: Readonly<Record<string, string>>;
    /** What is stored now, as Ana's page says it. */
    readonly says: readonly string[];
  }
  const accountForms: Readonly<Record<string, () => Promise<AccountForm>>> = {
    'a user': async () => {
      const typed = { name: 'Uma User', email: 'uma@stale.example', role: 'reader' as const, companyIds: [] };
      const of = { customerId: await customerId(), ...typed };
      const page = `/users/${made(await web.service.accounts.createUser(of, operator)).id}`;
      const ben = { name: 'Uma Usher', role: 'hr' };
      const ana = { name: 'Uma User', role: 'approver' };
      return { page, action: page, ben, ana, says: ['“Uma Usher” is stored now.', '“HR” is stored now.'] };
    },
    'a role of the account': async () => {
      const role = { name: 'Role', permissions: ['people.read'], companyIds: null, departments: null, fieldGroups: [] };
      const of = { customerId: await customerId(), ...role };
      const page = `/roles/${made(await web.service.accounts.createOwnRole(of, { ...operator, customerId: of.customerId })).id}`;
      const ben = { name: 'Role', permissions: 'audit.read', reach: 'all' };
      const ana = { name: 'Role of Ana', permissions: 'people.read', reach: 'all' };
      const says = ['“Role” is stored now.', 'See employees <span class="quiet">(stored now: no)</span>'];
      return { page, action: page, ben, ana, says };
    },
    'what needs a second person': async () => ({
      page: `/companies/${company}/approvals`,
      action: `/companies/${company}/second-person`,
      ben: { limit: '100.00' },
      ana: { hold: 'on', limit: '' },
      says: ['“100.00” is stored now.', 'of its change <span class="quiet">(stored now: no)</span>'],
    }),
  };
  test.each(Object.keys(accountForms))('%s: a form that was opened earlier is shown again', async (name) => {
    await undoesNothing([ana, ben], await accountForms[name]!());
  });

  test('a form that is refused for what was typed says of nothing that it is stored now', async () => {
    const owner = (await web.service.accounts.readSession(ana.cookies.get('payroll-session') ?? ''))!.user;
    const page = `/users/${owner.id}`;
    const refused = await ana.submit(await text(ana, page), page, { name: 'Another name', role: 'reader' });
    const again = await refused.text();
    expect([refused.status, again.includes('value="Another name"')]).toEqual([422, true]);
    expect(again).not.toContain('stored now');
  });

  test('a webhook: a form that was opened earlier is shown again', async () => {
    const admins = await apiAdmins();
    const typed = { url: 'https://127.0.0.1/stale', employee_created: 'on' };
    const registered = await admins[0].submit(
      await text(admins[0], '/developers/webhooks'),
      '/developers/webhooks',
      typed,
    );
    expect(registered.status).toBe(200);
    const listed = await text(admins[0], '/developers/webhooks');
    const [, page = ''] = /href="(\/developers\/webhooks\/\d+)"[^>]*>https:\/\/127.0.0.1\/stale/.exec(listed) ?? [];
    await undoesNothing(admins, {
      page,
      action: page,
      ben: { ...typed, url: 'https://127.0.0.1/moved' },
      ana: { ...typed, pay_created: 'on' },
      says: ['“https://127.0.0.1/moved” is stored now.', 'pay.created <span class="quiet">(stored now: no)</span>'],
    });
  });

  test('an application: a form that was opened earlier is shown again', async () => {
    const admins = await apiAdmins();
    const typed = { name: 'Application', redirect_uris: 'https://stale.example/cb' };
    const create = '/api-management/clients';
    expect((await admins[0].submit(await text(admins[0], '/api-management'), create, typed)).status).toBe(200);
    await undoesNothing(admins, {
      page: '/api-management',
      action: '/api-management/clients/change',
      ben: { ...typed, name: 'Application moved' },
      ana: { ...typed, redirect_uris: 'https://stale.example/other' },
      says: ['“Application moved” is stored now.', '“https://stale.example/cb” is stored now.'],
    });
  });

  const apiAdmins = async () => {
    const admins = [browser(web.url), browser(web.url)] as const;
    for (const admin of admins) {
      await admin.submit(await (await admin.get('/sign-in')).text(), '/sign-in', demoLogins.apiAdmin);
    }
    return admins;
  };
  const undoesNothing = async (
    [first, second]: readonly [Browser, Browser],
    { page, action, ben: benTyped, ana: anaTyped, says }: AccountForm,
  ) => {
    const seen = await text(first, page);
    expect((await second.submit(await text(second, page), action, benTyped)).status).toBe(303);
    const after = await text(second, page);
    const refused = await first.submit(seen, action, anaTyped);
    const again = (await refused.text()).replaceAll('&quot;', '"');
    expect([refused.status, again.includes(said)]).toEqual([422, true]);
    for (const one of says) expect(again.replaceAll(/\s+/g, ' ')).toContain(one);
    // Nothing of it was stored.
    expect(formIn(await text(second, page), action)).toBe(formIn(after, action));
    expect((await first.submit(again, action, anaTyped)).status).toBe(303);
    // At the same moment one of both is stored.
    const pages = [await text(first, page), await text(second, page)] as const;
    const both = await Promise.all([
      first.submit(pages[0], action, benTyped),
      second.submit(pages[1], action, benTyped),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  };
  const customerId = async () =>
    (await web.service.accounts.readSession(ana.cookies.get('payroll-session') ?? ''))!.customer.id;

  test('what an employee may see: the later form is shown again with its own ticks', async () => {
    const address = `${person()}/access`;
    const seenByAna = await text(ana, address);
    const ticked = ticksIn(seenByAna);
    const without = (name: string) => Object.fromEntries(Object.entries(ticked).filter(([key]) => key !== name));
    const toggled = (name: string) => (name in ticked ? without(name) : { ...ticked, [name]: 'on' });
    expect((await ben.submit(await text(ben, address), address, toggled('allow_view_payslips'))).status).toBe(303);
    const after = ticksIn(await text(ben, address));
    const refused = await ana.submit(seenByAna, address, toggled('allow_edit_leave_requests'));
    const again = await refused.text();
    expect([refused.status, again.includes(said)]).toEqual([422, true]);
    expect(ticksIn(await text(ben, address))).toEqual(after);
    expect(ticksIn(again)).toEqual(toggled('allow_edit_leave_requests'));
    expect((await ana.submit(again, address, ticksIn(again))).status).toBe(303);
    expect(ticksIn(await text(ben, address))).toEqual(toggled('allow_edit_leave_requests'));
  });

  test('a planned last day: a page that shows an earlier plan takes no later one back', async () => {
    const customer = await web.service.accounts.readSession(ana.cookies.get('payroll-session') ?? '');
    const one = { customerId: customer!.customer.id, employeeId: employee };
    const plan = async (terminationDate: string) =>
      expect(await web.service.pays.planTermination({ ...one, termination: { terminationDate } })).toMatchObject({
        ok: true,
      });
    await plan('2027-02-01');
    const seen = await text(ana, person());
    await plan('2027-03-01');
    const refused = await ana.submit(seen, `${person()}/cancel-plan`, {});
    const again = await refused.text();
    expect([refused.status, again.includes('The plan has changed since it was read.')]).toEqual([422, true]);
    expect((await ana.submit(again, `${person()}/cancel-plan`, {})).status).toBe(303);
    expect(await web.service.pays.readPlannedTermination(one)).toMatchObject({ ok: false });
  });

  test('planning a last day: a form that was opened earlier replaces no later plan', async () => {
    const one = { customerId: await customerId(), employeeId: employee };
    const planned = async () => {
      const plan = await web.service.pays.readPlannedTermination(one);
      return plan.ok ? plan.value.terminationDate : undefined;
    };
    const form = `${person()}/terminate`;
    const action = `${person()}/plan-termination`;
    /** From the opened form to its preview, as a browser sends its fields. */
    const preview = async (visitor: Browser, page: string, lastDay: string) => {
      const [, version = ''] = /name="version" value="([^"]*)"/.exec(page) ?? [];
      const query = new URLSearchParams({ version, termination_date: lastDay, pay_date: lastDay });
      return text(visitor, `${form}?${query.toString()}`);
    };
    /** The button "Plan this last day" sends the fields of the preview to an address of its own. */
    const plan = (visitor: Browser, page: string) => {
      const confirmed = page.slice(page.indexOf(`<form method="post" action="${form}"`));
      return visitor.submit(confirmed.replace(`action="${form}"`, `action="${action}"`), action, {});
    };

    // Ana saw no plan; Ben has made one since, before she asks for the preview.
    const seenByAna = await text(ana, form);
    const byBen = await plan(ben, await preview(ben, await text(ben, form), '2027-03-01'));
    expect([byBen.status, await planned()]).toEqual([303, '2027-03-01']);
    const refused = await plan(ana, await preview(ana, seenByAna, '2027-02-01'));
    const again = await refused.text();
    expect([refused.status, again.includes(said), await planned()]).toEqual([422, true, '2027-03-01']);
    expect(again).toContain('id="termination_date-problem">“01/03/2027” is stored now');
    // She has seen it, and means it.
    expect((await plan(ana, await preview(ana, again, '2027-02-01'))).status).toBe(303);
    expect(await planned()).toBe('2027-02-01');

    // Nor does a form that shows a plan make one again that was taken back.
    const shown = await preview(ana, await text(ana, form), '2027-04-01');
    expect(await web.service.pays.cancelPlannedTermination(one)).toMatchObject({ ok: true });
    expect([(await plan(ana, shown)).status, await planned()]).toEqual([422, undefined]);
  });

  test('accounts of the journal', async () => {
    const page = `/companies/${company}/reports/journal`;
    const shown = await text(ana, page);
    const first = await ben.submit(await text(ben, page), `${page}/accounts`, { wages: '6-1000' });
    expect(first.status).toBe(303);
    const later = await ana.submit(shown, `${page}/accounts`, { wages: '6-2000', overtime: '6-3000' });
    const answer = await later.text();
    expect([later.status, answer]).toEqual([422, expect.stringContaining(said)]);
    expect(answer).toContain('id="wages-problem">“6-1000” is stored now');
    expect(await text(ben, page)).toMatch(/id="wages"[^>]*value="6-1000"/s);
    expect((await ana.submit(answer, `${page}/accounts`, { wages: '6-2000' })).status).toBe(303);
  });

  test('a week of shifts: a line that was loaded earlier deletes no shift that was entered since', async () => {
    const week = `/companies/${company}/timesheets?week=2026-11-16`;
    const address = `/companies/${company}/timesheets`;
    const ofEmployee = new RegExp(`name="employee_id"\\s+value="${employee}"`);
    const line = (page: string) => page.split('<form').find((form) => ofEmployee.test(form)) ?? '';
    const save = (visitor: Browser, page: string, typed: Readonly<Record<string, string>>) =>
      visitor.submit(`<form${line(page)}`, address, { action: 'save', ...typed });
    const seenByAna = await text(ana, week);
    expect((await save(ben, await text(ben, week), { d0: '9-17' })).status).toBe(303);
    const refused = await save(ana, seenByAna, { d1: '10-14' });
    const again = await refused.text();
    expect(refused.status).toBe(422);
    expect(again).toContain('Somebody else changed this line in the meantime.');
    expect(line(again)).toContain('stored: 09:00-17:00');
    expect(line(again)).toContain('value="10-14"');
    const shifts = async () => {
      const listed = await web.call<{ shifts?: { date: string }[] } | { date: string }[]>(
        'GET',
        `/api/company/${company}/timesheets?from=2026-11-16&to=2026-11-22`,
      );
      return (Array.isArray(listed) ? listed : (listed.shifts ?? [])).map(({ date }) => date);
    };
    expect(await shifts()).toEqual(['2026-11-16']);
    expect((await save(ana, again, { d0: '9-17', d1: '10-14' })).status).toBe(303);
    expect(await shifts()).toEqual(['2026-11-16', '2026-11-17']);
    // Sent at the same moment, one of both is stored.
    const pages = [await text(ana, week), await text(ben, week)] as const;
    const both = await Promise.all([
      save(ana, pages[0], { d0: '9-17', d1: '10-14', d2: '8-12' }),
      save(ben, pages[1], { d0: '9-17', d1: '10-14', d3: '8-12' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect(await shifts()).toHaveLength(3);
  });
});

function made<T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

function formIn(page: string, action: string): string {
  return (
    page
      .split(/<form\b/i)
      .find((form) => form.includes(`action="${action}"`))
      ?.split(/<\/form>/i)[0] ?? ''
  );
}

/** What stands in the fields of a form. */
function valuesIn(page: string, action: string): Record<string, string> {
  const form = formIn(page, action);
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('type="text"') || tag.includes('type="email"'))
    .map((tag): [string, string] => [/name="([^"]*)"/.exec(tag)?.[1] ?? '', /value="([^"]*)"/.exec(tag)?.[1] ?? '']);
  const selects = [...form.matchAll(/<select\b[^>]*name="([^"]*)"[^>]*>([^]*?)<\/select>/g)].map(
    ([, name = '', options = '']): [string, string] => [
      name,
      /<option value="([^"]*)"[^>]*\bselected/.exec(options)?.[1] ?? '',
    ],
  );
  const areas = [...form.matchAll(/<textarea\b[^>]*name="([^"]*)"[^>]*>([^]*?)<\/textarea>/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return Object.fromEntries([...inputs, ...selects, ...areas].map(([name, value]) => [name, unescaped(value)]));
}

function unescaped(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

function alertIn(page: string): string {
  return /<div class="alert"[^]*?<\/div>/.exec(page)?.[0] ?? '';
}

function ticksIn(page: string): Record<string, string> {
  const boxes = [...page.matchAll(/<input\s+type="checkbox"[^>]*>/g)].map(([tag]) => tag);
  return Object.fromEntries(
    boxes.filter((tag) => /\bchecked\b/.test(tag)).map((tag) => [/name="([^"]*)"/.exec(tag)?.[1] ?? '', 'on']),
  );
}
