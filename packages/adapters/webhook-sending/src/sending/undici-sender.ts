import { request } from 'undici';
import type { ClosableSender } from './closable-sender';
import { PinnedPools } from './pinned-pools';
import type { TargetPolicy } from './vet-target';
import { vettedSend } from './vetted-send';

/** Sends by undici, over connections that are kept for each vetted address. */
export function undiciSender(policy: TargetPolicy, now: () => number = () => Date.now()): ClosableSender {
  const pools = new PinnedPools({ addresses: 512 });
  return {
    send: vettedSend(policy, now, ({ target, headers, body, signal }) =>
      request(target.url, { method: 'POST', headers, body, dispatcher: pools.for(target.address), signal }),
    ),
    close: () => pools.close(),
  };
}
