/// <reference types="jest" />
import type { AccountsScene } from './accounts-scene';

/** Providers of domains, sign-ins that wait for an answer, and passkeys. */
export function signOnAndPasskeys({ run, fresh, freshId, household }: AccountsScene): void {
  test('an account names one provider for a domain; others may name theirs', async () => {
    const [customerId, other] = [freshId(), freshId()];
    const domain = `${fresh('d').toLowerCase()}.example`;
    const record = {
      customerId,
      domain,
      issuer: 'https://login.example.com/Māori',
      clientId: 'payroll',
      clientSecret: 'a secret',
      passwordsOff: false,
      provenAt: null,
      createdAt: 5,
    };
    const added = await run(({ signOnDomains }) => signOnDomains.add(record));
    expect(added).toMatchObject(record);
    expect(await run(({ signOnDomains }) => signOnDomains.add(record))).toBeUndefined();
    await run(({ signOnDomains }) => signOnDomains.add({ ...record, customerId: other, clientSecret: null }));
    expect(await run(({ signOnDomains }) => signOnDomains.find(added!.id))).toEqual(added);
    const all = await run(({ signOnDomains }) => signOnDomains.ofDomain(domain));
    expect(all.map((one) => [one.customerId, one.clientSecret])).toEqual([
      [customerId, 'a secret'],
      [other, null],
    ]);
    await run(({ signOnDomains }) => signOnDomains.save({ ...added!, passwordsOff: true, provenAt: 7 }));
    const saved = await run(({ signOnDomains }) => signOnDomains.ofCustomer(customerId));
    expect(saved).toEqual([{ ...added, passwordsOff: true, provenAt: 7, version: 2 }]);
    await run(({ signOnDomains }) => signOnDomains.remove(added!.id));
    expect(await run(({ signOnDomains }) => signOnDomains.ofCustomer(customerId))).toEqual([]);
  });

  test('a challenge is answered once, by one of many', async () => {
    const hash = fresh('challenge');
    const challenge = {
      hash,
      purpose: 'passkey-sign-in' as const,
      userId: null,
      signOnDomainId: null,
      identity: fresh('identity'),
      next: '/home',
      expiresAt: 9_000_000,
      usedAt: null,
    };
    await run(({ signInChallenges }) => signInChallenges.add(challenge));
    expect(await run(({ signInChallenges }) => signInChallenges.find(hash))).toMatchObject(challenge);
    const uses = await Promise.all([1, 2, 3].map((at) => run((stores) => stores.signInChallenges.use(hash, at))));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await run(({ signInChallenges }) => signInChallenges.use(fresh('none'), 1))).toBe(false);
  });

  test('a credential is of one user', async () => {
    const { user } = await household();
    const passkey = {
      userId: user.id,
      credentialHash: fresh('credential'),
      credentialId: 'c'.repeat(1300),
      publicKey: 'pQECAyYgASFY',
      counter: 0,
      transports: ['internal', 'hybrid'],
      name: 'Téléphone',
      createdAt: 5,
      usedAt: null,
    };
    const added = await run(({ passkeys }) => passkeys.add(passkey));
    expect(await run(({ passkeys }) => passkeys.add({ ...passkey, userId: freshId() }))).toBeUndefined();
    expect(await run(({ passkeys }) => passkeys.findByCredential(passkey.credentialHash))).toEqual(added);
    await run(({ passkeys }) => passkeys.save({ ...added!, counter: 4, usedAt: 6 }));
    expect(await run(({ passkeys }) => passkeys.ofUser(user.id))).toEqual([
      { ...added, counter: 4, usedAt: 6, version: 2 },
    ]);
    await run(({ passkeys }) => passkeys.remove(added!.id));
    expect(await run(({ passkeys }) => passkeys.ofUser(user.id))).toEqual([]);
  });
}
