import { nodeOneTimeCodes } from '@anz-payroll/credentials';
import { demoLogins } from '@anz-payroll/demo-seed';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, type Browser } from '../testing/account-service';
import { freePort } from '../testing/account-service/free-port';
import { startIdentityProvider, type IdentityProvider } from '../testing/identity-provider';
import { linkIn, openMailbox, type Mailbox } from '../testing/mailbox';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';
const domain = 'saltbush.example';

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))('single sign-on, %s', (_, engine) => {
  let web: WebService;
  let provider: IdentityProvider;
  let mailbox: Mailbox;
  let customerId: number;
  let people = 0;

  beforeAll(async () => {
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    mailbox = await openMailbox();
    const mail = { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off' };
    web = await startWebService(engine, { PORT: String(port), PUBLIC_URL: publicUrl, ...mail });
    provider = await startIdentityProvider(`${publicUrl}/sign-in/single-sign-on/callback`);
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    const owner = await signedInOwner();
    const saved = await owner.submit(await text(owner, '/sign-on'), '/sign-on', settings());
    expect(saved.headers.get('location')).toBe('/sign-on?done=set');
  });
  afterEach(() => {
    provider.fault = { kind: 'none' };
  });
  afterAll(async () => {
    await provider.close();
    await web.close();
    await mailbox.remove();
  });

  const settings = () => ({
    issuer: provider.issuer,
    client_id: provider.client.id,
    client_secret: provider.client.secret,
  });
  const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();
  const signedInOwner = async () => {
    const owner = browser(web.url);
    await owner.submit(await text(owner, '/sign-in'), '/sign-in', demoLogins.owner);
    return owner;
  };
  const newPerson = async (name = `sso-${++people}`) => {
    const email = `${name}@${domain}`;
    const person = { customerId, name, email, password, role: 'bookkeeper' as const, companyIds: [1] };
    return { email, id: must(await web.service.accounts.createUser(person, operator)).id };
  };
  /** Asks for single sign-on; answers where the browser is led, or what the page says instead. */
  const begin = async (visitor: Browser, email: string) => {
    const answer = await visitor.submit(await text(visitor, '/sign-in?again=1'), '/sign-in/single-sign-on', { email });
    const to = answer.headers.get('refresh')?.replace(/^0; url=/, '');
    return { status: answer.status, to, page: await answer.text() };
  };
  /** Signs in at the provider under this name, and answers the address that it sends the browser back to. */
  const atProvider = async (address: string, login: string): Promise<string> => {
    const there = browser(provider.issuer);
    let next = address;
    for (let steps = 0; steps < 12; steps++) {
      const answer = await there.get(next);
      const location = answer.headers.get('location');
      if (location === null) {
        const form = await answer.text();
        const action = /action="([^"]+)"/.exec(form)![1]!;
        const prompt = /name="prompt" value="(\w+)"/.exec(form)![1]!;
        const sent = await there.post(action, { prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) });
        next = new URL(sent.headers.get('location')!, provider.issuer).href;
      } else next = new URL(location, provider.issuer).href;
      if (next.startsWith(web.url)) return next;
    }
    throw new Error('The provider never sent the browser back');
  };
  const linkTo = async (email: string) => {
    await web.service.mail.sendDue();
    return linkIn((await mailbox.to(email)).at(-1), '/confirm-sign-on');
  };
  /** Comes back from the provider for the first time, and confirms it by the link in the e-mail. */
  const arrive = async (visitor: Browser, back: string, email: string) => {
    const asked = await visitor.get(back);
    expect([asked.status, await asked.text()]).toEqual([403, expect.stringContaining('Confirm that it is you')]);
    expect(await isSignedIn(visitor)).toBe(false);
    return visitor.submit(await text(visitor, await linkTo(email)), '/confirm-sign-on', {});
  };
  /** The same from the start, to the session. */
  const signOn = async (visitor: Browser, email: string) =>
    arrive(visitor, await atProvider((await begin(visitor, email)).to!, email), email);
  const isSignedIn = async (visitor: Browser) => (await visitor.get('/home')).status === 200;
  const refusal = async (answer: Response) => ({
    status: answer.status,
    says: /<h1>([^<]*)<\/h1>\s*<p>([^<]*)<\/p>/
      .exec(await answer.text())
      ?.slice(1)
      .join(': '),
  });
  const lastEntry = async () => (await web.service.accounts.readAuditLog(customerId, { limit: 1 }))[0];

  test('a user is signed in by the provider, matched by the verified address', async () => {
    const { email, id } = await newPerson();
    const visitor = browser(web.url);
    const begun = await begin(visitor, email.toUpperCase());
    const asked = new URL(begun.to!).searchParams;
    expect([begun.status, asked.get('code_challenge_method'), asked.get('response_type')]).toEqual([
      200,
      'S256',
      'code',
    ]);
    expect([asked.get('state'), asked.get('nonce'), asked.get('code_challenge')]).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{43}$/)),
    );
    const done = await arrive(visitor, await atProvider(begun.to!, email), email);
    expect(done.headers.get('location')).toBe('/home');
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await lastEntry()).toMatchObject({ action: 'user.confirm-sign-on', userId: id, details: { domain } });
    // From then on the provider is enough, in whichever browser.
    const later = browser(web.url);
    const again = await later.get(await atProvider((await begin(later, email)).to!, email));
    expect(again.headers.get('location')).toBe('/home');
    expect(await lastEntry()).toMatchObject({ action: 'user.sign-in', userId: id, details: { by: 'single-sign-on' } });
  });

  describe('an owner who names a provider of their own', () => {
    test('comes in as nobody else of the domain: neither with the link nor from the mailbox alone', async () => {
      const { email, id } = await newPerson();
      const owner = browser(web.url);
      const asked = await owner.get(await atProvider((await begin(owner, email)).to!, email));
      expect([asked.status, await isSignedIn(owner)]).toEqual([403, false]);
      expect(await lastEntry()).toMatchObject({
        action: 'user.sign-in-refused',
        userId: id,
        details: { why: 'to-confirm' },
      });
      const link = await linkTo(email);
      const letter = (await mailbox.to(email)).at(-1);
      expect(letter?.text).toContain(new URL(provider.issuer).host);
      // Whose mailbox it is opens the link in the own browser, which began nothing: nobody is let in by that.
      const person = browser(web.url);
      expect((await person.get(link)).status).toBe(400);
      await begin(person, email);
      expect((await person.get(link)).status).toBe(400);
      // Without the link the browser that began has nothing.
      const guessed = await owner.get(`/confirm-sign-on?token=${'x'.repeat(43)}`);
      expect([guessed.status, await isSignedIn(owner)]).toEqual([400, false]);
      const token = /token=([\w-]+)/.exec(link)![1]!;
      const csrf = /name="csrf_token" value="([^"]+)"/.exec(await text(person, '/sign-in?again=1'))![1]!;
      const sent = await person.post('/confirm-sign-on', { csrf_token: csrf, token });
      expect([sent.status, await isSignedIn(person)]).toEqual([400, false]);
    });

    test('another subject with the same address is asked for the link once more, and only as often as an hour allows', async () => {
      const { email, id } = await newPerson();
      await signOn(browser(web.url), email);
      const rows = await web.service.database.reading((tx) => tx).run((tx) => tx.query<{ as: string }>('SELECT signed_on_as AS `as` FROM users WHERE id = ?', [id])); // prettier-ignore
      expect(rows[0]!.as).toMatch(/^[\w-]{43}$/);
      provider.fault = { kind: 'forged', claims: { sub: 'somebody-else', email, email_verified: true } };
      const other = browser(web.url);
      for (let times = 0; times < 12; times++) {
        const answer = await other.get(await atProvider((await begin(other, email)).to!, email));
        expect([answer.status, await isSignedIn(other)]).toEqual([403, false]);
      }
      await web.service.mail.sendDue();
      const links = (await mailbox.to(email)).filter(({ subject }) => subject?.startsWith('Confirm that you sign in'));
      expect(links.length).toBe(10);
    });

    test('whoever is signed in with that browser has shown who they are already', async () => {
      const { email } = await newPerson();
      const person = browser(web.url);
      await person.submit(await text(person, '/sign-in'), '/sign-in', { email, password });
      const done = await person.get(await atProvider((await begin(person, email)).to!, email));
      expect(done.headers.get('location')).toBe('/home');
      const somebody = await newPerson();
      const as = await person.get(await atProvider((await begin(person, somebody.email)).to!, somebody.email));
      expect(as.status).toBe(403);
    });

    test('a link counts once, for an hour, and for the provider that it was sent about', async () => {
      const { email } = await newPerson();
      const visitor = browser(web.url);
      await visitor.get(await atProvider((await begin(visitor, email)).to!, email));
      const kept = new Map(visitor.cookies);
      const link = await linkTo(email);
      const shown = await text(visitor, link);
      expect((await visitor.submit(shown, '/confirm-sign-on', {})).status).toBe(303);
      const twice = browser(web.url);
      for (const [name, value] of kept) twice.cookies.set(name, value);
      expect([(await twice.get(link)).status, await isSignedIn(twice)]).toEqual([400, false]);
      const late = await newPerson();
      const slow = browser(web.url);
      await slow.get(await atProvider((await begin(slow, late.email)).to!, late.email));
      const lateLink = await linkTo(late.email);
      expect((await slow.get(lateLink)).status).toBe(200);
      const owner = await signedInOwner();
      await owner.submit(await text(owner, '/sign-on'), '/sign-on', { ...settings(), client_id: 'other' });
      expect((await slow.get(lateLink)).status).toBe(400);
      await owner.submit(await text(owner, '/sign-on'), '/sign-on', settings());
      expect((await slow.get(lateLink)).status).toBe(400);
      // Somebody proves the provider anew, as the tests that follow expect.
      await signOn(browser(web.url), late.email);
    });
  });

  test('who has an authenticator app is still asked for a code', async () => {
    const { email, id } = await newPerson();
    const actor = { ...operator, customerId };
    const { secret } = must(await web.service.accounts.startSecondFactor(id));
    const code = nodeOneTimeCodes.codeOf(secret, Math.floor(web.service.clock.now() / 30_000));
    must(await web.service.accounts.confirmSecondFactor({ userId: id, code }, actor));
    const visitor = browser(web.url);
    const done = await signOn(visitor, email);
    expect(done.headers.get('location')).toBe('/sign-in/code?next=%2Fhome');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('an address that nobody has is led there like one that somebody has, and signs nobody in', async () => {
    const visitor = browser(web.url);
    const begun = await begin(visitor, `nobody@${domain}`);
    expect(begun.status).toBe(200);
    const answer = await visitor.get(await atProvider(begun.to!, `nobody@${domain}`));
    expect(await refusal(answer)).toEqual({ status: 403, says: expect.stringContaining('Nobody in this account has') });
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await begin(browser(web.url), 'somebody@elsewhere.example')).page).toContain('There is no single sign-on');
    expect((await begin(browser(web.url), `x@${'é'.repeat(254)}`)).status).toBeLessThan(500);
  });

  test.each([
    [
      'an address that is not verified',
      () => `unverified-1@${domain}`,
      'does not say that your e-mail address is verified',
    ],
    ['an address of another domain', () => 'ana@other.example', 'vouches for an address of another domain'],
  ])('%s signs nobody in', async (_what, login, says) => {
    await newPerson('unverified-1').catch(() => undefined);
    const visitor = browser(web.url);
    const begun = await begin(visitor, `sso-1@${domain}`);
    const answer = await visitor.get(await atProvider(begun.to!, login()));
    expect(await refusal(answer)).toEqual({ status: 403, says: expect.stringContaining(says) });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('a user of another account is not signed in by this one', async () => {
    const other = must(await web.service.accounts.createCustomer({ name: 'Other' }, operator));
    const email = `stranger@${domain}`;
    const person = { customerId: other.id, name: 'S', email, password, role: 'owner' as const };
    must(await web.service.accounts.createUser(person, operator));
    expect((await begin(browser(web.url), email)).page).toContain('There is no single sign-on for this address');
    const visitor = browser(web.url);
    const answer = await visitor.get(await atProvider((await begin(visitor, `sso-1@${domain}`)).to!, email));
    expect((await refusal(answer)).status).toBe(403);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  describe('pay that another employer shows to a user of this account', () => {
    const elsewhere = async () => {
      const { accounts } = web.service;
      const other = must(await accounts.createCustomer({ name: 'Another employer' }, operator)).id;
      const token = must(await accounts.issueToken({ customerId: other, scopes: ['payroll.write'] }, operator));
      const made = await fetch(`${web.url}/api/company/create`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ legal_name: 'Another Employer Pty Ltd', abn: '51824753556' }),
      });
      const { id: companyId } = (await made.json()) as { id: number };
      let employeeId = 900_000 + other * 100;
      return (email: string) => {
        const job = { customerId: other, companyId, employeeId: ++employeeId, name: 'Robin Ash', email };
        return accounts.inviteEmployee({ ...job, companyName: 'Another Employer' }, { ...operator, customerId: other });
      };
    };

    test('cannot be given to an address that the account itself may sign in as', async () => {
      const invite = await elsewhere();
      const { email, id } = await newPerson();
      const taken = { ok: false, error: { code: 'employee-access/taken', path: 'email_address' } };
      expect(await invite(email)).toMatchObject(taken);
      // Nor later, when the provider is gone: what was set up while it was named may still let somebody in.
      const visitor = browser(web.url);
      await signOn(visitor, email);
      expect(await isSignedIn(visitor)).toBe(true);
      must(await web.service.accounts.setEmail({ userId: id, email: `${email}.au` }, operator));
      expect(await invite(`${email}.au`)).toMatchObject(taken);
    });

    test('is not opened by a provider that the account names afterwards', async () => {
      const invite = await elsewhere();
      const { email, id } = await newPerson();
      must(await web.service.accounts.setEmail({ userId: id, email: 'robin@home.example' }, operator));
      expect(must(await invite('robin@home.example')).user.id).toBe(id);
      must(await web.service.accounts.setEmail({ userId: id, email }, operator));
      expect((await begin(browser(web.url), email)).page).toContain('There is no single sign-on for this address');
      const visitor = browser(web.url);
      const answer = await visitor.get(await atProvider((await begin(visitor, `sso-1@${domain}`)).to!, email));
      expect(await refusal(answer)).toEqual({ status: 403, says: expect.stringContaining('another employer too') });
      expect(await isSignedIn(visitor)).toBe(false);
      expect(await lastEntry()).toMatchObject({ action: 'user.sign-in-refused', details: { why: 'own-sign-in' } });
      await visitor.submit(await text(visitor, '/sign-in?again=1'), '/sign-in', { email, password });
      expect(await isSignedIn(visitor)).toBe(true);
    });
  });

  test('a provider that is down is a page that says so, at the start and at the end', async () => {
    const { email } = await newPerson();
    const visitor = browser(web.url);
    const begun = await begin(visitor, email);
    const back = await atProvider(begun.to!, email);
    provider.fault = { kind: 'down' };
    const start = await begin(browser(web.url), email);
    expect([start.status, start.page]).toEqual([422, expect.stringContaining('does not answer')]);
    const answer = await visitor.get(back);
    expect(await refusal(answer)).toEqual({ status: 403, says: expect.stringContaining('does not answer') });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('one that calls itself another issuer is not followed', async () => {
    const { email } = await newPerson();
    const visitor = browser(web.url);
    const back = await atProvider((await begin(visitor, email)).to!, email);
    provider.fault = { kind: 'other-issuer' };
    const start = await begin(browser(web.url), email);
    expect([start.status, start.page]).toEqual([422, expect.stringContaining('is not the identity provider')]);
    expect((await refusal(await visitor.get(back))).says).toContain('is not the identity provider');
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await lastEntry()).toMatchObject({
      action: 'user.sign-in-refused',
      details: { by: 'single-sign-on', domain, why: 'wrong-issuer' },
    });
  });

  test('swapped keys: a signature by a key that is not published signs nobody in', async () => {
    const { email } = await newPerson();
    const visitor = browser(web.url);
    const back = await atProvider((await begin(visitor, email)).to!, email);
    provider.fault = { kind: 'swapped-keys' };
    expect(await refusal(await visitor.get(back))).toEqual({
      status: 403,
      says: expect.stringContaining('does not hold'),
    });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test.each([
    ['another issuer', { iss: 'https://login.example.com' }, 'is not the identity provider'],
    ['another audience', { aud: 'somebody-else' }, 'does not hold'],
    ['another nonce', { nonce: 'replayed' }, 'does not hold'],
    ['a time that has passed', { exp: 1_700_000_000 }, 'does not hold'],
  ])('an ID token with %s, rightly signed, signs nobody in', async (_what, claims, says) => {
    const { email } = await newPerson();
    const visitor = browser(web.url);
    const back = await atProvider((await begin(visitor, email)).to!, email);
    provider.fault = { kind: 'forged', claims };
    expect(await refusal(await visitor.get(back))).toEqual({ status: 403, says: expect.stringContaining(says) });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('replays: an answer counts once, in the browser that asked, with the state that it asked with', async () => {
    const { email } = await newPerson();
    const visitor = browser(web.url);
    const back = await atProvider((await begin(visitor, email)).to!, email);
    const kept = new Map(visitor.cookies);
    // In another browser, which has begun a sign-in of its own.
    const thief = browser(web.url);
    await begin(thief, email);
    expect((await refusal(await thief.get(back))).says).toContain('does not hold');
    const empty = browser(web.url);
    expect((await refusal(await empty.get(back))).says).toContain('was not begun in this browser');
    // The code is still good, the state is not.
    const wrongState = new URL(back);
    wrongState.searchParams.set('state', 'x'.repeat(43));
    expect((await refusal(await visitor.get(wrongState.href))).says).toContain('does not hold');
    expect([await isSignedIn(thief), await isSignedIn(empty), await isSignedIn(visitor)]).toEqual([
      false,
      false,
      false,
    ]);
    // That was the one answer that this sign-in takes.
    for (const [name, value] of kept) visitor.cookies.set(name, value);
    expect((await refusal(await visitor.get(back))).says).toContain('was used already');
    // A code that was exchanged is refused by the provider.
    const second = await atProvider((await begin(visitor, email)).to!, email);
    expect((await arrive(visitor, second, email)).headers.get('location')).toBe('/home');
    const again = browser(web.url);
    const fresh = await atProvider((await begin(again, email)).to!, email);
    const mixed = new URL(fresh);
    mixed.searchParams.set('code', new URL(second).searchParams.get('code')!);
    expect((await refusal(await again.get(mixed.href))).says).toContain('does not hold');
    expect(await isSignedIn(again)).toBe(false);
  });

  test('of answers that are sent many times at once one is taken', async () => {
    const { email } = await newPerson();
    await signOn(browser(web.url), email);
    const visitor = browser(web.url);
    const back = await atProvider((await begin(visitor, email)).to!, email);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(back, { headers: { cookie }, redirect: 'manual' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403, 403, 403, 403]);
  });

  test('somebody who said no at the provider is told, and a disabled user is not let in', async () => {
    const { email, id } = await newPerson();
    const visitor = browser(web.url);
    const { to } = await begin(visitor, email);
    const state = new URL(to!).searchParams.get('state')!;
    const no = `/sign-in/single-sign-on/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
    expect((await refusal(await visitor.get(no))).says).toContain('did not sign you in');
    const back = await atProvider((await begin(visitor, email)).to!, email);
    must(
      await web.service.accounts.changeUser({ userId: id, change: { isActive: false } }, { ...operator, customerId }),
    );
    expect((await refusal(await visitor.get(back))).status).toBe(403);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('the page: an issuer that is wrong is not stored, and nobody but an owner sees it', async () => {
    const owner = await signedInOwner();
    const wrong = { issuer: `${provider.issuer}/elsewhere`, client_id: 'x' };
    const refused = await owner.submit(await text(owner, '/sign-on'), '/sign-on', wrong);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('does not answer')]);
    provider.fault = { kind: 'other-issuer' };
    const liar = await owner.submit(await text(owner, '/sign-on'), '/sign-on', settings());
    expect(await liar.text()).toContain('calls itself another issuer');
    provider.fault = { kind: 'none' };
    expect(await text(owner, '/sign-on')).not.toContain(provider.client.secret);
    const rows = await web.service.database
      .reading((tx) => tx)
      .run((tx) => tx.query('SELECT client_secret AS secret FROM sign_on_domains', []));
    expect(JSON.stringify(rows)).not.toContain(provider.client.secret);
    const { email } = await newPerson();
    const bookkeeper = browser(web.url);
    await bookkeeper.submit(await text(bookkeeper, '/sign-in'), '/sign-in', { email, password });
    expect((await bookkeeper.get('/sign-on')).status).toBe(403);
  });

  test('passwords off: no password, no link and no invitation with one; on again after the owner says so', async () => {
    const { email } = await newPerson();
    const owner = await signedInOwner();
    const page = await text(owner, '/sign-on');
    const action = /action="(\/sign-on\/\d+\/passwords)"/.exec(page)![1]!;
    expect((await owner.submit(page, action, {})).headers.get('location')).toBe('/sign-on?done=passwords');

    const visitor = browser(web.url);
    const typed = await visitor.submit(await text(visitor, '/sign-in'), '/sign-in', { email, password });
    expect([typed.status, await typed.text()]).toEqual([422, expect.stringContaining('sign in by single sign-on')]);
    const unknown = await visitor.submit(await text(visitor, '/sign-in'), '/sign-in', {
      email: `none@${domain}`,
      password,
    });
    expect(await unknown.text()).toContain('sign in by single sign-on');
    await visitor.submit(await text(visitor, '/forgot-password'), '/forgot-password', { email });
    await web.service.mail.sendDue();
    expect((await mailbox.to(email)).map(({ subject }) => subject)).not.toContain('Set a new password for payroll');

    const invited = `invited@${domain}`;
    const invitation = { name: 'I', email: invited, role: 'hr', companies: 'all' };
    await owner.submit(await text(owner, '/users'), '/users', invitation);
    await web.service.mail.sendDue();
    const letter = (await mailbox.to(invited)).at(-1);
    expect(letter?.text).toContain('Sign in with the single sign-on of your organisation.');
    expect(letter?.text).not.toContain('/set-password');
    const newcomer = browser(web.url);
    await signOn(newcomer, invited);
    expect(await isSignedIn(newcomer)).toBe(true);
    const listed = await web.service.accounts.listUsers(customerId);
    expect(listed.find(({ user }) => user.email === invited)?.user).toMatchObject({
      passwordHash: null,
      isActive: true,
    });
    expect(await text(owner, '/users')).not.toContain('no password yet');

    // A link from before sets nothing.
    const id = listed.find(({ user }) => user.email === email)!.user.id;
    const { secret } = must(await web.service.accounts.issuePasswordLink(id, operator));
    const set = browser(web.url);
    const refusedLink = await set.submit(await text(set, `/set-password?token=${secret}`), '/set-password', {
      password: 'another phrase of mine',
      again: 'another phrase of mine',
    });
    expect(await refusedLink.text()).toContain('There is no password to set');

    const back = await text(owner, '/sign-on');
    expect((await owner.submit(back, action, {})).status).toBe(303);
    expect((await visitor.submit(await text(visitor, '/sign-in'), '/sign-in', { email, password })).status).toBe(303);
    const actions = (await web.service.accounts.readAuditLog(customerId, { limit: 60 })).map((entry) => entry.action);
    expect(actions).toEqual(expect.arrayContaining(['sign-on.passwords-off', 'sign-on.passwords-on']));
  });

  test('another provider has to be tried before passwords go off, and a removed one signs nobody in', async () => {
    const owner = await signedInOwner();
    const { email } = await newPerson();
    const visitor = browser(web.url);
    const back = await atProvider((await begin(visitor, email)).to!, email);
    await owner.submit(await text(owner, '/sign-on'), '/sign-on', { ...settings(), client_id: 'other' });
    expect(await text(owner, '/sign-on')).toContain('Nobody has signed in there yet');
    expect((await refusal(await visitor.get(back))).status).toBe(403);
    const [domainRow] = await web.service.accounts.listSignOnDomains(customerId);
    const early = await owner.post(`/sign-on/${domainRow!.id}/passwords`, {
      csrf_token: /name="csrf_token" value="([^"]+)"/.exec(await text(owner, '/sign-on'))![1]!,
      passwords: 'off',
    });
    expect(await early.text()).toContain('Sign in by the provider once');
    await owner.submit(await text(owner, '/sign-on'), `/sign-on/${domainRow!.id}/remove`, {});
    expect((await begin(browser(web.url), email)).page).toContain('There is no single sign-on');
    await owner.submit(await text(owner, '/sign-on'), '/sign-on', settings());
    // The operator can, where the provider shuts everybody out.
    const [again] = await web.service.accounts.listSignOnDomains(customerId);
    must(await web.service.accounts.removeSignOnDomain({ id: again!.id }, { ...operator, customerId: null }));
    expect(await lastEntry()).toMatchObject({ action: 'sign-on.remove', userId: null, details: { domain } });
  });
});
