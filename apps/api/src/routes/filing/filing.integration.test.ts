import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { accept, say, startGateway, type Gateway } from '../../testing/lodgement-gateway';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface PayAnswer {
  readonly id: number;
  readonly pay_run_id: number;
  readonly net: number;
  readonly stp_status: string;
  readonly stp_service_action: string | null;
  readonly stp_timestamp: string | null;
}

const contact = {
  email_address: 'pay@wattle.example',
  phone: '02 9000 0000',
  postcode: '2000',
  contact_name: 'Jo Baker',
};
const bank = {
  bank_bsb: '062-184',
  bank_account_number: '10203040',
  direct_entry_user_id: '301500',
  financial_institution: 'CBA',
};
const line = (amount: number) => ({ description: 'Ordinary time', units: 'hours', value: 1, rate: amount });

describe.each(testEngines)('filing on $engine', (engine) => {
  let gateway: Gateway;
  let api: PayService;
  let employer: Employer;
  let now = Date.UTC(2026, 10, 15, 1);
  beforeAll(async () => {
    gateway = await startGateway();
    api = await startPayService(engine, { LODGEMENT_GATEWAY_URL: gateway.url, SOFTWARE_ID: 'test-package' });
    employer = await api.employer();
    await employer.call('PATCH', `/api/company/${employer.au}`, { ...contact, ...bank });
    await employer.call('PATCH', `/api/company/${employer.nz}`, {
      ...contact,
      bank_account_number: '01-0902-0068389-00',
    });
  }, 120_000);
  afterAll(async () => {
    await api.close();
    gateway.close();
  }, 60_000);
  // What one test leaves in the queue would stand before the messages of the next.
  beforeEach(async () => {
    gateway.behave = accept;
    await api.service.filing.retryLodgements({});
    await api.service.lodging.once();
    gateway.received.length = 0;
  });

  const stp = (body?: object) => employer.call('POST', `/api/single-touch/${employer.au}/submit-stp-pays`, body);
  const messages = async () =>
    (await employer.call('GET', `/api/single-touch/${employer.au}/messages`)).body as Record<string, unknown>[];
  const readPay = async (id: number) =>
    (await employer.call('GET', `/api/company/${employer.au}/pays/${id}`)).body as PayAnswer;
  const aPay = async (country: 'au' | 'nz', employeeId: number, amount: number, date = '2026-11-12') => {
    const { status, body } = await employer.pay(
      country,
      [{ employee_id: employeeId, hours: [line(amount)] }],
      `?pay_date=${date}`,
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as PayAnswer[])[0]!;
  };
  /** The gross of the year that the last message, an update event, tells of an employee. */
  const updateOf = (employee: number) => {
    const last = JSON.parse(gateway.received.at(-1)!.body) as {
      kind: string;
      payees: { payrollId: string; yearToDate: { gross: string } }[];
    };
    expect(last.kind).toBe('update-event');
    return last.payees.find(({ payrollId }) => payrollId === String(employee))?.yearToDate.gross;
  };
  const later = (ms: number) => api.setNow((now += ms));

  describe('Single Touch Payroll', () => {
    test('[4.4-01] [4.4-03] 202 with a row for each pay; queued, lodged, accepted, all on the pay', async () => {
      const pay = await aPay('au', await employer.hire('au'), 1000);
      expect(await readPay(pay.id)).toMatchObject({ stp_status: 'not_submitted', stp_timestamp: null });
      const submitted = await stp({ pay_ids: [pay.id] });
      expect(submitted).toMatchObject({ status: 202, body: { rows: [{ pay_id: pay.id, stp_status: 'queued' }] } });
      expect(await readPay(pay.id)).toMatchObject({
        stp_status: 'queued',
        stp_service_action: 'NEW',
        stp_timestamp: '2026-11-15T01:00:00.000',
      });
      expect(await api.service.lodging.once()).toBe(1);
      expect(await readPay(pay.id)).toMatchObject({ stp_status: 'accepted' });
      const told = (await employer.events()).filter(
        ({ type, entity }) => type.startsWith('pay.') && entity.id === pay.id,
      );
      expect(told.map(({ type, data }) => [type, (data as PayAnswer).stp_status])).toEqual([
        ['pay.created', 'not_submitted'],
        ['pay.updated', 'queued'],
        ['pay.updated', 'accepted'],
      ]);
      const { message_ids } = submitted.body as { message_ids: string[] };
      expect(gateway.received.map(({ id }) => id)).toEqual(message_ids);
      expect((await messages())[0]).toMatchObject({
        message_id: message_ids[0],
        status: 'accepted',
        attempts: 1,
        message: 'Receipt 77',
        pay_ids: [pay.id],
        next_attempt_at: null,
      });
    });

    test('[4.4-06] a gateway that is silent, fails, babbles and then accepts: the same message each time, nothing lost', async () => {
      const pay = await aPay('au', await employer.hire('au'), 1000);
      await stp({ pay_ids: [pay.id] });
      const troubles: Gateway['behave'][] = [
        (response) => void response.destroy(),
        (response) => say(response, 500, 'out of order'),
        (response) => say(response, 200, '<html></html>'),
        accept,
      ];
      for (const [attempt, behave] of troubles.entries()) {
        gateway.behave = behave;
        expect(await api.service.lodging.once()).toBe(1);
        expect(await api.service.lodging.once()).toBe(0);
        expect((await readPay(pay.id)).stp_status).toBe(attempt < 3 ? 'queued' : 'accepted');
        if (attempt === 1)
          expect((await messages())[0]).toMatchObject({ status: 'pending', message: 'The gateway answered 500.' });
        later(3_600_000);
      }
      expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(1);
      expect(new Set(gateway.received.map(({ body }) => body)).size).toBe(1);
      expect(gateway.received).toHaveLength(4);
    });

    test('a worker that died after sending: the message goes again under its own id, and counts once', async () => {
      const pay = await aPay('au', await employer.hire('au'), 1000);
      await stp({ pay_ids: [pay.id] });
      let hangUp: () => void = () => undefined;
      const sent = new Promise<void>((resolve) => {
        gateway.behave = (response) => {
          hangUp = () => response.destroy();
          resolve();
        };
      });
      const dying = api.service.lodging.once();
      await sent;
      later(121_000);
      gateway.behave = accept;
      expect(await api.service.lodging.once()).toBe(1);
      expect((await readPay(pay.id)).stp_status).toBe('accepted');
      expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(1);
      // The first worker comes back late with a failure; it no longer holds the message.
      hangUp();
      await dying;
      expect((await readPay(pay.id)).stp_status).toBe('accepted');
    });

    test('rejected: the reason reaches the pay and the API, and the payment can be submitted anew', async () => {
      const pay = await aPay('au', await employer.hire('au'), 1000);
      await stp({ pay_ids: [pay.id] });
      gateway.behave = (response, messageId) =>
        say(response, 200, { messageId, status: 'rejected', errors: [{ code: 'EM48', message: 'Branch unknown' }] });
      await api.service.lodging.once();
      expect((await readPay(pay.id)).stp_status).toBe('rejected');
      expect((await messages())[0]).toMatchObject({
        status: 'rejected',
        message: 'EM48: Branch unknown',
        pay_ids: [pay.id],
      });
      const reported = await employer.call(
        'GET',
        `/api/single-touch/${employer.au}/pays?from=2026-11-01&to=2026-11-30`,
      );
      expect((reported.body as { pay_id: number }[]).find((each) => each.pay_id === pay.id)).toMatchObject({
        stp_status: 'rejected',
        message: 'EM48: Branch unknown',
      });
      gateway.behave = accept;
      expect((await stp({ pay_ids: [pay.id] })).body).toMatchObject({ rows: [{ stp_status: 'queued' }] });
      await api.service.lodging.once();
      expect(new Set(gateway.received.map(({ id }) => id)).size).toBe(2);
    });

    test('two submissions at once report a payment once', async () => {
      const pays = await Promise.all(
        [await employer.hire('au'), await employer.hire('au')].map((id) => aPay('au', id, 500)),
      );
      const body = { pay_ids: pays.map(({ id }) => id) };
      const answers = await Promise.all([stp(body), stp(body), stp(body)]);
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
      expect(answers.flatMap((each) => (each.body as { message_ids: string[] }).message_ids)).toHaveLength(1);
      await api.service.lodging.once();
    });

    test('a correction after the report goes by an update event, with the new year to date', async () => {
      const employee = await employer.hire('au');
      const pay = await aPay('au', employee, 1000);
      await stp({ pay_ids: [pay.id] });
      await api.service.lodging.once();
      const path = `/api/company/${employer.au}/pays/${pay.id}`;
      // Asked first; confirmed, the update event is queued with the change itself.
      const asked = await employer.call('DELETE', path);
      expect(asked).toMatchObject({ status: 409, body: { detail: expect.stringContaining('confirm_reported=true') } });
      expect(await readPay(pay.id)).toMatchObject({ stp_status: 'accepted', stp_lodged_with: 'gateway' });
      const body = { hours: [line(900)] };
      expect((await employer.call('PUT', path, body)).status).toBe(409);
      expect((await employer.call('POST', `${path}/correction`, body)).status).toBe(409);
      const corrected = await employer.call('POST', `${path}/correction?confirm_reported=true`, body);
      const { replacement } = corrected.body as { replacement: PayAnswer };
      expect(corrected.status).toBe(201);
      expect(replacement).toMatchObject({ stp_status: 'queued', stp_service_action: 'UPDATE' });
      await api.service.lodging.once();
      expect(updateOf(employee)).toBe('900.00');
      const replaced = `/api/company/${employer.au}/pays/${replacement.id}`;
      expect((await employer.call('PUT', `${replaced}?confirm_reported=true`, { hours: [line(950)] })).status).toBe(
        200,
      );
      await api.service.lodging.once();
      expect(updateOf(employee)).toBe('950.00');
      expect((await employer.call('DELETE', `${replaced}?confirm_reported=true`)).status).toBe(204);
      const gone = (await employer.events()).filter(({ type }) => type === 'pay.deleted').at(-1);
      expect(gone?.data).toMatchObject({ id: replacement.id, status: 'voided' });
      await api.service.lodging.once();
      expect(updateOf(employee)).toBe('0.00');
    });

    test('a payday far ahead waits, a super-only contractor is nothing to put right', async () => {
      const ahead = await aPay('au', await employer.hire('au'), 1000, '2027-03-01');
      const contractor = await employer.hire('au', { is_super_only_contractor: true });
      const outside = await aPay('au', contractor, 1000);
      const answered = await stp({ pay_ids: [ahead.id, outside.id] });
      expect(answered.body).toMatchObject({
        message_ids: [],
        rows: [
          {
            pay_id: ahead.id,
            stp_status: 'not_submitted',
            message: expect.stringContaining('2027-03-01, is 106 days'),
          },
          {
            pay_id: outside.id,
            stp_status: 'not_submitted',
            message: expect.stringContaining('super-only contractor'),
          },
        ],
      });
      expect(await readPay(outside.id)).toMatchObject({ stp_status: 'not_submitted' });
      for (const { id } of [ahead, outside]) await employer.call('DELETE', `/api/company/${employer.au}/pays/${id}`);
    });

    test('a year is finalised and opened again', async () => {
      await aPay('au', await employer.hire('au'), 1000);
      await stp({});
      const finals = async (is_final: boolean) => {
        await stp({ action: 'UPDATE', is_final });
        await api.service.lodging.once();
        expect((await messages())[0]).toMatchObject({ kind: 'update-event', is_final });
        const { payees } = JSON.parse(gateway.received.at(-1)!.body) as { payees: { isFinal: boolean }[] };
        return new Set(payees.map(({ isFinal }) => isFinal));
      };
      expect(await finals(true)).toEqual(new Set([true]));
      expect(await finals(false)).toEqual(new Set([false]));
    });

    test('a change of a finalised year says that it opens the year again', async () => {
      const [employee, other] = [await employer.hire('au'), await employer.hire('au')];
      const pays = [await aPay('au', employee, 1000), await aPay('au', employee, 400), await aPay('au', other, 600)];
      await stp({ pay_ids: pays.map(({ id }) => id) });
      const path = ({ id }: PayAnswer) => `/api/company/${employer.au}/pays/${id}`;
      const opens = 'The financial year 2026-27 was finalised; this opens it again for one employee.';
      const asked = async (pay: PayAnswer) =>
        ((await employer.call('DELETE', path(pay))).body as { detail: string }).detail;
      expect(await asked(pays[0]!)).not.toContain('finalised');
      const final = await stp({ action: 'UPDATE', is_final: true });
      expect((final.body as { message: string }).message).not.toContain('opens it again');
      await api.service.lodging.once();
      expect(await asked(pays[0]!)).toContain(opens);
      const rebuilt = await employer.call('PUT', `${path(pays[0]!)}?confirm_reported=true`, { hours: [line(900)] });
      expect(rebuilt.body).toMatchObject({
        warnings: expect.arrayContaining([{ code: 'stp/year-opened', message: expect.stringContaining(opens) }]),
      });
      await api.service.lodging.once();
      expect((await messages())[0]).toMatchObject({ kind: 'update-event', is_final: false });
      // Open already: nothing further is told of this employee, and the other one is still final.
      expect(await asked(pays[1]!)).not.toContain('finalised');
      expect(await employer.call('DELETE', `${path(pays[2]!)}?confirm_reported=true`)).toMatchObject({
        status: 200,
        body: { warnings: [{ code: 'stp/year-opened', message: expect.stringContaining('within 14 days') }] },
      });
      await stp({ action: 'UPDATE', is_final: true });
      // A pay that comes late is new to the tax office, and its pay event is not final.
      const late = await aPay('au', employee, 100);
      expect((await stp({ pay_ids: [late.id] })).body).toMatchObject({ message: expect.stringContaining(opens) });
      await api.service.lodging.once();
    });

    test('of two deletions in a finalised year the first opens it, and the second finds it open', async () => {
      const employee = await employer.hire('au');
      const pays = [await aPay('au', employee, 1000), await aPay('au', employee, 400), await aPay('au', employee, 600)];
      await stp({ pay_ids: pays.map(({ id }) => id) });
      await stp({ action: 'UPDATE', is_final: true });
      const deleted = async ({ id }: PayAnswer) => {
        const path = `/api/company/${employer.au}/pays/${id}`;
        const { detail } = (await employer.call('DELETE', path)).body as { detail: string };
        const done = await employer.call('DELETE', `${path}?confirm_reported=true`);
        return {
          asks: detail.includes('opens it again'),
          opens: JSON.stringify(done.body ?? '').includes('stp/year-opened'),
        };
      };
      expect(await deleted(pays[0]!)).toEqual({ asks: true, opens: true });
      expect(await deleted(pays[1]!)).toEqual({ asks: false, opens: false });
      await api.service.lodging.once();
      expect(await deleted(pays[2]!)).toEqual({ asks: false, opens: false });
      await api.service.lodging.once();
    });

    test('who leaves is reported with day, reason, unused leave and ETP', async () => {
      const employee = await employer.hire('au', { date_of_birth: '1990-04-12' });
      await aPay('au', employee, 1520, '2026-11-05');
      const notice = {
        is_payment_in_lieu_paid: true,
        payment_in_lieu_type: 'NOTICE_LUMP_SUM',
        notice_lump_sum: '3000.00',
      };
      const leaving = { termination_date: '2026-11-12', pay_date: '2026-11-12', cessation_type_code: 'F', ...notice };
      const ended = await employer.call('POST', `/api/employees/${employee}/terminate`, leaving);
      expect(ended.status).toBe(200);
      const { pay_id, etp_tax_withheld } = ended.body as { pay_id: number; etp_tax_withheld: number };
      await stp({ pay_ids: [pay_id] });
      await api.service.lodging.once();
      const message = JSON.parse(gateway.received.at(-1)!.body) as { payees: Record<string, unknown>[] };
      expect(message.payees[0]).toMatchObject({
        cessation: { date: '2026-11-12', code: 'F' },
        yearToDate: {
          etps: [
            {
              code: 'O',
              paymentDate: '2026-11-12',
              taxable: '3000.00',
              taxFree: '0.00',
              withheld: etp_tax_withheld.toFixed(2),
            },
          ],
        },
      });
    });

    test('[4.4-02] without a body, everything that waits; bad choices are refused', async () => {
      expect((await stp()).status).toBe(202);
      await api.service.lodging.once();
      expect((await stp()).body).toMatchObject({ rows: [], message: 'No pay needs to be reported.' });
      expect((await stp({ pay_run_id: 1, pay_ids: [1] })).status).toBe(422);
      expect((await stp({ pay_ids: [987_654] })).status).toBe(404);
      expect((await stp({ action: 'DELETE' })).status).toBe(422);
    });

    test('[4.4-09] a New Zealand company: 202, no rows and a message', async () => {
      const answer = await employer.call('POST', `/api/single-touch/${employer.nz}/submit-stp-pays`, {});
      expect(answer).toMatchObject({ status: 202, body: { rows: [], message_ids: [] } });
      expect((answer.body as { message: string }).message).toContain('Nothing is filed by Single Touch Payroll');
    });
  });

  test('pay in arrears: Single Touch Payroll, payday filing and super name the week that was worked', async () => {
    const mine = await api.employer();
    for (const id of [mine.au, mine.nz]) {
      const settings = { ...contact, ...(id === mine.au ? bank : {}), weekly_pay_date_offset: 3 };
      expect((await mine.call('PATCH', `/api/company/${id}`, settings)).status).toBe(200);
    }
    const fund = { default_employee_fund_usi: 'STA0100AU', default_employee_fund_member_number: '77' };
    const au = [{ employee_id: await mine.hire('au', fund), hours: [line(1000)] }];
    const nz = [{ employee_id: await mine.hire('nz'), hours: [line(1000)] }];
    // Weeks end on Sunday 8 November 2026; they are paid on Wednesday.
    const [pay] = (await mine.pay('au', au, '?pay_date=2026-11-11')).body as [PayAnswer];
    await mine.pay('nz', nz, '?pay_date=2026-11-11');
    await mine.call('POST', `/api/single-touch/${mine.au}/submit-stp-pays`, { pay_ids: [pay.id] });
    await api.service.lodging.once();
    const message = JSON.parse(gateway.received.at(-1)!.body) as { payees: unknown[] };
    expect(JSON.stringify(message.payees)).toContain('2026-11-02');
    expect(JSON.stringify(message.payees)).toContain('2026-11-08');
    expect(JSON.stringify(message)).not.toContain('2026-11-15T00');
    const saff = await mine.call('GET', `/api/company/${mine.au}/pay-runs/${pay.pay_run_id}/super-file`);
    expect(saff).toMatchObject({ status: 200, body: expect.stringContaining('2026-11-02,2026-11-08') });
    const filed = await mine.call('GET', `/api/company/${mine.nz}/payday-filing?from=2026-11-11&to=2026-11-11`);
    const [, own] = (filed.body as string).split('\r\n').map((each) => each.split(','));
    expect(own!.slice(6, 8)).toEqual(['20261102', '20261108']);
  });

  describe('payday filing', () => {
    const get = (path: string, period = '?from=2026-11-01&to=2026-11-30') =>
      employer.call('GET', `/api/company/${employer.nz}/payday-filing${path}${period}`);

    test('a day on which nobody was paid is a nil return, and a period without pays is none', async () => {
      const day = '2026-10-14';
      const written = await get('', `?from=${day}&to=${day}`);
      const header = (written.body as string).trimEnd().split(',');
      // @law Payday Filing File Upload Specification 2025 V1.00, 5.2: field 5 Y, field 10 no lines, every total zero
      expect([header.length, ...header.slice(0, 5), header[9]]).toEqual([
        28,
        'HEI2',
        '049091850',
        '20261014',
        'N',
        'Y',
        '0',
      ]);
      expect(new Set(header.slice(10, 26))).toEqual(new Set(['0']));
      const period = { from: day, to: day };
      const recorded = await employer.call('POST', `/api/company/${employer.nz}/payday-filing/filed`, period);
      expect(recorded.body).toEqual([{ pay_date: day, line_count: 0 }]);
      expect((await get('', '?from=2026-10-14&to=2026-10-15')).body ?? '').toBe('');
    });

    test('a day whose pays are not processed yet is no nil return', async () => {
      const mine = await api.employer();
      await mine.call('PATCH', `/api/company/${mine.nz}`, contact);
      await mine.hire('nz', { last_name: 'Parata' });
      const day = '2026-11-12';
      const run = { pay_period: 'WEEKLY', pay_date: day };
      expect((await mine.call('POST', `/api/company/${mine.nz}/pay-runs`, run)).status).toBe(201);
      const asked = await mine.call('GET', `/api/company/${mine.nz}/payday-filing?from=${day}&to=${day}`);
      expect([asked.status, asked.body]).toMatchObject([409, { detail: expect.stringContaining('not processed yet') }]);
      const recorded = await mine.call('POST', `/api/company/${mine.nz}/payday-filing/filed`, { from: day, to: day });
      expect(recorded.status).toBe(409);
    });

    test('[4.4-07] employment information of processed pays, as CSV with a file name', async () => {
      const employee = await employer.hire('nz', { last_name: 'Tūī' });
      await aPay('nz', employee, 800);
      const { status, body, headers } = await get('');
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/csv']);
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="employment-information-${employer.nz}-2026-11-01-2026-11-30.csv"`,
      );
      const [header, ...lines] = (body as string)
        .trimEnd()
        .split('\r\n')
        .map((each) => each.split(','));
      expect(header!.slice(0, 3)).toEqual(['HEI2', '049091850', '20261112']);
      expect([header!.length, header![26], Number(header![9])]).toEqual([28, 'test-package', lines.length]);
      const own = lines.find((each) => each[2] === 'Aroha Tui')!;
      // Weeks end on Sunday: 12 November 2026 is in the week from the 9th to the 15th.
      expect([own.length, own[3], own[6], own[7], own[8], own[10]]).toEqual([
        27,
        'M',
        '20261109',
        '20261115',
        'WK',
        '80000',
      ]);
    });

    test('what was filed, what changed since, and nothing else', async () => {
      expect((await get('/amendments')).status).toBe(404);
      const filed = await employer.call('POST', `/api/company/${employer.nz}/payday-filing/filed`, {
        from: '2026-11-01',
        to: '2026-11-30',
      });
      expect(filed).toMatchObject({ status: 200, body: [{ pay_date: '2026-11-12' }] });
      expect((await get('/amendments')).body ?? '').toBe('');
      const late = await aPay('nz', await employer.hire('nz', { last_name: 'Late' }), 100);
      const amendments = ((await get('/amendments')).body as string).trimEnd().split('\r\n');
      expect(amendments.map((each) => each.split(',').slice(0, 3).join())).toEqual([
        'EIA2,049091850,20261112',
        'DTI,,',
        'DAI,049091850,Aroha Late',
      ]);
      await employer.call('DELETE', `/api/company/${employer.nz}/pays/${late.id}`);
      expect((await get('/amendments')).body ?? '').toBe('');
    });

    test('[4.4-08] employee details of those who started', async () => {
      await employer.hire('nz', { last_name: 'Fresh', start_date: '2026-11-03' });
      const lines = ((await get('/employee-details')).body as string).trimEnd().split('\r\n');
      expect(lines[0]).toBe('HED2,049091850,test-package,1');
      expect(lines[1]!.split(',')).toHaveLength(41);
      expect(lines.slice(1).map((each) => each.split(',').slice(0, 3).join())).toEqual([
        'DED,049091850,Aroha Fresh',
        'TED,M',
      ]);
    });

    test('not for an Australian company, not backwards', async () => {
      const australian = await employer.call(
        'GET',
        `/api/company/${employer.au}/payday-filing?from=2026-11-01&to=2026-11-30`,
      );
      expect(australian.status).toBe(400);
      expect((await get('', '?from=2026-11-30&to=2026-11-01')).status).toBe(400);
      expect((await get('', '?from=2026-11-30')).status).toBe(422);
    });
  });

  describe('files of a run', () => {
    test('the bank file pays every net to the cent, over the ranked accounts', async () => {
      const day = '2026-10-08';
      const employee = await employer.hire('au');
      const accounts = [
        { bsb: '062-000', account_number: '111111', account_name: 'Savings', amount_per_period: '100.05' },
        { bsb: '062-000', account_number: '222222', account_name: 'Rent', percentage: '0.333333' },
        { bsb: '062-000', account_number: '333333', account_name: 'Rest' },
      ];
      expect((await employer.call('PUT', `/api/employees/${employee}/bank-accounts`, accounts)).status).toBe(200);
      const pay = await aPay('au', employee, 1349, day);
      const path = `/api/company/${employer.au}/pay-runs/${pay.pay_run_id}/bank-file`;
      const { status, body, headers } = await employer.call('GET', `${path}?payment_date=2026-10-09`);
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/plain']);
      expect(headers.get('content-disposition')).toContain(`pay-run-${pay.pay_run_id}.aba`);
      const records = (body as string).trimEnd().split('\r\n');
      expect(records.every((record) => record.padEnd(120).length === 120)).toBe(true);
      const cents = records.filter((record) => record.startsWith('1')).map((record) => Number(record.slice(20, 30)));
      expect(cents[0]).toBe(10005);
      expect(cents.reduce((a, b) => a + b, 0)).toBe(Math.round(pay.net * 100));
      expect(records[0]!.slice(74, 80)).toBe('091026');
    });

    test('a New Zealand run gives direct credits', async () => {
      const employee = await employer.hire('nz', { pay_period: 'MONTHLY' });
      const account = { account_number: '06-0996-0123456-00', account_name: 'A Ngata' };
      expect((await employer.call('PUT', `/api/employees/${employee}/bank-accounts`, [account])).status).toBe(200);
      const pay = await aPay('nz', employee, 900, '2026-10-08');
      const { status, body } = await employer.call(
        'GET',
        `/api/company/${employer.nz}/pay-runs/${pay.pay_run_id}/bank-file`,
      );
      expect(status).toBe(200);
      expect((body as string).split('\r\n')[1]!.split(',').slice(0, 4)).toEqual([
        '2',
        '060996012345600',
        '52',
        String(Math.round(pay.net * 100)),
      ]);
    });

    test('who lives in Australia and works in New Zealand is paid by its bank file, from the list or the inline account', async () => {
      const account_number = '06-0996-0123456-00';
      const home = {
        ...{ pay_period: 'MONTHLY', country: 'AU', state: 'NSW', postcode: '2000', tax_file_number: '123456782' },
        ...{ is_foreign_resident: false, has_claimed_tax_free_threshold: true, has_stsl_liability: false },
        is_closely_held: false,
      };
      const listed = await employer.hire('nz', home);
      const accounts = [{ account_number, account_name: 'A Walker' }];
      expect((await employer.call('PUT', `/api/employees/${listed}/bank-accounts`, accounts)).status).toBe(200);
      const inline = await employer.hire('nz', { ...home, primary_bank_account_number: account_number });
      const run = (await aPay('nz', listed, 900, '2026-09-08')).pay_run_id;
      expect((await aPay('nz', inline, 900, '2026-09-08')).pay_run_id).toBe(run);
      const { status, body } = await employer.call('GET', `/api/company/${employer.nz}/pay-runs/${run}/bank-file`);
      expect(status).toBe(200);
      expect((body as string).split('\r\n').filter((line) => line.startsWith('2,060996012345600,'))).toHaveLength(2);
    });

    test('super: the file, the clock, and the clock stopped', async () => {
      const employee = await employer.hire('au', {
        pay_period: 'FORTNIGHTLY',
        default_employee_fund_usi: 'STA0100AU',
        default_employee_fund_member_number: '77',
      });
      await employer.call('PATCH', `/api/company/${employer.au}`, { fortnight_anchor_date: '2026-11-15' });
      const pay = await aPay('au', employee, 2000);
      const run = `/api/company/${employer.au}/pay-runs/${pay.pay_run_id}`;
      const { status, body, headers } = await employer.call('GET', `${run}/super-file`);
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/csv']);
      expect((body as string).trimEnd().split('\r\n')).toHaveLength(4);

      const clock = async () =>
        (
          (await employer.call('GET', `/api/company/${employer.au}/super-contributions?from=2026-11-12&to=2026-11-12`))
            .body as Record<string, unknown>[]
        ).find((each) => each['pay_id'] === pay.id);
      // A first contribution has 20 business days after Thursday 12 November 2026; the usual one would have seven.
      expect(await clock()).toMatchObject({ amount: 240, state: 'due', received_on: null });
      const received = { pay_ids: [pay.id], received_on: '2026-11-13' };
      expect(
        await employer.call('POST', `/api/company/${employer.au}/super-contributions/received`, received),
      ).toMatchObject({ status: 200, body: { recorded: 1 } });
      expect(await clock()).toMatchObject({ state: 'received', days_left: null, received_on: '2026-11-13' });
      expect(
        (
          await employer.call('POST', `/api/company/${employer.au}/super-contributions/received`, {
            ...received,
            received_on: '2027-11-13',
          })
        ).status,
      ).toBe(400);
    });

    test('what is missing is said by its name', async () => {
      const employee = await employer.hire('au');
      const pay = await aPay('au', employee, 100, '2026-09-10');
      const missing = await employer.call('GET', `/api/company/${employer.au}/pay-runs/${pay.pay_run_id}/bank-file`);
      expect([missing.status, (missing.body as { detail: string }).detail]).toEqual([
        400,
        `Employee ${employee} is paid into a bank account and has none; give one or change pay_method.`,
      ]);
      expect((await employer.call('GET', `/api/company/${employer.au}/pay-runs/987654/bank-file`)).status).toBe(404);
    });

    test('whoever takes a file with numbers in it is in the audit log', async () => {
      const rows = await api.database
        .reading((tx) => tx)
        .run((tx) =>
          tx.query<{ count: number }>(
            "SELECT COUNT(*) AS count FROM audit_entries WHERE action = 'company.read-numbers'",
          ),
        );
      expect(Number(rows[0]!.count)).toBeGreaterThan(0);
    });
  });
});

test('[4.4-05] without a gateway, messages are kept in a folder by a simulator that says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-filing-'));
  const api = await startPayService(testEngines[0]!, { LODGEMENT_FOLDER: folder });
  try {
    const employer = await api.employer();
    await employer.call('PATCH', `/api/company/${employer.au}`, contact);
    await employer.pay('au', [{ employee_id: await employer.hire('au'), hours: [line(1000)] }], '?pay_date=2026-11-12');
    const submitted = await employer.call('POST', `/api/single-touch/${employer.au}/submit-stp-pays`);
    expect(submitted.body).toMatchObject({ lodged_with: 'simulator', message: expect.stringContaining('simulator') });
    await api.service.lodging.once();
    const [message] = (await employer.call('GET', `/api/single-touch/${employer.au}/messages`)).body as Record<
      string,
      string
    >[];
    expect(message).toMatchObject({
      status: 'accepted',
      lodged_with: 'simulator',
      message: expect.stringMatching(/^Simulator: /) as string,
    });
    const listed = await employer.call('GET', `/api/company/${employer.au}/pays`);
    expect(listed.body).toMatchObject([{ stp_status: 'accepted', stp_lodged_with: 'simulator' }]);
    expect((await readdir(folder)).sort()).toEqual([
      `${message!['message_id']}.answer.json`,
      `${message!['message_id']}.json`,
    ]);
  } finally {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('without a gateway production refuses to report, unless the simulator is allowed', async () => {
  const [engine] = testEngines;
  const api = await startPayService(engine!, { LODGEMENT_SIMULATOR: 'off' });
  try {
    const employer = await api.employer();
    const refused = await employer.call('POST', `/api/single-touch/${employer.au}/submit-stp-pays`);
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('LODGEMENT_GATEWAY_URL') } });
  } finally {
    await api.close();
  }
});
