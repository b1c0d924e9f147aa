import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { bindAnnouncements, bindEmployees } from '@anz-payroll/persistence-typeorm';
import { testEngines, type TestPlace } from '@anz-payroll/persistence-typeorm/testing';
import { runCommand } from './run-command';

jest.setTimeout(120_000);

const key = (n: number) => Buffer.alloc(32, n).toString('base64');
const rings = {
  old: `old:${key(1)}`,
  both: `new:${key(2)},old:${key(1)}`,
  new: `new:${key(2)}`,
  oldInFront: `old:${key(1)},new:${key(2)}`,
};
/** Tax file numbers with a right check digit. */
const numbers = ['123456782', '876543210'] as const;

describe.each(testEngines)('a change of keys under load on $engine', (engine) => {
  let place: TestPlace;
  const opened: Service[] = [];
  const environment = (ring: keyof typeof rings) => ({
    DATABASE_URL: place.url,
    ENCRYPTION_KEYS: rings[ring],
    NODE_ENV: 'test',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  });
  const open = async (ring: keyof typeof rings): Promise<Service> => {
    const read = readSettings(environment(ring));
    if (!read.ok) throw new Error(read.problems.join());
    const service = await openService(read.settings);
    opened.push(service);
    return service;
  };
  beforeAll(async () => {
    place = await engine.makePlace();
  });
  afterAll(async () => {
    for (const service of opened) await service.close();
    await place.remove();
  });

  test('what was written before, during and after opens with the new key alone', async () => {
    const before = await open('old');
    await before.database.migrate();
    const { companyId, ids } = await prepare(before);
    await before.close();

    const during = await open('both');
    const expected = new Map<number, string>(ids.map((id) => [id, numbers[0]]));
    let isRotating = true;
    const write = async (worker: number): Promise<void> => {
      for (let turn = 0; isRotating || turn < 10; turn++) {
        // Each writer has employees of its own, so that the last one acknowledged is the last one stored.
        const id = ids[(turn * 3 + worker) % ids.length]!;
        const number = numbers[(turn + worker) % 2]!;
        const items = [{ id, tax_file_number: number, last_name: `W${worker}-${turn}` }];
        const changed = must(
          await during.employees.updateEmployees({ companyId, identifierType: 'employee_id', items }),
        );
        expect(changed.failed).toBe(0);
        expected.set(id, number);
        if (turn % 4 === 0) {
          for (const made of await create(during, companyId, 1)) expected.set(made, numbers[0]);
        }
      }
    };
    const writers = [0, 1, 2].map(write);
    const rotated = await runCommand(['key', 'rotate'], environment('both')).finally(() => (isRotating = false));
    await Promise.all(writers);
    await during.close();
    expect(rotated).toMatchObject({ exitCode: 0, err: [] });
    expect(rotated.out.at(-1)).toBe('Nothing needs a key other than new any more.');

    const after = await open('new');
    expect(await after.database.underOlderKeys()).toEqual([]);
    expect(await taxNumbers(after)).toEqual(expected);
    const endpoints = await after.database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ sealed: string }>('SELECT secret AS sealed FROM webhook_endpoints'));
    expect(endpoints.map(({ sealed }) => after.database.encryption.keyOf(sealed))).toEqual(['new']);
    await after.close();
  });

  test('a process that still encrypts with the old key is noticed', async () => {
    const late = await open('oldInFront');
    const [company] = await late.database
      .reading((tx) => tx)
      .run((tx) => tx.query<{ id: number }>('SELECT id FROM companies'));
    await create(late, company!.id, 2);
    await late.close();
    const refused = await runCommand(['key', 'rotate'], environment('both'));
    expect(refused.exitCode).toBe(1);
    expect(refused.err[0]).toContain('Encrypted with an older key meanwhile: 2 in employees.sealed.');
    expect(await runCommand(['key', 'rotate', '--from-the-start'], environment('both'))).toMatchObject({ exitCode: 0 });
  });
});

async function prepare(service: Service) {
  const actor = { customerId: null, userId: null, clientId: null, requestId: 'rotation' };
  const { id: customerId } = must(await service.accounts.createCustomer({ name: 'Rotation', isApiAdmin: true }, actor));
  must(await service.accounts.createPlan({ code: 'any', name: 'Any', employeeCap: null }, actor));
  must(await service.accounts.startSubscription({ customerId, planCode: 'any', kind: 'paid', endsAt: null }, actor));
  must(
    await service.outbox.registerEndpoint({
      customerId,
      url: 'http://127.0.0.1:9/heard',
      events: ['employee.created'],
    }),
  );
  const body = { legal_name: 'Rotation Pty Ltd', abn: '51824753556' };
  const { id: companyId } = must(await service.employees.createCompanyWithEmployees({ customerId, body }));
  return { companyId, ids: await create(service, companyId, 399) };
}

async function create(service: Service, companyId: number, count: number): Promise<number[]> {
  const items = Array.from({ length: count }, () => ({
    first_name: 'Alinta',
    last_name: 'Walker',
    date_of_birth: '1990-04-12',
    address1: '1 Harbour Street',
    city: 'Sydney',
    state: 'NSW',
    country: 'AU',
    postcode: '2000',
    start_date: '2024-07-01',
    employment_status: 'Full-time',
    tax_file_number: numbers[0],
    is_foreign_resident: false,
    has_claimed_tax_free_threshold: true,
    has_stsl_liability: false,
    is_closely_held: false,
  }));
  const outcome = must(await service.employees.createEmployees({ companyId, items }));
  return outcome.results.flatMap((each) => ('employee' in each ? [each.employee.id] : []));
}

async function taxNumbers({ database }: Service): Promise<Map<number, string>> {
  return database
    .reading((tx) => ({
      tx,
      employees: bindEmployees(tx, { announcements: bindAnnouncements(tx, { now: () => 0 }) }).employees,
    }))
    .run(async ({ tx, employees }) => {
      const numbers = new Map<number, string>();
      for (const { id } of await tx.query<{ id: number }>('SELECT id FROM employees ORDER BY id')) {
        numbers.set(id, (await employees.find(id))?.details.tax_file_number ?? '');
      }
      return numbers;
    });
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
