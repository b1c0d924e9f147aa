import { demoLogins } from '@anz-payroll/demo-seed';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** Retail level 2 from 1 July 2026: 1,081.00 a week, 28.45 an hour. */
describe.each(testEngines)('pages of awards and differences on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let company: number;
  let employee: number;

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = browser(web.url);
    const page = await (await owner.get('/sign-in')).text();
    expect((await owner.submit(page, '/sign-in', demoLogins.owner)).status).toBe(303);
    company = (await call<{ id: number }>('PUT', '/api/company/create', { legal_name: 'Shop', abn: '51824753556' })).id;
    const person = auEmployee({
      ...{ first_name: 'Mina', last_name: 'Till', state: 'NSW', pay_rate_per_hour: '27.45', start_date: '2026-07-01' },
      ...{ standard_hours_per_day: 7.6, standard_days_per_week: 5, has_claimed_tax_free_threshold: true },
      ...{ award_code: 'MA000004', award_classification: 'Retail employee level 2' },
    });
    const [hired] = await call<{ employee: { id: number } }[]>('PUT', `/api/company/${company}/employees/create`, [
      person,
    ]);
    employee = hired!.employee.id;
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${web.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${web.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return (answer === '' ? undefined : JSON.parse(answer)) as T;
  };
  const text = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const submit = async (from: string, to: string, fields: Readonly<Record<string, string>>) => {
    const response = await owner.submit(await text(from), to, fields);
    return [response.status, await response.text()] as const;
  };

  test('a run tells whose approved shifts it did not take and why', async () => {
    const pays = `/companies/${company}/pays`;
    const { pay_period } = await call<{ pay_period: string }>('GET', `/api/employees/${employee}`);
    const opened = await owner.submit(await text(pays), `${pays}/runs`, { pay_period, pay_date: '9/12/2026' });
    const enter = opened.headers.get('location') ?? '';
    const take = async () => {
      const sent = await owner.submit(await text(enter), enter.replace(/enter$/, 'take-timesheets'), {});
      expect([sent.status, sent.headers.get('location')]).toEqual([303, enter]);
      return text(enter);
    };
    expect(await take()).toContain('Nobody in this run has approved shifts in its days. No pay was changed.');
    const classified = (award_classification: string) =>
      call('PATCH', `/api/company/${company}/employees/update`, [{ id: employee, award_classification }]);
    await classified('Retail employee level 99');
    const week = `/companies/${company}/timesheets`;
    for (const action of ['save', 'approve']) {
      const page = await text(`${week}?week=2026-12-07`);
      expect((await owner.submit(page, week, { d0: '9-17', action })).status).toBe(303);
    }
    const said = await take();
    expect(said).toMatch(
      /role="alert">These pays stay as they were\. [^<]*Mina[^<]*no minimum rate called Retail employee level 99/,
    );
    // Said once.
    expect(await text(enter)).not.toContain('These pays stay as they were');
    // The conditions of the award go on in December 2026: eight hours of a Monday at 28.45.
    await classified('Retail employee level 2');
    expect(await take()).not.toContain('These pays stay as they were');
    const query = `employee_id=${employee}&from=2026-12-01&to=2026-12-31&status=pending`;
    const [pay] = await call<{ hours: { value: number; rate: number }[] }[]>(
      'GET',
      `/api/company/${company}/pays?${query}`,
    );
    expect(pay?.hours.map(({ value, rate }) => [value, rate])).toEqual([[8, 28.45]]);
  });

  test('a classification follows an award and people are put into it from both pages', async () => {
    const { id: group } = await call<{ id: number }>('POST', `/api/company/${company}/pay-rate-groups`, {
      name: 'Level 2',
    });
    const awards = `/companies/${company}/award-increase`;
    const person = `/companies/${company}/people/${employee}`;
    const follow = { group_id: String(group), award_code: 'MA000004', classification: 'Retail employee level 2' };
    const [unknown, why] = await submit(awards, `${awards}/follow`, { ...follow, award_code: 'MA999999' });
    expect([unknown, why]).toEqual([422, expect.stringContaining('modern award')]);
    expect((await submit(awards, `${awards}/follow`, { ...follow, margin_percent: '1' }))[0]).toBe(303);
    expect(await text(awards)).toContain('Nobody belongs to it yet.');
    // From the page of the employee in, from the page of the company out and in again.
    const classify = { group_id: String(group), belongs: 'true' };
    expect((await submit(person, `${person}/classifications`, classify))[0]).toBe(303);
    expect(await text(awards)).toContain('Mina');
    const member = { ...classify, employee_id: String(employee) };
    expect((await submit(awards, `${awards}/people`, { ...member, belongs: 'false' }))[0]).toBe(303);
    expect(await text(awards)).toContain('Nobody belongs to it yet.');
    expect((await submit(awards, `${awards}/people`, member))[0]).toBe(303);
    expect((await submit(awards, `${awards}/people`, { ...member, group_id: '987654321' }))[0]).toBe(422);
    // 28.45 with one per cent is 28.7345, rounded up to the cent.
    expect(await text(`${awards}?on=2026-07-06`)).toContain('28.74');
    // What it would do to the last pays of those it raises, on the page and by the API: 38 × (28.74 − 27.45).
    await call('PUT', `/api/company/${company}/pays/create?pay_date=2026-11-08`, [
      { employee_id: employee, hours: [{ description: 'Ordinary time', units: 'hours', value: '38' }] },
    ]);
    const impact = await call<{ touched: { employee_id: number; change: { gross: number } }[] }>(
      'POST',
      `/api/company/${company}/impact`,
      { award_increase: { on: '2026-07-06' } },
    );
    expect(impact.touched).toEqual([
      expect.objectContaining({ employee_id: employee, change: expect.objectContaining({ gross: 49.02 }) }),
    ]);
    expect(await text(`/companies/${company}/reports/impact?award_on=2026-07-06`)).toContain('Till');
    expect((await submit(awards, `${awards}/unfollow`, { group_id: String(group) }))[0]).toBe(303);
    expect(await text(awards)).toContain('No classification follows a published award yet.');
  });

  test('what the award checks find is paid from the report', async () => {
    await call('PUT', `/api/company/${company}/pays/create?pay_date=2026-08-30`, [
      {
        employee_id: employee,
        hours: [{ description: 'Ordinary time', units: 'hours', value: '38', rate: '27.45' }],
      },
    ]);
    const days = 'from=2026-08-01&to=2026-08-31';
    const report = `/companies/${company}/reports/award-checks?${days}`;
    expect(await text(report)).toContain('Make the correction');
    const address = `/companies/${company}/reports/award-checks/back-pay`;
    const shown = await text(`${address}?${days}&pay_date=10/09/2026`);
    // 1,081.00 less 38 × 27.45.
    expect(shown).toContain('37.90');
    const confirmation = /name="confirmation"\s+value="([^"]+)"/.exec(shown)?.[1] ?? '';
    const fields = { from: '2026-08-01', to: '2026-08-31', pay_date: '10/09/2026', confirmation };
    // The page asks for another day by a form of the same address; the one that pays comes last.
    const form = shown.slice(shown.lastIndexOf('<form'));
    expect((await owner.submit(form, address, fields)).status).toBe(303);
    const after = await text(report);
    expect(after).not.toContain('Make the correction');
    expect((await owner.submit(form, address, fields)).status).toBe(422);
    expect(await text(`${address}?${days}`)).toContain('Nothing is owed for these days.');
    // After a promotion the period is short by the record of today: told, and not offered to be paid.
    const promote = (award_classification: string) =>
      call('PATCH', `/api/company/${company}/employees/update`, [{ id: employee, award_classification }]);
    await promote('Retail employee level 4');
    const told = await text(`${address}?${days}`);
    expect([told.includes('Nothing is owed for these days.'), told.includes('Pay the back pay')]).toEqual([
      true,
      false,
    ]);
    expect(told.replaceAll(/\s+/g, ' ')).toContain(
      '$38.10 by the record of today, paid as MA000004 (Retail employee level 2)',
    );
    await promote('Retail employee level 2');
  });

  test('reports are read in words, and a pay that nothing was held against shows no figures', async () => {
    const person = auEmployee({
      first_name: 'Nora',
      last_name: 'Noaward',
      start_date: '2026-07-01',
      pay_rate_per_hour: '30',
    });
    const [hired] = await call<{ employee: { id: number } }[]>('PUT', `/api/company/${company}/employees/create`, [
      person,
    ]);
    await call('PUT', `/api/company/${company}/pays/create?pay_date=2026-10-08`, [
      { employee_id: hired!.employee.id, hours: [{ description: 'Ordinary time', units: 'hours', value: '38' }] },
    ]);
    const days = 'from=2026-10-01&to=2026-10-31';
    const rowOf = (page: string) => {
      const rows = page.split(/<tr[^>]*>/).map((row) => row.replaceAll(/<[^>]*>/g, '|').replaceAll(/\s+/g, ' '));
      return rows.find((row) => row.includes('Noaward')) ?? '';
    };
    const reports = `/companies/${company}/reports`;
    const shown = rowOf(await text(`${reports}/award-checks?${days}`));
    expect(shown).toContain('Cannot tell');
    expect(shown).toContain('names no award');
    // Nothing was found to be due or paid: nought dollars would be an untrue figure. Nothing is owed, which is true.
    expect(shown.match(/\$0\.00/g)).toHaveLength(2);
    expect(await text(`${reports}/award-checks.csv?${days}`)).toContain('Cannot tell');
    expect(rowOf(await text(`${reports}/payroll-detail?${days}`))).toContain('Ordinary pay');
    expect(await text(`${reports}/payroll-tax?${days}`)).toContain('Oct 2026');
    expect(await text(`${reports}/forecast?as_at=2026-10-31`)).toContain('Nov 2026');
  });

  test('a pay beside figures from elsewhere, and a preview beside the last pay', async () => {
    const [pay] = await call<{ id: number }[]>('PUT', `/api/company/${company}/pays/create?pay_date=2026-11-12`, [
      {
        employee_id: employee,
        hours: [{ description: 'Ordinary time', units: 'hours', value: '40', rate: '25' }],
      },
    ]);
    const shown = await text(`/companies/${company}/pays/${pay!.id}?gross=800&tax=85&net=715`);
    expect(shown).toContain('the figures from elsewhere');
    // 1,000 a week bears 55 more than 800; the other two dollars nobody can explain.
    expect(shown.replaceAll(/\s+/g, ' ')).toMatch(/Not explained.*\$2\.00/);
    const wrong = await text(`/companies/${company}/pays/${pay!.id}?gross=much`);
    expect(wrong).toContain('much');
    const entry = `/companies/${company}/people/${employee}/pay`;
    const typed = { pay_date: '19/11/2026', hours_0_value: '32' };
    const preview = await owner.submit(await text(entry), entry, typed);
    const page = await preview.text();
    expect([preview.status, page]).toEqual([200, expect.stringContaining('Why it differs from')]);
    expect(page).toContain('32 hours');
  });
});
