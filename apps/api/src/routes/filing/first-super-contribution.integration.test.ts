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

  describe('what the employer says of the day', () => {
    const paid = async (employee_id: number, pay_date: string, super_timing?: object) => {
      const item = { employee_id, hours: ordinary('38'), ...(super_timing === undefined ? {} : { super_timing }) };
      const made = await employer.pay('au', [item], `?pay_date=${pay_date}`);
      return { status: made.status, body: made.body as { id: number; detail: string }[] };
    };

    test('the first contribution to a new fund has 20 business days, and later ones are due with it', async () => {
      const id = await employer.hire('au', { start_date: '2024-07-01' });
      await paid(id, '2026-11-05', { is_first_contribution: true });
      await paid(id, '2026-11-12');
      await paid(id, '2026-11-26');
      // Entered late: seven days after Thursday 29 October, as before the fund was a new one.
      await paid(id, '2026-10-29');
      expect(await due()).toEqual([
        ['2026-10-29', '2026-11-09'],
        ['2026-11-05', '2026-12-03'],
        ['2026-11-12', '2026-12-03'],
        ['2026-11-26', '2026-12-07'],
      ]);
    });

    test('a pay outside the usual cycle counts from the next regular payday, a determination from its day', async () => {
      const [bonus, flooded, starter] = await employer.hireAll('au', [
        { start_date: '2024-07-01' },
        { start_date: '2024-07-01' },
        { start_date: '2026-11-02' },
      ]);
      await paid(bonus!, '2026-11-05', { next_regular_payday: '2026-11-12' });
      await paid(flooded!, '2026-11-05', { determination_made_on: '2026-11-09' });
      // Paid by another payroll of the employer before.
      await paid(starter!, '2026-11-05', { is_first_contribution: false });
      expect((await due()).map(([, day]) => day)).toEqual(['2026-11-23', '2026-12-07', '2026-11-16']);
      const early = await paid(bonus!, '2026-11-12', { next_regular_payday: '2026-11-05' });
      expect([early.status, JSON.stringify(early.body)]).toEqual([
        422,
        expect.stringContaining('The next regular payday 2026-11-05 is before the pay date 2026-11-12.'),
      ]);
      expect(JSON.stringify(early.body)).toContain('body[0].super_timing.next_regular_payday');
    });

    test('a correction keeps it, until another is said', async () => {
      const id = await employer.hire('au', { start_date: '2024-07-01' });
      const { body } = await paid(id, '2026-11-05', { next_regular_payday: '2026-11-12' });
      const correct = async (payId: number, more: object) => {
        const path = `/api/company/${employer.au}/pays/${payId}/correction`;
        const corrected = await employer.call('POST', path, { hours: ordinary('40'), ...more });
        return (corrected.body as { replacement: { id: number } }).replacement.id;
      };
      const kept = await correct(body[0]!.id, {});
      expect(await due()).toEqual([['2026-11-05', '2026-11-23']]);
      await correct(kept, { super_timing: {} });
      expect(await due()).toEqual([['2026-11-05', '2026-11-16']]);
    });

    test('a staged pay keeps it until its run is processed', async () => {
      const id = await employer.hire('au', { start_date: '2024-07-01' });
      const run = { pay_period: 'WEEKLY', pay_date: '2026-11-05' };
      const opened = await employer.call('POST', `/api/company/${employer.au}/pay-runs`, run);
      const { pay_run_id: runId } = opened.body as { pay_run_id: number };
      const pays = `/api/company/${employer.au}/pays`;
      const [staged] = (await employer.call('GET', `${pays}?status=pending`)).body as { id: number }[];
      const item = { employee_id: id, hours: ordinary('38'), super_timing: { is_first_contribution: true } };
      expect((await employer.call('PUT', `${pays}/${staged!.id}`, item)).status).toBe(200);
      await employer.call('POST', `/api/company/${employer.au}/pay-runs/${runId}/process`);
      await paid(id, '2026-11-12');
      expect(await due()).toEqual([
        ['2026-11-05', '2026-12-03'],
        ['2026-11-12', '2026-12-03'],
      ]);
    });

    test('New Zealand has none of it', async () => {
      const id = await employer.hire('nz');
      const item = { employee_id: id, hours: ordinary('40'), super_timing: { is_first_contribution: true } };
      expect(await employer.pay('nz', [item], '?pay_date=2026-11-05')).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('super_timing is for Australian pays') },
      });
    });
  });
});
