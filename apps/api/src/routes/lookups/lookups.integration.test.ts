import { sqliteEngine, testEngines } from '@anz-payroll/persistence-typeorm/testing';
import { auEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { answering, startPeopleService, type PeopleService } from '../../testing/people-service';

jest.setTimeout(60_000);

describe.each(testEngines)('look-ups over HTTP on $engine', (engine) => {
  let service: PeopleService;
  beforeAll(async () => {
    service = await startPeopleService(engine);
  }, 60_000);
  afterAll(() => service.close());

  test("[4.2-09] employment types: three built in, and the customer's own", async () => {
    const owner = await service.customer();
    const listed = async () => (await owner.call('GET', '/api/employment-types')).body;
    const builtIn = await listed();
    expect(builtIn.map(({ name, is_custom }: { name: string; is_custom: boolean }) => [name, is_custom])).toEqual([
      ['Full-time', false],
      ['Part-time', false],
      ['Casual', false],
    ]);
    const made = await owner.call('POST', '/api/employment-types', { name: 'Apprentice' });
    expect([made.status, made.body]).toEqual([201, { id: expect.any(Number), name: 'Apprentice', is_custom: true }]);
    expect(await listed()).toEqual([...builtIn, made.body]);
    for (const name of ['apprentice', 'CASUAL'])
      expect((await owner.call('POST', '/api/employment-types', { name })).status).toBe(409);
    expect((await owner.call('PATCH', `/api/employment-types/${made.body.id}`, { name: 'Trainee' })).body.name).toBe(
      'Trainee',
    );
    expect((await owner.call('PATCH', `/api/employment-types/${builtIn[0].id}`, { name: 'x' })).status).toBe(409);
    const stranger = await service.customer();
    expect((await stranger.call('GET', '/api/employment-types')).body).toEqual(builtIn);
    expect((await stranger.call('DELETE', `/api/employment-types/${made.body.id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/api/employment-types/${made.body.id}`)).status).toBe(204);
  });

  test('an employment type that somebody has is not deleted', async () => {
    const owner = await service.customer();
    const made = (await owner.call('POST', '/api/employment-types', { name: 'Apprentice' })).body;
    const employees = [auEmployee({ employment_type: 'apprentice' })];
    await owner.call('PUT', '/api/company/create', { legal_name: 'A', abn: '51824753556', employees });
    expect((await owner.call('DELETE', `/api/employment-types/${made.id}`)).status).toBe(409);
  });

  test('[4.2-09] employment tenures: Permanent and Temporary', async () => {
    const owner = await service.customer();
    const listed = await owner.call('GET', '/api/employment-tenures');
    expect([listed.status, listed.body.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      ['Permanent', 'Temporary'],
    ]);
  });

  const suggested = async (query: string) => {
    const owner = await service.customer();
    const reply = await owner.call('GET', `/api/address/autocomplete?${query}`);
    expect(reply.status).toBe(200);
    return reply.body.suggestions as {
      city: string;
      state: string;
      country: string;
      address1: string;
      label: string;
    }[];
  };

  test('[4.2-10] addresses are suggested for what was typed so far, in Australia and New Zealand', async () => {
    expect((await suggested('text=sydn'))[0]).toEqual({
      label: 'Sydney NSW, AU',
      address1: '',
      city: 'Sydney',
      state: 'NSW',
      postcode: '',
      country: 'AU',
    });
    expect((await suggested(`text=${encodeURIComponent('12 Rose St, Welling')}&country=nz`))[0]).toMatchObject({
      address1: '12 Rose St',
      city: 'Wellington',
      state: 'WGN',
      country: 'NZ',
    });
    expect(await suggested('text=zzzzzz')).toEqual([]);
  });

  test.each([
    ['Whangārei', 'Whangarei'],
    ['whangarei', 'Whangarei'],
    ['Whanga\u0304rei', 'Whangarei'],
    ['12 Rose St, TAUPŌ', 'Taupo'],
  ])('%s is found with and without its macrons', async (text, city) => {
    expect((await suggested(`text=${encodeURIComponent(text)}&country=nz`))[0]).toMatchObject({ city, country: 'NZ' });
  });

  test.each([
    ['Sydney 2000', 'Sydney', 'NSW', '2000'],
    ['12 Rose St, Hamilton VIC 3300', 'Hamilton', 'VIC', '3300'],
    ['Hamilton 2303', 'Hamilton', 'NSW', '2303'],
    ['1 Grantham St, Hamilton 3204', 'Hamilton', 'VIC', '3204'],
    ['Sydney 3000', 'Sydney', 'NSW', ''],
  ])('the postcode of %s is given back with the place it belongs to', async (text, city, state, postcode) => {
    const [first] = await suggested(`text=${encodeURIComponent(text)}&country=au`);
    expect(first).toMatchObject({ city, state, postcode });
  });

  test('a postcode of New Zealand is given back too', async () => {
    expect((await suggested(`text=${encodeURIComponent('Hamilton 3204')}&country=nz`))[0]).toMatchObject({
      ...{ city: 'Hamilton', country: 'NZ', postcode: '3204' },
    });
  });

  test('[4.2-10] country limits, primary ranks first and excludes nothing, limit is 5 unless set', async () => {
    const both = await suggested('text=hamilton&limit=10');
    expect(new Set(both.map(({ country }) => country))).toEqual(new Set(['AU', 'NZ']));
    const kiwi = await suggested('text=hamilton&limit=10&primary=nz');
    expect(kiwi[0]?.country).toBe('NZ');
    expect(kiwi).toHaveLength(both.length);
    expect((await suggested('text=hamilton&limit=10&country=nz')).every(({ country }) => country === 'NZ')).toBe(true);
    expect(await suggested('text=port')).toHaveLength(5);
    expect(await suggested('text=port&limit=10')).toHaveLength(10);
  });

  test.each([
    '',
    'text=ab',
    `text=${'x'.repeat(201)}`,
    'text=abc&limit=0',
    'text=abc&limit=11',
    'text=abc&primary=aus',
    'text=abc&country=australia',
  ])('[4.2-10] the question %s is refused with 422', async (query) => {
    const owner = await service.customer();
    expect((await owner.call('GET', `/api/address/autocomplete?${query}`)).status).toBe(422);
  });
});

describe('an address provider', () => {
  const ask = async (answer: Parameters<typeof answering>[0]) => {
    const asked: string[] = [];
    const provider = await answering((path) => {
      asked.push(path);
      return answer(path);
    });
    const service = await startPeopleService(sqliteEngine, {
      environment: { ADDRESS_PROVIDER_URL: `${provider.url}/suggest`, ADDRESS_PROVIDER_KEY: 'k' },
    });
    try {
      const owner = await service.customer();
      const reply = await owner.call('GET', '/api/address/autocomplete?text=sydney&limit=2&primary=au');
      return { reply, asked };
    } finally {
      await service.close();
      await provider.close();
    }
  };

  test('[4.2-10] is asked, and its suggestions are answered', async () => {
    const one = { label: '1 A St', address1: '1 A St', city: 'Sydney', state: 'NSW', postcode: '2000', country: 'AU' };
    const { reply, asked } = await ask(() => ({
      status: 200,
      body: JSON.stringify({ suggestions: [one, { city: 'no label' }, one, one] }),
    }));
    expect([reply.status, reply.body]).toEqual([200, { suggestions: [one, one] }]);
    expect(asked).toEqual(['/suggest?text=sydney&country=au%2Cnz&limit=2&primary=au']);
  });

  test.each([
    ['fails', { status: 500 }],
    ['answers nonsense', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: '[]' }],
    ['takes too long', { status: 200, body: '{"suggestions":[]}', afterMs: 4000 }],
    ['answers far too much', { status: 200, body: JSON.stringify({ suggestions: [{ label: 'x'.repeat(100_000) }] }) }],
  ])('[4.2-10] that %s is an empty list, never an error', async (_, answer) => {
    const { reply } = await ask(() => answer);
    expect([reply.status, reply.body]).toEqual([200, { suggestions: [] }]);
  });
});

describe('a register of super funds by HTTP', () => {
  test.each([
    [200, 201, {}],
    [404, 207, { default_employee_fund_usi: expect.stringContaining('STA0100AU') }],
    [500, 201, {}],
    [302, 201, {}],
  ])('[2.5-65] an answer of %i makes the create %i', async (status, expected, errors) => {
    const asked: string[] = [];
    const registry = await answering((path) => {
      asked.push(path);
      return { status };
    });
    const service = await startPeopleService(sqliteEngine, {
      environment: { FUND_REGISTRY_URL: `${registry.url}/usi/` },
    });
    try {
      const owner = await service.customer();
      const company = await owner.call('PUT', '/api/company/create', { legal_name: 'A', abn: '51824753556' });
      const items = Array.from({ length: 3 }, () => auEmployee({ default_employee_fund_usi: 'STA0100AU' }));
      const reply = await owner.call('PUT', `/api/company/${company.body.id}/employees/create`, items);
      expect([reply.status, reply.body[0].errors]).toEqual([expected, errors]);
      expect(asked).toEqual(['/usi/STA0100AU']);
    } finally {
      await service.close();
      await registry.close();
    }
  });
});
