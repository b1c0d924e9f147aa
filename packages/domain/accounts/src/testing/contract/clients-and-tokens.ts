/// <reference types="jest" />
import type { KeyRefusal } from '../../domain/machine-key';
import type { AccountStores } from '../../ports/account-stores';
import { customer, now, scopes, type AccountsScene } from './accounts-scene';

/** Clients, grants, codes and tokens. */
export function clientsAndTokens(scene: AccountsScene): void {
  const { run, fresh, addClient, addGrant, addPair, household } = scene;

  test('a client keeps its addresses character by character', async () => {
    const { owner, client } = await household();
    expect(await run(({ clients }) => clients.findByClientId(client.clientId))).toEqual(client);
    expect(await run(({ clients }) => clients.findByClientId(client.clientId.toUpperCase()))).toBeUndefined();
    // Whoever asks may send any text.
    for (const text of ['café', 'a b', 'x'.repeat(2000), '\\u0000']) {
      expect(await run(({ clients }) => clients.findByClientId(text))).toBeUndefined();
    }
    await run(({ clients }) => clients.save({ ...client, revokedAt: now, redirectUris: [] }));
    expect(await run(({ clients }) => clients.find(client.id))).toMatchObject({ revokedAt: now, redirectUris: [] });
    expect(await run(({ clients }) => clients.ofCustomer(owner.id))).toHaveLength(1);
  });

  test('a public client is found by the origins of its addresses until it is revoked', async () => {
    const { client } = await household();
    const origin = `https://${fresh('app')}.test`;
    const found = () => run(({ clients }) => clients.publicOfOrigin(origin));
    await run(({ clients }) => clients.save({ ...client, redirectUris: [`${origin}/cb`, `${origin}/other`] }));
    expect(await found()).toEqual([]);
    const change = (over: Partial<typeof client>) =>
      run(async ({ clients }) => {
        const stored = await clients.find(client.id);
        if (stored !== undefined) await clients.save({ ...stored, ...over });
      });
    await change({ isPublic: true });
    expect(await found()).toEqual([client.clientId]);
    expect(await run(({ clients }) => clients.publicOfOrigin(`${origin}:8443`))).toEqual([]);
    for (const text of ['café', 'a b', 'x'.repeat(2000)]) {
      expect(await run(({ clients }) => clients.publicOfOrigin(text))).toEqual([]);
    }
    await change({ redirectUris: ['https://elsewhere.test/cb'] });
    expect(await found()).toEqual([]);
    await change({ redirectUris: [`${origin}/cb`], revokedAt: now });
    expect(await found()).toEqual([]);
  });

  test('a grant keeps the companies that it is for, and a token finds them', async () => {
    const { owner, user, client, grant } = await household();
    const { id: _, version: __, ...facts } = grant;
    const limited = await run(({ grants }) => grants.add({ ...facts, companyIds: [7, 12] }));
    expect(await run(({ grants }) => grants.find(limited.id))).toMatchObject({ companyIds: [7, 12], userId: user.id });
    expect(await run(({ grants }) => grants.ofClients([client.id]))).toEqual([grant, limited]);
    expect(await run(({ grants }) => grants.ofClients([]))).toEqual([]);
    for (const { id, companyIds } of [grant, limited]) {
      const pair = await addPair(id);
      const found = await run(({ tokens }) => tokens.findAccess(pair.accessHash));
      expect(found).toMatchObject({ customerId: owner.id, companyIds });
    }
  });

  test('a key for a machine keeps its end, and when it was used', async () => {
    const { client } = await household();
    await run(({ clients }) => clients.save({ ...client, redirectUris: [], endsAt: now + 5 }));
    await run(({ clients }) => clients.use(client.id, now + 2));
    expect(await run(({ clients }) => clients.find(client.id))).toMatchObject({ endsAt: now + 5, lastUsedAt: now + 2 });
  });

  test('refusals of a key are counted for each reason, and asked for no more often than wanted', async () => {
    const { client } = await household();
    const refuse = (reason: KeyRefusal, at: number) => run(({ clients }) => clients.refuse(client.id, reason, at, 100));
    expect(await refuse('secret', now)).toBe(1);
    expect(await refuse('secret', now + 1)).toBeUndefined();
    expect(await refuse('secret', now + 99)).toBeUndefined();
    expect(await refuse('scope', now + 99)).toBe(1);
    expect(await refuse('secret', now + 100)).toBe(3);
    expect(await refuse('secret', now + 199)).toBeUndefined();
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
        nonce: 'n',
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
        nonce: null,
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
    expect(await run(({ codes }) => codes.find(hash))).toMatchObject({ usedAt: now, codeChallenge: null, nonce: 'n' });
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
    expect(found.get(one.refreshHash)).toEqual({
      grantId: grant.id,
      customerId: grant.customerId,
      authenticatedAt: grant.authenticatedAt,
      scopes,
      client: known,
    });
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
      user: { id: user.id, role: 'bookkeeper', isActive: true },
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
}
