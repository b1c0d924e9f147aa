import { civilDate } from 'payroll-core';
import { nowIn, terminateEmployee, type StagedFinalPay } from '@anz-payroll/employee-lifecycle';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { bindAnnouncements, bindEmployees } from '@anz-payroll/persistence-typeorm';
import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { NOON, startPeopleService, type PeopleService } from '../../testing/people-service';

jest.setTimeout(60_000);

describe.each(testEngines)('the life of an employee over HTTP on $engine', (engine) => {
  let service: PeopleService;
  /** Final pays belong to the pays; here a test says which are staged. */
  const staged = new Map<number, StagedFinalPay>();
  const finalPays = { stagedFor: async (id: number) => staged.get(id) };
  beforeAll(async () => {
    service = await startPeopleService(engine, { neighbours: () => ({ finalPays }) });
  }, 60_000);
  afterAll(() => service.close());

  const employed = async (cap: number | null = null, changes: Record<string, unknown> = {}) => {
    const owner = await service.customer({ cap });
    const company = await owner.call('PUT', '/api/company/create', {
      legal_name: 'A',
      abn: '51824753556',
      employees: [auEmployee({ number: 'E1', start_date: '2024-07-01', ...changes })],
    });
    const { id } = company.body.employees[0];
    return { owner, id: id as number, path: `/api/employees/${id}`, list: `/api/company/${company.body.id}/employees` };
  };
  /** What a processed final pay does to the employee. */
  const terminate = async (id: number, on: string) => {
    const clock = { now: () => NOON };
    const ended = await service.database
      .unitOfWork((tx) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock), finalPays }))
      .run(async (stores) => {
        const employee = (await stores.employees.find(id))!;
        await stores.seats.lock(employee.customerId);
        const company = (await stores.companies.find(employee.companyId))!;
        return terminateEmployee(stores, (await stores.employees.lock(id))!, civilDate(on), nowIn(company, clock));
      });
    return ended.ok ? 'ended' : ended.error.code;
  };
  const events = async (customerId: number) =>
    (await service.events(customerId)).filter(({ entity }) => entity.type === 'employee').map(({ type }) => type);

  test('[3.1-04] [4.2-05] [6-02] a delete hides the record, keeps its number and tells employee.deleted', async () => {
    const { owner, id, path, list } = await employed();
    const deleted = await owner.call('DELETE', path);
    expect([deleted.status, deleted.body]).toEqual([204, undefined]);
    expect((await owner.call('GET', list)).body).toEqual([]);
    expect((await owner.call('GET', `${list}?status=deleted`)).body).toHaveLength(1);
    expect((await owner.call('GET', path)).body).toMatchObject({
      is_deleted: true,
      is_terminated: false,
      number: 'E1',
    });
    expect(await events(owner.customerId)).toEqual(['employee.created', 'employee.deleted']);
    expect((await service.events(owner.customerId)).at(-1)?.data).toMatchObject({
      id,
      is_deleted: true,
      first_name: 'Alinta',
    });
  });

  test('[3.1-04] [4.2-05] [7.2-04] deleting twice is 409, deleting nobody is 400', async () => {
    const { owner, path } = await employed();
    await owner.call('DELETE', path);
    const again = await owner.call('DELETE', path);
    expect([again.status, again.body]).toEqual([409, { detail: expect.stringMatching(/already deleted/) }]);
    const nobody = await owner.call('DELETE', '/api/employees/999999');
    expect([nobody.status, nobody.body]).toEqual([400, { detail: expect.any(String) }]);
    const stranger = await service.customer();
    expect((await stranger.call('DELETE', path)).status).toBe(400);
    expect((await stranger.call('POST', `${path}/restore`)).status).toBe(400);
    expect((await stranger.call('POST', `${path}/reinstate`)).status).toBe(400);
  });

  test('[3.1-05] [4.2-06] [6-03] a restore brings back what was there and tells employee.updated', async () => {
    const { owner, path, list } = await employed();
    const before = (await owner.call('GET', path)).body;
    await owner.call('DELETE', path);
    const restored = await owner.call('POST', `${path}/restore`);
    expect([restored.status, restored.body]).toEqual([200, before]);
    expect((await owner.call('GET', list)).body).toEqual([before]);
    expect(await events(owner.customerId)).toEqual(['employee.created', 'employee.deleted', 'employee.updated']);
  });

  test('[4.2-06] [7.2-04] restoring one who is not deleted is 409, nobody is 400', async () => {
    const { owner, path } = await employed();
    expect((await owner.call('POST', `${path}/restore`)).status).toBe(409);
    expect((await owner.call('POST', '/api/employees/999999/restore')).status).toBe(400);
  });

  test('[3.1-05] [4.2-06] [7.2-02] a restore is refused at the cap of the plan', async () => {
    const { owner, path, list } = await employed(1);
    await owner.call('DELETE', path);
    expect((await owner.call('PUT', `${list}/create`, [auEmployee()])).status).toBe(201);
    const full = await owner.call('POST', `${path}/restore`);
    expect([full.status, full.body]).toEqual([403, { detail: expect.stringContaining('1') }]);
    expect((await owner.call('GET', path)).body.is_deleted).toBe(true);
  });

  test('[3.1-07] a terminated employee restores as terminated, and takes no place', async () => {
    const { owner, id, path, list } = await employed(1);
    expect(await terminate(id, '2026-10-31')).toBe('ended');
    await owner.call('DELETE', path);
    expect((await owner.call('GET', path)).body).toMatchObject({
      is_deleted: true,
      is_terminated: true,
      termination_date: '2026-10-31',
    });
    expect((await owner.call('PUT', `${list}/create`, [auEmployee()])).status).toBe(201);
    const restored = await owner.call('POST', `${path}/restore`);
    expect([restored.status, restored.body]).toEqual([
      200,
      expect.objectContaining({ is_deleted: false, is_terminated: true }),
    ]);
    expect((await owner.call('GET', `${list}?status=terminated`)).body).toHaveLength(1);
    expect((await owner.call('GET', `${list}?status=active`)).body).toHaveLength(1);
    expect((await owner.call('GET', list)).body).toHaveLength(2);
  });

  test('[3.1-02] [6-03] a termination sets both marks and arrives as employee.updated', async () => {
    const { owner, id, path } = await employed();
    expect(await terminate(id, '2026-10-31')).toBe('ended');
    expect((await owner.call('GET', path)).body).toMatchObject({ is_terminated: true, termination_date: '2026-10-31' });
    const last = (await service.events(owner.customerId)).at(-1);
    expect([last?.type, last?.data.is_terminated, last?.data.termination_date]).toEqual([
      'employee.updated',
      true,
      '2026-10-31',
    ]);
  });

  test('[3.1-02] [7.2-04] nobody is terminated twice, when deleted, before the start, or beside a staged pay', async () => {
    const { owner, id, path } = await employed();
    expect(await terminate(id, '2024-06-30')).toBe('employee/termination-before-start');
    staged.set(id, { payRunId: 41, lastDay: civilDate('2026-11-30') });
    expect(await terminate(id, '2026-10-31')).toBe('employee/unprocessed-termination-pay');
    staged.delete(id);
    await owner.call('DELETE', path);
    expect(await terminate(id, '2026-10-31')).toBe('employee/deleted');
    await owner.call('POST', `${path}/restore`);
    expect(await terminate(id, '2024-07-01')).toBe('ended');
    expect(await terminate(id, '2026-10-31')).toBe('employee/already-terminated');
  });

  test('[3.1-03] [3.1-08] [4.2-07] [6-03] a reinstatement begins the job anew and keeps everything else', async () => {
    const { owner, id, path } = await employed();
    const before = (await owner.call('GET', path)).body;
    await terminate(id, '2026-10-31');
    const back = await owner.call('POST', `${path}/reinstate`, { start_date: '2026-10-31' });
    expect([back.status, back.body]).toEqual([200, { ...before, start_date: '2026-10-31' }]);
    expect(await events(owner.customerId)).toEqual(['employee.created', 'employee.updated', 'employee.updated']);
  });

  test("[4.2-07] without a date it is the company's today", async () => {
    for (const [timezone, today] of [
      ['Australia/Sydney', '2026-11-15'],
      ['Pacific/Auckland', '2026-11-15'],
      ['Pacific/Honolulu', '2026-11-14'],
    ] as const) {
      const owner = await service.customer();
      const company = await owner.call('PUT', '/api/company/create', {
        legal_name: 'A',
        abn: '51824753556',
        timezone,
        employees: [auEmployee()],
      });
      const { id } = company.body.employees[0];
      await terminate(id, '2026-10-31');
      expect((await owner.call('POST', `/api/employees/${id}/reinstate`)).body.start_date).toBe(today);
    }
  });

  test('[3.1-03] [4.2-07] a start before the termination is 400; a staged final pay, one not terminated or deleted is 409', async () => {
    const { owner, id, path } = await employed();
    expect((await owner.call('POST', `${path}/reinstate`)).status).toBe(409);
    await terminate(id, '2026-10-31');
    const early = await owner.call('POST', `${path}/reinstate`, { start_date: '2026-10-30' });
    expect([early.status, early.body]).toEqual([400, { detail: expect.stringContaining('2026-10-31') }]);
    staged.set(id, { payRunId: 41, lastDay: civilDate('2026-11-30') });
    const waiting = await owner.call('POST', `${path}/reinstate`, { start_date: '2026-11-01' });
    expect([waiting.status, waiting.body]).toEqual([409, { detail: expect.stringContaining('41') }]);
    staged.delete(id);
    await owner.call('DELETE', path);
    expect((await owner.call('POST', `${path}/reinstate`, { start_date: '2026-11-01' })).status).toBe(409);
    expect((await owner.call('POST', '/api/employees/999999/reinstate')).status).toBe(400);
    expect((await owner.call('POST', `${path}/reinstate`, { start_date: 'soon' })).status).toBe(422);
    expect((await owner.call('POST', `${path}/reinstate`, { when: '2026-11-01' })).status).toBe(422);
  });

  test('[3.1-06] [4.2-05] [7.2-02] lifecycle writes need an active subscription; reads go on', async () => {
    const { owner, path } = await employed();
    const held = await owner.as({});
    await owner.lapse();
    for (const [method, at] of [
      ['DELETE', path],
      ['POST', `${path}/restore`],
      ['POST', `${path}/reinstate`],
    ] as const) {
      const refused = await held.call(method, at);
      expect([refused.status, refused.body]).toEqual([403, { detail: 'The customer has no active subscription.' }]);
    }
    expect((await held.call('GET', path)).status).toBe(200);
  });

  test('[7.2-02] lifecycle writes need the write scope', async () => {
    const { owner, path } = await employed();
    const reader = await owner.as({ scopes: ['payroll.read'] });
    for (const [method, at] of [
      ['DELETE', path],
      ['POST', `${path}/restore`],
      ['POST', `${path}/reinstate`],
    ] as const) {
      expect((await reader.call(method, at)).body).toEqual({ detail: 'Missing required scope: payroll.write' });
    }
  });

  test('a deleted employee is not updated', async () => {
    const { owner, id, path, list } = await employed();
    await owner.call('DELETE', path);
    const refused = await owner.call('PATCH', `${list}/update`, [{ id, city: 'Perth' }]);
    expect([refused.status, refused.body]).toEqual([207, [{ errors: { detail: expect.stringMatching(/deleted/) } }]]);
  });

  test('a terminated employee cannot start after the termination', async () => {
    const { owner, id, list } = await employed();
    await terminate(id, '2026-10-31');
    const refused = await owner.call('PATCH', `${list}/update`, [{ id, start_date: '2026-11-01' }]);
    expect(refused.body[0].errors.start_date).toContain('2026-10-31');
    expect((await owner.call('PATCH', `${list}/update`, [{ id, start_date: '2026-10-31' }])).status).toBe(200);
  });

  test('an If-Match of an older version is refused with 412', async () => {
    const { owner, path, list, id } = await employed();
    await owner.call('PATCH', `${list}/update`, [{ id, city: 'Perth' }]);
    expect((await owner.call('DELETE', path, undefined, { 'If-Match': '"v1"' })).status).toBe(412);
    expect((await owner.call('DELETE', path, undefined, { 'If-Match': '"v2"' })).status).toBe(204);
  });

  // decisions.md, Concurrency: ETag on single reads, optional If-Match, 412 on mismatch.
  test('an update of one employee heeds If-Match; with several it is refused', async () => {
    const { owner, path, list, id } = await employed();
    const update = (city: string, tag: string, ...others: object[]) =>
      owner.call('PATCH', `${list}/update`, [{ id, city }, ...others], { 'If-Match': tag });
    const { headers } = await owner.call('GET', path);
    expect((await update('Perth', headers.get('etag')!)).status).toBe(200);
    for (const outdated of [headers.get('etag')!, 'nonsense']) {
      const refused = await update('Hobart', outdated);
      expect([refused.status, refused.body]).toEqual([412, { detail: expect.stringContaining('has changed') }]);
    }
    const several = await update('Hobart', '*', { id, city: 'Darwin' });
    expect([several.status, several.body]).toEqual([400, { detail: expect.stringContaining('If-Match') }]);
    expect((await owner.call('GET', path)).body.city).toBe('Perth');
    expect((await update('Hobart', '*')).status).toBe(200);
  });

  test('of ten deletes at once one succeeds', async () => {
    const { owner, path } = await employed();
    const replies = await Promise.all(Array.from({ length: 10 }, () => owner.call('DELETE', path)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
    expect(await events(owner.customerId)).toEqual(['employee.created', 'employee.deleted']);
  });
});
