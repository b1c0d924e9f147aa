import { testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { startPeopleService, type PeopleService } from '../../testing/people-service';

jest.setTimeout(60_000);

describe.each(testEngines)('pay rates over HTTP on $engine', (engine) => {
  let service: PeopleService;
  beforeAll(async () => {
    service = await startPeopleService(engine);
  });
  afterAll(() => service.close());

  /** Two awards with a classification each, one classification under no award, two employees. */
  const company = async () => {
    const owner = await service.customer();
    const made = await owner.call('PUT', '/api/company/create', {
      legal_name: 'A',
      abn: '51824753556',
      employees: [auEmployee({ first_name: 'Ann', number: 'A1' }), auEmployee({ first_name: 'Bo' })],
    });
    const path = `/api/company/${made.body.id}`;
    const [ann, bo] = made.body.employees;
    const award = async (name: string): Promise<number> =>
      (await owner.call('POST', `${path}/awards`, { name })).body.id;
    const group = async (body: object): Promise<number> =>
      (await owner.call('POST', `${path}/pay-rate-groups`, body)).body.id;
    const rate = async (groupId: number, body: object) =>
      (await owner.call('POST', `${path}/pay-rate-groups/${groupId}/rates`, body)).body;
    const retail = await award('Retail Award');
    const clerks = await award('Clerks Award');
    const level1 = await group({ name: 'Level 1', award_id: retail, employee_ids: [bo.id, ann.id] });
    const grade2 = await group({ name: 'Grade 2', award_id: clerks });
    const casuals = await group({ name: 'Casuals' });
    const saturday = await rate(level1, { description: 'Saturday', multiplier: '1.25' });
    const callOut = await rate(level1, { description: 'Call out', units: 'calls', rate: 35.5, is_overtime: true });
    await rate(casuals, { description: 'Base', rate: '31.2345' });
    return { owner, path, ann, bo, retail, clerks, level1, grade2, casuals, saturday, callOut };
  };
  const names = (body: { classification_name: string }[]) => body.map((one) => one.classification_name);

  test('[2.4-01] [2.4-02] [4.1-06] rates are grouped by award and classification, those under no award last', async () => {
    const { owner, path, retail, clerks, level1, grade2, casuals } = await company();
    const listed = await owner.call('GET', `${path}/pay-rates`);
    expect(listed.status).toBe(200);
    expect(listed.body.map(({ pay_rates: _rates, ...group }: { pay_rates: unknown }) => group)).toEqual([
      { award_id: clerks, award_name: 'Clerks Award', classification_id: grade2, classification_name: 'Grade 2' },
      { award_id: retail, award_name: 'Retail Award', classification_id: level1, classification_name: 'Level 1' },
      { award_id: null, award_name: null, classification_id: casuals, classification_name: 'Casuals' },
    ]);
  });

  test('[2.4-04] every rate carries a reference company:<id> that survives a change', async () => {
    const { owner, path, level1, saturday, callOut } = await company();
    expect(saturday).toEqual({
      id: saturday.id,
      reference: `company:${saturday.id}`,
      description: 'Saturday',
      units: 'hours',
      rate: null,
      multiplier: 1.25,
      is_overtime: false,
    });
    const changed = await owner.call('PATCH', `${path}/pay-rate-groups/${level1}/rates/${saturday.id}`, {
      rate: '44.5',
    });
    expect(changed.body).toEqual({ ...saturday, rate: 44.5, multiplier: null });
    const listed = await owner.call('GET', `${path}/pay-rates?classification=Level%201`);
    expect(listed.body[0].pay_rates).toEqual([changed.body, callOut]);
  });

  test('[2.4-03] [4.1-06] employees are listed only when asked for', async () => {
    const { owner, path, ann, bo } = await company();
    expect((await owner.call('GET', `${path}/pay-rates`)).body[0]).not.toHaveProperty('employees');
    const listed = await owner.call('GET', `${path}/pay-rates?include_employees=true&classification=level%201`);
    expect(listed.body[0].employees).toEqual([
      { id: ann.id, format_name: 'Ann Walker', number: 'A1' },
      { id: bo.id, format_name: 'Bo Walker', number: null },
    ]);
    await owner.call('DELETE', `/api/employees/${bo.id}`);
    const later = await owner.call('GET', `${path}/pay-rates?include_employees=true&classification=level%201`);
    expect(later.body[0].employees).toHaveLength(1);
  });

  test('[4.1-06] award chooses by id or by exact name without regard to case; none and null choose no award', async () => {
    const { owner, path, retail } = await company();
    const by = async (award: string) =>
      names((await owner.call('GET', `${path}/pay-rates?award=${encodeURIComponent(award)}`)).body);
    expect(await by(String(retail))).toEqual(['Level 1']);
    expect(await by('rETAIL award')).toEqual(['Level 1']);
    expect(await by('Retail')).toEqual([]);
    for (const none of ['none', 'null', 'NONE']) expect(await by(none)).toEqual(['Casuals']);
    expect(await by('999999')).toEqual([]);
  });

  test('[4.1-06] classification chooses by id or by exact name without regard to case', async () => {
    const { owner, path, level1 } = await company();
    const by = async (wanted: string) =>
      names((await owner.call('GET', `${path}/pay-rates?classification=${encodeURIComponent(wanted)}`)).body);
    expect(await by(String(level1))).toEqual(['Level 1']);
    expect(await by('LEVEL 1')).toEqual(['Level 1']);
    expect(await by('Level')).toEqual([]);
    const both = await owner.call('GET', `${path}/pay-rates?award=none&classification=level%201`);
    expect(both.body).toEqual([]);
  });

  test('[2.4-05] [4.2-08] an employee is paid by ordinary time, own rates and those of their classifications', async () => {
    const { owner, ann, saturday, callOut } = await company();
    await owner.call(
      'PATCH',
      `/api/company/${(await owner.call('GET', `/api/employees/${ann.id}`)).body.company_id}/employees/update`,
      [{ id: ann.id, pay_rate_per_hour: '33.5' }],
    );
    const own = await owner.call('POST', `/api/employees/${ann.id}/pay-rates`, { description: 'Trainer', rate: '40' });
    expect(own.status).toBe(201);
    const listed = await owner.call('GET', `/api/employees/${ann.id}/pay-rates`);
    expect([listed.status, listed.body.map(({ reference }: { reference: string }) => reference)]).toEqual([
      200,
      ['system:ordinary_time', `employee:${own.body.id}`, saturday.reference, callOut.reference],
    ]);
    expect(listed.body[0]).toMatchObject({ id: null, rate: 33.5, multiplier: null });
    expect((await owner.call('GET', '/api/employees/999999/pay-rates')).status).toBe(404);
  });

  test('a rate is dollars or a multiple, and needs one of them', async () => {
    const { owner, path, level1 } = await company();
    const rates = `${path}/pay-rate-groups/${level1}/rates`;
    expect((await owner.call('POST', rates, { description: 'x' })).status).toBe(400);
    expect((await owner.call('POST', rates, { description: 'x', rate: 1, multiplier: 2 })).status).toBe(400);
    expect((await owner.call('POST', rates, { rate: 1 })).status).toBe(422);
    expect((await owner.call('POST', rates, { description: 'x', rate: -1 })).status).toBe(422);
    expect(
      (await owner.call('POST', `${path}/pay-rate-groups/999999/rates`, { description: 'x', rate: 1 })).status,
    ).toBe(404);
  });

  test('names are taken once: awards in a company, classifications under an award', async () => {
    const { owner, path, retail } = await company();
    expect((await owner.call('POST', `${path}/awards`, { name: ' retail AWARD' })).status).toBe(409);
    expect((await owner.call('POST', `${path}/pay-rate-groups`, { name: 'LEVEL 1', award_id: retail })).status).toBe(
      409,
    );
    expect((await owner.call('POST', `${path}/pay-rate-groups`, { name: 'Level 1' })).status).toBe(201);
    expect((await owner.call('POST', `${path}/pay-rate-groups`, { name: 'X', award_id: 999_999 })).status).toBe(400);
    expect((await owner.call('POST', `${path}/pay-rate-groups`, { name: 'X', employee_ids: [999_999] })).status).toBe(
      400,
    );
  });

  test('awards are listed, renamed, and deleted once no classification belongs to them', async () => {
    const { owner, path, retail, clerks, level1, saturday } = await company();
    const listed = await owner.call('GET', `${path}/awards`);
    expect(listed.body).toEqual([
      { id: clerks, name: 'Clerks Award' },
      { id: retail, name: 'Retail Award' },
    ]);
    expect((await owner.call('PATCH', `${path}/awards/${retail}`, { name: 'Shops' })).body).toEqual({
      id: retail,
      name: 'Shops',
    });
    const refused = await owner.call('DELETE', `${path}/awards/${retail}`);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(String(level1))]);
    expect(
      (await owner.call('PATCH', `${path}/pay-rate-groups/${level1}`, { award_id: null })).body.award_id,
    ).toBeNull();
    expect((await owner.call('DELETE', `${path}/awards/${retail}`)).status).toBe(204);
    expect((await owner.call('DELETE', `${path}/pay-rate-groups/${level1}/rates/${saturday.id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `${path}/pay-rate-groups/${level1}`)).status).toBe(204);
    expect((await owner.call('DELETE', `${path}/pay-rate-groups/${level1}`)).status).toBe(404);
    expect((await owner.call('PATCH', `${path}/awards/${retail}`, { name: 'Gone' })).status).toBe(404);
  });
});
