import { createHash } from 'node:crypto';
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
  const keys = new Map<string, string>();
  const digest = (token: string) => createHash('sha256').update(token).digest('base64');
  return {
    recall: (token) => keys.get(digest(token)),
    remember(token, clientKey) {
      const id = digest(token);
      keys.delete(id);
      keys.set(id, clientKey);
      if (keys.size > most) keys.delete(keys.keys().next().value!);
    },
    forget: (token) => void keys.delete(digest(token)),
  };
}

/** Limits count per OAuth client (spec 8.1); a token that an operator issued counts for its customer. */
export function clientKeyOf(principal: Principal): string {
  return principal.clientId === null ? `customer:${principal.customerId}` : `client:${principal.clientId}`;
}
