import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import type { Browser } from '../testing/account-service';
import { startWebService, type WebService } from '../testing/web-service';

jest.setTimeout(180_000);

/** A week of many people is typed and saved without waiting for the lines of everybody. */
describe.each(testEngines.slice(0, 1))('weeks of many people on $engine', (engine) => {
  let web: WebService;
  let owner: Browser;
  let company: number;
  let ids: readonly number[];

  beforeAll(async () => {
    web = await startWebService(engine, { RATE_LIMITS: 'off' });
    owner = await web.signIn();
    const body = { legal_name: 'Many Cafés', abn: '51824753556' };
    ({ id: company } = await web.call<{ id: number }>('PUT', '/api/company/create', body));
    const people = Array.from({ length: 60 }, (_, i) =>
      auEmployee({ first_name: `P${i}`, last_name: `Name${String(i).padStart(2, '0')}`, number: `N${i}` }),
    );
    const path = `/api/company/${company}/employees/create`;
    const hired = await web.call<{ employee: { id: number } }[]>('PUT', path, people);
    ids = hired.map(({ employee }) => employee.id);
  }, 120_000);
  afterAll(() => web.close(), 60_000);

  const text = async (address: string) => {
    const response = await owner.get(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  const linesOf = (page: string) =>
    [...page.matchAll(/class="week-line"\s+id="line-(\d+)"/g)].map(([, id]) => Number(id));
  const lineOf = (page: string, id: number) =>
    `<form${page.split('<form').find((form) => form.includes(`id="line-${id}"`)) ?? ''}`;
  const week = () => `/companies/${company}/timesheets?week=2026-11-16`;

  test('fifty lines are on a page, everybody is on one of them, and a name is found', async () => {
    const first = await text(week());
    const second = await text(/href="([^"]*)"[^>]*>People after</.exec(first)![1]!.replaceAll('&amp;', '&'));
    expect([linesOf(first), linesOf(second)]).toEqual([ids.slice(0, 50), ids.slice(50)]);
    expect(second).toContain('51 to 60 of 60 people');
    // The week after is that of the same people.
    expect(second).toMatch(/href="[^"]*week=2026-11-23&amp;page=2"/);
    expect(linesOf(await text(`${week()}&q=name57`))).toEqual([ids[57]]);
    expect(linesOf(await text(`${week()}&q=n8`))).toContain(ids[8]);
    expect(await text(`${week()}&q=nobody`)).toContain('Nobody was found.');
    // A page that is gone, as people have left, is the last one.
    expect(linesOf(await text(`${week()}&page=9`))).toEqual(ids.slice(50));
  });

  test('a line is saved, or refused, where it was typed', async () => {
    const id = ids[55]!;
    const address = `/companies/${company}/timesheets`;
    const page = await text(`${week()}&page=2`);
    const saved = await owner.submit(lineOf(page, id), address, { d0: '9-17', d1: '9-11 & 14-16', action: 'save' });
    const location = saved.headers.get('location') ?? '';
    expect([saved.status, location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`&page=2&done=saved#line-${id}$`)),
    ]);
    const now = await text(location.split('#')[0]!);
    expect(now).toMatch(new RegExp(`id="d0-${id}"[^>]*value="09:00-17:00"`, 's'));
    // A broken shift is one shift, and shown as it can be typed.
    expect(now).toMatch(new RegExp(`id="d1-${id}"[^>]*value="09:00-11:00 &amp; 14:00-16:00"`, 's'));
    const query = `from=2026-11-17&to=2026-11-17&employee_id=${id}`;
    const periods = [
      { start: '09:00', end: '11:00' },
      { start: '14:00', end: '16:00' },
    ];
    expect(await web.call('GET', `/api/company/${company}/timesheets?${query}`)).toMatchObject([{ periods, hours: 4 }]);
    const refused = await owner.submit(lineOf(now, id), address, { d0: 'all day', action: 'save' });
    expect([refused.status, linesOf(await refused.text())]).toEqual([422, ids.slice(50)]);
  });

  test('shifts that are approved after their pay was processed say that the pay is to be corrected', async () => {
    const id = ids[56]!;
    const address = `/companies/${company}/timesheets`;
    const approve = async (monday: string) => {
      const page = await text(`/companies/${company}/timesheets?week=${monday}&page=2`);
      const done = await owner.submit(lineOf(page, id), address, { d1: '9-17', action: 'approve' });
      const location = done.headers.get('location') ?? '';
      return [/done=([a-z-]+)/.exec(location)?.[1], await text(location.split('#')[0]!)] as const;
    };
    const hours = [{ description: 'Ordinary time', units: 'hours', value: 38, rate: 40 }];
    await web.call('PUT', `/api/company/${company}/pays/create?pay_date=2026-11-06`, [{ employee_id: id, hours }]);
    expect((await approve('2026-11-09'))[0]).toBe('approved');
    const [done, page] = await approve('2026-11-02');
    expect([done, page]).toEqual(['left-out', expect.stringContaining('processed without them: correct that pay')]);
  });

  test('what a cell cannot hold stays: notes, allowances and the other things of a shift', async () => {
    const employee_id = ids[12]!;
    const address = `/companies/${company}/timesheets`;
    const shift = { employee_id, start: '09:00', end: '17:00' };
    const entered = await web.call<{ id: number; date: string }[]>('POST', `/api/company/${company}/timesheets`, [
      { ...shift, date: '2026-11-16', allowances: [{ id: 'meal', quantity: '1' }] },
      { ...shift, date: '2026-11-17', note: 'Came in for the delivery' },
      { ...shift, date: '2026-11-18', end: '13:00', note: 'Went home ill' },
    ]);
    const page = await text(week());
    expect(lineOf(page, employee_id)).toMatch(/09:00[^<]*, and more/);
    // The Tuesday as it is, the Wednesday typed anew, a Thursday besides.
    const typed = { d1: '09:00-17:00', d2: '9-12', d3: '9-17', action: 'approve' };
    expect((await owner.submit(lineOf(page, employee_id), address, typed)).status).toBe(303);
    const query = `from=2026-11-16&to=2026-11-22&employee_id=${employee_id}`;
    const stored = await web.call<object[]>('GET', `/api/company/${company}/timesheets?${query}`);
    expect(stored).toMatchObject([
      { id: entered[0]!.id, status: 'approved', allowances: [{ id: 'meal', quantity: '1' }] },
      { id: entered[1]!.id, status: 'approved', note: 'Came in for the delivery' },
      { date: '2026-11-18', end: '12:00', status: 'approved', note: null },
      { date: '2026-11-19', end: '17:00', status: 'approved' },
    ]);
  });

  test('what a box does not hold is deleted where it is ticked: a shift with an allowance, and one that was approved too early', async () => {
    const employee_id = ids[13]!;
    const address = `/companies/${company}/timesheets`;
    const stored = `/api/company/${company}/timesheets`;
    const shift = { employee_id, start: '09:00', end: '17:00' };
    const [meal, early, last] = await web.call<{ id: number }[]>('POST', stored, [
      { ...shift, date: '2026-11-16', allowances: [{ id: 'meal', quantity: '1' }] },
      { ...shift, date: '2026-11-17' },
      { ...shift, date: '2026-11-18', allowances: [{ id: 'meal', quantity: '1' }] },
    ]);
    await web.call('POST', `${stored}/approve`, { shift_ids: [early!.id] });
    const line = lineOf(await text(week()), employee_id);
    const boxes = [...line.matchAll(/name="(x\d+)"\s+value="(\d+)"/g)].map(([, name, id]) => [name, Number(id)]);
    expect(boxes).toEqual([
      ['x0', meal!.id],
      ['x1', early!.id],
      ['x2', last!.id],
    ]);
    const ticked = { x0: String(meal!.id), x1: String(early!.id) };
    // A line that is refused deletes nothing, and its boxes are still ticked.
    const refused = await owner.submit(line, address, { ...ticked, x2: '', d4: 'all day', action: 'save' });
    expect((await refused.text()).match(/name="x\d+"[^>]*checked/gs)).toHaveLength(2);
    const saved = await owner.submit(line, address, { ...ticked, x2: '', d4: '9-17', action: 'save' });
    expect(saved.status).toBe(303);
    const query = `from=2026-11-16&to=2026-11-22&employee_id=${employee_id}`;
    expect(await web.call('GET', `${stored}?${query}`)).toMatchObject([{ id: last!.id }, { date: '2026-11-20' }]);
  });

  test('whoever has left is in the weeks of their shifts, which are still to be approved', async () => {
    const id = ids[3]!;
    const address = `/companies/${company}/timesheets`;
    const line = lineOf(await text(week()), id);
    expect((await owner.submit(line, address, { d0: '9-17', action: 'save' })).status).toBe(303);
    const ended = { termination_date: '2026-11-16', pay_date: '2026-11-19' };
    await web.call('POST', `/api/employees/${id}/terminate`, ended);
    expect(linesOf(await text(week()))).toContain(id);
    expect(linesOf(await text(`/companies/${company}/timesheets?week=2026-11-23`))).not.toContain(id);
  });
});
