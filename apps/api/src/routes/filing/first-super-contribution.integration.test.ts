import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(240_000);

/**
 * Payday Super: a fund has a contribution within 7 business days after payday, and the first one for a new starter
 * within 20; where due dates overlap, the later counts. No public holiday lies between 5 November and 7 December 2026.
 */
describe.each(testEngines)('the first super contribution on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    api.setNow(Date.UTC(2026, 10, 17, 1));
  }, 240_000);
  beforeEach(async () => {
    employer = await api.employer();
  });
  afterAll(() => api.close(), 60_000);

  const ordinary = (value: string) => [{ description: 'Ordinary time', units: 'hours', value, rate: '40' }];
  const pay = async (employee_id: number, pay_date: string) => {
    const made = await employer.pay('au', [{ employee_id, hours: ordinary('38') }], `?pay_date=${pay_date}`);
    expect(made.status).toBe(201);
    return (made.body as { id: number }[])[0]!.id;
  };
  const contributions = async () =>
    (await employer.call('GET', `/api/company/${employer.au}/super-contributions?from=2026-07-01&to=2026-12-31`))
      .body as { pay_date: string; due_date: string; state: string }[];
  const due = async () => (await contributions()).map(({ pay_date, due_date }) => [pay_date, due_date]);

  test('it has 20 business days, and those that would fall due before it are due with it', async () => {
    const id = await employer.hire('au', { start_date: '2026-11-02' });
    const payId = await pay(id, '2026-11-05');
    await pay(id, '2026-11-12');
    await pay(id, '2026-11-26');
    expect(await contributions()).toMatchObject([
      { pay_date: '2026-11-05', due_date: '2026-12-03', state: 'due' },
      { pay_date: '2026-11-12', due_date: '2026-12-03', state: 'due' },
      { pay_date: '2026-11-26', due_date: '2026-12-07', state: 'due' },
    ]);
    const slip = await employer.call('GET', `/api/company/${employer.au}/pays/${payId}/payslip`, undefined, {
      accept: 'application/json',
    });
    expect(JSON.stringify(slip.body)).toContain('"due_date":"2026-12-03"');
  });

  test('a correction keeps its day, and without it the next one is the first', async () => {
    const id = await employer.hire('au', { start_date: '2026-11-02' });
    const first = await pay(id, '2026-11-05');
    await pay(id, '2026-11-12');
    const path = `/api/company/${employer.au}/pays`;
    const corrected = await employer.call('POST', `${path}/${first}/correction`, { hours: ordinary('40') });
    expect(corrected.status).toBeLessThan(300);
    expect(await due()).toEqual([
      ['2026-11-05', '2026-12-03'],
      ['2026-11-12', '2026-12-03'],
    ]);
    const other = await employer.hire('au', { start_date: '2026-11-02' });
    const deleted = await pay(other, '2026-11-05');
    expect((await employer.call('DELETE', `${path}/${deleted}`)).status).toBeLessThan(300);
    await pay(other, '2026-11-19');
    // 20 business days after 19 November.
    expect((await due()).at(-1)).toEqual(['2026-11-19', '2026-12-17']);
  });

  test('somebody who was paid before has the usual seven', async () => {
    const [longSince, broughtAlong] = await employer.hireAll('au', [
      { start_date: '2024-07-01' },
      { start_date: '2026-11-02' },
    ]);
    const opening = { as_at: '2026-11-04', gross: '1000', super: '120' };
    await employer.call('PUT', `/api/employees/${broughtAlong!}/opening-balances`, opening);
    await pay(longSince!, '2026-11-05');
    await pay(broughtAlong!, '2026-11-05');
    expect(await due()).toEqual([
      ['2026-11-05', '2026-11-16'],
      ['2026-11-05', '2026-11-16'],
    ]);
  });
});
