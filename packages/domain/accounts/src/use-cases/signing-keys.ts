import type { AccountsDependencies } from './accounts-dependencies';
import { keysToPublish, keyThatSigns, nextKeySignsFrom, type SigningKey } from '../domain/signing-key';

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'reading' | 'clock' | 'signer'>;

export interface SigningKeyRing {
  /** The key that signs now, made when there is none. */
  signing(): Promise<SigningKey>;
  published(): Promise<readonly SigningKey[]>;
  /** A new key signs at once and no earlier one is trusted any more; answers its `kid`. */
  replaceAll(): Promise<string>;
}

/** Other processes notice a key that was withdrawn within this time. A new key is published for a day before it signs. */
const REREAD_MS = 60_000;

/**
 * The stored signing keys, read once a minute. The next key is made when it is due, by whichever process asks first;
 * its number is unique, so two processes cannot both make it.
 */
export function signingKeyRing(deps: Deps): SigningKeyRing {
  let read: { readonly at: number; readonly keys: Promise<readonly SigningKey[]> } | undefined;
  const current = (): Promise<readonly SigningKey[]> => {
    const now = deps.clock.now();
    if (read === undefined || Math.abs(now - read.at) >= REREAD_MS) {
      const keys = readOrMake(deps, now);
      read = { at: now, keys };
      // A failed read is tried again by the next request.
      keys.catch(() => (read = undefined));
    }
    return read.keys;
  };
  return {
    signing: async () => {
      const key = keyThatSigns(await current(), deps.clock.now());
      if (key === undefined) throw new Error('There is no key to sign ID tokens with.');
      return key;
    },
    published: async () => keysToPublish(await current(), deps.clock.now()),
    replaceAll: async () => {
      const pair = await deps.signer.newKeyPair();
      await deps.unitOfWork.run(async ({ signingKeys }) => {
        const now = deps.clock.now();
        const keys = await signingKeys.all();
        const key = { ...pair, generation: generationAfter(keys), createdAt: now, signsFrom: now, withdrawnAt: null };
        // Another process made one meanwhile: the unit of work starts again and withdraws that one too.
        if ((await signingKeys.add(key)) === undefined) throw new Error('Another signing key was made meanwhile.');
        for (const { id, withdrawnAt } of keys) if (withdrawnAt === null) await signingKeys.withdraw(id, now);
      });
      read = undefined;
      return pair.kid;
    },
  };
}

async function readOrMake(deps: Deps, now: number): Promise<readonly SigningKey[]> {
  const keys = await deps.reading.run(({ signingKeys }) => signingKeys.all());
  const signsFrom = nextKeySignsFrom(keys, now);
  if (signsFrom === undefined) return keys;
  const pair = await deps.signer.newKeyPair();
  await deps.unitOfWork.run(async ({ signingKeys }) => {
    const stored = await signingKeys.all();
    const stillFrom = nextKeySignsFrom(stored, now);
    if (stillFrom === undefined) return;
    const added = await signingKeys.add({
      ...pair,
      generation: generationAfter(stored),
      createdAt: now,
      signsFrom: stillFrom,
      withdrawnAt: null,
    });
    if (added === undefined) return;
    const published = new Set(keysToPublish(stored, now).map(({ id }) => id));
    await signingKeys.delete(stored.filter(({ id }) => !published.has(id)).map(({ id }) => id));
  });
  // Read anew: where another process was first, this transaction could not see its key.
  return deps.reading.run(({ signingKeys }) => signingKeys.all());
}

function generationAfter(keys: readonly SigningKey[]): number {
  return Math.max(0, ...keys.map(({ generation }) => generation)) + 1;
}
