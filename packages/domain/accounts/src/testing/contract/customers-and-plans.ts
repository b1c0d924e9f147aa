/// <reference types="jest" />
import { customer, now, type AccountsScene } from './accounts-scene';

/** Customers, users, plans, subscriptions, and which companies they reach. */
export function customersAndPlans(scene: AccountsScene): void {
  const { run, fresh, freshId, addUser, household, addCompany } = scene;

  test('a customer comes back as it was written, and a save is seen by the next reader', async () => {
    const added = await run(({ customers }) => customers.add(customer));
    expect(added).toEqual({ ...customer, id: expect.any(Number), version: expect.any(Number) });
    await run(({ customers }) => customers.save({ ...added, name: 'Kōwhai & Söhne', defaultCompanyId: 7 }));
    const read = await run(({ customers }) => customers.find(added.id));
    expect(read).toMatchObject({ name: 'Kōwhai & Söhne', defaultCompanyId: 7, version: added.version + 1 });
    expect(await run(({ customers }) => customers.find(added.id + 1_000_000))).toBeUndefined();
    expect(await run(({ customers }) => customers.all())).toContainEqual(read);
  });

  test('twenty writers of one record lose no change', async () => {
    const added = await run(({ customers }) => customers.add({ ...customer, name: '' }));
    const append = (letter: string) =>
      run(async ({ customers }) => {
        const read = await customers.find(added.id);
        if (read === undefined) throw new Error('gone');
        await customers.save({ ...read, name: `${read.name}${letter}` });
      });
    const letters = [...'abcdefghijklmnopqrst'];
    for (let from = 0; from < letters.length; from += 5) await Promise.all(letters.slice(from, from + 5).map(append));
    const read = await run(({ customers }) => customers.find(added.id));
    expect([...(read?.name ?? '')].sort()).toEqual(letters);
  });

  test('work that throws leaves nothing behind', async () => {
    const marked = fresh('rolled-back');
    const attempt = run(async ({ plans }) => {
      await plans.add({ code: marked, name: 'x', employeeCap: 5, createdAt: now });
      throw new Error('after the write');
    });
    await expect(attempt).rejects.toThrow('after the write');
    expect(await run(({ plans }) => plans.findByCode(marked))).toBeUndefined();
  });

  test('an e-mail key belongs to one user, and a refused add does not spoil the unit of work', async () => {
    const owner = await run(({ customers }) => customers.add(customer));
    const user = await addUser(owner.id);
    const { id: _, version: __, ...same } = user;
    const later = await run(async ({ users }) => {
      expect(await users.add(same)).toBeUndefined();
      return users.add({ ...same, emailKey: fresh('other@example.test') });
    });
    expect(later?.id).not.toBe(user.id);
    expect(await run(({ users }) => users.findByEmail(user.emailKey))).toEqual(user);
    expect(await run(({ users }) => users.ofCustomer(owner.id))).toEqual([user, later]);
  });

  test('an own role comes back as it was written, its name belongs to one role, and a user is read with it as it is', async () => {
    const { owner, user } = await household();
    const bakery = {
      ...{ customerId: owner.id, name: 'Bäckerei', nameKey: fresh('role'), createdAt: now },
      ...{ permissions: ['people.read'] as const, companyIds: [7, 12], departments: ['Bäckerei'], fieldGroups: [] },
    };
    const role = (await run(({ ownRoles }) => ownRoles.add(bakery)))!;
    expect(role).toEqual({ ...bakery, id: expect.any(Number), version: expect.any(Number) });
    expect(await run(({ ownRoles }) => ownRoles.add(bakery))).toBeUndefined();
    await run(({ users }) => users.save({ ...user, role }));
    expect((await run(({ users }) => users.find(user.id)))?.role).toEqual(role);
    await run(({ ownRoles }) => ownRoles.save({ ...role, companyIds: null, fieldGroups: ['bank-details'] }));
    const changed = { ...role, companyIds: null, fieldGroups: ['bank-details'], version: role.version + 1 };
    expect(await run(({ ownRoles }) => ownRoles.ofCustomer(owner.id))).toEqual([changed]);
    expect((await run(({ users }) => users.findByEmail(user.emailKey)))?.role).toEqual(changed);
    const companyId = await addCompany(owner.id);
    const reach = await run(({ companyAccess }) => companyAccess.reach(companyId, user.id));
    expect(reach).toMatchObject({ customerId: owner.id, role: changed });
    const reader = (await run(({ users }) => users.find(user.id)))!;
    await run(({ users }) => users.save({ ...reader, role: 'reader' }));
    await expect(run(({ ownRoles }) => ownRoles.remove(role))).rejects.toThrow();
    await run(({ ownRoles }) => ownRoles.remove({ ...role, version: changed.version }));
    expect(await run(({ ownRoles }) => ownRoles.find(role.id))).toBeUndefined();
    expect((await run(({ users }) => users.find(user.id)))?.role).toBe('reader');
  });

  test('a plan code belongs to one plan, and no cap stays no cap', async () => {
    const code = fresh('plan');
    const plan = await run(({ plans }) => plans.add({ code, name: 'Any size', employeeCap: null, createdAt: now }));
    expect(await run(({ plans }) => plans.findByCode(code))).toEqual(plan);
    expect(await run(({ plans }) => plans.add({ code, name: 'x', employeeCap: 1, createdAt: now }))).toBeUndefined();
  });

  test('subscriptions come with the cap of their plan', async () => {
    const owner = await run(({ customers }) => customers.add(customer));
    const plan = await run(({ plans }) =>
      plans.add({ code: fresh('plan'), name: 'Ten', employeeCap: 10, createdAt: now }),
    );
    const subscription = await run(({ subscriptions }) =>
      subscriptions.add({
        customerId: owner.id,
        planId: plan?.id ?? 0,
        kind: 'trial',
        startsAt: now,
        endsAt: null,
        createdAt: now,
      }),
    );
    await run(({ subscriptions }) => subscriptions.save({ ...subscription, endsAt: now + 5 }));
    expect(await run(({ subscriptions }) => subscriptions.subscribedPlans(owner.id))).toEqual([
      { startsAt: now, endsAt: now + 5, employeeCap: 10 },
    ]);
    expect(await run(({ subscriptions }) => subscriptions.ofCustomer(owner.id))).toHaveLength(1);
    expect(await run(({ subscriptions }) => subscriptions.find(subscription.id))).toMatchObject({ kind: 'trial' });
  });

  test('an end customer has one reseller', async () => {
    const [reseller, other, end] = [freshId(), freshId(), freshId()];
    const link = (resellerId: number) =>
      run(({ partnerLinks }) => partnerLinks.add({ resellerId, endCustomerId: end, createdAt: now }));
    const linked = await link(reseller);
    expect(linked).toMatchObject({ resellerId: reseller, endCustomerId: end });
    expect(await link(other)).toBeUndefined();
    expect(await run(({ partnerLinks }) => partnerLinks.ofEndCustomer(end))).toEqual(linked);
    expect(await run(({ partnerLinks }) => partnerLinks.ofReseller(reseller))).toEqual([linked]);
    expect(await run(({ partnerLinks }) => partnerLinks.ofReseller(other))).toEqual([]);
  });

  test('company access tells customer, role and listing in one answer', async () => {
    const { owner, user } = await household();
    const [one, two] = [await addCompany(owner.id), await addCompany(owner.id)];
    await run(({ companyAccess }) => companyAccess.replace(user.id, [two, one]));
    expect(await run(({ companyAccess }) => companyAccess.companiesOf(user.id))).toEqual(
      [one, two].sort((a, b) => a - b),
    );
    await run(({ companyAccess }) => companyAccess.replace(user.id, [one]));
    await run(({ companyAccess }) => companyAccess.list(user.id, one));
    const reach = (companyId: number, userId: number | null) =>
      run(({ companyAccess }) => companyAccess.reach(companyId, userId));
    expect(await reach(one, user.id)).toEqual({ customerId: owner.id, role: 'bookkeeper', isListed: true });
    expect(await reach(two, user.id)).toEqual({ customerId: owner.id, role: 'bookkeeper', isListed: false });
    expect(await reach(two, null)).toEqual({ customerId: owner.id, role: null, isListed: false });
    expect(await reach(9_999_999, user.id)).toBeUndefined();
  });

  test("company access tells the same of all of a customer's companies, and of no others", async () => {
    const [{ owner, user }, other] = [await household(), await household()];
    const [one, two] = [await addCompany(owner.id), await addCompany(owner.id)];
    await addCompany(other.owner.id);
    await run(({ companyAccess }) => companyAccess.replace(user.id, [one]));
    for (const userId of [user.id, other.user.id, null]) {
      const all = await run(({ companyAccess }) => companyAccess.reachWithin(owner.id, userId));
      expect([...all.keys()].sort((a, b) => a - b)).toEqual([one, two]);
      for (const [id, reach] of all) {
        expect(await run(({ companyAccess }) => companyAccess.reach(id, userId))).toEqual(reach);
      }
    }
  });
}
