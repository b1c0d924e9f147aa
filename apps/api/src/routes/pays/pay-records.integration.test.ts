import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { startPayService, type Employer, type PayService } from '../../testing/pay-service';

jest.setTimeout(120_000);

/** Schedule 1 from 1 July 2026, general example 1: 245 of 1,333.45 a week on scale 2. */
const line = (amount: number | string, more: object = {}) => ({
  ...{ description: 'Ordinary time', units: 'hours', value: 1, rate: amount },
  ...more,
});

interface PayAnswer {
  readonly id: number;
  readonly employee_id: number;
  readonly gross: number;
  readonly tax: number;
  readonly [member: string]: unknown;
}

describe.each(testEngines)('pays and pay runs on $engine', (engine) => {
  let api: PayService;
  let employer: Employer;
  beforeAll(async () => {
    api = await startPayService(engine);
    employer = await api.employer();
  }, 120_000);
  afterAll(() => api.close(), 60_000);

  const company = () => `/api/company/${employer.au}`;
  const create = async (items: readonly object[], query = '?pay_date=2026-11-15'): Promise<PayAnswer[]> => {
    const { status, body } = await employer.pay('au', items, query);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as PayAnswer[];
  };
  const pays = async (query: string) =>
    (await employer.call('GET', `${company()}/pays${query}`)).body as readonly PayAnswer[];
  const eventsAbout = async (payId: number) =>
    (await employer.events()).filter(({ type, entity }) => type.startsWith('pay.') && entity.id === payId);

  describe('creating', () => {
    test('[4.3-06] [4.3-05] answers 201 with the pays in the order of the request, in the run of the day', async () => {
      const [a, b] = [await employer.hire('au'), await employer.hire('au', { pay_period: 'MONTHLY' })];
      const made = await create([b, a].map((employee_id) => ({ employee_id, hours: [line(100)] })));
      expect(made.map(({ employee_id }) => employee_id)).toEqual([b, a]);
      // Weeks end on Sunday unless the company says otherwise; 15 November 2026 is one.
      expect(made.map(({ pay_run_end_date }) => pay_run_end_date)).toEqual(['2026-11-30', '2026-11-15']);
      // The clock of this service stands at noon of that day in Sydney.
      const [today] = await create([{ employee_id: a, hours: [line(1)] }], '');
      expect(today?.['processed_date']).toBe('2026-11-15');
    });

    test('[4.3-01] groups by pay run', async () => {
      const ids = await employer.hireAll('au', [{}, { pay_period: 'FORTNIGHTLY' }, {}]);
      const items = ids.map((employee_id) => ({ employee_id, hours: [line(100)] }));
      const { status, body } = await employer.pay('au', items, '?pay_date=2026-11-11&group_by_pay_run=true');
      expect(status).toBe(201);
      expect(body).toEqual([
        {
          ...{ pay_run_id: expect.any(Number), pay_run_end_date: '2026-11-15', pay_period: 'WEEKLY' },
          pays: [expect.objectContaining({ employee_id: ids[0] }), expect.objectContaining({ employee_id: ids[2] })],
        },
        expect.objectContaining({
          pay_period: 'FORTNIGHTLY',
          pays: [expect.objectContaining({ employee_id: ids[1] })],
        }),
      ]);
    });

    test('[4.3-02] [4.3-04] groups by employee, by whichever identifier is asked for', async () => {
      const numbers = [`G1-${engine.engine}`, `G2-${engine.engine}`];
      const ids = await employer.hireAll(
        'au',
        numbers.map((number) => ({ number })),
      );
      const byId = [ids[0], ids[1], ids[0]].map((employee_id) => ({ employee_id, hours: [line(100)] }));
      const first = await employer.pay('au', byId, '?group_by_employee=true&group_by_pay_run=false');
      expect(first.body).toMatchObject([
        { employee_id: ids[0], pays: [{ employee_id: ids[0] }, { employee_id: ids[0] }] },
        { employee_id: ids[1], pays: [{ employee_id: ids[1] }] },
      ]);
      expect(first.body[0]).not.toHaveProperty('employee_number');
      const byNumber = numbers.map((employee_number) => ({ employee_number, hours: [line(100)] }));
      const second = await employer.pay('au', byNumber, '?group_by_employee=true&identifier_type=employee_number');
      expect(second.body).toMatchObject(
        numbers.map((number, at) => ({ employee_number: number, pays: [{ employee_id: ids[at] }] })),
      );
      expect(second.body[0]).not.toHaveProperty('employee_id');
      const nameless = await employer.pay('au', byId, '?identifier_type=employee_number');
      expect(nameless.status).toBe(422);
    });

    test('[4.3-07] one bad item refuses the whole request, says which, and leaves nothing', async () => {
      const id = await employer.hire('au');
      const good = { employee_id: id, hours: [line(100)] };
      const runs = (await employer.call('GET', `${company()}/pay-runs`)).body as readonly unknown[];
      const unknown = await employer.pay('au', [good, { employee_id: 99_999_999 }], '?pay_date=2026-03-01');
      const none = 'No employee of this company has employee_id 99999999.';
      expect([unknown.status, unknown.body]).toEqual([400, { detail: `body[1]: ${none}` }]);
      const single = { employee_id: 99_999_999, net: '100', pay_date: '2026-03-01' };
      const grossed = await employer.call('POST', `${company()}/pays/net-to-gross`, single);
      expect([grossed.status, grossed.body]).toEqual([400, { detail: none }]);
      const malformed = await employer.pay(
        'au',
        [good, { ...good, bonuses: [{ description: 'New' }] }],
        '?pay_date=2026-03-01',
      );
      expect([malformed.status, malformed.body.data[0].path]).toEqual([422, 'body[1].bonuses[0].amount']);
      expect((await employer.pay('au', [], '')).status).toBe(400);
      expect(await pays(`?employee_id=${id}`)).toEqual([]);
      expect((await employer.call('GET', `${company()}/pay-runs`)).body).toEqual(runs);
    });

    test('an employee of another company, and a day without confirmed law, are refused', async () => {
      const id = await employer.hire('nz');
      expect((await employer.pay('au', [{ employee_id: id }])).status).toBe(400);
      const own = await employer.hire('au');
      expect((await employer.pay('au', [{ employee_id: own, hours: [line(1)] }], '?pay_date=2031-01-01')).status).toBe(
        400,
      );
    });

    test('[4.3-22] two pays of one employee in one run are taxed as one', async () => {
      const id = await employer.hire('au');
      const [first] = await create([{ employee_id: id, hours: [line('800')] }]);
      const [second] = await create([{ employee_id: id, hours: [line('533.45')] }]);
      expect(first!.tax + second!.tax).toBe(245);
      const again = await employer.hire('au');
      const both = await create(['800', '533.45'].map((amount) => ({ employee_id: again, hours: [line(amount)] })));
      expect(both.reduce((total, { tax }) => total + tax, 0)).toBe(245);
    });

    test('[4.3-03] departments share the combined tax by their gross', async () => {
      const id = await employer.hire('au');
      const items = [
        { employee_id: id, pay_department: 'Bar', hours: [line('800.07')] },
        { employee_id: id, pay_department: 'Kitchen', hours: [line('533.38')] },
      ];
      const shared = await create(items, '?pay_date=2026-10-04');
      expect(shared.map(({ tax }) => tax)).toEqual([147, 98]);
      const alone = await create(items, '?pay_date=2026-10-11&redistribute_tax_by_gross=false');
      // By taxable earnings, which are the gross here: 245 × 800.07 ÷ 1,333.45 = 147.00.
      expect(alone.map(({ tax }) => tax)).toEqual([147, 98]);
    });

    test('[4.3-18] the same request under one key makes one set of pays; another request under it is refused', async () => {
      const id = await employer.hire('au');
      const items = [{ employee_id: id, hours: [line(100)] }];
      const key = { 'Idempotency-Key': `pay-${id}` };
      const query = '?pay_date=2026-11-15';
      const first = await employer.pay('au', items, query, key);
      const second = await employer.pay('au', items, query, key);
      expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 200, 'true']);
      expect(second.body).toEqual(first.body);
      expect(await pays(`?employee_id=${id}`)).toHaveLength(1);
      expect((await employer.pay('au', items, '?pay_date=2026-11-14', key)).status).toBe(409);
      expect((await employer.pay('au', [{ ...items[0], hours: [line(101)] }], query, key)).status).toBe(409);
      expect((await employer.pay('au', items, query, { 'Idempotency-Key': 'x'.repeat(256) })).status).toBe(400);
      expect(await pays(`?employee_id=${id}`)).toHaveLength(1);
    });

    test('[4.3-18] of twenty at once under one key, one makes the pays and all answer them', async () => {
      const id = await employer.hire('au');
      const key = { 'Idempotency-Key': `once-${id}` };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => employer.pay('au', [{ employee_id: id, hours: [line(100)] }], '', key)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => body[0].id)).size).toBe(1);
      expect(await pays(`?employee_id=${id}`)).toHaveLength(1);
    });

    test('[3.2-02] a pay that is created raises pay.created, with the pay in it', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, hours: [line(100)] }]);
      const [event, ...others] = await eventsAbout(pay!.id);
      expect([event?.type, others]).toEqual(['pay.created', []]);
      expect(event?.data).toMatchObject({ id: pay!.id, employee_id: id });
    });

    test.each(['au', 'nz'] as const)(
      'the event of a pay (%s) agrees with the answer member by member',
      async (country) => {
        const id = await employer.hire(country);
        const items = [
          {
            employee_id: id,
            hours: [line(100)],
            deductions: [{ description: 'Club', amount: '3.20', classification: 'NORMAL' }],
          },
        ];
        const [pay] = (await employer.pay(country, items)).body;
        const [event] = await eventsAbout(pay.id);
        const told = event?.data as Readonly<Record<string, unknown>>;
        expect(Object.fromEntries(Object.keys(pay).map((name) => [name, told[name]]))).toEqual(pay);
        // Spec 6: members of the other country are not left out of an event.
        const others = Object.entries(told).filter(([name]) => !(name in pay));
        expect(others.map(([, value]) => value)).toEqual(others.map(() => null));
        expect(Object.keys(told)).toContain('total_kiwi_saver');
      },
    );
  });

  describe('reading', () => {
    test('[4.3-11] lists by days, employee and status, in pages if asked', async () => {
      const number = `L1-${engine.engine}`;
      const id = await employer.hire('au', { number });
      for (const payDate of ['2026-08-02', '2026-08-09', '2026-08-16']) {
        await create([{ employee_id: id, hours: [line(100)] }], `?pay_date=${payDate}`);
      }
      const days = async (query: string) =>
        (await pays(`?employee_id=${id}${query}`)).map((pay) => pay['processed_date']);
      expect(await days('')).toEqual(['2026-08-02', '2026-08-09', '2026-08-16']);
      expect(await days('&from=2026-08-09')).toEqual(['2026-08-09', '2026-08-16']);
      expect(await days('&from=2026-08-03&to=2026-08-10')).toEqual(['2026-08-09']);
      expect(await days('&status=pending')).toEqual([]);
      expect(await days('&status=processed')).toHaveLength(3);
      expect(await pays(`?employee_number=${number}`)).toHaveLength(3);
      const page = await employer.call('GET', `${company()}/pays?employee_id=${id}&limit=2`);
      expect(page.body).toHaveLength(2);
      const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      const rest = await employer.call('GET', next!);
      expect((rest.body as PayAnswer[]).map((pay) => pay['processed_date'])).toEqual(['2026-08-16']);
      expect((await employer.call('GET', `${company()}/pays?cursor=x`)).status).toBe(422);
    });

    test('pay runs come whole, or in pages by cursor with the filters of the first', async () => {
      const id = await employer.hire('au', { pay_period: 'FORTNIGHTLY' });
      for (const day of ['2026-08-09', '2026-09-06', '2026-07-12']) {
        await create([{ employee_id: id, hours: [line(100)] }], `?pay_date=${day}`);
      }
      const of = `${company()}/pay-runs?pay_period=FORTNIGHTLY&from=2026-07-01&to=2026-09-30&status=processed`;
      const whole = (await employer.call('GET', of)).body as { pay_run_id: number; pay_run_start_date: string }[];
      expect(whole).toHaveLength(3);
      expect(whole.map((run) => run.pay_run_start_date)).toEqual(whole.map((run) => run.pay_run_start_date).sort());
      const paged: unknown[] = [];
      for (let next: string | undefined = `${of}&limit=2`; next !== undefined;) {
        const page = await employer.call('GET', next);
        expect(page.status).toBe(200);
        paged.push(...(page.body as unknown[]));
        next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      }
      expect(paged).toEqual(whole.toSorted((a, b) => a.pay_run_id - b.pay_run_id));
      expect((await employer.call('GET', `${company()}/pay-runs?cursor=x`)).status).toBe(422);
    });

    test.each(['pays', 'pay-runs', 'workers-comp-pays'])('%s of days in the wrong order are refused', async (list) => {
      const path = `${company()}/${list}`;
      const refused = await employer.call('GET', `${path}?from=2026-08-10&to=2026-08-09`);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ status_code: 10_422, data: [{ path: 'query.to', code: 'out_of_range' }] });
      for (const days of ['from=2026-08-10&to=2026-08-10', 'from=2026-08-10', 'to=2026-08-09']) {
        expect((await employer.call('GET', `${path}?${days}`)).status).toBe(200);
      }
    });

    test('[4.3-12] one pay comes with its version; another company has no such pay', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, hours: [line(100)] }]);
      const read = await employer.call('GET', `${company()}/pays/${pay!.id}`);
      expect([read.status, read.body]).toEqual([200, pay]);
      expect(read.headers.get('etag')).toMatch(/^"v\d+"$/);
      expect((await employer.call('GET', `/api/company/${employer.nz}/pays/${pay!.id}`)).status).toBe(404);
      expect((await employer.call('GET', `${company()}/pays/99999999`)).status).toBe(404);
      expect((await employer.call('GET', '/api/company/99999999/pays')).status).toBe(400);
    });

    test('[4.3-15] workers-compensation pays are those with such leave', async () => {
      const id = await employer.hire('au');
      const leave = [{ description: 'Injury', leave_type: 'WORKERS_COMP', date: '2026-07-08', hours: 7.6, rate: 40 }];
      const [pay] = await create([{ employee_id: id, leave }], '?pay_date=2026-07-12');
      await create([{ employee_id: id, hours: [line(100)] }], '?pay_date=2026-07-12');
      const listed = await employer.call('GET', `${company()}/workers-comp-pays?from=2026-07-06&to=2026-07-12`);
      expect(listed.body).toEqual([expect.objectContaining({ id: pay!.id, total_workers_compensation: 304 })]);
      const later = await employer.call('GET', `${company()}/workers-comp-pays?from=2026-07-13&to=2026-07-19`);
      expect(later.body).toEqual([]);
    });

    test('[4.3-16] every figure is explained down to the published table, as JSON or as text', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, hours: [line('1333.45')] }]);
      const path = `${company()}/pays/${pay!.id}/explanation`;
      const asJson = await employer.call('GET', path);
      expect(asJson.status).toBe(200);
      expect(asJson.body).toMatchObject({ pay_id: pay!.id, explanation: { tax: { value: '245' } } });
      for (const figure of ['gross', 'tax', 'net', 'super']) expect(asJson.body.explanation).toHaveProperty(figure);
      expect(JSON.stringify(asJson.body.explanation.tax)).toContain('Schedule 1');
      const asText = await employer.call('GET', path, undefined, { Accept: 'text/plain' });
      expect(asText.headers.get('content-type')).toContain('text/plain');
      expect(asText.body).toContain('tax: 245');
      expect(asText.body).toContain('Schedule 1');
      expect(asText.body).toMatch(/^leave_balance_rows:\n  au\.pay\.leave-balances: Annual leave /m);
      expect(asText.body).not.toMatch(/[{}]/);
      expect((await employer.call('GET', `${company()}/pays/99999999/explanation`)).status).toBe(404);
    });
  });

  describe('changing', () => {
    test('[4.3-13] [3.2-02] [4.3-12] a rebuild works the pay out anew and keeps its id; it raises pay.updated', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, hours: [line(100)] }]);
      const path = `${company()}/pays/${pay!.id}`;
      const tag = (await employer.call('GET', path)).headers.get('etag')!;
      const rebuilt = await employer.call('PUT', path, { hours: [line('1333.45')] }, { 'If-Match': tag });
      expect(rebuilt.status).toBe(200);
      expect(rebuilt.body).toMatchObject({ id: pay!.id, employee_id: id, gross: 1333.45, tax: 245 });
      expect(rebuilt.body.pay_run_id).toBe(pay!['pay_run_id']);
      expect(rebuilt.headers.get('etag')).not.toBe(tag);
      expect((await eventsAbout(pay!.id)).at(-1)).toMatchObject({ type: 'pay.updated', data: { id: pay!.id } });
      const stale = await employer.call('PUT', path, { hours: [] }, { 'If-Match': tag });
      expect(stale.status).toBe(412);
      expect((await employer.call('DELETE', path, undefined, { 'If-Match': tag })).status).toBe(412);
      expect((await employer.call('PUT', path, { hours: [{ ...line(1), id: 3 }] })).status).toBe(400);
      expect((await employer.call('PUT', path, { hours: [{}] })).status).toBe(422);
      expect((await employer.call('PUT', `${company()}/pays/99999999`, {})).status).toBe(404);
    });

    test("a rebuild with another person's employee_id is refused and changes nothing", async () => {
      const [id, other] = await employer.hireAll('au', [{}, {}]);
      const [pay] = await create([{ employee_id: id, hours: [line(100)] }]);
      const path = `${company()}/pays/${pay!.id}`;
      const before = (await employer.call('GET', path)).body;
      const refused = await employer.call('PUT', path, { employee_id: other, hours: [line(200)] });
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('employee_id')]);
      expect((await employer.call('GET', path)).body).toEqual(before);
      expect((await employer.call('PUT', path, { employee_id: id, hours: [line(200)] })).status).toBe(200);
    });

    test('renaming an allowance with its history tells of each processed pay whose lines it renames, once', async () => {
      const [id, other] = await employer.hireAll('au', [{}, {}]);
      const template = { description: 'Laundry', amount: 12.5, allowance_category: 'LD', auto_apply_to_pay: true };
      const made = await employer.call('POST', `${company()}/allowances`, { ...template, employee_ids: [id] });
      expect(made.status).toBe(201);
      const [pay, without] = await create([
        { employee_id: id, hours: [line(100)] },
        { employee_id: other, hours: [line(100)] },
      ]);
      const path = `${company()}/allowances/${made.body.id}`;
      expect((await employer.call('PATCH', path, { amount: 13 })).status).toBe(200);
      expect((await eventsAbout(pay!.id)).map(({ type }) => type)).toEqual(['pay.created']);
      const query = '?propagate_description_to_history=true';
      expect((await employer.call('PATCH', `${path}${query}`, { description: 'Dry cleaning' })).status).toBe(200);
      const told = await eventsAbout(pay!.id);
      expect(told.map(({ type }) => type)).toEqual(['pay.created', 'pay.updated']);
      expect(JSON.stringify(told[1]!.data)).toContain('Dry cleaning');
      expect((await eventsAbout(without!.id)).map(({ type }) => type)).toEqual(['pay.created']);
    });

    test('a rename with history reaches lines that an earlier rename left under another name, and no others', async () => {
      const [id] = await employer.hireAll('au', [{}]);
      const template = { amount: 12.5, allowance_category: 'LD', auto_apply_to_pay: true, employee_ids: [id] };
      const add = async (description: string) => {
        const made = await employer.call('POST', `${company()}/allowances`, { ...template, description });
        expect(made.status).toBe(201);
        return `${company()}/allowances/${made.body.id}`;
      };
      const rename = async (path: string, description: string, query = '') =>
        expect((await employer.call('PATCH', `${path}${query}`, { description })).status).toBe(200);
      const names = async (payId: number) => {
        const { body } = await employer.call('GET', `${company()}/pays/${payId}`);
        return (body.allowances as { description: string }[]).map(({ description }) => description).sort();
      };
      const withHistory = '?propagate_description_to_history=true';
      const first = await add('Boots');
      const [before] = await create([{ employee_id: id, hours: [line(100)] }]);
      await rename(first, 'Footwear');
      // The free name goes to another allowance, whose lines are its own.
      const second = await add('Boots');
      const [between] = await create([{ employee_id: id, hours: [line(100)] }]);
      expect([await names(before!.id), await names(between!.id)]).toEqual([['Boots'], ['Boots', 'Footwear']]);
      await rename(first, 'Shoes');
      await rename(first, 'Work shoes', withHistory);
      expect([await names(before!.id), await names(between!.id)]).toEqual([['Work shoes'], ['Boots', 'Work shoes']]);
      await rename(second, 'Gumboots', withHistory);
      expect([await names(before!.id), await names(between!.id)]).toEqual([['Work shoes'], ['Gumboots', 'Work shoes']]);
      // What a rebuild writes stands under the present name.
      await rename(first, 'Steel caps');
      const rebuilt = await employer.call('PUT', `${company()}/pays/${before!.id}`, { hours: [line(200)] });
      expect(rebuilt.status).toBe(200);
      expect(await names(before!.id)).toContain('Steel caps');
      await rename(first, 'Boots again', withHistory);
      expect(await names(before!.id)).toContain('Boots again');
      expect(await names(between!.id)).toEqual(['Boots again', 'Gumboots']);
    });

    test('[2.8-05] a pay with a department is only rebuilt with one', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, pay_department: 'Bar', hours: [line(100)] }]);
      const path = `${company()}/pays/${pay!.id}`;
      expect((await employer.call('PUT', path, { hours: [line(200)] })).status).toBe(400);
      expect((await employer.call('PUT', path, { hours: [line(200)], pay_department: null })).status).toBe(400);
      const rebuilt = await employer.call('PUT', path, { hours: [line(200)], pay_department: 'Bar' });
      expect([rebuilt.status, rebuilt.body.gross]).toEqual([200, 200]);
    });

    test('a note on a pay is kept and shown, and a rebuild is the item anew', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, note: 'Stayed late', hours: [line(100)] }]);
      const path = `${company()}/pays/${pay!.id}`;
      expect((await employer.call('GET', path)).body.note).toBe('Stayed late');
      expect((await employer.call('PUT', path, { hours: [line(100)], note: 'x'.repeat(501) })).status).toBe(422);
      expect((await employer.call('PUT', path, { hours: [line(100)] })).body.note).toBeNull();
    });

    test('[4.3-14] created, deleted and created again, every balance and figure comes back to the digit', async () => {
      const id = await employer.hire('au', { accrue_leave_on_hours_worked: true });
      const item = {
        employee_id: id,
        hours: [{ description: 'Ordinary', units: 'hours', value: '37.77', rate: '41.13' }],
        leave: [{ description: 'Day off', leave_type: 'HOLIDAY', date: '2026-11-12', hours: '1.234567' }],
        pay_sacrifices: [{ description: 'Super', amount: '33.33' }],
      };
      await create([{ employee_id: id, hours: [line('777.77')] }], '?pay_date=2026-11-01');
      const [first] = await create([item]);
      const correction = async (payId: number) =>
        (await employer.call('POST', `${company()}/pays/${payId}/correction/preview`, item)).body.year_to_date.before;
      const yearToDate = await correction(first!.id);
      const removed = await employer.call('DELETE', `${company()}/pays/${first!.id}`);
      expect(removed.status).toBe(204);
      expect((await employer.call('GET', `${company()}/pays/${first!.id}`)).status).toBe(404);
      expect((await eventsAbout(first!.id)).at(-1)?.type).toBe('pay.deleted');
      const [second] = await create([item]);
      const digits = ({ id: _id, ...pay }: PayAnswer) =>
        JSON.parse(JSON.stringify(pay, (key, value: unknown) => (key === 'id' ? undefined : value))) as object;
      expect(digits(second!)).toEqual(digits(first!));
      expect(await correction(second!.id)).toEqual(yearToDate);
    });

    test('[4.3-20] a pay replays to its own figures', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, hours: [line('1333.45')] }]);
      const replayed = await employer.call('POST', `${company()}/pays/${pay!.id}/replay`);
      expect(replayed.status).toBe(200);
      expect(replayed.body).toMatchObject({ pay_id: pay!.id, is_equal: true, differences: [] });
      expect(replayed.body.parameter_files).not.toEqual([]);
    });

    test('[4.3-21] a correction is shown first, then voids and replaces in one step', async () => {
      const id = await employer.hire('au');
      const [pay] = await create([{ employee_id: id, hours: [line('1000')] }]);
      const [later] = await create([{ employee_id: id, hours: [line('500')] }], '?pay_date=2026-11-22');
      const body = { hours: [line('1333.45')] };
      const path = `${company()}/pays/${pay!.id}/correction`;
      const shown = await employer.call('POST', `${path}/preview`, body);
      expect(shown.status).toBe(200);
      expect(shown.body).toMatchObject({
        pay: { id: pay!.id, gross: 1000 },
        replacement: { id: null, gross: 1333.45, tax: 245 },
        change: { gross: 333.45 },
        filing: { kind: 'stp-not-yet-submitted' },
        later_pay_ids: [later!.id],
      });
      expect(shown.body.change.tax).toBe(245 - pay!.tax);
      expect(await pays(`?employee_id=${id}`)).toHaveLength(2);
      const applied = await employer.call('POST', path, body);
      expect(applied.status).toBe(201);
      const replacement = applied.body.replacement as PayAnswer;
      expect(applied.body.change).toEqual(shown.body.change);
      expect(replacement).toMatchObject({ gross: 1333.45, tax: 245, replaces_pay_id: pay!.id });
      expect((await pays(`?employee_id=${id}`)).map((one) => one.id).sort()).toEqual(
        [later!.id, replacement.id].sort(),
      );
      expect((await employer.call('POST', path, body)).status).toBeGreaterThanOrEqual(404);
    });
  });

  describe('keeping nothing', () => {
    const preview = (body: unknown, query = '', country: 'au' | 'nz' = 'au') =>
      employer.call('POST', `/api/company/${employer[country]}/pays/preview${query}`, body);

    test('[4.3-17] a preview answers as create would, explained, for any day with confirmed law', async () => {
      const id = await employer.hire('au', { start_date: '2024-01-01' });
      const items = [{ employee_id: id, hours: [line('1333.45')] }];
      const runs = (await employer.call('GET', `${company()}/pay-runs`)).body as unknown;
      const shown = await preview(items, '?pay_date=2027-05-02');
      expect([shown.status, shown.body[0]]).toMatchObject([200, { id: null, gross: 1333.45, tax: 245 }]);
      expect(JSON.stringify(shown.body[0].explanation.tax)).toContain('Schedule 1');
      expect(shown.body[0].warnings).toEqual(expect.any(Array));
      expect((await preview(items, '?pay_date=2024-10-15')).status).toBe(200);
      expect((await preview(items, '?group_by_pay_run=true')).body[0].pays).toHaveLength(1);
      expect((await preview(items, '?group_by_employee=true')).body[0]).toMatchObject({ employee_id: id });
      expect((await preview([{ employee_id: id, hours: [{ ...line(1), id: 1 }] }])).status).toBe(400);
      expect(await pays(`?employee_id=${id}`)).toEqual([]);
      expect((await employer.call('GET', `${company()}/pay-runs`)).body).toEqual(runs);
    });

    test('[4.3-19] net to gross finds the earnings behind a net', async () => {
      const id = await employer.hire('au');
      const path = `${company()}/pays/net-to-gross?pay_date=2026-11-15`;
      const { status, body } = await employer.call('POST', path, { employee_id: id, net: '1088.45', deductions: [] });
      expect([status, body.pay?.net]).toEqual([200, 1088.45]);
      expect(body.amount - body.pay.tax).toBeCloseTo(1088.45, 6);
      expect(await pays(`?employee_id=${id}`)).toEqual([]);
      expect((await employer.call('POST', path, { employee_id: id })).status).toBe(422);
      expect((await employer.call('POST', path, { employee_id: id, net: '-1' })).status).toBe(422);
      expect((await employer.call('POST', path, { net: '100' })).status).toBe(422);
    });
  });

  describe('pay runs', () => {
    test('[4.3-08] [4.3-09] [4.3-10] [2.8-10] [3.2-02] a run is opened with pending pays and processed', async () => {
      const own = await api.employer();
      const path = `/api/company/${own.au}/pay-runs`;
      const [first, second] = await own.hireAll('au', [
        {},
        {},
        { active_pay_recipient: false },
        { pay_period: 'MONTHLY' },
      ]);
      await own.pay('au', [{ employee_id: second, hours: [line('1333.45')] }], '?pay_date=2026-11-15');
      const opened = await own.call('POST', path, { pay_period: 'WEEKLY', pay_date: '2026-11-15' });
      expect(opened.status).toBe(201);
      expect(opened.body).toMatchObject({
        ...{ pay_period: 'WEEKLY', pay_run_start_date: '2026-11-09', pay_run_end_date: '2026-11-15' },
        ...{ pay_date: '2026-11-15', status: 'pending', pay_count: 2 },
      });
      const pending = await own.call('GET', `/api/company/${own.au}/pays?status=pending`);
      // Five days of 7.6 hours at 40 dollars.
      expect(pending.body).toMatchObject([
        { employee_id: first, gross: 1520, status: 'pending', processed_date: null },
      ]);
      const told = async () =>
        (await own.events()).filter(({ type, entity }) => type.startsWith('pay.') && entity.id === pending.body[0].id);
      expect(await told()).toEqual([]);
      const again = await own.call('POST', path, { pay_period: 'WEEKLY', pay_date: '2026-11-12' });
      expect(again.body).toMatchObject({ pay_run_id: opened.body.pay_run_id, pay_count: 2 });
      const processed = await own.call('POST', `${path}/${opened.body.pay_run_id}/process`);
      expect(processed.status).toBe(200);
      expect(processed.body).toMatchObject({ status: 'processed', pay_count: 2, gross: 2853.45 });
      for (const member of ['tax', 'net', 'super']) expect(processed.body).toHaveProperty(member, expect.any(Number));
      expect((await told()).map(({ type }) => type)).toEqual(['pay.updated']);
      const list = async (query: string) => ((await own.call('GET', `${path}${query}`)).body as unknown[]).length;
      expect(await list('')).toBe(1);
      expect(await list('?from=2026-11-01&to=2026-11-30&pay_period=WEEKLY&status=processed')).toBe(1);
      expect(await list('?status=pending')).toBe(0);
      expect(await list('?pay_period=MONTHLY')).toBe(0);
      expect(await list('?from=2026-12-01')).toBe(0);
      expect((await own.call('POST', `${path}/99999999/process`)).status).toBe(404);
      expect((await own.call('POST', path, { pay_period: 'DAILY', pay_date: '2026-11-15' })).status).toBe(422);
    });
  });

  test('writing needs a subscription; reading and previewing go on without one', async () => {
    const own = await api.employer();
    const id = await own.hire('au');
    const items = [{ employee_id: id, hours: [line(100)] }];
    await own.lapse();
    expect((await own.pay('au', items)).status).toBe(403);
    expect(
      (await own.call('POST', `/api/company/${own.au}/pay-runs`, { pay_period: 'WEEKLY', pay_date: '2026-11-15' }))
        .status,
    ).toBe(403);
    expect((await own.call('GET', `/api/company/${own.au}/pays`)).status).toBe(200);
    expect((await own.call('POST', `/api/company/${own.au}/pays/preview`, items)).status).toBe(200);
  });
});
