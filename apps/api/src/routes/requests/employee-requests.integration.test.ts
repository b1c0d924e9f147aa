import type { UserRole } from '@anz-payroll/accounts';
import { demoLogins } from '@anz-payroll/demo-seed';
import type { Asked, RequestKind } from '@anz-payroll/employee-lifecycle';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { CivilDate } from 'payroll-core';
import { must, operator } from '../../testing/account-service';
import { openMailbox, type Mailbox } from '../../testing/mailbox';
import { startWebService, type WebService } from '../../testing/web-service';
import { exampleBody } from '../../walkthrough/example-steps';

jest.setTimeout(240_000);

const company = '/api/company/1';
const address = demoLogins.australian.email;

interface Listed {
  readonly id: number;
  readonly kind: string;
  readonly leave: { readonly days: readonly unknown[] } | null;
  readonly values: readonly { readonly name: string; readonly value: string }[];
}

describe.each(testEngines.map((engine) => [engine.engine, engine] as const))('requests by the API, %s', (_, engine) => {
  let web: WebService;
  let mailbox: Mailbox;
  let customerId: number;
  const own = { employeeId: 0, userId: 0 };
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    mailbox = await openMailbox();
    web = await startWebService(engine, { MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off' });
    const { accounts } = web.service;
    customerId = must(await accounts.authenticateBearer(web.token)).customerId;
    const amelia = (await accounts.listUsers(customerId)).find(({ user }) => user.email === address)!.user;
    const [job] = await accounts.ownEmployments(amelia.id);
    Object.assign(own, { employeeId: job!.employeeId, userId: amelia.id });
    const scopes = ['payroll.read', 'payroll.write'];
    for (const [name, role] of Object.entries({
      hana: 'hr',
      rita: 'reader',
      ada: 'approver',
      olive: 'owner',
    } satisfies Record<string, UserRole>)) {
      const person = { customerId, name, role: role as UserRole, companyIds: [1], email: `${name}@ask.example` };
      const { id: userId } = must(
        await accounts.createUser({ ...person, password: 'quite long enough a phrase' }, operator),
      );
      tokens.set(name, must(await accounts.issueToken({ customerId, userId, scopes }, operator)).accessToken);
    }
    tokens.set(
      'amelia',
      must(await accounts.issueToken({ customerId, userId: amelia.id, scopes }, operator)).accessToken,
    );
    tokens.set('nobody', must(await accounts.issueToken({ customerId, scopes }, operator)).accessToken);
  });
  afterAll(async () => {
    await web.close();
    await mailbox.remove();
  });

  const call = async (who: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${web.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.get(who)!}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) as unknown };
  };
  const ask = async (kind: RequestKind, asked: Asked) =>
    must(await web.service.employees.askRequest({ customerId, employeeId: own.employeeId, kind, asked, requestedBy: own.userId })).id; // prettier-ignore
  const list = async (who: string) =>
    (await call(who, 'GET', `${company}/employee-requests`)).body as readonly Listed[];
  const decide = (who: string, id: number, body: object) =>
    call(who, 'POST', `${company}/employees/${own.employeeId}/requests/${id}/decision`, body);
  const record = async () =>
    must(await web.service.employees.readEmployee({ customerId, employeeId: own.employeeId })).value;
  const lastEmail = async () => {
    await web.service.mail.sendDue();
    return (await mailbox.to(address)).at(-1);
  };

  test('an address: listed, approved by somebody else, in the record, and told by e-mail', async () => {
    const id = await ask('details', { changes: { address1: '12 Wattle Lane' } });
    expect(await list('rita')).toEqual([
      expect.objectContaining({ id, kind: 'details', values: [{ name: 'address1', value: '12 Wattle Lane' }] }),
    ]);
    const approve = { kind: 'details', decision: 'approve' };
    for (const who of ['rita', 'amelia', 'nobody']) expect((await decide(who, id, approve)).status).toBe(403);
    expect((await decide('hana', id, { ...approve, kind: 'leave' })).status).toBe(404);
    expect((await record()).address1).not.toBe('12 Wattle Lane');
    const decided = await decide('hana', id, exampleBody('decide-employee-request'));
    expect([decided.status, decided.body]).toEqual([200, expect.objectContaining({ status: 'approved', leave_placed: null })]); // prettier-ignore
    expect((await record()).address1).toBe('12 Wattle Lane');
    expect((await decide('hana', id, approve)).status).toBe(404);
    const email = await lastEmail();
    expect(email?.subject).toBe('Your details: approved');
    expect(email?.text).toContain('They wrote: Thank you');
    expect(email?.text).not.toContain('Wattle');
    const [entry] = await web.service.accounts.readAuditLog(customerId, {
      limit: 1,
      action: 'decide-employee-request',
    });
    expect(entry).toBeDefined();
  });

  test('leave: declined with a reason, then approved and taken in by the pay of its days', async () => {
    const day = (date: string) => ({ date: date as CivilDate, hours: '7.6' });
    const leave = {
      ...{ leaveType: 'HOLIDAY', startDate: '2026-12-21' as CivilDate, endDate: '2026-12-22' as CivilDate, note: null },
      days: [day('2026-12-21'), day('2026-12-22')],
    };
    const first = await ask('leave', { leave });
    expect((await list('hana'))[0]?.leave?.days).toHaveLength(2);
    const declined = await decide('hana', first, {
      kind: 'leave',
      decision: 'decline',
      reason: 'We are full that week',
    });
    expect(declined.body).toMatchObject({ status: 'declined', reason: 'We are full that week', leave_placed: null });
    expect(await lastEmail()).toMatchObject({ subject: 'Your leave: declined', text: expect.stringContaining('full that week') }); // prettier-ignore
    const second = await ask('leave', { leave });
    const approved = await decide('hana', second, { kind: 'leave', decision: 'approve' });
    expect(approved.body).toMatchObject({ status: 'approved', leave_placed: 'later' });
  });

  test('leave that the pay that waits refuses is told so, and not as taken in by a later pay', async () => {
    const { employeeId } = own;
    const run = await call('olive', 'POST', `${company}/pay-runs`, {
      pay_period: 'FORTNIGHTLY',
      pay_date: '2026-12-11',
    });
    expect([run.status, run.body]).toEqual([201, run.body]);
    // The shift differs from the standard hours, and nobody has taken it yet.
    const shift = { employee_id: employeeId, date: '2026-12-08', start: '09:00', end: '13:00' };
    const stored = await call('olive', 'POST', `${company}/timesheets`, [shift]);
    expect([stored.status, stored.body]).toEqual([201, stored.body]);
    const shift_ids = (stored.body as { id: number }[]).map(({ id }) => id);
    expect((await call('olive', 'POST', `${company}/timesheets/approve`, { shift_ids })).status).toBe(200);
    const date = '2026-12-09' as CivilDate;
    const leave = { leaveType: 'HOLIDAY', startDate: date, endDate: date, note: null, days: [{ date, hours: '7.6' }] };
    const decided = await decide('hana', await ask('leave', { leave }), { kind: 'leave', decision: 'approve' });
    expect(decided.body).toMatchObject({ status: 'approved', leave_placed: 'refused' });
    const pays = (await call('olive', 'GET', `${company}/pays?employee_id=${employeeId}&from=2026-12-11&to=2026-12-11`))
      .body as readonly { readonly leave: readonly unknown[] }[];
    expect(pays.map((pay) => pay.leave)).toEqual([[]]);
  });

  test('a bank account: masked for roles without numbers, and a release where the company asks for a second person', async () => {
    const rules = { pay_runs: false, payments: false, filings: false, bank_accounts: true };
    const set = { ...rules, limit: null, hold_bank_accounts: false };
    expect((await call('olive', 'PUT', `${company}/second-person`, set)).status).toBe(200);
    const bankAccount = { bsb: '062-000', account_number: '87650012', account_name: 'A Ng' };
    const id = await ask('bank-account', { bankAccount });
    const shown = async (who: string) =>
      (await list(who)).find((one) => one.id === id)!.values.find(({ name }) => name === 'account_number')!.value;
    expect([await shown('hana'), (await shown('rita')).includes('8765')]).toEqual(['87650012', false]);
    const approve = { kind: 'bank-account', decision: 'approve' };
    expect((await decide('hana', id, approve)).status).toBe(409);
    const requests = (await call('ada', 'GET', `${company}/release-requests`)).body as readonly { id: number; status: string }[]; // prettier-ignore
    const release = requests.find(({ status }) => status === 'waiting')!.id;
    expect((await call('ada', 'POST', `${company}/release-requests/${release}/decision`, { decision: 'approve' })).status).toBe(200); // prettier-ignore
    const decided = await decide('hana', id, approve);
    expect([decided.status, decided.text]).toEqual([200, expect.any(String)]);
    await web.service.mail.sendDue();
    const emails = await mailbox.to(address);
    expect(emails.map(({ subject }) => subject)).toContain('Your bank account: approved');
    for (const { text } of emails) expect(text).not.toContain('87650012');
  });

  test('leave on a day of a final pay that waits goes into it, and out of it when it is taken back', async () => {
    const { employeeId } = own;
    const payDate = '2027-01-08';
    const planned = await call('olive', 'PUT', `/api/employees/${employeeId}/planned-termination`, {
      termination_date: '2027-01-15',
    });
    expect([planned.status, planned.body]).toEqual([200, planned.body]);
    const approved = async (date: CivilDate) => {
      const leave = {
        leaveType: 'HOLIDAY',
        startDate: date,
        endDate: date,
        note: null,
        days: [{ date, hours: '7.6' }],
      };
      await decide('hana', await ask('leave', { leave }), { kind: 'leave', decision: 'approve' });
      return { customerId, companyId: 1, employeeId, leave };
    };
    const before = await approved('2027-01-05' as CivilDate);
    const run = { pay_period: 'FORTNIGHTLY', pay_date: payDate };
    expect((await call('olive', 'POST', `${company}/pay-runs`, run)).status).toBe(201);
    const { pays } = web.service;
    const once = { payIds: [expect.any(Number)], isPaid: false };
    const nothing = { payIds: [], isPaid: false };
    expect(must(await pays.placeLeave({ ...before, isTakenBack: true }))).toEqual(once);
    const meanwhile = await approved('2027-01-06' as CivilDate);
    // The decision has put it there already.
    expect(must(await pays.placeLeave(meanwhile))).toEqual(nothing);
    expect(must(await pays.placeLeave({ ...meanwhile, isTakenBack: true }))).toEqual(once);
  });
});
