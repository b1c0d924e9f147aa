import { nodeOneTimeCodes } from '@anz-payroll/credentials';
import { demoLogins } from '@anz-payroll/demo-seed';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { startServer } from '@anz-payroll/http-kit/server';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { compose } from '../../compose';
import { browser, must, operator, type Browser } from '../../testing/account-service';
import { linkIn, openMailbox, type Mailbox } from '../../testing/mailbox';
import { startWebService, type WebService } from '../../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

interface UserBody {
  readonly user_id: number;
  readonly email: string;
  readonly role: string;
  readonly status: string;
  readonly company_ids: readonly number[];
}

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))(
  'the users of an account, %s',
  (_, engine) => {
    let web: WebService;
    let mailbox: Mailbox;
    let owner: Browser;
    let customerId: number;
    let token: string;

    beforeAll(async () => {
      mailbox = await openMailbox();
      web = await startWebService(engine, { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off' });
      owner = browser(web.url);
      await signIn(owner, demoLogins.owner);
      customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
      token = await tokenFor('users.manage');
    });
    afterAll(async () => {
      await web.close();
      await mailbox.remove();
    });

    const tokenFor = async (scope: string, userId?: number) => {
      const whom = userId === undefined ? {} : { userId };
      const issued = await web.service.accounts.issueToken({ customerId, scopes: [scope], ...whom }, operator);
      return must(issued).accessToken;
    };
    const signIn = async (visitor: Browser, login: { email: string; password: string }) =>
      visitor.submit(await (await visitor.get('/sign-in')).text(), '/sign-in', login);
    const call = async (method: string, path: string, body?: unknown, bearer = token) => {
      const response = await fetch(`${web.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, text, body: (text === '' ? null : JSON.parse(text)) as UserBody };
    };
    const page = async (visitor: Browser, path: string) => (await visitor.get(path)).text();
    const newest = async (address: string) => {
      await web.service.mail.sendDue();
      return (await mailbox.to(address)).at(-1);
    };
    const accept = async (visitor: Browser, link: string, chosen = password) =>
      visitor.submit(await page(visitor, link), '/set-password', { password: chosen, again: chosen });
    /** Somebody who was invited over the API and has set a password. */
    const member = async (email: string, more: object = {}) => {
      const invited = await call('POST', '/api/users', { name: 'Mia', email, role: 'bookkeeper', ...more });
      expect([invited.status, invited.text]).toEqual([201, expect.any(String)]);
      await accept(browser(web.url), linkIn(await newest(email), '/set-password'));
      return invited.body.user_id;
    };
    const actions = async () =>
      (await web.service.accounts.readAuditLog(customerId, { limit: 100 })).map(({ action }) => action);

    test('an invitation from the page: mail, link once, password, sign-in, and the companies that were chosen', async () => {
      const email = 'bea@saltbush.example';
      const sent = await owner.submit(await page(owner, '/users'), '/users', {
        name: 'Bea <b>Bookkeeper</b>',
        email,
        role: 'bookkeeper',
        companies: '1',
      });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/users?done=invited']);
      const list = await page(owner, '/users?done=invited');
      expect(list).toContain('Bea &lt;b&gt;Bookkeeper');
      expect(list).toContain('Invited, no password yet');
      const message = await newest(email);
      expect(message?.subject).toMatch(/^Your invitation to the payroll of /);
      const link = linkIn(message, '/set-password');
      const bea = browser(web.url);
      expect((await accept(bea, link)).headers.get('location')).toBe('/sign-in?done=password');
      expect((await browser(web.url).get(link)).status).toBe(400);
      expect((await signIn(bea, { email, password })).status).toBe(303);
      expect((await bea.get('/companies/1/people')).status).toBe(200);
      expect((await bea.get('/companies/2/people')).status).toBe(404);
      for (const path of ['/users', '/users/1']) expect((await bea.get(path)).status).toBe(403);
      // The secret of the link is nowhere in the database: only its hash is.
      const secret = link.split('=')[1]!;
      const rows = await web.service.database
        .unitOfWork((tx) => tx)
        .run(async (tx) => [
          await tx.query('SELECT * FROM password_links', []),
          await tx.query('SELECT * FROM letters', []),
          await tx.query('SELECT * FROM audit_entries', []),
        ]);
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(await actions()).toEqual(expect.arrayContaining(['user.invite', 'user.set-password']));
    });

    test('an invitation sent again ends the link before it; afterwards there is nothing to send', async () => {
      const email = 'twice@saltbush.example';
      const { user_id } = (await call('POST', '/api/users', { name: 'T', email, role: 'bookkeeper' })).body;
      const first = linkIn(await newest(email), '/set-password');
      expect((await call('POST', `/api/users/${user_id}/invitation`)).status).toBe(202);
      const second = linkIn(await newest(email), '/set-password');
      expect((await browser(web.url).get(first)).status).toBe(400);
      expect((await accept(browser(web.url), second)).status).toBe(303);
      expect((await call('POST', `/api/users/${user_id}/invitation`)).status).toBe(409);
    });

    test.each([
      ['an address that is taken, in other letters', { email: 'BEA@Saltbush.example' }, 409],
      ['no address', { email: 'nobody' }, 422],
      ['a role that does not exist', { role: 'god' }, 422],
      ["another account's company", { company_ids: [987_654] }, 400],
      ['an unknown field', { is_admin: true }, 422],
    ])('refuses %s and adds nobody', async (_what, wrong, status) => {
      const before = (await call('GET', '/api/users')).text;
      const sent = { name: 'W', email: 'wrong@saltbush.example', role: 'bookkeeper', ...wrong };
      expect((await call('POST', '/api/users', sent)).status).toBe(status);
      expect((await call('GET', '/api/users')).text).toBe(before);
      expect(await mailbox.to('wrong@saltbush.example')).toEqual([]);
    });

    test.each([
      ['a Persian name, which is spelt with a non-joiner', 'علی\u200cرضا محمدی', 201],
      ['a Sinhala name, which is spelt with a joiner', 'ශ්\u200dරී ලංකා', 201],
      ['an override of the direction', 'Ann \u202erenwO', 422],
      ['a mark of direction', 'Ann \u200fAble', 400],
      ['a joiner that shows nothing', 'A\u200dnn Able', 400],
      ['a byte order mark', '\ufeffAnn\ufeff Able', 400],
    ])('%s as the name of a user', async (what, name, status) => {
      const invited = await call('POST', '/api/users', {
        ...{ name, email: `n${status}-${what.length}@names.example`, role: 'reader', company_ids: [1] },
      });
      expect([invited.status, invited.text]).toEqual([status, expect.any(String)]);
      if (status === 201) expect(invited.body).toMatchObject({ name });
    });

    test('nobody is invited as often as somebody likes: five times an hour, again and anew', async () => {
      const email = 'flooded@saltbush.example';
      const sent = async (work: ReturnType<typeof call>) => {
        const answer = await work;
        await web.service.mail.sendDue();
        return answer;
      };
      const invite = () => sent(call('POST', '/api/users', { name: 'Mia', email, role: 'reader' }));
      const again = (id: number) => sent(call('POST', `/api/users/${id}/invitation`));
      const often = [409, expect.stringContaining('invited several times')];
      const { body } = await invite();
      for (let n = 0; n < 3; n++) expect((await again(body.user_id)).status).toBe(202);
      expect((await call('DELETE', `/api/users/${body.user_id}`)).status).toBe(204);
      const { body: anew } = await invite();
      const last = await again(anew.user_id);
      expect([last.status, last.text]).toEqual(often);
      expect((await call('DELETE', `/api/users/${anew.user_id}`)).status).toBe(204);
      const refused = await invite();
      expect([refused.status, refused.text]).toEqual(often);
      expect((await call('GET', '/api/users')).text).not.toContain(email);
      // An employee with that address is written to by the same account.
      const listed = must(await web.service.employees.listEmployees({ companyId: 1, status: 'active' })).employees;
      const id = listed.at(-1)!.id;
      const items = [{ id, employee_portal_active: true, email_address: email }];
      must(await web.service.employees.updateEmployees({ companyId: 1, identifierType: 'employee_id', items }));
      const asEmployee = await call(
        'POST',
        `/api/employees/${id}/invitation`,
        undefined,
        await tokenFor('payroll.write'),
      );
      expect([asEmployee.status, asEmployee.text]).toEqual(often);
      expect(await mailbox.to(email)).toHaveLength(5);
    });

    test('whoever connects an application ends that, as the consent page says; what others have connected only an owner does', async () => {
      const given = async (userId: number) => {
        const asked = { customerId, userId, scopes: ['payroll.read'], lifetimeSeconds: 3600 };
        const { accessToken } = must(await web.service.accounts.issueToken(asked, operator));
        return must(await web.service.accounts.authenticateBearer(accessToken)).grantId;
      };
      const stands = async (id: number) =>
        (await web.service.accounts.listConnections({ customerId })).some(({ grant }) => grant.id === id);
      const end = async (visitor: Browser, id: number) => {
        const home = await page(visitor, '/home');
        const { status } = await visitor.submit(home, '/home/connections/revoke', { connection_id: String(id) });
        return { status, isOffered: home.includes(`name="connection_id" value="${id}"`), stands: await stands(id) };
      };
      const email = 'reader@saltbush.example';
      const readerId = await member(email, { role: 'reader' });
      const reader = browser(web.url);
      await signIn(reader, { email, password });
      const ofOther = await given(await member('other@saltbush.example'));
      const ofReader = await given(readerId);
      expect(await end(reader, ofOther)).toEqual({ status: 404, isOffered: false, stands: true });
      expect(await end(reader, ofReader)).toEqual({ status: 303, isOffered: true, stands: false });
      expect(await end(owner, ofOther)).toEqual({ status: 303, isOffered: true, stands: false });
    });

    test('only an owner, only with users.manage, only within the account', async () => {
      const id = await member('plain@saltbush.example');
      const theirs = await tokenFor('users.manage', id);
      const others = must(await web.service.accounts.createCustomer({ name: 'Other' }, operator));
      const foreign = must(
        await web.service.accounts.issueToken({ customerId: others.id, scopes: ['users.manage'] }, operator),
      ).accessToken;
      const calls: readonly (readonly [string, string, unknown?])[] = [
        ['GET', `/api/users/${id}`],
        ['PATCH', `/api/users/${id}`, { role: 'owner' }],
        ['DELETE', `/api/users/${id}`],
        ['POST', `/api/users/${id}/invitation`],
      ];
      for (const [method, path, body] of calls) {
        expect((await call(method, path, body, theirs)).status).toBe(403);
        expect((await call(method, path, body, await tokenFor('payroll.write'))).status).toBe(403);
        expect((await call(method, path, body, foreign)).status).toBe(404);
      }
      expect((await call('GET', `/api/users/${id}`)).body).toMatchObject({ role: 'bookkeeper', status: 'active' });
    });

    test('whoever is disabled is out everywhere within five seconds, in another process too, and for good', async () => {
      const email = 'leaver@saltbush.example';
      const id = await member(email, { company_ids: [1] });
      const other = await compose({ ...web.service.settings, demoSeed: false }, quiet, { clock: web.service.clock });
      if (!other.ok) throw new Error(other.problem);
      const second = await startServer(other.dependencies);
      try {
        const here = browser(web.url);
        const there = browser(second.address);
        for (const visitor of [here, there]) await signIn(visitor, { email, password });
        const bearer = await tokenFor('payroll.read', id);
        const asked = async (url: string) =>
          (await fetch(`${url}/api/company/1/employees`, { headers: { authorization: `Bearer ${bearer}` } })).status;
        const doors = async () => [
          (await here.get('/home')).status,
          (await there.get('/home')).status,
          await asked(web.url),
          await asked(second.address),
        ];
        expect(await doors()).toEqual([200, 200, 200, 200]);
        const at = Date.now();
        expect((await call('PATCH', `/api/users/${id}`, { is_active: false })).body.status).toBe('disabled');
        expect(await doors()).toEqual([303, 303, 401, 401]);
        expect(Date.now() - at).toBeLessThan(5000);
        expect((await signIn(there, { email, password })).status).toBe(422);
        // Let in again, they sign in anew; what was ended stays ended.
        expect((await call('PATCH', `/api/users/${id}`, { is_active: true })).body.status).toBe('active');
        expect(await doors()).toEqual([303, 303, 401, 401]);
        expect((await signIn(there, { email, password })).status).toBe(303);
        expect(await actions()).toEqual(expect.arrayContaining(['user.disable', 'user.enable']));
      } finally {
        await second.stop();
        await other.close();
      }
    });

    test('whoever is removed is gone, their address is free, and the log still names them', async () => {
      const email = 'gone@saltbush.example';
      const id = await member(email);
      const visitor = browser(web.url);
      await signIn(visitor, { email, password });
      expect((await call('DELETE', `/api/users/${id}`)).status).toBe(204);
      expect((await visitor.get('/home')).status).toBe(303);
      expect((await call('GET', `/api/users/${id}`)).status).toBe(404);
      expect((await call('DELETE', `/api/users/${id}`)).status).toBe(404);
      expect((await call('GET', '/api/users')).text).not.toContain(email);
      const again = await call('POST', '/api/users', { name: 'New', email, role: 'bookkeeper' });
      expect([again.status, again.body.user_id === id]).toEqual([201, false]);
    });

    test('whoever is removed keeps the pay that another employer shows to the same login, and the app of it', async () => {
      const { accounts, employees } = web.service;
      const email = 'two-jobs@home.example';
      const { id: first } = must(await accounts.createCustomer({ name: 'First employer' }, operator));
      const login = { customerId: first, name: 'Mia', email, password, role: 'bookkeeper' as const };
      const { id: userId } = must(await accounts.createUser(login, operator));
      const by = (customer: number) => ({ ...operator, customerId: customer });
      const own = { number: 'TWO-1', email_address: email, employee_portal_active: true };
      const made = must(await employees.createEmployees({ companyId: 1, items: [auEmployee(own)] }));
      const [result] = made.results;
      if (result === undefined || !('employee' in result)) throw new Error(JSON.stringify(result));
      const employeeId = result.employee.id;
      const job = { customerId, companyId: 1, employeeId, name: 'Mia Ash', email, companyName: 'Saltbush Bakery' };
      expect(must(await accounts.inviteEmployee(job, by(customerId))).user.id).toBe(userId);
      const { secret } = must(await accounts.startSecondFactor(userId));
      const code = (ahead = 0) => nodeOneTimeCodes.codeOf(secret, Math.floor(web.service.clock.now() / 30_000) + ahead);
      must(await accounts.confirmSecondFactor({ userId, code: code() }, by(first)));
      must(await accounts.removeUser({ customerId: first, userId }, by(first)));
      const visitor = browser(web.url);
      const signed = await signIn(visitor, { email, password });
      expect(signed.headers.get('location')).toMatch(/^\/sign-in\/code/);
      await visitor.submit(await page(visitor, '/sign-in/code'), '/sign-in/code', { code: code(1) });
      expect((await visitor.get('/my')).headers.get('location')).toBe(`/my/${employeeId}`);
      // Of the account that removed them they see nothing; the employer who pays them has the login now, and can end it.
      expect([(await visitor.get('/companies')).status, (await accounts.listUsers(first)).length]).toEqual([404, 0]);
      expect(await actions()).toContain('user.keep');
      must(await accounts.endEmployeeAccess({ customerId, employeeId }, by(customerId)));
      expect((await signIn(browser(web.url), { email, password })).status).toBe(422);
    });

    test('an account keeps an owner who can sign in, also when two owners take each other away at once', async () => {
      const customer = must(await web.service.accounts.createCustomer({ name: 'Pair' }, operator));
      const { accounts } = web.service;
      const people = ['a', 'b'].map((name) => ({
        name,
        email: `${name}-pair@example.com`,
        role: 'owner' as const,
        password,
        customerId: customer.id,
      }));
      const owners = [];
      for (const person of people) owners.push(must(await accounts.createUser(person, operator)));
      // An owner who was only invited cannot sign in, and counts for nothing.
      const invited = { name: 'c', email: 'c-pair@example.com', role: 'owner' as const, companyIds: [] };
      must(
        await accounts.inviteUser({ customerId: customer.id, ...invited }, { ...operator, customerId: customer.id }),
      );
      const actor = { ...operator, customerId: customer.id };
      const take = (userId: number, by: 'disable' | 'demote' | 'remove') => {
        const command = { customerId: customer.id, userId };
        if (by === 'remove') return accounts.removeUser(command, actor);
        const change = by === 'disable' ? { isActive: false } : { role: 'bookkeeper' as const };
        return accounts.changeUser({ ...command, change }, actor);
      };
      const [a, b] = owners.map(({ id }) => id) as [number, number];
      const outcomes = await Promise.all([take(a, 'demote'), take(b, 'remove')]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const left = outcomes[0].ok ? b : a;
      for (const by of ['disable', 'demote', 'remove'] as const) {
        const refused = await take(left, by);
        expect(refused.ok ? undefined : refused.error.code).toBe('user/last-owner');
      }
      // The operator can shut anybody out.
      must(await accounts.changeUser({ userId: left, change: { isActive: false } }, { ...operator, customerId: null }));
    });

    test('a forgotten password: the same answer for every address, a link once, and everybody is signed out', async () => {
      const email = 'forgetful@saltbush.example';
      const id = await member(email);
      const visitor = browser(web.url);
      await signIn(visitor, { email, password });
      const stranger = browser(web.url);
      expect(await page(stranger, '/sign-in')).toContain('href="/forgot-password"');
      const ask = async (address: string) => {
        const form = await page(stranger, '/forgot-password');
        const answer = await stranger.submit(form, '/forgot-password', { email: address });
        return [answer.status, (await answer.text()).replaceAll(/value="[\w-]*"/g, '')];
      };
      const known = await ask(email.toUpperCase());
      expect(known[1]).toContain('an e-mail with a link is on its way');
      expect(await ask('nobody-has-this@saltbush.example')).toEqual(known);
      const message = await newest(email);
      expect(message?.subject).toBe('Set a new password for payroll');
      expect(await mailbox.to('nobody-has-this@saltbush.example')).toEqual([]);
      const bearer = await tokenFor('payroll.read', id);
      const link = linkIn(message, '/set-password');
      const chosen = 'quite another phrase altogether';
      expect((await accept(stranger, link, chosen)).headers.get('location')).toBe('/sign-in?done=password');
      expect((await accept(browser(web.url), link).catch(() => ({ status: 400 }))).status).toBe(400);
      expect((await visitor.get('/home')).status).toBe(303);
      expect((await call('GET', '/api/company', undefined, bearer)).status).toBe(401);
      expect((await newest(email))?.subject).toBe('Your payroll password was changed');
      expect((await signIn(stranger, { email, password })).status).toBe(422);
      expect((await signIn(stranger, { email, password: chosen })).status).toBe(303);
      expect(await actions()).toEqual(expect.arrayContaining(['user.ask-password-link', 'user.issue-password-link']));
    });

    test('no more than three links an hour for an account, with the same answer; none for whoever is disabled', async () => {
      const email = 'often@saltbush.example';
      const id = await member(email);
      const stranger = browser(web.url);
      const ask = async () => {
        const form = await page(stranger, '/forgot-password');
        return (await stranger.submit(form, '/forgot-password', { email })).status;
      };
      for (let times = 0; times < 5; times += 1) expect(await ask()).toBe(200);
      await web.service.mail.sendDue();
      const sent = async () => (await mailbox.to(email)).filter(({ subject }) => subject?.startsWith('Set a new'));
      expect(await sent()).toHaveLength(3);
      await call('PATCH', `/api/users/${id}`, { is_active: false });
      expect((await newest(email))?.subject).toMatch(/^Set a new/);
      expect(await sent()).toHaveLength(3);
    });
  },
);
