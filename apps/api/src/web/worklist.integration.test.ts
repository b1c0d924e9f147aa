import type { UserRole } from '@anz-payroll/accounts';
import { demoLogins } from '@anz-payroll/demo-seed';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { addDays, type CivilDate } from 'payroll-core';
import { SelectQueryBuilder } from 'typeorm';
import { browser, must, operator, type Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(300_000);

interface Needs {
  readonly company_id: number;
  readonly name: string;
  readonly urgency: string;
  readonly items: readonly { readonly kind: string; readonly date: string; readonly count: number; readonly urgency: string }[]; // prettier-ignore
}

const order = ['late', 'failed', 'today', 'waiting', 'soon', 'later', 'nothing'];

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))(
  'the list of companies, %s',
  (_, engine) => {
    let web: WebService;
    let customerId: number;
    let today: CivilDate;
    const tokens = new Map<string, string>();
    const people: { id: number; companyId: number }[] = [];

    beforeAll(async () => {
      web = await startWebService(engine, { MAIL_SENDER: 'off', LODGEMENT: 'off', RATE_LIMITS: 'off' });
      const { accounts, employees, pays } = web.service;
      customerId = must(await accounts.authenticateBearer(web.token)).customerId;
      today = new Date(web.service.clock.now()).toISOString().slice(0, 10) as CivilDate;
      const users = await accounts.listUsers(customerId);
      for (const login of [demoLogins.australian, demoLogins.newZealander]) {
        const { user } = users.find((one) => one.user.email === login.email)!;
        const [job] = await accounts.ownEmployments(user.id);
        people.push({ id: job!.employeeId, companyId: job!.companyId });
        const asked = { changes: { address1: '1 New Street' } };
        const one = { customerId, employeeId: job!.employeeId, kind: 'details' as const, requestedBy: user.id };
        must(await employees.askRequest({ ...one, asked }));
      }
      // A pay of three weeks ago and one that waits, in each country.
      for (const { id, companyId } of people) {
        const hours = [{ description: 'Ordinary', units: 'hours', value: '38' }];
        const items = [{ employeeId: id, hours }];
        const where = { customerId, companyId, identifierType: 'employee_id' as const };
        must(await pays.createPays({ ...where, payDate: addDays(today, -21), items }));
        const payPeriod = companyId === 1 ? ('FORTNIGHTLY' as const) : ('WEEKLY' as const);
        must(await pays.openPayRun({ customerId, companyId, payPeriod, payDate: addDays(today, 3) }));
      }
      const scopes = ['payroll.read', 'payroll.write'];
      for (const [name, role] of Object.entries({ olive: 'owner', hugo: 'hr', bea: 'bookkeeper' } satisfies Record<
        string,
        UserRole
      >)) {
        const person = { customerId, name, role: role as UserRole, companyIds: [2], email: `${name}@list.example` };
        const user = must(await accounts.createUser({ ...person, password: 'quite long enough a phrase' }, operator));
        tokens.set(
          name,
          must(await accounts.issueToken({ customerId, userId: user.id, scopes }, operator)).accessToken,
        );
      }
    });
    afterAll(() => web.close());

    const call = async (who: string, method: string, path: string, body?: unknown) => {
      const response = await fetch(`${web.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${tokens.get(who)!}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    const list = async (who: string) => (await call(who, 'GET', '/api/worklist')).body as readonly Needs[];
    const signedIn = async (): Promise<Browser> => {
      const visitor = browser(web.url);
      await visitor.submit(await (await visitor.get('/sign-in')).text(), '/sign-in', demoLogins.owner);
      return visitor;
    };

    test('says of every company what its own dashboard says, the first day of each kind', async () => {
      for (const { company_id: companyId, items } of await list('olive')) {
        const { due } = must(await web.service.reports.readDashboard({ customerId, companyId }));
        for (const kind of ['pay-run', 'stp', 'payday-filing', 'super', 'payday'] as const) {
          // The list looks a month ahead.
          const days = due.filter((one) => one.kind === kind).map(({ dueOn }) => dueOn).filter((on) => on <= addDays(today, 31)); // prettier-ignore
          const listed = items.filter((one) => one.kind === kind).map(({ date }) => date);
          expect([companyId, kind, listed[0]]).toEqual([companyId, kind, days[0]]);
        }
        expect(items.find(({ kind }) => kind === 'employee-request')).toMatchObject({ count: 1, urgency: 'waiting' });
      }
      const kinds = (await list('olive')).flatMap(({ items }) => items.map(({ kind }) => kind));
      expect(kinds).toEqual(expect.arrayContaining(['pay-run', 'stp', 'payday-filing', 'super', 'employee-request']));
    });

    test('a role sees its part of the companies within its reach', async () => {
      expect((await list('bea')).map(({ company_id }) => company_id)).toEqual([2]);
      const [hr, ...more] = await list('hugo');
      expect([hr?.company_id, hr?.items.map(({ kind }) => kind), more]).toEqual([2, ['employee-request'], []]);
    });

    test('with fifty companies: as many questions as with two, the most urgent first, found by name and need', async () => {
      const few = jest.spyOn(SelectQueryBuilder.prototype, 'getRawMany');
      await list('olive');
      const asked = few.mock.calls.length;
      for (let n = 1; n <= 48; n += 1) {
        const company = { legal_name: `Client ${n} Pty Ltd`, abn: '51824753556', default_pay_period: 'WEEKLY' };
        const made = await call('olive', 'PUT', '/api/company/create', company);
        expect([n, made.status]).toEqual([n, 201]);
      }
      const rules = { pay_runs: false, payments: false, filings: false, bank_accounts: true };
      const all = await call('olive', 'GET', '/api/company');
      const client = (all.body as readonly { id: number; legal_name: string }[]).find(({ legal_name }) => legal_name === 'Client 31 Pty Ltd')!.id; // prettier-ignore
      const release = {
        customerId,
        companyId: client,
        kind: 'rules' as const,
        subject: 'x',
        summary: 'X',
        amountCents: null,
      };
      await call('olive', 'PUT', `/api/company/${client}/second-person`, {
        ...rules,
        limit: null,
        hold_bank_accounts: false,
      });
      const asker = { customerId, userId: 1, clientId: null, requestId: 'x' };
      expect((await web.service.accounts.askRelease(release, asker)).ok).toBe(false);
      few.mockClear();
      const listed = await list('olive');
      expect([listed.length, few.mock.calls.length]).toEqual([50, asked]);
      few.mockRestore();
      const ranks = listed.map(({ urgency }) => order.indexOf(urgency));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      const needing = listed.filter(({ items }) => items.length > 0).map(({ company_id }) => company_id);
      expect(new Set(needing)).toEqual(new Set([1, 2, client]));
      expect(listed.find(({ company_id }) => company_id === client)?.items).toMatchObject([
        { kind: 'approval', count: 1 },
      ]);
      const visitor = await signedIn();
      const page = async (query: string) => (await visitor.get(`/home${query}`)).text();
      const named = (text: string) =>
        [...text.matchAll(/<h3>\s*<a href="\/companies\/(\d+)/g)].map(([, id]) => Number(id));
      const home = await page('');
      expect(home).toContain('3 of 50 companies need somebody');
      expect(named(home)).toHaveLength(50);
      expect(named(home).slice(0, 3)).toEqual(needing);
      expect(home).toContain('One release waits for a second person');
      expect(named(await page('?q=client+31'))).toEqual([client]);
      expect(named(await page('?show=waiting')).sort()).toEqual([1, 2, client].sort());
      expect(named(await page('?show=late')).sort()).toEqual([1, 2]);
      expect(named(await page('?show=late&q=client'))).toEqual([]);
    });

    test('the first contributions of a new starter have their longer time here too', async () => {
      const starter = auEmployee({ start_date: addDays(today, -12), pay_rate_per_hour: '40' });
      const made = await call('olive', 'PUT', '/api/company/create', {
        ...{ legal_name: 'Starter Pty Ltd', abn: '51824753556', default_pay_period: 'WEEKLY', employees: [starter] },
      });
      const { id: companyId, employees } = made.body as { id: number; employees: readonly { id: number }[] };
      const hours = [{ description: 'Ordinary', units: 'hours', value: '38' }];
      const items = [{ employeeId: employees[0]!.id, hours }];
      const where = { customerId, companyId, identifierType: 'employee_id' as const, items };
      const payday = addDays(today, -10);
      must(await web.service.pays.createPays({ ...where, payDate: payday }));
      must(await web.service.pays.createPays({ ...where, payDate: addDays(payday, 7) }));
      const listed = (await list('olive')).find(({ company_id }) => company_id === companyId);
      const item = listed?.items.find(({ kind }) => kind === 'super');
      // Twenty business days are four weeks or more.
      expect([item?.count, item!.date >= addDays(payday, 26)]).toEqual([2, true]);
      const { due } = must(await web.service.reports.readDashboard({ customerId, companyId }));
      expect(due.find(({ kind }) => kind === 'super')?.dueOn).toBe(item!.date);
    });

    test('a pay without super waits for no fund, and whoever had super before is not new', async () => {
      // Superannuation Guarantee (Administration) Act 1992 s 28: under 18 and no more than 30 hours a week.
      const young = auEmployee({
        pay_rate_per_hour: '20',
        date_of_birth: addDays(today, -15 * 365),
        start_date: addDays(today, -200),
      });
      const older = auEmployee({
        pay_rate_per_hour: '40',
        date_of_birth: '1990-04-12',
        start_date: addDays(today, -200),
      });
      const made = await call('olive', 'PUT', '/api/company/create', {
        ...{ legal_name: 'Milk Bar Pty Ltd', abn: '51824753556', default_pay_period: 'WEEKLY' },
        employees: [young, older],
      });
      const { id: companyId, employees } = made.body as { id: number; employees: readonly { id: number }[] };
      const pay = async (employeeId: number, payDate: CivilDate) => {
        const items = [{ employeeId, hours: [{ description: 'Ordinary', units: 'hours', value: '10' }] }];
        must(
          await web.service.pays.createPays({ customerId, companyId, identifierType: 'employee_id', payDate, items }),
        );
      };
      const open = async () => {
        const listed = (await list('olive')).find(({ company_id }) => company_id === companyId);
        return listed?.items.find(({ kind }) => kind === 'super')?.count;
      };
      await pay(employees[0]!.id, addDays(today, -7));
      expect(await open()).toBeUndefined();
      // The first pay is older than what the list looks at: whoever had it is not new.
      for (const days of [150, 14, 7]) await pay(employees[1]!.id, addDays(today, -days));
      expect(await open()).toBe(2);
    });

    test('a pay period in which nobody is paid any more has no next payday, here or on the dashboard', async () => {
      const people = ['WEEKLY', 'WEEKLY', 'MONTHLY'].map((pay_period) =>
        auEmployee({ pay_period, pay_rate_per_hour: '40', start_date: addDays(today, -200) }),
      );
      const made = await call('olive', 'PUT', '/api/company/create', {
        ...{ legal_name: 'Moved Pty Ltd', abn: '51824753556', employees: people },
      });
      const { id: companyId, employees } = made.body as { id: number; employees: readonly { id: number }[] };
      const ids = employees.map(({ id }) => id);
      const items = ids.map((employeeId) => ({
        employeeId,
        hours: [{ description: 'Ordinary', units: 'hours', value: '10' }],
      }));
      const payday = addDays(today, -9);
      const where = { customerId, companyId, identifierType: 'employee_id' as const };
      must(await web.service.pays.createPays({ ...where, payDate: payday, items }));
      const paydays = async () => {
        const listed = (await list('olive')).find(({ company_id }) => company_id === companyId)!;
        const { due } = must(await web.service.reports.readDashboard({ customerId, companyId }));
        const dates = listed.items.filter(({ kind }) => kind === 'payday').map(({ date }) => date);
        expect(due.filter(({ kind }) => kind === 'payday').map(({ dueOn }) => dueOn)).toEqual(dates);
        return dates;
      };
      const [weekly, monthly] = await paydays();
      expect(weekly).toBe(addDays(payday, 7));
      // A bonus that is paid by itself is no payday: the one after the last run stays.
      const bonuses = [{ description: 'Sales', amount: '200', taxMethod: 'METHOD_A_WHOLE_YEAR' as const }];
      const bonus = [{ employeeId: ids[0]!, bonuses }];
      must(await web.service.pays.createPays({ ...where, payDate: addDays(payday, 6), items: bonus }));
      expect(await paydays()).toEqual([weekly, monthly]);
      const change = (body: object) =>
        call('olive', 'PATCH', `/api/company/${companyId}/employees/update`, [body]).then(({ status }) => status);
      expect(await change({ id: ids[0], pay_period: 'FORTNIGHTLY' })).toBe(200);
      expect(await paydays()).toEqual([weekly, monthly]);
      expect(await change({ id: ids[1], active_pay_recipient: false })).toBe(200);
      expect(await paydays()).toEqual([monthly]);
      expect(await change({ id: ids[1], active_pay_recipient: true, pay_period: 'WEEKLY' })).toBe(200);
      expect(await paydays()).toEqual([weekly, monthly]);
      const gone = await web.service.employees.deleteEmployee({ customerId, employeeId: ids[1]! });
      expect([gone.ok, await paydays()]).toEqual([true, [monthly]]);
    });
  },
);
