import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Principal } from '../../security';

const MOST_TOKENS = 10_000;

/**
 * Remembers which client a token belongs to, so that a request over its client's limit is refused before any database
 * is asked. It decides nothing else: every request that passes is authenticated anew. Tokens are kept as hashes.
 */
export interface ClientKeys {
  recall(token: string): string | undefined;
  remember(token: string, clientKey: string): void;
  forget(token: string): void;
}

export function clientKeys(most = MOST_TOKENS): ClientKeys {
  const keys = new LRUCache<string, string>({ max: most });
  const digest = (token: string) => createHash('sha256').update(token).digest('base64');
  return {
    recall: (token) => keys.get(digest(token)),
    remember: (token, clientKey) => void keys.set(digest(token), clientKey),
    forget: (token) => void keys.delete(digest(token)),
  };
}

/** Limits count per OAuth client (spec 8.1); a token that an operator issued counts for its customer. */
export function clientKeyOf(principal: Principal): string {
  return principal.clientId === null ? `customer:${principal.customerId}` : `client:${principal.clientId}`;
}
