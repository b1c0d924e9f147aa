import fc from 'fast-check';
import type { Result } from 'payroll-core';
import { fieldGroupNames, ownRolePermissions, type OwnRoleDetails } from '../domain/own-role';
import { permissionsOf, rolePermissions } from '../domain/role';
import { fakeAccountsDependencies, memoryAccounts } from '../testing';
import { accountsUseCases } from './accounts-use-cases';

const operator = { userId: null, clientId: null, requestId: 'r-1' };

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function setUp() {
  const memory = memoryAccounts();
  const accounts = accountsUseCases(fakeAccountsDependencies(memory.unitOfWork));
  const customer = must(await accounts.createCustomer({ name: 'Customer' }, operator));
  const customerId = customer.id;
  memory.companies.set(11, customerId).set(12, customerId);
  const password = 'correct horse battery';
  const ana = { customerId, name: 'Ana', email: 'ana@example.test', role: 'owner' as const, password };
  const owner = must(await accounts.createUser(ana, operator));
  const asOwner = { ...operator, customerId, userId: owner.id };
  let people = 0;
  const hire = async (ownRoleId: number) => {
    const email = `person-${(people += 1)}@example.test`;
    return must(await accounts.createUser({ customerId, name: 'P', email, role: { ownRoleId }, password }, operator));
  };
  return { ...memory, accounts, customerId, owner, asOwner, hire };
}

const role = (more: Partial<OwnRoleDetails> = {}): OwnRoleDetails => ({
  name: 'Bakery',
  permissions: ['people.read'],
  companyIds: null,
  departments: null,
  fieldGroups: [],
  ...more,
});

describe('own roles', () => {
  test('a role is what its members say; what does not fit is refused at its member', async () => {
    const { accounts, customerId, asOwner } = await setUp();
    const make = (details: OwnRoleDetails) => accounts.createOwnRole({ customerId, ...details }, asOwner);
    const refusedAt = async (details: Partial<OwnRoleDetails>) => {
      const made = await make(role(details));
      return made.ok ? 'made' : `${made.error.code} ${made.error.path}`;
    };
    expect(await refusedAt({ name: ' ' })).toBe('role/invalid name');
    expect(await refusedAt({ permissions: [] })).toBe('role/invalid permissions');
    expect(await refusedAt({ permissions: ['owner'] })).toBe('role/invalid permissions');
    expect(await refusedAt({ permissions: ['people.write'] })).toBe('role/invalid permissions');
    expect(await refusedAt({ permissions: ['pays.read'] })).toBe('role/invalid fieldGroups');
    expect(await refusedAt({ fieldGroups: ['everything'] })).toBe('role/invalid fieldGroups');
    expect(await refusedAt({ companyIds: [] })).toBe('role/invalid companyIds');
    expect(await refusedAt({ companyIds: [99] })).toBe('user/company companyIds[0]');
    expect(await refusedAt({ departments: [] })).toBe('role/invalid departments');
    expect(await refusedAt({ permissions: ['users.manage'], companyIds: [11] })).toBe('role/invalid permissions');
    const runs = { permissions: ['pays.read', 'pays.write'], fieldGroups: ['pay-figures'] };
    expect(await refusedAt({ ...runs, departments: ['Bakery'] })).toBe('role/invalid permissions');
    expect(await refusedAt({ ...runs, departments: null })).toBe('made');
    expect(await refusedAt({ name: ' BAKERY ' })).toBe('role/name-taken name');
  });

  test('a role reaches its companies, and shows its departments and numbers, as it is at the moment', async () => {
    const { accounts, customerId, asOwner, hire } = await setUp();
    const narrow = role({ companyIds: [11], departments: ['Bakery'] });
    const made = must(await accounts.createOwnRole({ customerId, ...narrow }, asOwner));
    const user = await hire(made.id);
    const who = { customerId, userId: user.id };
    const issued = must(await accounts.issueToken({ ...who, scopes: ['payroll.read'] }, operator));
    const bearer = async () => must(await accounts.authenticateBearer(issued.accessToken));
    const reach = () => Promise.all([11, 12].map((id) => accounts.reachCompany(who, id)));
    expect(await reach()).toEqual(['reachable', 'forbidden']);
    expect(await bearer()).toMatchObject({ departments: ['Bakery'], isOwner: false });
    expect([...(await bearer()).permissions].sort()).toEqual(['company.read', 'own-pay', 'people.read', 'signed-in']);
    const wide = role({ name: 'All', fieldGroups: ['tax-numbers', 'bank-details'] });
    must(await accounts.changeOwnRole({ customerId, roleId: made.id, ...wide }, asOwner));
    expect(await reach()).toEqual(['reachable', 'reachable']);
    expect((await bearer()).departments).toBeNull();
    expect((await bearer()).permissions).toEqual(
      expect.arrayContaining(['tax-numbers.read', 'bank-numbers.read', 'numbers.read']),
    );
    const listed = await accounts.inviteUser(
      { customerId, name: 'B', email: 'b@example.test', role: { ownRoleId: made.id }, companyIds: [11] },
      asOwner,
    );
    expect(listed).toMatchObject({ ok: false, error: { code: 'user/company', path: 'companyIds' } });
  });

  test('a role that somebody has is not deleted; afterwards it is gone', async () => {
    const { accounts, customerId, asOwner, hire } = await setUp();
    const made = must(await accounts.createOwnRole({ customerId, ...role() }, asOwner));
    const user = await hire(made.id);
    const remove = () => accounts.deleteOwnRole({ customerId, roleId: made.id }, asOwner);
    expect(await remove()).toMatchObject({ ok: false, error: { code: 'role/in-use' } });
    must(await accounts.changeUser({ customerId, userId: user.id, change: { role: 'reader' } }, asOwner));
    must(await remove());
    expect(await accounts.listOwnRoles(customerId)).toEqual([]);
    const again = { customerId, userId: user.id, change: { role: { ownRoleId: made.id } } };
    expect(await accounts.changeUser(again, asOwner)).toMatchObject({ ok: false, error: { code: 'role/unknown' } });
  });

  test('the log has who made, changed and deleted it, with before and after', async () => {
    const { accounts, customerId, asOwner } = await setUp();
    const made = must(await accounts.createOwnRole({ customerId, ...role({ departments: ['Bakery'] }) }, asOwner));
    const changed = role({ departments: ['Bakery', 'Kiosk'], companyIds: [11] });
    must(await accounts.changeOwnRole({ customerId, roleId: made.id, ...changed }, asOwner));
    must(await accounts.deleteOwnRole({ customerId, roleId: made.id }, asOwner));
    const log = (await accounts.readAuditLog(customerId, { limit: 3 })).toReversed();
    expect(log.map(({ action, userId }) => [action, userId])).toEqual(
      ['role.create', 'role.update', 'role.delete'].map((action) => [action, asOwner.userId]),
    );
    expect(log[0]!.details).toMatchObject({ permissions: 'people.read', departments: 'Bakery', companies: 'all' });
    expect(log[1]!.details).toEqual({
      ...{ departments_before: 'Bakery', departments: 'Bakery; Kiosk' },
      ...{ companies_before: 'all', companies: '11' },
    });
    expect(log[2]!.details).toMatchObject({ departments_before: 'Bakery; Kiosk', companies_before: '11' });
  });

  test('another account neither sees nor gives nor changes it', async () => {
    const { accounts, customerId, asOwner } = await setUp();
    const made = must(await accounts.createOwnRole({ customerId, ...role() }, asOwner));
    const other = must(await accounts.createCustomer({ name: 'Other' }, operator));
    const actor = { ...operator, customerId: other.id };
    expect(await accounts.listOwnRoles(other.id)).toEqual([]);
    const invitation = { customerId: other.id, name: 'X', email: 'x@example.test', companyIds: [] };
    for (const attempt of [
      accounts.changeOwnRole({ customerId: other.id, roleId: made.id, ...role() }, actor),
      accounts.deleteOwnRole({ customerId: other.id, roleId: made.id }, actor),
      accounts.inviteUser({ ...invitation, role: { ownRoleId: made.id } }, actor),
    ]) {
      expect(await attempt).toMatchObject({ ok: false, error: { code: 'role/unknown' } });
    }
  });

  /** Whatever a role may do, nobody who has it comes to more by making, changing or giving roles. */
  test('nobody hands on more than they hold, and the last owner stays', async () => {
    const details = fc.record({
      permissions: fc.subarray([...ownRolePermissions], { minLength: 1 }),
      fieldGroups: fc.subarray([...fieldGroupNames]),
    });
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(
        details,
        details,
        fc.constantFrom(...Object.keys(rolePermissions)),
        async (mine, given, name) => {
          const { accounts, customerId, owner, asOwner, hire } = await setUp();
          const own = await accounts.createOwnRole(
            {
              customerId,
              ...role({ ...mine, name: 'Mine', permissions: [...new Set(['users.manage', ...mine.permissions])] }),
            },
            asOwner,
          );
          if (!own.ok) return;
          tried += 1;
          const user = await hire(own.value.id);
          const actor = { ...operator, customerId, userId: user.id };
          const held = permissionsOf(own.value);
          const made = await accounts.createOwnRole({ customerId, ...role({ ...given, name: 'Given' }) }, actor);
          if (made.ok) expect(held).toEqual(expect.arrayContaining([...permissionsOf(made.value)]));
          const byOwner = await accounts.createOwnRole({ customerId, ...role({ ...given, name: 'Wider' }) }, asOwner);
          if (byOwner.ok) {
            const isCovered = permissionsOf(byOwner.value).every((one) => held.includes(one));
            const change = { role: { ownRoleId: byOwner.value.id } };
            expect((await accounts.changeUser({ customerId, userId: user.id, change }, actor)).ok).toBe(isCovered);
          }
          const invitation = { customerId, name: 'N', email: 'n@example.test', companyIds: [] };
          const built = name as 'reader';
          const invited = await accounts.inviteUser({ ...invitation, role: built }, actor);
          const now = (await accounts.listUsers(customerId)).find((one) => one.user.id === user.id)!.user.role;
          if (invited.ok) expect(permissionsOf(now)).toEqual(expect.arrayContaining([...permissionsOf(built)]));
          // The owner is beyond their reach.
          for (const attempt of [
            accounts.changeUser({ customerId, userId: owner.id, change: { isActive: false } }, actor),
            accounts.removeUser({ customerId, userId: owner.id }, actor),
            accounts.resetSecondFactor({ customerId, userId: owner.id }, actor),
          ]) {
            expect((await attempt).ok).toBe(false);
          }
          expect(await accounts.removeUser({ customerId, userId: owner.id }, asOwner)).toMatchObject({
            ok: false,
            error: { code: 'user/last-owner' },
          });
        },
      ),
      { numRuns: 300 },
    );
    expect(tried).toBeGreaterThan(20);
  });
});
