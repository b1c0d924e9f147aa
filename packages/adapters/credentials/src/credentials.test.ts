import { calculateJwkThumbprint, importJWK, jwtVerify } from 'jose';
import { argon2Passwords, nodeSecrets, nodeTokenSigner } from '.';

describe('secrets', () => {
  test('SHA-256 in base64url is the S256 of RFC 7636, appendix B', () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(nodeSecrets.digest(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  test('random values have 256 bits and do not repeat', () => {
    const values = Array.from({ length: 1000 }, () => nodeSecrets.random());
    expect(new Set(values).size).toBe(1000);
    for (const value of values) expect(Buffer.from(value, 'base64url')).toHaveLength(32);
  });

  test.each([
    ['a', 'a', true],
    ['a', 'b', false],
    ['a', 'aa', false],
    ['', '', true],
    ['', 'a', false],
  ])('%p equals %p: %p', (a, b, expected) => {
    expect(nodeSecrets.equal(a, b)).toBe(expected);
  });
});

describe('ID tokens', () => {
  test('what is signed is checked by jose with the public half, and the kid is its RFC 7638 thumbprint', async () => {
    const pair = await nodeTokenSigner.newKeyPair();
    expect(pair.kid).toBe(await calculateJwkThumbprint({ ...pair.publicJwk }));
    const token = await nodeTokenSigner.sign({ sub: '7', name: 'Kōwhai' }, pair);
    const { payload, protectedHeader } = await jwtVerify(token, await importJWK({ ...pair.publicJwk }, 'RS256'));
    expect([payload, protectedHeader]).toEqual([
      { sub: '7', name: 'Kōwhai' },
      { alg: 'RS256', typ: 'JWT', kid: pair.kid },
    ]);
    const other = await nodeTokenSigner.newKeyPair();
    await expect(jwtVerify(token, await importJWK({ ...other.publicJwk }, 'RS256'))).rejects.toThrow(/signature/);
  });

  test('at_hash of the example in OpenID Connect Core 1.0, A.3', () => {
    expect(nodeTokenSigner.leftHalfHash('jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y')).toBe('77QmUPtjPfzWtF2AnpK9RQ');
  });
});

describe('passwords', () => {
  const passwords = argon2Passwords();

  test('Argon2id with the cost that OWASP names, salted afresh each time', async () => {
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify('correct horse', one)).toBe(true);
    expect(await passwords.verify('correct horsf', one)).toBe(false);
  });

  test('an unknown user is refused after the same work as a known one', async () => {
    const stored = await passwords.hash('correct horse');
    // Of the processor, not of the clock: a busy machine makes anything late.
    const work = async (hash: string | null) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 5; round += 1) expect(await passwords.verify('wrong', hash)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await work(null);
    const [unknown, known] = [await work(null), await work(stored)];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });
});
