import { readPdf } from '@anz-payroll/payslip-pdf/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Issued {
  readonly id: number;
  readonly pay_id: number;
  readonly number: number;
  readonly is_current: boolean;
  readonly differs_in: readonly string[];
  readonly note: string | null;
}
interface IssuedDocument extends Issued {
  readonly payslip: { readonly gross: number; readonly net: number; readonly year_to_date: { readonly gross: number } };
}
interface PayAnswer {
  readonly id: number;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

/** A pay of exactly this amount: one hour at the rate. */
const hour = (rate: string) => ({ description: 'Ordinary time', units: 'hours', value: 1, rate });

/** What was handed out stays what it was, with a note where a later one exists. */
describe.each(testEngines)('payslips that were handed out on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  let token: string;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
    token = await employer.token(['payroll.read']);
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const pays = () => `/api/company/${employer.au}/pays`;
  const payOn = async (employeeId: number, day: string, rate: string): Promise<PayAnswer> => {
    const made = await employer.pay('au', [{ employee_id: employeeId, hours: [hour(rate)] }], `?pay_date=${day}`);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return (made.body as PayAnswer[])[0]!;
  };
  const json = { Accept: 'application/json' };
  const handOut = async (payId: number) => {
    const reply = await employer.call('GET', `${pays()}/${payId}/payslip`, undefined, json);
    expect(reply.status).toBe(200);
    return reply.body as IssuedDocument['payslip'];
  };
  const issued = async (payId: number) =>
    (await employer.call('GET', `${pays()}/${payId}/payslips`)).body as readonly Issued[];
  const kept = async (payId: number, id: number) =>
    (await employer.call('GET', `${pays()}/${payId}/payslips/${id}`, undefined, json)).body as IssuedDocument;
  const pdf = async (path: string) => {
    const reply = await fetch(`${api.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return readPdf(new Uint8Array(await reply.arrayBuffer()));
  };

  test('handing out the same twice keeps one; at the same time too', async () => {
    const pay = await payOn(await employer.hire('au'), '2026-07-05', '1000');
    expect(await issued(pay.id)).toEqual([]);
    await Promise.all([handOut(pay.id), handOut(pay.id), handOut(pay.id), handOut(pay.id)]);
    await handOut(pay.id);
    const [one, ...more] = await issued(pay.id);
    expect([one, more]).toEqual([
      expect.objectContaining({ number: 1, is_current: true, differs_in: [], note: null }),
      [],
    ]);
  });

  test('a back-dated pay names the payslips that were handed out; they stay, with a note', async () => {
    const employee = await employer.hire('au');
    const july = await payOn(employee, '2026-07-19', '1000');
    const august = await payOn(employee, '2026-08-02', '1000');
    expect((await handOut(july.id)).year_to_date.gross).toBe(1000);
    const early = await payOn(employee, '2026-07-12', '500');
    const told = early.warnings.find(({ code }) => code === 'payslip/handed-out-differs')?.message;
    expect(told).toContain(`payslip 1 of pay ${july.id} (2026-07-19)`);
    // The August payslip was handed to nobody.
    expect(told).not.toContain(`pay ${august.id} `);
    const [first] = await issued(july.id);
    expect(first).toMatchObject({ is_current: false, note: expect.stringContaining('Hand out the later one') });
    expect(first!.differs_in).toContain('year_to_date');
    expect(first!.differs_in).not.toContain('net');
    expect((await handOut(july.id)).year_to_date.gross).toBe(1500);
    const [old, now] = await issued(july.id);
    expect([old?.note, now]).toEqual([
      expect.stringMatching(/^A later payslip of this pay exists: it was handed out on \d+ \w+ 2026\.$/),
      expect.objectContaining({ number: 2, is_current: true, note: null }),
    ]);
    expect((await kept(july.id, old!.id)).payslip.year_to_date.gross).toBe(1000);
    const paper = await pdf(`${pays()}/${july.id}/payslips/${old!.id}`);
    expect(paper.text).toContain('A later payslip of this pay exists');
    expect(paper.text).toContain('1,000.00');
    expect(paper.text).not.toContain('1,500.00');
    expect((await pdf(`${pays()}/${july.id}/payslips/${now!.id}`)).text).not.toContain('A later payslip');
  });

  test('a back-dated pay run lists the payslips that were handed out, and its record goes on saying so', async () => {
    const own = await api.employer();
    const company = own.au;
    const runs = `/api/company/${company}/pay-runs`;
    const slips = (payId: number) => `/api/company/${company}/pays/${payId}/payslip`;
    const [one, two, three] = await own.hireAll('au', [{}, {}, {}]);
    const later = await own.call(
      'PUT',
      `/api/company/${company}/pays/create?pay_date=2026-08-09`,
      [one, two, three].map((id) => ({ employee_id: id, hours: [hour('1000')] })),
    );
    const pays = later.body as readonly PayAnswer[];
    for (const { id } of pays.slice(0, 2)) await own.call('GET', slips(id), undefined, json);
    // Three's payslip was handed to nobody; two is not paid by the run.
    const opened = await own.call('POST', runs, { pay_period: 'WEEKLY', pay_date: '2026-08-02' });
    const { pay_run_id } = opened.body as { pay_run_id: number };
    const staged = await own.call('GET', `/api/company/${company}/pays?status=pending`);
    const ofTwo = (staged.body as { id: number; employee_id: number }[]).find((pay) => pay.employee_id === two)!;
    await own.call('DELETE', `/api/company/${company}/pays/${ofTwo.id}`);
    const read = async () => (await own.call('GET', `${runs}/${pay_run_id}`)).body as object;
    expect(await read()).toMatchObject({ pay_run_id, status: 'pending', payslips_that_differ: [] });
    const processed = await own.call('POST', `${runs}/${pay_run_id}/process`);
    const differing = [
      expect.objectContaining({
        pay_id: pays[0]!.id,
        employee_id: one,
        number: 1,
        is_current: false,
        differs_in: expect.arrayContaining(['year_to_date']),
        note: expect.stringContaining('Hand out the later one'),
      }),
    ];
    expect(processed).toMatchObject({ status: 200, body: { left_out: [], payslips_that_differ: differing } });
    expect(await read()).toMatchObject({ status: 'processed', payslips_that_differ: differing });
    await own.call('GET', slips(pays[0]!.id), undefined, json);
    expect(await read()).toMatchObject({ payslips_that_differ: [] });
    // What the run itself handed out differs once its pay is gone.
    const paid = (await own.call('GET', `/api/company/${company}/pays?from=2026-08-02&to=2026-08-02`)).body as {
      id: number;
      employee_id: number;
    }[];
    const ofOne = paid.find(({ employee_id }) => employee_id === one)!;
    await own.call('GET', slips(ofOne.id), undefined, json);
    expect(await read()).toMatchObject({ payslips_that_differ: [] });
    await own.call('DELETE', `/api/company/${company}/pays/${ofOne.id}`);
    expect(await read()).toMatchObject({
      payslips_that_differ: [{ pay_id: ofOne.id }, { pay_id: pays[0]!.id, number: 2 }],
    });
    expect((await own.call('GET', `${runs}/987654321`)).status).toBe(404);
    expect((await own.call('GET', `/api/company/${own.nz}/pay-runs/${pay_run_id}`)).status).toBe(404);
  });

  test('deleting a pay lists its own payslip and the later ones, and all can still be read', async () => {
    const employee = await employer.hire('au');
    const first = await payOn(employee, '2026-07-05', '1360');
    const second = await payOn(employee, '2026-07-12', '1360');
    const third = await payOn(employee, '2026-07-19', '1360');
    for (const { id } of [first, third]) await handOut(id);
    const gone = await employer.call('DELETE', `${pays()}/${first.id}`);
    expect(gone.status).toBe(200);
    const { payslips_that_differ } = gone.body as { payslips_that_differ: readonly Issued[] };
    expect(payslips_that_differ.map(({ pay_id }) => pay_id)).toEqual([first.id, third.id]);
    const [own] = await issued(first.id);
    expect(own).toMatchObject({ is_current: false, note: expect.stringContaining('taken back') });
    expect((await kept(first.id, own!.id)).payslip.gross).toBe(1360);
    expect((await pdf(`${pays()}/${first.id}/payslips/${own!.id}`)).text).toContain('taken back');
    // Nothing of the second one was handed out, and the third is current again once it is handed out anew.
    expect((await handOut(third.id)).year_to_date.gross).toBe(2720);
    expect((await employer.call('DELETE', `${pays()}/${second.id}`)).body).toMatchObject({
      payslips_that_differ: [{ pay_id: third.id, number: 2 }],
    });
  });

  test('where nothing was handed out, deleting answers nothing', async () => {
    const employee = await employer.hire('au');
    const first = await payOn(employee, '2026-07-05', '100');
    await payOn(employee, '2026-07-12', '100');
    expect((await employer.call('DELETE', `${pays()}/${first.id}`)).status).toBe(204);
  });

  test('a rebuilt and a corrected pay tell the same of their own payslip', async () => {
    const employee = await employer.hire('au');
    const pay = await payOn(employee, '2026-07-05', '1000');
    const { net } = await handOut(pay.id);
    const rebuilt = await employer.call('PUT', `${pays()}/${pay.id}`, { employee_id: employee, hours: [hour('900')] });
    expect((rebuilt.body as PayAnswer).warnings.map(({ code }) => code)).toContain('payslip/handed-out-differs');
    await handOut(pay.id);
    const corrected = await employer.call('POST', `${pays()}/${pay.id}/correction`, {
      ...{ employee_id: employee, hours: [hour('800')] },
    });
    const { replacement, payslips_that_differ } = corrected.body as {
      replacement: PayAnswer;
      payslips_that_differ: readonly Issued[];
    };
    expect(payslips_that_differ).toEqual([expect.objectContaining({ pay_id: pay.id, number: 2 })]);
    expect(payslips_that_differ[0]!.note).toContain(`Pay ${replacement.id} took its place`);
    const [first] = await issued(pay.id);
    expect((await kept(pay.id, first!.id)).payslip).toMatchObject({ gross: 1000, net });
  });

  test('an address that moved is no later payslip; one of another company or pay is not found', async () => {
    const employee = await employer.hire('au');
    const pay = await payOn(employee, '2026-07-05', '1000');
    await handOut(pay.id);
    await employer.call('PATCH', `/api/company/${employer.au}/employees/update`, [
      { employee_id: employee, position: 'Chef' },
    ]);
    const [one] = await issued(pay.id);
    expect(one).toMatchObject({ is_current: true, note: null });
    const other = await payOn(employee, '2026-07-12', '1000');
    expect((await employer.call('GET', `${pays()}/${other.id}/payslips/${one!.id}`)).status).toBe(404);
    expect((await employer.call('GET', `/api/company/${employer.nz}/pays/${pay.id}/payslips`)).status).toBe(404);
    expect((await employer.call('GET', `${pays()}/999999/payslips`)).status).toBe(404);
  });
});
