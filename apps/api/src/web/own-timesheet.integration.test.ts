import { demoLogins } from '@anz-payroll/demo-seed';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { addDays, dayOfWeek, type CivilDate } from 'payroll-core';
import { browser, must, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

/** Specification 2.5: allow_edit_timesheet. Hana of the demo works by the week in New Zealand. */
describe.each(testEngines)('hours that an employee enters, on $engine', (engine) => {
  let web: WebService;
  let customerId: number;
  let today: CivilDate;
  let monday: CivilDate;
  let owner: Browser;
  const hana = { id: 0, companyId: 2, browser: undefined as unknown as Browser };
  const week = () => `/my/${hana.id}/timesheet?week=${monday}`;
  const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();

  beforeAll(async () => {
    web = await startWebService(engine, { MAIL_SENDER: 'off', LODGEMENT: 'off', RATE_LIMITS: 'off' });
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    // A week whose pay is still to come.
    today = new Date(web.service.clock.now()).toISOString().slice(0, 10) as CivilDate;
    monday = addDays(today, 8 - dayOfWeek(today));
    owner = await signedIn(demoLogins.owner);
    hana.browser = await signedIn(demoLogins.newZealander);
    hana.id = Number(/\/my\/(\d+)$/.exec((await hana.browser.get('/my')).headers.get('location') ?? '')?.[1]);
  });
  afterAll(() => web.close());

  const signedIn = async (login: { readonly email: string; readonly password: string }) => {
    const visitor = browser(web.url);
    await visitor.submit(await text(visitor, '/sign-in'), '/sign-in', login);
    return visitor;
  };
  const enter = async (days: Readonly<Record<string, string>>, page?: string) =>
    hana.browser.submit(page ?? (await text(hana.browser, week())), `/my/${hana.id}/timesheet`, {
      week: monday,
      ...days,
    });
  const shifts = async () =>
    must(
      await web.service.pays.listShifts({
        ...{ customerId, companyId: hana.companyId, employeeId: hana.id },
        ...{ from: monday, to: addDays(monday, 6) },
      }),
    );

  test('without the flag there is no timesheet', async () => {
    expect((await hana.browser.get(week())).status).toBe(404);
    expect(await text(hana.browser, `/my/${hana.id}`)).not.toContain('/timesheet"');
  });

  test('the employer opens it where the access is set up', async () => {
    const access = `/companies/${hana.companyId}/people/${hana.id}/access`;
    const form = await text(owner, access);
    expect(form).toContain('Enter their hours, which you approve before they are paid');
    const opened = { employee_portal_active: 'on', allow_view_payslips: 'on', allow_edit_timesheet: 'on' };
    expect((await owner.submit(form, access, opened)).status).toBe(303);
    expect(await text(hana.browser, `/my/${hana.id}`)).toContain(`/my/${hana.id}/timesheet"`);
  });

  test('a week is entered, and what cannot be read is told at its day with all that was typed', async () => {
    const wrong = await enter({ d0: '9-17 (12-12:30)', d1: 'all day' });
    expect(wrong.status).toBe(422);
    const said = await wrong.text();
    expect(said).toContain('“all day” is no shift');
    expect(said).toContain('href="#d1"');
    expect(said).toContain('value="9-17 (12-12:30)"');
    expect(await shifts()).toEqual([]);

    const saved = await enter({ d0: '9-17 (12-12:30)', d1: '22-6' });
    expect(saved.headers.get('location')).toBe(`${week()}&done=saved`);
    const page = await text(hana.browser, week());
    // 7.5 hours of Monday and 8 of the night to Wednesday.
    expect(page).toContain('<strong>15.5 h</strong> in this week');
    expect(await shifts()).toMatchObject([
      { date: monday, approvedBy: null },
      { date: addDays(monday, 1), approvedBy: null },
    ]);
  });

  test('nobody enters hours for somebody else', async () => {
    const other = hana.id + 1;
    const page = (await text(hana.browser, week())).replaceAll(`/my/${hana.id}/timesheet`, `/my/${other}/timesheet`);
    const sent = await hana.browser.submit(page, `/my/${other}/timesheet`, { week: monday, d0: '9-10' });
    expect([sent.status, (await hana.browser.get(`/my/${other}/timesheet`)).status]).toEqual([404, 404]);
    expect(await shifts()).toHaveLength(2);
  });

  test('hours of a past week are on the list of what the company needs, with the way there', async () => {
    const past = addDays(monday, -14);
    const page = await text(hana.browser, `/my/${hana.id}/timesheet?week=${past}`);
    await hana.browser.submit(page, `/my/${hana.id}/timesheet`, { week: past, d2: '9-11' });
    const needs = await text(owner, '/home');
    expect(needs).toContain(`href="/companies/${hana.companyId}/timesheets?week=${addDays(past, 2)}"`);
    expect(needs).toContain('One shift to approve');
    await hana.browser.submit(
      await text(hana.browser, `/my/${hana.id}/timesheet?week=${past}`),
      `/my/${hana.id}/timesheet`,
      { week: past },
    );
    expect(await text(owner, '/home')).not.toContain('to approve');
  });

  test('what is approved is paid, and stays whatever the employee types', async () => {
    const before = await text(hana.browser, week());
    const address = `/companies/${hana.companyId}/timesheets`;
    const line = await text(owner, `${address}?week=${monday}`);
    const approval = { employee_id: String(hana.id), week: monday, d0: '09:00-17:00 (12:00-12:30)', d1: '22:00-06:00' };
    expect((await owner.submit(line, address, { ...approval, version: '', action: 'approve' })).status).toBe(422);
    const version = new RegExp(`id="line-${hana.id}"[\\s\\S]*?name="version" value="([^"]*)"`).exec(line)?.[1];
    expect((await owner.submit(line, address, { ...approval, version: version!, action: 'approve' })).status).toBe(303);

    const stale = await enter({ d0: '9-12' }, before);
    expect(stale.status).toBe(422);
    expect(await stale.text()).toContain('Somebody else changed this line in the meantime');
    expect((await enter({ d3: '10-12' })).status).toBe(303);
    expect((await shifts()).map(({ date, approvedBy }) => [date, approvedBy !== null])).toEqual([
      [monday, true],
      [addDays(monday, 1), true],
      [addDays(monday, 3), false],
    ]);
    expect(await text(hana.browser, week())).toContain('09:00-17:00 (12:00-12:30) ✓');

    const run = { customerId, companyId: hana.companyId, payPeriod: 'WEEKLY' as const };
    must(await web.service.pays.openPayRun({ ...run, payDate: addDays(monday, 3) }));
    const pays = must(await web.service.pays.listPays({ customerId, companyId: hana.companyId, employeeId: hana.id }));
    const hours = pays.at(-1)!.result.hours.reduce((sum, { value }) => sum + Number(value), 0);
    expect([pays.at(-1)!.periodStart, hours]).toEqual([monday, 15.5]);
  });

  test('whoever has left reads what was entered', async () => {
    must(
      await web.service.employees.updateEmployees({
        ...{ companyId: hana.companyId, identifierType: 'employee_id' },
        items: [{ id: hana.id, allow_edit_timeclock: true }],
      }),
    );
    const shown = await text(hana.browser, week());
    await hana.browser.submit(shown, `/my/${hana.id}/clock`, { action: 'start' });
    const ended = await fetch(`${web.url}/api/employees/${hana.id}/terminate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${web.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ termination_date: today, pay_date: today }),
    });
    expect(ended.status).toBe(200);
    const of = { customerId, companyId: hana.companyId };
    const pays = must(await web.service.pays.listPays({ ...of, employeeId: hana.id }));
    const { payRunId } = pays.find(({ termination }) => termination !== null)!;
    must(await web.service.pays.processPayRun({ ...of, payRunId }));
    expect((await enter({ d4: '9-10' }, shown)).status).toBe(422);
    const page = await text(hana.browser, week());
    expect(page).not.toContain('Save the week');
    expect(page).toContain('09:00-17:00 (12:00-12:30) ✓');
    // Nor does whoever did not clock out fall off the list of the employer.
    const later = await text(owner, `/companies/${hana.companyId}/timesheets?week=${addDays(today, 7)}`);
    expect(later).toContain('clocked in since');
  });
});
