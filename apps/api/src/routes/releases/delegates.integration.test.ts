import type { UserRole } from '@anz-payroll/accounts';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, type Browser } from '../../testing/account-service';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { startWebService, type WebService } from '../../testing/web-service';
import { exampleBody } from '../../walkthrough/example-steps';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';
const company = '/api/company/1';
const hourMs = 3_600_000;

interface Request {
  readonly id: number;
  readonly status: string;
  readonly decided_by: number | null;
  readonly decided_for: number | null;
}

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))('delegates, %s', (_, engine) => {
  let web: WebService;
  let mailbox: Mailbox;
  let customerId: number;
  const people = new Map<string, { readonly token: string; readonly userId: number }>();

  beforeAll(async () => {
    mailbox = await openMailbox();
    const settings = { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off', RATE_PAY_PER_MINUTE: '1000' };
    web = await startWebService(engine, settings);
    const { accounts } = web.service;
    customerId = must(await accounts.authenticateBearer(web.token)).customerId;
    for (const [name, role] of Object.entries({
      olive: 'owner',
      ada: 'approver',
      pia: 'payroll-officer',
      paul: 'payroll-officer',
      hana: 'hr',
    } satisfies Record<string, UserRole>)) {
      const person = { customerId, name, role: role as UserRole, companyIds: [1], email: `${name}@away.example` };
      const user = must(await accounts.createUser({ ...person, password }, operator));
      const scopes = ['payroll.read', 'payroll.write', 'users.manage'];
      const { accessToken } = must(await accounts.issueToken({ customerId, userId: user.id, scopes }, operator));
      people.set(name, { token: accessToken, userId: user.id });
    }
    const rules = { pay_runs: true, payments: false, filings: false, bank_accounts: false };
    const set = await call('olive', 'PUT', `${company}/second-person`, { ...rules, limit: null, hold_bank_accounts: false }); // prettier-ignore
    expect(set.status).toBe(200);
  });
  afterAll(async () => {
    await web.close();
    await mailbox.remove();
  });

  const call = async (who: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${web.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${people.get(who)!.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return { status: response.status, text, body: (isJson ? JSON.parse(text) : null) as unknown };
  };
  const idOf = (who: string) => people.get(who)!.userId;
  let day = 0;
  /** Sends what was asked for last. */
  let lastAsked: (who: string) => ReturnType<typeof call>;
  /** Asks for a pay of a date of its own; answers the request that waits. */
  const ask = async (who: string): Promise<number> => {
    day += 14;
    const date = new Date(Date.UTC(2026, 6, 2 + day)).toISOString().slice(0, 10);
    const path = `${company}/pays/create?identifier_type=employee_number&pay_date=${date}`;
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 10 }];
    lastAsked = (by) => call(by, 'PUT', path, [{ employee_number: 'AU-001', hours }]);
    expect((await lastAsked(who)).status).toBe(409);
    const all = (await call('olive', 'GET', `${company}/release-requests`)).body as readonly Request[];
    return all.find(({ status }) => status === 'waiting')!.id;
  };
  const decide = (who: string, id: number, decision = 'approve') =>
    call(who, 'POST', `${company}/release-requests/${id}/decision`, { decision });
  const utc = (at: number) => new Date(at).toISOString().slice(0, -1);
  const name = async (who: string, absent: string, delegate: string, from = -1, to = 48) => {
    const now = web.service.clock.now();
    const when = { starts_at: utc(now + from * hourMs), ends_at: utc(now + to * hourMs) };
    return call(who, 'POST', '/api/delegations', { user_id: idOf(absent), delegate_id: idOf(delegate), ...when });
  };
  const named = async (...[who, absent, delegate]: readonly [string, string, string]) => {
    const answer = await name(who, absent, delegate);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return (answer.body as { readonly id: number }).id;
  };
  const end = (who: string, id: number) => call(who, 'DELETE', `/api/delegations/${id}`);
  const signedIn = async (who: string): Promise<Browser> => {
    const visitor = browser(web.url);
    const login = { email: `${who}@away.example`, password };
    await visitor.submit(await (await visitor.get('/sign-in')).text(), '/sign-in', login);
    return visitor;
  };
  const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();

  test('during the absence the delegate approves, both are named everywhere, and it ends in one step', async () => {
    const request = await ask('paul');
    expect((await decide('pia', request)).status).toBe(403);
    const id = await named('ada', 'ada', 'pia');
    await web.service.mail.sendDue();
    expect((await mailbox.to('pia@away.example')).at(-1)?.subject).toBe('You approve payroll in the place of ada');
    const decided = await decide('pia', request);
    expect([decided.status, decided.body]).toEqual([
      200,
      expect.objectContaining({ status: 'approved', decided_by: idOf('pia'), decided_for: idOf('ada') }),
    ]);
    const [entry] = await web.service.accounts.readAuditLog(customerId, { limit: 5, action: 'release.approve' });
    expect(entry).toMatchObject({ userId: idOf('pia'), details: { on_behalf_of: String(idOf('ada')) } });
    const olive = await signedIn('olive');
    expect(await text(olive, '/companies/1/approvals')).toContain('pia for ada');
    expect(await text(olive, '/activity?action=release.approve')).toContain('pia for ada');
    // Whoever could approve is told, and the delegate is among them.
    const next = await ask('paul');
    await web.service.mail.sendDue();
    expect((await mailbox.to('pia@away.example')).at(-1)?.subject).toBe('A payroll release waits for your approval');
    expect((await end('paul', id)).status).toBe(403);
    expect((await end('ada', id)).status).toBe(204);
    expect((await end('ada', id)).status).toBe(404);
    expect((await decide('pia', next)).status).toBe(403);
    expect((await decide('ada', next)).body).toMatchObject({ decided_by: idOf('ada'), decided_for: null });
  });

  test('the bodies that the document shows are accepted', async () => {
    const people = { user_id: idOf('ada'), delegate_id: idOf('pia') };
    const delegation = await call('ada', 'POST', '/api/delegations', {
      ...exampleBody('create-delegation'),
      ...people,
    });
    expect([delegation.status, delegation.body]).toEqual([201, expect.objectContaining(people)]);
    expect((await end('ada', (delegation.body as { readonly id: number }).id)).status).toBe(204);
    const path = `${company}/release-requests/${await ask('paul')}/decision`;
    const decided = await call('ada', 'POST', path, exampleBody('decide-release-request'));
    expect([decided.status, decided.body]).toEqual([200, expect.objectContaining({ status: 'approved' })]);
  });

  test('nobody approves their own through a delegation, neither as the delegate nor by one', async () => {
    const first = await named('ada', 'ada', 'pia');
    const second = await named('olive', 'olive', 'paul');
    // Whose power is lent by somebody else knows it.
    const third = await named('olive', 'ada', 'paul');
    await web.service.mail.sendDue();
    expect((await mailbox.to('ada@away.example')).at(-1)?.subject).toBe('paul approves payroll in your place');
    expect((await end('ada', third)).status).toBe(204);
    const ofPia = await ask('pia');
    expect((await decide('pia', ofPia)).status).toBe(403);
    // Paul stands in for Olive, who did not ask for that one.
    expect((await decide('paul', ofPia, 'refuse')).body).toMatchObject({ decided_for: idOf('olive') });
    const ofOlive = await ask('olive');
    const refused = await decide('paul', ofOlive);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('you stand in for asked for this')]);
    expect((await decide('olive', ofOlive)).status).toBe(403);
    expect((await decide('pia', ofOlive)).body).toMatchObject({ decided_by: idOf('pia'), decided_for: idOf('ada') });
    for (const id of [first, second]) expect((await end('olive', id)).status).toBe(204);
  });

  test('it lends the approving alone: it is not passed on, not taken for others, and lapses with the right itself', async () => {
    const id = await named('ada', 'ada', 'pia');
    expect((await name('pia', 'pia', 'paul')).status).toBe(400);
    expect((await name('pia', 'ada', 'paul')).status).toBe(403);
    expect((await name('ada', 'olive', 'pia')).status).toBe(403);
    expect((await name('ada', 'ada', 'ada')).status).toBe(400);
    // HR sees no pays.
    expect((await name('ada', 'ada', 'hana')).status).toBe(400);
    expect((await name('ada', 'ada', 'paul', 5, 4)).status).toBe(400);
    expect((await name('ada', 'ada', 'paul', 0, 24 * 400)).status).toBe(400);
    // What asks for another permission stays shut.
    expect((await call('pia', 'GET', '/api/users')).status).toBe(403);
    const request = await ask('paul');
    const role = (to: string) => call('olive', 'PATCH', `/api/users/${idOf('ada')}`, { role: to });
    expect((await role('reader')).status).toBe(200);
    expect((await decide('pia', request)).status).toBe(403);
    expect((await role('approver')).status).toBe(200);
    const reach = (ids: readonly number[]) => call('olive', 'PATCH', `/api/users/${idOf('ada')}`, { company_ids: ids });
    expect((await reach([])).status).toBe(200);
    expect((await decide('pia', request)).status).toBe(403);
    expect((await reach([1])).status).toBe(200);
    expect((await decide('pia', request)).status).toBe(200);
    expect((await end('pia', id)).status).toBe(204);
    // Not before it begins.
    expect((await name('ada', 'ada', 'pia', 24, 48)).status).toBe(201);
    expect((await decide('pia', await ask('paul'), 'refuse')).status).toBe(403);
    const [later] = (await call('ada', 'GET', '/api/delegations')).body as readonly { readonly id: number; readonly is_active: boolean }[]; // prettier-ignore
    expect(later?.is_active).toBe(false);
    expect((await end('ada', later!.id)).status).toBe(204);
  });

  test('the owner of another account neither ends it nor learns of it', async () => {
    const { accounts } = web.service;
    const other = must(await accounts.createCustomer({ name: 'Another' }, operator)).id;
    const stranger = { customerId: other, name: 'Stranger', role: 'owner' as const, email: 'stranger@other.example' };
    const user = must(await accounts.createUser({ ...stranger, password }, operator));
    const scopes = ['payroll.read', 'payroll.write', 'users.manage'];
    const issued = must(await accounts.issueToken({ customerId: other, userId: user.id, scopes }, operator));
    people.set('stranger', { token: issued.accessToken, userId: user.id });
    const id = await named('ada', 'ada', 'pia');
    const nobodys = await end('stranger', 987_654_321);
    const refused = await end('stranger', id);
    expect([refused.status, refused.text]).toEqual([nobodys.status, nobodys.text]);
    expect(refused.status).toBe(404);
    expect((await call('stranger', 'GET', '/api/delegations')).body).toEqual([]);
    expect((await end('ada', id)).status).toBe(204);
  });

  test('it lapses with the account of the absent person', async () => {
    const { accounts } = web.service;
    const person = { customerId, name: 'abe', role: 'approver' as const, companyIds: [1], email: 'abe@away.example' };
    const abe = must(await accounts.createUser({ ...person, password }, operator));
    const scopes = ['payroll.read', 'payroll.write', 'users.manage'];
    const issued = must(await accounts.issueToken({ customerId, userId: abe.id, scopes }, operator));
    people.set('abe', { token: issued.accessToken, userId: abe.id });
    const id = await named('abe', 'abe', 'pia');
    const request = await ask('paul');
    expect((await call('olive', 'DELETE', `/api/users/${abe.id}`)).status).toBe(204);
    expect((await decide('pia', request)).status).toBe(403);
    expect((await decide('ada', request, 'refuse')).status).toBe(200);
    expect((await accounts.listDelegations(customerId)).filter((one) => one.id === id)).toEqual([]);
  });

  test('what somebody approved who may no longer approve here releases nothing, and is approved anew', async () => {
    const { accounts } = web.service;
    const person = { customerId, name: 'bob', role: 'approver' as const, companyIds: [1], email: 'bob@away.example' };
    const bob = must(await accounts.createUser({ ...person, password }, operator));
    const scopes = ['payroll.read', 'payroll.write', 'users.manage'];
    const issued = must(await accounts.issueToken({ customerId, userId: bob.id, scopes }, operator));
    people.set('bob', { token: issued.accessToken, userId: bob.id });
    const statusOf = async (id: number) =>
      ((await call('olive', 'GET', `${company}/release-requests`)).body as readonly Request[]).find(
        (one) => one.id === id,
      )?.status;
    const change = async (who: string, changes: object) =>
      expect((await call('olive', 'PATCH', `/api/users/${idOf(who)}`, changes)).status).toBe(200);

    const first = await ask('paul');
    const pay = lastAsked;
    expect((await decide('bob', first)).status).toBe(200);
    expect(await statusOf(first)).toBe('approved');
    // Neither without the role nor without the company, nor after they have left.
    for (const [lost, back] of [
      [{ role: 'reader' }, { role: 'approver' }],
      [{ company_ids: [] }, { company_ids: [1] }],
    ]) {
      await change('bob', lost!);
      const refused = await pay('paul');
      expect([refused.status, refused.text]).toEqual([
        409,
        expect.stringContaining('Whoever approved this may no longer approve in this company'),
      ]);
      expect(await statusOf(first)).toBe('expired');
      await change('bob', back!);
      expect(await statusOf(first)).toBe('approved');
    }
    expect((await call('olive', 'DELETE', `/api/users/${bob.id}`)).status).toBe(204);
    expect((await pay('paul')).status).toBe(409);
    const olive = await signedIn('olive');
    expect(await text(olive, '/companies/1/approvals')).toContain('Approved, counts no longer');
    const anew = ((await call('olive', 'GET', `${company}/release-requests`)).body as readonly Request[]).find(
      ({ status }) => status === 'waiting',
    )!;
    expect((await decide('ada', anew.id)).status).toBe(200);
    expect((await pay('paul')).status).toBe(201);
    expect(await statusOf(anew.id)).toBe('used');
    expect(await statusOf(first)).toBe('expired');

    // In somebody's place: an absence that is over takes nothing back, a power that is gone does.
    for (const [ends, expected] of [
      [true, 201],
      [false, 409],
    ] as const) {
      const delegation = await named('ada', 'ada', 'pia');
      const request = await ask('paul');
      const asked = lastAsked;
      expect((await decide('pia', request)).body).toMatchObject({ decided_for: idOf('ada') });
      if (ends) expect((await end('ada', delegation)).status).toBe(204);
      else await change('ada', { role: 'reader' });
      expect((await asked('paul')).status).toBe(expected);
      if (!ends) {
        await change('ada', { role: 'approver' });
        expect((await end('ada', delegation)).status).toBe(204);
      }
    }
  });

  test('a run that somebody approved who has left since is approved anew', async () => {
    const { accounts } = web.service;
    const person = { customerId, name: 'cleo', role: 'approver' as const, companyIds: [1], email: 'cleo@away.example' };
    const cleo = must(await accounts.createUser({ ...person, password }, operator));
    const [olive, visitor] = [await signedIn('olive'), await signedIn('cleo')];
    const typed = { pay_period: 'FORTNIGHTLY', pay_date: '2027-04-01' };
    const opened = await olive.submit(await text(olive, '/companies/1/pays'), '/companies/1/pays/runs', typed);
    const run = (opened.headers.get('location') ?? '').replace(/\/enter$/, '');
    await visitor.submit(await text(visitor, `${run}/review`), `${run}/approve`, {});
    const review = await text(olive, `${run}/review`);
    expect(review).toContain('By cleo');
    expect((await call('olive', 'DELETE', `/api/users/${cleo.id}`)).status).toBe(204);
    expect(await text(olive, `${run}/review`)).not.toContain('By cleo');
    const alone = await olive.submit(review, `${run}/process`, {});
    expect([alone.status, await alone.text()]).toEqual([422, expect.stringContaining('Not released yet')]);
    const byApi = await call('olive', 'POST', `/api${run.replace('companies', 'company').replace('pays/runs', 'pay-runs')}/process`); // prettier-ignore
    expect([byApi.status, byApi.text]).toEqual([409, expect.stringContaining('A second person must approve this')]);
    const ada = await signedIn('ada');
    await ada.submit(await text(ada, `${run}/review`), `${run}/approve`, {});
    const processed = await olive.submit(await text(olive, `${run}/review`), `${run}/process`, {});
    expect(processed.headers.get('location')).toBe(`${run}?done=processed`);
  });

  test('by pages: days of absence, approval of a reviewed run, which never counts for whom it was given', async () => {
    const ada = await signedIn('ada');
    const pia = await signedIn('pia');
    const olive = await signedIn('olive');
    expect(await text(pia, '/absences')).toContain('Not for your role');
    const local = (at: number) => new Date(at).toLocaleDateString('en-AU', { timeZone: 'Australia/Sydney' });
    const today = local(web.service.clock.now());
    const form = { user_id: String(idOf('ada')), delegate_id: String(idOf('pia')), from: today, to: today };
    const wrong = await ada.submit(await text(ada, '/absences'), '/absences', { ...form, from: '31/02/2026' });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('no calendar day')]);
    const done = await ada.submit(await text(ada, '/absences'), '/absences', form);
    expect(done.headers.get('location')).toBe('/absences?done=named');
    const run = async (payDate: string) => {
      const typed = { pay_period: 'FORTNIGHTLY', pay_date: payDate };
      const opened = await olive.submit(await text(olive, '/companies/1/pays'), '/companies/1/pays/runs', typed);
      return (opened.headers.get('location') ?? '').replace(/\/enter$/, '');
    };
    const one = await run('2027-03-04');
    expect(await text(pia, `${one}/review`)).toContain('You approve in the place of ada');
    await pia.submit(await text(pia, `${one}/review`), `${one}/approve`, {});
    expect(await text(olive, `${one}/review`)).toContain('By pia for ada');
    const processed = await olive.submit(await text(olive, `${one}/review`), `${one}/process`, {});
    expect(processed.headers.get('location')).toBe(`${one}?done=processed`);
    expect(await text(olive, '/activity?action=approve-pay-run')).toContain('pia for ada');
    // Ended on the page, in one step.
    const absences = await text(ada, '/absences');
    const [, address = ''] = /action="(\/absences\/\d+\/end)"/.exec(absences) ?? [];
    expect((await ada.submit(absences, address, {})).headers.get('location')).toBe('/absences?done=ended');
    expect(await text(pia, '/absences')).toContain('Not for your role');
    // Olive's delegate is not the second person of Olive.
    const id = await named('olive', 'olive', 'paul');
    const paul = await signedIn('paul');
    const other = await run('2027-03-18');
    await paul.submit(await text(paul, `${other}/review`), `${other}/approve`, {});
    expect(await text(olive, `${other}/review`)).toContain('By paul for olive');
    const alone = await olive.submit(await text(olive, `${other}/review`), `${other}/process`, {});
    expect([alone.status, await alone.text()]).toEqual([422, expect.stringContaining('Not released yet')]);
    expect((await end('paul', id)).status).toBe(204);
  });

  test('a delegate who may not sign in stands in for nobody, and the page says so; one who is removed is a delegate no more', async () => {
    const { accounts } = web.service;
    const id = await named('ada', 'ada', 'paul');
    const ada = await signedIn('ada');
    const state = async () => /data-label="State">([^]*?)<\/td>/.exec(await text(ada, '/absences'))?.[1];
    expect(await state()).toBe('Now');
    const actor = { ...operator, customerId };
    const paul = idOf('paul');
    must(await accounts.changeUser({ userId: paul, change: { isActive: false } }, actor));
    expect(await state()).toContain('paul does not sign in or see pays any more. Name somebody else.');
    must(await accounts.removeUser({ userId: paul, customerId }, actor));
    expect((await accounts.listDelegations(customerId)).filter((one) => one.id === id)).toEqual([]);
    expect(await text(ada, '/absences')).toContain('Nobody stands in for anybody.');
  });
});
