import { demoLogins } from '@anz-payroll/demo-seed';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import type { CivilDate } from 'payroll-core';
import { browser, must, operator, type Browser } from '../testing/account-service';
import { linkIn, openMailbox, type Mailbox } from '../testing/mailbox';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';
const payDate = '2026-07-10' as CivilDate;
const everything = {
  ...{ employee_portal_active: true, allow_view_payslips: true, allow_view_holiday_leave_balance: true },
  ...{ allow_view_sick_leave_balance: true, allow_view_long_service_leave_balance: true },
};

/** Two employees of one company, a third of another account. */
describe('an employee on their own page', () => {
  let web: WebService;
  let mailbox: Mailbox;
  let owner: Browser;
  let customerId: number;
  let companyId: number;
  const people: { id: number; payId: number; email: string; browser: Browser }[] = [];

  beforeAll(async () => {
    mailbox = await openMailbox();
    web = await startWebService(undefined, { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off' });
    owner = browser(web.url);
    await signIn(owner, demoLogins.owner);
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    companyId = 1;
    const items = ['Ash', 'Birch'].map((last_name, index) =>
      auEmployee({
        ...{ first_name: 'Robin', last_name, number: `OWN-${index}`, email_address: `${last_name}@own.example` },
        ...(index === 0 ? { annual_salary: 80_000, pay_rate_per_hour: undefined } : { pay_rate_per_hour: '40' }),
        ...{ standard_hours_per_day: '7.6', standard_days_per_week: 5, ...everything },
        ...{ default_employee_fund_usi: 'STA0100AU', default_employee_fund_member_number: '9123' },
      }),
    );
    const made = must(await web.service.employees.createEmployees({ companyId, items }));
    for (const result of made.results) {
      if (!('employee' in result)) throw new Error(JSON.stringify(result.errors));
      const { id } = result.employee;
      const hours = [{ description: 'Ordinary', units: 'hours', value: '38' }];
      const where = { customerId, companyId };
      const items = [{ employeeId: id, hours }];
      must(await web.service.pays.createPays({ ...where, identifierType: 'employee_id', payDate, items }));
      const [pay] = must(await web.service.pays.listPays({ ...where, employeeId: id }));
      people.push({ id, payId: pay!.id, email: result.employee.email_address!, browser: browser(web.url) });
    }
  });
  afterAll(async () => {
    await web.close();
    await mailbox.remove();
  });

  const signIn = async (visitor: Browser, login: { email: string; password: string }) =>
    visitor.submit(await (await visitor.get('/sign-in')).text(), '/sign-in', login);
  const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();
  const newest = async (address: string) => {
    await web.service.mail.sendDue();
    return (await mailbox.to(address)).at(-1);
  };
  const setFlags = async (employeeId: number, flags: object) => {
    const items = [{ id: employeeId, ...flags }];
    must(await web.service.employees.updateEmployees({ companyId, identifierType: 'employee_id', items }));
  };
  const refused = ({ status }: Response, what: string) =>
    expect([what, [403, 404].includes(status) ? 'refused' : status]).toEqual([what, 'refused']);
  const actions = async () =>
    (await web.service.accounts.readAuditLog(customerId, { limit: 100 })).map(({ action }) => action);

  test('is invited from the page, sets a password by the link and signs in to the own pay', async () => {
    for (const person of people) {
      const access = `/companies/${companyId}/people/${person.id}`;
      const sent = await owner.submit(await text(owner, `${access}/access`), `${access}/invitation`, {});
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `${access}/access?done=invited`]);
      const letter = await newest(person.email);
      expect(letter?.subject).toBe('Your pay at Saltbush Bakery online');
      const link = linkIn(letter, '/set-password');
      const chosen = { password, again: password };
      await person.browser.submit(await text(person.browser, link), '/set-password', chosen);
      expect((await signIn(person.browser, { email: person.email, password })).status).toBe(303);
      expect((await person.browser.get('/home')).headers.get('location')).toBe('/my');
      expect((await person.browser.get('/my')).headers.get('location')).toBe(`/my/${person.id}`);
      expect(await text(owner, `${access}/access`)).toContain('Signs in');
    }
    expect(await actions()).toContain('employee.invite');
    const again = await fetch(`${web.url}/api/employees/${people[0]!.id}/invitation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${web.token}` },
    });
    expect(again.status).toBe(409);
  });

  test('connects no application: the subject of an ID token is the account, and not the person', async () => {
    const [{ browser: visitor, email }] = people as [(typeof people)[number]];
    const redirectUri = 'https://rosters.example/callback';
    const details = { customerId: 2, name: 'Rosters', redirectUris: [redirectUri] };
    const { client } = must(await web.service.accounts.createClient(details, { ...operator, customerId: null }));
    const asked = new URLSearchParams({ client_id: client.clientId, redirect_uri: redirectUri, scope: 'openid' });
    const answer = await visitor.get(`/api/oauth/authorize?${asked.toString()}`);
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain(`You are signed in as ${email}, which shows your own pay.`);
    // Somebody who runs the payroll goes on from there.
    const link = /href="(\/sign-in[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&');
    expect((await visitor.get(link)).status).toBe(200);
    const waiting = (await owner.get(`/api/oauth/authorize?${asked.toString()}`)).headers.get('location')!;
    expect([(await visitor.get(waiting)).status, (await owner.get(waiting)).status]).toEqual([400, 200]);
  });

  test.each([
    ['a name spelt with a non-joiner', 'علی\u200cرضا', 'محمدی', 'علی\u200cرضا محمدی'],
    ['a name with marks that nobody sees', 'Al\u200bex', 'Ash\ufeff', 'Alex Ash'],
    ['a name as long as a record takes', 'B'.repeat(60), 'C'.repeat(60), `${'B'.repeat(60)} ${'C'.repeat(59)}`],
  ])('%s is invited', async (_, first_name, last_name, shown) => {
    const email_address = `named-${shown.length}@own.example`;
    const number = `NAMED-${shown.length}`;
    const items = [auEmployee({ first_name, last_name, number, email_address, ...everything })];
    const [made] = must(await web.service.employees.createEmployees({ companyId, items })).results;
    if (made === undefined || !('employee' in made)) throw new Error(JSON.stringify(made));
    const access = `/companies/${companyId}/people/${made.employee.id}`;
    const sent = await owner.submit(await text(owner, `${access}/access`), `${access}/invitation`, {});
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${access}/access?done=invited`]);
    const invited = await web.service.accounts.readEmployeeAccess({ customerId, employeeId: made.employee.id });
    const names = await web.service.accounts.userNames(customerId, [invited!.userId]);
    expect(names.get(invited!.userId)).toBe(shown);
  });

  test('sees payslip, explanation down to the published line, PDF, year to date and leave', async () => {
    const [{ id, payId, browser: robin }] = people as [(typeof people)[0]];
    const home = await text(robin, `/my/${id}`);
    expect(home).toContain('Hello Robin');
    expect(home).toContain(`/my/${id}/payslips/${payId}`);
    expect(home).toContain('This tax year');
    expect(await text(robin, `/my/${id}/payslips`)).toContain(`/my/${id}/payslips/${payId}`);
    const payslip = await text(robin, `/my/${id}/payslips/${payId}`);
    expect(payslip).toContain('Why is it this much?');
    expect(payslip).toContain('https://www.ato.gov.au/');
    // Eleven digits as the Australian Business Register prints them.
    expect(payslip).toMatch(/ABN \d{2} \d{3} \d{3} \d{3}\b/);
    expect(payslip).not.toContain('Birch');
    // Fair Work Regulations 2009 (Cth) reg 3.46(4), (5): the annual rate of who has one, and the fund.
    expect(payslip).toContain('Annual rate $80,000.00');
    expect(payslip).toContain(', member 9123');
    expect(payslip).toContain('Payable to the fund by');
    const file = await robin.get(`/my/${id}/payslips/${payId}/payslip.pdf`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const leave = await text(robin, `/my/${id}/leave?as_at=10/07/2026`);
    for (const name of ['Annual leave', 'Personal leave', 'Long service leave']) expect(leave).toContain(name);
    expect(leave).not.toContain('Rostered days off');
    // What they opened was handed out.
    const issued = must(await web.service.payslips.listIssuedToEmployee({ customerId, companyId, employeeId: id }));
    expect(issued.map((one) => one.payId)).toEqual([payId]);
  });

  const flagOf: Readonly<Record<string, readonly string[]>> = {
    allow_view_payslips: ['payslips', 'payslips/{pay}', 'payslips/{pay}/payslip.pdf'],
    allow_view_sick_leave_balance: ['leave'],
  };
  test.each(Object.entries(flagOf))('sees by %s what it opens and nothing else', async (flag, opened) => {
    const { id, payId, browser: robin } = people[1]!;
    const all = Object.values(flagOf).flat();
    const none = Object.fromEntries(Object.keys(everything).map((name) => [name, false]));
    await setFlags(id, { ...none, employee_portal_active: true, [flag]: true });
    for (const path of all) {
      const { status } = await robin.get(`/my/${id}/${path.replace('{pay}', String(payId))}`);
      expect([path, status]).toEqual([path, opened.includes(path) ? 200 : 404]);
    }
    const home = await text(robin, `/my/${id}`);
    expect(home.includes('This tax year')).toBe(flag === 'allow_view_payslips');
    expect(home.includes('Personal leave')).toBe(flag === 'allow_view_sick_leave_balance');
    expect(home).not.toContain('Annual leave');
    // The master switch closes all of it at once.
    await setFlags(id, { employee_portal_active: false, [flag]: true });
    for (const path of ['', ...all.map((one) => `/${one}`)]) {
      expect((await robin.get(`/my/${id}${path.replace('{pay}', String(payId))}`)).status).toBe(404);
    }
    await setFlags(id, everything);
  });

  test("sees nothing of another's, whatever ids and addresses are tried", async () => {
    const [robin, other] = people as [(typeof people)[0], (typeof people)[0]];
    const document = (await (await fetch(`${web.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const own = Object.entries(document.paths).filter(([path]) => path.startsWith('/my/'));
    expect(own.length).toBeGreaterThan(5);
    const ids = [other.id, 1, 987_654_321];
    for (const [path, methods] of own) {
      for (const method of Object.keys(methods)) {
        for (const employeeId of [...ids, robin.id]) {
          const theirs = path
            .replace('{employee_id}', String(employeeId))
            .replace(/\{pay_id\}/, String(other.payId))
            .replace(/\{[a-z_]+\}/g, '1');
          if (employeeId === robin.id && theirs === path.replace('{employee_id}', String(robin.id))) continue;
          const answer =
            method === 'get' ? await robin.browser.get(theirs) : await robin.browser.post(theirs, { csrf_token: 'x' });
          refused(answer, `${method} ${theirs}`);
          expect(await answer.text()).not.toContain('Birch');
        }
      }
    }
    // The pages of those who work on the payroll, and the API with a token of the employee.
    for (const path of ['', '/people', `/people/${robin.id}`, '/pays', '/settings', '/reports', '/dashboard']) {
      const answer = await robin.browser.get(`/companies/${companyId}${path}`);
      refused(answer, path);
    }
    const user = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    const { userId } = (await web.service.accounts.readEmployeeAccess({ customerId: user, employeeId: robin.id }))!;
    const scopes = ['payroll.read', 'payroll.write'];
    const token = must(await web.service.accounts.issueToken({ customerId, userId, scopes }, operator)).accessToken;
    for (const path of [`employees/${robin.id}`, `employees/${other.id}`, 'company', `company/${companyId}/pays`]) {
      const answer = await fetch(`${web.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test('is out with the next request when the access ends, and the address is free again', async () => {
    const { id, browser: birch, email } = people[1]!;
    const at = `/companies/${companyId}/people/${id}`;
    expect((await birch.get(`/my/${id}`)).status).toBe(200);
    await owner.submit(await text(owner, `${at}/access`), `${at}/access/end`, {});
    expect((await birch.get(`/my/${id}`)).headers.get('location')).toMatch(/^\/sign-in/);
    expect((await signIn(browser(web.url), { email, password })).status).toBe(422);
    expect(await actions()).toContain('employee.end-access');
    const invited = await fetch(`${web.url}/api/employees/${id}/invitation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${web.token}` },
    });
    expect(invited.status).toBe(202);
  });

  test('is one employee of a company, and the owner may be one, too', async () => {
    const { id } = people[1]!;
    await setFlags(id, { email_address: people[0]!.email });
    const bearer = { authorization: `Bearer ${web.token}` };
    const end = await fetch(`${web.url}/api/employees/${id}/access`, { method: 'DELETE', headers: bearer });
    const invite = () => fetch(`${web.url}/api/employees/${id}/invitation`, { method: 'POST', headers: bearer });
    expect([end.status, (await invite()).status]).toEqual([204, 409]);
    await setFlags(id, { email_address: demoLogins.owner.email });
    expect((await invite()).status).toBe(202);
    expect(await text(owner, '/home')).toContain('Your own pay');
    expect((await owner.get(`/my/${id}`)).status).toBe(200);
  });
});
