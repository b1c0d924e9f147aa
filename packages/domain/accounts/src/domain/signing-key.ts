/** The public half of a signing key as clients read it. @law RFC 7517, RFC 7518 6.3.1 */
export interface PublicJwk {
  readonly kty: string;
  readonly n: string;
  readonly e: string;
}

/** A key that signs ID tokens. Its private half is stored encrypted. */
export interface SigningKey {
  readonly id: number;
  /** 1, 2, 3 …; unique, so that of two processes that make the next key one wins. */
  readonly generation: number;
  /** The RFC 7638 thumbprint of the public half. */
  readonly kid: string;
  readonly publicJwk: PublicJwk;
  /** PKCS #8 in PEM. */
  readonly privateKey: string;
  readonly createdAt: number;
  readonly signsFrom: number;
  /** The operator no longer trusts it: it neither signs nor is published. */
  readonly withdrawnAt: number | null;
  readonly version: number;
}

const DAY = 86_400_000;

/** A key signs for 90 days. It is published a day before it signs and a day after its last signature has expired. */
const signingKeyPeriods = { signs: 90 * DAY, publishedBefore: DAY, publishedAfter: DAY } as const;

/** The newest key whose time has come; the oldest when no key's has, as after a clock that was set back. */
export function keyThatSigns(keys: readonly SigningKey[], now: number): SigningKey | undefined {
  const trusted = inOrder(keys);
  return trusted.findLast(({ signsFrom }) => signsFrom <= now) ?? trusted[0];
}

/** Keys that a client may need: the one that signs, its successor, and predecessors whose tokens may still be checked. */
export function keysToPublish(keys: readonly SigningKey[], now: number): readonly SigningKey[] {
  const trusted = inOrder(keys);
  return trusted.filter((_key, index) => {
    const successor = trusted[index + 1];
    return successor === undefined || successor.signsFrom + signingKeyPeriods.publishedAfter > now;
  });
}

/** From when the next key signs, when it is time to make one; undefined before. */
export function nextKeySignsFrom(keys: readonly SigningKey[], now: number): number | undefined {
  const newest = inOrder(keys).at(-1);
  if (newest === undefined) return now;
  const { signs, publishedBefore } = signingKeyPeriods;
  return now < newest.signsFrom + signs - publishedBefore ? undefined : now + publishedBefore;
}

function inOrder(keys: readonly SigningKey[]): readonly SigningKey[] {
  return keys.filter(({ withdrawnAt }) => withdrawnAt === null).sort((a, b) => a.generation - b.generation);
}
