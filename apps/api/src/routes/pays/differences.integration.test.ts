import { readCsv } from '@anz-payroll/kernel';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

interface Figures {
  readonly net: number;
  readonly tax: number;
  readonly super: number;
  readonly gross: number;
}
interface Cause {
  readonly cause: string;
  readonly says: string;
  readonly change: Figures;
  readonly rules: readonly { readonly instrument: string }[];
}
interface DifferenceAnswer {
  readonly with_pay_id: number | null;
  readonly change: Figures | null;
  readonly causes: readonly Cause[];
}

const worked = (value: number, rate: number, more: object = {}) => ({
  hours: [{ description: 'Ordinary time', units: 'hours', value, rate }],
  ...more,
});

describe.each(testEngines)('why pays differ, on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  });
  afterAll(() => api.close());

  const pay = async (country: 'au' | 'nz', employee_id: number, item: object, date: string): Promise<number> => {
    const { status, body } = await employer.pay(country, [{ employee_id, ...item }], `?pay_date=${date}`);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as readonly { readonly id: number }[])[0]!.id;
  };
  const difference = async (country: 'au' | 'nz', payId: number, query = ''): Promise<DifferenceAnswer> => {
    const { status, body } = await employer.call(
      'GET',
      `/api/company/${employer[country]}/pays/${payId}/difference${query}`,
    );
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as DifferenceAnswer;
  };
  const scale2 = { has_claimed_tax_free_threshold: true, has_stsl_liability: false };

  test('fewer hours and a bonus: each priced after the other, with what the published table takes', async () => {
    const who = await employer.hire('au', scale2);
    const first = await pay('au', who, worked(40, 25), '2026-10-08');
    // 32 hours at 25: 800 a week bears 83 where 1,000 bore 138; super is 12 %. A bonus of 200 as normal earnings: 138 again.
    const bonuses = [{ description: 'Bonus', amount: 200, tax_method: 'NORMAL_EARNINGS' }];
    const second = await pay('au', who, worked(32, 25, { bonuses }), '2026-10-15');
    const found = await difference('au', second);
    expect(found.with_pay_id).toBe(first);
    expect(found.change).toMatchObject({ gross: 0, net: 0, tax: 0, super: 0 });
    expect(found.causes.map(({ cause, change: { net, tax, super: fund } }) => [cause, net, tax, fund])).toEqual([
      ['hours', -145, -55, -24],
      ['bonus', 145, 55, 24],
    ]);
    expect(found.causes[0]?.says).toBe('Ordinary time 40 hours → 32 hours');
    expect((await difference('au', first)).causes).toEqual([]);
  });

  test('a correction is held against the pay that it replaced; another person’s pay is refused', async () => {
    const who = await employer.hire('au', scale2);
    const wrong = await pay('au', who, worked(40, 25), '2026-10-22');
    const corrected = await employer.call('POST', `/api/company/${employer.au}/pays/${wrong}/correction`, {
      employee_id: who,
      ...worked(32, 25),
    });
    const right = (corrected.body as { readonly replacement: { readonly id: number } }).replacement.id;
    const found = await difference('au', right, `?with_pay_id=${wrong}`);
    expect(found.causes.map(({ cause, change }) => [cause, change.net])).toEqual([['hours', -145]]);
    const other = await pay('au', await employer.hire('au'), worked(1, 25), '2026-10-22');
    const refused = await employer.call(
      'GET',
      `/api/company/${employer.au}/pays/${right}/difference?with_pay_id=${other}`,
    );
    expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringContaining('none of this employee') } });
  });

  test('a pay that nobody has stored: why it would differ from the last one', async () => {
    const who = await employer.hire('au', scale2);
    const last = await pay('au', who, worked(40, 25), '2026-10-29');
    const path = `/api/company/${employer.au}/pays/preview/difference`;
    const asked = [{ employee_id: who, ...worked(32, 25) }];
    const found = await employer.call('POST', `${path}?pay_date=2026-11-05`, asked);
    expect(found.status).toBe(200);
    const [one] = found.body as readonly (DifferenceAnswer & { employee_id: number })[];
    expect([one?.employee_id, one?.with_pay_id]).toEqual([who, last]);
    expect(one?.causes.map(({ cause, change: { net, tax } }) => [cause, net, tax])).toEqual([['hours', -145, -55]]);
    // Also beside a pay of the same day, and nothing for somebody's first pay.
    const sameDay = await employer.call('POST', `${path}?pay_date=2026-10-29`, asked);
    expect((sameDay.body as readonly DifferenceAnswer[])[0]?.with_pay_id).toBe(last);
    const fresh = [{ employee_id: await employer.hire('au', scale2), ...worked(32, 25) }];
    const first = await employer.call('POST', `${path}?pay_date=2026-11-05`, fresh);
    expect(first.body).toEqual([expect.objectContaining({ with_pay_id: null, change: null, causes: [] })]);
    expect((await employer.call('POST', `${path}?pay_date=2026-11-05`, [])).status).toBe(400);
    const { body } = await employer.call('GET', `/api/company/${employer.au}/pays?employee_id=${who}`);
    expect(body).toHaveLength(1);
  });

  test('figures from outside: their gross is priced, the rest is not explained', async () => {
    const who = await employer.hire('au', scale2);
    const paid = await pay('au', who, worked(40, 25), '2026-10-29');
    const found = await difference('au', paid, '?gross=800&tax=85&net=715');
    expect(found.causes.map(({ cause, change: { net, tax } }) => [cause, net, tax])).toEqual([
      ['earnings', 145, 55],
      ['unexplained', 2, -2],
    ]);
    const path = `/api/company/${employer.au}/pays/${paid}/difference`;
    for (const wrong of ['much', '']) {
      const refused = await employer.call('GET', `${path}?tax=${wrong}`);
      const data = [expect.objectContaining({ path: 'query.tax', code: 'malformed' })];
      expect([refused.status, refused.body]).toEqual([422, expect.objectContaining({ data })]);
    }
    expect((await employer.call('GET', `${path}?tax=1&with_pay_id=1`)).status).toBe(422);
  });

  test('New Zealand: the ACC levy of 1 April 2026 is the law’s part', async () => {
    const who = await employer.hire('nz', { nz_tax_code: 'M', kiwisaver_status_code: 'NK' });
    await pay('nz', who, worked(40, 30), '2026-03-26');
    const found = await difference('nz', await pay('nz', who, worked(40, 30), '2026-04-02'));
    // 1,200 a week: the levy rises from 1.67 to 1.75 per cent, 20.04 to 21.00; PAYE itself stays.
    expect(found.causes.map(({ cause, change: { net, tax } }) => [cause, net, tax])).toEqual([['law', -0.96, 0.96]]);
    expect(found.causes[0]?.rules.map(({ instrument }) => instrument)).toEqual(['nz.acc-earners-levy']);
  });

  test('a run: who moved, the largest first; CSV has a row for each cause', async () => {
    const people = await employer.hireAll('au', [scale2, scale2, scale2, scale2]);
    const runOf = async (date: string, values: readonly number[]) => {
      const items = people.flatMap((employee_id, i) =>
        values[i] === undefined ? [] : [{ employee_id, ...worked(values[i], 25) }],
      );
      const { body } = await employer.pay('au', items, `?pay_date=${date}`);
      return (body as readonly { readonly id: number; readonly pay_run_id: number }[])[0]!.pay_run_id;
    };
    await runOf('2026-11-05', [40, 40, 40]);
    const run = await runOf('2026-11-12', [40, 36, 20, 10]);
    const path = `/api/company/${employer.au}/pay-runs/${run}/differences`;
    const { body } = await employer.call('GET', path);
    const found = body as {
      readonly moved: readonly { readonly employee_id: number; readonly change: Figures }[];
      readonly not_compared: readonly { readonly employee_id: number; readonly reason: string }[];
      readonly unchanged: number;
    };
    expect(found.moved.map(({ employee_id }) => employee_id)).toEqual([people[2], people[1]]);
    expect(found.not_compared.map(({ employee_id }) => employee_id)).toEqual([people[3]]);
    expect(found.unchanged).toBe(1);
    const csv = await employer.call('GET', path, undefined, { Accept: 'text/csv' });
    const rows = readCsv(String(csv.body)) ?? [];
    expect(rows.slice(1).map(({ cells }) => [cells[4], Number(cells[9])])).toEqual(
      found.moved.map(({ change }) => ['Hours', change.net]),
    );
  });
});
