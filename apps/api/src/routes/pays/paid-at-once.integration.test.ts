import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

interface Run {
  readonly pay_run_id: number;
  readonly status: string;
  readonly pay_count: number;
  readonly net: number;
  readonly left_out: readonly { readonly employee_id: number; readonly reason: string }[];
}

type Row = Readonly<Record<string, unknown>>;

/** Runs that are opened and processed by one request, beside the same people opened and processed by two. */
describe.each(testEngines)('a run paid at once on $engine', (engine) => {
  let api: PayService;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 15, 1));
  }, 240_000);
  afterAll(() => api.close(), 60_000);

  const week = (pay_date: string) => ({ pay_period: 'WEEKLY', pay_date });
  const runsOf = (employer: Employer, country: 'au' | 'nz') => `/api/company/${employer[country]}/pay-runs`;
  const atOnce = (employer: Employer, country: 'au' | 'nz', day: string) =>
    employer.call('POST', `${runsOf(employer, country)}/process`, week(day));
  const byTwo = async (employer: Employer, country: 'au' | 'nz', day: string) => {
    const opened = await employer.call('POST', runsOf(employer, country), week(day));
    return employer.call('POST', `${runsOf(employer, country)}/${(opened.body as Run).pay_run_id}/process`);
  };
  const paysOf = async (employer: Employer, country: 'au' | 'nz') =>
    (await employer.call('GET', `/api/company/${employer[country]}/pays`)).body as readonly Row[];
  const balancesOf = async (employer: Employer, country: 'au' | 'nz') =>
    (await employer.call('GET', `/api/company/${employer[country]}/balances`)).body as readonly Row[];

  /** What differs between two employers that are alike: numbers of records, and when they were made. */
  const alike = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (name, member: unknown) =>
        /(?:^|_)id$|(?:^|_)ids$|_at$|^processed_date$|^version$/.test(name) ? undefined : member,
      ),
    );

  const furnished = async (country: 'au' | 'nz') => {
    const employer = await api.employer();
    const ids = await employer.hireAll(country, [
      { number: 'A' },
      { number: 'B', pay_rate_per_hour: '61.25' },
      { number: 'C', pay_period: 'MONTHLY' },
      { number: 'D', active_pay_recipient: false },
    ]);
    const deduction = { description: 'Union', amount: '12.50', classification: 'NORMAL' };
    expect(await employer.call('POST', `/api/employees/${ids[0]!}/deductions`, deduction)).toMatchObject({
      status: 201,
    });
    const allowance = {
      ...{ description: 'Tools', amount: '15', auto_apply_to_pay: true },
      ...(country === 'au' ? { allowance_category: 'TD' } : {}),
    };
    expect(await employer.call('POST', `/api/company/${employer[country]}/allowances`, allowance)).toMatchObject({
      status: 201,
    });
    return { employer, ids };
  };

  test.each(['au', 'nz'] as const)('%s: leaves what two requests leave, and nobody is paid twice', async (country) => {
    const [one, two] = [await furnished(country), await furnished(country)];
    for (const day of ['2026-11-05', '2026-11-12']) {
      const processed = await atOnce(one.employer, country, day);
      expect(processed).toMatchObject({ status: 201, body: { status: 'processed', pay_count: 2, left_out: [] } });
      const other = await byTwo(two.employer, country, day);
      expect(alike(processed.body)).toEqual(alike(other.body));
    }
    const pays = await paysOf(one.employer, country);
    expect(pays).toHaveLength(4);
    expect(pays.map(({ employee_number, deductions }) => [employee_number, (deductions as Row[]).length])).toEqual([
      ['A', 1],
      ['B', 0],
      ['A', 1],
      ['B', 0],
    ]);
    expect(alike(pays)).toEqual(alike(await paysOf(two.employer, country)));
    expect(alike(await balancesOf(one.employer, country))).toEqual(alike(await balancesOf(two.employer, country)));
    const again = await atOnce(one.employer, country, '2026-11-12');
    expect(again).toMatchObject({ status: 201, body: { status: 'processed', pay_count: 2 } });
    expect(await paysOf(one.employer, country)).toEqual(pays);
    // Whoever listens hears of a new pay; one that was staged first is announced when it is completed, as a change.
    const events = (await one.employer.events()).map(({ type }) => type).filter((type) => type.startsWith('pay.'));
    expect(events).toEqual(['pay.created', 'pay.created', 'pay.created', 'pay.created']);
  });

  test('asked for twice at the same moment, everybody is paid once', async () => {
    const { employer } = await furnished('au');
    const answers = await Promise.all([0, 1, 2].map(() => atOnce(employer, 'au', '2026-11-12')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as Run).pay_run_id)).size).toBe(1);
    expect(await paysOf(employer, 'au')).toHaveLength(2);
    for (const { body } of answers) expect(body).toMatchObject({ status: 'processed', pay_count: 2 });
  });

  test('a run that was staged is completed with what was changed in it', async () => {
    const { employer, ids } = await furnished('au');
    await employer.call('POST', runsOf(employer, 'au'), week('2026-11-12'));
    const staged = (await paysOf(employer, 'au')).find(({ employee_id }) => employee_id === ids[1])!;
    const hours = [{ description: 'Ordinary time', units: 'hours', value: '10' }];
    const change = { employee_id: ids[1], hours };
    const path = `/api/company/${employer.au}/pays/${String(staged['id'])}`;
    expect((await employer.call('PUT', path, change)).status).toBe(200);
    expect((await atOnce(employer, 'au', '2026-11-12')).body).toMatchObject({ status: 'processed', pay_count: 2 });
    expect((await employer.call('GET', path)).body).toMatchObject({ status: 'processed', hours: [{ value: 10 }] });
  });

  test('whoever cannot be paid is listed with the reason, and the others are paid', async () => {
    const { employer, ids } = await furnished('nz');
    const change = [{ id: ids[0], nz_tax_code: 'STC' }];
    expect((await employer.call('PATCH', `/api/company/${employer.nz}/employees/update`, change)).status).toBe(200);
    const { status, body } = await atOnce(employer, 'nz', '2026-11-12');
    expect([status, (body as Run).pay_count]).toEqual([201, 1]);
    expect((body as Run).left_out).toEqual([expect.objectContaining({ employee_id: ids[0] })]);
    expect((body as Run).left_out[0]!.reason).toMatch(/STC|tailored/);
    expect((await paysOf(employer, 'nz')).map(({ employee_id }) => employee_id)).toEqual([ids[1]]);
  });

  test.each(['au', 'nz'] as const)('%s: a planned last day ends the job with the final pay', async (country) => {
    const { employer, ids } = await furnished(country);
    const plan = { termination_date: '2026-11-18' };
    const planned = await employer.call('PUT', `/api/employees/${ids[0]!}/planned-termination`, plan);
    expect(planned.status).toBe(200);
    expect(await atOnce(employer, country, '2026-11-19')).toMatchObject({
      body: { status: 'processed', pay_count: 2 },
    });
    expect((await employer.call('GET', `/api/employees/${ids[0]!}`)).body).toMatchObject({
      is_terminated: true,
      termination_date: '2026-11-18',
    });
  });

  test('what it cannot read, find or may not do is refused, and nothing is opened', async () => {
    const { employer } = await furnished('au');
    expect((await atOnce(employer, 'au', '2030-01-03')).status).toBe(400);
    const refused = [
      await employer.call('POST', `${runsOf(employer, 'au')}/process`, { pay_period: 'DAILY', pay_date: '2026-11-12' }),
      await employer.call('POST', `${runsOf(employer, 'au')}/process`, { pay_period: 'WEEKLY' }),
      await employer.call('POST', '/api/company/999999/pay-runs/process', week('2026-11-12')),
      await employer.callAs(
        await employer.token(['payroll.read']),
        'POST',
        `${runsOf(employer, 'au')}/process`,
        week('2026-11-12'),
      ),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 404, 403]);
    await employer.lapse();
    expect((await atOnce(employer, 'au', '2026-11-12')).status).toBe(403);
    expect(await paysOf(employer, 'au')).toEqual([]);
  });
});
