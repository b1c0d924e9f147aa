import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLogins } from '@anz-payroll/demo-seed';
import type { CivilDate } from 'payroll-core';
import { browser, must, type Browser } from '../testing/account-service';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(240_000);

/** The demo's employees with access, one in each country: Amelia (AU, fortnightly) and Hana (NZ, weekly). */
describe('what employees ask for', () => {
  let web: WebService;
  let mailbox: Mailbox;
  let folder: string;
  let customerId: number;
  const owner = { browser: undefined as unknown as Browser };
  const amelia = { id: 0, companyId: 1, browser: undefined as unknown as Browser };
  const hana = { id: 0, companyId: 2, browser: undefined as unknown as Browser };

  beforeAll(async () => {
    mailbox = await openMailbox();
    folder = await mkdtemp(join(tmpdir(), 'lodgements-'));
    web = await startWebService(undefined, {
      ...{ MAIL_FOLDER: mailbox.folder, MAIL_SENDER: 'off', LODGEMENT: 'off', LODGEMENT_FOLDER: folder },
    });
    customerId = must(await web.service.accounts.authenticateBearer(web.token)).customerId;
    for (const [person, login] of [
      [owner, demoLogins.owner],
      [amelia, demoLogins.australian],
      [hana, demoLogins.newZealander],
    ] as const) {
      person.browser = browser(web.url);
      const signIn = await text(person.browser, '/sign-in');
      await person.browser.submit(signIn, '/sign-in', login);
      if ('id' in person) {
        person.id = Number(/\/my\/(\d+)$/.exec((await person.browser.get('/my')).headers.get('location') ?? '')?.[1]);
      }
    }
  });
  afterAll(async () => {
    await web.close();
    await mailbox.remove();
    await rm(folder, { recursive: true });
  });

  const text = async (visitor: Browser, path: string) => (await visitor.get(path)).text();
  type Person = typeof amelia;
  const ask = async ({ id, browser: visitor }: Person, what: string, values: Readonly<Record<string, string>>) => {
    const at = `/my/${id}/${what}`;
    return visitor.submit(await text(visitor, at), at, values);
  };
  const waiting = ({ companyId }: Person) => web.service.employees.waitingRequests({ customerId, companyId });
  const decide = async (person: Person, decision: 'approve' | 'decline', reason = '') => {
    const [request] = await waiting(person);
    const at = `/companies/${person.companyId}/people/${person.id}/requests/${request!.id}`;
    const page = await text(owner.browser, `/companies/${person.companyId}/requests`);
    return owner.browser.submit(page, at, { decision, reason });
  };
  const record = async ({ id }: Person) =>
    must(await web.service.employees.readEmployee({ customerId, employeeId: id })).value;
  const setFlags = async ({ id, companyId }: Person, flags: object) =>
    must(
      await web.service.employees.updateEmployees({
        ...{ companyId, identifierType: 'employee_id' },
        items: [{ id, ...flags }],
      }),
    );
  const where = ({ companyId }: Person) => ({ customerId, companyId });
  const rowsOf = async (person: Person, payRunId: number) => {
    const [pay] = must(await web.service.pays.listPays({ ...where(person), employeeId: person.id, payRunId }));
    const { hours, leave } = pay!.result;
    return {
      hours: hours.map(({ value }) => Number(value)),
      leave: leave.map((row) => [row.leaveType, Number(row.hours)] as const),
    };
  };

  test('a note that is too long for a request is told and not cut', async () => {
    const leave = { leave_type: 'HOLIDAY', start_date: '14/12/2026', end_date: '14/12/2026', hours_per_day: '7.6' };
    const asked = await ask(amelia, 'leave', { ...leave, note: 'x'.repeat(301) });
    expect([asked.status, await asked.text()]).toEqual([
      422,
      expect.stringContaining('The note must have at most 300 characters; it has 301.'),
    ]);
    expect(await waiting(amelia)).toEqual([]);
  });

  test('what an employee asks for is refused at its fields, with what was typed', async () => {
    const at = (said: string, id: string) => new RegExp(`id="${id}-problem">([^<]*)<`).exec(said)?.[1];
    const refusedAt = async (person: Person, what: string, values: Readonly<Record<string, string>>) => {
      const sent = await ask(person, what, values);
      const said = await sent.text();
      expect([what, sent.status]).toEqual([what, 422]);
      return (id: string) => at(said, id);
    };
    // What has to be there and is left empty is asked for in words, not as a shape of the record.
    const noDay = await refusedAt(amelia, 'leave', { leave_type: 'HOLIDAY', start_date: '', end_date: ' ' });
    expect([noDay('start_date'), noDay('end_date')]).toEqual(Array(2).fill('Fill in a day, such as 31/12/2026.'));
    const noCity = await refusedAt(amelia, 'details', { city: '', address1: '' });
    expect([noCity('city'), noCity('address1')]).toEqual(['Fill this in.', 'Fill this in.']);
    const noAccount = await refusedAt(amelia, 'bank', { bsb: '062-000', account_number: '', account_name: '' });
    expect([noAccount('account_number'), noAccount('account_name')]).toEqual(['Fill this in.', 'Fill this in.']);
    const leave = await refusedAt(amelia, 'leave', {
      ...{ leave_type: 'HOLIDAY', start_date: '31/11/2026', end_date: 'Friday', hours_per_day: '7,6' },
    });
    expect([leave('start_date'), leave('end_date'), leave('hours_per_day'), leave('leave_type')]).toEqual([
      '“31/11/2026” is no calendar day. Write it as 31/12/2026.',
      '“Friday” is no calendar day. Write it as 31/12/2026.',
      'Type the hours a day as a number, like 7.6 or 7:36.',
      undefined,
    ]);
    const before = await record(hana);
    const { address1, city, state } = before;
    const details = await refusedAt(hana, 'details', { address1, city, state, postcode: '70110' });
    expect(details('postcode')).toContain('must ');
    // Long service leave of a final pay follows the Act of the state.
    const { address1: street, city: town, postcode } = await record(amelia);
    const moved = { address1: street, city: town, postcode: postcode ?? '' };
    expect((await refusedAt(amelia, 'details', { ...moved, state: 'QUE' }))('state')).toMatch(
      /^It must be a state or territory of Australia/,
    );
    const hintOf = async (person: Person) =>
      /id="state-hint"[^>]*>([^<]*)/.exec(await text(person.browser, `/my/${person.id}/details`))?.[1]?.trim();
    expect([await hintOf(amelia), await hintOf(hana)]).toEqual([
      'Such as NSW or Queensland.',
      'Such as AUK or Hawke’s Bay.',
    ]);
    const account = { account_number: '01-0902-0068388-00', account_name: 'H Heke' };
    expect((await refusedAt(hana, 'bank', account))('account_number')).toBe(
      'The “Account number” is not a New Zealand bank account: its digits do not check.',
    );
    const ir330 = { ird_number: '49-091-850', work: 'usual', main_income: 'no', student_loan: 'no' };
    const income = await refusedAt(hana, 'tax', { ...ir330, yearly_income: '60k', independent_earner: 'no' });
    // Taken as nothing, it would make the secondary code of the lowest income.
    expect(income('yearly_income')).toBe('“60k” is no amount. Write it as 60,000.');
    const number = { ...ir330, ird_number: '49-091-851', yearly_income: '60,000', independent_earner: 'no' };
    expect((await refusedAt(hana, 'tax', number))('ird_number')).toContain('its check digit does not match');
    expect(await waiting(hana)).toEqual([]);
  });

  test('leave: asked, approved and staged in the pay of its days; taken back, it is gone again', async () => {
    const asked = { leave_type: 'HOLIDAY', start_date: '23/11/2026', end_date: '24/11/2026', hours_per_day: '7.6' };
    // There is none yet, and more than there is is not opened.
    const refused = await ask(amelia, 'leave', asked);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('0.00 are left')]);
    await setFlags(amelia, { allow_edit_leave_requests_when_negative: true });
    expect((await ask(amelia, 'leave', asked)).headers.get('location')).toBe(`/my/${amelia.id}/leave?done=asked`);
    expect(await text(owner.browser, '/companies/1/dashboard')).toContain('One request of an employee waits');
    expect((await decide(amelia, 'approve')).headers.get('location')).toBe('/companies/1/requests?done=later');
    const payDate = '2026-11-27' as CivilDate;
    const run = must(await web.service.pays.openPayRun({ ...where(amelia), payPeriod: 'FORTNIGHTLY', payDate }));
    const staged = await rowsOf(amelia, run.id);
    // 76 hours a fortnight, two days of 7.6 of them on leave.
    expect(staged).toEqual({ hours: [60.8], leave: [['HOLIDAY', 7.6], ['HOLIDAY', 7.6]] }); // prettier-ignore
    // A day more, while the pay waits.
    await ask(amelia, 'leave', { ...asked, start_date: '25/11/2026', end_date: '25/11/2026' });
    expect((await decide(amelia, 'approve')).headers.get('location')).toBe('/companies/1/requests?done=placed');
    expect((await rowsOf(amelia, run.id)).hours).toEqual([53.2]);
    const [last] = await web.service.employees.listRequests({ customerId, employeeId: amelia.id });
    const cancel = `/my/${amelia.id}/requests/${last!.id}/cancel`;
    await amelia.browser.submit(await text(amelia.browser, `/my/${amelia.id}/leave`), cancel, {});
    expect(await rowsOf(amelia, run.id)).toEqual(staged);
    // 28 November is a Saturday: whoever asks for it alone works on it.
    const saturday = await ask(amelia, 'leave', { ...asked, start_date: '28/11/2026', end_date: '28/11/2026' });
    expect(saturday.status).toBe(303);
    await decide(amelia, 'approve');
    expect((await rowsOf(amelia, run.id)).hours).toEqual([53.2]);
  });

  test('an address changes with the approval and not before; what is declined says why', async () => {
    const before = await record(hana);
    const form = await text(hana.browser, `/my/${hana.id}/details`);
    const values = { address1: '9 Rātā Road', city: before.city, state: before.state, postcode: '7011' };
    await hana.browser.submit(form, `/my/${hana.id}/details`, { ...values, email_address: before.email_address! });
    expect((await record(hana)).postcode).toBe(before.postcode);
    await decide(hana, 'decline', 'Send the whole address');
    expect(await text(hana.browser, `/my/${hana.id}/details`)).toContain('Send the whole address');
    expect((await record(hana)).postcode).toBe(before.postcode);
    await hana.browser.submit(form, `/my/${hana.id}/details`, { ...values, email_address: before.email_address! });
    await decide(hana, 'approve');
    expect(await record(hana)).toMatchObject({ address1: '9 Rātā Road', postcode: '7011' });
  });

  test('a bank account is checked when asked for, told by e-mail when changed, and nobody approves their own', async () => {
    const wrong = await ask(hana, 'bank', { account_number: '01-0902-0068388-00', account_name: 'H Heke' });
    expect([wrong.status, (await waiting(hana)).length]).toEqual([422, 0]);
    await ask(hana, 'bank', { account_number: '01-0902-0068389-00', account_name: 'H Heke' });
    const page = await text(hana.browser, `/my/${hana.id}/bank`);
    expect(page).not.toContain('0068389');
    const [request] = await waiting(hana);
    const own = {
      customerId,
      employeeId: hana.id,
      requestId: request!.id,
      kind: 'bank-account' as const,
      reason: null,
    };
    const refused = await web.service.employees.decideRequest({ ...own, isApproved: true, by: request!.requestedBy });
    expect(refused).toMatchObject({ ok: false, error: { code: 'request/own' } });
    await decide(hana, 'approve');
    const accounts = must(
      await web.service.employees.listParts({ customerId, employeeId: hana.id, kind: 'bank-account' }),
    );
    expect(accounts.map(({ values }) => values['account_number'])).toEqual(['01-0902-0068389-00']);
    await web.service.mail.sendDue();
    const subjects = (await mailbox.to(demoLogins.newZealander.email)).map(({ subject }) => subject);
    expect(subjects).toContain('The bank account for your pay was changed');
    // Of two who approve at once one wins.
    await ask(hana, 'bank', { account_number: '01-0902-0068389-01', account_name: 'H Heke' });
    const [next] = await waiting(hana);
    const both = await Promise.all(
      [1, 1].map((by) =>
        web.service.employees.decideRequest({ ...own, requestId: next!.id, isApproved: true, by: by + 90_000 }),
      ),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('Australia: the declaration, from the answers to the message to the tax office', async () => {
    const refused = await ask(amelia, 'tax', {
      ...{ quotes: 'number', tax_file_number: '123456789', residency: 'resident', threshold: 'yes', study_loan: 'no' },
    });
    expect(refused.status).toBe(422);
    await ask(amelia, 'tax', {
      ...{
        quotes: 'number',
        tax_file_number: '123 456 782',
        residency: 'resident',
        threshold: 'no',
        study_loan: 'yes',
      },
    });
    expect(await text(amelia.browser, `/my/${amelia.id}/tax`)).not.toContain('123456782');
    await decide(amelia, 'approve');
    expect(await record(amelia)).toMatchObject({
      ...{ tax_file_number: '123456782', has_claimed_tax_free_threshold: false, has_stsl_liability: true },
      ...{ is_foreign_resident: false, tfnd_signed_date: '2026-11-15' },
    });
    await ask(amelia, 'super', {
      choice: 'fund',
      usi: 'STA0100AU',
      fund_name: 'AustralianSuper',
      member_number: '70001',
    });
    await decide(amelia, 'approve');
    const funds = must(
      await web.service.employees.listParts({ customerId, employeeId: amelia.id, kind: 'super-fund' }),
    );
    expect(funds.map(({ values }) => values['usi'])).toEqual(['STA0100AU']);
    const payDate = '2026-11-13' as CivilDate;
    const hours = [{ description: 'Ordinary', units: 'hours', value: '76' }];
    const items = [{ employeeId: amelia.id, hours }];
    must(await web.service.pays.createPays({ ...where(amelia), identifierType: 'employee_id', payDate, items }));
    const submit = `${web.url}/api/single-touch/${amelia.companyId}/submit-stp-pays`;
    const bearer = { authorization: `Bearer ${web.token}` };
    const sent = await fetch(submit, { method: 'POST', headers: bearer });
    expect([sent.status, await sent.text()]).toEqual([202, expect.stringContaining('queued')]);
    await web.service.lodging.once();
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:json|xml)$/.test(name));
    const messages = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    const message = messages.find((one) => one.includes('123456782'));
    // Regular, no tax-free threshold, study and training loan: RNSXXX.
    expect(message).toContain('RNSXXX');
  });

  test('New Zealand: the code worked out by the answers is that of the employee details', async () => {
    const answers = { ird_number: '049103468', work: 'usual', student_loan: 'yes', independent_earner: 'no' };
    // IR330: a second job, all income between 53,501 and 78,100 dollars: SH, with a student loan SH SL.
    await ask(hana, 'tax', { ...answers, main_income: 'no', yearly_income: '60,000' });
    await decide(hana, 'approve');
    expect(await record(hana)).toMatchObject({ nz_tax_code: 'SH', has_student_loan: true, ird_number: '049103468' });
    const details = async () => {
      const path = `/api/company/${hana.companyId}/payday-filing/employee-details?from=2023-04-01&to=2023-06-30`;
      return (await fetch(`${web.url}${path}`, { headers: { authorization: `Bearer ${web.token}` } })).text();
    };
    const lineOf = (file: string) => file.slice(file.indexOf('Hana Heke')).split('\r\n');
    expect(lineOf(await details())[1]).toBe('TED,SH SL');
    const facts = (await text(owner.browser, `/companies/${hana.companyId}/people/${hana.id}`)).replaceAll(/<[^>]+>|\s+/g, ' '); // prettier-ignore
    expect(facts.replaceAll(/ +/g, ' ')).toContain('Tax code SH SL That means second job, third income band, student loan'); // prettier-ignore
    const independent = { ...answers, student_loan: 'no', main_income: 'yes', independent_earner: 'yes' };
    await ask(hana, 'tax', { ...independent, yearly_income: '52000' });
    await decide(hana, 'approve');
    expect(lineOf(await details())[1]).toBe('TED,ME');
    await ask(hana, 'super', { membership: 'opts-in', rate: '0.06' });
    const page = await text(owner.browser, `/companies/${hana.companyId}/requests`);
    const waits = page.replaceAll(/<[^>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ');
    expect(waits).toContain('KiwiSaver I opt in KiwiSaver status Opting in (OK) KiwiSaver employee rate 6%');
    await decide(hana, 'approve');
    expect(await record(hana)).toMatchObject({ kiwisaver_status_code: 'OK', kiwisaver_employee_rate: '0.06' });
    expect(lineOf(await details())[0]).toContain(',OK,');
    const actions = (await web.service.accounts.readAuditLog(customerId, { limit: 200 })).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['ask-tax', 'ask-bank', 'ask-leave', 'approve-request']));
  });

  test('whoever decides sees what is to be taken out, and is told where nothing of the record follows', async () => {
    const { id, companyId } = amelia;
    await web.call('PATCH', `/api/company/${companyId}/employees/update`, [{ id, phone_home: '02 5550 0199' }]);
    const { address1, city, state, postcode, email_address, phone_mobile } = await record(amelia);
    const stays = { address1, city, state, postcode, email_address, phone_mobile };
    const values = Object.fromEntries(Object.entries(stays).map(([name, value]) => [name, value ?? '']));
    expect((await ask(amelia, 'details', { ...values, phone_home: '' })).status).toBe(303);
    const seen = async (visitor: Browser, path: string) =>
      (await text(visitor, path)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    const removed = 'Home phone To be taken out of the record';
    expect(await seen(owner.browser, `/companies/${companyId}/requests`)).toContain(removed);
    expect(await seen(amelia.browser, `/my/${id}/details`)).toContain(removed);
    await decide(amelia, 'approve');
    expect((await record(amelia)).phone_home).toBeNull();
    // A stapled fund is found out by the employer: approving the choice adds no fund by itself.
    const fundsOf = async () => must(await web.service.employees.listParts({ customerId, employeeId: id, kind: 'super-fund' })); // prettier-ignore
    const before = await fundsOf();
    expect((await ask(amelia, 'super', { choice: 'stapled' })).status).toBe(303);
    const noted = await decide(amelia, 'approve');
    expect(noted.headers.get('location')).toBe(`/companies/${companyId}/requests?done=noted`);
    const told = await seen(owner.browser, noted.headers.get('location') ?? '');
    expect(told).toContain('The record stays as it is: enter the fund that follows from this choice');
    expect(told).not.toContain('the record is changed');
    expect(await fundsOf()).toEqual(before);
  });

  test('leave that is over and not paid yet is not asked for a second time', async () => {
    // The fortnight from 26 October to 8 November lies between two that are paid.
    for (const payDate of ['2026-10-16', '2026-11-13'] as CivilDate[]) {
      const hours = [{ description: 'Ordinary', units: 'hours', value: '760' }];
      const items = [{ employeeId: amelia.id, hours }];
      must(await web.service.pays.createPays({ ...where(amelia), identifierType: 'employee_id', payDate, items }));
    }
    await setFlags(amelia, { allow_edit_leave_requests_when_negative: false });
    const left = async () => {
      const much = { leave_type: 'HOLIDAY', start_date: '01/02/2027', end_date: '31/03/2027', hours_per_day: '7.6' };
      const refused = await ask(amelia, 'leave', much);
      return [refused.status, Number(/ hours; ([0-9.]+) are left/.exec(await refused.text())?.[1])] as const;
    };
    const [status, before] = await left();
    expect([status, before > 40]).toEqual([422, true]);
    const day = { leave_type: 'HOLIDAY', start_date: '28/10/2026', end_date: '28/10/2026', hours_per_day: '7.6' };
    expect((await ask(amelia, 'leave', day)).status).toBe(303);
    await decide(amelia, 'approve');
    expect((await left())[1]).toBeCloseTo(before - 7.6, 2);
    await setFlags(amelia, { allow_edit_leave_requests_when_negative: true });
  });

  test('whoever approves leave that the pay that waits refuses is told to enter it', async () => {
    const headers = { authorization: `Bearer ${web.token}`, 'content-type': 'application/json' };
    const post = async (path: string, body: object) => {
      const sent = await fetch(`${web.url}/api/company/1/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await sent.json()) as readonly { readonly id: number }[];
    };
    // The pay of 27 November waits with standard hours, and nobody has taken this shift.
    const shift = { employee_id: amelia.id, date: '2026-11-30', start: '09:00', end: '13:00' };
    const shift_ids = (await post('timesheets', [shift])).map(({ id }) => id);
    await post('timesheets/approve', { shift_ids });
    const day = { leave_type: 'HOLIDAY', start_date: '01/12/2026', end_date: '01/12/2026', hours_per_day: '7.6' };
    expect((await ask(amelia, 'leave', day)).status).toBe(303);
    const decided = (await decide(amelia, 'approve')).headers.get('location');
    expect(decided).toBe('/companies/1/requests?done=refused');
    expect(await text(owner.browser, decided!)).toContain('the leave could not be put into the pending pay');
  });

  test('whoever takes leave back that the pending pay keeps is told', async () => {
    // The pay has the leave of 23 November, and the approved shift that nobody has taken refuses every change of its hours.
    const requests = await web.service.employees.listRequests({ customerId, employeeId: amelia.id });
    const first = requests.find(({ asked, state }) => state === 'approved' && asked.leave?.startDate === '2026-11-23');
    const cancel = `/my/${amelia.id}/requests/${first!.id}/cancel`;
    const sent = await amelia.browser.submit(await text(amelia.browser, `/my/${amelia.id}/leave`), cancel, {});
    expect(sent.headers.get('location')).toBe(`/my/${amelia.id}?done=in-pay`);
    expect(await text(amelia.browser, `/my/${amelia.id}?done=in-pay`)).toContain('a pay still has some of the leave');
  });

  test('leave that is approved into hours of a timesheet leaves them hours of a timesheet', async () => {
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${web.token}`, 'content-type': 'application/json' };
      const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      return (await fetch(`${web.url}/api/company/1/${path}`, sent)).status;
    };
    const [run] = must(await web.service.pays.listPayRuns(where(amelia))).filter(
      ({ payDate }) => payDate === '2026-11-27',
    );
    const take = () => call('POST', `pay-runs/${run!.id}/take-timesheets`);
    expect(await take()).toBe(200);
    expect((await rowsOf(amelia, run!.id)).hours).toEqual([4]);
    const day = { leave_type: 'HOLIDAY', start_date: '02/12/2026', end_date: '02/12/2026', hours_per_day: '7.6' };
    expect((await ask(amelia, 'leave', day)).status).toBe(303);
    expect((await decide(amelia, 'approve')).headers.get('location')).toBe('/companies/1/requests?done=placed');
    // The shift was not worked after all: 76 hours less the four days of leave in the pay. It had refused that of 1 December.
    const days = { from: '2026-11-23' as CivilDate, to: '2026-12-06' as CivilDate };
    const shifts = must(await web.service.pays.listShifts({ ...where(amelia), ...days, employeeId: amelia.id }));
    expect(shifts).toHaveLength(1);
    for (const { id } of shifts) expect(await call('DELETE', `timesheets/${id}`)).toBe(204);
    await take();
    const again = await rowsOf(amelia, run!.id);
    expect([again.hours, again.leave.map(([, hours]) => hours)]).toEqual([[45.6], [7.6, 7.6, 7.6, 7.6]]);
  });

  const sql = async (statement: string) =>
    (await web.service.database.unitOfWork((tx) => tx).run((tx) => tx.query(statement))) as readonly {
      readonly n?: number;
    }[];
  const lettersOf = async (kind: string) =>
    Number((await sql(`SELECT COUNT(*) AS n FROM letters WHERE kind = '${kind}'`))[0]?.n);
  /** While the queue of e-mails takes nothing. */
  const withoutMail = async <T>(work: () => Promise<T>): Promise<T> => {
    await sql("CREATE TRIGGER no_mail BEFORE INSERT ON letters BEGIN SELECT RAISE(ABORT, 'the disk is full'); END");
    try {
      return await work();
    } finally {
      await sql('DROP TRIGGER no_mail');
    }
  };

  test('the decision and its e-mail are one: neither is there without the other, whatever fails between or behind them', async () => {
    const { mail, employees } = web.service;
    const queued = () => lettersOf('request-decided');
    await mail.sendDue();
    const { city, state, email_address } = await record(hana);
    const moved = { address1: '1 Kōwhai Street', city, state, postcode: '7010', email_address: email_address! };
    expect((await ask(hana, 'details', moved)).status).toBe(303);
    const [request] = await waiting(hana);
    const before = await queued();
    // The queue of e-mails fails: then nothing was decided either.
    expect((await withoutMail(() => decide(hana, 'approve'))).status).toBe(500);
    expect((await waiting(hana)).map(({ id }) => id)).toContain(request!.id);
    expect((await record(hana)).address1).not.toBe('1 Kōwhai Street');
    expect(await queued()).toBe(before);
    expect((await decide(hana, 'approve')).status).toBe(303);
    expect((await record(hana)).address1).toBe('1 Kōwhai Street');
    expect(await queued()).toBe(before + 1);
    // The process ends right behind the decision: the e-mail is queued all the same, and goes out once.
    const monday = { start_date: '07/12/2026', end_date: '07/12/2026', hours_per_day: '7.6' };
    expect((await ask(amelia, 'leave', { leave_type: 'HOLIDAY', ...monday })).status).toBe(303);
    const [leave] = await waiting(amelia);
    const answer = { kind: 'leave', isApproved: true, by: 90_001, reason: null } as const;
    must(await employees.decideRequest({ customerId, employeeId: amelia.id, requestId: leave!.id, ...answer }));
    expect([(await waiting(amelia)).length, await queued()]).toEqual([0, before + 2]);
    const told = async () => (await mailbox.to(demoLogins.australian.email)).length;
    const already = await told();
    await mail.sendDue();
    await mail.sendDue();
    expect(await told()).toBe(already + 1);
  });

  test('whoever changes the address first, or at once with the account, does not keep it from the employee', async () => {
    const address = (await record(hana)).email_address ?? '';
    const told = async () => (await mailbox.to(address)).filter(({ subject }) => /address/.test(subject ?? '')).length;
    const change = async (item: object) => {
      await setFlags(hana, item);
      await web.service.mail.sendDue();
    };
    const before = await told();
    await change({ email_address: address.toUpperCase() });
    await change({ email_address: address });
    expect(await told()).toBe(before);
    await change({ email_address: 'thief@elsewhere.example', primary_bank_account_number: '010902006838' });
    expect(await told()).toBe(before + 1);
    // The former address stands nowhere once it was written to.
    const sent = await sql("SELECT facts FROM letters WHERE kind = 'address-changed' AND status = 'sent'");
    expect(sent.length).toBeGreaterThan(0);
    expect(JSON.stringify(sent)).not.toContain('@');
    await change({ email_address: address });
    await change({ email_address: null });
    expect(await told()).toBe(before + 2);
    await change({ email_address: address });
    expect(await told()).toBe(before + 2);
  });

  test('an account that changes queues its e-mail with the change; one that stays tells nobody', async () => {
    const { employees } = web.service;
    const told = () => lettersOf('bank-account-changed');
    const pay = (account_number: string) =>
      employees.replaceParts({
        ...{ customerId, employeeId: hana.id, kind: 'bank-account' },
        items: [{ account_number, account_name: 'H Heke' }],
      });
    const before = await told();
    must(await pay('01-0902-0068389-02'));
    expect(await told()).toBe(before + 1);
    must(await pay('01-0902-0068389-02'));
    expect(await told()).toBe(before + 1);
    await expect(withoutMail(() => pay('01-0902-0068389-01'))).rejects.toThrow();
    const accounts = must(await employees.listParts({ customerId, employeeId: hana.id, kind: 'bank-account' }));
    expect(accounts.map(({ values }) => values['account_number'])).toEqual(['01-0902-0068389-02']);
  });

  test('a reinstatement takes back the leave that was approved for the job before, and says so', async () => {
    const monday = { start_date: '14/12/2026', end_date: '14/12/2026', hours_per_day: '7.6' };
    expect((await ask(amelia, 'leave', { leave_type: 'HOLIDAY', ...monday })).status).toBe(303);
    expect((await decide(amelia, 'approve')).status).toBe(303);
    const day = { termination_date: '2026-11-20', pay_date: '2026-11-20' };
    const ended = await fetch(`${web.url}/api/employees/${amelia.id}/terminate`, {
      ...{ method: 'POST', body: JSON.stringify(day) },
      headers: { authorization: `Bearer ${web.token}`, 'content-type': 'application/json' },
    });
    expect(ended.status).toBe(200);
    const address = `/companies/${amelia.companyId}/people/${amelia.id}`;
    const page = await text(owner.browser, address);
    expect(page).toContain('Leave that was approved for');
    const done = await owner.browser.submit(page, `${address}/reinstate`, { start_date: '23/11/2026' });
    expect([done.status, done.headers.get('location')]).toEqual([303, `${address}?done=reinstated-less-leave`]);
    expect(await text(owner.browser, `${address}?done=reinstated-less-leave`)).toContain(
      'where it still stands, it must',
    );
    const requests = await web.service.employees.listRequests({ customerId, employeeId: amelia.id });
    expect(requests.find(({ asked: { leave } }) => leave?.startDate === '2026-12-14')?.state).toBe('cancelled');
  });
});
