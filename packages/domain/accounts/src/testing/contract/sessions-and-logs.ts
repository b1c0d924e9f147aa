/// <reference types="jest" />
import { now, type AccountsScene } from './accounts-scene';

const begun = { isPending: false, confirmedAt: null, address: '192.0.2.1', agent: 'Firefox' };

/** Sessions, password links, guesses, the audit log, and housekeeping. */
export function sessionsAndLogs(scene: AccountsScene): void {
  const { run, fresh, freshId, addPair, household } = scene;

  test('sessions end one by one or all of a user at once', async () => {
    const { user } = await household();
    const hashes = [fresh('session'), fresh('session'), fresh('session')] as const;
    for (const hash of hashes) {
      const session = {
        hash,
        userId: user.id,
        createdAt: now,
        expiresAt: now + 1,
        seenAt: now,
        endedAt: null,
        ...begun,
      };
      await run(({ sessions }) => sessions.add(session));
    }
    const ended = () =>
      Promise.all(hashes.map((hash) => run(async ({ sessions }) => (await sessions.find(hash))?.endedAt)));
    await run(({ sessions }) => sessions.end(hashes[0], now + 1));
    expect(await ended()).toEqual([now + 1, null, null]);
    await run(({ sessions }) => sessions.endAllOfUser(user.id, now + 2));
    expect(await ended()).toEqual([now + 1, now + 2, now + 2]);
  });

  test('a session is confirmed, and those of a user are listed newest first', async () => {
    const { user } = await household();
    for (const hash of [fresh('session'), fresh('session')]) {
      await run(({ sessions }) =>
        sessions.add({
          hash,
          userId: user.id,
          createdAt: now,
          expiresAt: now + 1,
          seenAt: now,
          endedAt: null,
          ...begun,
        }),
      );
    }
    const [newer, older] = await run(({ sessions }) => sessions.ofUser(user.id));
    expect(newer!.id).toBeGreaterThan(older!.id);
    expect(newer).toMatchObject(begun);
    await run(({ sessions }) => sessions.confirm(older!.id, now + 5));
    expect((await run(({ sessions }) => sessions.ofUser(user.id))).map((one) => one.confirmedAt)).toEqual([
      null,
      now + 5,
    ]);
  });

  test('a user is one employee of a company at most, and an employee one user', async () => {
    const { user } = await household();
    const [employeeId, other] = [freshId(), freshId()];
    const access = { userId: user.id, customerId: user.customerId, companyId: freshId(), employeeId, createdAt: now };
    const added = await run(({ employeeAccess }) => employeeAccess.add(access));
    expect(added).toMatchObject(access);
    const again = (change: object) => run(({ employeeAccess }) => employeeAccess.add({ ...access, ...change }));
    expect(await again({ employeeId: other })).toBeUndefined();
    expect(await again({ companyId: freshId(), userId: user.id + 1 })).toBeUndefined();
    const second = await again({ companyId: freshId(), employeeId: other });
    expect(await run(({ employeeAccess }) => employeeAccess.ofUser(user.id))).toEqual([added, second]);
    expect(await run(({ employeeAccess }) => employeeAccess.ofEmployee(employeeId))).toEqual(added);
    await run(({ employeeAccess }) => employeeAccess.remove(added!.id));
    expect(await run(({ employeeAccess }) => employeeAccess.ofEmployee(employeeId))).toBeUndefined();
  });

  test('a user has one second factor, which is stored, changed and removed', async () => {
    const { user } = await household();
    const factor = {
      userId: user.id,
      secret: 'JBSWY3DP',
      confirmedAt: null,
      lastStep: 0,
      recoveryHashes: [],
      createdAt: now,
    };
    await run(({ secondFactors }) => secondFactors.add(factor));
    await expect(run(({ secondFactors }) => secondFactors.add(factor))).rejects.toThrow();
    const stored = await run(({ secondFactors }) => secondFactors.find(user.id));
    expect(stored).toMatchObject(factor);
    await run(({ secondFactors }) =>
      secondFactors.save({ ...stored!, lastStep: 59_000_001, confirmedAt: now, recoveryHashes: ['a', 'b'] }),
    );
    expect(await run(({ secondFactors }) => secondFactors.find(user.id))).toMatchObject({
      secret: 'JBSWY3DP',
      lastStep: 59_000_001,
      confirmedAt: now,
      recoveryHashes: ['a', 'b'],
    });
    await run(({ secondFactors }) => secondFactors.remove(user.id));
    expect(await run(({ secondFactors }) => secondFactors.find(user.id))).toBeUndefined();
  });

  test('a request is decided once and spent once, by whoever is first', async () => {
    const companyId = freshId();
    const request = {
      customerId: 1,
      companyId,
      kind: 'payment' as const,
      subject: 'file',
      summary: 'A file',
      amountCents: 123_456_789_012,
      requestedBy: 1,
      requestedAt: now,
      decidedBy: null,
      decidedFor: null,
      decidedAt: null,
      isApproved: null,
      usedAt: null,
    };
    const { id } = await run(({ releases }) => releases.add(request));
    expect(await run(({ releases }) => releases.use(id, now))).toBe(false);
    const decide = (decidedBy: number) =>
      run(({ releases }) => releases.decide(id, { decidedBy, decidedFor: 9, decidedAt: now, isApproved: true }));
    expect((await Promise.all([decide(2), decide(3)])).filter(Boolean)).toHaveLength(1);
    const use = () => run(({ releases }) => releases.use(id, now + 1));
    expect((await Promise.all([use(), use(), use()])).filter(Boolean)).toHaveLength(1);
    const [stored] = await run(({ releases }) => releases.ofSubject(companyId, 'payment', 'file'));
    expect(stored).toMatchObject({
      ...request,
      id,
      decidedBy: expect.any(Number),
      decidedFor: 9,
      isApproved: true,
      usedAt: now + 1,
      decidedAt: now,
    });
    expect(await run(({ releases }) => releases.ofSubject(companyId, 'filing', 'file'))).toEqual([]);
    expect(await run(({ releases }) => releases.ofCompany(companyId))).toHaveLength(1);
  });

  test('a delegation holds from its first moment to its last, and is ended once', async () => {
    const customerId = freshId();
    const delegateId = freshId();
    const plain = { customerId, userId: 1, delegateId, createdBy: 1, createdAt: now, endedAt: null };
    const one = await run(({ delegations }) => delegations.add({ ...plain, startsAt: now, endsAt: now + 10 }));
    const later = await run(({ delegations }) => delegations.add({ ...plain, startsAt: now + 10, endsAt: now + 20 }));
    const active = async (at: number) =>
      (await run(({ delegations }) => delegations.activeTo(delegateId, at))).map(({ id }) => id);
    expect([await active(now - 1), await active(now), await active(now + 9)]).toEqual([[], [one.id], [one.id]]);
    expect([await active(now + 10), await active(now + 20)]).toEqual([[later.id], []]);
    const listed = async (at: number) =>
      (await run(({ delegations }) => delegations.ofCustomer(customerId, at))).map(({ id }) => id);
    expect([await listed(now - 100), await listed(now + 10)]).toEqual([[one.id, later.id], [later.id]]);
    const end = () => run(({ delegations }) => delegations.end(one.id, now + 5));
    expect((await Promise.all([end(), end()])).filter(Boolean)).toHaveLength(1);
    expect(await run(({ delegations }) => delegations.find(one.id))).toMatchObject({ ...plain, endedAt: now + 5 });
    expect([await active(now), await listed(now)]).toEqual([[], [later.id]]);
  });

  test('rules of a company are set and set again; changed bank accounts are found for a while', async () => {
    const companyId = freshId();
    const settings = {
      payRuns: true,
      payments: false,
      filings: false,
      bankAccounts: true,
      limitCents: null,
      holdHours: 24 as const,
    };
    expect(await run(({ releases }) => releases.rulesOf(companyId))).toBeUndefined();
    for (const limitCents of [null, 100_000, 200_000]) {
      await run(async ({ releases }) => {
        const seen = (await releases.rulesOf(companyId))?.version;
        await releases.setRules({ customerId: 1, companyId }, { ...settings, limitCents }, seen);
      });
      expect(await run(({ releases }) => releases.rulesOf(companyId))).toMatchObject({ ...settings, limitCents });
    }
    await run(({ releases }) =>
      releases.noteBankAccounts(
        [5, 6].map((employeeId) => ({ companyId, employeeId })),
        now,
      ),
    );
    await run(({ releases }) => releases.noteBankAccounts([{ companyId, employeeId: 5 }], now + 2));
    expect(await run(({ releases }) => releases.bankAccountsSince(companyId, now - 1))).toEqual([5, 6]);
    expect(await run(({ releases }) => releases.bankAccountsSince(companyId, now + 1))).toEqual([5]);
    expect(await run(({ releases }) => releases.bankAccountsSince(companyId, now + 2))).toEqual([]);
  });

  test('a generation of signing keys is added once, and keys are withdrawn and deleted', async () => {
    const key = (generation: number) => ({
      generation,
      kid: fresh('kid'),
      publicJwk: { kty: 'RSA', n: 'bg', e: 'AQAB' },
      privateKey: '-----BEGIN PRIVATE KEY-----\nx\n',
      createdAt: now,
      signsFrom: now + generation,
      withdrawnAt: null,
    });
    const add = (generation: number) => run(({ signingKeys }) => signingKeys.add(key(generation)));
    const added = await Promise.all([add(901), add(901), add(900)]);
    expect(added.filter((one) => one !== undefined)).toHaveLength(2);
    const stored = () =>
      run(async ({ signingKeys }) => (await signingKeys.all()).filter(({ generation }) => generation >= 900));
    const [first, second] = await stored();
    expect([first?.generation, second?.generation]).toEqual([900, 901]);
    expect(first).toMatchObject({ privateKey: '-----BEGIN PRIVATE KEY-----\nx\n', publicJwk: { n: 'bg' } });
    await run(({ signingKeys }) => signingKeys.withdraw(second?.id ?? 0, now));
    await run(({ signingKeys }) => signingKeys.delete([first?.id ?? 0]));
    expect(await stored()).toEqual([expect.objectContaining({ generation: 901, withdrawnAt: now }) as unknown]);
  });

  test('a new password link makes the older ones of the user useless', async () => {
    const { user } = await household();
    const hash = fresh('link');
    const link = { hash, userId: user.id, createdAt: now, expiresAt: now, usedAt: null };
    await run(({ passwordLinks }) => passwordLinks.add(link));
    await run(({ passwordLinks }) => passwordLinks.useAllOfUser(user.id, now));
    expect(await run(({ passwordLinks }) => passwordLinks.use(hash, now))).toBe(false);
  });

  test('a new e-mail address gets its link when the e-mail is written, is used once, and ends with another one', async () => {
    const { user } = await household();
    const email = 'moana.tui@example.test';
    const asked = { userId: user.id, email, emailKey: email, previousEmail: user.email, hash: null, usedAt: null };
    const add = () => run(({ emailChanges }) => emailChanges.add({ ...asked, createdAt: now, expiresAt: now + 1 }));
    const [first, second] = [await add(), await add()];
    const hashes = [fresh('change'), fresh('change')] as const;
    await run(({ emailChanges }) => emailChanges.setHash(first.id, hashes[0]));
    await run(({ emailChanges }) => emailChanges.setHash(second.id, hashes[1]));
    expect(await run(({ emailChanges }) => emailChanges.find(first.id))).toMatchObject({ ...asked, hash: hashes[0] });
    expect((await run(({ emailChanges }) => emailChanges.findByHash(hashes[1])))?.id).toBe(second.id);
    expect((await run(({ emailChanges }) => emailChanges.latestOfUser(user.id)))?.id).toBe(second.id);
    const use = () => run(({ emailChanges }) => emailChanges.use(hashes[0], now));
    expect((await Promise.all([use(), use()])).filter(Boolean)).toHaveLength(1);
    await run(({ emailChanges }) => emailChanges.endAllOfUser(user.id, now + 5));
    expect(await run(({ emailChanges }) => emailChanges.use(hashes[1], now))).toBe(false);
    expect(await run(({ emailChanges }) => emailChanges.find(first.id))).toMatchObject({ usedAt: now });
  });

  test('of two users with one e-mail address the second is not stored', async () => {
    const { user } = await household();
    const other = await household();
    const taken = { ...other.user, email: user.email, emailKey: user.emailKey };
    expect(await run(({ users }) => users.saveUnlessTaken(taken))).toBe(false);
    expect(await run(({ users }) => users.saveUnlessTaken({ ...other.user, emailKey: fresh('key') }))).toBe(true);
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
    const [customerId, other] = [freshId(), freshId()];
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
            address: '203.0.113.9',
            operator: null,
            form: 2,
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
    expect(entries[0]).toMatchObject({
      details: { note: 'Ōtaki' },
      recordId: '1',
      userId: null,
      address: '203.0.113.9',
      form: 2,
    });
    const head = { customerId, sequence: 20, hash: entries[19]?.hash };
    expect(await run(({ audit }) => audit.head(customerId))).toEqual({ ...head, isGenuine: true });
    expect(await run(({ audit }) => audit.heads())).toContainEqual(head);
    expect(await run(async ({ audit }) => audit.mac('a') === audit.mac('a') && audit.mac('a') !== audit.mac('b'))).toBe(
      true,
    );
    const latest = await run(({ audit }) => audit.latest(customerId, { before: 20, limit: 3 }));
    expect(latest.map((entry) => entry.sequence)).toEqual([19, 18, 17]);
    expect(await run(({ audit }) => audit.head(freshId()))).toMatchObject({ sequence: 0, hash: '', isGenuine: true });
  });

  test('an entry of work that failed leaves its place to the next', async () => {
    const customerId = freshId();
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
}
