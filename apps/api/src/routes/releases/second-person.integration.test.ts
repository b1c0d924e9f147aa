import { civilDate } from 'payroll-core/calendar';
import type { UserRole } from '@anz-payroll/accounts';
import { ApprovedRunChanged } from '@anz-payroll/composition';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { browser, must, operator, type Browser } from '../../testing/account-service';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { startWebService, type WebService } from '../../testing/web-service';

jest.setTimeout(240_000);

const password = 'a phrase that nobody else has';
const nothing = {
  ...{ pay_runs: false, payments: false, filings: false, bank_accounts: false },
  ...{ limit: null, hold_bank_accounts: false },
};

interface Request {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly summary: string;
  readonly requested_by: number;
  readonly decided_by: number | null;
}

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))('a second person, %s', (_, engine) => {
  let web: WebService;
  let mailbox: Mailbox;
  let customerId: number;
  const tokens = new Map<string, { readonly token: string; readonly userId: number }>();
  const company = '/api/company/1';

  beforeAll(async () => {
    mailbox = await openMailbox();
    web = await startWebService(engine, {
      MAIL_FOLDER: mailbox.folder,
      MAIL_SENDER: 'off',
      RATE_PAY_PER_MINUTE: '1000',
    });
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    for (const [name, role] of Object.entries({
      olive: 'owner',
      otto: 'owner',
      paul: 'payroll-officer',
      ada: 'approver',
      bea: 'bookkeeper',
    } satisfies Record<string, UserRole>)) {
      const person = {
        customerId,
        name,
        role: role as UserRole,
        companyIds: [1],
        email: `${name}@two.example`,
        password,
      };
      const user = must(await web.service.accounts.createUser(person, operator));
      const scopes = ['payroll.read', 'payroll.write'];
      const { accessToken } = must(
        await web.service.accounts.issueToken({ customerId, userId: user.id, scopes }, operator),
      );
      tokens.set(name, { token: accessToken, userId: user.id });
    }
  });
  afterAll(async () => {
    await web.close();
    await mailbox.remove();
  });

  const call = async (who: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${web.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens.get(who)?.token ?? who}`,
        'content-type': 'application/json',
        accept: 'application/json, text/plain, */*',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return { status: response.status, text, body: (isJson ? JSON.parse(text) : null) as unknown };
  };
  const requests = async (who = 'ada') =>
    (await call(who, 'GET', `${company}/release-requests`)).body as readonly Request[];
  const waiting = async () => (await requests()).find(({ status }) => status === 'waiting');
  const decide = (who: string, id: number, decision = 'approve') =>
    call(who, 'POST', `${company}/release-requests/${id}/decision`, { decision });
  /** Sets rules, with the other owner as the second person where they are looser. */
  const rules = async (wanted: Partial<Omit<typeof nothing, 'limit'>> & { limit?: number }) => {
    const body = { ...nothing, ...wanted };
    const set = await call('olive', 'PUT', `${company}/second-person`, body);
    if (set.status === 409) {
      const request = (await requests('otto')).find(({ kind, status }) => kind === 'rules' && status === 'waiting');
      expect((await decide('otto', request!.id)).status).toBe(200);
    }
    expect((await call('olive', 'GET', `${company}/second-person`)).body).toEqual(body);
  };
  let day = 0;
  /** A pay of nobody else's date: each is a request of its own. */
  const newPay = (value = 10) => {
    day += 14;
    const date = new Date(Date.UTC(2026, 6, 2 + day)).toISOString().slice(0, 10);
    const path = `${company}/pays/create?identifier_type=employee_number&pay_date=${date}`;
    const body = [{ employee_number: 'AU-001', hours: [{ description: 'Ordinary time', units: 'hours', value }] }];
    return (who: string) => call(who, 'PUT', path, body);
  };
  const signedIn = async (name: string): Promise<Browser> => {
    const visitor = browser(web.url);
    const login = { email: `${name}@two.example`, password };
    await visitor.submit(await (await visitor.get('/sign-in')).text(), '/sign-in', login);
    return visitor;
  };

  test('without rules nobody else is asked', async () => {
    expect((await newPay()('paul')).status).toBe(201);
    expect(await requests()).toEqual([]);
  });

  test('a pay waits, another person approves exactly it, and it is made once', async () => {
    await rules({ pay_runs: true });
    const pay = newPay();
    const refused = await pay('paul');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('A second person must approve this')]);
    // Asking again makes no second request.
    expect((await pay('paul')).status).toBe(409);
    const request = (await waiting())!;
    expect(request).toMatchObject({ kind: 'pay-run', requested_by: tokens.get('paul')!.userId, decided_by: null });
    await web.service.mail.sendDue();
    expect((await mailbox.to('ada@two.example')).at(-1)?.subject).toBe('A payroll release waits for your approval');
    expect(await mailbox.to('paul@two.example')).toEqual([]);
    // The officer's role approves nothing; the role of others does.
    expect((await decide('paul', request.id)).status).toBe(403);
    expect((await decide('ada', request.id)).body).toMatchObject({ status: 'approved' });
    expect((await decide('bea', request.id)).status).toBe(409);
    // Another figure is another request.
    expect((await newPay(11)('paul')).status).toBe(409);
    expect((await pay('paul')).status).toBe(201);
    expect((await requests()).find(({ id }) => id === request.id)?.status).toBe('used');
    const log = await web.service.accounts.readAuditLog(customerId, { limit: 50 });
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['release.request', 'release.approve', 'release.use', 'release.set-rules']),
    );
  });

  test('nobody approves what they asked for, also with another token or application, nor does nobody', async () => {
    await rules({ pay_runs: true });
    const pay = newPay();
    expect((await pay('bea')).status).toBe(409);
    const request = (await waiting())!;
    expect((await requests()).filter(({ requested_by }) => requested_by === tokens.get('bea')!.userId).length).toBe(1);
    const mine = (await requests()).find(({ requested_by }) => requested_by === tokens.get('bea')!.userId)!;
    const again = { customerId, userId: tokens.get('bea')!.userId, scopes: ['payroll.write'] };
    const other = must(await web.service.accounts.issueToken(again, operator)).accessToken;
    for (const token of ['bea', other]) expect((await decide(token, mine.id)).status).toBe(403);
    const nobody = must(await web.service.accounts.issueToken({ customerId, scopes: ['payroll.write'] }, operator));
    expect((await decide(nobody.accessToken, mine.id)).status).toBe(403);
    expect((await pay(nobody.accessToken)).status).toBe(409);
    expect((await decide('ada', mine.id, 'refuse')).body).toMatchObject({ status: 'refused' });
    expect((await pay('bea')).status).toBe(409);
    expect(request.id).toBeGreaterThan(0);
  });

  test('of several who use one approval at the same moment one is let through', async () => {
    await rules({ pay_runs: true });
    const pay = newPay();
    await pay('paul');
    const request = (await requests()).find(({ status }) => status === 'waiting')!;
    expect((await decide('ada', request.id)).status).toBe(200);
    const answers = await Promise.all(['paul', 'bea', 'paul', 'olive'].map((who) => pay(who)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test('an approval outlives a request that is refused, and is spent by the one that succeeds', async () => {
    await rules({ pay_runs: true });
    const path = `${company}/pays/create?identifier_type=employee_number&pay_date=2026-12-24`;
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 9 }];
    const pay = () => call('paul', 'PUT', path, [{ employee_number: 'AU-777', hours }]);
    expect((await pay()).status).toBe(409);
    const request = (await requests()).find(({ status }) => status === 'waiting')!;
    expect((await decide('ada', request.id)).status).toBe(200);
    const state = async () => (await requests()).find(({ id }) => id === request.id)?.status;
    // There is nobody of that number yet.
    for (const _ of [1, 2]) {
      const refused = await pay();
      expect([refused.status >= 400, refused.text]).toEqual([true, expect.not.stringContaining('second person')]);
      expect(await state()).toBe('approved');
    }
    const log = await web.service.accounts.readAuditLog(customerId, { limit: 20 });
    const uses = log.filter(({ recordId }) => recordId === String(request.id)).map(({ action }) => action);
    expect(uses.slice(0, 4)).toEqual(['release.return', 'release.use', 'release.return', 'release.use']);
    const people = (await call('olive', 'GET', `${company}/employees`)).body as readonly {
      id: number;
      number: string;
    }[];
    const other = people.find(({ number }) => number !== 'AU-001')!;
    const renamed = await call('olive', 'PATCH', `${company}/employees/update`, [{ id: other.id, number: 'AU-777' }]);
    expect(renamed.status).toBe(200);
    expect((await pay()).status).toBe(201);
    expect(await state()).toBe('used');
    expect((await pay()).status).toBe(409);
  });

  test('what several ask for at the same moment, or after the approval was used, is one request', async () => {
    await rules({ pay_runs: true });
    const pay = newPay();
    const earlier = (await requests()).map(({ id }) => id);
    const waits = async () =>
      (await requests()).filter(({ id, status }) => status === 'waiting' && !earlier.includes(id));
    const many = (send: () => Promise<{ status: number }>) =>
      Promise.all(Array.from({ length: 8 }, async () => (await send()).status));
    expect(new Set(await many(() => pay('paul')))).toEqual(new Set([409]));
    expect(await waits()).toHaveLength(1);
    expect((await decide('ada', (await waits())[0]!.id)).status).toBe(200);
    expect((await many(() => pay('paul'))).filter((status) => status === 201)).toHaveLength(1);
    expect(await waits()).toHaveLength(1);
    expect((await decide('ada', (await waits())[0]!.id, 'refuse')).status).toBe(200);
    await rules({});
  });

  test('looser rules need a second person themselves; stricter ones hold at once', async () => {
    await rules({ payments: true, limit: 100 });
    const looser = { ...nothing, payments: true, limit: 200 };
    expect((await call('olive', 'PUT', `${company}/second-person`, looser)).status).toBe(409);
    expect((await call('olive', 'GET', `${company}/second-person`)).body).toMatchObject({ limit: 100 });
    const request = (await requests()).find(({ kind, status }) => kind === 'rules' && status === 'waiting')!;
    expect((await decide('olive', request.id)).status).toBe(403);
    expect((await decide('otto', request.id)).status).toBe(200);
    expect((await call('olive', 'GET', `${company}/second-person`)).body).toMatchObject({ limit: 200 });
    const stricter = { ...nothing, payments: true, filings: true, limit: 50 };
    expect((await call('olive', 'PUT', `${company}/second-person`, stricter)).status).toBe(200);
    expect((await call('paul', 'PUT', `${company}/second-person`, stricter)).status).toBe(403);
    expect((await call('olive', 'PUT', `${company}/second-person`, { ...stricter, limit: '-1' })).status).toBe(422);
    await rules({});
  });

  test('an approval of looser rules says what changes, and does not undo rules that were set after it was asked for', async () => {
    await rules({ payments: true, pay_runs: true });
    const set = (who: string, wanted: object) =>
      call(who, 'PUT', `${company}/second-person`, { ...nothing, pay_runs: true, ...wanted });
    expect((await set('olive', { limit: 200 })).status).toBe(409);
    const request = (await waiting())!;
    expect(request.summary).toBe(
      'Ask for fewer second people: files for banks and super funds no longer, limit 200.00 instead of none',
    );
    const stricter = { payments: true, bank_accounts: true, hold_bank_accounts: true };
    expect((await set('otto', stricter)).status).toBe(200);
    expect((await decide('ada', request.id)).status).toBe(409);
    expect((await call('olive', 'GET', `${company}/second-person`)).body).toEqual({
      ...nothing,
      pay_runs: true,
      ...stricter,
    });
    expect((await set('olive', { limit: 200 })).status).toBe(409);
    const anew = (await waiting())!;
    expect(anew.id).not.toBe(request.id);
    expect((await decide('ada', request.id, 'refuse')).status).toBe(200);
    expect((await decide('ada', anew.id)).status).toBe(200);
    expect((await call('olive', 'GET', `${company}/second-person`)).body).toMatchObject({
      payments: false,
      limit: 200,
    });
    await rules({});
  });

  test('a run on the pages: who approved it is the second person, and not the one who processes', async () => {
    await rules({ pay_runs: true });
    const bea = await signedIn('bea');
    const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();
    const opened = await bea.submit(await text(bea, '/companies/1/pays'), '/companies/1/pays/runs', {
      pay_period: 'FORTNIGHTLY',
      pay_date: '2027-01-07',
    });
    const run = (opened.headers.get('location') ?? '').replace(/\/enter$/, '');
    await bea.submit(await text(bea, `${run}/review`), `${run}/approve`, {});
    const alone = await bea.submit(await text(bea, `${run}/review`), `${run}/process`, {});
    expect(alone.status).toBe(422);
    expect(await alone.text()).toContain('href="/companies/1/approvals"');
    const page = await text(bea, '/companies/1/approvals');
    // What is approved can be looked at first.
    const asked =
      /Completes the pending pays of a run, <a href="([^"]+)">pay run \d+<\/a\s*>, net \$[\d,]+\.\d\d</.exec(page);
    expect(asked?.[1]).toBe(run);
    const ada = await signedIn('ada');
    const request = (await waiting())!;
    expect(request.requested_by).toBe(tokens.get('bea')!.userId);
    expect(page).not.toContain(`Approve request ${request.id}`);
    const decided = await ada.submit(
      await text(ada, '/companies/1/approvals'),
      `/companies/1/approvals/${request.id}`,
      {
        decision: 'approve',
      },
    );
    expect(decided.headers.get('location')).toBe('/companies/1/approvals?done=decided');
    const done = await bea.submit(await text(bea, `${run}/review`), `${run}/process`, {});
    expect(done.headers.get('location')).toBe(`${run}?done=processed`);

    const next = await bea.submit(await text(bea, '/companies/1/pays'), '/companies/1/pays/runs', {
      pay_period: 'FORTNIGHTLY',
      pay_date: '2027-01-21',
    });
    const other = (next.headers.get('location') ?? '').replace(/\/enter$/, '');
    const before = (await requests()).length;
    await ada.submit(await text(ada, `${other}/review`), `${other}/approve`, {});
    const processed = await bea.submit(await text(bea, `${other}/review`), `${other}/process`, {});
    expect(processed.headers.get('location')).toBe(`${other}?done=processed`);
    expect(await requests()).toHaveLength(before);
  });

  test('a bank account: told to the employee by e-mail, and nothing is paid to it for a day', async () => {
    await rules({ bank_accounts: true, hold_bank_accounts: true });
    const people = (await call('olive', 'GET', `${company}/employees`)).body as readonly {
      readonly id: number;
      readonly number: string;
    }[];
    const employee = people.find(({ number }) => number === 'AU-001')!.id;
    expect(
      (
        await call('olive', 'PATCH', `${company}/employees/update`, [
          { id: employee, email_address: 'amelia@two.example' },
        ])
      ).status,
    ).toBe(200);
    const accounts = `/api/employees/${employee}/bank-accounts`;
    const account = { bsb: '062-000', account_number: '12345678', account_name: 'Amelia' };
    expect((await call('paul', 'POST', accounts, account)).status).toBe(409);
    const request = (await requests()).find(({ kind, status }) => kind === 'bank-account' && status === 'waiting')!;
    expect(JSON.stringify(request)).not.toContain('12345678');
    expect((await decide('ada', request.id)).status).toBe(200);
    expect((await call('paul', 'POST', accounts, account)).status).toBe(201);
    await web.service.mail.sendDue();
    const email = (await mailbox.to('amelia@two.example')).at(-1);
    expect(email?.subject).toBe('The bank account for your pay was changed');
    expect(email?.text).not.toContain('sign-in');
    // Somebody who does not reach the company is told nothing and asks for nothing.
    const outside = { customerId, name: 'Out', email: 'out@two.example', role: 'bookkeeper' as const, companyIds: [] };
    const out = must(await web.service.accounts.createUser(outside, operator));
    const asked = { customerId, userId: out.id, scopes: ['payroll.write'] };
    const stranger = must(await web.service.accounts.issueToken(asked, operator)).accessToken;
    const count = (await requests()).length;
    expect((await call(stranger, 'POST', accounts, account)).status).toBe(404);
    expect(await requests()).toHaveLength(count);
    // The record itself holds account numbers too.
    const direct = [{ id: employee, primary_bank_account_number: '87654321' }];
    expect((await call('paul', 'PATCH', `${company}/employees/update`, direct)).status).toBe(409);

    const pay = await newPay()('paul');
    const [made] = pay.body as readonly { readonly pay_run_id: number }[];
    const file = `${company}/pay-runs/${made!.pay_run_id}/payment-files`;
    const early = await call('paul', 'POST', file, { kind: 'bank' });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('changed less than a day ago')]);
    const dayAgo = web.service.clock.now() - 86_400_001;
    await web.service.database
      .unitOfWork((tx) => tx)
      .run((tx) => tx.execute('UPDATE bank_account_changes SET changed_at = ?', [dayAgo]));
    expect((await call('paul', 'POST', file, { kind: 'bank' })).status).toBe(201);
  });

  test('the hold keeps back the pay to the changed account, by API and page, and neither other pays nor super', async () => {
    await rules({ hold_bank_accounts: true });
    const people = (await call('olive', 'GET', `${company}/employees`)).body as readonly Record<
      'id' | 'number',
      unknown
    >[];
    const changed = people.find(({ number }) => number === 'AU-001')!.id;
    const account = { id: changed, primary_bank_bsb: '062-000', primary_bank_account_number: '44443333' };
    expect((await call('olive', 'PATCH', `${company}/employees/update`, [account])).status).toBe(200);
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 38 }];
    const both = ['AU-001', 'AU-005'].map((employee_number) => ({ employee_number, hours }));
    const made = await call(
      'paul',
      'PUT',
      `${company}/pays/create?identifier_type=employee_number&pay_date=2026-07-02`,
      both,
    );
    expect(made.status).toBe(201);
    const [held, other] = made.body as readonly { id: number; pay_run_id: number }[];
    const files = `/companies/1/pays/runs/${held!.pay_run_id}/payment-files`;
    const olive = await signedIn('olive');
    const page = await (await olive.get(`/companies/1/pays/runs/${held!.pay_run_id}`)).text();
    const post = async (fields: Record<string, string>) => (await olive.submit(page, files, fields)).status;
    for (const fields of [{}, { p0: String(held!.id) }, { pay_ids: `${other!.id}, ${held!.id}` }]) {
      expect(await post({ kind: 'bank', ...fields })).toBe(422);
    }
    expect(await post({ kind: 'bank', p1: String(other!.id) })).toBe(303);
    // People who are named are told apart as well: the one is held, the other has been paid by now.
    const said = async (people: string) => (await olive.submit(page, files, { kind: 'bank', people })).text();
    expect(await said('AU-001')).toContain('changed less than a day ago');
    const others = await said('AU-005');
    expect(others).toContain('Already in file');
    expect(others).not.toContain('changed less than a day ago');
    const file = `${company}/pay-runs/${held!.pay_run_id}/payment-files`;
    expect((await call('paul', 'POST', file, { kind: 'bank', pay_ids: [held!.id] })).status).toBe(409);
    expect((await call('paul', 'POST', file, { kind: 'super' })).text).not.toContain('less than a day ago');
    await rules({});
  });

  test('the hold begins with the change, whoever looked before, and only with a change, of that employee', async () => {
    await rules({ hold_bank_accounts: true });
    await web.service.database.unitOfWork((tx) => tx).run((tx) => tx.execute('DELETE FROM bank_account_changes', []));
    const held = () => web.service.accounts.heldEmployees(1);
    const people = (await call('olive', 'GET', `${company}/employees`)).body as readonly {
      readonly id: number;
      readonly number: string;
    }[];
    const changed = people.find(({ number }) => number === 'AU-001')!.id;
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 38 }];
    const made = await call(
      'paul',
      'PUT',
      `${company}/pays/create?identifier_type=employee_number&pay_date=2026-07-09`,
      ['AU-001', 'AU-005'].map((employee_number) => ({ employee_number, hours })),
    );
    expect(made.status).toBe(201);
    const [pay] = made.body as readonly { readonly id: number; readonly pay_run_id: number }[];
    const update = (items: readonly object[], by = 'id') =>
      call('olive', 'PATCH', `${company}/employees/update?identifier_type=employee_${by}`, items);

    // Refused, since the number is somebody else's: nobody is paid elsewhere.
    const refused = await update([{ id: changed, number: 'AU-005', primary_bank_bsb: '013-000' }]);
    expect([refused.status, await held()]).toEqual([207, []]);

    // By number, beside somebody whose telephone number alone is changed.
    const items = [
      { number: 'AU-005', phone_home: '02 9000 0009' },
      { number: 'AU-001', primary_bank_bsb: '062-000', primary_bank_account_number: '66665555' },
    ];
    expect((await update(items, 'number')).status).toBe(200);
    expect(await held()).toEqual([changed]);

    // As by a request that was looked at before the change: the files look again.
    const { filing } = web.service;
    const run = { companyId: 1, payRunId: pay!.pay_run_id };
    const refusal = { ok: false, error: { code: 'bank-file/account-held' } };
    expect(await filing.makePaymentFile({ ...run, kind: 'bank' })).toMatchObject(refusal);
    expect(await filing.bankFile(run)).toMatchObject(refusal);
    const listed = await filing.listPaymentFiles(run);
    expect(listed.ok && listed.value.filter(({ payRunId }) => payRunId === run.payRunId)).toEqual([]);
    await rules({});
    expect((await filing.makePaymentFile({ ...run, kind: 'bank' })).ok).toBe(true);
  });

  test('every way to move pay to another account waits, on the page too, and the request says whose and where', async () => {
    await rules({ bank_accounts: true, hold_bank_accounts: true });
    const people = (await call('olive', 'GET', `${company}/employees`)).body as readonly {
      readonly id: number;
      readonly number: string;
    }[];
    const employee = people.find(({ number }) => number === 'AU-001')!.id;
    const update = (fields: object) =>
      call('paul', 'PATCH', `${company}/employees/update`, [{ id: employee, ...fields }]);
    for (const fields of [
      { primary_bank_bsb: '013-999', primary_bank_account_name: 'Mallory' },
      { secondary_bank_amount_per_period: '5000' },
      { primary_bank_account_number: null },
    ]) {
      const { status, text } = await update(fields);
      expect([status, text]).toEqual([409, expect.stringContaining('A second person must approve this')]);
    }
    expect((await update({ position: 'Baker' })).status).toBe(200);
    const summaries = (await requests()).map(({ summary }) => summary);
    expect(summaries).toContainEqual(
      expect.stringMatching(/Amelia .*primary bank bsb 013-999, primary bank account name Mallory/),
    );

    const paul = await signedIn('paul');
    const edit = `/companies/1/people/${employee}/edit`;
    const form = await (await paul.get(edit)).text();
    expect((await paul.submit(form, edit, { position: 'Head baker' })).status).toBe(303);
    const moved = await paul.submit(await (await paul.get(edit)).text(), edit, { primary_bank_bsb: '013-999' });
    expect(moved.status).toBe(422);
    const [{ primary_bank_bsb: bsb } = {}] = (await call('olive', 'GET', `${company}/employees`)).body as readonly {
      readonly primary_bank_bsb?: string;
    }[];
    expect(bsb).not.toContain('999');
    // The page keeps what was typed: once it is approved it is sent again from there.
    const kept = await moved.text();
    expect(kept).toMatch(/<input type="hidden" name="primary_bank_bsb" value="013-999" ?\/?>/);
    expect(kept).toContain('href="/companies/1/approvals"');
    expect((await paul.submit(kept, edit, {})).status).toBe(422);
    const { id } = (await waiting())!;
    expect((await decide('ada', id)).status).toBe(200);
    const done = await paul.submit(kept, edit, {});
    expect([done.status, done.headers.get('location')]).toEqual([303, expect.stringContaining(`/people/${employee}`)]);
    const [changed] = (await call('olive', 'GET', `${company}/employees`)).body as readonly object[];
    expect(changed).toMatchObject({ primary_bank_bsb: expect.stringMatching(/9$/) });
    await rules({});
  });

  test('a changed account in a batch is told, however many other changes are sent before it', async () => {
    await rules({ bank_accounts: true });
    const listed = (await call('olive', 'GET', `${company}/employees`)).body as readonly { id: number }[];
    expect(listed.length).toBeGreaterThan(5);
    const items = listed.map(({ id }, n) =>
      n < listed.length - 1 ? { id, phone_home: `02 9000 000${n}` } : { id, primary_bank_account_number: '55556666' },
    );
    expect((await call('paul', 'PATCH', `${company}/employees/update`, items)).status).toBe(409);
    const request = (await waiting())!;
    expect(request.summary).toMatch(/, \S+ \S+: primary bank account number ending 666$/);
    expect((await decide('ada', request.id, 'refuse')).status).toBe(200);
    await rules({});
  });

  test('the account that a deduction goes to waits too, by API and page; its amount and its end do not', async () => {
    await rules({ bank_accounts: true, hold_bank_accounts: true });
    const people = (await call('olive', 'GET', `${company}/employees`)).body as readonly {
      readonly id: number;
      readonly number: string;
    }[];
    const employee = people.find(({ number }) => number === 'AU-001')!.id;
    const list = `/api/employees/${employee}/deductions`;
    const asked = { description: 'Levy', amount: '10', classification: 'UNION_FEES' };
    const receiver = { receiver_name: 'Union', receiver_bsb: '062-000', receiver_account_number: '12345678' };
    const levy = await call('paul', 'POST', list, { ...asked, receiver_name: null, receiver_account_number: null });
    expect(levy.status).toBe(201);
    const dues = () => call('paul', 'POST', list, { ...asked, ...receiver, description: 'Dues' });
    expect((await dues()).status).toBe(409);
    const request = (await requests()).find(({ kind, status }) => kind === 'bank-account' && status === 'waiting')!;
    expect(request.summary).toMatch(/deduction, Amelia .*receiver bsb 062-000, receiver account number ending 678/);
    expect((await decide('ada', request.id)).status).toBe(200);
    const made = await dues();
    expect(made.status).toBe(201);
    const { id } = made.body as { readonly id: number };
    const update = (of: number, fields: object) => call('paul', 'PATCH', `${list}/${of}`, fields);
    for (const [of, fields] of [
      [(levy.body as { readonly id: number }).id, receiver],
      [id, { receiver_account_number: '87654321' }],
      [id, { receiver_account_number: '012345678' }],
      [id, { receiver_bsb: '013-999' }],
      [id, { receiver_name: 'Mallory', amount: '12' }],
      [id, { receiver_reference: '77' }],
      [id, { receiver_name: null, receiver_bsb: null, receiver_account_number: null }],
      [id, { description: 'Rent' }],
    ] as const) {
      const { status, text } = await update(of, fields);
      expect([fields, status, text]).toEqual([fields, 409, expect.stringContaining('A second person must approve')]);
    }
    expect((await update(id, { amount: '12', receiver_name: 'Union', description: 'Dues' })).status).toBe(200);

    const paul = await signedIn('paul');
    const page = `/companies/1/people/${employee}/deductions`;
    const text = async (path: string) => (await paul.get(path)).text();
    const stored = { description: 'Dues', basis: 'GROSS', classification: 'UNION_FEES', amount: '12' };
    const shown = { ...stored, receiver_name: 'Union', receiver_bsb: '062-000', receiver_account_number: '' };
    const send = async (path: string, typed: object) =>
      (await paul.submit(await text(path), path, { ...typed })).status;
    expect(await send(page, { ...asked, ...receiver, description: 'Fees' })).toBe(422);
    expect(await send(`${page}/${id}`, { ...shown, receiver_account_number: '87654321' })).toBe(422);
    expect(await send(`${page}/${id}`, { ...shown, amount: '13' })).toBe(303);
    // Nobody's own pay waits a day for it.
    const held = await web.service.accounts.heldEmployees(1);
    await web.service.database
      .unitOfWork((tx) => tx)
      .run((tx) => tx.execute('DELETE FROM bank_account_changes WHERE employee_id = ?', [employee]));
    expect((await update(id, { receiver_bsb: '013-998' })).status).toBe(409);
    const [latest] = (await requests()).filter(({ status }) => status === 'waiting');
    expect((await decide('ada', latest!.id)).status).toBe(200);
    expect((await update(id, { receiver_bsb: '013-998' })).status).toBe(200);
    expect(await web.service.accounts.heldEmployees(1)).toEqual(held.filter((one) => one !== employee));
    expect((await call('paul', 'DELETE', `${list}/${id}`)).status).toBe(204);
    await rules({});
  });

  test('the account of a self-managed super fund waits too, by API, page and file; a fund without one does not', async () => {
    await rules({ bank_accounts: true });
    const people = (await call('olive', 'GET', `${company}/employees`)).body as readonly {
      id: number;
      number: string;
    }[];
    const employee = people.find(({ number }) => number === 'AU-001')!.id;
    const list = `/api/employees/${employee}/super-funds`;
    const fund = {
      is_smsf: true,
      fund_name: 'Archer Super',
      abn: '51824753556',
      electronic_service_address: 'SMSFDATA',
    };
    const account = { bsb: '062-000', account_number: '12345678', account_name: 'Archer Super' };
    const before = (await call('olive', 'GET', list)).body as readonly object[];
    const create = () => call('paul', 'POST', list, { ...fund, ...account });
    expect((await create()).status).toBe(409);
    expect((await call('olive', 'GET', list)).body).toEqual(before);
    const request = (await requests()).find(({ kind, status }) => kind === 'bank-account' && status === 'waiting')!;
    expect(request.summary).toMatch(/super fund, Amelia .*bsb 062-000, account number ending 678/);
    expect((await decide('ada', request.id)).status).toBe(200);
    const made = await create();
    expect(made.status).toBe(201);
    const { id } = made.body as { readonly id: number };
    const update = (fields: object) => call('paul', 'PATCH', `${list}/${id}`, fields);
    for (const fields of [
      { account_number: '87654321' },
      { bsb: '013-999' },
      { account_name: 'Mallory' },
      { bsb: null },
    ]) {
      expect([fields, (await update(fields)).status]).toEqual([fields, 409]);
    }
    expect(
      (await update({ bsb: '062000', account_name: 'Archer Super', fund_name: 'Archer Family Super' })).status,
    ).toBe(200);
    expect(
      (await call('paul', 'POST', list, { usi: 'STA0100AU', member_number: '77', percentage: '0.1' })).status,
    ).toBe(201);

    const paul = await signedIn('paul');
    const send = async (path: string, typed: Readonly<Record<string, string>>) =>
      (await paul.submit(await (await paul.get(path)).text(), path, typed)).status;
    const page = `/companies/1/people/${employee}/super-funds`;
    const shown = {
      ...fund,
      fund_name: 'Archer Family Super',
      is_smsf: 'true',
      bsb: '062-000',
      account_name: 'Archer Super',
    };
    expect(await send(`${page}/${id}`, { ...shown, account_number: '87654321' })).toBe(422);
    const file = 'number,fund_is_smsf,fund_abn,fund_bsb,fund_account_number,fund_account_name';
    const csv = `${file}\nAU-001,true,51824753556,013-999,55512345,Mallory`;
    expect(await send('/companies/1/people/import', { csv, confirm: 'import' })).toBe(422);
    expect(JSON.stringify((await call('olive', 'GET', list)).body)).not.toContain('013-999');
    expect((await call('paul', 'DELETE', `${list}/${id}`)).status).toBe(204);
    await rules({});
  });

  test('a file of people waits where it brings another account for somebody who is there, and for nobody new', async () => {
    await rules({ bank_accounts: true });
    const people = async () =>
      (await call('olive', 'GET', `${company}/employees`)).body as readonly { id: number; number: string }[];
    const employee = (await people()).find(({ number }) => number === 'AU-001')!.id;
    const accounts = async () =>
      (await call('olive', 'GET', `/api/employees/${employee}/bank-accounts`)).body as readonly { bsb: string }[];
    const paul = await signedIn('paul');
    const address = '/companies/1/people/import';
    const bring = async (csv: string) => {
      const page = await (await paul.submit(await (await paul.get(address)).text(), address, { csv })).text();
      return paul.submit(page, address, { csv, confirm: 'import' });
    };
    expect((await bring('number,email_address\nAU-001,amelia@two.example')).status).toBe(303);
    await web.service.mail.sendDue();
    const told = async () => (await mailbox.to('amelia@two.example')).length;
    const toldBefore = await told();
    const file = 'number,bank_bsb,bank_account_number,bank_account_name\nAU-001,013-999,55512345,Mallory';
    expect((await bring(file)).status).toBe(422);
    expect(await accounts()).not.toContainEqual(expect.objectContaining({ bsb: '013-999' }));
    const request = (await requests()).find(({ kind, status }) => kind === 'bank-account' && status === 'waiting')!;
    expect(request.summary).toMatch(
      /^Imports people from a file, Amelia .*: bank bsb 013-999, bank account number ending 345/,
    );
    expect(JSON.stringify(request)).not.toContain('55512345');
    expect((await decide('ada', request.id)).status).toBe(200);
    expect((await bring(file)).status).toBe(303);
    await web.service.mail.sendDue();
    expect((await told()) - toldBefore).toBe(1);
    expect(await accounts()).toContainEqual(expect.objectContaining({ bsb: '013-999' }));
    const receiver = 'deduction_description,deduction_amount,deduction_classification,deduction_receiver_name';
    expect((await bring(`number,${receiver}\nAU-001,Club,5,NORMAL,Mallory`)).status).toBe(422);
    await rules({});
  });

  test('a processed pay is not worked out anew without the second person; one that waits is', async () => {
    await rules({});
    const made = (await newPay(1)('paul')).body as readonly {
      readonly id: number;
      readonly employee_id: number;
      readonly net: number;
    }[];
    const { id: payId, employee_id, net } = made[0]!;
    await rules({ pay_runs: true });
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 90 }];
    const rebuild = (id: number, who: number) =>
      call('paul', 'PUT', `${company}/pays/${id}`, { employee_id: who, hours });
    expect((await rebuild(payId, employee_id)).status).toBe(409);
    expect((await call('paul', 'GET', `${company}/pays/${payId}`)).body).toMatchObject({ net });
    const request = (await requests()).find(({ kind, status }) => kind === 'pay-run' && status === 'waiting')!;
    expect(request.summary).toMatch(/pay of Amelia .* net so far [\d.]+, hours Ordinary time hours 90/);
    expect((await decide('ada', request.id)).status).toBe(200);
    expect((await rebuild(payId, employee_id)).status).toBe(200);
    const opened = await call('paul', 'POST', `${company}/pay-runs`, {
      pay_period: 'FORTNIGHTLY',
      pay_date: '2027-06-03',
    });
    expect(opened.status).toBe(201);
    const [staged] = (await call('paul', 'GET', `${company}/pays?status=pending`)).body as readonly {
      readonly id: number;
      readonly employee_id: number;
    }[];
    expect((await rebuild(staged!.id, staged!.employee_id)).body).toMatchObject({ status: 'pending' });
    await rules({});
  });

  test('a run that is opened and processed by one request waits for the second person as a whole', async () => {
    await rules({ pay_runs: true });
    const payAll = () =>
      call('paul', 'POST', `${company}/pay-runs/process`, { pay_period: 'MONTHLY', pay_date: '2027-06-10' });
    const runs = async () =>
      (await call('paul', 'GET', `${company}/pay-runs?from=2027-06-01&to=2027-06-30&pay_period=MONTHLY`))
        .body as unknown[];
    expect((await payAll()).status).toBe(409);
    expect(await runs()).toEqual([]);
    const request = (await requests()).find(({ kind, status }) => kind === 'pay-run' && status === 'waiting')!;
    expect(request.summary).toContain('pay date 2027-06-10');
    expect((await decide('ada', request.id)).status).toBe(200);
    expect(await payAll()).toMatchObject({ status: 201, body: { pay_date: '2027-06-10' } });
    expect(await runs()).toHaveLength(1);
    await rules({});
  });

  test('a file pays the run as it was judged, and nothing where the run was changed in between', async () => {
    await rules({});
    const pay = async (employee_number: string) => {
      const hours = [{ description: 'Ordinary time', units: 'hours', value: 10 }];
      const path = `${company}/pays/create?identifier_type=employee_number&pay_date=2026-07-23`;
      const made = await call('paul', 'PUT', path, [{ employee_number, hours }]);
      expect(made.status).toBe(201);
      return (made.body as readonly { readonly pay_run_id: number }[])[0]!.pay_run_id;
    };
    const run = { companyId: 1, payRunId: await pay('AU-001') };
    const { filing, pays, releases } = web.service;
    const { version } = must(await pays.readPayRun({ customerId, ...run }));
    expect(await pay('AU-005')).toBe(run.payRunId);
    const judged = { ...run, version };
    await expect(releases.run(judged, () => filing.makePaymentFile({ ...run, kind: 'bank' }))).rejects.toBeInstanceOf(
      ApprovedRunChanged,
    );
    await expect(releases.run(judged, () => filing.bankFile(run))).rejects.toBeInstanceOf(ApprovedRunChanged);
    const listed = must(await filing.listPaymentFiles(run));
    expect(listed.filter(({ payRunId }) => payRunId === run.payRunId)).toEqual([]);
    const now = { ...run, version: must(await pays.readPayRun({ customerId, ...run })).version };
    // The run holds a pay of another day from before, so the day is said.
    const file = { ...run, kind: 'bank', paymentDate: civilDate('2026-07-30') } as const;
    expect(must(await releases.run(now, () => filing.makePaymentFile(file))).leftOut).toEqual([]);
  });

  test('payments above a limit wait; those below go', async () => {
    await rules({});
    const small = (await newPay(1)('paul')).body as readonly { readonly pay_run_id: number }[];
    const large = (await newPay(76)('paul')).body as readonly { readonly pay_run_id: number }[];
    await rules({ payments: true, limit: 500 });
    const make = (run: number) => call('paul', 'POST', `${company}/pay-runs/${run}/payment-files`, { kind: 'bank' });
    expect((await make(small[0]!.pay_run_id)).status).toBe(201);
    const waits = await make(large[0]!.pay_run_id);
    expect(waits.status).toBe(409);
    const request = (await requests()).find(({ kind, status }) => kind === 'payment' && status === 'waiting')!;
    await decide('ada', request.id);
    expect((await make(large[0]!.pay_run_id)).status).toBe(201);
  });
});
