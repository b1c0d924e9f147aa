import { demoLogins } from '@anz-payroll/demo-seed';
import { nodeOneTimeCodes } from '@anz-payroll/credentials';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, type Browser } from '../testing/account-service';
import { linkIn, openMailbox, type Mailbox } from '../testing/mailbox';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))(
  'another e-mail address to sign in with, %s',
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
    const signIn = async (visitor: Browser, email: string, chosen = password) =>
      visitor.submit(await text(visitor, '/sign-in?again=1'), '/sign-in', { email, password: chosen });
    const newPerson = async () => {
      people += 1;
      const [email, next] = [`old-${people}@saltbush.example`, `new-${people}@kowhai.example`];
      const person = { customerId, name: `P${people}`, role: 'bookkeeper' as const, companyIds: [1], email, password };
      const { id } = must(await web.service.accounts.createUser(person, operator));
      const visitor = browser(web.url);
      await signIn(visitor, email);
      return { id, email, next, visitor };
    };
    const ask = async (visitor: Browser, email: string, typed = password) =>
      visitor.submit(await text(visitor, '/account/email'), '/account/email', { email, password: typed });
    const mailTo = async (address: string) => {
      await web.service.mail.sendDue();
      return mailbox.to(address);
    };
    const confirmLink = async (address: string) => linkIn((await mailTo(address)).at(-1), '/confirm-email');
    const confirm = async (visitor: Browser, link: string) =>
      visitor.submit(await text(visitor, link), '/confirm-email', {});

    test('asked for with the password, confirmed from the new address, told to the old one, in the log', async () => {
      const { id, email, next, visitor } = await newPerson();
      const asked = await ask(visitor, next);
      expect(asked.headers.get('location')).toBe('/account?done=email-asked');
      expect(await text(visitor, '/account')).toContain(next);
      expect((await mailTo(email)).map(({ subject }) => subject)).toContain(
        'A new e-mail address for your payroll account',
      );
      // Until the link is opened the old address signs in, and the new one does not.
      expect((await signIn(browser(web.url), email)).status).toBe(303);
      expect((await signIn(browser(web.url), next)).status).toBe(422);
      const link = await confirmLink(next);
      const elsewhere = browser(web.url);
      const shown = await text(elsewhere, link);
      expect(shown).toContain(next);
      expect((await signIn(browser(web.url), next)).status).toBe(422);
      const confirmed = await elsewhere.submit(shown, '/confirm-email', {});
      expect(confirmed.headers.get('location')).toBe('/sign-in?again=1&done=email');
      expect((await elsewhere.get(link)).status).toBe(400);
      expect((await signIn(browser(web.url), next)).status).toBe(303);
      expect((await signIn(browser(web.url), email)).status).toBe(422);
      expect((await mailTo(email)).at(-1)?.subject).toBe('The e-mail address of your payroll account was changed');
      // Whoever is signed in stays so.
      expect(await text(visitor, '/account')).toContain(`${next}`);
      const log = await web.service.accounts.readAuditLog(customerId, { limit: 40, userId: id });
      expect(log.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['user.ask-email-change', 'user.change-email']),
      );
      expect(JSON.stringify(log)).not.toContain(next);
      const rows = await web.service.database
        .unitOfWork((tx) => tx)
        .run((tx) => tx.query('SELECT * FROM email_changes', []));
      expect(JSON.stringify(rows)).not.toContain(link.split('=')[1]);
    });

    test.each([
      ['no address', 'nobody', password, 'That is not an e-mail address.'],
      ['the address that is there', 'old', password, 'That is the address you have now.'],
      ['an address of somebody else', demoLogins.owner.email.toUpperCase(), password, 'has that e-mail address'],
      ['a wrong password', 'new', 'not the right phrase', 'That is not your password.'],
    ])('%s is refused at its field, with what was typed', async (_what, typed, chosen, says) => {
      const { email, next, visitor } = await newPerson();
      const sent = typed === 'old' ? email : typed === 'new' ? next : typed;
      const answer = await ask(visitor, sent, chosen);
      const page = await answer.text();
      expect([answer.status, page]).toEqual([422, expect.stringContaining(says)]);
      expect(page).toContain(`value="${sent}"`);
      expect(page).toContain(`id="${chosen === password ? 'email' : 'password'}-problem"`);
      expect(page).not.toContain(chosen);
      expect(await mailTo(next)).toEqual([]);
    });

    test('passwords are not guessed by it', async () => {
      const { next, visitor } = await newPerson();
      for (let count = 0; count < 10; count++) await ask(visitor, next, `guess ${count} of many`);
      expect(await (await ask(visitor, next)).text()).toContain('Too many attempts');
    });

    test('a link ends when it is withdrawn, when another is asked for, and when the owner of the login sets a password', async () => {
      const { email, next, visitor } = await newPerson();
      const spent = async (link: string) => (await browser(web.url).get(link)).status;
      await ask(visitor, next);
      const first = await confirmLink(next);
      await visitor.submit(await text(visitor, '/account'), '/account/email/cancel', {});
      expect(await spent(first)).toBe(400);
      await ask(visitor, next);
      const second = await confirmLink(next);
      await ask(visitor, `other-${next}`);
      expect(await spent(second)).toBe(400);
      const third = await confirmLink(`other-${next}`);
      const victim = browser(web.url);
      await victim.submit(await text(victim, '/forgot-password'), '/forgot-password', { email });
      const reset = linkIn((await mailTo(email)).at(-1), '/set-password');
      const fresh = 'another phrase for this login';
      await victim.submit(await text(victim, reset), '/set-password', { password: fresh, again: fresh });
      expect(await spent(third)).toBe(400);
      expect((await signIn(victim, email, fresh)).status).toBe(303);
    });

    test('a link to set a password that went to the former address opens nothing any more', async () => {
      const { email, next, visitor } = await newPerson();
      await visitor.submit(await text(visitor, '/forgot-password'), '/forgot-password', { email });
      const reset = linkIn((await mailTo(email)).at(-1), '/set-password');
      await ask(visitor, next);
      const confirmed = await confirm(visitor, await confirmLink(next));
      expect(confirmed.headers.get('location')).toBe('/account?done=email-changed');
      expect((await browser(web.url).get(reset)).status).toBe(400);
    });

    test('an address that somebody else took meanwhile stays theirs', async () => {
      const { email, next, visitor } = await newPerson();
      await ask(visitor, next);
      const link = await confirmLink(next);
      const other = { customerId, name: 'Other', role: 'reader' as const, email: next, password };
      must(await web.service.accounts.createUser(other, operator));
      const answer = await confirm(browser(web.url), link);
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('has that e-mail address')]);
      expect((await signIn(browser(web.url), email)).status).toBe(303);
    });

    test('whoever has an authenticator app shows a code before the form', async () => {
      const { next, visitor } = await newPerson();
      const started = await (
        await visitor.submit(await text(visitor, '/account'), '/account/second-factor', {})
      ).text();
      const secret = /id="secret">([A-Z2-7 ]+)</.exec(started)![1]!.replaceAll(' ', '');
      const codeOf = (steps: number) =>
        nodeOneTimeCodes.codeOf(secret, Math.floor(web.service.clock.now() / 30_000) + steps);
      await visitor.submit(started, '/account/second-factor/confirm', { code: codeOf(-1) });
      const asked = await visitor.get('/account/email');
      expect(asked.headers.get('location')).toBe('/confirm?next=%2Faccount%2Femail');
      const page = await text(visitor, '/confirm?next=%2Faccount%2Femail');
      const confirmed = await visitor.submit(page, '/confirm', { code: codeOf(0) });
      expect(confirmed.headers.get('location')).toBe('/account/email');
      expect((await ask(visitor, next)).status).toBe(303);
    });

    test('an owner corrects the address of an invitation, and of nobody who signs in', async () => {
      const issued = await web.service.accounts.issueToken({ customerId, scopes: ['users.manage'] }, operator);
      const token = must(issued).accessToken;
      const patch = (userId: number, body: object) =>
        fetch(`${web.url}/api/users/${userId}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const invite = { customerId, name: 'Typo', role: 'reader' as const, companyIds: [] };
      const wrong = 'tpyo@saltbush.example';
      const { id } = must(
        await web.service.accounts.inviteUser({ ...invite, email: wrong }, { ...operator, customerId }),
      );
      const dead = linkIn((await mailTo(wrong)).at(-1), '/set-password');
      const corrected = await patch(id, { email: 'typo@saltbush.example' });
      expect([corrected.status, await corrected.json()]).toEqual([
        200,
        expect.objectContaining({ email: 'typo@saltbush.example', status: 'invited' }),
      ]);
      expect((await browser(web.url).get(dead)).status).toBe(400);
      expect((await patch(id, { email: demoLogins.owner.email })).status).toBe(409);
      expect((await patch(id, { email: 'nobody' })).status).toBe(422);
      // The same by page.
      const owner = browser(web.url);
      await signIn(owner, demoLogins.owner.email, demoLogins.owner.password);
      const change = { name: 'Typo', email: 'typed@saltbush.example', role: 'reader' };
      const saved = await owner.submit(await text(owner, `/users/${id}`), `/users/${id}`, change);
      expect(saved.headers.get('location')).toBe(`/users/${id}?done=changed`);
      const link = linkIn((await mailTo('typed@saltbush.example')).at(-1), '/set-password');
      const typo = browser(web.url);
      await typo.submit(await text(typo, link), '/set-password', { password, again: password });
      const taken = await patch(id, { email: 'mine-now@evil.example' });
      expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining('only they change it')]);
      expect(await text(owner, `/users/${id}`)).not.toContain('id="email"');
      const forged = await owner.submit(await text(owner, `/users/${id}`), `/users/${id}`, change);
      expect(forged.status).toBe(303);
      const evil = { ...change, email: 'mine-now@evil.example' };
      expect((await owner.submit(await text(owner, `/users/${id}`), `/users/${id}`, evil)).status).toBe(422);
    });

    test('the operator gives an address at once, and the former one is told', async () => {
      const { id, email, next } = await newPerson();
      must(await web.service.accounts.setEmail({ userId: id, email: next }, operator));
      expect((await signIn(browser(web.url), next)).status).toBe(303);
      expect((await mailTo(email)).map(({ subject }) => subject)).toContain(
        'The e-mail address of your payroll account was changed',
      );
      const taken = await web.service.accounts.setEmail({ userId: id, email: demoLogins.owner.email }, operator);
      expect(taken.ok).toBe(false);
    });
  },
);
