import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json';

/** What a key was used for: SHA-256 of the endpoint (`POST /api/partner-checkout/orders`) and the parsed payload. */
export function fingerprintOf(endpoint: string, payload: unknown): string {
  return createHash('sha256')
    .update(`${endpoint}\n${canonicalJson(payload)}`)
    .digest('base64url');
}
