import type { OutboxResult } from '../domain/outbox-refusal';
import type { Targets } from '../ports/endpoint-stores';

/** Refuses an address that does not lead to a public host. */
export async function publicTarget(targets: Targets, url: string): Promise<OutboxResult<string>> {
  const verdict = await targets.vet(url);
  if (verdict.ok) return { ok: true, value: url };
  return {
    ok: false,
    error: { code: 'webhooks/url-not-public', message: `The url is not allowed: ${verdict.why}.`, path: 'url' },
  };
}
