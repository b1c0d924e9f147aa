import { newCompany } from '@anz-payroll/companies/testing';
import { newEmployee } from '@anz-payroll/employee-lifecycle/testing';
import type { Transaction } from '../database';
import { StoredValueChanged } from '../encryption';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { bindEmployees } from './bind-employees';

const clock = { now: () => 1_763_000_000_000 };
const bind = (tx: Transaction) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) });

jest.setTimeout(60_000);

describe.each(testEngines)('records of rows that were read before, on $engine', (engine) => {
  let database: TestDatabase;
  let id: number;
  const read = () => database.reading(bind).run((stores) => stores.employees.find(id));

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    id = await database.unitOfWork(bind).run(async (stores) => {
      const company = await stores.companies.add(newCompany(1));
      const [employee] = await stores.employees.addAll('b', [
        newEmployee(1, company.id, { primary_bank_account_number: '12345' }),
      ]);
      return employee!.id;
    });
  });

  afterAll(() => database.remove());

  test('nobody can change what others read', async () => {
    const employee = await read();
    expect(await read()).toBe(employee);
    expect(() => Object.assign(employee!.details, { first_name: 'Other' })).toThrow(TypeError);
    expect((await read())!.details.first_name).toBe(employee!.details.first_name);
  });

  test('a saved change is read at once, also by a process that had read the row before', async () => {
    const other = await database.openAgain();
    const before = await other.reading(bind).run((stores) => stores.employees.find(id));
    await database.unitOfWork(bind).run(async (stores) => {
      const employee = (await stores.employees.lock(id))!;
      await stores.employees.save({
        ...employee,
        details: { ...employee.details, primary_bank_account_number: '67890' },
      });
    });
    const after = await other.reading(bind).run((stores) => stores.employees.find(id));
    expect(before!.details.primary_bank_account_number).toBe('12345');
    expect(after!.details.primary_bank_account_number).toBe('67890');
    expect(after).toEqual(await read());
  });

  test('a row that something else has changed is refused, however often it was read before', async () => {
    await read();
    await database
      .unitOfWork((tx) => tx)
      .run((tx) => tx.execute("UPDATE employees SET first_name = 'Moved' WHERE id = ?", [id]));
    await expect(read()).rejects.toThrow(StoredValueChanged);
  });
});
