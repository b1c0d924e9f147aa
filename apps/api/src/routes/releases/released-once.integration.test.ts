import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { must, operator, password, type Browser } from '../../testing/account-service';
import { startWebService, type WebService } from '../../testing/web-service';
import { asDollars } from 'payroll-core/money';

jest.setTimeout(120_000);

interface Pay {
  readonly id: number;
}

interface Request {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
}

/** Spec 8.3: the same key with the same payload gets the stored answer, and nobody has to approve that anew. */
describe.each(testEngines)('what a second person releases, on $engine', (engine) => {
  let web: WebService;
  let olive: Browser;
  let otto: string;
  let token: string;
  const company = '/api/company/1';

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_PAY_PER_MINUTE: '1000' });
    olive = await web.signIn();
    const { accounts } = web.service;
    const session = await accounts.readSession(olive.cookies.get('payroll-session') ?? '');
    const customerId = session!.customer.id;
    const other = { customerId, name: 'Otto', role: 'owner' as const, email: 'otto@once.example', password };
    const { id } = must(await accounts.createUser({ ...other, companyIds: [] }, operator));
    const tokenOf = async (userId: number) =>
      must(await accounts.issueToken({ customerId, userId, scopes: ['payroll.write'] }, operator)).accessToken;
    otto = await tokenOf(id);
    token = await tokenOf(session!.user.id);
    const rules = { pay_runs: true, payments: false, filings: false, bank_accounts: true, limit: null };
    expect((await call(token, 'PUT', `${company}/second-person`, { ...rules, hold_bank_accounts: false })).status).toBe(
      200,
    );
  });
  afterAll(() => web.close());

  const call = async (as: string, method: string, path: string, body?: unknown, key?: string) => {
    const response = await fetch(`${web.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${as}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const waiting = async () =>
    ((await call(otto, 'GET', `${company}/release-requests`)).body as readonly Request[]).filter(
      ({ status }) => status === 'waiting',
    );
  const approve = async (kind: string) => {
    const found = await waiting();
    expect(found.map((request) => request.kind)).toEqual([kind]);
    const path = `${company}/release-requests/${found[0]!.id}/decision`;
    expect((await call(otto, 'POST', path, { decision: 'approve' })).status).toBe(200);
  };
  const countOf = async (path: string) => ((await call(token, 'GET', path)).body as readonly unknown[]).length;
  const payOf = (value: number) => [
    { employee_number: 'AU-001', hours: [{ description: 'Ordinary time', units: 'hours', value }] },
  ];
  const create = (value: number, key?: string) =>
    call(token, 'PUT', `${company}/pays/create?identifier_type=employee_number&pay_date=2026-07-16`, payOf(value), key);

  interface Run {
    readonly pay_run_id: number;
    readonly net: number;
  }
  const openRun = async (day: string) => {
    const opened = await call(token, 'POST', `${company}/pay-runs`, { pay_period: 'FORTNIGHTLY', pay_date: day });
    expect(opened.status).toBe(201);
    return opened.body as Run;
  };
  const process = (payRunId: number) => call(token, 'POST', `${company}/pay-runs/${payRunId}/process`);

  test('by the API, is answered as the first time', async () => {
    expect((await create(10, 'lost-answer')).status).toBe(409);
    await approve('pay-run');
    const first = await create(10, 'lost-answer');
    expect(first.status).toBe(201);
    const [pay] = first.body as readonly Pay[];
    const again = await create(10, 'lost-answer');
    expect([again.status, (again.body as readonly Pay[])[0]?.id]).toEqual([200, pay?.id]);
    expect(await waiting()).toEqual([]);
    expect(await countOf(`${company}/pays?employee_number=AU-001`)).toBe(1);
  });

  test('opens nothing else under that key', async () => {
    // Another payload is a conflict of the key, as it is without a second person, and nobody is asked to approve it.
    const other = await create(11, 'lost-answer');
    expect([other.status, other.body]).toEqual([
      409,
      { detail: expect.stringContaining('Idempotency-Key') as unknown },
    ]);
    expect(await waiting()).toEqual([]);
    // Neither without the key, nor where a route does not know keys.
    expect((await create(10)).status).toBe(409);
    const [asked] = await waiting();
    expect(asked?.kind).toBe('pay-run');
    await call(otto, 'POST', `${company}/release-requests/${asked!.id}/decision`, { decision: 'refuse' });
    const update = await call(
      token,
      'PATCH',
      `${company}/employees/update?identifier_type=employee_number`,
      [{ number: 'AU-001', primary_bank_account_number: '11112222' }],
      'lost-answer',
    );
    expect(update.status).toBe(409);
    const [second] = await waiting();
    expect(second?.kind).toBe('bank-account');
    await call(otto, 'POST', `${company}/release-requests/${second!.id}/decision`, { decision: 'refuse' });
    expect(await countOf(`${company}/pays?employee_number=AU-001`)).toBe(1);
  });

  test('[8.3-07] is 400 under a key of more than 255 characters, and nobody is asked', async () => {
    const long = await create(12, 'k'.repeat(256));
    expect([long.status, long.body]).toEqual([400, { detail: 'An Idempotency-Key has at most 255 characters.' }]);
    const first = {
      path: '/api/employees/1/terminate',
      body: { termination_date: '2026-08-20', pay_date: '2026-08-20' },
    };
    expect((await call(token, 'POST', first.path, first.body, 'k'.repeat(256))).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  test('by the API, is nothing to approve where a run is processed already', async () => {
    const run = await openRun('2026-08-13');
    expect((await process(run.pay_run_id)).status).toBe(409);
    await approve('pay-run');
    expect((await process(run.pay_run_id)).body).toMatchObject({ status: 'processed', net: run.net, left_out: [] });
    expect((await process(run.pay_run_id)).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test('by a form that is clicked twice, leads to the same pay', async () => {
    const [person] = (await call(token, 'GET', `${company}/employees`)).body as readonly { readonly id: number }[];
    const page = `/companies/1/people/${person!.id}/pay`;
    const typed = { pay_date: '30/07/2026', hours_0_value: '20', step: 'process', request_key: 'twice' };
    const html = await (await olive.get(page)).text();
    const before = await countOf(`${company}/pays?employee_id=${person!.id}`);
    const press = async () => {
      const pressed = await olive.submit(html, page, typed);
      return [pressed.status, pressed.headers.get('location')] as const;
    };
    expect((await press())[0]).toBe(422);
    await approve('pay-run');
    const first = await press();
    expect(first[0]).toBe(303);
    expect(await press()).toEqual(first);
    expect(await waiting()).toEqual([]);
    expect(await countOf(`${company}/pays?employee_id=${person!.id}`)).toBe(before + 1);
  });

  test('by a form for a bank account, adds it once', async () => {
    const [person] = (await call(token, 'GET', `${company}/employees`)).body as readonly { readonly id: number }[];
    const page = `/companies/1/people/${person!.id}/bank-accounts`;
    const accounts = `/api/employees/${person!.id}/bank-accounts`;
    const html = await (await olive.get(page)).text();
    const before = await countOf(accounts);
    const typed = { account_name: 'A Archer', account_number: '12345678', bsb: '062-000' };
    const press = async () => (await olive.submit(html, page, typed)).status;
    expect(await press()).toBe(422);
    await approve('bank-account');
    expect([await press(), await press()]).toEqual([303, 303]);
    expect(await waiting()).toEqual([]);
    expect(await countOf(accounts)).toBe(before + 1);
  });

  describe('is paid as it was approved', () => {
    const rate = async (id: number, value: string) =>
      expect(
        (await call(token, 'PATCH', `${company}/employees/update`, [{ id, pay_rate_per_hour: value }])).status,
      ).toBe(200);
    const payOfRun = async (day: string, employeeId: number) =>
      ((await call(token, 'GET', `${company}/pays?from=${day}&to=${day}`)).body as readonly StagedPay[]).find(
        ({ employee_id }) => employee_id === employeeId,
      )!;
    interface StagedPay {
      readonly employee_id: number;
      readonly status: string;
      readonly gross: number;
    }
    interface LeftOut {
      readonly employee_id: number;
      readonly reason: string;
    }

    test('though the record is changed after the approval', async () => {
      const day = '2026-08-27';
      const run = await openRun(day);
      expect((await process(run.pay_run_id)).status).toBe(409);
      await approve('pay-run');
      const [{ employee_id: id }] = (await call(token, 'GET', `${company}/pays?from=${day}&to=${day}`))
        .body as readonly [StagedPay];
      const approved = await payOfRun(day, id);
      const record = (await call(token, 'GET', `/api/employees/${id}`)).body as { readonly pay_rate_per_hour: number };
      await rate(id, String(record.pay_rate_per_hour * 2));
      const processed = (await process(run.pay_run_id)).body as { readonly left_out: readonly LeftOut[] };
      expect(processed.left_out).toEqual([
        { employee_id: id, employee_number: expect.any(String) as unknown, reason: expect.any(String) as unknown },
      ]);
      const gross = approved.gross * 2;
      expect(processed.left_out[0]!.reason).toContain(
        `gross ${asDollars(String(gross))} instead of ${asDollars(String(approved.gross))}`,
      );
      // It waits with the figures that would be paid now, which somebody else has to approve.
      expect(await payOfRun(day, id)).toMatchObject({ status: 'pending', gross });
      expect((await process(run.pay_run_id)).status).toBe(409);
      await approve('pay-run');
      expect((await process(run.pay_run_id)).body).toMatchObject({ status: 'processed', left_out: [] });
      expect(await payOfRun(day, id)).toMatchObject({ status: 'processed', gross });
      await rate(id, String(record.pay_rate_per_hour));
    });

    test('and never above the limit up to which nobody else is needed', async () => {
      const day = '2026-09-10';
      const run = await openRun(day);
      const rules = { pay_runs: true, payments: false, filings: false, bank_accounts: true, hold_bank_accounts: false };
      expect((await call(token, 'PUT', `${company}/second-person`, { ...rules, limit: run.net })).status).toBe(409);
      await approve('rules');
      const [{ employee_id: id }] = (await call(token, 'GET', `${company}/pays?from=${day}&to=${day}`))
        .body as readonly [StagedPay];
      await rate(id, '200');
      expect((await process(run.pay_run_id)).body).toMatchObject({ left_out: [{ employee_id: id }] });
      expect(await payOfRun(day, id)).toMatchObject({ status: 'pending' });
      expect((await process(run.pay_run_id)).status).toBe(409);
      expect((await waiting()).map(({ kind }) => kind)).toEqual(['pay-run']);
    });

    test('and on the pages as it was reviewed, where nobody else is asked', async () => {
      const day = '2026-07-16';
      const of = '/api/company/2';
      const opened = await call(token, 'POST', `${of}/pay-runs`, { pay_period: 'WEEKLY', pay_date: day });
      const { pay_run_id: runId } = opened.body as Run;
      const run = `/companies/2/pays/runs/${runId}`;
      const [pay] = (await call(token, 'GET', `${of}/pays?from=${day}&to=${day}`)).body as readonly [StagedPay];
      const review = await (await olive.get(`${run}/review`)).text();
      expect((await olive.submit(review, `${run}/approve`, {})).status).toBe(303);
      const ready = await (await olive.get(run)).text();
      const raised = [{ id: pay.employee_id, pay_rate_per_hour: '300' }];
      expect((await call(token, 'PATCH', `${of}/employees/update`, raised)).status).toBe(200);
      expect((await olive.submit(ready, `${run}/process`, {})).status).toBe(303);
      expect(await (await olive.get(run)).text()).toContain(`instead of ${asDollars(String(pay.gross))}`);
      const now = (await call(token, 'GET', `${of}/pays?from=${day}&to=${day}`)).body as readonly StagedPay[];
      expect(now.find(({ employee_id }) => employee_id === pay.employee_id)?.status).toBe('pending');
      expect(now.filter(({ status }) => status === 'processed')).toHaveLength(now.length - 1);
    });
  });
});
