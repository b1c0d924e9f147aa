/// <reference types="jest" />
import type { AccountStores } from '../ports/account-stores';
import type { UnitOfWork } from '../ports/unit-of-work';

export interface ContractedAccounts {
  readonly unitOfWork: UnitOfWork<AccountStores>;
  /** A company of this customer, made the way the real companies are; answers its id. */
  addCompany(customerId: number): Promise<number>;
  close?(): Promise<void>;
}

export type MakeAccounts = () => Promise<ContractedAccounts>;

/** A fresh schema on a busy machine takes its time. */
const openingMs = 60_000;

const now = 1_800_000_000_000;
const customer = { name: 'Kōwhai Ltd', isApiAdmin: true, isReseller: false, defaultCompanyId: null, createdAt: now };
const scopes = ['openid', 'payroll.read'] as const;

/** What every implementation of the account stores promises; the fake and each database run it. */
export function accountStoresContract(name: string, make: MakeAccounts): void {
  describe(`account stores: ${name}`, () => {
    let accounts: ContractedAccounts;
    let count = 0;
    const fresh = (prefix: string) => {
      count += 1;
      return `${prefix}-${count}`;
    };
    const run = <T>(work: (stores: AccountStores) => Promise<T>) => accounts.unitOfWork.run(work);
    const addUser = (customerId: number, email = fresh('user@example.test')) =>
      run(async ({ users }) => {
        const user = await users.add({
          customerId,
          name: 'Ana Müller 😀',
          email,
          emailKey: email,
          role: 'member',
          passwordHash: null,
          isActive: true,
          createdAt: now,
        });
        if (user === undefined) throw new Error('taken');
        return user;
      });
    const addClient = (customerId: number) =>
      run(({ clients }) =>
        clients.add({
          clientId: fresh('client'),
          customerId,
          name: 'Rosters',
          isPublic: false,
          secretHash: fresh('hash'),
          redirectUris: ['https://rosters.test/cb', 'https://rosters.test/cb?x=1'],
          createdAt: now,
          revokedAt: null,
        }),
      );
    const addGrant = (customerId: number, clientRecordId: number | null, userId: number | null) =>
      run(({ grants }) =>
        grants.add({
          clientRecordId,
          customerId,
          userId,
          scopes: [...scopes],
          createdAt: now,
          revokedAt: null,
          revokedBecause: null,
        }),
      );
    const addPair = async (grantId: number, over: { refreshExpiresAt?: number; accessExpiresAt?: number } = {}) => {
      const pair = {
        grantId,
        accessHash: fresh('access'),
        accessScopes: [...scopes],
        accessExpiresAt: over.accessExpiresAt ?? now + 1,
        accessRevokedAt: null,
        refreshHash: fresh('refresh'),
        refreshExpiresAt: over.refreshExpiresAt ?? now + 2,
        refreshUsedAt: null,
        createdAt: now,
      };
      await run(({ tokens }) => tokens.add(pair));
      return pair;
    };
    const household = async () => {
      const owner = await run(({ customers }) => customers.add(customer));
      const user = await addUser(owner.id);
      const client = await addClient(owner.id);
      const grant = await addGrant(owner.id, client.id, user.id);
      return { owner, user, client, grant };
    };

    beforeAll(async () => {
      accounts = await make();
    }, openingMs);
    afterAll(() => accounts.close?.(), openingMs);

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
      const [reseller, other, end] = [fresh('1').length * 1000 + count, 2_000_000 + count, 3_000_000 + count];
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
      const [one, two] = [await accounts.addCompany(owner.id), await accounts.addCompany(owner.id)];
      await run(({ companyAccess }) => companyAccess.replace(user.id, [two, one]));
      expect(await run(({ companyAccess }) => companyAccess.companiesOf(user.id))).toEqual(
        [one, two].sort((a, b) => a - b),
      );
      await run(({ companyAccess }) => companyAccess.replace(user.id, [one]));
      await run(({ companyAccess }) => companyAccess.list(user.id, one));
      const reach = (companyId: number, userId: number | null) =>
        run(({ companyAccess }) => companyAccess.reach(companyId, userId));
      expect(await reach(one, user.id)).toEqual({ customerId: owner.id, role: 'member', isListed: true });
      expect(await reach(two, user.id)).toEqual({ customerId: owner.id, role: 'member', isListed: false });
      expect(await reach(two, null)).toEqual({ customerId: owner.id, role: null, isListed: false });
      expect(await reach(9_999_999, user.id)).toBeUndefined();
    });

    test("company access tells the same of all of a customer's companies, and of no others", async () => {
      const [{ owner, user }, other] = [await household(), await household()];
      const [one, two] = [await accounts.addCompany(owner.id), await accounts.addCompany(owner.id)];
      await accounts.addCompany(other.owner.id);
      await run(({ companyAccess }) => companyAccess.replace(user.id, [one]));
      for (const userId of [user.id, other.user.id, null]) {
        const all = await run(({ companyAccess }) => companyAccess.reachWithin(owner.id, userId));
        expect([...all.keys()].sort((a, b) => a - b)).toEqual([one, two]);
        for (const [id, reach] of all) {
          expect(await run(({ companyAccess }) => companyAccess.reach(id, userId))).toEqual(reach);
        }
      }
    });

    test('a client keeps its addresses character by character', async () => {
      const { owner, client } = await household();
      expect(await run(({ clients }) => clients.findByClientId(client.clientId))).toEqual(client);
      expect(await run(({ clients }) => clients.findByClientId(client.clientId.toUpperCase()))).toBeUndefined();
      await run(({ clients }) => clients.save({ ...client, revokedAt: now, redirectUris: [] }));
      expect(await run(({ clients }) => clients.find(client.id))).toMatchObject({ revokedAt: now, redirectUris: [] });
      expect(await run(({ clients }) => clients.ofCustomer(owner.id))).toHaveLength(1);
    });

    test('a grant is revoked once', async () => {
      const { grant } = await household();
      expect(await run(({ grants }) => grants.revoke(grant.id, now, 'reuse'))).toBe(true);
      expect(await run(({ grants }) => grants.revoke(grant.id, now + 1, 'customer'))).toBe(false);
      expect(await run(({ grants }) => grants.find(grant.id))).toMatchObject({
        revokedAt: now,
        revokedBecause: 'reuse',
      });
    });

    test('a connection is live while neither grant nor client is revoked and a refresh token is good', async () => {
      const partner = await run(({ customers }) => customers.add(customer));
      const { owner, user } = await household();
      const client = await addClient(partner.id);
      const grant = await addGrant(owner.id, client.id, user.id);
      const forPartner = () => run(({ grants }) => grants.liveForPartner(partner.id, now));
      const forCustomer = () => run(({ grants }) => grants.liveForCustomer(owner.id, now));
      expect(await forPartner()).toEqual([]);
      const pair = await addPair(grant.id);
      await addPair(grant.id, { refreshExpiresAt: now });
      const connection = { grant, clientName: client.name, clientId: client.clientId, customerName: owner.name };
      expect(await forPartner()).toEqual([connection]);
      expect(await forCustomer()).toEqual([connection]);
      await run(({ tokens }) => tokens.useRefresh(pair.refreshHash, now));
      expect(await forPartner()).toEqual([]);
      await addPair(grant.id);
      expect(await forPartner()).toHaveLength(1);
      await run(({ grants }) => grants.revoke(grant.id, now, 'partner'));
      expect(await forCustomer()).toEqual([]);
    });

    test('of parallel uses of a code, request, link or refresh token exactly one wins', async () => {
      const { user, grant, client } = await household();
      const hash = fresh('single-use');
      const pair = await addPair(grant.id);
      await run(async (stores) => {
        const ends = { expiresAt: now, usedAt: null };
        await stores.codes.add({
          hash,
          grantId: grant.id,
          redirectUri: 'https://a.test',
          codeChallenge: null,
          ...ends,
        });
        await stores.passwordLinks.add({ hash, userId: user.id, createdAt: now, ...ends });
        await stores.authorizationRequests.add({
          hash,
          sessionId: 1,
          clientRecordId: client.id,
          redirectUri: 'https://a.test',
          state: 'x y',
          scopes: [...scopes],
          codeChallenge: 'c',
          ...ends,
        });
      });
      const uses: ((stores: AccountStores) => Promise<boolean>)[] = [
        ({ codes }) => codes.use(hash, now),
        ({ passwordLinks }) => passwordLinks.use(hash, now),
        ({ authorizationRequests }) => authorizationRequests.use(hash, now),
        ({ tokens }) => tokens.useRefresh(pair.refreshHash, now),
      ];
      for (const use of uses) {
        const wins = await Promise.all(Array.from({ length: 8 }, () => run(use)));
        expect(wins.filter(Boolean)).toHaveLength(1);
      }
      expect(await run(({ codes }) => codes.find(hash))).toMatchObject({ usedAt: now, codeChallenge: null });
      expect(await run(({ passwordLinks }) => passwordLinks.find(hash))).toMatchObject({
        usedAt: now,
        userId: user.id,
      });
      const request = await run(({ authorizationRequests }) => authorizationRequests.find(hash));
      expect(request).toMatchObject({ usedAt: now, state: 'x y', scopes, codeChallenge: 'c', sessionId: 1 });
      const refresh = await run(({ tokens }) => tokens.findByRefresh(pair.refreshHash));
      expect(refresh).toMatchObject({ usedAt: now, grantId: grant.id, scopes, isRevoked: false });
    });

    test('several refresh tokens are found with their client and used together, each once', async () => {
      const { client, grant } = await household();
      const [one, two, three] = [await addPair(grant.id), await addPair(grant.id), await addPair(grant.id)];
      const hashes = [one.refreshHash, two.refreshHash, three.refreshHash];
      expect(await run(({ tokens }) => tokens.useRefresh(two.refreshHash, now))).toBe(true);
      const found = await run(({ tokens }) => tokens.findGoodRefreshes([...hashes, fresh('unknown')], now));
      expect([...found.keys()].sort()).toEqual([one.refreshHash, three.refreshHash].sort());
      const { clientId, isPublic, secretHash, redirectUris } = client;
      const known = { clientId, isPublic, secretHash, redirectUris };
      expect(found.get(one.refreshHash)).toEqual({ grantId: grant.id, scopes, client: known });
      const counts = await Promise.all(
        Array.from({ length: 4 }, () => run(({ tokens }) => tokens.useRefreshes(hashes, now + 1))),
      );
      expect(counts.sort()).toEqual([0, 0, 0, 2]);
      expect(await run(({ tokens }) => tokens.findByRefresh(two.refreshHash))).toMatchObject({ usedAt: now });
    });

    test.each(['used', 'expired', 'grant', 'client', 'user'] as const)(
      'a refresh token is not good any more: %s',
      async (what) => {
        const { user, client, grant } = await household();
        const pair = await addPair(grant.id, { refreshExpiresAt: now + 1 });
        const isGood = async (at: number) =>
          (await run(({ tokens }) => tokens.findGoodRefreshes([pair.refreshHash], at))).size === 1;
        expect(await isGood(now)).toBe(true);
        await run(async ({ tokens, grants, clients, users }) => {
          if (what === 'used') await tokens.useRefresh(pair.refreshHash, now);
          if (what === 'grant') await grants.revoke(grant.id, now, 'customer');
          if (what === 'client') await clients.save({ ...client, revokedAt: now });
          if (what === 'user') await users.save({ ...user, isActive: false });
        });
        expect(await isGood(what === 'expired' ? now + 1 : now)).toBe(false);
      },
    );

    test('an access token comes with all that decides about it', async () => {
      const { owner, user, client, grant } = await household();
      const plan = await run(({ plans }) =>
        plans.add({ code: fresh('plan'), name: 'x', employeeCap: 1, createdAt: now }),
      );
      for (const endsAt of [now, null]) {
        await run(({ subscriptions }) =>
          subscriptions.add({
            customerId: owner.id,
            planId: plan?.id ?? 0,
            kind: 'paid',
            startsAt: now - 9,
            endsAt,
            createdAt: now,
          }),
        );
      }
      const pair = await addPair(grant.id);
      const find = () => run(({ tokens }) => tokens.findAccess(pair.accessHash));
      const facts = await find();
      expect(facts).toMatchObject({
        grantId: grant.id,
        scopes,
        issuedAt: now,
        expiresAt: now + 1,
        isRevoked: false,
        clientId: client.clientId,
        clientRecordId: client.id,
        customerId: owner.id,
        isApiAdmin: true,
        isReseller: false,
        user: { id: user.id, role: 'member', isActive: true },
      });
      expect(facts?.subscriptions).toHaveLength(2);
      expect(facts?.subscriptions).toEqual(
        expect.arrayContaining([
          { startsAt: now - 9, endsAt: now },
          { startsAt: now - 9, endsAt: null },
        ]),
      );
      await run(({ users }) => users.save({ ...user, isActive: false }));
      expect((await find())?.user?.isActive).toBe(false);
      expect((await run(({ tokens }) => tokens.findByRefresh(pair.refreshHash)))?.isRevoked).toBe(true);
      await run(({ tokens }) => tokens.revokeAccess(pair.accessHash, now));
      expect((await find())?.isRevoked).toBe(true);
      expect(await run(({ tokens }) => tokens.findAccess(pair.refreshHash))).toBeUndefined();
    });

    test.each(['grant', 'client'] as const)('an access token ends with its %s', async (which) => {
      const { client, grant } = await household();
      const pair = await addPair(grant.id);
      await run(async ({ grants, clients }) => {
        if (which === 'grant') await grants.revoke(grant.id, now, 'operator');
        else await clients.save({ ...client, revokedAt: now });
      });
      expect((await run(({ tokens }) => tokens.findAccess(pair.accessHash)))?.isRevoked).toBe(true);
    });

    test("an operator's token has neither client nor user nor refresh token", async () => {
      const owner = await run(({ customers }) => customers.add(customer));
      const grant = await addGrant(owner.id, null, null);
      const accessHash = fresh('access');
      const none = { accessRevokedAt: null, refreshHash: null, refreshExpiresAt: null, refreshUsedAt: null };
      const pair = { grantId: grant.id, accessHash, accessScopes: [...scopes], accessExpiresAt: now, createdAt: now };
      await run(({ tokens }) => tokens.add({ ...pair, ...none }));
      await run(({ tokens }) => tokens.add({ ...pair, ...none, accessHash: fresh('access') }));
      const facts = await run(({ tokens }) => tokens.findAccess(accessHash));
      expect(facts).toMatchObject({
        clientId: null,
        clientRecordId: null,
        user: null,
        subscriptions: [],
        isRevoked: false,
      });
    });

    test('sessions end one by one or all of a user at once', async () => {
      const { user } = await household();
      const hashes = [fresh('session'), fresh('session'), fresh('session')] as const;
      for (const hash of hashes) {
        const session = { hash, userId: user.id, createdAt: now, expiresAt: now + 1, endedAt: null };
        await run(({ sessions }) => sessions.add(session));
      }
      const ended = () =>
        Promise.all(hashes.map((hash) => run(async ({ sessions }) => (await sessions.find(hash))?.endedAt)));
      await run(({ sessions }) => sessions.end(hashes[0], now + 1));
      expect(await ended()).toEqual([now + 1, null, null]);
      await run(({ sessions }) => sessions.endAllOfUser(user.id, now + 2));
      expect(await ended()).toEqual([now + 1, now + 2, now + 2]);
    });

    test('a new password link makes the older ones of the user useless', async () => {
      const { user } = await household();
      const hash = fresh('link');
      const link = { hash, userId: user.id, createdAt: now, expiresAt: now, usedAt: null };
      await run(({ passwordLinks }) => passwordLinks.add(link));
      await run(({ passwordLinks }) => passwordLinks.useAllOfUser(user.id, now));
      expect(await run(({ passwordLinks }) => passwordLinks.use(hash, now))).toBe(false);
    });

    test('parallel guesses under one key are all counted', async () => {
      const key = fresh('key');
      const guess = (at: number) =>
        run(async ({ guessLogs }) => guessLogs.put(key, [...(await guessLogs.hold(key)), at]));
      await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index)));
      const guesses = await run(({ guessLogs }) => guessLogs.hold(key));
      expect([...guesses].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
      expect(await run(({ guessLogs }) => guessLogs.hold(fresh('key')))).toEqual([]);
    });

    test('parallel entries of one audit log take places without gap or fork, each customer apart', async () => {
      const [customerId, other] = [5_000_000 + count, 6_000_000 + count];
      const append = (id: number, action: string) =>
        run(async ({ audit }) => {
          const { sequence, previousHash } = await audit.reserve(id);
          await audit.append([
            {
              at: now,
              customerId: id,
              userId: null,
              clientId: null,
              requestId: 'r',
              action,
              recordType: 'probe',
              recordId: '1',
              details: { note: 'Ōtaki' },
              sequence,
              previousHash,
              hash: `${previousHash}${sequence}.`.slice(-40),
            },
          ]);
        });
      await Promise.all(Array.from({ length: 20 }, (_, index) => append(customerId, `act-${index}`)));
      await append(other, 'elsewhere');
      const entries = await run(({ audit }) => audit.after(customerId, 0, 100));
      expect(entries.map((entry) => entry.sequence)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
      entries.forEach((entry, index) => expect(entry.previousHash).toBe(entries[index - 1]?.hash ?? ''));
      expect(new Set(entries.map((entry) => entry.action)).size).toBe(20);
      expect(entries[0]).toMatchObject({ details: { note: 'Ōtaki' }, recordId: '1', userId: null });
      expect(await run(({ audit }) => audit.head(customerId))).toEqual({ sequence: 20, hash: entries[19]?.hash });
      const latest = await run(({ audit }) => audit.latest(customerId, { before: 20, limit: 3 }));
      expect(latest.map((entry) => entry.sequence)).toEqual([19, 18, 17]);
      expect(await run(({ audit }) => audit.head(7_000_000 + count))).toEqual({ sequence: 0, hash: '' });
    });

    test('an entry of work that failed leaves its place to the next', async () => {
      const customerId = 8_000_000 + count;
      const attempt = run(async ({ audit }) => {
        await audit.reserve(customerId);
        throw new Error('after the reservation');
      });
      await expect(attempt).rejects.toThrow('after the reservation');
      expect(await run(({ audit }) => audit.reserve(customerId))).toEqual({ sequence: 1, previousHash: '' });
    });

    test('housekeeping deletes what ended, in bounded chunks, and nothing that is still good', async () => {
      const { grant } = await household();
      const old = await Promise.all(
        [1, 2, 3].map((age) => addPair(grant.id, { refreshExpiresAt: age, accessExpiresAt: age })),
      );
      const good = await addPair(grant.id);
      const [oldKey, goodKey] = [fresh('key'), fresh('key')];
      for (const [key, at] of [
        [oldKey, 50],
        [goodKey, now],
      ] as const) {
        await run(async ({ guessLogs }) => {
          await guessLogs.hold(key);
          await guessLogs.put(key, [at]);
        });
      }
      let chunks = 0;
      while ((await run(({ housekeeping }) => housekeeping.deleteEnded(100, 2))) > 0) chunks += 1;
      expect(chunks).toBeGreaterThanOrEqual(2);
      for (const pair of old) {
        expect(await run(({ tokens }) => tokens.findByRefresh(pair.refreshHash))).toBeUndefined();
      }
      expect(await run(({ tokens }) => tokens.findByRefresh(good.refreshHash))).toBeDefined();
      expect(await run(({ guessLogs }) => guessLogs.hold(oldKey))).toEqual([]);
      expect(await run(({ guessLogs }) => guessLogs.hold(goodKey))).toEqual([now]);
    });
  });
}
