import { accountsUseCases, type Actor } from '@anz-payroll/accounts';
import { fakeIdentityProviders } from '@anz-payroll/accounts/testing';
import {
  argon2Passwords,
  nodeOneTimeCodes,
  nodePasskeys,
  nodeSecrets,
  nodeTokenSigner,
} from '@anz-payroll/credentials';
import { bindAccounts, bindAnnouncements } from '@anz-payroll/persistence-typeorm';
import { openTestDatabase, testEngines, type TestDatabase } from '@anz-payroll/persistence-typeorm/testing';
import { auditScope } from './audit-scope';

jest.setTimeout(60_000);

const clock = { now: () => 1_763_000_000_000 };
const event = (id: number) =>
  ({ type: 'employee.updated', customerId: 7, companyId: 1, entity: { type: 'employee', id }, data: {} }) as const;
const act = {
  actor: { customerId: 7, userId: 3, clientId: 'client', requestId: 'r' } satisfies Actor,
  action: 'update-employees',
  details: { company_id: '1' },
};

describe.each(testEngines)('the audit scope on $engine', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.remove());

  const scope = auditScope();
  const announcing = () => database.unitOfWork((tx) => scope.over(bindAnnouncements(tx, clock), tx, clock));
  const entries = () => {
    const secrets = nodeSecrets;
    const stores = database.reading(bindAccounts);
    const accounts = accountsUseCases({
      unitOfWork: stores,
      batchedWrites: database.gathering,
      aheadWrites: database.writeAhead(bindAccounts),
      reading: stores,
      clock,
      secrets,
      passwords: argon2Passwords(),
      signer: nodeTokenSigner,
      codes: nodeOneTimeCodes,
      providers: fakeIdentityProviders(),
      passkeys: nodePasskeys,
      sign: (text) => text,
      wakeMail: () => undefined,
      wait: () => Promise.resolve(),
    });
    return accounts.readAuditLog(7, { limit: 10 });
  };

  test('a change that announces itself has its entry in its own transaction', async () => {
    const { isRecorded } = await scope.run(act, () => announcing().run((stores) => stores.add([event(1), event(2)])));
    expect(isRecorded).toBe(true);
    const [entry] = await entries();
    expect(entry).toMatchObject({
      userId: 3,
      clientId: 'client',
      requestId: 'r',
      action: 'update-employees',
      recordType: 'employee',
      recordId: null,
      details: { company_id: '1', events: 'employee.updated', records: '1 2' },
    });
  });

  test('a change that is undone takes its entry with it', async () => {
    const before = (await entries()).length;
    const undone = scope.run(act, () =>
      announcing().run(async (stores) => {
        await stores.add([event(1)]);
        throw new Error('after the entry');
      }),
    );
    await expect(undone).rejects.toThrow('after the entry');
    expect(await entries()).toHaveLength(before);
  });

  test('outside an act, and without events, nothing is written', async () => {
    const before = (await entries()).length;
    await announcing().run((stores) => stores.add([event(1)]));
    const { isRecorded } = await scope.run(act, () => announcing().run((stores) => stores.add([])));
    expect([isRecorded, (await entries()).length]).toEqual([false, before]);
  });
});
