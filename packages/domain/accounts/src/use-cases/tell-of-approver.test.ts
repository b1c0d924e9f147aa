import type { Result } from 'payroll-core';
import { noReleaseRules } from '../domain/release';
import { fakeAccountsDependencies, memoryAccounts } from '../testing';
import { accountsUseCases } from './accounts-use-cases';

const operator = { userId: null, clientId: null, requestId: 'r-1' };
const password = 'correct horse battery';

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function setUp() {
  const memory = memoryAccounts();
  const accounts = accountsUseCases(fakeAccountsDependencies(memory.unitOfWork));
  const { id: customerId } = must(await accounts.createCustomer({ name: 'Customer' }, operator));
  memory.companies.set(11, customerId).set(12, customerId);
  const person = async (name: string, role: 'owner' | 'approver' | 'hr', companyIds: readonly number[] = []) =>
    must(
      await accounts.createUser(
        { customerId, name, email: `${name}@example.test`, role, password, companyIds },
        operator,
      ),
    );
  const ana = await person('ana', 'owner');
  const cleo = await person('cleo', 'owner');
  const dan = await person('dan', 'approver', [12]);
  const asAna = { ...operator, customerId, userId: ana.id };
  const askFor = (companyId: number) =>
    accounts.setReleaseRules({ customerId, companyId, settings: { ...noReleaseRules, payments: true } }, asAna);
  const told = () =>
    memory
      .emails()
      .filter(({ kind }) => kind === 'approver-named')
      .map(({ userId, facts }) => [userId, facts['name']]);
  return { ...memory, accounts, customerId, ana, cleo, dan, asAna, askFor, told, person };
}

describe('somebody who may approve from now on', () => {
  test('is named to the others who approve there, and to nobody where no second person is asked for', async () => {
    const { accounts, customerId, asAna, askFor, told, cleo, dan } = await setUp();
    const invite = (email: string, role: 'approver' | 'hr', companyIds: readonly number[]) =>
      accounts.inviteUser({ customerId, name: 'Second Ana', email, role, companyIds }, asAna);
    must(await invite('ana+1@example.test', 'approver', [11]));
    expect(told()).toEqual([]);
    must(await askFor(11));
    const sock = must(await invite('ana+2@example.test', 'approver', [11]));
    // Neither to whoever did it, nor to who approves elsewhere only.
    expect(told()).toEqual([[cleo.id, 'Second Ana']]);
    must(await invite('ana+3@example.test', 'hr', [11]));
    expect(told()).toHaveLength(1);
    must(await askFor(12));
    must(await accounts.changeUser({ userId: sock.id, customerId, change: {}, companyIds: [11, 12] }, asAna));
    expect(told().slice(1).sort()).toEqual([cleo.id, dan.id].sort().map((id) => [id, 'Second Ana']));
    must(await accounts.changeUser({ userId: sock.id, customerId, change: { name: 'Second Anna' } }, asAna));
    expect(told()).toHaveLength(3);
  });

  test('by another role, by a role that allows more, or by being let in again is named, too', async () => {
    const { accounts, customerId, asAna, askFor, told, person, cleo, dan } = await setUp();
    must(await askFor(11));
    const hana = await person('hana', 'hr', [11]);
    const change = (change: Parameters<typeof accounts.changeUser>[0]['change']) =>
      accounts.changeUser({ userId: hana.id, customerId, change }, asAna);
    must(await change({ role: 'approver' }));
    expect(told()).toEqual([[cleo.id, 'hana']]);
    must(await change({ isActive: false }));
    expect(told()).toHaveLength(1);
    must(await change({ isActive: true }));
    expect(told()).toHaveLength(2);
    const details = {
      ...{ name: 'Looker', companyIds: [11], departments: null },
      ...{ permissions: ['pays.read'], fieldGroups: ['pay-figures'] },
    };
    const role = must(await accounts.createOwnRole({ customerId, ...details }, asAna));
    must(await change({ role: { ownRoleId: role.id } }));
    expect(told()).toHaveLength(2);
    const wider = { ...details, permissions: ['pays.read', 'pays.approve'] };
    must(await accounts.changeOwnRole({ customerId, roleId: role.id, ...wider }, asAna));
    expect(told().at(-1)).toEqual([cleo.id, 'hana']);
    expect(told()).toHaveLength(3);
    expect(told().map(([id]) => id)).not.toContain(dan.id);
  });
});
