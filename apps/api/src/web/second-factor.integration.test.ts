import { demoLogins } from '@anz-payroll/demo-seed';
import { nodeOneTimeCodes } from '@anz-payroll/credentials';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, type Browser } from '../testing/account-service';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';
const stepMs = 30_000;

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))(
  'an authenticator app, %s',
  (_, engine) => {
    let web: WebService;
    let mailbox: Mailbox;
    let customerId: number;
    let people = 0;

    beforeAll(async () => {
      mailbox = await openMailbox();
      web = await startWebService(engine, { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off' });
      customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    });
    afterAll(async () => {
      await web.close();
      await mailbox.remove();
    });

    const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();
    const signIn = async (visitor: Browser, login: { email: string; password: string }) =>
      visitor.submit(await text(visitor, '/sign-in?again=1'), '/sign-in', login);
    const send = async (visitor: Browser, page: string, action: string, values: Record<string, string> = {}) =>
      visitor.submit(await text(visitor, page), action, values);
    /** What the app shows so many steps from now; a code is taken once, so tests move on in steps. */
    const codeOf = (secret: string, steps = 0) =>
      nodeOneTimeCodes.codeOf(secret, Math.floor(web.service.clock.now() / stepMs) + steps);
    const newPerson = async () => {
      const login = { email: `factor-${++people}@saltbush.example`, password };
      const person = { customerId, name: `P${people}`, role: 'bookkeeper' as const, companyIds: [1], ...login };
      return { login, id: must(await web.service.accounts.createUser(person, operator)).id };
    };
    /** Turns the app on by page and answers its secret and the recovery codes. */
    const turnOn = async (visitor: Browser) => {
      const started = await (await send(visitor, '/account', '/account/second-factor')).text();
      const secret = /id="secret">([A-Z2-7 ]+)</.exec(started)![1]!.replaceAll(' ', '');
      expect(started).toContain(`secret=${secret}&amp;issuer=Payroll`);
      const on = await visitor.submit(started, '/account/second-factor/confirm', { code: codeOf(secret, -1) });
      const page = await on.text();
      expect(page).toContain('The authenticator app is on.');
      return { secret, recovery: [...page.matchAll(/<code>([A-Z2-7]{5}-[A-Z2-7]{5})</g)].map(([, code]) => code!) };
    };
    const subjects = async (email: string) => {
      await web.service.mail.sendDue();
      return (await mailbox.to(email)).map(({ subject }) => subject);
    };
    const actions = async () =>
      (await web.service.accounts.readAuditLog(customerId, { limit: 60 })).map(({ action }) => action);

    test('a wrong first code turns nothing on', async () => {
      const { login, id } = await newPerson();
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const started = await (await send(visitor, '/account', '/account/second-factor')).text();
      const answer = await visitor.submit(started, '/account/second-factor/confirm', { code: '000000' });
      expect(answer.status).toBe(422);
      expect(await web.service.accounts.readSecondFactor(id)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
      expect((await signIn(browser(web.url), login)).headers.get('location')).not.toContain('/sign-in/code');
    });

    test('a key that was not turned on yet confirms nothing', async () => {
      const { login } = await newPerson();
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const started = await (await send(visitor, '/account', '/account/second-factor')).text();
      const secret = /id="secret">([A-Z2-7 ]+)</.exec(started)![1]!.replaceAll(' ', '');
      await visitor.submit(await text(visitor, '/confirm'), '/confirm', { code: codeOf(secret) });
      const { session } = (await web.service.accounts.readSession(visitor.cookies.get('payroll-session') ?? ''))!;
      expect(session.confirmedAt).toBeNull();
    });

    test('signing in takes password and code; the password alone opens nothing, and no code is taken twice', async () => {
      const { login } = await newPerson();
      const first = browser(web.url);
      await signIn(first, login);
      const { secret } = await turnOn(first);
      expect(await subjects(login.email)).toContain('Your payroll sign-in was changed');

      const visitor = browser(web.url);
      const asked = await signIn(visitor, login);
      const there = asked.headers.get('location')!;
      expect(there).toBe('/sign-in/code?next=%2Fhome');
      for (const path of ['/home', '/companies/1/pays', '/account', '/']) {
        expect([path, (await visitor.get(path)).status]).toEqual([path, 303]);
      }
      const half = visitor.cookies.get('payroll-session');
      const wrong = await visitor.submit(await text(visitor, there), '/sign-in/code', { code: '000000' });
      expect(wrong.status).toBe(422);
      const code = codeOf(secret);
      const right = await visitor.submit(await text(visitor, there), '/sign-in/code', {
        code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
      });
      expect(right.headers.get('location')).toBe('/home');
      expect((await visitor.get('/home')).status).toBe(200);
      // The session begins with a secret of its own; the half one is worth nothing.
      expect(visitor.cookies.get('payroll-session')).not.toBe(half);
      const thief = browser(web.url);
      thief.cookies.set('payroll-session', half!);
      expect((await thief.get('/home')).status).toBe(303);

      const replay = browser(web.url);
      await signIn(replay, login);
      const again = await replay.submit(await text(replay, '/sign-in/code'), '/sign-in/code', { code });
      expect(again.status).toBe(422);
      expect(await actions()).toEqual(
        expect.arrayContaining([
          'user.sign-in-password',
          'user.sign-in-refused',
          'user.sign-in',
          'user.second-factor-on',
        ]),
      );
    });

    test('one of several who send the same code at once gets in', async () => {
      const { login } = await newPerson();
      const first = browser(web.url);
      await signIn(first, login);
      const { secret } = await turnOn(first);
      const visitors = [browser(web.url), browser(web.url), browser(web.url)];
      const pages: string[] = [];
      for (const visitor of visitors) {
        await signIn(visitor, login);
        pages.push(await text(visitor, '/sign-in/code'));
      }
      const code = codeOf(secret);
      const answers = await Promise.all(
        visitors.map((visitor, n) => visitor.submit(pages[n]!, '/sign-in/code', { code })),
      );
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    });

    test('wrong codes are counted by user: the sixth within a minute is not judged, even if right', async () => {
      const { login } = await newPerson();
      const first = browser(web.url);
      await signIn(first, login);
      const { secret } = await turnOn(first);
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const form = await text(visitor, '/sign-in/code');
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await visitor.submit(form, '/sign-in/code', { code: `00000${guess}` })).status).toBe(422);
      }
      const locked = await visitor.submit(form, '/sign-in/code', { code: codeOf(secret) });
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    test('a recovery code works once in place of the app; new ones end the old', async () => {
      const { login, id } = await newPerson();
      const first = browser(web.url);
      await signIn(first, login);
      const { secret, recovery } = await turnOn(first);
      expect(new Set(recovery).size).toBe(10);
      const enter = async (code: string) => {
        const visitor = browser(web.url);
        await signIn(visitor, login);
        return (await visitor.submit(await text(visitor, '/sign-in/code'), '/sign-in/code', { code })).status;
      };
      expect(await enter(recovery[3]!.toLowerCase())).toBe(303);
      expect(await enter(recovery[3]!)).toBe(422);
      expect(await web.service.accounts.readSecondFactor(id)).toEqual({ isOn: true, recoveryCodesLeft: 9 });
      const replaced = await send(first, '/account', '/account/second-factor/recovery-codes', { code: codeOf(secret) });
      expect(await replaced.text()).toContain('id="recovery-codes"');
      expect(await enter(recovery[4]!)).toBe(422);
    });

    test('it is turned off with a code; whoever lost it is helped by an owner, never by themselves', async () => {
      const { login, id } = await newPerson();
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const { secret } = await turnOn(visitor);
      expect((await send(visitor, '/account', '/account/second-factor/remove', { code: '123456' })).status).toBe(422);
      expect((await web.service.accounts.readSecondFactor(id)).isOn).toBe(true);
      const off = await send(visitor, '/account', '/account/second-factor/remove', { code: codeOf(secret) });
      expect(off.headers.get('location')).toBe('/account?done=off');
      expect((await web.service.accounts.readSecondFactor(id)).isOn).toBe(false);

      await turnOn(visitor);
      const owner = browser(web.url);
      await signIn(owner, demoLogins.owner);
      const reset = await send(owner, `/users/${id}`, `/users/${id}/second-factor`);
      expect(reset.status).toBe(303);
      expect((await visitor.get('/home')).status).toBe(303);
      expect((await signIn(visitor, login)).headers.get('location')).toBe('/home');
      const actor = { ...operator, customerId, userId: id };
      expect(await web.service.accounts.resetSecondFactor({ customerId, userId: id }, actor)).toMatchObject({
        ok: false,
      });
    });

    test('before money leaves a code is asked for, at most every quarter of an hour', async () => {
      const { login, id } = await newPerson();
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const bankFile = '/companies/1/pays/payment-files/987654321';
      // Without an app nobody is asked.
      expect((await visitor.get(bankFile)).status).toBe(404);
      const { secret } = await turnOn(visitor);
      const referer = { referer: `${web.url}/companies/1/pays/payment-files` };
      const asked = await visitor.get(bankFile, referer);
      expect(asked.headers.get('location')).toBe('/confirm?next=%2Fcompanies%2F1%2Fpays%2Fpayment-files');
      // A button is pressed again on its page; what was chosen and typed for a file is kept.
      const [, csrf_token = ''] = /name="csrf_token" value="([^"]*)"/.exec(await text(visitor, '/account')) ?? [];
      const make = (payment_date: string) =>
        visitor.post('/companies/1/pays/runs/987654321/payment-files', { csrf_token, kind: 'bank', payment_date });
      expect((await make('')).headers.get('location')).toMatch(/^\/confirm/);
      const held = await make('16/11/2026');
      expect([held.status, await held.text()]).toEqual([
        403,
        expect.stringMatching(/href="\/confirm"[^]*name="payment_date" value="16\/11\/2026"/),
      ]);
      const form = await text(visitor, asked.headers.get('location')!);
      expect((await visitor.submit(form, '/confirm', { code: '000000' })).status).toBe(422);
      expect((await visitor.get(bankFile)).status).toBe(303);
      const confirmed = await visitor.submit(form, '/confirm', { code: codeOf(secret) });
      expect(confirmed.headers.get('location')).toBe('/companies/1/pays/payment-files');
      expect((await visitor.get(bankFile)).status).toBe(404);
      const [session] = await web.service.accounts.listSessions(id);
      const longAgo = web.service.clock.now() - 15 * 60_000;
      await web.service.database
        .unitOfWork((tx) => tx)
        .run((tx) => tx.execute('UPDATE sessions SET confirmed_at = ? WHERE id = ?', [longAgo, session!.id]));
      expect((await visitor.get(bankFile)).status).toBe(303);
      // Elsewhere nobody is sent by a foreign page.
      const foreign = await visitor.get(bankFile, { referer: 'https://evil.example/companies/1/pays' });
      expect(foreign.headers.get('location')).toBe('/confirm?next=%2Fcompanies%2F1%2Fpays');
    });

    test('before somebody is let in a code is asked for; nobody is shut out any later for it', async () => {
      const { login, id } = await newPerson();
      const actor = { ...operator, customerId };
      must(await web.service.accounts.changeUser({ userId: id, change: { role: 'owner' } }, actor));
      const { id: bookkeeper } = await newPerson();
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const { secret } = await turnOn(visitor);
      const guest = { name: 'Guest', email: `guest-${people}@saltbush.example`, role: 'owner' };
      const users = async () => (await web.service.accounts.listUsers(customerId)).map(({ user }) => user.email);
      const invite = async () => visitor.submit(await text(visitor, '/users'), '/users', guest);
      const held = await invite();
      const kept = await held.text();
      expect([held.status, kept]).toEqual([
        403,
        expect.stringMatching(/Confirm it is you<\/h1>[^]*<a href="\/confirm"/),
      ]);
      const widen = await send(visitor, `/users/${bookkeeper}`, `/users/${bookkeeper}`, { name: 'B', role: 'owner' });
      expect([widen.status, await widen.text()]).toEqual([403, expect.stringContaining('href="/confirm"')]);
      const reach = await send(visitor, `/users/${bookkeeper}`, `/users/${bookkeeper}/companies`);
      expect(reach.headers.get('location')).toContain('/confirm');
      const made = { name: `Clerks ${people}`, permissions: 'pays.read', field_groups: 'pay-figures', reach: 'all' };
      const role = (await send(visitor, '/roles', '/roles', made)).headers.get('location')!;
      const [, roleId] = /href="\/roles\/(\d+)"/.exec(await text(visitor, role))!;
      const wider = await send(visitor, `/roles/${roleId}`, `/roles/${roleId}`, made);
      expect([wider.status, await wider.text()]).toEqual([403, expect.stringContaining('href="/confirm"')]);
      expect(await users()).not.toContain(guest.email);
      const out = await send(visitor, `/users/${bookkeeper}`, `/users/${bookkeeper}/disable`);
      expect(out.headers.get('location')).toBe(`/users/${bookkeeper}?done=disabled`);
      const form = await text(visitor, '/confirm?next=%2Fkeys');
      const confirmed = await visitor.submit(form, '/confirm', { code: codeOf(secret) });
      expect(confirmed.headers.get('location')).toBe('/keys');
      // What was typed before the code is sent as it was.
      expect((await visitor.submit(kept, '/users', {})).headers.get('location')).toBe('/users?done=invited');
      expect(await users()).toContain(guest.email);
    });

    test('before an application is let in a code is asked for, and its request goes on afterwards', async () => {
      const { login } = await newPerson();
      const redirectUri = 'https://app.example/back';
      const { accounts } = web.service;
      const partner = must(await accounts.createCustomer({ name: 'Partner', isApiAdmin: true }, operator)).id;
      const app = { customerId: partner, name: 'App', redirectUris: [redirectUri] };
      const { client } = must(await accounts.createClient(app, { ...operator, customerId: partner }));
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const { secret } = await turnOn(visitor);
      const query = { client_id: client.clientId, redirect_uri: redirectUri, response_type: 'code' };
      const asked = new URLSearchParams({ ...query, scope: 'payroll.read', state: 'st' }).toString();
      const request = `/api/oauth/authorize?${asked}`;
      const held = await visitor.get(request);
      expect(held.headers.get('location')).toBe(`/confirm?next=${encodeURIComponent(request)}`);
      const form = await text(visitor, held.headers.get('location')!);
      const confirmed = await visitor.submit(form, '/confirm', { code: codeOf(secret) });
      expect(confirmed.headers.get('location')).toBe(request);
      expect((await visitor.get(request)).headers.get('location')).toMatch(/^\/consent\?request=/);
    });

    test('sessions are listed, ended one by one and everywhere else; a new browser is told by e-mail', async () => {
      const { login } = await newPerson();
      const [here, there, third] = [browser(web.url), browser(web.url), browser(web.url)];
      await signIn(here, login);
      expect(await subjects(login.email)).toEqual([]);
      await signIn(there, login);
      expect(await subjects(login.email)).toEqual(['A new browser signed in to your payroll account']);
      // The same browser again is no news.
      await signIn(there, login);
      expect(await subjects(login.email)).toHaveLength(1);
      await signIn(third, login);
      const page = await text(here, '/account');
      // Test browsers send the name of Node alone, which is shown as it is.
      expect(page).toMatch(/data-label="Browser" class="wrap">node</);
      const others = [...page.matchAll(/name="session_id" value="(\d+)"/g)].map(([, id]) => id!);
      expect(others).toHaveLength(2);
      // One that is nobody's, or somebody else's, is not said to have ended.
      const { session: foreign } = (await web.service.accounts.readSession(
        (await web.signIn()).cookies.get('payroll-session') ?? '',
      ))!;
      for (const session_id of ['987654321', String(foreign.id)]) {
        const none = await here.submit(page, '/account/sessions/end', { session_id });
        expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('There is no such browser')]);
      }
      const ended = await here.submit(page, '/account/sessions/end', { session_id: others[0]! });
      expect(ended.headers.get('location')).toBe('/account?done=ended');
      expect(
        [(await here.get('/home')).status, (await there.get('/home')).status, (await third.get('/home')).status].sort(),
      ).toEqual([200, 200, 303]);
      await send(here, '/account', '/account/sessions/end-others');
      expect([
        (await here.get('/home')).status,
        (await there.get('/home')).status,
        (await third.get('/home')).status,
      ]).toEqual([200, 303, 303]);
      // Nobody ends the session of somebody else.
      const stranger = await newPerson();
      const other = browser(web.url);
      await signIn(other, stranger.login);
      const [mine] = await web.service.accounts.listSessions(
        (await web.service.accounts.listUsers(customerId)).find(({ user }) => user.email === login.email)!.user.id,
      );
      await other.submit(await text(other, '/account'), '/account/sessions/end-others', {
        session_id: String(mine!.id),
      });
      expect((await here.get('/home')).status).toBe(200);
    });

    test('neither secret nor recovery codes are in the database in plain', async () => {
      const { login } = await newPerson();
      const visitor = browser(web.url);
      await signIn(visitor, login);
      const { secret, recovery } = await turnOn(visitor);
      const rows = JSON.stringify(
        await web.service.database.unitOfWork((tx) => tx).run((tx) => tx.query('SELECT * FROM second_factors', [])),
      );
      expect(rows).not.toContain(secret);
      for (const code of recovery) expect(rows).not.toContain(code.replace('-', ''));
    });
  },
);
