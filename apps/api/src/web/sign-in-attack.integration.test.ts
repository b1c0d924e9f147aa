import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { operator, password, startAccountService, type AccountService } from '../testing/account-service';

jest.setTimeout(900_000);

/** The whole attack is 10,000 guesses from 1,000 addresses against ten accounts: `SIGN_IN_GUESSES=10000`. */
const GUESSES = Number(process.env['SIGN_IN_GUESSES'] ?? 60);
const ADDRESSES = Math.max(10, GUESSES / 10);
const ACCOUNTS = GUESSES >= 10_000 ? 10 : 2;
const DAY_MS = 86_400_000;

describe.each(testEngines)('a day of guesses at passwords on $engine', (engine) => {
  let service: AccountService;
  beforeAll(async () => {
    // Addresses are those that a trusted proxy tells.
    service = await startAccountService(engine, { services: { trustedProxies: 1 } });
  });
  afterAll(() => service.close());

  const addressOf = (n: number) => `203.${Math.floor(n / 65_536) % 256}.${Math.floor(n / 256) % 256}.${n % 256}`;

  /** A form of the sign-in page that can be sent again and again. */
  async function formOf(address: string): Promise<{ readonly cookie: string; readonly token: string }> {
    const page = await fetch(`${service.url}/sign-in`, { headers: { 'X-Forwarded-For': address } });
    const token = /name="csrf_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return { cookie: page.headers.getSetCookie()[0]?.split(';')[0] ?? '', token };
  }

  async function send(
    { cookie, token }: { readonly cookie: string; readonly token: string },
    sent: { readonly address: string; readonly email: string; readonly password: string; readonly device?: string },
  ): Promise<Response> {
    const { address, email, device } = sent;
    return fetch(`${service.url}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': address,
        Origin: service.url,
        Cookie: device === undefined ? cookie : `${cookie}; ${device}`,
      },
      body: new URLSearchParams({ csrf_token: token, email, password: sent.password }),
    });
  }

  const deviceIn = (response: Response) =>
    response.headers
      .getSetCookie()
      .find((each) => each.includes('device='))
      ?.split(';')[0] ?? '';

  test('owners get in all the time, and at most 100 guesses an account and day are judged', async () => {
    const emails = Array.from({ length: ACCOUNTS }, (_, n) => `owner-${n}@attacked.example`);
    const devices: string[] = [];
    for (const [n, email] of emails.entries()) {
      const person = { customerId: service.customer.id, name: 'O', email, role: 'owner' as const, password };
      const made = await service.accounts.createUser(person, operator);
      if (!made.ok) throw new Error(made.error.message);
      const form = await formOf(`198.51.100.${n}`);
      const first = await send(form, { address: `198.51.100.${n}`, email, password });
      expect(first.status).toBe(303);
      devices.push(deviceIn(first));
    }
    const form = await formOf('203.0.0.1');
    // The clock of the service goes on by itself too, so guesses are counted by their moments, give or take a second.
    const judged = new Map<string, number[]>();
    let refused = 0;
    for (let n = 0; n < GUESSES; n++) {
      const email = emails[n % ACCOUNTS] ?? '';
      const answer = await send(form, { address: addressOf(n % ADDRESSES), email, password: `a wrong guess ${n}` });
      if (answer.status === 422) judged.set(email, [...(judged.get(email) ?? []), service.now()]);
      else {
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        refused += 1;
      }
      await answer.arrayBuffer();
      service.pass(DAY_MS / GUESSES - 1);
      if (n % Math.ceil(GUESSES / 24) !== 0) continue;
      const who = Math.floor(n / Math.ceil(GUESSES / 24)) % ACCOUNTS;
      const owner = { address: `198.51.100.${who}`, email: emails[who] ?? '', password };
      const back = await send(await formOf(owner.address), { ...owner, device: devices[who] ?? '' });
      expect(back.status).toBe(303);
      devices[who] = deviceIn(back);
    }
    for (const email of emails) {
      const moments = judged.get(email) ?? [];
      expect(moments.length).toBeGreaterThan(5);
      for (const at of moments) {
        expect(moments.filter((other) => other > at - DAY_MS + 1000 && other <= at).length).toBeLessThanOrEqual(100);
      }
    }
    if (GUESSES >= 1000) expect(refused).toBeGreaterThan(GUESSES / 2);
  });

  test('a device of another user, a changed one, and one from before a new password are unknown', async () => {
    const email = 'new-password@attacked.example';
    const person = { customerId: service.customer.id, name: 'O', email, role: 'owner' as const, password };
    const made = await service.accounts.createUser(person, operator);
    if (!made.ok) throw new Error(made.error.message);
    const signIn = (device: string | undefined, word: string, n: number) =>
      service.accounts.signIn({ email, password: word, address: `192.0.2.${n}`, requestId: 'r', device });
    const first = await signIn(undefined, password, 1);
    const other = await service.accounts.signIn({
      ...{ email: 'ana@kowhai.example', password, address: '192.0.2.2', requestId: 'r' },
    });
    if (!first.ok || !other.ok) throw new Error('not signed in');
    // After 14 wrong ones the next is judged more than eight minutes later.
    for (let n = 0; n < 14; n++) {
      service.pass(16 * 60_000);
      expect(await signIn(undefined, 'wrong', n)).toMatchObject({ error: { code: 'sign-in/refused' } });
    }
    const changed = `${first.value.device.slice(0, -2)}AA`;
    for (const device of [undefined, other.value.device, changed, 'x.y.z']) {
      expect(await signIn(device, password, 200)).toMatchObject({ error: { code: 'sign-in/throttled' } });
    }
    expect((await signIn(first.value.device, password, 200)).ok).toBe(true);
    const link = await service.accounts.issuePasswordLink(made.value.id, operator);
    if (!link.ok) throw new Error(link.error.message);
    const fresh = 'another phrase of seven words altogether';
    const set = await service.accounts.setPassword({ linkSecret: link.value.secret, password: fresh, requestId: 'r' });
    expect(set.ok).toBe(true);
    expect(await signIn(first.value.device, fresh, 201)).toMatchObject({ error: { code: 'sign-in/throttled' } });
  });

  test('a session ends when its browser signs in again, after two idle hours, and with its password', async () => {
    const who = { email: 'ana@kowhai.example', password, address: '192.0.2.9', requestId: 'r' };
    service.pass(2 * DAY_MS);
    const one = await service.accounts.signIn(who);
    if (!one.ok) throw new Error(one.error.message);
    const two = await service.accounts.signIn({ ...who, sessionSecret: one.value.sessionSecret });
    if (!two.ok) throw new Error(two.error.message);
    expect(await service.accounts.readSession(one.value.sessionSecret)).toBeUndefined();
    for (let n = 0; n < 4; n++) {
      service.pass(100 * 60_000);
      expect(await service.accounts.readSession(two.value.sessionSecret)).toBeDefined();
    }
    service.pass(121 * 60_000);
    expect(await service.accounts.readSession(two.value.sessionSecret)).toBeUndefined();

    const scopes = ['payroll.read'];
    const acting = { customerId: service.customer.id, userId: service.owner.id, scopes };
    const token = await service.accounts.issueToken(acting, operator);
    if (!token.ok) throw new Error(token.error.message);
    const listed = await service.accounts.listConnections({ customerId: service.customer.id });
    expect(listed.map(({ clientName }) => clientName)).toContain('Token of the operator');
    const isGood = async () => (await service.accounts.authenticateBearer(token.value.accessToken)).ok;
    expect(await isGood()).toBe(true);
    const link = await service.accounts.issuePasswordLink(service.owner.id, operator);
    if (!link.ok) throw new Error(link.error.message);
    await service.accounts.setPassword({ linkSecret: link.value.secret, password, requestId: 'r' });
    expect(await isGood()).toBe(false);
  });
});
